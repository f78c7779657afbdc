"""The page of the side panel with the log of the match, line by line."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPalette,
    QResizeEvent,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QListView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from soiree.ui.desktop.clipboard import copy
from soiree.ui.item_views import NO_INDEX, Index, ItemList
from soiree.ui.language.translation import tr
from soiree.ui.style import theme
from soiree.ui.style.panels import placed
from soiree.ui.style.theme import LEAD, STEP, TEXT
from soiree.ui.table.contract.narration import Kind
from soiree.ui.table.recap.story import LogLine

LINE = Qt.ItemDataRole.UserRole
"""The `LogLine` of a row."""

_AT_ONCE = 250
"""The number of lines that the list takes at once. All lines of the longest match take seconds."""

MARKED = Qt.ItemDataRole.UserRole + 1
"""True if the table shows the position after a row."""


class LogModel(QAbstractListModel):
    """The latest lines of the log, in order. Earlier ones are made on request."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: list[LogLine] = []
        self._earlier: Iterator[LogLine] = iter(())
        self._marked = QPersistentModelIndex()

    def set_lines(self, lines: Iterable[LogLine]) -> None:
        """Replace all lines; the latest one comes first."""
        self.beginResetModel()
        self._earlier, self._marked = iter(lines), QPersistentModelIndex()
        self._lines = self._next_earlier()
        self.endResetModel()

    def load_earlier(self) -> int:
        """Insert some earlier lines before all others. Returns their number."""
        if new := self._next_earlier():
            self.beginInsertRows(NO_INDEX, 0, len(new) - 1)
            self._lines[:0] = new
            self.endInsertRows()
        return len(new)

    def every(self) -> list[LogLine]:
        """All lines, in order; takes long for a long match."""
        earlier = list(self._earlier)
        self._earlier = iter(earlier)
        return earlier[::-1] + self._lines

    def _next_earlier(self) -> list[LogLine]:
        return list(islice(self._earlier, _AT_ONCE))[::-1]

    def add(self, line: LogLine) -> None:
        """Add a line at the end."""
        self.beginInsertRows(NO_INDEX, len(self._lines), len(self._lines))
        self._lines.append(line)
        self.endInsertRows()

    def mark(self, row: Index) -> None:
        """Mark the row of the displayed position; an invalid index removes the mark."""
        before, self._marked = self._marked, QPersistentModelIndex(row)
        for changed in (before, self._marked):
            if changed.isValid():
                self.dataChanged.emit(self.index(changed.row()), self.index(changed.row()))

    def text(self, rows: Iterable[int] | None = None) -> str:
        """Return these rows, or all, as plain text, with an empty line above each heading but
        the first.
        """
        lines = self.every() if rows is None else [self._lines[row] for row in sorted(rows)]
        text = ""
        for line in lines:
            gap = "\n\n" if line.kind is Kind.HEADING else "\n"
            text += (gap if text else "") + line.text
        return text

    # --- Qt --------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        line = self._lines[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return line.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return _spoken(line, marked=index == self._marked)
        if role == LINE:
            return line
        if role == MARKED:
            return index == self._marked
        return None


def _spoken(line: LogLine, *, marked: bool) -> str:
    text = line.text
    if line.kind is Kind.HEADING:
        text = tr("{text}, heading").format(text=text)
    if marked:
        text = tr("{text} (shown on the table)").format(text=text)
    return text


