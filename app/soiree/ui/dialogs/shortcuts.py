"""Shortcuts: which of them are valid, and the dialog in which the player changes them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDialogButtonBox, QKeySequenceEdit, QLineEdit, QToolButton, QWidget

from soiree.storage.settings import Settings
from soiree.ui.commands import MENUS, Command, every
from soiree.ui.dialogs.forms import Form, Unfit
from soiree.ui.style.theme import STEP
from soiree.ui.style.translation import tr

TABLE_KEYS = frozenset(
    "Left Right Up Down Tab Return Enter Space Esc 1 2 3 4 5 6 7 8 9 0 B E K N Q S T X Y".split()
)
"""Keys that the tables use themselves, without Ctrl or Alt."""


def fault_in(keys: Mapping[str, str]) -> tuple[str, Command] | None:
    """What is wrong with a choice of shortcuts: a sentence, and the command at fault; or None.

    Args:
        keys: those that differ from the defaults, by the names of commands.
    """
    owners: dict[str, Command] = {}
    for command in every():
        wanted = keys.get(command.name, command.keys)
        sequence = QKeySequence(wanted)
        written = sequence.toString(QKeySequence.SequenceFormat.NativeText)
        if not wanted:
            continue
        if not written:
            text = tr("“{keys}” cannot be a shortcut for “{command}”.")
            return text.format(keys=wanted, command=command.title), command
        if sequence.toString() in TABLE_KEYS:
            text = tr("{keys} is reserved for the tables.")
            return text.format(keys=written), command
        if written in owners:
            text = tr("{keys} is assigned to both “{one}” and “{other}”.")
            return text.format(
                keys=written, one=owners[written].title, other=command.title
            ), command
        owners[written] = command
    return None


class ShortcutsDialog(Form):
    """All commands of the menus with their shortcuts."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(tr("Shortcuts"), tr("Apply"), parent)
        self._settings = settings
        self._fields: dict[str, _KeyField] = {}
        defaults = self.buttons.addButton(
            tr("Restore defaults"), QDialogButtonBox.ButtonRole.ResetRole
        )
        defaults.setAutoDefault(False)
        defaults.clicked.connect(lambda _checked: self._fill({}))
        for menu in MENUS:
            self.rows.add_heading(menu.title)
            for command in menu.rows:
                if command is not None:
                    field = self._fields[command.name] = _KeyField()
                    field.setMaximumSequenceLength(1)
                    field.setClearButtonEnabled(True)
                    field.setMinimumWidth(24 * STEP)
                    field.keySequenceChanged.connect(self._show_fault)
                    self.rows.add_row(command.title, field)
                    _name_parts(field, command.title)
        self._fill(settings.shortcuts)

    def take(self) -> None:
        keys = self._keys()
        if fault := fault_in(keys):
            sentence, command = fault
            raise Unfit(sentence, self._fields[command.name])
        self._settings.shortcuts = keys

    def _fill(self, keys: Mapping[str, str]) -> None:
        for command in every():
            chosen = keys.get(command.name, command.keys)
            self._fields[command.name].setKeySequence(QKeySequence(chosen))

    def _keys(self) -> dict[str, str]:
        """Those that differ from the defaults."""
        chosen = {name: field.keySequence().toString() for name, field in self._fields.items()}
        return {
            command.name: chosen[command.name]
            for command in every()
            if QKeySequence(command.keys) != QKeySequence(chosen[command.name])
        }

    def _show_fault(self) -> None:
        fault = fault_in(self._keys())
        self.fault.setText(fault[0] if fault else "")


_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)


class _KeyField(QKeySequenceEdit):
    """Takes the keys that are pressed, but for those that lead back and out of the dialog.

    Tab alone leads on by itself.
    """

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in _MODIFIERS:
                return True  # Qt would empty the field before any key is pressed with it.
            if event.key() == Qt.Key.Key_Backtab:
                return self.focusPreviousChild()
            if event.key() == Qt.Key.Key_Escape and not event.modifiers():
                event.ignore()
                return False
        return super().event(event)


def _name_parts(field: QKeySequenceEdit, title: str) -> None:
    """Name the parts of a field of keys: it is these that a screen reader reads."""
    for line in field.findChildren(QLineEdit):
        line.setAccessibleName(title)
        for button in line.findChildren(QToolButton):
            button.setAccessibleName(tr("No shortcut"))
