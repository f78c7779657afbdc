"""Records: what is sound comes back as it was, and what is not gets one clear line."""

from __future__ import annotations

import copy
import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soiree.core.cards import DECK, spell
from soiree.core.entries import Chance, Decision
from soiree.core.games import Game, Option
from soiree.core.records import LARGEST, Faulty, Participant, Record, decode, encode, values_of
from soiree.core.states import apply
from soiree.games import GAMES
from tests.every_game import EVERY_GAME, golden

every_game = pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME)

Tree = dict[str, Any]
"""A record as `json` reads it."""


def tree(game: str = "soi") -> Tree:
    read: Tree = json.loads(golden(game))
    return read


def written(record: Tree) -> bytes:
    return json.dumps(record).encode()


def fault(content: bytes) -> str:
    """What is said of a faulty record, in one line that fits a terminal."""
    with pytest.raises(Faulty) as caught:
        decode(content, GAMES)
    line = str(caught.value)
    assert line == f"{caught.value.place}: found {caught.value.found}, expected " + (
        caught.value.expected
    )
    assert line.isprintable()
    assert len(line) < 300
    return line


# What is sound ------------------------------------------------------------------------------------


@every_game
def test_what_is_read_is_written_again_byte_for_byte(game: Game) -> None:
    assert encode(decode(golden(game.name), GAMES)) == golden(game.name)


@every_game
def test_a_match_in_progress_is_sound_wherever_it_stands(game: Game) -> None:
    record = decode(golden(game.name), GAMES)
    record.result = None
    entries = record.entries
    for length in {*range(0, len(entries), 17), len(entries) - 1}:
        record.entries = entries[:length]
        assert decode(encode(record), GAMES) == record


def test_entries_are_read_as_what_they_are() -> None:
    record = decode(golden("soi"), GAMES)
    deck, starter, first = record.entries[:3]
    assert isinstance(deck, Chance)
    assert deck.kind == "deck"
    assert len(set(deck.cards)) == 52
    assert isinstance(starter, Chance)
    assert starter == Chance("starter", seat=first.seat)
    assert isinstance(first, Decision)
    assert first.move.startswith("ask ")


@every_game
def test_fields_that_nobody_knows_are_kept_wherever_they_stand(game: Game) -> None:
    before = tree(game.name)
    unknown = {"note": [1.5, None, {"é": "☃"}], "": 10**30}
    for place in (
        before,
        before["players"][1],
        before["entries"][0],
        next(entry for entry in before["entries"] if "move" in entry),
        before["result"],
    ):
        place.update(unknown)
    record = decode(written(before), GAMES)
    assert json.loads(encode(record)) == before
    assert decode(encode(record), GAMES) == record


def test_what_is_for_people_only_may_be_missing() -> None:
    record = tree()
    record["started"] = "some time ago"
    assert decode(written(record), GAMES).started == "some time ago"
    del record["seed"], record["started"]
    assert json.loads(encode(decode(written(record), GAMES))) == record


def test_a_record_is_written_as_it_always_was() -> None:
    """Letter for letter: other programs read these files."""
    people = (Participant("Zoë", "human"), Participant("Ada", "computer", "easy"))
    soy = GAMES["soy"]
    record = Record("soy", soy.defaults(), people, [], 7, "2026-11-20T18:30:01Z")
    options = json.dumps(soy.defaults())
    assert encode(record).decode() == (
        '{\n  "format": "soiree-record",\n  "version": 1,\n  "game": "soy",\n'
        f'  "options": {options},\n'
        '  "players": [{"name": "Zoë", "kind": "human"},'
        ' {"name": "Ada", "kind": "computer", "level": "easy"}],\n'
        '  "seed": 7,\n  "started": "2026-11-20T18:30:01Z",\n  "entries": []\n}\n'
    )
    assert decode(encode(record), GAMES) == record


