"""Records: a match as a file, read and written. The format is fixed by `records.md`, version 1."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from soiree.core.entries import Entry
from soiree.core.events import Result


@dataclass(frozen=True, slots=True)
class Participant:
    """Who sits at a seat.

    Attributes:
        level: of a computer; None for a person.
        extra: fields of a record that this program does not know, kept as they are.
    """

    name: str
    kind: Literal["human", "computer"]
    level: str | None = None
    extra: Mapping[str, object] = field(default_factory=dict)


@dataclass(slots=True)
class Record:
    """A match, whole or in progress, as a file holds it.

    Attributes:
        result: there exactly when the match is finished.
        extra: fields of a record that this program does not know, kept as they are.
    """

    game: str
    options: dict[str, int | str]
    players: tuple[Participant, ...]
    entries: list[Entry] = field(default_factory=list)
    seed: int | None = None
    started: str | None = None
    result: Result | None = None
    extra: dict[str, object] = field(default_factory=dict)
