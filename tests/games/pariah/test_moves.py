"""The moves of Pariah: each notation has one meaning, and each meaning one notation."""

from __future__ import annotations

import random

import pytest

from soiree.games.coops.moves import Declare, Discard, End, Over, Own
from soiree.games.coops.words import Call
from soiree.games.coops.zones import coop_at
from soiree.games.pariah import GAME
from soiree.games.pariah.moves import Jack, King, Meaning, Queen, parse
from tests.games.coops.stacked_match import StackedMatch

MOVES: list[tuple[str, Meaning]] = [
    ("own 1", Own(1)),
    ("over 1 4", Over(coop_at(1, 4))),
    ("discard", Discard()),
    ("end", End()),
    ("knock", Declare(Call.KNOCK)),
    ("jack 3", Jack(3)),
    ("queen", Queen()),
    ("king 0 1 1 4", King(coop_at(0, 1), coop_at(1, 4))),
]


@pytest.mark.parametrize(("move", "meaning"), MOVES)
def test_a_move_is_read_and_written(move: str, meaning: Meaning) -> None:
    assert parse(move) == meaning
    assert str(meaning) == move


@pytest.mark.parametrize(
    "move", ["declare", "pay udud", "deduct", "keep", "king 1 1 0 1", "king 0 1 0 1"]
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
    assert met == {Own, Over, Discard, End, Declare, Jack, Queen, King}
