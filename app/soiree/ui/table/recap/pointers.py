"""The marks of a hint: a ring round each item of the move, fainter for the next best move."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem

from soiree.core.entries import Move
from soiree.core.zones import Seat
from soiree.ui.style import theme
from soiree.ui.style.panels import dispose_of, uncovered
from soiree.ui.style.theme import INK, IVORY
from soiree.ui.table.contract.targets import Target, Targets
from soiree.ui.table.felt.button_item import ButtonItem
from soiree.ui.table.felt.cards import CardItem
from soiree.ui.table.felt.felt_line import areas_of
from soiree.ui.table.felt.items import Shape, TableItem, rounded
from soiree.ui.table.felt.lines import DoubleLine
from soiree.ui.table.felt.place_item import PlaceItem
from soiree.ui.table.input.choice import Choice
from soiree.ui.table.parts import TablePart, TableParts
from soiree.ui.table.recap.hint_sheet import HintSheet, HintWords

_ABOVE_ALL = 14_500
"""The z value of marks that no item at rest covers; only the focus is above."""

_ON_IT = 0.5
"""The difference of a ring's z value from its item's; items above the item cover the ring."""

_ARROW = 9.0
"""Half the length of an arrow, in pixels."""

_POINTED_AT, _WORDS, _FACE, _OTHER, _BACK, _PLACE = 1000.0, 60.0, 6.0, 3.0, 2.0, 0.05
"""The costs of covering a pixel: of a marked item, of words (plates, buttons, lines, speech), a
face, anything else drawn or the prompt, which gives way, a back, and an empty place.
"""

_CORNERS = ((0, 0, -1, -1), (1, 0, 1, -1), (0, 1, -1, 1), (1, 1, 1, 1))
"""The corners for an arrow: the end of the width and of the height, and the direction outwards."""


class Ring(DoubleLine):
    """A dashed line in two inks, visible on cards and on every felt.

    Nothing else on the table is dashed. Brass lines mark possible moves, this line an advised one.

    Attributes:
        area: the part of the scene inside the ring.
        faint: true for the next best move.
    """

    def __init__(self, area: QRectF, height: float, margin: float, *, faint: bool = False) -> None:
        """
        Args:
            height: the z value of the item.
            margin: the distance of the line from the area.
            faint: true for the next best move.
        """
        super().__init__(height + _ON_IT)
        self.area, self.faint = area, faint
        outline = rounded(area.adjusted(-margin, -margin, margin, margin), 9)
        dark = theme.faded(INK, (150 if faint else 235) / 255)
        light = theme.faded(IVORY, (170 if faint else 255) / 255)
        dashes = QPen(light, 1.5 if faint else 2.5, c=Qt.PenCapStyle.RoundCap)
        dashes.setDashPattern([0.5, 4.5] if faint else [2.2, 2.6])
        self.draw(outline, QPen(dark, 3.5 if faint else 5), dashes)


class Arrow(Shape):
    """An arrow that points at an area from the corner where it covers least."""

    def __init__(self, area: QRectF, within: QRectF, others: Sequence[QRectF]) -> None:
        super().__init__(_ABOVE_ALL + 1)
        shape = min(_arrows(area), key=lambda arrow: _cost(arrow.boundingRect(), within, others))
        path = QPainterPath()
        path.addPolygon(shape)
        self.setPath(path)
        self.setPen(QPen(INK, 2.5))
        self.setBrush(IVORY)


def _arrows(area: QRectF) -> Iterable[QPolygonF]:
    for right, down, x, y in _CORNERS:
        corner = QPointF(
            area.right() if right else area.left(), area.bottom() if down else area.top()
        )
        one = corner + QPointF(x * 0.7 * _ARROW, y * 2 * _ARROW)
        other = corner + QPointF(x * 2 * _ARROW, y * 0.7 * _ARROW)
        yield QPolygonF([corner, one, other, corner])


def _cost(arrow: QRectF, within: QRectF, others: Sequence[QRectF]) -> float:
    """Return the cost of an arrow: its part outside the view, and the part of items it covers."""
    seen = arrow.intersected(within)
    cut = arrow.width() * arrow.height() - seen.width() * seen.height()
    covered = (arrow.intersected(other) for other in others)
    return 10 * cut + sum(each.width() * each.height() for each in covered if not each.isEmpty())


class HintPointers(TablePart):
    """Points out a move, and the next best one, to the person who may choose.

    Attributes:
        move: the advised move, if a hint is displayed.
        sheet: the words of the hint, if it has any.
    """

    def __init__(self, parts: TableParts, choice: Choice) -> None:
        super().__init__(parts)
        self._choice = choice
        self._marks: list[QGraphicsItem] = []
        self._copies: dict[Target, ButtonItem] = {}
        self.move: Move | None = None
        self._rival: Move | None = None
        self._seat: Seat | None = None
        self.sheet: HintSheet | None = None

    @property
    def targets(self) -> Targets:
        """The targets of the advised move."""
        return () if self.move is None else self._choice.targets(self.move, self._seat)

    def show(
        self,
        move: Move,
        rival: Move | None = None,
        words: HintWords | None = None,
        seat: Seat | None = None,
    ) -> None:
        """Display a hint.

        Args:
            rival: the next best move.
            words: the reasons for and against both moves.
            seat: the player of the move, in a replay.
        """
        self.drop()
        self.move, self._rival, self._seat = move, rival, seat
        if words is not None:
            self.sheet = HintSheet(self._view.viewport(), words)
        self.place()

    def drop(self) -> None:
        """Remove the hint."""
        self.move = self._rival = None
        if self.sheet is not None:
            dispose_of(self.sheet)
            self.sheet = None
        self.place()

    def place(self) -> None:
        """Place the marks at the present positions of the targets."""
        scene = self._view.scene()
        for mark in (*self._marks, *self._copies.values()):
            scene.removeItem(mark)
        self._copies = {}
        items = self._items(self.targets)
        rival = () if self._rival is None else self._choice.targets(self._rival, self._seat)
        others = [item for item in self._items(rival) if item not in items]
        self._marks = [self._ring(item, faint=False) for item in items]
        self._marks += [self._ring(item, faint=True) for item in others]
        if items:
            lying, words = list(self._lying()), areas_of(self._board.texts)
            within = self._view.mapToScene(self._view.viewport().rect()).boundingRect()
            for item in items:
                beside = [area for other, area in lying if other is not item]
                self._marks.append(Arrow(item.area(), within, [*beside, *words]))
        for mark in (*self._copies.values(), *self._marks):
            scene.addItem(mark)
        if self.sheet is not None:
            self._place_sheet(items, [*items, *others])
        self._make_way()

    def _make_way(self) -> None:
        prompt = self._board.prompt
        line = self._view.mapFromScene(prompt.sceneBoundingRect()).boundingRect()
        prompt.set_covered(self.sheet is not None and self.sheet.geometry().intersects(line))

    def _items(self, targets: Targets) -> list[TableItem]:
        items = map(self._item_of, targets)
        return [item for item in items if item is not None and item.isVisible()]

    def _item_of(self, target: Target) -> TableItem | None:
        item = self._board.item_of(target)
        if not isinstance(item, ButtonItem) or item.isVisible():
            return item
        if target not in self._copies:
            self._copies[target] = item.copy()
        return self._copies[target]

    def _lying(self) -> Iterator[tuple[TableItem, QRectF]]:
        board = self._board
        buttons = (*board.buttons.values(), *self._copies.values())
        for item in (*board.cards.items(), *board.plates, *buttons):
            if item.isVisible():
                yield item, item.area()

    def _drawn(self) -> Iterator[tuple[QRectF, float]]:
        board = self._board
        words = (*board.texts, *board.speeches.spoken)
        for item in dict.fromkeys((*words, *board.drawn)):
            if item.isVisible():
                area = item.mapRectToScene(item.boundingRect() | item.childrenBoundingRect())
                says = item in words and item is not board.prompt
                yield area, _WORDS if says else _OTHER

    def _ring(self, item: TableItem, *, faint: bool) -> Ring:
        if isinstance(item, PlaceItem):  # below the cards in it, so its ring is above them
            return Ring(item.area(), _ABOVE_ALL, 0.0, faint=faint)
        return Ring(item.area(), item.zValue(), 1.0, faint=faint)

    def _place_sheet(self, advised: Sequence[TableItem], pointed: Sequence[TableItem]) -> None:
        assert self.sheet is not None
        areas = [
            (area, _POINTED_AT if item in pointed else _weight(item))
            for item, area in self._lying()
        ]
        areas += [
            (place.area(), _POINTED_AT if place in pointed else _PLACE)
            for place in self._board.places.values()
        ]
        areas += self._drawn()
        arrows = (mark for mark in self._marks if isinstance(mark, Arrow))
        areas += [(arrow.sceneBoundingRect(), _POINTED_AT) for arrow in arrows]
        near = [item.area() for item in advised] or [self._view.sceneRect()]
        self.sheet.lie_where_least_is_covered(
            [(self._view.mapFromScene(area).boundingRect(), weight) for area, weight in areas],
            [self._view.mapFromScene(area).boundingRect() for area in near],
            uncovered(self._view),
        )


def _weight(item: TableItem) -> float:
    if isinstance(item, CardItem):
        return _FACE if item.card is not None else _BACK
    return _WORDS
