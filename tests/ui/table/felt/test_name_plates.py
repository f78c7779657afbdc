"""Name plates: text of any length in full, and the score with its track."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QGraphicsPixmapItem
from pytestqt.qtbot import QtBot

from soiree.games import GAMES
from soiree.ui.style import theme
from soiree.ui.table.contract.layout import PlateSlot
from soiree.ui.table.contract.stakes import Scale, Track
from soiree.ui.table.felt.fitting import fitted
from soiree.ui.table.felt.name_plates import Plate, Words, tally_beside

NAMES = [
    "Ada",
    "Wilhelmina Featherstone-",
    "Maximiliane-Hannelore Ww",
    "Donaudampfschifffahrtsge",
    "WWWWWWWWWWWWWWWWWWWWWWWW",
]


@pytest.mark.parametrize(("name", "width"), list(product(NAMES, (70, 96, 140))))
def test_a_long_name_shrinks_or_wraps_but_is_never_cut_off(
    name: str, width: int, qtbot: QtBot
) -> None:
    found = fitted(name, width, 24, 15, bold=True)
    assert "".join(found.lines).replace(" ", "") == name.replace(" ", "")
    metrics = QFontMetricsF(found.font)
    assert found.font.pixelSize() <= 15
    if name != NAMES[-1] or width > 70:
        assert max(map(metrics.horizontalAdvance, found.lines)) <= width


@pytest.mark.parametrize("name", NAMES[:4])
def test_a_long_name_becomes_narrower_before_it_becomes_unreadable(name: str, qtbot: QtBot) -> None:
    """The space is that beside a portrait and a score of two figures, at 800 × 600."""
    scale, width = 0.8, 184 - 54 - 16 - 34
    found = fitted(name, width, 24, 15, bold=True, least=12)
    assert found.font.pixelSize() * scale >= 9
    assert max(map(QFontMetricsF(found.font).horizontalAdvance, found.lines)) <= width


def test_text_that_fits_has_the_requested_size(qtbot: QtBot) -> None:
    found = fitted("Ada", 96, 24, 15, bold=True)
    assert (found.lines, found.font.pixelSize()) == (("Ada",), 15)


def test_two_words_wrap_at_the_space(qtbot: QtBot) -> None:
    assert fitted("Grandmother Montgomery", 80, 24, 15).lines == ("Grandmother", "Montgomery")


@pytest.mark.parametrize("name", list(GAMES))
def test_the_name_of_every_level_fits_at_its_usual_size(name: str, qtbot: QtBot) -> None:
    for level in GAMES[name].levels:
        found = fitted(level.label, 114, 16, theme.TEXT - 1)
        assert (found.lines, found.font.pixelSize()) == ((level.label,), theme.TEXT - 1)


@pytest.mark.parametrize("detail", ["Middle", "your turn"])
def test_a_tally_leaves_out_its_oldest_parts_before_the_detail_shrinks(
    detail: str, qtbot: QtBot
) -> None:
    parts = ("♠24", "♥11", "♦24")
    found = tally_beside(detail, parts, 114)
    chip = QFontMetricsF(theme.felt_font(theme.TEXT - 2, figures=True)).horizontalAdvance(found)
    assert found in ("♥11 ♦24", "♦24")
    assert fitted(detail, 114 - chip - 18, 16, theme.TEXT - 1).font.pixelSize() == theme.TEXT - 1
    assert tally_beside(detail, parts, 200) == "♠24 ♥11 ♦24"
    assert tally_beside(detail, parts, 20) == "♦24"
    assert tally_beside(detail, (), 114) == ""


def drawn(plate: Plate) -> list[int]:
    """Return the cache keys of the pictures of a plate and its track."""
    items = [item for item in plate.childItems() if isinstance(item, QGraphicsPixmapItem)]
    return [item.pixmap().cacheKey() for item in items]


def test_a_plate_is_redrawn_only_after_a_change(qtbot: QtBot) -> None:
    plate = Plate(0, "", "human")
    scale, palette = Scale(100, low_wins=True), theme.PALETTES["bottle"]
    plate.place(PlateSlot(QPointF(), 1.0), 1.0, palette)
    plate.tell(Words("Ada", "human", "40"), Track(scale, 40))
    pictures = drawn(plate)
    plate.tell(Words("Ada", "human", "40"), Track(scale, 40))
    plate.place(PlateSlot(QPointF(), 1.0), 1.0, palette)
    assert drawn(plate) == pictures
    plate.tell(Words("Ada", "human", "40"), Track(scale, 41))
    words, track = drawn(plate)
    assert words == pictures[0]
    assert track != pictures[1]
