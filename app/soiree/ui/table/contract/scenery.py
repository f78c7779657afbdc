"""The items that a game draws itself, such as scoring cards or a banner."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation
from PySide6.QtWidgets import QGraphicsItem

from soiree.core.events import Event
from soiree.ui.decks import CardArt
from soiree.ui.style.theme import TablePalette
from soiree.ui.table.contract.layout import Layout
from soiree.ui.table.contract.moment import Moment

MEANING = 0
"""The key of an item's data with its meaning for a screen reader, if it is a mark."""


class Scenery:
    """The game's own items, beside cards, plates, places and buttons: by default none.

    They display what the presenter's functions return for a moment.
    """

    _layout: Layout
    _arts: Sequence[CardArt]
    _palette: TablePalette
    _ratio: float

    def items(self, players: int) -> Sequence[QGraphicsItem]:
        """Return all items for this number of players; called once, for the table's scene."""
        return ()

    def take(
        self, layout: Layout, arts: Sequence[CardArt], palette: TablePalette, ratio: float
    ) -> None:
        """Take a new size or new colours; a call of `show` follows.

        Args:
            arts: the pictures of cards, one entry for each of the layout's widths.
            ratio: device pixels to one of the scene.
        """
        self._layout, self._arts, self._palette, self._ratio = layout, arts, palette, ratio
        self.lay_out()

    def lay_out(self) -> None:
        """Lay the items out for a new size or in new colours; a call of `show` follows."""

    def redraw(self, moment: Moment) -> None:
        """Update the items after the pictures of the cards have changed."""

    def show(self, moment: Moment) -> None:
        """Display a moment at once."""

    def count_stock(self, left: int) -> None:
        """Display how many cards are left in the stock, while cards are being dealt."""

    def motion(self, event: Event, moment: Moment) -> QAbstractAnimation | None:
        """Return the animation of an event towards a moment, if any; then `show` is called."""
        return None
