"""`storage.results`: reads the results of matches from the rows of the index."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing

import msgspec
import pytest
from msgspec.structs import replace

from soiree.core.records import Participant
from soiree.storage.history import results
from soiree.storage.history.index import index_of
from soiree.storage.history.index_rows import Played, row_of_played, stamp_of
from soiree.storage.history.results import MIXED, Filter, MatchCategory, result_of
from soiree.storage.paths import Paths
from tests.every_game import EVERY_GAME
from tests.storage.history.test_statistics import YOU, computer, played
from tests.storage.keeping import counted, keep
from tests.storage.soi_matches import finished


def write(paths: Paths, *matches: Played) -> None:
    """Keep the rows of these matches, each with a file for its record."""
    paths.played.mkdir(parents=True, exist_ok=True)
    rows = []
    for match in matches:
        file = paths.played / match.file
        file.touch()
        rows.append(row_of_played(match, stamp_of(file.stat())))
    index_of(paths).put(rows)


def change(paths: Paths, query: str) -> None:
    with closing(sqlite3.connect(paths.index)) as database, database:
        database.execute(query)


def named(match: Played, file: str, finished: str = "2026-11-20T18:30:00Z") -> Played:
    return msgspec.structs.replace(match, file=file, finished=finished)


def test_rows_give_the_same_results_as_whole_matches(paths: Paths) -> None:
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
    whole = reversed(counted(paths))
    assert found.matches == tuple(each for match in whole if (each := result_of(match)))
    assert len(found.matches) == sum(found.kinds.values()) == 4


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


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE matches SET seats = 'nonsense' WHERE file = 'soda-1.soiree'",
        "UPDATE matches SET ranks = '[]' WHERE file = 'soda-1.soiree'",
        "UPDATE matches SET scores = '[1]' WHERE file = 'soda-1.soiree'",
        "UPDATE matches SET options = x'ff' WHERE file = 'soda-1.soiree'",
    ],
)
def test_a_damaged_row_has_the_index_made_again(paths: Paths, damage: str) -> None:
    second = played(1, 2, seats=(computer("easy"), YOU))
    write(paths, named(second, "soda-1.soiree"))
    keep(paths, finished())
    change(paths, damage)
    assert results.read(paths, EVERY_GAME).matches == ()
    index_of(paths).update(EVERY_GAME)
    found = results.read(paths, EVERY_GAME)
    assert [each.kind.game for each in found.matches] == ["soi"]
    assert len(found.notices) == 1  # The record of the other match is nothing but an empty file.


def test_invalid_numbers_in_a_row_count_as_zero(paths: Paths) -> None:
    write(paths, named(played(1, 2), "soda-1.soiree"))
    change(paths, "UPDATE matches SET seconds = 'x', hints = x'ff', finished = x'3130'")
    (found,) = results.read(paths, EVERY_GAME).matches
    assert (found.seconds, found.hints, found.day) == (0, 0, "10")


def test_the_latest_matches_of_a_game_are_read_alone(paths: Paths) -> None:
    assert results.latest(paths, EVERY_GAME, "soda", 5) == []
    write(
        paths,
        *(
            replace(named(played(1, 2), f"soda-{day}.soiree"), finished=f"2026-11-{day}T12:00:00Z")
            for day in (14, 12, 13)
        ),
        named(played(1, 2, game="soy"), "soy-1.soiree"),
    )
    found = results.latest(paths, EVERY_GAME, "soda", 2)
    assert [each.day for each in found] == ["2026-11-13", "2026-11-14"]


def test_the_latest_matches_are_found_without_an_index(paths: Paths) -> None:
    keep(paths, replace(finished(), players=(YOU, *(computer("easy") for _ in range(3)))))
    paths.index.write_bytes(b"nonsense" * 1000)
    index = index_of(paths)
    results.latest(paths, EVERY_GAME, "soi", 5)
    index.update_in_background(EVERY_GAME).join()
    assert len(results.latest(paths, EVERY_GAME, "soi", 5)) == 1


def test_a_row_of_an_unknown_game_is_left_out(paths: Paths) -> None:
    write(paths, named(played(1, 2, game="canasta"), "canasta-1.soiree"))
    assert results.read(paths, EVERY_GAME).matches == ()


def test_a_filter_accepts_only_matching_results() -> None:
    kind = MatchCategory("soda", ("easy", "easy"), 3, (("suits", "SHDC"),), False)
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
    kinds = [
        MatchCategory("soda", levels, 3, (), False)
        for levels in (("easy", "easy"), ("easy", "hard"))
    ]
    assert [kind.opponents for kind in kinds] == ["easy", MIXED]
    assert MatchCategory("spy", (), 1, (), False).opponents == ""
