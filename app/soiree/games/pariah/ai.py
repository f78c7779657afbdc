"""The computer players of Pariah."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache, partial

from msgspec.structs import replace

from soiree.core.cards import Card
from soiree.core.entries import Move
from soiree.core.guests import Temper
from soiree.core.players import Evaluation, Player, Stop
from soiree.core.reviews import SUM, Pricer
from soiree.core.states import State
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.coops.ai import evaluation
from soiree.games.coops.ai.appraisal import OpenRound, mean_chances
from soiree.games.coops.ai.belief import Evidence
from soiree.games.coops.ai.evaluation_tables import EvaluationTables, Parameters
from soiree.games.coops.ai.rollout import (
    USE_CODES,
    USE_JACK,
    USE_KING,
    USE_QUEEN,
    SimulatedRound,
    UseCode,
)
from soiree.games.coops.ai.search import CoopSearch, LevelParameters
from soiree.games.coops.zones import CoopIndex
from soiree.games.pariah.match_value import PariahScoring
from soiree.games.pariah.moves import JACK_OFFSETS, KING_COOPS, KNOCK, QUEEN
from soiree.games.pariah.rules import ALL_VALID, POINTS, Pariah, PariahFacts, is_valid

ALL_USE_CODES: dict[Move, UseCode] = {
    **USE_CODES,
    **{move: USE_JACK + offset for move, offset in JACK_OFFSETS.items()},
    QUEEN: USE_QUEEN,
    **{move: USE_KING + 8 * a + b for move, (a, b) in KING_COOPS.items()},
}
"""The code of each use of a drawn card in rollouts, uses of courts included (PAR-2)."""


def points(up: Card, down: Card) -> float:
    """PAR-5: the points that a coop of these cards earns; 0 if the coop is not valid."""
    return POINTS[up] + POINTS[down] if is_valid(up, down) else 0


class PariahSearch(CoopSearch):
    """The search for one decision of Pariah, where high scores win."""

    call = KNOCK
    codes = ALL_USE_CODES

    @staticmethod
    @cache
    def tables_of(parameters: Parameters) -> EvaluationTables:
        return EvaluationTables(Pariah.deck, is_valid, points, ALL_VALID, parameters)

    def scored_by(self) -> PariahScoring:
        return PariahScoring(self.view.options, PariahFacts.of(self.view), self.scores)

    def round_gain(self, scores: Sequence[int]) -> float:
        mine, other = (scores[seat] - self.scores[seat] for seat in (self.seat, 1 - self.seat))
        return mine - other

    def outcomes(self, end: SimulatedRound, changed: Sequence[CoopIndex]) -> dict[str, float]:
        """The outcomes of a round that a move affects.

        `bonus` and a seat: all coops of the seat are valid. `valid` and a coop: a coop that one of
        the moves changes is valid. `points` and a seat: the points of the seat's other coops.
        `SUM` and a seat: the change of the score, which contains all of these.
        """
        tables, up, down, seats = self.tables, end.up, end.down, self.playing
        scores = self.scoring.scores_at(end)

        def points(seat: Seat) -> float:
            others = (coop for coop in range(seat * 4, seat * 4 + 4) if coop not in changed)
            return sum(tables.points[up[coop]][down[coop]] for coop in others)

        return {
            **{f"bonus {seat}": float(end.all_valid(seat)) for seat in seats},
            **{f"valid {coop}": float(tables.valid[up[coop]][down[coop]]) for coop in changed},
            **{f"points {seat}": points(seat) for seat in seats},
            **{f"{SUM} {seat}": float(scores[seat] - self.scores[seat]) for seat in seats},
        }


PARAMETERS = Parameters(
    valid=10,
    potential=4,
    fragility=6,
    point=0.2,
    harm=1,
    mended=0.95,
    declarer_harm=65,
)
"""The values of coops; tuned in rounds between equal players."""

SELF_CENTRED = PARAMETERS._replace(fragility=0, point=0.3, harm=0.2, declarer_harm=10)
"""The values of coops for a player who hardly harms the opponent and expects no harm."""

EVIDENCE = Evidence(placed=0.97, discarded=0.95, laid_over=0.8, switched=0.7)
"""The strengths measured in rounds between computer players, lowered for unlike players."""

EASY = LevelParameters(
    SELF_CENTRED,
    samples=0,
    temperature=2.6,
    leeway=0.3,
)
"""Follows first impressions, and minds its own coops alone."""

MIDDLE = LevelParameters(PARAMETERS, samples=0, temperature=0.3, leeway=0.5)
"""Follows first impressions, without looking ahead."""

HARD = LevelParameters(
    PARAMETERS,
    evidence=EVIDENCE,
    plays_for_match=True,
    exact=True,
    samples=400,
    min_valid=2,
    beyond=1.0,
    leeway=0.003,
)


def evaluate(view: View, rng: random.Random, stop: Stop) -> Evaluation:
    """Evaluate the decision in a view with the search of the strongest level."""
    return evaluation.evaluate(PariahSearch(view, HARD), rng, stop)


TRUST = 0.8
"""The argument `trust` of `OpenRound`.

It was 0.9 in 60 matches of middle against easy players, and 0.4 in 24 of hard against easy.
"""


def pricer(view: View) -> Pricer:
    """The pricer of a decision."""
    return partial(evaluation.price, PariahSearch(view, HARD))


def appraise(state: State, rng: random.Random) -> Sequence[float]:
    """The chance of each seat to win, all coops being open, over random orders of the stock.

    See `soiree.core.reviews.Appraise`.
    """
    assert isinstance(state, Pariah)
    scoring = PariahScoring(state.options, state.facts(), state.scores())
    return mean_chances(OpenRound(state, scoring, PariahSearch.tables_of(PARAMETERS), TRUST))


LEVELS: dict[str, LevelParameters] = {"easy": EASY, "middle": MIDDLE, "hard": HARD}
"""The levels, weakest first."""


def player(level: str, temper: Temper | None = None) -> Player:
    """The player of a level, with the temper of a guest."""
    return PariahSearch.player(replace(LEVELS[level], temper=temper))
