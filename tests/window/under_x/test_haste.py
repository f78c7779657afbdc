"""Clicks everywhere during animations: none is lost, and none has an unintended effect."""

from __future__ import annotations

import random

from PySide6.QtCore import QPoint, QRect

from soiree.controller.match.authority import Match
from soiree.core import records
from soiree.core.cards import Card, rank_of
from soiree.core.entries import Decision
from soiree.games import GAMES
from soiree.games.soi.moves import ASKS
from soiree.games.soi.zones import SEATS, Kind
from soiree.storage.paths import Paths
from soiree.ui.table.input.card_cell import CardCell
from tests.storage.keeping import waiting_match
from tests.thorough import tries
from tests.truth import match_at
from tests.ui.table.items import disagreements, grid_at, hand_of, item_at
from tests.window.driver import Acts, Driver, choose_settings, run_script
from tests.window.under_x.hands import click, drag, focus_window

CHOICES = tries(4, thorough=1000)
"""With `--all`, as many as a round has."""


def test_hasty_clicks_make_only_intended_choices() -> None:
    choose_settings(speed="normal")
    rng = random.Random(3)
    meant: list[str] = []

    def play(driver: Driver) -> Acts:
        yield from focus_window(driver.window)
        yield lambda: driver.has_table
        table = driver.table
        while driver.scoreboard() is None and len(meant) < CHOICES:
            grid, decider = grid_at(table), table.shown.now.decider
            if grid is not None and rng.random() < 0.5:
                yield from choose(driver, rng.choice(grid.cards()), meant)
            elif decider is not None and grid is None and rng.random() < 0.5:
                seat, _ = ASKS[rng.choice(table.play.view_now().legal)]
                yield from click(driver, driver.hand_at(seat))
            else:
                yield from disturb(driver, rng)
        yield lambda: driver.scoreboard() or driver.legal
        match = match_at(table)
        assert not_meant(match, meant) == []
        assert records.decode(records.encode(match.record()), GAMES) == match.record()
        assert disagreements(table) == []

    assert run_script(play, "--game", "soi", "--seed", "5") == 0
    record, notice = waiting_match(Paths.find())
    assert notice is None
    assert record is not None


def not_meant(match: Match, meant: list[str]) -> list[str]:
    """The unintended and the lost choices of the person.

    A card dropped on a player asks for the only missing card of its rank automatically.
    """
    chosen, found = list(meant), []
    for place, entry in enumerate(match.entries):
        if not isinstance(entry, Decision) or entry.seat != 0:
            continue
        if chosen[:1] == [entry.move]:
            del chosen[0]
        elif not lacks_only(match.up_to(place), ASKS[entry.move][1]):
            found.append(entry.move)
    return [*found, *chosen]


def lacks_only(match: Match, wanted: Card) -> bool:
    """True if the person holds all other cards of the rank."""
    hand = match.view(0).faces(Kind.HAND, 0)
    return sum(rank_of(card) == rank_of(wanted) for card in hand) == 3


def choose(driver: Driver, cell: CardCell, meant: list[str]) -> Acts:
    """Click a card in the grid during animations."""
    table = driver.table
    (seat,) = [seat for seat in range(SEATS) if hand_of(table, seat).glows]
    (move,) = [
        move
        for move in table.play.view_now().legal
        if ASKS[move][0] == seat and ASKS[move][1] == cell.card
    ]
    meant.append(move)
    before = driver.entries
    yield from click(driver, cell)
    assert match_at(driver.table).entries[before] == Decision(table.shown.now.viewer, move)


def disturb(driver: Driver, rng: random.Random) -> Acts:
    """Click, double-click, click with another button, or drag, anywhere on the table.

    The grid of cards is left out: a click there is a choice.
    """
    table = driver.table
    area = QRect(table.viewport().mapToGlobal(QPoint()), table.viewport().size())

    def anywhere() -> QPoint:
        while True:
            x, y = rng.randrange(area.width()), rng.randrange(area.height())
            grid = grid_at(table)
            if grid is None or not grid.geometry().contains(x, y):
                return area.topLeft() + QPoint(x, y)

    kind, at = rng.randrange(4), anywhere()
    if kind == 0:
        yield from drag(driver, at, anywhere())
    elif kind == 1:
        yield from click(driver, at, button=3)
    else:
        # The first of two clicks on a hand may open the grid under the second click.
        on_felt = item_at(table, table.viewport().mapFromGlobal(at)) is None
        yield from click(driver, at, times=2 if on_felt else 1)
