"""The check of shortcuts, and the dialog in which the player changes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from PySide6.QtCore import QEvent, QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QToolButton,
    QWidget,
)

from soiree.storage.settings import Settings
from soiree.ui.commands import COMMANDS, MENUS, Command
from soiree.ui.dialogs.forms import Form, Unfit
from soiree.ui.language.translation import tr
from soiree.ui.language.words import listed
from soiree.ui.style import theme
from soiree.ui.style.theme import STEP, TEXT

TABLE_KEYS = frozenset(
    "Left Right Up Down Tab Return Enter Space Esc 1 2 3 4 5 6 7 8 9 0 B E K N Q S T X Y".split()
)
"""Keys that the tables use, without Ctrl or Alt."""


class Fault(Struct, frozen=True):
    """An error in a choice of shortcuts.

    Attributes:
        sentence: the error message.
        commands: the commands at fault; the player should change the last one first.
    """

    sentence: str
    commands: tuple[Command, ...]


def faults_in(keys: Mapping[str, str]) -> list[Fault]:
    """All errors in a choice of shortcuts, in the order of the menus.

    Args:
        keys: the shortcuts that differ from the defaults, by the names of commands.
    """
    faults: list[Fault] = []
    owners: dict[str, list[Command]] = {}
    for command in COMMANDS.values():
        wanted = keys.get(command.name, command.keys)
        sequence = QKeySequence(wanted)
        written = sequence.toString(QKeySequence.SequenceFormat.NativeText)
        if not wanted:
            continue
        if not written:
            text = tr("“{keys}” cannot be a shortcut for “{command}”.")
            faults.append(Fault(text.format(keys=wanted, command=command.title), (command,)))
        elif sequence.toString() in TABLE_KEYS:
            text = tr("{keys} is reserved for the tables.")
            faults.append(Fault(text.format(keys=written), (command,)))
        else:
            owners.setdefault(written, []).append(command)
    for written, commands in owners.items():
        if len(commands) > 1:
            #: A member of a list. {command}: a command of a menu, such as Undo
            titles = listed([tr("“{command}”").format(command=each.title) for each in commands])
            text = tr("{keys} is assigned to {commands}.")
            faults.append(Fault(text.format(keys=written, commands=titles), tuple(commands)))
    return faults


def before_defaults(keys: Mapping[str, str]) -> dict[str, str]:
    """The shortcuts, with each default cleared that a person has chosen for another command.

    A new release may have a command whose default the person already uses.

    Args:
        keys: the shortcuts that differ from the defaults, by the names of commands.
    """
    chosen = {QKeySequence(each).toString() for each in keys.values()}
    cleared = {
        command.name: ""
        for command in COMMANDS.values()
        if command.keys and QKeySequence(command.keys).toString() in chosen
    }
    return cleared | dict(keys)


class ShortcutsDialog(Form):
    """Lists all commands of the menus with their shortcuts."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        #: The title of the dialog.
        super().__init__(tr("Shortcuts"), tr("Apply"), parent)
        self._settings = settings
        self._fields: dict[str, _KeyField] = {}
        self._names: dict[str, QLabel] = {}
        defaults = self.buttons.addButton(
            tr("Restore defaults"), QDialogButtonBox.ButtonRole.ResetRole
        )
        defaults.setAutoDefault(False)
        defaults.clicked.connect(lambda _checked: self._fill({}))
        for menu in MENUS:
            self.rows.add_heading(menu.title)
            for command in menu.rows:
                if command is not None:
                    field = _KeyField(maximumSequenceLength=1, clearButtonEnabled=True)
                    self._fields[command.name] = field
                    field.setMinimumWidth(24 * STEP)
                    field.keySequenceChanged.connect(self._show_faults)
                    self._names[command.name] = self.rows.add_row(command.title, field)
                    _name_parts(field, command.title)
        self._fill(settings.shortcuts)

    def take(self) -> None:
        keys = self._keys()
        if faults := faults_in(keys):
            at_fault = self._fields[faults[0].commands[-1].name]
            raise Unfit(_message(faults), at_fault)
        self._settings.shortcuts = keys

    def _fill(self, keys: Mapping[str, str]) -> None:
        for command in COMMANDS.values():
            chosen, field = keys.get(command.name, command.keys), self._fields[command.name]
            with QSignalBlocker(field):
                field.setKeySequence(QKeySequence(chosen))
        self._show_faults()

    def _keys(self) -> dict[str, str]:
        chosen = {name: field.keySequence().toString() for name, field in self._fields.items()}
        return {
            command.name: chosen[command.name]
            for command in COMMANDS.values()
            if QKeySequence(command.keys) != QKeySequence(chosen[command.name])
        }

    def _show_faults(self) -> None:
        faults = faults_in(self._keys())
        self.fault.setText(_message(faults))
        for name, label in self._names.items():
            mine = [fault for fault in faults if name in (each.name for each in fault.commands)]
            label.setFont(theme.font(TEXT, bold=bool(mine)))
            self._fields[name].setAccessibleDescription(_message(mine))


def _message(faults: Sequence[Fault]) -> str:
    lines = [fault.sentence for fault in faults[:_LISTED]]
    if more := len(faults) - len(lines):
        lines.append(tr("%n more shortcuts cannot be used.", "", more))
    return "\n".join(lines)


_LISTED = 5
"""The most faults with a line each."""

_MODIFIERS = frozenset(
    Qt.Key[f"Key_{name}"]
    for name in (
        "Shift Control Alt AltGr Meta Super_L Super_R Hyper_L Hyper_R Mode_switch Multi_key"
        " CapsLock NumLock ScrollLock unknown"
    ).split()
)
"""Keys that cannot be a shortcut alone."""

_CLEARING = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class _KeyField(QKeySequenceEdit):
    """Records the pressed keys as a shortcut, except Tab, Shift+Tab and Esc, which leave the field.

    Backspace or Delete alone removes the shortcut.
    """

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in _MODIFIERS:
                return True  # Qt would clear the field before the next key is pressed.
            is_bare = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            if event.key() in _CLEARING and is_bare:
                self.clear()
                return True
            if event.key() == Qt.Key.Key_Backtab:
                return self.focusPreviousChild()
            if event.key() == Qt.Key.Key_Escape and not event.modifiers():
                event.ignore()
                return False
        return super().event(event)


def _name_parts(field: QKeySequenceEdit, title: str) -> None:
    for line in field.findChildren(QLineEdit):
        line.setAccessibleName(title)
        for button in line.findChildren(QToolButton):
            button.setAccessibleName(tr("No shortcut"))
