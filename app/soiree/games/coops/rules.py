"""The common rules of Soureh and Pariah: coops, deal, turns, last turns (SRH-1 to SRH-6).

A face-down card is seen by its owner, and by all players once the round has ended.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from functools import cache
from typing import ClassVar, NamedTuple, Self

from soiree.core.cards import ACE, DECK, JACK, Card, is_red, rank_of
from soiree.core.entries import Chance, Move, PendingChance
from soiree.core.events import Began, Emit, Ended, Moved, Result, Said, Scored, Shown, Turn, silent
from soiree.core.states import Options, Refusal, State
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.core.zones import EVERYONE, Pile, Seat, Sight, only
from soiree.games.coops.deals import Deal
from soiree.games.coops.facts import CoopFacts, Phase
from soiree.games.coops.moves import DISCARD as TO_DISCARD
from soiree.games.coops.moves import END, OVER_COOPS, OWN_OFFSETS, USES
from soiree.games.coops.words import Call
from soiree.games.coops.zones import (
    DISCARD,
    DOWN,
    DRAWN,
    NO_CARD,
    STOCK,
    UP,
    CoopIndex,
    Kind,
    coop_of,
)

VALUES = tuple(1 if rank_of(each) == ACE else rank_of(each) + 2 for each in DECK)
"""By card, its value: 1 for an ace, and above 10 for courts, which by the rules have none."""

TEN = JACK - 1

# Bound once: below Python 3.12 the lookup of an enum member is slow.
_DEAL, _CARD, _END, _OVER = Phase.DEAL, Phase.CARD, Phase.END, Phase.OVER


@cache
def is_valid(up: Card, down: Card) -> bool:
    """True if two number cards make a valid coop (SRH-2)."""
    aces = (rank_of(up) == ACE) + (rank_of(down) == ACE)
    if aces:
        return aces == 1
    if is_red(up):
        return VALUES[up] < VALUES[down]
    return VALUES[up] > VALUES[down]


class SeatOrder(NamedTuple):
    """The seats around the table, and the dealer; an immutable value.

    Attributes:
        playing: the seats that are not out, in seat order.
        dealer: the dealer of this round, or between rounds that of the next round; None before
            chance has chosen the first dealer.
    """

    playing: tuple[Seat, ...]
    dealer: Seat | None = None

    def after(self, seat: Seat) -> Seat:
        """The next seat that is not out."""
        return self.playing[bisect_right(self.playing, seat) % len(self.playing)]

    def from_first(self) -> tuple[Seat, ...]:
        """The seats that are not out, starting after the dealer."""
        assert self.dealer is not None
        first = bisect_right(self.playing, self.dealer)
        return self.playing[first:] + self.playing[:first]

    def with_next_dealer(self) -> SeatOrder:
        """The order with the deal passed to the next seat."""
        assert self.dealer is not None
        return SeatOrder(self.playing, self.after(self.dealer))


class CoopState(ABC):
    """The whole truth of a match of either game; the contract is `core.states.State`.

    Each game adds the scoring of a round, and the effects of its courts.

    Attributes:
        title: the game's title, for refusals.
        deck: the cards of the game.
        call: the declaration, as a move and as an announcement.
        uses: all uses of a drawn card.
        phase_moves: the legal moves in each phase whose moves are always the same.
        phase_refusals: by the present phase, the refusal of a move that belongs to another phase.
    """

    title: ClassVar[str]
    deck: ClassVar[tuple[Card, ...]]
    call: ClassVar[Call]
    uses: ClassVar[frozenset[Move]] = USES
    phase_moves: ClassVar[Mapping[Phase, tuple[Move, ...]]]
    phase_refusals: ClassVar[Mapping[Phase, Refusal]]

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.seats = seats
        self._down = [NO_CARD] * seats * 4
        self._up = [NO_CARD] * seats * 4
        self._drawn = NO_CARD
        self._deck = self.deck
        self._top = 0  # the index in the deck of the next card; the stock begins here
        self._discard: list[Card] = []
        self._totals = [0] * seats
        self._order = SeatOrder(tuple(range(seats)))
        self._round = 0
        self._turn: Seat = 0
        self._phase = _DEAL
        self._declarer: Seat | None = None
        self._protected = False
        self._additional = 0  # further turns of the player to move
        self._result: Result | None = None

    def chance(self) -> PendingChance | None:
        if self._phase is not _DEAL:
            return None
        if self._order.dealer is None:
            return PendingChance("dealer", seats=tuple(range(self.seats)))
        return PendingChance("deck", cards=self.deck, count=len(self.deck))

    def deciders(self) -> tuple[Seat, ...]:
        return () if self._phase is _DEAL or self._phase is _OVER else (self._turn,)

    def legal(self, seat: Seat) -> Sequence[Move]:
        if seat != self._turn:
            return ()
        if self._phase is _CARD:
            return self._uses(seat)
        return self.phase_moves.get(self._phase, ())

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        if move in self.legal(seat):
            return None
        if self._phase is _OVER:
            return Refusal(tr_noop("The match is over."))
        if self._phase is _DEAL or seat != self._turn:
            return Refusal(tr_noop("It is not your turn."))
        at_another_time = any(move in moves for moves in self.phase_moves.values())
        if at_another_time or (move in self.uses and self._phase is not _CARD):
            return self.phase_refusals[self._phase]
        if move not in self.uses:
            return Refusal(
                tr_noop("{move} is not a move in {game}."), {"move": move, "game": self.title}
            )
        return self._refusal_of_use(seat, move)

    def deal(self, chance: Chance, emit: Emit = silent) -> None:
        """SRH-1: draw the first dealer, or deal eight cards each from a shuffled deck."""
        if chance.kind == "dealer":
            self._order = self._order._replace(dealer=chance.seat)
            return
        order = self._order.from_first()
        dealt = 8 * len(order)
        self._round += 1
        self._deck, self._top = chance.cards, dealt
        self._down = [NO_CARD] * self.seats * 4
        self._up = [NO_CARD] * self.seats * 4
        self._discard = []
        self._declarer = None
        self._protected = False
        emit(Began(self._round))
        for position, card in enumerate(chance.cards[:dealt]):
            row, seat = position // len(order), order[position % len(order)]
            coop = seat * 4 + row % 4
            if row < 4:
                self._down[coop] = card
                emit(Moved(card, STOCK, DOWN[coop], only(seat)))
            else:
                self._up[coop] = card
                emit(Moved(card, STOCK, UP[coop], EVERYONE))
        self._begin_turn(order[0], emit)

    def play(self, seat: Seat, move: Move, emit: Emit = silent) -> None:
        """SRH-3 to SRH-6: use the drawn card, end the turn, or declare."""
        if self._phase is _CARD:
            self._use(seat, move, emit)
            self._drawn = NO_CARD
            if self._top == len(self._deck):
                self._end_round(emit)
            elif self._declarer is not None:
                self._end_turn(emit)
            else:
                self._phase = _END
        elif self._phase is _END:
            if move != END:
                self._declarer = seat
                emit(Said(seat, self.call))
            self._end_turn(emit)
        else:
            self._play_scoring_move(seat, move, emit)

    def copy(self) -> Self:
        twin = copy(self)
        twin._down = self._down[:]
        twin._up = self._up[:]
        twin._discard = self._discard[:]
        twin._totals = self._totals[:]
        return twin

    def piles(self) -> Iterator[Pile]:
        sight = Sight.OWNER if self._phase in (_CARD, _END) else Sight.ALL
        for seat in range(self.seats):
            for coop in range(seat * 4, seat * 4 + 4):
                yield Pile(DOWN[coop], sight, _if_any(self._down[coop]))
            for coop in range(seat * 4, seat * 4 + 4):
                yield Pile(UP[coop], Sight.ALL, _if_any(self._up[coop]))
            drawn = self._drawn if seat == self._turn else NO_CARD
            yield Pile(DRAWN[seat], Sight.OWNER, _if_any(drawn))
        yield Pile(DISCARD, Sight.ALL, tuple(self._discard))
        yield Pile(STOCK, Sight.NONE, self._deck[self._top :])

    def scores(self) -> tuple[int, ...]:
        return tuple(self._totals)

    @abstractmethod
    def facts(self) -> CoopFacts: ...

    def shared_facts(self) -> tuple[int, Seat | None, Phase, Seat | None, bool, int]:
        """The attributes of `CoopFacts` in their order, for the facts of a game."""
        dealer, additional = self._order.dealer, self._additional
        return self._round, dealer, self._phase, self._declarer, self._protected, additional

    def result(self) -> Result | None:
        return self._result

    def coops(self, seat: Seat) -> Iterator[tuple[Card, Card]]:
        """The face-up and the face-down card of each coop of a player, slots 1 to 4."""
        first = seat * 4
        return zip(self._up[first : first + 4], self._down[first : first + 4], strict=True)

    def dealt(self, deal: Deal) -> Self:
        """A copy of a state from `load_view` with the hidden cards of `deal`."""
        twin = self.copy()
        twin._down = list(deal.down)
        if deal.drawn is not None:
            twin._drawn = deal.drawn
        twin._deck, twin._top = tuple(deal.stock), 0
        return twin

    @abstractmethod
    def _score_round(self, emit: Emit) -> None:
        """Score the round that has just ended."""

    @abstractmethod
    def _play_scoring_move(self, seat: Seat, move: Move, emit: Emit) -> None:
        """Play a move that belongs to the scoring of a round."""

    def _uses(self, seat: Seat) -> tuple[Move, ...]:
        """The legal uses of the drawn card (SRH-3), sparing a protected declarer (SRH-5)."""
        spared = (seat, self._declarer if self._protected else None)
        may_cover_aces = rank_of(self._drawn) == TEN
        covers = [
            move
            for (move, coop), up in zip(OVER_COOPS.items(), self._up, strict=False)
            if up != NO_CARD and coop >> 2 not in spared and (may_cover_aces or rank_of(up) != ACE)
        ]
        return (*OWN_OFFSETS, *covers, TO_DISCARD)

    def _use(self, seat: Seat, move: Move, emit: Emit) -> None:
        """SRH-3: use the drawn card; it or the card that it replaces is discarded."""
        drawn = self._drawn
        if move == TO_DISCARD:
            self._discard.append(drawn)
            emit(Moved(drawn, DRAWN[seat], DISCARD))
        elif move in OWN_OFFSETS:
            coop = seat * 4 + OWN_OFFSETS[move]
            replaced = self._down[coop]
            self._down[coop] = drawn
            self._discard.append(replaced)
            emit(Moved(replaced, DOWN[coop], DISCARD))
            emit(Moved(drawn, DRAWN[seat], DOWN[coop], only(seat)))
        else:
            self._cover(seat, OVER_COOPS[move], emit)

    def _cover(self, seat: Seat, coop: CoopIndex, emit: Emit) -> None:
        drawn, replaced = self._drawn, self._up[coop]
        self._up[coop] = drawn
        self._discard.append(replaced)
        if coop >> 2 == self._declarer:
            self._protected = True
        emit(Moved(replaced, UP[coop], DISCARD))
        emit(Moved(drawn, DRAWN[seat], UP[coop]))

    def _refusal_of_use(self, seat: Seat, move: Move) -> Refusal:
        owner = OVER_COOPS[move] >> 2
        if owner >= self.seats:
            return Refusal(tr_noop("There is no player at that seat."))
        if owner == seat:
            return Refusal(tr_noop("You may replace only another player’s face-up card."))
        if owner not in self._order.playing:
            return Refusal(tr_noop("{player} is out of the match."), {"player": owner})
        if self._protected and owner == self._declarer:
            return already_replaced(owner)
        return Refusal(tr_noop("Only a 10 can replace a face-up ace."))

    def _begin_turn(self, seat: Seat, emit: Emit) -> None:
        """SRH-3: a turn begins by drawing a card."""
        self._turn = seat
        self._drawn = self._deck[self._top]
        self._top += 1
        self._phase = _CARD
        emit(Turn((seat,)))
        emit(Moved(self._drawn, STOCK, DRAWN[seat], only(seat)))

    def _end_turn(self, emit: Emit) -> None:
        """SRH-5: pass the turn; after a declaration, each other player has one last turn."""
        seat = self._order.after(self._turn)
        if seat == self._declarer:
            self._end_round(emit)
        else:
            self._begin_turn(seat, emit)

    def _end_round(self, emit: Emit) -> None:
        """SRH-7: show all cards, and score the round."""
        for seat in self._order.from_first():
            for coop in range(seat * 4, seat * 4 + 4):
                emit(Shown(DOWN[coop], (self._down[coop],), 1))
        self._score_round(emit)

    def _end_or_go_on(self, places: tuple[int, ...] | None, reason: str, emit: Emit) -> None:
        """End the match with these ranks; if None, pass the deal to the next seat (SRH-1)."""
        if places is None:
            self._order = self._order.with_next_dealer()
            self._phase = _DEAL
            return
        self._result = Result(places, tuple(self._totals), reason)
        self._phase = _OVER
        emit(Ended(self._result))


def add_points(totals: list[int], seat: Seat, points: int, why: str, emit: Emit) -> None:
    """Add points to the total of a player."""
    totals[seat] += points
    emit(Scored(seat, points, totals[seat], why))


def already_replaced(declarer: Seat) -> Refusal:
    """SRH-5: the refusal of a second replacement among the declarer's cards."""
    return Refusal(
        tr_noop(
            "One of {player}’s cards was replaced after the declaration: no other can be replaced."
        ),
        {"player": declarer},
    )


