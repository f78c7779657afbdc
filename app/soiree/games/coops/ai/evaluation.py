"""The evaluation of moves of Soureh and Pariah, with reasons, for hints and reviews."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar, Generic, NamedTuple, TypeVar

from msgspec.structs import replace

from soiree.core.entries import Move
from soiree.core.players import Estimate, Evaluation, Fact, Stop, evaluation, never
from soiree.core.reviews import Priced
from soiree.games.coops.ai.last_turn import mean_over_draws
from soiree.games.coops.ai.reasons import Reasons
from soiree.games.coops.ai.rollout import SimulatedRound
from soiree.games.coops.ai.search import DRAWS, CoopSearch, Worth, worths

ROUNDS_FOR_REASONS = 50
"""The number of sampled rounds behind the reasons."""

ALIKE = 2.0
"""The tolerance in points, about the standard error of so few rounds, within which an expected
change still speaks for its move."""

ScoreWorth = Callable[[Sequence[int]], float]
"""The worth of the scores after a round."""

SearchT = TypeVar("SearchT", bound=CoopSearch)


class ExpectedChange(NamedTuple):
    """The mean outcome of the rest of a round.

    Attributes:
        mine: the change of the player's score, in points.
        others: the mean change of the other players' scores, in points.
    """

    mine: float
    others: float


class CoopEvaluator(ABC, Generic[SearchT]):
    """The evaluation of one decision by its search.

    Attributes:
        reasons: the class that gives the reasons for and against moves.
        doubt: the doubt of evidence in reasons, calibrated in matches between all pairs of levels.
    """

    doubt: ClassVar[float]
    reasons: ClassVar[type[Reasons]] = Reasons

    def __init__(self, search: SearchT) -> None:
        self.search = search
        # Reasons have to be true for opponents of any level, not only of the same one.
        self._said = type(search)(search.view, replace(search.level, doubt=self.doubt))

    # --- what a game adds ------------------------------------------------------------------------

    @abstractmethod
    def expectation_fact(self, expected: ExpectedChange, *, speaks_for: bool) -> Fact:
        """The expected change of a round, in words."""

    @abstractmethod
    def lead(self, expected: ExpectedChange) -> float:
        """The points by which an expected change favours the player over the others."""

    # --- evaluating ------------------------------------------------------------------------------

    def evaluate(self, rng: random.Random, stop: Stop) -> Evaluation:
        """Evaluate the decision; values are chances to win in per cent."""
        search = self.search
        legal = search.view.legal
        chosen, found = search.deliberate(rng, stop)
        weighed = list(found) if len(found) > 1 else list(legal)
        others = [move for move in legal if move != chosen and move not in found]
        if others:
            self._add(found, [chosen, *others], rng, stop)
        elif not found:
            found[chosen] = Worth(1 / len(search.playing), 0.5)
        facts_of = self.facts_of(rng)
        estimates = []
        for move in legal:
            chance = min(1.0, max(0.0, found[move].value))
            error = min(found[move].error, 0.5)
            estimates.append(Estimate(move, 100 * chance, chance, 100 * error, facts_of(move)))
        return self._with_outlooks(evaluation(chosen, weighed, estimates), rng)

    def facts_of(self, rng: random.Random) -> Callable[[Move], tuple[Fact, ...]]:
        """A function that gives the reasons for and against a move."""
        said = self._said
        samples = [said.sample(rng) for _ in range(ROUNDS_FOR_REASONS)]
        return self.reasons(said.view, said.tables, said.belief, samples).of

    def _add(
        self, found: dict[Move, Worth], moves: Sequence[Move], rng: random.Random, stop: Stop
    ) -> None:
        more = worths(self.search.run_trials(moves, rng, stop))
        first = moves[0]
        shift = found[first].value - more[first].value if first in found else 0.0
        for move, worth in more.items():
            found.setdefault(move, Worth(worth.value + shift, worth.error))

    def _with_outlooks(self, found: Evaluation, rng: random.Random) -> Evaluation:
        if self.search.is_scoring:
            return found
        moves = [move for move in (found.chosen, found.rival) if move is not None]
        starts = [self._said.sample(rng) for _ in range(ROUNDS_FOR_REASONS)]
        expected_changes = {move: self._expected_change(starts, move) for move in moves}
        best = max(map(self.lead, expected_changes.values()))
        facts = {
            move: self.expectation_fact(expected, speaks_for=self.lead(expected) >= best - ALIKE)
            for move, expected in expected_changes.items()
        }
        estimates = [
            replace(each, facts=(facts[each.move], *each.facts)) if each.move in facts else each
            for each in found.estimates
        ]
        return replace(found, estimates=tuple(estimates))

    def _expected_change(self, starts: Sequence[SimulatedRound], move: Move) -> ExpectedChange:
        search = self.search
        mine = others = 0.0
        for start in starts:
            end, goes_on, _ = search.make(start, move)
            if goes_on:
                end.play_out()
            changes = {
                seat: search.score_at(end, seat) - search.scores[seat] for seat in search.playing
            }
            mine += changes.pop(search.seat) / len(starts)
            others += sum(changes.values()) / len(changes) / len(starts)
        return ExpectedChange(mine, others)


def price_moves(
    search: CoopSearch, moves: Sequence[Move], rng: random.Random, samples: int
) -> Sequence[Priced]:
    """Price moves before the scoring of a round (`soiree.core.reviews.Price`).

    Moves are tried in the same sampled rounds as by the strongest level, and exactly in last turns
    that it solves. Of the opponent's last turn after a declaration some draws are tried in each
    sample: more samples tell more than all draws of each.
    """
    if search.is_solvable:
        exact = search.solve(moves, never)
        gains = search.solve(moves, never, search.round_gain)
        return [Priced(move, [exact[move]], [gains[move]]) for move in moves]
    search.plan(moves, rng, never)
    chances: list[list[float]] = [[] for _ in moves]
    points: list[list[float]] = [[] for _ in moves]
    for _ in range(samples):
        start = search.sample(rng)
        for place, move in enumerate(moves):
            end, goes_on, declares = search.make(start, move)
            exactly = goes_on and declares and search.solves_last_turns
            if goes_on and not exactly:
                end.play_out()
            for found, worth in ((chances, search.win_chance), (points, search.round_gain)):

                def value(end: SimulatedRound, worth: ScoreWorth = worth) -> float:
                    return worth(search.scores_at(end))

                found[place].append(mean_over_draws(end, value, DRAWS) if exactly else value(end))
    return [Priced(*each) for each in zip(moves, chances, points, strict=True)]
