"""Items of the table of Soi, for tests."""

from __future__ import annotations

from soiree.core.cards import Card
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.ui.games.soi.layout import Side, hand_place, side_of
from soiree.ui.table.felt.cards import CardItem
from soiree.ui.table.felt.place_item import PlaceItem
from soiree.ui.table.input.card_cell import CardCell
from soiree.ui.table.input.card_grid import CardGrid
from soiree.ui.table.table import Table


def is_soi(table: object) -> bool:
    """True for a table of Soi."""
    return isinstance(table, Table) and table.play.client.game is GAMES["soi"]


def soi(table: object) -> Table:
    """The same table, checked to be one of Soi."""
    assert is_soi(table)
    assert isinstance(table, Table)
    return table


def hand_of(table: Table, seat: Seat) -> PlaceItem:
    """The place to click to ask a player."""
    return table.board.places[hand_place(seat)]


def side_at(table: Table, seat: Seat) -> Side:
    """The side of a player."""
    return side_of(seat, table.shown.moment().nearest)


def picked(table: Table) -> CardItem | None:
    """The selected own card; None without one."""
    items = map(table.board.item_of, table.choice.selected)
    return next((item for item in items if isinstance(item, CardItem)), None)


def grid_of(table: Table) -> CardGrid:
    """The grid of cards on offer."""
    assert table.offered.grid is not None
    return table.offered.grid


def cell_of(table: Table, card: Card) -> CardCell:
    """The cell of a card on offer."""
    return next(each for each in grid_of(table).cards() if each.card == card)
