"""The grid of problems: their positions as pictures, difficulty as diamonds, laurels if solved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, get_args

from msgspec import Struct
from PySide6.QtCore import (
    QAbstractListModel,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QPixmap, QPolygonF, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyleOptionViewItem,
)

from soiree.core.games import Game
from soiree.core.records import Record
from soiree.storage.problems import Difficulty, KeptProblem, Outcome, key_of, record_of
from soiree.ui.item_views import NO_INDEX, Index, PaintedItems
from soiree.ui.screens.problems.task import difficulties, name_of, theme_title
from soiree.ui.screens.table_pictures.drawer import TablePictures
from soiree.ui.screens.table_pictures.painting import RADIUS
from soiree.ui.shell.routes import KeptTask
from soiree.ui.style import theme
from soiree.ui.style.list_items import paint_item
from soiree.ui.style.ornaments import draw_laurel
from soiree.ui.style.panels import draw_elided
from soiree.ui.style.theme import IVORY, LEAD, PETROL, STEP, TEXT, Chrome
from soiree.ui.style.translation import tr
from soiree.ui.style.words import in_row

ROW = Qt.ItemDataRole.UserRole
"""The role of the `Row` of an item."""

HARDEST = max(get_args(Difficulty))

_SHAPE = 13 / 8
"""The width of a picture divided by its height, that of a table."""

_WIDTH, _LARGE_WIDTH = 25 * STEP, 34 * STEP
"""The least widths of pictures, in a grid of usual width and in one of at least `_LARGE` pixels."""

_LARGE = 160 * STEP

_WORDS = 7 * STEP
"""The height of the words below a picture."""

_DIAMOND = 14
"""The distance between the middles of two diamonds, in pixels."""

_AROUND = 2 * STEP + STEP // 2
"""The width of a picture's ground beside the picture, on both sides together."""

_LEAVES = 7


class Row(Struct, frozen=True):
    """A problem in the list, and the subject of its picture.

    Attributes:
        number: the number among the problems of the game, from 1.
    """

    game: Game
    number: int
    kept: KeptProblem

    @property
    def key(self) -> str:
        return key_of(self.game.name, self.kept)

    @property
    def mark(self) -> str:
        return f"problem {self.key}"

    @property
    def task(self) -> KeptTask:
        return KeptTask(self.game.name, self.number)

    @property
    def name(self) -> str:
        return name_of(self.game, self.number)

    @property
    def theme(self) -> str:
        return theme_title(self.game, self.kept.theme)

    @property
    def difficulty(self) -> str:
        return difficulties()[self.kept.difficulty]

    def record(self) -> Record:
        return record_of(self.game, self.kept)


class ProblemModel(QAbstractListModel):
    """The problems that pass the filter."""

    def __init__(self, outcomes: Mapping[str, Outcome]) -> None:
        super().__init__()
        self._outcomes = outcomes
        self._rows: Sequence[Row] = ()

    def show(self, rows: Sequence[Row]) -> None:
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def outcome(self, row: Row) -> Outcome | None:
        return self._outcomes.get(row.key)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self._rows[index.row()]
        if role == ROW:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            parts = (row.name, row.theme, row.difficulty, outcome_words(self.outcome(row)))
            return in_row([part for part in parts if part])
        return None


class ProblemGrid(QListView):
    """Problems side by side; arrow keys move in all four directions."""

    def __init__(self, model: ProblemModel, pictures: TablePictures) -> None:
        super().__init__()
        self.setModel(model)
        self.setItemDelegate(_ProblemDelegate(model, pictures, self))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Problems"))

    def picture_size(self) -> QSize:
        """The size of the pictures, in logical pixels; they fill the width of the grid."""
        room = self.maximumViewportSize().width() - self.verticalScrollBar().sizeHint().width() - 2
        least = _LARGE_WIDTH if room >= _LARGE else _WIDTH
        columns = max(1, room // (least + _AROUND))
        width = room // columns - _AROUND
        return QSize(width, round(width / _SHAPE))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.setGridSize(self.picture_size() + QSize(_AROUND, _AROUND + theme.grown(_WORDS)))
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)


