"""How a game is shown: all that its own table has to say of it, or may say otherwise."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize

from soiree.core.cards import Card
from soiree.core.events import Event, Moved
from soiree.core.zones import Zone
from soiree.ui.table.cards import Spot

FLIGHT = 280
"""Milliseconds of a card's way across the table at normal speed."""

STAGGER = 28
"""Milliseconds between two cards that set off one after the other."""


class Manner:
    """Where things lie in a game, how its cards move, and what its events look like."""

    STOCK = Zone("stock")
    """Where the deck lies before it is dealt, in the game's word."""

    SORTED = frozenset({"hand"})
    """The kinds of zone in which cards that are seen lie in order, and not as they came."""

    # --- where things lie ------------------------------------------------------------------------

    def lay_out(self, size: QSize, ratio: float) -> None:
        """Work out where everything lies on a table of this size; cards are placed afterwards."""
        raise NotImplementedError

    def spots(self, zone: Zone, count: int) -> list[Spot]:
        """Where so many cards lie in a zone, first to last."""
        raise NotImplementedError

    def order(self, card: Card) -> tuple[int, ...]:
        """A key by which cards that are seen lie in order, in zones that are `SORTED`."""
        return (card,)

    def lying(self, zone: Zone, cards: Sequence[Card | None]) -> Sequence[Card | None]:
        """The cards of a zone as they lie on the table."""
        if zone.kind not in self.SORTED:
            return cards
        return sorted(cards, key=lambda card: () if card is None else self.order(card))

    def home_of(self, zone: Zone) -> Zone:
        """Where the cards of a zone are gathered up when a round begins."""
        return self.STOCK

    def light_spot(self) -> QPointF:
        """Where the light leans to now."""
        raise NotImplementedError

    def name_items(self) -> None:
        """Give every card and place its accessible name."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Bring plates, glows and names up to what is shown now."""
        raise NotImplementedError

    # --- how cards move --------------------------------------------------------------------------

    def together(self, first: Moved, following: Moved) -> bool:
        """Whether two cards that move one after the other are shown as one motion."""
        if first.source == self.STOCK:
            return following.source == self.STOCK
        return (first.source, first.target) == (following.source, following.target)

    def way(self, first: Moved) -> int:
        """Milliseconds that the cards of one motion take, at normal speed."""
        return FLIGHT

    def stagger(self, first: Moved) -> int:
        """Milliseconds between two cards of one motion that begins with this move."""
        return STAGGER

    def arrived(self, moves: Sequence[Moved]) -> int:
        """Cards have come to rest; returns the milliseconds that the picture stays so."""
        return 0

    # --- what events look like -------------------------------------------------------------------

    def show_event(self, event: Event) -> int:
        """Show an event that moves no card; returns the milliseconds to wait after it."""
        raise NotImplementedError

    def plays_at_once(self, event: Event) -> bool:
        """Whether an event is shown as it happens, beside whatever still moves, as in a race."""
        return False

    def keeps_time(self, event: Event) -> bool:
        """Whether no click shortens the wait after an event, because its length would tell."""
        return False

    def round_is_over(self) -> bool:
        """Whether what was scored last ended a round."""
        return True

    # --- the person at the table -----------------------------------------------------------------

    def drop_choice(self) -> None:
        """What a person was about to choose is void: the match has moved on."""

    def pauses_itself(self) -> bool:
        """Whether a race is on, which the table stops and covers by `toggle_pause`."""
        return False

    def toggle_pause(self) -> None:
        """Stop a race, or let it go on."""
