"""The files of Soirée 0.1.0 open: each record, the settings, and a whole home."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from soiree.controller.match.authority import Match
from soiree.controller.review.kept import read as read_review
from soiree.core import records
from soiree.core.entries import Decision
from soiree.core.records import people_of
from soiree.games import GAMES
from soiree.storage import matches, settings
from soiree.storage.files import journal_of, waiting_in
from soiree.storage.history.album import Album, Search
from soiree.storage.history.ratings import offer, rating
from soiree.storage.history.results import result_of
from soiree.storage.journal import read_changes
from soiree.storage.paths import Paths
from soiree.storage.state_files import WindowPlace, load_recent, load_window
from tests.golden_home import FIRST, WAITING, contents, copy_first_home, first_files
from tests.storage.keeping import counted, update


@pytest.fixture
def first(home: Path) -> Paths:
    """The paths of a copy of the home of 0.1.0."""
    copy_first_home(home)
    return Paths.find()


@first_files
def test_each_record_is_read_and_played(file: Path) -> None:
    record = records.decode(file.read_bytes(), GAMES)
    match = Match(replace(record, entries=[], result=None), GAMES[record.game])
    for entry in record.entries:
        if isinstance(entry, Decision):
            assert match.refusal(entry.seat, entry.move) is None
        match.follow([entry])
    assert match.result == record.result
    assert records.decode(records.encode(record), GAMES) == record


def test_the_settings_are_read_without_a_fault(first: Paths) -> None:
    loaded = settings.load(first, GAMES)
    assert loaded.notices == ()
    assert not loaded.read_only
    found = loaded.settings
    assert (found.player, found.people, found.felt) == ("Åsa", ["Åsa", "Björn"], "aubergine")
    assert (found.deck, found.back, found.colours) == ("four-colour", "towers", "dark")
    assert (found.speed, found.volume, found.panel_tab) == ("off", 35, "log")
    assert found.shortcuts == {"hint": "Ctrl+J", "demo": "Ctrl+Y"}
    solved = [key.split()[0] for key, outcome in found.problems.items() if outcome == "solved"]
    assert [solved.count(game) for game in ("soda", "soi", "spy")] == [1, 1, 1]
    assert len(found.games) == 6
    for name, choices in found.games.items():
        game = GAMES[name]
        changed = [each for each in game.options if choices.options[each.name] != each.default]
        assert changed
        assert len(choices.seats) == game.players(choices.options)
        assert (choices.message_delay, choices.declined) == (450, "2026-09-20")


def test_the_settings_are_saved_as_they_were(first: Paths) -> None:
    before = json.loads(first.settings.read_bytes())
    assert settings.save(first, settings.load(first, GAMES).settings) is None
    assert differences(before, json.loads(first.settings.read_bytes())) == []


def differences(before: object, after: object) -> list[object]:
    """The earlier values that are missing now, or have changed; new settings do not count."""
    if isinstance(before, dict) and isinstance(after, dict):
        return [each for key in before for each in differences(before[key], after.get(key))]
    return [] if before == after else [before]


@pytest.mark.parametrize("name", WAITING)
def test_each_match_that_waits_goes_on_from_its_journal(name: str, first: Paths) -> None:
    path = first.waiting / f"{name}.soiree"
    assert len(read_changes(journal_of(path))) > 1
    before = contents(first.state)
    match, notice = matches.load_path(first, path, GAMES)
    assert notice is None
    assert match is not None
    assert match.record is not None
    assert len(match.record.entries) == WAITING[name]
    assert contents(first.state) == before


def test_the_matches_that_wait_are_all_found(first: Paths) -> None:
    assert {path.stem for path in waiting_in(first.waiting)} == set(WAITING)


def test_the_matches_played_are_counted_and_rated(first: Paths) -> None:
    played = counted(first, GAMES)
    assert len(played) == 30
    assert sum(match.assisted for match in played) == 8
    results = [result_of(each) for each in reversed(played)]
    soda = [each for each in results if each and each.kind.game == "soda"]
    found = rating(soda, GAMES["soda"])
    assert found is not None
    assert found.matches == 7
    assert offer(soda, GAMES["soda"], "easy", 2) is None


def test_the_album_shows_every_match(first: Paths) -> None:
    album = Album(first, GAMES)
    assert update(album) == []
    rows = album.rows(album.find(Search()))
    assert len(rows) == 30 + len(WAITING)
    assert [row.line for row in rows if row.line] == []
    assert sum(row.outcome == "waiting" for row in rows) == len(WAITING)


def test_a_kept_review_is_read(first: Paths) -> None:
    (file,) = first.reviews.iterdir()
    record = records.decode((first.played / "soureh-2026-09-10-1.soiree").read_bytes(), GAMES)
    review = read_review(file.read_bytes(), record)
    assert set(review.accounts) == set(people_of(record.players))


def test_the_window_opens_where_it_was(first: Paths) -> None:
    assert load_window(first) == WindowPlace(40, 30, 1100, 720)


def test_the_recent_files_are_read(first: Paths) -> None:
    names = ["/home/asa/matches/soda.soiree", "/home/asa/Léo.soiree"]
    assert load_recent(first) == [Path(name) for name in names]


def test_reading_a_home_writes_over_no_record(first: Paths) -> None:
    matches_before = contents(first.played)
    for game in GAMES.values():
        matches.peek(first, game)
    counted(first, GAMES)
    assert contents(first.played) == matches_before == contents(FIRST / "home/data/matches")
