"""Files that are dropped on the window: matches are opened, decks are added."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Signal
from PySide6.QtGui import QDropEvent

from soiree.storage.files import RECORD
from soiree.storage.notices import readable
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.style.deferring import soon
from soiree.ui.style.translation import tr

_DECKS = (".svg", ".svgz")


class Drops(QObject):
    """Takes what is dropped anywhere on the window; nothing is done that cannot be undone.

    Signals:
        match_dropped: a file that should hold a match was dropped.
    """

    match_dropped = Signal(Path)

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.DragEnter, QEvent.Type.Drop) and isinstance(
            event, QDropEvent
        ):
            event.acceptProposedAction()
            if event.type() is QEvent.Type.Drop:
                files = _files_in(event.mimeData())
                # Whoever dropped them waits until this returns, and a dialog may open.
                soon(self, lambda: self._take(files))
            return True
        return super().eventFilter(watched, event)

    def _take(self, files: Sequence[Path]) -> None:
        if not files:
            self._window.warn(tr("That is neither a match nor a deck of cards."))
        elif len(files) > 1:
            self._window.warn(tr("Drop one file at a time: a match or a deck of cards."))
        elif files[0].suffix.lower() == RECORD:
            self.match_dropped.emit(files[0])
        elif files[0].suffix.lower() in _DECKS:
            self._window.dialogs.ask_about_deck(files[0])
        else:
            text = tr("{file} is neither a match nor a deck of cards.")
            self._window.warn(text.format(file=readable(files[0].name)))


def _files_in(dropped: QMimeData) -> list[Path]:
    return [Path(url.toLocalFile()) for url in dropped.urls() if url.isLocalFile()]
