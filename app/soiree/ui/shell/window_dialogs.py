"""The dialogs and the help that the menus of the main window open."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from soiree.core.games import Game
from soiree.games import GAMES
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.decks import Deck
from soiree.ui.desktop.screen_fit import screen_of
from soiree.ui.desktop.wishes import felt_of
from soiree.ui.shell.routes import Album, AlbumFilter, Honours, Play, Route

if TYPE_CHECKING:
    from soiree.core.records import Record
    from soiree.ui.dialogs.help.window import HelpWindow
    from soiree.ui.dialogs.statistics.window import StatisticsWindow

# Each dialog is loaded when it is first opened.


class WindowDialogs(QObject):
    """Opens one dialog at a time over the window; help and statistics stay open beside it.

    Signals:
        requested: go to this place.
        lesson_requested: start the lesson of the game with this name.
        settings_changed: settings were changed that show at once.
        text_requested: make all text larger (1) or smaller (-1), or of the usual size (0).
        shortcuts_changed: shortcuts were changed in the settings.
        window_shown: the help or the statistics are in front now.
    """

    requested = Signal(Route)
    lesson_requested = Signal(str)
    settings_changed = Signal()
    text_requested = Signal(int)
    shortcuts_changed = Signal()
    window_shown = Signal()

    def __init__(
        self,
        window: QWidget,
        paths: Paths,
        settings: Settings,
        deck: Deck,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._paths = paths
        self._settings = settings
        self._deck = deck
        self._help: HelpWindow | None = None
        self._statistics: StatisticsWindow | None = None

    def ask_new_game(self, name: str) -> None:
        """Ask for the options and players of a new match of this game."""
        from soiree.storage.history.ratings import LOOKED_AT
        from soiree.storage.history.results import latest
        from soiree.ui.dialogs.new_game import NewGameDialog

        game = GAMES[name]
        results = latest(self._paths, GAMES, name, LOOKED_AT)
        if accepts(NewGameDialog(game, self._settings, self._window, results)):
            self.settings_changed.emit()
            self.requested.emit(Play(name, self._settings.choices(game), teaches=True))

    def ask_preferences(self, game: Game | None = None, deck: Path | None = None) -> None:
        """Show the preferences, with a page for the game at the table if there is one.

        Args:
            deck: a file to be added to the decks if it is sound.
        """
        from soiree.ui.dialogs.preferences.dialog import PreferencesDialog

        dialog = PreferencesDialog(self._settings, self._paths, game, self._window)
        dialog.changed.connect(self.settings_changed)
        if deck is not None:
            dialog.add_deck(deck)
        accepts(dialog)

    def ask_shortcuts(self) -> None:
        from soiree.ui.dialogs.shortcuts import ShortcutsDialog

        if accepts(ShortcutsDialog(self._settings, self._window)):
            self.shortcuts_changed.emit()

    def show_about(self) -> None:
        from soiree.ui.dialogs.about import AboutDialog

        accepts(AboutDialog(self._paths, self._window))

    def show_news(self) -> None:
        from soiree.ui.dialogs.news import NewsDialog

        accepts(NewsDialog(self._window))

    def show_report(self, match: Record | None) -> None:
        """Show the report of a problem, which can include this match."""
        from soiree.ui.dialogs.report import ReportDialog

        accepts(ReportDialog(self._paths, match, self._window))

    def show_help(self, game: Game, page: str = "game") -> None:
        """Open the help at a page of this game."""
        from soiree.ui.dialogs.help.window import EVERYWHERE, has_pages

        self._show_help(f"{game.name}/{page}" if has_pages(game) else EVERYWHERE)

    def _show_help(self, address: str) -> None:
        from soiree.ui.dialogs.help.window import HelpWindow

        if self._help is None:
            self._help = HelpWindow(
                GAMES,
                self._deck,
                felt_of(self._settings),
                self._settings.shortcuts,
                self._paths.pictures,
                self._window,
            )
            self._help.finished.connect(self._forget_help)
            self._help.lesson_requested.connect(self.lesson_requested)
            self._help.text_requested.connect(self.text_requested)
            screen = screen_of(self._window).availableGeometry()
            self._help.stand_beside(self._window.frameGeometry(), screen)
        self._help.show_page(address)
        self._help.show()
        self._help.activateWindow()
        self.window_shown.emit()

    def show_statistics(self, game: str | None = None) -> None:
        """Open the statistics, of the game with this name if it was played."""
        from soiree.ui.dialogs.statistics.window import StatisticsWindow

        if self._statistics is None:
            self._statistics = StatisticsWindow(
                GAMES, self._paths, game, self._window, felt_of(self._settings)
            )
            self._statistics.finished.connect(self._forget_statistics)
            self._statistics.album_requested.connect(self._show_matches)
            self._statistics.honours_requested.connect(self._show_honours)
        else:
            self._statistics.renew(game)
        self._statistics.show()
        self._statistics.activateWindow()
        self.window_shown.emit()

    def _show_matches(self, game: str) -> None:
        self.requested.emit(Album(AlbumFilter(game=game)))
        self._window.activateWindow()

    def _show_honours(self) -> None:
        self.requested.emit(Honours())
        self._window.activateWindow()

    def translate(self) -> None:
        """Open the help and the statistics again, in the present language and at their places."""
        if self._help is not None:
            address, place = self._help.address, self._help.geometry()
            self._help.close()
            self._show_help(address)
            self._help.setGeometry(place)
        if self._statistics is not None:
            game, place = self._statistics.filters.chosen.game, self._statistics.geometry()
            self._statistics.close()
            self.show_statistics(game)
            self._statistics.setGeometry(place)

    def close_windows(self) -> None:
        """Close the help and the statistics."""
        for each in (self._help, self._statistics):
            if each is not None:
                each.close()

    def use_felt(self, felt: str) -> None:
        if self._help is not None:
            self._help.page.use_felt(felt)
        if self._statistics is not None:
            self._statistics.page.use_felt(felt)

    def use_deck(self, deck: Deck) -> None:
        self._deck = deck
        if self._help is not None:
            self._help.page.use_deck(deck)

    def _forget_help(self) -> None:
        if self._help is not None:
            self._help.deleteLater()
            self._help = None

    def _forget_statistics(self) -> None:
        if self._statistics is not None:
            self._statistics.deleteLater()
            self._statistics = None


def accepts(dialog: QDialog) -> bool:
    """Run a dialog and delete it soon. Returns True if the person accepted it."""
    accepted = dialog.exec() == QDialog.DialogCode.Accepted
    dialog.deleteLater()
    return accepted
