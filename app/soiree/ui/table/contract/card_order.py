"""The order of the cards in each zone, and the zone where they are gathered for a new deal."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.core.cards import Card
from soiree.core.zones import Zone
from soiree.ui.table.contract.moment import Moment


class CardOrder:
    """The order of visible cards: ascending in hands, the order of arrival elsewhere.

    Attributes:
        stock: the zone of the deck before the deal.
        sorted_kinds: the kinds of zone in which visible cards are sorted.
    """

    def __init__(self, stock: Zone, sorted_kinds: frozenset[str] = frozenset({"hand"})) -> None:
        self.stock = stock
        self.sorted_kinds = sorted_kinds

    def key(self, card: Card) -> tuple[int, ...]:
        """Return the sort key of a card."""
        return (card,)

    def lying(
        self, zone: Zone, cards: Sequence[Card | None], moment: Moment
    ) -> Sequence[Card | None]:
        """Return the cards of a zone in their order on the table, with the visible faces.

        Args:
            cards: the cards of the zone, in the order of the view.
        """
        if zone.kind not in self.sorted_kinds:
            return cards
        return sorted(cards, key=lambda card: () if card is None else self.key(card))

    def home(self, zone: Zone) -> Zone:
        """Return the zone where the cards of a zone are gathered at the start of a round."""
        return self.stock
