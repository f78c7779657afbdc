"""The start page: a tile for each game, with a picture of its table and what it is about."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from soiree.core.cards import card
from soiree.core.games import Game
from soiree.ui import theme
from soiree.ui.blurbs import blurb
from soiree.ui.decks import CardArt, Deck
from soiree.ui.start_layout import AROUND, Layout
from soiree.ui.theme import HEADING, LEAD, STEP, TEXT, TITLE

_tr = QCoreApplication.translate

_ROOM_FOR_LEAD = 700
"""The height from which the line below the title has room beside two rows of tiles."""

_WAYS: dict[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""What arrow keys mean, in columns and rows."""

# On the felt, whatever the colours of the menus are and become.
_ON_FELT = """
QLabel {{ color: {ink}; }}
QPushButton {{ background: transparent; color: {ink}; border: 1px solid {ink};
    padding: 6px 11px; }}
QPushButton:default {{ background: {ink}; color: {ground}; }}
QPushButton:focus {{ border: 5px double {ink}; padding: 2px 7px; }}
QPushButton:default:focus {{ border-color: {ground}; }}
QScrollBar:vertical {{ background: {ground}; }}
QScrollBar::handle:vertical, QScrollBar::handle:vertical:hover {{ background: {dim}; }}
"""


class StartPage(QScrollArea):
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
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # The tiles take the focus; the page hands it on.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._felt = felt
        self._cloth: QPixmap | None = None
        self._art = CardArt(deck, cache, self)
        self._sheet = _Sheet()
        self._tiles = [_Tile(game, self._art, self._sheet) for game in games.values()]
        self._columns = 1
        self._art.ready.connect(self._sheet.update)
        for tile in self._tiles:
            tile.play.connect(self.play)
            tile.new_game.connect(self.new_game)
            tile.continue_game.connect(self.continue_game)
            tile.chosen.connect(self._choose)
        self._chosen = self._tiles[0]
        self.setFocusProxy(self._chosen)
        self.setWidget(self._sheet)
        for see_through in (self.viewport(), self._sheet):
            see_through.setAutoFillBackground(False)
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
            self._choose(
                next((tile for tile in self._tiles if tile.game.name in waiting), self._chosen)
            )

    def use_felt(self, felt: str) -> None:
        self._felt = felt
        self._cloth = None
        cloth = theme.FELTS[felt]
        self.setStyleSheet(
            _ON_FELT.format(
                ink=cloth.ink.name(),
                dim=theme.between(cloth.shade, cloth.ink, 0.6).name(),
                ground=cloth.shade.name(),
            )
        )
        self._sheet.use_felt(felt)
        for tile in self._tiles:
            tile.use_felt(felt)
        self.viewport().update()

    def use_deck(self, deck: Deck) -> None:
        self._art.use(deck)

    def close_pictures(self) -> None:
        """Stop drawing cards."""
        self._art.close()

    def _choose(self, tile: _Tile) -> None:
        """The focus is on a tile, or goes there when the page gets it."""
        self._chosen = tile
        self.setFocusProxy(tile)
        if self._tiles.index(tile) < self._columns:
            self.verticalScrollBar().setValue(0)
        else:
            self.ensureWidgetVisible(tile, 0, AROUND)

    def _go_to(self, place: int) -> None:
        self._tiles[place].setFocus(Qt.FocusReason.TabFocusReason)

    def _walk(self, across: int, down: int) -> None:
        """Move the focus from a tile to its neighbour, if it has one there."""
        place = self._tiles.index(self._chosen)
        column = place % self._columns + across
        there = place + across + down * self._columns
        if 0 <= column < self._columns and 0 <= there < len(self._tiles):
            self._go_to(there)

    def _arrange(self) -> None:
        view = self.maximumViewportSize()
        with_lead = view.height() >= _ROOM_FOR_LEAD

        def measure(growth: float, width: int) -> tuple[int, int]:
            for tile in self._tiles:
                tile.grow(growth)
            # Titles stand in one line across the page, whichever goal takes how many lines.
            goal = max(tile.goal_height(width) for tile in self._tiles)
            text = max(tile.keep_for_goal(goal) for tile in self._tiles)
            return self._sheet.grow(growth, with_lead), text

        bar = self.verticalScrollBar().sizeHint().width()
        layout = Layout.of(view, bar, len(self._tiles), measure)
        self._columns = layout.columns
        self._sheet.resize(layout.size)
        self._sheet.arrange(layout.top)
        for tile, place in zip(self._tiles, layout.tiles, strict=True):
            tile.setGeometry(place)
        self._fit_pictures()
        self._choose(self._chosen)

    def showEvent(self, event: QShowEvent) -> None:
        self._fit_pictures()

    def hideEvent(self, event: QHideEvent) -> None:
        # A window that is minimised may still be painted, for a picture of it. Else a table is in
        # sight, and what it takes is enough.
        if not event.spontaneous():
            self._cloth = None
            self._art.put_away()

    def _fit_pictures(self) -> None:
        if self.isVisible():
            self._art.set_size(self._tiles[0].card_width(), self.devicePixelRatioF())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in _WAYS:
            self._walk(*_WAYS[key])
        elif key == Qt.Key.Key_Home:
            self._go_to(0)
        elif key == Qt.Key.Key_End:
            self._go_to(-1)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._fit_pictures()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        size, ratio = self.viewport().size(), self.devicePixelRatioF()
        cloth = self._cloth
        if (
            cloth is None
            or cloth.deviceIndependentSize().toSize() != size
            or cloth.devicePixelRatio() != ratio
        ):
            cloth = self._cloth = theme.felt_pixmap(self._felt, size, ratio)
        QPainter(self.viewport()).drawPixmap(0, 0, cloth)


