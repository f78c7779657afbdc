"""Speech bubbles: their position, and the tail towards the speaker."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF
from pytestqt.qtbot import QtBot

from soiree.core.cards import card
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.games.coops.zones import DOWN
from soiree.ui.games.coops.on_table import coop_place
from soiree.ui.games.spy.layout import SMALL
from soiree.ui.table.contract.step import Speech
from soiree.ui.table.felt.board import Board
from soiree.ui.table.felt.bubble import Bubble, tail_of
from tests.games.honesty import seated
from tests.ui.table.sitting import click, sitting

GROUND = QRectF(200, 100, 90, 40)
PLATE = QRectF(0, 0, 184, 52)


@pytest.mark.parametrize("x", [-400, -60, 0, 60, 400])
@pytest.mark.parametrize("y", [-300, -70, 0, 70, 300])
def test_a_tail_points_to_the_speaker_within_the_margin_of_the_bubble(x: float, y: float) -> None:
    speaker = QRectF(PLATE)
    speaker.moveCenter(GROUND.center() + QPointF(x, y))
    tail = tail_of(GROUND, speaker)
    if speaker.intersects(GROUND):
        assert tail is None
        return
    assert tail is not None
    assert GROUND.adjusted(-6, -6, 6, 6).contains(tail.boundingRect())
    start, end, tip = (tail.at(n) for n in range(3))
    assert not GROUND.contains(tip)
    foot, away = (start + end) / 2, speaker.center()
    assert QLineF(tip, away).length() < QLineF(foot, away).length()


@pytest.mark.parametrize("seat", [0, 1])
def test_a_bubble_with_a_card_is_nearest_to_its_speaker(qtbot: QtBot, seat: Seat) -> None:
    spy, options = GAMES["spy"], {"players": 2}
    match = seated(spy, options, seed=1)
    match.draw_chance()
    with sitting(qtbot, spy, options=options, entries=match.entries, size=(800, 520)) as sat:
        sat.table.start()
        board = sat.table.board
        board.speeches.say(Speech(seat, "I call", card("QS"), SMALL))
        (bubble,) = (
            item
            for item in sat.table.scene().items()
            if isinstance(item, Bubble) and item.isVisible()
        )
        at = bubble.sceneBoundingRect().center()
        away = [QLineF(at, plate.area().center()).length() for plate in board.plates]
        assert min(away) == away[seat]


def test_a_moved_bubble_has_a_new_tail(qtbot: QtBot) -> None:
    bubble = Bubble()
    bubble.say("No", None, ratio=1.0)
    plain = bubble.pixmap().toImage()
    bubble.stand(QPointF(100, 100), QRectF(60, 300, 80, 40))
    assert bubble.pixmap().toImage() != plain
    bubble.stand(QPointF(100, 100), QRectF(90, 90, 20, 20))
    assert bubble.pixmap().toImage() == plain


def visible(board: Board) -> list[QRectF]:
    items = board.prompt.scene().items()
    return [
        each.sceneBoundingRect() for each in items if isinstance(each, Bubble) and each.isVisible()
    ]


def test_a_bubble_moves_along_when_the_window_changes_its_size(qtbot: QtBot) -> None:
    with sitting(qtbot, GAMES["soda"]) as sat:
        table = sat.table
        table.start()
        qtbot.waitUntil(lambda: bool(sat.asked))
        table.board.speeches.clear()
        table.board.speeches.say(Speech(2, "No"))
        for size in ((1400, 900), (800, 520)):
            table.resize(*size)
            (bubble,) = visible(table.board)
            plates = [plate.portrait_area().center() for plate in table.board.plates]
            away = [QLineF(bubble.center(), at).length() for at in plates]
            assert min(away) == away[2]
            assert table.sceneRect().contains(bubble)


def test_a_refusal_stands_beside_the_refused_place_until_the_next_press(qtbot: QtBot) -> None:
    with sitting(qtbot, GAMES["soureh"]) as sat:
        table = sat.table
        table.start()
        qtbot.waitUntil(lambda: bool(sat.asked))
        table.board.speeches.clear()
        place = table.board.places[coop_place(DOWN[4])]  # nobody may replace it
        click(table, place)
        assert sat.refused
        (bubble,) = visible(table.board)
        assert QLineF(bubble.center(), place.area().center()).length() < 260
        click(table, table.board.plates[0])
        assert visible(table.board) == []
