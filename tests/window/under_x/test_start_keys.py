"""The start page by keyboard."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QDialog

from tests.window.driver import Acts, Driver, choose_settings, run_script
from tests.window.under_x.hands import focus_window, press


def focused() -> str:
    widget = QApplication.focusWidget()
    return widget.accessibleName() if widget is not None else ""


def test_enter_plays_as_the_first_key() -> None:
    choose_settings(lessons=["soy"])

    def play(driver: Driver) -> Acts:
        yield from focus_window(driver.window)
        yield lambda: focused() == "Soy"
        yield from press(driver, "Return")
        yield lambda: driver.has_table
        assert driver.window.game == "soy"
        # The same after the return to the start page.
        yield from press(driver, "ctrl+Home")
        yield lambda: not driver.has_table
        yield from press(driver, "Return")
        yield lambda: driver.has_table

    assert run_script(play) == 0


def test_arrow_keys_move_the_focus_in_their_direction() -> None:
    walk = [
        ("Tab", "Play Soy"),
        ("Down", "Soi"),
        ("Up", "Soy"),
        ("Tab", "Play Soy"),
        ("Right", "New game of Soy"),
        ("Left", "Play Soy"),
        ("Left", "Play Soy"),
        ("Right", "New game of Soy"),
        ("Right", "Soureh"),
        ("Tab", "Play Soureh"),
        ("Tab", "New game of Soureh"),
        ("Down", "Spy vs Spy"),
        ("Tab", "Play Spy vs Spy"),
        ("Left", "Soi"),
        ("End", "Soda"),
        ("Tab", "Play Soda"),
        ("Down", "Play Soda"),
        ("Up", "Pariah"),
        ("shift+Tab", "New game of Soureh"),
        ("Home", "Soy"),
    ]

    def play(driver: Driver) -> Acts:
        yield from focus_window(driver.window)
        yield lambda: focused() == "Soy"
        for key, there in walk:
            yield from press(driver, key)
            assert focused() == there, key

    assert run_script(play) == 0


def test_enter_presses_the_focused_button() -> None:
    """Enter on “New game…” once began a match."""

    def play(driver: Driver) -> Acts:
        yield from focus_window(driver.window)
        yield lambda: focused() == "Soy"
        yield from press(driver, "Tab", "Tab")
        assert focused() == "New game of Soy"
        yield from press(driver, "Return")
        yield lambda: driver.front is not driver.window
        dialog = driver.front
        assert isinstance(dialog, QDialog)
        dialog.reject()
        yield lambda: driver.front is driver.window
        assert not driver.has_table

    assert run_script(play) == 0
