"""The shared search, on a tiny game with known results."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable, Sequence

import pytest

from soiree.core.players import GivenTime, never
from soiree.search.sampling import (
    AT_LEAST,
    AT_MOST,
    BEYOND,
    Budget,
    Trials,
    compare,
    mean_and_error,
    shuffled,
    surest,
)


class Tries:
    """Fake rollouts, whose outcome is `worth` of the move, the sample's number, and the generator.

    Attributes:
        made: each rollout, as sample and move.
        asked: the number of calls of `stop`.
    """

    def __init__(self, worth: Callable[[str, int, random.Random], float]) -> None:
        self.made: list[tuple[int, str]] = []
        self.asked = 0
        self._worth = worth
        self._drawn = 0

    def draw(self, rng: random.Random) -> int:
        self._drawn += 1
        return self._drawn

    def rollout(self, sample: int, move: str, seed: int) -> float:
        self.made.append((sample, move))
        return self._worth(move, sample, random.Random(seed))

    def compare(self, moves: Sequence[str], samples: int, most: float = math.inf) -> list[Trials]:
        """Compare moves, and stop after `most` rollouts."""

        def stop() -> bool:
            self.asked += 1
            return len(self.made) >= most

        return compare(moves, self.draw, self.rollout, random.Random(1), stop, samples)


def trials(move: str, outcomes: Sequence[float]) -> Trials:
    return Trials(move, list(outcomes))


def noise(move: str, sample: int, rng: random.Random) -> float:
    return rng.random()


def chosen(number: int, budget: Budget) -> tuple[str, int]:
    """The choice between three moves, whose worths and luck depend on the number, and its cost."""
    worth = {
        "a": 0.0,
        **{move: random.Random(f"{number} {move}").uniform(-0.6, 0.2) for move in "bc"},
    }
    tries = Tries(lambda move, sample, rng: worth[move] + rng.gauss(0, 1) * (1 + (move == "a")))
    found = compare([*worth], tries.draw, tries.rollout, random.Random(number), never, budget)
    return surest(found), len(tries.made)


class TestCompare:
    def test_a_number_of_rollouts_is_shared_out_among_those_that_are_close(self) -> None:
        def close_but_for_c(move: str, sample: int, rng: random.Random) -> float:
            return -9.0 - sample % 2 if move == "c" else rng.random()

        tries = Tries(close_but_for_c)
        rng = random.Random(1)
        a, b, c = compare(
            ["a", "b", "c"], tries.draw, tries.rollout, rng, lambda: False, Budget(500, 101)
        )
        assert len(c.outcomes) == AT_LEAST, "dropped as soon as anything is concluded"
        assert len(a.outcomes) == len(b.outcomes) == AT_LEAST + (101 - 3 * AT_LEAST) // 2

    def test_moves_are_tried_in_the_same_samples_with_the_same_random_numbers(self) -> None:
        tries = Tries(noise)
        a, b, c = tries.compare(["a", "b", "c"], samples=20)
        assert tries.made == [(sample, move) for sample in range(1, 21) for move in "abc"]
        assert a.outcomes == b.outcomes == c.outcomes
        assert len(set(a.outcomes)) == 20

    def test_results_are_in_the_order_of_the_moves(self) -> None:
        found = Tries(lambda move, sample, rng: float(move)).compare(["1", "3", "2"], samples=50)
        assert [(each.move, each.mean) for each in found] == [("1", 1.0), ("3", 3.0), ("2", 2.0)]

    def test_the_same_generator_gives_the_same(self) -> None:
        def worth(move: str, sample: int, rng: random.Random) -> float:
            return rng.random() + (move == "b") * rng.random()

        first, again = (Tries(worth).compare(["a", "b"], samples=30) for _ in range(2))
        assert first == again

    def test_a_move_that_is_clearly_behind_is_dropped(self) -> None:
        def worth(move: str, sample: int, rng: random.Random) -> float:
            return {"first": 0.0, "good": 1.0, "as good": 1.0, "bad": -5.0}[move] + sample % 3

        first, good, as_good, bad = Tries(worth).compare(["first", "good", "as good", "bad"], 100)
        assert len(bad.outcomes) == AT_LEAST
        assert len(good.outcomes) == len(as_good.outcomes) == 100
        assert len(first.outcomes) == 100, (
            "all are compared with the first one, though it is behind"
        )

    def test_the_search_ends_once_one_move_is_clearly_ahead(self) -> None:
        for moves in (["good", "bad", "worse"], ["bad", "good", "worse"]):
            tries = Tries(lambda move, sample, rng: {"good": 1, "bad": 0, "worse": -1}[move])
            found = tries.compare(moves, samples=100)
            assert [len(each.outcomes) for each in found] == [AT_LEAST] * 3
            assert surest(found) == "good"

    def test_a_move_that_may_still_be_best_stays(self) -> None:
        """Once in 16 samples the second move makes up for all that it loses in the others."""
        found = Tries(
            lambda move, sample, rng: (16.5 if sample % 16 == 1 else -1.0) if move == "b" else 0.0
        ).compare(["a", "b"], samples=64)
        assert [len(each.outcomes) for each in found] == [64, 64]

    @pytest.mark.parametrize("most", range(8))
    def test_it_stops_after_the_present_rollout_and_ignores_a_sample_half_tried(
        self, most: int
    ) -> None:
        tries = Tries(noise)
        found = tries.compare(["a", "b", "c"], samples=100, most=most)
        assert len(tries.made) == most
        assert [len(each.outcomes) for each in found] == [most // 3] * 3

    def test_stop_is_called_before_each_rollout(self) -> None:
        tries = Tries(noise)
        tries.compare(["a", "b", "c"], samples=20)
        assert tries.asked >= len(tries.made) == 60

    def test_without_time_the_first_move_is_chosen(self) -> None:
        found = Tries(noise).compare(["a", "b"], samples=10, most=0)
        assert [(each.outcomes, each.mean) for each in found] == [([], 0.0)] * 2
        assert surest(found) == "a"

    def test_one_move_needs_no_sample(self) -> None:
        tries = Tries(noise)
        assert surest(tries.compare(["a"], samples=10)) == "a"
        assert not tries.made

    def test_given_time_is_used_up_but_memory_is_bounded(self) -> None:
        left = [100]

        def none_left() -> bool:
            left[0] -= 1
            return left[0] < 0

        used = Tries(noise)
        stop = GivenTime(math.inf, none_left)
        found = compare(["a", "b"], used.draw, used.rollout, random.Random(1), stop, 2)
        assert len(found[0].outcomes) > 20

        endless = Tries(noise)
        stop = GivenTime(math.inf)
        found = compare(["a", "b"], endless.draw, endless.rollout, random.Random(1), stop, 2)
        assert len(found[0].outcomes) == AT_MOST

    def test_a_curtailed_search_ends_once_no_move_is_likely_to_replace_the_first(self) -> None:
        tries = Tries(lambda move, sample, rng: rng.random() - (sample % 2) * (move == "b"))
        found = compare(
            ["a", "b"], tries.draw, tries.rollout, random.Random(1), never, Budget(800, beyond=2.0)
        )
        assert len(found[0].outcomes) < 0.05 * 800

    def test_a_curtailed_search_of_moves_that_are_equal_in_each_sample_ends(self) -> None:
        tries = Tries(noise)
        found = compare(
            ["a", "b"], tries.draw, tries.rollout, random.Random(1), never, Budget(800, beyond=2.0)
        )
        assert len(found[0].outcomes) < 0.2 * 800

    def test_a_curtailed_search_waits_for_rare_disasters(self) -> None:
        found = Tries(lambda move, sample, rng: rng.gauss(0.25, 1) if move == "a" else 0.0)
        budget = Budget(400, beyond=BEYOND)
        every = compare(["a", "b"], found.draw, found.rollout, random.Random(1), never, budget)
        assert len(every[0].outcomes) >= 32

    def test_a_curtailed_search_chooses_as_a_whole_one_with_fewer_samples(self) -> None:
        """In 60 decisions, most of which the first move wins."""
        whole, curtailed = Budget(200), Budget(200, beyond=BEYOND)
        both = [(chosen(number, whole), chosen(number, curtailed)) for number in range(60)]
        assert sum(one[0] == other[0] for one, other in both) >= 0.98 * 60
        assert sum(other[1] / one[1] for one, other in both) <= 0.7 * 60


class TestSurest:
    def test_a_better_move_takes_the_place_of_the_first(self) -> None:
        assert surest([trials("a", [0, 1] * 10), trials("b", [1, 2] * 10)]) == "b"

    def test_the_best_of_two_better_moves_is_chosen(self) -> None:
        every = [trials("a", [0] * 20), trials("b", [1] * 20), trials("c", [2] * 20)]
        assert surest(every) == "c"

    def test_a_difference_that_may_be_chance_does_not_count(self) -> None:
        assert surest([trials("a", [0] * 20), trials("b", [-5, 6] * 10)]) == "a"

    def test_a_few_samples_prove_nothing(self) -> None:
        few = AT_LEAST - 1
        assert surest([trials("a", [0] * few), trials("b", [1] * few)]) == "a"
        assert surest([trials("a", [0] * AT_LEAST), trials("b", [1] * AT_LEAST)]) == "b"

    def test_moves_that_were_dropped_do_not_count(self) -> None:
        """The first eight samples were luckier for all moves than the later ones."""
        kind = [10.0, 11.0] * 4
        first = trials("first", [0.0] * 40)
        behind = trials("behind", kind)
        best = trials("best", [each + 3 for each in kind] + [0.0, 1.0] * 16)
        assert best.mean < behind.mean
        assert surest([first, behind, best]) == "best"

    def test_the_required_lead_of_a_move_can_be_set(self) -> None:
        every = [trials("a", [0] * 16), trials("b", [-1, 2] * 8)]
        gain, error = every[1].gain(every[0])
        assert surest(every, beyond=gain / error * 0.99) == "b"
        assert surest(every, beyond=gain / error * 1.01) == "a"

    def test_true_gains_are_found_and_false_ones_seldom(self) -> None:
        """Two moves of the same worth: chance makes one look 2 errors better in 2.3 % of cases."""
        rng = random.Random(7)
        wrong = right = 0
        for _ in range(1000):
            a = trials("a", [rng.gauss(0, 1) for _ in range(30)])
            wrong += surest([a, trials("b", [rng.gauss(0, 1) for _ in range(30)])]) == "b"
            right += surest([a, trials("b", [rng.gauss(1, 1) for _ in range(30)])]) == "b"
        assert 10 < wrong < 50
        assert right > 900


@pytest.mark.parametrize(
    ("values", "mean", "error"),
    [([], 0, math.inf), ([3], 3, math.inf), ([1, 3], 2, 1), ([2, 2, 2], 2, 0)],
)
def test_the_error_of_a_mean(values: list[float], mean: float, error: float) -> None:
    assert mean_and_error(values) == (mean, error)


def test_a_gain_is_of_the_samples_that_both_were_tried_in() -> None:
    long = trials("a", [1.0, 2.0, 3.0, 4.0] * 2 + [100.0] * 10)
    short = trials("b", [0.0] * 8)
    gain, error = long.gain(short)
    assert gain == 2.5
    assert 0 < error < math.inf
    assert short.gain(long) == (-gain, error)


def test_every_order_of_shuffled_cards_is_equally_likely() -> None:
    rng = random.Random(5)
    orders = Counter(tuple(shuffled((7, 8, 9), rng)) for _ in range(6000))
    assert len(orders) == 6
    assert all(abs(count - 1000) < 120 for count in orders.values())
