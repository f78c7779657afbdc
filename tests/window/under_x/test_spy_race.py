"""Races of Spy vs Spy in real time, by a real mouse and keyboard."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint

from soiree.controller.match.authority import Match
from soiree.core import records
from soiree.core.entries import Decision, Move
from soiree.core.players import never
from soiree.core.records import Participant, Record
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.games.spy import GAME, moves
from soiree.games.spy.facts import Phase, SpyFacts
from soiree.games.spy.moves import OPEN, PICK, PLACE, UNDER
from soiree.games.spy.zones import PILE, Kind
from soiree.storage.paths import Paths
from soiree.storage.settings import GameChoices
from soiree.ui.table.felt.cards import CardItem
from soiree.ui.table.felt.place_item import PlaceItem
from soiree.ui.table.table import Table
from tests.storage.keeping import keep
from tests.thorough import tries
from tests.truth import match_at
from tests.ui.table.items import (
    button_in_sight,
    disagreements,
    hand_of,
    items_of,
    places_of,
)
from tests.window.driver import Acts, Driver, choose_settings, run_script
from tests.window.under_x.hands import click, drag, focus_window, press
from tests.window.under_x.test_every_table import point_on

HALF: dict[str, int | str] = {"players": 2, "deck": "half"}

YOU, ADA = 0, 1

LEFT = tries(6, thorough=26)
"""The largest number of cards that the person has left to place."""

Plays = Callable[[Driver, Table, Move], Acts]
"""A function that makes a move at the table."""


def leave_a_race() -> None:
    """Save an unfinished race: both have few cards left."""
    choose_settings(speed="fast", games={"spy": GameChoices(options=HALF, message_delay=200)})
    players = (Participant("You", "human"), Participant("Ada", "computer", "hard"))
    match = Match(Record(GAME.name, {**GAME.defaults(), **HALF}, players, seed=6), GAME)
    match.draw_chance()
    rng = random.Random(6)
    for seat, cards in ((ADA, 4), (YOU, LEFT)):
        while len(match.view(seat).cards(Kind.HAND, seat)) > cards:
            move = GAMES["spy"].player("middle")(match.view(seat), rng, never)
            assert match.play(seat, move, match.position, at=match.position / 10) is None
    assert keep(Paths.find(), match.record()) is None


def race(driver: Driver, uncover: Callable[[Table], Acts], plays: Plays) -> Acts:
    """Resume the race, place all cards, and pick cards until the scoreboard is open."""
    yield from focus_window(driver.window)
    yield lambda: driver.has_table
    table = driver.table
    match, rng = match_at(table), random.Random(1)
    assert table.shown.now.is_covered
    yield from uncover(table)
    # Only the person's cards move during these waits.
    yield lambda: driver.legal
    started = match.position
    while driver.scoreboard() is None:
        before = len(made_by(match, YOU))
        move = GAMES["spy"].player("middle")(match.view(YOU), rng, never)
        yield from plays(driver, table, move)
        assert made_by(match, YOU)[before:] == [move]
        yield lambda: driver.legal or driver.scoreboard()
    assert made_by(match, ADA, started), "the other one has raced meanwhile"
    assert_sound(table)


def made_by(match: Match, seat: Seat, since: int = 0) -> list[Move]:
    entries = match.entries[since:]
    return [each.move for each in entries if isinstance(each, Decision) and each.seat == seat]


def assert_sound(table: Table) -> None:
    """Assert that the table shows the match, and that the match can be loaded."""
    match = match_at(table)
    assert disagreements(table) == []
    assert table.shown.moment().view.scores == match.view_of(()).scores
    assert records.decode(records.encode(match.record()), {"spy": GAME}) == match.record()
    times = [each.at for each in match.entries if isinstance(each, Decision) and each.at]
    assert times == sorted(times)


@pytest.mark.thorough  # The next test uses the keyboard, and the last one the mouse.
def test_a_race_can_be_played_by_mouse() -> None:
    leave_a_race()
    rng = random.Random(2)

    def plays(driver: Driver, table: Table, move: Move) -> Acts:
        first, *others = items_of(table, move)
        if move in PICK:
            yield from click(driver, point_on(table, first))
        to = point_on(table, others[-1] if others else first)
        if isinstance(first, CardItem) and rng.random() < 0.4:
            # The final place of the card, which may still be moving.
            start = table.viewport().mapToGlobal(table.mapFromScene(first.pose.centre))
            yield from drag(driver, start, to)
        else:
            yield from click(driver, to)

    def uncover(driver: Driver) -> Callable[[Table], Acts]:
        return lambda table: click(driver, point_on(table, button_in_sight(table, "P")))

    assert run_script(lambda driver: race(driver, uncover(driver), plays), "--game", "spy") == 0


def test_a_race_can_be_played_by_keyboard() -> None:
    leave_a_race()

    def plays(driver: Driver, table: Table, move: Move) -> Acts:
        number = {**PLACE, **PICK}.get(move)
        yield from press(driver, "space" if number is None else str(number + 1))
        if move in PICK:
            yield from press(driver, "Return")

    def uncover(driver: Driver) -> Callable[[Table], Acts]:
        return lambda table: press(driver, "p")

    assert run_script(lambda driver: race(driver, uncover(driver), plays), "--game", "spy") == 0


def test_hasty_clicks_in_a_race_make_only_intended_moves() -> None:
    """Clicks and double clicks fall on valid piles, invalid piles and the felt."""
    leave_a_race()
    rng = random.Random(3)

    def play(driver: Driver) -> Acts:
        yield from focus_window(driver.window)
        yield lambda: driver.has_table
        table = driver.table
        match = match_at(table)
        yield from click(driver, point_on(table, button_in_sight(table, "P")))
        yield lambda: driver.legal
        while SpyFacts.of(match.view(YOU)).phase is Phase.RACE and YOU in match.deciders:
            # A wrong click locks the hand for a moment.
            yield lambda: not table.shown.now.is_locked
            before, legal = made_by(match, YOU), match.legal(YOU)
            if rng.random() < 0.2:
                yield from click(driver, table.viewport().mapToGlobal(QPoint(6, 6)), times=2)
                assert made_by(match, YOU) == before
                continue
            places = [*places_of(table, Kind.PILE, YOU), hand_of(table, YOU)]
            if rng.random() < 0.7:
                # Repeated wrong clicks would extend the lock.
                places = [each for each in places if moves_of(table, each) & set(legal)]
            place = rng.choice(places)
            meant = moves_of(table, place)
            times = rng.choice([1, 1, 2])
            yield from click(driver, point_on_place(table, place), times=times)
            made = made_by(match, YOU)[len(before) :]
            # A second click may place a card on a pile that the first click opened.
            assert made[:1] == [] or made[0] in meant
            assert len(made) <= times
            assert bool(made) == bool(meant & set(legal))
        yield lambda: driver.scoreboard() or driver.legal
        if driver.legal:
            for item in items_of(table, driver.legal[0]):
                yield from click(driver, point_on(table, item))
        yield driver.scoreboard
        assert_sound(table)

    assert run_script(play, "--game", "spy") == 0


def moves_of(table: Table, place: PlaceItem) -> set[Move]:
    """The moves that a click on a place of the person may mean."""
    if place is hand_of(table, YOU):
        return {UNDER}
    number = places_of(table, Kind.PILE, YOU).index(place)
    is_next = number == len([zone for zone in PILE[YOU] if table.board.zones.get(zone)])
    return {OPEN if is_next else str(moves.Place(number))}


def point_on_place(table: Table, place: PlaceItem) -> QPoint:
    """The middle of a place on the screen, ignoring moving cards."""
    return table.item_rect(place).center()
