"""The graph of a reviewed match above the slider of its replay."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from soiree.ui.dialogs.statistics.chart import Axes, Look, Pen
from soiree.ui.dialogs.statistics.focus_label import FocusLabel
from soiree.ui.dialogs.statistics.wording import percent
from soiree.ui.language.translation import tr
from soiree.ui.screens.replay.replay_slider import position_at, x_of
from soiree.ui.screens.review.curve import Curve
from soiree.ui.screens.review.lines import ChoiceLine
from soiree.ui.style import theme
from soiree.ui.style.painting import draw_box
from soiree.ui.style.panels import WAYS, shows_tip
from soiree.ui.style.theme import STEP

_HEIGHTS = ((1000, 17 * STEP), (700, 15 * STEP), (0, 12 * STEP))
"""Pairs (minimum window height, graph height), in logical pixels."""

_LEGEND_WIDTH = 23 * STEP

_SMALL = 11
"""The type size of the figures in the graph."""

_INSET = 9.0
"""The distance in pixels from the edges of the graph to 100% and 0%."""

_NEAR = 6.0
"""The horizontal distance in pixels within which the mouse points at a choice."""


class ReplayGraph(FocusLabel):
    """The curve of the chance to win, or of the points, above the slider of a replay.

    Each position of the match is above the same position of the slider.

    Attributes:
        legend: the scale and the names of the lines, to be put beside the graph.

    Signals:
        requested: go to this position.
        step_requested: go to the next (1) or the previous (-1) reviewed choice, or, if the second
            value is True, mistake.
    """

    requested = Signal(int)
    step_requested = Signal(int, bool)

    def __init__(self, curve: Curve) -> None:
        super().__init__()
        self._here = 0
        self.legend = GraphLegend(curve)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(1, 1)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.show_curve(curve)

    def show_curve(self, curve: Curve) -> None:
        self._curve = curve
        self.legend.show_curve(curve)
        self.setAccessibleName(curve.title)
        keys = tr("Left and Right move by choices, Up and Down by mistakes.")
        self.setAccessibleDescription(f"{curve.describe()} {keys}")
        self.update()

    def show_position(self, position: int) -> None:
        """Mark a position with a vertical line."""
        if position != self._here:
            self._here = position
            self.update()

    def sizeHint(self) -> QSize:
        window = self.window().height()
        return QSize(40 * STEP, next(height for least, height in _HEIGHTS if window >= least))

    # --- keys and mouse --------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in WAYS:
            across, down = WAYS[event.key()]
            self.step_requested.emit(across + down, bool(down))
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            x = event.position().x()
            near = self._choice_at(x)
            self.requested.emit(near.position if near else self._position_at(x))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.requested.emit(self._position_at(event.position().x()))

    def event(self, event: QEvent) -> bool:
        return shows_tip(self, event, lambda at: self.tip_at(at.x())) or super().event(event)

    def tip_at(self, x: float) -> str:
        """The verdict on the choice at an x coordinate; without a choice, the chance to win."""
        near = self._choice_at(x)
        if near is not None:
            return near.description()
        chances = self._curve.match.open_chances
        if not chances:
            return ""
        text = tr("All cards open: {chance}.")
        return text.format(chance=percent(chances[self._position_at(x)]))

    def _choice_at(self, x: float) -> ChoiceLine | None:
        length = self._curve.match.length
        near = [
            (line.mark is None, abs(x_of(line.position, length, self.width()) - x), line)
            for line in self._curve.match.lines
        ]
        found = [each for each in near if each[1] <= _NEAR]
        return min(found, key=lambda each: each[:2])[2] if found else None

    def _position_at(self, x: float) -> int:
        return position_at(x, self._curve.match.length, self.width())

    # --- what it looks like ----------------------------------------------------------------------

    def paint_picture(self, painter: QPainter) -> None:
        curve = self._curve
        look = Look.of(theme.chrome_of(self.palette()))
        pen, length = Pen(painter, look), curve.match.length
        ground = QRectF(self.rect()).adjusted(0, 2, 0, -2)
        draw_box(painter, ground, 5, look.ground)
        left, right = (x_of(end, length, self.width()) for end in (0, length))
        axes = _axes(self.rect().toRectF(), left, right, length)
        for share in _shares(curve):
            pen.hairline(axes.at(0, share), QPointF(ground.right(), axes.y(share)))
        here = axes.x(self._here)
        painter.setPen(QPen(look.text, 1.5))
        painter.drawLine(QPointF(here, ground.top()), QPointF(here, ground.bottom()))
        painter.setFont(theme.font(_SMALL, figures=True))
        beside = replace(axes, area=axes.area.translated(STEP / 2, 5))
        curve.write_rounds(pen, beside, beside.area.topLeft())
        painter.setFont(theme.font(theme.TEXT, figures=True))
        curve.draw(pen, axes)


class GraphLegend(FocusLabel):
    """The scale beside the graph, and the names of its lines."""

    def __init__(self, curve: Curve) -> None:
        super().__init__()
        self._curve = curve
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(theme.grown(_LEGEND_WIDTH), 1)

    def show_curve(self, curve: Curve) -> None:
        self._curve = curve
        self.update()

    def paint_picture(self, painter: QPainter) -> None:
        pen = Pen(painter, Look.of(theme.chrome_of(self.palette())))
        space = self.rect().toRectF()
        axes = _axes(space, space.left(), space.right())
        painter.setFont(theme.font(_SMALL, figures=True))
        for share in _shares(self._curve):
            pen.text(axes.at(0, share), percent(share))
        gutter = pen.width(percent(1)) + STEP
        painter.setFont(theme.font(theme.TEXT, figures=True))
        self._curve.draw_ends(pen, axes, space.adjusted(gutter, 0, 0, 0))


def _axes(space: QRectF, left: float, right: float, length: int = 1) -> Axes:
    top, bottom = space.top() + _INSET, space.bottom() - _INSET
    return Axes(QRectF(QPointF(left, top), QPointF(right, bottom)), length)


def _shares(curve: Curve) -> tuple[float, ...]:
    """The chances in the scale: certain, an even share, and none."""
    return (1.0, curve.match.account.even, 0.0)
