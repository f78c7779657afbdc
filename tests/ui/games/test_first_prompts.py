"""The prompts of a person's first match, which explain more than later ones."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from soiree.games import GAMES
from soiree.ui.table.contract.appearance import Appearance
from tests.thorough import always
from tests.ui.table.sitting import sitting

MORE = {
    "soy": "The loser gets both bids.",
    "soureh": "on your face-down card or Ada’s face-up card",
    "soi": "of a rank that you hold",
}


@pytest.mark.parametrize("name", always("soy", "soureh", of=MORE))
def test_the_first_prompt_explains_and_later_ones_are_short(qtbot: QtBot, name: str) -> None:
    prompts = []
    for explains in (True, False):
        looks = Appearance(speed="off", message_delay=0, explains=explains)
        with sitting(qtbot, GAMES[name], appearance=looks) as sat:
            sat.table.start()
            qtbot.waitUntil(lambda: bool(sat.asked), timeout=20_000)
            prompts.append(sat.table.board.prompt.text())
    first, later = prompts
    assert MORE[name] in first
    assert MORE[name] not in later
    assert later


@pytest.mark.parametrize(
    ("players", "whose"), [(2, "or Ada’s face-up"), (3, "or another’s face-up")]
)
def test_at_soureh_the_only_other_player_is_named(qtbot: QtBot, players: int, whose: str) -> None:
    looks, options = Appearance(speed="off", message_delay=0, explains=True), {"players": players}
    with sitting(qtbot, GAMES["soureh"], options=options, appearance=looks) as sat:
        sat.table.start()
        qtbot.waitUntil(lambda: bool(sat.asked), timeout=20_000)
        assert whose in sat.table.board.prompt.text()
