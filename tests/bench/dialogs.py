"""Open each dialog and page repeatedly; `test_dialogs.py` runs this program.

The program prints JSON: for each dialog, the milliseconds from the request to the first full frame,
by the clock and of the window's thread. The start page is open, and all modules are loaded.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Iterator

from soiree.ui import qt

qt.load()

from PySide6.QtCore import QEvent, QObject, QTimer  # noqa: E402
from PySide6.QtWidgets import QApplication, QDialog, QWidget  # noqa: E402

from soiree.cli import main  # noqa: E402
from soiree.ui.dialogs.help.window import HelpWindow  # noqa: E402
from soiree.ui.dialogs.statistics.window import StatisticsWindow  # noqa: E402
from soiree.ui.program.application import Application  # noqa: E402
from soiree.ui.shell import window_dialogs  # noqa: E402
from soiree.ui.shell.main_window import MainWindow  # noqa: E402

ROUNDS = 12
PAUSE = 200
"""The milliseconds between two dialogs."""

PAGES = ("album", "problems")


class Stopwatch(QObject):
    """Measures the time from a request to the first frame of a watched window.

    Attributes:
        took: milliseconds by the clock, and of the processor; None while the watch runs.
    """

    def __init__(self) -> None:
        super().__init__()
        self.took: tuple[float, float] | None = None

    def start(self) -> None:
        self.took = None
        self._begun = time.perf_counter(), time.thread_time()

    def watch(self, window: QWidget) -> None:
        # A filter costs time at each event, so it is on one window, and only until the frame.
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.UpdateRequest and self.took is None:
            watched.removeEventFilter(self)
            watched.event(event)
            clock, processor = self._begun
            self.took = (
                1000 * (time.perf_counter() - clock),
                1000 * (time.thread_time() - processor),
            )
            return True
        return False


def opening(window: MainWindow) -> dict[str, Callable[[], object]]:
    """Return the function that opens each dialog or page, by name."""
    commands = ("preferences", "help", "statistics", "about", *PAGES)
    wishes: dict[str, Callable[[], object]] = {
        name: lambda name=name: window.commands.trigger(name)  # type: ignore[misc]
        for name in commands
    }
    return {"new game": lambda: window.dialogs.ask_new_game("soda"), **wishes}


def open_all(window: MainWindow, watch: Stopwatch) -> Iterator[None]:
    """Open the dialogs in turns, one step at each resumption."""
    took: dict[str, list[tuple[float, float]]] = {name: [] for name in opening(window)}
    for _ in range(ROUNDS):
        for name, wish in opening(window).items():
            if name in PAGES:
                watch.watch(window)
            watch.start()
            QTimer.singleShot(0, wish)
            while watch.took is None:
                yield
            took[name].append(watch.took)
            yield
            for each in QApplication.topLevelWidgets():
                if isinstance(each, QDialog) and each.isVisible():
                    each.close()
            window.commands.trigger("start")
            yield
    sys.stdout.write(json.dumps(took))
    sys.stdout.flush()
    os._exit(0)


def watch_windows(watch: Stopwatch) -> None:
    """Watch each dialog and window from the moment before it is displayed."""
    accepts = window_dialogs.accepts

    def watched_accepts(dialog: QDialog) -> bool:
        watch.watch(dialog)
        return accepts(dialog)

    window_dialogs.accepts = watched_accepts
    for kind in (HelpWindow, StatisticsWindow):

        def show(self: QWidget) -> None:
            watch.watch(self)
            QDialog.show(self)

        setattr(kind, show.__name__, show)


class Patient(Application):
    """Begins when all modules have been loaded ahead."""

    def _finish_start(self) -> None:
        super()._finish_start()
        self._load_for_match()
        watch = self._watch = Stopwatch()
        watch_windows(watch)
        turns = open_all(self._window, watch)
        timer = self._turns = QTimer(self, interval=PAUSE)
        timer.timeout.connect(lambda: next(turns))
        assert self._ahead is not None
        self._ahead.done.connect(timer.start)


if __name__ == "__main__":
    from soiree.ui.program import application

    setattr(application, Application.__name__, Patient)
    main([])
