"""Plays highlights: the light narrows, cards lift out, a word is called, points run into a plate.

Whatever moves is a pixmap that property animations move: nothing of Python runs in a frame, only at
each of the few steps of a count.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QRectF,
    QSizeF,
    Signal,
)
from PySide6.QtWidgets import QGraphicsScene

from soiree.core.zones import Seat, Zone
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.highlight import COURSES, Course, Highlight, Weight, counting
from soiree.ui.table.felt.board import Board
from soiree.ui.table.felt.cards import FLYING, CardItem
from soiree.ui.table.felt.name_plates import Plate
from soiree.ui.table.motion.animations import glide, one_after_the_other, together
from soiree.ui.table.motion.highlight_pictures import (
    Picture,
    call_pixmap,
    clear_of_call,
    count_pixmap,
    shade_pixmap,
    spark_pixmap,
)
from soiree.ui.table.motion.lifted_cards import Lift, bounds_of, centre_of, in_fan
from soiree.ui.table.motion.particles import DRIFT, Motes
from soiree.ui.table.shown import Shown

_SHADE = 9_000
_CALL = FLYING + 1_000
_COUNT = FLYING + 1_500

_SWELL = 140
_SWOLLEN = 1.12
"""Milliseconds and size of the swelling of a number at each step of its count."""

_SPARK = 260
"""Milliseconds that a point takes from the cards to the plate."""

_READ = {Weight.SMALL: 500, Weight.MIDDLE: 900, Weight.GREAT: 1400}
"""How long the end is shown where nothing moves, as messages are read."""

_CALLS = (1.0, 0.85, 0.7, 0.55)
"""How large a word is called, in parts of its usual size: the first for which there is room."""

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
        self._word = QSizeF()
        self._count = Picture(_COUNT)
        self._sparks = [Picture(_COUNT - 1) for _ in counting(100)]
        self._motes = Motes(scene, self)
        for picture in (self._shade, self._call, self._count, *self._sparks):
            scene.addItem(picture)
        self._lit: Plate | None = None
        self._lifted: list[CardItem] = []
        self._calling: QAbstractAnimation | None = None
        self._caller: Seat | None = None  # of a word that is called beside whatever moves
        self._kinds: set[str] = set()

    @property
    def is_calling(self) -> bool:
        """Whether a word stands at the table now."""
        return self._call.isVisible()

    def call_area(self) -> QRectF:
        """What of the scene the word takes, without its soft ground."""
        area = QRectF(QPointF(), self._word)
        area.moveCenter(self._call.pos())
        return area

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
        appearance = self._shown.now.appearance
        course = COURSES[highlight.weight]
        if not (appearance.motion(course.whole) or appearance.hold(course.whole)):
            return None
        self.end()
        lifts = self._lift(highlight, course)
        self._prepare(highlight, lifts)
        if highlight.wins:
            drift = appearance.motion(DRIFT)
            if drift:
                ratio = self._board.placement.ratio
                self._motes.drift(self._board.placement.area, ratio, appearance.palette, drift)
        if not appearance.motion(course.whole):
            return self._still(highlight, lifts)
        return self._moving(highlight, lifts, _at_pace(course, appearance))

    def call_beside(self, highlight: Highlight) -> None:
        """Call a word beside whatever moves, as in a race: nobody waits for it."""
        appearance = self._shown.now.appearance
        course = _at_pace(COURSES[highlight.weight], appearance)
        highlight = self.weighed(highlight)
        if not highlight.word or not course.whole:
            return
        self._stop_calling()
        # The word says it, larger.
        self._caller = highlight.seat
        self._board.speeches.put_aside(True, highlight.seat)
        self._draw_call(highlight, [])
        self._calling = one_after_the_other(
            self._call_entrance(course),
            QPauseAnimation(course.count),
            glide(self._call, b"opacity", 0.0, course.settle),
        )
        self._calling.setParent(self)
        self._calling.finished.connect(self._stop_calling)
        self._calling.start()

    def end(self) -> set[Zone]:
        """Take away all but the motes; returns the zones whose cards have to be laid to rest."""
        self._stop_calling()
        for picture in (self._shade, self._count, *self._sparks):
            picture.hide()
        if self._lit is not None:
            self._board.speeches.put_aside(False)
            self._lit.setZValue(0)
            self._lit = None
        lifted, self._lifted = self._lifted, []
        return {zone for zone, items in self._board.zones.items() if set(items) & set(lifted)}

    def _stop_calling(self) -> None:
        if self._calling is not None:
            self._calling.stop()
            self._calling.deleteLater()
            self._calling = None
        if self._caller is not None:
            self._board.speeches.put_aside(False, self._caller)
            self._caller = None
        self._call.hide()

    def drop(self) -> None:
        """Take away everything: another scene is set."""
        self.end()
        self._kinds.clear()
        self._motes.drop()

    # --- what is seen ------------------------------------------------------------------------

    def _prepare(self, highlight: Highlight, lifts: Sequence[Lift]) -> None:
        board, appearance = self._board, self._shown.now.appearance
        ratio = board.placement.ratio
        plate = board.plates[highlight.seat]
        if highlight.weight > Weight.SMALL:
            board.speeches.put_aside(True)
            self._lit = plate
            plate.setZValue(_SHADE + 1)
            area = self._board.placement.area
            towards = area.center() + (plate.area().center() - area.center()) * 0.4
            lamp = centre_of([lift.to for lift in lifts]) or towards
            palette = appearance.palette
            self._shade.show_pixmap(shade_pixmap(area.size().toSize(), ratio, lamp, palette))
            self._shade.setPos(area.center())
            _reveal(self._shade)
        if highlight.word:
            self._draw_call(highlight, lifts)
        if highlight.points:
            self._place_count(plate, counting(highlight.points)[0])

    def _draw_call(self, highlight: Highlight, lifts: Sequence[Lift]) -> None:
        """As large as there is room for it beside the cards, or else the player who calls."""
        board, palette = self._board, self._shown.now.appearance.palette
        area = board.placement.area
        usual = max(0.8, min(area.width() / 1280, area.height() / 720))
        for scale in (usual * part for part in _CALLS):
            pixmap = call_pixmap(highlight.word, scale, board.placement.ratio, palette)
            self._call.show_pixmap(pixmap)
            words = self._word = clear_of_call(self._call.extent(), scale)
            wanted = self._call_wanted(board.plates[highlight.seat], words, lifts)
            at = self._room_for_call(board.plates[highlight.seat], words, wanted, lifts)
            if at is not None:
                break
        self._call.setPos(_within(at or wanted, words.width(), words.height(), area))
        _reveal(self._call)

    def _call_wanted(self, plate: Plate, words: QSizeF, lifts: Sequence[Lift]) -> QPointF:
        """Between the cards, or else the middle of the table, and the player who calls."""
        middle = self._board.placement.area.center()
        way = plate.area().center() - middle
        if not lifts:
            return middle + way * 0.6
        cards, beside = bounds_of(lifts), words.height() / 2
        y = cards.bottom() + beside if way.y() >= 0 else cards.top() - beside
        return QPointF(cards.center().x() + way.x() * 0.3, y)

    def _room_for_call(
        self, plate: Plate, words: QSizeF, wanted: QPointF, lifts: Sequence[Lift]
    ) -> QPointF | None:
        """Its soft ground may lie over the edge of a card, or of the table."""
        board = self._board
        taken = [bounds_of(lifts)] if lifts else _about_others(board.plates, plate, words.height())
        free = board.speeches.free
        return free(words, wanted, taken) or free(words, wanted, taken, is_asked=False)

    def _place_count(self, plate: Plate, points: int) -> None:
        scale, ratio = plate.scale_now, self._board.placement.ratio
        self._count.show_pixmap(count_pixmap(points, scale, ratio))
        area = plate.area()
        wide = self._count.extent().width()
        self._count.setPos(
            round(area.right() - wide / 2 - 4 * scale), round(area.top() + area.height() * 0.34)
        )
        self._count.show()

    # --- the cards ---------------------------------------------------------------------------

    def _lift(self, highlight: Highlight, course: Course) -> list[Lift]:
        """Where each card goes: a little towards the middle, or into a fan there if it is great."""
        items = [self._board.cards.item_of(card) for card in highlight.cards]
        self._lifted = [item for item in items if item is not None]
        if not self._lifted:
            return []
        area = self._board.placement.area
        art = max(self._board.placement.arts, key=lambda art: art.width)
        widest = art.width * _LARGEST
        great = highlight.weight is Weight.GREAT
        lifts = []
        for number, item in enumerate(self._lifted):
            width = min(widest, item.pose.art.width * course.growth)
            if great:
                width = min(widest, max(width, area.height() * 0.19))
            item.rise(art, number if great else item.pose.height)
            at, turn = item.pose.centre, item.pose.turn
            if great:
                at, turn = in_fan(number, len(self._lifted), width, area)
            elif highlight.weight is Weight.MIDDLE:
                at = at + (area.center() - at) * 0.12
            lifts.append(Lift(item, at, turn, width, width * art.aspect, art.width))
        return lifts

    # --- as motion ---------------------------------------------------------------------------

    def _moving(
        self, highlight: Highlight, lifts: Sequence[Lift], course: Course
    ) -> QAbstractAnimation:
        parts: list[QAbstractAnimation] = []
        lifted = course.narrow + course.lift
        settles = lifted + course.count
        if self._lit is not None:
            self._shade.setOpacity(0)
            parts.append(
                one_after_the_other(
                    glide(self._shade, b"opacity", 1.0, max(1, course.narrow)),
                    QPauseAnimation(course.lift + course.count),
                    glide(self._shade, b"opacity", 0.0, course.settle),
                )
            )
        for lift in lifts:
            parts.append(
                one_after_the_other(
                    QPauseAnimation(course.narrow),
                    lift.out(course.lift),
                    QPauseAnimation(course.count),
                    lift.back(course.settle),
                )
            )
        if highlight.word:
            self._call.setOpacity(0)
            parts.append(
                one_after_the_other(
                    QPauseAnimation(course.narrow),
                    self._call_entrance(course),
                    QPauseAnimation(course.count),
                    glide(self._call, b"opacity", 0.0, course.settle),
                )
            )
        if highlight.points:
            source = centre_of([lift.to for lift in lifts]) or self._board.placement.area.center()
            self._count.hide()
            parts += self._counting(highlight, source, lifted, course.count)
        parts.append(QPauseAnimation(settles + course.settle))
        return together(*parts)

    def _call_entrance(self, course: Course) -> QAbstractAnimation:
        """The word comes up and is there by the time the cards are."""
        self._call.setScale(0.9)
        return one_after_the_other(
            together(
                glide(self._call, b"opacity", 1.0, course.lift // 2),
                glide(self._call, b"scale", 1.0, course.lift // 2),
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
        way = min(_SPARK, lasts // 2)
        apart = max(0, lasts - way) // len(numbers)
        spark_picture = spark_pixmap(plate.scale_now, ratio)
        for step, (number, spark) in enumerate(zip(numbers, self._sparks, strict=False), 1):
            spark.show_pixmap(spark_picture)
            spark.setPos(source)
            spark.setScale(1.0)
            spark.setOpacity(0)
            spark.show()
            arrives = begins + (step - 1) * apart
            flight = together(
                glide(spark, b"pos", target, way, QEasingCurve.Type.InCubic),
                glide(spark, b"opacity", 1.0, way // 4),
            )
            flight.finished.connect(self._stepping(plate, spark, step, number))
            parts.append(one_after_the_other(QPauseAnimation(arrives), flight))
        swelling = self._swelling([begins + n * apart + way for n in range(len(numbers))], apart)
        return [*parts, swelling]

    def _swelling(self, times: Sequence[int], apart: int) -> QAbstractAnimation:
        """The number swells at each of these times.

        All in one animation: one that starts on the same property would stop all that moves.
        """
        swell = max(1, min(_SWELL, apart))
        whole = times[-1] + swell
        growth = QPropertyAnimation(self._count, b"scale")
        growth.setDuration(whole)
        growth.setKeyValueAt(0.0, 1.0)
        growth.setKeyValueAt(1.0, 1.0)
        for time in times:
            for after, size in ((0.0, 1.0), (0.4, _SWOLLEN), (0.96, 1.0)):
                growth.setKeyValueAt((time + after * swell) / whole, size)
        return growth

    def _stepping(self, plate: Plate, spark: Picture, step: int, number: int) -> Callable[[], None]:
        def come() -> None:
            spark.hide()
            self._place_count(plate, number)
            self.counted.emit(step)

        return come

    # --- without motion ----------------------------------------------------------------------

    def _still(self, highlight: Highlight, lifts: Sequence[Lift]) -> QAbstractAnimation:
        for lift in lifts:
            lift.stand()
        if highlight.points:
            self._place_count(self._board.plates[highlight.seat], highlight.points)
        return QPauseAnimation(self._shown.now.appearance.hold(_READ[highlight.weight]))


def _at_pace(course: Course, appearance: Appearance) -> Course:
    return Course(
        appearance.motion(course.narrow),
        appearance.motion(course.lift),
        appearance.motion(course.count),
        appearance.motion(course.settle),
        course.growth,
    )


def _about_others(plates: Sequence[Plate], caller: Plate, far: float) -> list[QRectF]:
    """Where a word would seem to be called by somebody else."""
    others = (plate.area() for plate in plates if plate is not caller)
    return [area.adjusted(-far, -far, far, far) for area in others]


def _within(middle: QPointF, width: float, height: float, area: QRectF) -> QPointF:
    """The nearest whole point about which a picture lies within an area."""
    x = max(area.left() + width / 2, min(middle.x(), area.right() - width / 2))
    y = max(area.top() + height / 2, min(middle.y(), area.bottom() - height / 2))
    return QPointF(round(x), round(y))


def _reveal(picture: Picture) -> None:
    picture.setOpacity(1)
    picture.setScale(1)
    picture.show()
