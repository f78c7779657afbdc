"""Double clicks by a real mouse act as one click, never as two opposite ones."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint

from soiree.controller.match.authority import Match
from soiree.core.cards import KING, rank_of, spell
from soiree.core.entries import Decision, Move
from soiree.core.players import never
from soiree.core.records import Participant, Record
from soiree.core.zones import Zone
from soiree.games import GAMES
from soiree.storage.paths import Paths
from soiree.storage.settings import GameChoices
from soiree.ui.games.spy.pieces import Fan
from soiree.ui.table.felt.cards import CardItem
from soiree.ui.table.table import Table
from tests.storage.keeping import keep
from tests.thorough import always
from tests.truth import match_at
from tests.ui.table.items import (
    button_in_sight,
    disagreements,
    grid_at,
    next_items,
    places_of,
    selected_items,
    sheets_over,
)
from tests.window.driver import Acts, Driver, choose_settings, run_script
from tests.window.under_x.hands import click, corner_of, focus_window
from tests.window.under_x.test_every_table import choose_short, point_on
from tests.window.under_x.test_spy_race import leave_a_race, made_by

YOU, ADA = 0, 1

AtTable = Callable[[Driver, Table], Acts]


def spend_at(game: str, act: AtTable, seed: str = "2") -> None:
    """Go to a game, and act at the first turn of the person."""

    def play(driver: Driver) -> Acts:
        yield from focus_window(driver.window)
        yield lambda: driver.has_table and driver.legal
        yield from act(driver, driver.table)
        yield lambda: driver.scoreboard() or driver.legal
        assert disagreements(driver.table) == []

    assert run_script(play, "--game", game, "--seed", seed) == 0


def double_click(driver: Driver, at: QPoint) -> Acts:
    yield from click(driver, at, times=2)


def choices_of(table: Table) -> list[Move]:
    """The choices of the person so far."""
    return made_by(match_at(table), YOU)


def test_a_double_click_bids_a_card_in_soy() -> None:
    choose_short("soy")

    def act(driver: Driver, table: Table) -> Acts:
        card = table.board.zones[Zone("hand", YOU)][3]
        assert card.card is not None
        yield from double_click(driver, point_on(table, card))
        yield lambda: choices_of(table)
        assert choices_of(table) == [f"bid {spell(card.card)}"]
        assert selected_items(table) == ()

    spend_at("soy", act)


def test_a_double_click_in_soda_plays_one_card() -> None:
    choose_short("soda")

    def act(driver: Driver, table: Table) -> Acts:
        card = next(item for item in next_items(table) if isinstance(item, CardItem))
        assert card.card is not None
        yield from double_click(driver, point_on(table, card))
        yield lambda: choices_of(table)
        assert choices_of(table) == [f"play {spell(card.card)}"]
        assert selected_items(table) == ()

    spend_at("soda", act)


@pytest.mark.parametrize("game", always("soureh", of=("soureh", "pariah")))
def test_a_double_click_keeps_the_drawn_card_selected_before_several_places(game: str) -> None:
    choose_short(game)

    def act(driver: Driver, table: Table) -> Acts:
        (drawn,) = table.board.zones[Zone("drawn", YOU)]
        assert len(next_items(table)) > 1
        yield from double_click(driver, point_on(table, drawn))
        assert selected_items(table) == (drawn,)
        assert choices_of(table) == []

    spend_at(game, act)


@pytest.mark.parametrize("game", always("soureh", of=("soureh", "pariah")))
def test_a_double_click_discards_once_and_opens_no_pile(game: str) -> None:
    choose_short(game)

    def act(driver: Driver, table: Table) -> Acts:
        (pile,) = places_of(table, "discard")
        yield from double_click(driver, point_on(table, pile))
        assert choices_of(table) == ["discard"]
        assert sheets_over(table) == []

    spend_at(game, act)


def test_a_double_click_keeps_the_place_of_a_king_selected() -> None:
    """The second click once removed the selection."""
    choose_short("pariah")

    def act(driver: Driver, table: Table) -> Acts:
        (drawn,) = table.board.zones[Zone("drawn", YOU)]
        assert drawn.card is not None
        assert rank_of(drawn.card) == KING
        place = places_of(table, "down", YOU)[1]
        yield from double_click(driver, point_on(table, place))
        assert selected_items(table) == (drawn, place)
        assert choices_of(table) == []

    spend_at("pariah", act, seed=str(seed_with_king()))


def seed_with_king() -> int:
    """The seed of a deal whose first card for the person is a king."""
    game = GAMES["pariah"]
    players = (Participant("You", "human"), Participant("Ada", "computer", game.levels[0].name))
    for seed in range(1000):
        match = Match(Record(game.name, game.defaults(), players, seed=seed), game)
        while not match.deciders:
            match.draw_chance()
        drawn = match.view(YOU).cards("drawn", YOU)
        card = drawn[0] if match.deciders == (YOU,) and drawn else None
        if card is not None and rank_of(card) == KING:
            return seed
    raise AssertionError("no deal begins with a king")


def test_a_double_click_in_soi_acts_as_one_click() -> None:
    choose_settings()

    def play(driver: Driver) -> Acts:
        yield from focus_window(driver.window)
        yield lambda: driver.has_table and driver.legal
        table = driver.table
        before = driver.entries
        card = table.board.zones[Zone("hand", YOU)][0]
        yield from double_click(driver, corner_of(table, card))
        assert selected_items(table) == (card,)
        yield from double_click(driver, driver.hand_at(2))
        grid = grid_at(table)
        assert grid is not None
        assert driver.entries == before
        wanted = grid.cards()[0]
        yield from double_click(driver, wanted.mapToGlobal(wanted.rect().center()))
        assert chosen_at(table, before) == 1
        assert grid_at(table) is None
        assert selected_items(table) == ()

    assert run_script(play, "--game", "soi", "--seed", "3") == 0


def chosen_at(table: Table, since: int) -> int:
    """The number of the person's questions since an entry."""
    entries = match_at(table).entries[since:]
    return sum(isinstance(each, Decision) and each.seat == YOU for each in entries)


