"""Loading a deck with its own or another back, and the replacement of a refused deck."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor

from soiree.core.cards import card
from soiree.resources import resource
from soiree.ui.decks import BACK, BrokenDeck, deck_or_classic, load_deck, sets
from soiree.ui.decks.drawing import pictures
from soiree.ui.decks.loading import NotValidated
from soiree.ui.decks.renderers import Renderers
from soiree.ui.decks.sets import SetSize
from tests.storage.not_files import Put, every_kind
from tests.thorough import always
from tests.ui.decks.plain import plain_deck, refused

pytestmark = pytest.mark.usefixtures("qapp")


def test_a_file_that_would_fill_the_memory_is_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("soiree.ui.decks.loading.MOST_BYTES", 1000)
    assert refused(plain_deck(tmp_path)) == ("it is too large.", ())


@pytest.mark.parametrize("name", ["gone.svg", "svg\0.svg"])
def test_a_missing_deck_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(BrokenDeck, match=r"^The deck .* (is no longer there|cannot be read: )"):
        load_deck(tmp_path / name)


@every_kind
def test_a_kept_result_that_is_no_file_is_ignored(put: Put, tmp_path: Path) -> None:
    """A start once waited for ever at a pipe."""
    file = tmp_path / "cards" / "mark-9x9.cards"
    file.parent.mkdir()
    put(file)
    assert sets.read(file, SetSize("mark", 9, 9)) is None
    deck = plain_deck(tmp_path)
    load_deck(deck, kept=tmp_path / "kept")
    (result,) = (tmp_path / "kept").iterdir()
    result.unlink()
    put(result)
    with pytest.raises(NotValidated):
        load_deck(deck, kept=tmp_path / "kept", validates=False)


# Replacements -------------------------------------------------------------------------------------


def test_the_classic_deck_replaces_a_refused_deck(tmp_path: Path) -> None:
    file = tmp_path / "torn.svg"
    file.write_text("<svg><rect")
    back = resource("backs", "towers.svg")
    deck, why = deck_or_classic(file, back)
    assert why == "The deck torn.svg cannot be used: it is not an SVG picture."
    assert deck == load_deck(resource("decks", "classic.svg"), back)


@pytest.mark.parametrize("back", always("torn.svg", of=("gone.svg", "torn.svg")))
def test_the_decks_own_back_replaces_a_refused_back(tmp_path: Path, back: str) -> None:
    (tmp_path / "torn.svg").write_text("<svg/>")
    file = plain_deck(tmp_path)
    deck, why = deck_or_classic(file, tmp_path / back)
    assert why is not None
    assert back in why
    assert deck == load_deck(file)


def test_the_back_may_come_from_another_file(tmp_path: Path, renderers: Renderers) -> None:
    other = plain_deck(tmp_path, "other.svg", back="#ffff00")
    plain = load_deck(plain_deck(tmp_path))
    deck = load_deck(tmp_path / "plain.svg", other, renderers=renderers)
    assert deck.mark != plain.mark
    found = pictures(deck, QSize(20, 28), renderers, [BACK, card("2H")])
    back, face = (picture.pixelColor(9, 9) for picture in found)
    assert (back, face) == (QColor("#ffff00"), QColor("#ff0000"))


# Kept results -------------------------------------------------------------------------------------


def test_a_file_is_validated_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, kept = plain_deck(tmp_path, "plain.svgz"), tmp_path / "kept"
    deck = load_deck(file, kept=kept)
    with monkeypatch.context() as patched:
        patched.setattr("soiree.ui.decks.process.RenderProcess.validate", pytest.fail)
        assert load_deck(file, kept=kept) == deck
    (note,) = kept.iterdir()
    note.write_bytes(b'{"ids": 7')
    assert load_deck(file, kept=kept) == deck


def test_a_file_that_changed_is_validated_again(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    load_deck(plain_deck(tmp_path), kept=kept)
    with pytest.raises(BrokenDeck):
        load_deck(plain_deck(tmp_path, others={"7_heart": ""}), kept=kept)


def test_a_deck_is_used_although_the_result_cannot_be_kept(tmp_path: Path) -> None:
    in_the_way = tmp_path / "kept"
    in_the_way.write_text("")
    assert load_deck(plain_deck(tmp_path), kept=in_the_way) == load_deck(tmp_path / "plain.svg")
