"""The results of matches as the rows have them, against those that the history gives."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing

import msgspec
import pytest
from msgspec.structs import replace

from soiree.core.records import Participant
from soiree.storage import history, results
from soiree.storage.history import Played
from soiree.storage.paths import Paths
from soiree.storage.results import MIXED, Filter, Kind, result_of
from tests.every_game import EVERY_GAME
from tests.storage.keeping import keep
from tests.storage.soi_matches import finished
from tests.storage.test_statistics import YOU, computer, played


def write(paths: Paths, *matches: Played) -> None:
    """Keep the rows of these matches, each with a file for its record."""
    paths.played.mkdir(parents=True, exist_ok=True)
    for match in matches:
        (paths.played / match.file).touch()
    assert history._write(paths, matches) is None


def named(match: Played, file: str, finished: str = "2026-11-20T18:30:00Z") -> Played:
    return msgspec.structs.replace(match, file=file, finished=finished)


def test_rows_give_the_same_results_as_the_history(paths: Paths) -> None:
    three = (computer("easy"), YOU, computer("hard"))
    write(
        paths,
        named(played(1, 1), "soda-1.soiree", "2026-11-20T18:30:00Z"),
        named(played(2, 1, 3, seats=three, scores=(5, 9, 2)), "soda-2.soiree", "2026-11-19"),
        named(played(1, 2, game="soy", options={}, scores=None), "soy-1.soiree", "2026-11-21"),
        named(played(1, 2, assisted=True, seconds=0), "soda-3.soiree", "2026-11-22"),
        named(played(1, 2, seats=(YOU, Participant("Eva", "human"))), "soda-4.soiree"),
    )
    found = results.read(paths, EVERY_GAME)
    whole = history.read(paths, EVERY_GAME)
    assert found.matches == tuple(
        each for match in reversed(whole.matches) if (each := result_of(match))
    )
    assert len(found.matches) == sum(found.kinds.values()) == 4
    assert results.read_if_mended(paths, EVERY_GAME) is None


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the zone is set otherwise here")
def test_a_match_counts_for_the_day_on_the_calendar_here(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    late = named(played(1, 2), "soda-1.soiree", "2026-11-20T18:30:00Z")
    write(paths, late)
    days = {}
    for zone in ("Asia/Tokyo", "America/Lima"):
        with monkeypatch.context() as elsewhere:
            elsewhere.setenv("TZ", zone)
            time.tzset()
            (result,) = results.read(paths, EVERY_GAME).matches
            assert result == result_of(late)
            days[zone] = result.day
    time.tzset()
    assert days == {"Asia/Tokyo": "2026-11-21", "America/Lima": "2026-11-20"}


def test_without_matches_there_are_no_results(paths: Paths) -> None:
    assert results.read(paths, EVERY_GAME) == results.Results(())
    assert not paths.data.exists()


def test_a_record_without_a_row_is_counted_when_the_rows_are_mended(paths: Paths) -> None:
    write(paths, named(played(1, 2), "soda-1.soiree"))
    record = replace(finished(), players=(YOU, *(computer("easy") for _ in range(3))))
    assert keep(paths, record) is None
    with closing(sqlite3.connect(paths.history)) as database, database:
        database.execute("DELETE FROM played WHERE game = 'soi'")
    assert [each.kind.game for each in results.read(paths, EVERY_GAME).matches] == ["soda"]
    mended = results.read_if_mended(paths, EVERY_GAME)
    assert mended is not None
    assert sorted(each.kind.game for each in mended.matches) == ["soda", "soi"]
    assert results.read_if_mended(paths, EVERY_GAME) is None


def test_a_row_without_its_record_goes_when_the_rows_are_mended(paths: Paths) -> None:
    write(paths, named(played(1, 2), "soda-1.soiree"), named(played(1, 2), "soda-2.soiree"))
    (paths.played / "soda-1.soiree").unlink()
    mended = results.read_if_mended(paths, EVERY_GAME)
    assert mended is not None
    assert len(mended.matches) == 1


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE played SET seats = 'nonsense' WHERE file = 'soda-1.soiree'",
        "UPDATE played SET ranks = '[]' WHERE file = 'soda-1.soiree'",
        "UPDATE played SET scores = '[1]' WHERE file = 'soda-1.soiree'",
        "UPDATE played SET options = x'ff' WHERE file = 'soda-1.soiree'",
    ],
)
def test_a_damaged_row_breaks_nothing(paths: Paths, change: str) -> None:
    second = played(1, 2, seats=(computer("easy"), YOU))
    write(paths, named(second, "soda-1.soiree"), named(played(1, 2), "soda-2.soiree"))
    with closing(sqlite3.connect(paths.history)) as database, database:
        database.execute(change)
    found = results.read(paths, EVERY_GAME)
    assert len(found.matches) == 1
    assert found.notices  # The row is gone, and its record is nothing but an empty file.


def test_numbers_that_are_none_count_as_nothing(paths: Paths) -> None:
    write(paths, named(played(1, 2), "soda-1.soiree"))
    with closing(sqlite3.connect(paths.history)) as database, database:
        database.execute("UPDATE played SET seconds = 'x', hints = x'ff', finished = x'3130'")
    (found,) = results.read(paths, EVERY_GAME).matches
    assert (found.seconds, found.hints, found.day) == (0, 0, "10")


def test_the_latest_matches_of_a_game_are_read_alone(paths: Paths) -> None:
    game = EVERY_GAME["soda"]
    assert results.latest(paths, game, 5) == []
    write(
        paths,
        *(
            replace(named(played(1, 2), f"soda-{day}.soiree"), finished=f"2026-11-{day}T12:00:00Z")
            for day in (14, 12, 13)
        ),
        named(played(1, 2, game="soy"), "soy-1.soiree"),
    )
    assert [each.day for each in results.latest(paths, game, 2)] == ["2026-11-13", "2026-11-14"]


def test_a_database_that_is_none_breaks_nothing(paths: Paths) -> None:
    paths.data.mkdir(parents=True)
    paths.history.write_bytes(b"nonsense" * 1000)
    assert results.latest(paths, EVERY_GAME["soda"], 5) == []
    found = results.read(paths, EVERY_GAME)
    assert found.matches == ()
    assert found.notices


def test_a_row_of_an_unknown_game_is_left_out(paths: Paths) -> None:
    write(paths, named(played(1, 2, game="canasta"), "canasta-1.soiree"))
    assert results.read(paths, EVERY_GAME).matches == ()


def test_a_filter_admits_what_it_says() -> None:
    kind = Kind("soda", ("easy", "easy"), 3, (("suits", "SHDC"),), False)
    assert Filter().admits(kind)
    same = Filter("soda", "easy", 3, (("suits", "SHDC"),), None, False)
    assert same.admits(kind)
    others = [
        replace(same, game="soy"),
        replace(same, opponents=MIXED),
        replace(same, players=2),
        replace(same, options=()),
        replace(same, assisted=True),
    ]
    assert not any(each.admits(kind) for each in others)


def test_a_filter_chooses_by_day_and_keeps_the_order() -> None:
    days = ("2026-11-01", "2026-11-02", "2026-11-03")
    found = [result_of(named(played(1, 2), "a.soiree", day)) for day in days]
    matches = [each for each in found if each is not None]
    chosen = Filter(since="2026-11-02").choose(matches)
    assert [each.day for each in chosen] == list(days[1:])


def test_opponents_of_one_level_have_it_and_others_are_mixed() -> None:
    kinds = [Kind("soda", levels, 3, (), False) for levels in (("easy", "easy"), ("easy", "hard"))]
    assert [kind.opponents for kind in kinds] == ["easy", MIXED]
    assert Kind("spy", (), 1, (), False).opponents == ""
