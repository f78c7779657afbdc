"""Automatic ends of turns: their conditions, cancellation, hurry and undo."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from soiree.core.entries import Decision
from soiree.games import GAMES
from soiree.ui.games.coops.variant import CALL_BUTTON, END_BUTTON
from tests.games.coops.stacked_match import StackedMatch
from tests.thorough import always
from tests.ui.table.sitting import AT_ONCE, Sitting, click, sitting

pytestmark = pytest.mark.slow

INVALID = "4H/9S 10S/2D 3D/3C AC/7H"
VALID = "4H/9S 10S/2D 3D/7C AC/7H"
"""Two hands of coops; in the first, coop 3 is not valid."""

OTHERS = "5H/2C 9C/4D AD/10H 6S/6D"

AT_LENGTH = replace(AT_ONCE, message_delay=600_000)
"""The delay of an automatic move outlasts every test."""


@contextmanager
def discarded(
    qtbot: QtBot, coops: str = INVALID, *, ends_turns: bool = True, at_once: bool = False
) -> Iterator[Sitting]:
    """Yield a table of Soureh at which the person has just discarded the drawn card."""
    table = StackedMatch(GAMES["soureh"])
    table.deal({0: coops, 1: OTHERS}, "8D 9D", dealer=1)
    with sitting(qtbot, GAMES["soureh"], entries=table.entries, appearance=AT_ONCE) as sat:
        with qtbot.waitSignal(sat.table.play.asked):
            sat.table.start()
        calm = AT_ONCE if at_once else AT_LENGTH
        sat.table.show_appearance(replace(calm, ends_turns=ends_turns))
        with qtbot.waitSignal(sat.table.play.asked):
            QTest.keyClick(sat.table, Qt.Key.Key_X)
            sat.table.playback.hurry()
        yield sat


def own(sat: Sitting) -> list[str]:
    """Return the moves of the person."""
    decisions = (each for each in sat.match.entries if isinstance(each, Decision))
    return [each.move for each in decisions if each.seat == 0]


def on_the_felt(sat: Sitting) -> None:
    point = QPoint(3, 3)
    QTest.mouseClick(sat.table.viewport(), Qt.MouseButton.LeftButton, pos=point)


def test_a_turn_ends_automatically_if_declaring_makes_no_sense(qtbot: QtBot) -> None:
    with discarded(qtbot, at_once=True) as sat:
        qtbot.waitUntil(lambda: own(sat)[:2] == ["discard", "end"])


def test_an_automatic_move_is_announced_before_it_is_made(qtbot: QtBot) -> None:
    with discarded(qtbot) as sat:
        assert sat.table.automatic_move.is_due
        words = "Your turn ends: not all of your coops are valid."
        assert sat.table.board.prompt.text() == words
        assert sat.table.announcer.asked() == words
        assert all(sat.table.board.buttons[each].isVisible() for each in (END_BUTTON, CALL_BUTTON))
        assert own(sat) == ["discard"]


@pytest.mark.parametrize(("coops", "ends_turns"), [(VALID, True), (INVALID, False)])
def test_no_automatic_move_is_made_with_other_choices_or_the_setting_off(
    qtbot: QtBot, coops: str, ends_turns: bool
) -> None:
    with discarded(qtbot, coops, ends_turns=ends_turns, at_once=True) as sat:
        assert not sat.table.automatic_move.is_due
        assert sat.table.board.prompt.text() == "Declare Soureh, or end your turn."


@pytest.mark.parametrize("way", always("felt", "E", of=("felt", "Enter", "E", "button")))
def test_a_click_or_key_makes_the_automatic_move_at_once(qtbot: QtBot, way: str) -> None:
    with discarded(qtbot) as sat:
        if way == "felt":
            on_the_felt(sat)
        elif way == "button":
            click(sat.table, sat.table.board.buttons[END_BUTTON])
        else:
            QTest.keyClick(sat.table, Qt.Key.Key_E if way == "E" else Qt.Key.Key_Return)
        assert own(sat) == ["discard", "end"]


@pytest.mark.parametrize("way", always("arrow", "declare", of=("arrow", "declare", "pile")))
def test_any_other_input_cancels_the_automatic_move(qtbot: QtBot, way: str) -> None:
    with discarded(qtbot) as sat:
        keys = {"arrow": Qt.Key.Key_Right, "declare": Qt.Key.Key_S, "pile": Qt.Key.Key_B}
        QTest.keyClick(sat.table, keys[way])
        assert not sat.table.automatic_move.is_due
        assert own(sat) == ["discard"]
        if way == "declare":
            QTest.keyClick(sat.table, keys[way])
            assert own(sat) == ["discard", "declare"]


def take_back(sat: Sitting) -> None:
    """Let the turn end automatically, and undo it."""
    on_the_felt(sat)
    assert own(sat) == ["discard", "end"]
    sat.client.undo_stack.undo()
    assert own(sat) == []
    sat.table.play.show_anew()


def test_undo_and_redo_include_the_automatic_move(qtbot: QtBot) -> None:
    with discarded(qtbot) as sat:
        take_back(sat)
        sat.client.undo_stack.redo()
        assert own(sat) == ["discard", "end"]


def test_no_automatic_move_follows_an_undone_choice(qtbot: QtBot) -> None:
    with discarded(qtbot) as sat:
        table = sat.table
        take_back(sat)
        with qtbot.waitSignal(table.play.asked):
            table.play.play_on()
        with qtbot.waitSignal(table.play.asked):
            QTest.keyClick(table, Qt.Key.Key_X)
            table.playback.hurry()
        assert own(sat) == ["discard"]
        assert not table.automatic_move.is_due
        assert table.board.prompt.text() == "Declare Soureh, or end your turn."


def test_no_automatic_move_is_made_after_a_jump(qtbot: QtBot) -> None:
    with discarded(qtbot, ends_turns=False) as sat:
        table = sat.table
        QTest.keyClick(table, Qt.Key.Key_E)
        table.show_appearance(replace(AT_ONCE, ends_turns=True))
        sat.client.undo_stack.undo()
        table.play.show_anew()
        with qtbot.waitSignal(table.play.asked):
            table.play.play_on()
        assert own(sat) == ["discard"]
        assert not table.automatic_move.is_due
