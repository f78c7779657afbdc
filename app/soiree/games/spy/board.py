"""The cards of one player of Spy vs Spy: their race and their points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from itertools import chain, pairwise

from soiree.core.cards import DECK, RANKS, Card, rank_of
from soiree.core.entries import Move
from soiree.core.events import Emit, Moved, Said, Scored, Shuffled
from soiree.core.views import View
from soiree.core.zones import EVERYONE, NOBODY, Pile, Seat, Seats, Sight, Zone
from soiree.games.spy.facts import SpyFacts
from soiree.games.spy.moves import OPEN, PLACE, UNDER
from soiree.games.spy.words import Why, Word
from soiree.games.spy.zones import HAND, MOST_PILES, PILE, POINTS, UNDEALT, UP, Kind

DEALT_PILES = 4
"""The number of piles at the start of a race (SPY-2)."""

# Bound once: below Python 3.12 the lookup of an enum member is slow.
_DONE, _STUCK, _LEFT_OVER = Word.DONE, Word.STUCK, Why.LEFT_OVER

NO_CARD: Card = -1
"""The stand-in for a missing card."""


def takes(top: Card, card: Card) -> bool:
    """True if a pile with this top card takes a card (SPY-3)."""
    return (rank_of(card) - rank_of(top)) % len(RANKS) in (0, 1, len(RANKS) - 1)


def misplaced(pile: Sequence[Card]) -> Iterator[tuple[Card, Card]]:
    """The cards of a pile that do not fit on the card below, each with that card (SPY-12)."""
    return ((card, under) for under, card in pairwise(pile) if not takes(under, card))


class Board:
    """The cards of one player.

    Attributes:
        seat: the player's seat.
        points: the points pile, oldest card first.
        credit: the points taken off beyond the points pile (SPY-9).
        piles: six piles, each with its first card first; empty where there is none.
        pile_count: the number of piles made in the race, including piles paid since.
        fits: the piles that take a card: six bits for each rank, at `RANK_SHIFT`.
        hand: the racing hand, next card first; the first `turned` cards have left it.
        turned: the number of turned-up cards of the hand.
        up: the card turned up, or NO_CARD.
        called: the card called in this race (SPY-6), or NO_CARD.
        called_again: True once the called card has come up again and been played (SPY-7).
        choices: the legal moves with the card turned up; empty once the player has finished.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.points: tuple[Card, ...] = ()
        self.credit = 0
        self.hand: tuple[Card, ...] = ()
        self._clear()

    def _clear(self) -> None:
        self.piles: list[tuple[Card, ...]] = [()] * MOST_PILES
        self.pile_count = 0
        self.fits = 0
        self.turned = 0
        self.up = NO_CARD
        self.called = NO_CARD
        self.called_again = False
        self.choices: tuple[Move, ...] = ()

    def copy(self) -> Board:
        twin = copy(self)
        twin.piles = self.piles[:]
        return twin

    def score(self) -> int:
        """The player's score (SPY-1)."""
        return len(self.points) - self.credit

    def cards(self) -> tuple[Card, ...]:
        """All cards of the player; none before the first deck is dealt."""
        return self.points + self.racing_cards()

    # The deal

    def gather(self) -> None:
        """Gather all cards but the points into the hand before a race."""
        self.hand = self.racing_cards()
        self._clear()

    def take_first_deck(self, cards: tuple[Card, ...], start: int, emit: Emit) -> None:
        """SPY-2: a deck, whose first `start` cards begin the points pile."""
        self._add_points(cards[:start], UNDEALT, NOBODY, emit)
        self._emit_score(start, Why.START, emit)
        self._lay_out(cards[start:], UNDEALT, emit)
        for card in self.hand:
            emit(Moved(card, UNDEALT, HAND[self.seat], NOBODY))

    def take_deck(self, cards: tuple[Card, ...], emit: Emit) -> None:
        """SPY-11: lay out the racing cards, which the caller has shuffled, for the next race."""
        emit(Shuffled(HAND[self.seat]))
        self._lay_out(cards, HAND[self.seat], emit)

    def _lay_out(self, cards: tuple[Card, ...], source: Zone, emit: Emit) -> None:
        """SPY-2: one card each to piles 1 to 4; the rest is the racing hand."""
        for number, card in enumerate(cards[:DEALT_PILES]):
            self.put(card, number)
            emit(Moved(card, source, PILE[self.seat][number]))
        self.hand = cards[DEALT_PILES:]

    # The race

    def play(self, move: Move, emit: Emit) -> None:
        """SPY-4 to SPY-6: put the card turned up on a pile, on a new one, or under the hand."""
        card = self.up
        if card == self.called:
            self.called_again = True
        if move == UNDER:
            self.hand += (card,)
            emit(Moved(card, UP[self.seat], HAND[self.seat]))
            if self.called == NO_CARD:
                self.called = card
                emit(Said(self.seat, Word.CALL, card=card))
        else:
            number = PLACE.get(move, self.pile_count)
            self.put(card, number)
            emit(Moved(card, UP[self.seat], PILE[self.seat][number]))

    def turn_up(self, *, cheating: bool, emit: Emit) -> Word | None:
        """Turn up the next card (SPY-3), unless the player has finished (SPY-7).

        Returns:
            `Word.DONE` or `Word.STUCK` for a player who has finished; None for others.
        """
        if self.turned == len(self.hand):
            self.up = NO_CARD
            self.choices = ()
            return _DONE
        self.up = self.hand[self.turned]
        self.turned += 1
        emit(Moved(self.up, HAND[self.seat], UP[self.seat]))
        self.update_choices(cheating=cheating)
        return None if self.choices else _STUCK

    def put(self, card: Card, number: int) -> None:
        """Put a card on a pile, numbered from 0; the next free number starts a new pile."""
        self.piles[number] += (card,)
        self.fits = self.fits & OTHER_PILES[number] | FITS_OF_TOP[number][card]
        if number == self.pile_count:
            self.pile_count += 1

    def update_choices(self, *, cheating: bool) -> None:
        """Find the legal moves with the card turned up (SPY-4 to SPY-7, SPY-12)."""
        takers = self.fits >> RANK_SHIFT[self.up] & ALL_PILES
        if takers:
            self.choices = _PLACE_MOVES[(1 << self.pile_count) - 1 if cheating else takers]
        elif self.pile_count == MOST_PILES and self.called_again:
            self.choices = ()
        elif cheating:
            self.choices = _WHEN_CHEATING[self.pile_count]
        else:
            self.choices = _WHEN_NONE_TAKES[self.pile_count]

    def racing_cards(self) -> tuple[Card, ...]:
        """All cards but the points, in gathering order."""
        up = () if self.up == NO_CARD else (self.up,)
        return (*self.hand[self.turned :], *up, *chain.from_iterable(self.piles))

    def has_bonus(self) -> bool:
        """True if the player, having finished, has the bonus (SPY-8)."""
        return self.pile_count < MOST_PILES

    def misplaced(self) -> Card:
        """The first card that does not fit on the card below (SPY-12), or NO_CARD."""
        return next((card for pile in self.piles for card, _ in misplaced(pile)), NO_CARD)

    # The points

    def pay_hand(self, emit: Emit) -> None:
        """SPY-8: the left-over cards join the points, the card turned up first."""
        if self.up == NO_CARD:
            return
        left = self.hand[self.turned :]
        self._add_points((self.up,), UP[self.seat], EVERYONE, emit)
        self._add_points(left, HAND[self.seat], NOBODY, emit)
        self._emit_score(1 + len(left), _LEFT_OVER, emit)
        self.up = NO_CARD
        self.hand, self.turned = (), 0

    def pay_pile(self, number: int, why: Why, emit: Emit) -> None:
        """SPY-8 and SPY-12: a pile joins the points."""
        pile = self.piles[number]
        self.piles[number] = ()
        self._add_points(pile, PILE[self.seat][number], EVERYONE, emit)
        self._emit_score(len(pile), why, emit)

    def take_off(self, points: int, why: Why, emit: Emit) -> None:
        """SPY-9: the oldest cards return to the racing cards; any excess becomes credit."""
        self.hand, self.turned = self.points[:points], 0
        self.points = self.points[points:]
        self.credit += points - len(self.hand)
        for card in self.hand:
            emit(Moved(card, POINTS[self.seat], HAND[self.seat], NOBODY))
        self._emit_score(-points, why, emit)

    def _add_points(self, cards: tuple[Card, ...], source: Zone, seen: Seats, emit: Emit) -> None:
        self.points += cards
        for card in cards:
            emit(Moved(card, source, POINTS[self.seat], seen))

    def _emit_score(self, points: int, why: Why, emit: Emit) -> None:
        emit(Scored(self.seat, points, self.score(), why))

    # Zones and views

    def zones(self) -> Iterator[Pile]:
        """The player's zones with their cards."""
        yield Pile(POINTS[self.seat], Sight.NONE, self.points)
        yield Pile(HAND[self.seat], Sight.NONE, self.hand[self.turned :])
        yield Pile(UP[self.seat], Sight.ALL, () if self.up == NO_CARD else (self.up,))
        for number, pile in enumerate(self.piles):
            yield Pile(PILE[self.seat][number], Sight.ALL, pile)

    def set_visible(self, view: View) -> None:
        """Load the visible cards of a view into a new board: all but points pile and hand."""
        facts = SpyFacts.of(view)
        for number in range(MOST_PILES):
            for card in view.faces(Kind.PILE, self.seat, number + 1):
                self.put(card, number)
        self.pile_count = facts.piles[self.seat]
        self.called = facts.called[self.seat]
        self.called_again = facts.called_again[self.seat]
        self.credit = len(view.cards(Kind.POINTS, self.seat)) - view.totals[self.seat]
        for card in view.faces(Kind.UP, self.seat):
            self.up = card

    def set_hidden(self, cards: Mapping[Zone, Sequence[Card]]) -> None:
        """Set the cards of points pile and hand, first to last."""
        self.points = tuple(cards[POINTS[self.seat]])
        self.hand = tuple(cards[HAND[self.seat]])


