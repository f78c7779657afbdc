"""A turn that ends by itself: when it does, what stops or hurries it, and how it is undone."""

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
from tests.ui.table.sitting import AT_ONCE, Sitting, click, sitting

pytestmark = pytest.mark.slow

INVALID = "4H/9S 10S/2D 3D/3C AC/7H"
VALID = "4H/9S 10S/2D 3D/7C AC/7H"
"""Of the first, coop 3 is not valid."""

OTHERS = "5H/2C 9C/4D AD/10H 6S/6D"

AT_LENGTH = replace(AT_ONCE, message_delay=600_000)
"""Nothing ends by itself before a test has acted."""


@contextmanager
def discarded(
    qtbot: QtBot, coops: str = INVALID, *, ends_turns: bool = True, at_once: bool = False
) -> Iterator[Sitting]:
    """A table of Soureh at which the person has just discarded the card that they drew."""
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
    """The moves of the person."""
    decisions = (each for each in sat.match.entries if isinstance(each, Decision))
    return [each.move for each in decisions if each.seat == 0]


def on_the_felt(sat: Sitting) -> None:
    point = QPoint(3, 3)
    QTest.mouseClick(sat.table.viewport(), Qt.MouseButton.LeftButton, pos=point)


def test_a_turn_ends_by_itself_where_nobody_would_declare(qtbot: QtBot) -> None:
    with discarded(qtbot, at_once=True) as sat:
        qtbot.waitUntil(lambda: own(sat)[:2] == ["discard", "end"])


def test_it_says_so_first_and_waits(qtbot: QtBot) -> None:
    with discarded(qtbot) as sat:
        assert sat.table.automatic_move.is_due
        words = "Your turn ends: not all of your coops are valid."
        assert sat.table.board.prompt.text() == words
        assert sat.table.announcer.asked() == words
        assert all(sat.table.board.buttons[each].isVisible() for each in (END_BUTTON, CALL_BUTTON))
        assert own(sat) == ["discard"]


@pytest.mark.parametrize(("coops", "ends_turns"), [(VALID, True), (INVALID, False)])
def test_else_the_person_is_asked(qtbot: QtBot, coops: str, ends_turns: bool) -> None:
    with discarded(qtbot, coops, ends_turns=ends_turns, at_once=True) as sat:
        assert not sat.table.automatic_move.is_due
        assert sat.table.board.prompt.text() == "Declare Soureh, or end your turn."


@pytest.mark.parametrize("way", ["felt", "Enter", "E", "button"])
def test_it_can_be_hurried(qtbot: QtBot, way: str) -> None:
    with discarded(qtbot) as sat:
        if way == "felt":
            on_the_felt(sat)
        elif way == "button":
            click(sat.table, sat.table.board.buttons[END_BUTTON])
        else:
            QTest.keyClick(sat.table, Qt.Key.Key_E if way == "E" else Qt.Key.Key_Return)
        assert own(sat) == ["discard", "end"]


@pytest.mark.parametrize("way", ["arrow", "declare", "pile"])
def test_whoever_does_anything_else_chooses(qtbot: QtBot, way: str) -> None:
    with discarded(qtbot) as sat:
        keys = {"arrow": Qt.Key.Key_Right, "declare": Qt.Key.Key_S, "pile": Qt.Key.Key_B}
        QTest.keyClick(sat.table, keys[way])
        assert not sat.table.automatic_move.is_due
        assert own(sat) == ["discard"]
        if way == "declare":
            QTest.keyClick(sat.table, keys[way])
            assert own(sat) == ["discard", "declare"]


def take_back(sat: Sitting) -> None:
    """Have the turn end by itself, and undo it."""
    on_the_felt(sat)
    assert own(sat) == ["discard", "end"]
    sat.client.undo_stack.undo()
    assert own(sat) == []
    sat.table.play.show_anew()


def test_undo_takes_both_back_and_redo_brings_both_again(qtbot: QtBot) -> None:
    with discarded(qtbot) as sat:
        take_back(sat)
        sat.client.undo_stack.redo()
        assert own(sat) == ["discard", "end"]


def test_who_has_taken_a_choice_back_is_asked_for_the_end_of_that_turn(qtbot: QtBot) -> None:
    """The turn ended again, a second after the choice had been made again."""
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


def test_where_the_person_has_jumped_to_nothing_ends_by_itself(qtbot: QtBot) -> None:
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
