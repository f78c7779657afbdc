"""The tally of a match for statistics: help and playing time.

A record has the tally in extra fields, which other programs ignore.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

FIELDS = ("assisted", "hints", "undos", "seconds")


class Tally(Struct, frozen=True):
    """The tally of a match so far.

    Attributes:
        assisted: True if the people had help that statistics count separately.
        hints: the number of requested hints.
        undos: the number of undone choices.
        seconds: the playing time, without pauses and long breaks.
    """

    assisted: bool = False
    hints: int = 0
    undos: int = 0
    seconds: float = 0.0

    @classmethod
    def of(cls, extra: Mapping[str, object]) -> Tally:
        """The tally in the extra fields of a record; missing and invalid values are 0."""
        hints, undos, seconds = (_count(extra.get(name)) for name in FIELDS[1:])
        return cls(extra.get("assisted") is True, hints, undos, seconds)

    def fields(self) -> dict[str, object]:
        """The extra fields of a record with what is counted (hints, undos, time), but no zeros."""
        values = (self.assisted, self.hints, self.undos, round(self.seconds))
        return {name: value for name, value in zip(FIELDS, values, strict=True) if value}


def without_tally(extra: Mapping[str, object]) -> dict[str, object]:
    """The extra fields of a record except the tally."""
    return {name: value for name, value in extra.items() if name not in FIELDS}


def _count(value: object) -> int:
    return value if type(value) is int and 0 <= value < 2**53 else 0
