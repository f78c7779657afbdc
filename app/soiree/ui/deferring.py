"""Calls functions later, without keeping alive an object that may be deleted before."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QMetaObject, QObject, Qt, QTimer, Signal, SignalInstance


class _Call(QObject):
    due = Signal()


def timer(
    context: QObject,
    act: Callable[[], object] | SignalInstance,
    milliseconds: int = 0,
    *,
    repeats: bool = False,
) -> QTimer:
    """Return a timer that calls a function, or emits a signal; it is not started.

    Args:
        context: the parent of the timer.
        milliseconds: the time after each start.
        repeats: True if the timer goes on after the first call.
    """
    made = QTimer(context, singleShot=not repeats, interval=milliseconds)
    made.timeout.connect(act)
    return made


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
        late = timer(context, act, milliseconds)
        late.timeout.connect(late.deleteLater)
        late.start()
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
