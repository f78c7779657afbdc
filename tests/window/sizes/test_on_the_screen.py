"""The window, its dialogs and their buttons on screens of any size."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QPushButton, QWidget

from soiree.games import GAMES
from soiree.storage.paths import Paths
from soiree.storage.settings import GameChoices
from soiree.storage.state_files import WindowPlace, load_window, save_window
from soiree.ui.dialogs.about import FaultDialog
from soiree.ui.dialogs.deal import DealDialog
from soiree.ui.dialogs.forms import ContentFit, Sheet
from soiree.ui.dialogs.help.window import HelpWindow
from soiree.ui.screens.start.start_page import StartPage
from tests.ui.table.items import hand_of
from tests.window.driver import Acts, Driver, choose_settings, run_script
from tests.window.under_x.hands import focus_window, press


def free() -> QRect:
    return QApplication.primaryScreen().availableGeometry()


def is_seen(widget: QWidget) -> bool:
    """True if a widget is fully visible, on the screen and in its scroll areas."""
    there = QRect(widget.mapToGlobal(QPoint()), widget.size())
    return free().contains(there) and widget.visibleRegion().boundingRect() == widget.rect()


def lies_on_screen(window: QWidget) -> bool:
    return free().contains(window.frameGeometry())


def test_a_window_of_a_larger_screen_opens_within_the_screen() -> None:
    place = WindowPlace(60, 40, 3000, 2000)
    assert save_window(Paths.find(), place) is None

    def play(driver: Driver) -> Acts:
        yield lambda: driver.window.frameGeometry() == free()

    assert run_script(play) == 0
    # The saved size stays that of the larger screen.
    assert load_window(Paths.find()) == place


def test_keys_scroll_to_each_game_of_the_start_page() -> None:
    def play(driver: Driver) -> Acts:
        window = driver.window
        yield from focus_window(window)
        yield lambda: lies_on_screen(window)
        window.setGeometry(free())
        (page,) = window.findChildren(StartPage)
        yield lambda: page.width() == free().width()
        yield from press(driver, "Home")
        tiles = []
        for key in ("Right", "Right", "Down", "Left", "Left", "End"):
            tile = QApplication.focusWidget()
            assert tile is not None
            tiles.append(tile)
            for part in (tile, *tile.findChildren(QPushButton)):
                assert part.isHidden() or is_seen(part), f"{part.accessibleName()} is cut"
            yield from press(driver, key)
        sheet = page.widget()
        assert sheet is not None
        assert sheet.width() <= page.viewport().width()
        covered = sum(tile.width() * tile.height() for tile in set(tiles))
        assert covered > 0.6 * sheet.width() * sheet.height()

    assert run_script(play) == 0


def test_the_table_and_the_status_bar_are_visible() -> None:
    choose_settings()

    def play(driver: Driver) -> Acts:
        yield lambda: driver.has_table and driver.legal
        yield lambda: lies_on_screen(driver.window)
        table = driver.table
        assert free().contains(QRect(table.mapToGlobal(QPoint()), table.size()))
        assert is_seen(driver.window.status_bar)
        hand = hand_of(table, table.shown.now.viewer)
        assert free().contains(table.item_rect(hand))

    assert run_script(play, "--game", "soi") == 0


def test_dialogs_and_their_buttons_are_on_the_screen() -> None:
    settings = choose_settings()
    settings.games["spy"] = GameChoices(options={"players": 2})

    def check(dialog: QWidget) -> Acts:
        yield lambda: dialog.isVisible() and lies_on_screen(dialog)
        for button in dialog.findChildren(QPushButton):
            scrolled = any(sheet.isAncestorOf(button) for sheet in dialog.findChildren(Sheet))
            assert scrolled or not button.isVisibleTo(dialog) or is_seen(button), (
                f"{button.text()} is cut"
            )

    def visit(driver: Driver, opens: Callable[[], object]) -> Acts:
        driver.soon(opens)
        yield lambda: QApplication.activeModalWidget() is not None
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        yield from check(dialog)
        if dialog.findChild(ContentFit):
            assert dialog.minimumSize() == dialog.maximumSize() == dialog.size()
        if players := driver.shown(QLineEdit, "Players"):
            # The dialog grows while it is open.
            for count in ("12", "6", "12"):
                players.setText(count)
                yield from check(dialog)
        dialog.reject()
        yield lambda: QApplication.activeModalWidget() is None

    def play(driver: Driver) -> Acts:
        window, places = driver.window, driver.places
        yield lambda: lies_on_screen(window)
        for game in ("spy", "soureh", "soda"):
            yield from visit(driver, partial(window.dialogs.ask_new_game, game))
        yield from visit(driver, window.dialogs.ask_preferences)
        yield from visit(driver, window.dialogs.ask_shortcuts)
        yield from visit(driver, window.dialogs.show_about)
        yield from visit(driver, lambda: window.lesson_requested.emit("spy"))
        asks = DealDialog(GAMES["spy"], GAMES["spy"].defaults(), None, window)
        yield from visit(driver, asks.exec)
        told = FaultDialog("Something\n" * 200, Paths.find(), window)
        yield from visit(driver, told.exec)
        window.dialogs.show_help(GAMES["spy"])
        (beside,) = window.findChildren(HelpWindow)
        yield from check(beside)
        beside.close()
        assert places.table is None

    assert run_script(play) == 0
