"""Plays highlights: the light narrows, cards lift out, a word is called, points fly to a plate.

Property animations move pixmaps, so no frame runs Python; only the steps of a count do.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QLineF,
    QObject,
    QPauseAnimation,
    QPointF,
    QRectF,
    QSizeF,
    Signal,
)
from PySide6.QtWidgets import QGraphicsScene

from soiree.core.zones import Seat, Zone
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.highlight import (
    TIMINGS,
    Highlight,
    Timing,
    Weight,
    counting,
    weighed,
)
from soiree.ui.table.contract.layout import around
from soiree.ui.table.felt.board import Board
from soiree.ui.table.felt.cards import FLYING, CardItem
from soiree.ui.table.felt.name_plates import Plate
from soiree.ui.table.felt.speech_room import kept_within
from soiree.ui.table.motion.animations import glide, keyframes, one_after_the_other, together
from soiree.ui.table.motion.highlight_pictures import (
    Picture,
    call_pixmap,
    clear_of_call,
    count_pixmap,
    rays_pixmap,
    shade_pixmap,
    spark_pixmap,
)
from soiree.ui.table.motion.lifted_cards import Lift, bounds_of, centre_of, in_fan
from soiree.ui.table.motion.particles import DRIFT, Particles

_RAYS = -3
_SHADE = 9_000
_CALL = FLYING + 1_000
_COUNT = FLYING + 1_500

_SWELL = 140
_SWOLLEN = 1.12
"""The milliseconds and the scale by which a number swells at each step of a count."""

_SPARK = 260
"""The milliseconds that a point takes from the cards to the plate."""

_READ = {Weight.SMALL: 500, Weight.MIDDLE: 900, Weight.GREAT: 1400}
"""The milliseconds that a highlight is displayed without motion; they follow the message delay."""

_REACH = 1.5
"""The diameter of the rays of a victory, in heights of the table."""

_CALLS = (1.0, 0.85, 0.7, 0.55)
"""The sizes to try for a call, as shares of its usual size."""

_LARGEST = 1.3
"""The scale beyond which a card's largest picture would be blurred."""


