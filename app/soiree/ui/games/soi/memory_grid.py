"""The grid of known cards in a round of Soi: a row for each rank, a sentence in each cell."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractTableModel, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QApplication, QHeaderView, QStyleOptionViewItem, QTableView, QWidget

from soiree.core.cards import DIAMONDS, HEARTS, RANKS, Card, Rank, make
from soiree.core.names import shown_name
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soi.knowledge import Knowledge
from soiree.games.soi.reasons import Statement, hold_some, holds, lack, reasons
from soiree.ui.games.soi.knowledge_words import reason_sentences
from soiree.ui.item_views import Index, PaintedItems
from soiree.ui.language import words
from soiree.ui.language.translation import tr
from soiree.ui.style import theme
from soiree.ui.style.panels import write
from soiree.ui.style.theme import LEAD, STEP, TEXT
from soiree.ui.table.felt.items import rounded

_ACES_FIRST = (len(RANKS) - 1, *range(len(RANKS) - 1))
_HEADS = (*words.SUIT_SIGNS, "1+")
SOME = 4
"""The column of the players who must hold at least one card of the rank."""


class GridModel(QAbstractTableModel):
    """A table model: a row for each rank, aces first, a column for each suit, and `SOME`.

    The text of a cell is a sentence about its card; the tooltip adds the facts from
    which the sentence follows. The table is empty before the first `show_known`.
    """

    known: Knowledge
    probabilities: Sequence[Sequence[float]] | None
    letters: Sequence[str]
    _viewer: Seat
    _view: View
    _is_public: bool

    def __init__(self) -> None:
        super().__init__()
        self.names: Sequence[str] = ()

    def show_known(
        self,
        view: View,
        probabilities: Sequence[Sequence[float]] | None,
        names: Sequence[str],
        viewer: Seat,
        *,
        is_public: bool,
    ) -> None:
        """Show certain knowledge; probabilities, if given, add likely holders.

        Args:
            probabilities: by card and by seat, as in `Deals.probabilities`.
            is_public: True to leave out all knowledge that needs the hand of the view's seat.
        """
        self.beginResetModel()
        self._view, self._is_public = view, is_public
        self.known = Knowledge.public(view) if is_public else Knowledge.of_seat(view)
        self.probabilities, self._viewer = probabilities, viewer
        self.names, self.letters = tuple(names), initials(names)
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if not self.names or (parent and parent.isValid()) else len(RANKS)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent and parent.isValid() else len(_HEADS)

    def rank(self, index: Index) -> Rank:
        rank: Rank = _ACES_FIRST[index.row()]
        return rank

    def card(self, index: Index) -> Card:
        return make(self.rank(index), index.column())

    def without(self, card: Card) -> list[Seat]:
        """The players who cannot hold a card."""
        return [s for s in range(len(self.names)) if self.known.cannot_hold(s, card)]

    def with_some(self, rank: Rank) -> list[Seat]:
        """The players who must hold some card of a rank, without one that they surely hold."""
        sure = {self.known.holder(make(rank, suit)) for suit in range(4)}
        seats = [s for s in range(len(self.names)) if self.known.must_hold_some(s, rank)]
        return [seat for seat in seats if seat not in sure]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._said(index)
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return self._reason(index)
            case Qt.ItemDataRole.ToolTipRole:
                return f"{self._said(index)} {self._reason(index)}".strip()
            case _:
                return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        down = orientation is Qt.Orientation.Vertical
        rank = _ACES_FIRST[section] if down else 0
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return words.rank_sign(rank) if down else _HEADS[section]
            case Qt.ItemDataRole.ToolTipRole if section == SOME and not down:
                return tr("Who must hold at least one card of the rank")
            case Qt.ItemDataRole.AccessibleTextRole if section == SOME and not down:
                return tr("at least one")
            case Qt.ItemDataRole.AccessibleTextRole:
                return words.rank_name(rank) if down else words.suit_name(section)
            case Qt.ItemDataRole.FontRole:
                return theme.font(TEXT, figures=True)
            case Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignCenter
            case _:
                return None

    def _said(self, index: Index) -> str:
        if index.column() != SOME:
            return self._sentence(self.card(index))
        name = words.rank_name(self.rank(index))
        if seats := self.with_some(self.rank(index)):
            players = words.listed([*map(self._called, seats)])
            return tr("At least one {rank}: {players}.").format(rank=name, players=players)
        return tr("At least one {rank}: nobody else for certain.").format(rank=name)

    def _reason(self, index: Index) -> str:
        """The facts from which the sentence of a cell follows; empty if uncertain or obvious."""
        statement = self._statement(index)
        if statement is None or self.probabilities is not None:
            return ""
        found = reasons(self._view, statement, public=self._is_public)
        return reason_sentences(found, self.names, self._viewer)

    def _statement(self, index: Index) -> Statement | None:
        if self.rank(index) not in self.known.layouts:
            return None
        if index.column() == SOME:
            seats = self.with_some(self.rank(index))
            return hold_some(seats, self.rank(index)) if seats else None
        card = self.card(index)
        holder, lacking = self.known.holder(card), self.without(card)
        if holder is None:
            return lack(lacking, card) if lacking else None
        is_own = holder == self._viewer and not self._is_public
        return None if is_own else holds(holder, card)

    def _sentence(self, card: Card) -> str:
        name = words.card_name(card)
        owner, holder = self.known.owners.get(card), self.known.holder(card)
        if owner is not None:
            text = tr("The {card}: laid down by {player}.")
            return text.format(card=name, player=self._called(owner))
        if holder is not None:
            yours, theirs = tr("The {card}: you have it."), tr("The {card}: {player} has it.")
            return words.sentence_for(holder, self.names, self._viewer, yours, theirs, card=name)
        if self.probabilities is not None:
            return self._belief(name, self.probabilities[card])
        if lacking := self.without(card):
            text = tr("The {card}: not with {players}.")
            players = words.in_row([self._called(seat) for seat in lacking])
            return text.format(card=name, players=players)
        return tr("The {card}: nothing is certain.").format(card=name)

    def _belief(self, card: str, probabilities: Sequence[float]) -> str:
        players = [
            tr("{player} {percent}%").format(
                player=self.names[seat],
                # Neither 0 % nor 100 %: only certain knowledge is certain.
                percent=min(max(round(100 * share), 1), 99),
            )
            for seat, share in enumerate(probabilities)
            if share
        ]
        if not players:
            return tr("The {card}: in nobody’s hand.").format(card=card)
        return tr("The {card}: {players}.").format(card=card, players=words.in_row(players))

    def _called(self, seat: Seat) -> str:
        return tr("you") if seat == self._viewer else self.names[seat]


class SuitHeader(QHeaderView):
    """Column headers in the colours of the suits, which style sheets cannot set."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        chrome = theme.chrome_of(QApplication.palette())
        font = theme.font(TEXT if section == SOME else LEAD)
        ink = chrome.lines[2] if section in (HEARTS, DIAMONDS) else chrome.text
        write(painter, rect, _HEADS[section], font, ink, Qt.AlignmentFlag.AlignCenter)


