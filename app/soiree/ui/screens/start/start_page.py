"""The start page: a tile for each game, and buttons for the other pages."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial
from itertools import islice
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QKeyEvent,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QScrollArea, QWidget

from soiree.core.texts import tr_noop
from soiree.games import GAMES
from soiree.ui.decks import CardArt, Deck
from soiree.ui.language.translation import tr
from soiree.ui.language.words import in_row
from soiree.ui.screens.start.start_layout import AROUND, NARROWEST, Layout
from soiree.ui.screens.start.start_tile import Tile
from soiree.ui.style import theme
from soiree.ui.style.felt_page import FeltGround
from soiree.ui.style.ornaments import draw_rule
from soiree.ui.style.panels import WAYS, mirrored, painter_on
from soiree.ui.style.theme import LEAD, STEP, TEXT, TITLE

_NAME = 64
"""The size of the program's name, in pixels."""

_NAME_AT = 0.55
"""The share of a tile's height above its name. When a page opens, it shows this part of the chosen
tile."""

_NAMED = 3
"""The most languages that are named on the button of their menu."""

_ROOM_FOR_LEAD = 700
"""The least height of a page with a line below the title, in logical pixels."""

_RIGHT = {
    "album": (tr_noop("Album"), tr_noop("All your matches, waiting and finished")),
    "problems": (tr_noop("Problems"), tr_noop("Positions to solve, one of them today’s")),
    "days": (tr_noop("Day by day"), tr_noop("A deal of each game and a problem for every day")),
}
_LEFT = {
    "evening": (tr_noop("Evenings"), tr_noop("A programme of matches with three guests")),
    "tournaments": (tr_noop("Tournaments"), tr_noop("Four to sixteen entrants, on several days")),
    "statistics": (tr_noop("Statistics"), tr_noop("Your results in figures")),
}
"""The texts and descriptions of the buttons beside the title, by command, from the edge inwards."""


