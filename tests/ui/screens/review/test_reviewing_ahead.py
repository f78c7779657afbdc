"""Reviews of finished matches in the background, while nobody plays."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from soiree.controller.match.deal_words import DEAL_TEXT, seed_of
from soiree.core.entries import Decision
from soiree.core.records import Record
from soiree.games import GAMES
from soiree.storage.settings import Settings
from soiree.ui.screens.review.page import ReviewPage
from soiree.ui.screens.review.process import ReviewProcess
from tests.ui.screens.review.reviewed import golden
from tests.window.places import Places

SEED = 3


@pytest.fixture
def settings() -> Settings:
    return Settings(speed="off", remarks=False, reviews=True)


@pytest.fixture
def places(hidden_places: Places) -> Iterator[Places]:
    yield hidden_places
    hidden_places.window.close()
    assert under_way(hidden_places) == []


def under_way(places: Places) -> list[ReviewProcess]:
    """The reviews that run in the background."""
    every = places.services.ahead.findChildren(ReviewProcess)
    idle = QProcess.ProcessState.NotRunning
    return [
        each
        for each in every
        if any(process.state() is not idle for process in each.findChildren(QProcess))
    ]


def nearly_over() -> Record:
    """A match that ends with the next choice of a computer."""
    record = golden("soureh")
    last = record.entries[-1]
    assert isinstance(last, Decision)
    record = golden("soureh", (last.seat + 1) % 2)
    players = tuple(
        replace(who, level="easy") if who.kind == "computer" else who for who in record.players
    )
    return replace(record, players=players, entries=record.entries[:-1], result=None)


def test_a_finished_match_is_reviewed_until_the_next_match_begins(
    places: Places, settings: Settings, qtbot: QtBot
) -> None:
    places.open(nearly_over())
    assert under_way(places) == []
    qtbot.waitUntil(lambda: len(under_way(places)) == 1, timeout=20_000)
    places.begin("soda", settings.choices(GAMES["soda"]), SEED)
    assert under_way(places) == []
    places.leave()
    qtbot.waitUntil(lambda: len(under_way(places)) == 1, timeout=20_000)


def test_nothing_is_reviewed_without_the_setting(
    places: Places, settings: Settings, qtbot: QtBot
) -> None:
    settings.reviews = False
    record = golden("soda", 0)
    places.services.ahead.add(record)
    qtbot.wait(0)
    assert under_way(places) == []
    # A deal of the day needs its review for the calendar.
    day = "2026-11-24"
    daily = replace(record, seed=seed_of(day), extra={DEAL_TEXT: day})
    places.services.ahead.add(daily)
    qtbot.waitUntil(lambda: len(under_way(places)) == 1)
    places.services.ahead.withdraw(daily)


def test_a_replay_takes_over_the_running_review_and_returns_it(
    places: Places, qtbot: QtBot
) -> None:
    record, ahead = golden("soda", 0), places.services.ahead
    ahead.add(record)
    qtbot.waitUntil(lambda: len(under_way(places)) == 1)
    (process,) = under_way(places)
    places.replay(record)
    window = places.window
    places.replaying.review.open()
    (page,) = window.findChildren(ReviewPage)
    assert page.progress.isVisibleTo(page)
    process.went_on.emit(7)
    assert page.progress.value() == 7
    assert under_way(places) == [process]
    places.leave()
    qtbot.waitUntil(lambda: under_way(places) not in ([], [process]))
