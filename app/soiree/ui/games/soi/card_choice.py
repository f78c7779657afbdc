"""The choice of a card to ask for: a small grid of just those that may be asked for."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from soiree.core.cards import Card, rank_of
from soiree.ui.decks import CardArt
from soiree.ui.style import theme
from soiree.ui.style.translation import tr
from soiree.ui.style.words import card_name

_WAYS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}
"""The arrows: rows down, and columns to the right."""

_STYLE = """
#askGrid { background: palette(window); border: 1px solid palette(mid); border-radius: 10px; }
#askGrid QToolButton { border: 4px solid transparent; border-radius: 9px; background: none;
    margin: 0; padding: 3px; }
#askGrid QToolButton:hover { background: palette(mid); }
#askGrid QToolButton:focus { border: 4px double palette(window-text); }
#askGrid #hinted { border: 3px dashed palette(window-text); padding: 4px; }
"""


class AskGrid(QFrame):
    """Cards in a column for each rank; arrows move about, Enter or a click asks.

    Signals:
        chosen: the card to ask for.
        closed: the choice was put away, with or without a card.
    """

    chosen = Signal(int)
    closed = Signal()

    def __init__(self, parent: QWidget, player: str, cards: Iterable[Card], art: CardArt) -> None:
        super().__init__(parent)
        self._around = parent
        self.setObjectName("askGrid")
        self.setStyleSheet(_STYLE)
        title = QLabel(tr("Ask {player} for …").format(player=player))
        title.setFont(theme.font(theme.LEAD, bold=True))
        close = QToolButton()
        close.setText("✕")
        close.setAutoRaise(True)
        close.setAccessibleName(tr("Ask for nothing"))
        close.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        close.clicked.connect(self.put_away)
        self._cells = QGridLayout()
        self._cells.setSpacing(theme.STEP // 4)
        self._buttons: dict[tuple[int, int], QToolButton] = {}
        wanted = sorted(cards)
        ranks = sorted({rank_of(card) for card in wanted})
        for column, rank in enumerate(ranks):
            for row, card in enumerate(each for each in wanted if rank_of(each) == rank):
                self._add(card, row, column, art)
        head = QGridLayout()
        head.addWidget(title, 0, 0)
        head.addWidget(close, 0, 1, Qt.AlignmentFlag.AlignRight)
        stack = QVBoxLayout(self)
        stack.setContentsMargins(2 * theme.STEP, theme.STEP, theme.STEP, 2 * theme.STEP)
        stack.setSpacing(theme.STEP)
        stack.addLayout(head)
        stack.addLayout(self._cells)
        self.adjustSize()

    def cards(self) -> list[QToolButton]:
        """The buttons, one for each card that may be asked for."""
        return list(self._buttons.values())

    def open(self) -> None:
        """Show the grid in the middle of the table, with the focus on its first card."""
        self.move(self._around.rect().center() - self.rect().center())
        self.show()
        self.raise_()
        next(iter(self._buttons.values())).setFocus(Qt.FocusReason.PopupFocusReason)

    def point_at(self, card: Card) -> None:
        """Point a card out, if it is offered: it has dashes round it, and the focus."""
        for button in self._buttons.values():
            if button.accessibleName() == card_name(card):
                button.setObjectName("hinted")
                button.setStyleSheet(self.styleSheet())
                button.setFocus(Qt.FocusReason.OtherFocusReason)

    def put_away(self) -> None:
        """Close without asking."""
        if self.isVisible():
            self.hide()
            self.closed.emit()
            self.deleteLater()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = self.focusWidget()
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(
            focused, QToolButton
        ):
            focused.click()
        else:
            # What is typed belongs to the table: `7h` asks for a card too.
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows go from card to card; a button itself would go to the next in order, and out."""
        if (
            isinstance(watched, QToolButton)
            and isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
            and event.key() in _WAYS
        ):
            self._step(watched, *_WAYS[Qt.Key(event.key())])
            return True
        return super().eventFilter(watched, event)

    def _add(self, card: Card, row: int, column: int, art: CardArt) -> None:
        button = QToolButton()
        button.setIcon(QIcon(art.face(card)))
        button.setIconSize(art.size.toSize())
        button.setFixedSize(art.size.toSize() + QSize(14, 14))
        button.setAutoRaise(True)
        button.setAccessibleName(card_name(card))
        button.setToolTip(card_name(card))
        button.installEventFilter(self)
        button.clicked.connect(lambda: self._choose(card))
        self._cells.addWidget(button, row, column)
        self._buttons[row, column] = button

    def _choose(self, card: Card) -> None:
        self.put_away()
        self.chosen.emit(card)

    def _step(self, focused: QToolButton, down: int, right: int) -> None:
        """The focus goes to the nearest button that way."""
        here = next(place for place, button in self._buttons.items() if button is focused)
        ahead = {
            (
                (row - here[0]) * down
                + (column - here[1]) * right
                + 3 * abs((row - here[0]) * right)
                + 3 * abs((column - here[1]) * down)
            ): button
            for (row, column), button in self._buttons.items()
            if (row - here[0]) * down + (column - here[1]) * right > 0
        }
        if ahead:
            ahead[min(ahead)].setFocus(Qt.FocusReason.OtherFocusReason)
