"""What goes wrong in a slot or a thread: it is written to the log, and somebody is told."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

from soiree.storage.paths import Paths
from soiree.ui.style.translation import tr

_log = logging.getLogger(__name__)


def sentence(paths: Paths) -> str:
    """What the person is told of a fault while they play on."""
    return tr("Something went wrong; what it was stands in {file}.").format(
        file=paths.logs / "faults.log"
    )


def catch(tell: Callable[[], None]) -> None:
    """From now on log whatever nobody else catches, in a slot or a thread.

    Args:
        tell: called after a fault in the window's own thread.
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
    """Where nobody plays on after a fault: have the event loop give up at each that is logged."""
    bell = _Bell()
    bell.rung.connect(give_up, Qt.ConnectionType.QueuedConnection)
    handler = _Listening(bell)
    program = logging.getLogger("soiree")
    program.addHandler(handler)
    try:
        yield
    finally:
        program.removeHandler(handler)


class _Bell(QObject):
    """Carries word of a fault from the thread that it happened in to the window's."""

    rung = Signal()


class _Listening(logging.Handler):
    """Rings for whatever is logged with a trace."""

    def __init__(self, bell: _Bell) -> None:
        super().__init__(logging.ERROR)
        self._bell = bell

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info:
            self._bell.rung.emit()
