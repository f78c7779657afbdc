"""The evaluation and the prices of moves of Soureh and Pariah, for hints and reviews."""

from __future__ import annotations

import random
from collections.abc import Sequence

from soiree.core.entries import Move
from soiree.core.players import Estimate, Evaluation, Stop, evaluation, never
from soiree.core.reviews import WIN, PricedMove
from soiree.games.coops.ai.last_turn import ends_of_draws
from soiree.games.coops.ai.rollout import DRAWS, SimulatedRound
from soiree.games.coops.ai.search import CoopSearch, Worth, plan_declarations, worths

ENDS = 200
"""The number of sampled rounds behind the outcomes of last turns, whose prices are exact."""


def evaluate(search: CoopSearch, rng: random.Random, stop: Stop) -> Evaluation:
    """Evaluate a decision; values are chances to win in per cent."""
    legal = search.view.legal
    chosen, found = search.deliberate(rng, stop)
    weighed = list(found) if len(found) > 1 else list(legal)
    others = [move for move in legal if move != chosen and move not in found]
    if others:
        _add(search, found, [chosen, *others], rng, stop)
    elif not found:
        found[chosen] = Worth(1 / len(search.playing), 0.5)
    estimates = []
    for move in legal:
        chance = min(1.0, max(0.0, found[move].value))
        error = min(found[move].error, 0.5)
        estimates.append(Estimate(move, 100 * chance, chance, 100 * error))
    return evaluation(chosen, weighed, estimates)


def _add(
    search: CoopSearch,
    found: dict[Move, Worth],
    moves: Sequence[Move],
    rng: random.Random,
    stop: Stop,
) -> None:
    more = worths(search.run_trials(moves, rng, stop))
    first = moves[0]
    shift = found[first].value - more[first].value if first in found else 0.0
    for move, worth in more.items():
        found.setdefault(move, Worth(worth.value + shift, worth.error))


class CoopPricer:
    """Prices the moves of a decision while a round is played, not scored (`core.reviews.Pricer`).

    The price of a move is the chance to win the match and the points gained in sampled rounds, as
    the strongest level tries them. Last turns that this level solves have exact prices. After a
    declaration, only some draws of the opponent's last turn are tried in each sample: more samples
    with few draws have smaller errors.
    """

    def __init__(self, search: CoopSearch) -> None:
        self._search = search

    def price(
        self, moves: Sequence[Move], rng: random.Random, samples: int
    ) -> Sequence[PricedMove]:
        search = self._search
        names = search.outcome_names(moves)
        exact = search.is_solvable
        if not exact:
            plan_declarations(search, moves, never)
        tried = [_Tried(search, names) for _ in moves]
        for _ in range(ENDS if exact else samples):
            start = search.sample(rng)
            for each, move in zip(tried, moves, strict=True):
                each.add(start, move)
        sampled = [each.priced(move) for each, move in zip(tried, moves, strict=True)]
        if not exact:
            return sampled
        chances = search.solve(moves, never)
        gains = search.solve(moves, never, search.round_gain)
        return [
            PricedMove(each.move, [chances[each.move]], [gains[each.move]], _with_chances(each))
            for each in sampled
        ]


class _Tried:
    """The ends of rounds played out after a move: the chances to win, the points, the outcomes."""

    def __init__(self, search: CoopSearch, names: Sequence[str]) -> None:
        self._search, self._names = search, names
        self._rows: list[Sequence[float]] = []

    def add(self, start: SimulatedRound, move: Move) -> None:
        """Play a move in a sampled round, and the rest of the round."""
        search = self._search
        end, goes_on, declares = search.make(start, move)
        if goes_on and declares and search.solves_last_turns:
            ends = list(ends_of_draws(end, DRAWS))
            total = sum(count for _, count in ends)
            weighted = [[count / total * value for value in self._row(end)] for end, count in ends]
            self._rows.append([sum(column) for column in zip(*weighted, strict=True)])
            return
        if goes_on:
            end.play_out()
        self._rows.append(self._row(end))

    def _row(self, end: SimulatedRound) -> Sequence[float]:
        search = self._search
        scores = search.scores_at(end)
        outcomes = search.outcomes(end, scores, self._names)
        return (search.win_chance(scores), search.round_gain(scores), *outcomes)

    def priced(self, move: Move) -> PricedMove:
        """The price of the move."""
        chances, points, *outcomes = map(list, zip(*self._rows, strict=True))
        return PricedMove(move, chances, points, dict(zip(self._names, outcomes, strict=True)))


def _with_chances(sampled: PricedMove) -> dict[str, Sequence[float]]:
    return {WIN: sampled.chances, **sampled.outcomes}
