"""Problems in the window: the list, the table of a task, and choices made again."""

from __future__ import annotations

import random
from datetime import date, timedelta

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from soiree.controller.computers.hints import find_hint
from soiree.controller.lessons.lesson import reach
from soiree.controller.match.authority import Match
from soiree.core.entries import Decision, Move
from soiree.core.players import never
from soiree.core.records import Participant, Record, encode
from soiree.games import GAMES
from soiree.storage import own_problems
from soiree.storage import settings as settings_file
from soiree.storage.own_problems import OwnProblem
from soiree.storage.paths import Paths
from soiree.storage.problems import kept_problems, key_of, of_the_day, record_of
from soiree.storage.settings import Settings
from soiree.ui.games.hint_words import difference_of, words_of
from soiree.ui.screens.problems import catalogue as catalogue_page
from soiree.ui.screens.problems.catalogue import Catalogue
from soiree.ui.screens.problems.problem_caption import StoryDialog
from soiree.ui.screens.problems.problem_view import ProblemView
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.shell.routes import OwnTask, Solve
from soiree.ui.style.theme import IVORY
from tests.ui.table.sitting import click
from tests.window.places import Places

NAME = "pariah"
GAME = GAMES[NAME]
"""A game whose reasons are found quickly."""


@pytest.fixture
def window(places: Places) -> MainWindow:
    return places.window


@pytest.fixture
def catalogue(places: Places) -> Catalogue:
    """The list of the problems of a game."""
    places.trigger("problems")
    made = places.page(Catalogue)
    made.choose_game(NAME)
    return made


def choose(qtbot: QtBot, view: ProblemView, move: Move) -> None:
    """Make a choice with the mouse."""
    table = view.table
    assert table is not None
    qtbot.waitUntil(lambda: table.shown.now.decider is not None)
    for target in table.choice.targets(move):
        item = table.board.item_of(target)
        assert item is not None
        click(table, item)


def wait_for_look(qtbot: QtBot, view: ProblemView) -> None:
    """Wait until the reasons are known."""
    qtbot.waitUntil(lambda: view.knows_reasons, timeout=60_000)


def first() -> tuple[str, Move, Move]:
    """The key of the first problem of the game, its best move and the next best."""
    kept = kept_problems(NAME)[0]
    return key_of(NAME, kept), kept.best[0], kept.rival


def test_a_wrong_choice_is_answered_with_its_cost_and_the_best_move_solves(
    qtbot: QtBot, catalogue: Catalogue, places: Places, settings: Settings
) -> None:
    key, best, rival = first()
    catalogue.list.setFocus()
    QTest.keyClick(catalogue.list, Qt.Key.Key_Return)
    places.arrive()
    view = places.page(ProblemView)
    assert view.caption.title.startswith(f"{GAME.title} 1")
    wait_for_look(qtbot, view)
    choose(qtbot, view, rival)
    qtbot.waitUntil(lambda: "% of such matches, yours " in view.caption.words, timeout=60_000)
    assert key not in settings.problems
    choose(qtbot, view, best)
    qtbot.waitUntil(lambda: view.caption.is_done)
    assert view.caption.words.startswith("Solved!")
    assert settings.problems == {key: "solved"}
    assert settings_file.load(Paths.find(), GAMES).settings.problems == {key: "solved"}
    assert QApplication.focusWidget() is view.caption.next
    QTest.keyClick(view.caption.next, Qt.Key.Key_Return)
    assert view.caption.title.startswith(f"{GAME.title} 2")
    QTest.keyClick(view, Qt.Key.Key_Escape)
    places.arrive()
    catalogue = places.page(Catalogue)
    assert catalogue.list.model().index(0, 0).data().endswith("Solved")


def test_a_shown_solution_is_marked_on_the_table_and_counted_as_shown(
    qtbot: QtBot, catalogue: Catalogue, places: Places, settings: Settings
) -> None:
    key, best, _ = first()
    catalogue.solve.click()
    places.arrive()
    view = places.page(ProblemView)
    view.caption.solution.click()  # The solution may not be known yet.
    wait_for_look(qtbot, view)
    table = view.table
    assert table is not None
    assert table.hint.move == best
    assert table.hint.sheet is not None
    assert settings.problems == {key: "shown"}
    choose(qtbot, view, best)
    qtbot.waitUntil(lambda: view.caption.is_done)
    assert settings.problems == {key: "shown"}


