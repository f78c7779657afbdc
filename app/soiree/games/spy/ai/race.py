"""A race of Spy vs Spy as one player runs it, card after card, to see what comes of it.

Made to be quick: a race of 43 cards takes some 0.1 ms to its end.
"""

from __future__ import annotations

from soiree.core.cards import DECK, FULL, Card, Mask
from soiree.games.spy.board import ALL_PILES, FIELD, FITS, NO_CARD, OTHERS, takes
from soiree.games.spy.zones import MOST_PILES

Piles = int
"""A set of piles: bit `number` is set for each pile in it."""

NEAR: tuple[Mask, ...] = tuple(sum(1 << card for card in DECK if takes(top, card)) for top in DECK)
"""By top card, the cards that it takes (SPY-3)."""

MEMBERS = tuple(
    tuple(pile for pile in range(MOST_PILES) if piles >> pile & 1) for piles in range(ALL_PILES + 1)
)
"""By set of piles, their numbers."""

_AGAIN = 0.25
"""What it is worth that two piles take a card, if it is worth 1 that one does."""

_LOWEST, _LOW = 0.25, 0.2
"""What is given up by placing on the only lowest pile, and on one of several as low together."""


class Race:
    """One player's race: what lies there, and the order of his hand, known or imagined.

    Attributes:
        tops: the top card of each pile.
        sizes: how many cards each pile has.
        fits: which piles take a card, six bits for each rank.
        up: the card turned up, or NO_CARD.
        hand: the racing hand, the next card first; those before `at` have left it.
        called, is_back: as in `soiree.games.spy.board.Board`.
        to_come: the cards that may come up yet, for all that the player knows.
    """

    __slots__ = ("at", "called", "fits", "hand", "is_back", "sizes", "to_come", "tops", "up")

    def __init__(self) -> None:
        self.tops: list[Card] = []
        self.sizes: list[int] = []
        self.fits = 0
        self.up = NO_CARD
        self.hand: list[Card] = []
        self.at = 0
        self.called = NO_CARD
        self.is_back = False
        self.to_come: Mask = FULL

    def copy(self) -> Race:
        twin = Race.__new__(Race)
        twin.tops = self.tops[:]
        twin.sizes = self.sizes[:]
        twin.fits = self.fits
        twin.up = self.up
        twin.hand = self.hand[:]
        twin.at = self.at
        twin.called = self.called
        twin.is_back = self.is_back
        twin.to_come = self.to_come
        return twin

    def with_hand(self, hand: list[Card]) -> Race:
        """The same race with another hand."""
        twin = self.copy()
        twin.hand = hand
        twin.at = 0
        return twin

    def begin_pile(self, card: Card, size: int = 1) -> None:
        """Add a pile with this card on top."""
        self.tops.append(card)
        self.sizes.append(0)
        self.put(card, len(self.tops) - 1)
        self.sizes[-1] = size

    def put(self, card: Card, pile: int) -> None:
        """Put a card on a pile."""
        self.tops[pile] = card
        self.sizes[pile] += 1
        self.fits = self.fits & OTHERS[pile] | FITS[pile][card]
        self.to_come &= ~(1 << card)
        if card == self.called:
            self.is_back = True

    def put_under(self, card: Card) -> None:
        """Put a card to the bottom of the hand (SPY-6)."""
        self.hand.append(card)
        if card == self.called:
            self.is_back = True
        elif self.called == NO_CARD:
            self.called = card

    def takers(self, card: Card) -> Piles:
        """The piles that take a card."""
        return self.fits >> FIELD[card] & ALL_PILES

    def run_on(self) -> None:
        """Run to the end, placing cards by `choice`; what cannot be placed as SPY-5 to 7 say."""
        hand = self.hand
        while self.at < len(hand):
            card = hand[self.at]
            self.at += 1
            piles = self.fits >> FIELD[card] & ALL_PILES
            if piles:
                several = piles & piles - 1
                self.put(card, self.choice(card) if several else piles.bit_length() - 1)
            elif len(self.tops) < MOST_PILES:
                self.begin_pile(card)
            elif self.is_back:
                self.at -= 1
                return
            else:
                self.put_under(card)

    def choice(self, card: Card) -> int:
        """The pile on which a player puts a card who counts, and looks no further.

        Afterwards many cards to come should find a place, and one pile should stay low (SPY-8).
        """
        once = twice = thrice = 0
        for top in self.tops:
            near = NEAR[top]
            thrice |= twice & near
            twice |= once & near
            once |= near
        to_come = self.to_come & ~(1 << card)
        count = to_come.bit_count() or 1
        least = min(self.sizes)
        lowest = self.sizes.count(least)
        loss = _LOWEST if lowest == 1 else _LOW / lowest
        chosen, most, near = 0, -9.0, NEAR[card]
        for pile in MEMBERS[self.takers(card)]:
            gone = NEAR[self.tops[pile]]
            left, again = once & ~gone | twice, twice & ~gone | thrice
            found = (to_come & (left | near)).bit_count()
            found_again = (to_come & (again | left & near)).bit_count()
            worth = (found + _AGAIN * found_again) / count
            if self.sizes[pile] == least:
                worth -= loss
            if worth > most:
                chosen, most = pile, worth
        return chosen

    @property
    def left(self) -> int:
        """How many cards are left in the hand."""
        return len(self.hand) - self.at
