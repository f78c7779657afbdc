"""The main window: menus, one screen, the status bar, the side panel."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from soiree.core.games import Game
from soiree.games import GAMES
from soiree.storage.notices import Notice
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.commands import TEXT_COMMANDS, Commands
from soiree.ui.decks import Deck
from soiree.ui.desktop.wishes import felt_of, text_scale_of
from soiree.ui.game_window import SeenMatch, window_of
from soiree.ui.language.words import notice_sentence
from soiree.ui.shell.bars import DemoBar, NoticeBar
from soiree.ui.shell.panel_dock import PanelDock
from soiree.ui.shell.routes import Album, Back, Days, Evening, Problems, Route, Start, Tournaments
from soiree.ui.shell.screen import Screen
from soiree.ui.shell.setting_menus import add_setting_menus, next_size
from soiree.ui.shell.status_bar import REMEMBERED, StatusBar, TakesTyping
from soiree.ui.shell.window_dialogs import WindowDialogs
from soiree.ui.shell.window_frame import WindowFrame
from soiree.ui.style.theme import grow_text

if TYPE_CHECKING:
    from soiree.ui.table.recap.story import Story

# What the start page does not need is loaded where it is first used.

_USUAL_SIZE = (1280, 800)


class MainWindow(QMainWindow):
    """The window with everything except its screens.

    The window reports the requested places, and shows the screen that the navigator opens.

    Attributes:
        commands: the commands of the menus; the window carries out some, the screen the others.
        deck: the deck to play with.
        dialogs: the dialogs that the menus open.
        dock: the side panel's place.
        status_bar: the last moves in sentences.
        notice_bar: the bar above the status bar, while the match is not saved.
        demo_bar: the bar directly below the table, while computers play for the people.
        frame: the table, and the bars below.

    Signals:
        requested: the person wants to go to this place.
        new_game_requested: the person wants a new match of this game; its dialog opens.
        lesson_requested: the person wants the lesson of this game.
        settings_changed: settings were changed, in the object that the window was given.
        closing: the window closes.
    """

    requested = Signal(Route)
    new_game_requested = Signal(str)
    lesson_requested = Signal(str)
    settings_changed = Signal()
    closing = Signal()

    def __init__(self, paths: Paths, settings: Settings, deck: Deck) -> None:
        super().__init__()
        self._settings = settings
        self.deck = deck
        self._screen: Screen | None = None
        self._panel: Game | None = None
        self._chosen = next(iter(GAMES))
        grow_text(QSize(*_USUAL_SIZE), text_scale_of(settings))
        self.setWindowTitle("Soirée")
        self.setMinimumSize(800, 600)
        self.resize(*_USUAL_SIZE)
        self.status_bar = StatusBar()
        self.status_bar.hide()
        self._pages = QStackedWidget()
        self.status_bar.typing_ended.connect(self._focus_screen)
        self.notice_bar = NoticeBar()
        self.demo_bar = DemoBar()
        self.frame = frame = WindowFrame(
            self._pages, self.demo_bar, self.notice_bar, self.status_bar
        )
        self.setCentralWidget(frame)
        self.commands = Commands(self, settings.shortcuts)
        self.dock = PanelDock(frame, settings)
        self.dock.toggled.connect(lambda is_open: self.commands.check("panel", is_open))
        self.dock.noted.connect(self.settings_changed)
        self.dialogs = WindowDialogs(self, paths, settings, deck)
        self.dialogs.requested.connect(self.requested)
        self.dialogs.lesson_requested.connect(self.lesson_requested)
        self.dialogs.settings_changed.connect(self._apply_settings)
        self.dialogs.shortcuts_changed.connect(self._apply_shortcuts)
        self.new_game_requested.connect(self.dialogs.ask_new_game)
        self.settings_changed.connect(self.show_settings)
        self._set_up_menus()

    def _set_up_menus(self) -> None:
        commands, dialogs = self.commands, self.dialogs
        commands.on("new", lambda: self.new_game_requested.emit(self.game))
        commands.on("quit", self.close)
        commands.on("panel", self.dock.toggle)
        commands.on("score", lambda: self.dock.open("score"))
        commands.on("log", lambda: self.dock.open("log"))
        commands.on("memory", lambda: self.dock.open("memory"))
        commands.on("full", self._toggle_full_screen)
        for name, step in TEXT_COMMANDS.items():
            commands.on(name, partial(self._change_text, step))
        dialogs.text_requested.connect(self._change_text)
        commands.on("shortcuts", dialogs.ask_shortcuts)
        commands.on("preferences", lambda: dialogs.ask_preferences(self._panel))
        commands.on("statistics", lambda: dialogs.show_statistics(self.game))
        commands.on("help", lambda: dialogs.show_help(GAMES[self.game]))
        commands.on("rules", lambda: dialogs.show_help(GAMES[self.game], "rules"))
        commands.on("lesson", lambda: self.lesson_requested.emit(self.game))
        commands.on("about", dialogs.show_about)
        commands.on("news", dialogs.show_news)
        add_setting_menus(commands, self._settings, self._apply_settings)

    # --- the screen ------------------------------------------------------------------------------

    @property
    def table(self) -> QWidget | None:
        """The table, while there is one."""
        return None if self._panel is None else self._pages.currentWidget()

    @property
    def game(self) -> str:
        """The name of the game at the table, or else of the one chosen at the start page."""
        return self._chosen if self._panel is None else self._panel.name

    def choose_game(self, name: str) -> None:
        """Choose a game, unless one is at the table."""
        self._chosen = name
        self._offer_lesson()

    def show_screen(self, screen: Screen) -> None:
        """Replace the present screen."""
        before = self._pages.currentWidget()
        self.dock.detach()
        self.status_bar.clear()
        self.status_bar.setVisible(screen.status)
        self.frame.arrange()
        self._screen, self._panel = screen, screen.panel
        # With its size from the first, a table is laid out once.
        screen.widget.resize(self._pages.size())
        self._pages.addWidget(screen.widget)
        self._pages.setCurrentWidget(screen.widget)
        if before is not None:
            self._pages.removeWidget(before)
            before.deleteLater()
        self.setWindowTitle(screen.title)
        self._offer_commands(screen)
        if screen.panel is None:
            self.dock.fit()
        else:
            self.dock.attach(screen.widget, screen.panel)
        self._focus_screen()

    def ways(
        self, *, but: str = "", evening: Evening | None = None
    ) -> dict[str, Callable[[], None]]:
        """The commands that lead from one screen to another.

        Args:
            but: the command that leads to the screen itself.
            evening: the evening that the match at the table belongs to.
        """
        routes = {
            "start": Start(),
            "evening": evening or Evening(),
            "album": Album(),
            "problems": Problems(),
            "days": Days(),
            "tournaments": Tournaments(),
        }
        return {
            name: partial(self.requested.emit, route)
            for name, route in routes.items()
            if name != but
        }

    def _focus_screen(self) -> None:
        if self._screen is not None:
            self._screen.widget.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- what is said ----------------------------------------------------------------------------

    def begin(self, match: SeenMatch, story: Story) -> None:
        """Fill the status bar and the panel from a match that begins, is resumed or has jumped.

        Args:
            story: the match as told so far.
        """
        self.commands.offer("score", match.view.scores is not None)
        self.dock.begin(match, story)
        self.status_bar.begin(_last_sentences(story))

    def tell(self, sentence: str) -> None:
        """Show a sentence in the status bar; an empty sentence does nothing."""
        if sentence:
            self.status_bar.tell(sentence)

    def tell_anywhere(self, sentence: str) -> None:
        """Show a sentence in the status bar, also where the bar is usually hidden."""
        self.status_bar.show()
        self.tell(sentence)

    def warn(self, sentence: str) -> None:
        """Report a problem apart from the game, also on the start page."""
        self.status_bar.show()
        self.status_bar.warn(sentence)

    def warn_of(self, *notices: Notice | None) -> None:
        """Report each problem with files in a sentence."""
        for notice in notices:
            if notice is not None:
                self.warn(notice_sentence(notice))

    # --- commands and settings -------------------------------------------------------------------

    def use_deck(self, deck: Deck) -> None:
        self.deck = deck
        self.dialogs.use_deck(deck)
        self.show_settings()

    def _offer_commands(self, screen: Screen) -> None:
        for name in ("panel", "score", "log", "rules"):
            self.commands.offer(name, screen.panel is not None)
        has_memory = screen.panel is not None and window_of(screen.panel).memory is not None
        self.commands.offer("memory", has_memory)
        self._offer_lesson()
        self.commands.serve(screen.commands)
        self.commands.check("panel", self.dock.is_open)

    def _offer_lesson(self) -> None:
        self.commands.offer("lesson", window_of(GAMES[self.game]).lesson is not None)

    def _apply_settings(self) -> None:
        self.dialogs.use_felt(felt_of(self._settings))
        self.settings_changed.emit()

    def show_settings(self) -> None:
        """Apply the settings, the wishes of the desktop and the deck to the screen."""
        grow_text(self.size(), text_scale_of(self._settings))
        if self._screen is not None:
            self._screen.settings_changed()

    def _apply_shortcuts(self) -> None:
        self.commands.use_keys(self._settings.shortcuts)
        self.settings_changed.emit()

    def _change_text(self, step: int) -> None:
        size = next_size(self._settings.text_size, step)
        if size != self._settings.text_size:
            self._settings.text_size = size
            self._apply_settings()

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    # --- Qt --------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A letter or a digit begins a typed move; Esc closes the panel or leads back."""
        text = event.text()
        plain = not event.modifiers() & ~(
            Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        )
        table: object = self.table
        screen, is_escape = self._screen, event.key() == Qt.Key.Key_Escape
        if plain and text.isalnum() and isinstance(table, TakesTyping) and table.reads_typing:
            self.status_bar.begin_typing(text, table.typed)
        elif is_escape and self.dock.is_open:
            self.dock.close()
        elif is_escape and self.isFullScreen():
            self._toggle_full_screen()
        elif is_escape and screen is not None and screen.escape_leads_back:
            self.requested.emit(Back())
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        grow_text(event.size(), text_scale_of(self._settings))
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.WindowStateChange:
            self.commands.check("full", self.isFullScreen())
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.dialogs.close_windows()
        self.closing.emit()
        super().closeEvent(event)


def _last_sentences(story: Story) -> list[str]:
    from soiree.ui.table.contract.narration import Kind

    sentences = (line.text for line in story.backwards() if line.kind is not Kind.DETAIL)
    return list(islice(sentences, REMEMBERED))[::-1]
