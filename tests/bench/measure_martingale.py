"""Test that the mean chance to win at Soureh and Pariah does not change within a turn.

    PYTHONPATH=app:. python tests/bench/measure_martingale.py soureh --pairs 1500 --jobs 2

The top level plays itself. In a turn, a player first uses a card, then declares or ends the turn.
The events between the two choices are no surprise on average, so the mean chance to win must stay
the same. Each chance is the price of the chosen move in new samples. A third price, in other
samples, sorts the pairs by the chance before the turn. Errors are by match.
"""

from __future__ import annotations

import argparse
import itertools
import random
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import partial
from statistics import fmean
from typing import NamedTuple

from soiree.controller.arena.processes import executor_of, in_order
from soiree.core.entries import Move
from soiree.core.players import never
from soiree.core.views import View
from soiree.games import GAMES
from soiree.games.coops.moves import END
from soiree.search.sampling import mean_and_error
from tests.games.honesty import seated

WORLDS = 200
"""The number of samples in which a move is priced."""

PARTS = 5
"""The number of equal parts into which the pairs are sorted."""


class Pair(NamedTuple):
    """The prices of the two choices of a turn, in chances to win from 0 to 1.

    Attributes:
        seed: the seed of the match.
        sorting: another price of the use of a card, in separate samples.
        before: the price of the use of a card.
        after: the price of the choice to declare or not.
        declares: True if the player declared.
    """

    seed: int
    sorting: float
    before: float
    after: float
    declares: bool


def main(arguments: Sequence[str] | None = None) -> None:
    """Play matches, and print the mean change within a turn."""
    parser = argparse.ArgumentParser(prog="measure_martingale")
    parser.add_argument("game", choices=("soureh", "pariah"))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--pairs", type=int, default=1500)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    found: list[Pair] = []
    with executor_of(chosen.jobs) as executor:
        of_match = partial(pairs, chosen.game, chosen.players)
        for each in in_order(of_match, itertools.count(chosen.seed), executor):
            found += each
            if len(found) >= chosen.pairs:
                break
    sys.stdout.write("\n".join(table(found)) + "\n")


def pairs(name: str, players: int, seed: int) -> list[Pair]:
    """Each turn of a match in which a player chose twice."""
    game = GAMES[name]
    assert game.pricer is not None
    pricer, player = game.pricer(), game.strongest()
    rng = random.Random(seed)
    match = seated(game, {"players": players} if "players" in game.defaults() else {}, seed)
    found: list[Pair] = []
    used: tuple[View, Move] | None = None

    def chance(view: View, move: Move) -> float:
        (priced,) = pricer(view).price([move], rng, WORLDS)
        return fmean(priced.chances)

    while match.result is None:
        match.draw_chance()
        for seat in match.deciders[:1]:
            view = match.view(seat)
            move = player(view, rng, never)
            if END in view.legal and used is not None:
                sorting, before, after = chance(*used), chance(*used), chance(view, move)
                found.append(Pair(seed, sorting, before, after, move != END))
            used = None if END in view.legal else (view, move)
            match.play(seat, move, match.position)
    return found


def table(found: Sequence[Pair]) -> Iterator[str]:
    """The mean change of all pairs, of those with a declaration, and of each part."""
    parts = sorted(found, key=lambda each: each.sorting)
    size = -(-len(parts) // PARTS)
    rows = {
        "all": found,
        "declared": [each for each in found if each.declares],
        "ended": [each for each in found if not each.declares],
    }
    for first in range(0, len(parts), size):
        part = parts[first : first + size]
        rows[f"{100 * part[0].sorting:.0f} to {100 * part[-1].sorting:.0f} %"] = part
    yield "| turns | pairs | change in points of 100, with its 95 % interval |"
    yield "| --- | --- | --- |"
    for title, each in rows.items():
        mean, error = change(each)
        yield f"| {title} | {len(each)} | {100 * mean:+.2f} ± {196 * error:.2f} |"


def change(found: Sequence[Pair]) -> tuple[float, float]:
    """The mean change from the first to the second price, and its standard error by matches."""
    if not found:
        return 0.0, 0.0
    mean = fmean(each.after - each.before for each in found)
    by_match: dict[int, float] = defaultdict(float)
    for each in found:
        by_match[each.seed] += each.after - each.before - mean
    _, error = mean_and_error(list(by_match.values()))
    return mean, error * len(by_match) / len(found)


if __name__ == "__main__":
    main()
