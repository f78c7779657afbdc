"""Hands at the mouse and the keyboard: events that come through the X server."""

from __future__ import annotations

import subprocess

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QWidget

from soiree.ui.table.felt.cards import CardItem
from soiree.ui.table.table import Table
from tests.window.driver import Acts, Driver


def click(driver: Driver, at: QPoint | QWidget, button: int = 1, times: int = 1) -> Acts:
    """Press and let go over a point of the screen, or the middle of something."""
    before = driver.clicks
    _xdotool(
        *("mousemove", *_point(at)),
        *("click", "--repeat", str(times), "--delay", "20", str(button)),
    )
    yield lambda: driver.clicks == before + times


def drag(driver: Driver, start: QPoint, end: QPoint) -> Acts:
    """Press, move there in two steps, and let go."""
    before = driver.clicks
    middle = (start + end) / 2
    _xdotool(
        *("mousemove", *_point(start), "mousedown", "1"),
        *("mousemove", *_point(middle), "mousemove", *_point(end), "mouseup", "1"),
    )
    yield lambda: driver.clicks == before + 1


def press(driver: Driver, *keys: str) -> Acts:
    """Press keys one after the other, as in `7`, `Return`, `ctrl+comma`."""
    before, front = driver.keys, driver.front
    _xdotool("key", "--delay", "0", *keys)
    # A key that opens or closes a dialog is let go over a window that takes none any more.
    yield lambda: driver.keys == before + len(keys) or driver.front is not front


def write(driver: Driver, text: str) -> Acts:
    """Type a text, letter by letter."""
    before = driver.keys
    _xdotool("type", "--delay", "12", text)
    yield lambda: driver.keys >= before + len(text)


def look_at(window: QWidget) -> Acts:
    """Give a window the keyboard, as a window manager does when it opens; there is none here."""
    _xdotool("windowfocus", str(int(window.winId())))
    yield lambda: QApplication.activeWindow() is window


def resize_screen(size: str) -> None:
    """Give the screen another resolution, as in `1024x600`, no larger than it was at first."""
    width, height = size.split("x")
    # Blanks and clock mean nothing to a screen without a monitor, but must be there.
    line = ["60", width, width, width, width, height, height, height, height]
    known = subprocess.run(["xrandr"], check=True, capture_output=True, text=True).stdout
    if f" {size} " not in known:
        subprocess.run(["xrandr", "--newmode", size, *line], check=True)
        subprocess.run(["xrandr", "--addmode", "screen", size], check=True)
    subprocess.run(["xrandr", "--output", "screen", "--mode", size], check=True)


def corner_of(table: Table, card: CardItem) -> QPoint:
    """A point of the screen on a card, where its neighbour does not cover it."""
    area = table.item_rect(card)
    return QPoint(area.left() + area.width() // 10, area.center().y())


def bare_felt(table: Table) -> QPoint:
    """A point of the screen where nothing lies."""
    return table.viewport().mapToGlobal(QPoint(6, 6))


def _point(at: QPoint | QWidget) -> tuple[str, str]:
    point = at.mapToGlobal(at.rect().center()) if isinstance(at, QWidget) else at
    return str(point.x()), str(point.y())


def _xdotool(*words: str) -> None:
    subprocess.run(["xdotool", *words], check=True)
