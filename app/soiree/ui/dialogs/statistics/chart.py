"""Charts: data that describe themselves in words and paint themselves with any `QPainter`.

One picture serves the screen, SVG files and PNG files. All lengths are in logical pixels.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, Protocol

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from soiree.ui.language.translation import tr
from soiree.ui.style import theme
from soiree.ui.style.panels import write
from soiree.ui.style.theme import STEP, TEXT, Chrome

_OLD_GOLD = QColor("#A8812F")
"""The gold of the cards, dark enough for shapes on paper."""

_DASHES = (4, 3)


class Table(NamedTuple):
    """The figures behind a chart.

    Attributes:
        header: the title of each column.
        rows: the cells of each row, one for each column.
    """

    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Drawing(Protocol):
    """A picture of data.

    Attributes:
        title: the subject, in a few words.
    """

    @property
    def title(self) -> str: ...

    def describe(self) -> str:
        """The contents in sentences, for people who cannot see the picture."""

    def paint(self, painter: QPainter, space: QRectF, look: Look) -> None:
        """Paint the picture without its title."""


class Chart(Drawing, Protocol):
    """A picture of data that explains itself.

    Attributes:
        note: instructions for reading the chart, in a sentence or two.
    """

    @property
    def note(self) -> str: ...

    def table(self) -> Table:
        """The contents as figures."""


class Look(Struct, frozen=True):
    """The colours of a chart. They differ in lightness too, never in hue alone.

    Attributes:
        ground: the background.
        text: text of the first rank.
        faint: text of the second rank.
        line: hairlines that carry no information.
        yours: the person's results.
        others: the opponents' results, and results against the person.
        fault: mistakes (never the only cue: marks differ too).
        band: the uncertainty of the person's results.
        lines: the players by seat, who also have labels.
    """

    ground: QColor
    text: QColor
    faint: QColor
    line: QColor
    yours: QColor
    others: QColor
    fault: QColor
    band: QColor
    lines: tuple[QColor, ...]

    @classmethod
    def of(cls, chrome: Chrome) -> Look:
        _, yours, fault, *_ = chrome.lines
        return cls(
            ground=chrome.panel,
            text=chrome.text,
            faint=chrome.faint,
            line=chrome.line,
            yours=yours,
            others=_OLD_GOLD,
            fault=fault,
            band=theme.between(chrome.panel, yours, 0.28),
            lines=chrome.lines,
        )


class Axes(Struct, frozen=True):
    """The places of numbers and values on the area of a chart.

    Attributes:
        last, first: the numbers at the right and at the left edge.
        high, low: the values at the upper and at the lower edge. Values beyond lie on the edge.
    """

    area: QRectF
    last: float = 1.0
    first: float = 0.0
    high: float = 1.0
    low: float = 0.0

    def x(self, number: float) -> float:
        part = (number - self.first) / ((self.last - self.first) or 1)
        return self.area.left() + self.area.width() * part

    def y(self, value: float) -> float:
        part = (min(max(value, self.low), self.high) - self.low) / ((self.high - self.low) or 1)
        return self.area.bottom() - self.area.height() * part

    def at(self, number: float, value: float) -> QPointF:
        return QPointF(self.x(number), self.y(value))


class Pen:
    """A painter with the font of charts, and the marks that several charts share."""

    def __init__(self, painter: QPainter, look: Look) -> None:
        self.painter = painter
        self.look = look
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(theme.font(TEXT, figures=True))
        self.metrics = QFontMetricsF(painter.font())

    @property
    def height(self) -> float:
        """The height of a line of text."""
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
        """Write a line of text, vertically centred on a point.

        Args:
            align: the text starts at the point, ends at it (right) or is centred on it.
            colour: faint by default.
        """
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
        """Draw a line of one pixel; a level or upright line covers whole pixels."""
        pen = QPen(colour or self.look.line, 1)
        pen.setDashPattern(_DASHES if dashed else ())
        self.painter.setPen(pen)
        self.painter.drawLine(_on_pixels(start), _on_pixels(end))

    def level_line(
        self, area: QRectF, y: float, colour: QColor | None = None, *, dashed: bool = False
    ) -> None:
        """Draw a hairline across an area."""
        ends = QPointF(area.left(), y), QPointF(area.right(), y)
        self.hairline(*ends, colour, dashed=dashed)

    def upright_line(self, axes: Axes, number: float) -> None:
        """Draw a hairline at a number, from the upper edge to the lower one."""
        self.hairline(axes.at(number, axes.high), axes.at(number, axes.low))

    def scale(self, axes: Axes, values: Iterable[float], write: Callable[[float], str]) -> None:
        """Draw a hairline at each value, and write the value at its left end."""
        for value in values:
            y = axes.y(value)
            self.level_line(axes.area, y)
            beside = QPointF(axes.area.left() - STEP, y)
            self.text(beside, write(value), Qt.AlignmentFlag.AlignRight)

    def curve(
        self, points: Sequence[QPointF], colour: QColor, width: float = 2, *, dashed: bool = False
    ) -> None:
        """Draw a line through points."""
        pen = QPen(colour, width, j=Qt.PenJoinStyle.RoundJoin)
        pen.setDashPattern(_DASHES if dashed else ())
        self.painter.setPen(pen)
        self.painter.drawPolyline(QPolygonF(points))

    def stroke(self, start: QPointF, end: QPointF, colour: QColor) -> None:
        """Draw a line of two pixels."""
        self.painter.setPen(QPen(colour, 2))
        self.painter.drawLine(start, end)

    def estimate(
        self, y: float, places: tuple[float, float, float], width: float, radius: float
    ) -> None:
        """Draw one of the person's results as a dot on a level line, the confidence interval.

        Args:
            places: the x of the lower end, of the dot and of the upper end.
            width: the width of the line.
        """
        low, middle, high = (QPointF(x, y) for x in places)
        interval = QPen(self.look.yours, width, c=Qt.PenCapStyle.FlatCap)
        self.painter.setPen(interval)
        self.painter.drawLine(low, high)
        self.dot(middle, radius, QPen(self.look.ground, 1.5))

    def dot(self, middle: QPointF, radius: float, outline: QPen | Qt.PenStyle) -> None:
        """Draw a dot in the person's colour."""
        self.painter.setPen(outline)
        self.painter.setBrush(self.look.yours)
        self.painter.drawEllipse(middle, radius, radius)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)

    def message(self, space: QRectF, text: str) -> None:
        """Write in the middle of the chart why there is nothing to show."""
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        box = self.painter.boundingRect(space, flags, text)
        self.painter.fillRect(box.adjusted(-STEP, 0, STEP, 0), self.look.ground)
        write(self.painter, space, text, self.painter.font(), self.look.text, flags)


