"""The sheet with the words of a hint: a move, why it is made, and the alternative."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from soiree.ui.style import theme
from soiree.ui.style.panels import column_of
from soiree.ui.style.theme import LEAD, STEP, TEXT

_STYLE = """
#hintSheet { background: palette(window); border: 1px solid palette(mid); border-radius: 10px; }
#hintSheet #between { background: palette(mid); }
"""

_WIDTHS = tuple(steps * STEP for steps in (27, 34, 22, 44, 18, 16))
"""The widths to try, in pixels."""

_GRID = 3 * STEP
"""The distance of two positions to try, in pixels."""


class HintWords(Struct, frozen=True):
    """An explanation in words.

    Attributes:
        move: the move to make, in a sentence.
        reasons: sentences about the purpose, the deciding outcome and the risk.
        alternative: the other move and how it compares; may be empty.
        title: a line above the move; may be empty.
    """

    move: str
    reasons: Sequence[str] = ()
    alternative: str = ""
    title: str = ""

    @property
    def spoken(self) -> str:
        """The whole explanation, for a screen reader."""
        return " ".join(filter(None, (self.title, self.move, *self.reasons, self.alternative)))


class HintSheet(QFrame):
    """Shows the lines of an explanation, the alternative faint. Clicks go through the sheet."""

    def __init__(self, parent: QWidget, words: HintWords) -> None:
        super().__init__(parent)
        self.setObjectName("hintSheet")
        self.setStyleSheet(_STYLE)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(words.spoken)
        self._layout = column_of(spacing=4, margins=(12, 10, 12, 10))
        self.setLayout(self._layout)
        self._labels: list[QLabel] = []
        if words.title:
            self._add(words.title, TEXT, faint=True)
        self._add(words.move, LEAD, bold=True)
        for reason in words.reasons:
            self._add(reason, TEXT)
        if words.alternative:
            line = QWidget(self)
            line.setObjectName("between")
            line.setFixedHeight(1)
            self._layout.addWidget(line)
            self._add(words.alternative, TEXT, faint=True)

    def lie_where_least_is_covered(
        self, lying: Sequence[tuple[QRect, float]], near: Sequence[QRect], room: QRect
    ) -> None:
        """Show the sheet with the width and at the position that cover least.

        Args:
            lying: the rectangles on the table, each with the cost of covering a pixel of it.
            near: the rectangles that the sheet should be beside.
            room: the visible part of the table.
        """
        room = room.adjusted(STEP, STEP, -STEP, -STEP)
        best: tuple[float, int, QRect] | None = None
        for width in _WIDTHS:
            size = self._fit(width)
            for area, covering in _places(room, size, lying):
                cost = covering + sum(_distance(area, each) for each in near)
                if best is None or cost < best[0]:
                    best = cost, width, area
        if best is not None:
            _, width, area = best
            self.setGeometry(QRect(area.topLeft(), self._fit(width)))
            self.show()
            self.raise_()

    def _fit(self, width: int) -> QSize:
        lines = (label.fontMetrics().horizontalAdvance(label.text()) for label in self._labels)
        width = min(width, max(lines) + 2)
        for label in self._labels:
            label.setMinimumSize(0, 0)  # or the label could not shrink
            label.setFixedSize(width, label.heightForWidth(width))
        self._layout.invalidate()
        self._layout.activate()
        return self._layout.sizeHint()

    def _add(self, text: str, size: int, *, faint: bool = False, bold: bool = False) -> None:
        top_left = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
        plain = Qt.TextFormat.PlainText
        label = QLabel(text, textFormat=plain, alignment=top_left, wordWrap=True)
        label.setFont(theme.font(size, bold=bold))
        colours = label.palette()
        chrome = theme.chrome_of(colours)
        colours.setColor(label.foregroundRole(), chrome.faint if faint else chrome.text)
        label.setPalette(colours)
        self._layout.addWidget(label)
        self._labels.append(label)


def _distance(one: QRect, other: QRect) -> int:
    """The sum of the horizontal and the vertical gap between two rectangles, in pixels."""
    across = max(one.left() - other.right(), other.left() - one.right(), 0)
    return across + max(one.top() - other.bottom(), other.top() - one.bottom(), 0)


def _places(
    room: QRect, size: QSize, lying: Sequence[tuple[QRect, float]]
) -> Iterator[tuple[QRect, float]]:
    """Yield the possible positions of a sheet, and the cost of what it covers there.

    The covered area of a rectangle is the product of its covered width and its covered height. The
    width is the same for a column of positions, the height for a row.
    """
    xs = _steps(room.left(), room.right() + 1 - size.width())
    ys = _steps(room.top(), room.bottom() + 1 - size.height())
    costs = [[0.0] * len(xs) for _ in ys]
    for thing, weight in lying:
        across = _shared(xs, size.width(), thing.left(), thing.width())
        for row, down in _shared(ys, size.height(), thing.top(), thing.height()):
            for column, wide in across:
                costs[row][column] += weight * wide * down
    for row, y in enumerate(ys):
        for column, x in enumerate(xs):
            yield QRect(QPoint(x, y), size), costs[row][column]


def _steps(first: int, last: int) -> list[int]:
    return [*range(first, last, _GRID), max(first, last)]


def _shared(starts: Sequence[int], length: int, start: int, of_thing: int) -> list[tuple[int, int]]:
    """Return, in one dimension, each index of `starts` at which a sheet of this length overlaps a
    thing that begins at `start` and is `of_thing` long, with the overlap in pixels.
    """
    shared = (
        (number, min(each + length, start + of_thing) - max(each, start))
        for number, each in enumerate(starts)
    )
    return [found for found in shared if found[1] > 0]
