"""Decks are found sound or refused, and their pictures come at the right size."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from soiree.core.cards import DECK, card
from soiree.resources import resource
from soiree.ui import decks
from soiree.ui.decks import BrokenDeck, CardArt, Deck

RANKS = [*map(str, range(1, 11)), "jack", "queen", "king"]
SUITS = ["spade", "heart", "diamond", "club"]


def plain_deck(
    folder: Path, *, gnome: bool = False, without: str = "", back: str = "#0000ff"
) -> Path:
    """A deck of coloured rectangles, 100 by 150; each suit has a colour of its own."""
    parts = []
    for rank in RANKS:
        for suit, colour in zip(SUITS, ("#000000", "#ff0000", "#ff8000", "#008000"), strict=True):
            name = f"{suit}_{rank}" if gnome else f"{rank}_{suit}"
            if name != without:
                parts.append(f'<rect id="{name}" width="100" height="150" fill="{colour}"/>')
    if without != "back":
        parts.append(f'<rect id="back" width="100" height="150" fill="{back}"/>')
    file = folder / "plain.svg"
    file.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="100" height="150">{"".join(parts)}</svg>'
    )
    return file


@pytest.fixture
def plain(tmp_path: Path, qapp: object) -> Deck:
    return decks.load_deck(plain_deck(tmp_path))


@pytest.fixture
def art(plain: Deck) -> Iterator[CardArt]:
    made = CardArt(plain)
    yield made
    made.close()


def middle(image: QImage) -> QColor:
    return image.pixelColor(image.width() // 2, image.height() // 2)


def test_the_classic_deck_is_sound(qapp: object) -> None:
    deck = decks.load_deck(resource("decks", "classic.svg"))
    assert len(deck.ids) == 53
    assert deck.aspect == pytest.approx(1.4)


@pytest.mark.parametrize("name", ["classic", "four-colour", "large-index"])
def test_what_is_taken_for_granted_of_the_decks_here_is_so(
    tmp_path: Path, qapp: object, name: str
) -> None:
    file = resource("decks", f"{name}.svg")
    back = resource("backs", "fans.svg")
    copies = [Path(shutil.copy(each, tmp_path)) for each in (file, back)]
    looked_over = decks.load_deck(*copies)
    deck = decks.load_deck(file, back)
    assert deck.ids == looked_over.ids
    assert deck.aspect == pytest.approx(looked_over.aspect, rel=0.001)


def test_ids_of_gnome_serve_as_well(tmp_path: Path, qapp: object) -> None:
    deck = decks.load_deck(plain_deck(tmp_path, gnome=True))
    assert deck.ids[card("KH")] == "heart_king"
    assert deck.ids[card("AC")] == "club_1"
    assert deck.aspect == 1.5


@pytest.mark.parametrize("missing", ["7_heart", "back"])
def test_a_deck_that_lacks_a_picture_is_refused_by_name(
    tmp_path: Path, qapp: object, missing: str
) -> None:
    with pytest.raises(BrokenDeck, match=f"plain.svg cannot be used: .*“{missing}”"):
        decks.load_deck(plain_deck(tmp_path, without=missing))


@pytest.mark.qt_log_ignore("Cannot read file")
def test_what_is_no_picture_is_refused_and_the_classic_deck_serves(
    tmp_path: Path, qapp: object
) -> None:
    file = tmp_path / "torn.svg"
    file.write_text("<svg><rect")
    deck, why = decks.deck_or_classic(file)
    assert why == "The deck torn.svg cannot be used: it is no SVG picture."
    assert deck.mark == decks.load_deck(resource("decks", "classic.svg")).mark


def test_a_deck_that_is_not_there_is_refused(tmp_path: Path, qapp: object) -> None:
    with pytest.raises(BrokenDeck, match=r"The deck gone.svg cannot be read: No such file"):
        decks.load_deck(tmp_path / "gone.svg")


def test_the_back_may_come_from_another_file(tmp_path: Path, plain: Deck) -> None:
    folder = tmp_path / "other"
    folder.mkdir()
    deck = decks.load_deck(tmp_path / "plain.svg", plain_deck(folder, back="#ffff00"))
    assert deck.mark != plain.mark
    art = CardArt(deck)
    art.set_size(40, 1)
    assert middle(art.back().toImage()) == QColor("#ffff00")
    assert middle(art.face(card("2H")).toImage()) == QColor("#ff0000")
    art.close()


def test_decks_that_are_installed_can_be_chosen(tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    file = plain_deck(own)
    found = decks.installed_decks(own)
    assert found["plain"] == file
    assert found["classic"] == resource("decks", "classic.svg")


def test_the_first_pictures_are_there_at_once(art: CardArt) -> None:
    art.set_size(96, 1.25)
    assert art.is_ready
    face = art.face(card("7H"))
    assert face.size() == QSize(120, 180)
    assert face.devicePixelRatio() == 1.25
    assert middle(face.toImage()) == QColor("#ff0000")
    assert (art.width, art.height) == (96, 144)


def test_a_card_is_a_whole_number_of_device_pixels(art: CardArt) -> None:
    art.set_size(80.3, 1.5)
    assert art.width * 1.5 == 120
    assert art.face(0).width() == 120


def test_until_a_new_size_is_drawn_the_old_pictures_are_given_scaled(
    art: CardArt, qtbot: QtBot
) -> None:
    art.set_size(40, 1)
    with qtbot.waitSignal(art.ready):
        art.set_size(60, 2)
        assert not art.is_ready
        scaled = art.face(card("2D"))
        assert scaled.size() == QSize(120, 180)
        assert middle(scaled.toImage()) == QColor("#ff8000")
    assert art.is_ready


def test_of_many_sizes_the_last_is_drawn(art: CardArt, qtbot: QtBot) -> None:
    art.set_size(40, 1)
    for width in range(41, 60):
        art.set_size(width, 1)
    qtbot.waitUntil(lambda: art.is_ready)
    assert art.face(0).width() == 59


def test_a_size_drawn_before_is_there_at_once(art: CardArt, qtbot: QtBot) -> None:
    art.set_size(40, 1)
    with qtbot.waitSignal(art.ready):
        art.set_size(60, 1)
    art.set_size(40, 1)
    assert art.is_ready


def test_another_deck_takes_the_place_of_the_first(
    art: CardArt, tmp_path: Path, qtbot: QtBot
) -> None:
    art.set_size(40, 1)
    with qtbot.waitSignal(art.ready):
        art.use(decks.load_deck(resource("decks", "classic.svg")))
    assert art.face(0).size() == QSize(40, 56)


def kept(deck: Deck, folder: Path) -> bytes:
    """What is on disk when pictures of 40 by 60 have been drawn."""
    art = CardArt(deck, folder)
    art.set_size(40, 1)
    art.close()
    (file,) = folder.iterdir()
    return file.read_bytes()


def test_pictures_are_kept_and_read_again(plain: Deck, tmp_path: Path) -> None:
    faces = [plain.ids[each] for each in DECK]
    turned = replace(plain, ids=(*reversed(faces), "back"))
    folder = tmp_path / "kept"
    folder.mkdir()
    (folder / f"{plain.mark}-40x60.cards").write_bytes(kept(turned, tmp_path / "turned"))

    art = CardArt(plain, folder)
    art.set_size(40, 1)
    art.close()
    assert middle(art.face(card("2S")).toImage()) == QColor("#008000")
    assert middle(art.face(card("AC")).toImage()) == QColor("#000000")
    assert middle(art.back().toImage()) == QColor("#0000ff")


@pytest.mark.parametrize("torn", ["nothing", "short", "cut", "changed", "other size"])
def test_kept_pictures_that_are_damaged_are_drawn_again(
    plain: Deck, tmp_path: Path, torn: str
) -> None:
    sound = kept(plain, tmp_path / "sound")
    content = {
        "nothing": b"",
        "short": b"short",
        "cut": sound[:-100],
        "changed": sound[:500] + b"?" + sound[501:],
        "other size": sound,
    }[torn]
    width = 41 if torn == "other size" else 40
    folder = tmp_path / "kept"
    folder.mkdir()
    (folder / f"{plain.mark}-{width}x{round(1.5 * width)}.cards").write_bytes(content)
    art = CardArt(plain, folder)
    art.set_size(width, 1)
    art.close()
    assert middle(art.face(card("9C")).toImage()) == QColor("#008000")


def test_nothing_is_drawn_where_pictures_are_kept(plain: Deck, tmp_path: Path) -> None:
    kept(plain, tmp_path / "kept")
    no_longer_svg = replace(plain, svg=b"", back=b"")
    art = CardArt(no_longer_svg, tmp_path / "kept")
    art.set_size(40, 1)
    art.close()
    assert middle(art.face(card("7H")).toImage()) == QColor("#ff0000")


def test_only_the_newest_pictures_are_kept(
    plain: Deck, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decks, "_SETS_ON_DISK", 2)
    for width in (20, 21, 22):
        art = CardArt(plain, tmp_path)
        art.set_size(width, 1)
        art.close()
    assert len(list(tmp_path.glob("*.cards"))) == 2


def test_a_closed_art_draws_no_more(art: CardArt) -> None:
    art.set_size(40, 1)
    art.close()
    art.set_size(60, 1)
    assert art.face(0).width() == 60
    assert not art.is_ready


def test_a_lifted_card_has_the_wider_shadow(art: CardArt) -> None:
    art.set_size(100, 1)
    low, high = art.shadow(False), art.shadow(True)
    assert high.width() > low.width() > 100
    assert low.toImage().pixelColor(0, 0).alpha() == 0
    assert middle(low.toImage()).alpha() > 60