def load_view(state: CoopState, view: View) -> None:
    """Load the visible cards and facts of a view into a new state."""
    facts = CoopFacts.of(view)
    state._round = facts.round
    state._order = state._order._replace(dealer=facts.dealer)
    state._phase = facts.phase
    state._declarer = facts.declarer
    state._protected = facts.protected
    state._additional = facts.additional
    state._turn = view.deciders[0] if view.deciders else 0
    state._totals = list(view.scores or ())
    state._result = view.result
    for zone, faces in view.zones:
        for card in faces:
            if card is None:
                continue
            if zone.kind == Kind.DOWN:
                state._down[coop_of(zone)] = card
            elif zone.kind == Kind.UP:
                state._up[coop_of(zone)] = card
            elif zone.kind == Kind.DRAWN:
                state._drawn = card
            else:
                state._discard.append(card)


def reshuffle(state: State, rng: random.Random) -> CoopState:
    """Shuffle the stock, which nobody has seen (`soiree.core.reviews.Reshuffle`)."""
    assert isinstance(state, CoopState)
    twin, stock = state.copy(), state._deck[state._top :]
    twin._deck = (*state._deck[: state._top], *rng.sample(stock, len(stock)))
    return twin


def _if_any(card: Card) -> tuple[Card, ...]:
    return () if card == NO_CARD else (card,)