def test_hint_solution_and_wrong_answer_say_the_same_of_a_position(
    qtbot: QtBot, catalogue: Catalogue, places: Places
) -> None:
    """A review gives the reasons of a hint, too (`test_reviewing`)."""
    kept = kept_problems(NAME)[0]
    seen = Match(record_of(GAME, kept), GAME).view(kept.seat)
    hint = find_hint(GAME, seen, random.Random(1), never)
    assert (hint.move, hint.other) == (kept.best[0], kept.rival)
    catalogue.solve.click()
    places.arrive()
    view = places.page(ProblemView)
    wait_for_look(qtbot, view)
    table = view.table
    assert table is not None
    names = table.shown.now.names
    choose(qtbot, view, kept.rival)
    (decisive,) = difference_of(hint, names)
    qtbot.waitUntil(lambda: decisive in view.caption.words, timeout=60_000)
    view.caption.solution.click()
    assert table.hint.sheet is not None
    assert table.hint.sheet.accessibleName() == words_of(hint, seen, names).spoken


def test_positions_are_pictured_and_only_solved_problems_have_a_laurel(
    qtbot: QtBot, catalogue: Catalogue, places: Places, settings: Settings
) -> None:
    def cell(row: int) -> QImage:
        grid = catalogue.list
        return grid.viewport().grab(grid.visualRect(grid.model().index(row, 0))).toImage()

    def is_ivory(picture: QImage, x: int, y: int) -> bool:
        return picture.pixelColor(x, y) == IVORY

    def cards(picture: QImage) -> int:
        across, down = range(0, picture.width() - 60, 2), range(0, picture.height(), 2)
        return sum(is_ivory(picture, x, y) for x in across for y in down)

    first, second = (key_of(NAME, kept) for kept in kept_problems(NAME)[:2])
    settings.problems.update({first: "solved", second: "shown"})
    catalogue.choose_game("")
    catalogue.choose_game(NAME)
    qtbot.waitUntil(lambda: cards(cell(0)) > 100 and cards(cell(1)) > 100, timeout=30_000)
    laurels = [is_ivory(cell(row), cell(row).width() - 28, 28) for row in (0, 1)]
    assert laurels == [True, False]


def own_problem() -> OwnProblem:
    """A built-in problem as a choice of the person that was not the best, due long ago."""
    kept = kept_problems(NAME)[0]
    record = record_of(GAME, kept)
    made = Decision(kept.seat, kept.rival, at=1_000_000)
    missed = replace(record, entries=[*record.entries, made])
    return OwnProblem(NAME, encode(missed).decode(), "Race 1", kept.best, 0.1, "2026-01-01")


@pytest.mark.parametrize("solved", [True, False])
def test_an_own_problem_comes_back_until_it_is_solved_at_once(
    qtbot: QtBot, places: Places, settings: Settings, solved: bool
) -> None:
    problem, paths = own_problem(), Paths.find()
    own_problems.save(paths, [problem])
    places.trigger("problems")
    catalogue = places.page(Catalogue)
    assert catalogue.own.isVisible()
    catalogue.own.click()
    places.arrive()
    view = places.page(ProblemView)
    if not solved:
        _, _, rival = first()
        choose(qtbot, view, rival)
    choose(qtbot, view, problem.best[0])
    qtbot.waitUntil(lambda: view.caption.is_done)
    (now,) = own_problems.load(paths)
    assert now.is_solved is solved
    assert (own_problems.due([now], date.max) == []) is solved
    assert settings.problems == {}


def test_theme_difficulty_and_outcome_narrow_the_list(
    catalogue: Catalogue, places: Places, settings: Settings
) -> None:
    every = kept_problems(NAME)
    rows = catalogue.list.model().rowCount
    assert rows() == len(every)
    settings.problems[key_of(NAME, every[0])] = "solved"
    catalogue.unsolved.setChecked(True)
    assert rows() == len(every) - 1
    catalogue.unsolved.setChecked(False)
    theme = every[-1].theme
    catalogue.theme.setCurrentIndex(catalogue.theme.findData(theme))
    assert rows() == sum(each.theme == theme for each in every)
    catalogue.theme.setCurrentIndex(0)
    catalogue.difficulty.setCurrentIndex(catalogue.difficulty.findData(1))
    assert rows() == sum(each.difficulty == 1 for each in every)


def test_the_tab_key_follows_the_reading_order(window: MainWindow, catalogue: Catalogue) -> None:
    each = catalogue
    each.back.setFocus()
    boxes = (each.game, each.theme, each.difficulty, each.unsolved)
    for widget in (each.back, each.today, each.days, *boxes, each.list, each.solve):
        assert QApplication.focusWidget() is widget
        QTest.keyClick(window, Qt.Key.Key_Tab)


def test_each_box_has_a_label_with_its_name(catalogue: Catalogue) -> None:
    """Screen readers on Linux read a box's current item as its name: only a label says more."""
    for box in (catalogue.game, catalogue.theme, catalogue.difficulty):
        labels = [each for each in catalogue.findChildren(QLabel) if each.buddy() is box]
        assert [each.text() for each in labels] == [box.accessibleName()]


