"""The sheet with the cards of a pile that is opened over the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QListView,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from soiree.core.cards import Card
from soiree.ui.decks import CardArt
from soiree.ui.language.words import card_name
from soiree.ui.style import theme
from soiree.ui.style.panels import cross, dispose_of, label
from soiree.ui.table.contract.choosing import OpenPile

_STYLE = """
#pile { background: palette(window); border: 1px solid palette(mid); border-radius: 10px; }
#pile QListWidget { background: none; border: none; }
#pile QListWidget::item { border: 4px solid transparent; border-radius: 9px; }
#pile QListWidget::item:selected { border: 4px double palette(window-text);
    background: none; }
"""


class PileSheet(QFrame):
    """The cards of a pile, the newest first.

    Signals:
        closed: the sheet was closed.
    """

    closed = Signal()

    def __init__(
        self, parent: QWidget, cards: Sequence[Card], pile: OpenPile, art: CardArt
    ) -> None:
        """
        Args:
            cards: the cards of the pile, the newest last.
        """
        super().__init__(parent)
        self._around = parent
        self.setObjectName("pile")
        self.setStyleSheet(_STYLE)
        title = label(pile.title, theme.font(theme.LEAD, bold=True))
        self.setAccessibleName(pile.title)
        close = cross(pile.closing, self.put_away, is_flat=True)
        close.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        cell = art.size.toSize() + QSize(14, 14)
        self.list = _list_of(cards, art, cell)
        self.list.setAccessibleName(pile.title)
        grid = QGridLayout(self)
        grid.setContentsMargins(2 * theme.STEP, theme.STEP, theme.STEP, theme.STEP)
        grid.addWidget(title, 0, 0)
        grid.addWidget(close, 0, 1, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(self.list, 1, 0, 1, 2)
        count = len(cards)
        columns = min(count, max(5, (parent.width() - 12 * theme.STEP) // cell.width()), 13)
        rows = -(-count // columns)
        self._wanted = QSize(
            columns * cell.width() + 6 * theme.STEP, rows * cell.height() + 8 * theme.STEP
        )

    def open(self) -> None:
        """Show the sheet in the middle of the table."""
        room = self._around.size() - QSize(2 * theme.STEP, 2 * theme.STEP)
        # The style determines the width of the title.
        self.ensurePolished()
        for part in self.findChildren(QWidget):
            part.ensurePolished()
        wanted = self._wanted.expandedTo(QSize(self.minimumSizeHint().width(), 0))
        self.resize(wanted.boundedTo(room))
        self.move(self._around.rect().center() - self.rect().center())
        self.show()
        self.raise_()
        self.list.setFocus(Qt.FocusReason.PopupFocusReason)

    def put_away(self) -> None:
        if self.isVisible():
            # First, so that the receiver moves the focus before Qt does.
            self.closed.emit()
            dispose_of(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close the sheet on Esc, Enter or L; no key reaches the table behind."""
        closing = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_L)
        if event.key() in closing:
            self.put_away()
        event.accept()


def _list_of(cards: Sequence[Card], art: CardArt, cell: QSize) -> QListWidget:
    pictures = QListWidget()
    pictures.setViewMode(QListView.ViewMode.IconMode)
    pictures.setMovement(QListView.Movement.Static)
    pictures.setResizeMode(QListView.ResizeMode.Adjust)
    pictures.setUniformItemSizes(True)
    pictures.setIconSize(art.size.toSize())
    pictures.setGridSize(cell)
    for card in reversed(cards):
        icon = QIcon(art.face(card))
        # Otherwise Qt tints the selected icon.
        icon.addPixmap(art.face(card), QIcon.Mode.Selected)
        item = QListWidgetItem(icon, "")
        item.setData(Qt.ItemDataRole.AccessibleTextRole, card_name(card))
        item.setToolTip(card_name(card))
        item.setSizeHint(cell)
        pictures.addItem(item)
    pictures.setCurrentRow(0)
    return pictures
