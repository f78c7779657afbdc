"""Rollouts of Soda: rules, types of players, and values of gains."""

from __future__ import annotations

import math
import random
from collections import Counter
from itertools import product
from statistics import fmean

import pytest

from soiree.core.cards import rank_of
from soiree.core.events import Scored
from soiree.games.soda import GAME
from soiree.games.soda.ai.levels import DRAWS_PER_HAND, RANK
from soiree.games.soda.ai.parameters import STAKES
from soiree.games.soda.ai.policy import EMPTY_ROW, NO, heuristic_policy
from soiree.games.soda.ai.rollout import (
    HEURISTIC,
    LOWEST,
    SOFTMAX,
    PublicState,
    Sample,
    choose,
    play_hand,
)
from soiree.games.soda.rules import imagine
from soiree.games.soda.zones import DRAW, HANDS, ROW
from tests.games.honesty import seated
from tests.games.soda.soda_positions import decisions, heuristic_match
from tests.thorough import tries

every_player_count = pytest.mark.parametrize(
    "players", [2, pytest.param(4, marks=pytest.mark.thorough), 6]
)


def test_gumbel_noise_makes_a_softmax_of_the_values() -> None:
    rng, hand, policy = random.Random(1), [3, 5, 5, 9, 12], heuristic_policy(4, 6)
    values = dict(policy.action_values(hand, 4, 1))
    total = sum(map(math.exp, values.values()))
    answers = Counter(choose(hand, SOFTMAX, 4, 1, policy, rng) for _ in range(4000))
    assert set(answers) == set(values) == {NO, 5, 9, 12}
    for answer, worth in values.items():
        assert answers[answer] / 4000 == pytest.approx(math.exp(worth) / total, abs=0.03)
    led = Counter(choose(hand, SOFTMAX, EMPTY_ROW, 0, policy, rng) for _ in range(100))
    assert NO not in led


@every_player_count
def test_a_hand_is_played_by_the_rules(players: int) -> None:
    """The same plays in the same deal have the same winner and leader in the rules."""
    for (view, _), luck in product(decisions(players, 4, every=7), range(5)):
        state = imagine(view, random.Random(luck))
        piles = {pile.zone: pile.cards for pile in state.piles()}
        hands = [sorted(map(rank_of, piles[HANDS[seat]])) for seat in range(players)]
        draw = [rank_of(card) for card in piles[DRAW]]
        public = PublicState.of(view)
        policy = heuristic_policy(players, public.stake)
        if len(draw) < DRAWS_PER_HAND or public.stake == 10:
            continue
        choice = policy.best(hands[view.seat], public.top, public.run)
        sample = Sample(hands, draw, [HEURISTIC] * players)
        result = play_hand(public, sample, choice, random.Random(1))
        won = state.facts().won
        while state.facts().won == won:
            (seat,) = state.deciders()
            piles = {pile.zone: pile.cards for pile in state.piles()}
            row = [rank_of(card) for card in piles[ROW]]
            hand = sorted(map(rank_of, piles[HANDS[seat]]))
            run = next((n for n, rank in enumerate(reversed(row)) if rank != row[-1]), len(row))
            choice = policy.best(hand, row[-1] if row else NO, run)
            ranks = {RANK[move]: move for move in state.legal(seat)}
            state.play(seat, ranks[choice])
        assert state.facts().won[-1] == result.winner
        assert state.facts().turn == result.leader


def test_a_run_draws_one_card_then_two_then_three() -> None:
    public = PublicState(0, 2, 6, EMPTY_ROW, 0, (0, 0), 384)
    sample = Sample([[8, 8], [8, 8]], [0, 1, 2, 3, 4, 5, 6], [LOWEST, LOWEST])
    result = play_hand(public, sample, 8, random.Random(1))
    assert result == (1, 0, [[1, 2], [0, 3, 4, 5]], 6)
    assert sample.hands == [[8, 8], [8, 8]]


@every_player_count
def test_the_chance_to_win_is_how_often_the_match_is_won(players: int) -> None:
    """The logarithmic loss is higher if leads count for twice, or half, of their worth."""
    # By the factors of all points, and of what is still to come.
    losses: dict[tuple[int, int], list[float]] = {(1, 1): [], (2, 1): [], (1, 4): []}
    for seed in range(tries(30, thorough=40)):
        match = seated(GAME, {"players": players}, seed, heuristic_match(players, seed))
        assert match.result is not None
        winner = match.result.ranks.index(1)
        totals = [0] * players
        squares_left = 4 * sum(stake**2 for stake in STAKES)
        for event in match.view(0).events:
            if isinstance(event, Scored):
                totals[event.seat] += event.points
                squares_left -= event.points**2
                for (times, open_still), found in losses.items() if squares_left else ():
                    counted = tuple(times * total for total in totals)
                    left = open_still * squares_left
                    public = PublicState(winner, players, event.points, EMPTY_ROW, 0, counted, left)
                    chance = public.win_chance([0.0] * players, event.points)
                    found.append(-math.log(max(chance, 1e-9)))
    assert fmean(losses[1, 1]) < min(fmean(losses[2, 1]), fmean(losses[1, 4]))