def test_names_are_any_text() -> None:
    record = tree()
    names = ["", "x" * 500, "Zoë\n\t\u202e\x00", "♠️ 10H"]
    for player, name in zip(record["players"], names, strict=True):
        player["name"] = name
    assert [player.name for player in decode(written(record), GAMES).players] == names


def test_a_person_has_no_level_and_a_computer_any() -> None:
    record = tree()
    record["players"][0] = {"name": "You", "kind": "human"}
    record["players"][1]["level"] = "bots.py:clever"
    you, clever, *_ = decode(written(record), GAMES).players
    assert you == Participant("You", "human")
    assert clever.level == "bots.py:clever"


def test_what_nobody_knows_of_a_person_is_kept_too() -> None:
    record = tree()
    record["players"][0] = {"name": "You", "kind": "human", "hat": "green"}
    assert json.loads(encode(decode(written(record), GAMES))) == record


def test_time_may_be_told_and_stand_still() -> None:
    record = tree()
    for number, at in enumerate((0, 0.0, 1, 1.25, 1.25)):
        record["entries"][number]["at"] = at
    read = decode(written(record), GAMES)
    assert [entry.at for entry in read.entries[:6]] == [0, 0, 1, 1.25, 1.25, None]
    assert json.loads(encode(read)) == record


def test_an_empty_match_is_one() -> None:
    record = Record(
        game="soi",
        options={"target": 200},
        players=tuple(Participant(name, "human") for name in "ABCD"),
    )
    assert decode(encode(record), GAMES) == record
    assert json.loads(encode(record))["entries"] == []


# What is not --------------------------------------------------------------------------------------


def set_to(*path_and_value: Any) -> Callable[[Tree], None]:
    """A change that sets what lies at the end of a path."""
    *path, name, value = path_and_value

    def change(record: Any) -> None:
        for step in path:
            record = record[step]
        record[name] = value

    return change


def without(*path: Any) -> Callable[[Tree], None]:
    *above, name = path

    def change(record: Any) -> None:
        for step in above:
            record = record[step]
        del record[name]

    return change


A_STARTER = "a starter, seat 0, 1, 2 or 3"
RANKS = "result.ranks: found {}, expected [1, 4, 3, 2]"
SCORES = "result.scores: found {}, expected [265, 138, 171, 189]"
MOVE = "entry 3: found {}, expected a move that seat 3 may make ({})"

ASK = {"seat": 3, "move": "ask 0 9C"}

