"""Routes between screens: saving, ways back, and the end of matches."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from soiree.controller.computers.worker import Worker
from soiree.controller.evening.file import encode
from soiree.controller.evening.season import evening_of
from soiree.controller.match.authority import Match
from soiree.core import records
from soiree.core.entries import Decision
from soiree.core.records import Participant, Record, scores_of
from soiree.games import GAMES
from soiree.resources import resource
from soiree.storage import matches
from soiree.storage.history import evenings
from soiree.storage.history.ratings import offer
from soiree.storage.history.results import latest
from soiree.storage.paths import Paths
from soiree.storage.settings import Settings
from soiree.ui.decks import load_deck
from soiree.ui.desktop.wishes import DesktopWishes
from soiree.ui.dialogs.statistics.window import StatisticsWindow
from soiree.ui.guests.people import names_of
from soiree.ui.language import voice
from soiree.ui.language.words import listed, moment
from soiree.ui.screens.album.model import MATCH
from soiree.ui.screens.album.page import AlbumPage
from soiree.ui.screens.evening.season import SeasonScreen
from soiree.ui.screens.match.match_end import EndChoice
from soiree.ui.screens.match.scoreboard import Scoreboard
from soiree.ui.screens.problems.catalogue import Catalogue
from soiree.ui.screens.start.start_page import StartPage
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.shell.routes import Album, AlbumFilter, Continue, Evening, Replay
from tests.bench.room import computers
from tests.every_game import golden
from tests.storage.history.test_statistics import YOU
from tests.storage.keeping import counted, keep
from tests.thorough import always
from tests.truth import match_at
from tests.window.places import Places, open_places


@pytest.fixture
def places(hidden_places: Places) -> Places:
    return hidden_places


@pytest.fixture
def slow_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    fsync, never = os.fsync, threading.Event()

    def slowly(descriptor: int) -> None:
        if threading.current_thread() is not threading.main_thread():
            never.wait(0.2)
        fsync(descriptor)

    monkeypatch.setattr(os, "fsync", slowly)


@pytest.mark.usefixtures("slow_disk")
def test_a_match_left_on_a_slow_disk_can_be_resumed_at_once(
    places: Places, settings: Settings
) -> None:
    """The start page once looked for the match before the match was saved."""
    places.begin("soi", settings.choices(GAMES["soi"]), seed=3)
    places.leave()
    assert places.waiting() == ["soi"]
    places.resume("soi")
    assert places.table is not None


@pytest.mark.usefixtures("slow_disk")
def test_a_finished_match_on_a_slow_disk_is_counted_and_not_continued(
    places: Places, qtbot: QtBot
) -> None:
    """The match once counted as unfinished until its end was saved."""
    record = records.decode(golden("soy"), GAMES)
    record.result = None
    del record.entries[-1:]
    places.open(record)
    table = places.table
    assert table is not None
    over = match_at(table)
    qtbot.waitUntil(lambda: over.result is not None, timeout=60_000)
    places.go_to("soy")
    assert places.table is not None
    assert match_at(places.table).result is None
    (played,) = counted(Paths.find())
    assert records.decode((Paths.find().played / played.file).read_bytes(), GAMES) == over.record()


def test_a_match_continued_from_the_album_keeps_its_file(places: Places, qtbot: QtBot) -> None:
    window = places.window
    record = records.decode(golden("soda"), GAMES)
    record.result = None
    for count in (40, 20):
        match = matches.new(Paths.find(), GAMES["soda"])
        match.note(replace(record, entries=record.entries[:count]))
        match.catch_up()
    places.leave()
    with qtbot.waitExposed(window):
        window.show()
    places.begin("soi", computers("soi", "random"), seed=4)
    places.go(Album())
    album = places.page(AlbumPage)
    qtbot.waitUntil(lambda: album.list.model().rowCount() == 3, timeout=20_000)
    album.requested.emit(Continue(Paths.find().waiting / "soda.soiree"))
    places.arrive()
    assert places.table is not None
    assert match_at(places.table).entries[:40] == record.entries[:40]
    places.leave()
    assert places.is_start
    assert len(matches.latest(Paths.find(), "soda")) == 2
    places.go(Album())
    album = places.page(AlbumPage)
    album.requested.emit(Continue(Paths.find().waiting / "gone.soiree"))
    places.arrive()
    assert places.page(AlbumPage) is album
    album.requested.emit(Replay(Paths.find().waiting / "soda-2.soiree"))
    places.arrive()
    assert places.is_replay
    assert places.replaying.replay.record.entries == record.entries[:20]
    places.go(Album())
    places.page(AlbumPage).back.click()
    places.arrive()
    assert places.is_start


def test_a_reopened_album_has_its_selection_and_can_undo_deletions(
    places: Places, open_window: MainWindow, qtbot: QtBot
) -> None:
    """Only the program's end empties the trash."""
    record = records.decode(golden("soda"), GAMES)
    for day in (1, 2, 3):
        keep(Paths.find(), replace(record, started=f"2020-01-0{day}T18:00:00Z"))
    places.trigger("album")
    album = places.page(AlbumPage)
    qtbot.waitUntil(lambda: album.list.model().rowCount() == 3, timeout=20_000)
    qtbot.waitUntil(lambda: album.list.currentIndex().data(MATCH) is not None)
    album.delete.click()
    qtbot.waitUntil(lambda: album.list.model().rowCount() == 2, timeout=20_000)
    album.bar.outcome.setCurrentText("Finished")
    qtbot.waitUntil(lambda: album.list.currentIndex().data(MATCH) is not None)
    album.list.setCurrentIndex(album.list.model().index(1, 0))
    selected = album.list.currentIndex().data(MATCH)
    places.leave()
    assert [each for each in Paths.find().trash.rglob("*") if each.is_file()]
    places.trigger("album")
    album = places.page(AlbumPage)
    assert album.bar.outcome.currentText() == "Finished"
    qtbot.waitUntil(lambda: album.list.currentIndex().data(MATCH) == selected, timeout=20_000)
    assert album.undo.isVisible()
    album.undo.click()
    qtbot.waitUntil(lambda: album.list.model().rowCount() == 3, timeout=20_000)


