"""The speed of random play by the rules alone, and of copies, beside a plain loop.

The plain loop chooses one of ten words and counts it, which is the least work for a random
decision. Times are processor times, medians of several turns; shuffles are included.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable

import pytest

from soiree.core.games import Game
from soiree.games import GAMES

DECISIONS = 20_000
TURNS = 7


def plain(rng: random.Random) -> int:
    words = [str(number) for number in range(10)]
    counts = dict.fromkeys(words, 0)
    for _ in range(DECISIONS):
        counts[rng.choice(words)] += 1
    return DECISIONS


def random_play(game: Game, rng: random.Random) -> int:
    """Play whole matches until enough decisions are made. Returns the number of decisions."""
    made = 0
    while made < DECISIONS:
        state = game.start(game.defaults())
        while state.result() is None:
            if pending := state.chance():
                state.deal(pending.draw(rng))
                continue
            seat = state.deciders()[0]
            state.play(seat, rng.choice(state.legal(seat)))
            made += 1
    return made


def copies(game: Game, rng: random.Random) -> int:
    """Copy positions in the middle of a match. Returns the number of copies."""
    state = game.start(game.defaults())
    made = 0
    while state.result() is None and made < 60:
        if pending := state.chance():
            state.deal(pending.draw(rng))
        else:
            seat = state.deciders()[0]
            state.play(seat, rng.choice(state.legal(seat)))
            made += 1
    for _ in range(DECISIONS):
        state.copy()
    return DECISIONS


def each(work: Callable[[], int]) -> float:
    """Return the seconds for one decision, or one copy."""
    begun = time.process_time()
    made = work()
    return (time.process_time() - begun) / made


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_random_play_and_copies(game: Game) -> None:
    rng = random.Random(1)
    found: dict[str, list[float]] = {"plain": [], "decision": [], "copy": []}
    for _ in range(TURNS):
        found["plain"].append(each(lambda: plain(rng)))
        found["decision"].append(each(lambda: random_play(game, rng)))
        found["copy"].append(each(lambda: copies(game, rng)))
    plainly, decision, copy = (statistics.median(times) for times in found.values())
    print(
        f"\n{game.name:7} {1 / decision:9,.0f} decisions/s   {decision / plainly:5.1f} plain"
        f"   a copy {copy / decision:5.2f} decisions"
    )
    assert copy < 10 * decision
