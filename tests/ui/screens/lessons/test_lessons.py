"""Offers of lessons: before or beside the first match of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from soiree.games import GAMES
from soiree.storage import settings as settings_file
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.dialogs.first_time import FirstTimeDialog
from soiree.ui.dialogs.help.window import HelpWindow
from soiree.ui.guests.people import one_among
from soiree.ui.screens.lessons.lesson_window import LessonWindow
from soiree.ui.screens.lessons.lessons import LessonOffer
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.shell.routes import Play
from tests.thorough import always
from tests.truth import match_at
from tests.ui.table.items import grid_at, hand_of
from tests.ui.table.sitting import click
from tests.window.places import Places, open_places, unpainted_window

LEFT = Qt.MouseButton.LeftButton


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


def begin(places: Places, settings: Settings, name: str = "soi") -> None:
    places.begin(name, settings.choices(GAMES[name]), seed=3)


def offer(window: MainWindow) -> LessonOffer | None:
    """The visible offer, if there is one."""
    found = window.status_bar.findChildren(LessonOffer)
    return next((each for each in found if each.isVisible()), None)


def during_lesson(
    end: Callable[[LessonWindow], object] = LessonWindow.reject, *, after: int = 0
) -> list[LessonWindow]:
    """The lessons that open; each one ends at once.

    Args:
        after: the number of other dialogs that open before.
    """
    seen: list[LessonWindow] = []

    def look(others: int) -> None:
        lesson = QApplication.activeModalWidget()
        if others and not isinstance(lesson, LessonWindow):
            QTimer.singleShot(0, lambda: look(others))
            return
        assert isinstance(lesson, LessonWindow)
        seen.append(lesson)
        end(lesson)

    QTimer.singleShot(0, lambda: look(after))
    return seen


def test_the_first_match_of_a_game_is_offered_its_lesson(
    window: MainWindow, places: Places, settings: Settings
) -> None:
    begin(places, settings)
    shown = offer(window)
    assert shown is not None
    assert shown.take.text() == "New to Soi? Learn it in two minutes"
    assert shown.take.accessibleName() == "Learn Soi in two minutes"
    assert shown.refuse.accessibleName() == "No, thank you"
    assert settings.lessons == ["soi"]
    kept = settings_file.load(Paths.find(), GAMES).settings
    assert kept.lessons == ["soi"]
    places.leave()
    assert offer(window) is None


def test_the_second_match_is_offered_no_lesson(
    window: MainWindow, places: Places, settings: Settings
) -> None:
    settings.lessons = ["soi"]
    begin(places, settings)
    assert offer(window) is None
    begin(places, settings, "soy")
    assert offer(window) is not None


def test_a_resumed_match_is_offered_no_lesson(
    window: MainWindow, places: Places, settings: Settings
) -> None:
    begin(places, settings)
    places.leave()
    settings.lessons = []
    places.resume("soi")
    assert places.table is not None
    assert offer(window) is None


def test_a_demonstration_is_offered_no_lesson(window: MainWindow, settings: Settings) -> None:
    places = open_places(window, settings, saves_matches=False, saves_settings=False)
    begin(places, settings)
    assert offer(window) is None


def test_an_offer_does_not_keep_the_person_from_playing(
    window: MainWindow, places: Places, settings: Settings, qtbot: QtBot
) -> None:
    """The first card can be clicked at once, and the offer stays."""
    begin(places, settings)
    table = places.table
    assert table is not None
    qtbot.waitUntil(lambda: table.shown.now.decider is not None)
    assert table.hasFocus()
    click(table, hand_of(table, 1))
    assert grid_at(table) is not None
    assert offer(window) is not None


def test_a_refused_offer_disappears(window: MainWindow, places: Places, settings: Settings) -> None:
    begin(places, settings)
    shown = offer(window)
    assert shown is not None
    beside = window.status_bar.childAt(1, 1)
    assert beside is not None
    assert beside.geometry().right() == shown.x() - 1
    QTest.mouseClick(shown.refuse, LEFT)
    assert offer(window) is None
    QApplication.processEvents()
    assert beside.geometry().right() == window.status_bar.width() - 1


def test_the_offer_stays_at_the_end_of_the_status_bar(
    window: MainWindow, places: Places, settings: Settings
) -> None:
    begin(places, settings)
    shown = offer(window)
    assert shown is not None
    window.resize(900, 650)
    QApplication.processEvents()
    assert shown.geometry().right() == window.status_bar.width() - 1
    assert shown.height() == window.status_bar.height()


def test_the_match_waits_during_a_lesson(
    window: MainWindow, places: Places, settings: Settings, qtbot: QtBot
) -> None:
    begin(places, settings)
    table = places.table
    assert table is not None
    qtbot.waitUntil(lambda: table.shown.now.decider is not None)
    shown, before = offer(window), match_at(table).position
    assert shown is not None
    seen = during_lesson()
    QTest.mouseClick(shown.take, LEFT)
    assert len(seen) == 1
    assert offer(window) is None
    assert seen[0].table is None
    assert places.table is table
    assert match_at(table).position == before


@pytest.mark.parametrize("name", always("soi", of=GAMES))
def test_the_menu_gives_the_lesson_of_the_current_game(
    name: str, window: MainWindow, places: Places, settings: Settings
) -> None:
    begin(places, settings, name)
    (act,) = (each for each in window.actions() if each.text() == "&In two minutes")
    seen = during_lesson()
    act.trigger()
    assert GAMES[name].title in seen[0].windowTitle()


def test_a_link_in_the_help_gives_a_lesson(
    window: MainWindow, places: Places, settings: Settings
) -> None:
    window.dialogs.show_help(GAMES["soi"])
    seen = during_lesson()
    (pages,) = window.findChildren(HelpWindow)
    pages.lesson_requested.emit("soda")
    assert "Soda" in seen[0].windowTitle()
    assert settings.lessons == ["soda"]
    pages.close()


class TestBeforeTheFirstMatch:
    """The question after Play on the start page."""

    def test_play_asks_first_and_enter_opens_the_lesson(
        self, window: MainWindow, places: Places, settings: Settings
    ) -> None:
        def look(dialog: FirstTimeDialog) -> None:
            assert dialog.windowTitle() == "New to Soi?"
            assert dialog.learn.text() == "Learn it (2 minutes)"
            assert dialog.learn.isDefault()
            assert dialog.focusWidget() is dialog.learn
            assert min(dialog.learn.height(), dialog.play.height()) >= 64
            QTest.keyClick(dialog, Qt.Key.Key_Escape)

        asked = answer(look)
        want(places, settings)
        assert len(asked) == 1
        assert places.table is None, "Esc goes back"
        assert settings.lessons == []

    def test_just_play_begins_the_match_and_is_asked_once(
        self, window: MainWindow, places: Places, settings: Settings
    ) -> None:
        asked = answer(lambda dialog: QTest.mouseClick(dialog.play, LEFT))
        want(places, settings)
        assert len(asked) == 1
        assert places.table is not None
        assert offer(window) is None, "the answer was no"
        assert settings_file.load(Paths.find(), GAMES).settings.lessons == ["soi"]
        places.leave()
        places.resume("soi")
        assert places.table is not None
        want(places, settings, "soy", asks=False)

    def test_the_match_begins_after_the_lesson(
        self, window: MainWindow, places: Places, settings: Settings
    ) -> None:
        answer(lambda dialog: QTest.mouseClick(dialog.learn, LEFT))
        lessons = during_lesson(LessonWindow.accept, after=1)
        want(places, settings)
        (lesson,) = lessons
        assert lesson.windowTitle() == "Soi in two minutes"
        assert places.table is not None

    def test_opponents_after_a_first_lesson_are_easy(
        self, window: MainWindow, places: Places, settings: Settings
    ) -> None:
        """The opponents stay until the person chooses others, and the first round is slow."""
        settings.speed = "normal"
        answer(lambda dialog: QTest.mouseClick(dialog.learn, LEFT))
        during_lesson(LessonWindow.accept, after=1)
        want(places, settings)
        table = places.table
        assert table is not None
        levels = [who.level for who in table.play.client.players]
        assert levels == [None, "easy", "easy", "easy"]
        assert table.shown.now.appearance.speed == "slow"
        kept = settings_file.load(Paths.find(), GAMES).settings
        assert [seat.level for seat in kept.games["soi"].seats] == levels

    @pytest.mark.parametrize("is_left", [True, False])
    def test_chosen_opponents_and_those_of_a_cancelled_lesson_stay(
        self,
        window: MainWindow,
        places: Places,
        settings: Settings,
        *,
        is_left: bool,
    ) -> None:
        choices = settings.choices(GAMES["soi"])
        chosen = [] if is_left else one_among(GAMES["soi"], choices, GAMES["soi"].levels[-1])
        choices.seats = list(chosen)
        during_lesson(LessonWindow.reject if is_left else LessonWindow.accept)
        window.lesson_requested.emit("soi")
        assert places.table is None
        assert choices.seats == chosen

    def test_a_cancelled_lesson_leads_back_and_is_not_offered_again(
        self, window: MainWindow, places: Places, settings: Settings
    ) -> None:
        answer(lambda dialog: QTest.mouseClick(dialog.learn, LEFT))
        during_lesson(after=1)
        want(places, settings)
        assert places.table is None
        want(places, settings)
        assert places.table is not None

    def test_a_new_game_with_options_asks_the_question_too(
        self, window: MainWindow, places: Places, settings: Settings
    ) -> None:
        asked = answer(lambda dialog: QTest.mouseClick(dialog.play, LEFT))
        window.dialogs.requested.emit(Play("soi", settings.choices(GAMES["soi"]), teaches=True))
        places.arrive()
        assert len(asked) == 1
        assert places.table is not None


class TestTheFirstRound:
    @pytest.fixture
    def settings(self) -> Settings:
        return Settings(speed="normal", lessons=list(GAMES))

    def test_the_first_round_is_slow(self, places: Places, settings: Settings) -> None:
        begin(places, settings)
        table = places.table
        assert table is not None
        assert table.shown.now.appearance.speed == "slow"
        assert table.shown.now.appearance.explains
        table.play.round_over.emit()
        assert table.shown.now.appearance.speed == "normal"
        assert settings_file.load(Paths.find(), GAMES).settings.practised == ["soi"]
        begin(places, settings, "soda")
        assert places.table is not None
        assert places.table.shown.now.appearance.speed == "slow"

    def test_the_second_match_has_the_usual_speed(self, places: Places, settings: Settings) -> None:
        settings.practised = ["soi"]
        begin(places, settings)
        assert places.table is not None
        assert places.table.shown.now.appearance.speed == "normal"
        assert not places.table.shown.now.appearance.explains

    @pytest.mark.parametrize("speed", ["fast", "off"])
    def test_a_chosen_speed_applies_to_the_first_round(
        self, places: Places, settings: Settings, speed: Literal["fast", "off"]
    ) -> None:
        settings.speed = speed
        begin(places, settings)
        assert places.table is not None
        assert places.table.shown.now.appearance.speed == speed


def want(places: Places, settings: Settings, name: str = "soi", *, asks: bool = True) -> None:
    """Request a match as Play on the start page does."""
    if not asks:
        settings.lessons = list(GAMES)
    places.go(Play(name, settings.choices(GAMES[name]), teaches=True))


def answer(act: Callable[[FirstTimeDialog], object]) -> list[FirstTimeDialog]:
    """Answer the next question before a first match. Returns the asked questions."""
    asked: list[FirstTimeDialog] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, FirstTimeDialog)
        asked.append(dialog)
        act(dialog)

    QTimer.singleShot(0, look)
    return asked
