"""Opens a pile over the table to look through its cards; the match waits meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from soiree.ui.table.contract.choosing import OpenPile
from soiree.ui.table.parts import TablePart, TableParts
from soiree.ui.table.play import Play

if TYPE_CHECKING:
    from soiree.ui.table.input.pile_sheet import PileSheet

_LOOKING = "pile"
"""The reason to pause the match while a pile is open."""


class PileViewer(TablePart):
    """Opens a pile over the table, and lets the match go on after it is closed.

    Attributes:
        sheet: the open pile, if any.
    """

    def __init__(self, parts: TableParts, play: Play) -> None:
        super().__init__(parts)
        self.sheet: PileSheet | None = None
        self._play = play

    def open(self, pile: OpenPile) -> None:
        """Open a pile, if it has any visible card."""
        cards = self._shown.moment().faces(pile.zone)
        if not cards or self.sheet is not None:
            return
        from soiree.ui.table.input.pile_sheet import PileSheet  # lists take long to load

        self._play.pause(_LOOKING)
        art = self._board.placement.arts[pile.size]
        self.sheet = PileSheet(self._view.viewport(), cards, pile, art)
        self.sheet.closed.connect(self._closed)
        self.sheet.open()

    def put_away(self) -> None:
        """Close the pile, if one is open."""
        if self.sheet is not None:
            self.sheet.put_away()

    def _closed(self) -> None:
        self.sheet = None
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)
        self._play.resume(_LOOKING)
