"""An evening that never ends, for a test that kills it: somebody plays at random, and says when."""

from __future__ import annotations

import random
import sys

from soiree.games.soi.moves import ASKS
from soiree.ui.style.words import card_name
from tests.ui.table.things import hand_of
from tests.window import reader
from tests.window.evening import Acts, Evening, spend


def play_for_ever(thinks_at: int) -> None:
    """Print a line each time a move is wanted, chosen, or shown, with the number of entries.

    Args:
        thinks_at: the move, counted from 1, that is wanted and never chosen.
    """
    rng = random.Random(8)

    def play(evening: Evening) -> Acts:
        wanted = 0
        yield lambda: evening.has_table
        while True:
            table = evening.table
            yield lambda: evening.sheet() or evening.legal or evening.table.play.moving
            if evening.sheet() is not None:
                evening.button("Next round").click()
            elif evening.legal:
                _say("wanted", evening)
                wanted += 1
                if wanted == thinks_at:
                    yield lambda: False
                seat, card = ASKS[rng.choice(evening.legal)]
                table.press_as_key(hand_of(table, seat))
                reader.press(reader.find(evening.window, card_name(card)))
                _say("chosen", evening)
            else:
                _say("shown", evening)
                table.playback.hurry()

    spend(play, "--game", "soi")


def _say(moment: str, evening: Evening) -> None:
    sys.stdout.write(f"{moment} {evening.entries}\n")
    sys.stdout.flush()
