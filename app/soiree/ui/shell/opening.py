"""Opens files and texts that a person chooses in a dialog, or drops on the window.

A text may be the word of a deal or a position.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Signal
from PySide6.QtGui import QDropEvent

from soiree.core.texts import tr_noop
from soiree.storage.files import RECORD
from soiree.storage.notices import readable
from soiree.storage.paths import Paths
from soiree.storage.state_files import MOST_RECENT, load_recent, save_recent
from soiree.ui.commands import Commands
from soiree.ui.deferring import soon
from soiree.ui.language.translation import tr
from soiree.ui.language.words import as_plain
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.shell.routes import Continue, Replay

_DECKS = (".svg", ".svgz")


class RecentFiles(QObject):
    """Remembers files, and offers them below Open.

    Signals:
        requested: open the file with this path.
    """

    requested = Signal(Path)

    def __init__(self, commands: Commands, paths: Paths, *, saves: bool) -> None:
        """
        Args:
            saves: True if the list is saved.
        """
        super().__init__()
        self._paths = paths
        self._saves = saves
        self._files = load_recent(paths) if saves else []
        self._menu = commands.add_menu_before("save", tr_noop("Open &recent"))
        # The language may be another one.
        self._menu.aboutToShow.connect(self._fill)
        self._fill()

    def note(self, file: Path) -> None:
        """Add a file that was opened or saved."""
        self._set([file, *(each for each in self._files if each != file)])

    def drop(self, file: Path) -> None:
        """Remove a file that does not exist, or is no match."""
        if file in self._files:
            self._set([each for each in self._files if each != file])

    def _set(self, files: list[Path]) -> None:
        self._files = files[:MOST_RECENT]
        self._fill()
        if self._saves:
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


class RecordOpener(QObject):
    """Opens a record that is chosen in a menu or dropped on the window, and other dropped things.

    Every effect of a drop can be undone.

    Attributes:
        recent: the files that were opened or saved last.

    Signals:
        word_dropped: one line of text was dropped: the word of a deal, or a position.
    """

    word_dropped = Signal(str)

    def __init__(self, window: MainWindow, paths: Paths, *, saves: bool) -> None:
        """
        Args:
            saves: True if the list of recent files is saved.
        """
        super().__init__(window)
        self._window = window
        self._paths = paths
        self.recent = RecentFiles(window.commands, paths, saves=saves)
        self.recent.requested.connect(self.open)
        window.setAcceptDrops(True)
        window.installEventFilter(self)
        window.commands.on("open", self.ask)

    def ask(self) -> None:
        """Open a record that the person chooses."""
        from soiree.ui.shell import record_files

        path = record_files.ask_what_to_open(self._window, self._paths.played)
        if path is not None:
            self.open(path)

    def open(self, path: Path) -> None:
        """Open the record in a file, or report why it cannot be opened.

        A finished match is replayed, and an unfinished one continued.
        """
        from soiree.ui.shell import record_files

        record, notice = record_files.read(path)
        if record is not None:
            is_over = record.result is not None
            self._window.requested.emit(Replay(record) if is_over else Continue(record))
        if notice is not None:
            self.recent.drop(path)
            self._window.warn_of(notice)
        elif path.parent != self._paths.played:  # The album lists the records of that folder.
            self.recent.note(path)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.DragEnter, QEvent.Type.Drop) and isinstance(
            event, QDropEvent
        ):
            event.acceptProposedAction()
            if event.type() is QEvent.Type.Drop:
                files, word = _files_in(event.mimeData()), _word_in(event.mimeData())
                # The source of the drop waits until this returns, and a dialog may open.
                soon(self, lambda: self.word_dropped.emit(word) if word else self._take(files))
            return True
        return super().eventFilter(watched, event)

    def _take(self, files: Sequence[Path]) -> None:
        if not files:
            self._window.warn(
                tr("That is neither a match, a deck of cards nor the word of a deal.")
            )
        elif len(files) > 1:
            self._window.warn(tr("Drop one file at a time: a match or a deck of cards."))
        elif files[0].suffix.lower() == RECORD:
            self.open(files[0])
        elif files[0].suffix.lower() in _DECKS:
            self._window.dialogs.ask_preferences(deck=files[0])
        else:
            text = tr("{file} is neither a match nor a deck of cards.")
            self._window.warn(text.format(file=readable(files[0].name)))


def _files_in(dropped: QMimeData) -> list[Path]:
    return [Path(url.toLocalFile()) for url in dropped.urls() if url.isLocalFile()]


def _word_in(dropped: QMimeData) -> str:
    text = "" if dropped.hasUrls() else dropped.text().strip()
    return "" if len(text.splitlines()) > 1 else text
