"""A match at its table for tests: the people, the displayed events, and the mouse and keys."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from soiree.controller.computers.asking import Computers
from soiree.controller.computers.worker import Worker
from soiree.controller.match.authority import Match
from soiree.controller.match.client import Client
from soiree.controller.match.session import Session
from soiree.controller.match.turn_order import TurnOrder
from soiree.core.entries import Entry, Move
from soiree.core.events import Event
from soiree.core.games import Game
from soiree.core.players import Player
from soiree.core.records import Participant, Record
from soiree.core.zones import Seat, Zone
from soiree.resources import resource
from soiree.storage.paths import Paths
from soiree.ui.background import Answers
from soiree.ui.decks import load_deck
from soiree.ui.game_window import window_of
from soiree.ui.guests.people import guest
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.context import TableContext
from soiree.ui.table.felt.cards import CardItem
from soiree.ui.table.felt.items import TableItem
from soiree.ui.table.play import ROUND
from soiree.ui.table.table import Table
from tests.ui.table.items import disagreements

AT_ONCE = Appearance(speed="off", message_delay=0)


@dataclass
class Sitting:
    """A table with its people, who choose automatically with `plays`.

    Attributes:
        client: of the match.
        told: every displayed event with its sentence.
        refused: the reasons of all refusals.
        faults: differences between a settled picture and the view.
        asked: the seats that were asked for a choice.
        handed: the seats to which the screen was handed.
        rounds: the number of round sheets.
        plays: makes the choice of a seat; None makes none.
    """

    table: Table
    match: Match
    client: Client
    told: list[tuple[Event, str]] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    asked: list[Seat] = field(default_factory=list)
    handed: list[Seat] = field(default_factory=list)
    rounds: int = 0
    plays: Callable[[Seat], None] | None = None

    def watch(self) -> None:
        table = self.table
        table.play.event_shown.connect(lambda event, text: self.told.append((event, text)))
        table.refused.connect(self.refused.append)
        table.play.settled.connect(self._check)
        table.play.asked.connect(self._asked)
        table.play.screen_requested.connect(self._hand_over)
        table.play.round_over.connect(self._look_at_round)

    def legal(self, seat: Seat) -> Sequence[Move]:
        return self.match.legal(seat)

    def hand(self, seat: Seat) -> list[CardItem]:
        return self.table.board.zones[Zone("hand", seat)]

    def _check(self) -> None:
        self.faults += disagreements(self.table)
        self.faults += strays(self.table)

    def _asked(self, seat: Seat) -> None:
        self.asked.append(seat)
        if self.plays is not None:
            QTimer.singleShot(0, lambda: self._play(seat))

    def _play(self, seat: Seat) -> None:
        if self.plays is not None:  # None if the test has stopped `plays` meanwhile
            self.plays(seat)

    def _hand_over(self, seat: Seat) -> None:
        self.handed.append(seat)
        if self.plays is not None:
            QTimer.singleShot(0, lambda: self.table.play.take_seat(seat))

    def _look_at_round(self) -> None:
        self.rounds += 1
        QTimer.singleShot(0, lambda: self.table.play.resume(ROUND))


@contextmanager
def sitting(
    qtbot: QtBot,
    game: Game,
    *,
    people: int = 1,
    options: Mapping[str, int | str] | None = None,
    entries: Iterable[Entry] = (),
    computers: Mapping[Seat, Player] | None = None,
    turns: Callable[[Match], TurnOrder] = TurnOrder,
    appearance: Appearance = AT_ONCE,
    size: tuple[int, int] = (1280, 680),
    seed: int = 1,
    is_painted: bool = False,
) -> Iterator[Sitting]:
    """Yield a match at a table of its own, after these entries.

    Args:
        people: the number of people, from seat 0; computers of the first level have the other
            seats.
        computers: players for some seats, in place of the game's own.
        turns: the order of turns.
        is_painted: true to paint the table at each change, which takes a quarter of the time of a
            test. `table.grab()` paints in either case.
    """
    chosen = {**game.defaults(), **(options or {})}
    assert game.forbids(chosen) is None
    level = game.levels[0].name
    sits = tuple(
        Participant("You", "human")
        if seat == 0 and people
        else Participant(guest(seat), "human" if seat < people else "computer", level)
        for seat in range(game.players(chosen))
    )
    match = Match(Record(game.name, chosen, sits, list(entries), seed), game, keeps_indices=True)
    rivals: dict[Seat, Player] = {seat: game.player(level) for seat in range(people, len(sits))}
    worker, answers = Worker(), Answers()
    players = Computers(match, {**rivals, **(computers or {})}, worker, answers.post)
    session = Session(match, players, turns=turns(match))
    deck = load_deck(resource("decks", "classic.svg"))
    client, drawn = Client(match, session), Paths.find().pictures
    table = window_of(game).table(TableContext(client, appearance, deck, drawn))
    qtbot.addWidget(table)
    table.resize(*size)
    with qtbot.waitExposed(table):
        table.show()
    table.activateWindow()
    table.setFocus()
    table.viewport().setUpdatesEnabled(is_painted)
    sat = Sitting(table, match, client)
    sat.watch()
    try:
        yield sat
    finally:
        session.close()
        answers.end()
        table.put_away()
        assert worker.finish(10)


def strays(table: Table) -> list[str]:
    """Return the card items in the scene that belong to no zone."""
    lying = {id(item) for items in table.board.zones.values() for item in items}
    cards = [item for item in table.scene().items() if isinstance(item, CardItem)]
    return [f"{item.card} lies nowhere" for item in cards if id(item) not in lying]


def point_of(table: Table, item: TableItem) -> QPoint:
    """Return an uncovered point of an item: near its left edge, where the index of a card is."""
    area = item.area()
    return table.mapFromScene(QPointF(area.left() + min(12, area.width() / 4), area.center().y()))


def click(table: Table, item: TableItem) -> None:
    left = Qt.MouseButton.LeftButton
    QTest.mouseClick(table.viewport(), left, Qt.KeyboardModifier.NoModifier, point_of(table, item))


def drag(table: Table, card: TableItem, to: QPoint) -> None:
    start, port = point_of(table, card), table.viewport()
    left, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(port, left, plain, start)
    QTest.mouseMove(port, (start + to) / 2)
    QTest.mouseMove(port, to)
    QTest.mouseRelease(port, left, plain, to)


def walk_to(table: Table, item: TableItem) -> None:
    """Move the focus to an item with arrow keys only."""
    QTest.keyClick(table, Qt.Key.Key_Left)
    for _ in range(60):
        at = table.focus.focused_item()
        if at is item:
            return
        assert at is not None, "the keyboard reaches nothing"
        way = item.area().center() - at.area().center()
        across = abs(way.x()) >= abs(way.y())
        if across:
            key = Qt.Key.Key_Right if way.x() > 0 else Qt.Key.Key_Left
        else:
            key = Qt.Key.Key_Down if way.y() > 0 else Qt.Key.Key_Up
        QTest.keyClick(table, key)
        if table.focus.focused_item() is at:
            QTest.keyClick(table, Qt.Key.Key_Down if across else Qt.Key.Key_Right)
    raise AssertionError(f"no arrow key leads to {item.name}")


def picture(table: Table) -> dict[str, object]:
    """Return the cards, plates and names of a table, to compare two tables."""
    cards = {
        (*zone,): [(item.card, item.pos().toTuple(), item.face_up) for item in items]
        for zone, items in table.board.zones.items()
        if items
    }
    return {
        "cards": cards,
        "plates": [(plate.words, plate.has_turn) for plate in table.board.plates],
        "names": [item.name for item in table.reading.in_tree()],
    }


def some(rng: random.Random, moves: Sequence[Move]) -> Move:
    """Return a legal move, often the first, so that a match has varied positions."""
    return moves[0] if rng.random() < 0.5 else rng.choice(moves)
