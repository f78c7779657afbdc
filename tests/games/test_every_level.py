"""The contract of every level of every game: whole matches, instant answers, reproducible play.

`SOIREE_SOAK=1000000` plays a match for every thousand of that number, so 1,000 of each game and
level, with the full search of the level. An ordinary run plays two, with hardly any search.
"""

from __future__ import annotations

import gc
import os
import random
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from soiree.core.players import Player, Stop, never, random_player
from soiree.core.views import View
from soiree.games import GAMES
from tests.every_game import EVERY_GAME
from tests.games.honesty import honest, play, played_elsewhere, seated
from tests.thorough import always, tries

pytestmark = pytest.mark.slow

SOAK = int(os.environ.get("SOIREE_SOAK") or 0)
MATCHES = max(2, SOAK // 1000)

AT_ONCE = 25_000
"""The most calls of Python functions of an instant answer: together they take hardly 50 ms."""

GROWTH = 300_000
"""Blocks of memory, of some 50 bytes, that the second half of the matches may keep.

Caches are bounded, but not full after a few matches.
"""

QUICK: dict[str, dict[str, int | str]] = {
    "soureh": {"threshold": 50},
    "pariah": {"threshold": 100},
    "soi": {"target": tries(50, thorough=100)},
    "sept": {"target": 3},
}
"""Options that make matches short, for games that have such."""

every_level = pytest.mark.parametrize(
    ("game", "level"),
    [
        pytest.param(name, level, marks=[] if ends else pytest.mark.thorough)
        for name, game in EVERY_GAME.items()
        for level in game.level_names()
        for ends in [level in (game.level_names()[0], game.level_names()[-1])]
    ],
)
"""The weakest and the strongest level of each game; with `--all`, the others too."""


def now() -> bool:
    """A stop that requests the answer at once."""
    return True


def patience() -> Stop:
    """The time limit of a level for a decision: none in a soak, else very short."""
    if SOAK:
        return never
    left = iter(range(3))
    return lambda: next(left, None) is None


def whole_match(game: str, player: Player, seed: int) -> None:
    """Play a match to its end with legal moves only."""
    match = seated(GAMES[game], QUICK.get(game, {}), seed)
    choosers = [lambda m, seat, rng: player(m.view(seat), rng, patience())]
    play(match, choosers * len(match.deal.players), random.Random(seed), most=60_000)
    assert match.result is not None


@pytest.mark.parametrize(
    ("game", "level"),
    [
        pytest.param(name, level, marks=[] if strongest else pytest.mark.thorough)
        for name, game in EVERY_GAME.items()
        for level in game.level_names()
        for strongest in [level == game.level_names()[-1]]
    ],
)
def test_whole_matches_are_played_without_a_fault_and_memory_stays_bounded(
    game: str, level: str
) -> None:
    def blocks_after(first: int) -> int:
        for seed in range(first, first + MATCHES // 2):
            whole_match(game, GAMES[game].player(level), seed)
        gc.collect()
        return sys.getallocatedblocks()

    half = blocks_after(0)
    assert blocks_after(MATCHES // 2) - half < GROWTH


@every_level
def test_a_player_told_to_stop_answers_at_once(game: str, level: str) -> None:
    player = GAMES[game].player(level)
    match = seated(GAMES[game], QUICK.get(game, {}), seed=8)
    rng = random.Random(8)
    while match.result is None and match.position < 200:
        match.draw_chance()
        if match.deciders:
            view = match.view(match.deciders[0])
            player(view, random.Random(1), now)  # fills the caches
            assert calls_of(player, view) < AT_ONCE
        steps = rng.randrange(1, 20)
        play(match, [honest(random_player)] * len(match.deal.players), rng, match.position + steps)


def calls_of(player: Player, view: View) -> int:
    """The number of function calls of a player until it answers, once told to stop."""
    calls = 0

    def count(frame: object, event: str, argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    sys.setprofile(count)
    try:
        move = player(view, random.Random(1), now)
    finally:
        sys.setprofile(None)
    assert move in view.legal
    return calls


@pytest.mark.parametrize("game", always("soy", "spy"))
def test_two_processes_play_the_same_match(game: str, tmp_path: Path) -> None:
    """The order of elements in sets does not matter; the next test is about the strongest level."""
    described, options = EVERY_GAME[game], dict(QUICK.get(game, {}))
    if any(option.name == "players" for option in described.options):
        options["players"] = 2
    levels, seats = described.level_names()[:-1], described.players(described.defaults() | options)
    chosen = ",".join(levels[::-1][seat % len(levels)] for seat in range(seats))
    settings = [f"--set={name}={value}" for name, value in options.items()]
    records = []
    for number in ("1", "2"):
        folder = tmp_path / number
        arena = ["arena", game, "--seats", chosen, "--games", "1", "--records", str(folder)]
        subprocess.run(
            [sys.executable, "-m", "tests.seventh", *arena, *settings],
            check=True,
            env=os.environ | {"PYTHONHASHSEED": number, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        (file,) = folder.iterdir()
        records.append(file.read_bytes())
    assert records[0] == records[1]


@pytest.mark.parametrize(
    "games",
    [
        ("pariah", "soi", "spy"),
        pytest.param(("soy", "soureh", "soda", "sept"), marks=pytest.mark.thorough),
    ],
)
def test_the_same_question_has_the_same_answer_in_another_process(games: Sequence[str]) -> None:
    """The strongest level's answer does not depend on the hash seed of Python."""
    plays = [(game, QUICK.get(game, {}), EVERY_GAME[game].level_names()[-1]) for game in games]
    one, other = played_elsewhere(plays, most=10)
    assert one == other
