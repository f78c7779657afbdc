"""Displays traces on the table until the person acts."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSimpleTextItem

from soiree.core.zones import Zone
from soiree.ui.table.contract.layout import words_scale
from soiree.ui.table.contract.targets import CardTarget
from soiree.ui.table.contract.trace import Ghost, Spot, Trace
from soiree.ui.table.felt.board import Board
from soiree.ui.table.felt.cards import Pose
from soiree.ui.table.felt.felt_line import areas_of
from soiree.ui.table.felt.items import explain, united
from soiree.ui.table.motion.animations import together
from soiree.ui.table.recap.trace_items import (
    AWAY,
    BADGE,
    Arc,
    GhostItem,
    Mark,
    TraceItem,
    visible_share,
)
from soiree.ui.table.shown import Shown

MOST_ARCS = 3
"""The greatest number of arcs; more would be a tangle."""

COMES, GOES = 160, 120
"""Milliseconds at normal speed in which traces fade in and out."""

_HIGH = 400.0
"""The z value of marks round places: above all cards at rest."""

_RISES = 0.16
"""The distance by which a ghost is raised out of cards that lie there, as a share of its width.

It is less than that of a selected card (`felt.cards.RAISED`), since words stand right above those.
"""

_FAR = 0.5
"""The least distance of two places that an arc joins, in widths of the smaller one."""

_SEEN = 0.5
"""The least visible share of an arc that is drawn."""


class ChangedPlace(Struct):
    """A place that other players changed, once or several times.

    Attributes:
        height: the z value of the mark.
        start: the `Outcome.start` of the move that changed the place last.
        sentences: a sentence for each change.
        hits: true if a change hit the viewer.
    """

    spot: Spot
    area: QRectF
    height: float
    start: int
    sentences: list[str]
    hits: bool

    def take(self, other: ChangedPlace) -> None:
        """Merge another change of this place."""
        self.area = self.area.united(other.area)
        self.height = max(self.height, other.height)
        self.start = other.start
        self.sentences += [each for each in other.sentences if each not in self.sentences]
        self.hits |= other.hits


class Traces:
    """The traces on the table.

    Attributes:
        places: the places where cards arrived.
    """

    def __init__(self, scene: QGraphicsScene, board: Board, shown: Shown) -> None:
        self._scene = scene
        self._board = board
        self._shown = shown
        self._told: Sequence[tuple[Trace, str]] = ()
        self._items: list[TraceItem] = []
        self._going: Sequence[TraceItem] = ()
        self._fading: QAbstractAnimation | None = None
        self.places: list[ChangedPlace] = []

    def take(self, told: Sequence[tuple[Trace, str]]) -> None:
        """Find the places of traces, which replace the present ones; `show` draws them.

        Args:
            told: traces in the order of events, each with its sentences.
        """
        self.clear()
        self._told = told
        self.places = self._changed(told)

    def show(self, *, at_once: bool = False) -> None:
        """Draw the traces; their arcs leave out all text on the table.

        Args:
            at_once: true if the traces do not fade in.
        """
        for trace, sentence in self._told:
            self._items += self._ghosts(trace, sentence)
        self._items += self._marks()
        self._items += self._arcs([trace for trace, _ in self._told])
        for item in self._items:
            self._scene.addItem(item)
        if not at_once:
            self._fade(self._items, away=False, milliseconds=COMES)

    def drop(self) -> None:
        """Fade all traces out."""
        items, self._items, self.places = self._items, [], []
        self._end_fading()
        self._fade(items, away=True, milliseconds=GOES)

    def clear(self) -> None:
        """Remove all traces at once."""
        self._end_fading()
        self._remove(self._items)
        self._items, self.places = [], []

    def numbers(self) -> Mapping[int, int]:
        """Return the displayed numbers of changed places, by the `Outcome.start` of the move that
        changed them last; empty if it is the same move for all.
        """
        starts = sorted({place.start for place in self.places})
        if len(starts) < 2:
            return {}
        return {start: number for number, start in enumerate(starts, 1)}

    # --- items -----------------------------------------------------------------------------------

    def _changed(self, told: Sequence[tuple[Trace, str]]) -> list[ChangedPlace]:
        """Return each changed place once; cards that arrived together are one place."""
        found: list[ChangedPlace] = []
        for trace, sentence in told:
            start = trace.outcome.start
            # A trace has one red line: the ghost's, if there is one.
            hits = trace.hits and not trace.ghosts
            for spot in trace.arrived:
                area = self._area(spot)
                if area is None:
                    continue
                height = self._height(spot)
                place = ChangedPlace(spot, area, height, start, [sentence], hits)
                for other in found:
                    together = other.start == start and other.area.intersects(area)
                    if other.spot == spot or together:
                        other.take(place)
                        break
                else:
                    found.append(place)
        return found

    def _marks(self) -> Iterator[TraceItem]:
        palette = self._shown.now.appearance.palette
        numbers, radius = self.numbers(), self._radius()
        for place in self.places:
            sentences = "\n".join(place.sentences)
            mark = Mark(place.area, place.height, palette, sentences, hits=place.hits)
            if numbers:
                mark.number(numbers[place.start], self._corner(place, radius), radius, palette)
            yield mark

    def _radius(self) -> float:
        """The radius of badges, which grows with the text on the felt."""
        return BADGE * words_scale(self._board.placement.layout.prompt().scale)

    def _corner(self, place: ChangedPlace, radius: float) -> QPointF:
        """The centre of a badge at a corner of a place, clear of cards and words if possible."""
        cards = self._board.cards.items()
        above = [item.area() for item in cards if item.zValue() > place.height]
        area, within = place.area.adjusted(-AWAY, -AWAY, AWAY, AWAY), self._board.placement.area
        left, right = area.left() + radius, area.right() - radius
        # The table may end here.
        top = max(area.top(), within.top() + radius + 1)
        bottom = min(area.bottom(), within.bottom() - radius - 1)
        size = QPointF(radius, radius)
        corners = [QPointF(x, y) for y in (top, bottom) for x in (right, left)]
        for corner in corners:
            badge = QRectF(corner - size, corner + size)
            under = self._scene.items(badge)
            is_read = any(isinstance(each, QGraphicsSimpleTextItem) for each in under)
            if not is_read and not any(each.intersects(badge) for each in above):
                return corner
        return corners[0]

    def _ghosts(self, trace: Trace, sentence: str) -> Iterator[TraceItem]:
        palette = self._shown.now.appearance.palette
        for ghost in trace.ghosts:
            pose, rise = self._lay(ghost)
            picture = pose.art.back() if ghost.card is None else pose.art.face(ghost.card)
            item = GhostItem(picture, pose, palette, hits=trace.hits, rise=rise)
            explain(item, item.outline, sentence)
            yield item

    def _arcs(self, traces: Sequence[Trace]) -> Iterator[TraceItem]:
        palette = self._shown.now.appearance.palette
        words = areas_of(self._board.texts)
        over = [*(item.area() for item in self._board.cards.items()), *words]
        ways = [
            way
            for trace in reversed(traces)
            for way in [self._way(trace)]
            if way and visible_share(way[0], way[1], over) >= _SEEN
        ]
        hits_first = sorted(ways, key=lambda way: not way[2])
        for start, end, hits in hits_first[:MOST_ARCS]:
            yield Arc(start, end, palette, hits=hits, words=words)

    def _way(self, trace: Trace) -> tuple[QPointF, QPointF, bool] | None:
        """Return the two ends of a trace's arc, and true if the trace hit the viewer."""
        ends = next(filter(None, map(self._area, trace.arrived)), None)
        begins = self._beginning(trace)
        if ends is None or begins is None:
            return None
        far = _FAR * min(ends.width(), ends.height())
        start, end = _edge(begins, ends.center()), _edge(ends, begins.center())
        return (start, end, trace.hits) if (start - end).manhattanLength() > far else None

    def _beginning(self, trace: Trace) -> QRectF | None:
        if trace.source is not None:
            return self._area(trace.source)
        if not trace.ghosts:
            return None
        pose, _ = self._lay(trace.ghosts[0])
        size = QPointF(pose.art.width, pose.art.height)
        return QRectF(pose.centre - size / 2, pose.centre + size / 2)

    # --- geometry --------------------------------------------------------------------------------

    def _area(self, spot: Spot) -> QRectF | None:
        match spot:
            case QRectF():
                return spot
            case Zone():
                area = united(item.area() for item in self._board.zones.get(spot, ()))
                return area if area.isValid() else None
        item = self._board.item_of(spot)
        return None if item is None else item.area()

    def _height(self, spot: Spot) -> float:
        match spot:
            case CardTarget():
                item = self._board.item_of(spot)
                return 0.0 if item is None else item.zValue() + 0.5
            case Zone():
                items = self._board.zones.get(spot, ())
                return max((item.zValue() for item in items), default=0.0) + 0.5
        return _HIGH

    def _lay(self, ghost: Ghost) -> tuple[Pose, float]:
        """Return the pose of a ghost, and the pixels by which it is raised above cards there."""
        pose = self._board.placement.poses(ghost.zone, ghost.count)[ghost.index]
        if not self._board.zones.get(ghost.zone):
            return pose, 0.0
        turn = math.radians(pose.turn)
        rise = pose.art.width * _RISES
        aside = QPointF(rise * math.sin(turn), -rise * math.cos(turn))
        return replace(pose, centre=pose.centre + aside), rise

    # --- fading ----------------------------------------------------------------------------------

    def _fade(self, items: Sequence[TraceItem], *, away: bool, milliseconds: int) -> None:
        takes = self._shown.now.appearance.motion(milliseconds)
        if not takes or not items:
            if away:
                self._remove(items)
            return
        group = together(*(item.fade(away=away, milliseconds=takes) for item in items))
        self._fading = group
        self._going = items if away else ()
        group.finished.connect(self._end_fading)
        group.start()

    def _end_fading(self) -> None:
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
    middle = area.center()
    way = towards - middle
    across = area.width() / 2 / abs(way.x()) if way.x() else math.inf
    down = area.height() / 2 / abs(way.y()) if way.y() else math.inf
    return middle + way * min(1.0, across, down)
