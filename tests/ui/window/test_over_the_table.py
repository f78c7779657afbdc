"""What lies over the table: the curtain between two people, and how the match stands."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsView,
    QLabel,
    QListWidget,
    QPushButton,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from soiree.ui.window.curtain import Curtain
from soiree.ui.window.round_sheet import Standing
from tests.ui.games.soi.soi_match import NAMES, play_on, play_out, soi_match


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    """Stands for a table: it has the focus, and shows a colour where nothing lies over it."""
    made = QWidget()
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    made.setStyleSheet("background: #00ff00")
    qtbot.addWidget(made)
    made.resize(800, 600)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    made.setFocus()
    return made


def labels(sheet: QWidget) -> list[str]:
    return [label.text() for label in sheet.findChildren(QLabel)]


def press(sheet: QWidget, text: str) -> None:
    (button,) = (each for each in sheet.findChildren(QPushButton) if each.text() == text)
    button.click()


def test_the_curtain_hides_every_part_of_the_table(table: QWidget) -> None:
    curtain = Curtain(table, "Ada")
    curtain.open()
    for size in (QSize(800, 600), QSize(1111, 777), QSize(640, 480)):
        table.resize(size)
        picture = table.grab().toImage()
        seen = {
            picture.pixelColor(x, y).name()
            for x in (0, size.width() // 2, size.width() - 1)
            for y in (0, size.height() // 2, size.height() - 1)
        }
        assert "#00ff00" not in seen
    assert "Hand the screen to Ada" in labels(curtain)


def test_nothing_behind_the_curtain_can_be_reached_by_keys(table: QWidget, qtbot: QtBot) -> None:
    curtain = Curtain(table, "Ada")
    curtain.open()
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_7, Qt.Key.Key_Escape):
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)
        after = QApplication.focusWidget()
        assert after is not None
        assert curtain.isAncestorOf(after)
    assert curtain.isVisible()


def test_enter_draws_the_curtain(table: QWidget, qtbot: QtBot) -> None:
    curtain = Curtain(table, "Ada")
    curtain.open()
    focus = QApplication.focusWidget()
    assert focus is not None
    with qtbot.waitSignal(curtain.drawn):
        QTest.keyClick(focus, Qt.Key.Key_Return)
    assert not curtain.isVisible()


def test_after_a_round_the_scores_are_told_and_the_next_can_begin(
    table: QWidget, qtbot: QtBot
) -> None:
    view = play_on(soi_match(), rounds=1)
    sheet = Standing(table, view, NAMES, 0)
    sheet.open()
    told = labels(sheet)
    assert "After round 1" in told
    assert view.scores is not None
    for name, score in zip(NAMES, view.scores, strict=True):
        assert name in told
        assert str(score) in told
        assert f"+{score}" in told
    with qtbot.waitSignal(sheet.go_on):
        QTest.keyClick(sheet, Qt.Key.Key_Return)


def test_the_end_tells_the_ranks_and_what_to_do_next(table: QWidget, qtbot: QtBot) -> None:
    view = play_out(soi_match())
    result = view.result
    assert result is not None
    sheet = Standing(table, view, NAMES, 0)
    sheet.open()
    told = labels(sheet)
    winner = NAMES[result.ranks.index(1)]
    assert winner in told[0]
    # The rows stand from the first rank to the last.
    places = [told.index(NAMES[seat], 1) for seat in sorted(range(4), key=result.ranks.__getitem__)]
    assert places == sorted(places)
    for text, signal in (
        ("Play again", sheet.play_again),
        ("Look it over", sheet.look_over),
        ("Start page", sheet.start_page),
    ):
        with qtbot.waitSignal(signal):
            press(sheet, text)


def test_the_sheet_stays_in_the_middle(table: QWidget) -> None:
    sheet = Standing(table, play_on(soi_match(), rounds=1), NAMES, 0)
    sheet.open()
    table.resize(1200, 900)
    middle = sheet.geometry().center()
    assert abs(middle.x() - 600) <= 1
    assert abs(middle.y() - 450) <= 1


def test_a_sheet_higher_than_the_table_keeps_its_buttons_in_sight(table: QWidget) -> None:
    """Twelve players have more rows than a small screen."""
    table.resize(640, 210)
    sheet = Standing(table, play_on(soi_match(), rounds=1), NAMES, 0)
    sheet.open()
    QApplication.processEvents()
    assert table.rect().contains(sheet.geometry())
    (button,) = sheet.findChildren(QPushButton)
    last = sheet.findChildren(QLabel)[-1]
    assert button.visibleRegion().boundingRect() == button.rect()
    assert last.visibleRegion().isEmpty()
    for _ in range(4):
        QTest.keyClick(button, Qt.Key.Key_PageDown)
    assert last.visibleRegion().boundingRect() == last.rect()
    assert button.visibleRegion().boundingRect() == button.rect()


def test_the_scores_lie_on_the_sheet_and_not_in_a_box(qtbot: QtBot) -> None:
    table = QGraphicsView()
    qtbot.addWidget(table)
    table.resize(800, 600)
    sheet = Standing(table, play_out(soi_match()), NAMES, 0)
    sheet.open()
    table.show()
    rows = sheet.findChild(QScrollArea)
    assert rows is not None
    picture = sheet.grab().toImage()
    beside = rows.geometry().topLeft() + QPoint(-4, 4)
    within = rows.geometry().topRight() + QPoint(-1, 1)
    assert picture.pixelColor(within) == picture.pixelColor(beside)


def test_enter_goes_on_wherever_the_focus_went(qtbot: QtBot) -> None:
    """Into the side panel, say, which lies beside the table in the window."""
    window = QWidget()
    table, beside = QWidget(window), QListWidget(window)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    sheet = Standing(table, play_on(soi_match(), rounds=1), NAMES, 0)
    sheet.open()
    beside.setFocus()
    assert QApplication.focusWidget() is beside
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        with qtbot.waitSignal(sheet.go_on):
            QTest.keyClick(beside, key)


def test_tab_stays_within_the_sheet(table: QWidget) -> None:
    other = QPushButton("Behind the sheet", table)
    other.show()
    sheet = Standing(table, play_out(soi_match()), NAMES, 0)
    sheet.open()
    walked = []
    for key in [Qt.Key.Key_Tab] * 4 + [Qt.Key.Key_Backtab]:
        focus = QApplication.focusWidget()
        assert isinstance(focus, QPushButton)
        walked.append(focus.text())
        QTest.keyClick(focus, key)
    assert walked == ["Play again", "Start page", "Look it over", "Play again", "Start page"]
    after = QApplication.focusWidget()
    assert isinstance(after, QPushButton)
    assert after.text() == "Play again"


def test_a_table_under_the_sheet_does_not_take_the_focus(table: QWidget) -> None:
    """As when a dialog is cancelled, or the panel is closed."""
    sheet = Standing(table, play_on(soi_match(), rounds=1), NAMES, 0)
    sheet.open()
    table.setFocus()
    focus = QApplication.focusWidget()
    assert focus is not None
    assert sheet.isAncestorOf(focus)
    sheet.hide()
    assert QApplication.focusWidget() is table
