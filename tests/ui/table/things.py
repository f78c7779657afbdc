"""What there is at a table to be looked at and touched: the one way for tests to reach it.

Two kinds of table are asked: those of a class of their own, and the one that has a presenter.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QGraphicsWidget, QWidget

from soiree.core.entries import Move
from soiree.core.zones import Seat
from soiree.ui.table import presenter
from soiree.ui.table.card_grid import CardGrid
from soiree.ui.table.card_table import CardTable
from soiree.ui.table.cards import CardItem
from soiree.ui.table.gestures import GestureTable
from soiree.ui.table.plates import Button, Place
from soiree.ui.table.table import Table

AnyTable = Table | CardTable

Thing = QGraphicsWidget
"""A `CardItem`, a `Place` or a `Button` of the scene."""


def legal_at(table: AnyTable) -> tuple[Move, ...]:
    """The moves of the person who may choose now, once everything has been shown."""
    if table.decider is None or table.moving:
        return ()
    return tuple(table.client.legal(table.decider))


def things_of(table: AnyTable, move: Move) -> tuple[Thing, ...]:
    """What one touches for a legal move, in the order that comes naturally.

    A card that is chosen from a grid lies nowhere on the table, and is left out.
    """
    if isinstance(table, CardTable):
        return _items(table, table.choice.targets(move))
    return table.gesture(move)


def touched(table: AnyTable) -> tuple[Thing, ...]:
    """What has been touched of a move so far."""
    if isinstance(table, CardTable):
        return _items(table, table.choice.selected)
    if isinstance(table, GestureTable):
        return table.touched
    return () if table.picked is None else (table.picked,)


def next_things(table: AnyTable) -> list[Thing]:
    """What may be touched next, without what is touched already."""
    if isinstance(table, CardTable):
        return [*_items(table, table.choice.following())]
    if isinstance(table, GestureTable):
        return table.next_things()
    return [thing for thing in table.readable_items() if table.can_press(thing)]


def thing_at(table: AnyTable, point: QPoint) -> Thing | None:
    """What a click at a point of the viewport means."""
    if isinstance(table, CardTable):
        target = table._pointing.target_at(point)
        return None if target is None else table.board.item_of(target)
    return table.thing_at(point)


def can_drag(table: AnyTable, card: CardItem) -> bool:
    """Whether a card can be taken up now."""
    if isinstance(table, CardTable):
        target = table.board.target_of(card)
        return isinstance(target, presenter.CardTarget) and table.choice.can_drag(target)
    return table.can_drag(card)


def put_back(table: AnyTable) -> None:
    """Touch nothing of a move any more."""
    if isinstance(table, CardTable):
        table.choice.select(())
    else:
        table.drop_choice()
        table.press_nothing()


def buttons_of(table: AnyTable) -> list[Button]:
    """The buttons of the game, whether or not they are in sight; the table has been laid out."""
    if isinstance(table, CardTable):
        return [*table.board.buttons.values()]
    return [*table.buttons()] if isinstance(table, GestureTable) else []


def button_in_sight(table: AnyTable, key: str) -> Button:
    """The button that a letter presses now."""
    buttons = (item for item in table.scene().items() if isinstance(item, Button))
    (found,) = (item for item in buttons if item.isVisible() and item.key.upper() == key)
    return found


def places_of(table: AnyTable, kind: str, seat: Seat | None = None) -> list[Place]:
    """The places of a kind, as they are numbered."""
    if isinstance(table, CardTable):
        places = table.board.places
        found = [place for place in places if (place.kind, place.seat) == (kind, seat)]
        return [places[place] for place in sorted(found, key=lambda place: place.number or 0)]
    # They were put there in this order.
    items = table.scene().items(Qt.SortOrder.AscendingOrder)
    every = [item for item in items if isinstance(item, Place)]
    return [item for item in every if (item.kind, item.seat) == (kind, seat)]


def hand_of(table: AnyTable, seat: Seat) -> Place:
    """The place where a player's hand lies."""
    (place,) = places_of(table, "hand", seat)
    return place


def grid_at(table: AnyTable) -> CardGrid | None:
    """The cards to choose from that lie over the table, if they do."""
    grids = table.viewport().findChildren(CardGrid)
    return next((grid for grid in grids if not grid.isHidden()), None)


def is_place(table: AnyTable, thing: Thing) -> bool:
    """Whether a thing is a place that can be part of a move."""
    return isinstance(thing, Place) and table.is_control(thing)


def sheets_over(table: AnyTable) -> list[QWidget]:
    """What lies over the table, such as a pile that is looked through."""
    only = Qt.FindChildOption.FindDirectChildrenOnly
    return [
        each for each in table.viewport().findChildren(QWidget, "", only) if not each.isHidden()
    ]


def is_covered(table: AnyTable) -> bool:
    """Whether a race is paused, and all cards are covered."""
    return bool(table.pauses_itself() and table.client.is_paused)


def _items(table: CardTable, targets: Iterable[presenter.Target]) -> tuple[Thing, ...]:
    found = []
    for target in targets:
        item = table.board.item_of(target)
        if not isinstance(target, presenter.Offer):
            assert item is not None, f"nothing shows {target}"
            found.append(item)
    return tuple(found)
