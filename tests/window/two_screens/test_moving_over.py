"""A table moved to a screen of another pixel ratio during flights and drags."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.felt.cards import CardItem
from soiree.ui.table.table import Table
from tests.thorough import always
from tests.ui.table.items import can_drag, disagreements
from tests.ui.table.sitting import AT_ONCE, Sitting, point_of, sitting

CHOICES = 4


def move_over(table: Table) -> None:
    """Move the window to the other screen."""
    here = table.windowHandle().screen()
    (there,) = (screen for screen in QApplication.screens() if screen is not here)
    table.move(there.geometry().topLeft() + QPoint(20, 20))


@pytest.mark.parametrize("name", always("soy", of=("soy", "soureh", "pariah", "soi", "soda")))
def test_a_table_moved_during_flights_is_drawn_correctly(qtbot: QtBot, name: str) -> None:
    rng, ratios, chosen = random.Random(1), set[float](), 0
    appearance = Appearance(speed="fast", message_delay=0)
    with sitting(qtbot, GAMES[name], appearance=appearance, is_painted=True) as sat:

        def choose(seat: Seat) -> None:
            nonlocal chosen
            chosen += 1
            ratios.add(sat.table.devicePixelRatioF())
            if chosen < CHOICES:
                assert sat.table.play.client.choose(seat, rng.choice(sat.legal(seat))) is None
                assert sat.table.play.moving
                QTimer.singleShot(30, lambda: move_over(sat.table))

        sat.plays = choose
        sat.table.start()
        qtbot.waitUntil(lambda: chosen == CHOICES, timeout=60_000)
        assert disagreements(sat.table) == []
    assert sat.faults == []
    assert ratios == {1.0, 2.0}


@pytest.mark.parametrize("upset", ["resize", "move over"])
@pytest.mark.parametrize("name", always("soureh", of=("soy", "soureh", "pariah", "soi", "soda")))
def test_a_table_moved_during_a_drag_is_drawn_correctly(
    qtbot: QtBot, name: str, upset: str
) -> None:
    with sitting(qtbot, GAMES[name], appearance=AT_ONCE, is_painted=True) as sat:
        sat.table.start()
        qtbot.waitUntil(lambda: bool(sat.asked), timeout=10_000)
        table, before = sat.table, sat.match.position
        held = a_card_to_drag(sat)
        port, left, plain = table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0)
        start = point_of(table, held)
        QTest.mousePress(port, left, plain, start)
        QTest.mouseMove(port, start + QPoint(30, -60))
        QTest.mouseMove(port, start + QPoint(40, -90))
        assert held.pos() != held.pose.centre
        if upset == "resize":
            table.resize(900, 640)
        else:
            move_over(table)
            qtbot.waitUntil(lambda: table.devicePixelRatioF() == 2.0)
        QTest.mouseRelease(port, left, plain, start + QPoint(40, -90))
        qtbot.waitUntil(lambda: not table.play.moving)
        assert sat.match.position == before
        away = held.pos() - held.pose.centre
        # A selected card is raised a little.
        assert away.x() == 0
        assert -30 < away.y() <= 0
        assert disagreements(table) == []
        (seat,) = table.shown.now.observers
        assert table.play.client.choose(seat, sat.legal(seat)[0]) is None
        qtbot.waitUntil(lambda: sat.match.position > before and not table.play.moving)
    assert sat.faults == []


def a_card_to_drag(sat: Sitting) -> CardItem:
    return next(
        item
        for items in sat.table.board.zones.values()
        for item in items
        if item.card is not None and can_drag(sat.table, item)
    )