class _ProblemDelegate(PaintedItems):
    def __init__(self, model: ProblemModel, pictures: TablePictures, grid: ProblemGrid) -> None:
        super().__init__(grid)
        self._model, self._pictures = model, pictures

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self._picture_size() + QSize(_AROUND, _AROUND + theme.grown(_WORDS))

    def _picture_size(self) -> QSize:
        grid = self.parent()
        assert isinstance(grid, ProblemGrid)
        return grid.picture_size()

    def paint_item(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row, size = index.data(ROW), self._picture_size()
        chrome = theme.chrome_of(option.palette)
        # The name and the difficulty share a line.
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        paint_item(painter, option.rect.toRectF(), option.state, chrome)
        place = QRectF(option.rect.topLeft() + QPoint(_AROUND, _AROUND) / 2, size)
        ratio = painter.device().devicePixelRatioF()
        paint_position(painter, place, self._pictures.of(row, size, ratio), chrome)
        outcome = self._model.outcome(row)
        if outcome == "solved":
            paint_laurel(painter, place.topRight() + QPointF(-2.25 * STEP, 2.25 * STEP))
        line = QRectF(place.left(), place.bottom() + STEP / 2, place.width(), theme.grown(24))
        painter.setFont(theme.title_font(LEAD + 2))
        painter.setPen(chrome.text)
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, row.name)
        end = QPointF(line.right(), line.center().y())
        paint_difficulty(painter, end, row.kept.difficulty, chrome.text)
        painter.setFont(theme.font(TEXT))
        painter.setPen(chrome.faint)
        words = row.theme
        if outcome == "shown":
            text = tr("{problem} · {outcome}")
            words = text.format(problem=words, outcome=outcome_words(outcome))
        draw_elided(
            painter, line.translated(0, theme.grown(23)), words, Qt.AlignmentFlag.AlignVCenter
        )


def paint_position(
    painter: QPainter, place: QRectF, picture: QPixmap | None, chrome: Chrome
) -> None:
    """Paint a picture of a table, or its empty place while it is being drawn."""
    if picture is not None:
        painter.drawPixmap(place.topLeft(), picture)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(chrome.line)
    painter.drawRoundedRect(place, RADIUS, RADIUS)


def paint_laurel(painter: QPainter, middle: QPointF) -> None:
    """Paint the sign of a solved problem, a laurel on ivory."""
    painter.setPen(QPen(PETROL, 1.2))
    painter.setBrush(IVORY)
    painter.drawEllipse(middle, 1.75 * STEP, 1.75 * STEP)
    draw_laurel(painter, middle, 1.2 * STEP, _LEAVES, PETROL)


def paint_difficulty(painter: QPainter, end: QPointF, difficulty: int, ink: QColor) -> None:
    """Paint a row of diamonds that ends at a point. More filled ones mean a harder problem."""
    for number in range(HARDEST):
        middle = end - QPointF(6 + _DIAMOND * (HARDEST - 1 - number), 0)
        painter.setPen(QPen(ink, 1))
        painter.setBrush(ink if number < difficulty else Qt.BrushStyle.NoBrush)
        painter.drawPolygon(_diamond(middle, 5))


def difficulty_width() -> int:
    """The width of a row of diamonds, in pixels."""
    return 12 + _DIAMOND * int(HARDEST - 1)


def _diamond(middle: QPointF, size: float) -> QPolygonF:
    corners = (QPointF(0, -size), QPointF(size, 0), QPointF(0, size), QPointF(-size, 0))
    return QPolygonF([middle + corner for corner in corners])


def outcome_words(outcome: Outcome | None) -> str:
    """An outcome in words; empty for an untried problem."""
    if outcome is None:
        return ""
    return tr("Solved") if outcome == "solved" else tr("Solution seen")
