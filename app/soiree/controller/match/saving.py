"""Saves a match, entry by entry."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from typing import Protocol

from soiree.controller.computers.worker import Worker
from soiree.controller.match.authority import Match
from soiree.core.records import Record


class Store(Protocol):
    """Stores a match on disk, and reports its own failures."""

    def note(self, record: Record) -> None:
        """Store the match so that it survives the process. Takes microseconds."""
        ...

    def catch_up(self, *, renew: bool) -> None:
        """Write the noted changes to the disk. May take long; called on the saver's thread.

        Args:
            renew: True to write the whole match, for other programs and for the next start.
        """
        ...


class Saving:
    """Saves a match while it is played."""

    def __init__(self, match: Match, saver: Worker, store: Store | None) -> None:
        """
        Args:
            saver: the worker for saving alone.
            store: None to save nothing.
        """
        self._match = match
        self._saver = saver
        self._store = store
        self._renews = False  # set on this thread, reset on the saver's
        self._waits = False

    def save(self, *, renew: bool = True) -> None:
        """Save the match as it is now; when this returns, it survives the process.

        Args:
            renew: write the match whole soon, on the saver's thread.
        """
        if self._match.result is None:
            self._match.ended = None
        elif self._match.ended is None:
            self._match.ended = f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}"
        if self._store is not None:
            self._store.note(self._match.record())
        self._renews |= renew
        self._have_it_caught_up()

    def renew(self) -> None:
        """Write the whole match, unless it has been written since its last change."""
        self._renews = True
        self._have_it_caught_up()

    def _have_it_caught_up(self) -> None:
        if self._store is not None and not self._waits:
            self._waits = True
            self._saver.submit(partial(self._catch_up, self._store))

    def _catch_up(self, store: Store) -> None:
        self._waits = False
        renew, self._renews = self._renews, False
        store.catch_up(renew=renew)