class _Sheet(QWidget):
    """What is scrolled: the title, and below it the tiles."""

    def __init__(self) -> None:
        super().__init__()
        self._ink = QColor()
        self._title = QLabel("Soirée", self)
        self._lead = QLabel(_tr("Start", "An evening at a good table"), self)
        for label in (self._title, self._lead):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)

    def use_felt(self, felt: str) -> None:
        self._ink = theme.FELTS[felt].ink
        self.update()

    def grow(self, growth: float, with_lead: bool) -> int:
        """Take type so much larger than usual. Returns what stands above the tiles then takes."""
        self._title.setFont(theme.font(round(TITLE * growth), spaced=True))
        self._lead.setFont(theme.font(round(LEAD * growth)))
        self._lead.setVisible(with_lead)
        head = self._title.sizeHint().height() + 3 * STEP
        return head + (self._lead.sizeHint().height() + 3 * STEP if with_lead else 0)

    def arrange(self, top: int) -> None:
        height = self._title.sizeHint().height()
        self._title.setGeometry(0, top, self.width(), height)
        below = top + height + 3 * STEP
        self._lead.setGeometry(0, below, self.width(), self._lead.sizeHint().height())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        below = self._title.geometry().bottom() + 1.5 * STEP
        _paint_rule(painter, QPointF(self.width() / 2, below), self._ink)


