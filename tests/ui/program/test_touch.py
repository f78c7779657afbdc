"""Fingers on the screen: larger targets, and a long press that explains."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from soiree.ui.program.touch import Touch
from soiree.ui.screens.replay.transport import PLAY, TransportButton
from soiree.ui.style import theme

FINGER = 44
"""The least width and height of a target for a finger, in pixels."""

DEVICE = QTest.createTouchDevice()


class Asked(QObject):
    """Counts the requests for a tool tip."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += isinstance(event, QHelpEvent)
        return False


def button_of(window: QWidget) -> QPushButton:
    (button,) = window.findChildren(QPushButton)
    return button


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QWidget]:
    colours = theme.Theme("light")
    window = QWidget()
    layout = QVBoxLayout(window)
    layout.addWidget(QPushButton("Play"))
    qtbot.addWidget(window)
    touch = Touch(window)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    touch.begin()
    yield window
    theme.use_fingers(False)
    colours.deleteLater()


def touch(button: QPushButton) -> None:
    QTest.touchEvent(button.window().windowHandle(), DEVICE).press(0, place(button)).commit()


def release(button: QPushButton) -> None:
    QTest.touchEvent(button.window().windowHandle(), DEVICE).release(0, place(button)).commit()


def place(button: QPushButton) -> QPoint:
    return button.mapTo(button.window(), button.rect().center())


def test_a_finger_enlarges_targets_until_the_mouse_is_used(window: QWidget) -> None:
    button = button_of(window)
    usual = button.sizeHint().height()
    pressed: list[bool] = []
    button.clicked.connect(lambda: pressed.append(True))
    touch(button)
    release(button)
    assert pressed == [True]
    assert button.sizeHint().height() >= FINGER > usual
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton)
    assert button.sizeHint().height() == usual


def test_the_keys_of_a_replay_are_large_enough_for_fingers(window: QWidget, qtbot: QtBot) -> None:
    key = TransportButton(PLAY)
    layout = window.layout()
    assert layout is not None
    layout.addWidget(key)
    assert key.sizeHint().width() < FINGER
    touch(button_of(window))
    release(button_of(window))
    qtbot.waitUntil(lambda: min(key.width(), key.height()) >= FINGER)


def test_a_long_press_explains_and_presses_nothing(window: QWidget, qtbot: QtBot) -> None:
    button = button_of(window)
    pressed: list[bool] = []
    button.clicked.connect(lambda: pressed.append(True))
    asked = Asked()
    button.installEventFilter(asked)
    touch(button)
    qtbot.waitUntil(lambda: asked.count == 1)
    assert not button.isDown()
    release(button)
    assert pressed == []
    assert QApplication.mouseButtons() == Qt.MouseButton.NoButton