ALL_PILES = (1 << MOST_PILES) - 1
RANK_SHIFT = tuple(rank_of(card) * MOST_PILES for card in DECK)
"""By card, the first of the six bits of its rank in `Board.fits`."""

FITS_OF_TOP = tuple(
    tuple(
        sum({1 << RANK_SHIFT[card] for card in DECK if takes(top, card)}) << number for top in DECK
    )
    for number in range(MOST_PILES)
)
"""By pile and top card, the bits of the pile in `Board.fits`."""

OTHER_PILES = tuple(
    sum({ALL_PILES - (1 << number) << field for field in RANK_SHIFT})
    for number in range(MOST_PILES)
)
"""By pile, the bits of all other piles in `Board.fits`."""

_PLACE_MOVES = tuple(
    tuple(move for move, number in PLACE.items() if piles >> number & 1)
    for piles in range(ALL_PILES + 1)
)
"""By set of piles, as six bits, the moves that place a card on one of them."""

_WHEN_NONE_TAKES: tuple[tuple[Move, ...], ...] = ((OPEN,),) * MOST_PILES + ((UNDER,),)
"""By number of piles, the moves with a card that no pile takes."""

_WHEN_CHEATING = tuple(
    _PLACE_MOVES[(1 << count) - 1] + moves for count, moves in enumerate(_WHEN_NONE_TAKES)
)
"""By number of piles, the moves with a card that no pile takes if cheating is allowed."""