class StartPage(QScrollArea):
    """The games to choose from: arrow keys move between them, Enter plays.

    Attributes:
        tiles: the tiles, in the order of the games.
        sheet: the content, with the buttons for the other pages.

    Signals:
        chosen: another tile has the focus, or will have it when the page gets the focus.
    """

    chosen = Signal()

    def __init__(
        self,
        deck: Deck,
        felt: str,
        cache: Path | None = None,
        chosen: str = "",
    ) -> None:
        """
        Args:
            cache: the folder for pictures of cards; None stores no pictures.
            chosen: the name of the game whose tile gets the focus first; by default, the first.
        """
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        # For a viewport made by Qt, PySide would prepare all classes of widgets, which takes as
        # long as the whole page.
        self._ground = QWidget()
        self.setViewport(self._ground)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # The page passes the focus on to a tile.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._felt = FeltGround(felt)
        self._text = 1.0
        self.setProperty(theme.OWN_SIZES, True)
        self._art = CardArt(deck, cache, self)
        self.sheet = Sheet()
        self.tiles = [Tile(game, self._art, self.sheet) for game in GAMES.values()]
        self._columns = 1
        self._art.ready.connect(self.sheet.update)
        for tile in self.tiles:
            tile.chosen.connect(self._choose)
        self._chosen = next(
            (tile for tile in self.tiles if tile.game.name == chosen), self.tiles[0]
        )
        self.setFocusProxy(self._chosen)
        self.setWidget(self.sheet)
        for see_through in (self._ground, self.sheet):
            see_through.setAutoFillBackground(False)
        self.use_felt(felt)

    @property
    def game(self) -> str:
        """The name of the game whose tile had the focus last."""
        return self._chosen.game.name

    def show_waiting(self, waiting: Collection[str]) -> None:
        """Offer to continue the matches of these games, and focus one of their tiles."""
        for tile in self.tiles:
            tile.show_waiting(tile.game.name in waiting)
        if self.game not in waiting:
            self._choose(
                next((tile for tile in self.tiles if tile.game.name in waiting), self._chosen)
            )

    def show_waiting_evening(self) -> None:
        """Say on the button for evenings that one of them waits."""
        self.sheet.buttons["evening"].setText(tr("Continue evening"))
        self._arrange()

    def tile(self, game: str) -> Tile:
        """The tile of the game with this name."""
        return next(tile for tile in self.tiles if tile.game.name == game)

    def use_felt(self, felt: str) -> None:
        self._felt.use(felt)
        palette = theme.PALETTES[felt]
        tile = palette.shade if palette.is_dark else palette.light
        argb = QColor.NameFormat.HexArgb
        self.setStyleSheet(
            theme.sheet(
                "start.qss",
                tile=theme.faded(tile, 0.55).name(argb),
                hovered=theme.faded(tile, 0.75).name(argb),
                line=theme.faded(palette.ink, 0.25).name(argb),
                ink=palette.ink.name(),
                dim=theme.between(palette.shade, palette.ink, 0.6).name(),
                ground=palette.shade.name(),
            )
        )
        self.sheet.use_felt(felt)
        self._ground.update()

    def use_deck(self, deck: Deck) -> None:
        self._art.use(deck)

    def use_text(self, scale: float) -> None:
        """Set the size of text; 1 is the usual size."""
        if scale != self._text:
            self._text = scale
            self._arrange()

    def close_pictures(self) -> None:
        """Stop drawing cards."""
        self._art.close()

    def _choose(self, tile: Tile) -> None:
        self._chosen = tile
        self.setFocusProxy(tile)
        self._reveal(tile, _NAME_AT)
        self.chosen.emit()

    def _go_to(self, place: int) -> None:
        self.tiles[place].setFocus(Qt.FocusReason.TabFocusReason)
        self._reveal(self.tiles[place], 1)

    def _reveal(self, tile: Tile, part: float) -> None:
        """Scroll as little as needed to show the upper part of a tile.

        For a tile of the first row, the page scrolls to its top.

        Args:
            part: the visible part of the tile's height, from 0 to 1.
        """
        if self.tiles.index(tile) < self._columns:
            self.verticalScrollBar().setValue(0)
        else:
            reach = round(part * tile.height()) // 2
            self.ensureVisible(0, tile.y() + reach, 0, reach + (AROUND if part == 1 else 0))

    def _walk(self, across: int, down: int) -> None:
        if self.isRightToLeft():
            across = -across
        place = self.tiles.index(self._chosen)
        column = place % self._columns + across
        there = place + across + down * self._columns
        if 0 <= column < self._columns and 0 <= there < len(self.tiles):
            self._go_to(there)

    def _arrange(self) -> None:
        view = self.maximumViewportSize()
        with_lead = view.height() >= _ROOM_FOR_LEAD * self._text

        def measure(growth: float, width: int) -> tuple[int, int]:
            growth *= self._text
            for tile in self.tiles:
                tile.scale_fonts(growth)
            beside = all(tile.has_room_beside(width) for tile in self.tiles)
            for tile in self.tiles:
                tile.put_buttons(beside=beside)
            # Goals of equal height keep the titles of a row in one line.
            goal = max(tile.goal_height(width) for tile in self.tiles)
            text = max(tile.keep_for_goal(goal) for tile in self.tiles)
            return self.sheet.scale_fonts(growth, view.width(), with_lead=with_lead), text

        for tile in self.tiles:
            tile.scale_fonts(self._text)
        least = max(NARROWEST, *(tile.least_width() for tile in self.tiles))
        bar = self.verticalScrollBar().sizeHint().width()
        layout = Layout.of(view, bar, len(self.tiles), measure, least)
        self._columns = layout.columns
        self.sheet.resize(layout.size)
        self.sheet.arrange(layout.top)
        for tile, place in zip(self.tiles, layout.tiles, strict=True):
            tile.setGeometry(self.sheet.mirrored(place))
        self._fit_pictures()
        self._choose(self._chosen)

    def showEvent(self, event: QShowEvent) -> None:
        self._fit_pictures()

    def hideEvent(self, event: QHideEvent) -> None:
        # A minimised window may still be painted for a thumbnail. A table in place of the page
        # needs the memory for its own cards.
        if not event.spontaneous():
            self._felt.forget()
            self._art.put_away()

    def _fit_pictures(self) -> None:
        if self.isVisible():
            self._art.set_size(self.tiles[0].card_width(), self.devicePixelRatioF())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in WAYS:
            self._walk(*WAYS[key])
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
        self._felt.paint(self._ground)


