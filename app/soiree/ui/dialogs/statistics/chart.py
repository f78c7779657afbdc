"""What a chart is: data with words for it, which paint themselves wherever Qt can paint.

The same picture serves the screen, an SVG and a PNG. Everything is in logical pixels.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from soiree.ui.style import theme
from soiree.ui.style.theme import STEP, TEXT, Chrome
from soiree.ui.style.translation import tr


class Table(NamedTuple):
    """The figures behind a chart.

    Attributes:
        header: what each column has.
        rows: as many cells as there are columns, each.
    """

    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Chart(Protocol):
    """Data, and how they are shown.

    Attributes:
        title: what is shown, in a few words.
        note: what one has to know to read it, in a sentence or two.
    """

    @property
    def title(self) -> str: ...

    @property
    def note(self) -> str: ...

    def describe(self) -> str:
        """What the chart shows, in sentences, for those who do not see it."""

    def table(self) -> Table:
        """All that is shown, as figures."""

    def paint(self, painter: QPainter, space: QRectF, look: Look) -> None:
        """Paint the chart without its title."""


class Look(Struct, frozen=True):
    """The colours of a chart. They differ in lightness too: none is told apart by its hue alone.

    Attributes:
        ground: behind the chart.
        text, faint: what is read first, and second.
        line: hairlines that nobody has to see.
        yours: what is the person's.
        others: what is the opponents', or went against the person.
        band: how unsure something of the person's is.
    """

    ground: QColor
    text: QColor
    faint: QColor
    line: QColor
    yours: QColor
    others: QColor
    band: QColor

    @classmethod
    def of(cls, chrome: Chrome) -> Look:
        yours = chrome.lines[1]
        return cls(
            chrome.panel,
            chrome.text,
            chrome.faint,
            chrome.line,
            yours,
            chrome.edge,
            theme.between(chrome.panel, yours, 0.28),
        )


class Pen:
    """A painter with the type of charts: what they all draw."""

    def __init__(self, painter: QPainter, look: Look) -> None:
        self.painter = painter
        self.look = look
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(theme.font(TEXT, figures=True))
        self.metrics = QFontMetricsF(painter.font())

    @property
    def height(self) -> float:
        """Of a line of text."""
        return self.metrics.height()

    def width(self, text: str) -> float:
        return self.metrics.horizontalAdvance(text)

    def widest(self, texts: Sequence[str]) -> float:
        return max(map(self.width, texts), default=0.0)

    def text(
        self,
        at: QPointF,
        text: str,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        colour: QColor | None = None,
    ) -> None:
        """Write a line that is centred on a height, and begins, is centred or ends at a place."""
        width = self.width(text) + 1
        left = at.x()
        if align is Qt.AlignmentFlag.AlignHCenter:
            left -= width / 2
        elif align is Qt.AlignmentFlag.AlignRight:
            left -= width
        self.painter.setPen(colour or self.look.faint)
        self.painter.drawText(
            QRectF(left, at.y() - self.height / 2, width, self.height),
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
            text,
        )

    def hairline(
        self, start: QPointF, end: QPointF, colour: QColor | None = None, *, dashed: bool = False
    ) -> None:
        """Draw a line of one pixel, which lies on whole pixels if it is level or upright."""
        pen = QPen(colour or self.look.line, 1)
        if dashed:
            pen.setDashPattern([4, 3])
        self.painter.setPen(pen)
        self.painter.drawLine(_on_pixels(start), _on_pixels(end))

    def message(self, space: QRectF, text: str) -> None:
        """Say in the middle why there is nothing to see."""
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        box = self.painter.boundingRect(space, flags, text)
        self.painter.fillRect(box.adjusted(-STEP, 0, STEP, 0), self.look.ground)
        self.painter.setPen(self.look.text)
        self.painter.drawText(space, flags, text)


def _on_pixels(point: QPointF) -> QPointF:
    return QPointF(math.floor(point.x()) + 0.5, math.floor(point.y()) + 0.5)


def paint_with_title(
    painter: QPainter, space: QRectF, chart: Chart, look: Look, caption: str
) -> None:
    """Paint a chart for itself: on its ground, with title and note, and a caption below it."""
    painter.fillRect(space, look.ground)
    inner = space.adjusted(3 * STEP, 2 * STEP, -3 * STEP, -2 * STEP)
    pen = Pen(painter, look)
    painter.setFont(theme.font(theme.LEAD, bold=True))
    painter.setPen(look.text)
    title = QFontMetricsF(painter.font()).height()
    painter.drawText(inner, Qt.AlignmentFlag.AlignLeft, chart.title)
    painter.setFont(theme.font(TEXT, figures=True))
    line = pen.height
    for text, y in (
        (chart.note, inner.top() + title + line / 2 + STEP / 2),
        (caption, inner.bottom() - line / 2),
    ):
        fitting = pen.metrics.elidedText(text, Qt.TextElideMode.ElideRight, inner.width())
        pen.text(QPointF(inner.left(), y), fitting)
    chart.paint(painter, inner.adjusted(0, title + line + 2 * STEP, 0, -line - STEP), look)


def step_for(span: float, most: int) -> int:
    """The least round step (1, 2, 5, 10, …) that divides a span into at most so many parts."""
    size = 1
    while True:
        for times in (1, 2, 5):
            if span <= most * times * size:
                return times * size
        size *= 10


def too_few(count: int) -> str:
    """Why a chart of so many matches shows nothing."""
    return tr("%n matches: too few to say.", "", count)
