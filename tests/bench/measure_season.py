"""Measure who wins the evenings of a season: each level of the games in the person's place.

    PYTHONPATH=app:. python tests/bench/measure_season.py --evenings 4

Each row is an evening of the season. Its columns are the levels in the person's place, from the
easiest to the strongest, with the share of evenings won and the average rank among the four.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from statistics import mean

from msgspec.structs import replace

from soiree.controller.evening.evening import STRENGTHS, Evening, Member
from soiree.controller.evening.playing import play_behind_the_scenes, result_in
from soiree.controller.evening.season import THEMES, evening_of

PERSON = "Player"
"""The name in the person's place, which no guest has, so that the level plays without a temper."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, and print a row for each evening."""
    parser = argparse.ArgumentParser(prog="measure_season")
    parser.add_argument("--evenings", type=int, default=4, help="evenings of each theme and level")
    parser.add_argument("--theme", type=int, action="append", help="from 1; all, if not told")
    chosen = parser.parse_args(arguments)
    for theme in chosen.theme or range(1, len(THEMES) + 1):
        cells = [f"{theme}. {THEMES[theme - 1].title}"]
        for strength in range(STRENGTHS):
            ranks = [rank_of(theme - 1, strength, seed) for seed in range(chosen.evenings)]
            won = sum(rank == 1 for rank in ranks) / len(ranks)
            cells.append(f"{won:.0%} ({mean(ranks):.1f})")
        sys.stdout.write("| " + " | ".join(cells) + " |\n")
        sys.stdout.flush()


def rank_of(theme: int, strength: int, seed: int) -> int:
    """The rank in one evening of a level in the person's place."""
    evening = evening_of(1, theme, PERSON, seed, "")
    evening = replace(evening, members=(Member(PERSON, strength), *evening.members[1:]))
    while evening.due:
        evening = with_next(evening)
    return evening.rank(0)


def with_next(evening: Evening) -> Evening:
    """The evening after the next match that is due."""
    due = evening.due[0]
    record = play_behind_the_scenes(evening, "evening", due, "")
    assert record is not None
    match = result_in(record, evening, "")
    assert match is not None
    return evening.with_match(match)


if __name__ == "__main__":
    main()
