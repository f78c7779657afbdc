"""Soi: four players ask each other for exact cards and lay down fours of a kind (SOI-1 … SOI-9).

`ai.levels` keeps SOI-9, which limits the memory of computer players.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from copy import copy
from functools import cache
from itertools import chain
from typing import Self

from soiree.core.cards import (
    ACE,
    DECK,
    JACK,
    RANKS,
    Mask,
    Rank,
    cards_in,
    make,
    mask_of,
    rank_of,
    spell,
)
from soiree.core.entries import Chance, Move, PendingChance
from soiree.core.events import Began, Emit, Ended, Moved, Result, Said, Scored, Turn, ranks, silent
from soiree.core.games import Rules
from soiree.core.states import Facts, Options, Refusal
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.core.zones import EVERYONE, Pile, Seat, Sight, only
from soiree.games.soi.deals import Deals
from soiree.games.soi.moves import ASKS, Ask
from soiree.games.soi.words import Reason, Why, Word
from soiree.games.soi.zones import HANDS, LAID, SEATS, STOCK, Kind

POINTS: tuple[int, ...] = tuple(
    25 if rank == ACE else 10 if rank >= JACK else rank + 2 for rank in range(len(RANKS))
)
"""By rank, the points of its four cards (SOI-7); 109 in all."""


class SoiFacts(Facts, frozen=True):
    """The public facts of a match besides cards, events and scores."""

    round: int


class Soi:
    """The whole truth of a match of Soi; the contract is `soiree.core.states.State`."""

    seats = SEATS

    def __init__(self, options: Options) -> None:
        self.options = options
        self._hands: list[Mask] = [0] * SEATS
        self._laid: list[Mask] = [0] * SEATS
        self._totals = [0] * SEATS
        self._round = 0
        self._turn: Seat = 0
        self._pending: PendingChance | None = _DECK
        self._result: Result | None = None

    def chance(self) -> PendingChance | None:
        return self._pending

    def deciders(self) -> tuple[Seat, ...]:
        return () if self._pending or self._result else (self._turn,)

    def legal(self, seat: Seat) -> list[Move]:
        """SOI-3: ask any player with cards for a missing card of a held rank."""
        if seat != self._turn or self._pending or self._result:
            return []
        hands = self._hands
        others = tuple(other for other in range(SEATS) if hands[other] and other != seat)
        held = (hands[seat] >> 4 * rank & 15 for rank in range(len(RANKS)))
        asks = (_asks(others, rank, suits) for rank, suits in enumerate(held) if suits)
        return list(chain.from_iterable(asks))

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        if move not in ASKS:
            return Refusal(tr_noop("{move} is not a move in Soi."), {"move": move})
        if self._result:
            return Refusal(tr_noop("The match is over."))
        if self._pending or seat != self._turn:
            return Refusal(tr_noop("It is not your turn."))
        asked, wanted = ASKS[move]
        rank = RANKS[rank_of(wanted)]
        if asked == seat:
            return Refusal(tr_noop("You cannot ask yourself."))
        if not self._hands[asked]:
            return Refusal(tr_noop("{player} has no cards left to ask for."), {"player": asked})
        if self._hands[seat] >> wanted & 1:
            return Refusal(tr_noop("You hold the {card} yourself."), {"card": spell(wanted)})
        if not self._hands[seat] >> rank_of(wanted) * 4 & 15:
            return Refusal(
                tr_noop("You may ask for the {card} only while you hold another {rank}."),
                {"card": spell(wanted), "rank": rank},
            )
        return None

    def deal(self, chance: Chance, emit: Emit = silent) -> None:
        """SOI-1: a deck, dealt one card at a time from seat 0 on; then a starter."""
        if chance.kind == "deck":
            self._round += 1
            self._laid = [0] * SEATS
            emit(Began(self._round))
            for place, dealt in enumerate(chance.cards):
                seat = place % SEATS
                self._hands[seat] |= 1 << dealt
                emit(Moved(dealt, STOCK, HANDS[seat], only(seat)))
            for seat in range(SEATS):
                self._lay_down(seat, emit)
            self._pending = _STARTER
        else:
            assert chance.seat is not None
            self._pending = None
            self._give_turn(chance.seat, emit)

    def play(self, seat: Seat, move: Move, emit: Emit = silent) -> None:
        """SOI-3 to SOI-5: a question and its answer."""
        asked, wanted = ASKS[move]
        bit = 1 << wanted
        emit(Said(seat, Word.ASK, asked, wanted))
        if self._hands[asked] & bit:
            self._hands[asked] ^= bit
            self._hands[seat] |= bit
            emit(Moved(wanted, HANDS[asked], HANDS[seat], EVERYONE))
            if self._hands[seat] >> rank_of(wanted) * 4 & 15 == 15:
                self._lay_down(seat, emit)
            self._give_turn(seat, emit)
        else:
            emit(Said(asked, Word.NO, seat, wanted))
            self._give_turn(asked, emit)

    def copy(self) -> Self:
        twin = copy(self)
        twin._hands = self._hands[:]
        twin._laid = self._laid[:]
        twin._totals = self._totals[:]
        return twin

    def piles(self) -> Iterator[Pile]:
        for seat in range(SEATS):
            yield Pile(HANDS[seat], Sight.OWNER, tuple(cards_in(self._hands[seat])))
        for seat in range(SEATS):
            yield Pile(LAID[seat], Sight.ALL, tuple(cards_in(self._laid[seat])))
        undealt = DECK if self._round == 0 else ()
        yield Pile(STOCK, Sight.NONE, undealt)

    def scores(self) -> tuple[int, ...]:
        return tuple(self._totals)

    def facts(self) -> SoiFacts:
        return SoiFacts(self._round)

    def result(self) -> Result | None:
        return self._result

    def dealt(self, hands: Sequence[Mask]) -> Self:
        """A copy of a match from `shown` with these hands."""
        twin = self.copy()
        twin._hands = list(hands)
        return twin

    def _lay_down(self, seat: Seat, emit: Emit) -> None:
        """SOI-2: all four cards of a rank go on the table at once."""
        hand = self._hands[seat]
        for rank in range(len(RANKS)):
            four = 15 << rank * 4
            if hand & four == four:
                self._hands[seat] ^= four
                self._laid[seat] |= four
                for each in cards_in(four):
                    emit(Moved(each, HANDS[seat], LAID[seat], EVERYONE))

    def _give_turn(self, seat: Seat, emit: Emit) -> None:
        """SOI-6: give the turn to a seat with cards; SOI-7: end a round without cards."""
        if not any(self._hands):
            self._end_round(emit)
            return
        while not self._hands[seat]:
            seat = (seat + 1) % SEATS
        self._turn = seat
        emit(Turn((seat,)))

    def _end_round(self, emit: Emit) -> None:
        """SOI-7: count the fours; SOI-8: a sole leader at the target wins the match."""
        for seat in range(SEATS):
            points = laid_points(self._laid[seat])
            self._totals[seat] += points
            emit(Scored(seat, points, self._totals[seat], Why.ROUND))
        best = max(self._totals)
        if best >= int(self.options["target"]) and self._totals.count(best) == 1:
            places = ranks([-total for total in self._totals])
            self._result = Result(places, tuple(self._totals), Reason.TARGET)
            emit(Ended(self._result))
        else:
            self._pending = _DECK


_DECK = PendingChance("deck", cards=DECK, count=len(DECK))
_STARTER = PendingChance("starter", seats=tuple(range(SEATS)))


def laid_points(laid: Mask) -> int:
    """The points of laid-down fours (SOI-7)."""
    return sum(POINTS[rank] for rank in range(len(RANKS)) if laid >> rank * 4 & 15)


@cache
def _asks(others: tuple[Seat, ...], rank: Rank, held: int) -> tuple[Move, ...]:
    return tuple(
        str(Ask(seat, make(rank, suit)))
        for seat in others
        for suit in range(4)
        if not held >> suit & 1
    )


def shown(view: View) -> Soi:
    """The match as a view shows it, with empty hands (`Soi.dealt` fills them)."""
    state = Soi(view.options)
    state._laid = [mask_of(view.faces(Kind.LAID, seat)) for seat in range(SEATS)]
    state._totals = list(view.totals)
    state._round = SoiFacts.of(view).round
    state._result = view.result
    if view.deciders:
        state._pending = None
        (state._turn,) = view.deciders
    elif view.result:
        state._pending = None
    elif any(view.cards(Kind.HAND, seat) for seat in range(SEATS)):
        state._pending = _STARTER
    return state


def imagine(view: View, rng: random.Random) -> Soi:
    """Sample a match that agrees with a view; all deals of the hidden cards are equally likely."""
    return shown(view).dealt(Deals.of(view).draw(rng))


RULES = Rules(Soi, imagine, SoiFacts, words=tuple(Word))
