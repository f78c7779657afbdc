"""The fitting programs recover known parameters."""

from __future__ import annotations

import math
import random
from collections import Counter
from statistics import fmean

import pytest

from soiree.core.cards import ACE, DECK, RANKS, Rank, mask_of
from soiree.games.soda.ai import parameters as soda_parameters
from soiree.games.soda.ai.parameters import STAKES, for_seats
from soiree.games.soda.ai.policy import EMPTY_ROW, NO, heuristic_policy
from soiree.games.soda.ai.rollout import PublicState
from soiree.games.soda.rules import FULL_HAND
from soiree.games.soi.ai.value import HOLDING_WEIGHTS, TURN_WEIGHTS, shares
from soiree.games.soy.ai.belief import bid_features
from soiree.games.soy.ai.hands import after_each_discard, rank_sum
from soiree.games.soy.ai.hands import features as soy_features
from soiree.games.soy.ai.value import ValueFunction
from tests.bench import fit_soda, fit_soi, fit_soy
from tests.bench.fit_soy import Network
from tests.bench.least_squares import product
from tests.bench.soda_trials import FIRST, SIZES, Trial, features, round_of, tried_in_match
from tests.bench.soy_matches import (
    Choice,
    Hand,
    Position,
    TrainingMatch,
    sample_match,
    valued,
)
from tests.thorough import tries

pytestmark = pytest.mark.slow

SEATS = 4

PARAMETERS = [
    parameter for name in SIZES for parameter in for_seats(getattr(soda_parameters, name), SEATS)
]


def soda_hand(rng: random.Random) -> tuple[PublicState, list[Rank]]:
    """Any decision of Soda."""
    hand = sorted(rng.choices(range(len(RANKS)), k=rng.randint(3, 6)))
    top = rng.choice([EMPTY_ROW, *range(len(RANKS) - 1)])
    return PublicState(0, SEATS, rng.choice(STAKES), top, rng.randint(1, 3), (0,) * SEATS, 0), hand


def test_the_policy_of_soda_is_linear_in_its_features() -> None:
    rng = random.Random(1)
    for _ in range(300):
        public, hand = soda_hand(rng)
        policy = heuristic_policy(SEATS, public.stake)
        for rank, value in policy.action_values(hand, public.top, public.run):
            assert product(features(public, hand, rank), PARAMETERS) == pytest.approx(value)
    assert features(public, hand, NO) == {}


def test_the_fit_of_soda_finds_known_parameters() -> None:
    """Within their standard errors."""
    rng = random.Random(2)
    trials: list[list[Trial]] = [[] for _ in range(10)]
    for number in range(3000):
        public, hand = soda_hand(rng)
        choices = sorted(rank for rank in {*hand} if rank >= public.top)
        if public.top != EMPTY_ROW:
            choices.append(NO)
        rows = [features(public, hand, choice) for choice in choices]
        gains = [product(row, PARAMETERS) + rng.gauss(0, 1) for row in rows]
        trials[number % 10].append(Trial(rows, gains))
    found = fit_soda.fitted_policy(trials)
    off = [
        (found.weights[column] - PARAMETERS[column]) / found.errors[column]
        for name in ("FOLLOW", "FOLLOW_PER_POINT")
        for column in range(FIRST[name], FIRST[name] + ACE)  # what an Ace is worth has two tables
    ]
    assert fmean(found.errors) < 0.2
    assert 0.6 < math.sqrt(fmean(each**2 for each in off)) < 1.4


def test_rounds_of_soda_are_played_by_its_rules() -> None:
    for seats in range(2, 7):
        for seed in range(10):
            hands = round_of(seats, random.Random(seed))
            assert [public.stake for public, _, _ in hands] == list(STAKES)
            for _, sample, _ in hands:
                assert all(len(hand) >= FULL_HAND for hand in sample.hands)
                cards = Counter(rank for held in (*sample.hands, sample.draw) for rank in held)
                assert max(cards.values()) <= 4


def test_what_is_tried_in_matches_of_soda_can_gain_what_is_at_stake() -> None:
    trials = tried_in_match(2, 3, random.Random(3))
    assert trials
    for rows, gains in trials:
        assert len(rows) == len(gains) > 1
        assert all(abs(gain) <= sum(STAKES) for gain in gains)


def test_an_ace_of_soda_is_worth_much() -> None:
    values = fit_soda.fitted_values(2, 100, random.Random(4))
    assert all(fit.weights[ACE] > 3 for fit in values.values())


