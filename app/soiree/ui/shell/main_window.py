"""The main window: menus, the start page or the table, the status bar, the side panel."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from soiree.core.games import Game
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.commands import Commands
from soiree.ui.decks import Deck
from soiree.ui.game_window import window_of
from soiree.ui.shell.demo_bar import DemoBar
from soiree.ui.shell.notice_bar import NoticeBar
from soiree.ui.shell.pages import Pages
from soiree.ui.shell.panel_dock import PanelDock
from soiree.ui.shell.setting_menus import add_setting_menus
from soiree.ui.shell.status_bar import REMEMBERED, StatusBar, TakesTyping
from soiree.ui.shell.window_dialogs import WindowDialogs
from soiree.ui.shell.window_frame import WindowFrame

if TYPE_CHECKING:
    from soiree.core.views import View
    from soiree.core.zones import Seat
    from soiree.ui.table.recap.story import Story

# What the start page does not need is loaded where it is first used.


class MainWindow(QMainWindow):
    """Everything of the window but the table.

    The window owns no match. It says what the person wants and shows what it is given.

    Attributes:
        commands: what the menus offer. The window does its own part of it, the match coordinator
            the rest.
        dialogs: what the menus open.
        pages: the start page, the album or the table.
        dock: opens and closes the side panel.
        status_bar: the last moves in sentences.
        notice_bar: above it, while the match is not saved.
        demo_bar: right below the table, while computers play for the people.
        frame: has the table, and the bars below it.

    Signals:
        new_game_wanted: the person wants a new match of this game; its dialog opens.
        match_wanted: a match of this game is to start, with these `GameChoices`.
        continue_wanted: the match of this game that was played last is to continue.
        album_wanted: the person wants to see all matches.
        problems_wanted: the person wants to see the problems.
        tasks_wanted: these `Task`s are to be solved; the second argument is called when the person
            goes back from them.
        lesson_wanted: the person wants the lesson of this game.
        start_wanted: the person wants to leave the table for the start page.
        settings_changed: settings were changed, in the object that the window was given.
        closing: the window closes.
    """

    new_game_wanted = Signal(str)
    match_wanted = Signal(str, object)
    continue_wanted = Signal(str)
    album_wanted = Signal()
    problems_wanted = Signal()
    tasks_wanted = Signal(object, object)
    lesson_wanted = Signal(str)
    start_wanted = Signal()
    settings_changed = Signal()
    closing = Signal()

    def __init__(
        self, games: Mapping[str, Game], paths: Paths, settings: Settings, deck: Deck
    ) -> None:
        super().__init__()
        self._games = games
        self._paths = paths
        self._settings = settings
        self._deck = deck
        self._game: Game | None = None
        self.setWindowTitle("Soirée")
        self.setMinimumSize(800, 600)
        self.resize(1280, 800)
        self.status_bar = StatusBar()
        self.status_bar.hide()
        self.pages = Pages(games, paths, settings, deck)
        self.pages.play.connect(self._play)
        self.pages.new_game.connect(self.new_game_wanted)
        self.pages.continue_game.connect(self.continue_wanted)
        self.pages.album_wanted.connect(self.album_wanted)
        self.pages.problems_wanted.connect(self.problems_wanted)
        self.pages.chosen.connect(self._offer_lesson)
        self.status_bar.typing_ended.connect(self.pages.focus_table)
        self.notice_bar = NoticeBar()
        self.demo_bar = DemoBar()
        self.frame = frame = WindowFrame(
            self.pages, self.demo_bar, self.notice_bar, self.status_bar
        )
        self.setCentralWidget(frame)
        self.commands = Commands(self, settings.shortcuts)
        self.dock = PanelDock(frame, settings)
        self.dock.toggled.connect(lambda is_open: self.commands.check("panel", is_open))
        self.dock.noted.connect(self.settings_changed)
        self.dialogs = WindowDialogs(self, games, paths, settings, deck)
        self.pages.statistics_wanted.connect(self.dialogs.show_statistics)
        self.dialogs.match_wanted.connect(self._start_match)
        self.dialogs.lesson_wanted.connect(self.lesson_wanted)
        self.dialogs.settings_changed.connect(self._apply_settings)
        self.dialogs.shortcuts_changed.connect(self._apply_shortcuts)
        self.new_game_wanted.connect(self.dialogs.ask_new_game)
        self._set_up_menus()
        self._offer_commands()

    def _set_up_menus(self) -> None:
        commands, dialogs = self.commands, self.dialogs
        commands.on("new", lambda: self.new_game_wanted.emit(self.game))
        commands.on("start", self.start_wanted.emit)
        commands.on("album", self.album_wanted.emit)
        commands.on("problems", self.problems_wanted.emit)
        commands.on("quit", self.close)
        commands.on("panel", self.dock.toggle)
        commands.on("score", lambda: self.dock.open("score"))
        commands.on("log", lambda: self.dock.open("log"))
        commands.on("memory", lambda: self.dock.open("memory"))
        commands.on("full", self._toggle_full_screen)
        commands.on("shortcuts", dialogs.ask_shortcuts)
        commands.on("preferences", lambda: dialogs.ask_preferences(self._game))
        commands.on("statistics", lambda: dialogs.show_statistics(self.game))
        commands.on("help", lambda: dialogs.show_help(self._games[self.game]))
        commands.on("rules", lambda: dialogs.show_help(self._games[self.game], "rules"))
        commands.on("lesson", lambda: self.lesson_wanted.emit(self.game))
        commands.on("about", dialogs.show_about)
        add_setting_menus(commands, self._settings, self._apply_settings)

    # --- the start page and the table ------------------------------------------------------------

    @property
    def table(self) -> QWidget | None:
        """The table, while there is one."""
        return self.pages.table

    @property
    def game(self) -> str:
        """The name of the game at the table, or else of the one chosen at the start page."""
        return self._game.name if self._game is not None else self.pages.start.game

    def show_start(self, waiting: Collection[str] = ()) -> None:
        """Show the start page, in place of a table if there is one.

        Args:
            waiting: the games of which a match waits to be continued.
        """
        self._leave_table()
        self.status_bar.hide()
        self.pages.show_start(waiting)
        self.dock.fit()
        self._offer_commands()

    def show_album(self) -> None:
        """Show the album, in place of any other page."""
        self.show_page(self.pages.album)

    def show_page(self, page: QWidget) -> None:
        """Show a page that is neither the start page nor a table, in place of any other."""
        self._leave_table()
        self.status_bar.hide()
        self.pages.show_page(page)
        self.dock.fit()
        self._offer_commands()

    def show_table(self, table: QWidget, game: Game) -> None:
        """Show a table, in place of the start page or of another table."""
        self._leave_table()
        self._game = game
        self.status_bar.show()
        self.pages.show_table(table)
        self._offer_commands()
        self.dock.attach(table, game)
        self.pages.focus_table()

    def _leave_table(self) -> None:
        """Make room for another page."""
        self._game = None
        self.dock.detach()
        self.status_bar.clear()

    # --- what is said ----------------------------------------------------------------------------

    def begin(
        self,
        view: View,
        names: Sequence[str],
        viewer: Seat,
        story: Story,
        *,
        reviewing: bool = False,
    ) -> None:
        """Fill the status bar and the panel from a match that begins, is resumed or has jumped.

        Args:
            story: all that has been told of it.
            reviewing: whether the match is over and being reviewed.
        """
        self.commands.offer("score", view.scores is not None)
        self.dock.begin(view, names, viewer, story, reviewing=reviewing)
        self.status_bar.begin(_last_sentences(story))

    def tell(self, sentence: str) -> None:
        """Say in the status bar what happened; nothing is said of what has no sentence."""
        if sentence:
            self.status_bar.tell(sentence)

    def show_view(self, view: View, *, reviewing: bool = False) -> None:
        """Show in the panel where the match stands now."""
        self.dock.show_view(view, reviewing=reviewing)

    def refuse(self, sentence: str) -> None:
        """Say why a choice was not taken."""
        self.status_bar.refuse(sentence)

    def warn(self, sentence: str) -> None:
        """Say what went wrong apart from the game, at the start page too."""
        self.status_bar.show()
        self.status_bar.warn(sentence)

    # --- commands and settings -------------------------------------------------------------------

    def use_deck(self, deck: Deck) -> None:
        self._deck = deck
        self.pages.use_deck(deck)
        self.dialogs.use_deck(deck)

    def _offer_commands(self) -> None:
        """Offer just the commands that do something here."""
        at_table = self.table is not None
        for name in ("panel", "score", "log", "rules"):
            self.commands.offer(name, at_table)
        self.commands.offer("start", not self.pages.shows_start)
        self.commands.offer("album", not self.pages.shows_album)
        has_memory = self._game is not None and window_of(self._game).memory is not None
        self.commands.offer("memory", has_memory)
        self._offer_lesson()
        self.commands.check("panel", self.dock.is_open)

    def _offer_lesson(self) -> None:
        """Offer the lesson of the game at the table or else chosen, if it has one."""
        if self._game is not None or self.pages.has_start:
            lesson = window_of(self._games[self.game]).lesson
            self.commands.offer("lesson", lesson is not None)

    def _play(self, name: str) -> None:
        self.match_wanted.emit(name, self._settings.choices(self._games[name]))

    def _start_match(self, name: str, choices: object) -> None:
        """A match was set up in the dialog, which has changed the settings."""
        self.settings_changed.emit()
        self.match_wanted.emit(name, choices)

    def _apply_settings(self) -> None:
        self.pages.use_felt(self._settings.felt)
        self.dialogs.use_felt(self._settings.felt)
        self.settings_changed.emit()

    def _apply_shortcuts(self) -> None:
        self.commands.use_keys(self._settings.shortcuts)
        self.settings_changed.emit()

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    # --- Qt --------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A letter or a digit begins a typed move; Esc closes the panel or leaves full screen."""
        text = event.text()
        plain = not event.modifiers() & ~(
            Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        )
        table: object = self.table
        if plain and text.isalnum() and isinstance(table, TakesTyping) and table.reads_typing:
            self.status_bar.begin_typing(text, table.typed)
        elif event.key() == Qt.Key.Key_Escape and self.dock.is_open:
            self.dock.close()
        elif event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self._toggle_full_screen()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.WindowStateChange:
            self.commands.check("full", self.isFullScreen())
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.dialogs.close_windows()
        self.closing.emit()
        super().closeEvent(event)


def _last_sentences(story: Story) -> list[str]:
    """The end of what has been told, oldest first: as much as the status bar may show."""
    from soiree.ui.table.contract.narration import Kind

    sentences = (line.text for line in story.backwards() if line.kind is not Kind.DETAIL)
    return list(islice(sentences, REMEMBERED))[::-1]