class _Lines(QStyledItemDelegate):
    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._viewport = view.viewport()
        # Cached, as Qt asks for the heights of all lines whenever a line is added.
        self._sizes: dict[int, QSize] = {}

    def forget_sizes(self) -> None:
        """Discard the cached sizes of lines, after a change of the lines or of the width."""
        self._sizes.clear()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row = index.row()
        if row not in self._sizes:
            self._sizes[row] = self._size(row, index.data(LINE))
        return self._sizes[row]

    def _size(self, row: int, line: LogLine) -> QSize:
        width, font = self._viewport.width(), _font(line.kind)
        above, below = _margins(line.kind, row)
        metrics = QFontMetricsF(font)
        if metrics.horizontalAdvance(line.text) + _first(line.kind) + STEP < width:
            height = metrics.height()
        else:
            height = _laid_out(line, width, font).boundingRect().height()
        return QSize(width, math.ceil(above + height + below))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line: LogLine = index.data(LINE)
        chrome = theme.chrome_of(option.widget.window().palette())
        area = option.rect
        above, _ = _margins(line.kind, index.row())
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if is_selected:
            painter.fillRect(area, option.palette.color(QPalette.ColorRole.Highlight))
        if index.data(MARKED):
            self._mark(painter, area, chrome, is_selected)
        if is_selected:
            painter.setPen(option.palette.color(QPalette.ColorRole.HighlightedText))
        else:
            painter.setPen(chrome.faint if line.kind is Kind.DETAIL else chrome.text)
        layout = _laid_out(line, area.width(), _font(line.kind))
        layout.draw(painter, QPointF(area.left(), area.top() + above))

    def _mark(
        self, painter: QPainter, area: QRect, chrome: theme.Chrome, is_selected: bool
    ) -> None:
        if not is_selected:
            painter.fillRect(area, chrome.raised)
        mark = QRectF(area.left(), area.top(), STEP // 2, area.height())
        painter.fillRect(placed(painter, mark, area), chrome.text)


def _margins(kind: Kind, row: int) -> tuple[float, float]:
    if kind is Kind.HEADING:
        return (2.0 * STEP if row else STEP / 2), STEP / 2
    return STEP / 4, STEP / 4


def _font(kind: Kind) -> QFont:
    if kind is Kind.HEADING:
        return theme.font(LEAD, bold=True, spaced=True)
    return theme.font(TEXT, figures=kind is Kind.DETAIL)


def _first(kind: Kind) -> int:
    return 3 * STEP if kind is Kind.DETAIL else STEP


def _laid_out(line: LogLine, width: int, font: QFont) -> QTextLayout:
    layout = QTextLayout(line.text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    is_rtl = QGuiApplication.isRightToLeft()
    if is_rtl:
        option.setTextDirection(Qt.LayoutDirection.RightToLeft)
        option.setAlignment(Qt.AlignmentFlag.AlignRight)
    layout.setTextOption(option)
    hanging = STEP if line.kind is Kind.HEADING else 3 * STEP
    layout.beginLayout()
    top, left = 0.0, _first(line.kind)
    while (part := layout.createLine()).isValid():
        part.setLineWidth(max(width - left - STEP, 8 * STEP))
        part.setPosition(QPointF(STEP if is_rtl else left, top))
        top, left = top + part.height(), hanging
    layout.endLayout()
    return layout


class LogPage(ItemList):
    """The log: every move as a sentence, below the heading of its round.

    Lines can be clicked, opened with Enter, and copied.

    Signals:
        position_requested: show the position of the match after this number of entries.
    """

    position_requested = Signal(int)

    def __init__(self) -> None:
        super().__init__(tr("Every move of the match"))
        model = self._lines = LogModel()
        self.setModel(model)
        self._chosen = QPersistentModelIndex()
        self._is_filling = False
        self._delegate = _Lines(self)
        self.setItemDelegate(self._delegate)
        self.setViewportMargins(0, STEP, 0, STEP)
        self.verticalScrollBar().valueChanged.connect(self._load_earlier)
        for changed in (model.modelReset, model.rowsAboutToBeInserted):
            changed.connect(self._forget_sizes)
        self.setAccessibleDescription(
            tr("Enter shows a position again, Escape returns to the match.")
        )
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setSelectionMode(QListView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setResizeMode(QListView.ResizeMode.Adjust)

    def _forget_sizes(self, _parent: object = None, first: int = 0, _last: int = 0) -> None:
        if first == 0:
            self._delegate.forget_sizes()

    def show_lines(self, lines: Iterable[LogLine]) -> None:
        """Show these lines, and scroll to the latest one, at the bottom.

        Args:
            lines: the latest one first.
        """
        self._is_filling = True
        self._lines.set_lines(line for line in lines if line.kind is not Kind.PASSING)
        self.scrollToBottom()
        self._is_filling = False

    def add(self, line: LogLine) -> None:
        """Add a line at the end, and scroll to it if the end was visible."""
        bar = self.verticalScrollBar()
        at_end = bar.value() >= bar.maximum() - STEP
        self._lines.add(line)
        if at_end:
            self.scrollToBottom()

    def mark(self, position: int | None) -> None:
        """Mark the line of the displayed position; None removes the mark."""
        if position is None or not self._chosen.isValid():
            self._lines.mark(NO_INDEX)
        elif self._chosen.data(LINE).position == position:
            self._lines.mark(self._chosen)

    def lines(self) -> list[str]:
        return [line.text for line in self._lines.every()]

    def _load_earlier(self, value: int) -> None:
        if value > 0 or self._is_filling:
            return
        self._is_filling = True
        if count := self._lines.load_earlier():
            self.scrollTo(self._lines.index(count), QListView.ScrollHint.PositionAtTop)
        self._is_filling = False

    def _choose(self, index: QModelIndex) -> None:
        if index.isValid():
            self._chosen = QPersistentModelIndex(index)
            self.position_requested.emit(index.data(LINE).position)

    def copy(self, *, everything: bool = False) -> None:
        """Copy the selected rows, or all, as plain text."""
        rows = None if everything else [index.row() for index in self.selectedIndexes()]
        if everything or rows:
            copy(self._lines.text(rows), self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._pressed = event.position().toPoint()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        point = event.position().toPoint()
        is_plain = (
            event.button() == Qt.MouseButton.LeftButton
            and event.modifiers() == Qt.KeyboardModifier.NoModifier
        )
        index = self.indexAt(point)
        # A drag over lines selects the lines, and opens no position.
        if is_plain and index == self.indexAt(self._pressed):
            self._choose(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._choose(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Ignore letters, which would search the list."""

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = self.menu(event.pos())
        menu.exec(event.globalPos())
        menu.deleteLater()

    def menu(self, point: QPoint) -> QMenu:
        """Return the menu for the line at a point of the list."""
        menu = QMenu(self)
        index = self.indexAt(point)
        if index.isValid():
            menu.addAction(tr("Show this position"), lambda: self._choose(index))
            menu.addSeparator()
        copy = menu.addAction(tr("Copy"), QKeySequence(QKeySequence.StandardKey.Copy), self.copy)
        copy.setEnabled(bool(self.selectedIndexes()))
        menu.addAction(tr("Copy all"), lambda: self.copy(everything=True))
        return menu

    def resizeEvent(self, event: QResizeEvent) -> None:
        if event.size().width() != event.oldSize().width():
            self._delegate.forget_sizes()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._delegate.forget_sizes()
        super().changeEvent(event)
