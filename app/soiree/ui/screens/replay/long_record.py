"""Makes the replay of a long record on a thread, while the window stays painted."""

from __future__ import annotations

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QProgressDialog, QWidget

from soiree.controller.match.replay import Replay
from soiree.core.games import Game
from soiree.core.records import Record
from soiree.ui.language.translation import tr

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
    from concurrent.futures import ThreadPoolExecutor  # most records are short

    bar = QProgressDialog(tr("The match is being opened …"), "", 0, 0, window)
    bar.setCancelButton(None)
    bar.setWindowModality(Qt.WindowModality.WindowModal)
    bar.setMinimumDuration(_PATIENCE)
    loop, beat = QEventLoop(), QTimer(interval=_BEAT)
    with ThreadPoolExecutor(1) as thread:
        found = thread.submit(Replay, record, game)
        beat.timeout.connect(lambda: loop.quit() if found.done() else None)
        beat.start()
        loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    beat.stop()
    bar.close()
    bar.deleteLater()
    return found.result()
