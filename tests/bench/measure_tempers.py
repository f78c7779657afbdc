"""Measure the cost of the tempers of guests, and their visibility.

    PYTHONPATH=app:. python tests/bench/measure_tempers.py soda --level easy --deals 500

A guest with a temper sits alone at every seat of a deal in turn, and the same level without a
temper at all other seats, with the same random numbers. The column *otherwise* is the share of the
guest's first 500 decisions in which the level without the temper would have moved differently.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from statistics import mean, stdev

from soiree.core.entries import Move
from soiree.core.guests import Temper
from soiree.core.players import Stop
from soiree.core.views import View
from soiree.games import GAMES
from tests.bench.league import Contest, play_deal

COMPARED = 500
"""The number of decisions that are also made without the temper, which doubles their time."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, and print a row for each temper."""
    parser = argparse.ArgumentParser(prog="measure_tempers")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--players", type=int, help="as the game has it, if not told")
    parser.add_argument("--level", action="append", help="all, if not told")
    parser.add_argument("--temper", action="append", choices=[each.value for each in Temper])
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    game = GAMES[chosen.game]
    players = chosen.players or game.players(game.defaults())
    for level in chosen.level or game.level_names():
        for temper in map(Temper, chosen.temper or Temper):
            contest = Contest(chosen.game, players, level, temper.value, chosen.seed)
            sys.stdout.write(row(contest, temper, chosen.deals) + "\n")
            sys.stdout.flush()


def row(contest: Contest, temper: Temper, deals: int) -> str:
    """Return a temper's share of wins beside its fair share, and its share of different moves."""
    game = GAMES[contest.game]
    plain, guest = game.player(contest.level), game.player(contest.level, temper)
    otherwise: list[bool] = []

    def play(view: View, rng: random.Random, stop: Stop) -> Move:
        before = rng.getstate()
        move = guest(view, rng, stop)
        if len(view.legal) > 1 and len(otherwise) < COMPARED:
            rng.setstate(before)
            otherwise.append(plain(view, rng, stop) != move)
        return move

    shares = [play_deal(contest, play, deal) for deal in range(deals)]
    half = 196 * stdev(shares) / len(shares) ** 0.5
    cells = (
        f"{game.title}, {contest.players} players",
        contest.level,
        temper.value,
        deals * contest.players,
        f"{100 * mean(shares):.1f} ± {half:.1f} %",
        f"{100 * contest.par:.0f} %",
        f"{100 * mean(otherwise):.0f} %",
    )
    return f"| {' | '.join(map(str, cells))} |"


if __name__ == "__main__":
    main()
