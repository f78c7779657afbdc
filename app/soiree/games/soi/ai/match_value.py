"""The value of scores in Soi: the chance of each seat to win the match."""

from __future__ import annotations

import math
from collections.abc import Sequence

from soiree.games.soi.rules import POINTS
from soiree.games.soi.zones import SEATS

ROUND_SPREAD = 13.0
"""By how many points a round spreads the totals: that by which the winners of 60 matches were
likeliest to win, at 1,445 of their decisions."""


def win_chances(totals: Sequence[float], in_play: float, target: int) -> list[float]:
    """The higher a total is, the likelier it wins, the more so the fewer points are still to come.

    Args:
        totals: that the seats can expect to have when the round ends.
        in_play: how many points of the round have not been laid down yet.
    """
    best = max(totals)
    a_round = sum(POINTS) / SEATS
    missing = max(0.0, target - best)
    width = ROUND_SPREAD * math.sqrt(in_play / sum(POINTS) + missing / a_round)
    if not width:  # the match is over, or goes on between those who share the lead (SOI-8)
        return [float(total == best) / totals.count(best) for total in totals]
    odds = [math.exp((total - best) / width) for total in totals]
    return [each / sum(odds) for each in odds]