# Of the golden record of Soi: a deck, a starter (seat 3), then seat 3 asks seat 0 for the 9C, and
# in the end there are 1088 entries.
FAULTS: list[tuple[Callable[[Tree], None], str]] = [
    (set_to("format", "soiree"), 'format: found "soiree", expected "soiree-record"'),
    (without("format"), 'format: found nothing, expected "soiree-record"'),
    (set_to("version", 2), "version: found 2, expected 1"),
    (set_to("version", 1.0), "version: found 1.0, expected 1"),
    (set_to("version", True), "version: found true, expected 1"),
    (set_to("game", "chess"), f'game: found "chess", expected one of {", ".join(EVERY_GAME)}'),
    (set_to("game", "échecs"), f'game: found "échecs", expected one of {", ".join(EVERY_GAME)}'),
    (set_to("format", "x" * 38), f'format: found "{"x" * 38}", expected "soiree-record"'),
    (set_to("format", "x" * 39), f'format: found "{"x" * 38}…, expected "soiree-record"'),
    (set_to("game", ["soi"]), f"game: found a list, expected one of {', '.join(EVERY_GAME)}"),
    # Options: those of the game, all of them, in range.
    (without("options"), "options: found nothing, expected an object"),
    (set_to("options", None), "options: found null, expected an object"),
    (
        without("options", "target"),
        "options.target: found nothing, expected a whole number, 100 to 1000",
    ),
    (
        set_to("options", "target", 99),
        "options.target: found 99, expected a whole number, 100 to 1000",
    ),
    (
        set_to("options", "target", 200.0),
        "options.target: found 200.0, expected a whole number, 100 to 1000",
    ),
    (
        set_to("options", "speed", 3),
        "options.speed: found 3, expected no such option, only target",
    ),
    # Players.
    (set_to("players", {}), "players: found an object, expected a list of players"),
    (without("players", 0), "players: found 3 players, expected 4"),
    (set_to("players", 1, "Ada"), 'players[1]: found "Ada", expected an object'),
    (set_to("players", 1, "name", None), "players[1].name: found null, expected a text"),
    (without("players", 1, "name"), "players[1].name: found nothing, expected a text"),
    (
        set_to("players", 0, "name", "a\ud800"),
        r'players[0].name: found "a\ud800", expected text without half characters',
    ),
    (without("players", 1, "kind"), "players[1].kind: found nothing, expected human or computer"),
    (
        set_to("players", 1, "kind", "robot"),
        'players[1].kind: found "robot", expected human or computer',
    ),
    (
        set_to("players", 1, "kind", "human"),
        'players[1].level: found "random", expected none, for a human',
    ),
    (
        set_to("players", 1, "level", ""),
        'players[1].level: found "", expected the name of a level',
    ),
    (
        without("players", 1, "level"),
        "players[1].level: found nothing, expected the name of a level",
    ),
    (set_to("seed", 1.5), "seed: found 1.5, expected a whole number"),
    (set_to("seed", None), "seed: found null, expected a whole number"),
    (set_to("started", None), "started: found null, expected a text"),
    # Entries, as such.
    (without("entries"), "entries: found nothing, expected a list of entries"),
    (set_to("entries", 0, None), "entry 1: found null, expected an object"),
    (set_to("entries", 0, {}), "entry 1: found no seat, expected the number of a seat"),
    # Chance.
    (
        set_to("entries", 0, "chance", "dice"),
        'entry 1: found chance "dice", expected one of deck, dealer, starter',
    ),
    (
        set_to("entries", 0, "chance", 3),
        "entry 1: found chance 3, expected one of deck, dealer, starter",
    ),
    (without("entries", 0, "cards"), "entry 1: found no cards, expected a list of cards"),
    (
        set_to("entries", 0, "cards", ["AS"]),
        "entry 1: found a deck of 1 card, expected a deck of 52 cards",
    ),
    (
        without("entries", 0, "cards", 0),
        "entry 1: found a deck of 51 cards, expected a deck of 52 cards",
    ),
    (
        set_to("entries", 0, "cards", 0, "AS"),
        "entry 1: found AS twice in the deck, expected it once",
    ),
    (
        set_to("entries", 0, "cards", slice(1, 3), [tree()["entries"][0]["cards"][0]] * 2),
        f"entry 1: found {tree()['entries'][0]['cards'][0]} 3 times in the deck, expected it once",
    ),
    (
        set_to("entries", 0, "cards", 0, "9c"),
        'entry 1: found cards "9c", expected a card such as 10H',
    ),
    (set_to("entries", 0, "cards", 0, 9), "entry 1: found cards 9, expected a card such as 10H"),
    (
        set_to("entries", 0, "seat", 0),
        "entry 1: found a deck of seat 0, expected a deck of 52 cards",
    ),
    (
        set_to("entries", 0, {"chance": "deck", "cards": ["AS"], "seat": 0}),
        "entry 1: found a deck of seat 0, expected a deck of 52 cards",
    ),
    (
        set_to("entries", 0, "move", "ask 0 9C"),
        'entry 1: found move "ask 0 9C", expected no move beside a deck',
    ),
    (
        without("entries", 0),
        "entry 1: found a starter of seat 3, expected a deck of 52 cards",
    ),
    (without("entries", 1), f"entry 2: found a move of seat 3, expected {A_STARTER}"),
    (set_to("entries", 1, "seat", 4), f"entry 2: found a starter of seat 4, expected {A_STARTER}"),
    (
        set_to("entries", 1, "seat", "3"),
        'entry 2: found seat "3", expected the number of a seat',
    ),
    (
        set_to("entries", 1, "cards", []),
        "entry 2: found cards [], expected no cards beside a starter",
    ),
    (
        set_to("entries", 2, {"chance": "starter", "seat": 3}),
        "entry 3: found a starter of seat 3, expected a move of seat 3",
    ),
    (
        set_to("entries", 2, tree()["entries"][0]),
        "entry 3: found a deck, expected a move of seat 3",
    ),
    # Moves.
    (
        set_to("entries", 2, "seat", 2),
        "entry 3: found a move of seat 2, expected a move of seat 3",
    ),
    (
        set_to("entries", 2, "seat", 3.0),
        "entry 3: found seat 3.0, expected the number of a seat",
    ),
    (
        set_to("entries", 3, "seat", False),
        "entry 4: found seat false, expected the number of a seat",
    ),
    (
        set_to("entries", 2, "seat", 10**999),
        f"entry 3: found a move of seat 1{'0' * 38}…, expected a move of seat 3",
    ),
    (without("entries", 2, "move"), "entry 3: found no move, expected a move"),
    (
        set_to("entries", 2, "move", "ask 0 9c"),
        MOVE.format('"ask 0 9c"', "ask 0 9c is no move of Soi."),
    ),
    (
        set_to("entries", 2, "move", "ask 0  9C"),
        MOVE.format('"ask 0  9C"', "ask 0  9C is no move of Soi."),
    ),
    (
        set_to("entries", 2, "move", "ask 0 9C\n"),
        MOVE.format(r'"ask 0 9C\n"', r"ask 0 9C\n is no move of Soi."),
    ),
    (
        set_to("entries", 2, "move", "ask 3 9C"),
        MOVE.format('"ask 3 9C"', "You cannot ask yourself."),
    ),
    (
        set_to("entries", 2, "move", "x" * 1000),
        MOVE.format(f'"{"x" * 38}…', f"{'x' * 39}… is no move of Soi."),
    ),
    # Time.
    (set_to("entries", 2, "at", -1), "entry 3: found at -1.0, expected no earlier time than 0.0"),
    (set_to("entries", 2, "at", "1"), 'entry 3: found at "1", expected a number of seconds'),
    (set_to("entries", 2, "at", None), "entry 3: found at null, expected a number of seconds"),
    (set_to("entries", 2, "at", True), "entry 3: found at true, expected a number of seconds"),
    (
        set_to("entries", 2, "at", 10**400),
        f"entry 3: found at 1{'0' * 38}…, expected a number of seconds",
    ),
    (set_to("entries", 2, "at", float("nan")), "entry 3: found at NaN, expected a number"),
    (
        set_to("entries", slice(2, 4), [{**ASK, "at": 2}, {**ASK, "seat": 0, "at": 1}]),
        "entry 4: found at 1.0, expected no earlier time than 2.0",
    ),
    # The end.
    (
        set_to("entries", slice(1088, None), [{"seat": 0, "move": "ask 1 9C"}]),
        "entry 1089: found a move of seat 0, expected nothing more, as the match is over",
    ),
    (without("entries", -1), "result: found an object, expected none, as the match goes on"),
    (
        without("result"),
        f"result: found nothing, expected {json.dumps(tree()['result'])}",
    ),
    (set_to("result", None), "result: found null, expected an object"),
    (set_to("result", "ranks", [1, 4, 2, 3]), RANKS.format("[1, 4, 2, 3]")),
    (set_to("result", "ranks", [1, 4, 3]), RANKS.format("[1, 4, 3]")),
    (set_to("result", "ranks", 0, True), RANKS.format("[true, 4, 3, 2]")),
    (set_to("result", "ranks", 0, 1.0), RANKS.format("[1.0, 4, 3, 2]")),
    (set_to("result", "scores", None), SCORES.format("null")),
    (without("result", "scores"), SCORES.format("nothing")),
    (
        set_to("result", "reason", "last spy"),
        'result.reason: found "last spy", expected "target"',
    ),
    # What nobody knows is kept, and so has to be something that can be.
    (set_to("x", {"y": "\ud800"}), r'x: found "\ud800", expected text without half characters'),
    (set_to("x", {"\ud800": 1}), r'x: found "\ud800", expected text without half characters'),
    (set_to("\ud800", 1), r'\ud800: found "\ud800", expected text without half characters'),
    (set_to("entries", 2, "x", [float("inf")]), "entry 3: found Infinity, expected a number"),
]


