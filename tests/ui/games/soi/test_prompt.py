"""The prompt of Soi stands beside the nearest plate, never over it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from soiree.games import GAMES
from tests.thorough import always
from tests.ui.table.sitting import AT_ONCE, sitting


@pytest.mark.parametrize(
    "size", always((800, 460), of=((800, 534), (800, 460), (1280, 680))), ids=str
)
@pytest.mark.parametrize("left_handed", [False, True])
def test_the_prompt_does_not_cover_the_plate(
    qtbot: QtBot, size: tuple[int, int], left_handed: bool
) -> None:
    appearance = replace(AT_ONCE, left_handed=left_handed)
    with sitting(qtbot, GAMES["soi"], appearance=appearance, size=size) as sat:
        sat.table.start()
        qtbot.waitUntil(lambda: bool(sat.asked), timeout=10_000)
        words = sat.table.board.prompt.sceneBoundingRect()
        assert sat.table.board.prompt.isVisible()
        assert not words.intersects(sat.table.board.plates[0].area())
        assert QRectF(sat.table.viewport().rect()).contains(words)
