"""The slider of a replay, with marks for rounds, own choices and great moments."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QSlider

from soiree.ui.language.translation import tr
from soiree.ui.style import theme
from soiree.ui.style.ornaments import diamond
from soiree.ui.style.panels import paint_focus, painter_on, shows_tip
from soiree.ui.style.theme import STEP
from soiree.ui.table.motion.great_highlights import GreatHighlight

HEIGHT = 28
_HANDLE = 7.0
"""The radius of the handle, as in the style sheet."""

_NEAR = 5.0
"""The distance in pixels within which the mouse points at a mark."""


_COMMANDS: dict[int, str] = {
    Qt.Key.Key_Right: "forward",
    Qt.Key.Key_Up: "forward",
    Qt.Key.Key_Left: "back",
    Qt.Key.Key_Down: "back",
    Qt.Key.Key_PageDown: "next_round",
    Qt.Key.Key_PageUp: "previous_round",
    Qt.Key.Key_Home: "first",
    Qt.Key.Key_End: "last",
    Qt.Key.Key_Space: "play",
}
"""The names of the commands that keys give."""


class Marks(Struct, frozen=True):
    """The marked positions of a match.

    Attributes:
        rounds: the positions right after each deal.
        choices: the positions right before the person's own choices.
        moments: the great highlights of the match, each with its position.
        in_races: true if the rounds are called races.
    """

    rounds: Sequence[int] = ()
    choices: Sequence[int] = ()
    moments: Sequence[GreatHighlight] = ()
    in_races: bool = False


def x_of(position: int, length: int, width: float) -> float:
    """The x coordinate of a position in a slider of some width, both in logical pixels."""
    return _HANDLE + (width - 2 * _HANDLE) * position / max(1, length)


def position_at(x: float, length: int, width: float) -> int:
    """The position nearest to an x coordinate in a slider of some width, in logical pixels."""
    position = round((x - _HANDLE) / max(1.0, width - 2 * _HANDLE) * length)
    return min(max(position, 0), length)


def nearest(positions: Sequence[int], here: int, way: int) -> int | None:
    """The nearest of some ascending positions after `here` (1) or before it (-1), if any."""
    if way > 0:
        return next((each for each in positions if each > here), None)
    return next((each for each in reversed(positions) if each < here), None)


class ReplaySlider(QSlider):
    """A slider over the positions of a match, for mouse and keys.

    Signals:
        requested: go to this position.
        command_requested: carry out this command of the Replay menu.
    """

    requested = Signal(int)
    command_requested = Signal(str)

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.marks = Marks()
        self.setProperty("marked", True)
        # Time runs to the right in every language.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Position in the match"))

    def show_marks(self, marks: Marks) -> None:
        self.marks = marks
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(40 * STEP, HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(20 * STEP, HEIGHT)

    # --- keys and mouse --------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        command = _COMMANDS.get(event.key())
        if command is None:
            event.ignore()
        else:
            self.command_requested.emit(command)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._request(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._request(event.position().x())

    def _request(self, x: float) -> None:
        position = self._position_at(x)
        if position != self.value():
            self.requested.emit(position)

    # --- what it looks like ----------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        return shows_tip(self, event, lambda at: self.tip_at(at.x())) or super().event(event)

    def tip_at(self, x: float) -> str:
        """The marks at an x coordinate of the slider, one a line; without any, the position."""
        near = self._near(x)
        round_ = tr("Race {number}") if self.marks.in_races else tr("Round {number}")
        lines = [
            round_.format(number=number)
            for number, position in enumerate(self.marks.rounds, 1)
            if position in near
        ]
        lines += [
            moment.word or tr("A great moment")
            for moment in self.marks.moments
            if moment.position in near
        ]
        if any(position in near for position in self.marks.choices):
            lines.append(tr("A choice of your own"))
        if not lines:
            text = tr("{position} of {length}")
            lines.append(text.format(position=self._position_at(x), length=self.maximum()))
        return "\n".join(lines)

    def _near(self, x: float) -> range:
        return range(self._position_at(x - _NEAR), self._position_at(x + _NEAR) + 1)

    def _x(self, position: int) -> float:
        return x_of(position, self.maximum(), self.width())

    def _places(self, positions: Sequence[int]) -> list[float]:
        """The x coordinates of positions, one for each pixel: there may be 100,000 positions."""
        first, last = self._x(0), self._x(self.maximum())
        if len(positions) < last - first:
            return [self._x(position) for position in positions]
        per_position = (last - first) / max(1, self.maximum())
        return [first + x for x in sorted({round(each * per_position) for each in positions})]

    def _position_at(self, x: float) -> int:
        return position_at(x, self.maximum(), self.width())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        chrome, middle = theme.chrome_of(self.palette()), self.height() / 2
        painter.setPen(QPen(chrome.faint, 1))
        for x in self._places(self.marks.rounds):
            painter.drawLine(QPointF(x, middle - 9), QPointF(x, middle + 9))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(chrome.lines[1])
        for x in self._places(self.marks.choices):
            painter.drawEllipse(QPointF(x, middle + 8), 2, 2)
        painter.setBrush(chrome.lines[2])
        for moment in self.marks.moments:
            painter.drawPolygon(diamond(QPointF(self._x(moment.position), middle - 9), 4.5))
        if self.hasFocus():
            paint_focus(painter, self.rect().toRectF().adjusted(0.5, 0.5, -0.5, -0.5), chrome)
        painter.end()
        super().paintEvent(event)
