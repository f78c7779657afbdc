"""Results on paper: a title and a table, as a picture, a PDF and plain text."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from msgspec import Struct
from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QMarginsF,
    QPointF,
    QRectF,
    QSizeF,
    Qt,
)
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QImage,
    QImageWriter,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
)

from soiree.ui.style import theme
from soiree.ui.style.ornaments import draw_paper, draw_rule
from soiree.ui.style.panels import placed
from soiree.ui.style.theme import INK, LEAD, LIGHT, PETROL, STEP, TEXT, TITLE

_RATIO = 2
"""Pixels of a picture for each logical pixel, across and down."""

_AROUND, _EDGE = 3 * STEP, 5 * STEP
"""The width of felt around the paper, and the margin of the paper, in logical pixels."""

_NARROWEST = 52 * STEP
_ROW = 3 * STEP + STEP // 2
_BETWEEN = 3 * STEP
"""The least width of the text, the height of a row, and the space between two columns."""

_NAMED, _DESCRIBED = "Title", "Description"
"""Keywords of PNG."""

_DOTS, _MARGIN, _LARGEST = 1200, 15.0, 1.6
"""The resolution of a PDF in dots for each inch, its margins in millimetres, and the largest scale
of its text."""


class Printed(Struct, frozen=True):
    """A result to share.

    Attributes:
        rows: the headings of the columns, then the rows, all of the same length.
        lead: the sentences below the title.
        bold: the numbers of the rows that stand out; 1 is the first below the headings.
    """

    title: str
    rows: Sequence[Sequence[str]]
    lead: str = ""
    bold: Collection[int] = ()

    def text(self) -> str:
        """The result as lines of text, to be pasted elsewhere."""
        lines = (", ".join(filter(None, row)) for row in self.rows)
        return "\n".join(filter(None, (self.title, self.lead, *lines)))


def picture(printed: Printed, felt: str) -> QImage:
    """Paint a result to share as a sheet of paper on felt."""
    layout = _Layout(printed)
    paper = layout.size.grownBy(QMarginsF(_EDGE, _EDGE, _EDGE, _EDGE))
    whole = paper.grownBy(QMarginsF(_AROUND, _AROUND, _AROUND, _AROUND)).toSize()
    image = theme.background_pixmap(felt, whole, _RATIO).toImage()
    image.setText(_NAMED, printed.title)
    image.setText(_DESCRIBED, printed.text())
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_paper(painter, QRectF(QPointF(_AROUND, _AROUND), paper), STEP)
    painter.translate(_AROUND + _EDGE, _AROUND + _EDGE)
    layout.paint(painter)
    painter.end()
    return image


def png(printed: Printed, felt: str) -> bytes:
    """The result as the content of a PNG file."""
    file = _buffer()
    QImageWriter(file, QByteArray(b"PNG")).write(picture(printed, felt))
    return bytes(file.data().data())


def pdf(printed: Printed) -> bytes:
    """The result as a PDF of one page."""
    layout, file = _Layout(printed), _buffer()
    writer = QPdfWriter(file)
    writer.setResolution(_DOTS)
    writer.setTitle(printed.title)
    writer.setCreator("Soirée")
    is_wide = layout.size.width() > layout.size.height()
    page = QPageLayout(
        QPageSize(QPageSize.PageSizeId.A4),
        QPageLayout.Orientation.Landscape if is_wide else QPageLayout.Orientation.Portrait,
        QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN),
        QPageLayout.Unit.Millimeter,
    )
    writer.setPageLayout(page)
    room, size = page.paintRectPixels(_DOTS), layout.size
    usual = _LARGEST * _DOTS / 96
    scale = min(usual, room.width() / size.width(), room.height() / size.height())
    painter = QPainter(writer)
    painter.translate((room.width() - scale * size.width()) / 2, 0)
    painter.scale(scale, scale)
    layout.paint(painter)
    painter.end()
    return bytes(file.data().data())


def _buffer() -> QBuffer:
    file = QBuffer()
    file.open(QIODevice.OpenModeFlag.WriteOnly)
    return file


class _Layout:
    """The places of all texts, in logical pixels.

    Attributes:
        size: the size of the whole, without margins.
    """

    def __init__(self, printed: Printed) -> None:
        self._printed = printed
        self._title, self._lead = theme.felt_title_font(TITLE), theme.felt_font(LEAD)
        columns = list(zip(*printed.rows, strict=True))
        self._widths = [
            max(_width(self._font(number), cell) for number, cell in enumerate(column))
            for column in columns
        ]
        self._are_figures = [all(map(_is_figure, column[1:])) for column in columns]
        self._table = sum(self._widths) + _BETWEEN * (len(columns) - 1)
        width = max(_NARROWEST, self._table, _width(self._title, printed.title))
        lead = QFontMetricsF(self._lead).boundingRect(
            QRectF(0, 0, width, 1e4), _CENTRED, printed.lead
        )
        self._title_height = QFontMetricsF(self._title).height()
        self._lead_height = lead.height() + 2 * STEP if printed.lead else 0.0
        self._above = self._title_height + 3 * STEP + self._lead_height
        height = self._above + _ROW * len(printed.rows) + 4 * STEP
        self.size = QSizeF(round(width), round(height))

    def paint(self, painter: QPainter) -> None:
        printed, width = self._printed, self.size.width()
        painter.setLayoutDirection(QGuiApplication.layoutDirection())
        painter.setPen(INK)
        painter.setFont(self._title)
        painter.drawText(QRectF(0, 0, width, self._title_height), _CENTRED, printed.title)
        middle = QPointF(width / 2, self._title_height + 1.5 * STEP)
        draw_rule(painter, middle, 15 * STEP, PETROL)
        painter.setPen(INK)
        painter.setFont(self._lead)
        lead = QRectF(0, self._title_height + 3 * STEP, width, self._lead_height)
        painter.drawText(lead, _CENTRED, printed.lead)
        for number, row in enumerate(printed.rows):
            top = self._above + number * _ROW
            painter.setFont(self._font(number))
            painter.setPen(INK if number else LIGHT.faint)
            whole = QRectF(0, top, width, _ROW)
            for (place, flag), cell in zip(self._cells(top), row, strict=True):
                at = placed(painter, place, whole)
                painter.drawText(at, flag | Qt.AlignmentFlag.AlignVCenter, cell)
            painter.setPen(QPen(LIGHT.line, 1))
            left, bottom = (width - self._table) / 2, top + _ROW
            painter.drawLine(QPointF(left, bottom), QPointF(left + self._table, bottom))
        painter.setPen(LIGHT.faint)
        painter.setFont(theme.felt_title_font(TEXT))
        foot = QRectF(0, self.size.height() - 2 * STEP, width, 2 * STEP)
        painter.drawText(foot, _CENTRED, "Soirée")

    def _font(self, row: int) -> QFont:
        return theme.felt_font(TEXT, bold=row in self._printed.bold, figures=True)

    def _cells(self, top: float) -> Iterator[tuple[QRectF, Qt.AlignmentFlag]]:
        left = (self.size.width() - self._table) / 2
        for width, is_figure in zip(self._widths, self._are_figures, strict=True):
            right, normal = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignLeft
            yield QRectF(left, top, width, _ROW), right if is_figure else normal
            left += width + _BETWEEN


_CENTRED = int(Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap)


def _width(font: QFont, text: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(text) + 1


def _is_figure(cell: str) -> bool:
    return len(cell) < 2 or (not cell[-1].isalpha() and not cell[0].isalpha())
