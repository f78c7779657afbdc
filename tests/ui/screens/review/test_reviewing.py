"""The review beside a replay: navigation, hints, speech and the graph."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from soiree.controller.computers.explaining import explain
from soiree.controller.review.kept import encode_findings, name_of
from soiree.controller.review.review import Review
from soiree.controller.review.verdicts import mark_of
from soiree.core.records import Record
from soiree.games import GAMES
from soiree.storage import kept_reviews, own_problems
from soiree.storage.daily_deals import today
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.games.hint_words import reasons_of
from soiree.ui.language import voice
from soiree.ui.language.voice import Weight
from soiree.ui.screens.problems.own import tasks_of
from soiree.ui.screens.problems.problem_view import ProblemView
from soiree.ui.screens.replay.replay_bar import ReplayBar
from soiree.ui.screens.replay.replay_graph import ReplayGraph
from soiree.ui.screens.replay.replay_slider import x_of
from soiree.ui.screens.review.page import ReviewPage
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.table.recap.pointers import Ring
from tests.conftest import ExpectLog
from tests.thorough import always, tries
from tests.ui.screens.review.reviewed import golden, made_up
from tests.window.places import Places, open_places, unpainted_window

pytestmark = pytest.mark.slow

ANY_PRICE = next(game.pricer for game in GAMES.values() if game.pricer is not None)
REVIEWED = {
    name: game if game.pricer is not None else replace(game, pricer=ANY_PRICE)
    for name, game in GAMES.items()
}
"""All games; those without a pricer get one that is never called."""

FEW = tries(2, thorough=4)
"""The number of choices visited in each match."""


class Room:
    """A window with the replay of a match that has a kept review."""

    def __init__(self, window: MainWindow, places: Places) -> None:
        self.window = window
        self.places = places
        self.heard: list[str] = []

    def show(self, record: Record) -> Review:
        review = made_up(record)
        kept_reviews.keep(Paths.find(), name_of(record), encode_findings(review))
        self.places.replay(record)
        return review

    def press(
        self,
        key: Qt.Key,
        modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    ) -> str:
        """Press a key in the window. Returns the announcements."""
        self.heard.clear()
        QTest.keyClick(self.window, key, modifiers)
        return " ".join(self.heard)

    @property
    def position(self) -> int:
        assert self.places.is_replay
        return self.places.replaying.replay.position

    @property
    def graph(self) -> ReplayGraph:
        (bar,) = (bar for bar in self.window.findChildren(ReplayBar) if not bar.isHidden())
        assert bar.graph is not None
        return bar.graph

    def rings(self) -> int:
        """The number of rings around the parts of the better move."""
        assert self.places.table is not None
        items = self.places.table.scene().items()
        return sum(isinstance(item, Ring) and not item.faint for item in items)


@pytest.fixture
def room(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    for name, game in REVIEWED.items():
        monkeypatch.setitem(GAMES, name, game)
    settings = Settings(speed="off", remarks=False)
    window = unpainted_window(settings)
    places = open_places(window, settings)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    made = Room(window, places)

    def hear(sentence: str, _: Weight) -> None:
        made.heard.append(sentence)

    voice.listen(hear)
    yield made
    voice.unlisten(hear)
    window.close()


@pytest.mark.parametrize("people", [(0,), (0, 1)])
def test_a_kept_review_with_a_best_move_that_is_not_legal_is_made_again(
    room: Room, expect_log: ExpectLog, people: tuple[int, ...]
) -> None:
    record = golden("soda", *people)
    review = made_up(record)
    others = [each for each in review.choices if each.seat == people[-1]]
    damaged = replace(others[-1], best="pley KD")
    choices = tuple(damaged if each is others[-1] else each for each in review.choices)
    paths = Paths.find()
    kept_reviews.keep(paths, name_of(record), encode_findings(replace(review, choices=choices)))
    room.places.replay(record)
    assert kept_reviews.load(paths, name_of(record)) is None
    expect_log("review that was kept is damaged")
    assert not room.window.commands.is_enabled("graph")


@pytest.mark.parametrize("name", always("soda", of=GAMES))
def test_navigation_shows_and_says_the_verdict_on_each_choice(room: Room, name: str) -> None:
    """F8 and the graph visit choices in each game."""
    review = room.show(golden(name, 0))
    table = room.places.table
    assert table is not None
    mistakes = [each for each in review.choices if mark_of(each, GAMES[name])]
    told = room.press(Qt.Key.Key_F8)
    assert room.position == mistakes[0].entry - 1
    assert table.hint.move == mistakes[0].best
    assert "blunder" in told
    assert table.hint.sheet is not None
    assert "blunder" in table.hint.sheet.accessibleName()
    room.press(Qt.Key.Key_F8)
    assert room.position == mistakes[1].entry - 1
    room.press(Qt.Key.Key_F8, Qt.KeyboardModifier.ShiftModifier)
    assert room.position == mistakes[0].entry - 1
    for choice in review.choices[:: max(1, len(review.choices) // FEW)]:
        x = x_of(choice.entry - 1, len(golden(name, 0).entries), room.graph.width())
        if room.graph.tip_at(x) != "":
            room.places.replaying.go_to(choice.entry - 1)
        assert table.hint.move == choice.best
        assert room.rings() > 0, "a button that is not there now is ringed, too"
    room.press(Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert table.hint.move is None


def test_the_verdict_on_a_mistake_shows_reasons_for_both_moves(qtbot: QtBot, room: Room) -> None:
    """The reasons are those of the strongest level, from the view of the seat."""
    review = room.show(golden("soda", 0))
    table, replay = room.places.table, room.places.replaying.replay
    assert table is not None
    assert replay is not None
    choice = next(each for each in review.choices if mark_of(each, GAMES["soda"]))
    room.places.replaying.go_to(choice.entry - 1)
    view = next(
        snapshot.view((choice.seat,))
        for snapshot in replay.walk()
        if snapshot.position == choice.entry - 1
    )
    found = explain(GAMES["soda"], view, choice.best, choice.move)
    assert found.move == choice.best
    reasons = reasons_of(found, table.shown.now.names)
    assert reasons, "nothing is better without a reason"

    def said() -> list[str]:
        assert table.hint.sheet is not None
        return [label.text() for label in table.hint.sheet.findChildren(QLabel)]

    qtbot.waitUntil(lambda: reasons[0] in said())
    assert set(reasons) <= set(said())
    assert table.hint.sheet is not None
    assert reasons[0] in table.hint.sheet.accessibleName()


def test_the_next_mistake_after_the_end_is_the_first(room: Room) -> None:
    """A review opens at the end, where F8 once did nothing."""
    review = room.show(golden("soda", 0))
    first = next(each for each in review.choices if mark_of(each, GAMES["soda"]))
    room.places.replay(golden("soda", 0), at_end=True)
    replay = room.places.replaying.replay
    assert replay is not None
    assert replay.position == replay.length
    room.press(Qt.Key.Key_F8)
    assert room.position == first.entry - 1


def test_keys_and_clicks_navigate_through_the_review(room: Room) -> None:
    review = room.show(golden("soda", 0))
    positions = [choice.entry - 1 for choice in review.choices]
    told = room.press(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert "Your 22 choices cost" in told
    (page,) = room.window.findChildren(ReviewPage)
    assert page.isVisible()
    assert page.choices.hasFocus()
    QTest.keyClick(room.graph, Qt.Key.Key_Left)
    none = "No choice before this."
    assert none in room.heard
    assert room.window.status_bar.sentences() == [none], "it was said to the ear alone"
    QTest.keyClick(room.graph, Qt.Key.Key_Right)
    assert room.position == positions[0]
    where, _, judged = page.choices.currentIndex().data().partition(": ")
    assert " ".join(room.heard).count(where) == 1, "where that is, it says once"
    assert judged in " ".join(room.heard)
    x = round(x_of(positions[9], 88, room.graph.width()))
    QTest.mouseClick(room.graph, Qt.MouseButton.LeftButton, pos=QPoint(x, room.graph.height() // 2))
    assert room.position == positions[9]
    told = room.press(Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    assert told == room.graph.tip_at(x)
    assert room.press(Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier) == "Hidden."
    assert not room.graph.isVisible()
    assert "With all cards open" in room.press(Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    room.window.commands.trigger("retry")
    room.places.arrive()
    assert room.places.table is None, "a mistake is made again in place of the replay"
    room.places.page(ProblemView).caption.leave.click()
    room.places.arrive()
    assert room.position == positions[9]
    assert room.graph.isVisible()
    room.places.leave()
    assert not room.window.commands.is_enabled("review")
    assert not room.window.commands.is_enabled("next_mistake")


def test_the_costliest_mistakes_of_a_reviewed_match_become_own_problems(room: Room) -> None:
    record = golden("soda", 0)
    review = room.show(record)
    own = own_problems.load(Paths.find())
    dearest = sorted((each.cost.mean for each in review.choices), reverse=True)
    assert [each.cost for each in own] == dearest[: own_problems.FROM_A_MATCH]
    assert own_problems.due(own, today()) == []
    tomorrow = own_problems.due(own, today() + timedelta(days=1))
    made = {each.entry: each.move for each in review.choices}
    for task in tasks_of(tomorrow):
        assert task.record.entries == record.entries[: task.entry]
        assert task.best != (made[task.entry],)
    room.places.leave()
    room.show(record)
    assert own_problems.load(Paths.find()) == own, "a second look adds nothing"


def test_the_own_problems_of_several_people_are_nobodys(room: Room) -> None:
    room.show(golden("soda", 0, 1))
    assert own_problems.load(Paths.find()) == ()


def test_in_a_small_window_a_chosen_position_uncovers_the_table(room: Room) -> None:
    review = room.show(golden("soda", 0))
    room.window.resize(800, 600)
    dock = room.window.dock
    room.press(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    (page,) = room.window.findChildren(ReviewPage)
    assert dock.covers_table
    QTest.keyClick(page.choices, Qt.Key.Key_Down)
    assert dock.covers_table, "on the way through the list it stays"
    QTest.keyClick(page.choices, Qt.Key.Key_Return)
    assert not dock.is_open
    assert room.position in {each.entry - 1 for each in review.choices}
    for _ in range(2):
        room.press(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
        assert dock.covers_table
        room.press(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
        assert not dock.is_open
    room.press(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    room.graph.setFocus()
    QTest.keyClick(room.graph, Qt.Key.Key_Up)
    assert not dock.is_open
    assert room.graph.hasFocus()
    room.window.resize(1280, 800)
    room.press(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    room.press(Qt.Key.Key_F8)
    assert dock.is_open, "beside the table it is not in the way"


def test_the_page_stays_a_child_of_the_window_after_the_replay(room: Room) -> None:
    room.show(golden("soda", 0))
    room.press(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    (page,) = room.window.findChildren(ReviewPage)
    room.places.leave()
    assert not page.isVisible()
    assert room.window.isAncestorOf(page)


def test_an_unfinished_match_has_no_review(room: Room) -> None:
    record = golden("soda", 0)
    room.places.replay(replace(record, entries=record.entries[:30], result=None))
    assert not room.window.commands.is_enabled("review")
    (bar,) = room.window.findChildren(ReplayBar)
    assert bar.isVisible()
    assert not bar.review.isVisible()