PAGES = ("album", "problems")


def open_page(places: Places, name: str) -> Catalogue | AlbumPage:
    """Open the album or the problems by a command."""
    places.trigger(name)
    assert places.table is None
    return places.page(Catalogue) if name == "problems" else places.page(AlbumPage)


def at_table(places: Places) -> Match:
    assert places.table is not None
    return match_at(places.table)


def deal_at_table(places: Places) -> Record:
    """The deal of the match, without the seconds of play."""
    return replace(at_table(places).deal, extra={})


def begin(places: Places, qtbot: QtBot, seed: int) -> Record:
    """Begin a match of Soda, and wait until cards have been dealt."""
    places.begin("soda", Settings().choices(GAMES["soda"]), seed=seed)
    match = at_table(places)
    qtbot.waitUntil(lambda: match.position > 1)
    return deal_at_table(places)


@pytest.fixture
def open_window(places: Places, qtbot: QtBot) -> MainWindow:
    window = places.window
    with qtbot.waitExposed(window):
        window.show()
    return window


@pytest.mark.parametrize("page", always("problems", of=PAGES))
def test_escape_on_a_page_leads_back_to_the_match(
    page: str, places: Places, open_window: MainWindow, qtbot: QtBot
) -> None:
    """Escape once led to the start page."""
    begin(places, qtbot, seed=3)
    deal = begin(places, qtbot, seed=4)
    for by_key in (False, True):
        shown = open_page(places, page)
        assert shown.back.text() == "Back to the match"
        if by_key:
            QTest.keyClick(shown.list, Qt.Key.Key_Escape)
        else:
            shown.back.click()
        places.arrive()
        assert deal_at_table(places) == deal
    places.leave()
    shown = open_page(places, page)
    assert shown.back.text() == "Start page"
    shown.back.click()
    places.arrive()
    assert places.is_start
    assert len(matches.latest(Paths.find(), "soda")) == 2, "no copy was made"


def test_moving_between_pages_keeps_the_way_back(
    places: Places, open_window: MainWindow, qtbot: QtBot
) -> None:
    deal = begin(places, qtbot, seed=4)
    for page in (*PAGES, "problems", "album"):
        shown = open_page(places, page)
        assert shown.back.text() == "Back to the match"
    shown.back.click()
    places.arrive()
    assert deal_at_table(places) == deal


@pytest.mark.parametrize("page", always("album", of=PAGES))
def test_a_page_after_a_replay_or_a_finished_match_leads_to_the_start_page(
    page: str, places: Places, open_window: MainWindow, qtbot: QtBot
) -> None:
    """The button once led to another match of the game."""
    begin(places, qtbot, seed=4)
    record = records.decode(golden("soda"), GAMES)
    you = replace(record.players[0], kind="human", level=None)
    record.players = (you, *record.players[1:])
    record.result = None
    places.replay(replace(record, entries=record.entries[:20]))
    assert open_page(places, page).back.text() == "Start page"
    places.open(replace(record, entries=record.entries[:-1]))
    table = places.table
    assert table is not None
    qtbot.waitUntil(lambda: match_at(table).result is not None or bool(table.shown.now.decider))
    last = record.entries[-1]
    assert isinstance(last, Decision)
    if match_at(table).result is None:
        table.choice.make(last.move)
    qtbot.waitUntil(lambda: match_at(table).result is not None)
    qtbot.waitUntil(lambda: open_window.commands.is_enabled("review"))
    open_window.commands.trigger("undo")
    assert match_at(table).result is None
    assert not open_window.commands.is_enabled("review")
    assert open_page(places, page).back.text() == "Start page"


