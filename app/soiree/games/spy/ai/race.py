"""The race of one player of Spy vs Spy, played out by a fast policy.

A race of 43 cards takes some 0.1 ms.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from typing import Self

from msgspec import Struct, field

from soiree.core.cards import DECK, FULL, Card, Mask, mask_of
from soiree.games.spy.board import ALL_PILES, FITS_OF_TOP, NO_CARD, OTHER_PILES, RANK_SHIFT, takes
from soiree.games.spy.zones import MOST_PILES

Piles = int
"""A set of piles: bit `number` is set for each pile in it."""

TAKEN_BY: tuple[Mask, ...] = tuple(
    sum(1 << card for card in DECK if takes(top, card)) for top in DECK
)
"""By top card, the cards that a pile takes (SPY-3)."""

NUMBERS_IN = tuple(
    tuple(pile for pile in range(MOST_PILES) if piles >> pile & 1) for piles in range(ALL_PILES + 1)
)
"""By set of piles, the numbers of its piles, from 0."""

_SECOND = 0.25
"""The value of a second pile that takes a card, relative to the first."""

_ONLY_LOWEST, _LOWEST = 0.25, 0.2
"""The loss by placing a card on the only lowest pile; of several lowest piles each shares the
second loss."""


class Race(Struct):
    """A race of one player: the piles, and a known or sampled hand in order.

    Attributes:
        tops: the top card of each pile.
        sizes: the number of cards in each pile.
        fits, called, called_again: as in `soiree.games.spy.board.Board`.
        up: the card turned up, or NO_CARD.
        hand: the racing hand, next card first; the first `turned` cards have left it.
        turned: the number of turned-up cards of the hand.
        to_come: the cards that may still come up, by the player's knowledge.
    """

    tops: list[Card] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    fits: int = 0
    up: Card = NO_CARD
    hand: list[Card] = field(default_factory=list)
    turned: int = 0
    called: Card = NO_CARD
    called_again: bool = False
    to_come: Mask = FULL

    def copy(self) -> Self:
        twin = copy(self)
        twin.tops = self.tops[:]
        twin.sizes = self.sizes[:]
        twin.hand = self.hand[:]
        return twin

    def with_hand(self, hand: list[Card]) -> Self:
        """A copy with another hand."""
        twin = self.copy()
        twin.hand = hand
        twin.turned = 0
        return twin

    def start_pile(self, card: Card, size: int = 1) -> None:
        """Start a pile with this card on top."""
        self.tops.append(card)
        self.sizes.append(0)
        self.put(card, len(self.tops) - 1)
        self.sizes[-1] = size

    def start_piles(self, piles: Iterable[Sequence[Card]]) -> None:
        """Start the race's piles, and set `to_come` to all cards that are not in them.

        Args:
            piles: the cards of each pile, the lowest first; an empty pile is skipped.
        """
        placed: Mask = 0
        for pile in piles:
            if pile:
                self.start_pile(pile[-1], len(pile))
                placed |= mask_of(pile)
        self.to_come = FULL & ~placed

    def put(self, card: Card, pile: int) -> None:
        """Put a card on a pile."""
        self.tops[pile] = card
        self.sizes[pile] += 1
        self.fits = self.fits & OTHER_PILES[pile] | FITS_OF_TOP[pile][card]
        self.to_come &= ~(1 << card)
        if card == self.called:
            self.called_again = True

    def put_under(self, card: Card) -> None:
        """Put a card at the bottom of the hand (SPY-6)."""
        self.hand.append(card)
        if card == self.called:
            self.called_again = True
        elif self.called == NO_CARD:
            self.called = card

    def takers(self, card: Card) -> Piles:
        """The piles that take a card."""
        return self.fits >> RANK_SHIFT[card] & ALL_PILES

    def run_to_end(self) -> None:
        """Play the race to its end (SPY-4 to SPY-7), placing cards by `policy`."""
        hand = self.hand
        while self.turned < len(hand):
            card = hand[self.turned]
            self.turned += 1
            piles = self.fits >> RANK_SHIFT[card] & ALL_PILES
            if piles:
                several = piles & piles - 1
                self.put(card, self.policy(card) if several else piles.bit_length() - 1)
            elif len(self.tops) < MOST_PILES:
                self.start_pile(card)
            elif self.called_again:
                self.turned -= 1
                return
            else:
                self.put_under(card)

    def policy(self, card: Card) -> int:
        """The pile for a card, by a heuristic without search.

        Many cards to come should find a place afterwards, and one pile should stay low (SPY-8).
        """
        once = twice = thrice = 0
        for top in self.tops:
            taken = TAKEN_BY[top]
            thrice |= twice & taken
            twice |= once & taken
            once |= taken
        to_come = self.to_come & ~(1 << card)
        count = to_come.bit_count() or 1
        least = min(self.sizes)
        lowest = self.sizes.count(least)
        loss = _ONLY_LOWEST if lowest == 1 else _LOWEST / lowest
        chosen, most, taken = 0, -9.0, TAKEN_BY[card]
        for pile in NUMBERS_IN[self.takers(card)]:
            lost = TAKEN_BY[self.tops[pile]]
            left, again = once & ~lost | twice, twice & ~lost | thrice
            once_taken = (to_come & (left | taken)).bit_count()
            twice_taken = (to_come & (again | left & taken)).bit_count()
            value = (once_taken + _SECOND * twice_taken) / count
            if self.sizes[pile] == least:
                value -= loss
            if value > most:
                chosen, most = pile, value
        return chosen

    @property
    def left(self) -> int:
        """The number of cards left in the hand."""
        return len(self.hand) - self.turned
