"""What a game draws on the felt that is its own, such as scoring cards or a banner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QAbstractAnimation
from PySide6.QtWidgets import QGraphicsItem

from soiree.core.events import Event
from soiree.ui.decks import CardArt
from soiree.ui.style.theme import TablePalette
from soiree.ui.table.contract.layout import Layout
from soiree.ui.table.contract.moment import Moment


class Scenery(Protocol):
    """What a game draws beside cards, plates, places and buttons.

    It is shown moments, and draws what the presenter's functions say of them.
    """

    def items(self, players: int) -> Sequence[QGraphicsItem]:
        """All of it, for this number of players; asked once, for the table's scene."""
        ...

    def lay_out(
        self, layout: Layout, arts: Sequence[CardArt], palette: TablePalette, ratio: float
    ) -> None:
        """Take another size or other colours; `show` follows.

        Args:
            arts: the pictures of cards, one for each of the layout's widths.
            ratio: device pixels to one of the scene.
        """
        ...

    def redraw(self, moment: Moment) -> None:
        """The pictures of the cards have changed."""
        ...

    def show(self, moment: Moment) -> None:
        """Show a moment, at once."""
        ...

    def motion(self, event: Event, moment: Moment) -> QAbstractAnimation | None:
        """How it moves with an event towards a moment, if anything of it does; `show` follows."""
        ...
