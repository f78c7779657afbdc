"""The place of a match in an evening, which its record states in an extra field."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import asdict

from soiree.core.strict_json import converted

FIELD = "evening"
"""The name of the extra field in the record of a match that belongs to an evening."""


class EveningPlace(Struct, frozen=True):
    """The place of a match in an evening.

    Attributes:
        evening: the name of the evening's file, without its suffix.
        item: the number of the item in the programme, from 0; the finale follows the last one.
        table: the number of the match among the matches of the item, from 0.
    """

    evening: str
    item: int
    table: int

    @classmethod
    def of(cls, extra: Mapping[str, object]) -> EveningPlace | None:
        """Read the place of a match from the extra fields of its record.

        Returns:
            None if the match belongs to no evening, or the field is invalid.
        """
        return converted(extra.get(FIELD), cls)

    def fields(self) -> dict[str, object]:
        """The extra fields of a match's record: the one key `FIELD`, with all attributes."""
        return {FIELD: asdict(self)}
