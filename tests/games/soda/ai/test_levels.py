"""The computer players of Soda."""

from __future__ import annotations

import math
import random
from functools import cache
from statistics import fmean

import pytest

from soiree.core.cards import card
from soiree.core.entries import Move
from soiree.core.events import Scored
from soiree.core.players import never, random_player
from soiree.core.states import State
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.games.soda import GAME
from soiree.games.soda.ai.evaluation import evaluate
from soiree.games.soda.ai.levels import HARD, RANK
from soiree.games.soda.ai.parameters import STAKES
from soiree.games.soda.ai.policy import LED
from soiree.games.soda.ai.rollout import Scene
from soiree.games.soda.facts import SodaFacts
from soiree.games.soda.moves import PLAYED
from tests.games.honesty import Twin, honest, peeking, play, seated, twins
from tests.games.soda.soda_sights import by_feeling_alone, seen, sights

every_level = pytest.mark.parametrize("level", GAME.level_names())


def choices(level: str, sight: View, seeds: range = range(10)) -> set[Move]:
    return {GAMES["soda"].player(level)(sight, random.Random(seed), never) for seed in seeds}


def test_a_pair_is_taken() -> None:
    sight = seen(("7S 2S 3S 4S 5S", "7H QH KH AH 2H"), "play 7S")
    for level in GAME.level_names():
        assert "play 7H" in choices(level, sight)
    assert choices("hard", sight) == {"play 7H"}


def test_no_ace_is_spent_on_two_points() -> None:
    sight = seen(("KS 2S 3S 4S 5S", "2H 3H 4H 5H AH"), "play KS")
    assert choices("hard", sight) == {"no"}
    assert choices("middle", sight) == {"no"}


def test_what_the_last_hand_of_the_match_is_about_is_seen() -> None:
    """With the Ace it is won, and with a No lost, whatever the cards are worth."""
    found = 0
    for seed in range(30):
        for sight in sights(2, seed, every=1, last=5):
            aces = [move for move in sight.legal if move in PLAYED and PLAYED[move] >= card("AS")]
            assert sight.scores is not None
            behind = sight.scores[1 - sight.seat] - sight.scores[sight.seat]
            facts = SodaFacts.of(sight)
            last = facts.round == 4 and facts.worth == 10
            if last and aces and "no" in sight.legal and abs(behind) < 10:
                found += 1
                chances = {each.move: each.chance for each in evaluate(sight, rng(), never)}
                assert all(chances[ace] == 1 for ace in aces)
                assert chances["no"] == 0
                assert all(chances[move] > 0.9 for move in choices("hard", sight, range(2)))
    assert found


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_chance_to_win_is_how_often_one_wins(players: int) -> None:
    """By the logarithmic loss, which is more if leads count for twice, or half, of what they do."""
    # By how often all points are counted, and how often what is still to come.
    losses: dict[tuple[int, int], list[float]] = {(1, 1): [], (2, 1): [], (1, 4): []}
    for seed in range(40):
        match = seated(GAME, {"players": players}, seed, by_feeling_alone(players, seed))
        assert match.result is not None
        winner = match.result.ranks.index(1)
        totals = [0] * players
        later = 4 * sum(stake**2 for stake in STAKES)
        for event in match.view(0).events:
            if isinstance(event, Scored):
                totals[event.seat] += event.points
                later -= event.points**2
                for (times, open_still), found in losses.items() if later else ():
                    counted = tuple(times * total for total in totals)
                    left = open_still * later
                    scene = Scene(winner, players, event.points, LED, 0, counted, left)
                    chance = scene.chance([0.0] * players, event.points)
                    found.append(-math.log(max(chance, 1e-9)))
    assert fmean(losses[1, 1]) < min(fmean(losses[2, 1]), fmean(losses[1, 4]))


@every_level
@pytest.mark.parametrize("players", [2, 3, 6])
def test_whole_matches_are_played(level: str, players: int) -> None:
    match = seated(GAME, {"players": players}, seed=players)
    choosers = [honest(random_player)] * (players - 1) + [honest(GAMES["soda"].player(level))]
    play(match, choosers, random.Random(players), most=10_000)  # asserts that all is legal
    assert match.result


@every_level
def test_the_same_question_has_the_same_answer(level: str) -> None:
    for sight in sights(3, 1, every=25):
        assert len({choices(level, sight, range(1)).pop() for _ in range(3)}) == 1


