"""The menu with the files that were opened or saved last."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from soiree.storage.notices import readable
from soiree.storage.paths import Paths
from soiree.storage.state_files import MOST_RECENT, load_recent, save_recent
from soiree.ui.commands import Commands
from soiree.ui.style.translation import tr
from soiree.ui.style.words import as_plain


class RecentFiles(QObject):
    """Remembers files, and offers them below Open.

    Signals:
        requested: the file under this path is to be opened.
    """

    requested = Signal(Path)

    def __init__(self, commands: Commands, paths: Paths, *, keeps: bool) -> None:
        """
        Args:
            keeps: whether the list is put on disk.
        """
        super().__init__()
        self._paths = paths
        self._keeps = keeps
        self._files = load_recent(paths) if keeps else []
        self._menu = commands.add_menu_after("open", tr("Open &recent"))
        self._fill()

    def note(self, file: Path) -> None:
        """A file was opened or saved."""
        self._set([file, *(each for each in self._files if each != file)])

    def drop(self, file: Path) -> None:
        """A file turned out to be gone, or no match."""
        if file in self._files:
            self._set([each for each in self._files if each != file])

    def _set(self, files: list[Path]) -> None:
        self._files = files[:MOST_RECENT]
        self._fill()
        if self._keeps:
            save_recent(self._paths, self._files)

    def _fill(self) -> None:
        self._menu.clear()
        for number, file in enumerate(self._files, 1):
            name = readable(file.name).replace("&", "&&")
            action = self._menu.addAction(f"&{number}  {name}")
            action.setToolTip(as_plain(readable(file)))
            action.triggered.connect(lambda _checked, file=file: self.requested.emit(file))
        self._menu.setToolTipsVisible(True)
        self._menu.addSeparator()
        self._menu.addAction(tr("&Clear the list")).triggered.connect(lambda _: self._set([]))
        self._menu.menuAction().setVisible(bool(self._files))
