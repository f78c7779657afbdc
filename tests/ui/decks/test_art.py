"""The pictures of a deck have the right size, come soon and are kept on disk."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from soiree.core.cards import DECK, card
from soiree.resources import resource
from soiree.ui.decks import CardArt, Deck, drawer, load_deck, sets
from soiree.ui.decks import art as card_art
from soiree.ui.decks.deck import Artwork
from soiree.ui.decks.sets import out_of_sight
from tests.conftest import FullDisk
from tests.ui.decks.plain import plain_deck


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory, qapp: object) -> Deck:
    return as_our_own(load_deck(plain_deck(tmp_path_factory.mktemp("plain"))))


@pytest.fixture
def art(plain: Deck) -> Iterator[CardArt]:
    made = CardArt(plain)
    yield made
    made.close()


def as_our_own(deck: Deck) -> Deck:
    """The same deck, but drawn in this process like Soirée's own."""
    artwork = [replace(each, is_own=True) for each in (deck.faces, deck.back)]
    return replace(deck, faces=artwork[0], back=artwork[1])


def middle(image: QImage) -> QColor:
    return image.pixelColor(image.width() // 2, image.height() // 2)


def test_the_first_pictures_are_ready_at_once(art: CardArt) -> None:
    art.set_size(96, 1.25)
    assert art.is_ready
    face = art.face(card("7H"))
    assert face.size() == QSize(120, 168)
    assert face.devicePixelRatio() == 1.25
    assert middle(face.toImage()) == QColor("#ff0000")
    assert (art.width, art.height) == (96, 134.4)


def test_a_card_is_a_whole_number_of_device_pixels(art: CardArt) -> None:
    art.set_size(80.3, 1.5)
    assert art.width * 1.5 == 120
    assert art.face(0).width() == 120


def test_until_a_new_size_is_drawn_the_old_pictures_are_scaled(art: CardArt, qtbot: QtBot) -> None:
    art.set_size(40, 1)
    with qtbot.waitSignal(art.ready):
        art.set_size(60, 2)
        assert not art.is_ready
        scaled = art.face(card("2D"))
        assert scaled.size() == QSize(120, 168)
        assert middle(scaled.toImage()) == QColor("#e05000")
    assert art.is_ready


def test_after_many_sizes_in_a_row_the_last_one_is_drawn(art: CardArt, qtbot: QtBot) -> None:
    art.set_size(40, 1)
    for width in range(41, 60):
        art.set_size(width, 1)
    qtbot.waitUntil(lambda: art.is_ready)
    assert art.face(0).width() == 59


def test_a_former_size_is_ready_at_once(art: CardArt, qtbot: QtBot) -> None:
    art.set_size(40, 1)
    with qtbot.waitSignal(art.ready):
        art.set_size(60, 1)
    art.set_size(40, 1)
    assert art.is_ready


def test_another_deck_replaces_the_pictures(art: CardArt, tmp_path: Path, qtbot: QtBot) -> None:
    art.set_size(40, 1)
    with qtbot.waitSignal(art.ready):
        art.use(load_deck(resource("decks", "classic.svg")))
    assert art.face(0).size() == QSize(40, 56)


def kept(deck: Deck, folder: Path) -> bytes:
    """The files on disk after pictures of 40 by 56 pixels are drawn."""
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
    (folder / f"{plain.mark}-40x56.cards").write_bytes(kept(turned, tmp_path / "turned"))

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
    (folder / f"{plain.mark}-{width}x{round(1.4 * width)}.cards").write_bytes(content)
    art = CardArt(plain, folder)
    art.set_size(width, 1)
    art.close()
    assert middle(art.face(card("9C")).toImage()) == QColor("#008000")


def test_on_a_full_disk_no_half_of_a_set_is_left(
    plain: Deck, tmp_path: Path, full_disk: FullDisk
) -> None:
    folder = tmp_path / "kept"
    torn = folder / f"{plain.mark}-40x56.cards"
    folder.mkdir()
    torn.write_bytes(b"torn")
    with full_disk(100):
        art = CardArt(plain, folder)
        art.set_size(40, 1)
        art.close()
    assert list(folder.iterdir()) == []
    assert middle(art.face(card("9C")).toImage()) == QColor("#008000")


def test_a_set_on_disk_is_not_drawn_again(plain: Deck, tmp_path: Path) -> None:
    kept(plain, tmp_path / "kept")
    no_longer_svg = replace(plain, faces=Artwork(b""), back=Artwork(b""))
    art = CardArt(no_longer_svg, tmp_path / "kept")
    art.set_size(40, 1)
    art.close()
    assert middle(art.face(card("7H")).toImage()) == QColor("#ff0000")


def test_only_the_newest_pictures_are_kept(
    plain: Deck, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sets, "ON_DISK", 2)
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


def test_a_shadow_fades_outwards_and_falls_below_its_card(art: CardArt) -> None:
    """Shadows ended at once, and were grey frames around the cards on linen."""
    art.set_size(120, 1)
    shadow = art.shadow(False).toImage()
    margin, down, across = (shadow.width() - 120) // 2, shadow.height() // 2, shadow.width() // 2
    assert (
        shadow.pixelColor(margin // 2, down).alpha() < shadow.pixelColor(margin, down).alpha() / 4
    )
    last = shadow.height() - 1
    above, below = (shadow.pixelColor(across, y).alpha() for y in (margin - 2, last - margin + 2))
    assert below > above


@pytest.mark.parametrize(
    ("size", "drawn"),
    [
        pytest.param((100, 140), (80, 112), marks=pytest.mark.thorough),
        ((100, 160), (70, 112)),
        ((100, 130), (80, 104)),
    ],
)
def test_cards_of_another_shape_fit_in_the_place_of_a_usual_one(
    tmp_path: Path, qapp: object, size: tuple[int, int], drawn: tuple[int, int]
) -> None:
    made = CardArt(as_our_own(load_deck(plain_deck(tmp_path, size=size))))
    made.set_size(80, 1)
    assert (made.width, made.height) == pytest.approx(drawn)
    made.close()


def test_the_centre_of_a_card_of_any_shape_is_on_a_whole_pixel(
    tmp_path: Path, qapp: object
) -> None:
    """Tables request an even number of pixels."""
    made = CardArt(as_our_own(load_deck(plain_deck(tmp_path, size=(100, 157)))))
    for width in range(40, 120, 2):
        made.set_size(width, 1)
        assert made.width % 2 == 0
        assert -4 < made.height - width * 1.4 < 1.5
    made.close()


def test_a_deck_of_another_shape_takes_the_same_places(
    art: CardArt, plain: Deck, tmp_path: Path, qtbot: QtBot
) -> None:
    art.set_size(80, 1)
    narrow = as_our_own(load_deck(plain_deck(tmp_path, "narrow.svg", size=(100, 160))))
    with qtbot.waitSignal(art.ready):
        art.use(narrow)
    assert art.face(0).size() == QSize(70, 112)
    art.use(plain)
    assert art.face(0).size() == QSize(80, 112)


def test_the_window_does_not_wait_for_a_third_party_deck(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(card_art, "_FIRST_WAIT", 60)
    deck = load_deck(plain_deck(tmp_path))
    first = CardArt(deck, tmp_path / "kept")
    with qtbot.waitSignal(first.ready):
        first.set_size(40, 1)
        assert not first.is_ready
    first.close()
    again = CardArt(deck, tmp_path / "kept")
    again.set_size(40, 1)
    assert again.is_ready
    again.close()


def test_closing_does_not_wait_for_other_sizes_of_a_slow_deck(tmp_path: Path, qapp: object) -> None:
    """The size that is being drawn delays the others, but not closing."""
    held_up = threading.Event()
    drawer._drawing_others.submit(held_up.wait)
    waiting = CardArt(load_deck(plain_deck(tmp_path)))
    try:
        waiting.set_size(40, 1)
        waiting.close()
        assert not waiting.is_ready
    finally:
        held_up.set()


def test_a_replaced_deck_leaves_no_pictures_in_memory(
    art: CardArt, tmp_path: Path, qtbot: QtBot
) -> None:
    art.set_size(80, 1)
    art.face(card("7H"))
    names, held = set(art._names), [art._shown]
    with qtbot.waitSignal(art.ready):
        art.set_size(60, 1)
    art.face(card("7H"))
    names |= art._names
    assert out_of_sight.bytes
    former = [weakref.ref(each) for each in (*held, art._shown) if each is not None]
    assert len(former) == 2
    held.clear()
    another = as_our_own(load_deck(plain_deck(tmp_path, "another.svg", back="#123456")))
    with qtbot.waitSignal(art.ready):
        art.use(another)
    assert [each() for each in former] == [None, None]
    assert out_of_sight.bytes == 0
    assert not [name for name in names if QPixmapCache.find(name, QPixmap())]


def test_drawn_pictures_are_soon_packed(art: CardArt, qtbot: QtBot) -> None:
    art.set_size(100, 1)
    drawn = 53 * 100 * 140 * 4
    shown = art._shown
    assert shown is not None
    qtbot.waitUntil(lambda: shown.bytes < drawn / 5)
    assert middle(art.face(card("7H")).toImage()) == QColor("#ff0000")


def test_sets_out_of_sight_stay_within_their_limit() -> None:
    kept = sets.OutOfSight(1000)
    sizes = [sets.SetSize("deck", width, width) for width in range(5)]
    for size in sizes:
        kept.put(sets.PictureSet(size, packed=[b"x" * 300]))
        assert kept.bytes <= kept.most
    assert [kept.take(size) is not None for size in sizes] == [False, False, True, True, True]
    assert kept.bytes == 0
    kept.put(sets.PictureSet(sizes[0], packed=[b"x" * 1001]))
    assert kept.bytes == 0


def test_pictures_that_were_put_away_are_ready_again_at_once(art: CardArt) -> None:
    ready = []
    art.set_size(80, 1)
    art.put_away()
    ready.append(art.is_ready)
    art.set_size(80, 1)
    ready.append(art.is_ready)
    assert ready == [False, True]
    assert middle(art.face(card("7H")).toImage()) == QColor("#ff0000")


def test_all_renderers_are_freed_when_no_work_is_left(tmp_path: Path, qtbot: QtBot) -> None:
    """The first of two decks once kept its renderer: 17 MB for Classic."""
    earlier = renderers()
    ours, others = load_deck(resource("decks", "classic.svg")), load_deck(plain_deck(tmp_path))
    arts = [CardArt(deck) for deck in (others, ours)]
    for art in arts:
        art.set_size(40, 1)
    # The process of the other deck takes longer to begin than Classic to be drawn.
    for art in arts:
        art.set_size(90, 1)
    qtbot.waitUntil(lambda: all(art.is_ready for art in arts))
    qtbot.waitUntil(lambda: renderers() <= earlier)
    for art in arts:
        art.close()


def renderers() -> set[QSvgRenderer]:
    """The renderers there are; widgets of earlier tests may still have some."""
    gc.collect()
    return {each for each in gc.get_objects() if isinstance(each, QSvgRenderer)}
