"""Two runs of the program, driven by mouse and keyboard: all six games played, then continued.

Each run is a separate process, on a display that xdotool can reach. `test_six_games` starts both.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton

from soiree.core import records
from soiree.core.entries import Decision, Move
from soiree.core.records import Record
from soiree.games import GAMES
from soiree.storage import matches
from soiree.storage.paths import Paths
from soiree.storage.settings import GameChoices
from soiree.ui.dialogs.deal import DealDialog
from tests.thorough import tries
from tests.truth import match_at
from tests.ui.table.items import disagreements
from tests.window.driver import Acts, Driver, choose_settings, run_script
from tests.window.under_x import test_every_table as table_moves
from tests.window.under_x import test_keyboard as soi_keys
from tests.window.under_x import test_mouse as soi_mouse
from tests.window.under_x.hands import click, focus_window, press, write

SOAK = os.environ.get("SOIREE_SOAK", "0") not in ("", "0")

CHOICES = 10 if SOAK else tries(1, thorough=5)
"""The number of choices by mouse in each game, and of choices by keyboard."""

DEALT = tries(1, thorough=len(GAMES))
"""The number of games whose numbered deal is opened by the dialog; each opens a second table."""

DEAL = "Old friends"
"""The deal of each game, which is the same in every run."""

FEW: dict[str, dict[str, int | str]] = {"soda": {"players": 2}, "spy": {"players": 2}}
"""The options with which the other players take least time."""

Hands = Callable[[Driver, Move, random.Random], Acts]
"""A function that makes a move at the table."""


def play(folder: Path) -> None:
    """Play a part of every game, save each match in a file of this folder too, and quit."""
    # The defaults, with animations, but no real-time races, which would not wait.
    choose_settings(
        speed="normal",
        games={name: GameChoices(options=FEW[name], timed=False) for name in FEW},
    )
    rng = random.Random(4)

    def drive_all(driver: Driver) -> Acts:
        # Two cards may be clicked soon after each other, at one place.
        QApplication.setDoubleClickInterval(0)
        yield from focus_window(driver.window)
        for number, game in enumerate(GAMES.values()):
            if number < DEALT:
                yield from click_button(driver, f"Play {game.title}")
                yield from wait_for_first_turn(driver)
                yield from deal(driver, DEAL)
            else:
                driver.places.go_to(game.name, DEAL)
                yield from wait_for_first_turn(driver)
            yield from choose(driver, by_mouse, rng)
            yield from choose(driver, by_keys, rng)
            yield from save(driver, folder / f"{game.name}.soiree")
            yield from press(driver, "ctrl+Home")
            yield lambda: not driver.has_table

    assert run_script(drive_all) == 0


def go_on(folder: Path) -> None:
    """Start again, and assert that every match equals its file. Then play one choice of each."""

    def drive_all(driver: Driver) -> Acts:
        yield from focus_window(driver.window)
        for game in GAMES.values():
            record = record_in(folder / f"{game.name}.soiree")
            latest = matches.peek(Paths.find(), game)
            assert latest is not None
            assert latest.record == record
            yield from click_button(driver, f"Continue {game.title}")
            yield from wait_for_first_turn(driver)
            assert match_at(driver.table).record() == record
            yield from choose(driver, by_mouse, random.Random(5), times=1)
            yield from press(driver, "ctrl+Home")
            yield lambda: not driver.has_table

    assert run_script(drive_all) == 0


def click_button(driver: Driver, text: str) -> Acts:
    yield lambda: driver.shown(QPushButton, text)
    yield from click(driver, driver.button(text))


def record_in(file: Path) -> Record:
    return records.decode(file.read_bytes(), GAMES)


def wait_for_first_turn(driver: Driver) -> Acts:
    """Turn off animations and message delays at a table, and wait for the person's first turn."""
    yield lambda: driver.has_table
    table = driver.table
    table.show_appearance(replace(table.shown.now.appearance, speed="off", message_delay=0))
    yield lambda: driver.legal
    assert disagreements(table) == []


def deal(driver: Driver, text: str) -> Acts:
    """Deal the cards of the deal with this text."""
    before = driver.table
    yield from press(driver, "ctrl+d")
    yield lambda: isinstance(driver.front, DealDialog)
    yield from focus_window(driver.front)
    yield from write(driver, text)
    yield from press(driver, "Return")
    yield lambda: driver.has_table and driver.table is not before
    yield from focus_window(driver.window)
    yield from wait_for_first_turn(driver)


def choose(driver: Driver, hands: Hands, rng: random.Random, times: int = CHOICES) -> Acts:
    """Make so many random legal moves, and wait for the next turn."""
    while True:
        yield lambda: driver.scoreboard() or driver.legal
        assert disagreements(driver.table) == []
        if driver.scoreboard() is not None:
            yield from put_away_sheet(driver)
        elif not times:
            return
        else:
            yield from make_one(driver, hands, rng)
            times -= 1


def make_one(driver: Driver, hands: Hands, rng: random.Random) -> Acts:
    table = driver.table
    match = match_at(table)
    before = match.position
    move = table_moves.some(table.play.view_now().legal, rng)
    yield from hands(driver, move, rng)
    yield lambda: match.position > before
    made = match.entries[before]
    assert isinstance(made, Decision)
    assert (made.seat, made.move) == (table.shown.now.viewer, move)


def put_away_sheet(driver: Driver) -> Acts:
    if match_at(driver.table).result is not None:
        yield from click(driver, driver.button("Play again"))
        yield from wait_for_first_turn(driver)
    else:
        yield from click(driver, driver.next_button())
        yield lambda: driver.scoreboard() is None


def by_mouse(driver: Driver, move: Move, rng: random.Random) -> Acts:
    if match_at(driver.table).game.name == "soi":
        yield from soi_mouse.ask(driver, move, rng)
    else:
        yield from table_moves.by_mouse(driver, driver.table, move, rng)


def by_keys(driver: Driver, move: Move, rng: random.Random) -> Acts:
    if match_at(driver.table).game.name == "soi":
        yield from rng.choice((soi_keys.ask_with_a_card, soi_keys.ask_by_typing))(driver, move)
    else:
        yield from table_moves.by_keys(driver, driver.table, move, rng)


def save(driver: Driver, file: Path) -> Acts:
    """Save the match in a file by the shortcut of the Game menu, and return to the table."""
    yield from press(driver, "ctrl+shift+s")
    yield lambda: isinstance(driver.front, QFileDialog)
    yield from focus_window(driver.front)
    yield from press(driver, "ctrl+a")
    yield from write(driver, str(file))
    yield from press(driver, "Return")
    yield lambda: not isinstance(driver.front, QFileDialog)
    yield file.exists
    yield from focus_window(driver.window)
