"""The number of a deal: of a number, and of any text."""

from __future__ import annotations

import random

import pytest

from soiree.controller.match.authority import Deal, Match
from soiree.controller.match.deal_numbers import seed_of
from soiree.core.cards import spell
from soiree.core.entries import Chance
from soiree.core.records import Participant
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
    """A deck as it is dealt today: another one tomorrow would break every number shared."""
    sits = tuple(Participant(f"P{seat}", "human") for seat in range(4))
    match = Match(Deal(GAMES["soi"], {"target": 200}, sits, seed_of("20")))
    match.draw_chance()
    deck = match.entries[0]
    assert isinstance(deck, Chance)
    assert [spell(card) for card in deck.cards[:6]] == "5C 6S JS 4C 8C 8S".split()


def test_half_a_character_names_a_deal_too() -> None:
    """Found by fuzzing: it has no UTF-8."""
    assert seed_of("a\ud800b") != seed_of("ab")
