"""A choice of cards that lie nowhere in sight: a small grid of just those that are offered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from weakref import proxy

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsView,
    QGridLayout,
    QLabel,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from soiree.core.cards import Card, rank_of
from soiree.ui.decks import CardArt
from soiree.ui.style import theme
from soiree.ui.style.words import card_name
from soiree.ui.table.choice import Choice
from soiree.ui.table.choosing import Choosing, Offering
from soiree.ui.table.playback import Playback
from soiree.ui.table.shown import Shown
from soiree.ui.table.targets import Offer, Place, Targets

_WAYS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}
"""The arrows: rows down, and columns to the right."""

_STYLE = """
#cardGrid { background: palette(window); border: 1px solid palette(mid); border-radius: 10px; }
#cardGrid QToolButton { border: 4px solid transparent; border-radius: 9px; background: none;
    margin: 0; padding: 3px; }
#cardGrid QToolButton:hover { background: palette(mid); }
#cardGrid QToolButton:focus { border: 4px double palette(window-text); }
#cardGrid #hinted { border: 3px dashed palette(window-text); padding: 4px; }
"""


class OfferedCards(QObject):
    """Opens a grid of the cards that are offered, while a place is selected and they come next.

    Attributes:
        grid: the cards, while they lie over the table.

    Signals:
        closed: the cards were put away, whether or not one was chosen.
    """

    closed = Signal()

    def __init__(
        self,
        table: QGraphicsView,
        choosing: Choosing,
        choice: Choice,
        playback: Playback,
        shown: Shown,
        arts: Sequence[CardArt],
    ) -> None:
        """
        Args:
            arts: the pictures of the cards, at each of the layout's widths.
        """
        super().__init__(table)
        self.grid: CardGrid | None = None
        self._table: QGraphicsView = proxy(table)
        self._choosing = choosing
        self._choice = choice
        self._playback = playback
        self._shown = shown
        self._arts = arts
        self._selected: Targets = ()  # what the grid was opened for

    def show(self, hinted: Targets) -> None:
        """Bring the grid up to what is selected now.

        Args:
            hinted: what is pointed out to the person; a card among it is pointed out here.
        """
        offered = self._offered()
        if offered and self._selected == self._choice.selected and self.grid is not None:
            return
        self._close()
        if offered:
            self._open(offered, hinted)

    def put_away(self) -> None:
        """Close the grid, if it is open: nothing is selected then."""
        if self.grid is not None:
            self._choice.select(())

    def _offered(self) -> list[Card]:
        if not any(isinstance(each, Place) for each in self._choice.selected):
            return []
        return [each.card for each in self._choice.following() if isinstance(each, Offer)]

    def _open(self, cards: Iterable[Card], hinted: Targets) -> None:
        offering = self._choosing.offering(self._shown.moment())
        self._selected = self._choice.selected
        grid = CardGrid(self._table.viewport(), offering, cards, self._arts[offering.size])
        grid.chosen.connect(self._choose)
        grid.closed.connect(self.put_away)
        self.grid = grid
        grid.open()
        if {each for each in self._selected if isinstance(each, Place)} <= set(hinted):
            for card in (each.card for each in hinted if isinstance(each, Offer)):
                grid.point_at(card)

    def _choose(self, card: Card) -> None:
        # A card that was dragged to the place may be on its way back still.
        self._playback.hurry()
        self._choice.activate(Offer(card))

    def _close(self) -> None:
        if self.grid is None:
            return
        grid, self.grid = self.grid, None
        grid.put_away()
        self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        self.closed.emit()


class CardGrid(QFrame):
    """Cards in a column for each rank; arrows move about, Enter or a click chooses.

    Signals:
        chosen: the card that was chosen.
        closed: the grid was put away without a card.
    """

    chosen = Signal(int)
    closed = Signal()

    def __init__(
        self, parent: QWidget, offering: Offering, cards: Iterable[Card], art: CardArt
    ) -> None:
        super().__init__(parent)
        self._around = parent
        self.setObjectName("cardGrid")
        self.setStyleSheet(_STYLE)
        title = QLabel(offering.title)
        title.setFont(theme.font(theme.LEAD, bold=True))
        close = QToolButton()
        close.setText("✕")
        close.setAutoRaise(True)
        close.setAccessibleName(offering.closing)
        close.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        close.clicked.connect(self.closed)
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
        """The buttons, one for each card that is offered."""
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
        """Be gone; nothing is said of it."""
        self.hide()
        self.deleteLater()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = self.focusWidget()
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(
            focused, QToolButton
        ):
            focused.click()
        else:
            # What is typed belongs to the table: `7h` is a choice too.
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
        button.clicked.connect(lambda: self.chosen.emit(card))
        self._cells.addWidget(button, row, column)
        self._buttons[row, column] = button

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
