"""Problems in the window: their list, the table at which one is solved, and one's own choices."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from soiree.controller.lessons.lesson import reach
from soiree.core.entries import Move
from soiree.core.records import Participant, Record
from soiree.games import GAMES
from soiree.resources import resource
from soiree.storage import settings as settings_file
from soiree.storage.paths import Paths
from soiree.storage.problems import kept_problems, key_of, of_the_day
from soiree.storage.settings import Settings
from soiree.ui.decks import load_deck
from soiree.ui.screens.problems.catalogue import Catalogue
from soiree.ui.screens.problems.problem_view import ProblemView, StoryDialog
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.shell.routes import OwnTask, Solve
from tests.ui.table.sitting import click
from tests.window.places import Places, open_places

NAME = "spy"
GAME = GAMES[NAME]
"""Its problems are looked at closely in no time."""


@pytest.fixture
def settings() -> Settings:
    return Settings(speed="off")


@pytest.fixture
def places(qtbot: QtBot, settings: Settings) -> Iterator[Places]:
    deck = load_deck(resource("decks", "classic.svg"))
    window = MainWindow(GAMES, Paths.find(), settings, deck)
    qtbot.addWidget(window)
    made = open_places(window, GAMES, settings)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    yield made
    window.close()


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
    """Until the reasons are known."""
    qtbot.waitUntil(lambda: view.knows_reasons, timeout=60_000)


def first() -> tuple[str, Move, Move]:
    """The key of the first problem of the game, its best move and the next best."""
    kept = kept_problems(NAME)[0]
    return key_of(NAME, kept), kept.best[0], kept.rival


def test_a_wrong_choice_is_answered_with_its_cost_and_the_best_one_solves(
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
    kept = kept_problems(NAME)[0]
    assert f"wins {round(100 * kept.chance)}%" in view.caption.words
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
    assert catalogue.list.model().index(0, 3).data() == "solved"


def test_a_solution_that_was_shown_is_pointed_out_and_counts_as_shown(
    qtbot: QtBot, catalogue: Catalogue, places: Places, settings: Settings
) -> None:
    key, best, _ = first()
    catalogue.solve.click()
    places.arrive()
    view = places.page(ProblemView)
    view.caption.solution.click()  # perhaps before it is known
    wait_for_look(qtbot, view)
    table = view.table
    assert table is not None
    assert table.hint.move == best
    assert table.hint.sheet is not None
    assert settings.problems == {key: "shown"}
    choose(qtbot, view, best)
    qtbot.waitUntil(lambda: view.caption.is_done)
    assert settings.problems == {key: "shown"}


def test_the_list_is_narrowed_by_theme_difficulty_and_what_is_solved(
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


def test_the_tab_key_goes_as_one_reads(window: MainWindow, catalogue: Catalogue) -> None:
    each = catalogue
    each.back.setFocus()
    boxes = (each.game, each.theme, each.difficulty, each.unsolved)
    for widget in (each.back, each.today, *boxes, each.list, each.solve):
        assert QApplication.focusWidget() is widget
        QTest.keyClick(window, Qt.Key.Key_Tab)


def test_each_box_says_what_it_chooses(catalogue: Catalogue) -> None:
    """On Linux the name of a box is what is chosen: only a label of its own says more."""
    for box in (catalogue.game, catalogue.theme, catalogue.difficulty):
        labels = [each for each in catalogue.findChildren(QLabel) if each.buddy() is box]
        assert [each.text() for each in labels] == [box.accessibleName()]


def test_an_empty_list_says_so_in_its_middle(catalogue: Catalogue, settings: Settings) -> None:
    settings.problems.update({key_of(NAME, kept): "solved" for kept in kept_problems(NAME)})
    catalogue.unsolved.setChecked(True)
    place = catalogue.list.viewport()
    said = next(label for label in place.findChildren(QLabel) if label.isVisible())
    catalogue.resize(catalogue.width() - 60, catalogue.height() - 40)
    QApplication.processEvents()
    off = said.geometry().center() - place.rect().center()
    assert off.manhattanLength() <= 1


def test_todays_problem_is_the_one_of_the_day(qtbot: QtBot) -> None:
    day = date(2026, 12, 24)
    catalogue = Catalogue(GAMES, {}, lambda: day)
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


def test_ones_own_choice_is_tried_again_until_it_is_right(
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


def test_what_was_played_before_can_be_read(
    qtbot: QtBot, places: Places, window: MainWindow
) -> None:
    """Without it nobody could know what was asked for before."""
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


def test_a_choice_that_ends_a_round_is_told_right_too(
    qtbot: QtBot, places: Places, window: MainWindow
) -> None:
    """The table holds a match back after a round, which looked as if nothing had been chosen."""
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
    while not view.caption.is_done and table.play.moving:
        table.playback.hurry()
        qtbot.wait(1)
    assert view.caption.is_done


def test_a_match_at_the_table_waits_while_problems_are_solved(
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
