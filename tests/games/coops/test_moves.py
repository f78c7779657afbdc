"""The moves of Soureh and Pariah: each notation of the rules has one meaning, and back."""

from __future__ import annotations

import random

import pytest

from soiree.core.games import Game
from soiree.games import GAMES
from soiree.games.coops.facts import CoopFacts
from soiree.games.coops.moves import Declare, Discard, End, Over, Own
from soiree.games.coops.words import Call
from soiree.games.coops.zones import DOWN, UP, Kind, place_at, place_of, seat_of, slot_of
from soiree.games.pariah import moves as pariah
from soiree.games.pariah.facts import PariahFacts
from soiree.games.soureh import moves as soureh
from soiree.games.soureh.facts import SourehFacts
from tests.games.coops.coop_tables import Table

SHARED: list[tuple[str, soureh.Meaning | pariah.Meaning]] = [
    ("own 1", Own(1)),
    ("over 1 4", Over(place_at(1, 4))),
    ("discard", Discard()),
    ("end", End()),
]
SOUREH: list[tuple[str, soureh.Meaning]] = [
    ("declare", Declare(Call.DECLARE)),
    ("pay udud", soureh.Pay((Kind.UP, Kind.DOWN, Kind.UP, Kind.DOWN))),
    ("deduct", soureh.Deduct()),
    ("keep", soureh.Keep()),
]
PARIAH: list[tuple[str, pariah.Meaning]] = [
    ("knock", Declare(Call.KNOCK)),
    ("jack 3", pariah.Jack(3)),
    ("queen", pariah.Queen()),
    ("king 0 1 1 4", pariah.King(place_at(0, 1), place_at(1, 4))),
]


@pytest.mark.parametrize(("move", "meaning"), [*SHARED, *SOUREH])
def test_a_move_of_soureh_is_read_and_written(move: str, meaning: soureh.Meaning) -> None:
    assert soureh.parse(move) == meaning
    assert str(meaning) == move


@pytest.mark.parametrize(("move", "meaning"), [*SHARED, *PARIAH])
def test_a_move_of_pariah_is_read_and_written(move: str, meaning: pariah.Meaning) -> None:
    assert pariah.parse(move) == meaning
    assert str(meaning) == move


@pytest.mark.parametrize("move", [*(move for move, _ in PARIAH), "pay uud", "own 5", "over 4 1"])
def test_what_pariah_adds_is_no_move_of_soureh(move: str) -> None:
    with pytest.raises(KeyError):
        soureh.parse(move)


@pytest.mark.parametrize("move", [*(move for move, _ in SOUREH), "king 1 1 0 1", "king 0 1 0 1"])
def test_what_soureh_adds_is_no_move_of_pariah(move: str) -> None:
    with pytest.raises(KeyError):
        pariah.parse(move)


@pytest.mark.parametrize("game", [GAMES["soureh"], GAMES["pariah"]], ids=lambda game: game.name)
def test_every_legal_move_has_a_meaning(game: Game) -> None:
    parse = soureh.parse if game is GAMES["soureh"] else pariah.parse
    table, rng = Table(game), random.Random(1)
    met = set()
    while table.state.result() is None:
        if pending := table.state.chance():
            table.enter(pending.draw(rng))
            continue
        for move in table.legal:
            assert str(parse(move)) == move
            met.add(type(parse(move)))
        table.play(rng.choice(table.legal))
    assert met >= {Own, Over, Discard, End, Declare}


def test_a_place_is_a_seat_and_a_slot() -> None:
    for place, (up, down) in enumerate(zip(UP, DOWN, strict=True)):
        assert (up.owner, up.slot) == (down.owner, down.slot) == (seat_of(place), slot_of(place))
        assert place_of(up) == place_of(down) == place_at(seat_of(place), slot_of(place)) == place


def test_the_facts_of_another_game_are_refused() -> None:
    view = Table(GAMES["pariah"]).view(0)
    assert CoopFacts.of(view) == PariahFacts.of(view) == view.facts
    with pytest.raises(TypeError, match="PariahFacts where SourehFacts is needed"):
        SourehFacts.of(view)
