"""The tables: one module a game, and the list of them all."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from soiree.ui.table.table import Table

TABLES = {
    "soi": ("soiree.ui.games.soi.presenter", "SoiTable"),
    "spy": ("soiree.ui.games.spy.presenter", "SpyTable"),
    "soda": ("soiree.ui.games.soda", "make_table"),
    "soy": ("soiree.ui.games.soy.presenter", "SoyTable"),
    "soureh": ("soiree.ui.games.soureh.presenter", "SourehTable"),
    "pariah": ("soiree.ui.games.pariah.presenter", "PariahTable"),
}
"""The table of each game that has one: its module, which is loaded when it is first played."""


def table_of(game: str) -> type[Table]:
    """The table of a game, which is made with an `Occasion`.

    Raises:
        KeyError: the game has none.
    """
    module, name = TABLES[game]
    return cast("type[Table]", getattr(import_module(module), name))
