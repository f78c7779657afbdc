"""Two evenings with a hand at the mouse and the keyboard: all six games played, then continued.

Each is a start of the program in a process of its own, on a display that xdotool can reach:
`test_six_games` begins them.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QMessageBox, QPushButton

from soiree.core import records
from soiree.core.entries import Decision, Move
from soiree.core.records import Record
from soiree.games import GAMES
from soiree.storage.paths import Places
from soiree.storage.settings import GameChoices, SeatChoice
from soiree.ui.dialogs.numbered_deal import NumberedDialog
from tests.truth import match_at
from tests.window.evening import Acts, Evening, choose_settings, spend
from tests.window.under_x import test_every_table as gestures
from tests.window.under_x import test_keyboard as soi_keys
from tests.window.under_x import test_mouse as soi_mouse
from tests.window.under_x.hands import click, look_at, press, write

CHOICES = 10
"""With the mouse, and as many with the keyboard."""

FEW: dict[str, dict[str, int | str]] = {"soda": {"players": 2}, "spy": {"players": 2}}
"""The options with which the others take least time."""

Hands = Callable[[Evening, Move, random.Random], Acts]
"""Makes a move at the table of an evening."""


def play(folder: Path) -> None:
    """Play some of every game, put each match into a file of this folder too, and quit."""
    seats = [SeatChoice("human"), SeatChoice("computer", level="easy")]
    # As it comes, with what moves, but for the races: they would not wait for anybody.
    choose_settings(
        speed="normal",
        games={name: GameChoices(options=FEW[name], seats=seats, timed=False) for name in FEW},
    )
    rng = random.Random(4)

    def evening_of_all(evening: Evening) -> Acts:
        yield from look_at(evening.window)
        for game in GAMES.values():
            yield from click_button(evening, f"Play {game.title}")
            yield from sit_down(evening)
            yield from deal(evening, "Old friends")
            yield from choose(evening, by_mouse, rng)
            yield from choose(evening, by_keys, rng)
            yield from save(evening, folder / f"{game.name}.soiree")
            yield from press(evening, "ctrl+Home")
            yield lambda: not evening.has_table

    assert spend(evening_of_all) == 0


def go_on(folder: Path) -> None:
    """Start anew, and find every match as it was left and as its file says."""

    def evening_of_all(evening: Evening) -> Acts:
        yield from look_at(evening.window)
        for game in GAMES.values():
            record = record_in(folder / f"{game.name}.soiree")
            assert record_in(Places.find().waiting / f"{game.name}.soiree") == record
            yield from click_button(evening, f"Continue {game.title}")
            yield from sit_down(evening)
            assert match_at(evening.table).record() == record
            yield from choose(evening, by_mouse, random.Random(5), times=1)
            yield from press(evening, "ctrl+Home")
            yield lambda: not evening.has_table

    assert spend(evening_of_all) == 0


def click_button(evening: Evening, text: str) -> Acts:
    yield lambda: evening.shown(QPushButton, text)
    yield from click(evening, evening.button(text))


def record_in(file: Path) -> Record:
    return records.decode(file.read_bytes(), GAMES)


def sit_down(evening: Evening) -> Acts:
    """Wait for the first turn at a table; nothing keeps anybody waiting there from now on."""
    yield lambda: evening.has_table
    table = evening.table
    table.show_looks(replace(table.shown.looks, speed="off", message_delay=0))
    yield lambda: evening.legal
    assert table.disagreements() == []


def deal(evening: Evening, text: str) -> Acts:
    """Have the cards that belong to a text: the same whenever this is run."""
    before = evening.table
    yield from press(evening, "ctrl+d")
    yield lambda: isinstance(evening.front, NumberedDialog)
    yield from look_at(evening.front)
    yield from write(evening, text)
    yield from press(evening, "Return")
    # The match that has begun is asked about first.
    yield lambda: isinstance(evening.front, QMessageBox)
    yield from look_at(evening.front)
    yield from click(evening, evening.button("New match"))
    yield lambda: evening.has_table and evening.table is not before
    yield from look_at(evening.window)
    yield from sit_down(evening)


def choose(evening: Evening, hands: Hands, rng: random.Random, times: int = CHOICES) -> Acts:
    """Make so many of the moves that the view offers, and wait for the next turn."""
    while True:
        yield lambda: evening.sheet() or evening.legal
        assert evening.table.disagreements() == []
        if evening.sheet() is not None:
            yield from put_away_sheet(evening)
        elif not times:
            return
        else:
            yield from make_one(evening, hands, rng)
            times -= 1


def make_one(evening: Evening, hands: Hands, rng: random.Random) -> Acts:
    table = evening.table
    match = match_at(table)
    before = match.position
    move = gestures.some(table.play.view_now().legal, rng)
    yield from hands(evening, move, rng)
    yield lambda: match.position > before
    made = match.entries[before]
    assert isinstance(made, Decision)
    assert (made.seat, made.move) == (table.play.viewer, move)


def put_away_sheet(evening: Evening) -> Acts:
    if match_at(evening.table).result is not None:
        yield from click(evening, evening.button("Play again"))
        yield from sit_down(evening)
    else:
        yield from click(evening, evening.button("Next round"))
        yield lambda: evening.sheet() is None


def by_mouse(evening: Evening, move: Move, rng: random.Random) -> Acts:
    if match_at(evening.table).deal.game.name == "soi":
        yield from soi_mouse.ask(evening, move, rng)
    else:
        yield from gestures.by_mouse(evening, evening.table, move, rng)


def by_keys(evening: Evening, move: Move, rng: random.Random) -> Acts:
    if match_at(evening.table).deal.game.name == "soi":
        yield from rng.choice((soi_keys.ask_with_a_card, soi_keys.ask_by_typing))(evening, move)
    else:
        yield from gestures.by_keys(evening, evening.table, move, rng)


def save(evening: Evening, file: Path) -> Acts:
    """Put the match into a file by the key of the Game menu, and come back to the table."""
    yield from press(evening, "ctrl+shift+s")
    yield lambda: isinstance(evening.front, QFileDialog)
    yield from look_at(evening.front)
    yield from press(evening, "ctrl+a")
    yield from write(evening, str(file))
    yield from press(evening, "Return")
    yield lambda: not isinstance(evening.front, QFileDialog)
    yield file.exists
    yield from look_at(evening.window)
