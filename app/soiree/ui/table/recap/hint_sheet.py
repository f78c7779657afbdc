"""The sheet with the words of a hint: the advised move beside the next best one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from soiree.ui.style import theme
from soiree.ui.style.theme import LEAD, STEP, TEXT

_STYLE = """
#hintSheet { background: palette(window); border: 1px solid palette(mid); border-radius: 10px; }
#hintSheet #between { background: palette(mid); }
"""

_SHAPES = (
    (False, 27 * STEP),
    (False, 22 * STEP),
    (True, 34 * STEP),
    (True, 23 * STEP),
    (True, 20 * STEP),
)
"""The shapes to try: true for columns above each other, and the width of a column."""

_GRID = 3 * STEP
"""The distance of two positions to try, in pixels."""


Points = Sequence[tuple[bool, str]]
"""The reasons for a move (True) and against it, in sentences, the most important first."""


class CandidateWords(Struct, frozen=True):
    """A move in words.

    Attributes:
        title: of the column; may be empty.
        move: a sentence.
    """

    title: str
    move: str
    points: Points


class HintWords(Struct, frozen=True):
    """A hint in words.

    Attributes:
        advised: the move to make.
        rival: the next best move, if any.
        comparison: of the two moves.
        spoken: the whole hint, for a screen reader.
    """

    advised: CandidateWords
    rival: CandidateWords | None
    comparison: str
    spoken: str


class HintSheet(QFrame):
    """Two columns, the second one faint; clicks go through the sheet."""

    def __init__(self, parent: QWidget, words: HintWords) -> None:
        super().__init__(parent)
        self.setObjectName("hintSheet")
        self.setStyleSheet(_STYLE)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(words.spoken)
        self._columns = [_Column(words.advised, faint=False)]
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._layout.setContentsMargins(12, 10, 12, 10)
        self._layout.setSpacing(8)
        self._layout.addWidget(self._columns[0], 0, Qt.AlignmentFlag.AlignTop)
        self._line = QWidget(self)
        self._line.setObjectName("between")
        self._line.setVisible(words.rival is not None)
        if words.rival is not None:
            self._columns.append(_Column(words.rival, faint=True, last=words.comparison))
            self._layout.addWidget(self._line)
            self._layout.addWidget(self._columns[1], 0, Qt.AlignmentFlag.AlignTop)

    def lie_where_least_is_covered(
        self, lying: Sequence[tuple[QRect, float]], near: QPoint, room: QRect
    ) -> None:
        """Choose the shape and the position that cover least.

        Args:
            lying: the rectangles on the table, each with the cost of covering a pixel of it.
            near: the point that the sheet should be near.
            room: the visible part of the table.
        """
        room = room.adjusted(STEP, STEP, -STEP, -STEP)
        best: tuple[float, int, QRect] | None = None
        for number in range(len(_SHAPES)):
            self._shape(number)
            size = self._layout.sizeHint()
            for area, covering in _places(room, size, lying):
                cost = covering + (area.center() - near).manhattanLength()
                if best is None or cost < best[0]:
                    best = cost, number, area
        if best is not None:
            _, number, area = best
            self._shape(number)
            self.setGeometry(QRect(area.topLeft(), self._layout.sizeHint()))
            self.show()
            self.raise_()

    def put_away(self) -> None:
        self.hide()
        self.deleteLater()

    def _shape(self, number: int) -> None:
        upright, width = _SHAPES[number]
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._layout.setDirection(down if upright else across)
        for column in self._columns:
            column.fit(width)
        if upright:
            self._line.setFixedSize(width, 1)
        else:
            self._line.setFixedSize(1, max(column.height() for column in self._columns))
        self._layout.invalidate()
        self._layout.activate()


class _Column(QWidget):
    def __init__(self, words: CandidateWords, *, faint: bool, last: str = "") -> None:
        """
        Args:
            last: a line below all others.
        """
        super().__init__()
        layout = self._layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(3)
        self._labels: list[tuple[QLabel, int]] = []
        if words.title:
            layout.addWidget(self._label(words.title, TEXT, faint=True))
        layout.addWidget(self._label(words.move, TEXT if faint else LEAD, faint=faint, bold=True))
        points = QGridLayout()
        points.setContentsMargins(0, 0, 0, 0)
        points.setHorizontalSpacing(6)
        points.setVerticalSpacing(2)
        points.setColumnStretch(1, 1)
        for row, (speaks_for, sentence) in enumerate(words.points):
            sign = self._label("+" if speaks_for else "−", TEXT, faint=faint, bold=True, indent=-1)
            sign.setFixedWidth(_SIGN)
            points.addWidget(sign, row, 0, Qt.AlignmentFlag.AlignTop)
            points.addWidget(self._label(sentence, TEXT, faint=faint, indent=_SIGN + 6), row, 1)
        layout.addLayout(points)
        if last:
            layout.addWidget(self._label(last, TEXT, faint=False))
        layout.addStretch(1)

    def fit(self, width: int) -> None:
        """Set the width of the column."""
        for label, indent in self._labels:
            label.setMinimumSize(0, 0)  # or the label could not shrink
            label.setFixedSize(width - indent, label.heightForWidth(width - indent))
        self._layout.invalidate()
        self._layout.activate()
        self.setFixedSize(width, self._layout.minimumSize().height())

    def _label(
        self, text: str, size: int, *, faint: bool, bold: bool = False, indent: int = 0
    ) -> QLabel:
        label = QLabel(text)
        label.setFont(theme.font(size, bold=bold))
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        colours = label.palette()
        chrome = theme.chrome_of(colours)
        colours.setColor(label.foregroundRole(), chrome.faint if faint else chrome.text)
        label.setPalette(colours)
        if indent >= 0:
            label.setWordWrap(True)
            self._labels.append((label, indent))
        return label


_SIGN = 14
"""The width of a sign, in pixels."""


def _places(
    room: QRect, size: QSize, lying: Sequence[tuple[QRect, float]]
) -> Iterator[tuple[QRect, float]]:
    """Yield the possible positions of a sheet, and the cost of what it covers there.

    The covered part of a rectangle is the product of its horizontal and its vertical part. Each of
    them is the same for a whole column or row of positions.
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
    """Return the indices of the starts at which a side overlaps a rectangle, and by how much."""
    shared = (
        (number, min(each + length, start + of_thing) - max(each, start))
        for number, each in enumerate(starts)
    )
    return [found for found in shared if found[1] > 0]
