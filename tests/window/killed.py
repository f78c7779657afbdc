"""Plays at random in the real program, prints the entries it shows, and may kill itself then.

Moves are made by mouse or keyboard on a display that xdotool can reach, or else by methods of the
table.
"""

from __future__ import annotations

import json
import os
import random
import signal
import sys
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject

from soiree.core.entries import Decision, Move
from soiree.games.spy.facts import Phase, SpyFacts
from soiree.games.spy.moves import PICK, PLACE
from soiree.ui.table.table import Table
from tests.truth import match_at
from tests.ui.table.items import button_in_sight, items_of
from tests.window import six_games
from tests.window.driver import Acts, Driver, run_script
from tests.window.under_x.hands import click, focus_window, press
from tests.window.under_x.test_every_table import point_on

Hands = Callable[[Driver, Move, random.Random], Acts]
"""A function that makes a move at the table. A race may refuse the move."""


def play_until_killed(game: str, hands: str, seed: int, dies_after: int = 0) -> None:
    """Play a game, continue its unfinished match, and print entries before the table shows them.

    Each line is a JSON object about the match at the table: `after` is the number of entries that
    were printed before, `entries` has the next ones, and `choices` is the number of the person's
    choices in this run.

    Args:
        hands: the way to make moves, a key of `HANDS`.
        dies_after: the number of choices after which the process kills itself, just before the
            table shows the last one. By default the process plays for ever.
    """
    rng = random.Random(seed)

    def play(driver: Driver) -> Acts:
        yield lambda: driver.has_table
        if hands != "none":
            yield from focus_window(driver.window)
        witness = _Witness(driver, dies_after)
        while True:
            yield from _to_the_next_choice(driver, hands)
            witness.look_at(driver.table)
            yield from HANDS[hands](driver, rng.choice(driver.legal), rng)
            driver.table.viewport().update()
            yield lambda: not witness.dies

    run_script(play, "--game", game)


class _Witness(QObject):
    """Prints the entries that a table is about to show. Kills the process at the last choice."""

    def __init__(self, driver: Driver, dies_after: int) -> None:
        super().__init__(driver)
        self._dies_after = dies_after
        self._table: Table | None = None
        self._said = self._began = self._before = 0

    @property
    def dies(self) -> bool:
        """True if the last choice was made."""
        return 0 < self._dies_after <= self._choices()

    def look_at(self, table: Table) -> None:
        """Watch a table, unless it is being watched already."""
        if table is not self._table:
            self._before = self._choices()
            self._table = table
            self._said, self._began = 0, match_at(table).position
            table.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint and self._table is not None:
            self._say([str(entry) for entry in match_at(self._table).entries])
            if self.dies:
                os.kill(os.getpid(), signal.SIGKILL)
        return False

    def _say(self, entries: list[str]) -> None:
        if not self._said or self._said < len(entries):
            line = {
                "after": self._said,
                "entries": entries[self._said :],
                "choices": self._choices(),
            }
            os.write(sys.stdout.fileno(), json.dumps(line).encode() + b"\n")
            self._said = len(entries)

    def _choices(self) -> int:
        if self._table is None:
            return 0
        entries = match_at(self._table).entries[self._began :]
        seat = self._table.shown.now.viewer
        made = [each for each in entries if isinstance(each, Decision) and each.seat == seat]
        return self._before + len(made)


def _to_the_next_choice(driver: Driver, hands: str) -> Acts:
    while not driver.legal:
        if driver.table.shown.now.is_covered:
            yield from _uncover(driver, hands)
            yield lambda: not driver.table.shown.now.is_covered
        elif driver.scoreboard() is not None:
            over = match_at(driver.table).result is not None
            button = driver.button("Play again") if over else driver.next_button()
            if hands == "mouse":
                yield from click(driver, button)
            else:
                driver.soon(button.click)
            yield lambda: driver.scoreboard() is None
        else:
            driver.table.playback.hurry()
        yield from _wait(driver)


def _wait(driver: Driver) -> Acts:
    """Wait for a change: a computer may race on for long after the person has finished."""
    before = driver.entries
    yield (
        lambda: (
            driver.entries > before
            or driver.legal
            or driver.scoreboard()
            or driver.table.shown.now.is_covered
            or driver.table.play.moving
        )
    )


def _uncover(driver: Driver, hands: str) -> Acts:
    """Resume a paused race."""
    button = button_in_sight(driver.table, "P")
    if hands == "mouse":
        yield from click(driver, point_on(driver.table, button))
    elif hands == "keys":
        yield from press(driver, "p")
    else:
        target = driver.table.board.target_of(button)
        assert target is not None
        driver.table.choice.activate(target)


def _at_once(driver: Driver, move: Move, _: random.Random) -> Acts:
    driver.table.choice.make(move)
    yield lambda: True


def _by_mouse(driver: Driver, move: Move, rng: random.Random) -> Acts:
    if _races(driver):
        # The card need not be picked up first: in a race, each click on a place is a move.
        yield from click(driver, point_on(driver.table, items_of(driver.table, move)[-1]))
    else:
        yield from six_games.by_mouse(driver, move, rng)


def _by_keys(driver: Driver, move: Move, rng: random.Random) -> Acts:
    if _races(driver):
        number = {**PLACE, **PICK}.get(move)
        yield from press(driver, "space" if number is None else str(number + 1))
    else:
        yield from six_games.by_keys(driver, move, rng)


def _races(driver: Driver) -> bool:
    match = match_at(driver.table)
    if match.game.name != "spy":
        return False
    return SpyFacts.of(match.view(driver.table.shown.now.viewer)).phase is Phase.RACE


HANDS: dict[str, Hands] = {"none": _at_once, "mouse": _by_mouse, "keys": _by_keys}