def positions(count: int, rng: random.Random) -> list[Position]:
    """Possible positions of Soy."""
    found = []
    for _ in range(count):
        cards = rng.sample(DECK, 52)
        mine, theirs, open_ = mask_of(cards[:5]), mask_of(cards[5:10]), mask_of(cards[30:])
        unseen = (1 << 52) - 1 & ~open_
        hands = Hand(mine, unseen & ~mine), Hand(theirs, unseen & ~theirs)
        found.append(Position(*hands, rng.randint(1, 20), 5))
    return found


def test_the_network_that_is_trained_is_that_of_the_players_of_soy() -> None:
    rng = random.Random(5)
    for position in positions(100, rng):
        (mine, theirs), size = position[:2], position.size
        function = ValueFunction(position.rounds_left, size)
        chance = function.win_chance(
            function.encode(*mine, is_mine=True), function.encode(*theirs, is_mine=False)
        )
        assert Network.present().win_chance(position.numbers()) == pytest.approx(chance)


def test_training_for_soy_lowers_the_held_out_loss() -> None:
    """The true rule is that the hand with the higher cards wins."""
    rng = random.Random(6)
    network = Network.untrained(rng)
    matches = [
        TrainingMatch(
            [each], [], [], float(rank_sum(each.mine.cards) > rank_sum(each.theirs.cards))
        )
        for each in positions(500, rng)
    ]
    held_out, training = matches[:100], matches[100:]
    before = fmean(map(network.loss, held_out))
    network.train([example for each in training for example in each.examples()], 10, rng)
    assert fmean(map(network.loss, held_out)) < 0.6 * min(before, math.log(2))


@pytest.mark.parametrize("name", fit_soy.PRESENT)
def test_the_fit_of_choices_of_soy_finds_known_odds(name: str) -> None:
    rng, weights = random.Random(7), fit_soy.PRESENT[name]
    choices: list[Choice] = []
    for _ in range(800):
        cards = rng.sample(DECK, 20)
        if name == "BID_WEIGHTS":
            rows = bid_features(mask_of(cards[:5]), mask_of(cards[5:7]))
        else:
            left = after_each_discard(mask_of(cards[:6]))
            rows = [valued(soy_features(each, mask_of(cards[6:]), 5)[1]) for each in left]
        choices.append((rows, fit_soy.odds(weights, rows)))
    match, choices_of = TrainingMatch([], choices[:100], choices[:100], 1), fit_soy.CHOICES[name]
    found = fit_soy.fitted(choices[100:], name, rng)
    least, anew, most = (
        fit_soy.loss_of_choices(each, choices_of, match)
        for each in (weights, found, [0.0] * len(weights))
    )
    assert anew - least < 0.1 * (most - least)


def test_matches_of_soy_become_examples_as_they_were_played() -> None:
    for number in range(tries(1, thorough=2)):
        match = sample_match(number, seed=8)
        assert match.choices
        assert match.discards
        for rows, often in match.choices + match.discards:
            assert len(rows) == len(often)
            assert sum(often) == pytest.approx(1)
        left = [position.rounds_left for position in match.positions]
        assert left == sorted(left, reverse=True)
        for mine, theirs, _, size in match.positions:
            assert mine.cards.bit_count() == theirs.cards.bit_count() == size
            assert not mine.cards & (theirs.cards | mine.unseen)
            assert not theirs.cards & theirs.unseen


def test_the_fit_of_soi_uses_the_features_of_the_value_function() -> None:
    present = [*HOLDING_WEIGHTS, *TURN_WEIGHTS]
    noted = fit_soi.positions("fits")
    assert len(noted) > 20
    for position in noted:
        public, layout, turn, taker = position
        odds = fit_soi.odds(present, fit_soi.rows(position))
        assert taker in odds
        for seat, share in enumerate(shares(public)[layout][turn]):
            assert odds.get(seat, 0) == pytest.approx(share)


@pytest.mark.thorough
def test_the_fit_of_soi_finds_known_weights() -> None:
    """Approximately: takers are drawn from the weights to be recovered."""
    rng = random.Random(4)
    noted = [position for number in range(6) for position in fit_soi.positions(f"known {number}")]
    known = [0.8 if place in (0, 3) else 0.0 for place in range(15)] + [0.5]
    drawn = []
    for position in noted * 6:
        odds = fit_soi.odds(known, fit_soi.rows(position))
        (taker,) = rng.choices(list(odds), list(odds.values()))
        drawn.append(position._replace(taker=taker))
    found = fit_soi.fitted(drawn, 3, rng)
    mine, true, none = (
        fmean(fit_soi.loss(weights, position) for position in drawn)
        for weights in (found, known, [0.0] * 16)
    )
    assert mine < true + 0.01 < none
