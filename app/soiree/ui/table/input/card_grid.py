"""A grid over the table for the choice of a card that is not on the table, by rank and suit."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QGraphicsView, QLabel, QWidget

from soiree.core.cards import DIAMONDS, HEARTS, SUITS, Card, rank_of, suit_of
from soiree.core.entries import Move
from soiree.ui.decks import CardArt
from soiree.ui.language.words import SUIT_SIGNS, suit_name
from soiree.ui.style import theme
from soiree.ui.style.panels import WAYS, cross, dispose_of, pressed_key
from soiree.ui.style.theme import LEAD, STEP, TEXT
from soiree.ui.table.contract.choosing import Offering
from soiree.ui.table.contract.targets import Offer, Place, Targets
from soiree.ui.table.input.card_cell import EDGE, CardCell
from soiree.ui.table.input.choice import Choice
from soiree.ui.table.parts import TablePart, TableParts

_HEAD, _SIGNS, _FOOT = 5 * STEP, 3 * STEP, 4 * STEP
"""The heights of the title, the suit signs and the line below the cards, at scale 1."""

_CARD = 120
"""The width of a card up to which type has its usual size."""

_GAP = STEP // 2
"""The distance of two columns."""

_LEAST_STRIP, _GOOD_STRIP = 0.21, 0.25
"""The least and the preferred visible part of a covered card, as a share of its height."""


class OfferedCards(TablePart):
    """Opens a grid of the offered cards while a place is selected that an offer may follow.

    Attributes:
        grid: the open grid, if any.

    Signals:
        closed: the grid was closed, with or without a choice.
        marking_chosen: the person turned the marks on or off.
        marked: a grid with marks was opened.
    """

    closed = Signal()
    marking_chosen = Signal(bool)
    marked = Signal()

    def __init__(self, parts: TableParts, choice: Choice, table: QGraphicsView) -> None:
        super().__init__(parts, table)
        self.grid: CardGrid | None = None
        self._choice = choice
        self._selected: Targets = ()  # when the grid was opened

    def show(self, hinted: Move | None) -> None:
        """Open, keep or close the grid, as the selection requires.

        Args:
            hinted: the move that a hint points out; its card is marked.
        """
        offered = self._offered()
        if offered and self._selected == self._choice.selected and self.grid is not None:
            return
        self._close()
        if offered:
            self._open(offered, hinted)

    def place(self) -> None:
        """Lay the grid out after a change of size or look."""
        if self.grid is not None:
            self.grid.lay_out(*self._rooms(), self._shown.now.appearance.palette)

    def put_away(self) -> None:
        """Close the grid, if it is open, and clear the selection."""
        if self.grid is not None:
            self._choice.select(())

    def _offered(self) -> list[Card]:
        if not any(isinstance(each, Place) for each in self._choice.selected):
            return []
        return [each.card for each in self._choice.following() if isinstance(each, Offer)]

    def _open(self, cards: Collection[Card], hinted: Move | None) -> None:
        moment = self._shown.moment()
        offering = self._choosing.offering(moment)
        self._selected = self._choice.selected
        art = self._board.placement.arts[offering.size]
        marks = self._shown.now.appearance.mark_certain
        grid = CardGrid(self._view.viewport(), offering, cards, art, marks=marks)
        grid.chosen.connect(self._choose)
        grid.marking_chosen.connect(self._mark, Qt.ConnectionType.QueuedConnection)
        grid.closed.connect(self.put_away)
        self.grid = grid
        self.place()
        grid.open()
        if marks and offering.marking:
            self.marked.emit()
        ways = () if hinted is None else self._choosing.ways(hinted, moment)
        for way in ways:
            if set(self._selected) <= set(way):
                for each in way:
                    if isinstance(each, Offer):
                        grid.point_at(each.card)

    def _rooms(self) -> tuple[QRect, QRect]:
        """Return the preferred area, which leaves the person's cards visible, and the largest."""
        whole = self._view.viewport().rect().adjusted(STEP, STEP, -STEP, -STEP)
        below = [top for top in self._tops() if top > whole.center().y()]
        above = QRect(whole)
        above.setBottom(min(below, default=whole.bottom()))
        return above, whole

    def _tops(self) -> Iterator[int]:
        for zone, items in self._board.zones.items():
            if zone.owner == self._shown.now.decider:
                for item in items:
                    area = self._view.mapFromScene(item.area())
                    yield area.boundingRect().top()

    def _mark(self, marks: bool) -> None:
        self._shown.change(appearance=replace(self._shown.now.appearance, mark_certain=marks))
        if self.grid is not None:
            grid, self.grid = self.grid, None
            dispose_of(grid)
            self._open(self._offered(), None)
        self.marking_chosen.emit(marks)

    def _choose(self, card: Card) -> None:
        # The card dragged to the place may still be gliding back.
        self._playback.hurry()
        self._choice.activate(Offer(card))

    def _close(self) -> None:
        if self.grid is None:
            return
        grid, self.grid = self.grid, None
        dispose_of(grid)
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.closed.emit()


