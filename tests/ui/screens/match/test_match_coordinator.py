"""What the host keeps while matches come and go."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from soiree.controller.computers.worker import Worker
from soiree.controller.match.authority import Deal, Match
from soiree.core import records
from soiree.core.entries import Decision
from soiree.core.records import Participant
from soiree.core.standing import scores_of
from soiree.games import GAMES
from soiree.resources import resource
from soiree.storage import matches
from soiree.storage.opponents import offer
from soiree.storage.paths import Paths
from soiree.storage.results import latest
from soiree.storage.settings import Settings
from soiree.ui.decks import load_deck
from soiree.ui.dialogs.statistics.window import StatisticsWindow
from soiree.ui.guests.people import names_of
from soiree.ui.screens.album.page import AlbumPage
from soiree.ui.screens.match.match_coordinator import MatchCoordinator
from soiree.ui.screens.match.scoreboard import Scoreboard
from soiree.ui.screens.problems.catalogue import Catalogue
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.style import voice
from soiree.ui.style.reduced_motion import DesktopMotion
from tests.bench.room import computers
from tests.every_game import golden
from tests.storage.keeping import counted, keep
from tests.storage.test_statistics import YOU
from tests.truth import match_at


@pytest.fixture
def settings() -> Settings:
    return Settings(speed="off")


@pytest.fixture
def coordinator(qtbot: QtBot, settings: Settings) -> Iterator[MatchCoordinator]:
    deck = load_deck(resource("decks", "classic.svg"))
    window = MainWindow(GAMES, Paths.find(), settings, deck)
    qtbot.addWidget(window)
    yield MatchCoordinator(window, GAMES, Paths.find(), settings, deck)
    window.close()


@pytest.fixture
def slow_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    fsync, never = os.fsync, threading.Event()

    def slowly(descriptor: int) -> None:
        if threading.current_thread() is not threading.main_thread():
            never.wait(0.2)
        fsync(descriptor)

    monkeypatch.setattr(os, "fsync", slowly)


@pytest.mark.usefixtures("slow_disk")
def test_a_match_waits_as_soon_as_it_is_left_however_slow_the_disk(
    coordinator: MatchCoordinator, settings: Settings
) -> None:
    """It was looked for before it had been saved: the start page knew nothing of it."""
    coordinator.begin("soi", settings.choices(GAMES["soi"]), seed=3)
    coordinator.leave()
    assert coordinator.waiting() == ["soi"]
    coordinator.resume("soi")
    assert coordinator.table is not None


@pytest.mark.usefixtures("slow_disk")
def test_a_match_that_is_over_is_counted_and_never_continued_however_slow_the_disk(
    coordinator: MatchCoordinator, qtbot: QtBot
) -> None:
    """It was taken for unfinished until it was counted."""
    record = records.decode(golden("soy"), GAMES)
    record.result = None
    del record.entries[-1:]
    coordinator.open(record)
    table = coordinator.table
    assert table is not None
    over = match_at(table)
    qtbot.waitUntil(lambda: over.result is not None, timeout=60_000)
    coordinator.go_to("soy")
    assert coordinator.table is not None
    assert match_at(coordinator.table).result is None
    (played,) = counted(Paths.find())
    assert records.decode((Paths.find().played / played.file).read_bytes(), GAMES) == over.record()


def test_a_match_goes_on_from_the_album_in_its_own_file(
    coordinator: MatchCoordinator, qtbot: QtBot
) -> None:
    window = coordinator.parent()
    assert isinstance(window, MainWindow)
    record = records.decode(golden("soda"), GAMES)
    record.result = None
    for count in (40, 20):
        match = matches.new(Paths.find(), GAMES["soda"])
        match.note(replace(record, entries=record.entries[:count]))
        match.catch_up()
    coordinator.waiting_matches.show()
    with qtbot.waitExposed(window):
        window.show()
    coordinator.begin("soi", computers("soi", "random"), seed=4)
    window.album_wanted.emit()
    album = window.pages.album
    assert window.pages.currentWidget() is album
    qtbot.waitUntil(lambda: album.list.model().rowCount() == 3, timeout=20_000)
    album.go_on_wanted.emit(Paths.find().waiting / "soda.soiree")
    assert coordinator.table is not None
    assert match_at(coordinator.table).entries[:40] == record.entries[:40]
    coordinator.leave()
    assert window.pages.currentWidget() is window.pages.start
    assert len(matches.latest(Paths.find(), "soda")) == 2
    window.album_wanted.emit()
    album.go_on_wanted.emit(Paths.find().waiting / "gone.soiree")
    assert window.pages.shows_album
    album.replay_wanted.emit(Paths.find().waiting / "soda-2.soiree", True)
    assert coordinator.replaying.replay is not None
    assert coordinator.replaying.replay.record.entries == record.entries[:20]
    window.album_wanted.emit()
    album.left.emit()
    assert not window.pages.shows_album


PAGES = ("album", "problems")


def open_page(coordinator: MatchCoordinator, name: str) -> Catalogue | AlbumPage:
    """Open the album or the problems by their command."""
    window = coordinator.parent()
    assert isinstance(window, MainWindow)
    window.commands.trigger(name)
    assert coordinator.table is None
    return coordinator.problems.page.catalogue if name == "problems" else window.pages.album


def at_table(coordinator: MatchCoordinator) -> Match:
    assert coordinator.table is not None
    return match_at(coordinator.table)


def begin(coordinator: MatchCoordinator, qtbot: QtBot, seed: int) -> Deal:
    """Begin a match of Soda, and wait until cards have been dealt."""
    coordinator.begin("soda", Settings().choices(GAMES["soda"]), seed=seed)
    match = at_table(coordinator)
    qtbot.waitUntil(lambda: match.position > 1)
    return match.deal


@pytest.fixture
def open_window(coordinator: MatchCoordinator, qtbot: QtBot) -> MainWindow:
    window = coordinator.parent()
    assert isinstance(window, MainWindow)
    with qtbot.waitExposed(window):
        window.show()
    return window


@pytest.mark.parametrize("page", PAGES)
def test_from_a_page_over_a_match_escape_leads_back_to_it(
    page: str, coordinator: MatchCoordinator, open_window: MainWindow, qtbot: QtBot
) -> None:
    """It led to the start page, as if the match had been left."""
    begin(coordinator, qtbot, seed=3)
    deal = begin(coordinator, qtbot, seed=4)
    for by_key in (False, True):
        shown = open_page(coordinator, page)
        assert shown.back.text() == "Back to the match"
        if by_key:
            QTest.keyClick(shown.list, Qt.Key.Key_Escape)
        else:
            shown.back.click()
        assert at_table(coordinator).deal == deal
    coordinator.leave()
    shown = open_page(coordinator, page)
    assert shown.back.text() == "Start page"
    shown.back.click()
    assert open_window.pages.shows_start
    assert len(matches.latest(Paths.find(), "soda")) == 2, "no copy was made"


def test_from_one_page_to_the_next_the_way_back_stays(
    coordinator: MatchCoordinator, open_window: MainWindow, qtbot: QtBot
) -> None:
    deal = begin(coordinator, qtbot, seed=4)
    for page in (*PAGES, "problems", "album"):
        shown = open_page(coordinator, page)
        assert shown.back.text() == "Back to the match"
    shown.back.click()
    assert at_table(coordinator).deal == deal


@pytest.mark.parametrize("page", PAGES)
def test_nothing_leads_back_to_a_replay_or_to_a_match_that_was_over(
    page: str, coordinator: MatchCoordinator, open_window: MainWindow, qtbot: QtBot
) -> None:
    """Another match of that game came instead."""
    begin(coordinator, qtbot, seed=4)
    record = records.decode(golden("soda"), GAMES)
    you = replace(record.players[0], kind="human", level=None)
    record.players = (you, *record.players[1:])
    record.result = None
    coordinator.replay(replace(record, entries=record.entries[:20]))
    assert open_page(coordinator, page).back.text() == "Start page"
    coordinator.open(replace(record, entries=record.entries[:-1]))
    table = coordinator.table
    assert table is not None
    qtbot.waitUntil(lambda: match_at(table).result is not None or bool(table.shown.decider))
    last = record.entries[-1]
    assert isinstance(last, Decision)
    if match_at(table).result is None:
        table.choice.make(last.move)
    qtbot.waitUntil(lambda: match_at(table).result is not None)
    qtbot.waitUntil(lambda: open_window.commands.is_enabled("review"))
    open_window.commands.trigger("undo")
    assert match_at(table).result is None
    assert not open_window.commands.is_enabled("review")
    assert open_page(coordinator, page).back.text() == "Start page"


def test_a_demonstration_that_keeps_nothing_leads_back_to_no_match_of_the_person(
    qtbot: QtBot, settings: Settings
) -> None:
    record = records.decode(golden("soda"), GAMES)
    record.result = None
    match = matches.new(Paths.find(), GAMES["soda"])
    match.note(replace(record, entries=record.entries[:40]))
    match.catch_up()
    deck = load_deck(resource("decks", "classic.svg"))
    window = MainWindow(GAMES, Paths.find(), settings, deck)
    qtbot.addWidget(window)
    coordinator = MatchCoordinator(window, GAMES, Paths.find(), settings, deck, keeps=False)
    coordinator.begin("soda", computers("soda", "random"), seed=4)
    deal = at_table(coordinator).deal
    open_page(coordinator, "problems").back.click()
    assert at_table(coordinator).deal == deal
    window.close()


def test_album_and_statistics_of_a_game_lead_to_each_other(
    coordinator: MatchCoordinator, qtbot: QtBot
) -> None:
    window = coordinator.parent()
    assert isinstance(window, MainWindow)
    record = records.decode(golden("soda"), GAMES)
    keep(Paths.find(), replace(record, players=(YOU, *record.players[1:])))
    window.show()
    window.album_wanted.emit()
    album = window.pages.album
    album.bar.game.setCurrentText("Soda")
    qtbot.waitUntil(lambda: album.list.model().rowCount() == 1, timeout=20_000)
    album.statistics.click()
    (statistics,) = window.findChildren(StatisticsWindow)
    qtbot.waitUntil(lambda: statistics.page.filters.wanted.game == "soda", timeout=20_000)
    album.bar.game.setCurrentIndex(0)
    album.left.emit()
    (button,) = (each for each in statistics.findChildren(QPushButton) if each.text() == "Album")
    button.click()
    assert not statistics.isVisible()
    assert window.pages.shows_album
    assert album.bar.game.currentText() == "Soda"


def test_a_worker_has_caught_up_when_all_that_waited_is_done() -> None:
    worker, done, go_on = Worker(), list[int](), threading.Event()

    def busy() -> None:
        go_on.wait()

    worker.submit(busy)
    worker.submit(lambda: done.append(1))
    assert not worker.catch_up(0)
    go_on.set()
    assert worker.catch_up(10)
    assert done == [1]
    assert worker.finish(10)


def test_continue_says_who_leads_in_the_latest_of_the_matches_that_wait(
    coordinator: MatchCoordinator, qtbot: QtBot
) -> None:
    record = records.decode(golden("soda"), GAMES)
    record.result = None
    del record.entries[-1:]
    keep(Paths.find(), record)
    coordinator.waiting_matches.show()
    window = coordinator.parent()
    assert isinstance(window, MainWindow)
    start = window.pages.start
    button = next(
        each for each in start.findChildren(QPushButton) if each.accessibleName() == "Continue Soda"
    )
    qtbot.waitUntil(lambda: button.accessibleDescription() != "")
    scores = scores_of(record, GAMES["soda"])
    assert scores is not None
    best, second = sorted(scores, reverse=True)[:2]
    leader = names_of(record.players)[scores.index(best)]
    assert button.accessibleDescription() == f"{leader} leads, {best} to {second}."
    start.show_waiting([])
    assert button.accessibleDescription() == ""


@pytest.fixture
def heard() -> Iterator[list[str]]:
    """What is said aloud."""
    sentences: list[str] = []

    def hear(sentence: str, weight: voice.Weight) -> None:
        sentences.append(sentence)

    voice.listen(hear)
    yield sentences
    voice.unlisten(hear)


@pytest.fixture
def successful(coordinator: MatchCoordinator, qtbot: QtBot) -> MatchCoordinator:
    """The tenth match of a person who won all against an easy opponent so far is just over."""
    record = records.decode(golden("soy"), GAMES)
    assert record.result is not None
    assert record.result.ranks == (1, 2)
    record.players = (YOU, Participant("Clara", "computer", "easy"))
    for number in range(9):
        keep(Paths.find(), replace(record, started=f"2020-01-0{number + 1}T18:00:00Z"))
    record.result = None
    del record.entries[-1:]
    coordinator.open(record)
    qtbot.waitUntil(lambda: coordinator.overlays.is_open, timeout=60_000)
    return coordinator


def test_a_table_stands_still_as_soon_as_the_desktop_asks_for_it(
    coordinator: MatchCoordinator, settings: Settings
) -> None:
    settings.speed = "fast"
    coordinator.begin("soi", settings.choices(GAMES["soi"]), seed=1)
    assert coordinator.table is not None
    assert coordinator.table.shown.appearance.speed == "fast"
    (desktop,) = coordinator.findChildren(DesktopMotion)
    setting = ("org.gnome.desktop.interface", "enable-animations")
    desktop.hear_change(*setting, "False")
    assert coordinator.table.shown.appearance.speed == "off"
    desktop.hear_change(*setting, "True")
    assert coordinator.table.shown.appearance.speed == "fast"


def button(coordinator: MatchCoordinator, text: str) -> QPushButton:
    assert coordinator.table is not None
    found = coordinator.table.findChildren(QPushButton)
    return next(each for each in found if each.text() == text)


def test_who_wins_too_often_is_offered_a_better_opponent_at_the_end_and_told_so(
    heard: list[str], successful: MatchCoordinator, settings: Settings
) -> None:
    told = heard[-1]
    assert "of the last 10 matches against easy. Clara can play middle, too." in told
    assert button(successful, "Play again").isDefault()
    assert successful.table is not None
    (board,) = successful.table.findChildren(Scoreboard)
    assert told in board.accessibleDescription()
    successful.overlays.others_wanted.emit()
    players = match_at(successful.table).deal.players
    assert [(each.name, each.level) for each in players] == [("You", None), ("Clara", "middle")]
    assert match_at(successful.table).result is None
    choices = settings.choices(GAMES["soy"])
    assert [(seat.name, seat.level) for seat in choices.seats] == [("", None), ("Clara", "middle")]
    assert not choices.declined


def test_an_offer_that_is_passed_over_is_not_made_again_at_once(
    successful: MatchCoordinator, settings: Settings
) -> None:
    successful.overlays.play_again.emit()
    assert successful.table is not None
    assert match_at(successful.table).result is None
    choices = settings.choices(GAMES["soy"])
    results = latest(Paths.find(), GAMES, "soy", 20)
    assert len(results) == 10
    assert offer(results, GAMES["soy"], "easy", 2)
    assert not offer(results, GAMES["soy"], "easy", 2, choices.declined)
