"""The matches of the window on disk: those in progress, one a game, and those played."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from soiree.core.games import Game
from soiree.core.records import Record
from soiree.storage import matches
from soiree.storage.notices import Notice
from soiree.storage.paths import Paths


class Autosave:
    """Saves a match at each entry, and finds the matches that wait to be continued."""

    def __init__(
        self,
        paths: Paths,
        post: Callable[[Callable[[], None]], None],
        warn: Callable[[Notice], None],
        *,
        keeps: bool,
    ) -> None:
        """
        Args:
            post: runs a function on the window's thread.
            warn: tells the person why something could not be saved.
            keeps: whether anything is put on disk; a demonstration keeps nothing.
        """
        self._paths = paths
        self._post = post
        self._warn = warn
        self._keeps = keeps
        self._last: Notice | None = None

    def save(self, record: Record) -> None:
        """Put a match on disk, among the matches played if it is over. On the worker's thread."""
        if self._keeps:
            put = matches.save if record.result is None else matches.finish
            notice = put(self._paths, record)
            self._post(lambda: self._report(notice))

    def load(self, game: Game) -> tuple[Record | None, Notice | None]:
        """The match of a game that waits, if any, and what the person should be told."""
        return matches.load(self._paths, game)

    def waits(self, game: str) -> bool:
        """Whether a match of this game waits to be continued."""
        return self._keeps and game in matches.waiting(self._paths)

    def waiting(self, games: Iterable[str]) -> list[str]:
        """Those of the games of which a match waits to be continued."""
        return [name for name in games if self.waits(name)]

    def _report(self, notice: Notice | None) -> None:
        # The same trouble is reported once, and again only after a save that went well.
        if notice is not None and notice != self._last:
            self._warn(notice)
        self._last = notice
