"""Reviews made in separate processes: progress, cancellation, storage and batches."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QObject, QProcess
from PySide6.QtWidgets import QProgressDialog
from pytestqt.qtbot import QtBot

from soiree.controller.review.kept import encode_findings, name_of
from soiree.controller.review.review import Review, Reviewer
from soiree.core.records import Record, encode
from soiree.games import GAMES
from soiree.resources import resource
from soiree.storage import kept_reviews
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.decks import CLASSIC, load_deck
from soiree.ui.screens.review.process import ReviewProcess, kept
from soiree.ui.shell.main_window import MainWindow
from tests.conftest import ExpectLog
from tests.ui.screens.review.reviewed import golden, made_up
from tests.window.places import open_places


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
def test_a_review_reports_progress_and_equals_the_review_of_one_process(
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
def test_a_cancelled_review_emits_and_keeps_nothing(parent: QObject, qtbot: QtBot) -> None:
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


def test_a_failed_review_reports_the_reason(
    parent: QObject, qtbot: QtBot, expect_log: ExpectLog
) -> None:
    expect_log("could not be reviewed")
    process = ReviewProcess(replace(golden("soda", 0), game="bridge"), Paths.find(), parent)
    with qtbot.waitSignal(process.failed, timeout=60_000) as failed:
        process.start()
    assert "bridge" in failed.args[0]


def test_a_damaged_kept_review_is_deleted(expect_log: ExpectLog) -> None:
    expect_log("kept is damaged")
    record, paths = golden("soda", 0), Paths.find()
    review = made_up(record)
    kept_reviews.keep(paths, name_of(record), encode_findings(review))
    assert kept(record, paths) == review
    kept_reviews.keep(paths, name_of(record), encode_findings(review)[:-20])
    assert kept(record, paths) is None
    assert kept_reviews.load(paths, name_of(record)) is None


def test_a_batch_counts_kept_reviews_as_done_and_unreadable_files_as_failed(
    qtbot: QtBot, tmp_path: Path
) -> None:
    record, paths = golden("soda", 0), Paths.find()
    kept_reviews.keep(paths, name_of(record), encode_findings(made_up(record)))
    sound, damaged = tmp_path / "sound.soiree", tmp_path / "damaged.soiree"
    sound.write_bytes(encode(record))
    damaged.write_bytes(b"no record")
    deck = load_deck(resource("decks", f"{CLASSIC}.svg"))
    window = MainWindow(paths, Settings(), deck)
    qtbot.addWidget(window)
    open_places(window, Settings()).services.many_reviews.begin([sound, damaged, sound])
    told = "2 matches are reviewed: each opens with its review. 1 match could not be reviewed."
    qtbot.waitUntil(lambda: window.status_bar.sentences() == [told])
    assert not any(dialog.isVisible() for dialog in window.findChildren(QProgressDialog))


def test_a_match_of_this_month_is_reviewed_whatever_its_file_is_called(qtbot: QtBot) -> None:
    """Its month was once read in the name of its file."""
    settings, paths = Settings(), Paths.find()
    now = replace(golden("soda", 0), started=f"{datetime.now(UTC):%Y-%m-%d}T00:00:00Z")
    kept_reviews.keep(paths, name_of(now), encode_findings(made_up(now)))
    paths.played.mkdir(parents=True)
    (paths.played / "a good evening.soiree").write_bytes(encode(now))
    (paths.played / "soda-1999-01-01-1.soiree").write_bytes(encode(golden("soda", 0)))
    window = MainWindow(paths, settings, load_deck(resource("decks", f"{CLASSIC}.svg")))
    qtbot.addWidget(window)
    open_places(window, settings)
    window.commands.trigger("review_month")
    told = "1 match is reviewed: it opens with its review."
    qtbot.waitUntil(lambda: window.status_bar.sentences() == [told])
