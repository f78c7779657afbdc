"""Soureh: two to four players mend their coops, and pay for invalid ones (SRH-1 … SRH-10).

The deal, the turn and the declaration are in `coops.rules`; the scoring of a round and the end of
the match are here.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import ClassVar

from soiree.core.cards import DECK, is_court
from soiree.core.entries import Move
from soiree.core.events import Emit, Said, Turn, ranks
from soiree.core.games import Rules
from soiree.core.states import Options, Refusal
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.coops.deals import Deals
from soiree.games.coops.facts import CoopFacts, Phase
from soiree.games.coops.moves import END
from soiree.games.coops.rules import VALUES, CoopState, add_points, is_valid, load_view
from soiree.games.coops.words import Call
from soiree.games.coops.zones import Kind
from soiree.games.soureh.moves import DECLARE, DEDUCT, KEEP, PAYMENTS
from soiree.games.soureh.words import Reason, Why, Word

# Bound once: below Python 3.12 the lookup of an enum member is slow.
_PAY, _UP = Phase.PAY, Kind.UP


class SourehFacts(CoopFacts, frozen=True):
    """The facts of Soureh.

    Attributes:
        out: by seat, the round after which it was out of the match (SRH-10), or 0.
    """

    out: tuple[int, ...]


class Soureh(CoopState):
    """The whole truth of a match of Soureh; the contract is `soiree.core.states.State`."""

    title = "Soureh"
    deck = tuple(card for card in DECK if not is_court(card) for _ in range(2))
    call = Call.DECLARE
    phase_moves: ClassVar = {
        Phase.END: (DECLARE, END),
        Phase.PAY: tuple(PAYMENTS),
        Phase.DEDUCT: (DEDUCT, KEEP),
    }
    phase_refusals: ClassVar = {
        Phase.CARD: Refusal(tr_noop("First use the card that you drew.")),
        Phase.END: Refusal(tr_noop("Declare Soureh, or end your turn.")),
        Phase.PAY: Refusal(tr_noop("Choose one card of each of your coops to pay.")),
        Phase.DEDUCT: Refusal(tr_noop("Take 50 off your score, or keep it as it is.")),
    }

    def __init__(self, options: Options) -> None:
        super().__init__(options, int(options["players"]))
        self._out = (0,) * self.seats

    def facts(self) -> SourehFacts:
        return SourehFacts(*self.shared_facts(), out=self._out)

    def _score_round(self, emit: Emit) -> None:
        self._ask_next_payer(self._order.from_first(), emit)

    def _ask_next_payer(self, seats: Sequence[Seat], emit: Emit) -> None:
        """SRH-7: ask the first of these seats without four valid coops to pay, or end the round."""
        for seat in seats:
            if not all(is_valid(up, down) for up, down in self.coops(seat)):
                self._turn = seat
                self._phase = _PAY
                emit(Turn((seat,)))
                return
        self._finish_round(emit)

    def _play_scoring_move(self, seat: Seat, move: Move, emit: Emit) -> None:
        """SRH-7: pay a card of each coop; SRH-8: take 50 off a multiple of 100, or keep it."""
        if self._phase is _PAY:
            points = sum(
                VALUES[up if side is _UP else down]
                for side, (up, down) in zip(PAYMENTS[move], self.coops(seat), strict=True)
            )
            add_points(self._totals, seat, points, Why.PAY, emit)
            if self._totals[seat] % 100 == 0:
                self._phase = Phase.DEDUCT
                return
        elif move == DEDUCT:
            add_points(self._totals, seat, -50, Why.DEDUCT, emit)
        else:
            emit(Said(seat, Word.KEEP))
        order = self._order.from_first()
        self._ask_next_payer(order[order.index(seat) + 1 :], emit)

    def _finish_round(self, emit: Emit) -> None:
        """SRH-9, SRH-10: a player above the threshold ends the match, or is out of it."""
        threshold = int(self.options["threshold"])
        above = [seat for seat in self._order.playing if self._totals[seat] > threshold]
        if self.options["ending"] == "last":
            self._out = tuple(
                self._round if seat in above else out for seat, out in enumerate(self._out)
            )
            self._order = self._order._replace(playing=_seats_not_out(self._out))
            ended, reason = len(self._order.playing) <= 1, Reason.LAST_STANDING
        else:
            ended, reason = bool(above), Reason.THRESHOLD
        places = _ranks(self._totals, self._out) if ended else None
        self._end_or_go_on(places, reason, emit)


def _seats_not_out(out: Sequence[int]) -> tuple[Seat, ...]:
    return tuple(seat for seat, since in enumerate(out) if not since)


def _ranks(totals: Sequence[int], out: Sequence[int]) -> tuple[int, ...]:
    """SRH-9, SRH-10: ranks by the round of going out, later first, then by the lower score."""
    keys = [(-(since or math.inf), total) for since, total in zip(out, totals, strict=True)]
    return ranks(keys)


def shown(view: View) -> Soureh:
    """The match as a view shows it, without hidden cards (`dealt` adds them)."""
    state = Soureh(view.options)
    load_view(state, view)
    state._out = SourehFacts.of(view).out
    state._order = state._order._replace(playing=_seats_not_out(state._out))
    return state


def imagine(view: View, rng: random.Random) -> Soureh:
    """Sample a match that agrees with a view; all deals of the hidden cards are equally likely."""
    return shown(view).dealt(Deals(view, Soureh.deck).draw(rng))


RULES = Rules(Soureh, imagine, SourehFacts, words=(Call.DECLARE, *Word))
