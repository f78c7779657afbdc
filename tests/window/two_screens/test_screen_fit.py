"""A window moved to a smaller screen, in logical pixels."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from soiree.ui.desktop.screen_fit import ScreenFit


def test_a_window_on_a_smaller_screen_shrinks_to_it(qtbot: QtBot) -> None:
    large, small = QApplication.screens()
    window = QWidget()
    qtbot.addWidget(window)
    window.setMinimumSize(1700, 900)
    window.setGeometry(100, 100, 2400, 1500)
    ScreenFit(window)
    with qtbot.waitExposed(window):
        window.show()
    assert window.screen() is large
    assert window.width() == 2400
    free = small.availableGeometry()
    window.move(free.topLeft() + QPoint(30, 40))
    qtbot.waitUntil(lambda: window.screen() is small)
    qtbot.waitUntil(lambda: window.width() <= free.width() and window.height() <= free.height())
