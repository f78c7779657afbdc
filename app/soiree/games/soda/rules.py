"""Soda: two to six players win scoring cards, hand by hand, with rising cards (SDA-1 … SDA-9).

The scoring cards are not among the playing cards; the facts list their winners.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import copy
from typing import Self

from soiree.core.cards import (
    ACE,
    DECK,
    RANKS,
    SUITS,
    Card,
    Mask,
    Rank,
    at_least,
    cards_in,
    mask_of,
    rank_of,
    spell,
)
from soiree.core.entries import Chance, Move, PendingChance
from soiree.core.events import (
    Began,
    Emit,
    Ended,
    Moved,
    Result,
    Said,
    Scored,
    Shown,
    Shuffled,
    Turn,
    ranks,
    silent,
)
from soiree.core.games import Rules
from soiree.core.states import Options, Refusal, State
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.core.zones import EVERYONE, Pile, Seat, Sight, only
from soiree.games.soda.deals import Deal, Deals
from soiree.games.soda.facts import SodaFacts
from soiree.games.soda.moves import NO, PLAYED
from soiree.games.soda.words import Reason, Why, Word
from soiree.games.soda.zones import DISCARD, DRAW, HANDS, ROW, Kind

ROUNDS = 4
HANDS_A_ROUND = 9
FULL_HAND = 5

ABOVE: tuple[Mask, ...] = tuple(at_least(rank + 1) for rank in range(len(RANKS)))
"""By rank, the mask of all cards above it."""


class Soda:
    """The whole truth of a match of Soda; the contract is `soiree.core.states.State`."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.seats = int(options["players"])
        self._hands: list[Mask] = [0] * self.seats
        self._row: tuple[Card, ...] = ()
        self._draw = list(DECK)  # the top card is the last
        self._discard: Mask = 0
        # The winner of each scoring card, in the order of the hands.
        self._won: tuple[Seat, ...] = ()
        self._totals = [0] * self.seats
        self._round = 0
        self._dealer: Seat | None = None
        self._turn: Seat = 0  # plays, draws for a run, or leads once the hands are filled
        self._draws_left = 0  # cards still to be drawn for a run
        self._filling: Seat | None = None  # the seat whose hand is filled next
        every = tuple(range(self.seats))
        self._pending: PendingChance | None = PendingChance("dealer", seats=every)
        self._result: Result | None = None

    def chance(self) -> PendingChance | None:
        return self._pending

    def deciders(self) -> tuple[Seat, ...]:
        return () if self._pending or self._result else (self._turn,)

    def legal(self, seat: Seat) -> list[Move]:
        """SDA-2: the leader plays any card; SDA-3: others play the last rank or higher, or No."""
        if seat != self._turn or self._pending or self._result:
            return []
        playable = self._hands[seat]
        if self._row:
            playable &= _AT_LEAST[self._row[-1]]
        moves = [_PLAYS[card] for card in cards_in(playable)]
        return [*moves, NO] if self._row else moves

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        if move not in PLAYED and move != NO:
            return Refusal(tr_noop("{move} is not a move in Soda."), {"move": move})
        if self._result:
            return Refusal(tr_noop("The match is over."))
        if self._pending or seat != self._turn:
            return Refusal(tr_noop("It is not your turn."))
        if move == NO:
            return None if self._row else _MUST_LEAD
        card = PLAYED[move]
        if not self._hands[seat] >> card & 1:
            return Refusal(tr_noop("You do not hold the {card}."), {"card": spell(card)})
        if self._row and rank_of(card) < rank_of(self._row[-1]):
            return Refusal(
                tr_noop(
                    "The {card} is lower than the {top}: play an equal or higher card, or say No."
                ),
                {"card": spell(card), "top": spell(self._row[-1])},
            )
        return None

    def deal(self, chance: Chance, emit: Emit = silent) -> None:
        """Apply a drawn dealer, the deck of a round (SDA-1), or shuffled discards (SDA-8)."""
        self._pending = None
        if chance.kind == "dealer":
            self._dealer = chance.seat
            self._pending = _DECK
        elif len(chance.cards) == len(DECK):
            self._begin_round(chance.cards, emit)
        else:
            self._take_shuffled(chance.cards, emit)

    def play(self, seat: Seat, move: Move, emit: Emit = silent) -> None:
        """SDA-3 to SDA-6: play a card with all its effects, or say No."""
        if move == NO:
            self._say_no(seat, emit)
            return
        card = PLAYED[move]
        self._hands[seat] ^= 1 << card
        self._row += (card,)
        emit(Moved(card, HANDS[seat], ROW, EVERYONE))
        rank = rank_of(card)
        if rank == ACE:
            if len(self._row) > 1:
                self._discard_above(rank_of(self._row[-2]), seat, emit)
            self._end_hand(winner=seat, leader=(seat + 1) % self.seats, emit=emit)
            return
        if len(self._row) > 1 and rank_of(self._row[-2]) == rank:
            self._draws_left = run_length(self._row) - 1
            self._draw_for_run(emit)
        else:
            self._give_turn((seat + 1) % self.seats, emit)

    def copy(self) -> Self:
        twin = copy(self)
        twin._hands = self._hands[:]
        twin._draw = self._draw[:]
        twin._totals = self._totals[:]
        return twin

    def piles(self) -> Iterator[Pile]:
        for seat in range(self.seats):
            yield Pile(HANDS[seat], Sight.OWNER, tuple(cards_in(self._hands[seat])))
        yield Pile(ROW, Sight.ALL, self._row)
        yield Pile(DRAW, Sight.NONE, tuple(reversed(self._draw)))
        yield Pile(DISCARD, Sight.ALL, tuple(cards_in(self._discard)))

    def scores(self) -> tuple[int, ...]:
        return tuple(self._totals)

    def facts(self) -> SodaFacts:
        hand = len(self._won) - HANDS_A_ROUND * (self._round - 1)
        suits = str(self.options["suits"])
        return SodaFacts(
            round=self._round,
            dealer=self._dealer,
            suit=SUITS.index(suits[self._round - 1]) if self._round else None,
            worth=hand + 2 if hand < HANDS_A_ROUND else None,
            won=self._won,
            turn=self._turn,
            draws_left=self._draws_left,
            filling=self._filling,
        )

    def result(self) -> Result | None:
        return self._result

    def dealt(self, deal: Deal) -> Self:
        """A copy of this match with the hidden cards of `deal`."""
        twin = self.copy()
        twin._hands = list(deal.hands)
        twin._draw = list(deal.draw)
        return twin

    def _begin_round(self, deck: tuple[Card, ...], emit: Emit) -> None:
        """SDA-1: deal five cards each, one at a time; the seat left of the dealer is first."""
        assert self._dealer is not None
        if self._round:
            self._dealer = (self._dealer + 1) % self.seats
        self._round += 1
        self._hands = [0] * self.seats
        self._row = ()
        self._discard = 0
        self._draw = list(reversed(deck))
        emit(Began(self._round))
        leader = (self._dealer + 1) % self.seats
        for place in range(FULL_HAND * self.seats):
            self._draw_card((leader + place) % self.seats, emit)
        self._give_turn(leader, emit)

    def _give_turn(self, seat: Seat, emit: Emit) -> None:
        """SDA-3: a player who cannot play says No automatically, like a chosen No."""
        self._turn = seat
        emit(Turn((seat,)))
        if self._row and not self._hands[seat] & _AT_LEAST[self._row[-1]]:
            self._say_no(seat, emit)

    def _say_no(self, seat: Seat, emit: Emit) -> None:
        """SDA-4: say No for a seat, so that the player before it wins the hand."""
        emit(Said(seat, Word.NO))
        self._end_hand(winner=(seat - 1) % self.seats, leader=seat, emit=emit)

    def _draw_for_run(self, emit: Emit) -> None:
        """SDA-5: draw cards for a run; SDA-8: no card is drawn if none is left."""
        while self._draws_left and self._draw:
            self._draws_left -= 1
            self._draw_card(self._turn, emit)
            if not self._draw and self._reshuffle_is_due():
                return
        self._draws_left = 0
        self._give_turn((self._turn + 1) % self.seats, emit)

    def _draw_card(self, seat: Seat, emit: Emit) -> None:
        card = self._draw.pop()
        self._hands[seat] |= 1 << card
        emit(Moved(card, DRAW, HANDS[seat], only(seat)))

    def _discard_above(self, rank: Rank, winner: Seat, emit: Emit) -> None:
        """SDA-6: all others discard their cards above `rank`, that of the card under the Ace."""
        for step in range(1, self.seats):
            seat = (winner + step) % self.seats
            high = self._hands[seat] & ABOVE[rank]
            self._hands[seat] ^= high
            self._discard |= high
            for card in cards_in(high):
                emit(Moved(card, HANDS[seat], DISCARD, EVERYONE))
            rest = tuple(cards_in(self._hands[seat]))
            emit(Shown(HANDS[seat], rest, len(rest)))

    def _end_hand(self, winner: Seat, leader: Seat, emit: Emit) -> None:
        """SDA-4: the winner gets the scoring card; SDA-7: the row is discarded."""
        points = len(self._won) % HANDS_A_ROUND + 2
        self._won += (winner,)
        self._totals[winner] += points
        self._turn = leader
        emit(Scored(winner, points, self._totals[winner], Why.SCORING_CARD))
        if points == HANDS_A_ROUND + 1:
            self._end_round(emit)
            return
        for card in self._row:
            self._discard |= 1 << card
            emit(Moved(card, ROW, DISCARD, EVERYONE))
        self._row = ()
        assert self._dealer is not None
        self._filling = (self._dealer + 1) % self.seats
        if self._draw or not self._reshuffle_is_due():
            self._fill_hands(emit)

    def _fill_hands(self, emit: Emit) -> None:
        """SDA-7: each seat in turn draws a card until all have five; then the leader plays.

        The cards cannot run out: the missing cards were played or discarded in the last hand.
        """
        hands, seat = self._hands, self._filling
        assert seat is not None
        full = 0
        while full < self.seats:
            if hands[seat].bit_count() < FULL_HAND:
                full = 0
                self._draw_card(seat, emit)
                if not self._draw and self._reshuffle_is_due():
                    self._filling = (seat + 1) % self.seats
                    return
            else:
                full += 1
            seat = (seat + 1) % self.seats
        self._filling = None
        self._give_turn(self._turn, emit)

    def _reshuffle_is_due(self) -> bool:
        """SDA-8: request a shuffle for the empty draw pile; False if there are no discards."""
        if self._discard:
            cards = tuple(cards_in(self._discard))
            self._pending = PendingChance("deck", cards=cards, count=len(cards))
        return bool(self._discard)

    def _take_shuffled(self, cards: tuple[Card, ...], emit: Emit) -> None:
        """SDA-8: the discards become the draw pile, and the interrupted drawing goes on."""
        # Sorted: the cards are public, their new order is not.
        for card in cards_in(self._discard):
            emit(Moved(card, DISCARD, DRAW, EVERYONE))
        emit(Shuffled(DRAW))
        self._discard = 0
        self._draw = list(reversed(cards))
        if self._filling is None:
            self._draw_for_run(emit)
        else:
            self._fill_hands(emit)

    def _end_round(self, emit: Emit) -> None:
        """SDA-9: end the match after the fourth round, or request the next deck."""
        if self._round < ROUNDS:
            self._pending = _DECK
            return
        totals = self._totals
        places = ranks([-total for total in totals])
        self._result = Result(places, tuple(totals), Reason.ALL_ROUNDS)
        emit(Ended(self._result))


