"""A shortcut changed by a real keyboard takes effect at once."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QKeySequenceEdit

from soiree.games import GAMES
from soiree.storage import settings as settings_file
from soiree.storage.paths import Paths
from soiree.ui.dialogs.shortcuts import ShortcutsDialog
from tests.window.driver import Acts, Driver, choose_settings, run_script
from tests.window.under_x.hands import click, focus_window, press


def test_a_changed_shortcut_takes_effect() -> None:
    choose_settings()

    def play(driver: Driver) -> Acts:
        window = driver.window
        yield from focus_window(window)
        yield lambda: driver.has_table and driver.legal
        yield from press(driver, "alt+s")
        yield QApplication.activePopupWidget
        yield from press(driver, "h")
        yield lambda: isinstance(driver.front, ShortcutsDialog)
        yield from focus_window(driver.front)
        for name, key in (("Hint", "ctrl+n"), ("Hint", "ctrl+i")):
            field = driver.shown(QKeySequenceEdit, name)
            assert field is not None
            yield from click(driver, field)
            yield field.hasFocus
            yield from press(driver, key)
            yield from click(driver, driver.button("Apply"))
            if key == "ctrl+n":
                # The key belongs to “New game”.
                assert isinstance(driver.front, ShortcutsDialog)
        yield lambda: driver.front is window
        yield from focus_window(window)
        position = driver.entries
        yield from press(driver, "ctrl+i")
        yield lambda: driver.table.hint.move
        assert driver.entries == position

    assert run_script(play, "--game", "soi", "--seed", "3") == 0
    settings = settings_file.load(Paths.find(), GAMES).settings
    assert settings.shortcuts == {"hint": "Ctrl+I"}
