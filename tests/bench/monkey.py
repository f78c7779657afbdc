"""Measure the memory that random input at a table takes; `test_memory.py` runs this program.

    python monkey.py GAME SECONDS

Keys and clicks go to the window in front, dialogs too, faster than a person's. Each line of the
output is a step, as in `memory.py`, at the same table.
"""

from __future__ import annotations

import random
import sys
import time

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QMenu, QWidget

from soiree.games import GAMES
from soiree.storage.settings import Settings
from tests.bench.memory import SEED, SHORT, leaves, rests
from tests.window.driver import Acts, Driver, choose_settings, run_script

STEPS = 10
"""The number of measurements; the first includes all modules that are loaded at their first use."""

A_SECOND = 25
"""The number of keys, clicks and drags a second: more than a person's, but not ten times as many.

PySide keeps 48 bytes of each widget that Python made and Qt deletes, such as the cards that Soi
offers.
"""

_PLAIN = Qt.KeyboardModifier.NoModifier
_CONTROL = Qt.KeyboardModifier.ControlModifier

KEYS = [
    *((key, _PLAIN) for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)),
    *((key, _PLAIN) for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Return)),
    *((key, _PLAIN) for key in (Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_P, Qt.Key.Key_L)),
    *((key, _PLAIN) for key in (Qt.Key.Key_H, Qt.Key.Key_D, Qt.Key.Key_7, Qt.Key.Key_A)),
    *((key, _CONTROL) for key in (Qt.Key.Key_Z, Qt.Key.Key_Y, Qt.Key.Key_Comma)),
]
"""The pressed keys; none of them asks for a file or ends the program."""


def plays_at_random(driver: Driver, game: str, seconds: float) -> Acts:
    """Measure the table; then press and click at random, with a measurement after each part."""
    rng = random.Random(SEED)
    yield from rests(driver, "before")
    for step in range(1, STEPS + 1):
        until = time.monotonic() + seconds / STEPS
        while time.monotonic() < until:
            if driver.places.table is None:
                sits_down(driver, game)
            driver.soon(lambda: acts(driver.front, rng))  # It may open a dialog.
            then = time.monotonic() + 1 / A_SECOND
            yield lambda: time.monotonic() > then  # noqa: B023 - at once
        while driver.front is not driver.window or QApplication.activePopupWidget():
            (QApplication.activePopupWidget() or driver.front).close()
            yield lambda: True
        sits_down(driver, game)
        yield from rests(driver, f"{step * seconds / STEPS:.0f} s")


def sits_down(driver: Driver, game: str) -> None:
    """Begin the measured match, in place of any other."""
    leaves(driver)
    choices = Settings().choices(GAMES[game])
    choices.options.update(SHORT.get(game, {}))
    driver.places.begin(game, choices, SEED)


def acts(front: QWidget, rng: random.Random) -> None:
    """Press a key, click or drag, at a random position."""
    focus = QApplication.focusWidget() or front
    if rng.random() < 0.4:
        QTest.keyClick(focus, *rng.choice(KEYS))
        return
    point = QPoint(rng.randrange(front.width()), rng.randrange(front.height()))
    hit = front.childAt(point)
    if hit is None or isinstance(hit, QMenu) or hit.inherits("QMenuBar"):
        return
    if isinstance(hit.parentWidget(), QDialogButtonBox) and rng.random() < 0.5:
        return
    there = hit.mapFrom(front, point)
    if rng.random() < 0.2:
        QTest.mousePress(hit, Qt.MouseButton.LeftButton, _PLAIN, there)
        QTest.mouseMove(hit, there + QPoint(rng.randrange(-300, 300), rng.randrange(-300, 300)))
        QTest.mouseRelease(hit, Qt.MouseButton.LeftButton, _PLAIN, there)
    elif rng.random() < 0.2:
        QTest.mouseDClick(hit, Qt.MouseButton.LeftButton, _PLAIN, there)
    else:
        QTest.mouseClick(hit, Qt.MouseButton.LeftButton, _PLAIN, there)


if __name__ == "__main__":
    name, lasts = sys.argv[1], float(sys.argv[2])
    choose_settings(speed="off", lessons=list(GAMES))

    def plays(driver: Driver) -> Acts:
        sits_down(driver, name)
        yield from plays_at_random(driver, name, lasts)

    run_script(plays, "--game", name, "--seed", str(SEED))