_MUST_LEAD = Refusal(tr_noop("You lead this hand, so you must play a card."))
_DECK = PendingChance("deck", cards=DECK, count=len(DECK))
_PLAYS = list(PLAYED)
_AT_LEAST: tuple[Mask, ...] = tuple(at_least(rank_of(card)) for card in DECK)


def run_length(row: tuple[Card, ...]) -> int:
    """The number of cards of equal rank at the end of the row, at least 1 (SDA-5)."""
    length = 1
    while length < len(row) and rank_of(row[-length - 1]) == rank_of(row[-1]):
        length += 1
    return length


def shown(view: View) -> Soda:
    """The match as a view shows it, without hidden cards (`Soda.dealt` adds them)."""
    state = Soda(view.options)
    facts = SodaFacts.of(view)
    state._hands[view.seat] = mask_of(view.faces(Kind.HAND, view.seat))
    state._row = view.faces(Kind.ROW)
    state._discard = mask_of(view.faces(Kind.DISCARD))
    state._totals = list(view.totals)
    state._round = facts.round
    state._dealer = facts.dealer
    state._won = facts.won
    state._turn = facts.turn
    state._draws_left = facts.draws_left
    state._filling = facts.filling
    state._result = view.result
    if view.deciders or view.result:
        state._pending = None
    elif facts.dealer is not None:
        state._pending = _DECK
        if facts.round and facts.worth is not None:
            state._reshuffle_is_due()
    return state


def reshuffle(state: State, rng: random.Random) -> Soda:
    """Shuffle the draw pile, which nobody has seen (`soiree.core.reviews.Reshuffle`)."""
    assert isinstance(state, Soda)
    twin = state.copy()
    rng.shuffle(twin._draw)
    return twin


def imagine(view: View, rng: random.Random) -> Soda:
    """Sample a match that agrees with a view (a determinization).

    All deals of the hidden cards are equally likely.
    """
    return shown(view).dealt(Deals(view).draw(rng))


RULES = Rules(Soda, imagine, SodaFacts, words=tuple(Word))
