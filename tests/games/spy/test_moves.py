"""The moves of Spy vs Spy and their notation."""

from __future__ import annotations

import pytest

from soiree.games.spy import moves
from soiree.games.spy.facts import Phase
from soiree.games.spy.moves import Meaning

EXAMPLES: list[tuple[str, Meaning, Phase]] = [
    ("place 1", moves.Place(0), Phase.RACE),
    ("place 6", moves.Place(5), Phase.RACE),
    ("open", moves.Open(), Phase.RACE),
    ("under", moves.Under(), Phase.RACE),
    ("accuse 0", moves.Accuse(0), Phase.ACCUSE),
    ("accuse 11", moves.Accuse(11), Phase.ACCUSE),
    ("pass", moves.Pass(), Phase.ACCUSE),
    ("penalty 2", moves.Penalty(1), Phase.PENALTY),
    ("pick 6", moves.Pick(5), Phase.PICK),
]


@pytest.mark.parametrize(("move", "meaning", "phase"), EXAMPLES)
def test_a_move_is_read_and_written(move: str, meaning: Meaning, phase: Phase) -> None:
    assert moves.parse(move) == meaning
    assert str(meaning) == move
    assert moves.PHASE_OF[move] is phase


def test_every_move_of_a_phase_has_a_meaning() -> None:
    assert all(str(moves.parse(move)) == move for move in moves.PHASE_OF)
    assert len(moves.PHASE_OF) == 6 + 2 + 12 + 1 + 6 + 6


@pytest.mark.parametrize("text", ["place 7", "place 0", "place", "accuse 12", "Open", "pick 01"])
def test_any_other_text_is_not_a_move(text: str) -> None:
    with pytest.raises(KeyError):
        moves.parse(text)
