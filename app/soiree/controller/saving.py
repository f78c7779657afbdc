"""Saves a match, entry by entry, on the worker's thread."""

from __future__ import annotations

from collections.abc import Callable

from soiree.controller.computers import Post
from soiree.controller.match import Match
from soiree.controller.stopwatch import moves_are_timed
from soiree.controller.worker import Worker
from soiree.core.records import Record

Save = Callable[[Record], None]
"""Puts a match on disk. Called on the worker's thread; it reports its own errors."""


class Saving:
    """Saves a match, and knows whether all saves are done."""

    def __init__(
        self, match: Match, worker: Worker, post: Post, save: Save, done: Callable[[], None]
    ) -> None:
        """
        Args:
            done: called on the session's thread when the last save under way has ended.
        """
        self._position = match.position
        self._match = match
        self._worker = worker
        self._post = post
        self._save = save
        self._done = done
        self._under_way = 0

    @property
    def is_done(self) -> bool:
        """Whether no save is under way."""
        return not self._under_way

    def catch_up(self) -> None:
        """Save the entries of a race that have not been saved yet."""
        if moves_are_timed(self._match) and self._position < self._match.position:
            self.start()

    def start(self) -> None:
        """Queue a save of the match as it stands now."""
        record = self._match.record()
        self._position = self._match.position
        self._under_way += 1

        def save() -> None:
            try:
                self._save(record)
            finally:
                self._post(self._saved)

        self._worker.submit(save)

    def _saved(self) -> None:
        self._under_way -= 1
        if self.is_done:
            self._done()
