"""Plays at random in the real program for ever, and says when, for a test that kills it."""

from __future__ import annotations

import random
import sys

from soiree.games.soi.moves import ASKS
from soiree.ui.style.words import card_name
from tests.ui.table.items import hand_of
from tests.window import reader
from tests.window.driver import Acts, Driver, spend


def play_for_ever(thinks_at: int) -> None:
    """Print a line each time a move is wanted, chosen, or shown, with the number of entries.

    Args:
        thinks_at: the move, counted from 1, that is wanted and never chosen.
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

    spend(play, "--game", "soi")


def _say(moment: str, driver: Driver) -> None:
    sys.stdout.write(f"{moment} {driver.entries}\n")
    sys.stdout.flush()
