"""One player's side of the table in Spy vs Spy: his race, and what becomes of his points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, pairwise

from soiree.core.cards import DECK, RANKS, Card, rank_of, spell
from soiree.core.entries import Move
from soiree.core.events import Emit, Moved, Said, Scored, Shuffled
from soiree.core.states import Refusal
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.core.zones import EVERYONE, NOBODY, Pile, Seat, Seats, Sight, Zone
from soiree.games.spy.facts import SpyFacts
from soiree.games.spy.moves import OPEN, PLACE, UNDER
from soiree.games.spy.words import Why, Word
from soiree.games.spy.zones import HAND, MOST_PILES, PILE, POINTS, UNDEALT, UP, Kind

DEALT = 4
"""How many piles a race begins with (SPY-2)."""

NO_CARD: Card = -1


def takes(top: Card, card: Card) -> bool:
    """Whether a pile with this top card takes a card (SPY-3)."""
    return (rank_of(card) - rank_of(top)) % len(RANKS) in (0, 1, len(RANKS) - 1)


class Board:
    """One player's cards.

    Attributes:
        seat: whose they are.
        points: the points pile, the oldest card first.
        credit: what was taken off beyond the points pile.
        piles: six of them, each with its first card first; empty where there is none.
        count: how many piles the race has made, whatever became of them since.
        fits: which piles take a card: six bits for each rank, see `FIELD`.
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
        "seat",
        "top",
        "up",
    )

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.points: tuple[Card, ...] = ()
        self.credit = 0
        self.hand: tuple[Card, ...] = ()
        self._clear()

    def _clear(self) -> None:
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
        twin.seat = self.seat
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

    # The deal

    def gather(self) -> None:
        """What lies on the table goes to the hand, before a race."""
        self.hand = self.racing_cards()
        self._clear()

    def take_first_deck(self, cards: tuple[Card, ...], start: int, emit: Emit | None) -> None:
        """SPY-2: a deck; its first cards, so many, begin the points pile."""
        self._add_points(cards[:start], UNDEALT, NOBODY, emit)
        self._tell_score(start, Why.START, emit)
        self._lay_out(cards[start:], UNDEALT, emit)
        if emit:
            for card in self.hand:
                emit(Moved(card, UNDEALT, HAND[self.seat], NOBODY))

    def take_deck(self, cards: tuple[Card, ...], emit: Emit | None) -> None:
        """SPY-11: the racing cards, shuffled."""
        if emit:
            emit(Shuffled(HAND[self.seat]))
        self._lay_out(cards, HAND[self.seat], emit)

    def _lay_out(self, cards: tuple[Card, ...], source: Zone, emit: Emit | None) -> None:
        """SPY-2: a card each for piles 1 to 4; the rest is the racing hand."""
        for number, card in enumerate(cards[:DEALT]):
            self.put(card, number)
            if emit:
                emit(Moved(card, source, PILE[self.seat][number]))
        self.hand = cards[DEALT:]

    # The race

    def play(self, move: Move, emit: Emit | None) -> None:
        """SPY-4 to SPY-6: on a pile, on a new one, or to the bottom of the hand."""
        card = self.up
        if card == self.called:
            self.is_back = True
        if move == UNDER:
            self.hand += (card,)
            if emit:
                emit(Moved(card, UP[self.seat], HAND[self.seat]))
            if self.called == NO_CARD:
                self.called = card
                if emit:
                    emit(Said(self.seat, Word.CALL, card=card))
        else:
            number = PLACE.get(move, self.count)
            self.put(card, number)
            if emit:
                emit(Moved(card, UP[self.seat], PILE[self.seat][number]))

    def turn_up(self, *, cheating: bool, emit: Emit | None) -> Word | None:
        """SPY-3: the next card; SPY-7: unless there is none, or nothing can be done with it.

        Returns:
            How the player has finished, done or stuck, or None while they go on.
        """
        if self.top == len(self.hand):
            self.up = NO_CARD
            self.choices = ()
            return Word.DONE
        self.up = self.hand[self.top]
        self.top += 1
        if emit:
            emit(Moved(self.up, HAND[self.seat], UP[self.seat]))
        self.offer(cheating=cheating)
        return None if self.choices else Word.STUCK

    def put(self, card: Card, number: int) -> None:
        """Put a card on a pile, or with the next number start one."""
        self.piles[number] += (card,)
        self.fits = self.fits & OTHERS[number] | FITS[number][card]
        if number == self.count:
            self.count += 1

    def offer(self, *, cheating: bool) -> None:
        """SPY-4 to SPY-7 and SPY-12: see what can be done with the card turned up."""
        takers = self.fits >> FIELD[self.up] & ALL_PILES
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

    # The points

    def pay_hand(self, emit: Emit | None) -> None:
        """SPY-8: what is left over, the card turned up first, joins the points."""
        if self.up == NO_CARD:
            return
        left = self.hand[self.top :]
        self._add_points((self.up,), UP[self.seat], EVERYONE, emit)
        self._add_points(left, HAND[self.seat], NOBODY, emit)
        self._tell_score(1 + len(left), Why.LEFT_OVER, emit)
        self.up = NO_CARD
        self.hand, self.top = (), 0

    def pay_pile(self, number: int, why: Why, emit: Emit | None) -> None:
        """SPY-8 and SPY-12: a pile joins the points."""
        pile = self.piles[number]
        self.piles[number] = ()
        self._add_points(pile, PILE[self.seat][number], EVERYONE, emit)
        self._tell_score(len(pile), why, emit)

    def take_off(self, points: int, why: Why, emit: Emit | None) -> None:
        """SPY-9: the oldest cards go back to the racing cards; what there is not, is credit."""
        self.hand, self.top = self.points[:points], 0
        self.points = self.points[points:]
        self.credit += points - len(self.hand)
        if emit:
            for card in self.hand:
                emit(Moved(card, POINTS[self.seat], HAND[self.seat], NOBODY))
        self._tell_score(-points, why, emit)

    def _add_points(
        self, cards: tuple[Card, ...], source: Zone, seen: Seats, emit: Emit | None
    ) -> None:
        """SPY-9: cards join the points pile on top."""
        self.points += cards
        if emit:
            for card in cards:
                emit(Moved(card, source, POINTS[self.seat], seen))

    def _tell_score(self, points: int, why: Why, emit: Emit | None) -> None:
        if emit:
            emit(Scored(self.seat, points, self.score(), why))

    # What is seen of it

    def zones(self) -> Iterator[Pile]:
        yield Pile(POINTS[self.seat], Sight.NONE, self.points)
        yield Pile(HAND[self.seat], Sight.NONE, self.hand[self.top :])
        yield Pile(UP[self.seat], Sight.ALL, () if self.up == NO_CARD else (self.up,))
        for number, pile in enumerate(self.piles):
            yield Pile(PILE[self.seat][number], Sight.ALL, pile)

    def take_sight(self, view: View) -> None:
        """Become, from a new board, what a view shows, without the cards that the view hides."""
        facts = SpyFacts.of(view)
        for number in range(MOST_PILES):
            for card in view.faces(Kind.PILE, self.seat, number + 1):
                self.put(card, number)
        self.count = facts.piles[self.seat]
        self.called = facts.called[self.seat]
        self.is_back = facts.back[self.seat]
        assert view.scores is not None
        self.credit = len(view.cards(Kind.POINTS, self.seat)) - view.scores[self.seat]
        for card in view.faces(Kind.UP, self.seat):
            self.up = card

    def take_hidden(self, cards: Mapping[Zone, Sequence[Card]]) -> None:
        """Take the cards that the view hid."""
        self.points = tuple(cards[POINTS[self.seat]])
        self.hand = tuple(cards[HAND[self.seat]])

    # What may not be done

    def why_not(self, move: Move) -> Refusal:
        """Why the card turned up may not be used so (SPY-3 to SPY-6)."""
        card = spell(self.up)
        if move in PLACE:
            number = PLACE[move]
            if number >= self.count:
                return Refusal(tr_noop("There is no pile {pile}."), {"pile": number + 1})
            return Refusal(
                tr_noop(
                    "The {card} does not go on the {top}: the ranks have to be equal or neighbours."
                ),
                {"card": card, "top": spell(self.piles[number][-1])},
            )
        if self.fits >> FIELD[self.up] & ALL_PILES:
            return Refusal(tr_noop("A pile takes the {card}: place it."), {"card": card})
        if move == OPEN:
            return Refusal(
                tr_noop("There are six piles: the {card} goes under your hand."), {"card": card}
            )
        return Refusal(
            tr_noop("No pile takes the {card}: start a new one with it."), {"card": card}
        )


ALL_PILES = (1 << MOST_PILES) - 1
FIELD = tuple(rank_of(card) * MOST_PILES for card in DECK)
"""Where in `Board.fits` the six bits of a card's rank begin."""

FITS = tuple(
    tuple(sum({1 << FIELD[card] for card in DECK if takes(top, card)}) << number for top in DECK)
    for number in range(MOST_PILES)
)
"""By pile and top card, its bits in `Board.fits`."""

OTHERS = tuple(
    sum({ALL_PILES - (1 << number) << field for field in FIELD}) for number in range(MOST_PILES)
)
"""By pile, the bits of all others in `Board.fits`."""

_PLACES = tuple(
    tuple(move for move, number in PLACE.items() if piles >> number & 1)
    for piles in range(ALL_PILES + 1)
)
"""By the piles as a mask, the moves that place a card on one of them."""

_NOWHERE: tuple[tuple[Move, ...], ...] = ((OPEN,),) * MOST_PILES + ((UNDER,),)
"""By how many piles there are, what is left for a card that none of them takes."""

_ANYWHERE = tuple(_PLACES[(1 << count) - 1] + moves for count, moves in enumerate(_NOWHERE))
"""The same for who may cheat."""
