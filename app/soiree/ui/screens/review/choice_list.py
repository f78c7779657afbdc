"""The list of the choices of a review, costliest first or in order."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QPainter,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import QListView, QStyleOptionViewItem

from soiree.ui.dialogs.statistics.chart import Look
from soiree.ui.item_views import Index, ItemList, PaintedItems
from soiree.ui.language.translation import tr
from soiree.ui.screens.review.lines import ChoiceLine
from soiree.ui.style import theme
from soiree.ui.style.list_items import paint_row
from soiree.ui.style.panels import placed, write
from soiree.ui.style.theme import STEP, TEXT

_LINE = Qt.ItemDataRole.UserRole
_MARK_WIDTH = 4 * STEP
_ROW = 18
"""The height of a line of text."""


class ChoiceList(ItemList):
    """The choices, for clicks, arrow keys and Enter.

    Signals:
        requested: show this position of the match.
        picked: a click or Enter chose the position; emitted after `requested`.
    """

    requested = Signal(int)
    picked = Signal()

    def __init__(self) -> None:
        super().__init__(tr("Choices"))
        self._model = QStandardItemModel(self)
        self._lines: Sequence[ChoiceLine] = ()
        self._by_cost = True
        self._follows = False  # True while code, not the person, moves the selection.
        self.setModel(self._model)
        self.setItemDelegate(_Delegate(self))
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setWordWrap(True)  # Rows get their height again when a scroll bar appears.
        self.selectionModel().currentChanged.connect(lambda *_: self._want())
        self.clicked.connect(lambda _: self._pick())

    def show_lines(self, lines: Sequence[ChoiceLine]) -> None:
        """List these choices.

        Args:
            lines: in the order of the match.
        """
        self._lines = lines
        self._fill()

    def sort_by_cost(self, by_cost: bool) -> None:
        """Sort by cost, the highest first, or in the order of the match."""
        self._by_cost = by_cost
        self._fill()

    def show_position(self, position: int) -> None:
        """Select the choice at a position of the match, or none."""
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
            return not line.is_costly, -line.cost.mean

        self._follows = True
        self._model.clear()
        for line in sorted(self._lines, key=rank) if self._by_cost else self._lines:
            item = QStandardItem(line.description())
            item.setData(line, _LINE)
            item.setToolTip(line.description())
            self._model.appendRow(item)
        self._follows = False

    def _want(self) -> None:
        index = self.currentIndex()
        if index.isValid() and not self._follows:
            self.requested.emit(index.data(_LINE).position)

    def _pick(self) -> None:
        self._want()
        self.picked.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Emit no request when Qt makes the first choice current."""
        self._follows = True
        super().focusInEvent(event)
        self._follows = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._pick()
        else:
            super().keyPressEvent(event)


class _Delegate(PaintedItems):
    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._view.viewport().width()
        return QSize(width, _Places.of(index.data(_LINE), QRect(0, 0, width, 0)).bottom + STEP)

    def paint_item(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line: ChoiceLine = index.data(_LINE)
        places = _Places.of(line, option.rect)
        chrome = theme.chrome_of(QGuiApplication.palette())
        paint_row(painter, QRectF(option.rect), option.state, chrome)
        area = option.rect.adjusted(STEP, STEP, -STEP, -STEP)

        def at_place(part: QRect) -> QRectF:
            return placed(painter, QRectF(part), option.rect)

        if line.mark is not None:
            red, large = Look.of(chrome).fault, theme.font(theme.LEAD, bold=True)
            at = QRect(area.left(), area.top() - 2, theme.grown(_MARK_WIDTH), theme.grown(2 * _ROW))
            write(painter, at_place(at), line.mark.value, large, red, _MIDDLE)
        ink = chrome.text if line.is_costly else chrome.faint
        figures, plain = theme.font(TEXT, bold=True, figures=True), theme.font(TEXT)
        write(painter, area, line.cost_words, figures, ink, _RIGHT)
        made, best, place = map(at_place, (places.made, places.best_move, places.place))
        write(painter, made, line.made, _font_of(line), chrome.text, _WRAPPED)
        write(painter, best, line.best_move_sentence, plain, chrome.faint, _WRAPPED)
        side = _WRAPPED if places.is_narrow else _RIGHT
        write(painter, place, line.place, plain, chrome.faint, side)


class _Places(Struct, frozen=True):
    """The places of the texts in a row.

    Attributes:
        made, best_move: the move, and the sentence about the best move below.
        place: the round: at the right of the best move, or on top of a narrow row.
    """

    made: QRect
    best_move: QRect
    place: QRect
    is_narrow: bool

    @property
    def bottom(self) -> int:
        return self.best_move.bottom() + 1

    @classmethod
    def of(cls, line: ChoiceLine, row: QRect) -> _Places:
        """The places in a row; in a narrow one, long moves take several lines."""
        made, plain = QFontMetrics(_font_of(line)), QFontMetrics(theme.font(TEXT))
        figures = QFontMetrics(theme.font(TEXT, bold=True, figures=True))
        left = row.left() + STEP + theme.grown(_MARK_WIDTH) + STEP // 2
        first = QRect(left, row.top() + STEP, row.right() - STEP - left, theme.grown(_ROW))
        second = first.translated(0, theme.grown(_ROW))
        needed = (
            made.horizontalAdvance(line.made) + figures.horizontalAdvance(line.cost_words),
            plain.horizontalAdvance(line.best_move_sentence) + plain.horizontalAdvance(line.place),
        )
        if max(needed) + STEP <= first.width():
            return cls(first, second, second, is_narrow=False)
        return cls(
            above := _wrapped(made, second, line.made),
            _wrapped(plain, second.translated(0, above.height()), line.best_move_sentence),
            first,
            is_narrow=True,
        )


def _wrapped(metrics: QFontMetrics, space: QRect, text: str) -> QRect:
    high = metrics.boundingRect(space.adjusted(0, 0, 0, 1000), _WRAPPED, text).height()
    return QRect(space.left(), space.top(), space.width(), high)


_MIDDLE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
_WRAPPED = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap


def _font_of(line: ChoiceLine) -> QFont:
    return theme.font(TEXT, bold=line.mark is not None)
