"""Matches on a full disk: the notice, the question before leaving, and copies."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from soiree.core import records
from soiree.games import GAMES
from soiree.storage.paths import Paths
from soiree.storage.settings import GameChoices, SeatChoice, Settings
from soiree.ui.shell.main_window import MainWindow
from tests.conftest import FullDisk
from tests.storage.keeping import on_disk
from tests.truth import match_at
from tests.ui.screens.questions import answer
from tests.ui.table.items import legal_at
from tests.window import reader
from tests.window.places import Places, open_places, unpainted_window

TOO_FULL = 20
"""The size in bytes of a disk on which no match fits."""


@pytest.fixture
def settings() -> Settings:
    """Settings without delays, and with easy opponents in Soda."""
    seats = [SeatChoice("human"), *3 * [SeatChoice("computer", level="easy")]]
    soda = GameChoices(seats=seats, message_delay=0)
    return Settings(speed="off", lessons=[*GAMES], games={"soda": soda})


@pytest.fixture
def window(qtbot: QtBot, settings: Settings) -> Iterator[MainWindow]:
    made = unpainted_window(settings)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    yield made
    made.close()


@pytest.fixture
def places(window: MainWindow, settings: Settings) -> Places:
    return open_places(window, settings)


def begin(places: Places, settings: Settings, qtbot: QtBot) -> None:
    """Begin a match of Soda, and wait for the person's turn."""
    places.begin("soda", settings.choices(GAMES["soda"]), seed=3)
    wait_for_turn(places, qtbot)


def wait_for_turn(places: Places, qtbot: QtBot) -> None:
    table = places.table
    assert table is not None
    qtbot.waitUntil(lambda: bool(legal_at(table)), timeout=20_000)


def choose(places: Places) -> None:
    assert places.table is not None
    places.table.choice.make(legal_at(places.table)[0])


def test_the_notice_stays_until_the_match_is_saved(
    window: MainWindow,
    places: Places,
    settings: Settings,
    qtbot: QtBot,
    full_disk: FullDisk,
) -> None:
    begin(places, settings, qtbot)
    bar = window.notice_bar
    assert bar.isHidden()
    with full_disk(TOO_FULL):
        choose(places)
        qtbot.waitUntil(bar.isVisible)
        assert "the disk is full" in bar.accessibleName()
        wait_for_turn(places, qtbot)
        assert bar.isVisible()
        bar.again.click()
        qtbot.waitUntil(lambda: "It still cannot be saved." in window.status_bar.sentences())
    assert bar.isVisible()
    bar.again.click()
    qtbot.waitUntil(bar.isHidden)
    assert window.status_bar.sentences()[0] == "Saved."


def test_a_match_begun_on_a_full_disk_is_saved_once_there_is_room(
    window: MainWindow,
    places: Places,
    settings: Settings,
    qtbot: QtBot,
    full_disk: FullDisk,
) -> None:
    with full_disk(TOO_FULL):
        begin(places, settings, qtbot)
        qtbot.waitUntil(window.notice_bar.isVisible)
        assert places.waiting() == []
    window.notice_bar.again.click()
    qtbot.waitUntil(window.notice_bar.isHidden)
    assert places.waiting() == ["soda"]
    assert places.table is not None
    assert on_disk(Paths.find(), "soda") == match_at(places.table).record()


@pytest.mark.parametrize("how", ["close", "start page", "new match", "other game"])
def test_leaving_an_unsaved_match_asks_a_question(
    window: MainWindow,
    places: Places,
    settings: Settings,
    qtbot: QtBot,
    full_disk: FullDisk,
    how: str,
) -> None:
    ways: dict[str, Callable[[], object]] = {
        "close": window.close,
        "start page": places.leave,
        "new match": lambda: places.begin("soda", settings.choices(GAMES["soda"])),
        "other game": lambda: places.go_to("soi"),
    }
    leave = ways[how]
    asked: list[str] = []
    with full_disk(TOO_FULL):
        begin(places, settings, qtbot)
        table = places.table
        answer("Keep playing", asked)
        leave()
        assert places.table is table
        assert window.isVisible()
        answer("Leave without saving", asked)
        leave()
        assert places.table is not table or not window.isVisible()
    assert asked == ["Your last moves are not saved."] * 2


def test_a_match_with_a_saved_copy_is_left_without_a_question(
    window: MainWindow,
    places: Places,
    settings: Settings,
    qtbot: QtBot,
    tmp_path: Path,
) -> None:
    elsewhere = tmp_path / "usb"
    elsewhere.mkdir()
    begin(places, settings, qtbot)
    waiting = Paths.find().waiting
    snapshot, journal = waiting / "soda.soiree", waiting / "soda.journal"
    qtbot.waitUntil(lambda: snapshot.exists() and not journal.stat().st_size, timeout=20_000)
    shutil.rmtree(waiting)
    waiting.write_bytes(b"in the way")
    choose(places)
    qtbot.waitUntil(window.notice_bar.isVisible)
    wait_for_turn(places, qtbot)

    def choose_folder() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QFileDialog):
            timer.stop()
            dialog.setDirectory(str(elsewhere))
            dialog.accept()

    timer = QTimer(interval=10)
    timer.timeout.connect(choose_folder)
    timer.start()
    asked: list[str] = []
    answer("Save elsewhere…", asked)
    table = places.table
    assert table is not None
    record = match_at(table).record()
    places.leave()
    assert places.table is None
    assert len(asked) == 1
    [saved] = elsewhere.iterdir()
    assert records.decode(saved.read_bytes(), GAMES) == record


def test_the_end_of_the_session_asks_no_question(
    window: MainWindow,
    places: Places,
    settings: Settings,
    qtbot: QtBot,
    full_disk: FullDisk,
) -> None:
    with full_disk(TOO_FULL):
        begin(places, settings, qtbot)
        places.navigator.ask_nothing()
        assert window.close()


def test_the_notice_is_an_alert_with_reachable_buttons(
    window: MainWindow,
    places: Places,
    settings: Settings,
    qtbot: QtBot,
    full_disk: FullDisk,
) -> None:
    reader.install()
    bar = window.notice_bar
    with full_disk(TOO_FULL):
        begin(places, settings, qtbot)
        qtbot.waitUntil(bar.isVisible)
        assert places.table is not None
        assert not bar.geometry().intersects(places.table.geometry())
        interface = QAccessible.queryAccessibleInterface(bar)
        assert interface.role() is QAccessible.Role.AlertMessage
        assert "disk is full" in interface.text(QAccessible.Text.Name)
        reached = set()
        for _ in range(60):
            focus = QApplication.focusWidget()
            assert focus is not None
            QTest.keyClick(focus, Qt.Key.Key_Tab)
            if isinstance(focus := QApplication.focusWidget(), QPushButton):
                reached.add(focus.accessibleName())
        assert reached == {"Save elsewhere", "Try again"}
        places.navigator.ask_nothing()
