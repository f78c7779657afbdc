"""Names of files are displayed unchanged, even if they look like markup."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from soiree.resources import resource
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.storage.state_files import save_recent
from soiree.ui.decks import load_deck
from soiree.ui.language.words import as_plain
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.shell.opening import RecentFiles

NAME = "<img src=passwd><b>Ada & Bela\x1b[31m\n\u202e.soiree"


@pytest.mark.parametrize("text", ["Ada & Bela", "<b>Ada</b> &amp; Bela", "a &lt; <i>b", "a < b"])
def test_a_text_with_markup_is_displayed_unchanged(text: str) -> None:
    shown = as_plain(text)
    assert shown == text or QTextDocumentFragment.fromHtml(shown).toPlainText() == text


def test_the_menu_of_recent_files_displays_a_hostile_name_unchanged(qtbot: QtBot) -> None:
    paths = Paths.find()
    window = MainWindow(paths, Settings(), load_deck(resource("decks", "classic.svg")))
    qtbot.addWidget(window)
    save_recent(paths, [Path("/home/ada") / NAME])
    RecentFiles(window.commands, paths, saves=True)
    (action,) = (
        each
        for menu in window.findChildren(QMenu)
        for each in menu.actions()
        if "passwd" in each.text()
    )
    assert action.text().isprintable()
    assert "Ada && Bela" in action.text()
    assert "&lt;b&gt;" in action.toolTip()
