"""Sentences about events differ for you and others, and for one and many."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from PySide6.QtCore import QLocale

from soiree.controller.match.authority import Match
from soiree.core.cards import DECK, card
from soiree.core.entries import Chance
from soiree.core.events import Began, Event, Moved, Outcome, Result, Said, Scored, Turn
from soiree.core.players import MoveReason
from soiree.core.records import Participant, Record
from soiree.core.states import Refusal
from soiree.core.zones import Zone
from soiree.games.soi import GAME
from soiree.storage import notices
from soiree.storage.notices import Notice
from soiree.ui.language import words
from tests.ui.games.stories import story_of

NAMES = ("You", "Ada", "Bela", "Cleo")
HANDS = [Zone("hand", seat) for seat in range(4)]
LAID = [Zone("laid", seat) for seat in range(4)]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("7H", "7 of hearts"),
        ("AS", "ace of spades"),
        ("10C", "10 of clubs"),
        ("QD", "queen of diamonds"),
    ],
)
def test_a_card_has_its_name(text: str, name: str) -> None:
    assert words.card_name(card(text)) == name


@pytest.mark.parametrize(
    ("result", "told"),
    [
        (Result((2, 1, 3, 4), (150, 214, 33, 9), "target"), "Ada wins with 214 points."),
        (Result((1, 2, 3, 4), (214, 150, 33, 9), "target"), "You win with 214 points."),
        (Result((1, 2), (1, 0), "target"), "You win with 1 point."),
        (Result((1, 1), None, "all bids tied"), "You and Ada share the victory."),
    ],
)
def test_a_result_addresses_the_viewer_as_you(result: Result, told: str) -> None:
    assert words.result_sentence(result, NAMES, 0) == told


def told_of(events: Sequence[Event], names: Sequence[str] = NAMES, viewer: int = 0) -> list[str]:
    """The sentences of Soi about an entry with these events."""
    story = story_of("soi", {}, names, viewer, [Outcome(1, tuple(events))])
    return [line.text for line in story.lines()]


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (Began(2), ["Round 2"]),
        (Said(0, "ask", 1, card("7H")), ["You ask Ada for the 7 of hearts."]),
        (Said(1, "ask", 0, card("7H")), ["Ada asks you for the 7 of hearts."]),
        (Said(1, "ask", 2, card("7H")), ["Ada asks Bela for the 7 of hearts."]),
        (Said(1, "no", 0, card("7H")), ["“No,” says Ada."]),
        (Said(0, "no", 1, card("7H")), ["“No,” you say."]),
        (Moved(card("7H"), HANDS[1], HANDS[0]), ["Ada gives it to you."]),
        (Moved(card("7H"), HANDS[0], HANDS[1]), ["You give it to Ada."]),
        (Moved(card("7H"), HANDS[2], HANDS[1]), ["Bela gives it to Ada."]),
        (Moved(card("7C"), HANDS[0], LAID[0]), ["You lay down four 7s, worth 7."]),
        (Moved(card("KC"), HANDS[3], LAID[3]), ["Cleo lays down four kings, worth 10."]),
        (Moved(card("KD"), HANDS[3], LAID[3]), []),
        (Moved(None, Zone("stock"), HANDS[1]), []),
        (Moved(card("2S"), Zone("stock"), HANDS[0]), []),
        (Turn((1,)), []),
    ],
)
def test_an_event_addresses_the_viewer_as_you(event: Event, told: list[str]) -> None:
    assert told_of([event]) == told


def test_the_end_of_a_round_is_one_sentence_with_the_scores_in_the_log() -> None:
    first = [Scored(seat, points, points, "round") for seat, points in enumerate((62, 17, 10, 20))]
    assert told_of(first) == ["The round brings you 62, Ada 17, Bela 10 and Cleo 20."]
    later = [Scored(seat, 1, 2 + seat, "round") for seat in range(4)]
    assert told_of(later)[1:] == ["In all: you 2, Ada 3, Bela 4 and Cleo 5."]


def test_without_a_viewer_nobody_is_you() -> None:
    names = ("Dora", "Ada", "Bela", "Cleo")
    told = told_of([Said(0, "ask", 1, card("7H"))], names, words.NOBODY)
    assert told == ["Dora asks Ada for the 7 of hearts."]


_SPADES = ("3S", "4S", "5S", "6S", "7S", "8S")


def test_a_four_is_announced_once_at_the_deal_and_in_play() -> None:
    """SOI-2 by the rules: seat 0 is dealt the four aces, and completes the 2s."""
    mine = [*map(card, ("AS", "AH", "AD", "AC", "2S", "2H", "2D")), *map(card, _SPADES)]
    others = [each for each in DECK if each not in mine]
    deck = [
        text for place in range(13) for text in (mine[place], *others[place * 3 : place * 3 + 3])
    ]
    players = tuple(Participant(name, "human") for name in NAMES)
    match = Match(
        Record(
            GAME.name,
            GAME.defaults(),
            players,
            [Chance("deck", tuple(deck)), Chance("starter", seat=0)],
            seed=1,
        ),
        GAME,
    )
    match.play(0, "ask 1 2C", match.position)
    story = story_of("soi", match.deal.options, NAMES, 0, match.outcomes_of((0,)))
    assert [line.text for line in story.lines()] == [
        "Round 1",
        "You lay down four aces, worth 25.",
        "You ask Ada for the 2 of clubs.",
        "Ada gives it to you.",
        "You lay down four 2s, worth 2.",
    ]


@pytest.mark.parametrize(
    ("refusal", "told"),
    [
        (Refusal("It is not your turn."), "It is not your turn."),
        (
            Refusal("{player} has no cards left to ask for.", {"player": 1}),
            "Ada has no cards left to ask for.",
        ),
        (
            Refusal("You hold the {card} yourself.", {"card": "JD"}),
            "You hold the jack of diamonds yourself.",
        ),
        (
            Refusal(
                "You may ask for the {card} only while you hold another {rank}.",
                {"card": "7H", "rank": "A"},
            ),
            "You may ask for the 7 of hearts only while you hold another ace.",
        ),
    ],
)
def test_a_refusal_names_players_and_cards(refusal: Refusal, told: str) -> None:
    assert words.refusal_sentence(refusal, NAMES) == told


def test_a_fraction_has_the_sign_of_the_language() -> None:
    reason = MoveReason("about {count}, otherwise {rest}", {"count": "2.8", "rest": "−0.5"})
    before = QLocale()
    QLocale.setDefault(QLocale("el"))
    try:
        assert words.reason_sentence(reason, ("Ada", "Bela")) == "about 2,8, otherwise −0,5"
    finally:
        QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("language", "day"),
    [
        ("en_GB", "20 Nov 2026"),
        ("en_US", "Nov 20, 2026"),
        ("de", "20. Nov. 2026"),
        ("ja", "2026年11月20日"),
    ],
)
def test_a_day_is_written_as_the_language_writes_it(language: str, day: str) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    try:
        assert words.day("2026-11-20") == day
        assert words.moment("2026-11-20T12:00:00Z").startswith(f"{day}, ")
        assert words.day("soon") == "soon"
    finally:
        QLocale.setDefault(before)


def test_a_notice_is_one_sentence() -> None:
    told = words.notice_sentence(Notice(notices.NO_SPACE, {"file": "settings.json"}))
    assert re.fullmatch(r"settings\.json could not be saved[^.]*\.", told)


def test_a_sentence_about_many_players_has_their_number() -> None:
    names = [f"Guest {number}" for number in range(12)]
    told = words.standing_sentence([5] * 11 + [3], names, 11, low_wins=False)
    assert told == "11 players share the lead, with 5 each."
    assert words.company(names) == "Guest 0, Guest 1, Guest 2 and 9 others"
    assert words.company(names[:4]) == "Guest 0, Guest 1, Guest 2 and Guest 3"


@pytest.mark.parametrize(
    ("scores", "viewer", "low_wins", "told"),
    [
        ((9, 4, 7), 0, False, "You lead, 9 to 7."),
        ((9, 4, 7), 0, True, f"{NAMES[1]} leads, 4 to your 9."),
        ((9, 4, 7), words.NOBODY, True, f"{NAMES[1]} leads, 4 to 7."),
        ((9, 9, 7), 0, False, "You share the lead with 9 points."),
        ((7, 9, 9), 0, False, f"{NAMES[1]} and {NAMES[2]} share the lead with 9 points."),
    ],
)
def test_a_standing_names_the_leaders(
    scores: tuple[int, ...], viewer: int, low_wins: bool, told: str
) -> None:
    assert words.standing_sentence(scores, NAMES, viewer, low_wins=low_wins) == told
