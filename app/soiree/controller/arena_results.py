"""Who won how often in a contest of computers, and how sure that is."""

from __future__ import annotations

import math
from dataclasses import dataclass

from soiree.controller.arena import Contest, Played


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """How one player did.

    Attributes:
        win_share: of the matches, from 0 to 1; a win shared by n players counts 1/n.
        low, high: the 95 % interval of the win share.
        mean_score: at the end of a match, or None where the game keeps no scores.
        seconds_a_move: the mean thinking time.
    """

    player: str
    win_share: float
    low: float
    high: float
    mean_score: float | None
    seconds_a_move: float


class ArenaResults:
    """The results of a contest so far.

    Attributes:
        games: the number of matches played.
    """

    def __init__(self, contest: Contest) -> None:
        self.games = 0
        self._contest = contest
        self._tallies = [_Tally() for _ in contest.players]

    def add(self, played: Played) -> None:
        result = played.record.result
        assert result is not None
        self.games += 1
        for index, tally in enumerate(self._tallies):
            seat = self._contest.seat_of(index, played.number)
            if result.ranks[seat] == 1:
                tally.wins += 1 / result.ranks.count(1)
            if result.scores is not None:
                tally.points = (tally.points or 0) + result.scores[seat]
            tally.moves += len(played.seconds[seat])
            tally.seconds += sum(played.seconds[seat])

    def rows(self) -> list[PlayerResult]:
        """One row for each player, in the contest's order; none before the first match."""
        if not self.games:
            return []
        return [
            tally.result(name, self.games)
            for name, tally in zip(self._contest.players, self._tallies, strict=True)
        ]


@dataclass(slots=True)
class _Tally:
    """One player's sums over all matches."""

    wins: float = 0
    points: int | None = None
    moves: int = 0
    seconds: float = 0

    def result(self, name: str, games: int) -> PlayerResult:
        share = self.wins / games
        low, high = interval(share, games)
        score = None if self.points is None else self.points / games
        return PlayerResult(name, share, low, high, score, self.seconds / max(1, self.moves))


def interval(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share seen in so many matches (Wilson 1927).

    It assumes independent matches. Rotating the seats takes luck out of the matches of one deal, so
    the interval is a little too wide, if anything.
    """
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * math.sqrt(share * (1 - share) / games + (z / (2 * games)) ** 2)
    reach /= 1 + z * z / games
    return max(0.0, middle - reach), min(1.0, middle + reach)
