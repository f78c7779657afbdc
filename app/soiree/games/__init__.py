"""The games: one module each, and the list of them all.

Beside each game, in its `…_deals`, `Deals` knows how the cards may lie that a view hides. Who wants
one match that agrees with a view calls `imagine`; who wants many works out `shown(view)` and the
deals once, and takes `match.dealt(deals.draw(rng))` again and again.
"""

from __future__ import annotations

from soiree.core.games import Game
from soiree.games.pariah import rules as pariah
from soiree.games.soda import rules as soda
from soiree.games.soi import rules as soi
from soiree.games.soureh import rules as soureh
from soiree.games.soy import rules as soy
from soiree.games.spy import rules as spy

GAMES: dict[str, Game] = {
    game.name: game for game in (soy.GAME, soureh.GAME, pariah.GAME, soi.GAME, spy.GAME, soda.GAME)
}
"""Every game by its name, in the order of the start page."""
