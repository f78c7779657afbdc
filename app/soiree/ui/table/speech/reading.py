"""The items of a table for screen readers, and their names, roles and descriptions."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible

from soiree.ui.language.translation import tr
from soiree.ui.table.contract.scenery import MEANING
from soiree.ui.table.contract.targets import Place
from soiree.ui.table.felt.felt_line import FeltLine
from soiree.ui.table.felt.items import TableItem
from soiree.ui.table.felt.name_plates import Plate
from soiree.ui.table.input import selection
from soiree.ui.table.parts import TablePart, TableParts
from soiree.ui.table.recap.recap import Recap


class LineNode(TableItem):
    """The accessible object of the prompt, whose text item cannot be an accessible object."""

    def __init__(self, line: FeltLine) -> None:
        super().__init__()
        self._line = line

    def area(self) -> QRectF:
        return self._line.sceneBoundingRect()


class Reading(TablePart):
    """The accessible tree of a table."""

    def __init__(self, parts: TableParts, recap: Recap) -> None:
        super().__init__(parts)
        self._recap = recap
        # Two objects with constant roles: one for a question, one for a mere statement.
        self._prompt, self._caption = (LineNode(parts.board.prompt) for _ in range(2))
        for each in (self._prompt, self._caption):
            parts.view.scene().addItem(each)

    def in_tree(self) -> list[TableItem]:
        """Return the items of the tree: the prompt, those that keys reach, and the players."""
        by_keys = self._board.in_reach_of_keys()
        plates = (plate for plate in self._board.plates if plate not in by_keys)
        line = [self._line()] if self._board.prompt.isVisible() else []
        return [*line, *by_keys, *plates]

    def is_in_tree(self, item: TableItem) -> bool:
        if isinstance(item, LineNode):
            return self._board.prompt.isVisible() and item is self._line()
        board = self._board
        return item in board.plates or board.is_in_reach_of_keys(item)

    def _line(self) -> LineNode:
        moment = self._shown.moment()
        return self._prompt if moment.legal or moment.is_covered else self._caption

    def name_of(self, item: TableItem) -> str:
        """Return an item's name, without hidden information."""
        return self._board.prompt.text() if isinstance(item, LineNode) else item.name

    def role_of(self, item: TableItem) -> QAccessible.Role:
        """Return an item's role: a button if the item can be pressed, now or at another time."""
        if item is self._prompt:
            return QAccessible.Role.Heading
        is_button = not isinstance(item, LineNode) and self._board.is_control(item)
        return QAccessible.Role.Button if is_button else QAccessible.Role.StaticText

    def note_on(self, item: TableItem) -> str:
        """Return the recent events at an item's place, or all of them for the prompt, in short."""
        return self._recap.spoken() if isinstance(item, LineNode) else self._recap.note_on(item)

    def use_of(self, item: TableItem) -> str:
        """Return an item's part in the choice in progress; empty if it has none."""
        moment = self._shown.moment()
        target = self._board.target_of(item) if moment.selected else None
        if target is None:
            return ""
        if target in moment.selected:
            #: Spoken of a card: a part of the move in progress.
            return tr("picked up")
        if isinstance(target, Place):
            following = selection.following(self._presenter.choosing, moment)
            #: Spoken of a pile: the card in hand can go there.
            return tr("takes it") if target in following else ""
        return ""

    def about(self, item: TableItem) -> str:
        """Return an item's description: its note, its use, and the meaning of its marks."""
        track = item.track if isinstance(item, Plate) else None
        notch = "" if track is None else track.notch_words()
        use = self.use_of(item)
        # While something is picked up, places say only that they take it.
        mark = "" if use or isinstance(item, LineNode) else self._mark_on(item)
        return " ".join(filter(None, (self.note_on(item), use, mark, notch)))

    def _mark_on(self, item: TableItem) -> str:
        """Return the meaning of the game's own mark on an item; empty without one."""
        marks = (mark for mark in self._board.drawn if mark.isVisible() and mark.data(MEANING))
        found = (mark for mark in marks if mark.sceneBoundingRect().intersects(item.area()))
        return next((str(mark.data(MEANING)) for mark in found), "")
