"""The sentences of every game: who did what, nothing twice, and nothing secret."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from functools import cache

import pytest
from PySide6.QtWidgets import QApplication

from soiree.controller.match.authority import Match
from soiree.core.cards import DECK, Card
from soiree.core.entries import Decision
from soiree.core.events import Ended, Event, Moved, Outcome, Said, Scored, Shown, Turn
from soiree.core.records import Participant, Record
from soiree.core.views import onlooker
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.ui.language.translation import load_language
from soiree.ui.language.words import NOBODY, card_name
from soiree.ui.table.contract.narration import Kind
from soiree.ui.table.recap.story import LogLine
from tests.every_game import EVERY_GAME
from tests.ui.games.sheets import (
    IN_EVERY_LANGUAGE,
    NAMES,
    other_languages,
    place,
    sheet,
    story_for,
)
from tests.ui.games.stories import story_of

PEOPLE = ("Zoe", *NAMES[1:])
SEEDS = range(2)
Heard = tuple[Match, Seat, int, Outcome, list[list[LogLine]]]

ENTRIES = 160
"""The number of entries of a random match: more than a round in each game."""


@pytest.mark.parametrize("game", GAMES)
def test_the_golden_match_is_told_as_on_its_sheet(game: str) -> None:
    assert sheet(game) == place(game).read_text(encoding="utf-8"), (
        "python -m tests.ui.games.sheets writes it anew"
    )


@pytest.mark.parametrize("language", other_languages())
def test_the_golden_match_is_told_in_every_language(language: str, qapp: QApplication) -> None:
    load_language(qapp, language)
    try:
        told = sheet(IN_EVERY_LANGUAGE)
    finally:
        load_language(qapp, "en")
    assert told == place(IN_EVERY_LANGUAGE, language).read_text(encoding="utf-8"), (
        "python -m tests.ui.games.sheets writes it anew"
    )


@cache
def at_random(name: str, seed: int) -> Match:
    game, rng = GAMES[name], random.Random(seed)
    options = game.defaults()
    for option in game.options:
        if option.name in ("players", "ending", "cheating", "penalty", "suits"):
            options[option.name] = rng.choice([*option.values][-2:])
    if "players" in options:
        options["players"] = 3
    players = tuple(Participant("", "human") for _ in range(game.players(options)))
    match = Match(Record(game.name, options, players, seed=seed), game)
    while match.result is None and match.position < ENTRIES:
        if match.chance_is_pending:
            match.draw_chance()
        else:
            seat = rng.choice(match.deciders)
            move = rng.choice(match.legal(seat))
            match.play(seat, move, match.position, at=float(match.position))
    return match


def viewers(match: Match) -> list[Seat]:
    return [*range(len(match.deal.players)), NOBODY]


def names_for(match: Match, viewer: Seat) -> tuple[str, ...]:
    names = list(PEOPLE[: len(match.deal.players)])
    if viewer != NOBODY:
        names[viewer] = "You"
    return tuple(names)


@cache
def told(name: str, seed: int) -> Sequence[Heard]:
    """A random match as each viewer reads it: viewer, entry, and the lines of each event."""
    match, heard = at_random(name, seed), []
    for viewer in viewers(match):
        seats = () if viewer == NOBODY else (viewer,)
        story = story_of(name, match.deal.options, names_for(match, viewer), viewer)
        for number, outcome in enumerate(match.outcomes_of(seats)):
            heard.append((match, viewer, number, outcome, story.follow(outcome)))
    return heard


every_match = pytest.mark.parametrize(
    ("name", "seed"),
    [
        pytest.param(name, seed, marks=pytest.mark.thorough if seed else ())
        for name in EVERY_GAME
        for seed in SEEDS
    ],
)


@every_match
def test_each_sentence_about_an_action_names_the_player(name: str, seed: int) -> None:
    for match, viewer, number, outcome, lines in told(name, seed):
        if not isinstance(match.entries[number], Decision):
            continue
        who = re.compile(
            "|".join(
                r"\b[Yy]ours?\b|\b[Yy]ou\b|\bnobody\b".split("|")
                + [re.escape(each) for each in names_for(match, viewer)]
            )
        )
        for event, line in _spoken(outcome, lines):
            if line.kind is not Kind.HEADING and not isinstance(event, Ended):
                assert who.search(line.text), line.text


@every_match
def test_no_sentence_names_a_card_that_its_listener_has_not_seen(name: str, seed: int) -> None:
    seen: set[Card] = set()
    for match, viewer, number, outcome, lines in told(name, seed):
        if not number:
            seen = set()
        shown = match.view_of(() if viewer == NOBODY else (viewer,)).seat
        assert shown == (onlooker(len(match.deal.players)) if viewer == NOBODY else viewer)
        for event in outcome.events:
            seen.update(_faces(event))
        for event, line in _spoken(outcome, lines):
            # Soda's scoring cards have the same names as cards that are played.
            if not isinstance(event, Scored):
                assert _named(line.text) <= seen, line.text


@every_match
def test_nothing_is_said_twice_in_a_row(name: str, seed: int) -> None:
    last = ""
    for _, _, number, outcome, lines in told(name, seed):
        for _, line in _spoken(outcome, lines):
            assert line.text != last or not number
            last = line.text


@every_match
def test_each_visible_choice_has_a_sentence(name: str, seed: int) -> None:
    for match, viewer, number, outcome, lines in told(name, seed):
        happened = any(not isinstance(event, Turn) for event in outcome.events)
        in_race = GAMES[name].is_race and match.entries[number].at is not None
        if outcome.seat is not None and happened and not (in_race and outcome.seat != viewer):
            assert any(_spoken(outcome, lines)), outcome


@every_match
def test_each_event_has_one_short_spoken_sentence(name: str, seed: int) -> None:
    """A card's name counts as one word."""
    for _, _, _, outcome, lines in told(name, seed):
        for each in lines:
            assert sum(line.kind is not Kind.DETAIL for line in each) <= 1
        for _, line in _spoken(outcome, lines):
            words = re.sub(r"\w+ of \w+s\b", "card", line.text).split()
            assert len(words) <= 12, line.text


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_match_reads_the_same_during_play_and_afterwards(name: str) -> None:
    match = at_random(name, 0)
    names = names_for(match, 0)
    played = story_of(name, match.deal.options, names, 0)
    as_played = [
        line
        for outcome in match.outcomes_of((0,))
        for lines in played.follow(outcome)
        for line in lines
    ]
    afterwards = story_for(match, 0, names)
    assert as_played == played.lines() == afterwards.lines()
    assert list(afterwards.backwards()) == as_played[::-1]
    half = match.position // 2
    assert [*afterwards.backwards(half)][::-1] == [
        line for line in as_played if line.position <= half
    ]


def _spoken(outcome: Outcome, lines: list[list[LogLine]]) -> Iterator[tuple[Event, LogLine]]:
    """The spoken sentences, each with its event."""
    for event, told_with_it in zip(outcome.events, lines, strict=True):
        for line in told_with_it:
            if line.kind is not Kind.DETAIL:
                yield event, line


def _faces(event: Event) -> set[Card]:
    match event:
        case Moved(card) | Said(card=card) if card is not None:
            return {card}
        case Shown(_, cards) if cards is not None:
            return set(cards)
    return set()


@cache
def _named(text: str) -> frozenset[Card]:
    return frozenset(_cards_by_name()[name] for name in _card_names().findall(text))


@cache
def _cards_by_name() -> dict[str, Card]:
    return {card_name(card): card for card in DECK}


@cache
def _card_names() -> re.Pattern[str]:
    return re.compile(rf"\b(?:{'|'.join(_cards_by_name())})\b")
