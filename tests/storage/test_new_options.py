"""A game gets one more option: older records keep their former value."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from soiree.controller.lessons.lesson import reach
from soiree.controller.match.authority import Match
from soiree.core import records
from soiree.core.games import Game, Option, Rules
from soiree.core.records import Record
from soiree.core.states import Options
from soiree.games import GAMES
from soiree.storage import matches, settings
from soiree.storage.history.album import Album, Search
from soiree.storage.paths import Paths
from soiree.storage.problems import kept_problems, record_of
from soiree.storage.settings import GameChoices, Settings
from tests import seventh
from tests.every_game import EVERY_GAME, golden
from tests.seventh.rules import Sept, SeptFacts, imagine
from tests.storage.keeping import update

HEAD_START = Option("head_start", 2, range(5), "Points ahead", before=0)
"""The added option: the points of seat 1 at the beginning. Older records do not have it."""


def start(options: Options) -> Sept:
    return Sept(options, points=(0, int(options["head_start"])))


SEPT = replace(
    seventh.GAME,
    options=(*seventh.GAME.options, HEAD_START),
    rules=lambda: Rules(start, imagine, SeptFacts),
)
NOW = {**EVERY_GAME, "sept": SEPT}
SPEED = Option("tempo", "quick", ("slow", "quick"), "Tempo", before="slow")


def with_tempo(game: Game) -> Game:
    return replace(game, options=(*game.options, SPEED))


def begun(entries: int) -> Record:
    """A match without `HEAD_START`, with a number of entries."""
    whole = records.decode(golden("sept"), EVERY_GAME)
    return replace(whole, entries=whole.entries[:entries], result=None)


def save_older_match(paths: Paths, snapshot: int, journal: int) -> Path:
    """Save an unfinished match without `HEAD_START`, and return its path.

    Args:
        snapshot: the number of entries in the snapshot.
        journal: the number of entries in snapshot and journal together.
    """
    waiting = matches.new(paths, seventh.GAME)
    waiting.note(begun(snapshot))
    waiting.catch_up()
    waiting.note(begun(journal))
    waiting.catch_up(renew=False)
    return waiting.path


@pytest.mark.parametrize("game", GAMES.values())
def test_the_value_before_an_option_is_one_of_its_values(game: Game) -> None:
    late = [option for option in game.options if option.before is not None]
    assert all(option.admits(option.before) for option in late)


def test_a_record_older_than_an_option_has_its_former_value() -> None:
    record = records.decode(golden("sept"), NOW)
    assert record.options["head_start"] == 0
    assert record.result == records.decode(golden("sept"), EVERY_GAME).result
    again = records.encode(record)
    assert json.loads(again)["options"] == {"target": 7, "head_start": 0}
    assert records.decode(again, NOW) == record


def test_an_option_of_the_first_version_has_to_be_there() -> None:
    tree = json.loads(golden("sept"))
    del tree["options"]["target"]
    with pytest.raises(records.Faulty, match=r"options\.target: found nothing"):
        records.decode(json.dumps(tree).encode(), NOW)


def test_a_value_in_the_record_counts_for_more_than_that_of_before() -> None:
    tree = json.loads(golden("sept"))
    tree["options"]["head_start"] = 9
    with pytest.raises(records.Faulty, match=r"options\.head_start: found 9"):
        records.decode(json.dumps(tree).encode(), NOW)


def test_a_match_that_waits_from_before_an_option_goes_on_to_its_end(paths: Paths) -> None:
    path = save_older_match(paths, 4, 9)
    waiting, notice = matches.load_path(paths, path, NOW)
    assert notice is None
    assert waiting is not None
    assert waiting.record is not None
    assert waiting.record.options["head_start"] == 0
    match = Match(waiting.record, SEPT)
    assert match.position == 9
    rng = random.Random(1)
    while match.deciders or match.chance_is_pending:
        match.draw_chance()
        if match.deciders:
            (seat,) = match.deciders
            assert match.play(seat, rng.choice(match.legal(seat)), match.position) is None
        waiting.note(match.record())
    assert match.result is not None
    assert matches.load_path(paths, path, NOW) == (None, None)  # It was over, and is counted.
    (file,) = paths.played.iterdir()
    assert records.decode(file.read_bytes(), NOW).options == {"target": 7, "head_start": 0}


def test_the_journal_goes_on_behind_changes_from_before_an_option(paths: Paths) -> None:
    path = save_older_match(paths, 4, 9)
    waiting, _ = matches.load_path(paths, path, NOW)
    assert waiting is not None
    assert waiting.record is not None
    whole = records.decode(golden("sept"), NOW)
    waiting.note(replace(waiting.record, entries=whole.entries[:12]))
    again, notice = matches.load_path(paths, path, NOW)
    assert notice is None
    assert again is not None
    assert again.record is not None
    assert again.record.entries == whole.entries[:12]
    assert again.record.options == {"target": 7, "head_start": 0}


def test_the_album_shows_matches_from_before_an_option(paths: Paths) -> None:
    save_older_match(paths, 4, 9)
    paths.played.mkdir(parents=True)
    (paths.played / "sept-2026-11-20-1.soiree").write_bytes(golden("sept"))
    album = Album(paths, NOW)
    assert update(album) == []
    rows = album.rows(album.find(Search()))
    assert {(row.outcome, row.line) for row in rows} == {("waiting", ""), ("watched", "")}


@pytest.mark.parametrize("name", GAMES)
def test_one_more_option_in_a_real_game_reads_the_records_of_today(name: str) -> None:
    game = with_tempo(GAMES[name])
    today = records.decode(golden(name), GAMES)
    record = records.decode(golden(name), {name: game})
    assert record.options == {**today.options, "tempo": "slow"}
    assert record.entries == today.entries
    assert record.result == today.result


@pytest.mark.parametrize("name", [name for name in GAMES if kept_problems(name)])
def test_one_more_option_in_a_real_game_reads_its_problems(name: str) -> None:
    game = with_tempo(GAMES[name])
    for problem in kept_problems(name)[::8]:
        assert record_of(game, problem).options["tempo"] == "slow"


def test_the_choices_of_a_game_keep_the_value_from_before_an_option(paths: Paths) -> None:
    before = Settings(games={"sept": GameChoices(options={"target": 9})})
    assert settings.save(paths, before) is None
    loaded = settings.load(paths, NOW)
    assert loaded.notices == ()
    assert loaded.settings.games["sept"].options == {"target": 9, "head_start": 0}


def test_without_choices_a_new_option_has_its_default(paths: Paths) -> None:
    assert settings.save(paths, Settings(games={"sept": GameChoices()})) is None
    loaded = settings.load(paths, NOW).settings
    assert loaded.games["sept"].options == {"target": 7, "head_start": 2}
    assert Settings().choices(SEPT).options == {"target": 7, "head_start": 2}


def test_an_exercise_older_than_an_option_uses_the_former_value() -> None:
    options = list[Options]()

    def note(given: Options) -> Sept:
        options.append(given)
        return start(given)

    game = replace(SEPT, rules=lambda: Rules(note, imagine, SeptFacts))
    assert reach(game, {"target": 5}, "") == []
    assert options == [{"target": 5, "head_start": 0}]
