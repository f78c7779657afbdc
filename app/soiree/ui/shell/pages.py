"""What fills the main window: the start page, the album or a table, one at a time."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from soiree.core.games import Game
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.decks import Deck
from soiree.ui.screens.start.start_page import StartPage

if TYPE_CHECKING:
    from soiree.ui.screens.album.page import AlbumPage


class Pages(QStackedWidget):
    """Makes each page when it is first wanted.

    Attributes:
        table: the table, while there is one.

    Signals:
        play, new_game, continue_game: wanted at the start page; with the game's name.
        album_wanted, problems_wanted, statistics_wanted: these are wanted at the start page.
        chosen: another game is chosen at the start page.
    """

    play = Signal(str)
    new_game = Signal(str)
    continue_game = Signal(str)
    album_wanted = Signal()
    problems_wanted = Signal()
    statistics_wanted = Signal()
    chosen = Signal()

    def __init__(
        self, games: Mapping[str, Game], paths: Paths, settings: Settings, deck: Deck
    ) -> None:
        super().__init__()
        self._games = games
        self._paths = paths
        self._settings = settings
        self._deck = deck
        self._start: StartPage | None = None
        self._album: AlbumPage | None = None
        self.table: QWidget | None = None

    @property
    def start(self) -> StartPage:
        """The start page."""
        if self._start is None:
            made = self._start = StartPage(
                self._games, self._deck, self._settings.felt, self._paths.pictures
            )
            made.play.connect(self.play)
            made.new_game.connect(self.new_game)
            made.continue_game.connect(self.continue_game)
            made.album_wanted.connect(self.album_wanted)
            made.problems_wanted.connect(self.problems_wanted)
            made.statistics_wanted.connect(self.statistics_wanted)
            made.chosen.connect(self.chosen)
            self.addWidget(made)
        return self._start

    @property
    def album(self) -> AlbumPage:
        """The album."""
        if self._album is None:
            from soiree.ui.screens.album.page import AlbumPage

            self._album = AlbumPage(self._games, self._paths, self._settings.felt)
            self.addWidget(self._album)
        return self._album

    @property
    def shows_album(self) -> bool:
        return self._album is not None and self.currentWidget() is self._album

    @property
    def shows_start(self) -> bool:
        return self._start is not None and self.currentWidget() is self._start

    def show_page(self, page: QWidget) -> None:
        """Show a page that somebody else has made, in place of any other."""
        self.drop_table()
        if self.indexOf(page) < 0:
            self.addWidget(page)
        self.setCurrentWidget(page)

    @property
    def has_start(self) -> bool:
        """Whether the start page has been made."""
        return self._start is not None

    def show_start(self, waiting: Collection[str]) -> None:
        """Show the start page, in place of a table if there is one.

        Args:
            waiting: the games of which a match waits to be continued.
        """
        self.drop_table()
        self.start.show_waiting(waiting)
        self.setCurrentWidget(self.start)
        self.start.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_table(self, table: QWidget) -> None:
        """Show a table, in place of any other page."""
        self.drop_table()
        self.table = table
        # With its size from the first, a table is laid out once.
        table.resize(self.size())
        self.addWidget(table)
        self.setCurrentWidget(table)

    def drop_table(self) -> None:
        if self.table is not None:
            self.removeWidget(self.table)
            self.table.deleteLater()
            self.table = None

    def focus_table(self) -> None:
        if self.table is not None:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def use_felt(self, felt: str) -> None:
        for page in (self._start, self._album):
            if page is not None:
                page.use_felt(felt)

    def use_deck(self, deck: Deck) -> None:
        self._deck = deck
        if self._start is not None:
            self._start.use_deck(deck)
