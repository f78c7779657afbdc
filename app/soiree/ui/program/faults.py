"""Logs uncaught exceptions of slots and threads, and notifies the person."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import TracebackType

from PySide6.QtCore import QCoreApplication

from soiree.storage.paths import Paths
from soiree.ui.deferring import window_thread
from soiree.ui.language.translation import tr

_log = logging.getLogger(__name__)


def sentence(paths: Paths) -> str:
    """Return the sentence that reports a fault to a person who plays on."""
    return tr("Something went wrong. The details are in {file}.").format(
        file=paths.logs / "faults.log"
    )


def catch(tell: Callable[[], None]) -> None:
    """Log every uncaught exception of a slot or a thread from now on.

    Args:
        tell: called after an exception on the window's thread; one on another thread is only
            logged.
    """

    def note(kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        _log.error("Something went wrong", exc_info=(kind, fault, trace))
        if threading.current_thread() is threading.main_thread():
            tell()

    sys.excepthook = note
    threading.excepthook = lambda args: note(
        args.exc_type, args.exc_value or args.exc_type(), args.exc_traceback
    )


@contextmanager
def giving_up(give_up: Callable[[], None]) -> Iterator[None]:
    """While this context is active, give up after any logged fault.

    Args:
        give_up: called on the window's thread.
    """
    handler = _FaultHandler(give_up)
    program = logging.getLogger("soiree")
    program.addHandler(handler)
    try:
        yield
    finally:
        program.removeHandler(handler)


class _FaultHandler(logging.Handler):
    def __init__(self, give_up: Callable[[], None]) -> None:
        super().__init__(logging.ERROR)
        self._window, self._give_up = window_thread(), give_up

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info:
            self._window.run.emit(self._give_up)
