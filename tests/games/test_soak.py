"""Random play in bulk: `SOIREE_SOAK=1000000` plays that many decisions of each game.

Every match has random options and is checked entry by entry; at its end its record is written and
read, which replays it.
"""

from __future__ import annotations

import os
import random

import pytest

from soiree.core import records
from soiree.core.entries import Decision
from soiree.core.games import Game
from soiree.core.records import Participant, Record
from soiree.games import GAMES
from tests.games.test_every_game import RandomPlay, all_cards, every_game

DECISIONS = max(1, int(os.environ.get("SOIREE_SOAK") or 0))


@pytest.mark.soak
@every_game
def test_random_play_keeps_every_promise(game: Game) -> None:
    rng = random.Random(DECISIONS)
    left = DECISIONS
    while left > 0:
        play = RandomPlay(game, rng.getrandbits(32))
        cards = all_cards(play.state)
        while (entry := play.next_entry()) is not None and left > 0:
            if isinstance(entry, Decision):
                left -= 1
                assert play.state.refusal(entry.seat, entry.move) is None
            play.enter(entry)
            if rng.random() < 0.01:
                assert all_cards(play.state) == cards
                seat = rng.randrange(play.state.seats)
                seen = play.view(seat)
                imagined = game.imagine(seen, rng)
                assert all_cards(imagined) == cards
        check_record(play)


def check_record(play: RandomPlay) -> None:
    """Write and read the record of the match so far, which replays it."""
    players = tuple(
        Participant(f"P{seat}", "computer", "random") for seat in range(play.state.seats)
    )
    record = Record(
        game=play.game.name,
        options=dict(play.options),
        players=players,
        entries=play.entries,
        result=play.state.result(),
    )
    again = records.decode(records.encode(record), GAMES)
    assert again.entries == record.entries
