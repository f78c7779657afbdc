"""What a match counts beside its entries, for statistics: help, and time at the table.

A record keeps it in extra fields, which other programs ignore.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

FIELDS = ("assisted", "hints", "undos", "seconds")


class Tally(Struct, frozen=True):
    """What a match has counted so far.

    Attributes:
        assisted: whether the people had help that statistics count separately.
        hints: how many hints they asked for.
        undos: how often they went back to choose again.
        seconds: how long they have played; pauses and long breaks are left out.
    """

    assisted: bool = False
    hints: int = 0
    undos: int = 0
    seconds: float = 0.0

    @classmethod
    def of(cls, extra: Mapping[str, object]) -> Tally:
        """That of a record, by its extra fields; what is missing or makes no sense is 0."""
        hints, undos, seconds = (_count(extra.get(name)) for name in FIELDS[1:])
        return cls(extra.get("assisted") is True, hints, undos, seconds)

    def fields(self) -> dict[str, object]:
        """The extra fields of a record; what is 0 needs none."""
        values = (self.assisted, self.hints, self.undos, round(self.seconds))
        return {name: value for name, value in zip(FIELDS, values, strict=True) if value}


def without_tally(extra: Mapping[str, object]) -> dict[str, object]:
    """The extra fields of a record that count nothing."""
    return {name: value for name, value in extra.items() if name not in FIELDS}


def _count(value: object) -> int:
    return value if type(value) is int and 0 <= value < 2**53 else 0
