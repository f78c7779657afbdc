"""Records: valid ones are written unchanged, and all others are refused."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soiree.core.cards import DECK, spell
from soiree.core.entries import Chance, Decision
from soiree.core.games import Game, Option
from soiree.core.records import Faulty, Participant, Record, decode, encode, values_of
from soiree.core.states import apply
from soiree.games import GAMES
from tests.core.record_trees import fault, tree, written
from tests.every_game import EVERY_GAME, golden
from tests.thorough import tries

every_game = pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME)

# Valid records ------------------------------------------------------------------------------------


@every_game
def test_a_record_is_written_as_it_was_read_byte_for_byte(game: Game) -> None:
    assert encode(decode(golden(game.name), GAMES)) == golden(game.name)


@every_game
def test_a_match_in_progress_is_valid_at_any_point(game: Game) -> None:
    record = decode(golden(game.name), GAMES)
    record.result = None
    entries = record.entries
    for length in {*range(0, len(entries), tries(51, thorough=17)), len(entries) - 1}:
        record.entries = entries[:length]
        assert decode(encode(record), GAMES) == record


def test_entries_are_read_with_their_types() -> None:
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
def test_unknown_fields_are_kept_wherever_they_are(game: Game) -> None:
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


def test_fields_for_people_may_be_missing() -> None:
    record = tree()
    record["started"] = "some time ago"
    assert decode(written(record), GAMES).started == "some time ago"
    record["ended"] = "later"
    assert decode(written(record), GAMES).ended == "later"
    record["ended"] = 5
    with pytest.raises(Faulty, match="ended: found 5, expected a text"):
        decode(written(record), GAMES)
    del record["seed"], record["started"], record["ended"]
    assert json.loads(encode(decode(written(record), GAMES))) == record


def test_the_format_of_written_records_is_unchanged() -> None:
    """Other programs read these files."""
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


def test_unknown_fields_of_a_person_are_kept_too() -> None:
    record = tree()
    record["players"][0] = {"name": "You", "kind": "human", "hat": "green"}
    assert json.loads(encode(decode(written(record), GAMES))) == record


def test_times_may_be_given_and_may_be_equal() -> None:
    record = tree()
    for number, at in enumerate((0, 0.0, 1, 1.25, 1.25)):
        record["entries"][number]["at"] = at
    read = decode(written(record), GAMES)
    assert [entry.at for entry in read.entries[:6]] == [0, 0, 1, 1.25, 1.25, None]
    assert json.loads(encode(read)) == record


def test_a_match_may_be_empty() -> None:
    record = Record(
        game="soi",
        options={"target": 200},
        players=tuple(Participant(name, "human") for name in "ABCD"),
    )
    assert decode(encode(record), GAMES) == record
    assert json.loads(encode(record))["entries"] == []


# Invalid records ----------------------------------------------------------------------------------


@every_game
def test_no_entry_may_be_missing_or_double(game: Game) -> None:
    entries = len(tree(game.name)["entries"])
    for place in {*range(0, entries, 1 + entries // tries(20, thorough=40)), entries - 1}:
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
        "options.speed: found 3, expected no such option, only players, deck, cheating, penalty;"
        " the file comes from a newer Soirée"
    )


def test_a_fault_names_one_of_more_than_six_values() -> None:
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


def test_a_number_that_is_not_a_player_stays_a_number() -> None:
    record = tree("spy")
    number = next(n for n, each in enumerate(record["entries"]) if "move" in each)
    record["entries"][number]["move"] = "place 6"
    assert fault(written(record)).endswith("(There is no pile 6.)")


def test_a_deck_with_an_owner_is_named_with_its_seat() -> None:
    record = tree("spy")
    del record["entries"][1]
    assert "expected a deck of seat 1 of 52 cards" in fault(written(record))


def test_a_reshuffled_deck_has_only_discards() -> None:
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


def test_the_option_players_is_the_number_of_players() -> None:
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


# Random changes -----------------------------------------------------------------------------------

ANYTHING: st.SearchStrategy[object] = st.sampled_from(
    [None, True, -1, 0, 2.0, 10**30, "", "AS", "ask 1 AS", "\ud800", [], [[]], {}, {"seat": 0}]
)


def decoded_or_refused(content: bytes) -> None:
    """Decode to a record that can be written again, or to a fault in one line."""
    try:
        record = decode(content, GAMES)
    except Faulty:
        fault(content)
    else:
        assert decode(encode(record), GAMES) == record


@every_game
@given(seed=st.integers(0, 2**32), count=st.integers(1, 4))
def test_any_change_of_bytes_is_read_or_refused(game: Game, seed: int, count: int) -> None:
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
def test_any_change_of_a_value_is_read_or_refused(game: Game, seed: int, value: object) -> None:
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
