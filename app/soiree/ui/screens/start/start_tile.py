"""A tile of the start page: a game with a picture of its table, its goal and buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QWidget

from soiree.core.cards import card
from soiree.core.games import Game
from soiree.ui.decks import CardArt
from soiree.ui.game_window import length_words, window_of
from soiree.ui.language.translation import tr
from soiree.ui.style import theme
from soiree.ui.style.panels import WAYS, begin_with_language, laid_out, painter_on, row_of
from soiree.ui.style.theme import STEP, TEXT

_SEPARATOR = " · "

_NAME = 26
"""The size of a game's name, in pixels."""

_MARGINS = (2 * STEP, 2 * STEP, 2 * STEP, 3 * STEP // 2)
_WIDE, _TALL = 3.8, 1.85
"""The size of a picture, in card widths."""


class Tile(QWidget):
    """A game. The tile itself takes the focus; the Tab key reaches its buttons.

    Signals:
        play: begin a match of this game, set up like the last one.
        new_game: choose the options of a new match of this game.
        continue_game: continue the match of this game that was played last.
        chosen: the tile or one of its buttons has got the focus.
    """

    play = Signal(str)
    new_game = Signal(str)
    continue_game = Signal(str)
    chosen = Signal(QWidget)

    def __init__(self, game: Game, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        self.game = game
        self._art = art
        self._waits = False
        self._growth = 0.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(game.title)
        goal, length = tr(window_of(game).blurb.goal), length_words(game)
        self.setAccessibleDescription(f"{goal} {length}")

        self._name = QLabel(game.title)
        begin_with_language(self._name)
        top = Qt.AlignmentFlag.AlignTop
        self._goal = QLabel(goal, wordWrap=True, alignment=top)
        self._length = QLabel(length)
        self._length_words = length
        self._standing: Sequence[str] = ()
        self._continue = self._button(tr("Continue"), tr("Continue {game}"), self.continue_game)
        self._play = self._button(tr("Play"), tr("Play {game}"), self.play)
        self._new = self._button(tr("New game…"), tr("New game of {game}"), self.new_game)
        self._buttons = (self._continue, self._play, self._new)
        self._row = laid_out(row_of(*self._buttons, None))
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(*_MARGINS)
        self._grid.setRowStretch(0, 1)
        self._grid.setColumnStretch(0, 1)
        self._grid.addWidget(self._name, 1, 0)
        self._grid.addWidget(self._goal, 2, 0, 1, 2)
        self._grid.addWidget(self._length, 3, 0, 1, 2)
        self._are_beside = True
        self.put_buttons(beside=False)
        self.show_waiting(False)
        self.scale_fonts(1)

    def _button(self, text: str, spoken: str, signal: SignalInstance) -> _Button:
        button = _Button(text)
        button.setAccessibleName(spoken.format(game=self.game.title))
        button.clicked.connect(lambda: signal.emit(self.game.name))
        button.focused.connect(lambda: self.chosen.emit(self))
        return button

    def scale_fonts(self, growth: float) -> None:
        """Set the scale of the fonts; 1 is the usual size."""
        if growth == self._growth:
            return
        self._growth = growth
        text = theme.felt_font(round(TEXT * growth))
        self._name.setFont(theme.felt_title_font(round(_NAME * growth)))
        self._length.setFont(theme.felt_font(round(TEXT * growth), figures=True))
        for each in (self._goal, *self._buttons):
            each.setFont(text)

    def has_room_beside(self, width: int) -> bool:
        """True if the buttons fit beside the name in a tile of some width."""
        return self._name.sizeHint().width() + self._buttons_width() + 6 * STEP <= width

    def put_buttons(self, *, beside: bool) -> None:
        """Put the buttons beside the name, or else below everything."""
        if beside == self._are_beside:
            return
        self._are_beside = beside
        self._grid.removeWidget(self._row)
        self._grid.setVerticalSpacing(STEP // 2 if beside else STEP)
        if beside:
            self._grid.addWidget(self._row, 1, 1)
        else:
            self._grid.addWidget(self._row, 4, 0, 1, 2)

    def least_width(self) -> int:
        """The least width for all words but the goal, which may take several lines."""
        length = self._length.fontMetrics().horizontalAdvance(self._length_words)
        return 4 * STEP + max(self._name.sizeHint().width(), length, self._buttons_width())

    def _buttons_width(self) -> int:
        first = max(self._continue.sizeHint().width(), self._play.sizeHint().width())
        return first + STEP + self._new.sizeHint().width()

    def goal_height(self, width: int) -> int:
        """The height of the goal in a tile of some width."""
        return self._goal.heightForWidth(width - 4 * STEP)

    def keep_for_goal(self, height: int) -> int:
        """Fix the height of the goal. Returns the least height of the tile without its picture."""
        self._goal.setFixedHeight(height)
        return self.minimumSizeHint().height()

    def card_width(self) -> float:
        """The width of the cards in the picture."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        space = self._picture_area()
        return max(24.0, min(space.height() / _TALL, space.width() / _WIDE))

    def show_waiting(self, waits: bool) -> None:
        self._waits = waits
        self._continue.setVisible(waits)
        self._play.setVisible(not waits)
        self._play.setAccessibleDescription("")
        self.show_standing(())

    def show_standing(self, parts: Sequence[str]) -> None:
        """Show the standing of the unfinished match, in place of the length of a match.

        Args:
            parts: the parts of the line, least important first. A narrow tile leaves out the first.
        """
        self._standing = parts if self._waits else ()
        self._continue.setAccessibleDescription(_SEPARATOR.join(self._standing))
        self._show_length()

    def show_newer(self) -> None:
        """Offer a new match, and say why the unfinished one is not offered."""
        self.show_waiting(False)
        self._standing = (tr("A match from a newer Soirée waits."),)
        self._play.setAccessibleDescription(*self._standing)
        self._show_length()

    def _show_length(self) -> None:
        parts, room = self._standing, max(self.width() - 4 * STEP, 0)
        if not parts:
            self._length.setText(self._length_words)
            self._length.setToolTip("")
            return
        metrics, whole = self._length.fontMetrics(), _SEPARATOR.join(parts)
        lines = [_SEPARATOR.join(parts[left_out:]) for left_out in range(len(parts))]
        fitting = (line for line in lines if metrics.horizontalAdvance(line) <= room)
        shown = next(fitting, metrics.elidedText(lines[-1], Qt.TextElideMode.ElideRight, room))
        self._length.setText(shown)
        self._length.setToolTip(whole if shown != whole else "")

    def activate(self) -> None:
        """Play, or continue the unfinished match."""
        (self.continue_game if self._waits else self.play).emit(self.game.name)

    def _picture_area(self) -> QRectF:
        return QRectF(2 * STEP, STEP, self.width() - 4 * STEP, self._name.y() - 2 * STEP)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.activate()
        elif not self._walk_along(WAYS.get(key, (0, 0))[0]):
            event.ignore()

    def _walk_along(self, across: int) -> bool:
        if self.isRightToLeft():
            across = -across
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._show_length()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        centre, width = self._picture_area().center(), self._art.width
        for text, x, y, turn in window_of(self.game).blurb.picture:
            picture = self._art.face(card(text)) if text else self._art.back()
            painter.save()
            painter.translate(self._centre_on_pixels(centre + QPointF(x * width, y * width), turn))
            painter.rotate(turn)
            shadow = self._art.shadow(False)
            spread = shadow.deviceIndependentSize()
            painter.drawPixmap(
                QPointF(-spread.width() / 2, -spread.height() / 2 + 0.02 * width), shadow
            )
            painter.drawPixmap(QPointF(-width / 2, -self._art.height / 2), picture)
            painter.restore()

    def _centre_on_pixels(self, centre: QPointF, turn: float) -> QPointF:
        """The centre of a card; the corners of upright cards lie on whole device pixels."""
        if turn:
            return centre
        ratio, half = self.devicePixelRatioF(), QPointF(self._art.width, self._art.height) / 2
        corner = (centre - half + QPointF(self.mapTo(self.window(), QPointF()))) * ratio
        away = QPointF(round(corner.x()), round(corner.y())) - corner
        return centre + away / ratio


class _Button(QPushButton):
    """A button that leaves arrow keys to the page.

    Signals:
        focused: the button has got the focus.
    """

    focused = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in WAYS:
            event.ignore()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.focused.emit()
        super().focusInEvent(event)
