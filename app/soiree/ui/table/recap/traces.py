"""Shows traces on the table until the person acts, and tells what each of them stands for."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct
from PySide6.QtCore import QAbstractAnimation, QParallelAnimationGroup, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from soiree.core.events import Outcome
from soiree.core.zones import Zone
from soiree.ui.table.contract.targets import CardTarget, Place, SeatPlate
from soiree.ui.table.contract.trace import Ghost, Spot, Trace
from soiree.ui.table.felt.board import Board
from soiree.ui.table.felt.cards import Pose
from soiree.ui.table.felt.felt_words import felt_words
from soiree.ui.table.recap.trace_items import Arc, GhostItem, Mark, TraceItem, seen_of_bow
from soiree.ui.table.shown import Shown

MOST_ARCS = 3
"""More of them would be a tangle."""

COMES, GOES = 160, 120
"""Milliseconds at normal speed in which traces appear, and go."""

_LOW, _HIGH = -0.7, 400.0
"""Below all that rests, for arcs and ghosts, and above it, for marks round places."""

_RISES = 0.22
"""How far a ghost stands out of what lies there now, in parts of its width."""

_FAR = 0.5
"""How many widths of a card two places lie apart for an arc to join them."""

_SEEN = 0.5
"""How much of an arc must be seen: of one behind a row of cards only scraps are left."""


class Changed(Struct):
    """A place that others changed, however often.

    Attributes:
        height: the z value of what came there.
        number: of the last change, in the order of what happened.
        sentences: that tell all of them.
    """

    spot: Spot
    area: QRectF
    height: float
    number: int
    sentences: list[str]
    hits: bool

    def take(self, other: Changed) -> None:
        """Take in another change here."""
        self.area = self.area.united(other.area)
        self.height = max(self.height, other.height)
        self.number = other.number
        self.sentences += [each for each in other.sentences if each not in self.sentences]
        self.hits |= other.hits


class Traces:
    """The traces that stand on the table.

    Attributes:
        places: where something came.
    """

    def __init__(self, scene: QGraphicsScene, board: Board, shown: Shown) -> None:
        self._scene = scene
        self._board = board
        self._shown = shown
        self._items: list[TraceItem] = []
        self._going: Sequence[TraceItem] = ()
        self._fading: QAbstractAnimation | None = None
        self.places: list[Changed] = []

    def show(self, told: Sequence[tuple[Trace, str]], *, at_once: bool = False) -> None:
        """Let these traces stand on the table, in place of those that do.

        Args:
            told: traces in the order of what happened, each with what it tells.
        """
        self.clear()
        self.places = list(self._changed(told))
        for trace, sentence in told:
            self._items += self._ghosts(trace, sentence)
        self._items += self._marks()
        self._items += self._arcs([trace for trace, _ in told])
        for item in self._items:
            self._scene.addItem(item)
        if not at_once:
            self._fade(self._items, away=False, milliseconds=COMES)

    def drop(self) -> None:
        """Let all traces go: the person acts."""
        items, self._items, self.places = self._items, [], []
        self._end_fading()
        self._fade(items, away=True, milliseconds=GOES)

    def clear(self) -> None:
        """Let no trace stand any more, at once."""
        self._end_fading()
        self._remove(self._items)
        self._items, self.places = [], []

    # --- what they are made of -------------------------------------------------------------------

    def _changed(self, told: Sequence[tuple[Trace, str]]) -> Iterator[Changed]:
        """The places where something came, each once; cards that came together are one place."""
        found: list[Changed] = []
        outcomes: list[Outcome] = []
        for trace, sentence in told:
            if trace.outcome not in outcomes:
                outcomes.append(trace.outcome)
            number = len(outcomes)
            # Where the ghost of what was taken bears the line, no other needs to.
            hits = trace.hits and not trace.left
            for spot in trace.came:
                area = self._area(spot)
                if area is None:
                    continue
                height = self._height(spot)
                place = Changed(spot, area, height, number, [sentence], hits)
                for other in found:
                    together = other.number == number and other.area.intersects(area)
                    if other.spot == spot or together:
                        other.take(place)
                        break
                else:
                    found.append(place)
        # What was changed again bears its last number: the others close up.
        order = sorted({place.number for place in found})
        for place in found:
            place.number = order.index(place.number) + 1
        return iter(found)

    def _marks(self) -> Iterator[TraceItem]:
        palette = self._shown.now.appearance.palette
        several = len({place.number for place in self.places}) > 1
        for place in self.places:
            number = place.number if several else 0
            mark = Mark(place.area, place.height, palette, number=number, hits=place.hits)
            mark.explain(place.area, "\n".join(place.sentences))
            yield mark

    def _ghosts(self, trace: Trace, sentence: str) -> Iterator[TraceItem]:
        palette = self._shown.now.appearance.palette
        for ghost in trace.left:
            pose, centre = self._lay(ghost)
            rise = (pose.centre - centre).manhattanLength()
            picture = pose.art.back() if ghost.card is None else pose.art.face(ghost.card)
            item = GhostItem(picture, centre, pose.turn, _LOW, palette, hits=trace.hits, rise=rise)
            item.explain(item.outline(), sentence)
            yield item

    def _arcs(self, traces: Sequence[Trace]) -> Iterator[TraceItem]:
        """The strongest: those that hit one's own, then the latest."""
        palette, words = self._shown.now.appearance.palette, self._words()
        cards = [self._board.area_of(item) for row in self._board.zones.values() for item in row]
        over = [*cards, *words]
        ways = [
            way
            for trace in reversed(traces)
            for way in [self._way(trace)]
            if way and seen_of_bow(way[0], way[1], over) >= _SEEN
        ]
        hits_first = sorted(ways, key=lambda way: not way[2])
        for start, end, hits in hits_first[:MOST_ARCS]:
            yield Arc(start, end, _LOW, palette, hits=hits, without=words)

    def _way(self, trace: Trace) -> tuple[QPointF, QPointF, bool] | None:
        """From where something left to where it came, and whether it hit one's own."""
        ends = next(filter(None, map(self._area, trace.came)), None)
        begins = self._beginning(trace)
        if ends is None or begins is None:
            return None
        far = _FAR * min(ends.width(), ends.height())
        start, end = _edge(begins, ends.center()), _edge(ends, begins.center())
        return (start, end, trace.hits) if (start - end).manhattanLength() > far else None

    def _words(self) -> list[QRectF]:
        """Where words stand on the felt, which nothing crosses."""
        lines = (line for line in felt_words(self._board) if line.isVisible())
        return [line.sceneBoundingRect().adjusted(-4, -2, 4, 2) for line in lines]

    def _beginning(self, trace: Trace) -> QRectF | None:
        if trace.since is not None:
            return self._area(trace.since)
        if not trace.left:
            return None
        pose, centre = self._lay(trace.left[0])
        size = QPointF(pose.art.width, pose.art.height)
        return QRectF(centre - size / 2, centre + size / 2)

    # --- where they stand ------------------------------------------------------------------------

    def _area(self, spot: Spot) -> QRectF | None:
        match spot:
            case QRectF():
                return spot
            case CardTarget():
                item = self._board.item_of(spot)
                return None if item is None else self._board.area_of(item)
            case SeatPlate(seat):
                return self._board.plates[seat].area()
            case Place():
                return self._board.places[spot].area
            case Zone():
                area = QRectF()
                for item in self._board.zones.get(spot, ()):
                    area = area.united(self._board.area_of(item))
                return area if area.isValid() else None

    def _height(self, spot: Spot) -> float:
        """The z value of a mark: what lies over its card lies over it, too."""
        match spot:
            case CardTarget():
                item = self._board.item_of(spot)
                return 0.0 if item is None else item.zValue() + 0.5
            case Zone():
                items = self._board.zones.get(spot, ())
                return max((item.zValue() for item in items), default=0.0) + 0.5
        return _HIGH

    def _lay(self, ghost: Ghost) -> tuple[Pose, QPointF]:
        """How a ghost lies: behind what lies there now, and standing out of it."""
        pose = self._board.placement.poses(ghost.zone, ghost.count)[ghost.index]
        if not self._board.zones.get(ghost.zone):
            return pose, pose.centre
        turn = math.radians(pose.turn)
        rise = pose.art.width * _RISES
        aside = QPointF(rise * math.sin(turn), -rise * math.cos(turn))
        return pose, pose.centre + aside

    # --- coming and going ------------------------------------------------------------------------

    def _fade(self, items: Sequence[TraceItem], *, away: bool, milliseconds: int) -> None:
        """Let items come or go, and remove those that go."""
        takes = self._shown.now.appearance.motion(milliseconds)
        if not takes or not items:
            if away:
                self._remove(items)
            return
        group = QParallelAnimationGroup()
        for item in items:
            group.addAnimation(item.fade(away=away, milliseconds=takes))
        self._fading = group
        self._going = items if away else ()
        group.finished.connect(self._end_fading)
        group.start()

    def _end_fading(self) -> None:
        """Bring what fades to its end."""
        fading, self._fading = self._fading, None
        if fading is None:
            return
        fading.stop()
        fading.deleteLater()
        for item in self._items:
            item.setOpacity(1)
        self._remove(self._going)
        self._going = ()

    def _remove(self, items: Iterable[TraceItem]) -> None:
        for item in items:
            self._scene.removeItem(item)


def _edge(area: QRectF, towards: QPointF) -> QPointF:
    """Where a line from the middle of an area to a point leaves it."""
    middle = area.center()
    way = towards - middle
    across = area.width() / 2 / abs(way.x()) if way.x() else math.inf
    down = area.height() / 2 / abs(way.y()) if way.y() else math.inf
    return middle + way * min(1.0, across, down)
