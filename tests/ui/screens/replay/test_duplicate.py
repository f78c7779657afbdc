"""A match compared with computers who play the same cards."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from soiree.controller.arena.duplicate import Rerun
from soiree.core.records import decode
from soiree.games import GAMES
from soiree.ui.screens.replay.duplicate import DuplicateDialog
from tests.every_game import golden


def opened(name: str, qtbot: QtBot) -> DuplicateDialog:
    rerun = Rerun(GAMES[name], decode(golden(name), GAMES), 0)
    dialog = DuplicateDialog(rerun, "Ada", matches=2)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_all_levels_play_the_cards_and_the_result_can_be_copied(qtbot: QtBot) -> None:
    dialog = opened("soy", qtbot)
    qtbot.waitUntil(dialog.bar.isHidden, timeout=60_000)
    levels = GAMES["soy"].level_names()
    assert [each.level for each in dialog.comparisons] == [*reversed(levels)]
    assert all(each.matches == 2 for each in dialog.comparisons)
    text = dialog.printed().text()
    assert "\nAda, " in text
    assert "With these cards the level" in text
    dialog.close()


def test_closing_stops_the_matches(qtbot: QtBot) -> None:
    dialog = opened("soureh", qtbot)
    dialog.findChildren(QPushButton)[-1].click()
    assert dialog.isHidden()
    assert dialog.bar.value() <= 1
