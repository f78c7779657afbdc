"""The players at a table have readable names and different portraits."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from soiree.controller.match.authority import Match
from soiree.core.games import Game
from soiree.core.records import Participant, Record
from soiree.games import GAMES
from soiree.resources import resource
from soiree.storage.settings import GameChoices, SeatChoice
from soiree.ui.guests.people import GUESTS, MASKS, names_of, participants, portraits_of
from soiree.ui.language.words import NOBODY
from tests.every_game import EVERY_GAME
from tests.thorough import always, tries
from tests.ui.games.stories import story_of
from tests.ui.table.sitting import Sitting, some
from tests.ui.table.test_undo import driver

pytestmark = pytest.mark.slow

YOU_AS_A_NAME = re.compile(
    r"\bYou[’']s\b"
    r"|\bYou (lays|asks|bids|takes|has|is|plays|wins|draws|discards|shows|calls|says|scores|puts"
    r"|replaces|knocks|uses|pays|keeps|turns|accuses|thinks|chooses|lies|gets)\b"
    r"|\b(asks|to|from|of|for|by|on|with|calls|says|accuses|off) You\b"
)
ENTRIES = tries(16, thorough=30)
"""So many entries of each match are played at its table."""


def choices(*kinds: str) -> GameChoices:
    """Seats without chosen names."""
    level = "easy"
    return GameChoices(
        seats=[
            SeatChoice("human") if kind == "h" else SeatChoice("computer", level=level)
            for kind in kinds
        ]
    )


def seats_of(game: Game, options: Mapping[str, int | str]) -> int:
    return game.players({**game.defaults(), **options})


# --- names ---------------------------------------------------------------------------------------


def test_a_person_alone_is_you_and_several_are_numbered() -> None:
    game = GAMES["soi"]
    assert [who.name for who in participants(game, choices(*"hccc"), "")][:2] == ["You", "Ada"]
    among = participants(game, choices(*"chch"), "")
    assert [who.name for who in among] == ["Marius", "Player 1", "Basil", "Player 2"]
    named = participants(game, choices(*"hhcc"), "Wanda")
    assert [who.name for who in named][:2] == ["Wanda", "Player 2"]


def test_people_called_you_in_an_old_record_are_numbered() -> None:
    old = [Participant("You", "human"), Participant("Ada", "computer"), Participant("You", "human")]
    assert names_of(old) == ("Player 1", "Ada", "Player 2")
    assert names_of(old[:2]) == ("You", "Ada")
    odd = [Participant("You", "human"), Participant("Player 1", "human")]
    assert len(set(names_of(odd))) == 2


def test_players_with_equal_names_are_numbered() -> None:
    """In a match of the arena all players were once called "easy"."""
    level = Participant("easy", "computer", "easy")
    assert names_of([level, replace(level, name="Ada"), level]) == ("easy 1", "Ada", "easy 2")


@pytest.mark.parametrize(
    ("name", "everybody"),
    [
        *((name, True) for name in EVERY_GAME),
        *(
            pytest.param(name, False, marks=() if name == "spy" else pytest.mark.thorough)
            for name in EVERY_GAME
        ),
    ],
)
def test_no_sentence_of_a_match_uses_you_as_a_name(name: str, everybody: bool) -> None:
    """The sentences for each person, for no viewer, and in the log."""
    game, rng = GAMES[name], random.Random(11)
    options: dict[str, int | str] = {"players": 3} if name in ("spy", "soureh", "soda") else {}
    count = seats_of(game, options)
    kinds = "h" * count if everybody else "hh" + "c" * (count - 2)
    players = participants(game, choices(*kinds), "")
    match = Match(Record(game.name, {**game.defaults(), **options}, players, seed=4), game)
    people = [seat for seat, who in enumerate(players) if who.kind == "human"]
    while match.result is None:
        if match.chance_is_pending:
            match.draw_chance()
        else:
            seat = match.deciders[0]
            match.play(seat, some(rng, match.legal(seat)), match.position, at=float(match.position))
    names = names_of(players)
    assert "You" not in names
    told = 0
    for viewer in (*people, NOBODY):
        outcomes = match.outcomes_of(() if viewer == NOBODY else (viewer,))
        for line, _, _ in story_of(name, match.deal.options, names, viewer, outcomes).lines():
            assert not YOU_AS_A_NAME.search(line), line
            assert viewer != NOBODY or not re.search(r"\b[Yy]ou\b", line), line
            told += 1
    assert told > 50


@pytest.mark.parametrize("name", always("soda"))
@pytest.mark.parametrize("people", always(2, of=(1, 2)))
def test_no_part_of_a_table_uses_you_as_a_name(qtbot: QtBot, name: str, people: int) -> None:
    """The sentences, prompts, plates and accessible names during a match."""
    with driver(qtbot, name, people=people) as sat:
        read: set[str] = set()
        table = sat.table

        def look() -> None:
            read.update(item.name for item in table.reading.in_tree())
            read.update(plate.words.name for plate in table.board.plates)
            read.add(table.board.prompt.text())

        table.play.settled.connect(look)
        table.play.asked.connect(look)
        play(qtbot, sat, ENTRIES)
        lines = {text for _, text in sat.told} | read
        assert len(lines) > 15
        assert not [line for line in lines if YOU_AS_A_NAME.search(line)]
        assert ("You" in lines) is (people == 1)


def play(qtbot: QtBot, sat: Sitting, entries: int) -> None:
    """Let the people play at random for so many entries."""
    rng, table = random.Random(2), sat.table

    def choose(seat: int) -> None:
        if sat.match.position < entries and table.shown.now.decider == seat:
            table.play.client.choose(seat, some(rng, sat.legal(seat)))

    sat.plays = choose
    table.start()
    qtbot.waitUntil(
        lambda: sat.match.position >= entries or sat.match.result is not None, timeout=60_000
    )
    sat.plays = None


# --- portraits -----------------------------------------------------------------------------------


def test_the_portraits_at_a_full_table_all_differ() -> None:
    guests = [Participant(name, "computer", "easy") for name in GUESTS]
    assert len(GUESTS) == len(MASKS) == 12
    assert len(set(portraits_of(guests))) == 12
    people = [Participant(f"Player {n}", "human") for n in range(1, 13)]
    assert len(set(portraits_of(people))) == 12
    mixed = [*people[:5], *guests[4:11]]
    assert len(set(portraits_of(mixed))) == 12
    assert not {*portraits_of(people)} & {*portraits_of(guests)}
    for name in {*portraits_of(people), *portraits_of(guests)}:
        assert resource("portraits", f"{name}.svg").exists()


def test_a_guest_keeps_the_portrait_and_a_stranger_gets_an_unused_one() -> None:
    table = [Participant("Zoe", "computer"), Participant("Ada", "computer")]
    zoe, ada = portraits_of(table)
    assert ada == "ada"
    assert zoe != ada
    twice = portraits_of([Participant("Ada", "computer"), Participant("Ada", "computer")])
    assert len(set(twice)) == 2


def test_a_single_person_has_the_red_mask() -> None:
    assert portraits_of([Participant("Ada", "computer"), Participant("Ada", "human")])[1] == "you"
