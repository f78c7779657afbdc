"""The players of the computers in a match."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from soiree.controller.computers.worker import Threads, Worker
from soiree.controller.match.start import computers_of, new_record, play_match
from soiree.core.guests import Temper
from soiree.core.lazy import Lazy
from soiree.core.players import Player, random_player
from soiree.core.records import Participant, Record
from soiree.games import GAMES
from tests.controller.memory_store import MemoryStore

ASKED: list[tuple[str, Temper | None]] = []


def player(level: str, temper: Temper | None) -> Player:
    ASKED.append((level, temper))
    return random_player


def test_a_guest_plays_with_their_temper_and_anybody_else_as_the_level_does() -> None:
    ASKED.clear()
    game = replace(GAMES["soi"], computers=Lazy(f"{__name__}:player"))
    players = (
        Participant("Felix", "human"),
        Participant("Greta", "computer", "middle"),
        Participant("Nobody", "computer", "middle"),
        Participant("Felix", "computer", "random"),
        Participant("Mine", "computer", "my.py:choose"),
    )
    computers = computers_of(Record(game.name, game.defaults(), players, seed=1), game)
    assert ASKED == [("middle", Temper.SPITEFUL), ("middle", None), ("middle", None)]
    assert set(computers) == {1, 2, 3, 4}


@pytest.mark.parametrize(
    ("options", "assisted"),
    [
        ({"players": 1, "cheating": "allowed"}, True),
        ({"players": 1, "cheating": "impossible"}, False),
        ({"players": 2, "cheating": "allowed"}, False),
    ],
)
def test_a_match_in_which_cheating_is_free_counts_as_played_with_help(
    options: dict[str, int | str], assisted: bool
) -> None:
    game = GAMES["spy"]
    sits = [Participant("You", "human"), Participant("Ada", "computer", "easy")]
    worker, saver = Worker(), Worker()
    threads = Threads(worker, saver, lambda act: None, lambda seconds, act: None)
    whole = {**game.defaults(), **options}
    players = sits[: game.players(whole)]
    record = new_record(game, whole, players, 1)
    client = play_match(record, game, threads, MemoryStore())
    assert client.is_assisted is assisted
    client.progress.close()
    assert worker.finish(10)
    assert saver.finish(10)
