"""Calls a function later, without keeping alive an object that may be deleted before."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QMetaObject, QObject, Qt, QTimer, Signal


class _Call(QObject):
    due = Signal()


def soon(context: QObject, act: Callable[[], object], milliseconds: int = 0) -> None:
    """Call a function when the event loop runs again, unless the context is deleted before.

    A bound method does not keep its object alive. `QTimer.singleShot` would keep the method and
    its object for ever if the context is deleted first (PySide6 6.8 to 6.12).

    Args:
        context: an object on the calling thread.
        milliseconds: the delay. With 0 the call keeps its place among the posted events, after
            the pictures that wait to be painted.
    """
    if milliseconds:
        timer = QTimer(context, singleShot=True, interval=milliseconds)
        timer.timeout.connect(act)
        timer.timeout.connect(timer.deleteLater)
        timer.start()
    else:
        call = _Call(context)
        call.due.connect(act)
        call.due.connect(call.deleteLater)
        QMetaObject.invokeMethod(call, "due", Qt.ConnectionType.QueuedConnection)


class WindowThread(QObject):
    """Runs functions on the window's thread.

    Signals:
        run: a function without arguments. May be emitted on any thread.
    """

    run = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.run.connect(self._run, Qt.ConnectionType.QueuedConnection)

    def _run(self, act: Callable[[], None]) -> None:
        act()


@cache
def window_thread() -> WindowThread:
    """The only instance; the first call must be on the window's thread.

    Other threads may hold the last reference to an instance, and must delete no `QObject`.
    """
    return WindowThread()
