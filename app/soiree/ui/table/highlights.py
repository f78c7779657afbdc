"""Plays highlights: the light narrows, cards lift out, a word is called, points run into a plate.

Whatever moves is a pixmap that property animations move: nothing of Python runs in a frame, only at
each of the few steps of a count.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QRectF,
    QSequentialAnimationGroup,
    Signal,
)
from PySide6.QtWidgets import QGraphicsScene

from soiree.core.zones import Zone
from soiree.ui.table.appearance import Appearance
from soiree.ui.table.board import Board
from soiree.ui.table.cards import FLYING, CardItem
from soiree.ui.table.highlight import COURSES, Course, Highlight, Weight, counting
from soiree.ui.table.highlight_pictures import (
    Picture,
    call_pixmap,
    count_pixmap,
    mote_pixmap,
    shade_pixmap,
    spark_pixmap,
)
from soiree.ui.table.name_plates import Plate
from soiree.ui.table.shown import Shown

_SHADE = 9_000
_CALL = FLYING + 1_000
_COUNT = FLYING + 1_500
_MOTE = FLYING + 2_000

_SWELL = 140
_SWOLLEN = 1.12
"""Milliseconds and size of the swelling of a number at each step of its count."""

_SPARK = 260
"""Milliseconds that a point takes from the cards to the plate."""

_READ = {Weight.SMALL: 500, Weight.MIDDLE: 900, Weight.GREAT: 1400}
"""How long the end is shown where nothing moves, as messages are read."""

_MOTES = 16
_DRIFT = 4200
"""How many motes come down at a victory, and their milliseconds from first to last."""

_FAN = 5.0
"""Degrees between two cards of a fan."""

_LARGEST = 1.3
"""How much larger than its largest picture a card is shown: beyond that it would be blurred."""


class Highlights(QObject):
    """The highlights of one table, one at a time.

    Signals:
        counted: a step of a count, from 1.
    """

    counted = Signal(int)

    def __init__(self, scene: QGraphicsScene, board: Board, shown: Shown, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._shown = shown
        self._shade = Picture(_SHADE)
        self._call = Picture(_CALL)
        self._count = Picture(_COUNT)
        self._sparks = [Picture(_COUNT - 1) for _ in counting(100)]
        self._motes = [Picture(_MOTE) for _ in range(_MOTES)]
        for picture in (self._shade, self._call, self._count, *self._sparks, *self._motes):
            scene.addItem(picture)
        self._lit: Plate | None = None
        self._lifted: list[CardItem] = []
        self._drift: QAbstractAnimation | None = None
        self._kinds: set[str] = set()

    # --- what is played ----------------------------------------------------------------------

    def begin_round(self) -> None:
        """What has been great so far is great again."""
        self._kinds.clear()

    def weighed(self, highlight: Highlight) -> Highlight:
        """A highlight as it is to be played now: the second great one of a kind is a middle one."""
        if highlight.weight is Weight.GREAT and highlight.kind:
            if highlight.kind in self._kinds:
                return highlight.lessened()
            self._kinds.add(highlight.kind)
        return highlight

    def motion(self, highlight: Highlight) -> QAbstractAnimation | None:
        """All that moves with a highlight; `end` has to follow. None if no time is left for it.

        Without motion its end is shown, still, for as long as it takes to read.
        """
        appearance = self._shown.appearance
        course = COURSES[highlight.weight]
        if not (appearance.motion(course.whole) or appearance.hold(course.whole)):
            return None
        self.end()
        lifts = self._lift(highlight, course)
        self._prepare(highlight, lifts)
        if highlight.wins:
            self._let_motes_drift()
        if not appearance.motion(course.whole):
            return self._still(highlight, lifts)
        return self._moving(highlight, lifts, _at_pace(course, appearance))

    def call_beside(self, highlight: Highlight) -> None:
        """Call a word beside whatever moves, as in a race: nobody waits for it."""
        appearance = self._shown.appearance
        course = _at_pace(COURSES[highlight.weight], appearance)
        if not highlight.word or not course.whole:
            return
        self._draw_call(highlight, [])
        fading = _one_after_the_other(
            self._call_entrance(course),
            QPauseAnimation(course.count),
            _to(self._call, b"opacity", 0.0, course.settle),
        )
        fading.setParent(self)
        fading.finished.connect(self._call.hide)
        fading.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)

    def end(self) -> set[Zone]:
        """Take away all but the motes; returns the zones whose cards have to be laid to rest."""
        for picture in (self._shade, self._call, self._count, *self._sparks):
            picture.hide()
        if self._lit is not None:
            self._lit.setZValue(0)
            self._lit = None
        lifted, self._lifted = self._lifted, []
        return {zone for zone, items in self._board.zones.items() if set(items) & set(lifted)}

    def drop(self) -> None:
        """Take away everything: another scene is set."""
        self.end()
        self._kinds.clear()
        if self._drift is not None:
            self._drift.stop()
            self._drift = None
        for mote in self._motes:
            mote.hide()

    # --- what is seen ------------------------------------------------------------------------

    def _prepare(self, highlight: Highlight, lifts: Sequence[_Lift]) -> None:
        board, appearance = self._board, self._shown.appearance
        ratio = board.placement.ratio
        plate = board.plates[highlight.seat]
        if highlight.weight > Weight.SMALL:
            # Whoever goes on saying something says it again with the next turn.
            board.speeches.hush()
            self._lit = plate
            plate.setZValue(_SHADE + 1)
            area = self._scene_area()
            lamp = _centre([lift.to for lift in lifts]) or plate.area().center()
            palette = appearance.palette
            self._shade.show_pixmap(shade_pixmap(area.size().toSize(), ratio, lamp, palette))
            self._shade.setPos(area.center())
            _reveal(self._shade)
        if highlight.word:
            self._draw_call(highlight, lifts)
        if highlight.points:
            self._place_count(plate, counting(highlight.points)[0])

    def _draw_call(self, highlight: Highlight, lifts: Sequence[_Lift]) -> None:
        """Between the cards, or else the middle of the table, and the player who calls."""
        board, palette = self._board, self._shown.appearance.palette
        area, plate = self._scene_area(), board.plates[highlight.seat]
        scale = min(area.width() / 1280, area.height() / 720)
        pixmap = call_pixmap(highlight.word, max(0.7, scale), board.placement.ratio, palette)
        self._call.show_pixmap(pixmap)
        size = self._call.extent()
        way = plate.area().center() - area.center()
        at = area.center() + way * 0.5
        if lifts:
            cards = _bounds(lifts)
            below = way.y() >= 0
            y = cards.bottom() + size.height() / 2 if below else cards.top() - size.height() / 2
            at = QPointF(cards.center().x() + way.x() * 0.25, y)
        self._call.setPos(_within(at, size.width(), size.height(), area))
        _reveal(self._call)

    def _place_count(self, plate: Plate, points: int) -> None:
        scale, ratio = plate.scale_now, self._board.placement.ratio
        self._count.show_pixmap(count_pixmap(points, scale, ratio))
        area = plate.area()
        wide = self._count.extent().width()
        self._count.setPos(
            round(area.right() - wide / 2 - 4 * scale), round(area.top() + area.height() * 0.34)
        )
        self._count.show()

    def _scene_area(self) -> QRectF:
        return self._shade.scene().sceneRect()

    # --- the cards ---------------------------------------------------------------------------

    def _lift(self, highlight: Highlight, course: Course) -> list[_Lift]:
        """Where each card goes: a little towards the middle, or into a fan there if it is great."""
        items = [self._board.cards.item_of(card) for card in highlight.cards]
        self._lifted = [item for item in items if item is not None]
        if not self._lifted:
            return []
        area = self._scene_area()
        art = max(self._board.placement.arts, key=lambda art: art.width)
        widest = art.width * _LARGEST
        great = highlight.weight is Weight.GREAT
        lifts = []
        for number, item in enumerate(self._lifted):
            width = min(widest, item.pose.art.width * course.growth)
            if great:
                width = min(widest, max(width, area.height() * 0.19))
            item.rise(art, number)
            at, turn = item.pose.centre, item.pose.turn
            if great:
                at, turn = _in_fan(number, len(self._lifted), width, area)
            elif highlight.weight is Weight.MIDDLE:
                at = at + (area.center() - at) * 0.12
            lifts.append(_Lift(item, at, turn, width, width * art.aspect, art.width))
        return lifts

    # --- as motion ---------------------------------------------------------------------------

    def _moving(
        self, highlight: Highlight, lifts: Sequence[_Lift], course: Course
    ) -> QAbstractAnimation:
        parts: list[QAbstractAnimation] = []
        lifted = course.narrow + course.lift
        settles = lifted + course.count
        if self._lit is not None:
            self._shade.setOpacity(0)
            parts.append(
                _one_after_the_other(
                    _to(self._shade, b"opacity", 1.0, max(1, course.narrow)),
                    QPauseAnimation(course.lift + course.count),
                    _to(self._shade, b"opacity", 0.0, course.settle),
                )
            )
        for lift in lifts:
            parts.append(
                _one_after_the_other(
                    QPauseAnimation(course.narrow),
                    lift.out(course.lift),
                    QPauseAnimation(course.count),
                    lift.back(course.settle),
                )
            )
        if highlight.word:
            self._call.setOpacity(0)
            parts.append(
                _one_after_the_other(
                    QPauseAnimation(course.narrow),
                    self._call_entrance(course),
                    QPauseAnimation(course.count),
                    _to(self._call, b"opacity", 0.0, course.settle),
                )
            )
        if highlight.points:
            source = _centre([lift.to for lift in lifts]) or self._scene_area().center()
            self._count.hide()
            parts += self._counting(highlight, source, lifted, course.count)
        parts.append(QPauseAnimation(settles + course.settle))
        return _together(*parts)

    def _call_entrance(self, course: Course) -> QAbstractAnimation:
        """The word comes up and is there by the time the cards are."""
        self._call.setScale(0.9)
        return _one_after_the_other(
            _together(
                _to(self._call, b"opacity", 1.0, course.lift // 2),
                _to(self._call, b"scale", 1.0, course.lift // 2),
            ),
            QPauseAnimation(course.lift - course.lift // 2),
        )

    def _counting(
        self, highlight: Highlight, source: QPointF, begins: int, lasts: int
    ) -> list[QAbstractAnimation]:
        """Points leave the cards one after the other, and each makes the number grow and swell."""
        numbers, plate = counting(highlight.points), self._board.plates[highlight.seat]
        parts: list[QAbstractAnimation] = []
        target, ratio = self._count.pos(), self._board.placement.ratio
        swell = min(_SWELL, lasts)
        way = min(_SPARK, lasts)
        apart = max(0, lasts - way) // len(numbers)
        spark_picture = spark_pixmap(plate.scale_now, ratio)
        for step, (number, spark) in enumerate(zip(numbers, self._sparks, strict=False), 1):
            spark.show_pixmap(spark_picture)
            spark.setPos(source)
            spark.setScale(1.0)
            spark.setOpacity(0)
            spark.show()
            arrives = begins + (step - 1) * apart
            flight = _together(
                _to(spark, b"pos", target, way, QEasingCurve.Type.InCubic),
                _to(spark, b"opacity", 1.0, way // 4),
            )
            flight.finished.connect(self._stepping(plate, spark, step, number))
            parts.append(_one_after_the_other(QPauseAnimation(arrives), flight))
            grow = QPropertyAnimation(self._count, b"scale")
            grow.setDuration(max(1, swell))
            for part, size in ((0.0, 1.0), (0.4, _SWOLLEN), (1.0, 1.0)):
                grow.setKeyValueAt(part, size)
            parts.append(_one_after_the_other(QPauseAnimation(arrives + way), grow))
        return parts

    def _stepping(self, plate: Plate, spark: Picture, step: int, number: int) -> Callable[[], None]:
        def come() -> None:
            spark.hide()
            self._place_count(plate, number)
            self.counted.emit(step)

        return come

    # --- without motion ----------------------------------------------------------------------

    def _still(self, highlight: Highlight, lifts: Sequence[_Lift]) -> QAbstractAnimation:
        for lift in lifts:
            lift.stand()
        if highlight.points:
            self._place_count(self._board.plates[highlight.seat], highlight.points)
        return QPauseAnimation(self._shown.appearance.hold(_READ[highlight.weight]))

    # --- a victory ---------------------------------------------------------------------------

    def _let_motes_drift(self) -> None:
        """A few motes come down through the light; none where nothing moves."""
        appearance, ratio = self._shown.appearance, self._board.placement.ratio
        if not appearance.motion(_DRIFT):
            return
        area, chance = self._scene_area(), random.Random()
        group = QParallelAnimationGroup(self)
        for mote in self._motes:
            across = chance.choice((5, 7, 10))
            mote.show_pixmap(mote_pixmap(across, ratio, appearance.palette))
            start = QPointF(
                area.left() + area.width() * chance.uniform(0.22, 0.78),
                area.top() + area.height() * chance.uniform(0.02, 0.3),
            )
            way = QPointF(chance.uniform(-40, 40), area.height() * chance.uniform(0.3, 0.6))
            mote.setPos(start)
            mote.setOpacity(0)
            mote.show()
            first = chance.randrange(_DRIFT // 3)
            lasts = _DRIFT - first
            glow = QPropertyAnimation(mote, b"opacity")
            glow.setDuration(lasts)
            for part, strength in ((0.0, 0.0), (0.25, 0.9), (0.7, 0.7), (1.0, 0.0)):
                glow.setKeyValueAt(part, strength)
            fall = _to(mote, b"pos", start + way, lasts, QEasingCurve.Type.OutSine)
            group.addAnimation(_one_after_the_other(QPauseAnimation(first), _together(glow, fall)))
        self._drift = group
        group.start()


class _Lift:
    """The way of one card out of its place and back.

    Attributes:
        to: where its middle goes.
        width, height: of the card there.
    """

    def __init__(
        self, item: CardItem, to: QPointF, turn: float, width: float, height: float, drawn: float
    ) -> None:
        """
        Args:
            turn: of the card there, in degrees.
            drawn: the width of its picture.
        """
        self.to, self.width, self.height = to, width, height
        self._item, self._turn, self._scale = item, turn, width / drawn
        self._home_scale = item.pose.art.width / drawn

    def out(self, milliseconds: int) -> QAbstractAnimation:
        """It comes up quickly and comes to rest softly."""
        return self._way(self.to, self._turn, self._scale, milliseconds, _OUT)

    def back(self, milliseconds: int) -> QAbstractAnimation:
        pose = self._item.pose
        return self._way(pose.centre, pose.turn, self._home_scale, milliseconds, _IN_OUT)

    def stand(self) -> None:
        self._item.setPos(self.to)
        self._item.setRotation(self._turn)
        self._item.setScale(self._scale)

    def _way(
        self, to: QPointF, turn: float, scale: float, milliseconds: int, curve: QEasingCurve.Type
    ) -> QAbstractAnimation:
        return _together(
            _to(self._item, b"pos", to, milliseconds, curve),
            _to(self._item, b"rotation", turn, milliseconds, curve),
            _to(self._item, b"scale", scale, milliseconds, curve),
        )


_OUT = QEasingCurve.Type.OutCubic
_IN_OUT = QEasingCurve.Type.InOutCubic


def _at_pace(course: Course, appearance: Appearance) -> Course:
    times = (course.narrow, course.lift, course.count, course.settle)
    return Course(*map(appearance.motion, times), course.growth)


def _in_fan(number: int, count: int, width: float, area: QRectF) -> tuple[QPointF, float]:
    """Where a card of a fan in the middle of the table stands, and its turn."""
    apart = min(width * 0.78, (area.width() * 0.72 - width) / max(1, count - 1))
    off = number - (count - 1) / 2
    turn = off * min(_FAN, 24 / max(1, count))
    sag = width * 0.9 * (1 - math.cos(math.radians(turn * 3)))
    return area.center() + QPointF(off * apart, sag), turn


def _centre(points: Sequence[QPointF]) -> QPointF | None:
    if not points:
        return None
    return QPointF(
        sum(point.x() for point in points) / len(points),
        sum(point.y() for point in points) / len(points),
    )


def _bounds(lifts: Sequence[_Lift]) -> QRectF:
    """The rectangle that lifted cards take, as if none of them were turned."""
    whole = QRectF()
    for lift in lifts:
        card = QRectF(0, 0, lift.width, lift.height)
        card.moveCenter(lift.to)
        whole = whole.united(card)
    return whole


def _within(middle: QPointF, width: float, height: float, area: QRectF) -> QPointF:
    """The nearest whole point about which a picture lies within an area."""
    x = max(area.left() + width / 2, min(middle.x(), area.right() - width / 2))
    y = max(area.top() + height / 2, min(middle.y(), area.bottom() - height / 2))
    return QPointF(round(x), round(y))


def _reveal(picture: Picture) -> None:
    picture.setOpacity(1)
    picture.setScale(1)
    picture.show()


def _to(
    moved: QObject,
    name: bytes,
    end: object,
    milliseconds: int,
    curve: QEasingCurve.Type = QEasingCurve.Type.InOutSine,
) -> QPropertyAnimation:
    way = QPropertyAnimation(moved, name)
    way.setEndValue(end)
    way.setDuration(milliseconds)
    way.setEasingCurve(curve)
    return way


def _together(*animations: QAbstractAnimation) -> QParallelAnimationGroup:
    group = QParallelAnimationGroup()
    for animation in animations:
        group.addAnimation(animation)
    return group


def _one_after_the_other(*animations: QAbstractAnimation) -> QSequentialAnimationGroup:
    group = QSequentialAnimationGroup()
    for animation in animations:
        group.addAnimation(animation)
    return group
