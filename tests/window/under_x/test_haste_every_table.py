"""Clicks and drags everywhere during animations: all choices were clicked."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QMouseEvent

from soiree.controller.match.authority import Match
from soiree.core import records
from soiree.core.entries import Decision, Move
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.storage.paths import Paths
from soiree.storage.settings import GameChoices, SeatChoice
from soiree.ui.table.felt.items import TableItem
from soiree.ui.table.table import Table
from tests.storage.keeping import waiting_match
from tests.thorough import always, tries
from tests.truth import match_at
from tests.ui.table.items import (
    clicked_items,
    disagreements,
    is_place,
    item_at,
    legal_at,
    selected_items,
    sheets_over,
)
from tests.window.driver import Acts, Driver, choose_settings, run_script
from tests.window.under_x.hands import click, drag, focus_window, press
from tests.window.under_x.test_every_table import by_mouse, some

CHOICES = tries(3, thorough=12)
TOUCHES = 800
"""The largest number of touches, which ends a test at a table without progress."""


class Witness(QObject):
    """Notes the items and possible moves of each click.

    Attributes:
        meant: the possible moves of the clicks at each position.
    """

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.meant: dict[int, set[Move]] = {}
        self._table = table
        self._pressed: TableItem | None = None
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

    def _note(self, items: set[TableItem | None], again: bool) -> None:
        """Note the selection before a release is handled.

        Args:
            again: true for a double click, which may mean the default place of the item.
        """
        table = self._table
        if again:
            items |= {item for item in table.reading.in_tree() if is_place(table, item)}
        meant = self.meant.setdefault(match_at(table).position, set())
        meant |= {move for move in legal_at(table) if items.issuperset(clicked_items(table, move))}


@pytest.mark.parametrize("game", always("soda", of=("soy", "soureh", "pariah", "soda")))
def test_hasty_clicks_choose_only_clicked_moves(game: str) -> None:
    seats = [SeatChoice("human"), SeatChoice("computer", level="easy")]
    options: dict[str, int | str] = {} if game in ("soy", "pariah") else {"players": 2}
    choose_settings(speed="normal", games={game: GameChoices(options=options, seats=seats)})
    chosen: dict[int, Move] = {}

    def play(driver: Driver) -> Acts:
        nonlocal chosen
        yield from focus_window(driver.window)
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
        if sheets_over(table):
            # A pile that a double click opened. The match goes on when it is closed.
            yield from press(driver, "Escape")
        for position, move in chosen.items():
            assert move in witness.meant.get(position, ())
        yield lambda: driver.scoreboard() or driver.legal
        assert disagreements(table) == []
        assert records.decode(records.encode(match.record()), GAMES) == match.record()

    assert run_script(play, "--game", game, "--seed", "5") == 0
    assert len(chosen) >= CHOICES // 2
    assert waiting_match(Paths.find(), game)[1] is None


def choices_of(match: Match, seat: Seat) -> dict[int, Move]:
    """The choices of a player, by position."""
    return {
        position: entry.move
        for position, entry in enumerate(match.entries)
        if isinstance(entry, Decision) and entry.seat == seat
    }


def disturb(driver: Driver, table: Table, rng: random.Random) -> Acts:
    """Click, double-click, click with another button, or drag, anywhere on the table."""
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
