"""A lesson is offered beside the first match of a game, and never stands in its way."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from soiree.games import GAMES
from soiree.resources import resource
from soiree.storage import settings as settings_file
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.decks import load_deck
from soiree.ui.window.lesson_window import LessonWindow
from soiree.ui.window.lessons import LessonOffer
from soiree.ui.window.main_window import MainWindow
from soiree.ui.window.match_coordinator import MatchCoordinator
from tests.truth import match_at
from tests.ui.table.items import grid_at, hand_of
from tests.ui.table.sitting import click

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def settings() -> Settings:
    return Settings(speed="off")


@pytest.fixture
def window(qtbot: QtBot, settings: Settings) -> Iterator[MainWindow]:
    deck = load_deck(resource("decks", "classic.svg"))
    made = MainWindow(GAMES, Paths.find(), settings, deck)
    made.show_start()
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    yield made
    made.close()


@pytest.fixture
def coordinator(window: MainWindow, settings: Settings) -> MatchCoordinator:
    deck = load_deck(resource("decks", "classic.svg"))
    return MatchCoordinator(window, GAMES, Paths.find(), settings, deck)


def begin(coordinator: MatchCoordinator, settings: Settings, name: str = "soi") -> None:
    coordinator.begin(name, settings.choices(GAMES[name]), seed=3)


def offer(window: MainWindow) -> LessonOffer | None:
    """The offer in sight, if there is one."""
    found = window.status_bar.findChildren(LessonOffer)
    return next((each for each in found if each.isVisible()), None)


def during_lesson() -> list[LessonWindow]:
    """The lessons that come to lie over the window; each is left at once."""
    seen: list[LessonWindow] = []

    def look() -> None:
        lesson = QApplication.activeModalWidget()
        assert isinstance(lesson, LessonWindow)
        seen.append(lesson)
        lesson.reject()

    QTimer.singleShot(0, look)
    return seen


def test_the_first_match_of_a_game_is_offered_its_lesson(
    window: MainWindow, coordinator: MatchCoordinator, settings: Settings
) -> None:
    begin(coordinator, settings)
    shown = offer(window)
    assert shown is not None
    assert shown.take.text() == "New to Soi? Learn it in two minutes"
    assert shown.take.accessibleName() == "Learn Soi in two minutes"
    assert shown.refuse.accessibleName() == "No, thank you"
    assert settings.lessons == ["soi"]
    kept = settings_file.load(Paths.find(), GAMES).settings
    assert kept.lessons == ["soi"]
    coordinator.leave()
    assert offer(window) is None


def test_the_second_match_is_not(
    window: MainWindow, coordinator: MatchCoordinator, settings: Settings
) -> None:
    settings.lessons = ["soi"]
    begin(coordinator, settings)
    assert offer(window) is None
    begin(coordinator, settings, "soy")
    assert offer(window) is not None


def test_a_match_that_is_gone_on_with_is_offered_none(
    window: MainWindow, coordinator: MatchCoordinator, settings: Settings
) -> None:
    begin(coordinator, settings)
    coordinator.leave()
    settings.lessons = []
    coordinator.resume("soi")
    assert coordinator.table is not None
    assert offer(window) is None


def test_a_demonstration_is_offered_none(window: MainWindow, settings: Settings) -> None:
    deck = load_deck(resource("decks", "classic.svg"))
    coordinator = MatchCoordinator(
        window, GAMES, Paths.find(), settings, deck, keeps=False, keeps_settings=False
    )
    begin(coordinator, settings)
    assert offer(window) is None


def test_nobody_has_to_answer(
    window: MainWindow, coordinator: MatchCoordinator, settings: Settings, qtbot: QtBot
) -> None:
    """The first card is one click away, and the offer stays where it is."""
    begin(coordinator, settings)
    table = coordinator.table
    assert table is not None
    qtbot.waitUntil(lambda: table.shown.decider is not None)
    assert table.hasFocus()
    click(table, hand_of(table, 1))
    assert grid_at(table) is not None
    assert offer(window) is not None


def test_an_offer_can_be_refused(
    window: MainWindow, coordinator: MatchCoordinator, settings: Settings
) -> None:
    begin(coordinator, settings)
    shown = offer(window)
    assert shown is not None
    assert window.status_bar.contentsMargins().right() == shown.width()
    QTest.mouseClick(shown.refuse, LEFT)
    assert offer(window) is None
    assert window.status_bar.contentsMargins().right() == 0


def test_the_offer_stays_at_the_end_of_the_status_bar(
    window: MainWindow, coordinator: MatchCoordinator, settings: Settings
) -> None:
    begin(coordinator, settings)
    shown = offer(window)
    assert shown is not None
    window.resize(900, 650)
    QApplication.processEvents()
    assert shown.geometry().right() == window.status_bar.width() - 1
    assert shown.height() == window.status_bar.height()


def test_a_lesson_that_is_taken_holds_the_match_back(
    window: MainWindow, coordinator: MatchCoordinator, settings: Settings, qtbot: QtBot
) -> None:
    begin(coordinator, settings)
    table = coordinator.table
    assert table is not None
    qtbot.waitUntil(lambda: table.shown.decider is not None)
    shown, before = offer(window), match_at(table).position
    assert shown is not None
    seen = during_lesson()
    QTest.mouseClick(shown.take, LEFT)
    assert len(seen) == 1
    assert offer(window) is None
    assert seen[0].table is None
    assert coordinator.table is table
    assert match_at(table).position == before


@pytest.mark.parametrize("name", GAMES)
def test_the_menu_gives_the_lesson_of_the_game_in_sight(
    name: str, window: MainWindow, coordinator: MatchCoordinator, settings: Settings
) -> None:
    begin(coordinator, settings, name)
    (act,) = (each for each in window.actions() if each.text() == "&In two minutes")
    seen = during_lesson()
    act.trigger()
    assert GAMES[name].title in seen[0].windowTitle()


def test_a_link_in_the_help_gives_a_lesson(
    window: MainWindow, coordinator: MatchCoordinator, settings: Settings
) -> None:
    window.dialogs.show_help(GAMES["soi"])
    seen = during_lesson()
    assert window.dialogs._help is not None
    window.dialogs._help.lesson_wanted.emit("soda")
    assert "Soda" in seen[0].windowTitle()
    assert settings.lessons == ["soda"]
    window.dialogs._help.close()
