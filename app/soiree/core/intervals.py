"""How sure a share is that was seen in some matches."""

from __future__ import annotations

import math


def win_interval(share: float, matches: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of the share won in so many matches, at least 1 (Wilson 1927).

    It assumes independent matches. Where the seats of one deal are rotated, that takes luck out of
    its matches, and the interval is a little too wide, if anything.

    Args:
        z: half the width of another interval, in standard errors.
    """
    middle = (share + z * z / (2 * matches)) / (1 + z * z / matches)
    reach = z * math.sqrt(share * (1 - share) / matches + (z / (2 * matches)) ** 2)
    reach /= 1 + z * z / matches
    return max(0.0, middle - reach), min(1.0, middle + reach)
