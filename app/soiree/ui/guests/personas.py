"""The remarks of the guests."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from functools import cache

from msgspec import Struct, json

from soiree.resources import resource


class Trigger(enum.Enum):
    """The occasion of a remark."""

    WELCOME = "welcome"
    """The first deal."""

    LUCK = "luck"
    """A round that went well."""

    TROUBLE = "trouble"
    """A round that went badly."""

    VICTORY = "victory"
    """A match that was won."""

    DEFEAT = "defeat"
    """A match that was lost."""


Persona = Mapping[Trigger, tuple[str, ...]]
"""The remarks of a guest, a choice for each trigger, in English; `tr` translates them."""


class _Guest(Struct):
    remarks: Persona


@cache
def personas() -> Mapping[str, Persona]:
    """Return the personas by the names of their portraits.

    The file also describes each character, for writers and translators.
    """
    guests = json.decode(resource("remarks.json").read_bytes(), type=dict[str, _Guest])
    return {name: guest.remarks for name, guest in guests.items()}