class CellPainter(PaintedItems):
    """Paints a cell.

    The cell shows the holder's name, the struck-out initials of players without the card, or a
    strip for each possible holder; in the column `SOME`, initials.
    """

    def __init__(self, model: GridModel, view: QTableView) -> None:
        super().__init__(view)
        self._model = model

    def paint_item(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        chrome = theme.chrome_of(QApplication.palette())
        cell = QRectF(option.rect).adjusted(2, 2, -2, -2)
        if index.column() == SOME:
            seats = self._model.with_some(self._model.rank(index))
            letters = " ".join(self._model.letters[seat] for seat in seats)
            _write(painter, cell, letters, chrome.text)
        else:
            self._paint_card(painter, cell, self._model.card(index), chrome)

    def _paint_card(
        self, painter: QPainter, cell: QRectF, card: Card, chrome: theme.Chrome
    ) -> None:
        known = self._model.known
        owner, holder = known.owners.get(card), known.holder(card)
        if owner is not None:
            _write(painter, cell, self._model.names[owner], chrome.faint, bold=False)
            painter.drawLine(cell.bottomLeft(), cell.bottomRight())
        elif holder is not None:
            painter.fillPath(rounded(cell, STEP / 2), chrome.text)
            _write(painter, cell, self._model.names[holder], chrome.window)
        else:
            painter.fillPath(rounded(cell, STEP / 2), chrome.raised)
            if self._model.probabilities is None:
                self._strike_out(painter, cell, self._model.without(card), chrome)
            else:
                self._lay_strips(painter, cell, self._model.probabilities[card], chrome)

    def _lay_strips(
        self, painter: QPainter, cell: QRectF, probabilities: Sequence[float], chrome: theme.Chrome
    ) -> None:
        outline = rounded(cell, STEP / 2)
        painter.setClipPath(outline)
        painter.setFont(theme.font(TEXT))
        metrics = painter.fontMetrics()
        left = cell.left()
        for seat, share in enumerate(probabilities):
            letter = self._model.letters[seat]
            strip = QRectF(left, cell.top(), share * cell.width(), cell.height())
            left = strip.right()
            seam = min(1, strip.width() / 2)
            painter.fillRect(strip.adjusted(0, 0, -seam, 0), tint_of(seat))
            if metrics.horizontalAdvance(letter) + STEP / 2 <= strip.width():
                painter.setPen(chrome.text)
                painter.drawText(strip, Qt.AlignmentFlag.AlignCenter, letter)

    def _strike_out(
        self, painter: QPainter, cell: QRectF, lacking: Sequence[Seat], chrome: theme.Chrome
    ) -> None:
        letters = self._model.letters
        width = cell.width() / len(letters)
        for size in (LEAD, TEXT):
            painter.setFont(theme.font(size))
            metrics = painter.fontMetrics()
            if max(map(metrics.horizontalAdvance, letters)) + STEP / 2 <= width:
                break
        for seat in lacking:
            place = QRectF(cell.left() + seat * width, cell.top(), width, cell.height())
            painter.setPen(chrome.text)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, letters[seat])
            # The strokes of neighbouring letters do not touch.
            reach = min(metrics.horizontalAdvance(letters[seat]) / 2 + 1.5, width / 2 - 2)
            stroke = QPointF(reach, -metrics.xHeight() / 2)
            painter.setPen(
                QPen(chrome.lines[2], 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
            )
            painter.drawLine(place.center() - stroke, place.center() + stroke)


def _write(painter: QPainter, cell: QRectF, text: str, ink: QColor, *, bold: bool = True) -> None:
    inside = cell.adjusted(STEP / 4, 0, -STEP / 4, 0)
    write(painter, inside, text, theme.font(TEXT, bold=bold), ink, Qt.AlignmentFlag.AlignCenter)


def initials(names: Sequence[str]) -> list[str]:
    """The first letters of each name, as few as distinguish all names, and equally many each."""
    plain = [shown_name(name) for name in names]
    for length in range(1, max(map(len, plain), default=0) + 1):
        short = [name[:length] for name in plain]
        if len(set(short)) == len(names):
            return short
    return list(names)


def tint_of(seat: Seat) -> QColor:
    """The colour of a player's strips, on which a letter is easy to read."""
    chrome = theme.chrome_of(QApplication.palette())
    return theme.between(chrome.raised, chrome.lines[seat], 0.3)
