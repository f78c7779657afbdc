"""How strong the levels of a game are beside each other, as the arena measured it.

A scale of strength is one of log odds, as in Bradley and Terry (1952): somebody who stands `d`
higher than their only opponent wins with a chance of `1 / (1 + exp(-d))`. Among several, chances
are as the exponentials of strengths (Luce 1959, Plackett 1975).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate

from msgspec import Struct


class Scale(Struct, frozen=True):
    """Where the levels of a game stand, and how much strength tells among so many players.

    Attributes:
        shares: by the number of players, ascending: the share of wins of each level but the first,
            alone against others of the level below it, in matches of the arena; the levels ascend.
            Places are by those among the fewest players.
    """

    shares: Mapping[int, tuple[float, ...]]

    @property
    def players(self) -> int:
        """The number of players by which the levels have their places."""
        return min(self.shares)

    def places(self) -> tuple[float, ...]:
        """Of the levels, ascending; the first has 0."""
        return tuple(accumulate(_steps(self.players, self.shares), initial=0.0))

    def slope(self, players: int) -> float:
        """How much of a difference in strength tells among so many, 1 being all of it.

        It is by how far the levels are apart there, from the weakest to the strongest. Between
        numbers of players that were measured it is on the line between them, beyond them as at the
        last.
        """
        counts = sorted(self.shares)
        below = max((each for each in counts if each <= players), default=counts[0])
        above = min((each for each in counts if each >= players), default=counts[-1])
        one, other = (sum(_steps(each, self.shares)) / self.places()[-1] for each in (below, above))
        return one if above == below else one + (other - one) * (players - below) / (above - below)

    def odds(self, strengths: Iterable[float], opponents: Sequence[float]) -> list[float]:
        """Of somebody of each strength to win alone against opponents at these places, as logs."""
        slope = self.slope(len(opponents) + 1)
        others = math.log(sum(math.exp(slope * each) for each in opponents))
        return [slope * strength - others for strength in strengths]

    def chances(self, strengths: Iterable[float], opponents: Sequence[float]) -> list[float]:
        """The same as chances."""
        return [1 / (1 + math.exp(-each)) for each in self.odds(strengths, opponents)]


def _steps(players: int, shares: Mapping[int, tuple[float, ...]]) -> list[float]:
    """By how much each level but the first is stronger than the one below it, in log odds."""
    return [math.log((players - 1) * share / (1 - share)) for share in shares[players]]
