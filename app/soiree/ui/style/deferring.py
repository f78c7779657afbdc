"""Calls a function later, without keeping alive what may be deleted before."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def soon(context: QObject, act: Callable[[], object], milliseconds: int = 0) -> None:
    """Call a function when the event loop runs again, unless the context is deleted before.

    A bound method does not keep its object alive. `QTimer.singleShot` with a context keeps the
    method, and so the context, for ever if the context is deleted first (PySide6 6.8 to 6.12).

    Args:
        context: lives on the calling thread.
        milliseconds: after which the function is called.
    """
    timer = QTimer(context, singleShot=True, interval=milliseconds)
    timer.timeout.connect(act)
    timer.timeout.connect(timer.deleteLater)
    timer.start()
