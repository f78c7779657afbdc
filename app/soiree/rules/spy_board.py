"""One player's cards in Spy vs Spy, and what can be done with the one turned up (SPY-1 … SPY-7)."""

from __future__ import annotations

from itertools import chain, pairwise

from soiree.core.cards import DECK, RANKS, Card, rank_of, spell
from soiree.core.entries import Move
from soiree.core.states import Refusal

MOST_PILES = 6

PLACE: dict[Move, int] = {f"place {number + 1}": number for number in range(MOST_PILES)}
"""The number of the pile that each move names, from 0."""

NO_CARD: Card = -1


def takes(top: Card, card: Card) -> bool:
    """Whether a pile with this top card takes a card (SPY-3)."""
    return (rank_of(card) - rank_of(top)) % len(RANKS) in (0, 1, len(RANKS) - 1)


class Board:
    """One player's cards.

    Attributes:
        points: the points pile, the oldest card first.
        credit: what was taken off beyond the points pile.
        piles: six of them, each with its first card first; empty where there is none.
        count: how many piles the race has made, whatever became of them since.
        fits: which piles take a card: six bits for each rank, see `_FIELD`.
        hand: the racing hand; the cards before `top` have left it.
        up: the card turned up, or NO_CARD.
        called: the card called in this race, or NO_CARD.
        is_back: whether the called card has come up again, and gone.
        choices: what can be done with the card turned up; empty for who has finished.
    """

    __slots__ = (
        "called",
        "choices",
        "count",
        "credit",
        "fits",
        "hand",
        "is_back",
        "piles",
        "points",
        "top",
        "up",
    )

    def __init__(self) -> None:
        self.points: tuple[Card, ...] = ()
        self.credit = 0
        self.hand: tuple[Card, ...] = ()
        self.clear()

    def clear(self) -> None:
        """All but the points and the hand as it is before a race."""
        self.piles: list[tuple[Card, ...]] = [()] * MOST_PILES
        self.count = 0
        self.fits = 0
        self.top = 0
        self.up = NO_CARD
        self.called = NO_CARD
        self.is_back = False
        self.choices: tuple[Move, ...] = ()

    def copy(self) -> Board:
        twin = Board.__new__(Board)
        twin.points = self.points
        twin.credit = self.credit
        twin.piles = self.piles[:]
        twin.count = self.count
        twin.fits = self.fits
        twin.hand = self.hand
        twin.top = self.top
        twin.up = self.up
        twin.called = self.called
        twin.is_back = self.is_back
        twin.choices = self.choices
        return twin

    def score(self) -> int:
        """SPY-1."""
        return len(self.points) - self.credit

    def put(self, card: Card, number: int) -> None:
        """Put a card on a pile, or with the next number start one."""
        self.piles[number] += (card,)
        self.fits = self.fits & _OTHERS[number] | _FITS[number][card]
        if number == self.count:
            self.count += 1

    def offer(self, *, cheating: bool) -> None:
        """SPY-4 to SPY-7 and SPY-12: see what can be done with the card turned up."""
        takers = self.fits >> _FIELD[self.up] & _ALL_PILES
        if takers:
            self.choices = _PLACES[(1 << self.count) - 1 if cheating else takers]
        elif self.count == MOST_PILES and self.is_back:
            self.choices = ()
        elif cheating:
            self.choices = _ANYWHERE[self.count]
        else:
            self.choices = _NOWHERE[self.count]

    def racing_cards(self) -> tuple[Card, ...]:
        """All cards but the points, in the order in which they are gathered up."""
        up = () if self.up == NO_CARD else (self.up,)
        return (*self.hand[self.top :], *up, *chain.from_iterable(self.piles))

    def has_bonus(self) -> bool:
        """SPY-8, once the player has finished."""
        return self.count < MOST_PILES

    def has_cheated(self) -> bool:
        """SPY-12: whether some card stands on one that did not take it."""
        return any(not takes(under, card) for pile in self.piles for under, card in pairwise(pile))

    def why_not(self, move: Move) -> Refusal:
        """Why the card turned up may not be used so (SPY-3 to SPY-6)."""
        card = spell(self.up)
        if move in PLACE:
            number = PLACE[move]
            if number >= self.count:
                return Refusal("There is no pile {pile}.", {"pile": number + 1})
            return Refusal(
                "The {card} does not go on the {top}: the ranks have to be equal or neighbours.",
                {"card": card, "top": spell(self.piles[number][-1])},
            )
        if self.fits >> _FIELD[self.up] & _ALL_PILES:
            return Refusal("A pile takes the {card}: place it.", {"card": card})
        if move == "open":
            return Refusal("There are six piles: the {card} goes under your hand.", {"card": card})
        return Refusal("No pile takes the {card}: start a new one with it.", {"card": card})


_ALL_PILES = (1 << MOST_PILES) - 1
_FIELD = tuple(rank_of(card) * MOST_PILES for card in DECK)
"""Where in `Board.fits` the six bits of a card's rank begin."""

_FITS = tuple(
    tuple(sum({1 << _FIELD[card] for card in DECK if takes(top, card)}) << number for top in DECK)
    for number in range(MOST_PILES)
)
"""By pile and top card, its bits in `Board.fits`."""

_OTHERS = tuple(
    sum({_ALL_PILES - (1 << number) << field for field in _FIELD}) for number in range(MOST_PILES)
)
"""By pile, the bits of all others in `Board.fits`."""

_PLACES = tuple(
    tuple(move for move, number in PLACE.items() if piles >> number & 1)
    for piles in range(_ALL_PILES + 1)
)
"""By the piles as a mask, the moves that place a card on one of them."""

_NOWHERE: tuple[tuple[Move, ...], ...] = (("open",),) * MOST_PILES + (("under",),)
"""By how many piles there are, what is left for a card that none of them takes."""

_ANYWHERE = tuple(_PLACES[(1 << count) - 1] + moves for count, moves in enumerate(_NOWHERE))
"""The same for who may cheat."""
