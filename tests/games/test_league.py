"""The league of `tests/bench`: trustworthy verdicts, and resumption after an interruption."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from statistics import fmean, stdev, variance

import pytest

from soiree.core.players import Stop, random_player
from soiree.core.views import View
from soiree.games import GAMES
from tests.bench.challengers import CHALLENGERS
from tests.bench.league import (
    Contest,
    luck_of,
    play_deal,
    play_deals,
    play_match,
    read,
    rows,
    run,
    share_of,
)
from tests.bench.learner import Learning, draw, learn
from tests.bench.mixtures import AXES, Mixture, mixed
from tests.bench.sequential import SequentialTest, Verdict, interval, verdict
from tests.games.honesty import honest, play, seated
from tests.thorough import tries


def shares(chance: float, deals: int, seed: int) -> list[float]:
    """The share of wins in each of some deals of two matches, all won with this chance."""
    rng = random.Random(seed)
    return [sum(rng.random() < chance for _ in range(2)) / 2 for _ in range(deals)]


@pytest.mark.parametrize(
    ("chance", "expected"),
    [(0.4, Verdict.NO_BETTER), (0.5, Verdict.NO_BETTER), (0.6, Verdict.BEATS)],
)
def test_the_verdict_seldom_errs(chance: float, expected: Verdict) -> None:
    seeds = range(tries(40, thorough=80))
    found = [SequentialTest(0.5, 0.1).after(shares(chance, 2000, seed))[0] for seed in seeds]
    assert found.count(expected) >= 0.9 * len(found), "95 % are promised, more or less"


def test_a_large_difference_needs_fewer_deals() -> None:
    def deals(chance: float) -> float:
        return (
            sum(SequentialTest(0.5, 0.1).after(shares(chance, 2000, seed))[1] for seed in range(50))
            / 50
        )

    assert deals(0.3) < deals(0.5) / 2


@pytest.mark.parametrize(
    ("share", "expected"),
    [(0.0, Verdict.NO_BETTER), (0.5, Verdict.NO_BETTER), (1.0, Verdict.BEATS)],
)
def test_equal_results_settle_a_verdict_after_few_deals(share: float, expected: Verdict) -> None:
    """Equal results show no spread, so the league once played on and on."""
    found, used = SequentialTest(0.5, 0.1).after([share] * 200)
    assert found is expected
    assert used < 30


def test_a_few_deals_that_are_alike_say_little() -> None:
    """Few equal results show no spread; the spread of independent matches counts for more."""
    found, _ = SequentialTest(0.5, 0.1).after([1.0, 1.0, 1.0])
    assert found is Verdict.OPEN


def test_a_better_challenger_is_tested_again() -> None:
    better = shares(0.65, 400, seed=1)
    found, used = SequentialTest(0.5, 0.1).after(better)
    assert found is Verdict.BEATS
    assert verdict(better, 0.5, 0.1) is Verdict.BEATS
    assert verdict(better[:used], 0.5, 0.1) is Verdict.OPEN
    assert verdict([*better[:used], *shares(0.4, 400, seed=2)], 0.5, 0.1) is Verdict.NO_BETTER


def less_luck(chance: float, deals: int, seed: int) -> list[float]:
    """The same shares, of which luck explains a half."""
    rng = random.Random(seed)
    return [(share + chance) / 2 + rng.gauss(0, 0.05) for share in shares(chance, deals, seed)]


@pytest.mark.parametrize("values", [shares, less_luck])
@pytest.mark.parametrize("chance", [0.45, 0.5, 0.55, 0.6])
def test_intervals_have_the_true_share_though_clear_results_end_the_test(
    values: Callable[[float, int, int], list[float]], chance: float
) -> None:
    def has_the_truth(seed: int) -> bool:
        every = values(chance, 400, seed)
        ends = (count for count in range(8, 400, 8) if decided(every[:count]))
        won, half = interval(every[: next(ends, 400)], 0.5)
        return abs(won - chance) <= half

    def decided(found: Sequence[float]) -> bool:
        return verdict(found, 0.5, 0.1) is not Verdict.OPEN

    times = tries(50, thorough=100)
    assert sum(map(has_the_truth, range(times))) >= 0.92 * times, "95 % are promised"


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ([0.5] * 100, "50.0 ± 3.2 % | 50 % | no better: at most +3.2 |"),
        ([1.0] * 100, "100.0 ± 3.2 % | 50 % | beats it: at least +46.8 |"),
        ([0.0, 1.0], "50.0 ± 63.2 % | 50 % | open: -63.2 to +63.2 |"),
    ],
)
def test_a_verdict_says_which_difference_it_leaves_open(values: list[float], said: str) -> None:
    (row,) = rows({Contest("soda", 2, "hard", "bold", 1): values}, 0.1)
    assert row.endswith(said)


@pytest.mark.slow
@pytest.mark.thorough
def test_a_deal_counts_without_its_luck() -> None:
    """Luck has the mean 0, so it only lowers the variance."""
    contest = Contest("soda", 2, "easy", "middle", seed=1)
    middle = GAMES["soda"].player("middle")
    shares, lucks = [], []
    for deal in range(8):
        matches = [play_match(contest, middle, deal, seat) for seat in (0, 1)]
        shares.append(fmean(share_of(match, seat) for seat, match in enumerate(matches)))
        lucks.append(fmean(luck_of(match, seat) for seat, match in enumerate(matches)))
    values = [share - luck for share, luck in zip(shares, lucks, strict=True)]
    assert play_deal(contest, middle, 0) == pytest.approx(values[0])
    assert abs(fmean(lucks)) < 2 * stdev(lucks) / len(lucks) ** 0.5
    assert variance(values) < 0.8 * variance(shares)


def decision(game: str, after: int = 4) -> View:
    match = seated(GAMES[game], {}, seed=3)
    play(match, [honest(random_player)] * len(match.deal.players), random.Random(3), most=after)
    match.draw_chance()
    return match.view(match.deciders[0])


@pytest.mark.slow
@pytest.mark.parametrize("game", CHALLENGERS)
def test_challengers_can_play(game: str) -> None:
    challengers = list(CHALLENGERS[game]())
    names = [each.name for each in challengers]
    assert len(set(names)) == len(names)
    view = decision(game)
    for each in challengers[:: tries(10, thorough=5)]:
        move = each.player(view, random.Random(1), patience(40))
        assert move in view.legal, each.name


def patience(times: int) -> Stop:
    """A stop for a player that has asked so many times."""
    left = iter(range(times))
    return lambda: next(left, None) is None


def beginner(view: View, rng: random.Random, stop: Stop) -> str:
    return view.legal[0]


def test_the_league_resumes_after_an_interruption(tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    contest = Contest("soda", 2, "easy", "beginner", seed=1)

    def play(next_deal: tuple[Contest, int]) -> float:
        contest, deal = next_deal
        return play_deal(contest, beginner, deal)

    def deals(most: int) -> Sequence[float]:
        run([contest], read(file), most, 0.06, file, play=play)
        return read(file)[contest]

    first, last = deals(1), tries(2, thorough=4)
    with file.open("a") as cut_off:
        cut_off.write('\n["soda", 2, "ea')
    assert [*first, *(play((contest, deal)) for deal in range(1, last))] == deals(last)
    (row,) = rows(read(file), 0.06)
    assert f"| beginner | {2 * last} |" in row


@pytest.mark.parametrize("game", AXES)
def test_a_mixture_of_nothing_is_the_top_level(game: str) -> None:
    names, _ = AXES[game]
    level = GAMES[game].player(GAMES[game].levels[-1].name)
    same = mixed(game, (0.0,) * len(names))
    for after in (4, 11, 20):
        view = decision(game, after)
        found = same(view, random.Random(1), patience(40))
        assert found == level(view, random.Random(1), patience(40))


@pytest.mark.parametrize("game", AXES)
def test_mixtures_can_play(game: str) -> None:
    names, _ = AXES[game]
    view = decision(game)
    for seed in range(3):
        player = mixed(game, draw(f"{seed}", (0.0,) * len(names), 2.0))
        assert player(view, random.Random(1), patience(40)) in view.legal


@pytest.mark.parametrize("game", AXES)
def test_each_axis_has_an_effect(game: str) -> None:
    """An axis without effect would be learned in vain."""
    names, player = AXES[game]

    class Looked(dict[str, float]):
        def __missing__(self, name: str) -> float:
            self[name] = 0.0
            return 0.0

    looked = Looked()
    player(looked)
    assert sorted(looked) == sorted(names)


def test_a_learner_finds_what_wins(tmp_path: Path) -> None:
    """Two numbers decide and the rest is luck; the learner comes near to the numbers."""
    file = tmp_path / "learned.jsonl"
    learning = Learning("spy", 2, mixtures=12, deals=6, generations=5, seed=1)
    shares = read(file)

    def play(following: Sequence[tuple[Contest, int]], of: Mapping[str, Mixture]) -> None:
        def task(next_deal: tuple[Contest, int]) -> float:
            contest, deal = next_deal
            samples, cheats, _ = of[contest.challenger]
            luck = random.Random(f"{contest} {deal}").gauss(0, 0.2)
            return luck - abs(samples - 1.5) - abs(cheats + 1)

        play_deals(following, shares, file, task, executor=None)

    def learned() -> Mapping[Contest, Mixture]:
        return learn(learning, shares, play)

    found = learned()
    for samples, cheats, _ in found.values():
        assert abs(samples - 1.5) < 0.5
        assert abs(cheats + 1) < 0.5
    played = file.read_text()
    shares = read(file)
    assert learned() == found
    assert file.read_text() == played, "nothing was played again"
