"""Draws small pictures of tables on a separate thread, and caches them on disk."""

from __future__ import annotations

import hashlib
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, Protocol

from PySide6.QtCore import QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap

from soiree.controller.computers.worker import Worker
from soiree.core import records
from soiree.core.games import Game
from soiree.core.records import Record
from soiree.storage.files import keep_newest, read_file, write_safely
from soiree.ui.language.card_names import Letters
from soiree.ui.language.letters import letters_in_use
from soiree.ui.screens.table_pictures.painting import RADIUS, table_picture
from soiree.ui.style.painting import draw_box
from soiree.ui.style.printed import png
from soiree.ui.style.theme import Chrome

_MOST_IN_MEMORY = 160
_MOST_ON_DISK = 3000

_DRAWING = 2
"""The version of the drawing; pictures of former versions are drawn again."""


_Key = tuple[str, int, float, str, Letters]


class Subject(Protocol):
    """A match or a problem that has a picture.

    Attributes:
        game: the game.
        mark: a text that differs for different pictures.
    """

    @property
    def game(self) -> Game: ...

    @property
    def mark(self) -> str: ...

    def record(self) -> Record:
        """Read the record. Raises `records.Faulty` or OSError if that is impossible."""


class TablePictures(QObject):
    """Draws pictures, one at a time. While a picture is drawn, requests for others are ignored.

    A widget with pictures repaints itself when one is ready. So it requests the next picture that
    is visible and missing, from the top.

    Signals:
        ready: a picture is ready or has failed.
        failed: the record of a subject cannot be read; with the subject and the reason.
    """

    ready = Signal()
    failed = Signal(object, str)
    _drawn = Signal(object, QImage, str)

    def __init__(self, folder: Path, felt: str, parent: QObject) -> None:
        """
        Args:
            folder: the folder of pictures on disk.
        """
        super().__init__(parent)
        self._folder = folder
        self._look = felt, letters_in_use()
        self._worker = Worker()
        self._pictures: dict[_Key, QPixmap | None] = {}
        self._drawing = False
        self._is_tidy = False
        self._drawn.connect(self._take, Qt.ConnectionType.QueuedConnection)

    def use_felt(self, felt: str) -> None:
        """Drop all pictures if the felt or the letters on cards have changed."""
        look = felt, letters_in_use()
        if look != self._look:
            self._look = look
            self._pictures.clear()
            self.ready.emit()

    def of(self, subject: Subject, size: QSize, ratio: float) -> QPixmap | None:
        """The picture of a subject; None if it is not ready or has failed.

        A call for a picture that is not ready also requests it, unless another is being drawn.

        Args:
            size: in logical pixels.
            ratio: the device pixel ratio.
        """
        order = _Order(subject, size, ratio, *self._look)
        if order.key in self._pictures:
            found = self._pictures.pop(order.key)
            self._pictures[order.key] = found
            return found
        if not self._drawing:
            self._drawing = True
            self._worker.submit(lambda: self._draw(order))
        return None

    def paint(
        self, painter: QPainter, place: QRectF, subject: Subject | None, chrome: Chrome
    ) -> None:
        """Paint the picture of a subject, or its empty place while it is not ready."""
        ratio = painter.device().devicePixelRatioF()
        size = place.size().toSize()
        picture = None if subject is None else self.of(subject, size, ratio)
        if picture is not None:
            painter.drawPixmap(place.topLeft(), picture)
        else:
            draw_box(painter, place, RADIUS, chrome.line)

    def close(self) -> None:
        """Stop the thread."""
        self._worker.finish(0.5)

    def _draw(self, order: _Order) -> None:
        image, fault = QImage(), ""
        try:
            image = self._kept_or_drawn(order)
        except records.Faulty as error:
            fault = str(error)
        except OSError as error:
            fault = error.strerror or str(error)
        finally:
            self._drawn.emit(order, image, fault)

    def _kept_or_drawn(self, order: _Order) -> QImage:
        subject = order.subject
        name = hashlib.sha256(f"{_DRAWING} {order.key}".encode()).hexdigest()[:24]
        kept = self._folder / f"{name}.png"
        image = QImage()
        with suppress(OSError):
            image = QImage.fromData(read_file(kept, 1_000_000))
        if image.isNull():
            image = table_picture(
                subject.record(), subject.game, order.size, order.ratio, order.felt, order.letters
            )
            self._keep(kept, image)
        image.setDevicePixelRatio(order.ratio)
        return image

    def _keep(self, path: Path, image: QImage) -> None:
        with suppress(OSError):
            write_safely(path, png(image), lasts=False)
            if not self._is_tidy:
                self._is_tidy = True
                keep_newest(path.parent, ".png", _MOST_ON_DISK)

    def _take(self, order: _Order, image: QImage, fault: str) -> None:
        self._drawing = False
        self._pictures[order.key] = None if image.isNull() else QPixmap.fromImage(image)
        while len(self._pictures) > _MOST_IN_MEMORY:
            del self._pictures[next(iter(self._pictures))]
        if fault:
            self.failed.emit(order.subject, fault)
        self.ready.emit()


class _Order(NamedTuple):
    subject: Subject
    size: QSize
    ratio: float
    felt: str
    letters: Letters

    @property
    def key(self) -> _Key:
        return self.subject.mark, self.size.width(), self.ratio, self.felt, self.letters
