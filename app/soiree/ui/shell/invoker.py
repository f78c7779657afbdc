"""Runs functions on the thread of an object, called from any other."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal

from soiree.ui.style.deferring import soon


class Invoker(QObject):
    """Runs functions on the thread that owns it."""

    _posted = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._posted.connect(self._invoke, Qt.ConnectionType.QueuedConnection)

    def post(self, act: Callable[[], None]) -> None:
        """Run a function soon, in the order of the calls. May be called on any thread."""
        self._posted.emit(act)

    def call_later(self, seconds: float, act: Callable[[], None]) -> None:
        """Run a function after so many seconds. Called on the owning thread only."""
        soon(self, act, round(1000 * seconds))

    def _invoke(self, act: Callable[[], None]) -> None:
        act()
