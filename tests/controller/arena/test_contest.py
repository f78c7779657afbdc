"""Matches between computers: fair seats, the same matches for a seed, and counts of wins."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections import Counter
from concurrent.futures import BrokenExecutor, Executor, ThreadPoolExecutor
from functools import partial
from itertools import islice, pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from soiree.controller.arena import contest as arena
from soiree.controller.arena.contest import (
    SECRET,
    Clock,
    Contest,
    Played,
    deal_seed,
    generator,
    play,
    play_all,
)
from soiree.controller.arena.processes import executor_of
from soiree.controller.arena.results import ArenaResults
from soiree.controller.players.custom_players import PlayerFault, describe, location, player_named
from soiree.core.entries import Chance, Decision
from soiree.core.events import Result
from soiree.core.games import Game
from soiree.core.records import Participant, Record, decode, encode
from soiree.core.scales import win_interval
from soiree.core.states import Facts
from soiree.core.views import View, Witnessed
from soiree.games import GAMES
from tests.every_game import EVERY_GAME, golden
from tests.started import Started
from tests.thorough import always, tries

every_game = pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME)


def contest(game: str = "soi", *players: str, seed: int = 1, target: int | None = None) -> Contest:
    """A contest of these players, with random players at the remaining seats."""
    options = GAMES[game].defaults() | ({} if target is None else {"target": target})
    left = GAMES[game].players(options) - len(players)
    return Contest(game, options, (*players, *["random"] * left), seed)


# Matches ------------------------------------------------------------------------------------------


@every_game
def test_the_golden_match_is_played_again(game: Game) -> None:
    """The records are made by: soiree arena GAME --seats random,… --games 1 --records DIR.

    Four players play Spy vs Spy with `--set cheating=allowed`, as two random players would take too
    long.
    """
    options = decode(golden(game.name), GAMES).options
    players = ("random",) * game.players(options)
    assert encode(play(Contest(game.name, options, players, seed=1), 0).record) == golden(game.name)


@pytest.mark.parametrize("name", always(*(name for name in EVERY_GAME if name != "spy")))
def test_matches_end_and_their_records_are_sound(name: str) -> None:
    """Random players of Spy vs Spy play long; its golden match is played again, too."""
    for number, played in enumerate(play_all(contest(name, seed=2), tries(2, thorough=3))):
        assert played.number == number
        assert played.record.result is not None
        assert decode(encode(played.record), GAMES) == played.record
        decisions = [entry for entry in played.record.entries if isinstance(entry, Decision)]
        assert Counter(each.seat for each in decisions) == Counter(
            {seat: count for seat, count in enumerate(map(len, played.seconds)) if count}
        )


def test_every_player_sits_at_every_seat_of_a_deal(tmp_path: Path) -> None:
    (tmp_path / "bots.py").write_text("def first(view, rng, stop): return view.legal[0]\n")
    bot = f"{tmp_path / 'bots.py'}:first"
    matches = list(play_all(contest("soi", bot, seed=3, target=100), 8))
    names = [[player.name for player in played.record.players] for played in matches]
    assert [each.index("bots.py:first") for each in names] == [0, 1, 2, 3, 0, 1, 2, 3]

    def deal(played: Played) -> Chance:
        first = played.record.entries[0]
        assert isinstance(first, Chance)
        return first

    assert len({deal(played) for played in matches[:4]}) == 1
    assert len({deal(played) for played in matches[4:]}) == 1
    assert deal(matches[0]) != deal(matches[4])


def test_two_processes_and_two_threads_play_the_same_matches_as_one() -> None:
    def records(executor: Executor | None) -> list[bytes]:
        return [encode(played.record) for played in play_all(contest("soureh"), 6, executor)]

    alone = records(None)
    assert len(set(alone)) == 6
    with executor_of(jobs=2) as processes, ThreadPoolExecutor(2) as threads:
        assert records(processes) == records(threads) == alone


def test_another_seed_gives_other_matches() -> None:
    assert play(contest(seed=1), 0).record.entries != play(contest(seed=2), 0).record.entries


def test_a_seed_that_is_not_secret_is_what_generators_are_made_from() -> None:
    """Generators follow from the seed as in earlier versions, so a seed gives the same matches."""
    expected = random.Random("7 3 0 5").getstate()
    assert generator(7, "3 0 5").getstate() == expected
    assert deal_seed(7, 2) == random.Random("7 2").getrandbits(32)


def test_a_players_random_numbers_do_not_reveal_a_secret_seed() -> None:
    """The state of a generator that is seeded with a text reveals the bytes of the text."""
    secret = SECRET + 7
    assert generator(secret, "3 0 5").getstate() == generator(secret, "3 0 5").getstate()
    assert generator(secret, "3 0 5").getstate() != random.Random(f"{secret} 3 0 5").getstate()
    assert generator(secret, "3 0 5").getstate() != generator(secret, "3 0 6").getstate()
    assert max(deal_seed(secret, deal) for deal in range(20)) >= 1 << 48


def test_a_level_is_one_of_the_game_that_is_played() -> None:
    options = GAMES["soy"].defaults()
    assert play(Contest("soy", options, ("easy", "random"), 1, think=0.001), 0).record.result


def test_a_match_that_never_ends_is_told_with_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "LONGEST", 20)
    with pytest.raises(PlayerFault, match=r"^match 3 does not end: it has 20 entries$"):
        play(contest(), 2)


def test_a_long_contest_can_be_left() -> None:
    """The processes end with the contest, though a billion matches are still to be played."""
    with executor_of(jobs=2) as executor:
        assert len(list(islice(play_all(contest("soy"), 10**9, executor), 3))) == 3


def spies(*legal: str) -> View:
    """Return a view of seat 0 in Spy vs Spy for two, with only the parts that the clock uses."""
    return View(
        game="spy",
        options={},
        seat=0,
        seats=2,
        zones=(),
        events=Witnessed(()),
        deciders=(0, 1),
        legal=legal,
        scores=(5, 5),
        facts=Facts(),
        result=None,
    )


def test_in_a_race_the_faster_level_moves_more_often() -> None:
    clock = Clock(["easy", "hard"], random.Random(1))
    turns = [clock.next_seat(spies("open")) for _ in range(600)]
    times = [at for _, at in turns if at is not None]
    assert len(times) == 600
    assert times == sorted(times)
    assert times[0] > 0.2
    easy, hard = ([seat for seat, _ in turns].count(seat) for seat in (0, 1))
    assert 1.15 * easy < hard < 1.45 * easy


def test_outside_a_race_the_clock_stands_still() -> None:
    clock = Clock(["easy", "hard"], random.Random(1))
    assert clock.next_seat(spies("pick 1", "pick 2")) == (0, None)


def test_each_race_begins_with_a_first_card_for_everybody() -> None:
    """A card that was due next in one race does not come at once in the next race."""
    clock = Clock(["easy", "hard"], random.Random(1))
    starts = [0.0]
    for _ in range(200):
        _, at = clock.next_seat(spies("open"))
        assert at is not None
        starts.append(at)
        clock.next_seat(spies("pick 1", "pick 2"))
    assert all(after - before > 0.2 for before, after in pairwise(starts))


# Custom players -----------------------------------------------------------------------------------

BOTS = """\
import os

