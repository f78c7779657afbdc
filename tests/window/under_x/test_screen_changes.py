"""The place of the window after a restart and after changes of the screen's resolution."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QWidget

from soiree.storage.paths import Paths
from soiree.storage.settings import GameChoices
from soiree.storage.state_files import WindowPlace, load_window, save_window
from tests.window.driver import Acts, Driver, choose_settings, run_script
from tests.window.under_x.hands import resize_screen

USUAL = "1600x1000"


def lies_within(widget: QWidget, width: int, height: int) -> bool:
    return QRect(0, 0, width, height).contains(widget.frameGeometry())


def test_a_window_on_the_screen_opens_at_the_same_place() -> None:
    place = WindowPlace(211, 97, 1203, 771)
    assert save_window(Paths.find(), place) is None

    def play(driver: Driver) -> Acts:
        yield lambda: driver.window.windowHandle().isExposed()
        yield lambda: driver.window.geometry() == QRect(211, 97, 1203, 771)

    assert run_script(play) == 0
    assert load_window(Paths.find()) == place


def test_a_window_above_the_screen_opens_with_its_title_bar() -> None:
    assert save_window(Paths.find(), WindowPlace(-300, -200, 1200, 800)) is None

    def play(driver: Driver) -> Acts:
        yield lambda: lies_within(driver.window, 1600, 1000)
        assert driver.window.size().toTuple() == (1200, 800)

    assert run_script(play) == 0


def test_a_window_shrinks_with_the_screen_and_grows_back() -> None:
    assert save_window(Paths.find(), WindowPlace(250, 150, 1300, 820)) is None
    before = QRect(250, 150, 1300, 820)

    def play(driver: Driver) -> Acts:
        window = driver.window
        yield lambda: window.geometry() == before
        resize_screen("1024x600")
        yield lambda: lies_within(window, 1024, 600)
        resize_screen("1280x720")
        yield lambda: window.width() > 1024
        assert lies_within(window, 1280, 720)
        resize_screen("700x500")
        yield lambda: lies_within(window, 700, 500)
        resize_screen(USUAL)
        yield lambda: window.geometry() == before
        assert window.minimumSize().toTuple() == (800, 600)

    try:
        assert run_script(play) == 0
    finally:
        resize_screen(USUAL)


def test_a_window_moved_on_the_small_screen_stays_there() -> None:
    assert save_window(Paths.find(), WindowPlace(250, 150, 1300, 820)) is None

    def play(driver: Driver) -> Acts:
        window = driver.window
        yield lambda: window.windowHandle().isExposed()
        resize_screen("1024x600")
        yield lambda: lies_within(window, 1024, 600)
        put = QRect(40, 30, 900, 540)
        window.setMinimumSize(1, 1)
        window.setGeometry(put)
        resize_screen(USUAL)
        yield lambda: window.minimumSize().toTuple() == (800, 600)
        assert window.geometry().topLeft() == put.topLeft()
        assert window.width() == put.width()

    try:
        assert run_script(play) == 0
    finally:
        resize_screen(USUAL)


def test_an_open_dialog_follows_the_screen() -> None:
    settings = choose_settings()
    settings.games["spy"] = GameChoices(options={"players": 12})

    def play(driver: Driver) -> Acts:
        yield lambda: driver.window.windowHandle().isExposed()
        driver.soon(lambda: driver.window.dialogs.ask_new_game("spy"))
        yield lambda: QApplication.activeModalWidget() is not None
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        yield lambda: dialog.windowHandle().isExposed()
        resize_screen("1024x600")
        yield lambda: lies_within(dialog, 1024, 600)
        start = driver.button("Start")
        assert start.visibleRegion().boundingRect() == start.rect()
        assert isinstance(start, QPushButton)
        dialog.reject()

    try:
        assert run_script(play) == 0
    finally:
        resize_screen(USUAL)
