"""A match that was left is freed by reference counting alone, without the garbage collector."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from weakref import ref

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QMargins, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from soiree.core.records import decode
from soiree.games import GAMES
from soiree.storage.settings import GameChoices
from soiree.ui.screens.problems.problem_view import ProblemView
from soiree.ui.shell.routes import Album, Continue, KeptTask, Play, Problems, Route, Solve, Start
from soiree.ui.table.table import Table
from tests.bench.room import Room, computers
from tests.every_game import golden
from tests.thorough import always
from tests.truth import match_at
from tests.window import reader


@pytest.fixture
def room(qtbot: QtBot) -> Iterator[Room]:
    made = Room(saves_matches=True, speed="off")
    qtbot.addWidget(made.window)
    yield made
    made.window.close()


@pytest.fixture(autouse=True)
def no_collector() -> Iterator[None]:
    """Keep the garbage collector from running, and fail a test that asks it to run."""
    asked: list[str] = []

    def note(phase: str, _info: dict[str, int]) -> None:
        asked.append(phase)

    gc.collect()
    # A `Collector` that an earlier test left running obeys these limits.
    limits = gc.get_threshold()
    gc.set_threshold(2**31 - 1, 2**31 - 1, 2**31 - 1)
    gc.callbacks.append(note)
    yield
    gc.callbacks.remove(note)
    gc.set_threshold(*limits)
    assert asked == []


def parts(table: Table) -> dict[str, ref[object]]:
    """Return weak references to the parts of a match in the window."""
    client = table.play.client
    made: dict[str, object] = {
        "table": table,
        "scene": table.scene(),
        "board": table.board,
        "cards": table.board.cards,
        "plate": table.board.plates[0],
        "shown": table.shown,
        "play": table.play,
        "choice": table.choice,
        "client": client,
        "session": client._controlled,
        "match": match_at(table),
    }
    return {name: ref(part) for name, part in made.items()}


def leave(room: Room, qtbot: QtBot) -> None:
    """Leave the table, and wait until all parts of the match are freed."""
    left = parts(room.table)
    room.leave()
    # A thread may still hold references until its job ends.
    qtbot.waitUntil(lambda: [name for name, part in left.items() if part() is not None] == [])


@pytest.mark.parametrize("name", always("spy"))
def test_a_match_of_computers_that_is_left_is_gone(room: Room, qtbot: QtBot, name: str) -> None:
    room.begin(name, 1, computers(name, "random"))
    room.until(lambda: match_at(room.table).position > 10)
    leave(room, qtbot)


@pytest.mark.parametrize("name", always("spy"))
def test_a_match_that_was_played_in_every_way_is_gone(room: Room, qtbot: QtBot, name: str) -> None:
    room.begin(name, 1)
    play_in_every_way(room, qtbot)
    leave(room, qtbot)


def test_a_table_left_right_after_its_scoreboard_was_moved_is_gone(
    room: Room, qtbot: QtBot
) -> None:
    """A scoreboard that waited for its new place once kept a reference to its table for ever."""
    room.places.go(Continue(decode(golden("soda"), GAMES)))
    room.until(room.is_over)
    room.window.resize(room.window.size().shrunkBy(QMargins(0, 0, 40, 40)))
    leave(room, qtbot)


def play_in_every_way(room: Room, qtbot: QtBot) -> None:
    """Use keys, a screen reader, a hint, "show again", undo and the pause in a match."""
    room.until_asked()
    table, commands = room.table, room.window.commands
    assert reader.names(table)
    commands.trigger("hint")
    qtbot.waitUntil(lambda: table.hint.move is not None)
    move = table.hint.move
    assert move is not None
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Return, Qt.Key.Key_L, Qt.Key.Key_Escape):
        QTest.keyClick(QApplication.focusWidget() or table, key)
    table.choice.make(move)
    room.until_asked()
    commands.trigger("again")
    room.until_asked()
    commands.trigger("undo")
    room.until_asked()
    commands.trigger("pause")


@pytest.mark.parametrize("name", always("spy"))
def test_a_replay_that_is_left_is_gone(room: Room, qtbot: QtBot, name: str) -> None:
    whole = decode(golden(name), GAMES)
    room.places.replay(replace(whole, entries=whole.entries[:10], result=None))
    for way in (1, 1, -1, 1):
        room.places.replaying.step(way)
        qtbot.waitUntil(lambda: not room.table.play.moving)
    room.places.replaying.toggle_play()
    room.window.commands.trigger("eyes")
    leave(room, qtbot)


@pytest.mark.parametrize(
    "route",
    [Start(), Album(), Problems(), Solve([KeptTask("soi", 1), KeptTask("soda", 1)])],
    ids=lambda route: type(route).__name__,
)
def test_a_page_that_is_left_is_gone(room: Room, qtbot: QtBot, route: Route) -> None:
    room.places.go(route)
    if isinstance(route, Solve):
        room.places.page(ProblemView).caption.next.click()
    room.next_frame()
    left: list[ref[object]] = [ref(room.places.screen), ref(room.places.screen.widget)]
    room.places.go(Play("soi", GameChoices(), 1))
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qtbot.waitUntil(lambda: [part() for part in left] == [None, None])
