"""A store for tests, which keeps in memory what it is given."""

from __future__ import annotations

from soiree.core.records import Record


class MemoryStore:
    """Keeps each record that was noted.

    Attributes:
        noted: the records, in order.
        written: those that were written whole, or as far as they were when a race went on.
    """

    def __init__(self) -> None:
        self.noted: list[Record] = []
        self.written: list[Record] = []

    def note(self, record: Record) -> None:
        self.noted.append(record)

    def catch_up(self, *, renew: bool) -> None:
        if renew and self.noted:
            self.written.append(self.noted[-1])
