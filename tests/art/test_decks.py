"""The decks and backs in `resources`, and the script that draws them."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from functools import cache
from itertools import product
from pathlib import Path

import draw_decks
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

RESOURCES = Path(__file__).parents[2] / "resources"
FULL = ("decks/classic", "decks/four-colour", "decks/large-index")
BACKS = ("backs/fans", "backs/chevrons", "backs/sunburst", "backs/towers")
SUITS = ("club", "diamond", "heart", "spade")
COURTS = ("jack", "queen", "king")
RANKS = (*map(str, range(1, 11)), *COURTS)
COURT_CARDS = [f"{rank}_{suit}" for rank, suit in product(COURTS, SUITS)]


@pytest.mark.parametrize(
    "decks",
    [("four-colour",), pytest.param(tuple(draw_decks.DECKS), marks=pytest.mark.thorough)],
    ids=" ".join,
)
def test_the_script_draws_the_same_bytes_again(tmp_path: Path, decks: tuple[str, ...]) -> None:
    draw_decks.main(tmp_path, decks)
    drawn = {
        file.relative_to(tmp_path).as_posix(): file.read_bytes() for file in tmp_path.rglob("*.*")
    }
    pictures = [f"{name}.svg" for name in (*(f"decks/{name}" for name in decks), *BACKS)]
    assert sorted(drawn) == sorted((*pictures, "decks/letters.json"))
    for name, content in drawn.items():
        kept = (RESOURCES / name).read_bytes()
        assert kept == content, f"{name} is not what the script draws"


@pytest.mark.parametrize("name", FULL)
def test_each_card_has_both_names_and_the_bounds_of_the_back(name: str) -> None:
    deck = opened(name)
    back = deck.boundsOnElement("back")
    assert back.width() / back.height() == pytest.approx(5 / 7)
    for rank, suit in product(RANKS, SUITS):
        for card in (f"{rank}_{suit}", f"{suit}_{rank}"):
            assert deck.elementExists(card), card
            assert same_size(deck.boundsOnElement(card), back), card


@pytest.mark.parametrize("name", BACKS)
def test_each_back_has_the_bounds_of_a_card(name: str) -> None:
    assert opened(name).elementExists("back")
    assert same_size(
        opened(name).boundsOnElement("back"), opened(FULL[0]).boundsOnElement("1_club")
    )


@pytest.mark.parametrize("name", [*FULL, *BACKS])
def test_a_sheet_holds_nothing_but_groups_and_paths(name: str) -> None:
    tree = ET.parse(RESOURCES / f"{name}.svg")
    assert {element.tag.rpartition("}")[2] for element in tree.iter()} == {"svg", "g", "path"}


@pytest.mark.parametrize("name", FULL)
@pytest.mark.parametrize("card", COURT_CARDS)
def test_a_court_looks_the_same_upside_down(name: str, card: str) -> None:
    upright = grey_values(opened(name), card)
    assert difference(upright, upright[::-1]) < 1.0


@pytest.mark.parametrize("name", BACKS)
def test_a_back_looks_the_same_upside_down(name: str) -> None:
    upright = grey_values(opened(name), "back")
    assert difference(upright, upright[::-1]) < 1.0


@pytest.mark.parametrize("name", FULL)
def test_no_two_faces_look_alike(name: str) -> None:
    deck = opened(name)
    pictures = {grey_values(deck, f"{rank}_{suit}") for rank, suit in product(RANKS, SUITS)}
    assert len(pictures) == len(RANKS) * len(SUITS)


@cache
def opened(name: str) -> QSvgRenderer:
    deck = QSvgRenderer(str(RESOURCES / f"{name}.svg"))
    assert deck.isValid()
    return deck


def same_size(one: QRectF, other: QRectF) -> bool:
    """True if two bounds agree to half a percent."""
    wide, high = one.width() / other.width(), one.height() / other.height()
    return abs(wide - 1) < 0.005 and abs(high - 1) < 0.005


def grey_values(deck: QSvgRenderer, card: str) -> bytes:
    """The card rendered at 148×208, a byte a pixel; backwards it is the card upside down."""
    picture = QImage(148, 208, QImage.Format.Format_Grayscale8)
    picture.fill(0)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    deck.render(painter, card, QRectF(picture.rect()))
    painter.end()
    return bytes(picture.constBits())


def difference(one: bytes, other: bytes) -> float:
    """The mean difference of the grey values, from 0 to 255."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)
