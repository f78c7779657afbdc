"""Notes of a person on choices of a match.

A note is an extra field of its entry, which other programs ignore. So a note stays in its record,
and travels with each copy.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from soiree.core.entries import Decision, Entry
from soiree.core.names import shown_text
from soiree.core.records import Record

NOTE = "note"
"""The field of an entry with its note."""

LONGEST = 300
"""The largest number of characters of a note."""


def notes_in(entries: Iterable[Entry]) -> dict[int, str]:
    """The notes on choices by the number of the entry, from 1, made safe for display."""
    found = {}
    for number, entry in enumerate(entries, 1):
        note = (entry.extra or {}).get(NOTE)
        if isinstance(entry, Decision) and isinstance(note, str):
            found[number] = shown_text(note, LONGEST)
    return {number: note for number, note in found.items() if note}


def with_note(record: Record, number: int, note: str) -> Record:
    """The record with another note on an entry, counted from 1; an empty note is removed."""
    entries = list(record.entries)
    entries[number - 1] = _with_note(entries[number - 1], shown_text(note, LONGEST))
    return replace(record, entries=entries)


def without_notes(record: Record) -> Record:
    """The record without all notes, which are no part of the match itself."""
    return replace(record, entries=[_with_note(entry, "") for entry in record.entries])


def _with_note(entry: Entry, note: str) -> Entry:
    if not note and NOTE not in (entry.extra or {}):
        return entry
    extra = {name: value for name, value in (entry.extra or {}).items() if name != NOTE}
    return replace(entry, extra=extra | ({NOTE: note} if note else {}) or None)
