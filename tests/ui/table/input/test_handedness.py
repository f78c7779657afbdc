"""The left-handed setting mirrors the table at once."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from soiree.games import GAMES
from tests.thorough import always
from tests.ui.table.items import disagreements
from tests.ui.table.sitting import AT_ONCE, Sitting, sitting


def plate_side(sat: Sitting) -> float:
    """Return the position of the person's plate, from 0 at the left edge to 1 at the right."""
    plate = sat.table.board.plates[0]
    return plate.area().center().x() / sat.table.viewport().width()


@pytest.mark.parametrize(
    "name", always("soureh", "soi", of=("soy", "soureh", "pariah", "soi", "soda"))
)
def test_the_left_handed_setting_mirrors_a_table_during_a_match(qtbot: QtBot, name: str) -> None:
    with sitting(qtbot, GAMES[name]) as sat:
        sat.table.start()
        qtbot.waitUntil(lambda: bool(sat.asked), timeout=10_000)
        assert plate_side(sat) < 0.5
        sat.table.show_appearance(replace(AT_ONCE, left_handed=True))
        assert plate_side(sat) > 0.5
        assert disagreements(sat.table) == []
        sat.table.show_appearance(AT_ONCE)
        assert plate_side(sat) < 0.5
    assert sat.faults == []
