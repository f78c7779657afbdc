"""What is opened from outside in the window that is there: by a second start, or by the desktop."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QWidget

from soiree.core.games import Game
from soiree.ui.style.translation import tr
from soiree.ui.window.main_window import MainWindow
from soiree.ui.window.requests import Answer, OpenRequest
from soiree.ui.window.to_front import bring_to_front

if TYPE_CHECKING:
    from soiree.ui.window.match_host import Host

_MOST = 20
"""Requests that may wait at a time."""


class Openings(QObject):
    """Opens one thing after the other, none while a dialog waits for the person.

    What is opened takes the place of the table as it does when the person opens it by a menu: a
    match in progress waits, or the person is asked about it first.
    """

    def __init__(
        self, window: MainWindow, games: Mapping[str, Game], adapt: Callable[[OpenRequest], None]
    ) -> None:
        """
        Args:
            adapt: gives the window the size and the colours of a request that names some.
        """
        super().__init__(window)
        self._window = window
        self._games = games
        self._adapt = adapt
        self._host: Host | None = None
        self._waiting: deque[OpenRequest] = deque()
        self._opens = False
        window.installEventFilter(self)

    def begin(self, host: Host) -> None:
        """Open what has come meanwhile; from now on, all at once."""
        self._host = host
        self._go_on_soon()

    def take(self, request: OpenRequest) -> Answer:
        """Bring the window to the front, and open what is wanted as soon as nothing is in the way.

        Raises:
            ValueError: nothing will be done.
        """
        if request.game is not None and request.game not in self._games:
            raise ValueError(f"there is no game {request.game!r}")
        if len(self._waiting) == _MOST:
            raise ValueError("too many others wait")
        dialog = _dialog()
        bring_to_front(self._window, dialog, request.activation, request.startup)
        self._waiting.append(request)
        self._go_on_soon()
        if dialog is None or (request.file is None and request.game is None):
            return Answer()
        self._say_what_waits(request, dialog.windowTitle())
        return Answer(behind=dialog.windowTitle()[:1000])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Of the window: a dialog is closed. Of the program, on macOS: a file is to be opened."""
        if event.type() is QEvent.Type.WindowUnblocked:
            self._go_on_soon()
        elif isinstance(event, QFileOpenEvent) and event.file():
            self.take(OpenRequest(file=os.fsencode(Path(event.file()).absolute())))
            return True
        return super().eventFilter(watched, event)

    def _go_on_soon(self) -> None:
        QTimer.singleShot(0, self, self._go_on)

    def _go_on(self) -> None:
        if self._host is None or self._opens or not self._waiting or _dialog() is not None:
            return
        self._opens = True
        try:
            self._open(self._host, self._waiting.popleft())
        finally:
            self._opens = False
            self._go_on_soon()

    def _open(self, host: Host, request: OpenRequest) -> None:
        from soiree.ui.window import record_files

        self._adapt(request)
        if request.path is not None:
            record, notice = record_files.read(request.path, self._games)
            if record is not None:
                host.open(record)
            if notice is not None:
                host.tell(notice)
        elif request.game is not None:
            host.go_to(request.game, request.seed)

    def _say_what_waits(self, request: OpenRequest, title: str) -> None:
        game = self._games.get(request.game or "")
        what = request.path.name if request.path is not None else game.title if game else ""
        text = tr("{what} opens when “{dialog}” is closed.")
        self._window.warn(text.format(what=what, dialog=title))


def _dialog() -> QWidget | None:
    """The dialog that waits for the person, if one does."""
    return QApplication.activeModalWidget()
