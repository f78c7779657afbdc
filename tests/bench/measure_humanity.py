"""Count the moves of the levels that no person would make: the slips of `tests/games/humanity.py`.

    PYTHONPATH=app:. python tests/bench/measure_humanity.py soureh --decisions 400
    PYTHONPATH=app:. python tests/bench/measure_humanity.py soureh --priced --decisions 200

Each level plays matches with itself. The share of a slip is among the decisions in which it was
possible. With `--priced` the program prints the shares of moves that cost more than 5 and 10 % of a
chance to win, as a review prices them.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence

from soiree.controller.review.pricing import DecisionPricing
from soiree.core.entries import Move
from soiree.core.players import Stop
from soiree.core.scales import win_interval
from soiree.core.views import View
from soiree.games import GAMES
from tests.games.humanity import SLIPS, slips, watch

GREAT = (0.05, 0.1)
"""The chances to win from which on a loss counts as great."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a row for each slip or great loss, with a column for each level."""
    parser = argparse.ArgumentParser(prog="measure_humanity")
    parser.add_argument("game", nargs="*", choices=[*SLIPS, []])
    parser.add_argument("--decisions", type=int, default=400, help="of each level")
    parser.add_argument("--priced", action="store_true", help="as a review prices them")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    found = priced if chosen.priced else slips
    for name in chosen.game or SLIPS:
        game = GAMES[name]
        by_level = [
            found(name, level, chosen.decisions, chosen.seed) for level in game.level_names()
        ]
        for slip in dict.fromkeys(each for level in by_level for each in level):
            cells = [share(level.get(slip, [])) for level in by_level]
            sys.stdout.write(f"| {game.title} | {slip} | {' | '.join(cells)} |\n")
            sys.stdout.flush()


def priced(name: str, level: str, decisions: int, seed: int) -> dict[str, list[bool]]:
    """Return by limit, for each decision, True if it cost more than the limit."""
    game, player = GAMES[name], GAMES[name].player(level)
    costs: list[float] = []

    def play(view: View, rng: random.Random, stop: Stop) -> Move:
        move = player(view, rng, stop)
        if len(view.legal) > 1:
            pricing = DecisionPricing(game, view)
            costs.append(pricing.cost_of(move, f"humanity {len(costs)}").lost.mean)
        return move

    watch(name, play, decisions, seed=seed)
    return {
        f"gives away more than {100 * most:.0f} %": [cost > most for cost in costs]
        for most in GREAT
    }


def share(made: Sequence[bool]) -> str:
    """Return the share of slips, its 95 % interval, and the number of decisions."""
    if not made:
        return "–"
    low, high = win_interval(sum(made) / len(made), len(made))
    return f"{sum(made)} of {len(made)} ({100 * low:.0f}–{100 * high:.0f} %)"


if __name__ == "__main__":
    main()
