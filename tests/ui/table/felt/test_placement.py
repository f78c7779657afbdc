"""The edges of a pile show its height, on whole pixels."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from soiree.core.zones import Zone
from soiree.games import GAMES
from soiree.ui.table.contract.layout import edges
from tests.thorough import always
from tests.ui.table.sitting import sitting

PILES = {"soureh": "stock", "soi": "stock", "soda": "draw", "soy": "stock"}


@pytest.mark.parametrize("ratio", always(1.25, of=(1.0, 1.25, 2.0)))
@pytest.mark.parametrize("name", list(PILES))
def test_a_pile_of_44_cards_has_its_edges_on_whole_pixels(
    name: str, ratio: float, qtbot: QtBot
) -> None:
    with sitting(qtbot, GAMES[name]) as sat:
        board = sat.table.board
        board.lay_out(QSize(1280, 680), ratio)
        poses = board.placement.poses(Zone(PILES[name]), 44)
        heights = [pose.centre.y() * ratio for pose in poses]
        assert heights == [pytest.approx(round(height)) for height in heights]
        assert len({round(height) for height in heights}) == 6
        steps = {round(after - before) for before, after in pairwise(heights)}
        assert all(step == 0 or step <= -2 for step in steps), "an edge is all line and no paper"


def test_a_higher_pile_never_has_fewer_edges() -> None:
    seen = [edges(count - 1) for count in range(1, 81)]
    assert seen == sorted(seen)
    assert seen[51] > seen[43] > seen[20] > seen[0]
