"""The flight of one card: where it starts, its arc, and the speed of the hand that drops it."""

from __future__ import annotations

import math

from PySide6.QtCore import QAbstractAnimation, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsSimpleTextItem
from pytestqt.qtbot import QtBot

from soiree.core.zones import Zone
from soiree.games import GAMES
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.step import FLIGHT, TIP
from soiree.ui.table.felt.cards import CardItem, FlightPlan, Pose
from soiree.ui.table.motion.motions import Motions
from tests.ui.table.items import items_of, legal_at
from tests.ui.table.sitting import Sitting, click, point_of, sitting

STEP = 10
"""Milliseconds between two looks at a flight."""


def until_asked(sat: Sitting, qtbot: QtBot) -> None:
    """Let time pass by hand until the person may choose."""
    motions = sat.table.playback.motions
    motions.by_hand = True

    def is_asked() -> bool:
        motions.advance(100)
        return bool(legal_at(sat.table))

    sat.table.start()
    qtbot.waitUntil(is_asked, timeout=20_000)


def until_dealt(sat: Sitting, qtbot: QtBot) -> Motions:
    """Let time pass by hand until cards are being dealt."""
    motions = sat.table.playback.motions
    motions.by_hand = True

    def is_dealt() -> bool:
        motions.advance(1)
        return motions.running

    sat.table.start()
    qtbot.waitUntil(is_dealt, timeout=20_000)
    return motions


def way_of(flight: QAbstractAnimation, card: CardItem) -> list[tuple[QPointF, float, float]]:
    """Return the position, turn and size of a card at steps of its flight."""
    flight.start()
    flight.pause()
    way = []
    for now in range(0, flight.totalDuration() + STEP, STEP):
        flight.setCurrentTime(now)
        way.append((card.pos(), card.rotation(), card.scale()))
    return way


def moved(pose: Pose, by: QPointF) -> Pose:
    return Pose(pose.centre + by, art=pose.art)


def test_a_chosen_card_flies_from_where_it_stands_out(qtbot: QtBot) -> None:
    with sitting(qtbot, GAMES["soy"], appearance=Appearance()) as sat:
        until_asked(sat, qtbot)
        card, place = items_of(sat.table, legal_at(sat.table)[2])
        assert isinstance(card, CardItem)
        click(sat.table, card)
        stands = card.pos()
        assert stands.y() < card.pose.centre.y()
        click(sat.table, place)
        assert card.pos() == stands
        sat.table.playback.motions.advance(STEP)
        assert math.dist(card.pos().toTuple(), stands.toTuple()) > 1


def test_a_card_flies_along_an_arc_with_a_tilt_and_settles(qtbot: QtBot) -> None:
    with sitting(qtbot, GAMES["soy"], appearance=Appearance()) as sat:
        until_asked(sat, qtbot)
        card = sat.hand(0)[0]
        start, far = card.pose.centre, QPointF(400, 0)
        way = way_of(card.flight(moved(card.pose, far), card.card, FlightPlan(FLIGHT)), card)
        heights = [start.y() - at.y() for at, _, _ in way]
        turns = [turn for _, turn, _ in way]
        assert math.isclose(max(heights), 0.06 * 400, rel_tol=0.05)
        assert 3 < max(turns) <= 4
        assert -2 <= min(turns) < -1.5
        assert 1.03 < max(size for _, _, size in way) <= 1.04
        assert way[-1] == (start + far, 0.0, 1.0)
        first, last = (way[step + 1][0].x() - way[step][0].x() for step in (0, len(way) - 2))
        assert first > 20 * last, "it slows down as it lands"


def test_a_card_that_turns_over_in_place_does_not_tilt(qtbot: QtBot) -> None:
    with sitting(qtbot, GAMES["soy"], appearance=Appearance()) as sat:
        until_asked(sat, qtbot)
        card = sat.hand(0)[0]
        way = way_of(card.flight(card.pose, card.card, FlightPlan(FLIGHT)), card)
        assert all(seen == (card.pose.centre, 0.0, 1.0) for seen in way)


