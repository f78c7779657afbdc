"""The tables: one module a game, and the list of them all."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:
    from pathlib import Path

    from soiree.controller.session import Session
    from soiree.ui.decks import Deck
    from soiree.ui.scene.looks import Looks
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


class MakesTable(Protocol):
    """What makes a game's table."""

    def __call__(
        self, session: Session, names: Sequence[str], looks: Looks, deck: Deck, cache: Path | None
    ) -> Table: ...


def table_of(game: str) -> MakesTable:
    """The table of a game.

    Raises:
        KeyError: the game has none.
    """
    module, name = TABLES[game]
    return cast("MakesTable", getattr(import_module(module), name))
