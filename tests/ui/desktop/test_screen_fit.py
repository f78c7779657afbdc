"""Windows move so that all of them is visible."""

from __future__ import annotations

import gc

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from soiree.ui.desktop.screen_fit import ScreenFit, fitted

SMALL = QRect(0, 0, 1366, 728)
LARGE = QRect(1366, -200, 2560, 1400)

places = st.builds(
    QRect,
    st.integers(-5000, 5000),
    st.integers(-5000, 5000),
    st.integers(1, 5000),
    st.integers(1, 5000),
)


@given(places)
def test_a_window_moves_onto_a_screen_or_stays_across_two(frame: QRect) -> None:
    there = fitted(frame, [SMALL, LARGE])
    assert there == frame or SMALL.contains(there) or LARGE.contains(there)
    assert there.width() <= frame.width()
    assert there.height() <= frame.height()
    assert fitted(there, [SMALL, LARGE]) == there


@pytest.mark.parametrize(
    ("frame", "there"),
    [
        pytest.param((100, 50, 800, 600), (100, 50, 800, 600), id="it suits"),
        pytest.param((0, 0, 1366, 728), (0, 0, 1366, 728), id="it fills the screen"),
        pytest.param((1000, 100, 1200, 600), (1000, 100, 1200, 600), id="across two screens"),
        pytest.param((900, 700, 1900, 1000), (1366, 200, 1900, 1000), id="mostly on the larger"),
        pytest.param((-700, -90, 900, 600), (0, 0, 900, 600), id="its title bar is out of reach"),
        pytest.param((9000, 9000, 900, 600), (466, 128, 900, 600), id="its screen is gone"),
        pytest.param((-900, 0, 1900, 1000), (0, 0, 1366, 728), id="larger than the screen"),
    ],
)
def test_a_window_moves_no_further_than_necessary(
    frame: tuple[int, int, int, int], there: tuple[int, int, int, int]
) -> None:
    assert fitted(QRect(*frame), [SMALL, LARGE]) == QRect(*there)


def test_a_window_larger_than_the_screen_shrinks_to_it(qtbot: QtBot) -> None:
    free = QApplication.primaryScreen().availableGeometry()
    window = QWidget()
    qtbot.addWidget(window)
    window.setMinimumSize(free.width() + 500, 600)
    window.resize(free.width() + 900, free.height() + 300)
    ScreenFit(window)
    with qtbot.waitExposed(window):
        window.show()
    qtbot.waitUntil(lambda: free.contains(window.frameGeometry()))
    assert window.minimumHeight() == 600


def test_a_window_that_fits_keeps_its_minimum_size(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setMinimumSize(800, 600)
    window.resize(900, 700)
    ScreenFit(window)
    with qtbot.waitExposed(window):
        window.show()
    assert (window.minimumSize(), window.size()) == (QSize(800, 600), QSize(900, 700))


def test_a_deleted_window_deletes_no_screen(qtbot: QtBot) -> None:
    """PySide once deleted the screen with the window, and the program crashed later."""
    screen = QApplication.primaryScreen()
    for _ in range(2):
        window = QDialog()
        ScreenFit(window)
        with qtbot.waitExposed(window):
            window.show()
        with qtbot.waitSignal(window.destroyed):
            window.deleteLater()
        del window
        gc.collect()
    assert Shiboken.isValid(screen)
    assert QApplication.primaryScreen() is screen
