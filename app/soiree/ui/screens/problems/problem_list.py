"""The grid of problems: their positions as pictures, difficulty as diamonds, laurels if solved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from PySide6.QtCore import (
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QPainter,
    QPen,
    QResizeEvent,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import QListView, QStyleOptionViewItem

from soiree.core.games import Game
from soiree.core.records import Record
from soiree.storage.problems import KeptProblem, Outcome, key_of, record_of
from soiree.ui.item_views import Index, ItemList, PaintedItems
from soiree.ui.language.translation import tr
from soiree.ui.language.words import in_row
from soiree.ui.screens.problems.task import diamonds, difficulties, name_of, theme_title
from soiree.ui.screens.table_pictures.drawer import TablePictures
from soiree.ui.shell.routes import KeptTask
from soiree.ui.style import theme
from soiree.ui.style.list_items import paint_item
from soiree.ui.style.ornaments import draw_laurel
from soiree.ui.style.panels import RIGHT, write
from soiree.ui.style.theme import IVORY, LEAD, PETROL, STEP, TEXT

ROW = Qt.ItemDataRole.UserRole
"""The role of the `Row` of an item."""

_SHAPE = 13 / 8
"""The width of a picture divided by its height, that of a table."""

_WIDTH, _LARGE_WIDTH = 25 * STEP, 34 * STEP
"""The least widths of pictures, in a grid of usual width and in one of at least `_LARGE` pixels."""

_LARGE = 160 * STEP

_WORDS = 7 * STEP
"""The height of the words below a picture."""

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


class ProblemGrid(ItemList):
    """Problems side by side; arrow keys move in all four directions."""

    def __init__(self, outcomes: Mapping[str, Outcome], pictures: TablePictures) -> None:
        super().__init__(tr("Problems"))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setUniformItemSizes(True)
        self._outcomes = outcomes
        self._model = QStandardItemModel(self)
        self.setModel(self._model)
        self.setItemDelegate(_ProblemDelegate(outcomes, pictures, self))

    def show_problems(self, rows: Sequence[Row], selected: int) -> None:
        """List problems, and select the row with this number, or else the last one."""
        self._model.clear()
        for row in rows:
            outcome = outcome_words(self._outcomes.get(row.key))
            parts = (row.name, row.theme, row.difficulty, outcome)
            item = QStandardItem(in_row([part for part in parts if part]))
            item.setData(row, ROW)
            self._model.appendRow(item)
        self.select(min(selected, len(rows) - 1))

    def select(self, row: int) -> None:
        self.setCurrentIndex(self._model.index(row, 0))

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


class _ProblemDelegate(PaintedItems):
    def __init__(
        self, outcomes: Mapping[str, Outcome], pictures: TablePictures, grid: ProblemGrid
    ) -> None:
        super().__init__(grid)
        self._outcomes, self._pictures = outcomes, pictures

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
        self._pictures.paint(painter, place, row, chrome)
        outcome = self._outcomes.get(row.key)
        if outcome == "solved":
            paint_laurel(painter, place)
        line = QRectF(place.left(), place.bottom() + STEP / 2, place.width(), theme.grown(24))
        text = theme.font(TEXT)
        write(painter, line, row.name, theme.title_font(LEAD + 2), chrome.text)
        write(painter, line, diamonds(row.kept.difficulty), text, chrome.text, RIGHT)
        words = row.theme
        if outcome == "shown":
            whole = tr("{problem} · {outcome}")
            words = whole.format(problem=words, outcome=outcome_words(outcome))
        write(painter, line.translated(0, theme.grown(23)), words, text, chrome.faint)


def paint_laurel(painter: QPainter, place: QRectF) -> None:
    """Paint the sign of a solved problem on its picture, a laurel on ivory."""
    middle = place.topRight() + QPointF(-2.25 * STEP, 2.25 * STEP)
    painter.setPen(QPen(PETROL, 1.2))
    painter.setBrush(IVORY)
    painter.drawEllipse(middle, 1.75 * STEP, 1.75 * STEP)
    draw_laurel(painter, middle, 1.2 * STEP, _LEAVES, PETROL)


def outcome_words(outcome: Outcome | None) -> str:
    """An outcome in words; empty for an untried problem."""
    if outcome is None:
        return ""
    return tr("Solved") if outcome == "solved" else tr("Solution seen")
