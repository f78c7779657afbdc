"""What a screen reader finds at a table, beyond what keys reach: the prompt, and who plays."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene, QGraphicsWidget

from soiree.ui.style.translation import tr
from soiree.ui.table.contract.presenter import Presenter
from soiree.ui.table.contract.targets import Place
from soiree.ui.table.felt.board import Board
from soiree.ui.table.felt.items import CompositeItem
from soiree.ui.table.felt.name_plates import Plate
from soiree.ui.table.input import selection
from soiree.ui.table.shown import Shown


class LineNode(CompositeItem):
    """The accessible object of the prompt, whose text item cannot be one."""


class Reading:
    """The items of a table as a screen reader has them."""

    def __init__(
        self, scene: QGraphicsScene, board: Board, presenter: Presenter, shown: Shown
    ) -> None:
        self._board = board
        self._presenter = presenter
        self._shown = shown
        # An interface keeps its role, and the line does not always ask.
        self._prompt, self._caption = LineNode(), LineNode()
        for each in (self._prompt, self._caption):
            scene.addItem(each)

    def by_keys(self) -> list[QGraphicsWidget]:
        """What keys reach, in the order of reading."""
        return self._board.in_reach_of_keys()

    def in_tree(self) -> list[QGraphicsWidget]:
        """What a screen reader finds: the prompt's line, what keys reach, and the players."""
        by_keys = self.by_keys()
        plates = (plate for plate in self._board.plates if plate not in by_keys)
        line = [self._line()] if self._board.prompt.isVisible() else []
        return [*line, *by_keys, *plates]

    def is_in_tree(self, item: QGraphicsWidget) -> bool:
        """Whether a screen reader finds an item."""
        if isinstance(item, LineNode):
            return self._board.prompt.isVisible() and item is self._line()
        return item in self._board.plates or (item.isVisible() and item in self.by_keys())

    def _line(self) -> LineNode:
        """The node of the prompt's line as it is now: it asks for something, or only tells."""
        moment = self._shown.moment()
        return self._prompt if moment.legal or moment.is_covered else self._caption

    def name_items(self) -> None:
        """Bring the names of all items up to what is shown now."""
        self._board.name_items()

    def name_of(self, item: QGraphicsWidget) -> str:
        """What an item is called: nothing that the observers may not know."""
        if isinstance(item, LineNode):
            return self._board.prompt.text()
        return self._board.name_of(item)

    def area_of(self, item: QGraphicsWidget) -> QRectF:
        """The part of the scene that an item takes."""
        if isinstance(item, LineNode):
            return self._board.prompt.sceneBoundingRect()
        return self._board.area_of(item)

    def use_of(self, item: QGraphicsWidget) -> str:
        """What an item is to the choice that has been begun: taken up, or a place that takes it."""
        moment = self._shown.moment()
        target = self._board.target_of(item) if moment.selected else None
        if target is None:
            return ""
        if target in moment.selected:
            return tr("taken up")
        if isinstance(target, Place):
            following = selection.following(self._presenter.choosing, moment)
            return tr("takes it") if target in following else ""
        return ""

    def notch_of(self, item: QGraphicsWidget) -> str:
        """What the notch on the track of a player's score is."""
        track = item.track if isinstance(item, Plate) else None
        return "" if track is None else track.notch_words()

    def is_line(self, item: QGraphicsWidget) -> bool:
        """Whether an item is the prompt's line."""
        return isinstance(item, LineNode)

    def is_prompt(self, item: QGraphicsWidget) -> bool:
        """Whether an item is the prompt's line where it asks for something."""
        return item is self._prompt

    def is_control(self, item: QGraphicsWidget) -> bool:
        """Whether an item can ever be pressed, now or at another time."""
        return not isinstance(item, LineNode) and self._board.is_control(item)