def test_an_empty_list_shows_a_sentence_in_its_middle(
    catalogue: Catalogue, settings: Settings
) -> None:
    settings.problems.update({key_of(NAME, kept): "solved" for kept in kept_problems(NAME)})
    catalogue.unsolved.setChecked(True)
    place = catalogue.list.viewport()
    said = next(label for label in place.findChildren(QLabel) if label.isVisible())
    catalogue.resize(catalogue.width() - 60, catalogue.height() - 40)
    QApplication.processEvents()
    off = said.geometry().center() - place.rect().center()
    assert off.manhattanLength() <= 1


def test_the_button_of_the_day_requests_the_problem_of_the_day(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    day = date(2026, 12, 24)
    monkeypatch.setattr(catalogue_page, "today", lambda: day)
    catalogue = Catalogue(Settings(), (), "bottle", Paths.find().table_pictures)
    qtbot.addWidget(catalogue)
    with qtbot.waitSignal(catalogue.requested) as wanted:
        catalogue.today.click()
    (route,) = wanted.args
    (task,) = route.tasks
    found = of_the_day(day, list(GAMES))
    assert found is not None
    name, kept = found
    assert task.game == name
    assert kept_problems(name)[task.number - 1] == kept
    assert of_the_day(day + timedelta(days=1), list(GAMES)) != found


def test_a_repeated_choice_is_done_with_the_best_move(
    qtbot: QtBot, places: Places, window: MainWindow
) -> None:
    game = GAMES["soy"]
    script = "deal 2S 7S KS QD 5H / 8C 3H JC 10H 6D | 4S 9S\n0 bid 5H\n1 bid 3H\n0 discard KS"
    players = (Participant("You", "human"), Participant("Ada", "computer", "easy"))
    record = Record(game.name, game.defaults(), players, reach(game, {}, script), seed=1)
    task = OwnTask(record, len(record.entries), ("discard QD",), "round 1")
    places.go(Solve([task]))
    view = places.page(ProblemView)
    assert view.caption.title == f"Try again: {game.title}, round 1"
    choose(qtbot, view, "discard KS")
    assert not view.caption.is_done
    choose(qtbot, view, "discard QD")
    qtbot.waitUntil(lambda: view.caption.is_done)
    view.caption.next.click()
    places.arrive()
    assert places.is_start


def test_the_story_dialog_shows_the_moves_before_a_task(
    qtbot: QtBot, places: Places, window: MainWindow
) -> None:
    """A task in Soi depends on earlier questions."""
    game = GAMES["soi"]
    deal = "deal 7H 7D KS / KH 2S / KD 3S / KC 4S\nstarter 1\n1 ask 0 KS\n1 ask 2 3H"
    people = (Participant("You", "human"), *(Participant(n, "computer", "easy") for n in "ABC"))
    record = Record(game.name, game.defaults(), people, reach(game, {}, deal), seed=1)
    places.go(Solve([OwnTask(record, len(record.entries), ("ask 0 7H",), "round 1")]))
    view = places.page(ProblemView)
    read: list[str] = []

    def close() -> None:
        dialog = view.findChild(StoryDialog)
        assert dialog is not None
        read.append(dialog.sentences.toPlainText())
        dialog.reject()

    QTimer.singleShot(0, close)
    view.caption.story.click()
    assert "king of spades" in read[0]


def test_a_best_move_that_ends_the_round_solves_the_task_at_once(
    qtbot: QtBot, places: Places, settings: Settings
) -> None:
    """The task was once unsolved until the round was scored, or for good."""
    settings.speed = "slow"
    game = GAMES["pariah"]
    script = "dealer 0\ndeal\nuntil knock\n1 knock\n0 discard"
    players = (Participant("You", "human"), Participant("Ada", "computer", "easy"))
    record = Record(game.name, game.defaults(), players, reach(game, {}, script), seed=1)
    task = OwnTask(record, len(record.entries), ("discard",), "round 1")
    places.go(Solve([task]))
    view = places.page(ProblemView)
    choose(qtbot, view, "discard")
    table = view.table
    assert table is not None
    assert view.caption.is_done
    assert view.caption.words.startswith("Solved!")
    assert table.play.moving


def test_the_match_is_saved_while_problems_are_open(
    places: Places, window: MainWindow, settings: Settings
) -> None:
    places.begin(NAME, settings.choices(GAME), seed=3)
    places.trigger("problems")
    assert window.table is None
    assert places.waiting() == [NAME]
    places.page(Catalogue).back.click()
    places.arrive()
    assert places.table is not None
    places.trigger("start")
    assert places.is_start
    assert places.waiting() == [NAME]
