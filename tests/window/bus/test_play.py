"""Ten choices in every game by the bus alone, which never says what the person may not know."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Collection, Iterable
from pathlib import Path

import pytest

from soiree.controller.match import Match
from soiree.core import records
from soiree.core.cards import DECK, Card
from soiree.core.entries import Decision
from soiree.core.events import Moved, Said, Shown
from soiree.core.games import Game
from soiree.rules import GAMES
from soiree.storage import settings as settings_file
from soiree.storage.places import Places
from soiree.storage.settings import Settings
from soiree.ui.words import card_name
from tests.window.bus.conftest import Start
from tests.window.bus.programs import Found, Soiree

CHOICES = 10
"""How many a person makes in each game."""


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_ten_choices_by_the_bus_alone(start: Start, game: Game) -> None:
    settings = Settings(speed="off", lessons=list(GAMES))
    assert settings_file.save(Places.find(), settings) is None
    soiree = start()
    soiree.press(soiree.find("push button", f"{game.title}$"))
    roles: dict[int, str] = {}
    said: list[set[Card]] = []
    pressed: Counter[str] = Counter()
    made = 0
    rng = random.Random(12)
    while made < CHOICES:
        everything = soiree.walk(soiree.find("layered pane").thing)
        table = items(everything)
        for each in table:
            # A reader asks for a role once.
            assert roles.setdefault(each.thing, each.role) == each.role, each
        choices = [each for each in everything if each.can_be_pressed]
        if choices:
            said.append(named(each.name for each in table))
            fewest = min(pressed[each.name] for each in choices)
            choice = rng.choice([each for each in choices if pressed[each.name] == fewest])
            pressed[choice.name] += 1
            soiree.press(choice)
        if own_choices(game) != made:
            made = own_choices(game)
            pressed.clear()
    kept = [soiree.look(thing).name for thing in roles if soiree.has(thing)]
    told = [each.data for each in soiree.events("object:announcement")]
    soiree.command("Game", "Start page")
    soiree.find("push button", f"Continue {game.title}")
    for thing in roles:
        # What a reader keeps of a table that is left says no more.
        assert not soiree.has(thing) or not soiree.look(thing).name
    soiree.end_well()
    match = Match.from_record(records.decode(file_of(game).read_bytes(), GAMES), game)
    assert_only_what_is_seen_is_said(match, [*said, named(kept)])
    assert told
    assert named(told) <= ever_seen(match)


def items(everything: list[Found]) -> list[Found]:
    """The cards and places of the table, without what lies over it, such as cards to ask for."""
    panel = next(
        place for place, each in enumerate(everything) if each.name.startswith("The table of")
    )
    inside = itertools.takewhile(
        lambda each: each.depth > everything[panel].depth, everything[panel + 1 :]
    )
    return [each for each in inside if each.depth == everything[panel].depth + 1]


def file_of(game: Game) -> Path:
    """The match in progress."""
    return Places.find().waiting / f"{game.name}.soiree"


def own_choices(game: Game) -> int:
    """How many the person has made, as far as they are on the disk."""
    if not file_of(game).exists():
        return 0
    record = records.decode(file_of(game).read_bytes(), GAMES)
    return sum(isinstance(entry, Decision) and entry.seat == 0 for entry in record.entries)


def named(texts: Iterable[str]) -> set[Card]:
    """The cards that are called by name."""
    said = " · ".join(texts)
    return {card for card in DECK if card_name(card) in said}


def assert_only_what_is_seen_is_said(match: Match, said: Collection[set[Card]]) -> None:
    """Each walk, in turn, named no card that the person did not see at a moment of the match."""
    moments = (seen(match.up_to(position)) for position in range(match.position + 1))
    now = next(moments)
    for cards in said:
        while not cards <= now:
            later = next(moments, None)
            assert later is not None, [card_name(card) for card in cards - now]
            now = later


def seen(match: Match) -> set[Card]:
    """The cards whose faces the person sees now."""
    return {card for _, cards in match.view(0).zones for card in cards if card is not None}


def ever_seen(match: Match) -> set[Card]:
    """The cards whose faces the person has seen, or of which somebody has spoken."""
    found: set[Card] = set()
    for event in match.view(0).events:
        if isinstance(event, (Moved, Said)) and event.card is not None:
            found.add(event.card)
        elif isinstance(event, Shown):
            found |= set(event.cards or ())
    return found
