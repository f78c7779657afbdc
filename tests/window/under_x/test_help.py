"""The help window beside a match, with a real keyboard and mouse."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from soiree.ui.dialogs.help.window import HelpWindow
from tests.truth import match_at
from tests.ui.table.items import items_of
from tests.ui.table.sitting import point_of
from tests.window.driver import Acts, Driver, choose_settings, run_script
from tests.window.under_x.hands import click, focus_window, press


def test_the_match_can_be_played_beside_the_help() -> None:
    choose_settings(lessons=["soy"])

    def play(driver: Driver) -> Acts:
        yield from focus_window(driver.window)
        yield lambda: driver.has_table
        table = driver.table
        yield lambda: driver.legal
        yield from press(driver, "shift+F1")
        yield lambda: opened(driver)
        shown = opened(driver)
        assert shown is not None
        assert shown.address == "soy/rules"
        assert QApplication.activeModalWidget() is None
        yield from focus_window(shown)
        before = match_at(table).position
        # Letters typed in the help do not reach the table.
        yield from press(driver, "Down", "Down")
        assert shown.address != "soy/rules"
        assert match_at(table).position == before
        yield from focus_window(driver.window)
        card, place = items_of(table, driver.legal[0])
        for item in (card, place):
            yield from click(driver, table.viewport().mapToGlobal(point_of(table, item)))
        yield lambda: match_at(table).position > before
        assert shown.isVisible()
        yield from press(driver, "F1")
        assert opened(driver) is shown
        assert shown.address == "soy/game"
        yield from focus_window(shown)
        yield from press(driver, "Escape")
        yield lambda: opened(driver) is None

    assert run_script(play, "--game", "soy", "--seed", "2") == 0


def opened(driver: Driver) -> HelpWindow | None:
    """The open help window, if any."""
    found = driver.window.findChildren(HelpWindow)
    return next((each for each in found if each.isVisible()), None)
