"""Plays at random in the real program, and kills itself at the first paint after a choice."""

from __future__ import annotations

import json
import os
import random
import signal
import sys
import time

from PySide6.QtCore import QEvent, QObject

from soiree.ui.table.table import Table
from tests.truth import match_at
from tests.ui.table.items import button_in_sight
from tests.window.driver import Acts, Driver, spend


class _Killer(QObject):
    """Kills the process as a table is about to show a choice; says first which choice it was."""

    def __init__(self, table: Table, index: int, seconds: float) -> None:
        """
        Args:
            index: which of the match's entries the choice is.
            seconds: how long it took until the table had its event.
        """
        super().__init__(table)
        self._table, self._index, self._seconds = table, index, seconds
        table.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            entries = match_at(self._table).entries
            said = {
                "entries": len(entries),
                "index": self._index,
                "choice": str(entries[self._index]),
                "seconds": self._seconds,
            }
            os.write(sys.stdout.fileno(), json.dumps(said).encode() + b"\n")
            os.kill(os.getpid(), signal.SIGKILL)
        return False


def play_until_killed(game: str, choices: int, seed: int) -> None:
    """Play a game, with the match that waits if one does, and die of so many choices' last."""
    rng = random.Random(seed)

    def play(driver: Driver) -> Acts:
        yield lambda: driver.has_table
        made = 0
        while True:
            yield from _to_the_next_choice(driver)
            table, match = driver.table, match_at(driver.table)
            index, move = match.position, rng.choice(driver.legal)
            began = time.perf_counter()
            table.choice.make(move)
            seconds = time.perf_counter() - began
            made += match.position > index
            if made == choices:
                _Killer(table, index, seconds)
                table.viewport().update()
                yield lambda: False
            yield lambda: True  # A race refuses what comes at the wrong moment, and goes on.

    spend(play, "--game", game)


def _to_the_next_choice(driver: Driver) -> Acts:
    while not driver.legal:
        if driver.table.shown.is_covered:
            _uncover(driver.table)
            yield lambda: not driver.table.shown.is_covered
        elif driver.scoreboard() is not None:
            over = match_at(driver.table).result is not None
            driver.soon(driver.button("Play again" if over else "Next round").click)
            yield lambda: driver.scoreboard() is None
        else:
            driver.table.playback.hurry()
        yield (
            lambda: (
                driver.legal
                or driver.scoreboard()
                or driver.table.shown.is_covered
                or driver.table.play.moving
            )
        )


def _uncover(table: Table) -> None:
    """Have a race go on that was left."""
    target = table.board.target_of(button_in_sight(table, "P"))
    assert target is not None
    table.choice.activate(target)
