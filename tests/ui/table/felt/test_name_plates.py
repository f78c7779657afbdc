"""Name plates: every word is there in full, however long, and the score with its way below it."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QGraphicsPixmapItem
from pytestqt.qtbot import QtBot

from soiree.games import GAMES
from soiree.ui.style import theme
from soiree.ui.table.contract.stakes import Scale, Track
from soiree.ui.table.felt.fitting import fitted
from soiree.ui.table.felt.name_plates import Plate, Words

NAMES = [
    "Ada",
    "Wilhelmina Featherstone-",
    "Maximiliane-Hannelore Ww",
    "Donaudampfschifffahrtsge",
    "WWWWWWWWWWWWWWWWWWWWWWWW",
]


@pytest.mark.parametrize(("name", "width"), list(product(NAMES, (70, 96, 140))))
def test_a_name_is_never_cut_but_smaller_or_on_two_lines(
    name: str, width: int, qtbot: QtBot
) -> None:
    found = fitted(name, width, 24, 15, bold=True)
    assert "".join(found.lines).replace(" ", "") == name.replace(" ", "")
    metrics = QFontMetricsF(found.font)
    assert found.font.pixelSize() <= 15
    if name != NAMES[-1] or width > 70:
        assert max(map(metrics.horizontalAdvance, found.lines)) <= width


@pytest.mark.parametrize("name", NAMES[:4])
def test_a_long_name_is_narrower_before_it_is_too_small_to_read(name: str, qtbot: QtBot) -> None:
    """Beside a portrait and a score of two figures, on a plate of 800 × 600."""
    scale, width = 0.8, 184 - 54 - 16 - 34
    found = fitted(name, width, 24, 15, bold=True, least=12)
    assert found.font.pixelSize() * scale >= 9
    assert max(map(QFontMetricsF(found.font).horizontalAdvance, found.lines)) <= width


def test_what_fits_is_written_as_large_as_is_requested(qtbot: QtBot) -> None:
    found = fitted("Ada", 96, 24, 15, bold=True)
    assert (found.lines, found.font.pixelSize()) == (("Ada",), 15)


def test_two_words_are_parted_between_them(qtbot: QtBot) -> None:
    assert fitted("Grandmother Montgomery", 80, 24, 15).lines == ("Grandmother", "Montgomery")


@pytest.mark.parametrize("name", list(GAMES))
def test_the_word_of_every_level_fits_in_its_size(name: str, qtbot: QtBot) -> None:
    for level in GAMES[name].levels:
        found = fitted(level.label, 114, 16, theme.TEXT - 1)
        assert (found.lines, found.font.pixelSize()) == ((level.label,), theme.TEXT - 1)


def drawn(plate: Plate) -> list[int]:
    """What tells apart the pictures of a plate and of its track."""
    items = [item for item in plate.childItems() if isinstance(item, QGraphicsPixmapItem)]
    return [item.pixmap().cacheKey() for item in items]


def test_a_plate_is_drawn_anew_only_when_something_changes(qtbot: QtBot) -> None:
    plate = Plate(0, "", "human")
    scale, palette = Scale(100, low_wins=True), theme.PALETTES["bottle"]
    plate.scale_to(1.0, 1.0, palette)
    plate.show_words(Words("Ada", "human", "40"))
    plate.show_track(Track(scale, 40))
    pictures = drawn(plate)
    plate.show_words(Words("Ada", "human", "40"))
    plate.show_track(Track(scale, 40))
    plate.scale_to(1.0, 1.0, palette)
    assert drawn(plate) == pictures
    plate.show_track(Track(scale, 41))
    words, track = drawn(plate)
    assert words == pictures[0]
    assert track != pictures[1]
