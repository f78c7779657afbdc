"""Programs that `test_start.py` starts: each prints what it took to its first full picture.

python starts.py bare | start | table
"""

from __future__ import annotations

import resource
import sys
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QRectF, QTimer
from PySide6.QtWidgets import QApplication, QWidget


class FirstPicture(QObject):
    """Ends the program after the first paint of a window that is complete, and says how it was."""

    def __init__(self, complete: Callable[[QWidget], bool]) -> None:
        super().__init__()
        self._complete = complete
        self._done = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            not self._done
            and event.type() == QEvent.Type.UpdateRequest
            and isinstance(watched, QWidget)
            and watched.isWindow()
            and self._complete(watched)
        ):
            self._done = True
            QTimer.singleShot(0, self._say)
        return False

    def _say(self) -> None:
        megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        sys.stdout.write(f"{time.time()} {megabytes} {time.process_time()}\n")
        sys.stdout.flush()
        QApplication.closeAllWindows()
        QApplication.quit()


def bare() -> None:
    """A plain window with the 52 cards of the deck."""
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QImage, QPainter, QPixmap
    from PySide6.QtSvg import QSvgRenderer
    from PySide6.QtWidgets import QGraphicsScene, QGraphicsView

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
    picture = FirstPicture(lambda window: True)
    app.installEventFilter(picture)
    view.show()
    app.exec()


def soiree(game: str | None) -> None:
    """The program as it is, at its start page or at a table that waits."""
    from soiree.ui.app import run
    from soiree.ui.decks import CardArt
    from soiree.ui.options import WindowOptions
    from soiree.ui.window import MainWindow

    def complete(window: QWidget) -> bool:
        if not isinstance(window, MainWindow):
            return False
        shown = window if game is None else window.table
        return shown is not None and all(art.is_ready for art in shown.findChildren(CardArt))

    picture = FirstPicture(complete)
    QApplication([]).installEventFilter(picture)
    run(WindowOptions(game=game))


if __name__ == "__main__":
    if sys.argv[1] == "bare":
        bare()
    else:
        soiree("soi" if sys.argv[1] == "table" else None)
