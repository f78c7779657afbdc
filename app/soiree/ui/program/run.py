"""The start of the window's process, up to the application that runs it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

import soiree
from soiree.games import GAMES
from soiree.storage.lock import Lock, acquire
from soiree.storage.paths import Paths
from soiree.ui.program.application import Application
from soiree.ui.program.command_line import WindowOptions
from soiree.ui.program.startup import refuse, tell
from soiree.ui.style.theme import STYLE

if TYPE_CHECKING:
    from PySide6.QtGui import QAccessibleInterface

SWITCH_INTERVAL = 0.0005
"""The seconds after which a thinking thread lets the window's thread run.

With Python's default of 5 ms, frames are late while a computer thinks.
"""


def run(options: WindowOptions) -> int:
    """Open the window and run until it is closed. Returns the exit code.

    If that is impossible, the reason is one line on standard error, and the exit code is 2.
    """
    record = None
    if options.file is not None:
        from soiree.core import records
        from soiree.storage import matches

        try:
            record = matches.read_record(options.file, GAMES)
        except OSError as error:
            return refuse(f"{options.file}: {error.strerror}")
        except records.Faulty as fault:
            return refuse(f"{options.file}: {fault}")
    sys.setswitchinterval(SWITCH_INTERVAL)
    # Task bars of X11 find the menu entry by this name, those of Wayland by the desktop file's.
    named = ("-name", soiree.APP_ID)
    app = QApplication.instance() or QApplication([*sys.argv[:1], *named, *STYLE])
    assert isinstance(app, QApplication)
    app.setApplicationName("soiree")
    app.setApplicationDisplayName("Soirée")
    app.setDesktopFileName(soiree.APP_ID)
    # Before any widget is made: a screen reader that runs asks for each of them at once.
    QAccessible.installFactory(_interface)
    if options.demo or options.screenshot:
        from soiree.ui.program.demo import DemoApplication

        return DemoApplication(options).run(app)
    paths = Paths.find()
    lock = acquire(paths)
    if lock is None:
        from soiree.ui.program.requests import OpenRequest, outcome
        from soiree.ui.program.single_instance import acquire_or_hand_over

        request = OpenRequest.of(options)
        answer = acquire_or_hand_over(paths, request)
        if not isinstance(answer, Lock):
            sentence, code = outcome(request, answer)
            tell(sentence)
            return code
        lock = answer
    return Application(options, paths, lock, record).run(app)


def _interface(key: str, what: QObject | None) -> QAccessibleInterface | None:
    from soiree.ui.table.speech import accessible

    return accessible.interface(key, what)
