"""The layout of Soy: nothing is covered, and every index is legible."""

from __future__ import annotations

from itertools import combinations, pairwise, product

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF

from soiree.ui.games.soy.layout import Measures, Side
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.layout import ASPECT

INDEX = 0.25
"""The part of a card's width that its index needs to be legible."""

# Sizes of the table in windows from 800×600 to 3840×2160.
SIZES = [
    (800, 534),
    (1000, 900),
    (1280, 650),
    (1280, 734),
    (1920, 1010),
    (2560, 1370),
    (3840, 2090),
]

LARGEST_HAND = 9
MOST_BIDS = 7


@pytest.fixture(params=SIZES, ids=str)
def layouts(request: pytest.FixtureRequest) -> list[Measures]:
    """The layouts for both hands, at one size."""
    return [
        Measures.of(QSize(*request.param), Appearance(left_handed=left_handed))
        for left_handed in (False, True)
    ]


def about(centre: QPointF, width: float) -> QRectF:
    area = QRectF(0, 0, width, width * ASPECT)
    area.moveCenter(centre)
    return area


def parts(layout: Measures) -> dict[str, QRectF]:
    """The areas that must not overlap."""
    words = QRectF(0, 0, layout.size.width() * 0.55, 20 * layout.plate)
    words.moveCenter(layout.prompt())
    found = {"prize": layout.prize(), "stock": layout.stock(), "prompt": words}
    for side in Side:
        lies = layout.hand_centres(side, [LARGEST_HAND])
        width = layout.card if side is Side.BOTTOM else layout.back
        bids = [layout.bid(side, number, MOST_BIDS) for number in (0, MOST_BIDS - 1)]
        found[f"hand {side}"] = about(lies[0], width).united(about(lies[-1], width))
        found[f"bids {side}"] = bids[0].united(bids[1])
        found[f"discards {side}"] = layout.discard(side)
        found[f"plate {side}"] = QRectF(layout.plate_at(side), layout.plate_size())
    return found


def test_nothing_lies_on_anything_else(layouts: list[Measures]) -> None:
    for layout in layouts:
        for (name, area), (other, covered) in combinations(parts(layout).items(), 2):
            assert not area.intersects(covered), f"{name} lies on {other} in {layout}"


def test_no_pile_lies_far_from_the_bids(layouts: list[Measures]) -> None:
    for layout in layouts:
        bids = layout.bid(Side.BOTTOM, 0, 1).united(layout.bid(Side.TOP, 0, 1))
        for pile in (layout.stock(), layout.discard(Side.TOP), layout.discard(Side.BOTTOM)):
            away = max(pile.left() - bids.right(), bids.left() - pile.right())
            assert away <= 1.55 * layout.card + 16 * layout.plate, layout


def test_everything_is_on_the_table(layouts: list[Measures]) -> None:
    for layout in layouts:
        table = QRectF(QPointF(), QSizeF(layout.size))
        for name, area in parts(layout).items():
            assert table.contains(area), f"{name} of {layout}"
        assert layout.suit_counts() + layout.count_height() / 2 <= layout.size.height(), layout


@pytest.mark.parametrize("groups", [[LARGEST_HAND], [3, 2, 2, 2], [6, 1, 1, 1]])
def test_the_indices_of_the_nearest_hand_can_be_read(
    layouts: list[Measures], groups: list[int]
) -> None:
    for layout in layouts:
        lies = layout.hand_centres(Side.BOTTOM, groups)
        table = QRectF(QPointF(), QSizeF(layout.size))
        assert all(table.contains(about(centre, layout.card)) for centre in lies), layout
        for one, next_one in pairwise(lies):
            assert next_one.x() - one.x() >= INDEX * layout.card, layout


def test_the_indices_of_bids_can_be_read(layouts: list[Measures]) -> None:
    for layout, side, count in product(layouts, Side, range(1, MOST_BIDS + 1)):
        lies = [layout.bid_centre(side, number, count) for number in range(count)]
        for one, next_one in pairwise(lies):
            apart = abs(next_one.x() - one.x()) >= INDEX * layout.card
            assert apart, f"{count} bids at the {side.name} of {layout}"


def test_a_revealed_hand_stays_on_the_table(layouts: list[Measures]) -> None:
    for layout, side, count in product(layouts, Side, [5, 6, 7, 8]):
        shown = f"{count} cards at the {side.name} of {layout}"
        table = QRectF(QPointF(), QSizeF(layout.size))
        fan = layout.fan_centres(side, count)
        for centre, turn in fan:
            # A turned card takes a little more room than an upright one.
            assert abs(turn) < 30, shown
            assert table.contains(about(centre, layout.card)), shown
        for (one, _), (next_one, _) in pairwise(fan):
            assert next_one.x() - one.x() >= INDEX * layout.card, shown
