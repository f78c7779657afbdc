"""The moves that Soureh and Pariah share: each notation has one meaning, and each meaning one."""

from __future__ import annotations

import pytest

from soiree.games.coops.moves import Discard, End, Meaning, Over, Own, meanings
from soiree.games.coops.words import Call
from soiree.games.coops.zones import coop_at

MOVES: list[tuple[str, Meaning]] = [
    ("own 1", Own(1)),
    ("over 1 4", Over(coop_at(1, 4))),
    ("discard", Discard()),
    ("end", End()),
]


@pytest.mark.parametrize(("move", "meaning"), MOVES)
def test_a_move_is_read_and_written(move: str, meaning: Meaning) -> None:
    assert meanings(Call.DECLARE)[move] == meaning
    assert str(meaning) == move


def test_a_game_has_its_own_call_and_what_it_adds() -> None:
    shared = meanings(Call.DECLARE).keys() & meanings(Call.KNOCK).keys()
    assert len(shared) == 4 + 4 * 4 + len(["discard", "end"])
    assert meanings(Call.DECLARE).keys() - shared == {"declare"}
    assert meanings(Call.KNOCK, 7).keys() - shared == {"knock", "7"}


@pytest.mark.parametrize("move", ["own 0", "own 5", "over 4 1", "over 0 0", "own", ""])
def test_anything_else_is_no_move(move: str) -> None:
    with pytest.raises(KeyError):
        meanings(Call.DECLARE)[move]
