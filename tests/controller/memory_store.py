"""A store for tests, which keeps records in memory."""

from __future__ import annotations

from soiree.core.records import Record


class MemoryStore:
    """Keeps each record that was noted.

    Attributes:
        noted: the records, in order.
        written: the latest noted record at each time that the store was told to write it whole.
    """

    def __init__(self) -> None:
        self.noted: list[Record] = []
        self.written: list[Record] = []

    def note(self, record: Record) -> None:
        self.noted.append(record)

    def catch_up(self, *, renew: bool) -> None:
        if renew and self.noted:
            self.written.append(self.noted[-1])
