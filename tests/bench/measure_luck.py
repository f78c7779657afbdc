"""Measure whether the league saves processor time when it subtracts luck from results.

    PYTHONPATH=app:. python -m tests.bench.measure_luck soda "samples × 0.25" --deals 60

A challenger plays deals as in the league. Without luck, the values of the deals vary less, so fewer
deals are needed; but luck has to be priced. The time of a test changes by the quotient of both
factors: below 1, pricing saves time (`league.py: PRICED`). The interval of the variance is found by
bootstrap over deals.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Sequence
from functools import partial
from statistics import fmean, variance
from typing import NamedTuple

from soiree.controller.arena.processes import executor_of, in_order
from soiree.games import GAMES
from tests.bench.league import Contest, challengers, luck_of, play_match, share_of

DRAWN = 1000
"""The number of samples of a bootstrap."""


class Measured(NamedTuple):
    """A deal: the challenger's share of wins and luck, and processor time in seconds.

    Attributes:
        play: the time of the matches.
        pricing: the time of pricing their luck.
    """

    share: float
    luck: float
    play: float
    pricing: float


def main() -> None:
    """Play the deals, and print a row of the table."""
    parser = argparse.ArgumentParser(prog="measure_luck")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("challenger", help="a challenger of the league, or a level")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--level", help="that is challenged: the top level, if not told")
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    chosen = parser.parse_args()
    level = chosen.level or GAMES[chosen.game].levels[-1].name
    contest = Contest(chosen.game, chosen.players, level, chosen.challenger, seed=1)
    with executor_of(chosen.jobs) as executor:
        found = list(in_order(partial(measured, contest), range(chosen.deals), executor))
    print(row(contest, found))


def measured(contest: Contest, deal: int) -> Measured:
    game, seats = GAMES[contest.game], range(contest.players)
    if contest.challenger in game.level_names():
        player = game.player(contest.challenger)
    else:
        player = challengers(contest.game)[contest.challenger].player
    began = time.process_time()
    records = [play_match(contest, player, deal, seat) for seat in seats]
    played = time.process_time()
    luck = fmean(luck_of(record, seat) for record, seat in zip(records, seats, strict=True))
    priced = time.process_time()
    share = fmean(share_of(record, seat) for record, seat in zip(records, seats, strict=True))
    return Measured(share, luck, played - began, priced - played)


def row(contest: Contest, found: Sequence[Measured]) -> str:
    """Return a row: the deals, the factors of variance and time, and their quotient."""
    rng = random.Random(1)
    drawn = sorted(falls_by(rng.choices(found, k=len(found))) for _ in range(DRAWN))
    low, high = drawn[DRAWN // 40], drawn[-DRAWN // 40]
    play, pricing = fmean(each.play for each in found), fmean(each.pricing for each in found)
    falls, takes = falls_by(found), (play + pricing) / play
    cells = (
        GAMES[contest.game].title,
        f"{contest.level}, {contest.challenger}",
        len(found),
        f"{falls:.2f} ({low:.2f}–{high:.2f})",
        f"{play:.2f} + {pricing:.2f} s",
        f"{takes:.2f}",
        f"{takes / falls:.2f}",
    )
    return f"| {' | '.join(map(str, cells))} |"


def falls_by(found: Sequence[Measured]) -> float:
    """Return the variance of the shares, divided by that of the shares less luck."""
    without = variance(each.share - each.luck for each in found)
    return variance(each.share for each in found) / without if without else 1.0


if __name__ == "__main__":
    from tests.bench import measure_luck

    measure_luck.main()
