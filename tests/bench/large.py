"""Measure the processor time of a frame with ten moving cards on a large screen.

    export PYTHONPATH=app QT_SCALE_FACTOR=2
    xvfb-run -s "-screen 0 3840x2160x24" .venv/bin/python -m tests.bench.large [GAME]

The window fills its screen. Qt draws at most 60 frames a second. The slowest hundredth of the
frames tells whether 144 would be possible.
"""

from __future__ import annotations

import statistics
import sys
import time

from soiree.ui import qt

qt.load()

from PySide6.QtCore import QEvent, QObject  # noqa: E402
from PySide6.QtWidgets import QApplication, QWidget  # noqa: E402

from tests.bench.frames import FrameClock, fly, let_pass, part  # noqa: E402
from tests.bench.room import Room  # noqa: E402

SECONDS = 10.0


class FrameCost(QObject):
    """Measures the milliseconds of the processor that the window's thread takes for each frame."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.costs: list[float] = []
        self._paints = False
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.UpdateRequest or self._paints:
            return False
        self._paints = True
        begun = time.thread_time()
        watched.event(event)
        self.costs.append(1000 * (time.thread_time() - begun))
        self._paints = False
        return True


def main(game: str = "soda") -> None:
    app = QApplication(sys.argv[:1])
    room = Room(saves_matches=False, speed="off")
    room.window.setGeometry(app.primaryScreen().geometry())
    room.begin(game, 1)
    room.until_asked()
    room.until(room.picture_is_complete)
    cost, clock = FrameCost(room.window), FrameClock(room.table.viewport())
    flights = fly(room.table)
    let_pass(1)
    cost.costs.clear()
    clock.intervals()
    let_pass(SECONDS)
    intervals = clock.intervals()
    for flight in flights:
        flight.stop()
    size = room.window.size() * room.window.devicePixelRatioF()
    print(
        f"{game}, {size.width()} × {size.height()}: {len(cost.costs)} frames, each"
        f" {statistics.median(cost.costs):.1f} ms of the processor, p99"
        f" {part(cost.costs, 0.99):.1f}"
        f"; interval {statistics.median(intervals):.1f} ms, p99 {part(intervals, 0.99):.1f}"
    )
    room.leave()


if __name__ == "__main__":
    main(*sys.argv[1:])
