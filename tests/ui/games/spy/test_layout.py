"""The layout of Spy vs Spy, in windows of all sizes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize

from soiree.ui.games.spy.measures import PILES, Measures, plate_at
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.layout import ASPECT

SIZES = [(800, 532), (1024, 700), (1280, 732), (960, 732), (2560, 1372), (3840, 2092)]


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def size(request: pytest.FixtureRequest) -> QSize:
    return QSize(*request.param)


def layouts(size: QSize) -> Iterator[Measures]:
    """Yield the layouts for all numbers of players and both hands."""
    for players, left_handed in product(range(1, 13), (False, True)):
        yield Measures.of(size, players, Appearance(left_handed=left_handed))


def test_nothing_lies_on_anything_else(size: QSize) -> None:
    for layout in layouts(size):
        parts = [part for position in range(layout.players) for part in parts_of(layout, position)]
        for one, other in combinations(parts, 2):
            assert not one.intersects(other), f"{one} and {other} of {layout}"


def test_everything_is_in_the_window(size: QSize) -> None:
    window = QRectF(0, 0, size.width(), size.height())
    for layout in layouts(size):
        for position in range(layout.players):
            for part in parts_of(layout, position):
                assert window.contains(part), layout
        for key in (layout.key(number) for number in range(-1, PILES)):
            assert window.contains(key), layout


def test_a_board_contains_all_cards_of_its_player(size: QSize) -> None:
    for players in range(2, 13):
        layout = Measures.of(size, players, Appearance())
        for position in range(1, players):
            for part in parts_of(layout, position):
                assert layout.ground(position).contains(part), layout


def test_the_left_handed_take_their_cards_from_the_right(size: QSize) -> None:
    layout = Measures.of(size, 4, Appearance(left_handed=True))
    usual = Measures.of(size, 4, Appearance())
    assert layout.hand(0).x() > layout.pile(0, PILES - 1).x() > layout.pile(0, 0).x()
    assert layout.button().x() < size.width() / 2 < usual.button().x()


@pytest.mark.parametrize(("players", "least"), [(2, 56), (4, 50), (6, 36), (12, 25)])
def test_the_cards_of_others_can_be_read_in_the_smallest_window(players: int, least: int) -> None:
    assert Measures.of(QSize(800, 532), players, Appearance()).small >= least


def parts_of(layout: Measures, position: int) -> list[QRectF]:
    """The areas of a player's cards, name plate and points."""
    width = layout.card_width(position)
    cards = [layout.pile(position, number) for number in range(PILES)]
    cards += [layout.up(position), layout.hand(position)]
    plate = QRectF(plate_at(layout, position), layout.plate_size(position))
    points = around(layout.points(position), layout.points_width())
    return [*(around(card, width) for card in cards), plate, points]


def around(middle: QPointF, width: float) -> QRectF:
    area = QRectF(0, 0, width, width * ASPECT)
    area.moveCenter(middle)
    return area
