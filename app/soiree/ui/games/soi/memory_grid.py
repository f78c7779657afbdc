"""The grid of what is known in a round of Soi: rows are ranks, columns suits, cells sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    Qt,
)
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import (
    QApplication,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from soiree.core.cards import DIAMONDS, HEARTS, RANKS, Card, make
from soiree.core.names import shown_name
from soiree.core.zones import Seat
from soiree.games.soi.public_knowledge import PublicKnowledge
from soiree.ui.style import theme, words
from soiree.ui.style.theme import LEAD, STEP, TEXT
from soiree.ui.style.translation import tr

if TYPE_CHECKING:
    # The page loads this module when it first shows probabilities.
    from soiree.games.soi.ai.belief import Probabilities

Index = QModelIndex | QPersistentModelIndex

_ACES_FIRST = (len(RANKS) - 1, *range(len(RANKS) - 1))
_SUIT_SIGNS = "♠♥♦♣"


class GridModel(QAbstractTableModel):
    """A table model: a row for each rank, aces first, and a column for each suit.

    The text of a cell is a sentence about its card.
    """

    def __init__(self) -> None:
        super().__init__()
        self.names: Sequence[str] = ()
        self.letters: Sequence[str] = ()
        self.known: PublicKnowledge | None = None
        self.probabilities: Probabilities | None = None
        self._viewer: Seat = words.NOBODY

    def show_known(
        self,
        known: PublicKnowledge,
        probabilities: Probabilities | None,
        names: Sequence[str],
        viewer: Seat,
    ) -> None:
        """Show certain knowledge; probabilities, if given, add likely holders."""
        self.beginResetModel()
        self.known, self.probabilities, self._viewer = known, probabilities, viewer
        self.names, self.letters = tuple(names), initials(names)
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent and parent.isValid() else len(RANKS)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent and parent.isValid() else 4

    def card(self, index: Index) -> Card:
        return make(_ACES_FIRST[index.row()], index.column())

    def holder(self, card: Card) -> Seat | None:
        """The player who certainly holds a card; None if nobody does."""
        assert self.known is not None
        if self.probabilities is not None:
            possible = [seat for seat, share in enumerate(self.probabilities[card]) if share]
            return possible[0] if len(possible) == 1 else None
        return next((s for s in range(len(self.names)) if self.known.must_hold(s, card)), None)

    def without(self, card: Card) -> list[Seat]:
        """The players who cannot hold a card."""
        assert self.known is not None
        return [s for s in range(len(self.names)) if self.known.cannot_hold(s, card)]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        roles = (
            Qt.ItemDataRole.DisplayRole,
            Qt.ItemDataRole.AccessibleTextRole,
            Qt.ItemDataRole.ToolTipRole,
        )
        if self.known is None or role not in roles:
            return None
        return self._sentence(self.card(index))

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
                return RANKS[rank] if down else _SUIT_SIGNS[section]
            case Qt.ItemDataRole.AccessibleTextRole:
                return words.rank_name(rank) if down else words.suit_name(section)
            case Qt.ItemDataRole.FontRole:
                return theme.font(TEXT, figures=True)
            case Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignCenter
            case _:
                return None

    def _sentence(self, card: Card) -> str:
        assert self.known is not None
        name = words.card_name(card)
        owner, holder = self.known.owners.get(card), self.holder(card)
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
            players = ", ".join(map(self._called, lacking))
            return text.format(card=name, players=players)
        return tr("The {card}: nothing is certain.").format(card=name)

    def _belief(self, card: str, probabilities: Sequence[float]) -> str:
        players = ", ".join(
            tr("{player} {percent}%").format(
                player=self.names[seat],
                # Neither 0 % nor 100 %: only certain knowledge is certain.
                percent=min(max(round(100 * share), 1), 99),
            )
            for seat, share in enumerate(probabilities)
            if share
        )
        if not players:
            return tr("The {card}: in nobody’s hand.").format(card=card)
        return tr("The {card}: {players}.").format(card=card, players=players)

    def _called(self, seat: Seat) -> str:
        return tr("you") if seat == self._viewer else self.names[seat]


class SuitHeader(QHeaderView):
    """Column headers in the colours of the suits, which style sheets cannot set."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        chrome = theme.chrome_of(QApplication.palette())
        painter.setFont(theme.font(LEAD))
        painter.setPen(chrome.lines[2] if section in (HEARTS, DIAMONDS) else chrome.text)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, _SUIT_SIGNS[section])


class CellPainter(QStyledItemDelegate):
    """Paints a cell.

    The cell shows the holder's name, the struck-out initials of players without the card, or a
    strip
    for each possible holder.
    """

    def __init__(self, model: GridModel, view: QTableView) -> None:
        super().__init__(view)
        self._model = model

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        known = self._model.known
        if known is None:
            return
        card = self._model.card(index)
        chrome = theme.chrome_of(QApplication.palette())
        cell = QRectF(option.rect).adjusted(2, 2, -2, -2)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        owner, holder = known.owners.get(card), self._model.holder(card)
        if owner is not None:
            painter.setFont(theme.font(TEXT))
            painter.setPen(chrome.faint)
            _centred(painter, cell, self._model.names[owner])
            painter.drawLine(cell.bottomLeft(), cell.bottomRight())
        elif holder is not None:
            painter.setBrush(chrome.text)
            painter.drawRoundedRect(cell, STEP / 2, STEP / 2)
            painter.setFont(theme.font(TEXT, bold=True))
            painter.setPen(chrome.window)
            _centred(painter, cell, self._model.names[holder])
        else:
            painter.setBrush(chrome.raised)
            painter.drawRoundedRect(cell, STEP / 2, STEP / 2)
            if self._model.probabilities is None:
                self._strike_out(painter, cell, self._model.without(card), chrome)
            else:
                self._lay_strips(painter, cell, self._model.probabilities[card], chrome)
        painter.restore()

    def _lay_strips(
        self, painter: QPainter, cell: QRectF, probabilities: Sequence[float], chrome: theme.Chrome
    ) -> None:
        outline = QPainterPath()
        outline.addRoundedRect(cell, STEP / 2, STEP / 2)
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


def _centred(painter: QPainter, cell: QRectF, name: str) -> None:
    width = int(cell.width()) - STEP // 2
    text = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, width)
    painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, text)


def initials(names: Sequence[str]) -> list[str]:
    """The shortest prefixes of equal length that tell the names apart."""
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
