"""The place of a match in a tournament, which its record states in an extra field."""

from __future__ import annotations

from soiree.core.strict_json import NamedField


class MatchLink(NamedField, frozen=True):
    """A tournament, and the place of a match in it.

    Attributes:
        tournament: the name of the tournament's file, without its suffix.
        round, table, replay: as in `tournament.Match`.
    """

    FIELD = "tournament"

    tournament: str
    round: int
    table: int
    replay: int = 0

    @property
    def place(self) -> tuple[int, int, int]:
        return self.round, self.table, self.replay
