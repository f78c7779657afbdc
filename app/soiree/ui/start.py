"""The start page: a tile for each game, with a picture of its table and what it is about."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from soiree.core.cards import card
from soiree.core.games import Game
from soiree.ui import theme
from soiree.ui.decks import CardArt, Deck
from soiree.ui.theme import HEADING, LEAD, STEP, TEXT, TITLE

_tr = QCoreApplication.translate

_TILE = QSize(60 * STEP, 50 * STEP)
"""The largest that a tile becomes."""


_ROOM_FOR_LEAD = 660
"""The height from which the line below the title has room beside two rows of tiles."""

# On the felt, whatever the colours of the menus are and become.
_ON_FELT = """
QLabel {{ color: {ink}; }}
QPushButton {{ background: transparent; color: {ink}; border: 1px solid {ink};
    padding: 6px 11px; }}
QPushButton:default {{ background: {ink}; color: {ground}; }}
QPushButton:focus {{ border: 2px solid {brass}; padding: 5px 10px; }}
"""


@dataclass(frozen=True, slots=True)
class _About:
    """What a tile says of a game, and the picture above it.

    Attributes:
        picture: cards from the lowest up: which (empty for a back), where its centre is, in
            card widths from the middle, and how many degrees it is turned.
    """

    goal: str
    players: str
    minutes: str
    picture: Sequence[tuple[str, float, float, float]]


def _about(name: str) -> _About:
    match name:
        case "soy":
            return _About(
                _tr("Start", "Outbid your rival card by card until your whole hand is one suit."),
                _tr("Start", "2 players"),
                _tr("Start", "10 minutes"),
                [("9H", -1.3, 0, -4), ("4D", 1.3, 0, 5), ("AS", -0.3, 0, 0), ("QC", 0.3, 0.05, 3)],
            )
        case "soureh":
            return _About(
                _tr("Start", "Swap cards until your four coops are valid, then say Soureh."),
                _tr("Start", "2 to 4 players"),
                _tr("Start", "20 minutes"),
                [
                    (text, x, y, 0)
                    for x, face in ((-1.65, "AH"), (-0.55, "6D"), (0.55, "9S"), (1.65, "10C"))
                    for text, y in (("", 0.14), (face, -0.14))
                ],
            )
        case "pariah":
            return _About(
                _tr("Start", "Build four valid coops while kings, queens and jacks upset them."),
                _tr("Start", "2 players"),
                _tr("Start", "20 minutes"),
                [
                    ("", -1.1, 0.1, -8),
                    ("", 1.1, 0.1, 8),
                    ("JC", -0.5, 0, -4),
                    ("KH", 0.4, -0.05, 3),
                ],
            )
        case "soi":
            return _About(
                _tr(
                    "Start", "Ask for cards, remember every answer, and collect all four of a rank."
                ),
                _tr("Start", "4 players"),
                _tr("Start", "20 minutes"),
                [
                    ("7S", -0.9, 0.1, -18),
                    ("7H", -0.3, -0.02, -6),
                    ("7D", 0.3, -0.02, 6),
                    ("7C", 0.9, 0.1, 18),
                ],
            )
        case "spy":
            return _About(
                _tr("Start", "Race to place your cards, all at once, and be rid of your points."),
                _tr("Start", "1 to 12 players"),
                _tr("Start", "10 minutes"),
                [("5H", -1.7, 0, 0), ("6C", -0.6, 0, 0), ("JD", 0.5, 0, 0), ("QS", 1.75, -0.1, 12)],
            )
        case "soda":
            return _About(
                _tr("Start", "Play as high as the last card or higher, and win the scoring cards."),
                _tr("Start", "2 to 6 players"),
                _tr("Start", "20 minutes"),
                [
                    ("3D", -1.2, 0.06, -6),
                    ("3S", -0.6, 0.02, -2),
                    ("8H", 0, 0, 2),
                    ("AC", 0.8, -0.04, 6),
                ],
            )
    raise KeyError(name)


class StartPage(QWidget):
    """The games that can be played; arrow keys go from one to the next, Enter plays.

    Signals:
        play: a match of this game is wanted at once, as the last one was.
        new_game: a new match of this game is wanted, for which options are chosen first.
        continue_game: the match of this game that waits is wanted.
    """

    play = Signal(str)
    new_game = Signal(str)
    continue_game = Signal(str)

    def __init__(
        self, games: Mapping[str, Game], deck: Deck, felt: str, cache: Path | None = None
    ) -> None:
        super().__init__()
        self._felt = felt
        self._cloth: QPixmap | None = None
        self._art = CardArt(deck, cache, self)
        self._art.ready.connect(self.update)
        self._tiles = [_Tile(game, self._art) for game in games.values()]
        self._chosen = self._tiles[0]
        self._columns = 3 if len(games) > 4 else 2 if len(games) > 1 else 1
        self._title = QLabel("Soirée")
        self._title.setFont(theme.font(TITLE, spaced=True))
        self._title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._lead = QLabel(_tr("Start", "An evening at a good table"))
        self._lead.setFont(theme.font(LEAD))
        self._lead.setAlignment(Qt.AlignmentFlag.AlignHCenter)

        grid = QGridLayout()
        grid.setSpacing(2 * STEP)
        for place, tile in enumerate(self._tiles):
            grid.addWidget(tile, place // self._columns, place % self._columns)
            tile.play.connect(self.play)
            tile.new_game.connect(self.new_game)
            tile.continue_game.connect(self.continue_game)
            tile.walked.connect(self._walk)
            tile.chosen.connect(self._choose)
        self._tiles[0].resized.connect(self._fit_pictures)
        for column in range(self._columns):
            grid.setColumnStretch(column, 1)
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addLayout(grid, 1000)
        middle.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(3 * STEP, 3 * STEP, 3 * STEP, 3 * STEP)
        layout.setSpacing(0)
        layout.addStretch(1)
        layout.addWidget(self._title)
        layout.addSpacing(3 * STEP)
        layout.addWidget(self._lead)
        layout.addSpacing(3 * STEP)
        layout.addLayout(middle, 1000)
        layout.addStretch(2)
        self.use_felt(felt)

    @property
    def game(self) -> str:
        """The name of the game whose tile has the focus, or had it last."""
        return self._chosen.game.name

    def show_waiting(self, waiting: Collection[str]) -> None:
        """Offer to continue the matches of these games; the focus goes to one of them."""
        for tile in self._tiles:
            tile.show_waiting(tile.game.name in waiting)
        if self.game not in waiting:
            self._chosen = next(
                (tile for tile in self._tiles if tile.game.name in waiting), self._chosen
            )

    def use_felt(self, felt: str) -> None:
        self._felt = felt
        self._cloth = None
        cloth = theme.FELTS[felt]
        self.setStyleSheet(
            _ON_FELT.format(
                ink=cloth.ink.name(), ground=cloth.shade.name(), brass=cloth.brass.name()
            )
        )
        for tile in self._tiles:
            tile.use_felt(felt)
        self.update()

    def use_deck(self, deck: Deck) -> None:
        self._art.use(deck)

    def close_pictures(self) -> None:
        """Stop drawing cards."""
        self._art.close()

    def _choose(self, tile: _Tile) -> None:
        self._chosen = tile

    def _walk(self, tile: QWidget, across: int, down: int) -> None:
        """Move the focus from a tile to its neighbour, if it has one there."""
        place = next(place for place, each in enumerate(self._tiles) if each is tile)
        column = place % self._columns + across
        there = place + across + down * self._columns
        if 0 <= column < self._columns and 0 <= there < len(self._tiles):
            self._tiles[there].setFocus(Qt.FocusReason.TabFocusReason)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._chosen.setFocus(event.reason())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._cloth = None
        self._lead.setVisible(self.height() >= _ROOM_FOR_LEAD)

    def _fit_pictures(self) -> None:
        self._art.set_size(self._tiles[0].card_width(), self.devicePixelRatio())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._cloth is None or self._cloth.devicePixelRatio() != self.devicePixelRatio():
            self._cloth = theme.felt_pixmap(self._felt, self.size(), self.devicePixelRatio())
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._cloth)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        below = self._title.geometry().bottom() + 1.5 * STEP
        _paint_rule(painter, QPointF(self.width() / 2, below), theme.FELTS[self._felt].ink)


class _Tile(QWidget):
    """One game. Itself it takes the focus; its buttons can be reached by Tab."""

    play = Signal(str)
    new_game = Signal(str)
    continue_game = Signal(str)
    walked = Signal(QWidget, int, int)
    chosen = Signal(QWidget)
    resized = Signal()

    def __init__(self, game: Game, art: CardArt) -> None:
        super().__init__()
        self.game = game
        self._art = art
        self._felt = ""
        self._about = _about(game.name)
        self._waits = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMaximumSize(_TILE)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAccessibleName(game.title)
        length = _tr("Start", "{players} · {minutes}").format(
            players=self._about.players, minutes=self._about.minutes
        )
        self.setAccessibleDescription(f"{self._about.goal} {length}")

        self._name = QLabel(game.title)
        self._name.setFont(theme.font(HEADING, spaced=True))
        self._goal = QLabel(self._about.goal)
        self._goal.setWordWrap(True)
        self._goal.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._length = QLabel(length)
        self._length.setFont(theme.font(TEXT, figures=True))
        self._continue = QPushButton(_tr("Start", "Continue"))
        self._continue.clicked.connect(lambda: self.continue_game.emit(game.name))
        self._continue.setAccessibleName(_tr("Start", "Continue {game}").format(game=game.title))
        self._play = QPushButton(_tr("Start", "Play"))
        self._play.clicked.connect(lambda: self.play.emit(game.name))
        self._play.setAccessibleName(_tr("Start", "Play {game}").format(game=game.title))
        self._new = QPushButton(_tr("Start", "New game…"))
        self._new.clicked.connect(lambda: self.new_game.emit(game.name))
        self._new.setAccessibleName(_tr("Start", "New game of {game}").format(game=game.title))
        buttons = QHBoxLayout()
        buttons.setSpacing(STEP)
        buttons.addWidget(self._continue)
        buttons.addWidget(self._play)
        buttons.addWidget(self._new)
        buttons.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * STEP, 2 * STEP, 2 * STEP, 2 * STEP)
        layout.setSpacing(STEP)
        layout.addStretch(1)
        layout.addWidget(self._name)
        layout.addWidget(self._goal)
        layout.addWidget(self._length)
        layout.addLayout(buttons)
        self.show_waiting(False)

    def card_width(self) -> float:
        """The width of the cards in the picture."""
        space = self._picture()
        return max(24.0, min(space.height() / 1.62, space.width() / 5))

    def show_waiting(self, waits: bool) -> None:
        self._waits = waits
        self._continue.setVisible(waits)
        self._play.setVisible(not waits)

    def use_felt(self, felt: str) -> None:
        self._felt = felt
        self.update()

    def _activate(self) -> None:
        (self.continue_game if self._waits else self.play).emit(self.game.name)

    def _picture(self) -> QRectF:
        """The space that the picture has above the text."""
        top = 2.0 * STEP
        return QRectF(2 * STEP, top, self.width() - 4 * STEP, self._name.y() - top - STEP)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ways = {
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Down: (0, 1),
        }
        key = Qt.Key(event.key())
        if key in ways:
            self.walked.emit(self, *ways[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._activate()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        # Titles stand in one line across the page, whichever goal takes how many lines.
        lines = 2 if self.width() > 38 * STEP else 3
        self._goal.setMinimumHeight(lines * self._goal.fontMetrics().lineSpacing())
        layout = self.layout()
        assert layout is not None
        layout.activate()
        self.resized.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.pos()):
            self._activate()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.chosen.emit(self)
        super().focusInEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        felt = theme.FELTS[self._felt]
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        edge = self.rect().toRectF().adjusted(1, 1, -1, -1)
        ground = QColor(felt.shade if felt.ink.lightnessF() > 0.5 else felt.light)
        ground.setAlphaF(0.75 if self.underMouse() else 0.55)
        line = QColor(felt.ink)
        line.setAlphaF(0.25)
        painter.setBrush(ground)
        painter.setPen(QPen(felt.brass, 2) if self.hasFocus() else QPen(line, 1))
        painter.drawRoundedRect(edge, STEP, STEP)
        self._paint_picture(painter)

    def _paint_picture(self, painter: QPainter) -> None:
        centre, width = self._picture().center(), self._art.width
        for text, x, y, turn in self._about.picture:
            picture = self._art.face(card(text)) if text else self._art.back()
            painter.save()
            painter.translate(centre.x() + x * width, centre.y() + y * width)
            painter.rotate(turn)
            shadow = self._art.shadow(False)
            spread = shadow.deviceIndependentSize()
            painter.drawPixmap(
                QPointF(-spread.width() / 2, -spread.height() / 2 + 0.02 * width), shadow
            )
            painter.drawPixmap(QPointF(-width / 2, -self._art.height / 2), picture)
            painter.restore()


def _paint_rule(painter: QPainter, middle: QPointF, ink: QColor) -> None:
    """A hair line with a lozenge in its middle."""
    faint = QColor(ink)
    faint.setAlphaF(0.6)
    painter.setPen(QPen(faint, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    reach, gap = 12.0 * STEP, 1.5 * STEP
    y = round(middle.y()) + 0.5
    for side in (-1, 1):
        painter.drawLine(QPointF(middle.x() + side * gap, y), QPointF(middle.x() + side * reach, y))
    size = STEP / 2
    corners = ((0, -size), (size, 0), (0, size), (-size, 0))
    painter.drawPolygon(QPolygonF([QPointF(middle.x() + x, y + dy) for x, dy in corners]))
