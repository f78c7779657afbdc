"""Clicks and drags everywhere, while everything moves: what is chosen is what was clicked."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QGraphicsWidget

from soiree.controller.match.authority import Match
from soiree.core import records
from soiree.core.entries import Decision, Move
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.storage.paths import Paths
from soiree.storage.settings import GameChoices, SeatChoice
from soiree.ui.table.table import Table
from tests.storage.keeping import waits
from tests.truth import match_at
from tests.ui.table.items import is_place, item_at, items_of, legal_at, selected_items
from tests.window.driver import Acts, Driver, choose_settings, spend
from tests.window.under_x.hands import click, drag, look_at
from tests.window.under_x.test_every_table import by_mouse, some

CHOICES = 12
TOUCHES = 800
"""At most: at a table where nothing moves on, they would go on for ever."""


class Witness(QObject):
    """Notes what each click at a table was on, and which moves it could have meant.

    Attributes:
        meant: for each position of the match, the moves that somebody may have meant there.
    """

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.meant: dict[int, set[Move]] = {}
        self._table = table
        self._pressed: QGraphicsWidget | None = None
        table.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent) and event.button() is Qt.MouseButton.LeftButton:
            on = item_at(self._table, event.position().toPoint())
            if event.type() is QEvent.Type.MouseButtonRelease:
                before = selected_items(self._table)
                self._note({on, self._pressed, *before}, again=self._pressed in before)
            else:
                self._pressed = on
        return False

    def _note(self, items: set[QGraphicsWidget | None], again: bool) -> None:
        """Before a release is handled: what has been selected of a move then.

        Args:
            again: whether an item was clicked twice, which may mean the place it is made for.
        """
        table = self._table
        if again:
            items |= {item for item in table.board.in_reading_order() if is_place(table, item)}
        meant = self.meant.setdefault(match_at(table).position, set())
        meant |= {move for move in legal_at(table) if items.issuperset(items_of(table, move))}


@pytest.mark.parametrize("game", ["soy", "soureh", "pariah", "soda"])
def test_what_is_chosen_in_haste_is_what_was_clicked(game: str) -> None:
    seats = [SeatChoice("human"), SeatChoice("computer", level="easy")]
    options: dict[str, int | str] = {} if game in ("soy", "pariah") else {"players": 2}
    choose_settings(speed="normal", games={game: GameChoices(options=options, seats=seats)})
    chosen: dict[int, Move] = {}

    def play(driver: Driver) -> Acts:
        nonlocal chosen
        yield from look_at(driver.window)
        yield lambda: driver.has_table
        rng, table = random.Random(3), driver.table
        match, witness = match_at(table), Witness(table)
        for _ in range(TOUCHES):
            if len(choices_of(match, table.shown.now.viewer)) == CHOICES:
                break
            if driver.scoreboard() is not None:
                if match.result is not None:
                    break
                yield from click(driver, driver.next_button())
                yield lambda: driver.scoreboard() is None
            elif driver.legal and rng.random() < 0.5:
                before = match.position
                yield from by_mouse(driver, table, some(table.play.view_now().legal, rng), rng)
                assert match.position > before
            else:
                yield from disturb(driver, table, rng)
        chosen = choices_of(match, table.shown.now.viewer)
        for position, move in chosen.items():
            assert move in witness.meant.get(position, ())
        yield lambda: driver.scoreboard() or driver.legal
        assert table.disagreements() == []
        assert records.decode(records.encode(match.record()), GAMES) == match.record()

    assert spend(play, "--game", game, "--seed", "5") == 0
    assert len(chosen) >= CHOICES // 2
    assert waits(Paths.find(), game)[1] is None


def choices_of(match: Match, seat: Seat) -> dict[int, Move]:
    """What a player has chosen, by the position of the match."""
    return {
        position: entry.move
        for position, entry in enumerate(match.entries)
        if isinstance(entry, Decision) and entry.seat == seat
    }


def disturb(driver: Driver, table: Table, rng: random.Random) -> Acts:
    """Click, click twice, click with another button, or drag, anywhere on the table."""
    area = QRect(table.viewport().mapToGlobal(QPoint()), table.viewport().size())

    def anywhere() -> QPoint:
        return area.topLeft() + QPoint(rng.randrange(area.width()), rng.randrange(area.height()))

    kind = rng.randrange(4)
    if kind == 0:
        yield from drag(driver, anywhere(), anywhere())
    elif kind == 1:
        yield from click(driver, anywhere(), button=3)
    else:
        yield from click(driver, anywhere(), times=kind - 1)
