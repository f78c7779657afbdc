"""Evenings: pairs, points, standings, the finale, files, and matches behind the scenes."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from itertools import combinations

import pytest
from msgspec.structs import replace

from soiree.controller.evening.evening import (
    MEMBERS,
    Due,
    Evening,
    Item,
    Member,
    Place,
    Played,
    level_of,
)
from soiree.controller.evening.file import decode, encode
from soiree.controller.evening.playing import play_behind_the_scenes, result_in
from soiree.controller.evening.programme import minutes, short_item
from soiree.controller.evening.season import THEMES, evening_of, progress_in
from soiree.core.guests import TEMPERS, Temper
from soiree.core.records import decode as decode_record
from soiree.core.records import encode as encode_record
from soiree.core.strict_json import Faulty, Newer
from soiree.games import GAMES

SOY, SODA = short_item(GAMES["soy"]), short_item(GAMES["soda"])
NOW = "2026-11-20T19:00:00Z"


def evening(*programme: Item, finale: Item | None = None, strength: int = 0) -> Evening:
    guests = (Member(name, strength) for name in ("Ada", "Basil", "Clara"))
    return Evening((Member("You"), *guests), programme, 5, finale, started=NOW)


def won_by(evening: Evening, due: Due, order: tuple[int, ...]) -> Evening:
    """The evening after a due match, whose players rank in the order of members `order`."""
    ranks = tuple(order.index(member) + 1 for member in due.seats)
    return evening.with_match(Played(due.place, due.seats, ranks))


def in_order(evening: Evening, order: tuple[int, ...]) -> Evening:
    """The evening after all matches of its programme, all ranked in the order of `order`."""
    for item in range(len(evening.programme)):
        for due in evening.due_in(item):
            among = tuple(member for member in order if member in due.seats)
            evening = won_by(evening, due, among)
    return evening


def test_in_three_items_for_two_everybody_meets_everybody_once() -> None:
    made = evening(*[SOY] * 6)
    for first in (0, 3):
        tables = [seats for item in range(first, first + 3) for seats in made.seats(item)]
        assert Counter(map(frozenset, tables)) == Counter(map(frozenset, combinations(range(4), 2)))
    seats = Counter(
        (member, seat)
        for item in range(6)
        for table in made.seats(item)
        for seat, member in enumerate(table)
    )
    assert {*seats.values()} == {3}


def test_a_match_of_four_gives_as_many_points_as_two_of_two() -> None:
    four = Played(Place(0), (0, 1, 2, 3), (2, 1, 2, 4))
    assert [four.points(seat) for seat in range(4)] == [3, 6, 3, 0]
    two = Played(Place(0), (0, 1), (1, 2))
    assert [two.points(seat) for seat in range(2)] == [6, 0]
    tied = Played(Place(0), (0, 1), (1, 1))
    assert [tied.points(seat) for seat in range(2)] == [3, 3]


def test_the_finale_decides_between_the_best_two_and_between_the_others() -> None:
    made = evening(SODA, SOY, finale=SOY)
    assert made.seats(2) == ()
    made = in_order(made, (2, 1, 0, 3))
    assert [each.member for each in made.standings()] == [2, 1, 0, 3]
    best, others = made.due
    assert (best.seats, others.seats) == ((2, 1), (0, 3))
    assert made.next_of_person == others
    assert not made.is_over
    made = won_by(won_by(made, best, (1, 2)), others, (0, 3))
    assert made.is_over
    assert [each.member for each in made.standings()] == [1, 2, 0, 3]
    assert made.points()[2] == 12
    assert [each.wins for each in made.standings()] == [2, 2, 1, 0]
    assert [each.wins for each in made.standings(final=False)] == [2, 1, 0, 0]
    tied = replace(made, matches=(*made.matches[:-2], Played(best.place, best.seats, (1, 1))))
    assert [each.member for each in tied.standings()] == [2, 1, 0, 3]


def test_a_result_that_is_not_due_changes_nothing() -> None:
    made = evening(SOY)
    (due, _) = made.due
    after = won_by(made, due, due.seats)
    assert won_by(after, due, due.seats[::-1]) == after
    assert made.with_match(Played(due.place, due.seats[::-1], (1, 2))) == made


def test_short_matches_take_twenty_minutes_at_most() -> None:
    for item in map(short_item, GAMES.values()):
        assert item.players in (2, MEMBERS)
        assert minutes(item) <= 20
    assert {level_of("soi", strength) for strength in range(3)} == {*GAMES["soi"].level_names()}


# Matches behind the scenes ------------------------------------------------------------------------


@cache
def behind_the_scenes() -> bytes:
    """The record of the second match of an evening of Soy, which only computers play."""
    made = evening(SOY)
    record = play_behind_the_scenes(made, "evening-1", made.due[1], NOW)
    assert record is not None
    return encode_record(record)


def test_a_match_behind_the_scenes_is_the_same_again_and_its_record_counts_once() -> None:
    made = evening(SOY, SODA)
    due = made.due[1]
    again = play_behind_the_scenes(made, "evening-1", due, NOW)
    assert again is not None
    assert behind_the_scenes() == encode_record(again)
    record = decode_record(behind_the_scenes(), GAMES)
    match = result_in(record, made, "soy-1.soiree")
    assert match is not None
    assert record.result is not None
    assert (match.place, match.seats, match.ranks) == (due.place, due.seats, record.result.ranks)
    after = made.with_match(match)
    assert result_in(record, after, "soy-1.soiree") is None
    assert decode(encode(after)) == after


def test_a_match_given_up_behind_the_scenes_leaves_no_record() -> None:
    made = evening(SODA, SOY)
    made = replace(made, members=(*made.members[1:], Member("Dorian", 0)))
    assert play_behind_the_scenes(made, "evening-1", made.due[0], NOW, lambda: True) is None


@pytest.mark.parametrize("change", ["branch", "unfinished", "others", "no evening"])
def test_a_record_that_is_no_match_of_the_evening_does_not_count(change: str) -> None:
    made = evening(SOY)
    record = decode_record(behind_the_scenes(), GAMES)
    assert result_in(record, made, "soy-1.soiree") is not None
    if change == "branch":
        record.extra["chances"] = []
    elif change == "unfinished":
        record.result = None
    elif change == "others":
        record.players = tuple(replace(who, name="Greta") for who in record.players)
    else:
        del record.extra["evening"]
    assert result_in(record, made, "soy-1.soiree") is None


# Files --------------------------------------------------------------------------------------------


def test_an_evening_of_a_newer_version_is_recognized() -> None:
    content = encode(evening(SOY)).replace(b'"version": 1', b'"version": 2')
    with pytest.raises(Newer):
        decode(content)


def test_an_older_evening_is_migrated() -> None:
    made = evening(SOY)
    newer = encode(made).replace(b'"version": 1', b'"version": 2')
    assert decode(newer, [lambda fields: fields]) == made
    renamed = encode(made).replace(b'"seed": 5', b'"number": 5')
    assert decode(renamed, [lambda fields: {**fields, "seed": fields["number"]}]) == made


@pytest.mark.parametrize(
    ("field", "value", "place"),
    [
        ("format", "soiree-record", "format"),
        ("members", [], "members"),
        ("members", [{"name": "You"}] * 4, "members[1].strength"),
        ("seed", "five", "file"),
        ("programme", [], "programme"),
        ("programme", [{"game": "bridge", "options": {}}], "programme[0].game"),
        (
            "programme",
            [{"game": "soda", "options": {"players": 3, "suits": "SHDC"}}],
            "programme[0].options",
        ),
        ("finale", {"game": "soda", "options": dict(SODA.options)}, "finale"),
    ],
)
def test_a_fault_in_an_evening_is_named(field: str, value: object, place: str) -> None:
    content = json.dumps({**json.loads(encode(evening(SOY))), field: value}).encode()
    with pytest.raises(Faulty) as fault:
        decode(content)
    assert fault.value.place.startswith(place)


def test_a_match_that_was_never_drawn_is_a_fault() -> None:
    made = in_order(evening(SOY, SODA), (0, 1, 2, 3))
    for broken in (
        replace(made.matches[0], seats=(0, 2)),
        replace(made.matches[0], ranks=(1, 3)),
        replace(made.matches[0], scores=(1,)),
        made.matches[1],
    ):
        faulty = replace(made, matches=(broken, *made.matches[1:]))
        fields = {**json.loads(encode(made)), "matches": json.loads(encode(faulty))["matches"]}
        with pytest.raises(Faulty):
            decode(json.dumps(fields).encode())


# The season ---------------------------------------------------------------------------------------


def test_the_season_opens_one_evening_after_the_other() -> None:
    assert progress_in({}).unlocked == 1
    begun = {f"evening-{n}": evening_of(1, n, "You", n, NOW) for n in range(2)}
    assert progress_in(begun).unlocked == 1
    over = in_order(replace(begun["evening-0"], finale=None), (0, 1, 2, 3))
    found = {**begun, "evening-0": over}
    assert progress_in(found).unlocked == 2
    assert progress_in(found).played == {0: "evening-0", 1: "evening-1"}
    whole = {
        f"{n}": in_order(replace(evening_of(1, n, "You", n, NOW), finale=None), (0, 1, 2, 3))
        for n in range(len(THEMES))
    }
    assert progress_in(whole).is_over
    assert not progress_in({**whole, "next": evening_of(2, 0, "You", 1, NOW)}).is_over


def test_guests_of_the_season_grow_stronger_and_each_theme_is_true() -> None:
    evenings = [evening_of(1, n, "You", n, NOW) for n in range(len(THEMES))]
    strengths = [sum(who.strength or 0 for who in each.members) for each in evenings]
    assert len(evenings) == 12
    assert sum(strengths[:4]) < sum(strengths[4:8]) < sum(strengths[8:])
    for each in evenings:
        assert decode(encode(each)) == each
    assert all(GAMES[item.game].is_race for item in evenings[2].programme)
    assert all(item.players == 2 for item in evenings[3].programme)
    assert {TEMPERS[who.name] for who in evenings[4].members[1:]} == {Temper.BOLD}
    assert all(GAMES[item.game].low_wins for item in evenings[5].programme)
    assert all(item.players == MEMBERS for item in evenings[6].programme)
    assert {TEMPERS[who.name] for who in evenings[8].members[1:]} == {Temper.CAUTIOUS}
    assert all(GAMES[item.game].colours_count for item in evenings[9].programme)
