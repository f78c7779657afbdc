"""The commands of the menus in one list, with their shortcuts, which a person may change."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from soiree.core.texts import tr_noop
from soiree.ui.language.translation import tr, without_mark


class Command(Struct, frozen=True):
    """An item of a menu.

    Attributes:
        name: the key of its shortcut in the settings.
        text: in English, with a `&` before its mnemonic letter.
        keys: its default shortcut, as `QKeySequence` writes it; empty for none.
        checkable: True if the item can be on or off.
    """

    name: str
    text: str
    keys: str = ""
    checkable: bool = False

    @property
    def title(self) -> str:
        """The translated text without `&` and dots, for the list of shortcuts."""
        return without_mark(tr(self.text))


class Menu(Struct, frozen=True):
    """A menu of the menu bar.

    Attributes:
        rows: its items from top to bottom; None for a separator.
    """

    text: str
    rows: tuple[Command | None, ...]

    @property
    def title(self) -> str:
        return without_mark(tr(self.text))


MENUS = (
    Menu(
        tr_noop("&Game"),
        (
            Command("new", tr_noop("&New game…"), "Ctrl+N"),
            Command("restart", tr_noop("&Restart the deal"), "F5"),
            Command("numbered", tr_noop("Play a &deal…"), "Ctrl+D"),
            None,
            Command("open", tr_noop("&Open…"), "Ctrl+O"),
            Command("save", tr_noop("Save &as…"), "Ctrl+Shift+S"),
            Command("copy_position", tr_noop("&Copy this position"), "Ctrl+Shift+C"),
            None,
            Command("statistics", tr_noop("Stat&istics"), "Ctrl+T"),
            None,
            Command("start", tr_noop("S&tart page"), "Ctrl+Home"),
            Command("evening", tr_noop("&Evenings"), "Ctrl+Shift+E"),
            Command("album", tr_noop("&Album"), "Ctrl+H"),
            Command("problems", tr_noop("&Problems"), "Ctrl+P"),
            Command("tournaments", tr_noop("To&urnaments"), "Ctrl+Shift+T"),
            Command("days", tr_noop("Da&y by day"), "Ctrl+J"),
            Command("review_month", tr_noop("Review all matches of this &month")),
            Command("quit", tr_noop("&Quit"), "Ctrl+Q"),
        ),
    ),
    Menu(
        tr_noop("&Move"),
        (
            Command("undo", tr_noop("&Undo"), "Ctrl+Z"),
            Command("redo", tr_noop("&Redo"), "Ctrl+Shift+Z"),
            None,
            Command("hint", tr_noop("&Hint"), "H"),
            Command("again", tr_noop("&Show the last moves again"), "L"),
            Command("demo", tr_noop("&Demo"), "D", checkable=True),
            Command("pause", tr_noop("&Pause"), "P", checkable=True),
            None,
            Command("asked", tr_noop("&What to do now"), "F2"),
            Command("hand", tr_noop("My h&and"), "F3"),
            Command("table", tr_noop("&The table"), "F4"),
            Command("moves", tr_noop("The last m&oves"), "F6"),
        ),
    ),
    Menu(
        tr_noop("&Replay"),
        (
            Command("play", tr_noop("&Play"), "F7", checkable=True),
            Command("faster", tr_noop("Fas&ter"), "Ctrl+Up"),
            Command("slower", tr_noop("&Slower"), "Ctrl+Down"),
            None,
            Command("forward", tr_noop("&Forward"), "Ctrl+Right"),
            Command("back", tr_noop("&Back"), "Ctrl+Left"),
            Command("next_choice", tr_noop("&Next choice of your own"), "Ctrl+Shift+Right"),
            Command("previous_choice", tr_noop("Pre&vious choice of your own"), "Ctrl+Shift+Left"),
            Command("next_round", tr_noop("Next &round"), "Ctrl+PgDown"),
            Command("previous_round", tr_noop("Previous r&ound"), "Ctrl+PgUp"),
            Command("first", tr_noop("To the be&ginning"), "Ctrl+Shift+Home"),
            Command("last", tr_noop("To the en&d"), "Ctrl+Shift+End"),
            None,
            Command("eyes", tr_noop("Change vi&ewpoint"), "Ctrl+E"),
            Command("lane", tr_noop("&What each player knows"), "Ctrl+K", checkable=True),
            None,
            Command("branch", tr_noop("Play on from &here"), "Ctrl+Return"),
            Command("note", tr_noop("Write a n&ote…"), "Ctrl+Shift+N"),
            Command("film", tr_noop("Save as ani&mated GIF…"), "Ctrl+Shift+M"),
            None,
            Command("review", tr_noop("Revie&w"), "Ctrl+R"),
            Command("next_mistake", tr_noop("Next m&istake"), "F8"),
            Command("previous_mistake", tr_noop("Previous mista&ke"), "Shift+F8"),
            Command("verdict", tr_noop("What this &choice cost"), "Ctrl+B"),
            Command("retry", tr_noop("&Try mistakes again"), "Ctrl+Shift+R"),
            Command("duplicate", tr_noop("C&ompare with computers…"), "Ctrl+Shift+B"),
            Command("graph", tr_noop("Graph of the chance to wi&n"), "Ctrl+G", checkable=True),
        ),
    ),
    Menu(
        tr_noop("&View"),
        (
            Command("panel", tr_noop("Side &panel"), "F9", checkable=True),
            Command("score", tr_noop("&Score"), "Ctrl+1"),
            Command("log", tr_noop("&Log"), "Ctrl+2"),
            Command("memory", tr_noop("&Memory"), "Ctrl+M"),
            None,
            Command("larger", tr_noop("Lar&ger text"), "Ctrl++"),
            Command("smaller", tr_noop("S&maller text"), "Ctrl+-"),
            Command("usual", tr_noop("&Usual size of text"), "Ctrl+0"),
            None,
            Command("full", tr_noop("&Full screen"), "F11", checkable=True),
        ),
    ),
    Menu(
        tr_noop("&Settings"),
        (
            Command("mute", tr_noop("&Mute sounds"), "M", checkable=True),
            None,
            Command("shortcuts", tr_noop("S&hortcuts…")),
            Command("preferences", tr_noop("&Preferences…"), "Ctrl+,"),
        ),
    ),
    Menu(
        tr_noop("&Help"),
        (
            Command("help", tr_noop("&Help"), "F1"),
            Command("rules", tr_noop("&Rules of this game"), "Shift+F1"),
            Command("lesson", tr_noop("&In two minutes")),
            None,
            Command("report", tr_noop("Report a &problem…")),
            Command("news", tr_noop("What is &new")),
            Command("about", tr_noop("&About Soirée")),
        ),
    ),
)
"""The menus of the menu bar, from left to right."""

COMMANDS = {row.name: row for menu in MENUS for row in menu.rows if row is not None}
"""All commands by name, in the order of the menus."""

TEXT_COMMANDS = {"larger": 1, "smaller": -1, "usual": 0}
"""The commands that change the size of all text, with their steps; 0 restores the usual size."""

_ALSO = {"Ctrl++": ("Ctrl+=",)}
"""Further keys of a shortcut: on many keyboards a plus needs Shift."""


class Commands:
    """The menu bar of a window.

    A command is visible, and its shortcut works, as long as it is offered.
    """

    def __init__(self, window: QMainWindow, keys: Mapping[str, str]) -> None:
        """
        Args:
            keys: the shortcuts that differ from the defaults, by the names of commands.
        """
        self._actions: dict[str, QAction] = {}
        self._menu_of: dict[str, QMenu] = {}
        self._titled: list[tuple[QMenu, str]] = []
        self._acts: dict[str, Callable[[], object]] = {}
        self._served: Mapping[str, Callable[[], object]] = {}
        for menu in MENUS:
            shown = window.menuBar().addMenu(tr(menu.text))
            self._titled.append((shown, menu.text))
            for row in menu.rows:
                if row is None:
                    shown.addSeparator()
                    continue
                action = self._actions[row.name] = QAction(window)
                action.setText(tr(row.text))
                self._menu_of[row.name] = shown
                action.setCheckable(row.checkable)
                action.triggered.connect(lambda _checked, name=row.name: self._act(name))
                shown.addAction(action)
                # So that the shortcut works in full screen too, where the menu bar may be hidden.
                window.addAction(action)
                self.offer(row.name, False)
        self.use_keys(keys)

    def on(self, name: str, act: Callable[[], object]) -> None:
        """Connect a command to a function for screens that do not `serve` it, and offer it."""
        self._acts[name] = act
        self.offer(name, True)

    def serve(self, acts: Mapping[str, Callable[[], object]]) -> None:
        """Offer the commands of a screen, by name, in place of those of the screen before."""
        for name in self._served.keys() - acts.keys():
            self.offer(name, name in self._acts)
        self._served = acts
        for name in acts:
            self.offer(name, True)

    def _act(self, name: str) -> None:
        act = self._served.get(name) or self._acts.get(name)
        if act is not None:
            act()

    def offer(self, name: str, offered: bool) -> None:
        """Show a command with its shortcut, or hide both; an empty menu is hidden."""
        self._actions[name].setVisible(offered)
        self._actions[name].setEnabled(offered)
        menu = self._menu_of[name]
        some = offered or any(row.isVisible() and not row.isSeparator() for row in menu.actions())
        menu.menuAction().setVisible(some)

    def enable(self, name: str, enabled: bool) -> None:
        """Set whether a visible command can be used now."""
        self._actions[name].setEnabled(enabled and self._actions[name].isVisible())

    def is_enabled(self, name: str) -> bool:
        """True if a command can be used now."""
        return self._actions[name].isEnabled()

    def trigger(self, name: str) -> None:
        """Carry out a command, if it can be used now."""
        self._actions[name].trigger()

    def key(self, name: str) -> QKeySequence:
        """The shortcut of a command; an empty one for none."""
        return self._actions[name].shortcut()

    def check(self, name: str, checked: bool) -> None:
        """Set whether a checkable command is on."""
        self._actions[name].setChecked(checked)

    def is_checked(self, name: str) -> bool:
        """True if a checkable command is on."""
        return self._actions[name].isChecked()

    def use_keys(self, keys: Mapping[str, str]) -> None:
        """Use these shortcuts from now on, and the defaults for all other commands."""
        for name, action in self._actions.items():
            action.setShortcuts(keys_of(name, keys))

    def translate(self) -> None:
        """Show all texts in the present language."""
        for name, action in self._actions.items():
            action.setText(tr(COMMANDS[name].text))
        for menu, text in self._titled:
            menu.setTitle(tr(text))

    def add_menu_before(self, name: str, text: str) -> QMenu:
        """Add a submenu right above a command.

        Args:
            text: in English, with a `&` before its mnemonic letter.
        """
        menu = self._menu_of[name]
        within = QMenu(tr(text), menu)
        menu.insertMenu(self._actions[name], within)
        menu.menuAction().setVisible(True)
        self._titled.append((within, text))
        return within


def keys_of(name: str, keys: Mapping[str, str]) -> list[QKeySequence]:
    """The shortcuts of a command.

    Args:
        keys: the shortcuts that differ from the defaults, by the names of commands.
    """
    chosen = keys.get(name, COMMANDS[name].keys)
    return [QKeySequence(each) for each in (chosen, *_ALSO.get(chosen, ()))]
