"""Whole matches by mouse alone and by keyboard alone."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from soiree.core import records
from soiree.core.entries import Decision, Move
from soiree.games import GAMES
from soiree.storage.paths import Paths
from soiree.storage.settings import GameChoices, SeatChoice
from soiree.ui.table.felt.button_item import ButtonItem
from soiree.ui.table.felt.cards import CardItem
from soiree.ui.table.felt.items import TableItem
from soiree.ui.table.table import Table
from tests.truth import match_at
from tests.ui.table.items import can_drag, clicked_items, disagreements, selected_items
from tests.ui.table.sitting import point_of
from tests.window.driver import Acts, Driver, choose_settings, run_script
from tests.window.under_x.hands import click, drag, focus_window, press
from tests.window.under_x.test_keyboard import walk
from tests.window.under_x.test_mouse import assert_ranks

SHORT: dict[str, dict[str, int | str]] = {
    "soureh": {"threshold": 50},
    "pariah": {"threshold": 300},
    "soy": {},
    "soda": {"players": 2},
    "spy": {"players": 2, "deck": "half"},
    "sept": {"target": 3},
}
"""Options with the shortest matches."""

pytestmark = pytest.mark.usefixtures("seventh")

Plays = Callable[[Driver, Table, Move, random.Random], Acts]
"""A function that makes a move at the table."""


@pytest.mark.parametrize(
    ("game", "then"),
    [
        ("sept", "Play again"),
        pytest.param("pariah", "Start page", marks=pytest.mark.thorough),
        pytest.param("soureh", "Play again", marks=pytest.mark.thorough),
        pytest.param("spy", "Play again", marks=pytest.mark.thorough),
        # Other tests play whole matches by keyboard and parts by mouse (`six_games`).
        pytest.param("soy", "Play again", marks=pytest.mark.soak),
        pytest.param("soda", "Start page", marks=pytest.mark.soak),
    ],
)
def test_a_whole_match_can_be_played_by_mouse(game: str, then: str) -> None:
    choose_short(game)

    def play(driver: Driver) -> Acts:
        # Fast clicks at one place are not double clicks here.
        QApplication.setDoubleClickInterval(0)
        yield from focus_window(driver.window)
        yield lambda: driver.has_table
        table = driver.table
        yield from play_to_the_end(
            driver, by_mouse, go_on=lambda: click(driver, driver.next_button())
        )
        assert_ranks(driver)
        yield from click(driver, driver.button(then))
        if then == "Start page":
            yield lambda: not driver.has_table
        else:
            yield lambda: driver.has_table and driver.places.table is not table
            yield lambda: driver.legal or driver.table.play.moving

    assert run_script(play, "--game", game, "--seed", "2") == 0
    assert_kept(game)


@pytest.mark.parametrize(
    "game",
    [
        "soy",
        pytest.param("soda", marks=pytest.mark.thorough),
        # Other tests play whole matches by mouse and parts by keyboard (`six_games`).
        pytest.param("soureh", marks=pytest.mark.soak),
        pytest.param("pariah", marks=pytest.mark.soak),
        pytest.param("spy", marks=pytest.mark.soak),
    ],
)
def test_a_whole_match_can_be_played_by_keyboard(game: str) -> None:
    choose_short(game)

    def play(driver: Driver) -> Acts:
        yield from focus_window(driver.window)
        yield lambda: driver.has_table
        table = driver.table
        yield from play_to_the_end(driver, by_keys, go_on=lambda: press(driver, "Return"))
        yield from press(driver, "Return")
        yield lambda: driver.has_table and driver.places.table is not table

    assert run_script(play, "--game", game, "--seed", "2") == 0
    assert_kept(game)


def choose_short(game: str) -> None:
    """Choose a match against the weakest player, with races in turns."""
    seats = [SeatChoice("human"), SeatChoice("computer", level=GAMES[game].levels[0].name)]
    choices = GameChoices(options=SHORT[game], seats=seats, timed=False)
    choose_settings(games={game: choices})


def play_to_the_end(driver: Driver, plays: Plays, go_on: Callable[[], Acts]) -> Acts:
    """Make any legal moves until the final scoreboard is open.

    Args:
        go_on: closes the scoreboard after a round.
    """
    rng = random.Random(1)
    table = driver.table
    match = match_at(table)
    # No setting removes the time for reading messages.
    table.show_appearance(replace(table.shown.now.appearance, message_delay=0))
    while True:
        yield lambda: driver.scoreboard() or driver.legal
        assert disagreements(table) == []
        if driver.scoreboard() is not None:
            if match.result is not None:
                return
            yield from go_on()
            yield lambda: driver.scoreboard() is None
        else:
            assert table.shown.now.decider == table.shown.now.viewer
            before = match.position
            move = some(table.play.view_now().legal, rng)
            yield from plays(driver, table, move, rng)
            assert match.position > before, f"{move} was not made"
            made = match.entries[before]
            assert isinstance(made, Decision)
            assert (made.seat, made.move) == (table.shown.now.viewer, move)


def some(moves: Sequence[Move], rng: random.Random) -> Move:
    """Any move, but seldom one that ends a round of coops early."""
    others = [move for move in moves if move not in ("declare", "knock")]
    return rng.choice(others if others and rng.random() < 0.9 else moves)


def by_mouse(driver: Driver, table: Table, move: Move, rng: random.Random) -> Acts:
    """Click the items of a move one after the other, or drag the first onto the second."""
    before = match_at(table).position
    items = clicked_items(table, move)
    dragged = 2 if can_be_dragged(table, items) and rng.random() < 0.5 else 0
    if dragged:
        yield from drag(driver, point_on(table, items[0]), point_on(table, items[1]))
    for item in items[dragged:]:
        # A click would drop the automatic selection.
        if item not in selected_items(table):
            yield from click(driver, point_on(table, item))
    if warns(items) and match_at(table).position == before:
        yield from click(driver, point_on(table, items[-1]))


def can_be_dragged(table: Table, items: Sequence[TableItem]) -> bool:
    first, *others = items
    return (
        isinstance(first, CardItem)
        and bool(others)
        and not isinstance(others[0], ButtonItem)
        and can_drag(table, first)
    )


def warns(items: Sequence[TableItem]) -> bool:
    """True if a warning may ask for the move twice."""
    return len(items) == 1 and isinstance(items[0], ButtonItem)


def point_on(table: Table, item: TableItem) -> QPoint:
    """An uncovered point of an item, on the screen."""
    return table.viewport().mapToGlobal(point_of(table, item))


def by_keys(driver: Driver, table: Table, move: Move, _: random.Random) -> Acts:
    """Focus each item of a move by arrow keys, and choose it by Enter."""
    before = match_at(table).position
    items = clicked_items(table, move)
    for item in items:
        if item not in selected_items(table):
            yield from walk(
                driver, item, table.focus.focused_item, lambda item: table.item_rect(item).center()
            )
            yield from press(driver, "Return")
    if warns(items) and match_at(table).position == before:
        yield from press(driver, "Return")


def assert_kept(game: str) -> None:
    """Assert that the match was saved to its end."""
    (file,) = Paths.find().played.iterdir()
    record = records.decode(file.read_bytes(), GAMES)
    assert record.game == game
    assert record.result is not None
