"""The moves of Soureh: each notation has one meaning, and each meaning one notation."""

from __future__ import annotations

import random

import pytest

from soiree.games.coops.moves import Declare, Discard, End, Over, Own
from soiree.games.coops.words import Call
from soiree.games.coops.zones import Kind, coop_at
from soiree.games.soureh import GAME
from soiree.games.soureh.moves import Deduct, Keep, Meaning, Pay, parse
from tests.games.coops.stacked_match import StackedMatch

MOVES: list[tuple[str, Meaning]] = [
    ("own 1", Own(1)),
    ("over 1 4", Over(coop_at(1, 4))),
    ("discard", Discard()),
    ("end", End()),
    ("declare", Declare(Call.DECLARE)),
    ("pay udud", Pay((Kind.UP, Kind.DOWN, Kind.UP, Kind.DOWN))),
    ("deduct", Deduct()),
    ("keep", Keep()),
]


@pytest.mark.parametrize(("move", "meaning"), MOVES)
def test_a_move_is_read_and_written(move: str, meaning: Meaning) -> None:
    assert parse(move) == meaning
    assert str(meaning) == move


@pytest.mark.parametrize(
    "move", ["knock", "jack 3", "queen", "king 0 1 1 4", "pay uud", "own 5", "over 4 1"]
)
def test_anything_else_is_no_move(move: str) -> None:
    with pytest.raises(KeyError):
        parse(move)


def test_every_legal_move_has_a_meaning() -> None:
    match, rng = StackedMatch(GAME), random.Random(1)
    met = set()
    while match.state.result() is None:
        if pending := match.state.chance():
            match.enter(pending.draw(rng))
            continue
        for move in match.legal:
            assert str(parse(move)) == move
            met.add(type(parse(move)))
        match.play(rng.choice(match.legal))
    assert met >= {Own, Over, Discard, End, Declare, Pay}
