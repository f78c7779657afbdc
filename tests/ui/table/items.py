"""The items and the selection of a table: the one access for tests."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from soiree.core.entries import Move
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.ui.table.contract.targets import CardTarget, Offer, Target
from soiree.ui.table.felt.bubble import Bubble
from soiree.ui.table.felt.button_item import ButtonItem
from soiree.ui.table.felt.cards import CardItem
from soiree.ui.table.felt.items import TableItem
from soiree.ui.table.felt.place_item import PlaceItem
from soiree.ui.table.input.card_grid import CardGrid
from soiree.ui.table.race.race import Race
from soiree.ui.table.table import Table


def legal_at(table: Table) -> tuple[Move, ...]:
    """Return the legal moves of the person who may choose now, after all events are displayed."""
    if table.shown.now.decider is None or table.play.moving:
        return ()
    return tuple(table.play.client.legal(table.shown.now.decider))


def disagreements(table: Table, view: View | None = None) -> list[str]:
    """Return the differences between the cards that a table shows and a view, in words.

    Args:
        view: by default what the observers see now.
    """
    moment, found = table.shown.moment(), []
    for zone, cards in (view or table.play.view_now()).zones:
        items = table.board.cards.zones.get(zone, [])
        shown = sorted(-1 if item.card is None else item.card for item in items)
        lying = table.presenter.order.lying(zone, cards, moment)
        true = sorted(-1 if card is None else card for card in lying)
        if shown != true:
            found.append(f"{zone}: shows {shown}, is {true}")
        found += [
            f"{zone}: a card lies with the wrong side up"
            for item in items
            if item.face_up != (item.card is not None and not item.pose.covered)
        ]
    return found


def items_of(table: Table, move: Move) -> tuple[TableItem, ...]:
    """Return the items of a legal move, in the usual order.

    A card that is chosen from a grid has no item, and is left out.
    """
    return _items(table, table.choice.targets(move))


def clicked_items(table: Table, move: Move) -> tuple[TableItem, ...]:
    """Return the items of which a click on each makes a legal move, in the usual order."""
    return _items(table, table.presenter.choosing.ways(move, table.shown.moment())[0])


def selected_items(table: Table) -> tuple[TableItem, ...]:
    """Return the items of the selected targets."""
    return _items(table, table.choice.selected)


def next_items(table: Table) -> list[TableItem]:
    """Return the items of the targets that may be selected next."""
    return [*_items(table, table.choice.following())]


def item_at(table: Table, point: QPoint) -> TableItem | None:
    """Return the item that a click at a point of the viewport means."""
    target = table.pointing.target_at(point)
    return None if target is None else table.board.item_of(target)


def can_drag(table: Table, card: CardItem) -> bool:
    """True if a card can be dragged now."""
    target = table.board.target_of(card)
    return isinstance(target, CardTarget) and table.choice.can_drag(target)


def put_back(table: Table) -> None:
    """Clear the selection."""
    table.choice.select(())


def buttons_of(table: Table) -> list[ButtonItem]:
    """Return all buttons of a table that has been laid out, visible or not."""
    return [*table.board.buttons.values()]


def button_in_sight(table: Table, key: str) -> ButtonItem:
    """Return the visible button with a key."""
    buttons = (item for item in table.scene().items() if isinstance(item, ButtonItem))
    (found,) = (item for item in buttons if item.isVisible() and item.label.key.upper() == key)
    return found


def places_of(table: Table, kind: str, seat: Seat | None = None) -> list[PlaceItem]:
    """Return the places of a kind by number."""
    places = table.board.places
    found = [place for place in places if (place.kind, place.seat) == (kind, seat)]
    return [places[place] for place in sorted(found, key=lambda place: place.number or 0)]


def hand_of(table: Table, seat: Seat) -> PlaceItem:
    """Return the place of a player's hand."""
    (place,) = places_of(table, "hand", seat)
    return place


def grid_at(table: Table) -> CardGrid | None:
    """Return the open grid of offered cards, if any."""
    grids = table.viewport().findChildren(CardGrid)
    return next((grid for grid in grids if not grid.isHidden()), None)


def is_place(table: Table, item: TableItem) -> bool:
    """True if an item is a place that can be part of a move."""
    return isinstance(item, PlaceItem) and table.board.is_control(item)


def sheets_over(table: Table) -> list[QWidget]:
    """Return the visible widgets over the table, such as an open pile."""
    lying = [each for each in table.viewport().children() if isinstance(each, QWidget)]
    return [each for each in lying if not each.isHidden()]


def race_at(table: Table) -> Race:
    """Return the race of a table whose game has races against the clock."""
    assert table.race is not None
    return table.race


def _items(table: Table, targets: Iterable[Target]) -> tuple[TableItem, ...]:
    found = []
    for target in targets:
        item = table.board.item_of(target)
        if not isinstance(target, Offer):
            assert item is not None, f"nothing shows {target}"
            found.append(item)
    return tuple(found)


def bubbles_of(table: Table) -> list[Bubble]:
    """The visible speech bubbles."""
    items = table.scene().items()
    return [item for item in items if isinstance(item, Bubble) and item.isVisible()]
