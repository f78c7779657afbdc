"""How often the levels do what no person would: the slips of `tests/games/humanity.py`.

    PYTHONPATH=app:. python tests/bench/measure_humanity.py soureh --decisions 400

Matches of each level with itself. A slip is counted among the decisions that had room for it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from soiree.core.intervals import win_interval
from soiree.games import GAMES
from tests.games.humanity import SLIPS, slips


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a row for each slip, with a column for each level."""
    parser = argparse.ArgumentParser(prog="measure_humanity")
    parser.add_argument("game", nargs="*", choices=[*SLIPS, []])
    parser.add_argument("--decisions", type=int, default=400, help="of each level")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    for name in chosen.game or SLIPS:
        game = GAMES[name]
        found = {
            level: slips(name, level, chosen.decisions, chosen.seed) for level in game.level_names()
        }
        for slip in dict.fromkeys(each for level in found.values() for each in level):
            cells = [share(level.get(slip, [])) for level in found.values()]
            sys.stdout.write(f"| {game.title} | {slip} | {' | '.join(cells)} |\n")
            sys.stdout.flush()


def share(made: Sequence[bool]) -> str:
    """How often a slip was made, with its 95 % interval and the number of chances."""
    if not made:
        return "–"
    low, high = win_interval(sum(made) / len(made), len(made))
    return f"{sum(made)} of {len(made)} ({100 * low:.0f}–{100 * high:.0f} %)"


if __name__ == "__main__":
    main()
