"""The commands that open a record from a file, and save the match at the table in one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QObject

from soiree.controller.match.client import Client
from soiree.core.games import Game
from soiree.core.records import Record
from soiree.storage.notices import Notice
from soiree.storage.paths import Paths
from soiree.ui.shell.drops import Drops
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.shell.recent_files import RecentFiles
from soiree.ui.style.translation import tr


class MatchFiles(QObject):
    """Opens and saves files of the person's own, for one match at a time.

    Attributes:
        saved: the match as it was saved last in such a file, if it was.
    """

    def __init__(
        self,
        window: MainWindow,
        games: Mapping[str, Game],
        open_record: Callable[[Record], None],
        warn: Callable[[Notice], None],
        paths: Paths,
        *,
        keeps: bool,
    ) -> None:
        """
        Args:
            keeps: whether it is kept which files were opened last.
            open_record: brings the match of a record to the window.
            warn: tells the person what went wrong with a file.
        """
        super().__init__(window)
        self._window = window
        self._games = games
        self._open_record = open_record
        self._warn = warn
        self._client: Client | None = None
        self.saved: Record | None = None
        window.commands.on("open", self.ask_to_open)
        window.commands.on("save", self.ask_to_save)
        self._paths = paths
        self._recent = RecentFiles(window.commands, paths, self.open, keeps=keeps)
        Drops(window, self.open)
        self.detach()

    def attach(self, client: Client) -> None:
        """There is a match to save."""
        self._client = client
        self._window.commands.offer("save", True)

    def detach(self) -> None:
        """There is no match to save any more."""
        self._client = self.saved = None
        self._window.commands.offer("save", False)

    def ask_to_open(self) -> None:
        """Open a record that the person chooses."""
        from soiree.ui.shell import record_files

        path = record_files.ask_what_to_open(self._window, self._paths.played)
        if path is not None:
            self.open(path)

    def open(self, path: Path) -> None:
        """Open the record in a file, or say why that cannot be done."""
        from soiree.ui.shell import record_files

        record, notice = record_files.read(path, self._games)
        if record is not None:
            self._open_record(record)
        if notice is not None:
            self._recent.drop(path)
            self._warn(notice)
        elif path.parent != self._paths.played:  # The album has those.
            self._recent.note(path)

    def ask_to_save(self) -> None:
        """Save a record of the match in a file that the person chooses."""
        from soiree.ui.shell import record_files

        if self._client is None:
            return
        record = self._client.record_to_save()
        path = record_files.ask_where_to_save(self._window, record)
        if path is not None:
            notice = record_files.write(path, record)
            if notice is not None:
                self._warn(notice)
            else:
                self.saved = record
                self._recent.note(path)
                words = tr("The match is saved as {file}.").format(file=path.name)
                self._window.tell(words)
