"""Shortcuts are all in one dialog, can be changed there, and never mean two things."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QKeySequenceEdit, QPushButton
from pytestqt.qtbot import QtBot

from soiree.games import GAMES
from soiree.storage.settings import Settings
from soiree.ui.commands import every
from soiree.ui.dialogs.shortcuts import TABLE_KEYS, ShortcutsDialog, fault_in
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
    assert shown == {command.title: command.keys for command in every()}


def test_the_usual_shortcuts_are_sound() -> None:
    assert fault_in({}) is None


def test_a_key_that_is_pressed_becomes_the_shortcut(
    dialog: ShortcutsDialog, settings: Settings
) -> None:
    hint = field(dialog, "Hint")
    hint.setFocus()
    QTest.keyClick(hint, Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    dialog.done_button.click()
    assert settings.shortcuts == {"hint": "Ctrl+I"}


def test_keys_that_lead_back_and_out_are_not_taken_for_shortcuts(
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
    sentence = "Ctrl+N is assigned to both “New game” and “Redo”."
    assert dialog.fault.text() == sentence
    dialog.done_button.click()
    assert dialog.result() != QDialog.DialogCode.Accepted
    assert settings.shortcuts == {}
    field(dialog, "New game").setKeySequence(QKeySequence("Ctrl+Shift+N"))
    assert dialog.fault.text() == ""
    dialog.done_button.click()
    assert settings.shortcuts == {"new": "Ctrl+Shift+N", "redo": "Ctrl+N"}


def test_a_shortcut_can_be_taken_away(dialog: ShortcutsDialog, settings: Settings) -> None:
    field(dialog, "Demo").clear()
    dialog.done_button.click()
    assert settings.shortcuts == {"demo": ""}


def test_the_usual_ones_come_back(dialog: ShortcutsDialog, settings: Settings) -> None:
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
        ({"undo": "Ctrl+Z", "hint": "Ctrl+Z"}, "Ctrl+Z is assigned to both “Undo” and “Hint”."),
        ({"undo": "Ctrl+Wheel"}, "“Ctrl+Wheel” cannot be a shortcut for “Undo”."),
    ],
)
def test_what_cannot_be_a_shortcut_is_said(keys: dict[str, str], sentence: str) -> None:
    fault = fault_in(keys)
    assert fault is not None
    assert fault[0] == sentence


def test_an_unknown_command_in_the_settings_disturbs_nothing() -> None:
    assert fault_in({"fly": "Ctrl+N"}) is None


@pytest.mark.parametrize("name", ["soy", "soureh", "pariah", "soda"])
def test_the_keys_of_a_tables_buttons_are_kept_for_it(qtbot: QtBot, name: str) -> None:
    with sitting(qtbot, GAMES[name]) as sat:
        sat.table.start()
        keys = {button.key.upper() for button in buttons_of(sat.table)}
    assert keys <= TABLE_KEYS
    for key in keys:
        assert fault_in({"hint": key}) is not None
