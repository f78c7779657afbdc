"""Statistics in files: charts as pictures, and matches as CSV or JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from PySide6.QtCore import QBuffer, QRectF, QSize
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget

from soiree.core.games import Game
from soiree.storage.history import index
from soiree.storage.history.export import as_csv, as_json
from soiree.storage.history.results import Filter, result_of
from soiree.storage.paths import Paths
from soiree.ui.desktop.file_dialogs import ask_for_file, save
from soiree.ui.dialogs.statistics.chart import Chart, Look, paint_with_title
from soiree.ui.language.translation import tr
from soiree.ui.style import printed, theme
from soiree.ui.style.painting import painting

SIZE = QSize(800, 480)
"""The size of a picture, in logical pixels."""

_SPACE = QRectF(0, 0, SIZE.width(), SIZE.height())

_RATIO = 2
"""Pixels of a PNG for each logical pixel, across and down."""

_TITLE, _DESCRIPTION = "Title", "Description"
"""Keywords of PNG."""

_DOTS = 96
"""Logical pixels for each inch."""


def svg(chart: Chart, look: Look, caption: str) -> bytes:
    """The chart as SVG, with its title above and a caption below."""
    file = QBuffer()
    generator = QSvgGenerator()
    generator.setOutputDevice(file)
    generator.setSize(SIZE)
    generator.setViewBox(_SPACE)
    generator.setResolution(_DOTS)
    generator.setTitle(chart.title)
    generator.setDescription(chart.describe())
    with painting(generator) as painter:
        paint_with_title(painter, _SPACE, chart, look, caption)
    return bytes(file.data().data())


def png(chart: Chart, look: Look, caption: str) -> bytes:
    """The chart as PNG, with its title above and a caption below."""
    image = QImage(SIZE * _RATIO, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(_RATIO)
    image.setText(_TITLE, chart.title)
    image.setText(_DESCRIPTION, chart.describe())
    with painting(image) as painter:
        paint_with_title(painter, _SPACE, chart, look, caption)
    return printed.png(image)


PICTURES: dict[str, Callable[[Chart, Look, str], bytes]] = {".svg": svg, ".png": png}
"""The function that makes a picture, by the suffix of the file."""


def save_picture(parent: QWidget, chart: Chart, caption: str) -> str:
    """Ask for a file, and save a chart as the kind of picture that the suffix names.

    Args:
        caption: the line below the chart.

    Returns:
        A sentence about the success or failure; empty if the person cancelled.
    """
    kinds = {".svg": tr("SVG (*.svg)"), ".png": tr("PNG (*.png)")}
    file = ask_for_file(parent, tr("Save the chart as"), kinds, chart.title)
    if file is None:
        return ""
    return save(file, PICTURES[file.suffix](chart, Look.of(theme.LIGHT), caption))


def matches(
    paths: Paths, games: Mapping[str, Game], chosen: Filter, ending: str
) -> Iterator[bytes]:
    """The matches that pass a filter, as the pieces of a CSV or JSON file.

    A hundred thousand matches are too many to hold in memory at once.

    Args:
        ending: `.csv` or `.json`.
    """
    found = (
        match
        for match in index.latest_first(paths, games)
        if (result := result_of(match)) is not None and chosen.choose([result])
    )
    pieces = as_csv(found) if ending == ".csv" else as_json(found, games)
    return map(str.encode, pieces)
