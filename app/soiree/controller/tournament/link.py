"""The place of a match in a tournament, which its record states in an extra field."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import asdict

from soiree.core.strict_json import converted

TOURNAMENT = "tournament"
"""The extra field of a record."""


class MatchLink(Struct, frozen=True):
    """A tournament, and the place of a match in it.

    Attributes:
        tournament: the name of the tournament's file, without its suffix.
        round, table, replay: as in `tournament.Match`.
    """

    tournament: str
    round: int
    table: int
    replay: int = 0

    @classmethod
    def of(cls, extra: Mapping[str, object]) -> MatchLink | None:
        """The link in the extra fields of a record; None if there is none, or an invalid one."""
        return converted(extra.get(TOURNAMENT), cls)

    @property
    def place(self) -> tuple[int, int, int]:
        return self.round, self.table, self.replay

    def fields(self) -> dict[str, object]:
        """The extra field of a record."""
        return {TOURNAMENT: asdict(self)}
