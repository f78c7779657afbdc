"""Lessons at their tables: by clicks, by keys, forwards and backwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from soiree.controller.lessons.lesson import YOU, reach, set_up
from soiree.core.cards import card
from soiree.core.entries import Move
from soiree.core.states import apply
from soiree.core.zones import Zone
from soiree.games import GAMES
from soiree.games.soi.moves import ASKS
from soiree.resources import resource
from soiree.storage.paths import Paths
from soiree.ui.decks import load_deck
from soiree.ui.game_window import window_of
from soiree.ui.screens.lessons.lesson_window import LessonWindow
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.felt.button_item import ButtonItem
from soiree.ui.table.felt.spotlight import Spotlight, areas_of
from soiree.ui.table.input.card_cell import CardCell
from soiree.ui.table.recap.lesson_steps import Lesson, Step
from soiree.ui.table.table import Table
from tests.thorough import always
from tests.truth import match_at
from tests.ui.table.items import (
    clicked_items,
    disagreements,
    grid_at,
    hand_of,
    items_of,
    selected_items,
)
from tests.ui.table.sitting import click, walk_to

pytestmark = pytest.mark.slow


def lesson_of(name: str) -> Lesson:
    made = window_of(GAMES[name]).lesson
    assert made is not None
    return made()(name)


STEPS = [(name, step) for name in GAMES for step in lesson_of(name)]
EXERCISES = [(name, step) for name, step in STEPS if not step.is_look]
LEFT = Qt.MouseButton.LeftButton
ENTER = Qt.Key.Key_Return


TRIED = ("soi", "spy")
"""The games whose lessons an ordinary run plays: their exercises differ most."""


@contextmanager
def lesson(qtbot: QtBot, name: str, size: tuple[int, int] = (1000, 720)) -> Iterator[LessonWindow]:
    deck = load_deck(resource("decks", "classic.svg"))
    appearance = Appearance(speed="off", message_delay=0)
    window = LessonWindow(GAMES[name], appearance, deck, Paths.find().pictures)
    qtbot.addWidget(window)
    window.setUpdatesEnabled(False)
    window.resize(*size)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(lambda: window.table is not None)
    wait_for_turn(qtbot, window)
    yield window
    window.close()
    assert window.table is None


def wait_for_turn(qtbot: QtBot, window: LessonWindow) -> None:
    qtbot.waitUntil(lambda: window.table is not None and window.table.shown.now.decider == YOU)


def go_to(qtbot: QtBot, window: LessonWindow, title: str) -> None:
    """Go to the step with a title."""
    titles = [step.title for step in window.lesson]
    window.show_step(titles.index(title))
    wait_for_turn(qtbot, window)


def at(window: LessonWindow) -> Table:
    assert window.table is not None
    return window.table


def focused() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def wanted(window: LessonWindow) -> Move:
    return sorted(window.step.exercise.moves)[0]


def by_clicks(window: LessonWindow, move: Move) -> None:
    table = at(window)
    if move in ASKS:
        seat, asked = ASKS[move]
        click(table, hand_of(table, seat))
        QTest.mouseClick(cell(table, asked), LEFT)
        return
    for item in clicked_items(table, move):
        if item not in selected_items(table):
            click(table, item)


def by_keys(window: LessonWindow, move: Move) -> None:
    """Make a move by arrow keys, Enter and the letters of buttons."""
    table = at(window)
    if move in ASKS:
        seat, asked = ASKS[move]
        walk_to(table, hand_of(table, seat))
        QTest.keyClick(table, ENTER)
        walk_to_cell(table, cell(table, asked))
        QTest.keyClick(focused(), ENTER)
        return
    for item in clicked_items(table, move):
        if isinstance(item, ButtonItem) and item.label.key == "Enter":
            QTest.keyClick(table, ENTER)
        elif isinstance(item, ButtonItem):
            QTest.keyClicks(table, item.label.key.lower())
        elif item not in selected_items(table):
            walk_to(table, item)
            QTest.keyClick(table, ENTER)


def cell(table: Table, asked: int) -> CardCell:
    grid = grid_at(table)
    assert grid is not None
    return next(each for each in grid.cards() if each.card == asked)


def walk_to_cell(table: Table, goal: CardCell) -> None:
    """Move the focus to a card of the grid by arrow keys."""
    for _ in range(20):
        at = QApplication.focusWidget()
        assert isinstance(at, CardCell)
        if at is goal:
            return
        across = Qt.Key.Key_Right if goal.x() > at.x() else Qt.Key.Key_Left
        down = Qt.Key.Key_Down if goal.y() > at.y() else Qt.Key.Key_Up
        QTest.keyClick(at, down if goal.x() == at.x() else across)
    raise AssertionError("no arrow leads there")


@pytest.mark.parametrize(
    ("name", "way"),
    [
        *(
            pytest.param(name, by_keys, marks=() if name in TRIED else pytest.mark.thorough)
            for name in GAMES
        ),
        *(pytest.param(name, by_clicks, marks=pytest.mark.thorough) for name in GAMES),
    ],
)
def test_every_lesson_can_be_played_to_its_end(
    qtbot: QtBot, name: str, way: Callable[[LessonWindow, Move], None], home: Path
) -> None:
    before = list(home.rglob("*"))
    with lesson(qtbot, name) as window:
        for number, step in enumerate(window.lesson):
            assert window.number == number
            assert window.caption.words == step.task
            if not step.is_look:
                way(window, wanted(window))
                qtbot.waitUntil(lambda: window.caption.is_done)
                assert window.caption.words == step.done
            assert disagreements(at(window)) == []
            assert at(window).shown.now.thinker is None
            # Enter goes on from the current focus.
            QTest.keyClick(focused(), ENTER)
            if number + 1 < len(window.lesson):
                wait_for_turn(qtbot, window)
        assert window.isHidden()
        assert window.result() == LessonWindow.DialogCode.Accepted
    assert list(home.rglob("*")) == before


@pytest.mark.parametrize(("name", "step"), EXERCISES)
def test_each_step_accepts_its_moves_and_answers_other_moves(name: str, step: Step) -> None:
    """Different kinds of wrong moves have different answers."""
    game = GAMES[name]
    state = game.start(game.defaults())
    for entry in reach(game, {}, step.exercise.script):
        apply(state, entry)
    legal = set(state.legal(YOU))
    assert step.exercise.moves
    assert set(step.exercise.moves) <= legal
    wrong = legal - set(step.exercise.moves)
    answers = {step.exercise.wrong[move] for move in wrong}
    kinds = {move.split()[0] for move in wrong}
    assert len(answers) >= len(kinds)
    for text in (step.task, step.done, *answers):
        assert text
        assert "{" not in text


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_begins_with_the_goal_and_ends_with_the_help(name: str) -> None:
    steps = lesson_of(name)
    assert steps[0].is_look
    assert steps[0].title == "The aim"
    assert " ace" in steps[0].task or " ace" in steps[1].task or name == "spy"
    assert steps[-1].is_look
    for key in ("H ", "L ", "F1"):
        assert key in steps[-1].task


@pytest.mark.parametrize("name", always(*TRIED, of=GAMES))
def test_the_subject_of_each_step_is_on_the_table_and_in_the_spotlight(
    qtbot: QtBot, name: str
) -> None:
    with lesson(qtbot, name, (800, 600)) as window:
        looks = [number for number, step in enumerate(window.lesson) if step.is_look]
        assert looks
        for number in looks:
            window.show_step(number)
            wait_for_turn(qtbot, window)
            step, table = window.step, at(window)
            for group in step.sights:
                areas = [area for sight in group for area in areas_of(table.board, sight)]
                assert areas, (step.title, group)
                for area in areas:
                    assert table.sceneRect().adjusted(-1, -1, 1, 1).contains(area), step.title
            (light,) = (each for each in table.items() if isinstance(each, Spotlight))
            lit = [areas_of(table.board, group[0])[0].center() for group in step.sights]
            assert not any(light.path().contains(point) for point in lit), step.title
            corners = table.sceneRect().adjusted(1, 1, -1, -1)
            ends = (corners.topLeft(), corners.topRight())
            assert any(light.path().contains(each) for each in ends), step.title


def test_steps_to_look_at_accept_no_move(qtbot: QtBot) -> None:
    with lesson(qtbot, "soda") as window:
        assert window.step.is_look
        before = match_at(at(window)).position
        by_clicks(window, "no")
        assert (
            window.caption.answered == "Look first: you play in a moment. Press Enter to continue."
        )
        assert match_at(at(window)).position == before


def test_answers_about_prices_agree_with_the_cards() -> None:
    """The sums in the answers come from the cards on the table."""
    spy = lesson_of("spy")
    (price,) = (step for step in spy if step.title == "The price")
    match = set_up(GAMES["spy"], ("You", "Ada"), price.exercise.script)
    for zone, pile in match.view(YOU).zones:
        if zone.kind == "pile" and zone.owner == YOU and zone.slot != 6:
            assert f" {len(pile)} cards" in price.exercise.wrong[f"pick {zone.slot}"]
    (pay,) = (step for step in lesson_of("soureh") if step.title == "Paying")
    match = set_up(GAMES["soureh"], ("You", "Ada"), pay.exercise.script)
    before = match.view(YOU).scores
    assert before is not None
    match.play(YOU, "pay uuuu", match.position)
    after = match.view(YOU).scores
    assert after is not None
    paid = after[YOU] - before[YOU]
    assert f" {paid} points" in pay.exercise.wrong["pay uuuu"]


@pytest.mark.parametrize("name", always("soi", of=GAMES))
def test_after_a_wrong_choice_the_right_one_is_accepted(qtbot: QtBot, name: str) -> None:
    with lesson(qtbot, name) as window:
        for number, step in enumerate(window.lesson):
            if step.is_look:
                continue
            window.show_step(number)
            wait_for_turn(qtbot, window)
            match = match_at(at(window))
            others = [move for move in match.legal(YOU) if move not in step.exercise.moves]
            if not others:
                continue
            before = match.position
            by_clicks(window, others[-1])
            assert window.caption.answered == step.exercise.wrong[others[-1]]
            assert window.caption.words == step.task, "which is still to be done"
            assert match.position == before
            assert disagreements(at(window)) == []
            by_clicks(window, wanted(window))
            qtbot.waitUntil(lambda: window.caption.is_done)


def test_the_next_attempt_hides_the_answer(qtbot: QtBot) -> None:
    with lesson(qtbot, "soda") as window:
        go_to(qtbot, window, "A pair")
        by_clicks(window, "no")
        assert window.caption.answered == window.step.exercise.wrong["no"]
        QTest.keyClick(at(window), Qt.Key.Key_Right)
        assert window.caption.answered == ""
        assert window.caption.words == window.step.task


def test_an_answer_of_the_rules_is_announced(qtbot: QtBot) -> None:
    with lesson(qtbot, "soda") as window:
        go_to(qtbot, window, "A pair")
        table = at(window)
        hand = table.board.zones[Zone("hand", YOU)]
        low = next(item for item in hand if item.card == card("3D"))
        click(table, low)
        click(table, low)
        assert "lower than the 9 of spades" in window.caption.answered


def test_back_skip_and_leave_work_at_every_step(qtbot: QtBot) -> None:
    with lesson(qtbot, "soy") as window:
        assert not window.caption.back.isEnabled()
        QTest.mouseClick(window.caption.next, LEFT)
        assert window.number == 1
        QTest.mouseClick(window.caption.back, LEFT)
        assert window.number == 0
        go_to(qtbot, window, "A bid to win")
        by_clicks(window, wanted(window))
        qtbot.waitUntil(lambda: window.caption.is_done)
        QTest.mouseClick(window.caption.leave, LEFT)
        assert window.isHidden()
        assert window.result() == LessonWindow.DialogCode.Rejected


def test_escape_first_drops_the_selection_and_then_leaves(qtbot: QtBot) -> None:
    with lesson(qtbot, "soy") as window:
        go_to(qtbot, window, "A bid to win")
        table = at(window)
        click(table, items_of(table, "bid QD")[0])
        assert selected_items(table)
        QTest.keyClick(table, Qt.Key.Key_Escape)
        assert not selected_items(table)
        assert window.isVisible()
        QTest.keyClick(table, Qt.Key.Key_Escape)
        assert window.isHidden()


def test_a_typed_card_is_asked_for(qtbot: QtBot) -> None:
    with lesson(qtbot, "soi") as window:
        go_to(qtbot, window, "Who has it?")
        size = at(window).size()
        QTest.keyClick(at(window), Qt.Key.Key_7)
        field = window.findChild(QLineEdit)
        assert isinstance(field, QLineEdit)
        assert field.isVisible()
        QApplication.sendPostedEvents()
        assert at(window).size() == size, "the table keeps its size"
        QTest.keyClicks(field, "c")
        QTest.keyClick(field, ENTER)
        assert window.caption.answered == "Whom do you ask for the 7 of clubs? Choose a player."
        QTest.keyClick(at(window), Qt.Key.Key_Left)
        QTest.keyClick(at(window), ENTER)
        qtbot.waitUntil(lambda: window.caption.is_done)


@pytest.mark.parametrize(
    "size", [(800, 600), pytest.param((1280, 800), marks=pytest.mark.thorough)]
)
@pytest.mark.parametrize("name", always("soureh", of=GAMES))
def test_the_caption_shows_all_words_and_the_table_keeps_its_size(
    qtbot: QtBot, name: str, size: tuple[int, int]
) -> None:
    with lesson(qtbot, name, size) as window:
        assert (window.width(), window.height()) == size
        heights = set()
        for number in range(len(window.lesson)):
            window.show_step(number)
            QApplication.processEvents()
            for button in window.caption.findChildren(QPushButton):
                assert button.width() >= button.sizeHint().width()
            heights.add(at(window).height())
        for words, answer in window.caption.texts():
            window.caption.show_words(words, answer)
            QApplication.processEvents()
            for label in window.caption.findChildren(QLabel):
                needed = label.heightForWidth(label.width()) if label.wordWrap() else 0
                assert label.isHidden() or label.height() >= needed
            heights.add(at(window).height())
        assert len(heights) == 1


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_takes_about_two_minutes(name: str) -> None:
    """A lesson has three or four exercises, and words for two minutes of reading."""
    steps = lesson_of(name)
    assert 3 <= sum(not step.is_look for step in steps) <= 4
    assert sum(len(f"{step.task} {step.done}".split()) for step in steps) < 450


def test_the_first_table_shows_no_focus_ring(qtbot: QtBot) -> None:
    with lesson(qtbot, "soi") as window:
        assert focused() is window.caption.next
        go_to(qtbot, window, "Who has it?")
        assert at(window).hasFocus()
        assert at(window).focus.focused_item() is None
