"""Small pictures of tables, from the view of the person."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from soiree.core import records
from soiree.core.entries import Chance
from soiree.core.games import Game
from soiree.core.records import Record
from soiree.resources import resource
from soiree.ui.language.letters import choose_letters
from soiree.ui.screens.table_pictures.drawer import TablePictures
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


class Golden(NamedTuple):
    """A finished match with a picture."""

    game: Game
    mark: str = "golden"

    def record(self) -> Record:
        return records.decode(golden(self.game.name), EVERY_GAME)


def test_a_picture_changes_with_the_letters_on_cards(
    qtbot: QtBot, load_from: Callable[[str, Path], None], tmp_path: Path
) -> None:
    subject = Golden(EVERY_GAME["soi"])
    load_from("nl", resource("translations"))
    images: list[QImage] = []
    parent = QObject()
    for _ in range(2):  # The second time, the pictures are on the disk.
        drawer = TablePictures(tmp_path, "bottle", parent)
        for of_language in (False, True):
            choose_letters(of_language=of_language)
            drawer.use_felt("bottle")
            with qtbot.waitSignal(drawer.ready):
                assert drawer.of(subject, SIZE, 2.0) is None
            picture = drawer.of(subject, SIZE, 2.0)
            assert picture is not None
            images.append(picture.toImage())
        drawer.close()
    assert images[:2] == images[2:]
    assert images[0] != images[1]


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
