"""Where things lie on the tables of Soureh and Pariah: nothing is hidden that has to be seen."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize

from soiree.games.coops.zones import SLOTS
from soiree.ui.games.coops.layout import LIFT, Measures, Side, side_of

# What the menu bar and the strip leave of windows from 800×600 to 3840×2160, also with the panel.
SIZES = [
    (800, 532),
    (944, 732),
    (1280, 650),
    (1280, 732),
    (800, 1100),
    (1920, 1010),
    (2560, 1370),
    (3840, 2090),
]
INDEX = 0.25
"""The part of a card's width and of its height that an index takes, at most."""


@pytest.fixture(params=product(SIZES, (2, 3, 4), (False, True)), ids=str)
def layout(request: pytest.FixtureRequest) -> Measures:
    size, players, left_handed = request.param
    return Measures.of(QSize(*size), players, left_handed=left_handed)


def sides(layout: Measures) -> list[Side]:
    return [side_of(seat, 0, layout.players) for seat in range(layout.players)]


def plate(layout: Measures, side: Side) -> QRectF:
    return QRectF(layout.plate_at(side), layout.plate_size().size())


def buttons(layout: Measures) -> QRectF:
    """Two buttons, one above the other, as wide as the widest words."""
    scale = max(1.0, layout.plate * 0.9)
    low, high = layout.button(0), layout.button(1)
    wide = 150 if layout.players == 4 else 195
    area = QRectF(0, 0, wide * scale, low.y() - high.y() + 40 * scale)
    area.moveCenter((low + high) / 2)
    return area


def parts(layout: Measures) -> dict[str, QRectF]:
    """What must never lie on each other."""
    found = {
        "stock": layout.pile_area(layout.stock()),
        "discard": layout.pile_area(layout.discard()),
        "drawn": layout.pile_area(layout.drawn(Side.BOTTOM)).adjusted(0, -LIFT * layout.card, 0, 0),
        "prompt": QRectF(layout.prompt() - QPointF(150, 9), layout.prompt() + QPointF(150, 9)),
        "buttons": buttons(layout),
    }
    for side in sides(layout):
        found[f"coops {side.name}"] = layout.block(side)
        found[f"plate {side.name}"] = plate(layout, side)
    return found


def test_everything_is_on_the_table(layout: Measures) -> None:
    table = QRectF(0, 0, layout.size.width(), layout.size.height())
    outside = [name for name, area in parts(layout).items() if not table.contains(area)]
    assert outside == []


def test_nothing_lies_on_another_thing(layout: Measures) -> None:
    pairs = combinations(parts(layout).items(), 2)
    assert [(one, other) for (one, a), (other, b) in pairs if a.intersects(b)] == []


def test_every_card_has_its_place(layout: Measures) -> None:
    for side in sides(layout):
        block = layout.block(side).adjusted(-0.1, -0.1, 0.1, 0.1)
        seen = [layout.seen(side, slot, up=up) for slot in SLOTS for up in (True, False)]
        assert all(block.contains(area) for area in seen)
        shrunk = [area.adjusted(0.1, 0.1, -0.1, -0.1) for area in seen]
        assert not any(one.intersects(other) for one, other in combinations(shrunk, 2))


def test_every_index_is_in_sight(layout: Measures) -> None:
    for side in sides(layout):
        for slot in SLOTS:
            for up in (True, False):
                card = layout.card_at(side, slot, up=up)
                seen = layout.seen(side, slot, up=up)
                assert seen.topLeft() == card.topLeft()
                assert seen.width() >= INDEX * layout.card
                assert seen.height() >= INDEX * layout.tall


def test_marks_are_on_the_table_and_cover_no_upper_index(layout: Measures) -> None:
    table = QRectF(0, 0, layout.size.width(), layout.size.height())
    size = layout.mark_size()
    for side in sides(layout):
        for slot in SLOTS:
            area = QRectF(0, 0, size, size)
            area.moveCenter(layout.mark(side, slot))
            assert table.contains(area)
            for up in (True, False):
                index = layout.card_at(side, slot, up=up)
                index.setSize(QRectF(0, 0, INDEX * layout.card, INDEX * layout.tall).size())
                assert not area.intersects(index)


def test_face_up_cards_are_nearer_to_the_middle(layout: Measures) -> None:
    middle = layout.middle()
    for side in sides(layout):
        for slot in SLOTS:
            up, down = (layout.card_at(side, slot, up=up).center() - middle for up in (True, False))
            across = side in (Side.LEFT, Side.RIGHT)
            near, far = (abs(each.x() if across else each.y()) for each in (up, down))
            assert near < far


def test_cards_can_be_read(layout: Measures) -> None:
    assert layout.card >= 60
    if layout.size.width() >= 1280 and layout.size.height() >= 730:
        assert layout.card >= 100


@pytest.mark.parametrize(
    ("players", "clockwise"),
    [
        (2, [Side.BOTTOM, Side.TOP]),
        (3, [Side.BOTTOM, Side.TOP_LEFT, Side.TOP_RIGHT]),
        (4, [Side.BOTTOM, Side.LEFT, Side.TOP, Side.RIGHT]),
    ],
)
def test_the_next_seat_is_to_the_left(players: int, clockwise: list[Side]) -> None:
    for nearest in range(players):
        around = [(nearest + step) % players for step in range(players)]
        assert [side_of(seat, nearest, players) for seat in around] == clockwise
