"""A deal at the table with everything that moves in it."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from soiree.games import GAMES
from soiree.ui.table.contract.appearance import Appearance
from tests.ui.table.items import disagreements
from tests.ui.table.sitting import sitting

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("name", ["soureh", "pariah"])
def test_a_deal_ends(name: str, qtbot: QtBot) -> None:
    """Cards being dealt once gave way to each other, and the table waited for ever."""
    with sitting(qtbot, GAMES[name], appearance=Appearance(speed="fast", message_delay=0)) as sat:
        with qtbot.waitSignal(sat.table.play.asked, timeout=20_000):
            sat.table.start()
        assert disagreements(sat.table) == []