def crashes(view, rng, stop):
    return deeper(view)

def deeper(view):
    raise ValueError("what\\nnow?")

def silent(view, rng, stop):
    raise KeyError

def leaves(view, rng, stop):
    raise SystemExit(1)

def cheats(view, rng, stop):
    return "ask 9 AS"

def mute(view, rng, stop): return None

def deaf(view): return view.legal[0]

def dies(view, rng, stop): os._exit(1)

number = 5
"""


@pytest.fixture
def bots(tmp_path: Path) -> Path:
    file = tmp_path / "bots.py"
    file.write_text(BOTS)
    return file


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("crashes", ":7: ValueError: what now?"),
        ("silent", ":10: KeyError"),
        ("leaves", ":13: SystemExit: 1"),
        ("cheats", ":15: answered 'ask 9 AS': ask 9 AS is not a move in Soi."),
        ("mute", ":18: answered None: A move must be text."),
        ("deaf", ":20: TypeError: deaf() takes 1 positional argument but 3 were given"),
        ("missing", ": it has no function 'missing'"),
        ("number", ": it has no function 'number'"),
    ],
)
def test_a_players_fault_is_told_with_file_and_line(bots: Path, name: str, line: str) -> None:
    for trusted in (True, False):
        with pytest.raises(PlayerFault) as fault:
            play(replace(contest("soi", f"{bots}:{name}"), trusted=trusted), 0)
        assert str(fault.value) == f"{bots}{line}"


def deep() -> None:
    deeper()


def deeper() -> None:
    raise ValueError("no: not like that:")


def test_the_fault_of_a_player_of_the_house_is_told_with_file_and_line_too() -> None:
    with pytest.raises(ValueError, match="not like that") as raised:
        deep()
    line = deeper.__code__.co_firstlineno + 1
    assert describe(raised.value, "hard") == f"{__file__}:{line}: ValueError: no: not like that"
    assert describe(ValueError("no"), "hard") == "player hard: ValueError: no"


def test_a_player_without_lines_of_its_own_stands_at_the_first() -> None:
    assert location("bots.py:f", partial(deeper)) == "bots.py:1"  # type: ignore[arg-type]


def test_a_folder_may_have_a_colon_in_its_name(tmp_path: Path) -> None:
    """Every path on Windows has a colon."""
    folder = tmp_path / "a:b"
    try:
        folder.mkdir()
    except OSError:
        pytest.skip("not on this system")
    file = folder / "bots.py"
    file.write_text(BOTS)
    for name, line in (("crashes", 7), ("cheats", 15)):
        with pytest.raises(PlayerFault) as fault:
            play(contest("soi", f"{file}:{name}"), 0)
        assert str(fault.value).startswith(f"{file}:{line}: ")


@pytest.mark.parametrize(
    ("source", "line"),
    [
        ("x = 1\ndef f(:\n", ":2: SyntaxError: invalid syntax"),
        ("\n\nimport no_such_thing\n", ":3: ModuleNotFoundError: No module named 'no_such_thing'"),
        ("import sys\nsys.exit('no')\n", ":2: SystemExit: no"),
    ],
)
def test_a_file_that_cannot_be_run_is_told_too(tmp_path: Path, source: str, line: str) -> None:
    file = tmp_path / "broken.py"
    file.write_text(source)
    with pytest.raises(PlayerFault) as fault:
        player_named("soi", f"{file}:f")
    assert str(fault.value).startswith(f"{file}{line}")


def test_a_fault_in_another_process_is_told_as_well(bots: Path) -> None:
    crashing = contest("soi", f"{bots}:crashes")
    with (
        pytest.raises(PlayerFault, match=r"bots\.py:7: ValueError: what now\?"),
        executor_of(jobs=2) as executor,
    ):
        list(play_all(crashing, 4, executor))


def test_a_process_that_dies_ends_the_contest(bots: Path) -> None:
    trusting = replace(contest("soi", f"{bots}:dies"), trusted=True)
    with (
        pytest.raises(BrokenExecutor, match="ended all at once"),
        executor_of(jobs=2) as executor,
    ):
        list(play_all(trusting, 4, executor))


def test_a_file_that_is_not_there_is_told() -> None:
    with pytest.raises(PlayerFault, match=r"^no/such\.py: there is no such file$"):
        player_named("soi", "no/such.py:f")


def test_a_file_may_have_classes_that_ask_for_their_module(tmp_path: Path) -> None:
    file = tmp_path / "classy.py"
    file.write_text(
        "from __future__ import annotations\n"
        "from dataclasses import dataclass\n"
        "from typing import ClassVar\n"
        "@dataclass\nclass Last:\n    at: int\n    known: ClassVar[int] = 0\n"
        "def f(view, rng, stop): return view.legal[Last(-1).at]\n"
    )
    assert play(contest("soy", f"{file}:f"), 0).record.result


def test_a_file_may_use_what_stands_beside_it(tmp_path: Path) -> None:
    (tmp_path / "beside_the_bot.py").write_text("def last(moves): return moves[-1]\n")
    file = tmp_path / "bot.py"
    file.write_text(
        "from beside_the_bot import last\ndef f(view, rng, stop): return last(view.legal)\n"
    )
    assert play(contest("soy", f"{file}:f"), 0).record.result


def test_a_player_that_there_is_not_is_told_with_those_that_there_are() -> None:
    with pytest.raises(PlayerFault, match=r"^soi has no player 'clever': there is .*random"):
        player_named("soi", "clever")


def test_a_player_without_a_limit_is_never_stopped(tmp_path: Path) -> None:
    file = tmp_path / "asker.py"
    file.write_text("def f(view, rng, stop): return 'stopped' if stop() else view.legal[0]\n")
    assert play(contest("soy", f"{file}:f"), 0).record.result


def test_the_time_of_the_moves_is_no_longer_than_the_match_took() -> None:
    began = time.perf_counter()
    played = play(contest("soy"), 0)
    assert 0 < sum(map(sum, played.seconds)) < time.perf_counter() - began


def test_thinking_ends_with_its_time(tmp_path: Path) -> None:
    file = tmp_path / "thinker.py"
    file.write_text(
        "def f(view, rng, stop):\n    while not stop(): pass\n    return rng.choice(view.legal)\n"
    )
    limited = Contest("soy", {"hand_size": 5}, (f"{file}:f", "random"), 1, think=0.0001)
    assert play(limited, 0).record.result


ENDLESS = """
import os, threading
from soiree.controller.arena.contest import Contest, play_all
from soiree.controller.arena.processes import executor_of

