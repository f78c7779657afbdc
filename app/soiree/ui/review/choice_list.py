"""The list of the choices of a review, costliest first or in order."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QPainter,
    QPen,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from soiree.ui.review.curve import fault_colour
from soiree.ui.review.lines import ChoiceLine
from soiree.ui.review.words import cost_words
from soiree.ui.statistics.chart import Look
from soiree.ui.style import theme
from soiree.ui.style.theme import STEP, TEXT
from soiree.ui.style.translation import tr

_LINE = Qt.ItemDataRole.UserRole
_MARK_WIDTH = 3.5 * STEP
_ROW = 18
"""The height of a line of text."""

Index = QModelIndex | QPersistentModelIndex


class ChoiceList(QListView):
    """Says which choice is wanted: with a click, by arrow keys, or by Enter for the same again.

    Signals:
        wanted: the position of a choice.
    """

    wanted = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._model = QStandardItemModel(self)
        self._lines: Sequence[ChoiceLine] = ()
        self._by_cost = True
        self._follows = False  # whether the table, and not the person, moves the selection
        self.setModel(self._model)
        self.setItemDelegate(_Delegate(self))
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Choices"))
        self.selectionModel().currentChanged.connect(lambda *_: self._want())
        self.clicked.connect(lambda _: self._want())

    def show_lines(self, lines: Sequence[ChoiceLine]) -> None:
        """List these choices, in the order of the match."""
        self._lines = lines
        self._fill()

    def sort_by_cost(self, by_cost: bool) -> None:
        """List the costliest first, or in order."""
        self._by_cost = by_cost
        self._fill()

    def show_position(self, position: int) -> None:
        """Select the choice that is made at a position of the match, if there is one."""
        self._follows = True
        for row in range(self._model.rowCount()):
            if self._model.item(row).data(_LINE).position == position:
                self.setCurrentIndex(self._model.index(row, 0))
                break
        else:
            self.selectionModel().clear()
        self._follows = False

    def _fill(self) -> None:
        def rank(line: ChoiceLine) -> tuple[bool, float]:
            return line.mark is None and not line.choice.cost.is_certain, -line.choice.cost.mean

        self._follows = True
        self._model.clear()
        for line in sorted(self._lines, key=rank) if self._by_cost else self._lines:
            item = QStandardItem(line.told())
            item.setData(line, _LINE)
            item.setToolTip(line.told())
            self._model.appendRow(item)
        self._follows = False

    def _want(self) -> None:
        index = self.currentIndex()
        if index.isValid() and not self._follows:
            self.wanted.emit(index.data(_LINE).position)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._want()
        else:
            super().keyPressEvent(event)


class _Delegate(QStyledItemDelegate):
    """Paints a choice: its mark, the move, its cost; below these the best move."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(20 * STEP, 2 * _ROW + 2 * STEP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line: ChoiceLine = index.data(_LINE)
        chrome = theme.chrome_of(QGuiApplication.palette())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row = option.rect.toRectF().adjusted(1, 1, -1, -1)
        if option.state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(chrome.raised)
            painter.drawRoundedRect(row, 6, 6)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setBrush(chrome.text)
            painter.drawRoundedRect(QRectF(row.left(), row.top() + 6, 3, row.height() - 12), 2, 2)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(chrome.text, 1))
            painter.drawRoundedRect(row.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        area = option.rect.adjusted(STEP, STEP, -STEP, -STEP)
        if line.mark is not None:
            painter.setPen(fault_colour(Look.of(chrome)))
            painter.setFont(theme.font(theme.LEAD, bold=True))
            left = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
            painter.drawText(
                area.adjusted(0, -2, 0, 0).toRectF().adjusted(0, 0, _MARK_WIDTH - area.width(), 0),
                left,
                line.mark.value,
            )
        words = area.adjusted(int(_MARK_WIDTH) + STEP // 2, 0, 0, 0)
        first, second = (
            QRect(words.left(), words.top() + n * _ROW, words.width(), _ROW) for n in range(2)
        )
        painter.setFont(theme.font(TEXT, bold=True, figures=True))
        painter.setPen(chrome.text if line.choice.cost.is_certain else chrome.faint)
        cost = cost_words(line.choice)
        painter.drawText(first, _RIGHT, cost)
        taken = QFontMetrics(painter.font()).horizontalAdvance(cost) + STEP
        painter.setPen(chrome.text)
        painter.setFont(theme.font(TEXT, bold=line.mark is not None))
        _write(painter, first.adjusted(0, 0, -taken, 0), line.made)
        painter.setFont(theme.font(TEXT))
        painter.setPen(chrome.faint)
        taken = QFontMetrics(painter.font()).horizontalAdvance(line.place) + STEP
        painter.drawText(second, _RIGHT, line.place)
        _write(painter, second.adjusted(0, 0, -taken, 0), line.aside)
        painter.restore()


_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def _write(painter: QPainter, area: QRect, text: str) -> None:
    shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, area.width())
    painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
