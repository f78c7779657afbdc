"""Measure the start up to the first full picture; `test_start.py` runs this program.

python starts.py bare [stays] | start | table | click | run [ARGUMENT …]

`click` measures the first click on a game's tile, once the start page rests; `run` runs Soirée and
measures nothing.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

# Each program imports Qt in its own way.

# msgspec imports this package if it is there. Only tools of developers bring it.
sys.modules["typing_extensions"] = None  # type: ignore[assignment]


RESTING = 2000
"""The milliseconds until the start page rests."""

MOVING = 300
"""The milliseconds in which the mouse moves to a tile, less than a person needs."""


def end_with_first_picture(
    window: QWidget, complete: Callable[[], bool], since: float | None = None
) -> None:
    """End the program when a window is painted and complete, and print the measurements.

    Args:
        since: a value of `time.thread_time`: print only the seconds of work since then.
    """
    from PySide6.QtCore import QEvent, QObject

    class FirstPicture(QObject):
        """Watches one window; a filter of the application would receive each object of Qt."""

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() != QEvent.Type.UpdateRequest or not complete():
                return False
            window.removeEventFilter(self)
            window.event(event)
            measured = f"{time.time()} {megabytes()} {time.process_time()}"
            if since is not None:
                measured = str(time.thread_time() - since)
            sys.stdout.write(f"{measured}\n")
            sys.stdout.flush()
            window.close()
            return True

    window.installEventFilter(FirstPicture(window))


def megabytes() -> float:
    """Return the largest resident size; `getrusage` would include the parent process."""
    status = Path("/proc/self/status").read_text(encoding="ascii", errors="replace")
    line = next(line for line in status.splitlines() if line.startswith("VmHWM:"))
    return int(line.split()[1]) / 1024


def bare(*, stays: bool) -> None:
    """Display a plain window with the 52 cards of the deck."""
    from PySide6.QtCore import QRectF, Qt
    from PySide6.QtGui import QImage, QPainter, QPixmap
    from PySide6.QtSvg import QSvgRenderer
    from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView

    app = QApplication([])
    deck = Path(__file__).parents[2] / "resources" / "decks" / "classic.svg"
    renderer = QSvgRenderer(str(deck))
    scene = QGraphicsScene(0, 0, 1280, 740)
    for suit, name in enumerate(("spade", "heart", "diamond", "club")):
        for place, rank in enumerate((*map(str, range(1, 11)), "jack", "queen", "king")):
            image = QImage(118, 165, QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(Qt.GlobalColor.transparent)
            painter = QPainter(image)
            renderer.render(painter, f"{rank}_{name}", QRectF(0, 0, 118, 165))
            painter.end()
            scene.addPixmap(QPixmap.fromImage(image)).setPos(90 * place, 180 * suit)
    view = QGraphicsView(scene)
    view.resize(1280, 800)
    if not stays:
        end_with_first_picture(view, lambda: True)
    view.show()
    app.exec()


def soiree(what: str) -> None:
    """Run the program up to its start page, to a table of Soi with a waiting match, or on until a
    click has opened a table.
    """
    from soiree.cli import main
    from soiree.ui import qt

    load = qt.load

    def load_and_watch() -> None:
        load()
        watch(what)

    setattr(qt, load.__name__, load_and_watch)
    main(["--game", "soi"] if what == "table" else [])


def watch(what: str) -> None:
    """End the program with the first full picture of its window, or of the table after a click."""
    from PySide6.QtCore import QTimer

    from soiree.ui.decks import CardArt
    from soiree.ui.program import application
    from soiree.ui.shell.main_window import MainWindow

    class Watched(MainWindow):
        def show(self) -> None:
            if what == "click":
                QTimer.singleShot(RESTING, self, self._click)
            else:
                end_with_first_picture(self, self._is_complete)
            super().show()

        def _click(self) -> None:
            from PySide6.QtCore import QPoint, Qt
            from PySide6.QtTest import QTest

            from soiree.ui.screens.start.start_tile import Tile

            screen, tile = self.windowHandle(), self.findChild(Tile)
            assert tile is not None
            middle = tile.mapTo(self, tile.rect().center())
            for left in range(MOVING):
                QTest.mouseMove(screen, middle + QPoint(left - MOVING, 0))
                QTest.qWait(1)
            end_with_first_picture(self, self._is_complete, time.thread_time())
            QTest.mouseClick(screen, Qt.MouseButton.LeftButton, pos=middle)

        def _is_complete(self) -> bool:
            shown = self if what == "start" else self.table
            return shown is not None and all(art.is_ready for art in shown.findChildren(CardArt))

    setattr(application, MainWindow.__name__, Watched)


if __name__ == "__main__":
    if sys.argv[1] == "bare":
        bare(stays="stays" in sys.argv)
    elif sys.argv[1] == "run":
        from soiree.cli import main

        main(sys.argv[2:])
    else:
        soiree(sys.argv[1])
