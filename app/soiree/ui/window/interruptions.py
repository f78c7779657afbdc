"""What keeps the person from playing: dialogs, the help, a window out of sight."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject

from soiree.ui.table.table import Table
from soiree.ui.window.main_window import MainWindow

_DIALOG = "dialog"
"""Why a table holds the match back while a dialog is open over it."""

_OUT_OF_SIGHT = (QEvent.Type.Hide, QEvent.Type.WindowStateChange)
"""What happens to a window that may be out of sight then."""


class Interruptions(QObject):
    """Holds the match back while a dialog is open, and stops a race whenever nobody sees it.

    A race that was stopped waits, covered, until the person says that it goes on.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._table: Table | None = None
        window.installEventFilter(self)
        window.dialogs.window_shown.connect(self._stop_race)

    def attach(self, table: Table) -> None:
        """Watch over the match at this table."""
        self._table = table

    def detach(self) -> None:
        """There is no table any more."""
        self._table = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._table is not None:
            if event.type() is QEvent.Type.WindowBlocked:
                self._table.play.hold_back(_DIALOG)
            elif event.type() is QEvent.Type.WindowUnblocked:
                self._table.play.let_go(_DIALOG)
            elif event.type() in _OUT_OF_SIGHT and not self._is_seen():
                self._stop_race()
        return super().eventFilter(watched, event)

    def _is_seen(self) -> bool:
        return self._window.isVisible() and not self._window.isMinimized()

    def _stop_race(self) -> None:
        if self._table is not None and self._table.race is not None:
            self._table.race.stop()