def test_escape_leads_from_a_replay_back_to_the_album_and_the_evening(places: Places) -> None:
    evening = evening_of(1, 0, "You", 4, "2026-11-20T19:00:00Z")
    assert evenings.save(Paths.find(), "evening-2026-11-20-1", encode(evening)) is None
    places.go(Evening("evening-2026-11-20-1"))
    places.go(Album(AlbumFilter("evening-")))
    places.go(Replay(records.decode(golden("soda"), GAMES)))
    places.window.dock.open("log")
    for _ in range(2):
        assert places.is_replay, "the first time, Escape closes the panel"
        QTest.keyClick(places.screen.widget, Qt.Key.Key_Escape)
        places.arrive()
    album = places.page(AlbumPage)
    assert (album.bar.words.text(), album.back.text()) == ("evening-", "Back to the evening")


def test_a_page_leads_back_to_an_unsaved_demonstration(qtbot: QtBot, settings: Settings) -> None:
    record = records.decode(golden("soda"), GAMES)
    record.result = None
    match = matches.new(Paths.find(), GAMES["soda"])
    match.note(replace(record, entries=record.entries[:40]))
    match.catch_up()
    deck = load_deck(resource("decks", "classic.svg"))
    window = MainWindow(Paths.find(), settings, deck)
    qtbot.addWidget(window)
    places = open_places(window, settings, saves_matches=False)
    places.begin("soda", computers("soda", "random"), seed=4)
    deal = deal_at_table(places)
    open_page(places, "problems").back.click()
    places.arrive()
    assert deal_at_table(places) == deal
    window.close()


def test_album_and_statistics_pass_on_the_game(places: Places, qtbot: QtBot) -> None:
    window = places.window
    record = records.decode(golden("soda"), GAMES)
    keep(Paths.find(), replace(record, players=(YOU, *record.players[1:])))
    window.show()
    places.go(Album())
    album = places.page(AlbumPage)
    album.bar.game.setCurrentText("Soda")
    qtbot.waitUntil(lambda: album.list.model().rowCount() == 1, timeout=20_000)
    album.statistics.click()
    (statistics,) = window.findChildren(StatisticsWindow)
    qtbot.waitUntil(lambda: statistics.filters.chosen.game == "soda", timeout=20_000)
    album.bar.game.setCurrentIndex(0)
    album.back.click()
    places.arrive()
    (button,) = (each for each in statistics.findChildren(QPushButton) if each.text() == "Album")
    button.click()
    assert not statistics.isVisible()
    places.arrive()
    album = places.page(AlbumPage)
    assert album.bar.game.currentText() == "Soda"


def test_catch_up_of_a_worker_waits_for_its_queue() -> None:
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


def test_continue_describes_the_standing_of_the_latest_match(places: Places, qtbot: QtBot) -> None:
    record = records.decode(golden("soda"), GAMES)
    record.result = None
    del record.entries[-1:]
    keep(Paths.find(), record)
    places.leave()
    start = places.page(StartPage)
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


def test_the_start_page_continues_an_unfinished_evening(places: Places, qtbot: QtBot) -> None:
    made = evening_of(1, 0, "You", 4, "2026-11-20T19:00:00Z")
    places.leave()
    button = places.page(StartPage).sheet.buttons["evening"]
    button.click()
    places.arrive()
    assert isinstance(places.screen, SeasonScreen)
    for number in (1, 2):
        evenings.save(Paths.find(), f"evening-2026-11-20-{number}", encode(made))
    places.leave()
    button = places.page(StartPage).sheet.buttons["evening"]
    qtbot.waitUntil(lambda: button.text() == "Continue evening")
    button.click()
    places.arrive()
    assert places.screen.here() == Evening("evening-2026-11-20-2")


def test_a_match_of_a_newer_soiree_is_not_offered_and_the_tile_says_so(
    places: Places, qtbot: QtBot
) -> None:
    """Continue was offered, and refused the match."""
    match = matches.new(Paths.find(), GAMES["soda"])
    match.path.parent.mkdir(parents=True, exist_ok=True)
    match.path.write_bytes(golden("soda").replace(b'"version": 1', b'"version": 99', 1))
    places.leave()
    start = places.page(StartPage)
    buttons = {each.accessibleName(): each for each in start.findChildren(QPushButton)}
    qtbot.waitUntil(lambda: not buttons["Play Soda"].isHidden())
    assert buttons["Continue Soda"].isHidden()
    assert buttons["Play Soda"].accessibleDescription() == "A match from a newer Soirée waits."


