"""Pariah: coops for two players and one deck, with courts that act (PAR-1 … PAR-6).

The deal, the turn and the declaration, here called a knock, are in `coops.rules`.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache
from typing import ClassVar

from soiree.core.cards import ACE, DECK, JACK, KING, QUEEN, RANKS, Card, is_court, rank_of
from soiree.core.entries import Move
from soiree.core.events import Emit, Moved, Said, Shown
from soiree.core.games import Rules
from soiree.core.states import Options, Refusal
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.core.zones import Seat, only
from soiree.games.coops import rules as coops
from soiree.games.coops.deals import Deals
from soiree.games.coops.facts import CoopFacts, Phase
from soiree.games.coops.moves import DISCARD, END
from soiree.games.coops.rules import VALUES, CoopState, add_points, already_replaced, load_view
from soiree.games.coops.words import Call
from soiree.games.coops.zones import DOWN, DRAWN, CoopIndex
from soiree.games.pariah import moves
from soiree.games.pariah.moves import JACK_OFFSETS, KING_COOPS, KNOCK, SEATS
from soiree.games.pariah.words import Reason, Why, Word

ALL_VALID = 50
"""The bonus for four valid coops (PAR-5)."""

POINTS = tuple(
    15 if rank_of(card) == ACE else 0 if is_court(card) else VALUES[card] for card in DECK
)
"""The points of each card in a valid coop (PAR-5)."""


@cache
def is_valid(up: Card, down: Card) -> bool:
    """True if two cards make a valid coop (PAR-1)."""
    if is_court(down):
        return False
    return is_court(up) or coops.is_valid(up, down)


class PariahFacts(CoopFacts, frozen=True):
    """The facts of Pariah."""


class Pariah(CoopState):
    """The whole truth of a match of Pariah; the contract is `soiree.core.states.State`."""

    title = "Pariah"
    deck = DECK
    call = Call.KNOCK
    uses = moves.USES
    phase_moves: ClassVar = {Phase.END: (KNOCK, END)}
    phase_refusals: ClassVar = {
        Phase.CARD: Refusal(tr_noop("First use the card that you drew.")),
        Phase.END: Refusal(tr_noop("Knock, or end your turn.")),
    }

    def __init__(self, options: Options) -> None:
        super().__init__(options, SEATS)

    def facts(self) -> PariahFacts:
        return PariahFacts(*self.shared_facts())

    def _uses(self, seat: Seat) -> tuple[Move, ...]:
        """The legal uses of the drawn card. PAR-2: a court is used or discarded, never placed."""
        rank = rank_of(self._drawn)
        if rank == JACK:
            own = zip(JACK_OFFSETS, self.coops(seat), strict=True)
            return (*(move for move, (up, _) in own if rank_of(up) != ACE), DISCARD)
        if rank == QUEEN:
            return (moves.QUEEN, DISCARD)
        if rank == KING:
            return _king_uses(self._declarer if self._protected else None)
        return super()._uses(seat)

    def _use(self, seat: Seat, move: Move, emit: Emit) -> None:
        """Use the drawn card. PAR-2: all players see a court before its effect.

        A Jack takes the place of a face-up card of the player. A Queen gives the player two more
        turns. A King switches two face-down cards.
        """
        if move in JACK_OFFSETS:
            self._cover(seat, seat * 4 + JACK_OFFSETS[move], emit)
        elif move == moves.QUEEN:
            super()._use(seat, DISCARD, emit)
            self._additional += 2
            emit(Said(seat, Word.QUEEN))
        elif move in KING_COOPS:
            emit(Shown(DRAWN[seat], (self._drawn,), 1))
            self._switch(*KING_COOPS[move], emit)
            super()._use(seat, DISCARD, emit)
        else:
            super()._use(seat, move, emit)

    def _switch(self, a: CoopIndex, b: CoopIndex, emit: Emit) -> None:
        """PAR-2: switch two face-down cards; PAR-4: this may protect the knocker."""
        down = self._down
        down[a], down[b] = down[b], down[a]
        if self._declarer in (a >> 2, b >> 2):
            self._protected = True
        both = only(a >> 2, b >> 2)
        emit(Moved(down[b], DOWN[a], DOWN[b], both))
        emit(Moved(down[a], DOWN[b], DOWN[a], both))

    def _refusal_of_use(self, seat: Seat, move: Move) -> Refusal:
        drawn = rank_of(self._drawn)
        needed = _RANKS_NEEDED.get(move)
        if needed is None:
            if is_court(self._drawn):
                return Refusal(
                    tr_noop("A {rank} that you draw cannot be placed: use it or discard it."),
                    {"rank": RANKS[drawn]},
                )
            return super()._refusal_of_use(seat, move)
        if drawn != needed:
            return Refusal(tr_noop("You did not draw a {rank}."), {"rank": RANKS[needed]})
        if needed == JACK:
            return Refusal(tr_noop("A jack cannot replace a face-up ace."))
        assert self._declarer is not None
        return already_replaced(self._declarer)

    def _end_turn(self, emit: Emit) -> None:
        """PAR-3: additional turns come first; a knock gives them up."""
        if self._additional and self._turn != self._declarer:
            self._additional -= 1
            self._begin_turn(self._turn, emit)
        else:
            self._additional = 0
            super()._end_turn(emit)

    def _score_round(self, emit: Emit) -> None:
        """PAR-5: valid coops earn points; PAR-6: a leader at the threshold ends the match."""
        self._additional = 0
        for seat in self._order.from_first():
            earned = [
                POINTS[up] + POINTS[down] for up, down in self.coops(seat) if is_valid(up, down)
            ]
            add_points(self._totals, seat, sum(earned), Why.ROUND, emit)
            if len(earned) == 4:
                add_points(self._totals, seat, ALL_VALID, Why.BONUS, emit)
        first, second = self._totals
        places = None
        if max(first, second) >= int(self.options["threshold"]) and first != second:
            places = (1, 2) if first > second else (2, 1)
        self._end_or_go_on(places, Reason.THRESHOLD, emit)

    def _play_scoring_move(self, seat: Seat, move: Move, emit: Emit) -> None:
        raise AssertionError("no moves belong to the scoring of Pariah (PAR-5)")


@cache
def _king_uses(protected: Seat | None) -> tuple[Move, ...]:
    free = (move for move, (a, b) in KING_COOPS.items() if protected not in (a >> 2, b >> 2))
    return (*free, DISCARD)


_RANKS_NEEDED: Mapping[Move, int] = {
    **dict.fromkeys(JACK_OFFSETS, JACK),
    moves.QUEEN: QUEEN,
    **dict.fromkeys(KING_COOPS, KING),
}
"""By use of a court, the rank of the card that has to be drawn (PAR-2)."""


def shown(view: View) -> Pariah:
    """The match as a view shows it, without hidden cards (`dealt` adds them)."""
    state = Pariah(view.options)
    load_view(state, view)
    return state


def imagine(view: View, rng: random.Random) -> Pariah:
    """Sample a match that agrees with a view; all deals of the hidden cards are equally likely."""
    return shown(view).dealt(Deals(view, Pariah.deck).draw(rng))


RULES = Rules(Pariah, imagine, PariahFacts, words=(Call.KNOCK, *Word))
