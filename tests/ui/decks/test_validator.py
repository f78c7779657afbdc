"""The validator accepts a deck, or refuses it with a sentence and the wrong picture."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor

from soiree.core.cards import card
from soiree.resources import resource
from soiree.ui.decks import BACK, Deck, Finding, load_deck
from soiree.ui.decks.drawing import pictures
from soiree.ui.decks.renderers import Renderers
from tests.thorough import always
from tests.ui.decks.plain import plain_deck, refused, refused_here, validated

pytestmark = pytest.mark.usefixtures("qapp")


def shown(findings: tuple[Finding, ...]) -> list[tuple[int, bool, bool]]:
    """The number of each finding, and if it has a picture and is at fault."""
    return [(each.which, each.image is not None, each.at_fault) for each in findings]


def colours(deck: Deck, renderers: Renderers, *which: int) -> list[QColor]:
    """The colours in the middle of some cards."""
    found = pictures(deck, QSize(20, 28), renderers, which)
    return [picture.pixelColor(10, 14) for picture in found]


def test_the_classic_deck_is_sound() -> None:
    deck = load_deck(resource("decks", "classic.svg"))
    assert len(deck.ids) == 53
    assert deck.aspect == pytest.approx(1.4)


@pytest.mark.parametrize("name", always("classic", of=("classic", "four-colour", "large-index")))
def test_the_assumptions_about_soirees_own_decks_hold(tmp_path: Path, name: str) -> None:
    file = resource("decks", f"{name}.svg")
    back = resource("backs", "fans.svg")
    copies = [Path(shutil.copy(each, tmp_path)) for each in (file, back)]
    looked_over = load_deck(*copies)
    deck = load_deck(file, back)
    assert deck.ids == looked_over.ids
    assert deck.aspect == pytest.approx(looked_over.aspect, rel=0.001)
    assert deck.red_and_black == looked_over.red_and_black


@pytest.mark.parametrize(
    ("name", "gnome"),
    [
        ("plain.svg", False),
        ("plain.svgz", True),
        pytest.param("plain.svgz", False, marks=pytest.mark.thorough),
        pytest.param("plain.svg", True, marks=pytest.mark.thorough),
    ],
)
def test_ids_of_gnome_are_accepted_like_those_of_kde(
    tmp_path: Path, renderers: Renderers, name: str, gnome: bool
) -> None:
    file = plain_deck(tmp_path, name, gnome=gnome, size=(100, 150))
    deck = load_deck(file, renderers=renderers)
    assert deck.ids[card("KH")] == ("heart_king" if gnome else "king_heart")
    assert deck.ids[card("AC")] == ("club_1" if gnome else "1_club")
    assert deck.aspect == 1.5
    assert colours(deck, renderers, card("QH"), BACK) == [QColor("#ff0000"), QColor("#0000ff")]


def test_a_card_may_be_a_group_within_groups_that_are_moved_and_turned(
    tmp_path: Path, renderers: Renderers
) -> None:
    inner = '<rect x="5" y="5" width="140" height="100" fill="#00ffff"/>'
    turned = f'<g id="7_heart" transform="rotate(90) translate(40 9)"><g>{inner}</g></g>'
    groups = f'<g transform="scale(3)"><g transform="translate(-700 50)">{turned}</g></g>'
    file = plain_deck(tmp_path, others={"7_heart": groups})
    deck = load_deck(file, renderers=renderers)
    assert colours(deck, renderers, card("7H")) == [QColor("#00ffff")]


def test_a_face_or_a_back_of_another_scale_is_sound(tmp_path: Path, renderers: Renderers) -> None:
    others = {
        name: f'<rect id="{name}" width="50" height="70" fill="#123456"/>'
        for name in ("jack_diamond", "back")
    }
    file = plain_deck(tmp_path, others=others)
    deck = load_deck(file, renderers=renderers)
    assert colours(deck, renderers, card("JD"), BACK) == [QColor("#123456")] * 2


def test_a_deck_without_a_back_gets_one_of_soirees(tmp_path: Path) -> None:
    deck = load_deck(plain_deck(tmp_path, others={"back": ""}))
    classic = load_deck(resource("decks", "classic.svg"))
    assert deck.back == classic.back
    assert deck.ids[BACK] == classic.ids[BACK]


@pytest.mark.parametrize(
    ("name", "expected"), [("classic", True), ("large-index", True), ("four-colour", False)]
)
def test_red_and_black_decks_are_recognized(name: str, expected: bool) -> None:
    assert load_deck(resource("decks", f"{name}.svg")).red_and_black is expected


@pytest.mark.parametrize(
    ("spade", "heart", "diamond", "expected"),
    [
        ("#000000", "#dd0000", "#bb2222", True),
        ("#223344", "#cc1111", "#cc1111", True),
        ("#000000", "#dd0000", "#0000dd", False),
        ("#cc0000", "#00aa00", "#cc0000", False),
        ("#333333", "#333333", "#333333", False),
    ],
)
def test_the_colours_of_a_deck_decide_if_it_is_red_and_black(
    tmp_path: Path, spade: str, heart: str, diamond: str, expected: bool
) -> None:
    colours = {"spade": spade, "club": "#000000", "heart": heart, "diamond": diamond}
    assert validated(plain_deck(tmp_path, colours=colours)).red_and_black is expected


# Refused decks ------------------------------------------------------------------------------------


def test_a_deck_that_lacks_a_card_is_refused_by_name(tmp_path: Path) -> None:
    why, findings = refused(plain_deck(tmp_path, others={"7_heart": ""}))
    assert why == "it has no 7 of hearts (no picture “7_heart”)."
    assert shown(findings) == [(card("7H"), False, True), (BACK, True, False)]


@pytest.mark.parametrize(("wide", "high"), [(100, 155), (100, 125), (115, 140), (140, 100)])
def test_a_face_of_another_shape_is_refused_and_shown_beside_the_back(
    tmp_path: Path, wide: int, high: int
) -> None:
    face = f'<rect id="7_heart" width="{wide}" height="{high}" fill="#ff0000"/>'
    why, findings = refused_here(plain_deck(tmp_path, others={"7_heart": face}))
    assert why == "the shape of its 7 of hearts differs from its other cards."
    assert shown(findings) == [(card("7H"), True, True), (BACK, True, False)]
    assert [round(each.size.width()) for each in findings] == [wide, 100]


def test_without_a_back_a_misshapen_face_is_shown_beside_another_one(tmp_path: Path) -> None:
    face = '<rect id="7_heart" width="140" height="140" fill="#ff0000"/>'
    _, findings = refused_here(plain_deck(tmp_path, others={"7_heart": face, "back": ""}))
    assert shown(findings) == [(card("7H"), True, True), (card("2S"), True, False)]


def test_a_small_difference_of_shape_is_accepted(tmp_path: Path) -> None:
    face = '<rect id="7_heart" width="104" height="140" fill="#ff0000"/>'
    validated(plain_deck(tmp_path, others={"7_heart": face}))


def test_a_face_that_a_stray_line_has_made_small_is_refused(tmp_path: Path) -> None:
    face = (
        '<g id="7_heart"><rect width="100" height="140" fill="#ff0000"/>'
        '<path d="M900 1260 h9 v9 z" fill="#ff0000"/></g>'
    )
    why, findings = refused_here(plain_deck(tmp_path, others={"7_heart": face}))
    assert why == "its 7 of hearts does not fill the area of the card."
    assert shown(findings) == [(card("7H"), True, True), (BACK, True, False)]


def test_a_back_of_another_shape_is_refused_and_shown_beside_a_face(tmp_path: Path) -> None:
    back = '<rect id="back" width="100" height="190"/>'
    why, findings = refused(plain_deck(tmp_path, others={"back": back}))
    assert why == "the shape of its back differs from its faces."
    assert shown(findings) == [(BACK, True, True), (card("2S"), True, False)]


@pytest.mark.parametrize("size", [(140, 100), (100, 100), (100, 200)])
def test_cards_too_long_or_too_wide_for_the_tables_are_refused(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    why, findings = refused_here(plain_deck(tmp_path, size=size))
    assert why == "cards of this shape do not fit on a table."
    assert shown(findings) == [(card("2S"), True, True), (BACK, True, False)]


@pytest.mark.parametrize(
    "content", [b"", b"<svg><rect", b"Dear Sir, ", b"\x00" * 100, b"<html><body/></html>"]
)
def test_a_file_that_is_no_picture_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "torn.svg"
    file.write_bytes(content)
    assert refused_here(file) == ("it is not an SVG picture.", ())


@pytest.mark.parametrize("kept", [10, 200, -9])
def test_a_packed_file_that_breaks_off_is_damaged(tmp_path: Path, kept: int) -> None:
    file = plain_deck(tmp_path, "torn.svgz")
    file.write_bytes(file.read_bytes()[:kept])
    assert refused_here(file) == ("it is damaged.", ())


def test_a_packed_file_with_a_wrong_byte_is_damaged(tmp_path: Path) -> None:
    file = plain_deck(tmp_path, "torn.svgz")
    content = bytearray(file.read_bytes())
    content[len(content) // 2] ^= 0xFF
    file.write_bytes(content)
    assert refused_here(file) == ("it is damaged.", ())