PLAYED = datetime(2026, 11, 20, 19, 2, tzinfo=UTC).timestamp()


def test_continue_says_which_of_several_matches_it_is(places: Places, qtbot: QtBot) -> None:
    record = records.decode(golden("soda"), GAMES)
    record.result = None
    del record.entries[-1:]
    for time, extra in ((PLAYED - 60, {}), (PLAYED, records.chances_written(()))):
        match = matches.new(Paths.find(), GAMES["soda"])
        match.note(replace(record, extra=extra))
        match.catch_up()
        for path in (match.path, match.journal):
            if path.exists():
                os.utime(path, (time, time))
    places.leave()
    start = places.page(StartPage)
    button = next(
        each for each in start.findChildren(QPushButton) if each.accessibleName() == "Continue Soda"
    )
    qtbot.waitUntil(lambda: button.accessibleDescription() != "")
    branch, company, when, standing = button.accessibleDescription().split(" · ")
    assert branch == "Branch of another match"
    assert company == f"with {listed(names_of(record.players))}"
    assert when == moment("2026-11-20T19:02:00Z")
    assert "leads" in standing


@pytest.fixture
def heard() -> Iterator[list[str]]:
    """The announcements."""
    sentences: list[str] = []

    def hear(sentence: str, weight: voice.Weight) -> None:
        sentences.append(sentence)

    voice.listen(hear)
    yield sentences
    voice.unlisten(hear)


@pytest.fixture
def successful(places: Places, qtbot: QtBot) -> Places:
    """The end of the tenth match of a person who won all ten against an easy opponent."""
    record = records.decode(golden("soy"), GAMES)
    assert record.result is not None
    assert record.result.ranks == (1, 2)
    record.players = (YOU, Participant("Clara", "computer", "easy"))
    for number in range(9):
        keep(Paths.find(), replace(record, started=f"2020-01-0{number + 1}T18:00:00Z"))
    record.result = None
    del record.entries[-1:]
    places.open(record)
    qtbot.waitUntil(lambda: places.overlays.is_open, timeout=60_000)
    return places


def test_animations_stop_when_the_desktop_disables_them(places: Places, settings: Settings) -> None:
    settings.speed = "fast"
    places.begin("soi", settings.choices(GAMES["soi"]), seed=1)
    assert places.table is not None
    assert places.table.shown.now.appearance.speed == "fast"
    (desktop,) = places.program.findChildren(DesktopWishes)
    setting = ("org.gnome.desktop.interface", "enable-animations")
    desktop.hear_change(*setting, "False")
    assert places.table.shown.now.appearance.speed == "off"
    desktop.hear_change(*setting, "True")
    assert places.table.shown.now.appearance.speed == "fast"


def button(places: Places, text: str) -> QPushButton:
    assert places.table is not None
    found = places.table.findChildren(QPushButton)
    return next(each for each in found if each.text() == text)


def test_a_frequent_winner_is_offered_a_better_opponent(
    heard: list[str], successful: Places, settings: Settings
) -> None:
    told = heard[-1]
    assert "of the last 10 matches against Easy. Clara can also play at level Middle." in told
    assert button(successful, "Play again").isDefault()
    assert successful.table is not None
    (board,) = successful.table.findChildren(Scoreboard)
    assert told in board.accessibleDescription()
    successful.overlays.chosen.emit(EndChoice.PLAY_OTHERS)
    successful.arrive()
    players = match_at(successful.table).deal.players
    assert [(each.name, each.level) for each in players] == [("You", None), ("Clara", "middle")]
    assert match_at(successful.table).result is None
    choices = settings.choices(GAMES["soy"])
    assert [(seat.name, seat.level) for seat in choices.seats] == [("", None), ("Clara", "middle")]
    assert not choices.declined


def test_a_declined_offer_is_not_repeated_on_the_same_day(
    successful: Places, settings: Settings
) -> None:
    successful.overlays.chosen.emit(EndChoice.PLAY_AGAIN)
    successful.arrive()
    assert successful.table is not None
    assert match_at(successful.table).result is None
    choices = settings.choices(GAMES["soy"])
    results = latest(Paths.find(), GAMES, "soy", 20)
    assert len(results) == 10
    assert offer(results, GAMES["soy"], "easy", 2)
    assert not offer(results, GAMES["soy"], "easy", 2, choices.declined)
