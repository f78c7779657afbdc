"""The curtain between two people hides every card."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QWidget,
)
from pytestqt.qtbot import QtBot

from soiree.ui.screens.match.handover import HandoverScreen


def test_the_curtain_hides_every_part_of_the_table(covered_table: QWidget) -> None:
    screen = HandoverScreen(covered_table, "Ada")
    screen.open()
    for size in (QSize(800, 600), QSize(1111, 777), QSize(640, 480)):
        covered_table.resize(size)
        picture = covered_table.grab().toImage()
        seen = {
            picture.pixelColor(x, y).name()
            for x in (0, size.width() // 2, size.width() - 1)
            for y in (0, size.height() // 2, size.height() - 1)
        }
        assert "#00ff00" not in seen
    assert "Hand the screen to Ada" in [label.text() for label in screen.findChildren(QLabel)]


def test_no_key_reaches_the_table_behind_the_curtain(covered_table: QWidget, qtbot: QtBot) -> None:
    screen = HandoverScreen(covered_table, "Ada")
    screen.open()
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_7, Qt.Key.Key_Escape):
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)
        after = QApplication.focusWidget()
        assert after is not None
        assert screen.isAncestorOf(after)
    assert screen.isVisible()


def test_enter_confirms_the_handover(covered_table: QWidget, qtbot: QtBot) -> None:
    screen = HandoverScreen(covered_table, "Ada")
    screen.open()
    focus = QApplication.focusWidget()
    assert focus is not None
    with qtbot.waitSignal(screen.confirmed):
        QTest.keyClick(focus, Qt.Key.Key_Return)
    assert not screen.isVisible()