def test_a_double_click_keeps_the_turned_card_selected_in_a_race() -> None:
    leave_a_race()

    def play(driver: Driver) -> Acts:
        yield from focus_window(driver.window)
        yield lambda: driver.has_table
        table = driver.table
        yield from click(driver, point_on(table, button_in_sight(table, "P")))
        yield lambda: driver.legal
        before = choices_of(table)
        (card,) = table.board.zones[Zone("up", YOU)]
        lies = table.viewport().mapToGlobal(table.mapFromScene(card.pose.centre))
        yield from double_click(driver, lies)
        assert selected_items(table) == (card,)
        assert choices_of(table) == before
        yield from click(driver, point_on(table, button_in_sight(table, "P")))
        yield lambda: table.shown.now.is_covered

    assert run_script(play, "--game", "spy") == 0


def test_a_double_click_keeps_an_open_pile_open() -> None:
    """The second click once closed the pile."""
    leave_a_race_that_is_over()

    def play(driver: Driver) -> Acts:
        yield from focus_window(driver.window)
        yield lambda: driver.has_table and driver.legal
        table = driver.table
        before = choices_of(table)
        pile = places_of(table, "pile", ADA)[0]
        yield from double_click(driver, table.item_rect(pile).center())
        yield from click(driver, table.viewport().mapToGlobal(QPoint(6, 6)), button=3)
        assert any(isinstance(item, Fan) and item.isVisible() for item in table.scene().items())
        assert choices_of(table) == before

    assert run_script(play, "--game", "spy") == 0


def leave_a_race_that_is_over() -> None:
    """Save an unfinished match in which the person may accuse."""
    options: dict[str, int | str] = {"players": 2, "deck": "half", "cheating": "allowed"}
    choose_settings(games={"spy": GameChoices(options=options, timed=False)})
    game, rng = GAMES["spy"], random.Random(3)
    players = (Participant("You", "human"), Participant("Ada", "computer", "hard"))
    match = Match(Record(game.name, {**game.defaults(), **options}, players, seed=3), game)
    match.draw_chance()
    while "accuse 1" not in match.legal(YOU):
        seat = match.deciders[-1]
        move = GAMES["spy"].player("middle")(match.view(seat), rng, never)
        assert match.play(seat, move, match.position, at=match.position / 10) is None
    assert keep(Paths.find(), match.record()) is None
