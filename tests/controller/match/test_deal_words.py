"""Deals by a word, a number or a text."""

from __future__ import annotations

import random
from collections.abc import Sequence
from datetime import date

import pytest

from soiree.controller.match.authority import Match
from soiree.controller.match.deal_words import (
    NamedDeal,
    UnknownDeal,
    is_deal_word,
    of_the_day,
    read_deal_word,
    seed_of,
)
from soiree.core.cards import spell
from soiree.core.entries import Chance
from soiree.core.records import Participant, Record
from soiree.games import GAMES


@pytest.mark.parametrize(
    ("text", "seed"),
    [
        ("20", 20),
        (" 007 ", 7),
        ("-3", -3),
        ("１２", 12),
        ("123456789012345678901", 123456789012345678901),
    ],
)
def test_a_number_is_itself(text: str, seed: int) -> None:
    assert seed_of(text) == seed


def test_a_text_has_the_same_number_everywhere() -> None:
    """Other machines compute the same numbers, so a change would invalidate every shared deal."""
    assert seed_of("New Year at Ada’s") == 168487339907455
    assert seed_of("7 of hearts") == 39763490459081


def test_case_spacing_and_unicode_form_of_a_text_do_not_change_its_deal() -> None:
    assert seed_of("  New  year ") == seed_of("new YEAR")
    assert seed_of("Cafe\u0301") == seed_of("CAFÉ")
    assert seed_of("new year") != seed_of("newyear")


def test_a_day_has_a_deal_of_each_game_that_its_word_names() -> None:
    day = date(2026, 11, 24)
    for game in GAMES.values():
        deal = of_the_day(game, day)
        assert deal.seed == 180542317953808
        assert read_deal_word(deal.word, GAMES) == deal
        assert deal.day == day
    assert of_the_day(GAMES["soda"], day).word == "soda-4-2026-11-24"
    for other in ("soda-3-2026-11-24", "soda-4-20261124", "soda-4-fete"):
        assert read_deal_word(other, GAMES).day is None


@pytest.mark.parametrize("text", ["", " \t\n "])
def test_a_blank_text_gives_no_deal(text: str) -> None:
    with pytest.raises(ValueError, match=r"^A number or a text is needed\.$"):
        seed_of(text)


def test_a_text_of_any_length_fits_a_record() -> None:
    rng = random.Random(1)
    for _ in range(100):
        text = "".join(chr(rng.randrange(65, 0x2000)) for _ in range(rng.randrange(1, 60)))
        assert 0 <= seed_of(text) < 2**48


def test_the_deal_of_a_number_is_the_same_on_every_machine() -> None:
    """Another deck in a later version would break every shared number."""
    sits = tuple(Participant(f"P{seat}", "human") for seat in range(4))
    match = Match(Record("soi", {"target": 200}, sits, seed=seed_of("20")), GAMES["soi"])
    match.draw_chance()
    deck = match.entries[0]
    assert isinstance(deck, Chance)
    assert [spell(card) for card in deck.cards[:6]] == "5C 6S JS 4C 8C 8S".split()


def test_half_a_character_names_a_deal_too() -> None:
    """Found by fuzzing: a lone surrogate cannot be encoded as UTF-8."""
    assert seed_of("a\ud800b") != seed_of("ab")


def dealt(word: str) -> str:
    """The first six cards of the first deck."""
    deal = read_deal_word(word, GAMES)
    sits = tuple(
        Participant(f"P{seat}", "human") for seat in range(deal.game.players(deal.options))
    )
    match = Match(Record(deal.game.name, dict(deal.options), sits, seed=deal.seed), deal.game)
    match.draw_chance()
    deck = next(entry for entry in match.entries if isinstance(entry, Chance) and entry.cards)
    return " ".join(spell(card) for card in deck.cards[:6])


@pytest.mark.parametrize(
    ("word", "cards"),
    [
        ("soy-5-fete", "3C 7S 10S 6D JH 2D"),
        ("soureh-3-threshold=120-fete", "3S 3C 10D 10C 10C 7S"),
        ("pariah-300-fete", "JH 8S 5H 8D 3D 9C"),
        ("soi-200-fete", "7C 4S 4C AC 9H 5S"),
        ("spy-2-deck=half-fete", "6C 10D QD AS 7D 10H"),
        ("soda-4-fete", "QH AD 8C JS 7C 4D"),
    ],
)
def test_a_word_deals_the_same_cards_on_every_machine(word: str, cards: str) -> None:
    """Other cards would break every word that was shared."""
    assert dealt(word) == cards


def test_what_a_word_leaves_out_keeps_its_meaning() -> None:
    """An option that a word does not name has its present value for ever (`Option.unsaid`)."""
    firsts = {"soy": 5, "soureh": 2, "pariah": 300, "soi": 200, "spy": 2, "soda": 4}
    meant = {
        name: dict(read_deal_word(f"{name}-{first}-x", GAMES).options)
        for name, first in firsts.items()
    }
    assert meant == {
        "soy": {"hand_size": 5},
        "soureh": {"players": 2, "threshold": 100, "ending": "first"},
        "pariah": {"threshold": 300},
        "soi": {"target": 200},
        "spy": {"players": 2, "deck": "full", "cheating": "impossible", "penalty": "pile"},
        "soda": {"players": 4, "suits": "SHDC"},
    }


@pytest.mark.parametrize("text", ["20", "fete", "-3", "a-b", "players=2", "suits=x", " New  Year"])
def test_a_word_that_was_written_reads_as_the_same_deal(text: str) -> None:
    rng = random.Random(text)
    for game in GAMES.values():
        for _ in range(20):
            options: dict[str, int | str] = {}
            for option in game.options:
                values: Sequence[int | str] = option.values
                options[option.name] = rng.choice(values)
            if game.forbids(options):
                continue
            deal = NamedDeal(game, options, text)
            read = read_deal_word(deal.word, GAMES)
            assert (read.game, read.options, read.seed) == (game, options, deal.seed)


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("soda-9-x", "The part for players is 9; it must be a whole number, 2 to 6."),
        ("soda", "The part for players is missing; it must be a whole number, 2 to 6."),
        ("soda-4", "The last part is missing: a number or any text."),
        ("soda-4-stake=2-x", "stake=2 is no option of Soda, or stands there twice."),
        ("spy-3-deck=half-x", "These options exclude each other: half decks for 2 players only."),
        ("soda-4-" + "x" * 101, "The last part has more than 100 characters."),
    ],
)
def test_a_faulty_word_is_refused_with_the_part_that_is_wrong(word: str, sentence: str) -> None:
    with pytest.raises(UnknownDeal) as refused:
        read_deal_word(word, GAMES)
    assert str(refused.value) == sentence


def test_a_word_of_an_unknown_game_is_answered_with_the_games() -> None:
    with pytest.raises(UnknownDeal, match=r"^No game is called whist; the games are soy, soureh"):
        read_deal_word("whist-4-x", GAMES)


def test_a_text_with_the_name_of_a_game_is_a_word_only_with_a_hyphen() -> None:
    assert is_deal_word(" Soda-4-fete", GAMES)
    assert not is_deal_word("soda", GAMES)
    assert not is_deal_word("New Year-2", GAMES)
