"""The dialog about the program, and the dialog with faults."""

from __future__ import annotations

import platform

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QLabel, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from soiree.games import GAMES
from soiree.storage.paths import Paths
from soiree.ui.dialogs.about import AboutDialog, FaultDialog
from soiree.ui.game_window import window_of
from soiree.version import current


def press(dialog: QDialog, text: str) -> None:
    (button,) = (each for each in dialog.findChildren(QPushButton) if each.text() == text)
    button.click()


def test_about_shows_versions_and_folders(qtbot: QtBot) -> None:
    paths = Paths.find()
    dialog = AboutDialog(paths)
    qtbot.addWidget(dialog)
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    for told in (current(), platform.python_version(), str(paths.config)):
        assert told in texts
    assert any(text.startswith(f"{qVersion()} (PySide6 ") for text in texts)
    assert {str(each) for each in (paths.data, paths.state, paths.cache)} <= set(texts)


def test_about_shows_the_origin_of_each_game(qtbot: QtBot) -> None:
    dialog = AboutDialog(Paths.find())
    qtbot.addWidget(dialog)
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    origins = {game.title: window_of(game).blurb.origin for game in GAMES.values()}
    told = {title: origin for title, origin in origins.items() if origin}
    assert len(told) >= 6
    assert {title: texts[texts.index(title) + 1] for title in told} == told


def test_a_button_copies_all_facts_for_a_bug_report(qtbot: QtBot) -> None:
    paths = Paths.find()
    dialog = AboutDialog(paths)
    qtbot.addWidget(dialog)
    press(dialog, "Copy for a bug report")
    copied = QGuiApplication.clipboard().text().splitlines()
    assert copied[0] == f"Soirée: {current()}"
    assert f"Rendered cards: {paths.cache}" in copied
    assert len(copied) == 9


def test_about_says_how_to_report_a_fault(qtbot: QtBot) -> None:
    paths = Paths.find()
    dialog = AboutDialog(paths)
    qtbot.addWidget(dialog)
    (line,) = (each for each in dialog.findChildren(QLabel) if "records it" in each.text())
    assert str(paths.logs / "faults.log") in line.text()
    assert line.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse
    press(dialog, "Copy for a bug report")
    assert QGuiApplication.clipboard().text().endswith(line.text())


def test_a_fault_is_shown_and_copied_with_the_versions(qtbot: QtBot) -> None:
    dialog = FaultDialog("LookupError: no such card", Paths.find())
    qtbot.addWidget(dialog)
    (told,) = dialog.findChildren(QPlainTextEdit)
    assert told.toPlainText() == "LookupError: no such card"
    press(dialog, "Copy for a bug report")
    copied = QGuiApplication.clipboard().text()
    assert copied.startswith("Soirée: ")
    assert copied.endswith("\n\nLookupError: no such card")


def test_the_last_fault_is_shown_from_the_beginning_of_its_lines(qtbot: QtBot) -> None:
    dialog = FaultDialog("Traceback, a long line. " * 20 + "\n" + "File one. " * 60, Paths.find())
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    (told,) = dialog.findChildren(QPlainTextEdit)
    assert told.horizontalScrollBar().maximum() > 0
    assert told.horizontalScrollBar().value() == 0
