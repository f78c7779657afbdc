"""The race of one player of Spy vs Spy, played out by a fast policy.

A race of 43 cards takes some 0.05 ms.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from copy import copy
from typing import Self

from msgspec import Struct, field

from soiree.core.cards import DECK, FULL, RANKS, Card, Mask, mask_of, rank_of
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

_FIRST_PILE, _SECOND_PILE = 1.0, 0.25
"""The values of the first and of the second pile that take a card to come."""

_ONLY_LOWEST, _LOWEST = 0.25, 0.2
"""The loss by placing a card on the only lowest pile, per card to come; of several lowest piles
each shares the second loss."""


def _values(*by_piles: float) -> tuple[tuple[float, ...], ...]:
    """By cards to come of a rank, as four bits, and set of piles that take it, the value of a pile.

    Args:
        by_piles: by number of piles in the set, the value for each card.
    """
    return tuple(
        tuple(cards.bit_count() * by_piles[piles.bit_count()] for piles in range(ALL_PILES + 1))
        for cards in range(16)
    )


_GAIN = _values(_FIRST_PILE, _SECOND_PILE, 0, 0, 0, 0, 0)
"""The value of one more pile that takes the rank."""

_LOSS = _values(0, _FIRST_PILE, _SECOND_PILE, 0, 0, 0, 0)
"""The value of one of the piles that take the rank."""


def _change(top: Card, card: Card) -> tuple[int, int, int, int] | None:
    """The rank that a pile takes only with the card on this top, and the rank that it no longer
    takes; None for a card of the same rank.

    Each rank is two shifts, to its bits in `Race.to_come` and in `Race.fits`.
    """
    step = (rank_of(card) - rank_of(top) + 1) % len(RANKS) - 1
    if not step:
        return None
    more, less = ((rank_of(card) + far) % len(RANKS) for far in (step, -2 * step))
    return more * 4, more * MOST_PILES, less * 4, less * MOST_PILES


_CHANGES = tuple(tuple(_change(top, card) for card in DECK) for top in DECK)
"""By top and card that goes on it, the ranks that the pile then takes and no longer takes."""


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
        hand, turned, tops, sizes = self.hand, self.turned, self.tops, self.sizes
        while turned < len(hand):
            card = hand[turned]
            turned += 1
            fits = self.fits
            piles = fits >> RANK_SHIFT[card] & ALL_PILES
            if piles:  # what `put` does, without its call
                pile = (
                    self.policy(card, NUMBERS_IN[piles])
                    if piles & piles - 1
                    else piles.bit_length() - 1
                )
                tops[pile] = card
                sizes[pile] += 1
                self.fits = fits & OTHER_PILES[pile] | FITS_OF_TOP[pile][card]
                self.to_come &= ~(1 << card)
                if card == self.called:
                    self.called_again = True
            elif len(tops) < MOST_PILES:
                self.start_pile(card)
            elif self.called_again:
                turned -= 1
                break
            else:
                self.put_under(card)
        self.turned = turned

    def policy(self, card: Card, takers: Sequence[int]) -> int:
        """The pile for a card, of the piles that take it, by a heuristic without search.

        Many cards to come should find a place afterwards, and one pile should stay low (SPY-8). A
        pile with another top takes one rank more and one less, so only these two are compared.
        """
        fits, tops, sizes = self.fits, self.tops, self.sizes
        to_come = self.to_come & ~(1 << card)
        least = min(sizes)
        chosen, most = 0, -math.inf
        for pile in takers:
            value = 0.0
            if change := _CHANGES[tops[pile]][card]:
                more, more_fits, less, less_fits = change
                value = (
                    _GAIN[to_come >> more & 15][fits >> more_fits & ALL_PILES]
                    - _LOSS[to_come >> less & 15][fits >> less_fits & ALL_PILES]
                )
            if sizes[pile] == least:
                lowest = sizes.count(least)
                loss = _ONLY_LOWEST if lowest == 1 else _LOWEST / lowest
                value -= loss * (to_come.bit_count() or 1)
            if value > most:
                chosen, most = pile, value
        return chosen

    @property
    def left(self) -> int:
        """The number of cards left in the hand."""
        return len(self.hand) - self.turned
