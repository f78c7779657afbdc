"""Makes the replay of a long record on a thread, while the window stays painted."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QProgressDialog, QWidget

from soiree.controller.match.replay import Replay
from soiree.core.games import Game
from soiree.core.records import Record
from soiree.ui.style.translation import tr

_LONG = 5000
"""The number of entries from which a record is long; its replay is made in a tenth of a second."""

_PATIENCE = 1000
"""The milliseconds before a bar appears."""

_BEAT = 20
"""The milliseconds between two checks of the thread."""


def replay_of(record: Record, game: Game, window: QWidget) -> Replay:
    """The replay of a record. For a long one, the window takes no input meanwhile."""
    if len(record.entries) < _LONG:
        return Replay(record, game)
    found: list[Replay | Exception] = []

    def make() -> None:
        try:
            found.append(Replay(record, game))
        except Exception as fault:
            found.append(fault)

    _wait_for(make, window)
    (replay,) = found
    if isinstance(replay, Exception):
        raise replay
    return replay


def _wait_for(act: Callable[[], None], window: QWidget) -> None:
    """Run a function on a thread, behind a bar if it takes more than a second."""
    bar = QProgressDialog(tr("The match is being opened …"), "", 0, 0, window)
    bar.setCancelButton(None)
    bar.setWindowModality(Qt.WindowModality.WindowModal)
    bar.setMinimumDuration(_PATIENCE)
    thread, loop, beat = Thread(target=act, daemon=True), QEventLoop(), QTimer(interval=_BEAT)
    beat.timeout.connect(lambda: None if thread.is_alive() else loop.quit())
    thread.start()
    beat.start()
    loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    beat.stop()
    bar.close()
    bar.deleteLater()
