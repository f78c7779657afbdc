"""The layouts of Soureh and Pariah: nothing covers what must stay visible."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize

from soiree.games import GAMES
from soiree.games.coops.zones import SLOTS
from soiree.ui.games.coops.layout import (
    LIFT,
    CoopLayout,
    Measures,
    Side,
    button_at,
    plate_at,
    side_of,
)
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.layout import words_scale
from tests.games.coops.stacked_match import StackedMatch
from tests.ui.games.coops.moments import moment_of

# Sizes of the table in windows from 800×600 to 3840×2160, with and without the panel.
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
"""The largest part of a card's width and height that an index takes."""


@pytest.fixture(params=SIZES, ids=str)
def tables(request: pytest.FixtureRequest) -> list[Measures]:
    """The measures of tables for all numbers of players and both hands, at one size."""
    return [
        Measures.of(QSize(*request.param), players, Appearance(left_handed=left_handed))
        for players, left_handed in product((2, 3, 4), (False, True))
    ]


def sides(measures: Measures) -> list[Side]:
    return [side_of(seat, 0, measures.players) for seat in range(measures.players)]


def plate(measures: Measures, side: Side) -> QRectF:
    return QRectF(plate_at(measures, side), measures.plate_size())


def buttons(measures: Measures) -> QRectF:
    """The area of two buttons, one above the other, with the widest words."""
    scale = max(1.0, measures.plate * 0.9)
    low, high = button_at(measures, 0), button_at(measures, 1)
    wide = 150 if measures.players == 4 else 195
    area = QRectF(0, 0, wide * scale, low.y() - high.y() + 40 * scale)
    area.moveCenter((low + high) / 2)
    return area


def layout_of(measures: Measures, size: QSize) -> CoopLayout:
    """The layout at another size, with the players and the hand of these measures."""
    table = StackedMatch(GAMES["soureh"], players=measures.players)
    look = Appearance(left_handed=measures.left_handed)
    return CoopLayout(size, moment_of(table.view(0), 0, appearance=look), ())


def parts(measures: Measures) -> dict[str, QRectF]:
    """The areas that must not overlap."""
    found = {
        "stock": measures.pile_area(measures.stock()),
        "discard": measures.pile_area(measures.discard()),
        "drawn": measures.pile_area(measures.drawn(Side.BOTTOM)).adjusted(
            0, -LIFT * measures.card, 0, 0
        ),
        "prompt": QRectF(measures.prompt() - QPointF(150, 9), measures.prompt() + QPointF(150, 9)),
        "buttons": buttons(measures),
    }
    for side in sides(measures):
        found[f"coops {side.name}"] = measures.block(side)
        found[f"plate {side.name}"] = plate(measures, side)
    return found


def test_everything_is_on_the_table(tables: list[Measures]) -> None:
    for measures in tables:
        table = QRectF(0, 0, measures.size.width(), measures.size.height())
        outside = [name for name, area in parts(measures).items() if not table.contains(area)]
        assert outside == [], measures


def test_nothing_covers_anything_else(tables: list[Measures]) -> None:
    for measures in tables:
        pairs = combinations(parts(measures).items(), 2)
        assert [(one, other) for (one, a), (other, b) in pairs if a.intersects(b)] == [], measures


def test_the_digest_lies_between_the_piles_and_the_prompt(tables: list[Measures]) -> None:
    """Below the caption of a problem in a small window, two lines crossed the discards."""
    for measures in tables:
        sizes = [measures.size, QSize(measures.size.width(), measures.size.height() - 60)]
        for size in sizes:
            layout = layout_of(measures, size)
            slot, now = layout.digest(), layout.measures
            line = 17 * words_scale(slot.scale)
            top, bottom = slot.middle.y() - (slot.lines - 0.5) * line, slot.middle.y() + line / 2
            assert top > now.pile_area(now.discard()).bottom(), measures
            assert bottom < layout.prompt().middle.y() - 8 * words_scale(slot.scale), measures


def test_every_card_has_its_place(tables: list[Measures]) -> None:
    for measures in tables:
        for side in sides(measures):
            block = measures.block(side).adjusted(-0.1, -0.1, 0.1, 0.1)
            seen = [measures.seen(side, slot, up=up) for slot in SLOTS for up in (True, False)]
            assert all(block.contains(area) for area in seen), measures
            shrunk = [area.adjusted(0.1, 0.1, -0.1, -0.1) for area in seen]
            covered = [one for one, other in combinations(shrunk, 2) if one.intersects(other)]
            assert not covered, measures


def test_every_index_is_in_sight(tables: list[Measures]) -> None:
    for measures in tables:
        for side in sides(measures):
            for slot in SLOTS:
                for up in (True, False):
                    card = measures.card_at(side, slot, up=up)
                    seen = measures.seen(side, slot, up=up)
                    assert seen.topLeft() == card.topLeft(), measures
                    assert seen.width() >= INDEX * measures.card, measures
                    assert seen.height() >= INDEX * measures.tall, measures


def test_a_sheet_has_room_beside_the_indices_of_all_coops_in_a_row(tables: list[Measures]) -> None:
    for measures in tables:
        layout = layout_of(measures, measures.size)
        top, bottom = layout.sheet_room()
        for side, slot in product(set(sides(measures)) - {Side.LEFT, Side.RIGHT}, SLOTS):
            front = measures.card_at(side, slot, up=side is not Side.BOTTOM)
            rear = measures.card_at(side, slot, up=side is Side.BOTTOM)
            for card in (front, rear):
                index = QRectF(card.left(), card.top(), card.width(), card.height() * INDEX)
                assert index.bottom() <= top or index.top() >= bottom, measures


def test_marks_are_on_the_table_and_cover_no_upper_index(tables: list[Measures]) -> None:
    for measures in tables:
        table = QRectF(0, 0, measures.size.width(), measures.size.height())
        size = measures.mark_size()
        for side in sides(measures):
            for slot in SLOTS:
                area = QRectF(0, 0, size, size)
                area.moveCenter(measures.mark(side, slot))
                assert table.contains(area), measures
                for up in (True, False):
                    index = measures.card_at(side, slot, up=up)
                    index.setSize(QRectF(0, 0, INDEX * measures.card, INDEX * measures.tall).size())
                    assert not area.intersects(index), measures


def test_face_up_cards_are_nearer_to_the_middle(tables: list[Measures]) -> None:
    for measures in tables:
        middle = measures.middle()
        for side in sides(measures):
            for slot in SLOTS:
                up, down = (
                    measures.card_at(side, slot, up=up).center() - middle for up in (True, False)
                )
                across = side in (Side.LEFT, Side.RIGHT)
                near, far = (abs(each.x() if across else each.y()) for each in (up, down))
                assert near < far, measures


def test_cards_can_be_read(tables: list[Measures]) -> None:
    for measures in tables:
        assert measures.card >= 60, measures
        if measures.size.width() >= 1280 and measures.size.height() >= 730:
            assert measures.card >= 100, measures


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
