"""The table of Sept, played by mouse, keys and screen reader, and laid out at any size."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from soiree.core.cards import card, suit_of
from soiree.core.entries import Chance, Decision, Entry
from soiree.core.players import random_player
from soiree.core.zones import Seat
from soiree.ui.language.words import card_name
from soiree.ui.table.felt.items import TableItem
from soiree.ui.table.speech import accessible
from soiree.ui.table.table import Table
from tests.games.honesty import honest, play, seated
from tests.seventh import GAME
from tests.seventh.rules import CARDS, WON
from tests.seventh.test_rules import LEADER, OTHER
from tests.ui.table.items import items_of, selected_items
from tests.ui.table.sitting import Sitting, click, drag, picture, point_of, sitting
from tests.window import reader

WHOLE_MATCH = 60_000


class Hands:
    """Plays random legal moves at a table, each by one of `ways`, such as clicks, drags or keys."""

    def __init__(self, sat: Sitting, ways: Sequence[str]) -> None:
        self.sat = sat
        self.ways = ways
        self.rng = random.Random(1)
        sat.plays = self.play

    def play(self, seat: Seat) -> None:
        table, before = self.sat.table, self.sat.match.position
        move = self.rng.choice(self.sat.legal(seat))
        way = self.rng.choice(self.ways)
        getattr(self, way)(table, *items_of(table, move))
        assert self.sat.match.position > before, f"{move} was not made by {way}"

    def clicks(self, table: Table, played: TableItem, middle: TableItem) -> None:
        click(table, played)
        click(table, middle)

    def twice(self, table: Table, played: TableItem, middle: TableItem) -> None:
        click(table, played)
        click(table, played)

    def drags(self, table: Table, played: TableItem, middle: TableItem) -> None:
        drag(table, played, point_of(table, middle))

    def keys(self, table: Table, played: TableItem, middle: TableItem) -> None:
        for _ in range(len(table.reading.in_tree())):
            if table.focus.focused_item() is played:
                break
            QTest.keyClick(table, Qt.Key.Key_Right)
        QTest.keyClick(table, Qt.Key.Key_Return)
        QTest.keyClick(table, Qt.Key.Key_Return)


def dealt() -> Chance:
    """The deal of `test_rules.py`, in which seat 0 leads."""
    pairs = zip(LEADER.split(), OTHER.split(), strict=True)
    first = [card(each) for pair in pairs for each in pair]
    return Chance("deck", (*first, *(each for each in CARDS if each not in first)))


def begun_at_random() -> Sequence[Entry]:
    """A random match to three points, up to a few plays before its end."""
    match = seated(GAME, {"target": 3}, seed=1)
    play(match, [honest(random_player)] * 2, random.Random(1), most=1000)
    return match.entries[:-8]


@pytest.mark.parametrize(
    ("ways", "entries"), [(["clicks", "twice", "drags"], ()), (["keys"], begun_at_random())]
)
def test_a_match_can_be_played_to_its_end(
    qtbot: QtBot, ways: list[str], entries: Sequence[Entry]
) -> None:
    with sitting(qtbot, GAME, options={"target": 3}, entries=entries) as sat:
        Hands(sat, ways)
        with qtbot.waitSignal(sat.table.play.over, timeout=WHOLE_MATCH):
            sat.table.start()
        assert sat.match.result is not None
        assert sat.faults == []
        assert sat.refused == []
        assert sat.table.shown.moment().view.scores == sat.match.view_of(()).scores


def test_a_scene_set_in_the_middle_is_the_scene_played(qtbot: QtBot) -> None:
    with sitting(qtbot, GAME) as sat:
        Hands(sat, ["clicks"])
        with qtbot.waitSignal(
            sat.table.play.asked,
            check_params_cb=lambda _: sat.match.position > 20,
            timeout=WHOLE_MATCH,
        ):
            sat.table.start()
        sat.plays = None
        with sitting(qtbot, GAME, entries=sat.match.entries) as later:
            with qtbot.waitSignal(later.table.play.asked):
                later.table.start()
            assert picture(later.table) == picture(sat.table)


def test_a_card_that_does_not_follow_suit_is_refused_with_the_reason(qtbot: QtBot) -> None:
    plays = [Decision(0, "play 7D"), Decision(1, "play 8D"), Decision(1, "play QS")]
    with sitting(qtbot, GAME, entries=[dealt(), *plays]) as sat:
        with qtbot.waitSignal(sat.table.play.asked):
            sat.table.start()
        (heart,) = (item for item in sat.hand(0) if item.card == card("9H"))
        click(sat.table, heart)
        assert sat.refused == ["You hold the ace of spades: follow suit."]
        assert selected_items(sat.table) == ()
        assert sat.match.deciders == (0,)


@pytest.mark.parametrize(
    "size",
    [
        (640, 480),
        *(pytest.param(each, marks=pytest.mark.thorough) for each in ((900, 532), (1280, 732))),
        (1920, 1000),
    ],
)
def test_nothing_covers_anything_else(qtbot: QtBot, size: tuple[int, int]) -> None:
    with sitting(qtbot, GAME, size=size) as sat:
        with qtbot.waitSignal(sat.table.play.asked):
            sat.table.start()
        board, room = sat.table.board, sat.table.viewport().rect()
        places = [place for place in board.places.values() if place.kind != "hand"]
        lying = {
            f"{item.name} {number}": item.area().toRect()
            for number, item in enumerate([*sat.hand(0), sat.hand(1)[-1], *board.plates, *places])
        }
        assert [name for name, area in lying.items() if not room.contains(area)] == []
        assert [
            pair for pair in combinations(lying, 2) if lying[pair[0]].intersects(lying[pair[1]])
        ] == []


def test_a_screen_reader_finds_every_card_and_no_hidden_one(qtbot: QtBot) -> None:
    reader.install()
    names: set[str] = set()
    with sitting(qtbot, GAME, options={"target": 3}) as sat:
        table = sat.table

        def read() -> None:
            now = [table.reading.name_of(item) for item in table.reading.in_tree()]
            assert all(now)
            view = table.play.view_now()
            shown = {each for _, cards in view.zones for each in cards if each is not None}
            told = "\n".join(now)
            said = {name for name in map(card_name, CARDS) if name in told}
            assert said <= set(map(card_name, shown))
            names.update(now)

        table.play.settled.connect(read)
        Hands(sat, ["twice"])
        with qtbot.waitSignal(table.play.over, timeout=WHOLE_MATCH):
            table.start()
    assert {"The trick: empty", "The other hand, 7 cards", "Stock, 17 cards"} <= names
    assert {"You: 4 tricks", "Ada: 4 tricks"} & names


def test_a_screen_reader_plays_a_card(qtbot: QtBot) -> None:
    reader.install()
    with sitting(qtbot, GAME) as sat:
        with qtbot.waitSignal(sat.table.play.asked):
            sat.table.start()
        before = sat.match.position
        found = QAccessible.queryAccessibleInterface(sat.table)
        actions = found.child(1).actionInterface()  # after the prompt
        assert actions.actionNames() == [accessible.PRESS, accessible.FOCUS]
        actions.doAction(accessible.PRESS)
        actions.doAction(accessible.PRESS)
        assert sat.match.position > before


def test_a_hand_lies_suit_by_suit_and_tricks_can_be_counted(qtbot: QtBot) -> None:
    with sitting(qtbot, GAME) as sat:
        Hands(sat, ["clicks"])
        with qtbot.waitSignal(
            sat.table.play.asked,
            check_params_cb=lambda _: sat.match.position > 10,
            timeout=WHOLE_MATCH,
        ):
            sat.table.start()
        sat.plays = None
        held = [item.card for item in sat.hand(0) if item.card is not None]
        assert held == sorted(held, key=lambda each: (suit_of(each), each))
        for zone in WON:
            won = sat.table.board.zones.get(zone, [])
            assert len({item.pos().x() for item in won}) == len(won) // 2