# Without backslashes, so that one of them can be called by its name.
IDS = [ascii(line).replace("\\", "/") for _, line in FAULTS]


@pytest.mark.parametrize(("change", "line"), FAULTS, ids=IDS)
def test_a_fault_is_told_in_one_line(change: Callable[[Tree], None], line: str) -> None:
    record = tree()
    change(record)
    assert fault(written(record)) == line


def start(text: str) -> bytes:
    """The golden record of Soi with something put before its first field."""
    return golden("soi").replace(b"{", b"{" + text.encode(), 1)


def test_a_fault_can_be_handed_on_whole() -> None:
    """As from one process to another."""
    fault = Faulty("entry 3", "9c", "a card")
    assert str(copy.copy(fault)) == str(fault) == "entry 3: found 9c, expected a card"


def test_a_field_that_nobody_knows_may_be_as_deep_as_is_said() -> None:
    deepest = start(f'"x": {"[" * 100 + "0" + "]" * 100},')
    assert encode(decode(deepest, GAMES)).count(b"[[[[[") > 0


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"", "line 1: found the end of the file, expected a value"),
        (b"[]", "file: found [], expected an object"),
        (b'{"a": 1,\n b', 'line 2: found "b", expected a field\'s name in double quotes'),
        (b'{"a" 1}', 'line 1: found "1", expected a colon'),
        (b'{"a": 1', "line 1: found the end of the file, expected a comma or a closing bracket"),
        (b'\n{"a', 'line 2: found "\\"", expected a text that is closed again'),
        (b'"a\nb"', 'line 1: found "\\n", expected a text without control characters'),
        (b'\n"\\q"', r'line 2: found "\\", expected JSON as it should be'),
        (b"{}\n{}", 'line 2: found "{", expected nothing after the end'),
        (b"\xef\xbb\xbf{}", "line 1: found a byte order mark, expected UTF-8 without one"),
        (b'{\n"\xff"}', "line 2: found the byte 0xff, expected text in UTF-8"),
        (b"\n\xff\n\n", "line 2: found the byte 0xff, expected text in UTF-8"),
        ("{}".encode("utf-16"), "line 1: found the byte 0xff, expected text in UTF-8"),
        (start('"seed": 1,'), 'file: found the field "seed" twice, expected each field once'),
        (
            golden("soi").replace(b'"seat": 3', b'"seat": 3, "seat": 3', 1),
            'entry 2: found the field "seat" twice, expected each field once',
        ),
        (start('"x": 1e999,'), "x: found 1e999, expected a finite number"),
        (
            start(f'"x": {"9" * 5000},'),
            "x: found a number of 5000 digits, expected at most 1000 digits",
        ),
        (
            start(f'"x": {"[" * 101 + "0" + "]" * 101},'),
            "x: found brackets inside brackets, expected at most 100 inside each other",
        ),
        (
            b"[" * 100_000,
            "file: found brackets inside brackets, expected at most 100 inside each other",
        ),
    ],
)
def test_what_is_no_record_at_all_gets_its_line_too(content: bytes, line: str) -> None:
    assert fault(content) == line