def _on_pixels(point: QPointF) -> QPointF:
    return QPointF(math.floor(point.x()) + 0.5, math.floor(point.y()) + 0.5)


def paint_with_title(
    painter: QPainter, space: QRectF, chart: Chart, look: Look, caption: str
) -> None:
    """Paint a chart on its background, with title and note above and a caption below."""
    painter.fillRect(space, look.ground)
    inner = space.adjusted(3 * STEP, 2 * STEP, -3 * STEP, -2 * STEP)
    pen = Pen(painter, look)
    lead = theme.font(theme.LEAD, bold=True)
    title = QFontMetricsF(lead).height()
    write(painter, inner, chart.title, lead, look.text, Qt.AlignmentFlag.AlignLeft)
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
    """The least round step (1, 2, 5, 10, …) that divides a span into at most `most` parts."""
    size = 1
    while True:
        for times in (1, 2, 5):
            if span <= most * times * size:
                return times * size
        size *= 10


def apart(wanted: Sequence[float], height: float, plot: QRectF) -> list[float]:
    """Return heights near the given ones, so that no label lies over another."""
    order = sorted(range(len(wanted)), key=lambda each: wanted[each])
    found = list(wanted)
    lowest = plot.top() - height
    for each in order:
        lowest = found[each] = max(found[each], lowest + height)
    highest = plot.bottom() + height
    for each in reversed(order):
        highest = found[each] = min(found[each], highest - height)
    return found


def too_few(count: int) -> str:
    """The message of a chart that has too few matches to show."""
    return tr("%n matches: too few to say.", "", count)
