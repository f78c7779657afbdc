"""The results of a contest of computers, with their statistical certainty."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from soiree.controller.arena.contest import Contest, Played
from soiree.controller.players.confinement import COULD
from soiree.controller.players.custom_players import is_custom
from soiree.core.scales import win_interval
from soiree.games import GAMES


class PlayerResult(Struct, frozen=True):
    """The result of one player.

    Attributes:
        win_share: the share of matches won, from 0 to 1. A win that n players share counts 1/n.
        low, high: the limits of the 95 % interval of the win share.
        mean_score: the mean score at the end of a match; None in a game without scores.
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
        self._not_enforced: set[str] = set()
        self._tallies = [_Tally() for _ in contest.players]

    def add(self, played: Played) -> None:
        result = played.record.result
        assert result is not None
        self.games += 1
        self._not_enforced |= played.not_enforced
        for index, tally in enumerate(self._tallies):
            seat = self._contest.seat_of(index, played.number)
            tally.wins += result.share(seat)
            if result.scores is not None:
                tally.points = (tally.points or 0) + result.scores[seat]
            tally.moves += len(played.seconds[seat])
            tally.seconds += sum(played.seconds[seat])

    def rows(self) -> list[PlayerResult]:
        """Return one row for each player, in the contest's order; none before the first match."""
        if not self.games:
            return []
        return [
            tally.result(name, self.games)
            for name, tally in zip(self._contest.players, self._tallies, strict=True)
        ]

    def _access(self) -> dict[str, Any]:
        contest = self._contest
        return access_of(contest.players, self._not_enforced, trusted=contest.trusted)

    def json(self) -> str:
        """The results as one JSON object."""
        contest = self._contest
        told = {
            "game": contest.game,
            "options": contest.options,
            "games": self.games,
            "seed": contest.seed,
            **self._access(),
            "players": [asdict(row) for row in self.rows()],
        }
        return json.dumps(told)

    def table(self) -> str:
        """The results as a table in plain text."""
        contest, rows = self._contest, self.rows()
        title = GAMES[contest.game].title
        options = "".join(f", {name} {value}" for name, value in contest.options.items())
        lines = [f"{title}: {self.games} games, seed {contest.seed}{options}"]
        lines += access_lines(self._access())
        width = max((len(row.player) for row in rows), default=0)
        lines.append(f"{'player':<{width}}     won     95% interval     score  s/move")
        for row in rows:
            score = "–" if row.mean_score is None else f"{row.mean_score:.1f}"
            lines.append(
                f"{row.player:<{width}}  {row.win_share:6.1%}  {row.low:6.1%} – {row.high:6.1%}"
                f"  {score:>7}  {row.seconds_a_move:.4f}"
            )
        return "\n".join(lines)


def access_of(
    players: Iterable[str], not_enforced: Collection[str], *, trusted: bool
) -> dict[str, Any]:
    """The access of custom players to the data of a contest, as JSON; empty without such players.

    Args:
        not_enforced: the limits that the system does not enforce, as keys of the table `COULD`.
        trusted: True if the arena's own process runs custom players, without restrictions.
    """
    if not any(map(is_custom, players)):
        return {}
    listed = [each for each in COULD if each in not_enforced]
    return {"trusted": True} if trusted else {"not_enforced": listed}


def access_lines(access: Mapping[str, Any]) -> list[str]:
    """The access of custom players in words: no line, or one for the result of a contest."""
    if "trusted" in access:
        return ["trusted: players of your own ran in the arena's process, where nothing is hidden"]
    if not access.get("not_enforced"):
        return []
    *more, last = (COULD[each] for each in access["not_enforced"])
    deeds = f"{', '.join(more)} and {last}" if more else last
    return [f"not enforced: on this system, players of your own could {deeds}"]


class _Tally(Struct):
    wins: float = 0
    points: int | None = None
    moves: int = 0
    seconds: float = 0

    def result(self, name: str, games: int) -> PlayerResult:
        share = self.wins / games
        low, high = win_interval(share, games)
        score = None if self.points is None else self.points / games
        return PlayerResult(name, share, low, high, score, self.seconds / max(1, self.moves))