class _Tile(QWidget):
    """One game. Itself it takes the focus; its buttons can be reached by Tab.

    Signals:
        chosen: the focus is on the tile or on one of its buttons; the tile.
    """

    play = Signal(str)
    new_game = Signal(str)
    continue_game = Signal(str)
    chosen = Signal(QWidget)

    def __init__(self, game: Game, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        self.game = game
        self._art = art
        self._felt = ""
        self._blurb = blurb(game.name)
        self._waits = False
        self._growth = 0.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAccessibleName(game.title)
        length = _tr("Start", "{players} · {minutes}").format(
            players=self._blurb.players, minutes=self._blurb.minutes
        )
        self.setAccessibleDescription(f"{self._blurb.goal} {length}")

        self._name = QLabel(game.title)
        self._goal = QLabel(self._blurb.goal)
        self._goal.setWordWrap(True)
        self._goal.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._length = QLabel(length)
        self._continue = _Button(_tr("Start", "Continue"))
        self._continue.clicked.connect(lambda: self.continue_game.emit(game.name))
        self._continue.setAccessibleName(_tr("Start", "Continue {game}").format(game=game.title))
        self._play = _Button(_tr("Start", "Play"))
        self._play.clicked.connect(lambda: self.play.emit(game.name))
        self._play.setAccessibleName(_tr("Start", "Play {game}").format(game=game.title))
        self._new = _Button(_tr("Start", "New game…"))
        self._new.clicked.connect(lambda: self.new_game.emit(game.name))
        self._new.setAccessibleName(_tr("Start", "New game of {game}").format(game=game.title))
        self._buttons = (self._continue, self._play, self._new)
        buttons = QHBoxLayout()
        buttons.setSpacing(STEP)
        for button in self._buttons:
            buttons.addWidget(button)
            button.focused.connect(lambda: self.chosen.emit(self))
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
        self.grow(1)

    def grow(self, growth: float) -> None:
        """Take type so much larger than usual."""
        if growth == self._growth:
            return
        self._growth = growth
        text = theme.font(round(TEXT * growth))
        self._name.setFont(theme.font(round(HEADING * growth), spaced=True))
        self._length.setFont(theme.font(round(TEXT * growth), figures=True))
        for each in (self._goal, *self._buttons):
            each.setFont(text)

    def goal_height(self, width: int) -> int:
        """What the goal takes in a tile of this width."""
        return self._goal.heightForWidth(width - 4 * STEP)

    def keep_for_goal(self, height: int) -> int:
        """Keep this height for the goal. Returns what the tile then needs without its picture."""
        self._goal.setFixedHeight(height)
        return self.minimumSizeHint().height()

    def card_width(self) -> float:
        """The width of the cards in the picture."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        space = self._picture()
        return max(24.0, min(space.height() / 1.62, space.width() / 5))

    def show_waiting(self, waits: bool) -> None:
        self._waits = waits
        self._continue.setVisible(waits)
        self._play.setVisible(not waits)

    def use_felt(self, felt: str) -> None:
        self._felt = felt
        self.update()

    def activate(self) -> None:
        """Play, or go on with the match that waits."""
        (self.continue_game if self._waits else self.play).emit(self.game.name)

    def _picture(self) -> QRectF:
        """The space that the picture has above the text."""
        top = 2.0 * STEP
        return QRectF(2 * STEP, top, self.width() - 4 * STEP, self._name.y() - top - STEP)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.activate()
        elif not self._walk_along(_WAYS.get(key, (0, 0))[0]):
            event.ignore()

    def _walk_along(self, across: int) -> bool:
        """Go from a button to the one beside it, if there is one."""
        shown = [button for button in self._buttons if button.isVisible()]
        here = next((place for place, each in enumerate(shown) if each.hasFocus()), None)
        if not across or here is None or not 0 <= here + across < len(shown):
            return False
        shown[here + across].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.pos()):
            self.activate()

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
        ground = QColor(felt.shade if felt.is_dark else felt.light)
        ground.setAlphaF(0.75 if self.underMouse() else 0.55)
        line = QColor(felt.ink)
        line.setAlphaF(0.25)
        painter.setBrush(ground)
        painter.setPen(QPen(line, 1))
        painter.drawRoundedRect(edge, STEP, STEP)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for inwards in (0.0, 4.5):
                painter.setPen(QPen(felt.ink, 2))
                ring = edge.adjusted(inwards, inwards, -inwards, -inwards)
                painter.drawRoundedRect(ring, STEP - inwards / 2, STEP - inwards / 2)
        self._paint_picture(painter)

    def _paint_picture(self, painter: QPainter) -> None:
        centre, width = self._picture().center(), self._art.width
        for text, x, y, turn in self._blurb.picture:
            picture = self._art.face(card(text)) if text else self._art.back()
            painter.save()
            painter.translate(self._spot(centre + QPointF(x * width, y * width), turn))
            painter.rotate(turn)
            shadow = self._art.shadow(False)
            spread = shadow.deviceIndependentSize()
            painter.drawPixmap(
                QPointF(-spread.width() / 2, -spread.height() / 2 + 0.02 * width), shadow
            )
            painter.drawPixmap(QPointF(-width / 2, -self._art.height / 2), picture)
            painter.restore()

    def _spot(self, centre: QPointF, turn: float) -> QPointF:
        """Where a card's centre is: cards that stand upright lie on whole device pixels."""
        if turn:
            return centre
        ratio, half = self.devicePixelRatioF(), QPointF(self._art.width, self._art.height) / 2
        corner = (centre - half + QPointF(self.mapTo(self.window(), QPointF()))) * ratio
        away = QPointF(round(corner.x()), round(corner.y())) - corner
        return centre + away / ratio


class _Button(QPushButton):
    """One of a tile's buttons: arrow keys are the page's.

    Signals:
        focused: it has the focus.
    """

    focused = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in _WAYS:
            event.ignore()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.focused.emit()
        super().focusInEvent(event)


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
