"""The log lists the sentences of a match, shows positions, and can be copied as text."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from soiree.ui.shell.log_page import MARKED, LogPage
from soiree.ui.table.contract.narration import Kind
from soiree.ui.table.recap.story import LogLine

LINES = (
    LogLine("Round 1", Kind.HEADING, 1),
    LogLine("Ada asks you for the 7 of hearts.", Kind.TOLD, 3),
    LogLine("“No,” you say.", Kind.TOLD, 3),
    LogLine("You turn up the ace of spades.", Kind.PASSING, 4),
    LogLine("1: 7♥ 8♠", Kind.DETAIL, 4),
    LogLine("Round 2", Kind.HEADING, 5),
    LogLine("You ask Ada for the 7 of spades.", Kind.TOLD, 6),
)


@pytest.fixture
def page(qtbot: QtBot) -> LogPage:
    made = LogPage()
    qtbot.addWidget(made)
    made.resize(280, 200)
    made.show_lines(reversed(LINES))
    with qtbot.waitExposed(made):
        made.show()
    return made


def place(page: LogPage, row: int) -> QRect:
    view = page
    index = view.model().index(row, 0)
    view.scrollTo(index)
    return view.visualRect(index)


def click(page: LogPage, row: int, *modifiers: Qt.KeyboardModifier) -> None:
    point = place(page, row).center()
    key = modifiers[0] if modifiers else Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(page.viewport(), Qt.MouseButton.LeftButton, key, point)


def spoken(page: LogPage) -> list[str]:
    list_ = QAccessible.queryAccessibleInterface(page)
    assert list_ is not None
    return [list_.child(n).text(QAccessible.Text.Name) for n in range(list_.childCount())]


def test_what_nobody_looks_up_is_not_listed(page: LogPage) -> None:
    assert page.lines() == [line.text for line in LINES if line.kind is not Kind.PASSING]


def test_a_click_or_enter_wants_the_position_after_the_line(page: LogPage, qtbot: QtBot) -> None:
    wanted: list[int] = []
    page.position_requested.connect(wanted.append)
    click(page, 1)
    assert wanted == [3]
    QTest.keyClick(page, Qt.Key.Key_Down)
    QTest.keyClick(page, Qt.Key.Key_Down)
    assert wanted == [3]
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert wanted == [3, 4]


def test_selecting_lines_of_the_log_requests_no_position(page: LogPage) -> None:
    wanted: list[int] = []
    page.position_requested.connect(wanted.append)
    view = page.viewport()
    start, end = place(page, 1).center(), place(page, 2).center()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)
    click(page, 4, Qt.KeyboardModifier.ControlModifier)
    assert wanted == []


def test_a_selection_is_copied_with_its_headings(page: LogPage) -> None:
    click(page, 2)
    click(page, 5, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(page, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    copied = QGuiApplication.clipboard().text()
    assert copied == "“No,” you say.\n1: 7♥ 8♠\n\nRound 2\nYou ask Ada for the 7 of spades."


def test_the_menu_copies_the_whole_log(page: LogPage) -> None:
    menu = page.menu(QPoint(5, 5))
    entries = {action.text(): action for action in menu.actions()}
    assert not entries["Copy"].isEnabled()
    entries["Copy all"].trigger()
    copied = QGuiApplication.clipboard().text()
    assert [line for line in copied.split("\n") if line] == page.lines()
    assert copied.count("\n\n") == 1


def test_headings_and_the_line_that_is_shown_are_told_by_ear(page: LogPage) -> None:
    assert spoken(page)[0] == "Round 1, heading"
    click(page, 1)
    page.mark(3)
    assert spoken(page)[1] == "Ada asks you for the 7 of hearts. (shown on the table)"
    assert sum("shown" in name for name in spoken(page)) == 1
    page.mark(None)
    assert not any("shown" in name for name in spoken(page))


def test_a_long_line_is_as_high_as_it_needs_at_any_width(page: LogPage, qtbot: QtBot) -> None:
    page.add(LogLine("A queen. " * 40, Kind.TOLD, 7))
    before = place(page, 6).height()
    assert before > 3 * place(page, 2).height()
    page.resize(560, 200)
    qtbot.waitUntil(lambda: place(page, 6).height() < before)


def test_the_end_stays_in_sight_unless_somebody_reads_further_up(
    page: LogPage, qtbot: QtBot
) -> None:
    bar = page.verticalScrollBar()
    for number in range(30):
        page.add(LogLine(f"Line {number}.", Kind.TOLD, 8 + number))
    assert bar.value() == bar.maximum() > 0
    bar.setValue(0)
    page.add(LogLine("One more.", Kind.TOLD, 99))
    assert bar.value() == 0


def test_a_long_log_loads_its_earlier_lines_when_its_top_is_reached(page: LogPage) -> None:
    """All lines of a match of 100,000 moves once froze the window for seconds."""
    lines = [LogLine(f"Line {number}", Kind.TOLD, number) for number in range(900)]
    made: list[LogLine] = []

    def backwards() -> Iterator[LogLine]:
        for line in reversed(lines):
            made.append(line)
            yield line

    page.show_lines(backwards())
    assert len(made) < 300
    list_ = page
    last = list_.model().rowCount() - 1
    click(page, last)
    page.mark(899)
    for _ in range(9):
        QTest.keyClick(list_, Qt.Key.Key_Home)
    assert list_.model().rowCount() == 900
    assert list_.model().index(899, 0).data(MARKED)
    assert page.lines() == [line.text for line in lines]
    page.show_lines(reversed(lines))
    list_.copy(everything=True)
    assert QGuiApplication.clipboard().text().split("\n") == [line.text for line in lines]