@every_level
def test_cards_of_one_rank_and_other_suits_make_no_difference(level: str) -> None:
    one = seen(("4S 2S 3S 8S 9S", "5H 6H QH KH AH"), "play 4S")
    other = seen(("4D 2C 3C 8D 9H", "5S 6D QC KC AD"), "play 4D")
    for seed in range(10):
        moves = [
            GAMES["soda"].player(level)(each, random.Random(seed), never) for each in (one, other)
        ]
        assert RANK[moves[0]] == RANK[moves[1]]


@every_level
@pytest.mark.parametrize("after", [0, 1, 7])
def test_told_to_stop_a_player_tries_nothing_more(level: str, after: int) -> None:
    for sight in sights(4, 2, every=12):
        asked = 0

        def stop() -> bool:
            nonlocal asked
            asked += 1
            return asked > after

        assert GAMES["soda"].player(level)(sight, random.Random(1), stop) in sight.legal
        assert asked <= after + 1


class TestEvaluate:
    """What is told of each move, for hints and for looking back."""

    @pytest.mark.parametrize("players", [2, 4, 5])
    def test_every_legal_move_has_an_estimate_and_reasons(self, players: int) -> None:
        for sight in sights(players, players, every=16):
            estimates = evaluate(sight, rng(), never)
            assert tuple(each.move for each in estimates) == sight.legal
            for each in estimates:
                assert math.isfinite(each.value)
                assert 0 <= each.error <= 11
                assert 0 <= each.chance <= 1
                assert each.facts
                for fact in each.facts:
                    assert "{" not in fact.text.format(**fact.words)

    def test_it_mostly_agrees_with_the_top_level(self) -> None:
        agreed, asked = 0, 0
        for sight in sights(2, 5, every=8):
            estimates = evaluate(sight, random.Random(1), never)
            worth = {each.move: each.value for each in estimates}
            error = {each.move: each.error for each in estimates}
            move = HARD.play(sight, random.Random(2), never)
            best = max(worth, key=worth.__getitem__)
            asked += 1
            agreed += worth[best] - worth[move] <= 2 * (error[best] + error[move])
        assert agreed >= 0.9 * asked

    def test_without_time_the_feeling_has_to_do(self) -> None:
        sight = seen(("7S 2S 3S 4S 5S", "7H QH KH AH 2H"), "play 7S")
        estimates = evaluate(sight, rng(), lambda: True)
        assert max(estimates, key=lambda each: each.value).move == "play 7H"
        assert all(math.isfinite(each.value) and each.error > 0 for each in estimates)

    def test_what_an_ace_showed_is_told(self) -> None:
        told = {
            fact.text
            for sight in sights(2, 6, every=4)
            for each in evaluate(sight, rng(), lambda: True)
            for fact in each.facts
        }
        assert "{player} showed the {card} and still holds it." in told
        assert "Cards above the {rank} that the others would discard: about {count}." in told
        assert "{player} wins %n points, and you lead the next hand." in told


class TestHonesty:
    """Nobody knows more than his view: another truth behind it, the same move."""

    @every_level
    @pytest.mark.parametrize("players", [2, 4])
    def test_it_cannot_tell_another_truth(self, level: str, players: int) -> None:
        player = honest(GAMES["soda"].player(level))
        found = list(some_twins(players)[:: 5 if level == "hard" else 2])
        assert len(found) > 5
        assert not any(twin.differs(player) for twin in found)

    def test_neither_can_what_is_told_of_moves(self) -> None:
        for twin in some_twins(4)[::8]:
            one, other = (match.view(twin.seat) for match in (twin.match, twin.other))
            assert evaluate(one, rng(), never) == evaluate(other, rng(), never)

    @every_level
    def test_one_that_peeks_now_and_then_is_caught(self, level: str) -> None:
        def by_the_truth(state: State, seat: Seat, luck: random.Random) -> Move:
            moves = state.legal(seat)
            return moves[hash(tuple(tuple(pile.cards) for pile in state.piles())) % len(moves)]

        mutant = peeking(GAMES["soda"].player(level), by_the_truth, share=0.05)
        assert any(twin.differs(mutant) for twin in (*some_twins(2), *some_twins(4)))


@cache
def some_twins(players: int) -> tuple[Twin, ...]:
    """Decisions of a match or two, each in two truths."""
    found: list[Twin] = []
    for seed in range(2 if players == 2 else 1):
        entries = by_feeling_alone(players, seed)
        match = seated(GAME, {"players": players}, seed, entries)
        found += twins(match, random.Random(seed), share=0.5, tries=12)
    return tuple(found)


def rng() -> random.Random:
    return random.Random(1)
