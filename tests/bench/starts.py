"""Measure the start up to the first full picture; `test_start.py` runs this program.

python starts.py bare [stays] | start | table | run [ARGUMENT …]

`run` runs Soirée and measures nothing.
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


def end_with_first_picture(window: QWidget, complete: Callable[[], bool]) -> None:
    """End the program when a window is painted and complete, and print the measurements."""
    from PySide6.QtCore import QEvent, QObject

    class FirstPicture(QObject):
        """Watches one window; a filter of the application would receive each object of Qt."""

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() != QEvent.Type.UpdateRequest or not complete():
                return False
            window.removeEventFilter(self)
            window.event(event)
            sys.stdout.write(f"{time.time()} {megabytes()} {time.process_time()}\n")
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


def soiree(game: str | None) -> None:
    """Run the program up to its start page, or to a table with a waiting match."""
    from soiree.cli import main
    from soiree.ui import qt

    load = qt.load

    def load_and_watch() -> None:
        load()
        watch(game)

    setattr(qt, load.__name__, load_and_watch)
    main(["--game", game] if game else [])


def watch(game: str | None) -> None:
    """End the program with the first full picture of its window."""
    from soiree.ui.decks import CardArt
    from soiree.ui.program import application
    from soiree.ui.shell.main_window import MainWindow

    class Watched(MainWindow):
        def show(self) -> None:
            end_with_first_picture(self, self._is_complete)
            super().show()

        def _is_complete(self) -> bool:
            shown = self if game is None else self.table
            return shown is not None and all(art.is_ready for art in shown.findChildren(CardArt))

    setattr(application, MainWindow.__name__, Watched)


if __name__ == "__main__":
    if sys.argv[1] == "bare":
        bare(stays="stays" in sys.argv)
    elif sys.argv[1] == "run":
        from soiree.cli import main

        main(sys.argv[2:])
    else:
        soiree("soi" if sys.argv[1] == "table" else None)
