"""Plays Soi at random in the real program for ever, for `test_kill`, which kills the process."""

from __future__ import annotations

import random
import sys

from soiree.games.soi.moves import ASKS
from soiree.ui.language.words import card_name
from tests.ui.table.items import hand_of
from tests.window import reader
from tests.window.driver import Acts, Driver, run_script


def play_for_ever(thinks_at: int) -> None:
    """Print a line, with the number of entries, at three moments of a match.

    `wanted`: the person has the turn. `chosen`: the person has made a move. `shown`: the table
    starts to show the next entries.

    Args:
        thinks_at: the number of the person's turn, from 1, at which no move is ever made.
    """
    rng = random.Random(8)

    def play(driver: Driver) -> Acts:
        wanted = 0
        yield lambda: driver.has_table
        while True:
            table = driver.table
            yield lambda: driver.scoreboard() or driver.legal or driver.table.play.moving
            if driver.scoreboard() is not None:
                driver.next_button().click()
            elif driver.legal:
                _say("wanted", driver)
                wanted += 1
                if wanted == thinks_at:
                    yield lambda: False
                seat, card = ASKS[rng.choice(driver.legal)]
                table.focus.act_on(hand_of(table, seat))
                reader.press(reader.find(driver.window, card_name(card)))
                _say("chosen", driver)
            else:
                _say("shown", driver)
                table.playback.hurry()

    run_script(play, "--game", "soi")


def _say(moment: str, driver: Driver) -> None:
    sys.stdout.write(f"{moment} {driver.entries}\n")
    sys.stdout.flush()
