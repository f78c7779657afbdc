"""Players for tests of Soureh and Pariah, who make their choices by clicks, drags or keys."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from soiree.core.entries import Move
from soiree.core.zones import Seat, Zone
from soiree.games.coops import moves as coop_moves
from soiree.games.coops.moves import END
from soiree.games.coops.zones import seat_of, slot_of
from soiree.games.pariah import moves as pariah
from soiree.games.soureh import moves as soureh
from soiree.ui.games.coops.on_table import PILE, coop_place, drawn_card
from soiree.ui.games.coops.scenery import CoopScenery, Sign
from soiree.ui.table.contract.targets import Button, Target
from soiree.ui.table.felt.button_item import ButtonItem
from soiree.ui.table.felt.cards import CardItem
from soiree.ui.table.felt.items import TableItem
from soiree.ui.table.felt.place_item import PlaceItem
from soiree.ui.table.table import Table
from tests.ui.table.sitting import Sitting, click, drag, point_of

WAYS = ("clicks", "drags", "keys", "arrows")


def coops(sat: Sitting) -> Table:
    assert isinstance(sat.table, Table)
    return sat.table


def scenery(sat: Sitting) -> CoopScenery:
    found = coops(sat).board._scenery
    assert isinstance(found, CoopScenery)
    return found


def place(sat: Sitting, kind: str, seat: Seat, slot: int) -> PlaceItem:
    return coops(sat).board.places[coop_place(Zone(kind, seat, slot))]


def pile(sat: Sitting) -> PlaceItem:
    return coops(sat).board.places[PILE]


def button(sat: Sitting, target: Button) -> ButtonItem:
    return coops(sat).board.buttons[target]


def items(sat: Sitting, targets: Iterable[Target]) -> tuple[TableItem, ...]:
    """The items of these targets."""
    found = [coops(sat).board.item_of(target) for target in targets]
    return tuple(item for item in found if item is not None)


def selected_items(sat: Sitting) -> tuple[TableItem, ...]:
    """The items selected so far."""
    return items(sat, coops(sat).choice.selected)


def glowing(sat: Sitting) -> set[tuple[str, Seat | None, int | None]]:
    """The coop cards whose places glow: kind, seat and slot."""
    return {
        (place.kind, place.seat, place.number)
        for place, item in coops(sat).board.places.items()
        if item.glows and place.number is not None
    }


def point_at(sat: Sitting, item: TableItem) -> None:
    # From elsewhere, as Qt drops a move to where the mouse already is.
    for point in (QPoint(2, 2), point_of(sat.table, item)):
        QTest.mouseMove(sat.table.viewport(), point)


def signs(sat: Sitting) -> dict[tuple[Seat, int], Sign | None]:
    """The sign on each coop's mark, by seat and slot."""
    return {(seat_of(c), slot_of(c)): mark.sign for c, mark in scenery(sat).marks.items()}


def card_at(sat: Sitting, kind: str, seat: Seat, slot: int) -> CardItem:
    (item,) = coops(sat).board.zones[Zone(kind, seat, slot)]
    return item


def drawn(sat: Sitting) -> CardItem:
    target = drawn_card(coops(sat).shown.moment())
    assert target is not None
    item = coops(sat).board.item_of(target)
    assert isinstance(item, CardItem)
    return item


def drop_on(sat: Sitting, item: TableItem) -> None:
    """Drag the drawn card onto an item."""
    drag(sat.table, drawn(sat), point_of(sat.table, item))


def key(sat: Sitting, text: str) -> None:
    QTest.keyClicks(sat.table, text)


def key_and_on(qtbot: QtBot, sat: Sitting, text: str) -> None:
    """Press a key, and wait until a person is asked for the next choice."""
    with qtbot.waitSignal(sat.table.play.asked):
        key(sat, text)


ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


def walk(sat: Sitting, item: TableItem) -> None:
    """Move the focus to an item with arrow keys, by the shortest way."""
    table = sat.table
    if table.focus.focused_item() is None:
        QTest.keyClick(table, Qt.Key.Key_Left)
    start = table.focus.focused_item()
    assert start is not None, "the keyboard reaches nothing"
    ways: dict[TableItem, list[Qt.Key]] = {start: []}
    unseen = deque([start])
    while item not in ways:
        assert unseen, f"no arrow key leads to {item.name}"
        here = unseen.popleft()
        for arrow in ARROWS:
            table.focus.move_to(here)
            QTest.keyClick(table, arrow)
            there = table.focus.focused_item()
            assert there is not None
            if there not in ways:
                ways[there] = [*ways[here], arrow]
                unseen.append(there)
    table.focus.move_to(start)
    for arrow in ways[item]:
        QTest.keyClick(table, arrow)
    assert table.focus.focused_item() is item


