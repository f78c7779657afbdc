"""Looking back to earlier positions by the lines of the log."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from soiree.ui.shell.banner import Banner
from tests.thorough import always, tries
from tests.truth import match_at
from tests.ui.screens.match.test_move_menu import Room, room
from tests.ui.table.items import disagreements

__all__ = ["room"]

CHOICES = tries(3, thorough=5)


def play(room: Room, name: str) -> None:
    """Play until the person has made some choices and is to choose again."""
    rng = random.Random(2)
    room.begin(name)
    for _ in range(CHOICES):
        room.until_asked()
        client = room.table.play.client
        client.choose(0, rng.choice(client.legal(0)))
    room.until_asked()


def seen(room: Room) -> dict[object, object]:
    """The visible cards on the table."""
    return {zone: tuple(cards) for zone, cards in room.table.board.cards.faces().items() if cards}


def past(room: Room) -> int | None:
    """The earlier position on the table, or None for the current one."""
    return room.table.play.past


def want(room: Room, position: int) -> None:
    room.window.dock.panel.log.position_requested.emit(position)
    room.until(lambda: not room.table.play.moving)


@pytest.mark.parametrize("name", always("spy"))
def test_each_line_shows_its_position_and_escape_returns(room: Room, name: str) -> None:
    play(room, name)
    match, table = match_at(room.table), room.table
    now, position = seen(room), match.position
    positions = sorted({told.position for told in table.play.story.lines()} - {position})
    assert len(positions) > CHOICES
    for earlier in positions[:: len(positions) // CHOICES]:
        want(room, earlier)
        assert past(room) == earlier
        assert disagreements(table, match.up_to(earlier).view(0)) == []
        assert table.shown.now.decider is None
        assert isinstance(room.shown(Banner), Banner)
    QTest.keyClick(room.window, Qt.Key.Key_Escape)
    assert past(room) is None
    assert room.shown(Banner) is None
    assert (seen(room), match.position) == (now, position)
    room.until_asked()
    assert match.position == position


def test_a_click_on_the_table_returns_without_a_choice(room: Room) -> None:
    play(room, "soureh")
    position = room.entries
    want(room, 3)
    banner = room.shown(Banner)
    assert isinstance(banner, Banner)
    QTest.mouseClick(banner, Qt.MouseButton.LeftButton, pos=banner.rect().center())
    assert past(room) is None
    room.until_asked()
    assert room.entries == position


def test_computers_wait_while_an_earlier_position_is_shown(room: Room) -> None:
    play(room, "soda")
    client = room.table.play.client
    client.choose(0, client.legal(0)[0])
    want(room, 4)
    position = room.entries
    # The computer has answered its last request by now.
    assert room.places.services.threads.worker.catch_up(30)
    QApplication.processEvents()
    assert room.entries == position
    QTest.keyClick(room.window, Qt.Key.Key_Escape)
    room.until_asked()
    assert room.entries > position


def test_pending_events_are_in_the_log_after_looking_back(room: Room) -> None:
    play(room, "soda")
    client = room.table.play.client
    client.choose(0, client.legal(0)[0])
    want(room, 4)
    QTest.keyClick(room.window, Qt.Key.Key_Escape)
    room.until_asked()
    story = room.table.play.story
    log = room.window.dock.panel.log
    kept = [told.text for told in story.lines() if told.kind.name != "PASSING"]
    assert log.lines() == kept


def test_undo_and_the_latest_line_return_to_the_current_position(room: Room) -> None:
    play(room, "pariah")
    want(room, 3)
    room.action("undo").trigger()
    assert past(room) is None
    assert room.shown(Banner) is None
    room.until_asked()
    want(room, 3)
    want(room, room.entries)
    assert past(room) is None


def test_a_click_in_the_log_keeps_the_focus_there(room: Room) -> None:
    play(room, "soureh")
    room.window.dock.open("log")
    log = room.window.dock.panel.log
    log.setFocus()
    log.setCurrentIndex(log.model().index(1, 0))
    QTest.keyClick(log, Qt.Key.Key_Return)
    assert past(room) is not None
    assert log.hasFocus()
    QTest.keyClick(log, Qt.Key.Key_Escape)
    assert past(room) is None
    assert room.window.dock.is_open


def test_a_race_pauses_and_its_cards_stay_covered(room: Room) -> None:
    room.begin("spy", timed=True)
    table = room.table
    race = table.race
    assert race is not None
    room.until(lambda: race.is_on and not table.play.moving)
    room.window.dock.panel.log.position_requested.emit(room.entries - 1)
    assert past(room) is None
    room.window.dock.panel.log.position_requested.emit(0)
    assert past(room) == 0
    assert table.play.client.progress.is_paused
    QTest.keyClick(room.window, Qt.Key.Key_Escape)
    assert table.shown.now.is_covered
    assert table.play.client.progress.is_paused
