"""Computer players: functions of what a seat may see to a move."""

from __future__ import annotations

from soiree.players import pariah, soda, soi, soureh, soy, spy
from soiree.players.contract import Player, Stop, never, random_player

__all__ = ["Player", "Stop", "find", "never", "random_player"]


def find(game: str, level: str) -> Player:
    """The player of a game at a level; `random` is one at every game.

    Raises:
        KeyError: the game has no such level.
    """
    if level == "random":
        return random_player
    return LEVELS[game][level]


LEVELS: dict[str, dict[str, Player]] = {
    "soy": soy.LEVELS,
    "soureh": soureh.LEVELS,
    "pariah": pariah.LEVELS,
    "soi": soi.LEVELS,
    "spy": spy.LEVELS,
    "soda": soda.LEVELS,
}
"""The players of each game by level, weakest first."""
