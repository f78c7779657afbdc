"""The items of a table, and what is selected there: the one way for tests to reach them."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QGraphicsWidget, QWidget

from soiree.core.entries import Move
from soiree.core.zones import Seat
from soiree.ui.table.contract.targets import CardTarget, Offer, Target
from soiree.ui.table.felt.button_item import ButtonItem
from soiree.ui.table.felt.cards import CardItem
from soiree.ui.table.felt.place_item import PlaceItem
from soiree.ui.table.input.card_grid import CardGrid
from soiree.ui.table.race.race import Race
from soiree.ui.table.table import Table


def legal_at(table: Table) -> tuple[Move, ...]:
    """The moves of the person who may choose now, once everything has been shown."""
    if table.shown.now.decider is None or table.play.moving:
        return ()
    return tuple(table.play.client.legal(table.shown.now.decider))


def items_of(table: Table, move: Move) -> tuple[QGraphicsWidget, ...]:
    """The items to click for a legal move, in the order in which a person would.

    A card that is chosen from a grid lies nowhere on the table, and is left out.
    """
    return _items(table, table.choice.targets(move))


def selected_items(table: Table) -> tuple[QGraphicsWidget, ...]:
    """What has been selected of a move so far."""
    return _items(table, table.choice.selected)


def next_items(table: Table) -> list[QGraphicsWidget]:
    """What may be selected next, without what is selected already."""
    return [*_items(table, table.choice.following())]


def item_at(table: Table, point: QPoint) -> QGraphicsWidget | None:
    """What a click at a point of the viewport means."""
    target = table.pointing.target_at(point)
    return None if target is None else table.board.item_of(target)


def can_drag(table: Table, card: CardItem) -> bool:
    """Whether a card can be picked up now."""
    target = table.board.target_of(card)
    return isinstance(target, CardTarget) and table.choice.can_drag(target)


def put_back(table: Table) -> None:
    """Let nothing of a move be selected any more."""
    table.choice.select(())


def buttons_of(table: Table) -> list[ButtonItem]:
    """The buttons of the game, whether or not they are in sight; the table has been laid out."""
    return [*table.board.buttons.values()]


def button_in_sight(table: Table, key: str) -> ButtonItem:
    """The button that a letter presses now."""
    buttons = (item for item in table.scene().items() if isinstance(item, ButtonItem))
    (found,) = (item for item in buttons if item.isVisible() and item.key.upper() == key)
    return found


def places_of(table: Table, kind: str, seat: Seat | None = None) -> list[PlaceItem]:
    """The places of a kind, as they are numbered."""
    places = table.board.places
    found = [place for place in places if (place.kind, place.seat) == (kind, seat)]
    return [places[place] for place in sorted(found, key=lambda place: place.number or 0)]


def hand_of(table: Table, seat: Seat) -> PlaceItem:
    """The place where a player's hand lies."""
    (place,) = places_of(table, "hand", seat)
    return place


def grid_at(table: Table) -> CardGrid | None:
    """The cards to choose from that lie over the table, if they do."""
    grids = table.viewport().findChildren(CardGrid)
    return next((grid for grid in grids if not grid.isHidden()), None)


def is_place(table: Table, item: QGraphicsWidget) -> bool:
    """Whether an item is a place that can be part of a move."""
    return isinstance(item, PlaceItem) and table.board.is_control(item)


def sheets_over(table: Table) -> list[QWidget]:
    """What lies over the table, such as a pile that is looked through."""
    lying = [each for each in table.viewport().children() if isinstance(each, QWidget)]
    return [each for each in lying if not each.isHidden()]


def race_at(table: Table) -> Race:
    """The race at a table that runs one against the clock."""
    assert table.race is not None
    return table.race


def _items(table: Table, targets: Iterable[Target]) -> tuple[QGraphicsWidget, ...]:
    found = []
    for target in targets:
        item = table.board.item_of(target)
        if not isinstance(target, Offer):
            assert item is not None, f"nothing shows {target}"
            found.append(item)
    return tuple(found)
