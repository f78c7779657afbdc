"""Small pictures of tables, drawn on a separate thread and cached on disk."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPixmap

from soiree.controller.computers.worker import Worker
from soiree.core import records
from soiree.core.games import Game
from soiree.core.records import Record
from soiree.storage.files import read_file, write_safely
from soiree.storage.index_rows import WAITING, Kept
from soiree.storage.paths import Paths
from soiree.storage.waiting_match import WaitingMatch
from soiree.ui.screens.album.table_picture import table_picture

SIZE = QSize(104, 64)
"""The size of a picture, in logical pixels."""

_MOST_IN_MEMORY = 160
_MOST_WANTED = 40
_MOST_ON_DISK = 3000


class TablePictures(QObject):
    """Draws requested pictures, the latest request first.

    Signals:
        ready: a picture is ready or has failed.
        failed: the record of a match cannot be read; with the match and the reason.
    """

    ready = Signal()
    failed = Signal(Kept, str)
    _drawn = Signal(Kept, QImage, str)

    def __init__(self, paths: Paths, games: Mapping[str, Game], felt: str, parent: QObject) -> None:
        super().__init__(parent)
        self._paths = paths
        self._games = games
        self._felt = felt
        self._worker = Worker()
        self._pictures: dict[tuple[str, str, str], QPixmap | None] = {}
        self._wanted: list[tuple[Kept, float]] = []
        self._drawing = False
        self._is_tidy = False
        self._drawn.connect(self._take, Qt.ConnectionType.QueuedConnection)

    def use_felt(self, felt: str) -> None:
        """Draw all pictures again on another felt."""
        if felt != self._felt:
            self._felt = felt
            self._pictures.clear()
            self._wanted.clear()

    def of(self, match: Kept, ratio: float) -> QPixmap | None:
        """The picture of a match at a device pixel ratio; None while it is being drawn."""
        key = _key(match)
        if key in self._pictures:
            found = self._pictures.pop(key)
            self._pictures[key] = found
            return found
        if all(_key(each) != key for each, _ in self._wanted):
            self._wanted.append((match, ratio))
            # Older requests have been scrolled out of sight.
            del self._wanted[:-_MOST_WANTED]
            self._go_on()
        return None

    def close(self) -> None:
        """Stop the thread."""
        self._wanted.clear()
        self._worker.finish(0.5)

    def _go_on(self) -> None:
        if self._drawing or not self._wanted:
            return
        self._drawing = True
        match, ratio = self._wanted[-1]
        felt = self._felt
        self._worker.submit(lambda: self._draw(match, ratio, felt))

    def _draw(self, match: Kept, ratio: float, felt: str) -> None:
        image, fault = QImage(), ""
        try:
            image = self._kept_or_drawn(match, ratio, felt)
        except records.Faulty as error:
            fault = str(error)
        except OSError as error:
            fault = error.strerror or str(error)
        finally:
            self._drawn.emit(match, image, fault)

    def _kept_or_drawn(self, match: Kept, ratio: float, felt: str) -> QImage:
        home = self._paths.waiting if match.folder == WAITING else self._paths.played
        # The picture of an unfinished match changes with the time of its last entry.
        path = home / match.file
        mark = f"{match.file} {match.last} {felt} {ratio} {SIZE.width()}"
        kept = self._paths.table_pictures / f"{hashlib.sha256(mark.encode()).hexdigest()[:24]}.png"
        image = QImage()
        with suppress(OSError):
            image = QImage.fromData(read_file(kept, 1_000_000))
        if image.isNull():
            record = _read(path, match, self._games)
            image = table_picture(record, self._games[record.game], SIZE, ratio, felt)
            self._keep(kept, image)
        image.setDevicePixelRatio(ratio)
        return image

    def _keep(self, path: Path, image: QImage) -> None:
        content = QByteArray()
        buffer = QBuffer(content)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        image.save(buffer, "PNG")  # type: ignore[call-overload]
        with suppress(OSError):
            write_safely(path, bytes(content.data()), lasts=False)
            self._tidy(path.parent)

    def _tidy(self, folder: Path) -> None:
        if self._is_tidy:
            return
        self._is_tidy = True
        files = sorted(folder.glob("*.png"), key=lambda each: each.lstat().st_mtime, reverse=True)
        for old in files[_MOST_ON_DISK:]:
            old.unlink(missing_ok=True)

    def _take(self, match: Kept, image: QImage, fault: str) -> None:
        self._drawing = False
        self._wanted = [each for each in self._wanted if _key(each[0]) != _key(match)]
        self._pictures[_key(match)] = None if image.isNull() else QPixmap.fromImage(image)
        while len(self._pictures) > _MOST_IN_MEMORY:
            del self._pictures[next(iter(self._pictures))]
        if fault:
            self.failed.emit(match, fault)
        self.ready.emit()
        self._go_on()


def _key(match: Kept) -> tuple[str, str, str]:
    return match.folder, match.file, match.last


def _read(path: Path, match: Kept, games: Mapping[str, Game]) -> Record:
    if match.folder == WAITING:
        return WaitingMatch.load(path, games)[1]
    return records.decode(read_file(path), games, largest=None)
