"""The commands of the menus, one list of all, with their shortcuts, which a person may change."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

_tr = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Command:
    """Something that a menu offers.

    Attributes:
        name: under which settings keep its shortcut.
        text: in English, with a `&` before the letter that picks it in its menu.
        keys: its usual shortcut, as `QKeySequence` writes it; empty for none.
        checkable: whether it is on or off.
    """

    name: str
    text: str
    keys: str = ""
    checkable: bool = False

    @property
    def title(self) -> str:
        """As a list of commands has it."""
        return _tr("Menu", self.text).replace("&", "").removesuffix("…")


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu of the menu bar.

    Attributes:
        rows: what it offers, from top to bottom; None for a line.
    """

    name: str
    text: str
    rows: tuple[Command | None, ...]

    @property
    def title(self) -> str:
        return _tr("Menu", self.text).replace("&", "")


MENUS = (
    Menu(
        "game",
        str(QT_TRANSLATE_NOOP("Menu", "&Game")),
        (
            Command("new", str(QT_TRANSLATE_NOOP("Menu", "&New game…")), "Ctrl+N"),
            Command("restart", str(QT_TRANSLATE_NOOP("Menu", "&Restart the deal")), "F5"),
            Command("numbered", str(QT_TRANSLATE_NOOP("Menu", "Numbered &deal…")), "Ctrl+D"),
            None,
            Command("open", str(QT_TRANSLATE_NOOP("Menu", "&Open…")), "Ctrl+O"),
            Command("save", str(QT_TRANSLATE_NOOP("Menu", "Save &as…")), "Ctrl+Shift+S"),
            None,
            Command("start", str(QT_TRANSLATE_NOOP("Menu", "S&tart page")), "Ctrl+Home"),
            Command("quit", str(QT_TRANSLATE_NOOP("Menu", "&Quit")), "Ctrl+Q"),
        ),
    ),
    Menu(
        "move",
        str(QT_TRANSLATE_NOOP("Menu", "&Move")),
        (
            Command("undo", str(QT_TRANSLATE_NOOP("Menu", "&Undo")), "Ctrl+Z"),
            Command("redo", str(QT_TRANSLATE_NOOP("Menu", "&Redo")), "Ctrl+Shift+Z"),
            None,
            Command("hint", str(QT_TRANSLATE_NOOP("Menu", "&Hint")), "H"),
            Command("again", str(QT_TRANSLATE_NOOP("Menu", "&Show the last move again")), "L"),
            Command("demo", str(QT_TRANSLATE_NOOP("Menu", "&Demo")), "D", checkable=True),
            Command("pause", str(QT_TRANSLATE_NOOP("Menu", "&Pause")), "P", checkable=True),
        ),
    ),
    Menu(
        "view",
        str(QT_TRANSLATE_NOOP("Menu", "&View")),
        (
            Command("panel", str(QT_TRANSLATE_NOOP("Menu", "Side &panel")), "F9", checkable=True),
            Command("score", str(QT_TRANSLATE_NOOP("Menu", "&Score")), "Ctrl+1"),
            Command("log", str(QT_TRANSLATE_NOOP("Menu", "&Log")), "Ctrl+2"),
            Command("memory", str(QT_TRANSLATE_NOOP("Menu", "&Memory")), "Ctrl+M"),
            None,
            Command("full", str(QT_TRANSLATE_NOOP("Menu", "&Full screen")), "F11", checkable=True),
        ),
    ),
    Menu(
        "settings",
        str(QT_TRANSLATE_NOOP("Menu", "&Settings")),
        (
            Command("shortcuts", str(QT_TRANSLATE_NOOP("Menu", "S&hortcuts…"))),
            Command("preferences", str(QT_TRANSLATE_NOOP("Menu", "&Preferences…")), "Ctrl+,"),
        ),
    ),
    Menu(
        "help",
        str(QT_TRANSLATE_NOOP("Menu", "&Help")),
        (
            Command("help", str(QT_TRANSLATE_NOOP("Menu", "&Help")), "F1"),
            Command("rules", str(QT_TRANSLATE_NOOP("Menu", "&Rules of this game")), "Shift+F1"),
            Command("lesson", str(QT_TRANSLATE_NOOP("Menu", "&In one minute"))),
            None,
            Command("about", str(QT_TRANSLATE_NOOP("Menu", "&About Soirée"))),
        ),
    ),
)
"""What the menu bar offers, from left to right."""


class Commands:
    """The menu bar of a window.

    A command is seen and has its shortcut as long as it is offered; nothing is that does nothing.
    """

    def __init__(self, window: QMainWindow, keys: Mapping[str, str]) -> None:
        """
        Args:
            keys: shortcuts that differ from the usual ones, by the names of commands.
        """
        self._menus: dict[str, QMenu] = {}
        self._actions: dict[str, QAction] = {}
        for menu in MENUS:
            shown = self._menus[menu.name] = window.menuBar().addMenu(_tr("Menu", menu.text))
            for row in menu.rows:
                if row is None:
                    shown.addSeparator()
                    continue
                action = self._actions[row.name] = QAction(_tr("Menu", row.text), window)
                action.setCheckable(row.checkable)
                shown.addAction(action)
                # So that its key works in full screen too, where the menu bar may be hidden.
                window.addAction(action)
                self.offer(row.name, False)
        self.use_keys(keys)

    def on(self, name: str, act: Callable[[], object]) -> None:
        """Have a command do something, and offer it."""
        self._actions[name].triggered.connect(lambda _checked: act())
        self.offer(name, True)

    def offer(self, name: str, offered: bool) -> None:
        """Show a command with its shortcut, or neither; a menu that offers nothing is not seen."""
        self._actions[name].setVisible(offered)
        self._actions[name].setEnabled(offered)
        for menu in self._menus.values():
            some = any(row.isVisible() and not row.isSeparator() for row in menu.actions())
            menu.menuAction().setVisible(some)

    def enable(self, name: str, enabled: bool) -> None:
        """Whether a command that is seen can be used now."""
        self._actions[name].setEnabled(enabled and self._actions[name].isVisible())

    def check(self, name: str, checked: bool) -> None:
        """Whether a checkable command is on."""
        self._actions[name].setChecked(checked)

    def use_keys(self, keys: Mapping[str, str]) -> None:
        """Have these shortcuts from now on, and the usual ones beside them."""
        for command in every():
            chosen = keys.get(command.name, command.keys)
            self._actions[command.name].setShortcut(QKeySequence(chosen))

    def add_choices(self, menu: str, text: str) -> QMenu:
        """A menu within a menu, above what that has."""
        within = QMenu(text, self._menus[menu])
        self._menus[menu].insertMenu(self._menus[menu].actions()[0], within)
        self._menus[menu].menuAction().setVisible(True)
        return within


def every() -> Iterator[Command]:
    """All commands, in the order of the menus."""
    for menu in MENUS:
        for row in menu.rows:
            if row is not None:
                yield row
