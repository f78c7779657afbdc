"""The part of a table in which the play lies, and the fan of a hand."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRect, QSize
from pytestqt.qtbot import QtBot

from soiree.core.zones import Zone
from soiree.games import GAMES
from soiree.games.coops.zones import Kind
from soiree.ui.screens.match.hairlines import Hairlines
from soiree.ui.screens.match.surroundings import Surroundings
from soiree.ui.table.contract.layout import fanned, in_a_row
from soiree.ui.table.felt.background import play_area
from soiree.ui.table.felt.cards import CardItem
from soiree.ui.table.felt.speech_room import cards_at
from tests.ui.table.items import legal_at
from tests.ui.table.sitting import click, sitting


@pytest.mark.parametrize("size", [(800, 534), (1280, 734), (1599, 1200), (2560, 880)])
def test_the_play_takes_all_of_a_small_table(size: tuple[int, int]) -> None:
    assert play_area(QSize(*size)).getRect() == (0, 0, *size)


@pytest.mark.parametrize("size", [(1920, 1010), (2032, 1368), (2560, 1370), (3840, 2090)])
def test_the_play_of_a_large_table_is_at_most_16_to_10_and_in_the_middle(
    size: tuple[int, int],
) -> None:
    area = play_area(QSize(*size))
    assert area.width() <= 1.6 * area.height() + 8
    assert area.left() == size[0] - area.right() - 1
    assert area.top() == size[1] - area.bottom() - 1 == 24
    # Whole device pixels at the ratios 1.25, 1.5 and 1.75.
    assert area.left() % 4 == area.top() % 4 == 0


def test_cards_of_a_large_table_are_clicked_where_they_are_seen(qtbot: QtBot) -> None:
    with sitting(qtbot, GAMES["soda"], size=(2200, 1200)) as sat:
        table = sat.table
        with qtbot.waitSignal(table.play.asked):
            table.start()
        targets = table.presenter.choosing.targets(legal_at(table)[0], table.shown.moment())
        card = table.board.item_of(targets[0])
        assert isinstance(card, CardItem)
        seen = table.mapFromScene(card.pos())
        assert seen.x() > card.pos().x() + 100
        table.leave_margins(200, 0)
        assert table.mapFromScene(card.pos()).x() > seen.x() + 40
        played = table.play.client.position
        click(table, card)
        assert table.play.client.position > played


@pytest.mark.parametrize(
    ("width", "sheet"),
    [(1000, 432), pytest.param(1280, 496, marks=pytest.mark.thorough)],
)
def test_a_sheet_at_a_side_covers_no_card_of_four_players(
    width: int, sheet: int, qtbot: QtBot
) -> None:
    """The sheet hid the coops that it explained."""
    with sitting(qtbot, GAMES["soureh"], options={"players": 4}, size=(width, 700)) as sat:
        with qtbot.waitSignal(sat.table.play.asked):
            sat.table.start()
        around, area = Surroundings(sat.table), QRect(width - 8 - sheet, 60, sheet, 600)
        assert around.covered(area) > 0
        around.make_room(area)
        assert around.covered(area) == 0
        around.make_room(None)
        assert around.covered(area) > 0


def test_lines_to_a_sheet_lie_under_all_cards_and_leave_towards_the_sheet(qtbot: QtBot) -> None:
    """Lines crossed the faces of cards, and were ivory on ivory there."""
    with sitting(qtbot, GAMES["soureh"], options={"players": 4}, size=(1280, 730)) as sat:
        with qtbot.waitSignal(sat.table.play.asked):
            sat.table.start()
        board, around = sat.table.board, Surroundings(sat.table)
        around.join([(place, QPointF(790, 300)) for place in board.places if place.kind is Kind.UP])
        (drawn,) = (item for item in sat.table.scene().items() if isinstance(item, Hairlines))
        assert len(drawn.lines) == 16
        cards = [card for row in board.zones.values() for card in row]
        assert all(drawn.zValue() < card.zValue() for card in cards)
        for line in drawn.lines:
            assert line.way.x() >= 0 or line.start.x() > 790
        around.join([])
        assert not any(isinstance(item, Hairlines) for item in sat.table.scene().items())


def test_a_fan_has_14_degrees_and_its_middle_stands_out() -> None:
    row = in_a_row(QPointF(500, 100), 20, 7)
    fan = fanned(row, 60, QPointF(0, 1))
    turns = [turn for _, turn in fan]
    assert turns[0] - turns[-1] == pytest.approx(14)
    assert turns == sorted(turns, reverse=True)
    assert fan[3][0].y() > fan[0][0].y() > 100
    assert fanned(row[:1], 60, QPointF(0, 1)) == [(row[0], 0.0)]


def test_speech_sees_cards_of_a_fan_upright_and_at_a_side_across(qtbot: QtBot) -> None:
    """Cards that lean a little were taken for cards that lie across."""
    with sitting(qtbot, GAMES["soi"]) as sat:
        with qtbot.waitSignal(sat.table.play.asked):
            sat.table.start()
        placement = sat.table.board.placement
        areas = cards_at(placement.layout, placement.shown.moment(), 1.4)
        across = [area for area in areas if area.width() > area.height()]
        assert len(areas) == 52
        sides = [sat.table.board.zones[Zone("hand", seat)] for seat in (1, 3)]
        assert len(across) == sum(map(len, sides)), "the hands at the left and at the right"
