"""The evaluation and the prices of moves of Soureh and Pariah, for hints and reviews."""

from __future__ import annotations

import random
from collections.abc import Sequence

from soiree.core.entries import Move
from soiree.core.players import Evaluation, Stop, evaluation, never
from soiree.core.reviews import WIN, PricedMove
from soiree.games.coops.ai.rollout import DRAWS, SimulatedRound
from soiree.games.coops.ai.search import CoopSearch, plan_declarations, touched, worths
from soiree.games.coops.zones import CoopIndex
from soiree.search.pricing import Result, sample_pricer

ENDS = 200
"""The number of sampled rounds behind the outcomes of last turns, whose prices are exact."""


def evaluate(search: CoopSearch, rng: random.Random, stop: Stop) -> Evaluation:
    """Evaluate a decision; values are chances to win."""
    legal = search.view.legal
    chosen, found = search.deliberate(rng, stop)
    others = [move for move in legal if move != chosen and move not in found]
    if others and len(found) < 2:
        more = worths(search.run_trials([chosen, *others], rng, stop))
        shift = found[chosen] - more[chosen] if chosen in found and chosen in more else 0.0
        found = {move: worth + shift for move, worth in more.items()}
    chances = {move: min(1.0, max(0.0, found[move])) for move in legal if move in found}
    if not chances:  # there is only one move
        return Evaluation(chosen, None)
    return evaluation(chosen, {move: (chance, chance) for move, chance in chances.items()})


def price(
    search: CoopSearch, moves: Sequence[Move], rng: random.Random, samples: int
) -> Sequence[PricedMove]:
    """Price moves while a round is played, not scored (a `core.reviews.Pricer` of a search).

    The price of a move is the chance to win the match and the points gained in sampled rounds, as
    the strongest level tries them. Last turns that this level solves have exact prices. After a
    declaration, only some draws of the opponent's last turn are tried in each sample: more samples
    with few draws have smaller errors.
    """
    changed = sorted({coop for move in moves for coop in touched(search, move)})
    exact = search.is_solvable
    if not exact:
        plan_declarations(search, moves, never)

    def try_out(start: SimulatedRound, move: Move) -> Result:
        ends = search.ends_after(start, move, DRAWS)
        total = sum(count for _, count in ends)
        rows = [(count / total, _values(search, end, changed)) for end, count in ends]
        means = {name: sum(share * row[name] for share, row in rows) for name in rows[0][1]}
        return Result(means.pop(_CHANCE), means.pop(_POINTS), means)

    sampled = sample_pricer(search.sample, try_out)(moves, rng, ENDS if exact else samples)
    if not exact:
        return sampled
    chances = search.solve(moves, never)
    gains = search.solve(moves, never, search.round_gain)
    return [
        PricedMove(move, [chances[move]], [gains[move]], {WIN: priced.chances, **priced.outcomes})
        for move, priced in zip(moves, sampled, strict=True)
    ]


_CHANCE, _POINTS = "chance", "points"


def _values(
    search: CoopSearch, end: SimulatedRound, changed: Sequence[CoopIndex]
) -> dict[str, float]:
    scores = search.scoring.scores_at(end)
    return {
        _CHANCE: search.win_chance(scores),
        _POINTS: search.round_gain(scores),
        **search.outcomes(end, changed),
    }
