"""The games: a package each, and the one list of them.

A game's package ends in `GAME`, its description; nothing else says which games there are. The list
loads descriptions alone: a game loads its rules and its players when somebody asks for them. To
add a game is to write its two packages, one here and one of the window, and to add its line to the
list.

Beside each game, in its `deals`, `Deals` knows how the cards may lie that a view hides. Who wants
one match that agrees with a view calls `imagine`; who wants many works out `shown(view)` and the
deals once, and takes `match.dealt(deals.draw(rng))` again and again.
"""

from __future__ import annotations

from soiree.core.games import Game
from soiree.games import pariah, soda, soi, soureh, soy, spy

GAMES: dict[str, Game] = {
    game.name: game for game in (soy.GAME, soureh.GAME, pariah.GAME, soi.GAME, spy.GAME, soda.GAME)
}
"""Every game by its name, in the order of the start page."""