def test_a_card_that_an_ace_takes_tips_out_of_its_hand_before_it_flies(qtbot: QtBot) -> None:
    with sitting(qtbot, GAMES["soda"], appearance=Appearance()) as sat:
        until_asked(sat, qtbot)
        card, out, far = sat.hand(1)[0], QPointF(-30, 0), QPointF(400, 0)
        start, lay = card.pos(), card.rotation()
        plan = FlightPlan(FLIGHT, tip=TIP, out=out)
        way = way_of(card.flight(moved(card.pose, far), card.card, plan), card)
        tipped, turn, _ = way[TIP // STEP]
        assert math.dist(tipped.toTuple(), (start + out).toTuple()) < 1
        assert turn < lay - 5, "it leans to the side to which it tips"
        assert way[-1][0] == card.pose.centre


def test_cards_that_cross_in_the_air_fly_on_different_sides(qtbot: QtBot) -> None:
    with sitting(qtbot, GAMES["pariah"], appearance=Appearance()) as sat:
        until_asked(sat, qtbot)
        one, other = (sat.table.board.zones[Zone("down", 0, slot)][0] for slot in (1, 4))
        here, there = one.pose, other.pose
        ways = [
            way_of(card.flight(to, card.card, FlightPlan(FLIGHT, arc=arc)), card)
            for card, to, arc in ((one, there, 0.16), (other, here, -0.16))
        ]
        upper, lower = ([at.y() for at, _, _ in way] for way in ways)
        assert min(upper) < here.centre.y() - 40
        assert max(lower) > here.centre.y() + 40


def test_a_dropped_card_keeps_the_speed_of_the_hand(qtbot: QtBot) -> None:
    with sitting(qtbot, GAMES["soda"], appearance=Appearance()) as sat:
        until_asked(sat, qtbot)
        table = sat.table
        card, row = items_of(table, legal_at(table)[0])
        assert isinstance(card, CardItem)
        port, start = table.viewport(), point_of(table, card)
        middle = table.mapFromScene(row.area().center())
        left, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QTest.mousePress(port, left, plain, start)
        # Up to the middle of the row, and then fast to the left.
        for point in (middle, middle - QPoint(40, 0), middle - QPoint(80, 0)):
            QTest.mouseMove(port, point, 20)
        QTest.mouseRelease(port, left, plain, middle - QPoint(80, 0))
        dropped = card.pos()
        table.playback.motions.advance(STEP)
        assert card.pos().x() < dropped.x(), "it goes on to the left before it turns to its place"
        table.playback.motions.advance(FLIGHT)
        assert card.pos() == card.pose.centre


def test_dealt_cards_turn_over_on_their_way_and_not_on_the_stock(qtbot: QtBot) -> None:
    with sitting(qtbot, GAMES["soy"], appearance=Appearance()) as sat:
        motions = until_dealt(sat, qtbot)
        stock = sat.table.board.zones[Zone("stock")][-1].pos()
        while motions.running:
            cards = [item for hand in (0, 1) for item in sat.hand(hand)]
            assert not any(item.face_up and item.pos() == stock for item in cards)
            motions.advance(STEP)
        assert all(item.face_up for item in sat.hand(0))


def test_the_stock_counts_down_card_by_card(qtbot: QtBot) -> None:
    with sitting(qtbot, GAMES["soureh"], appearance=Appearance()) as sat:
        motions, words = until_dealt(sat, qtbot), set()
        words_on_felt = (each for each in sat.table.board.texts)
        lines = [
            each
            for each in words_on_felt
            if isinstance(each, QGraphicsSimpleTextItem) and each.text().startswith("Stock")
        ]
        while motions.running:
            words.add(lines[0].text())
            motions.advance(STEP)
        left = len(sat.table.board.zones[Zone("stock")])
        assert {f"Stock: {count}" for count in range(left + 1, 52)} <= words