class Sheet(QWidget):
    """The scrolling content: the title and the tiles.

    Attributes:
        buttons: the buttons beside the title, by the names of their commands.
    """

    def __init__(self) -> None:
        super().__init__()
        self._faint = QColor()
        self._language: QWidget | None = None
        self._below = 2 * STEP  # the height of the rule
        # The height of a row of buttons below the title, and their number.
        self._row = self._rows = 0
        self._title = QLabel("Soirée", self)
        self._lead = QLabel(tr("An evening at a good table"), self)
        for label in (self._title, self._lead):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.buttons: dict[str, QPushButton] = {}
        for name, (text, description) in (_RIGHT | _LEFT).items():
            # With a text in the constructor, PySide6 would try an icon first, which is slow.
            button = self.buttons[name] = QPushButton(self)
            button.setText(tr(text))
            button.setAccessibleDescription(tr(description))
            button.setAutoDefault(True)  # So that Enter presses it.

    def offer_languages(self, names: Mapping[str, str], choose: Callable[[str], object]) -> None:
        """Show a small menu of languages at the lower edge of the page.

        Args:
            names: the names of the languages by their codes.
            choose: called with the code of the chosen language.
        """
        from PySide6.QtWidgets import QMenu, QToolButton  # nobody needs them later

        button = self._language = QToolButton(self)
        button.setText(
            in_row(list(islice(names.values(), _NAMED))) + ("…" if len(names) > _NAMED else "")
        )
        button.setAccessibleName(tr("Language"))
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(button)
        for language, name in names.items():
            menu.addAction(name, partial(choose, language))
        button.setMenu(menu)
        button.show()

    def use_felt(self, felt: str) -> None:
        self._faint = theme.faded(theme.PALETTES[felt].ink, 0.6)
        self.update()

    def scale_fonts(self, growth: float, width: int, *, with_lead: bool) -> int:
        """Set the scale of the fonts. Returns the height of all above the tiles, in logical pixels.

        Args:
            growth: the size of text; 1 is the usual size.
            width: the width of the page; the buttons go below the title if they have no room
                beside it.
            with_lead: True to show the line "An evening at a good table" below the title.
        """
        size = _NAME if with_lead else TITLE
        # The line of a large title has more air below its letters.
        self._below = 2 * STEP if with_lead else 3 * STEP
        self._title.setFont(theme.felt_title_font(round(size * growth)))
        self._lead.setFont(theme.felt_font(round(LEAD * growth)))
        for button in self.buttons.values():
            button.setFont(theme.felt_font(round(TEXT * growth)))
        self._lead.setVisible(with_lead)
        title = self._title.sizeHint()
        sizes = [button.sizeHint() for button in self.buttons.values()]
        beside = max(sum(each.width() for each in half) for half in (sizes[:3], sizes[3:]))
        self._row = max(each.height() for each in sizes) + 2 * STEP
        self._rows = 0
        if title.width() + 2 * (beside + 3 * STEP + AROUND) > width:
            self._rows = 1 if 2 * (beside + STEP + AROUND) <= width else 2
        head = title.height() + self._below + self._rows * self._row
        return head + (self._lead.sizeHint().height() + 2 * STEP if with_lead else 0)

    def mirrored(self, place: QRect) -> QRect:
        """A place on the page, mirrored if the language is written from right to left."""
        return mirrored(place, self.rect()).toRect() if self.isRightToLeft() else place

    def arrange(self, top: int) -> None:
        height = self._title.sizeHint().height()
        self._title.setGeometry(0, top, self.width(), height)
        for half, names in enumerate((list(_LEFT), list(reversed(_RIGHT)))):
            buttons = [self.buttons[name] for name in names]
            sizes = [button.sizeHint() for button in buttons]
            free = self.width() - sum(size.width() + STEP for size in sizes) + STEP
            at = QPoint(free - AROUND if half else AROUND, top + height + self._below)
            if self._rows == 0:
                at.setY(top + (height - sizes[0].height()) // 2)
            elif self._rows == 2:
                at = QPoint(free // 2, at.y() + half * self._row)
            for button, size in zip(buttons, sizes, strict=True):
                button.setGeometry(self.mirrored(QRect(at, size)))
                at += QPoint(size.width() + STEP, 0)
        if self._language is not None:
            wide = self._language.sizeHint().width()
            place = QRect(self.width() - AROUND - wide, self.height() - AROUND, wide, AROUND)
            self._language.setGeometry(self.mirrored(place))
        below = top + height + self._below + self._rows * self._row
        self._lead.setGeometry(0, below, self.width(), self._lead.sizeHint().height())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        below = self._title.geometry().bottom() + self._below - 1.5 * STEP
        draw_rule(painter, QPointF(self.width() / 2, round(below) + 0.5), 12.0 * STEP, self._faint)
