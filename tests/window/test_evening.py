"""A program plays an evening of six short matches in the window, on two days."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton

from soiree.controller.evening.evening import Evening, Item, Member
from soiree.controller.evening.file import decode, encode
from soiree.core.evenings import EveningPlace
from soiree.games import GAMES
from soiree.storage.history import evenings
from soiree.storage.history.album import Album, Search
from soiree.storage.matches import read_kept
from soiree.storage.paths import Paths
from soiree.storage.settings import GameChoices
from soiree.ui.screens.evening.screen import EveningScreen
from soiree.ui.shell.routes import Evening as EveningRoute
from tests.truth import match_at
from tests.window.driver import Acts, Driver, choose_settings, run_script

pytestmark = [pytest.mark.slow, pytest.mark.thorough, pytest.mark.timeout(900)]


NAME = "evening-2026-11-20-1"

_OPTIONS: dict[str, dict[str, int | str]] = {
    "soureh": {"players": 2, "threshold": 50},
    "pariah": {"threshold": 100},
    "soi": {"target": 100},
    "spy": {"players": 2, "deck": "half"},
    "soda": {"players": 2},
}
"""The options with which matches take least time."""

SHORTEST = Evening(
    members=(Member("You"), Member("Ada", 0), Member("Basil", 0), Member("Clara", 0)),
    programme=tuple(
        Item(game.name, {**game.defaults(), **_OPTIONS.get(game.name, {})})
        for game in GAMES.values()
    ),
    seed=7,
    finale=Item("soy", GAMES["soy"].defaults()),
    title="First night",
    season=1,
    started="2026-11-20T19:00:00Z",
)


def evening_now() -> Evening:
    (evening,) = evenings.peek_all(Paths.find(), decode).values()
    return evening


def go_to_the_card(driver: Driver) -> Acts:
    """Wait until the others have played, and the person can go on."""
    yield lambda: isinstance(driver.places.screen, EveningScreen)
    screen = driver.places.screen
    assert isinstance(screen, EveningScreen)
    page = screen.widget
    yield lambda: page.first.isEnabled() and not page.status.text().startswith("Behind")


def begin_next(driver: Driver) -> Acts:
    yield from go_to_the_card(driver)
    screen = driver.places.screen
    assert isinstance(screen, EveningScreen)
    screen.widget.first.click()
    yield lambda: driver.has_table


def play_match(driver: Driver, rng: random.Random, most: int | None = None) -> Acts:
    """Play at the table, at most so many choices, and go back to the evening at the end."""
    while most is None or most > 0:
        yield lambda: driver.scoreboard() or driver.legal or driver.table.play.moving
        if driver.scoreboard() is not None:
            if match_at(driver.table).result is not None:
                driver.button("Back to the evening").click()
                return
            driver.next_button().click()
            yield lambda: driver.scoreboard() is None
        elif driver.legal:
            viewer = driver.table.shown.now.viewer
            assert driver.table.play.client.choose(viewer, rng.choice(driver.legal)) is None
            most = most and most - 1


def test_an_evening_of_six_matches_goes_on_another_day(home: Path) -> None:
    rng = random.Random(3)
    races = [name for name, game in GAMES.items() if game.is_race]
    choose_settings(games={name: GameChoices(timed=False) for name in races})
    assert evenings.save(Paths.find(), NAME, encode(SHORTEST)) is None

    def first_day(driver: Driver) -> Acts:
        driver.window.requested.emit(EveningRoute(NAME))
        for _ in range(3):
            yield from begin_next(driver)
            yield from play_match(driver, rng)
        yield from begin_next(driver)
        yield from play_match(driver, rng, most=4)

    assert run_script(first_day) == 0
    before = evening_now()
    own = [match for match in before.matches if 0 in match.seats]
    assert [match.place.item for match in own] == [0, 1, 2]
    assert before.next_of_person is not None
    gone = next(match for match in before.matches if 0 not in match.seats)
    (Paths.find().played / gone.file).unlink()

    def second_day(driver: Driver) -> Acts:
        driver.window.requested.emit(EveningRoute())
        yield partial(driver.shown, QPushButton, "Continue: First night")
        driver.button("Continue: First night").click()
        yield from go_to_the_card(driver)
        screen = driver.places.screen
        assert isinstance(screen, EveningScreen)
        assert screen.widget.status.text().startswith("The record of 1 match was deleted")
        assert screen.widget.first.text().startswith("Continue: ")
        while True:
            yield from go_to_the_card(driver)
            if evening_now().is_over:
                return
            yield from begin_next(driver)
            yield from play_match(driver, rng)

    assert run_script(second_day) == 0
    evening = evening_now()
    assert evening.matches[: len(before.matches)] == before.matches
    assert {match.place.item for match in evening.matches} == set(range(7))
    assert sorted(each.rank for each in evening.standings()) == [1, 2, 3, 4]
    paths = Paths.find()
    for match in evening.matches:
        if match != gone:
            record = read_kept(paths.played / match.file, GAMES)
            place = EveningPlace.of(record.extra)
            assert place is not None
            assert (place.item, place.table) == (match.place.item, match.place.table)
            assert record.result is not None
            assert record.result.ranks == match.ranks
    album = Album(paths, GAMES)
    for _ in album.update_in_steps():
        pass
    found = album.rows(album.find(Search(words=(("evening-",),))))
    assert sum(each.folder == "evenings" for each in found) == 1
    assert len(found) == len(evening.matches)
