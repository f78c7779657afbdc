"""What the moves of Soureh and Pariah are worth, with reasons, for hints and for the review."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar, Generic, NamedTuple, TypeVar

from msgspec.structs import replace

from soiree.core.entries import Move
from soiree.core.players import Estimate, Evaluation, Fact, Stop, evaluation
from soiree.games.coops.ai.reasons import Reasons
from soiree.games.coops.ai.rollout import SimulatedRound
from soiree.games.coops.ai.search import CoopSearch, Worth, worths

ROUNDS_FOR_REASONS = 50
"""How many rounds are sampled for what the reasons say."""

ALIKE = 2.0
"""The tolerance in points, about the standard error of so few rounds, within which an expected
change still speaks for its move."""

SearchT = TypeVar("SearchT", bound=CoopSearch)


class ExpectedChange(NamedTuple):
    """The mean score changes in the rest of a round, in points.

    Attributes:
        mine: the player's own change.
        others: the change of each other player, on average.
    """

    mine: float
    others: float


class CoopEvaluator(ABC, Generic[SearchT]):
    """Evaluates one decision as its search makes it.

    Attributes:
        reasons: finds what speaks for and against moves.
        doubt: how much evidence is doubted in what is said, so that it came true most nearly in
            matches between all pairs of levels.
    """

    doubt: ClassVar[float]
    reasons: ClassVar[type[Reasons]] = Reasons

    def __init__(self, search: SearchT) -> None:
        self.search = search
        # What is said has to be true of players of any level, not only of one's equals.
        self._said = type(search)(search.view, replace(search.level, doubt=self.doubt))

    # --- what a game adds ------------------------------------------------------------------------

    @abstractmethod
    def expectation_fact(self, expected: ExpectedChange, *, speaks_for: bool) -> Fact:
        """What a round will bring, in words."""

    @abstractmethod
    def lead(self, expected: ExpectedChange) -> float:
        """How many points a round brings the player more than the others, or costs them less."""

    # --- evaluating ------------------------------------------------------------------------------

    def evaluate(self, rng: random.Random, stop: Stop) -> Evaluation:
        """What the player makes of the decision: the value is the chance to win, in per cent."""
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
        """What gives the reasons for and against a move."""
        said = self._said
        samples = [said.sample(rng) for _ in range(ROUNDS_FOR_REASONS)]
        return self.reasons(said.view, said.tables, said.belief, samples).of

    def _add(
        self, found: dict[Move, Worth], moves: Sequence[Move], rng: random.Random, stop: Stop
    ) -> None:
        """Add the worth of moves that the player did not weigh, by how they do beside the first."""
        more = worths(self.search.run_trials(moves, rng, stop))
        first = moves[0]
        shift = found[first].value - more[first].value if first in found else 0.0
        for move, worth in more.items():
            found.setdefault(move, Worth(worth.value + shift, worth.error))

    def _with_outlooks(self, found: Evaluation, rng: random.Random) -> Evaluation:
        """The same, and what the round will bring after the two best moves, in the same samples."""
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
