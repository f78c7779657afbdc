"""Memory of a round of Soi: a grid of ranks and suits, and the questions that were asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    Qt,
)
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QLabel,
    QListWidget,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTabBar,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from soiree.core.cards import DIAMONDS, HEARTS, RANKS, Card, make
from soiree.core.views import View, onlooker
from soiree.core.zones import Seat
from soiree.games.soi.deals import Question
from soiree.games.soi.public_knowledge import PublicKnowledge
from soiree.ui.game_window import SidePage
from soiree.ui.style import theme, words
from soiree.ui.style.theme import LEAD, STEP, TEXT
from soiree.ui.style.translation import tr

if TYPE_CHECKING:
    # Loaded where a belief is first wanted.
    from soiree.games.soi.ai.belief import Probabilities

Index = QModelIndex | QPersistentModelIndex

_ACES_FIRST = (len(RANKS) - 1, *range(len(RANKS) - 1))
_SUIT_SIGNS = "♠♥♦♣"

_HEADS = 7 * STEP // 2
"""The height of the heads of the columns."""

_LEAST = 18
"""The least height of a row, and width of a column."""


class MemoryPage(SidePage):
    """Who surely has which card, who surely has not, and what was asked.

    Where a finished match is reviewed, also how likely each player has each card. In
    play that would be help that nobody asked for.

    Attributes:
        ways: of seeing the grid; not seen itself where there is only the first, what is certain.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[View, PublicKnowledge, Sequence[str], Seat] | None = None
        self.ways = QTabBar()
        self.ways.setDrawBase(False)
        self.ways.setExpanding(False)
        self.ways.addTab(tr("Certain"))
        self.ways.addTab(tr("Belief"))
        self.ways.setTabToolTip(0, tr("What is certain to anybody who listened"))
        self.ways.setTabToolTip(1, tr("How likely each player has each card"))
        self.ways.hide()
        self.ways.currentChanged.connect(self._show_grid)
        self._model = _GridModel()
        self._grid = QTableView()
        self._grid.setModel(self._model)
        self._grid.setHorizontalHeader(_Suits(self._grid))
        self._grid.setItemDelegate(_CellPainter(self._model, self._grid))
        self._grid.setShowGrid(False)
        self._grid.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self._grid.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for header in (self._grid.horizontalHeader(), self._grid.verticalHeader()):
            header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
            header.setMinimumSectionSize(_LEAST)
            header.setHighlightSections(False)
        # In the lowest rows there is no room for a J above and below.
        self._grid.verticalHeader().setStyleSheet("QHeaderView::section { padding: 0 3px; }")
        self._grid.horizontalHeader().setFixedHeight(_HEADS)
        frame = 2  # that of the focus
        self._grid.setMinimumHeight(_HEADS + len(RANKS) * _LEAST + frame)
        self._grid.setMaximumHeight(54 * STEP)
        self._legend = QLabel()
        self._legend.setWordWrap(True)
        self._legend.setFont(theme.font(TEXT))
        self._questions = QListWidget()
        self._questions.setAccessibleName(tr("Questions of this round, latest first"))
        self._questions.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self._questions.setWordWrap(True)
        self._questions.setFrameShape(QListWidget.Shape.NoFrame)
        self._questions.setSpacing(2)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(STEP, STEP, STEP, STEP)
        layout.setSpacing(STEP)
        layout.addWidget(self.ways)
        layout.addWidget(self._grid, 5)
        layout.addWidget(self._legend)
        layout.addWidget(self._questions, 3)

    def show_view(
        self, view: View, names: Sequence[str], viewer: Seat, *, reviewing: bool = False
    ) -> None:
        """Show the memory of a round.

        Args:
            reviewing: whether the match was over before, so that the belief may be seen.
        """
        known = PublicKnowledge.of(view)
        self._shown = view, known, names, viewer
        self.ways.setVisible(reviewing)
        self._show_grid()
        self._questions.clear()
        for question in reversed(known.questions):
            self._questions.addItem(_told(question, names, viewer))

    def _show_grid(self) -> None:
        if self._shown is None:
            return
        view, known, names, viewer = self._shown
        # Nobody sits there, or the screen is being handed on: then it is what all could tell.
        knows = viewer if viewer == view.seat else words.NOBODY
        probabilities = None
        if self.ways.isVisibleTo(self) and self.ways.currentIndex():
            from soiree.games.soi.ai import belief as soi_belief

            if knows == words.NOBODY:
                view = replace(view, seat=onlooker(view.seats))
            probabilities = soi_belief.probabilities(view)
        self._model.show_known(known, probabilities, names, knows)
        if probabilities is None:
            self._grid.setAccessibleName(tr("Who surely has which card"))
            self._legend.setTextFormat(Qt.TextFormat.PlainText)
            self._legend.setText(_legend(names))
        else:
            self._grid.setAccessibleName(tr("Who may have which card"))
            self._legend.setTextFormat(Qt.TextFormat.RichText)
            self._legend.setText(_legend_of_belief(names, knows))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._show_grid()


