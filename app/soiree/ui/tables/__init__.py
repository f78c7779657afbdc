"""The tables: one module a game, and the list of them all."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from soiree.ui.scene.table import Table

TABLES = {
    "soi": ("soiree.ui.tables.soi", "SoiTable"),
    "spy": ("soiree.ui.tables.spy", "SpyTable"),
    "soda": ("soiree.ui.tables.soda", "SodaTable"),
    "soy": ("soiree.ui.tables.soy", "SoyTable"),
    "soureh": ("soiree.ui.tables.soureh", "SourehTable"),
    "pariah": ("soiree.ui.tables.pariah", "PariahTable"),
}
"""The table of each game that has one: its module, which is loaded when it is first played."""


def table_of(game: str) -> type[Table]:
    """The table of a game, which is made with an `Occasion`.

    Raises:
        KeyError: the game has none.
    """
    module, name = TABLES[game]
    return cast("type[Table]", getattr(import_module(module), name))