def hangs(view, rng, stop):
    os.write(1, b"asked\\n")  # whole: another one writes there, too
    threading.Event().wait()

if __name__ == "__main__":
    players = (f"{__file__}:hangs", "random")
    contest = Contest("soy", {"hand_size": 5}, players, 1, trusted=True)
    with executor_of(jobs=2) as executor:
        list(play_all(contest, 2, executor))
"""


@pytest.mark.skipif(os.name != "posix", reason="a kill by signal")
def test_the_processes_of_a_contest_end_when_theirs_is_killed(tmp_path: Path) -> None:
    """The processes share the standard output of the killed one; it closes when the last ends."""
    script = tmp_path / "endless.py"
    script.write_text(ENDLESS)
    playing: Started[bytes] = Started([sys.executable, str(script)], stdout=subprocess.PIPE)
    with playing:
        assert playing.stdout is not None
        assert playing.stdout.readline() == b"asked\n"
        playing.kill()
        playing.communicate(timeout=60)


# Results ------------------------------------------------------------------------------------------


def ended(number: int, ranks: tuple[int, ...], scores: tuple[int, ...] | None) -> Played:
    players = tuple(Participant("x", "computer", "random") for _ in ranks)
    record = Record("soi", {}, players, result=Result(ranks, scores, "target"))
    return Played(number, record, ((0.1,) * 10, (), (0.05,) * 5, (0.15,) * 5))


def test_wins_follow_the_player_from_seat_to_seat() -> None:
    results = ArenaResults(Contest("soi", {}, ("a", "b", "c", "d"), 1))
    assert results.rows() == []
    results.add(ended(0, (1, 2, 3, 4), (40, 30, 20, 10)))
    results.add(ended(1, (1, 1, 3, 4), (40, 40, 20, 10)))  # d sits at seat 0, a at seat 1
    a, b, c, d = results.rows()
    assert [row.player for row in (a, b, c, d)] == ["a", "b", "c", "d"]
    assert [row.win_share for row in (a, b, c, d)] == [0.75, 0, 0, 0.25]
    assert [row.mean_score for row in (a, b, c, d)] == [40, 25, 15, 25]
    assert a.seconds_a_move == pytest.approx(0.1)
    assert d.seconds_a_move == pytest.approx(1.75 / 15)
    assert [(row.low, row.high) for row in (a, b)] == [win_interval(0.75, 2), win_interval(0, 2)]
    assert results.games == 2


def test_a_single_move_took_the_time_that_it_took_and_none_took_no_time() -> None:
    results = ArenaResults(Contest("soi", {}, ("a", "b"), 1))
    players = (Participant("x", "computer", "random"),) * 2
    record = Record("soi", {}, players, result=Result((1, 2), None, "target"))
    results.add(Played(0, record, ((0.3,), ())))
    assert [row.seconds_a_move for row in results.rows()] == [0.3, 0]


def test_a_game_without_scores_has_no_mean() -> None:
    results = ArenaResults(Contest("soy", {}, ("a", "b", "c", "d"), 1))
    results.add(ended(0, (1, 1, 1, 1), None))
    assert [(row.win_share, row.mean_score) for row in results.rows()] == [(0.25, None)] * 4


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0)],
)
def test_the_interval_is_wilsons(share: float, games: int, low: float, high: float) -> None:
    assert win_interval(share, games) == pytest.approx((low, high), abs=0.0001)


@given(st.integers(1, 10**6), st.floats(0, 1))
def test_the_interval_holds_the_share_and_stays_in_bounds(games: int, share: float) -> None:
    low, high = win_interval(share, games)
    assert 0 <= low <= share + 1e-12
    assert share - 1e-12 <= high <= 1