class Highlights(QObject):
    """Plays the highlights of one table, one at a time.

    Attributes:
        call: the word of a highlight in large letters.

    Signals:
        counted: a step of counting up the points of a highlight, from 1.
        called: a word is called; the kind of its highlight, which may be empty, and the seat.
    """

    counted = Signal(int)
    called = Signal(str, int)

    def __init__(self, scene: QGraphicsScene, board: Board, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._shown = board.placement.shown
        self._shade = Picture(_SHADE)
        self._rays = Picture(_RAYS)
        self.call = Picture(_CALL)
        self._word = QSizeF()
        self._count = Picture(_COUNT)
        self._sparks = [Picture(_COUNT - 1) for _ in counting(100)]
        self._particles = Particles(scene, self)
        for picture in (self._shade, self._rays, self.call, self._count, *self._sparks):
            scene.addItem(picture)
        self._lit: Plate | None = None
        self._lifted: list[CardItem] = []
        self._calling: QAbstractAnimation | None = None
        self._caller: Seat | None = None  # of a call in parallel with other motion
        self._kinds: set[str] = set()

    def call_area(self) -> QRectF:
        """Return the area of a call's letters in the scene, without the soft ground behind."""
        return around(self.call.pos(), self._word.width(), self._word.height())

    # --- what is played ----------------------------------------------------------------------

    def begin_round(self) -> None:
        """Reset the per-round limit on great highlights."""
        self._kinds.clear()

    def weighed(self, highlight: Highlight) -> Highlight:
        """Return a highlight as it is played: great only for the first of its kind in a round."""
        return weighed(highlight, self._kinds)

    def motion(self, highlight: Highlight) -> QAbstractAnimation | None:
        """Return the animation of a highlight; None if it takes no time. Call `end` after it.

        If the settings switch motion off, the animation is a pause with the final picture.
        """
        appearance = self._shown.now.appearance
        timing = TIMINGS[highlight.weight]
        if not (appearance.motion(timing.whole) or appearance.hold(timing.whole)):
            return None
        self.end()
        lifts = self._lift(highlight, timing)
        self._prepare(highlight, lifts)
        if highlight.wins:
            drift = appearance.motion(DRIFT)
            if drift:
                ratio = self._board.placement.ratio
                self._particles.drift(self._board.placement.area, ratio, appearance.palette, drift)
        if not appearance.motion(timing.whole):
            return self._still(highlight, lifts)
        return self._moving(highlight, lifts, _at_pace(timing, appearance))

    def call_beside(self, highlight: Highlight) -> None:
        """Display a highlight's word in large letters during other motion, as in a race."""
        appearance = self._shown.now.appearance
        timing = _at_pace(TIMINGS[highlight.weight], appearance)
        highlight = self.weighed(highlight)
        if not highlight.word or not timing.whole:
            return
        self._stop_calling()
        # The call repeats the speech in large letters.
        self._caller = highlight.seat
        self._board.speeches.put_aside(True, highlight.seat)
        self._draw_call(highlight, [])
        self._calling = self._calling_of(timing)
        self._calling.setParent(self)
        self._calling.finished.connect(self._stop_calling)
        self._calling.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)

    def end(self) -> set[Zone]:
        """Remove the light, the shade, the call and the points, but let particles finish.

        Returns:
            The zones of lifted cards. The caller has to move these cards back to their places.
        """
        self._stop_calling()
        for picture in (self._shade, self._rays, self._count, *self._sparks):
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
            self._calling = None
        if self._caller is not None:
            self._board.speeches.put_aside(False, self._caller)
            self._caller = None
        self.call.hide()

    def drop(self) -> None:
        """Remove everything, for a new scene."""
        self.end()
        self._kinds.clear()
        self._particles.drop()

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
            lit = [lift.to for lift in lifts] or [item.pose.centre for item in self._lifted]
            lamp = centre_of(lit) or towards
            palette = appearance.palette
            whole = self._shade.scene().sceneRect()
            lamp -= whole.topLeft()
            self._shade.show_pixmap(shade_pixmap(whole.size().toSize(), ratio, lamp, palette))
            self._shade.setPos(whole.center())
            _reveal(self._shade)
        if highlight.word:
            self._draw_call(highlight, lifts)
            if highlight.wins:
                self._draw_rays()
        if highlight.points:
            self._place_count(plate, counting(highlight.points)[0])

    def _draw_call(self, highlight: Highlight, lifts: Sequence[Lift]) -> None:
        board, palette = self._board, self._shown.now.appearance.palette
        area = board.placement.area
        usual = max(0.8, min(area.width() / 1280, area.height() / 720))
        for scale in (usual * part for part in _CALLS):
            pixmap = call_pixmap(highlight.word, scale, board.placement.ratio, palette)
            self.call.show_pixmap(pixmap)
            words = self._word = clear_of_call(self.call.extent(), scale)
            wanted = self._call_wanted(board.plates[highlight.seat], words, lifts)
            at = self._room_for_call(board.plates[highlight.seat], words, wanted, lifts)
            if at is not None and _is_nearest(board.plates, highlight.seat, at):
                break
        self.call.setPos(kept_within(at or wanted, words, area).toPoint())
        _reveal(self.call)
        self.called.emit(highlight.kind, highlight.seat)

    def _draw_rays(self) -> None:
        placement, palette = self._board.placement, self._shown.now.appearance.palette
        across = placement.area.height() * _REACH
        self._rays.show_pixmap(rays_pixmap(across, placement.ratio, palette))
        self._rays.setPos(self.call.pos())
        _reveal(self._rays)

    def _call_wanted(self, plate: Plate, words: QSizeF, lifts: Sequence[Lift]) -> QPointF:
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
        """Return a centre where the letters of a call cover nothing else; None without one."""
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

    def _lift(self, highlight: Highlight, timing: Timing) -> list[Lift]:
        """Lift the cards: a little towards the middle, or into a fan for a great highlight."""
        if highlight.word and not highlight.cards and not highlight.wins:
            self._light(highlight.seat)
            return []
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
            width = min(widest, item.pose.art.width * timing.growth)
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

    def _light(self, seat: Seat) -> None:
        zones = self._board.zones.items()
        self._lifted = [item for zone, items in zones if zone.owner == seat for item in items]
        for item in self._lifted:
            item.setZValue(_SHADE + 1 + item.pose.height)

    # --- as motion ---------------------------------------------------------------------------

    def _moving(
        self, highlight: Highlight, lifts: Sequence[Lift], timing: Timing
    ) -> QAbstractAnimation:
        parts: list[QAbstractAnimation] = [
            one_after_the_other(
                QPauseAnimation(timing.narrow),
                lift.out(timing.lift),
                QPauseAnimation(timing.count),
                lift.back(timing.settle),
            )
            for lift in lifts
        ]
        lifted = timing.narrow + timing.lift
        for picture in (self._shade, self._rays):
            if picture.isVisible():
                picture.setOpacity(0)
                parts.append(
                    one_after_the_other(
                        glide(picture, b"opacity", 1.0, max(1, timing.narrow)),
                        QPauseAnimation(timing.lift + timing.count),
                        glide(picture, b"opacity", 0.0, timing.settle),
                    )
                )
        if highlight.word:
            self.call.setOpacity(0)
            pause = QPauseAnimation(timing.narrow)
            parts.append(one_after_the_other(pause, self._calling_of(timing)))
        if highlight.points:
            source = centre_of([lift.to for lift in lifts]) or self._board.placement.area.center()
            self._count.hide()
            parts += self._counting(highlight, source, lifted, timing.count)
        parts.append(QPauseAnimation(timing.whole))
        return together(*parts)

    def _calling_of(self, timing: Timing) -> QAbstractAnimation:
        self.call.setScale(0.9)
        appears = timing.lift // 2
        return one_after_the_other(
            together(
                glide(self.call, b"opacity", 1.0, appears),
                glide(self.call, b"scale", 1.0, appears),
            ),
            QPauseAnimation(timing.lift - appears + timing.count),
            glide(self.call, b"opacity", 0.0, timing.settle),
        )

    def _counting(
        self, highlight: Highlight, source: QPointF, begins: int, lasts: int
    ) -> list[QAbstractAnimation]:
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
            flight.finished.connect(partial(self._step, plate, spark, step, number))
            parts.append(one_after_the_other(QPauseAnimation(arrives), flight))
        swelling = self._swelling([begins + n * apart + way for n in range(len(numbers))], apart)
        return [*parts, swelling]

    def _swelling(self, times: Sequence[int], apart: int) -> QAbstractAnimation:
        """Return the animation of the counted points, a number that swells at each of these times.

        This is one animation, as a second one on the same property would stop the whole motion.
        """
        swell = max(1, min(_SWELL, apart))
        whole = times[-1] + swell
        frames = [
            ((time + after * swell) / whole, size)
            for time in times
            for after, size in ((0.0, 1.0), (0.4, _SWOLLEN), (0.96, 1.0))
        ]
        return keyframes(self._count, b"scale", whole, [(0.0, 1.0), (1.0, 1.0), *frames])

    def _step(self, plate: Plate, spark: Picture, step: int, number: int) -> None:
        spark.hide()
        self._place_count(plate, number)
        self.counted.emit(step)

    # --- without motion ----------------------------------------------------------------------

    def _still(self, highlight: Highlight, lifts: Sequence[Lift]) -> QAbstractAnimation:
        for lift in lifts:
            lift.stand()
        if highlight.points:
            self._place_count(self._board.plates[highlight.seat], highlight.points)
        return QPauseAnimation(self._shown.now.appearance.hold(_READ[highlight.weight]))


def _at_pace(timing: Timing, appearance: Appearance) -> Timing:
    motion = appearance.motion
    narrow, lift = motion(timing.narrow), motion(timing.lift)
    return Timing(narrow, lift, motion(timing.count), motion(timing.settle), timing.growth)


def _about_others(plates: Sequence[Plate], caller: Plate, far: float) -> list[QRectF]:
    others = (plate.area() for plate in plates if plate is not caller)
    return [area.adjusted(-far, -far, far, far) for area in others]


def _is_nearest(plates: Sequence[Plate], seat: Seat, at: QPointF) -> bool:
    away = [QLineF(plate.area().center(), at).length() for plate in plates]
    return min(range(len(away)), key=away.__getitem__) == seat


def _reveal(picture: Picture) -> None:
    picture.setOpacity(1)
    picture.setScale(1)
    picture.show()
