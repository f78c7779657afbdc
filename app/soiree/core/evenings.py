"""The place of a match in an evening, which its record states in an extra field."""

from __future__ import annotations

from soiree.core.strict_json import NamedField


class EveningPlace(NamedField, frozen=True):
    """The place of a match in an evening.

    Attributes:
        evening: the name of the evening's file, without its suffix.
        item: the number of the item in the programme, from 0; the finale follows the last one.
        table: the number of the match among the matches of the item, from 0.
    """

    FIELD = "evening"

    evening: str
    item: int
    table: int
