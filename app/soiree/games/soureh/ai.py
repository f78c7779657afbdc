"""The computer players of Soureh."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache, partial

from msgspec.structs import replace

from soiree.core.cards import Card
from soiree.core.entries import Move
from soiree.core.guests import Temper
from soiree.core.players import Evaluation, Player, Stop
from soiree.core.reviews import SUM, PricedMove, Pricer
from soiree.core.states import State
from soiree.core.views import View
from soiree.games.coops.ai import evaluation
from soiree.games.coops.ai.appraisal import SLIPS, OpenRound
from soiree.games.coops.ai.belief import Evidence
from soiree.games.coops.ai.evaluation_tables import EvaluationTables, Parameters
from soiree.games.coops.ai.rollout import SimulatedRound
from soiree.games.coops.ai.search import CoopSearch, Deliberation, LevelParameters, own_coops
from soiree.games.coops.facts import SCORING, Phase
from soiree.games.coops.rules import VALUES, is_valid
from soiree.games.coops.zones import CoopIndex, Kind
from soiree.games.soureh.match_value import SourehScoring
from soiree.games.soureh.moves import DECLARE, DEDUCT, KEEP, PAYMENTS
from soiree.games.soureh.rules import Soureh, SourehFacts
from soiree.search.pricing import exact_pricer


def points(up: Card, down: Card) -> float:
    """SRH-7: the points of a coop whose cheaper card is paid; negative."""
    return -min(VALUES[up], VALUES[down])


class SourehSearch(CoopSearch):
    """The search for one decision of Soureh, where low scores win."""

    call = DECLARE
    scoring: SourehScoring

    @staticmethod
    @cache
    def tables_of(parameters: Parameters) -> EvaluationTables:
        return EvaluationTables(Soureh.deck, is_valid, points, None, parameters)

    def scored_by(self) -> SourehScoring:
        return SourehScoring(self.view.options, SourehFacts.of(self.view), self.scores)

    def round_gain(self, scores: Sequence[int]) -> float:
        cost = {seat: scores[seat] - self.scores[seat] for seat in self.playing}
        mine = cost.pop(self.seat)
        return sum(cost.values()) / len(cost) - mine

    def outcomes(self, end: SimulatedRound, changed: Sequence[CoopIndex]) -> dict[str, float]:
        """The outcomes of a round, each a kind and a seat.

        `out`: the seat exceeds the limit; `off`: the seat takes 50 off (SRH-8); `pay`: its payment;
        `SUM`: the change of its score.
        """
        limit, scores = int(self.view.options["threshold"]), self.scoring.scores_at(end)
        changes = {seat: float(scores[seat] - self.scores[seat]) for seat in self.playing}
        return {
            **{f"out {seat}": float(scores[seat] > limit) for seat in changes},
            **{f"off {seat}": float(change < 0) for seat, change in changes.items()},
            **{f"pay {seat}": change + 50 * (change < 0) for seat, change in changes.items()},
            **{f"{SUM} {seat}": change for seat, change in changes.items()},
        }

    # --- scoring a round -------------------------------------------------------------------------

    def deliberate(
        self, rng: random.Random, stop: Stop, *, is_curtailed: bool = False
    ) -> Deliberation:
        if not self.is_scoring:
            return super().deliberate(rng, stop, is_curtailed=is_curtailed)
        # The exact chance to win with each move of the scoring (SRH-7, SRH-8).
        paid = self.scores_when_paid()
        chances = {move: self.win_chance(scores) for move, scores in paid.items()}
        chosen = max(chances, key=chances.__getitem__)
        return Deliberation(chosen, chances)

    def scores_when_paid(self) -> dict[Move, list[int]]:
        """The scores after the round with each move of the scoring.

        All cards are open. Players who pay later are assumed to pay optimally.
        """
        scores, found = list(self.scores), {}
        end = self.sample(random.Random(0))
        self.scoring.add_later_payments(scores, end, self.seat, self.facts.dealer)
        for move in self.view.legal:
            score = self.score_with(move)
            scores[self.seat] = score - 50 if score % 100 == 0 and move != KEEP else score
            found[move] = scores[:]
        return found

    def score_with(self, move: Move) -> int:
        """The player's own score right after a move of the scoring."""
        score = self.scores[self.seat]
        if move == DEDUCT:
            return score - 50
        if move == KEEP:
            return score
        paid = zip(PAYMENTS[move], own_coops(self), strict=True)
        return score + sum(VALUES[up if side is Kind.UP else down] for side, (up, down) in paid)


PARAMETERS = Parameters(
    valid=10,
    potential=4,
    fragility=6,
    point=3,
    harm=0.85,
    mended=0.95,
    declarer_harm=10,
)
"""The values of coops at every level; tuned in rounds between equal players."""

EVIDENCE = Evidence(placed=0.6, discarded=0.5, laid_over=0.4, switched=0.7)
"""The strengths measured in rounds between computer players, lowered as people may differ."""

EASY = LevelParameters(PARAMETERS, samples=16, candidates=4, leeway=0.1, hesitates=True)
"""Tries few uses of a card, and plays for the round alone."""

MIDDLE = LevelParameters(
    PARAMETERS, plays_for_match=True, exact=True, samples=10, leeway=0.002, hesitates=True
)
"""Infers nothing from the moves of others, and declares only with four valid coops."""

HARD = LevelParameters(
    PARAMETERS,
    evidence=EVIDENCE,
    plays_for_match=True,
    exact=True,
    samples=400,
    rollouts=3000,
    min_valid=0,
    ready=-16,
    beyond=1.0,
    leeway=0.002,
)


def evaluate(view: View, rng: random.Random, stop: Stop) -> Evaluation:
    """Evaluate a decision as the strongest level does (`soiree.core.players.Evaluate`)."""
    return evaluation.evaluate(SourehSearch(view, HARD), rng, stop)


TRUST = 0.5
"""The trust of `OpenRound`; measured as 0.34 to 0.45 in 44 matches of two pairs of levels."""


def pricer(view: View) -> Pricer:
    """The pricer of a decision; the choices of the scoring have exact prices."""
    search = SourehSearch(view, HARD)
    if not search.is_scoring:
        return partial(evaluation.price, search)
    after = search.scores_when_paid()

    def price_of(move: Move) -> PricedMove:
        scores = after[move]
        outcomes = {"score": [scores[search.seat]]}
        return PricedMove(move, [search.win_chance(scores)], [search.round_gain(scores)], outcomes)

    return exact_pricer(price_of)


def appraise(state: State, rng: random.Random) -> Sequence[float]:
    """The chance of each seat to win, all cards being open (`soiree.core.reviews.Appraise`)."""
    assert isinstance(state, Soureh)
    facts = state.facts()
    scoring = SourehScoring(state.options, facts, state.scores())
    opened = OpenRound(state, scoring, SourehSearch.tables_of(PARAMETERS), TRUST)
    if facts.phase in SCORING:
        # The players who have not paid yet pay optimally.
        seat, scores = opened.round.turn, opened.scores
        if facts.phase is Phase.DEDUCT:
            scores[seat] -= 50
        else:
            scores[seat] = scoring.score_at(opened.round, seat)
        scoring.add_later_payments(scores, opened.round, seat, facts.dealer)
    return opened.chances([opened.round.stock], SLIPS, rng)


LEVELS: dict[str, LevelParameters] = {"easy": EASY, "middle": MIDDLE, "hard": HARD}
"""The levels, weakest first."""


def player(level: str, temper: Temper | None = None) -> Player:
    """The player of a level, with the temper of a guest."""
    return SourehSearch.player(replace(LEVELS[level], temper=temper))
