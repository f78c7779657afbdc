"""The main window: menus, the start page, the table, the strip below and the panel beside it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Literal, Protocol, cast, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QDialog, QMainWindow, QMenu, QStackedWidget, QWidget

from soiree.core.events import Event
from soiree.core.games import Game
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.commands import Commands
from soiree.ui.decks import Deck
from soiree.ui.game_window import window_of
from soiree.ui.style.reduced_motion import speed_of
from soiree.ui.style.screen_fit import screen_of
from soiree.ui.style.translation import tr
from soiree.ui.window.start_page import StartPage
from soiree.ui.window.status_bar import REMEMBERED, MessageStrip

if TYPE_CHECKING:
    from soiree.ui.help.window import HelpWindow
    from soiree.ui.window.side_panel import SidePanel

# What the start page does without is loaded where it is first needed.

Tab = Literal["score", "log", "memory"]

COVERED = "covered"
"""A property of a table: how much of it, at its right, lies under the panel."""

_TABLE_WITH_PANEL = 720
"""The width that a table must keep for the panel to stand beside it and not over it."""


@runtime_checkable
class TakesTyping(Protocol):
    """A table at which a move can be typed.

    Attributes:
        reads_typing: whether it can be in this game.
    """

    reads_typing: bool

    def typed(self, text: str) -> str | None:
        """Take a move as a person typed it; returns why not, or None when it was taken."""
        ...


class MainWindow(QMainWindow):
    """Everything of the window that is not the table.

    The window owns no match. It says what the person wants, and shows what it is told.

    Attributes:
        commands: what the menus offer. The window does what is its own of it; the rest is the
            host's.
        strip: the last moves in sentences.

    Signals:
        new_game_wanted: the person wants a new match of this game; its dialog opens.
        match_wanted: a match of this game is to start, with these `GameChoices`.
        continue_wanted: the match of this game that waits is to go on.
        lesson_wanted: the person wants to learn this game in one minute.
        start_wanted: the person wants to leave the table for the start page.
        settings_changed: settings were changed, in the object that the window was given.
        closing: the window closes.
    """

    new_game_wanted = Signal(str)
    match_wanted = Signal(str, object)
    continue_wanted = Signal(str)
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
        self._table: QWidget | None = None
        self.setWindowTitle("Soirée")
        self.setMinimumSize(800, 600)
        self.resize(1280, 800)

        self._start: StartPage | None = None
        self.new_game_wanted.connect(self.ask_new_game)
        self.strip = MessageStrip()
        self.strip.typing_ended.connect(self._focus_table)
        self.strip.hide()
        self._stack = QStackedWidget()
        self._frame = _Frame(self._stack, self.strip)
        self._help: HelpWindow | None = None
        self._panel: SidePanel | None = None
        self._panel_open = False
        self._match: tuple[View, Sequence[str], Seat] | None = None
        self._reviewing = False
        self._told_since: list[tuple[Event, str]] = []
        self._frame.installEventFilter(self)
        self.setCentralWidget(self._frame)
        self.commands = Commands(self, settings.shortcuts)
        self._set_up_menus()
        self._enable()

    # What is shown

    @property
    def table(self) -> QWidget | None:
        """The table, while there is one."""
        return self._table

    def show_start(self, waiting: Collection[str] = ()) -> None:
        """Leave the table, if there is one, for the start page.

        Args:
            waiting: the games of which a match waits to be continued.
        """
        self._drop_table()
        self._game = None
        start = self._start_page()
        start.show_waiting(waiting)
        self._stack.setCurrentWidget(start)
        self.strip.clear()
        self.strip.hide()
        self._place_panel()
        self._enable()
        start.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_table(self, table: QWidget, game: Game) -> None:
        """Show a table in place of the start page, or of the table before."""
        self._drop_table()
        self._table, self._game = table, game
        self.strip.clear()
        self.strip.show()
        # At its place and size from the first, a table is laid out once.
        table.resize(self._stack.size())
        self._stack.addWidget(table)
        self._stack.setCurrentWidget(table)
        self._enable()
        if self._settings.panel_open:
            self.panel.have_pages_of(game)
            self.open_panel(self._settings.panel_tab, as_before=True)
        self._focus_table()

    def begin(
        self, view: View, names: Sequence[str], viewer: Seat, *, reviewing: bool = False
    ) -> None:
        """Fill the strip and the panel from a match that begins, is resumed, or is seen anew.

        Args:
            reviewing: whether the match was over, and is looked over.
        """
        self._match, self._told_since = (view, names, viewer), []
        self._reviewing = reviewing
        self.commands.offer("score", view.scores is not None)
        if self._panel is not None:
            self._panel.begin(view, names, viewer, reviewing=reviewing)
        self.strip.begin(_last_sentences(view, names, viewer))

    def tell(self, event: Event | None, sentence: str) -> None:
        """Say what happened, in the strip and the log; None for a hint that is no event."""
        if sentence:
            self.strip.tell(sentence)
        if event is not None:
            self._told_since.append((event, sentence))
            if self._panel is not None:
                self._panel.add(event, sentence)

    def show_view(self, view: View, *, reviewing: bool = False) -> None:
        """Show in the panel where the match stands now."""
        assert self._match is not None, "begin comes first"
        _, names, viewer = self._match
        self._match, self._told_since = (view, names, viewer), []
        self._reviewing = reviewing
        if self._panel is not None:
            self._panel.show_view(view, reviewing=reviewing)

    def refuse(self, sentence: str) -> None:
        """Say why a choice was not taken."""
        self.strip.refuse(sentence)

    def warn(self, sentence: str) -> None:
        """Say what went wrong beside the game, at the start page too."""
        self.strip.show()
        self.strip.warn(sentence)

    def use_felt(self, felt: str) -> None:
        if self._start is not None:
            self._start.use_felt(felt)
        if self._help is not None:
            self._help.use_felt(felt)

    def use_deck(self, deck: Deck) -> None:
        self._deck = deck
        if self._start is not None:
            self._start.use_deck(deck)
        if self._help is not None:
            self._help.use_deck(deck)

    def _start_page(self) -> StartPage:
        """The start page, made when it is first wanted."""
        if self._start is None:
            self._start = StartPage(
                self._games, self._deck, self._settings.felt, self._paths.pictures
            )
            self._start.play.connect(self._play)
            self._start.new_game.connect(self.new_game_wanted)
            self._start.continue_game.connect(self.continue_wanted)
            self._start.chosen.connect(self._offer_lesson)
            self._stack.addWidget(self._start)
        return self._start

    # The panel

    @property
    def panel(self) -> SidePanel:
        """What can be looked up, made when it is first wanted; `open_panel` shows it."""
        if self._panel is None:
            from soiree.ui.window.side_panel import SidePanel

            self._panel = SidePanel(self._frame)
            self._panel.hide()
            self._panel.slid.connect(self._panel_slid)
            self._panel.close_wanted.connect(self.close_panel)
            if self._match is not None:
                self._panel.begin(*self._match, reviewing=self._reviewing)
            for event, sentence in self._told_since:
                self._panel.add(event, sentence)
        return self._panel

    @property
    def panel_is_open(self) -> bool:
        return self._panel_open

    def open_panel(self, tab: Tab | None = None, *, as_before: bool = False) -> None:
        """Slide the panel in, with a tab in front.

        Args:
            as_before: have it there at once, as it was at the last table; if this game lacks the
                tab, the next one may have it.
        """
        if tab is not None:
            self.panel.bring_forward(tab)
        if not as_before:
            self._note_panel(True)
        if not self._panel_open:
            self._panel_open = True
            self.panel.show()
            self.panel.raise_()
            self._slide(as_before)
        self.commands.check("panel", True)

    def close_panel(self, *, at_once: bool = False) -> None:
        self._note_panel(False)
        self.commands.check("panel", False)
        if self._panel_open:
            self._panel_open = False
            self._frame.leave_room(0, 0)
            self._cover_table(0)
            self._slide(at_once)
            self._focus_table()

    def _slide(self, at_once: bool) -> None:
        out, home = self._panel_places()
        start, end = (out, home) if self._panel_open else (home, out)
        still = at_once or speed_of(self._settings) == "off" or not self.isVisible()
        if still:
            self.panel.setGeometry(end)
            self._panel_slid()
        else:
            self.panel.slide(start, end)

    def _panel_slid(self) -> None:
        if self._panel_open:
            # The table is laid out once, when the panel has come to rest, and not in each frame.
            wide = self.panel.width()
            beside = self._frame.width() - wide >= _TABLE_WITH_PANEL
            self._frame.leave_room(wide if beside else 0, wide)
            self._cover_table(0 if beside else wide)
        else:
            self.panel.hide()

    def _cover_table(self, wide: int) -> None:
        if self._table is not None:
            self._table.setProperty(COVERED, wide)

    def _panel_places(self) -> tuple[QRect, QRect]:
        """Where the panel is when it is out of sight, and where it is in sight."""
        self.panel.fit(self._frame.width(), _TABLE_WITH_PANEL)
        width, height, wide = self._frame.width(), self._frame.height(), self.panel.width()
        return QRect(width, 0, wide, height), QRect(width - wide, 0, wide, height)

    def _place_panel(self) -> None:
        """Put the panel where it belongs in a window of another size, or at the start page."""
        if self._table is None:
            self._panel_open = False
            if self._panel is not None:
                self._panel.hide()
            self._frame.leave_room(0, 0)
        elif self._panel_open:
            self.panel.setGeometry(self._panel_places()[1])
            self._panel_slid()

    def _note_panel(self, is_open: bool) -> None:
        self._settings.panel_open = is_open
        if self._panel is not None:
            self._settings.panel_tab = cast("Tab", self._panel.tab)
        self.settings_changed.emit()

    # The menus

    def _set_up_menus(self) -> None:
        commands = self.commands
        commands.on("new", self._new_game)
        commands.on("start", self.start_wanted.emit)
        commands.on("quit", self.close)
        commands.on("panel", self._toggle_panel)
        commands.on("score", lambda: self.open_panel("score"))
        commands.on("log", lambda: self.open_panel("log"))
        commands.on("memory", lambda: self.open_panel("memory"))
        commands.on("full", self._toggle_full_screen)
        commands.on("shortcuts", self.ask_shortcuts)
        commands.on("preferences", self.ask_settings)
        commands.on("help", self.show_help)
        commands.on("rules", lambda: self.show_help("rules"))
        commands.on("lesson", lambda: self.lesson_wanted.emit(self.game))
        commands.on("about", self.show_about)
        self._choices(
            commands.add_choices("settings", tr("&Speed")),
            {
                "slow": tr("&Slow"),
                "normal": tr("&Normal"),
                "fast": tr("&Fast"),
                "off": tr("&Without motion"),
            },
            "speed",
        )
        self._choices(
            commands.add_choices("settings", tr("&Felt")),
            {
                "bottle": tr("&Bottle green"),
                "midnight": tr("&Midnight blue"),
                "aubergine": tr("&Aubergine"),
                "linen": tr("&Linen"),
            },
            "felt",
        )

    def _choices(self, menu: QMenu, texts: Mapping[str, str], setting: str) -> QActionGroup:
        """A menu in which one value of a setting is chosen."""
        group = QActionGroup(self)
        for value, text in texts.items():
            action = group.addAction(text)
            action.setCheckable(True)
            action.setData(value)
            menu.addAction(action)

        def chosen(action: QAction) -> None:
            setattr(self._settings, setting, action.data())
            self._apply_settings()

        def check() -> None:
            for action in group.actions():
                action.setChecked(action.data() == getattr(self._settings, setting))

        group.triggered.connect(chosen)
        menu.aboutToShow.connect(check)
        return group

    def _enable(self) -> None:
        """Offer just what works here."""
        at_table = self._table is not None
        for name in ("start", "panel", "score", "log", "rules"):
            self.commands.offer(name, at_table)
        has_memory = self._game is not None and window_of(self._game).memory is not None
        self.commands.offer("memory", has_memory)
        self._offer_lesson()
        self.commands.check("panel", self._panel_open)

    def _offer_lesson(self) -> None:
        """Offer the lesson of the game that is played, or else chosen, if it has one."""
        if self._game is not None or self._start is not None:
            lesson = window_of(self._games[self.game]).lesson
            self.commands.offer("lesson", lesson is not None)

    # What the menus do

    def ask_new_game(self, name: str) -> None:
        """Ask how a match of this game is to be played."""
        from soiree.ui.dialogs.new_game import NewGameDialog

        game = self._games[name]
        dialog = NewGameDialog(game, self._settings, self)
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        dialog.deleteLater()
        if accepted:
            self.settings_changed.emit()
            self.match_wanted.emit(name, self._settings.choices(game))

    def ask_settings(self) -> None:
        from soiree.ui.preferences import PreferencesDialog

        dialog = PreferencesDialog(self._settings, self._paths, self._game, self)
        dialog.changed.connect(self._apply_settings)
        dialog.exec()
        dialog.deleteLater()

    def ask_shortcuts(self) -> None:
        from soiree.ui.dialogs.shortcuts import ShortcutsDialog

        dialog = ShortcutsDialog(self._settings, self)
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        dialog.deleteLater()
        if accepted:
            self.commands.use_keys(self._settings.shortcuts)
            self.settings_changed.emit()

    def show_help(self, page: str = "game") -> None:
        """Open the help at a page of the game that is played, or else chosen."""
        from soiree.ui.help.window import EVERYWHERE, HelpWindow

        if self._help is None:
            self._help = HelpWindow(
                self._games,
                self._deck,
                self._settings.felt,
                self._settings.shortcuts,
                self._paths.pictures,
                self,
            )
            self._help.finished.connect(self._forget_help)
            self._help.lesson_wanted.connect(self.lesson_wanted)
            self.closing.connect(self._help.close)
            self._help.stand_beside(self.frameGeometry(), screen_of(self).availableGeometry())
        folder = window_of(self._games[self.game]).help
        self._help.show_page(f"{folder}/{page}" if folder else EVERYWHERE)
        self._help.show()
        self._help.activateWindow()

    def _forget_help(self) -> None:
        if self._help is not None:
            self._help.deleteLater()
            self._help = None

    def show_about(self) -> None:
        from soiree.ui.dialogs.about import AboutDialog

        dialog = AboutDialog(self._paths, self)
        dialog.exec()
        dialog.deleteLater()

    @property
    def game(self) -> str:
        """The game that is played, or else the one that is chosen at the start page."""
        return self._game.name if self._game is not None else self._start_page().game

    def _play(self, name: str) -> None:
        self.match_wanted.emit(name, self._settings.choices(self._games[name]))

    def _new_game(self) -> None:
        self.new_game_wanted.emit(self.game)

    def _apply_settings(self) -> None:
        self.use_felt(self._settings.felt)
        self.settings_changed.emit()

    def _toggle_panel(self) -> None:
        if self._panel_open:
            self.close_panel()
        else:
            self.open_panel()

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _focus_table(self) -> None:
        if self._table is not None:
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _drop_table(self) -> None:
        if self._table is not None:
            self._stack.removeWidget(self._table)
            self._table.deleteLater()
            self._table = None

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        text = event.text()
        plain = not event.modifiers() & ~(
            Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        )
        table: object = self._table
        if plain and text.isalnum() and isinstance(table, TakesTyping) and table.reads_typing:
            self.strip.begin_typing(text, table.typed)
        elif event.key() == Qt.Key.Key_Escape and self._panel_open:
            self.close_panel()
        elif event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self._toggle_full_screen()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.WindowStateChange:
            self.commands.check("full", self.isFullScreen())
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self._place_panel()
        return super().eventFilter(watched, event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closing.emit()
        super().closeEvent(event)


def _last_sentences(view: View, names: Sequence[str], viewer: Seat) -> list[str]:
    """The end of the log, oldest first: as much as the strip may show."""
    from soiree.ui.games import narration

    said: list[str] = []
    for event in reversed(view.events):
        if len(said) == REMEMBERED:
            break
        if sentence := narration.sentence(view.game, event, names, viewer):
            said.append(sentence)
    return said[::-1]


class _Frame(QWidget):
    """The page and the strip below it; at the right there may be room for the panel."""

    def __init__(self, page: QWidget, strip: QWidget) -> None:
        super().__init__()
        self._page, self._strip = page, strip
        page.setParent(self)
        strip.setParent(self)
        strip.installEventFilter(self)
        self._room = (0, 0)

    def leave_room(self, beside_page: int, beside_strip: int) -> None:
        """Keep so much free at the right."""
        if self._room != (beside_page, beside_strip):
            self._room = (beside_page, beside_strip)
            self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._arrange()
        return super().eventFilter(watched, event)

    def _arrange(self) -> None:
        beside_page, beside_strip = self._room
        width, height = self.width(), self.height()
        below = 0 if self._strip.isHidden() else self._strip.height()
        self._page.setGeometry(0, 0, width - beside_page, height - below)
        self._strip.setGeometry(0, height - below, width - beside_strip, below)
