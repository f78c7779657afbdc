"""Matches of several people at one screen, and of none."""

from __future__ import annotations

import random

import pytest
from PySide6.QtWidgets import QPushButton

from soiree.core.cards import DECK
from soiree.core.entries import Decision
from soiree.games.soi.moves import ASKS
from soiree.storage import settings as settings_file
from soiree.storage.paths import Paths
from soiree.storage.settings import GameChoices, SeatChoice
from soiree.ui.language.words import card_name
from soiree.ui.screens.match.handover import HandoverScreen
from soiree.ui.table.contract.narration import Kind
from soiree.ui.table.felt.cards import CardItem
from tests.thorough import tries
from tests.truth import match_at
from tests.ui.games.stories import story_of
from tests.window import reader
from tests.window.driver import Acts, Driver, choose_settings, people_and_computers, run_script

pytestmark = pytest.mark.slow


def test_a_curtain_between_two_people_hides_every_card() -> None:
    """Five seconds of processor time: the cards in sight are compared at each step of a match."""
    choose_settings(seats=people_and_computers("hchc"))
    rng = random.Random(5)
    handed: list[int] = []

    def play(driver: Driver) -> Acts:
        yield lambda: driver.has_table
        table = driver.table
        while len(handed) < tries(4, thorough=6):
            table.playback.hurry()
            yield (lambda: driver.shown(HandoverScreen) or driver.legal or table.play.moving)
            if screen := driver.shown(HandoverScreen):
                assert screen.rect() == table.rect()
                assert_no_hand_is_open(driver)
                (seat,) = match_at(table).deciders
                handed.append(seat)
                reader.press(reader.find(driver.window, f"I am {table.shown.now.names[seat]}"))
                yield lambda: driver.shown(HandoverScreen) is None
                assert table.shown.now.observers == (seat,)
            elif driver.legal:
                asked, wanted = ASKS[rng.choice(driver.legal)]
                reader.press(
                    reader.find(driver.window, f"Hand of {table.shown.now.names[asked]}, ")
                )
                reader.press(reader.find(driver.window, card_name(wanted)))
        turns = [
            entry.seat
            for entry in match_at(table).entries
            if isinstance(entry, Decision) and entry.seat in (0, 2)
        ]
        changes = [
            seat for place, seat in enumerate(turns) if place == 0 or turns[place - 1] != seat
        ]
        assert handed[: len(changes)] == changes
        assert len(changes) >= len(handed) - 1
        assert set(changes) == {0, 2}

    assert run_script(play, "--game", "soi", "--seed", "6") == 0


def test_two_unnamed_people_both_see_the_reveal_of_bids_in_soy() -> None:
    """Both have numbers, the first bidder sees the reveal, and each log has one line for it."""
    settings = choose_settings()
    settings.games["soy"] = GameChoices(seats=[SeatChoice("human"), SeatChoice("human")])
    assert settings_file.save(Paths.find(), settings) is None

    def play(driver: Driver) -> Acts:
        yield lambda: driver.has_table
        places, window = driver.places, driver.window
        table = places.table
        assert table is not None
        window.dock.open("log", as_before=True)

        def take(seat: int) -> Acts:
            yield lambda: driver.shown(HandoverScreen)
            assert table.shown.now.observers == ()
            reader.press(reader.find(window, f"I am Player {seat + 1}"))
            yield lambda: table.shown.now.decider == seat and not table.play.moving

        yield from take(0)
        table.play.client.choose(0, match_at(table).legal(0)[0])
        yield from take(1)
        table.play.client.choose(1, match_at(table).legal(1)[-1])
        while driver.shown(HandoverScreen) is None:
            yield (
                lambda: (
                    driver.shown(HandoverScreen)
                    or (table.shown.now.decider == 1 and not table.play.moving)
                )
            )
            if driver.shown(HandoverScreen) is None:
                table.play.client.choose(1, match_at(table).legal(1)[0])
                yield (
                    lambda: (
                        driver.shown(HandoverScreen)
                        or table.play.moving
                        or table.shown.now.decider == 1
                    )
                )
        yield from take(0)
        log = window.dock.panel.log.lines()
        match, names = match_at(table), ("Player 1", "Player 2")
        story = story_of("soy", match.deal.options, names, 0, match.outcomes_of((0,)))
        assert log == [line.text for line in story.lines() if line.kind is not Kind.PASSING]
        said = window.status_bar.sentences()
        assert [each for each in said if each.startswith("You bid the ")]
        assert [each for each in said if each.startswith("Player 2 lays down a bid")]
        assert len(said) == len(set(said)), "nothing stands in the status bar twice"
        plates = [plate.words.name for plate in table.board.plates]
        assert plates == ["Player 1", "Player 2"]
        assert table.portraits[0] != table.portraits[1]

    assert run_script(play, "--game", "soy", "--seed", "6") == 0


def assert_no_hand_is_open(driver: Driver) -> None:
    """Assert that scene and screen reader show laid cards only."""
    table = driver.table
    for zone, items in table.board.zones.items():
        if zone.kind == "hand":
            assert all(item.card is None and not item.face_up for item in items)
    laid = {
        item.card
        for zone, items in table.board.zones.items()
        if zone.kind == "laid"
        for item in items
    }
    items = [item for item in table.scene().items() if isinstance(item, CardItem)]
    assert {item.card for item in items} <= laid | {None}
    said = " · ".join(reader.names(table))
    assert not [card for card in DECK if card_name(card) in said]


def test_computers_alone_play_to_the_end() -> None:
    seats = [SeatChoice("computer", name, "easy") for name in ("Wanda", "Xaver")]
    choose_settings(games={"soy": GameChoices(seats=seats)})

    def play(driver: Driver) -> Acts:
        yield lambda: driver.has_table
        table = driver.table
        while match_at(table).result is None:
            table.playback.hurry()
            yield lambda: table.play.moving or match_at(table).result
        yield driver.scoreboard
        assert driver.shown(QPushButton, "Play again")

    assert run_script(play, "--game", "soy", "--seed", "13") == 0
    assert len(list(Paths.find().played.iterdir())) == 1
