"""A round by Qt's accessibility interface alone, which must not reveal hidden cards."""

from __future__ import annotations

import random

import pytest

from soiree.core.cards import DECK
from soiree.games.soi.moves import ASKS
from soiree.ui.language.words import card_name
from soiree.ui.table.felt.cards import CardItem
from tests.truth import match_at
from tests.window import reader
from tests.window.driver import Acts, Driver, choose_settings, run_script


@pytest.mark.thorough
@pytest.mark.slow
def test_a_round_can_be_played_by_a_screen_reader() -> None:
    choose_settings()
    rng = random.Random(4)

    def play(driver: Driver) -> Acts:
        window = driver.window
        driver.soon(lambda: reader.press(reader.find(window, "New game of Soi")))
        yield lambda: driver.front is not window
        driver.soon(lambda: reader.press(reader.find(driver.front, "Start")))
        yield lambda: driver.has_table
        table = driver.table
        while driver.scoreboard() is None:
            table.playback.hurry()
            yield lambda: driver.scoreboard() or driver.legal or table.play.moving
            if not driver.legal:
                continue
            assert_nothing_hidden_is_said(driver)
            seat, wanted = ASKS[rng.choice(driver.legal)]
            before = driver.entries
            reader.press(reader.find(window, f"Hand of {table.shown.now.names[seat]}, "))
            reader.press(reader.find(window, card_name(wanted)))
            assert driver.entries == before + 1
        assert table.shown.moment().view.scores == match_at(table).view_of(()).scores
        reader.press(reader.find(window, "Next round"))
        yield lambda: driver.legal or driver.table.play.moving
        assert driver.scoreboard() is None

    assert run_script(play) == 0


def assert_nothing_hidden_is_said(driver: Driver) -> None:
    """Assert that hidden cards have no name, face or tool tip."""
    table = driver.table
    seen = {card for _, cards in table.play.view_now().zones for card in cards if card is not None}
    for item in table.scene().items():
        if isinstance(item, CardItem) and item.card not in seen:
            assert item.card is None
            assert not item.face_up
            assert (item.name, item.toolTip(), item.objectName()) == ("", "", "")
    said = " · ".join(reader.names(table))
    assert {card for card in DECK if card_name(card) in said} <= seen
