"""Soda at the table: where things lie, what events look like, its lesson, its sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from soiree.ui.table.card_table import CardTable
    from soiree.ui.table.context import Occasion


def make_table(occasion: Occasion) -> CardTable:
    from soiree.ui.games.soda.presenter import SodaPresenter
    from soiree.ui.games.soda.prizes import SodaScenery
    from soiree.ui.table.card_table import CardTable

    return CardTable(occasion, SodaPresenter(), SodaScenery())