@every_game
def test_no_entry_may_be_missing_or_double(game: Game) -> None:
    entries = len(tree(game.name)["entries"])
    for place in {*range(0, entries, 1 + entries // 40), entries - 1}:
        record = tree(game.name)
        gone = record["entries"].pop(place)
        fault(written(record))
        record["entries"][place:place] = [gone, gone]
        fault(written(record))


@every_game
def test_the_result_is_the_one_recomputed(game: Game) -> None:
    record = tree(game.name)
    record["result"]["ranks"].reverse()
    assert fault(written(record)).startswith("result.ranks: found [")


@every_game
def test_an_option_is_in_range(game: Game) -> None:
    for option in game.options:
        values: list[object] = [None, "", [], -1, 10**6, f"{option.default}", float("nan"), True]
        for value in values:
            record = tree(game.name)
            if option.admits(value):
                continue
            record["options"][option.name] = value
            assert fault(written(record)).startswith(f"options.{option.name}: found "), value


def test_the_values_of_an_option_are_named_and_so_are_the_options() -> None:
    record = tree("spy")
    record["options"]["deck"] = "third"
    assert fault(written(record)) == 'options.deck: found "third", expected one of full, half'
    record = tree("spy")
    record["options"]["speed"] = 3
    assert fault(written(record)) == (
        "options.speed: found 3, expected no such option, only players, deck, cheating, penalty"
    )


def test_of_more_than_six_values_one_is_named() -> None:
    assert values_of(Option("x", "a", tuple("abcdef"), "X")) == "one of a, b, c, d, e, f"
    assert values_of(Option("x", "a", tuple("abcdefg"), "X")) == "a text such as a"


@every_game
def test_there_is_a_player_for_each_seat(game: Game) -> None:
    record = tree(game.name)
    seats = len(record["players"])
    record["players"].append(record["players"][0])
    assert fault(written(record)) == f"players: found {seats + 1} players, expected {seats}"


def test_a_refusal_names_a_player_by_the_seat() -> None:
    record, soi = tree(), GAMES["soi"]
    state = soi.start(record["options"])
    for number, entry in enumerate(decode(golden("soi"), GAMES).entries):
        if isinstance(entry, Decision):
            for asked in range(4):
                move = f"ask {asked} AS"
                refusal = state.refusal(entry.seat, move)
                if refusal is not None and "player" in refusal.words:
                    record["entries"][number:] = [{"seat": entry.seat, "move": move}]
                    line = fault(written(record))
                    assert line.endswith(f"(seat {asked} has no cards left to ask for.)")
                    return
        apply(state, entry)
    raise AssertionError("nobody ran out of cards")


def test_a_number_that_is_no_players_stays_one() -> None:
    record = tree("spy")
    number = next(n for n, each in enumerate(record["entries"]) if "move" in each)
    record["entries"][number]["move"] = "place 6"
    assert fault(written(record)).endswith("(There is no pile 6.)")


def test_a_deck_of_ones_own_is_told_with_its_seat() -> None:
    record = tree("spy")
    del record["entries"][1]
    assert "expected a deck of seat 1 of 52 cards" in fault(written(record))


def test_a_deck_of_what_is_left_has_no_card_that_is_not() -> None:
    """A later hand of Soda is dealt from fewer cards than there are."""
    record = tree("soda")
    number, deck = next(
        (number, entry["cards"])
        for number, entry in enumerate(record["entries"], 1)
        if entry.get("chance") == "deck" and len(entry["cards"]) < 52
    )
    gone = next(spell(card) for card in DECK if spell(card) not in deck)
    deck[0] = gone
    assert fault(written(record)) == (
        f"entry {number}: found {gone} once in the deck, expected it not at all"
    )


def test_the_option_players_is_their_number() -> None:
    record = tree("soda")
    record["options"]["players"] = 5
    assert fault(written(record)) == "players: found 4 players, expected 5"


def test_every_move_of_a_race_has_its_time() -> None:
    record = tree("spy")
    raced = [n for n, entry in enumerate(record["entries"], 1) if "at" in entry]
    assert raced
    first_of_each = {record["entries"][n - 1]["move"].split()[0]: n for n in reversed(raced)}
    assert {"place", "open", "under"} == set(first_of_each)
    for number in (*first_of_each.values(), raced[-1]):
        record = tree("spy")
        del record["entries"][number - 1]["at"]
        line = f"entry {number}: found no at, expected the seconds since the match began"
        assert fault(written(record)) == line


def test_half_decks_are_for_two() -> None:
    record = tree("spy")
    record["options"] |= {"players": 3, "deck": "half"}
    assert fault(written(record)).startswith("options: found values that do not go together")


# Anything at all ---------------------------------------------------------------------------------

ANYTHING: st.SearchStrategy[object] = st.sampled_from(
    [None, True, -1, 0, 2.0, 10**30, "", "AS", "ask 1 AS", "\ud800", [], [[]], {}, {"seat": 0}]
)


def decoded_or_refused(content: bytes) -> None:
    """Reading ends with a record that can be written again, or with one line."""
    try:
        record = decode(content, GAMES)
    except Faulty:
        fault(content)
    else:
        assert decode(encode(record), GAMES) == record


@every_game
@given(seed=st.integers(0, 2**32), count=st.integers(1, 4))
def test_no_change_of_bytes_does_more_than_refuse(game: Game, seed: int, count: int) -> None:
    rng = random.Random(seed)
    content = bytearray(golden(game.name))
    for _ in range(count):
        place = rng.randrange(len(content))
        match rng.randrange(4):
            case 0:
                content[place] = rng.randrange(256)
            case 1:
                del content[place:]
            case 2:
                del content[place : place + rng.randrange(200)]
            case _:
                source = rng.randrange(len(content))
                content[place:place] = content[source : source + rng.randrange(200)]
        content = content or bytearray(b"{")
    decoded_or_refused(bytes(content))


@every_game
@given(seed=st.integers(0, 2**32), value=ANYTHING)
def test_no_change_of_a_value_does_more_than_refuse(game: Game, seed: int, value: object) -> None:
    rng = random.Random(seed)
    record = tree(game.name)
    inside: Any = record
    while True:
        name = rng.choice(list(inside) if isinstance(inside, dict) else range(len(inside)))
        if not isinstance(inside[name], (dict, list)) or not inside[name] or rng.random() < 0.2:
            inside[name] = value
            break
        inside = inside[name]
    decoded_or_refused(written(record))


@every_game
@given(st.text())
def test_any_text_has_a_notation(game: Game, text: str) -> None:
    assert isinstance(game.canonical(text), str)


def test_what_is_too_large_is_not_read() -> None:
    largest = golden("soy").ljust(LARGEST)
    assert decode(largest, GAMES) == decode(golden("soy"), GAMES)
    assert fault(largest + b" ") == "file: found more than 4000000 bytes, expected no more"


@pytest.mark.skipif(sys.platform != "linux", reason="measures memory as Linux tells it")
@pytest.mark.parametrize("part", ["[],", '{"":0},', '"é€",', "1.5,"])
def test_little_memory_is_enough_for_the_worst(part: str) -> None:
    # The kernel's own count: that of getrusage begins with what the parent had.
    measure = f"""
from pathlib import Path
from soiree.core.records import LARGEST, Faulty, decode
part = {part!r}.encode()
content = b'{{"x": [' + part * (LARGEST // len(part) - 10) + b'0]}}'
try:
    decode(content, {{}})
except Faulty:
    status = Path("/proc/self/status").read_text()
    print(status.split("VmHWM:")[1].split()[0])
"""
    done = subprocess.run(
        [sys.executable, "-c", measure],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": str(Path(__file__).parents[2] / "app")},
    )
    assert int(done.stdout) < 300_000
