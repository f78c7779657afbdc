"""Faulty records: each fault is described in one line."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.core.record_trees import Tree, fault, tree, written
from tests.every_game import EVERY_GAME


def set_to(*path_and_value: Any) -> Callable[[Tree], None]:
    """A change that sets the value at the end of a path."""
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


NEWER = "the file comes from a newer Soirée"
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
    (set_to("version", 2), f"version: found 2, expected 1; {NEWER}"),
    (set_to("version", 0), "version: found 0, expected 1"),
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
        f"options.speed: found 3, expected no such option, only target; {NEWER}",
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
    # The list of entries.
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
        MOVE.format('"ask 0 9c"', "ask 0 9c is not a move in Soi."),
    ),
    (
        set_to("entries", 2, "move", "ask 0  9C"),
        MOVE.format('"ask 0  9C"', "ask 0  9C is not a move in Soi."),
    ),
    (
        set_to("entries", 2, "move", "ask 0 9C\n"),
        MOVE.format(r'"ask 0 9C\n"', r"ask 0 9C\n is not a move in Soi."),
    ),
    (
        set_to("entries", 2, "move", "ask 3 9C"),
        MOVE.format('"ask 3 9C"', "You cannot ask yourself."),
    ),
    (
        set_to("entries", 2, "move", "x" * 1000),
        MOVE.format(f'"{"x" * 38}…', f"{'x' * 39}… is not a move in Soi."),
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
    # Unknown fields are kept, so it must be possible to write their values.
    (set_to("x", {"y": "\ud800"}), r'x: found "\ud800", expected text without half characters'),
    (set_to("x", {"\ud800": 1}), r'x: found "\ud800", expected text without half characters'),
    (set_to("\ud800", 1), r'\ud800: found "\ud800", expected text without half characters'),
    (set_to("entries", 2, "x", [float("inf")]), "entry 3: found Infinity, expected a number"),
]


# Without backslashes, so that a single one can be run by its name.
IDS = [ascii(line).replace("\\", "/") for _, line in FAULTS]


@pytest.mark.parametrize(("change", "line"), FAULTS, ids=IDS)
def test_a_fault_is_told_in_one_line(change: Callable[[Tree], None], line: str) -> None:
    record = tree()
    change(record)
    assert fault(written(record)) == line