def initials(names: Sequence[str]) -> list[str]:
    """The shortest beginnings, of equal length, that tell the names apart."""
    for length in range(1, max(map(len, names), default=0) + 1):
        short = [name[:length] for name in names]
        if len(set(short)) == len(names):
            return short
    return list(names)


def _legend(names: Sequence[str]) -> str:
    text = tr("A name: surely has it. A letter struck out: surely has not. {letters}.")
    return text.format(letters=_listed(initials(names), names))


def _legend_of_belief(names: Sequence[str], knows: Seat) -> str:
    """In rich text, with the letters on the colours of the strips."""
    text = (
        tr(
            "A name: surely has it. A strip: how likely its player has it, as far as anybody could "
            "tell who listened. {letters}."
        )
        if knows == words.NOBODY
        else tr(
            "A name: surely has it. A strip: how likely its player has it, as far as you could "
            "tell then. {letters}."
        )
    )
    # Of his own cards nobody is in doubt.
    others = [seat for seat in range(len(names)) if seat != knows]
    letters = initials(names)
    tints = [_tint(seat).name() for seat in others]
    signs = [
        f'<span style="background-color: {tint}">&nbsp;{escape(letters[seat])}&nbsp;</span>'
        for seat, tint in zip(others, tints, strict=True)
    ]
    return text.format(letters=_listed(signs, [escape(names[seat]) for seat in others]))


def _listed(letters: Sequence[str], names: Sequence[str]) -> str:
    """What each letter means, never broken off at the end of a line."""
    text = tr("{letter} = {player}").replace(" ", "\N{NO-BREAK SPACE}")
    return ", ".join(
        text.format(letter=letter, player=name) for letter, name in zip(letters, names, strict=True)
    )


def _tint(seat: Seat) -> QColor:
    """The colour of a player's strips, on which a letter is easy to read."""
    chrome = theme.chrome_of(QApplication.palette())
    return theme.between(chrome.raised, chrome.lines[seat], 0.3)


def _told(question: Question, names: Sequence[str], viewer: Seat) -> str:
    if question.asker == viewer:
        text = (
            tr("You got the {card} from {player}.")
            if question.granted
            else tr("You asked {player} for the {card}: no.")
        )
    elif question.asked == viewer:
        text = (
            tr("{asker} got the {card} from you.")
            if question.granted
            else tr("{asker} asked you for the {card}: no.")
        )
    else:
        text = (
            tr("{asker} got the {card} from {player}.")
            if question.granted
            else tr("{asker} asked {player} for the {card}: no.")
        )
    return text.format(
        asker=names[question.asker],
        player=names[question.asked],
        card=words.card_name(question.card),
    )


class _GridModel(QAbstractTableModel):
    """A row a rank, aces first, and a column a suit; the text of a cell is a sentence."""

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
        """Show what is certain, or with the probabilities what may be believed as well."""
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
        """Who surely has a card."""
        assert self.known is not None
        if self.probabilities is not None:
            possible = [seat for seat, share in enumerate(self.probabilities[card]) if share]
            return possible[0] if len(possible) == 1 else None
        return next((s for s in range(len(self.names)) if self.known.must_hold(s, card)), None)

    def without(self, card: Card) -> list[Seat]:
        """Who surely has not."""
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
            text = (
                tr("The {card}: you surely have it.")
                if holder == self._viewer
                else tr("The {card}: {player} surely has it.")
            )
            return text.format(card=name, player=self.names[holder])
        if self.probabilities is not None:
            return self._belief(name, self.probabilities[card])
        if lacking := self.without(card):
            text = tr("The {card}: surely not with {players}.")
            players = ", ".join(map(self._called, lacking))
            return text.format(card=name, players=players)
        return tr("The {card}: nothing is certain.").format(card=name)

    def _belief(self, card: str, probabilities: Sequence[float]) -> str:
        players = ", ".join(
            tr("{player} {percent} %").format(
                player=self.names[seat],
                # Hardly possible is not impossible, and all but certain not certain.
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


class _Suits(QHeaderView):
    """The heads of the columns, in the colours of the suits, which a style sheet cannot say."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        chrome = theme.chrome_of(QApplication.palette())
        painter.setFont(theme.font(LEAD))
        painter.setPen(chrome.lines[2] if section in (HEARTS, DIAMONDS) else chrome.text)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, _SUIT_SIGNS[section])


class _CellPainter(QStyledItemDelegate):
    """A cell at a glance.

    The name of who has it, or the letters of who has not, struck out, or strips for who may have.
    """

    def __init__(self, model: _GridModel, view: QTableView) -> None:
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
        """A strip for each who may have it, as long as its share, with a letter if it has room."""
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
            painter.fillRect(strip.adjusted(0, 0, -seam, 0), _tint(seat))
            if metrics.horizontalAdvance(letter) + STEP / 2 <= strip.width():
                painter.setPen(chrome.text)
                painter.drawText(strip, Qt.AlignmentFlag.AlignCenter, letter)

    def _strike_out(
        self, painter: QPainter, cell: QRectF, lacking: Sequence[Seat], chrome: theme.Chrome
    ) -> None:
        """The letters of those who have not, each at its own place, as large as there is room."""
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
            # The stroke leaves a gap to the next letter's.
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
