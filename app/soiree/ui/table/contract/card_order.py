"""In which order the cards of a zone lie, and where they are gathered for the next deal."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.core.cards import Card
from soiree.core.zones import Zone
from soiree.ui.table.contract.moment import Moment


class CardOrder:
    """The order of cards that are seen: from low to high in hands, as they came everywhere else.

    Attributes:
        stock: where the deck lies before it is dealt.
        sorted_kinds: the kinds of zone in which cards that are seen lie in order.
    """

    def __init__(self, stock: Zone, sorted_kinds: frozenset[str] = frozenset({"hand"})) -> None:
        self.stock = stock
        self.sorted_kinds = sorted_kinds

    def key(self, card: Card) -> tuple[int, ...]:
        """What cards are sorted by, in zones that are sorted."""
        return (card,)

    def lying(
        self, zone: Zone, cards: Sequence[Card | None], moment: Moment
    ) -> Sequence[Card | None]:
        """The cards of a zone as they lie on the table, first to last, with the faces seen there.

        Args:
            cards: as a view has them.
        """
        if zone.kind not in self.sorted_kinds:
            return cards
        return sorted(cards, key=lambda card: () if card is None else self.key(card))

    def home(self, zone: Zone) -> Zone:
        """Where the cards of a zone are gathered when a round begins."""
        return self.stock
