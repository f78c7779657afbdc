"""A whole match by mouse, from the start page to the next match."""

from __future__ import annotations

import random

import pytest
from PySide6.QtWidgets import QPushButton

from soiree.core import records
from soiree.core.cards import rank_of
from soiree.core.zones import Zone
from soiree.games import GAMES
from soiree.games.soi.moves import ASKS
from soiree.storage.paths import Paths
from tests.storage.keeping import counted
from tests.truth import match_at
from tests.ui.table.items import grid_at
from tests.window.driver import Acts, Driver, choose_settings, play_rounds, run_script
from tests.window.under_x.hands import bare_felt, click, corner_of, drag, focus_window


@pytest.mark.thorough  # test_every_table has shorter matches of other games.
def test_a_whole_match_can_be_played_by_mouse() -> None:
    choose_settings()
    rng = random.Random(1)

    def play(driver: Driver) -> Acts:
        yield from focus_window(driver.window)
        yield from click(driver, driver.button("New game of Soi"))
        yield lambda: driver.shown(QPushButton, "Start")
        yield from click(driver, driver.button("Start"))
        yield lambda: driver.has_table
        table = driver.table
        yield from play_rounds(
            driver,
            ask=lambda move: ask(driver, move, rng),
            go_on=lambda: click(driver, driver.next_button()),
            hurry=lambda: click(driver, bare_felt(table)),
            rng=rng,
        )
        assert_ranks(driver)
        yield from click(driver, driver.button("Play again"))
        yield lambda: driver.has_table and driver.table is not table
        yield lambda: driver.legal or driver.table.play.moving

    assert run_script(play) == 0
    (file,) = Paths.find().played.iterdir()
    assert records.decode(file.read_bytes(), GAMES).result is not None
    assert len(counted(Paths.find())) == 1


def test_a_card_dropped_on_the_felt_returns() -> None:
    choose_settings(speed="fast")

    def play(driver: Driver) -> Acts:
        yield from focus_window(driver.window)
        yield lambda: driver.has_table and driver.legal
        table = driver.table
        card = table.board.zones[Zone("hand", table.shown.now.viewer)][0]
        lay_at, before = card.pos(), driver.entries
        middle = table.viewport().mapToGlobal(table.viewport().rect().center())
        yield from drag(driver, corner_of(table, card), middle)
        assert driver.window.status_bar.sentences()[0] == "Drop the card on the player you ask."
        yield lambda: not table.play.moving
        assert card.pos() == lay_at
        assert driver.entries == before

    assert run_script(play, "--game", "soi", "--seed", "3") == 0


def ask(driver: Driver, move: str, rng: random.Random) -> Acts:
    """Click the player's cards, or drag a card of the rank there; then click the card wanted."""
    table = driver.table
    seat, wanted = ASKS[move]
    if rng.random() < 0.5:
        yield from click(driver, driver.hand_at(seat))
        offered = {card for asked, card in map(ASKS.__getitem__, driver.legal) if asked == seat}
    else:
        hand = table.board.zones[Zone("hand", table.shown.now.viewer)]
        own = next(
            card for card in hand if card.card is not None and rank_of(card.card) == rank_of(wanted)
        )
        offered = {
            card
            for asked, card in map(ASKS.__getitem__, driver.legal)
            if asked == seat and rank_of(card) == rank_of(wanted)
        }
        yield from drag(driver, corner_of(table, own), driver.hand_at(seat))
        if len(offered) == 1:
            return
    yield lambda: grid_at(table)
    grid = grid_at(table)
    assert grid is not None
    assert len(grid.cards()) == len(offered)
    yield from click(driver, driver.choice_of(wanted))


def assert_ranks(driver: Driver) -> None:
    """Assert that the final scoreboard has all players with their scores, by rank."""
    table = driver.table
    result = match_at(table).result
    assert result is not None
    assert result.scores is not None
    texts = driver.texts()
    for seat, name in enumerate(table.shown.now.names):
        row = texts.index(name)
        assert texts[row - 1] == str(result.ranks[seat])
        assert f"{result.scores[seat]}".replace("-", "−") in texts[row + 1 : row + 3]
