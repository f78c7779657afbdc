"""The dialog that lists and changes all shortcuts, and refuses duplicates."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QKeySequenceEdit, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from soiree.games import GAMES
from soiree.storage.settings import Settings
from soiree.ui.commands import COMMANDS
from soiree.ui.dialogs.shortcuts import TABLE_KEYS, ShortcutsDialog, faults_in
from tests.ui.table.items import buttons_of
from tests.ui.table.sitting import sitting


@pytest.fixture
def settings() -> Settings:
    return Settings()


@pytest.fixture
def dialog(qtbot: QtBot, settings: Settings) -> Iterator[ShortcutsDialog]:
    made = ShortcutsDialog(settings)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made.close()


def field(dialog: ShortcutsDialog, title: str) -> QKeySequenceEdit:
    (found,) = (f for f in dialog.findChildren(QKeySequenceEdit) if f.accessibleName() == title)
    return found


def test_every_command_is_listed_with_its_shortcut(dialog: ShortcutsDialog) -> None:
    shown = {
        each.accessibleName(): each.keySequence().toString()
        for each in dialog.findChildren(QKeySequenceEdit)
    }
    assert shown == {command.title: command.keys for command in COMMANDS.values()}


def test_the_default_shortcuts_have_no_faults() -> None:
    assert faults_in({}) == []


def test_a_key_that_is_pressed_becomes_the_shortcut(
    dialog: ShortcutsDialog, settings: Settings
) -> None:
    hint = field(dialog, "Hint")
    hint.setFocus()
    QTest.keyClick(hint, Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    dialog.done_button.click()
    assert settings.shortcuts == {"hint": "Ctrl+I"}


def test_tab_and_escape_are_not_recorded_as_shortcuts(
    dialog: ShortcutsDialog, qtbot: QtBot
) -> None:
    dialog.activateWindow()
    fields = dialog.findChildren(QKeySequenceEdit)
    before = [each.keySequence().toString() for each in fields]
    fields[5].setFocus()
    QTest.keyClick(fields[5], Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(fields[4].hasFocus)
    QTest.keyClick(fields[4], Qt.Key.Key_Tab)
    qtbot.waitUntil(fields[5].hasFocus)
    assert [each.keySequence().toString() for each in fields] == before
    QTest.keyClick(fields[5], Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert [each.keySequence().toString() for each in fields] == before


def test_a_shortcut_given_twice_is_refused(dialog: ShortcutsDialog, settings: Settings) -> None:
    field(dialog, "Redo").setKeySequence(QKeySequence("Ctrl+N"))
    sentence = "Ctrl+N is assigned to “New game” and “Redo”."
    assert dialog.fault.text() == sentence
    dialog.done_button.click()
    assert dialog.result() != QDialog.DialogCode.Accepted
    assert settings.shortcuts == {}
    field(dialog, "New game").setKeySequence(QKeySequence("Ctrl+Alt+N"))
    assert dialog.fault.text() == ""
    dialog.done_button.click()
    assert settings.shortcuts == {"new": "Ctrl+Alt+N", "redo": "Ctrl+N"}


def test_all_faults_show_at_once_beside_bold_names(
    dialog: ShortcutsDialog, settings: Settings
) -> None:
    field(dialog, "Redo").setKeySequence(QKeySequence("Ctrl+N"))
    field(dialog, "Undo").setKeySequence(QKeySequence("Ctrl+N"))
    field(dialog, "Hint").setKeySequence(QKeySequence("E"))
    field(dialog, "Demo").setKeySequence(QKeySequence("F5"))
    reserved = "E is reserved for the tables."
    many = "Ctrl+N is assigned to “New game”, “Undo” and “Redo”."
    two = "F5 is assigned to “Restart the deal” and “Demo”."
    assert dialog.fault.text().splitlines() == [reserved, many, two]
    names = [label for label in dialog.findChildren(QLabel) if label.buddy() is not None]
    bold = {label.text() for label in names if label.font().bold()}
    assert bold == {"New game", "Undo", "Redo", "Hint", "Restart the deal", "Demo"}
    assert field(dialog, "Redo").accessibleDescription() == many
    dialog.done_button.click()
    assert dialog.focusWidget() is field(dialog, "Hint")
    assert settings.shortcuts == {}
    for name in ("Redo", "Undo", "Hint", "Demo"):
        field(dialog, name).clear()
    assert dialog.fault.text() == ""
    assert not field(dialog, "Redo").accessibleDescription()


def test_faults_beyond_the_fifth_are_counted(dialog: ShortcutsDialog) -> None:
    names = ("Undo", "Redo", "Hint", "Demo", "Pause", "Log", "Help")
    for name, key in zip(names, "123BEKN", strict=True):
        field(dialog, name).setKeySequence(QKeySequence(key))
    lines = dialog.fault.text().splitlines()
    assert len(lines) == 6
    assert lines[-1] == "2 more shortcuts cannot be used."


@pytest.mark.parametrize("key", [Qt.Key.Key_Backspace, Qt.Key.Key_Delete])
def test_backspace_removes_a_shortcut(
    dialog: ShortcutsDialog, settings: Settings, key: Qt.Key
) -> None:
    demo = field(dialog, "Demo")
    QTest.keyClick(demo, key)
    assert demo.keySequence().isEmpty()
    QTest.keyClick(demo, key, Qt.KeyboardModifier.ControlModifier)
    assert not demo.keySequence().isEmpty()
    QTest.keyClick(demo, key)
    dialog.done_button.click()
    assert settings.shortcuts == {"demo": ""}


@pytest.mark.parametrize(
    "key",
    [
        Qt.Key.Key_Shift,
        Qt.Key.Key_unknown,
        *(
            pytest.param(key, marks=pytest.mark.thorough)
            for key in (
                Qt.Key.Key_Control,
                Qt.Key.Key_AltGr,
                Qt.Key.Key_Mode_switch,
                Qt.Key.Key_Super_L,
                Qt.Key.Key_CapsLock,
            )
        ),
    ],
)
def test_a_modifier_alone_changes_no_shortcut(
    dialog: ShortcutsDialog, settings: Settings, key: Qt.Key
) -> None:
    demo = field(dialog, "Demo")
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):  # QTest knows no AltGr
        QApplication.sendEvent(demo, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier))
    assert demo.keySequence().toString() == "D"
    dialog.done_button.click()
    assert settings.shortcuts == {}


def test_the_default_shortcuts_can_be_restored(dialog: ShortcutsDialog, settings: Settings) -> None:
    settings.shortcuts = {"new": "Ctrl+G"}
    field(dialog, "New game").setKeySequence(QKeySequence("Ctrl+G"))
    (usual,) = (b for b in dialog.findChildren(QPushButton) if b.text() == "Restore defaults")
    usual.click()
    dialog.done_button.click()
    assert settings.shortcuts == {}


@pytest.mark.parametrize(
    ("keys", "sentence"),
    [
        ({"hint": "E"}, "E is reserved for the tables."),
        ({"pause": "Space"}, "Space is reserved for the tables."),
        ({"undo": "Ctrl+Z", "hint": "Ctrl+Z"}, "Ctrl+Z is assigned to “Undo” and “Hint”."),
        ({"undo": "Ctrl+Wheel"}, "“Ctrl+Wheel” cannot be a shortcut for “Undo”."),
    ],
)
def test_an_impossible_shortcut_is_refused(keys: dict[str, str], sentence: str) -> None:
    assert [fault.sentence for fault in faults_in(keys)] == [sentence]


def test_an_unknown_command_in_the_settings_is_ignored() -> None:
    assert faults_in({"fly": "Ctrl+N"}) == []


@pytest.mark.parametrize("name", ["soy", "soureh", "pariah", "soda"])
def test_the_keys_of_a_tables_buttons_are_reserved(qtbot: QtBot, name: str) -> None:
    with sitting(qtbot, GAMES[name]) as sat:
        sat.table.start()
        keys = {button.label.key.upper() for button in buttons_of(sat.table)}
    assert keys <= TABLE_KEYS
    for key in keys:
        assert faults_in({"hint": key})