class CardGrid(QFrame):
    """A column of cards for each suit, a row for each rank; each row covers part of the one before.

    Arrows move the focus; Enter or a click chooses. The line at the foot displays the note of the
    card under the cursor or the focus.

    Signals:
        chosen: a card was clicked, allowed or not.
        closed: the grid was closed without a card.
        marking_chosen: the marks were turned on or off.
    """

    chosen = Signal(int)
    closed = Signal()
    marking_chosen = Signal(bool)

    def __init__(
        self,
        parent: QWidget,
        offering: Offering,
        can_choose: Collection[Card],
        art: CardArt,
        *,
        marks: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("cardGrid")
        self._art = art
        self._advice = offering.advice
        self._title = QLabel(offering.title, self)
        self._close = cross(offering.closing, self.closed.emit, is_flat=True)
        self._close.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._close.setParent(self)
        self._marking = QCheckBox(offering.marking, self)
        self._marking.setVisible(bool(offering.marking))
        self._marking.setChecked(marks)
        self._marking.setToolTip(offering.marking_note)
        self._marking.setAccessibleDescription(offering.marking_note)
        self._marking.toggled.connect(self.marking_chosen)
        self._signs = [self._sign(suit) for suit in range(len(SUITS))]
        ranks = sorted({rank_of(each.card) for each in offering.cards})
        self._cells: dict[tuple[int, int], CardCell] = {}
        for each in sorted(offering.cards, key=lambda each: each.card):
            cell = CardCell(self, each, art, can_choose=each.card in can_choose)
            cell.installEventFilter(self)
            cell.clicked.connect(lambda _=False, card=each.card: self.chosen.emit(card))
            cell.looked_at.connect(self._show_note)
            self._cells[ranks.index(rank_of(each.card)), suit_of(each.card)] = cell
        self._note = QLabel(self, alignment=Qt.AlignmentFlag.AlignCenter)
        self._show_note()
        art.ready.connect(self.update)

    def cards(self) -> list[CardCell]:
        """Return the cards that can be chosen."""
        return [cell for cell in self._cells.values() if cell.can_choose]

    def lay_out(self, room: QRect, whole: QRect, palette: theme.TablePalette) -> None:
        """Take a place over the table.

        Args:
            room: the preferred area.
            whole: the area for a grid that would be crowded in `room`.
        """
        ground = palette.shade if palette.is_dark else palette.light
        self.setStyleSheet(_style_of(palette, ground))
        card = self._art.size.toSize()
        scale = self._write(card.width())
        head, signs, foot = (round(each * scale) for each in (_HEAD, _SIGNS, _FOOT))
        rows = 1 + max(row for row, _ in self._cells)
        beside = head + signs + foot + 2 * EDGE + card.height()  # and the strips
        strip = (room.height() - beside) / max(1, rows - 1)
        if rows > 1 and strip < _GOOD_STRIP * card.height():
            room = whole
            strip = (room.height() - beside) / (rows - 1)
        full = card.height() + 2 * EDGE
        step = int(max(_LEAST_STRIP * card.height(), min(full, strip)))
        wide, column_step = card.width() + 2 * EDGE, card.width() + 2 * EDGE + _GAP
        columns = len(SUITS) * column_step - _GAP
        size = QSize(max(columns, self._least_width()) + 4 * STEP, beside + (rows - 1) * step)
        left = (size.width() - columns) // 2
        for (row, column), cell in self._cells.items():
            seen = full if row == rows - 1 else step
            cell.show_as(palette, ground, seen, scale)
            # The lower edge is hidden below the round corners of the next card.
            reach = min(full, seen + 2 * EDGE + card.width() // 16)
            cell.setGeometry(left + column * column_step, head + signs + row * step, wide, reach)
            cell.raise_()
        for column, sign in enumerate(self._signs):
            sign.setGeometry(left + column * column_step, head, wide, signs)
        self._title.setGeometry(2 * STEP, 0, size.width() - 8 * STEP, head)
        marking = self._marking.sizeHint()
        self._marking.resize(marking)
        right = size.width() - 6 * STEP
        self._marking.move(right - marking.width(), (head - marking.height()) // 2)
        cross = 4 * STEP
        self._close.setGeometry(size.width() - cross - STEP, (head - cross) // 2, cross, cross)
        self._note.setGeometry(STEP, size.height() - foot, size.width() - 2 * STEP, foot)
        self.resize(size)
        self.move(room.center() - self.rect().center())

    def open(self) -> None:
        """Show the grid, with the focus on the first card that can be chosen."""
        self.show()
        self.raise_()
        first = next(iter(self.cards()), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.PopupFocusReason)

    def point_at(self, card: Card) -> None:
        """Mark a card as a hint, and focus it, if it can be chosen."""
        for cell in self.cards():
            if cell.card == card:
                cell.point_out()
                cell.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = self.focusWidget()
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, CardCell):
            focused.click()
        else:
            # Typed text belongs to the table: `7h` is a choice too.
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move the focus from card to card; Qt's own arrows would follow the tab order."""
        key = pressed_key(event)
        if isinstance(watched, CardCell) and key in WAYS:
            self._step(watched, *WAYS[key])
            return True
        return super().eventFilter(watched, event)

    def _write(self, card: int) -> float:
        scale = max(1.0, card / _CARD)
        self._title.setFont(theme.font(round(LEAD * scale), bold=True))
        for line in (self._note, self._marking):
            line.setFont(theme.font(round(TEXT * scale)))
        for sign in self._signs:
            sign.setFont(theme.font(round(LEAD * scale)))
        return scale

    def _sign(self, suit: int) -> QLabel:
        sign = QLabel(SUIT_SIGNS[suit], self, alignment=Qt.AlignmentFlag.AlignCenter)
        sign.setObjectName("red" if suit in (HEARTS, DIAMONDS) else "black")
        sign.setAccessibleName(suit_name(suit))
        return sign

    def _show_note(self, note: str = "", reason: str = "") -> None:
        whole = f"{note} {reason}"
        fits = self._note.fontMetrics().horizontalAdvance(whole) <= self._note.width()
        self._note.setText((whole if reason and fits else note) or self._advice)

    def _least_width(self) -> int:
        notes = [self._advice, *(cell.note for cell in self._cells.values())]
        title = self._title.fontMetrics().horizontalAdvance(self._title.text()) + 6 * STEP
        title += self._marking.sizeHint().width()
        return max(title, *map(self._note.fontMetrics().horizontalAdvance, notes))

    def _step(self, focused: CardCell, right: int, down: int) -> None:
        row, column = next(place for place, cell in self._cells.items() if cell is focused)
        following = self._cells.get((row + down, column + right))
        if following is not None:
            following.setFocus(Qt.FocusReason.OtherFocusReason)


def _style_of(palette: theme.TablePalette, ground: QColor) -> str:
    red = theme.between(theme.RED, palette.ink, 0.45) if palette.is_dark else theme.RED
    edge = theme.between(ground, palette.ink, 0.4)
    return f"""
#cardGrid {{ background: {ground.name()}; border: 1px solid {edge.name()}; border-radius: 12px; }}
#cardGrid QLabel {{ color: {palette.ink.name()}; background: none; border: none; }}
#cardGrid #red {{ color: {red.name()}; }}
#cardGrid QCheckBox {{ color: {palette.ink.name()}; background: none; }}
#cardGrid QToolButton {{ color: {palette.ink.name()}; }}
#cardGrid QToolButton:hover {{ background: {edge.name()}; }}
"""
