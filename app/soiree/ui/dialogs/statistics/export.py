"""Charts as pictures, and matches as CSV and JSON, in files."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgGenerator

from soiree.core.games import Game
from soiree.storage import index
from soiree.storage.history_export import as_csv, as_json
from soiree.storage.paths import Paths
from soiree.storage.results import Filter, result_of
from soiree.ui.dialogs.statistics.chart import Chart, Look, paint_with_title

SIZE = QSize(800, 480)
"""Of a picture, in logical pixels."""

_RATIO = 2
"""Pixels of a PNG for each logical pixel, across and down."""

_DOTS = 96
"""Of an inch, as logical pixels are meant."""

_TITLE, _DESCRIPTION = "Title", "Description"
"""The keywords that PNG has for these."""


def svg(chart: Chart, look: Look, caption: str) -> bytes:
    """The chart as an SVG, with its title, and a caption below it."""

    def paint(file: QBuffer) -> None:
        generator = QSvgGenerator()
        generator.setOutputDevice(file)
        generator.setSize(SIZE)
        generator.setViewBox(QRectF(0, 0, SIZE.width(), SIZE.height()))
        generator.setResolution(_DOTS)
        generator.setTitle(chart.title)
        generator.setDescription(chart.describe())
        painter = QPainter(generator)
        paint_with_title(painter, _SPACE, chart, look, caption)
        painter.end()

    return _written(paint)


def png(chart: Chart, look: Look, caption: str) -> bytes:
    """The chart as a PNG, with its title, and a caption below it."""

    def paint(file: QBuffer) -> None:
        image = QImage(SIZE * _RATIO, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(_RATIO)
        image.setText(_TITLE, chart.title)
        image.setText(_DESCRIPTION, chart.describe())
        painter = QPainter(image)
        paint_with_title(painter, _SPACE, chart, look, caption)
        painter.end()
        QImageWriter(file, QByteArray(b"PNG")).write(image)

    return _written(paint)


PICTURES: dict[str, Callable[[Chart, Look, str], bytes]] = {".svg": svg, ".png": png}
"""How a picture is made, by the ending of its file."""


def matches(
    paths: Paths, games: Mapping[str, Game], wanted: Filter, ending: str
) -> Iterator[bytes]:
    """The matches that a filter admits, as a file with that ending (`.csv`, `.json`) has them.

    Piece by piece: a hundred thousand matches are more than should be in memory at once.
    """
    found = (
        match
        for match in index.latest_first(paths, games)
        if (result := result_of(match)) is not None and wanted.choose([result])
    )
    pieces = as_csv(found) if ending == ".csv" else as_json(found, games)
    return map(str.encode, pieces)


_SPACE = QRectF(0, 0, SIZE.width(), SIZE.height())


def _written(paint: Callable[[QBuffer], None]) -> bytes:
    file = QBuffer()
    file.open(QIODevice.OpenModeFlag.WriteOnly)
    paint(file)
    file.close()
    return bytes(file.data().data())
