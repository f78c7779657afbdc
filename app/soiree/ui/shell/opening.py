"""Opens records from files: those that the person chooses, dropped or used before."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QObject

from soiree.core.games import Game
from soiree.storage.paths import Paths
from soiree.ui.shell.drops import Drops
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.shell.recent_files import RecentFiles
from soiree.ui.shell.routes import Continue, Replay


class RecordOpener(QObject):
    """The commands that open a record from a file.

    Attributes:
        recent: the files that were opened or saved last.
    """

    def __init__(
        self, window: MainWindow, games: Mapping[str, Game], paths: Paths, *, keeps: bool
    ) -> None:
        """
        Args:
            keeps: whether it is kept which files were opened last.
        """
        super().__init__(window)
        self._window = window
        self._games = games
        self._paths = paths
        self.recent = RecentFiles(window.commands, paths, keeps=keeps)
        self.recent.requested.connect(self.open)
        self._drops = Drops(window)
        self._drops.match_dropped.connect(self.open)
        window.commands.on("open", self.ask)

    def ask(self) -> None:
        """Open a record that the person chooses."""
        from soiree.ui.shell import record_files

        path = record_files.ask_what_to_open(self._window, self._paths.played)
        if path is not None:
            self.open(path)

    def open(self, path: Path) -> None:
        """Open the record in a file, or say why that cannot be done.

        A match that is over is looked through, another one goes on.
        """
        from soiree.ui.shell import record_files

        record, notice = record_files.read(path, self._games)
        if record is not None:
            is_over = record.result is not None
            self._window.requested.emit(Replay(record) if is_over else Continue(record))
        if notice is not None:
            self.recent.drop(path)
            self._window.warn_of(notice)
        elif path.parent != self._paths.played:  # The album has those.
            self.recent.note(path)
