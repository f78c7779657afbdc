"""The layout of Soda: nothing is covered, and every index is legible."""

from __future__ import annotations

from itertools import combinations, pairwise, product

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize

from soiree.ui.games.soda.layout import FRAME, Measures
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.layout import ASPECT
from soiree.ui.table.felt.cards import RAISED

INDEX = 0.25
"""The part of a card's width that its index needs to be legible."""

# Sizes of the table in windows from 800×600 to 3840×2160.
SIZES = [(800, 534), (1280, 650), (1280, 734), (1920, 1010), (2560, 1370), (3840, 2090)]

LONGEST_HAND = 10
LONGEST_ROW = 24


@pytest.fixture(params=SIZES, ids=str)
def layouts(request: pytest.FixtureRequest) -> list[Measures]:
    """The layouts for all numbers of players and both hands, at one size."""
    return [
        Measures.of(QSize(*request.param), players, Appearance(left_handed=left_handed))
        for players, left_handed in product(range(2, 7), (False, True))
    ]


def about(centre: QPointF, width: float) -> QRectF:
    area = QRectF(0, 0, width, width * ASPECT)
    area.moveCenter(centre)
    return area


def framed(centre: QPointF, width: float) -> QRectF:
    breadth = width * FRAME
    return about(centre, width).adjusted(-breadth, -breadth, breadth, breadth)


def named(layout: Measures, centre: QPointF) -> QRectF:
    """A pile with its name below it."""
    return about(centre, layout.back).adjusted(0, 0, 0, layout.name_height())


def parts(layout: Measures) -> dict[str, QRectF]:
    """The areas that must not overlap."""
    found = {
        "row": layout.row(),
        "column": layout.column(),
        "draw": named(layout, layout.pile(True)),
        "discard": named(layout, layout.pile(False)),
        "button": about(layout.button(), layout.card * 0.6),
    }
    for position in range(layout.players):
        found[f"plate {position}"] = QRectF(layout.plate_at(position), layout.plate_size())
        found[f"hand {position}"] = layout.hand(position)
        found[f"won {position}"] = layout.won(position)
    return found


def test_nothing_lies_on_anything_else(layouts: list[Measures]) -> None:
    for layout in layouts:
        for (name, area), (other, covered) in combinations(parts(layout).items(), 2):
            assert not area.intersects(covered), f"{name} lies on {other} in {layout}"


@pytest.mark.parametrize("players", range(3, 7))
def test_players_beside_a_sheet_are_apart(players: int) -> None:
    """A sheet leaves a narrow table, on which plates at the top covered each other."""
    layout = Measures.of(QSize(560, 700), players, Appearance())
    booths = [layout.booth(position) for position in range(1, players)]
    assert not any(one.intersects(other) for one, other in combinations(booths, 2))


def test_everything_is_on_the_table(layouts: list[Measures]) -> None:
    for layout in layouts:
        table = QRectF(QPointF(), layout.size)
        for name, area in parts(layout).items():
            assert table.contains(area), f"{name} of {layout}"


def test_the_prompt_has_a_line_of_its_own(layouts: list[Measures]) -> None:
    for layout in layouts:
        line = QRectF(0, layout.row().bottom(), 1, layout.hand().top() - layout.row().bottom())
        assert line.top() <= layout.prompt().y() <= line.bottom(), layout
        assert line.height() >= 24, layout


def test_a_raised_card_does_not_cover_the_prompt(layouts: list[Measures]) -> None:
    """Neither does the line round the card."""
    for layout in layouts:
        top = layout.hand().top() - layout.card * (RAISED + 0.03)
        half_a_line = 8.5 * max(1.0, layout.plate * 0.9)
        assert layout.prompt().y() + half_a_line <= top, layout


def test_hands_keep_to_their_strips(layouts: list[Measures]) -> None:
    for layout in layouts:
        for position in range(layout.players):
            width = layout.back if position else layout.card
            strip = layout.hand(position).adjusted(-0.1, -0.1, 0.1, 0.1)
            for count in range(LONGEST_HAND + 1):
                centres = layout.hand_centres(position, count)
                assert len(centres) == count, layout
                assert all(strip.contains(about(centre, width)) for centre in centres), layout
                steps = [after.x() - before.x() for before, after in pairwise(centres)]
                assert all(step >= INDEX * width for step in steps), layout


def test_the_row_keeps_to_its_place_and_shows_every_index(layouts: list[Measures]) -> None:
    for layout in layouts:
        row = layout.row().adjusted(-0.1, -0.1, 0.1, 0.1)
        for count in range(LONGEST_ROW + 1):
            centres = layout.row_centres(count)
            assert len(centres) == count, layout
            widths = [layout.played] * (count - 1) + [layout.card]
            cards = [about(centre, width) for centre, width in zip(centres, widths, strict=False)]
            assert all(row.contains(card) for card in cards), layout
            for number, card in enumerate(cards[:-1]):
                index = QRectF(card.topLeft(), card.size() * INDEX)
                covering = [other for other in cards[number + 1 :] if other.intersects(index)]
                assert not covering, f"card {number} of {count} in {layout}"


def test_the_worth_of_each_scoring_card_in_the_column_is_visible(layouts: list[Measures]) -> None:
    for layout in layouts:
        coming = layout.coming(8)
        stake, nearest = framed(layout.stake(), layout.played), framed(coming[0], layout.prize)
        assert nearest.bottom() <= stake.top(), layout
        assert layout.column().top() <= about(coming[-1], layout.prize).top() + 0.1, layout
        steps = [before.y() - after.y() for before, after in pairwise(coming)]
        # The figure of an index takes less than a seventh of a card's height.
        assert all(step >= layout.prize * ASPECT / 7 for step in steps), layout


def test_nine_scoring_cards_fit_before_one_player(layouts: list[Measures]) -> None:
    for layout in layouts:
        for position in range(layout.players):
            centres = layout.won_centres(position, 9)
            strip = layout.won(position)
            cards = [about(centre, layout.prize) for centre in centres]
            assert cards[0].left() >= strip.left(), layout
            assert cards[-1].right() <= strip.right(), layout
            assert all(b.x() - a.x() >= INDEX * layout.prize for a, b in pairwise(centres)), layout


def test_words_below_the_row_are_clear_of_it_on_the_low_table_of_a_lesson() -> None:
    layout = Measures.of(QSize(800, 430), 4, Appearance())
    prompt = layout.prompt().y() - 10
    digest = prompt - 20
    assert named(layout, layout.pile(False)).bottom() <= prompt
    assert all(about(each, layout.card).bottom() <= digest for each in layout.row_centres(2)[-1:])
