"""The letters of a language on Soirée's own decks, and in the short forms of cards."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSize

from soiree.core.cards import DECK, RANKS, card, rank_of
from soiree.resources import resource
from soiree.ui.decks import Deck, load_deck
from soiree.ui.decks.card_letters import with_letters
from soiree.ui.decks.drawing import pictures
from soiree.ui.decks.renderers import Renderers
from soiree.ui.language import card_names as forms
from soiree.ui.language.letters import ENGLISH, choose_letters
from soiree.ui.language.words import card_sign

OWN = sorted(resource("decks").glob("*.svg"))
TABLES = sorted(resource("translations").glob("forms_*.toml"))

each_deck = pytest.mark.parametrize("file", OWN, ids=lambda file: file.stem)


@pytest.fixture
def _dutch(load_from: Callable[[str, Path], None]) -> None:
    """Use the Dutch letters B V H A until the end of the test."""
    load_from("nl", resource("translations"))
    choose_letters(of_language=True)


def faces(deck: Deck) -> list[bytes]:
    """The pictures of all faces, 50 pixels wide."""
    drawn = pictures(deck, QSize(50, 70), Renderers(), DECK)
    return [bytes(image.constBits()) for image in drawn]


@each_deck
@pytest.mark.usefixtures("qapp")
def test_the_letters_of_a_language_are_on_its_courts_alone(
    file: Path, request: pytest.FixtureRequest
) -> None:
    usual = load_deck(file)
    request.getfixturevalue("_dutch")
    dutch = load_deck(file)
    assert dutch.mark != usual.mark
    before, after = faces(usual), faces(dutch)
    changed = {rank_of(each) for each in DECK if before[each] != after[each]}
    assert {RANKS[rank] for rank in changed} == {"J", "Q", "K"}
    assert len(set(after)) == len(DECK)


@each_deck
def test_letters_may_change_places(file: Path) -> None:
    svg = file.read_bytes()
    turned = with_letters(svg, file.stem, ("Q", "K", "A", "J"))
    assert turned != svg
    back = with_letters(turned, file.stem, ("A", "J", "Q", "K"))
    assert back == svg


@pytest.mark.parametrize("table", TABLES, ids=lambda file: file.stem)
@each_deck
def test_each_language_has_its_letters_in_each_deck(file: Path, table: Path) -> None:
    letters = forms.read(table).letters
    if letters != ENGLISH:
        svg = file.read_bytes()
        assert with_letters(svg, file.stem, letters) != svg


@pytest.mark.usefixtures("_dutch")
def test_third_party_decks_keep_their_letters(tmp_path: Path) -> None:
    file = tmp_path / "mine.svg"
    shutil.copy(OWN[0], file)
    assert load_deck(file).faces.svg == OWN[0].read_bytes()


@pytest.mark.usefixtures("_dutch")
def test_short_forms_have_the_letters_on_the_cards() -> None:
    assert [card_sign(card(text)) for text in ("JS", "QH", "KD", "AC", "10S")] == [
        "B♠",
        "V♥",
        "H♦",
        "A♣",
        "10♠",
    ]
