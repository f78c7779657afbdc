"""The lane below a replay of Soi: a row for each player, with what they know of each card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QComboBox, QWidget

from soiree.core.cards import DECK, DIAMONDS, HEARTS, RANKS, Card, rank_of, suit_of
from soiree.core.records import Participant
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soi import GAME
from soiree.games.soi.ai.levels import LEVELS, Level
from soiree.games.soi.ai.memory import Memory
from soiree.ui.decks.latest import LatestWork
from soiree.ui.game_window import ReplayLane
from soiree.ui.games.soi.memory_grid import initials, tint_of
from soiree.ui.guests.people import level_name
from soiree.ui.language.translation import tr
from soiree.ui.language.voice import call
from soiree.ui.language.words import NOBODY, SUIT_SIGNS, card_name, in_row, rank_sign, sentence_for
from soiree.ui.style import theme
from soiree.ui.style.panels import column_of, label, painter_on, row_of, shows_tip, write
from soiree.ui.style.theme import LEAD, STEP, TEXT
from soiree.ui.table.felt.items import rounded

_ROW, _RANK, _SUIT = 20, 16, 12
_HEAD = _RANK + _SUIT
_GAP = 3
"""The gap between ranks, in pixels."""

_SMALL = 10
_MANY = 5000
"""The number of events from which a thread finds what the players know."""

_OWN, _ALL = "own", "all"


class _Row(NamedTuple):
    """A player's knowledge.

    Attributes:
        memory_of: the name of the level whose memory the player has; empty for a perfect one.
    """

    seat: Seat
    memory: Memory
    memory_of: str


class MemoryLane(ReplayLane):
    """A grid of which player can have which card, and the choice how well the players remember.

    Attributes:
        grid: the grid.
        way: the choice of memory: the memory of each player's level, or the same memory for all.
    """

    def __init__(self) -> None:
        super().__init__()
        self._views: Sequence[View] = ()
        self._names: Sequence[str] = ()
        self._players: Sequence[Participant] = ()
        self._viewer: Seat = NOBODY
        self._work = LatestWork[list[_Row]](self._show_rows)
        self.destroyed.connect(self._work.close)
        self.way = QComboBox(self)
        call(self.way, tr("What they remember"))
        self.way.addItem(tr("By their levels"), _OWN)
        self.way.addItem(tr("Everything said"), _ALL)
        for name in LEVELS:
            self.way.addItem(tr("Like {level}").format(level=level_name(GAME, name)), name)
        self.way.currentIndexChanged.connect(self._show)
        text = tr("Filled: the player knows who has it. Dashed: forgotten.")
        self._legend = label(text, theme.font(TEXT), wraps=True)
        self.grid = _Grid()
        above = row_of(self.way, (self._legend, 1), spacing=STEP + STEP // 2)
        self.setLayout(column_of(above, self.grid, spacing=STEP // 2))

    def show_position(
        self,
        views: Sequence[View],
        names: Sequence[str],
        players: Sequence[Participant],
        viewer: Seat,
    ) -> None:
        self._views, self._names, self._players = views, names, players
        self._viewer = viewer
        self._show()

    def summary(self) -> str:
        return " ".join(self.grid.sentence(row) for row in self.grid.rows)

    def _show(self) -> None:
        views, players, way = self._views, self._players, self.way.currentData()
        if max((len(view.events) for view in views), default=0) > _MANY:
            self._work.start(lambda _: _rows(views, players, way))
        else:
            self._work.interrupt()
            self._show_rows(_rows(views, players, way))

    def _show_rows(self, rows: Sequence[_Row]) -> None:
        self.grid.show_rows(rows, self._names, self._viewer)
        self.grid.setAccessibleDescription(self.summary())


def _rows(views: Sequence[View], players: Sequence[Participant], way: str) -> list[_Row]:
    return [_row(view, players[view.seat], way) for view in views]


def _row(view: View, player: Participant, way: str) -> _Row:
    name = (player.level or "") if way == _OWN else way
    level: Level | None = LEVELS.get(name)
    words = "" if level is None else level_name(GAME, name)
    return _Row(view.seat, Memory.of(view, level), words)


class _Grid(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.rows: Sequence[_Row] = ()
        self._names: Sequence[str] = ()
        self._viewer: Seat = NOBODY
        self.setAccessibleName(tr("What each player knows"))
        self.setMouseTracking(True)

    def show_rows(self, rows: Sequence[_Row], names: Sequence[str], viewer: Seat) -> None:
        if len(rows) != len(self.rows):
            self.updateGeometry()
        self.rows, self._names, self._viewer = rows, names, viewer
        self.setFixedHeight(self.sizeHint().height())
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(80 * STEP, _HEAD + _ROW * len(self.rows))

    # --- in words --------------------------------------------------------------------------------

    def sentence(self, row: _Row) -> str:
        """A sentence that says how much a player knows."""
        known, forgotten = row.memory.count_known(), row.memory.count_forgotten()
        if not forgotten:
            yours = tr("You know where %n cards of others are.", "", known)
            theirs = tr("{player} knows where %n cards of others are.", "", known)
        else:
            yours = tr(
                "You know where %n cards of others are, but have forgotten {forgotten}.", "", known
            )
            theirs = tr(
                "{player} knows where %n cards of others are, but has forgotten {forgotten}.",
                "",
                known,
            )
        return self._say(row, yours, theirs, forgotten=forgotten)

    def _say(self, row: _Row, yours: str, theirs: str, **words: object) -> str:
        return sentence_for(row.seat, self._names, self._viewer, yours, theirs, **words)

    def words_at(self, point: QPoint) -> str:
        """A player's knowledge of the card at a point, or of the whole round."""
        number = (point.y() - _HEAD) // _ROW
        if not 0 <= number < len(self.rows):
            return ""
        row = self.rows[number]
        if point.x() < self._label_width():
            return self._round_sentence(row)
        card = next((c for c in DECK if self.cell(number, c).contains(point)), None)
        return "" if card is None else self._card_sentence(row, card)

    def _round_sentence(self, row: _Row) -> str:
        asked, remembered = row.memory.asked, row.memory.remembered
        yours = tr("You remember {remembered} of %n questions of this round.", "", asked)
        theirs = tr("{player} remembers {remembered} of %n questions of this round.", "", asked)
        told = self._say(row, yours, theirs, remembered=remembered)
        return f"{told} {self.sentence(row)}"

    def _card_sentence(self, row: _Row, card: Card) -> str:
        memory = row.memory
        holder, could = memory.known(card), memory.forgotten(card)
        if card in memory.laid:
            yours = theirs = tr("The {card} lies on the table.")
        elif not memory.could[card]:
            yours = theirs = tr("Nobody holds the {card}.")
        elif card in memory.own:
            yours, theirs = tr("You hold the {card}."), tr("{player} holds the {card}.")
        elif holder == self._viewer:
            yours = theirs = tr("{player} knows that you have the {card}.")
        elif could == self._viewer:
            yours = theirs = tr(
                "{player} could know that you have the {card}, but has forgotten it."
            )
        elif holder is not None:
            yours = tr("You know that {holder} has the {card}.")
            theirs = tr("{player} knows that {holder} has the {card}.")
        elif could is not None:
            yours = tr("You could know that {holder} has the {card}, but have forgotten it.")
            theirs = tr("{player} could know that {holder} has the {card}, but has forgotten it.")
        else:
            yours = tr("You do not know who has the {card}. Possible: {holders}.")
            theirs = tr("{player} does not know who has the {card}. Possible: {holders}.")
        found = holder if holder is not None else could
        named = "" if found is None else self._names[found]
        possible = [
            tr("you") if seat == self._viewer else name
            for seat, name in enumerate(self._names)
            if memory.does[card] >> seat & 1
        ]
        return self._say(
            row, yours, theirs, card=card_name(card), holder=named, holders=in_row(possible)
        )

    # --- what it looks like ----------------------------------------------------------------------

    def _label_width(self) -> int:
        bold, plain = (QFontMetrics(theme.font(TEXT, bold=each)) for each in (True, False))
        widest = max(
            bold.horizontalAdvance(self._names[row.seat]) + plain.horizontalAdvance(row.memory_of)
            for row in self.rows
        )
        return min(widest + 3 * STEP, self.width() // 6)

    def cell(self, row: int, card: Card) -> QRect:
        """The rectangle of a card in a player's row."""
        label = self._label_width()
        room = self.width() - label - _GAP * len(RANKS)
        left, right = (
            label + room * place // len(DECK) + _GAP * rank_of(card) for place in (card, card + 1)
        )
        return QRect(left, _HEAD + row * _ROW, right - left, _ROW)

    def event(self, event: QEvent) -> bool:
        return shows_tip(self, event, self.words_at) or super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        chrome = theme.chrome_of(self.palette())
        if not self.rows:
            return
        self._paint_head(painter, chrome)
        letters = initials(self._names)
        for number, row in enumerate(self.rows):
            self._paint_label(painter, number, row, chrome)
            for card in DECK:
                cell = QRectF(self.cell(number, card))
                self._paint_card(painter, cell, row.memory, card, letters)

    def _paint_head(self, painter: QPainter, chrome: theme.Chrome) -> None:
        small, bold = theme.font(TEXT), theme.font(TEXT, bold=True, figures=True)
        small.setPixelSize(_SMALL)
        for rank in range(len(RANKS)):
            group = self.cell(0, rank * 4) | self.cell(0, rank * 4 + 3)
            head = QRect(group.left(), 0, group.width(), _RANK)
            write(painter, head, rank_sign(rank), bold, chrome.text, Qt.AlignmentFlag.AlignCenter)
        painter.setFont(small)
        for card in DECK:
            suit, cell = suit_of(card), self.cell(0, card)
            painter.setPen(chrome.lines[2] if suit in (HEARTS, DIAMONDS) else chrome.faint)
            sign = QRect(cell.left(), _RANK, cell.width(), _SUIT)
            painter.drawText(sign, Qt.AlignmentFlag.AlignCenter, SUIT_SIGNS[suit])

    def _paint_label(self, painter: QPainter, number: int, row: _Row, chrome: theme.Chrome) -> None:
        area = QRect(0, _HEAD + number * _ROW, self._label_width() - STEP, _ROW)
        name, bold = self._names[row.seat], theme.font(TEXT, bold=True)
        write(painter, area, name, bold, chrome.text)
        if row.memory_of:
            rest = area.adjusted(QFontMetrics(bold).horizontalAdvance(name) + STEP // 2, 0, 0, 0)
            write(painter, rest, row.memory_of, theme.font(TEXT), chrome.faint)

    def _paint_card(
        self, painter: QPainter, cell: QRectF, memory: Memory, card: Card, letters: Sequence[str]
    ) -> None:
        chrome = theme.chrome_of(self.palette())
        box = cell.adjusted(0.5, 1.5, -0.5, -1.5)
        painter.setPen(Qt.PenStyle.NoPen)
        if card in memory.laid or not memory.could[card]:
            painter.fillRect(QRectF(box.left(), box.center().y(), box.width(), 1), chrome.line)
            return
        if card in memory.own:
            painter.setBrush(chrome.faint)
            painter.drawEllipse(box.center(), 2.5, 2.5)
            return
        known, forgotten = memory.known(card), memory.forgotten(card)
        holder = known if known is not None else forgotten
        if holder is None:
            painter.fillPath(rounded(box, 2), chrome.raised)
            return
        if known is not None:
            painter.fillPath(rounded(box, 2), tint_of(holder))
        else:
            dashes = QPen(chrome.faint, 1, Qt.PenStyle.DashLine)
            painter.strokePath(rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), 2), dashes)
        font = theme.font(TEXT, bold=known is not None)
        if box.width() < LEAD:
            font.setPixelSize(_SMALL)
        painter.setFont(font)
        painter.setPen(chrome.text if known is not None else chrome.faint)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letters[holder][:2])
