"""Learn a best response to the top level: the mixture of parameters that beats it.

    PYTHONPATH=app:. python -m tests.bench.learner soi --deals 12 --into tests/bench/learned.jsonl

The method is the cross-entropy method (Rubinstein, 1999). Each generation draws mixtures
(`mixtures.py`) around a centre, at first the level itself. All play the same deals, as challengers
do in the league; the better half plays twice as many. The mean of the best quarter is the next
centre, and the next generation is narrower and plays other deals. At the end, the mean and the best
mixture of the last generation play new deals until the test of `sequential.py` decides.

Each played deal is appended to the file of `--into` and never played again, so the same command
continues an interrupted run. After a change in `mixtures.py`, begin a new file, because its
mixtures have another meaning.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from statistics import mean
from typing import NamedTuple

from soiree.controller.arena.processes import executor_of
from soiree.games import GAMES
from tests.bench.league import HEAD, Contest, Shares, play_deal, play_deals, read, rows, run
from tests.bench.mixtures import AXES, Mixture, mixed

NARROWING = 0.7
"""The spread of a generation, relative to the previous one."""


class Learning(NamedTuple):
    """The settings of a run.

    Attributes:
        mixtures: the size of a generation; a quarter of it are the parents of the next.
        deals: the number of deals that all play; the better half plays twice as many.
    """

    game: str
    players: int
    mixtures: int
    deals: int
    generations: int
    seed: int

    def contest(self, called: str, generation: int) -> Contest:
        """Return the contest of a mixture in a generation, or of a final one (generation 0).

        Each generation has its own deals. The settings are part of the name, because they determine
        the mixtures.
        """
        level = GAMES[self.game].levels[-1].name
        called = f"{called} of {self.mixtures}, {self.deals} deals"
        return Contest(self.game, self.players, level, called, 100 * self.seed + generation)


def main(arguments: Sequence[str] | None = None) -> None:
    """Learn, test the result, and print the table."""
    parser = argparse.ArgumentParser(prog="learner", description="What beats the top level?")
    parser.add_argument("game", choices=AXES)
    parser.add_argument("--players", type=int, help="as the game has it, if not told")
    parser.add_argument("--mixtures", type=int, default=12, help="in each generation")
    parser.add_argument("--deals", type=int, default=8, help="that all mixtures play")
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--gain", type=float, default=0.1, help="that is looked for in the end")
    parser.add_argument("--most", type=int, default=200, help="deals in the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--dask", metavar="ADDRESS", help="of the scheduler of a Dask cluster")
    parser.add_argument("--into", type=Path, help="a file of what was played")
    chosen = parser.parse_args(arguments)

    game = GAMES[chosen.game]
    players = chosen.players or game.players(game.defaults())
    if chosen.mixtures % 4 or chosen.mixtures < 4:
        parser.error("the number of mixtures must be divisible by 4")
    learning = Learning(
        chosen.game, players, chosen.mixtures, chosen.deals, chosen.generations, chosen.seed
    )
    shares = read(chosen.into)

    with executor_of(chosen.jobs, chosen.dask) as executor:

        def play(following: Sequence[tuple[Contest, int]], of: Mapping[str, Mixture]) -> None:
            play_deals(following, shares, chosen.into, partial(play_mixture, of), executor)

        learned = learn(learning, shares, play)
        of = {each.challenger: mixture for each, mixture in learned.items()}
        task = partial(play_mixture, of)
        run(list(learned), shares, chosen.most, chosen.gain, chosen.into, task, executor)
    found = {each: shares[each] for each in learned}
    moved = [f"{name}: {_told(learning.game, mixture)}" for name, mixture in of.items()]
    sys.stdout.write("\n".join([HEAD, *rows(found, chosen.gain), "", *moved]) + "\n")


def _told(game: str, mixture: Mixture) -> str:
    named = zip(AXES[game].names, mixture, strict=True)
    return ", ".join(f"{axis} {steps:+.1f}" for axis, steps in named)


Play = Callable[[Sequence[tuple[Contest, int]], Mapping[str, Mixture]], None]
"""Plays deals between the level and these mixtures, and adds the results to the shares."""


def learn(learning: Learning, shares: Shares, play: Play) -> dict[Contest, Mixture]:
    """Return the mean of the best quarter of the last generation, and the best mixture in it.

    Both are keyed by the contests in which they are still to be tested.

    Args:
        shares: the results so far.
    """
    assert learning.generations > 0
    centre: Mixture = (0.0,) * len(AXES[learning.game].names)
    spread = 1.0
    for generation in range(1, learning.generations + 1):
        contests = [
            learning.contest(f"mixture {generation}.{number}", generation)
            for number in range(1, learning.mixtures + 1)
        ]
        drawn = {
            each: draw(f"{learning.seed} {each.challenger}", centre, spread) for each in contests
        }
        best = halve(drawn, learning.deals, shares, play)
        centre = tuple(map(mean, zip(*(drawn[each] for each in best), strict=True)))
        spread *= NARROWING
    rounds = f"{learning.generations} generations"
    return {
        learning.contest(f"learned in {rounds}", 0): centre,
        learning.contest(f"best after {rounds}", 0): drawn[best[0]],
    }


def draw(seed: str, centre: Mixture, spread: float) -> Mixture:
    """Return a random mixture around another one."""
    rng = random.Random(seed)
    return tuple(rng.gauss(steps, spread) for steps in centre)


def halve(
    drawn: Mapping[Contest, Mixture], deals: int, shares: Shares, play: Play
) -> list[Contest]:
    """Return the best quarter of a generation: the better half plays twice as many deals first."""
    left = list(drawn)
    of = {each.challenger: mixture for each, mixture in drawn.items()}
    for played in (deals, 2 * deals):
        play([(each, deal) for each in left for deal in range(len(shares[each]), played)], of)
        left.sort(key=lambda each: -mean(shares[each][:played]))
        left = left[: len(left) // 2]
    return left


def play_mixture(of: Mapping[str, Mixture], next_deal: tuple[Contest, int]) -> float:
    """Return the share of a deal's matches that a mixture wins."""
    contest, deal = next_deal
    return play_deal(contest, mixed(contest.game, of[contest.challenger]), deal)


if __name__ == "__main__":
    from tests.bench import learner  # Other machines do not know the tasks of `__main__`.

    learner.main()
