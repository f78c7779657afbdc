"""Explanations: the outcome that decides between two moves, found in common samples."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from soiree.controller.computers.explaining import (
    Explanation,
    Verdict,
    deciding_outcome,
    explain,
)
from soiree.core.entries import Move
from soiree.core.players import MoveReason, never
from soiree.core.reviews import PART, SUM, WIN, PricedMove
from soiree.games import GAMES
from tests.games.soda.soda_positions import views
from tests.thorough import tries


def priced(
    move: Move, chance: Callable[[float, float], float], prize: float, later: float
) -> PricedMove:
    """A move with its outcomes in 400 random samples.

    Args:
        chance: gives the chance to win the match from the prize (0 or 1) and the later points.
        prize: the probability that the move wins the prize.
        later: the least number of later points; up to 1 point more is random.
    """
    rng = random.Random(3)
    won = [float(rng.random() < prize) for _ in range(400)]
    points = [later + rng.random() for _ in range(400)]
    chances = [chance(*each) for each in zip(won, points, strict=True)]
    return PricedMove(move, chances, (), {"prize": won, "later": points})


def by_prize(won: float, points: float) -> float:
    return 0.3 + 0.2 * won + 0.01 * points


@pytest.mark.parametrize(
    ("prizes", "later", "decides"),
    [((0.7, 0.4), (3, 3), "prize"), ((0.4, 0.5), (9, 3), "later"), ((0.5, 0.5), (3, 3), None)],
)
def test_the_outcome_that_explains_the_gap_decides(
    prizes: tuple[float, float], later: tuple[float, float], decides: str | None
) -> None:
    best, other = (
        priced(move, by_prize, *each)
        for move, each in zip("ab", zip(prizes, later, strict=True), strict=True)
    )
    assert deciding_outcome(best, other) == decides


def test_of_outcomes_that_always_come_together_the_first_decides() -> None:
    """A regression: each outcome explained at most half of the gap, so that none decided."""
    best, other = (
        replace(each, outcomes={**each.outcomes, "turn": each.outcomes["prize"]})
        for each in (priced("a", by_prize, 0.7, 3), priced("b", by_prize, 0.4, 3))
    )
    assert deciding_outcome(best, other) == "prize"


def test_an_outcome_without_effect_on_the_chance_does_not_decide() -> None:
    best, other = (
        priced(move, lambda won, points: 0.3 + 0.1 * points, prize, later)
        for move, prize, later in (("a", 0.9, 4), ("b", 0.1, 3))
    )
    assert deciding_outcome(best, other) == "later"


def test_a_sum_is_told_only_where_no_part_decides() -> None:
    rng = random.Random(5)

    def spread(*shares: float) -> PricedMove:
        parts = [[float(rng.random() < share) for _ in range(400)] for share in shares]
        total = [sum(each) for each in zip(*parts, strict=True)]
        named = {f"piece {n}": values for n, values in enumerate(parts)}
        return PricedMove("", [0.1 * each for each in total], (), {**named, f"{SUM} 0": total})

    assert deciding_outcome(spread(0.6, 0.6, 0.6), spread(0.4, 0.4, 0.4)) == f"{SUM} 0"
    assert deciding_outcome(spread(0.8, 0.5, 0.5), spread(0.3, 0.5, 0.5)) == "piece 0"


def test_of_parts_of_the_points_the_largest_difference_decides() -> None:
    """A regression: of dependent outcomes, one with hardly any effect was named as decisive."""

    def divided(*points: float) -> PricedMove:
        names = (f"{PART} {number}" for number in range(len(points)))
        outcomes = {name: [each] * 4 for name, each in zip(names, points, strict=True)}
        return PricedMove("", [0.01 * sum(points)] * 4, (), outcomes)

    assert deciding_outcome(divided(5, 9.9, 25), divided(8, 9.8, 17)) == f"{PART} 2"
    assert deciding_outcome(divided(5, 5, 5), divided(4, 4, 4)) is None


def test_an_exact_gap_is_explained_by_sampled_chances() -> None:
    best, other = (priced(move, by_prize, prize, 3) for move, prize in (("a", 0.8), ("b", 0.3)))
    exact = [
        PricedMove(each.move, [chance], (), {WIN: each.chances, **each.outcomes})
        for each, chance in ((best, 0.5), (other, 0.4))
    ]
    assert deciding_outcome(exact[0], exact[1]) == "prize"


def test_a_position_has_one_explanation_whoever_asks() -> None:
    """The worse of two moves once got the reasons of the better one in a review."""
    game, clear = GAMES["soda"], 0
    for view in views(2, 4, every=tries(24, thorough=8)):
        found = game.evaluator()(view, random.Random(1), never)
        if found.rival is None:
            continue
        hint = explain(game, view, found.chosen, found.rival)
        if hint.verdict is Verdict.BETTER:
            clear += 1
            assert hint.other is not None
            assert explain(game, view, hint.other, hint.move) == hint
    assert clear


@pytest.mark.parametrize(
    ("gap", "error", "verdict"),
    [
        (0.03, 0.01, Verdict.BETTER),
        (0.03, 0.02, Verdict.UNCLEAR),
        (0.005, 0.004, Verdict.EITHER),
        (0.005, 0.006, Verdict.UNCLEAR),
        (0.01, 0.002, Verdict.BETTER),  # a round of a long match of Soureh
        (0.003, 0.001, Verdict.EITHER),
    ],
)
def test_the_verdict_depends_on_the_whole_interval(
    gap: float, error: float, verdict: Verdict
) -> None:
    assert Explanation("a", "b", (0.4 + gap, 0.4), error, MoveReason("")).verdict is verdict
