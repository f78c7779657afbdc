"""Who plays for the computers of a match."""

from __future__ import annotations

from msgspec.structs import replace

from soiree.controller.match import Deal
from soiree.controller.start import computers_of
from soiree.core.games import Tempers
from soiree.core.guests import Temper
from soiree.core.players import Player, random_player
from soiree.core.records import Participant
from soiree.games import GAMES


def test_a_guest_plays_with_their_temper_and_anybody_else_as_the_level_does() -> None:
    asked: list[tuple[str, Temper]] = []

    def tempered(level: str, temper: Temper) -> Player:
        asked.append((level, temper))
        return random_player

    game = replace(GAMES["soi"], tempers=Tempers({}, tempered))
    players = (
        Participant("Felix", "human"),
        Participant("Greta", "computer", "middle"),
        Participant("Nobody", "computer", "middle"),
        Participant("Felix", "computer", "random"),
    )
    computers = computers_of(Deal(game, game.defaults(), players, seed=1))
    assert asked == [("middle", Temper.SPITEFUL)]
    assert computers == {1: random_player, 2: game.player("middle"), 3: random_player}
