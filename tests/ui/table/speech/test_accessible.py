"""Screen readers receive no hidden information from a table, and keep no item alive."""

from __future__ import annotations

import gc
import random
from weakref import ref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible, QAccessibleInterface
from pytestqt.qtbot import QtBot

from soiree.core.zones import Seat
from soiree.games.soda import GAME as SODA
from soiree.resources import resource
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.decks import load_deck
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.table.speech import accessible
from tests.every_game import EVERY_GAME
from tests.thorough import always
from tests.ui.table.sitting import Sitting, sitting, some
from tests.window import reader
from tests.window.places import open_places

NAME = QAccessible.Text.Name


@pytest.fixture(autouse=True)
def install() -> None:
    reader.install()


def interface(sat: Sitting, seat: Seat) -> QAccessibleInterface:
    """Return the accessible interface of the first card in a hand."""
    found = QAccessible.queryAccessibleInterface(sat.hand(seat)[0])
    assert found is not None
    return found


def test_cards_are_freed_after_a_screen_reader_has_read_them(qtbot: QtBot) -> None:
    with sitting(qtbot, SODA, people=2) as sat:
        sat.table.start()
        sat.table.play.take_seat(0)
        qtbot.waitUntil(lambda: sat.hand(0)[0].name in reader.names(sat.table))
        cards = [ref(card) for cards in sat.table.board.zones.values() for card in cards]
        assert cards
        sat.table.play.show_anew()
        gc.collect()
        assert [card for card in cards if card() is not None] == []


def test_a_table_is_freed_after_a_screen_reader_has_read_it(qtbot: QtBot) -> None:
    settings, deck = Settings(speed="off"), load_deck(resource("decks", "classic.svg"))
    window = MainWindow(Paths.find(), settings, deck)
    qtbot.addWidget(window)
    places = open_places(window, settings, saves_matches=False)
    places.begin("soda", settings.choices(SODA), 1)
    assert places.table is not None
    assert reader.names(places.table)
    table = ref(places.table)
    places.leave()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    qtbot.waitUntil(lambda: table() is None)
    window.close()


def test_a_hidden_card_has_no_name_and_no_actions(qtbot: QtBot) -> None:
    with sitting(qtbot, SODA, people=2) as sat:
        table = sat.table
        table.start()
        table.play.take_seat(0)
        mine = interface(sat, 0)
        assert mine.text(NAME)
        assert not mine.rect().isEmpty()
        table.play.want_screen(1)
        assert (mine.text(NAME), mine.rect().isEmpty()) == ("", True)
        assert mine.state().invisible
        table.refused.connect(pytest.fail)
        mine.actionInterface().doAction(accessible.PRESS)
        mine.actionInterface().doAction(accessible.FOCUS)
        assert table.focus.focused_item() is None


@pytest.mark.parametrize("name", always("soureh"))
def test_items_that_can_ever_be_pressed_have_the_role_of_a_button(qtbot: QtBot, name: str) -> None:
    rng = random.Random(3)
    with sitting(qtbot, EVERY_GAME[name]) as sat:
        asked = []

        def play(seat: Seat) -> None:
            table = sat.table
            asked.append(seat)
            able = [item for item in table.reading.in_tree() if table.focus.can_press(item)]
            assert able
            assert all(table.board.is_control(item) for item in able)
            table.play.client.choose(seat, some(rng, sat.legal(seat)))

        sat.plays = play
        sat.table.start()
        qtbot.waitUntil(lambda: len(asked) > 12 or sat.match.result is not None, timeout=60_000)
