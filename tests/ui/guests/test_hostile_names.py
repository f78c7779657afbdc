"""Hostile names are displayed harmlessly, and stay unchanged in the record."""

from __future__ import annotations

import random
import unicodedata

import pytest
from PySide6.QtGui import Qt

from soiree.controller.match.authority import Match
from soiree.core.names import LONGEST
from soiree.core.records import Participant, Record, decode, encode
from soiree.games import GAMES
from soiree.storage.settings import GameChoices
from soiree.ui.guests.people import level_name, names_for, names_of, participants
from soiree.ui.language.words import NOBODY
from soiree.ui.shell.window_title import match_title
from tests.core.test_names import HOSTILE
from tests.every_game import EVERY_GAME
from tests.ui.games.stories import story_of
from tests.ui.table.sitting import some

NAMES = sorted(HOSTILE.values())
ISOLATES = "\u2068\u2069"


def is_harmless(text: str) -> bool:
    """True if Qt treats a text as plain, and draws it on one line in one direction."""
    controls = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "B"}
    return (
        not Qt.mightBeRichText(text)
        and controls.isdisjoint(map(unicodedata.bidirectional, text))
        and not any(unicodedata.category(each) in ("Cc", "Zl", "Zp") for each in text)
    )


def played(game: str, names: list[str], entries: int = 30) -> Match:
    """A random match between people and computers with these names."""
    rules, rng = EVERY_GAME[game], random.Random(3)
    options = rules.defaults()
    players = tuple(
        Participant(names[seat % len(names)], "computer", names[-seat] or "odd")
        if seat % 2
        else Participant(names[seat % len(names)], "human")
        for seat in range(rules.players(options))
    )
    match = Match(Record(rules.name, options, players, seed=5), rules)
    while match.result is None and match.position < entries:
        if match.chance_is_pending:
            match.draw_chance()
        else:
            seat = match.deciders[0]
            match.play(seat, some(rng, match.legal(seat)), match.position, at=float(match.position))
    return match


@pytest.mark.parametrize("first", range(len(NAMES)))
def test_hostile_names_are_shown_harmlessly_and_stay_distinct(first: int) -> None:
    names = NAMES[first:] + NAMES[:first]
    match = played("soi", names)
    players = match.deal.players
    for shown in (names_of(players), names_for(players, NOBODY)):
        assert len(set(shown)) == len(shown)
        assert all(map(is_harmless, shown))
        assert all(0 < len(name.strip(ISOLATES)) <= LONGEST for name in shown)
    assert is_harmless(match_title("Soi", players))
    levels = [level_name(match.game, who.level) for who in players if who.level]
    assert all(map(is_harmless, levels))
    assert all(levels)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_sentences_about_hostile_names_are_harmless(game: str) -> None:
    match = played(game, NAMES[3:] + NAMES[:3])
    names = names_of(match.deal.players)
    story = story_of(game, match.deal.options, names, NOBODY, match.outcomes_of(()))
    lines = [line for line, _, _ in story.lines()]
    assert len(lines) > 1
    assert [line for line in lines if not is_harmless(line)] == []


def test_a_record_keeps_a_hostile_name_unchanged() -> None:
    names = [name for name in NAMES if name != HOSTILE["half"]]
    match = played("soi", names)
    again = decode(encode(match.record()), GAMES)
    assert again.players == match.deal.players
    assert [who.name for who in again.players] == names[: len(again.players)]


def test_the_players_own_hostile_name_is_cleaned_before_recording() -> None:
    game = GAMES["soi"]
    mine, *_ = participants(game, GameChoices(options=game.defaults()), HOSTILE["turned"])
    assert mine.name == names_of([mine])[0] == "Ada enog si"