PARSE = {"soureh": soureh.parse, "pariah": pariah.parse}
RARE = (pariah.Jack, pariah.Queen, pariah.King, soureh.Deduct)


class Hands:
    """A player who chooses random moves, and makes them in random ways.

    Attributes:
        made: the kinds of moves made so far.
    """

    def __init__(self, sat: Sitting, ways: Sequence[str], seed: int = 1) -> None:
        self.sat = sat
        self.ways = ways
        self.rng = random.Random(seed)
        self.made: set[type] = set()
        self.meaning = PARSE[sat.match.game.name]
        sat.plays = self.play

    def until(self, wanted: Callable[[], bool]) -> Callable[[Seat], bool]:
        """Make a check for a signal: the hands stop at the first choice for which it is true."""

        def rest(_seat: Seat) -> bool:
            if not wanted():
                return False
            self.sat.plays = None
            return True

        return rest

    def play(self, seat: Seat) -> None:
        move = self.choose(self.sat.legal(seat))
        way = self.rng.choice(self.ways)
        position = self.sat.match.position
        getattr(self, way)(seat, move, items(self.sat, coops(self.sat).choice.targets(move)))
        self.made.add(type(self.meaning(move)))
        entries = self.sat.match.entries[position:]
        assert [getattr(entry, "move", None) for entry in entries[:1]] == [move], (
            f"{move} was not made by {way}"
        )

    def choose(self, moves: Sequence[Move]) -> Move:
        """Choose a rare move if one is legal, so that tests see enough of them."""
        rare = [move for move in moves if isinstance(self.meaning(move), RARE)]
        if rare and self.rng.random() < 0.8:
            return self.rng.choice(rare)
        if END in moves:
            return END if self.rng.random() < 0.9 else moves[0]
        sort = self.rng.choice(sorted({self._sort(move) for move in moves}))
        return self.rng.choice([move for move in moves if self._sort(move) == sort])

    def _sort(self, move: Move) -> str:
        return type(self.meaning(move)).__name__

    def clicks(self, seat: Seat, move: Move, items: Sequence[TableItem]) -> None:
        """Click every item that is not selected yet, and a second time after a warning."""
        position = self.sat.match.position
        for item in items:
            if item not in selected_items(self.sat):
                click(self.sat.table, item)
        if self.sat.match.position == position:
            click(self.sat.table, items[-1])

    def drags(self, seat: Seat, move: Move, items: Sequence[TableItem]) -> None:
        """Drag the drawn card where possible; the second place of a king is clicked."""
        if not isinstance(items[0], CardItem) or isinstance(items[1], ButtonItem):
            self.clicks(seat, move, items)
            return
        drop_on(self.sat, items[1])
        for item in items[2:]:
            click(self.sat.table, item)

    def keys(self, seat: Seat, move: Move, items: Sequence[TableItem]) -> None:
        """Press the keys of moves, or arrow keys if a move has none."""
        position = self.sat.match.position
        match self.meaning(move):
            case coop_moves.Own(slot) | pariah.Jack(slot):
                key(self.sat, str(slot))
            case coop_moves.Discard():
                key(self.sat, "x")
            case soureh.Pay():
                for digit, item in zip("1234", items[:-1], strict=True):
                    if item not in selected_items(self.sat):
                        key(self.sat, digit)
                key(self.sat, "y")
            case coop_moves.Over() | pariah.King():
                self.arrows(seat, move, items)
            case _:
                button = items[-1]
                assert isinstance(button, ButtonItem)
                key(self.sat, button.label.key)
                if self.sat.match.position == position:
                    key(self.sat, button.label.key)

    def arrows(self, seat: Seat, move: Move, items: Sequence[TableItem]) -> None:
        """Use arrow keys and Enter alone."""
        table, position = coops(self.sat), self.sat.match.position
        for item in items:
            if item not in selected_items(self.sat):
                walk(self.sat, item)
                QTest.keyClick(table, Qt.Key.Key_Return)
        if self.sat.match.position == position:
            QTest.keyClick(table, Qt.Key.Key_Return)


FELT = QPoint(20, 330)
"""A point of the bare felt of a table for two."""
