"""Decks are found in the folders of desktops, and the player can add more."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from soiree.resources import resource
from soiree.ui.decks import BrokenDeck, load_deck
from soiree.ui.decks.library import DeckFile, add_deck, deck_called, decks_there
from tests.thorough import always
from tests.ui.decks.plain import plain_deck

INDEX = """\
[KDE Backdeck]
Name=Plain
Name[de]=Einfach
Name[pt_BR]=Simples
Comment=A=B
SVG=plain.svgz
"""

REFUSED = {
    "kde/svg-future",
    "gnome/anglo_poker",
    "gnome/berlin",
    "gnome/simplistic",
    "gnome/tango_nuevo",
}
"""Of those of Debian 12: cards that lie on their side, and what Qt cannot draw as it is meant."""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    return tmp_path / "own"


@pytest.fixture
def shared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of shared data."""
    folder = tmp_path / "share"
    monkeypatch.setenv("XDG_DATA_DIRS", str(folder))
    return folder


@pytest.fixture
def speak() -> Iterator[None]:
    """Set a language until the end of the test."""
    before = QLocale()
    yield
    QLocale.setDefault(before)


def kdes_deck(shared: Path, folder: str = "svg-plain", index: str = INDEX) -> Path:
    file = plain_deck(shared / "carddecks" / folder, "plain.svgz")
    (file.parent / "index.desktop").write_text(index, "utf-8")
    return file


def found(own: Path) -> dict[str, DeckFile]:
    return {deck.name: deck for deck in decks_there(own)}


def test_soirees_own_decks_are_on_offer(own: Path) -> None:
    assert [deck.title for deck in decks_there(own)][:3] == [
        "Classic",
        "Four colour",
        "Large index",
    ]
    assert deck_called("large-index", own) == resource("decks", "large-index.svg")


def test_decks_of_kde_and_gnome_and_of_ones_own_are_found(own: Path, shared: Path) -> None:
    kdes = kdes_deck(shared)
    gnomes = plain_deck(shared / "aisleriot" / "cards", "plain.svgz", gnome=True)
    mine = plain_deck(own, "my_plain-deck.svg")
    decks = found(own)
    expected = [
        DeckFile("kde/svg-plain", "Plain", kdes, "kde"),
        DeckFile("gnome/plain", "Plain", gnomes, "gnome"),
        DeckFile("my_plain-deck", "My plain deck", mine, "own"),
    ]
    for deck in expected:
        assert decks[deck.name] == deck
        assert deck_called(deck.name, own) == deck.file
        load_deck(deck.file)


@pytest.mark.parametrize(
    ("language", "title"),
    [("de_CH", "Einfach"), ("pt_BR", "Simples"), ("pt_PT", "Plain"), ("C", "Plain")],
)
@pytest.mark.usefixtures("speak")
def test_a_deck_of_kde_has_its_name_in_the_persons_language(
    own: Path, shared: Path, language: str, title: str
) -> None:
    kdes_deck(shared)
    QLocale.setDefault(QLocale(language))
    assert found(own)["kde/svg-plain"].title == title


def test_a_broken_folder_or_index_hides_no_other_deck(own: Path, shared: Path) -> None:
    sound = kdes_deck(shared)
    kdes_deck(shared, "svg-without", "[KDE Backdeck]\nName=Without\n")
    kdes_deck(shared, "svg-gone", "[KDE Backdeck]\nSVG=gone.svgz\n")
    (kdes_deck(shared, "svg-garbled").parent / "index.desktop").write_bytes(b"\xff\xfeSVG=\x00")
    plain_deck(own, "classic.svg")
    (own / "notes.txt").write_text("none")
    decks = found(own)
    assert decks["kde/svg-plain"].file == sound
    assert decks["classic"].origin == "soiree"
    assert "kde/svg-without" not in decks
    assert "kde/svg-garbled" not in decks
    assert decks["kde/svg-gone"].title == "Svg gone"
    with pytest.raises(BrokenDeck, match=r"^The deck gone\.svgz is no longer there\.$"):
        load_deck(deck_called("kde/svg-gone", own))


@pytest.mark.parametrize("name", ["gone", "kde/gone", "", "../../classic", "/etc/passwd", "a\0b"])
def test_a_missing_deck_has_its_usual_path(own: Path, name: str) -> None:
    file = deck_called(name, own)
    assert file.parent == own
    with pytest.raises(BrokenDeck):
        load_deck(file)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("ending", always(".svgz", of=(".svg", ".svgz")))
def test_a_deck_is_added_by_a_copy(tmp_path: Path, own: Path, ending: str) -> None:
    file = plain_deck(tmp_path / "download", f"New deck{ending}")
    assert add_deck(file, own) == "New deck"
    copy = own / f"New deck{ending}"
    assert copy.read_bytes() == file.read_bytes()
    assert deck_called("New deck", own) == copy
    assert add_deck(file, own) == "New deck"
    assert list(own.iterdir()) == [copy]


@pytest.mark.usefixtures("qapp")
def test_an_added_packed_deck_gets_the_right_suffix(tmp_path: Path, own: Path) -> None:
    packed = plain_deck(tmp_path, "packed.svgz").rename(tmp_path / "packed.svg")
    add_deck(packed, own)
    assert [file.name for file in own.iterdir()] == ["packed.svgz"]


@pytest.mark.usefixtures("qapp")
def test_an_added_deck_with_a_taken_name_gets_another_name(tmp_path: Path, own: Path) -> None:
    for number, (folder, name) in enumerate([("a", "plain"), ("b", "plain"), ("c", "Classic")]):
        file = plain_deck(tmp_path / folder, f"{name}.svg", back=f"#00000{number}")
        assert add_deck(file, own) == ("plain", "plain-2", "Classic-2")[number]


@pytest.mark.usefixtures("qapp")
def test_a_deck_that_is_refused_is_not_added(tmp_path: Path, own: Path) -> None:
    file = plain_deck(tmp_path, others={"1_club": ""})
    with pytest.raises(BrokenDeck):
        add_deck(file, own)
    assert not own.exists()


@pytest.mark.usefixtures("qapp")
def test_a_deck_that_cannot_be_written_is_not_added(tmp_path: Path) -> None:
    file = plain_deck(tmp_path)
    with pytest.raises(OSError, match=r"exists|directory"):
        add_deck(file, file)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("origin", ["kde", "gnome"])
def test_the_decks_of_this_desktop_are_sound_or_refused_for_good_reason(
    own: Path, origin: str
) -> None:
    """Debian's kdegames-card-data-kf5 and gnome-cards-data have 46 decks, 41 of them sound."""
    decks = [deck for deck in decks_there(own) if deck.origin == origin]
    if not decks:
        pytest.skip(f"no decks of {origin} are installed")
    for deck in decks:
        if deck.name in REFUSED:
            with pytest.raises(BrokenDeck) as caught:
                load_deck(deck.file)
            assert caught.value.findings
        else:
            assert 1.3 < load_deck(deck.file).aspect < 1.7
