"""Lessons by mouse and keyboard, begun from offers."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton, QToolButton

from soiree.games import GAMES
from soiree.storage import settings as settings_file
from soiree.storage.paths import Paths
from soiree.ui.dialogs.first_time import FirstTimeDialog
from soiree.ui.screens.lessons.lesson_window import LessonWindow
from soiree.ui.table.felt.button_item import ButtonItem
from tests.thorough import always, tries
from tests.truth import match_at
from tests.ui.table.items import clicked_items, selected_items
from tests.ui.table.sitting import point_of
from tests.window.driver import Acts, Condition, Driver, choose_settings, run_script
from tests.window.under_x.hands import click, drag, focus_window, press

EXERCISES = tries(1, thorough=99)
"""The number of exercises of a lesson, beside its first and last step."""


@pytest.mark.parametrize("game", always("pariah", of=("soda", "pariah")))
def test_a_lesson_can_be_done_by_mouse(game: str) -> None:
    choose_settings(speed="fast", lessons=[])

    def play(driver: Driver) -> Acts:
        yield from focus_window(driver.window)
        yield lambda: driver.has_table
        table = driver.places.table
        assert table is not None
        yield lambda: not table.play.moving
        name = f"Learn {GAMES[game].title} in two minutes"
        offer = driver.shown(QToolButton, name)
        assert offer is not None
        yield from click(driver, offer)
        yield lambda: isinstance(driver.front, LessonWindow) and driver.front.table
        lesson = driver.front
        assert isinstance(lesson, LessonWindow)
        yield from focus_window(lesson)
        before = match_at(table).position
        for number in sorted({0, *exercises(lesson)[:EXERCISES], len(lesson.lesson) - 1}):
            step = lesson.lesson[number]
            lesson.show_step(number)
            yield arrived(lesson, number)
            if not step.is_look:
                yield from by_mouse(driver, lesson, sorted(step.exercise.moves)[0])
                yield lambda: lesson.caption.is_done
            yield from click(driver, lesson.caption.next)
        yield lambda: driver.front is driver.window
        assert driver.places.table is table
        assert match_at(table).position == before
        assert driver.shown(QToolButton, name) is None

    assert run_script(play, "--game", game, "--seed", "2") == 0
    assert settings_file.load(Paths.find(), GAMES).settings.lessons == [game]


def test_play_offers_the_lesson_before_the_first_deal() -> None:
    choose_settings(speed="fast", lessons=[])

    def play(driver: Driver) -> Acts:
        yield from focus_window(driver.window)
        yield lambda: driver.shown(QPushButton, "Play Soy")
        yield from click(driver, driver.button("Play Soy"))
        yield lambda: isinstance(driver.front, FirstTimeDialog)
        yield from focus_window(driver.front)
        yield from press(driver, "Escape")
        yield lambda: driver.front is driver.window
        assert not driver.has_table
        yield from click(driver, driver.button("Play Soy"))
        yield lambda: isinstance(driver.front, FirstTimeDialog)
        yield from focus_window(driver.front)
        yield from press(driver, "Return")
        yield lambda: isinstance(driver.front, LessonWindow) and driver.front.table
        lesson = driver.front
        assert isinstance(lesson, LessonWindow)
        yield from focus_window(lesson)
        assert lesson.number == 0
        yield from press(driver, "Return")
        yield lambda: lesson.number == 1
        lesson.show_step(len(lesson.lesson) - 1)
        assert lesson.caption.next.text() == "Play"
        yield from press(driver, "Return")
        yield lambda: driver.has_table

    assert run_script(play) == 0
    assert settings_file.load(Paths.find(), GAMES).settings.lessons == ["soy"]


def test_keys_begin_and_leave_a_lesson() -> None:
    choose_settings()

    def play(driver: Driver) -> Acts:
        yield from focus_window(driver.window)
        yield lambda: driver.shown(QPushButton, "New game of Soi")
        yield from press(driver, "alt+h", "i")
        yield lambda: isinstance(driver.front, LessonWindow) and driver.front.table
        lesson = driver.front
        assert isinstance(lesson, LessonWindow)
        yield from focus_window(lesson)
        yield lambda: turn(lesson)
        yield from press(driver, "Escape")
        yield lambda: driver.front is driver.window
        assert not driver.has_table

    assert run_script(play) == 0


def exercises(lesson: LessonWindow) -> list[int]:
    """The numbers of the steps with a move."""
    return [number for number, step in enumerate(lesson.lesson) if not step.is_look]


def arrived(lesson: LessonWindow, number: int) -> Condition:
    return lambda: lesson.number == number and turn(lesson)


def turn(lesson: LessonWindow) -> bool:
    """True if the person may choose at the lesson's table."""
    table = lesson.table
    return table is not None and table.shown.now.decider is not None and not table.play.moving


def by_mouse(driver: Driver, lesson: LessonWindow, move: str) -> Acts:
    """Drag a card onto its place, or click all items of a move."""
    table = lesson.table
    assert table is not None
    port = table.viewport()
    items = clicked_items(table, move)
    points = [port.mapToGlobal(point_of(table, item)) for item in items]
    if len(items) == 2 and not isinstance(items[1], ButtonItem):
        yield from drag(driver, points[0], points[1])
        return
    for item, point in zip(items, points, strict=True):
        if item not in selected_items(table):
            yield from click(driver, point)
