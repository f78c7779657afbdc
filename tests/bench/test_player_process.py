"""The time of a move of a custom player in a separate process, beside a trusted one.

The player makes any legal move, and the others are of the lowest level. Times are medians by the
clock. A move late in a long match may not take much longer than others, because only new events are
sent. The start of a process, once a match, is measured separately.
"""

from __future__ import annotations

import statistics
import time
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from soiree.controller.arena.contest import Contest, play
from soiree.controller.players.process import PlayerProcess
from soiree.core.games import Game
from soiree.games import GAMES

LONG = {"target": 1000, "players": 2}
"""Options that make matches long, for the games that have them."""


@pytest.fixture
def player(tmp_path: Path) -> str:
    file = tmp_path / "any.py"
    file.write_text("def move(view, rng, stop): return rng.choice(view.legal)\n")
    return f"{file}:move"


def moves(contest: Contest) -> list[float]:
    """Return the seconds of each move of the first player, in two matches."""
    return [
        each
        for number in range(2)
        for each in play(contest, number).seconds[contest.seat_of(0, number)]
    ]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_move(game: Game, player: str) -> None:
    options = game.defaults()
    options |= {name: value for name, value in LONG.items() if name in options}
    others = ("easy",) * (game.players(options) - 1)
    contest = Contest(game.name, options, (player, *others), seed=1)
    apart, trusted = moves(contest), moves(replace(contest, trusted=True))
    own, here = statistics.median(apart), statistics.median(trusted)
    quickest, late = min(apart), min(apart[-len(apart) // 4 :])
    print(
        f"\n{game.name:7} {len(apart):5} moves   trusted {here * 1e6:4.0f} µs   apart"
        f" {own * 1e6:6.0f}, the quickest {quickest * 1e6:4.0f}, late {late * 1e6:4.0f}"
    )
    assert late < 2 * quickest


def test_a_start(player: str) -> None:
    seconds = []
    for _ in range(9):
        begun = time.perf_counter()
        with closing(PlayerProcess(player)) as process:
            process.begin()
            seconds.append(time.perf_counter() - begun)
    print(f"\na start {statistics.median(seconds) * 1e3:.0f} ms")
