"""Evaluations of questions of Soi by the top level."""

from __future__ import annotations

import math
import random
from functools import cache

import pytest

from soiree.controller.match.authority import Match
from soiree.core.players import Estimate, Stop, never
from soiree.core.views import View
from soiree.games.soi import GAME
from soiree.games.soi.ai.evaluation import chance_to_win, evaluate, posterior_gain
from soiree.games.soi.ai.levels import IMPOSSIBLE
from soiree.search.sampling import Trials
from tests.games.honesty import Twin, honest, play, seated, twins
from tests.games.soi.soi_tables import Table, known_round

pytestmark = pytest.mark.slow

FAIR = [109 / 4] * 4
"""The expected points of each seat in a round without any knowledge."""


@cache
def late_match() -> Match:
    """A match of top players, some way into its first round."""
    return play(seated(GAME, {}, 6), [honest(IMPOSSIBLE.play)] * 4, random.Random(6), most=60)


@cache
def some_twins() -> tuple[Twin, ...]:
    return tuple(twins(late_match(), random.Random(6), share=0.25, tries=20))


def stop_after(times: int) -> Stop:
    left = iter(range(times))
    return lambda: next(left, None) is None


def of(seen: View, move: str) -> Estimate:
    estimates = evaluate(seen, random.Random(1), never).estimates
    assert tuple(each.move for each in estimates) == seen.legal
    return estimates[seen.legal.index(move)]


def test_a_question_whose_outcome_is_known_has_an_exact_value() -> None:
    seen = known_round().view(0)
    for move in ("ask 1 KH", "ask 2 AD", "ask 3 AC"):
        estimate = of(seen, move)
        assert (estimate.value, estimate.error) == (35, 0)
    wasted = of(seen, "ask 2 KH")
    assert wasted.value + 2 * wasted.error < 35


def test_the_top_level_asks_what_is_valued_most_or_nearly_so() -> None:
    agreed = 0
    for twin in some_twins():
        seen = twin.match.view(twin.seat)
        estimates = evaluate(seen, random.Random(1), never).estimates
        chosen = IMPOSSIBLE.play(seen, random.Random(1), never)
        best = max(estimates, key=lambda each: each.value)
        mine = estimates[seen.legal.index(chosen)]
        agreed += best.value - mine.value < best.error + mine.error
    assert agreed > 0.8 * len(some_twins()) > 6


def test_another_truth_that_looks_the_same_changes_no_estimate() -> None:
    for twin in some_twins()[::2]:
        one, other = (match.view(twin.seat) for match in (twin.match, twin.other))
        assert evaluate(one, random.Random(1), never) == evaluate(other, random.Random(1), never)


@pytest.mark.parametrize("calls", [0, 16, 28])
def test_without_time_the_prior_is_the_estimate(calls: int) -> None:
    """Time is up at once, within the second sample, and within the third."""
    for twin in some_twins()[:6]:
        seen = twin.match.view(twin.seat)
        estimates = evaluate(seen, random.Random(1), stop_after(calls)).estimates
        assert all(0 < each.error < math.inf and 0 < each.chance < 1 for each in estimates)
        best = max(estimates, key=lambda each: each.value)
        assert best.value > min(each.value for each in estimates)


def test_more_points_give_a_better_chance() -> None:
    seen = late_match().view(0)
    chances = [chance_to_win(seen, [0] * 4, FAIR, points) for points in (-5, 0, 10, 40, 109, 200)]
    assert chances == sorted(chances)
    assert chances[0] == chances[1]
    assert chances[-2] == chances[-1] > 0.5


def test_equal_players_have_equal_chances_and_the_leader_near_the_target_a_better_one() -> None:
    table = Table()
    table.deal()
    assert [chance_to_win(table.view(seat), [0] * 4, FAIR, FAIR[0]) for seat in range(4)] == [
        0.25
    ] * 4
    ahead = Table(target=100)
    ahead.round(0, {1: "K"})
    ahead.deal()
    assert ahead.state.result() is None
    chances = [chance_to_win(ahead.view(seat), [0] * 4, FAIR, FAIR[0]) for seat in range(4)]
    assert sum(chances) == pytest.approx(1)
    assert chances[0] > 0.9 > chances[1] > chances[2]


def test_whoever_expects_more_takes_it_from_the_one_in_the_lead_or_behind() -> None:
    """Seat 1 leads: seat 0 is worse off if seat 1 may expect the rest."""
    ahead = Table(target=300)
    ahead.round(1, {0: "K"})
    ahead.deal()
    chances = [
        chance_to_win(ahead.view(0), [0] * 4, expected, 20)
        for expected in ([20, 69, 10, 10], [20, 10, 10, 69])
    ]
    assert chances[0] < chances[1]


def test_prior_and_rollouts_are_weighted_by_their_precision() -> None:
    best = Trials("best", [0.0] * 20)

    def gain(outcomes: list[float]) -> tuple[float, float]:
        return posterior_gain(Trials("other", outcomes), best, lead=-0.7, in_play=80)

    prior, noisy, precise = gain([]), gain([-19.0, 21.0] * 10), gain([0.5, 1.5] * 10)
    assert prior[0] < 0 < prior[1]
    assert prior[0] < noisy[0] < precise[0] < 1
    assert prior[1] > noisy[1] > precise[1] > 0
    assert gain([9.0, 11.0] * 10)[0] == 10, "rollouts that contradict the prior are believed"
    assert gain([1.0] * 20) == (1, 0)
    assert posterior_gain(best, best, lead=0, in_play=80) == (0, 0)
