"""The command that saves the match at the table in a file of the person's own."""

from __future__ import annotations

from soiree.controller.match.client import Client
from soiree.core.records import Record
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.shell.opening import RecentFiles
from soiree.ui.style.translation import tr


class MatchFiles:
    """Saves a match in files.

    Attributes:
        saved: the match as it was saved last in such a file, if it was.
    """

    def __init__(self, window: MainWindow, recent: RecentFiles, client: Client) -> None:
        """
        Args:
            recent: the files that were opened or saved last.
        """
        self._window = window
        self._recent = recent
        self._client = client
        self.saved: Record | None = None

    def ask_to_save(self) -> None:
        """Save a record of the match in a file that the person chooses."""
        from soiree.ui.shell import record_files

        record = self._client.record_to_save()
        path = record_files.ask_where_to_save(self._window, record)
        if path is not None:
            notice = record_files.write(path, record)
            if notice is not None:
                self._window.warn_of(notice)
            else:
                self.saved = record
                self._recent.note(path)
                words = tr("The match is saved as {file}.").format(file=path.name)
                self._window.tell(words)
