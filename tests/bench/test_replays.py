"""Jumps in a long replay, beside playing its whole record."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial

from soiree.controller.match.authority import Match
from soiree.controller.match.replay import Replay
from soiree.core.records import Participant, Record
from soiree.games import GAMES

ENTRIES = 20_000
LIMIT = 0.05


def processor(act: Callable[[], object]) -> float:
    """Return the processor seconds that a call takes."""
    begun = time.process_time()
    act()
    return time.process_time() - begun


def test_a_jump_takes_a_small_part_of_playing_the_record() -> None:
    """A jump once played all entries before it again."""
    game, rng = GAMES["soi"], random.Random(1)
    players = tuple(Participant(name, "computer", "easy") for name in ("A", "B", "C", "D"))
    match = Match(Record(game.name, game.completed({"target": 1000}), players, seed=1), game)
    while match.position < ENTRIES and match.result is None:
        match.draw_chance()
        seat = match.deciders[0]
        match.play(seat, rng.choice(match.legal(seat)), match.position)
    replay = Replay(match.record(), game)
    played = processor(lambda: replay.go_to(0)) + processor(lambda: Replay(match.record(), game))
    longest = max(
        processor(partial(replay.go_to, position))
        for position in (replay.length, 10, replay.length // 2, replay.length - 1)
    )
    print(
        f"\n{match.position} entries: played in {1000 * played:.0f} ms, a jump {1000 * longest:.1f}"
    )
    assert longest < LIMIT * played
