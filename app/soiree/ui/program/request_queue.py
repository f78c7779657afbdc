"""Opens the requests of later starts and of the desktop in the open window."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QWidget

from soiree.games import GAMES
from soiree.ui.deferring import soon
from soiree.ui.language.translation import tr
from soiree.ui.program.requests import Answer, OpenRequest
from soiree.ui.program.to_front import bring_to_front
from soiree.ui.shell.main_window import MainWindow

if TYPE_CHECKING:
    from soiree.ui.program.program import Program

_MOST = 20
"""The most requests that may wait."""


class RequestQueue(QObject):
    """Opens one request after another, and none while a dialog is open.

    A request replaces the table just as a menu command does: a match in progress waits.
    """

    def __init__(self, window: MainWindow, adapt: Callable[[OpenRequest], None]) -> None:
        """
        Args:
            adapt: gives the window the size and the colours of a request that names any.
        """
        super().__init__(window)
        self._window = window
        self._adapt = adapt
        self._program: Program | None = None
        self._waiting: deque[OpenRequest] = deque()
        window.installEventFilter(self)

    def begin(self, program: Program) -> None:
        """Open the requests that have come so far; from now on, open each as it comes."""
        self._program = program
        self._go_on_soon()

    def take(self, request: OpenRequest) -> Answer:
        """Bring the window to the front, and open the request as soon as no dialog is open.

        Returns:
            An answer with the title of the open dialog, if the request has to wait for one.

        Raises:
            ValueError: the request is refused.
        """
        if request.game is not None and request.game not in GAMES:
            raise ValueError(f"there is no game {request.game!r}")
        if len(self._waiting) == _MOST:
            raise ValueError("too many other requests wait")
        dialog = _dialog()
        bring_to_front(self._window, dialog, request.activation, request.startup)
        self._waiting.append(request)
        self._go_on_soon()
        if dialog is None or (request.file is None and request.game is None):
            return Answer()
        self._say_what_waits(request, dialog.windowTitle())
        return Answer(behind=dialog.windowTitle()[:1000])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Watches the window for closed dialogs and, on macOS, the program for files to open."""
        if event.type() is QEvent.Type.WindowUnblocked:
            self._go_on_soon()
        elif isinstance(event, QFileOpenEvent) and event.file():
            self.take(OpenRequest(file=os.fsencode(Path(event.file()).absolute())))
            return True
        return super().eventFilter(watched, event)

    def _go_on_soon(self) -> None:
        soon(self, self._go_on)

    def _go_on(self) -> None:
        if self._program is not None and self._waiting and _dialog() is None:
            self._go_on_soon()
            self._open(self._program, self._waiting.popleft())

    def _open(self, program: Program, request: OpenRequest) -> None:
        self._adapt(request)
        if request.path is not None:
            program.services.files.open(request.path)
        elif request.deal is not None:
            program.play_deal(request.deal)
        elif request.game is not None:
            program.go_to(request.game, request.seed)

    def _say_what_waits(self, request: OpenRequest, title: str) -> None:
        game = GAMES.get(request.game or "")
        what = request.path.name if request.path is not None else game.title if game else ""
        text = tr("{what} will open when “{dialog}” is closed.")
        self._window.warn(text.format(what=what, dialog=title))


def _dialog() -> QWidget | None:
    return QApplication.activeModalWidget()
