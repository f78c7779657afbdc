"""The games: one module each, and the list of them all."""

from __future__ import annotations

from soiree.core.games import Game
from soiree.rules import pariah, soda, soi, soureh, soy, spy

GAMES: dict[str, Game] = {
    game.name: game for game in (soy.GAME, soureh.GAME, pariah.GAME, soi.GAME, spy.GAME, soda.GAME)
}
"""Every game by its name, in the order of the start page."""
