"""Small pictures of tables, from the view of the person."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from soiree.core import records
from soiree.core.entries import Chance
from soiree.core.games import Game
from soiree.ui.screens.table_pictures.painting import table_picture
from tests.every_game import EVERY_GAME, golden

SIZE = QSize(104, 64)


@pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME)
def test_a_table_is_drawn_with_its_cards(game: Game) -> None:
    record = records.decode(golden(game.name), EVERY_GAME)
    record.result = None
    del record.entries[len(record.entries) // 2 :]
    picture = table_picture(record, game, SIZE, 2.0, "bottle")
    assert picture.size() == SIZE * 2
    bright = sum(
        picture.pixelColor(x, y).lightness() > 200
        for x in range(picture.width())
        for y in range(picture.height())
    )
    assert bright > 100, "cards are ivory, and felt is not"
    del record.entries[:]
    assert table_picture(record, game, SIZE, 2.0, "bottle") != picture


@pytest.mark.usefixtures("qapp")
def test_a_picture_does_not_depend_on_hidden_cards() -> None:
    """Pictures with different stocks are equal."""
    game = EVERY_GAME["soda"]
    record = records.decode(golden("soda"), EVERY_GAME)
    record.result = None
    del record.entries[1:]
    pictures: list[QImage] = []
    for _ in range(2):
        pictures.append(table_picture(record, game, SIZE, 1.0, "bottle"))
        deck = record.entries[0]
        assert isinstance(deck, Chance)
        record.entries[0] = replace(deck, cards=deck.cards[:-4] + deck.cards[-4:][::-1])
    assert pictures[0] == pictures[1]
