"""Results on paper: a title and a table, as a picture, a PDF and plain text."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from html import escape
from string import Template

from msgspec import Struct
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QGuiApplication,
    QImage,
    QImageWriter,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QTextDocument,
    QTextOption,
)

from soiree.ui.style import theme
from soiree.ui.style.ornaments import draw_paper, draw_rule
from soiree.ui.style.painting import painting
from soiree.ui.style.theme import INK, LEAD, LIGHT, PETROL, STEP, TEXT, TITLE

_RATIO = 2
"""Pixels of a picture for each logical pixel, across and down."""

_AROUND, _EDGE = 3 * STEP, 5 * STEP
"""The width of felt around the paper, and the margin of the paper, in logical pixels."""

_NARROWEST = 52 * STEP
"""The least width of the text, in logical pixels."""

_RULE = 15 * STEP
"""Half of the length of the rule below the title, in logical pixels."""

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
    page = _Page(printed)
    paper = page.size().grownBy(QMarginsF(_EDGE, _EDGE, _EDGE, _EDGE))
    whole = paper.grownBy(QMarginsF(_AROUND, _AROUND, _AROUND, _AROUND)).toSize()
    image = theme.background_pixmap(felt, whole, _RATIO).toImage()
    image.setText(_NAMED, printed.title)
    image.setText(_DESCRIBED, printed.text())
    with painting(image) as painter:
        draw_paper(painter, QRectF(QPointF(_AROUND, _AROUND), paper), STEP)
        painter.translate(_AROUND + _EDGE, _AROUND + _EDGE)
        page.paint(painter)
    return image


def png(image: QImage) -> bytes:
    """A picture as the content of a PNG file."""
    file = _buffer()
    QImageWriter(file, QByteArray(b"PNG")).write(image)
    return bytes(file.data().data())


def pdf(printed: Printed) -> bytes:
    """The result as a PDF of one page."""
    page, file = _Page(printed), _buffer()
    writer, size = QPdfWriter(file), page.size()
    writer.setResolution(_DOTS)
    writer.setTitle(printed.title)
    writer.setCreator("Soirée")
    way = QPageLayout.Orientation
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageOrientation(way.Landscape if size.width() > size.height() else way.Portrait)
    margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    writer.setPageMargins(margins, QPageLayout.Unit.Millimeter)
    room = writer.pageLayout().paintRectPixels(_DOTS)
    usual = _LARGEST * _DOTS / 96
    scale = min(usual, room.width() / size.width(), room.height() / size.height())
    painter = QPainter(writer)
    painter.translate((room.width() - scale * size.width()) / 2, 0)
    painter.scale(scale, scale)
    page.paint(painter)
    painter.end()
    return bytes(file.data().data())


def _buffer() -> QBuffer:
    file = QBuffer()
    file.open(QIODevice.OpenModeFlag.WriteOnly)
    return file


class _Page(QTextDocument):
    def __init__(self, printed: Printed) -> None:
        super().__init__(documentMargin=0)
        self.setDefaultFont(theme.felt_font(TEXT, figures=True))
        option = QTextOption(Qt.AlignmentFlag.AlignHCenter)
        option.setTextDirection(QGuiApplication.layoutDirection())
        self.setDefaultTextOption(option)
        families = '", "'.join(theme.felt_title_font(TEXT).families())
        colours = {"ink": INK.name(), "faint": LIGHT.faint.name(), "line": LIGHT.line.name()}
        style = _STYLE.substitute(colours, families=families, title=TITLE, lead=LEAD)
        self.setDefaultStyleSheet(style)
        self.setHtml(
            f'<p class="title">{escape(printed.title)}</p>'
            f'<p class="lead">{escape(printed.lead)}</p>'
            f"{_table(printed)}"
            f'<p class="foot">Soirée</p>'
        )
        self.setTextWidth(_NARROWEST)
        self.setTextWidth(max(_NARROWEST, self.idealWidth()))

    def paint(self, painter: QPainter) -> None:
        self.drawContents(painter)
        title = self.documentLayout().blockBoundingRect(self.firstBlock())
        middle = QPointF(title.center().x(), title.bottom() + 1.5 * STEP)
        draw_rule(painter, middle, _RULE, PETROL)


def _table(printed: Printed) -> str:
    # Qt would write the columns of a table from left to right in any language.
    is_rtl = QGuiApplication.isRightToLeft()
    numbers, words = ("left", "right") if is_rtl else ("right", "left")
    sides = [
        numbers if all(map(_is_figure, column[1:])) else words
        for column in zip(*printed.rows, strict=True)
    ]
    lines = []
    for number, row in enumerate(printed.rows):
        kind = "bold" if number in printed.bold else "row" if number else "head"
        cells = [
            f'<td class="{kind}" align="{side}">{escape(cell)}</td>'
            for side, cell in zip(sides, row, strict=True)
        ]
        lines.append(f"<tr>{''.join(cells[:: -1 if is_rtl else 1])}</tr>")
    return f'<table align="center" cellspacing="0">{"".join(lines)}</table>'


def _is_figure(cell: str) -> bool:
    return len(cell) < 2 or (not cell[-1].isalpha() and not cell[0].isalpha())


_STYLE = Template("""
    p, td { color: $ink; white-space: nowrap; }
    .title, .foot { font-family: "$families"; }
    .title { font-size: ${title}px; margin-bottom: 24px; }
    .lead { font-size: ${lead}px; white-space: normal; }
    .foot { margin-top: 16px; }
    .foot, .head { color: $faint; }
    table { border-collapse: collapse; margin-top: 16px; }
    td { padding: 5px 12px; border-bottom: 1px solid $line; }
    .bold { font-weight: 600; }
""")
