"""Reviews are made in a process, are kept, and can be given up; what is kept may be damaged."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QObject, QProcess
from pytestqt.qtbot import QtBot

from soiree.controller.review.kept import name_of, written
from soiree.controller.review.review import Review, Reviewer
from soiree.core.records import Record
from soiree.games import GAMES
from soiree.storage import kept_reviews
from soiree.storage.paths import Paths
from soiree.ui.screens.review.process import ReviewProcess, ReviewQueue, kept
from tests.conftest import ExpectLog
from tests.ui.screens.review.reviewed import golden, made_up


def beginning(entries: int) -> Record:
    record = golden("soda", 0)
    return replace(record, entries=record.entries[:entries], result=None)


@pytest.fixture
def parent(qtbot: QtBot) -> Iterator[QObject]:
    made = QObject()
    yield made
    for process in made.findChildren(QProcess):
        process.kill()
        process.waitForFinished()


@pytest.mark.slow
def test_a_review_says_how_far_it_is_and_is_what_the_reviewer_finds(
    parent: QObject, qtbot: QtBot
) -> None:
    record, paths = beginning(4), Paths.find()
    process = ReviewProcess(record, paths, parent, 2)
    done, found = list[int](), list[Review]()
    process.went_on.connect(done.append)
    process.found.connect(found.append)
    process.start()
    qtbot.waitUntil(lambda: bool(found), timeout=60_000)
    assert done == sorted(done)
    assert done[-1] == 4
    reviewer = Reviewer(GAMES["soda"], record, [0])
    assert list(reviewer) == [1, 2, 3, 4]
    assert found == [reviewer.review()]
    assert kept(record, paths) == found[0]


@pytest.mark.slow
def test_a_review_that_is_given_up_leaves_nothing(parent: QObject, qtbot: QtBot) -> None:
    record, paths = golden("soda", 0), Paths.find()
    process, told = ReviewProcess(record, paths, parent), list[object]()
    process.found.connect(told.append)
    process.failed.connect(told.append)
    process.start()
    with qtbot.waitSignal(process.went_on, timeout=60_000):
        pass
    with qtbot.waitSignal(process.destroyed, timeout=60_000):
        process.cancel()
    assert told == []
    assert not paths.reviews.exists()


def test_a_match_that_cannot_be_reviewed_is_told_of(
    parent: QObject, qtbot: QtBot, expect_log: ExpectLog
) -> None:
    expect_log("could not be reviewed")
    process = ReviewProcess(replace(golden("soda", 0), game="bridge"), Paths.find(), parent)
    with qtbot.waitSignal(process.failed, timeout=60_000) as failed:
        process.start()
    assert "bridge" in failed.args[0]


def test_what_is_kept_and_damaged_is_forgotten(expect_log: ExpectLog) -> None:
    expect_log("kept is damaged")
    record, paths = golden("soda", 0), Paths.find()
    review = made_up(record)
    kept_reviews.keep(paths, name_of(record), written(review))
    assert kept(record, paths) == review
    kept_reviews.keep(paths, name_of(record), written(review)[:-20])
    assert kept(record, paths) is None
    assert kept_reviews.load(paths, name_of(record)) is None


def test_of_many_those_that_are_kept_take_no_time_and_those_that_are_none_are_counted(
    parent: QObject, qtbot: QtBot
) -> None:
    record, paths = golden("soda", 0), Paths.find()
    kept_reviews.keep(paths, name_of(record), written(made_up(record)))
    queue = ReviewQueue([lambda: record, lambda: None, lambda: record], paths, parent)
    with qtbot.waitSignal(queue.ended):
        queue.begin()
    assert (queue.done, queue.failed) == (2, 1)
