"""The strengths of the levels of a game, measured in the arena, and the certainty of shares.

Strengths are log odds, as in Bradley and Terry (1952): a player whose strength is higher by `d`
wins against a single opponent with the chance `1 / (1 + exp(-d))`. Among several players, chances
are proportional to the exponentials of strengths (Luce 1959, Plackett 1975).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate

from msgspec import Struct


class Scale(Struct, frozen=True):
    """The strengths of a game's levels, by the number of players.

    Attributes:
        shares: by the number of players, ascending: the share of wins of each level but the first
            against opponents who all have the level below it. `places` uses the smallest number.
    """

    shares: Mapping[int, tuple[float, ...]]

    @property
    def players(self) -> int:
        """The smallest number of players in a match for which shares were measured."""
        return min(self.shares)

    def places(self) -> tuple[float, ...]:
        """The strengths of the levels, ascending; the first has 0."""
        return tuple(accumulate(_steps(self.players, self.shares), initial=0.0))

    def slope(self, players: int) -> float:
        """The factor of differences in strength among this many players; 1 for `self.players`.

        It is the span of the levels there, relative to `places`. Between measured numbers of
        players it is interpolated linearly, beyond them it is constant.
        """
        counts = sorted(self.shares)
        below = max((each for each in counts if each <= players), default=counts[0])
        above = min((each for each in counts if each >= players), default=counts[-1])
        one, other = (sum(_steps(each, self.shares)) / self.places()[-1] for each in (below, above))
        return one if above == below else one + (other - one) * (players - below) / (above - below)

    def odds(self, strengths: Iterable[float], opponents: Sequence[float]) -> list[float]:
        """The log odds of each strength to win alone against opponents of these strengths."""
        slope = self.slope(len(opponents) + 1)
        others = math.log(sum(math.exp(slope * each) for each in opponents))
        return [slope * strength - others for strength in strengths]

    def chances(self, strengths: Iterable[float], opponents: Sequence[float]) -> list[float]:
        """The chances of each strength to win alone against opponents of these strengths."""
        return [1 / (1 + math.exp(-each)) for each in self.odds(strengths, opponents)]


def _steps(players: int, shares: Mapping[int, tuple[float, ...]]) -> list[float]:
    return [math.log((players - 1) * share / (1 - share)) for share in shares[players]]


def win_interval(share: float, matches: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share of matches won, of at least one match (Wilson 1927).

    The interval assumes independent matches. Where the seats of a deal are rotated, its matches
    have less luck, and the interval is slightly too wide.

    Args:
        z: the half width of the interval, in standard errors.
    """
    middle = (share + z * z / (2 * matches)) / (1 + z * z / matches)
    reach = z * math.sqrt(share * (1 - share) / matches + (z / (2 * matches)) ** 2)
    reach /= 1 + z * z / matches
    return max(0.0, middle - reach), min(1.0, middle + reach)
