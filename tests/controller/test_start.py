"""Who plays for the computers of a match."""

from __future__ import annotations

from msgspec.structs import replace

from soiree.controller.match import Deal
from soiree.controller.start import computers_of
from soiree.core.games import Tempers
from soiree.core.guests import Temper
from soiree.core.lazy import Lazy
from soiree.core.players import Player, random_player
from soiree.core.records import Participant
from soiree.games import GAMES

ASKED: list[tuple[str, Temper]] = []


def tempered(level: str, temper: Temper) -> Player:
    ASKED.append((level, temper))
    return random_player


def test_a_guest_plays_with_their_temper_and_anybody_else_as_the_level_does() -> None:
    ASKED.clear()
    game = replace(GAMES["soi"], tempers=Tempers({}, Lazy(f"{__name__}:tempered")))
    players = (
        Participant("Felix", "human"),
        Participant("Greta", "computer", "middle"),
        Participant("Nobody", "computer", "middle"),
        Participant("Felix", "computer", "random"),
    )
    computers = computers_of(Deal(game, game.defaults(), players, seed=1))
    assert ASKED == [("middle", Temper.SPITEFUL)]
    assert computers == {1: random_player, 2: game.player("middle"), 3: random_player}
