"""Real events of mouse and keyboard, sent through the X server."""

from __future__ import annotations

import subprocess

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QWidget

from soiree.ui.table.felt.cards import CardItem
from soiree.ui.table.table import Table
from tests.window.driver import Acts, Driver


def click(driver: Driver, at: QPoint | QWidget, button: int = 1, times: int = 1) -> Acts:
    """Click a point of the screen, or the middle of a widget."""
    before = driver.clicks
    _xdotool(
        *("mousemove", *_point(at)),
        *("click", "--repeat", str(times), "--delay", "20", str(button)),
    )
    yield lambda: driver.clicks == before + times


def drag(driver: Driver, start: QPoint, end: QPoint) -> Acts:
    """Press the mouse button, move the mouse in two steps, and release the button."""
    before = driver.clicks
    middle = (start + end) / 2
    _xdotool(
        *("mousemove", *_point(start), "mousedown", "1"),
        *("mousemove", *_point(middle), "mousemove", *_point(end), "mouseup", "1"),
    )
    yield lambda: driver.clicks == before + 1


def press(driver: Driver, *keys: str) -> Acts:
    """Press keys one after the other, such as `7`, `Return`, `ctrl+comma`."""
    before, front = driver.keys, driver.front
    _xdotool("key", "--delay", "0", *keys)
    # A key that opens or closes a dialog is released when the window takes no keys any more.
    yield lambda: driver.keys == before + len(keys) or driver.front is not front


def write(driver: Driver, text: str) -> Acts:
    """Type a text, letter by letter."""
    before = driver.keys
    _xdotool("type", "--delay", "12", text)
    yield lambda: driver.keys >= before + len(text)


def focus_window(window: QWidget) -> Acts:
    """Give a window the keyboard focus, as there is no window manager that does so."""
    _xdotool("windowfocus", str(int(window.winId())))
    yield lambda: QApplication.activeWindow() is window


def resize_screen(size: str) -> None:
    """Set the resolution of the screen, such as `1024x600`, to at most its first size."""
    width, height = size.split("x")
    # The timings have no effect on a screen without a monitor, but are required.
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
    """A point of the screen on the empty felt."""
    return table.viewport().mapToGlobal(QPoint(6, 6))


def _point(at: QPoint | QWidget) -> tuple[str, str]:
    point = at.mapToGlobal(at.rect().center()) if isinstance(at, QWidget) else at
    return str(point.x()), str(point.y())


def _xdotool(*words: str) -> None:
    subprocess.run(["xdotool", *words], check=True)
