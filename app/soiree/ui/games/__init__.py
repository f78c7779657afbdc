"""The games in the window: a package each, whose `WINDOW` describes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from soiree.games import GAMES
from soiree.ui.game_window import window_of

if TYPE_CHECKING:
    from soiree.ui.table.context import Occasion
    from soiree.ui.table.table import Table


def table_of(game: str) -> Callable[[Occasion], Table]:
    """What makes the table of a game.

    Raises:
        KeyError: there is no such game.
    """
    return window_of(GAMES[game]).table
