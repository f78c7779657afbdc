"""The table of Pariah: jacks, queens and kings by clicks, drags and keys."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from soiree.core.cards import card
from soiree.core.entries import Decision, Entry, Move
from soiree.core.events import Moved, Scored
from soiree.core.players import Stop
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.coops.facts import CoopFacts
from soiree.games.coops.moves import Discard, End, Over, Own
from soiree.games.coops.zones import DISCARD, SLOTS
from soiree.games.pariah import GAME
from soiree.games.pariah.moves import Jack, King, Queen
from soiree.ui.games.coops.scenery import Sign
from soiree.ui.games.pariah.presenter import QUEEN_BUTTON
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.felt.place_item import PlaceItem
from tests.games.coops import stacked_match
from tests.thorough import always
from tests.ui.games.coops.coop_hands import (
    FELT,
    WAYS,
    Hands,
    button,
    card_at,
    coops,
    drawn,
    drop_on,
    glowing,
    key,
    key_and_on,
    pile,
    place,
    point_at,
    selected_items,
    signs,
)
from tests.ui.table.items import disagreements
from tests.ui.table.sitting import Sitting, click, drag, picture, point_of, sitting

pytestmark = pytest.mark.slow

WHOLE_MATCH = 60_000

MINE = "4H/9S AS/2D 3D/QC 10C/7H"
OTHERS = "5H/2C 9C/4D AD/10H 6S/6D"


def dealt(stock: str, then: Sequence[Move] = (), first: Seat = 0) -> list[Entry]:
    """A first round in which a player begins with the first card of the stock."""
    table = stacked_match.StackedMatch(GAME)
    table.deal({0: MINE, 1: OTHERS}, stock, dealer=1 - first)
    table.play(*then)
    return table.entries


@pytest.fixture
def sat(qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[Sitting]:
    """A table where the person has drawn the first card of the test class's stock."""
    with sitting(qtbot, GAME, entries=dealt(request.cls.STOCK)) as sat:
        with qtbot.waitSignal(sat.table.play.asked):
            sat.table.start()
        yield sat


@pytest.mark.parametrize(
    "ways", [WAYS, *(pytest.param([way], marks=pytest.mark.thorough) for way in WAYS)], ids="+".join
)
def test_a_whole_match_can_be_played(qtbot: QtBot, ways: Sequence[str]) -> None:
    options = {"threshold": 200}
    with sitting(qtbot, GAME, options=options, size=(800, 532)) as sat:
        hands = Hands(sat, ways)
        with qtbot.waitSignal(sat.table.play.over, timeout=WHOLE_MATCH):
            sat.table.start()
        assert sat.match.result is not None
        assert hands.made >= {Own, Over, Discard, End, Jack, Queen, King}
        assert sat.faults == []
        assert sat.refused == []
        assert sat.table.shown.moment().view.scores == sat.match.view_of(()).scores
        assert sat.rounds == CoopFacts.of(sat.match.view(0)).round - 1


def test_two_people_can_play_at_one_screen(qtbot: QtBot) -> None:
    with sitting(qtbot, GAME, people=2, options={"threshold": 100}) as sat:
        hands = Hands(sat, WAYS, seed=4)
        sat.table.start()
        # One person plays each way to the end.
        qtbot.waitUntil(lambda: King in hands.made and len(sat.asked) >= 20, timeout=WHOLE_MATCH)
        sat.plays = None
        assert set(sat.handed) == {0, 1}
        assert sat.faults == []


def test_the_scene_set_in_the_middle_is_the_scene_played(qtbot: QtBot) -> None:
    with sitting(qtbot, GAME) as sat:
        hands = Hands(sat, ["clicks"])
        used = hands.until(lambda: King in hands.made)
        with qtbot.waitSignal(sat.table.play.asked, check_params_cb=used, timeout=WHOLE_MATCH):
            sat.table.start()
        with sitting(qtbot, GAME, entries=sat.match.entries) as later:
            with qtbot.waitSignal(later.table.play.asked):
                later.table.start()
            assert picture(later.table) == picture(sat.table)


def drag_onto(sat: Sitting, item: PlaceItem, target: PlaceItem) -> None:
    drag(sat.table, item, point_of(sat.table, target))


class TestJack:
    STOCK = "JC"

    @pytest.mark.parametrize("way", always("drop", "key", of=("click", "drop", "key")))
    def test_a_jack_covers_an_own_face_up_card(self, sat: Sitting, way: str) -> None:
        target = place(sat, "up", 0, 1)
        match way:
            case "click":
                click(sat.table, target)
            case "drop":
                drop_on(sat, target)
            case _:
                key(sat, "1")
        assert sat.match.entries[-1] == Decision(0, "jack 1")
        assert card_at(sat, "up", 0, 1).card == card("JC")
        told = [text for _, text in sat.told if text]
        assert told[-1] == "Your jack of clubs replaces the 4 of hearts, face up in your coop 1."

    def test_the_places_that_take_a_jack_glow(self, sat: Sitting) -> None:
        point_at(sat, drawn(sat))
        assert glowing(sat) == {("up", 0, slot) for slot in (1, 3, 4)}

    @pytest.mark.parametrize(
        ("kind", "seat", "slot", "sentence"),
        [
            ("up", 0, 2, "A jack cannot replace a face-up ace."),
            ("up", 1, 1, "A jack that you draw cannot be placed: use it or discard it."),
            ("down", 0, 1, "A jack that you draw cannot be placed: use it or discard it."),
            ("down", 1, 1, "You cannot replace the face-down cards of others."),
        ],
    )
    def test_places_that_take_no_jack_refuse_it(
        self, sat: Sitting, kind: str, seat: Seat, slot: int, sentence: str
    ) -> None:
        drop_on(sat, place(sat, kind, seat, slot))
        assert sat.refused == [sentence]


class TestQueen:
    STOCK = "QD 2H 3H 4S"

    @pytest.mark.parametrize("way", ["click", "key"])
    def test_a_queen_is_used_with_its_button(self, qtbot: QtBot, sat: Sitting, way: str) -> None:
        with qtbot.waitSignal(sat.table.play.asked):
            if way == "click":
                click(sat.table, button(sat, QUEEN_BUTTON))
            else:
                key(sat, "q")
        assert sat.match.entries[-1] == Decision(0, "queen")
        assert sat.table.board.prompt.text() == "Knock, or end this turn: you have 2 more turns."
        assert ("Your queen of diamonds gives you two more turns.") in [
            text for _, text in sat.told
        ]

    def test_a_queen_can_be_discarded_without_effect(self, sat: Sitting) -> None:
        assert button(sat, QUEEN_BUTTON).isVisible()
        drop_on(sat, pile(sat))
        assert sat.match.entries[-1] == Decision(0, "discard")
        assert not button(sat, QUEEN_BUTTON).isVisible()

    def test_the_player_of_a_queen_has_the_next_turn(self, qtbot: QtBot, sat: Sitting) -> None:
        key_and_on(qtbot, sat, "q")
        key_and_on(qtbot, sat, "e")
        assert drawn(sat).card == card("2H")
        assert sat.table.shown.moment().view.deciders == (0,)


class TestKing:
    STOCK = "KD"

    def test_a_king_switches_two_cards_picked_one_after_the_other(self, sat: Sitting) -> None:
        mine, theirs = place(sat, "down", 0, 3), place(sat, "down", 1, 2)
        click(sat.table, mine)
        assert mine in selected_items(sat)
        assert sat.table.board.prompt.text() == "Choose the other face-down card to switch."
        assert not pile(sat).glows
        click(sat.table, theirs)
        assert sat.match.entries[-1] == Decision(0, "king 0 3 1 2")
        sat.table.playback.hurry()
        assert card_at(sat, "down", 0, 3).card == card("4D")
        assert card_at(sat, "down", 1, 2).card is None, (
            "who has it now sees it; the observer does not"
        )
        assert sat.table.board.zones[DISCARD][-1].card == card("KD")
        assert disagreements(sat.table) == []

    def test_the_first_place_of_a_king_can_be_unselected(self, sat: Sitting) -> None:
        mine = place(sat, "down", 0, 3)
        click(sat.table, mine)
        click(sat.table, mine)
        assert mine not in selected_items(sat)
        click(sat.table, mine)
        QTest.keyClick(sat.table, Qt.Key.Key_Escape)
        assert selected_items(sat) == (drawn(sat),)
        click(sat.table, mine)
        click(sat.table, drawn(sat))
        assert selected_items(sat) == (drawn(sat),)

    def test_a_king_dropped_on_a_card_selects_it(self, sat: Sitting) -> None:
        drop_on(sat, place(sat, "down", 1, 1))
        assert place(sat, "down", 1, 1) in selected_items(sat)
        click(sat.table, place(sat, "down", 1, 4))
        assert sat.match.entries[-1] == Decision(0, "king 1 1 1 4")

    def test_a_face_down_card_dragged_onto_another_switches_with_it(self, sat: Sitting) -> None:
        """The owners do not matter; the king goes to the discard pile."""
        drag_onto(sat, place(sat, "down", 1, 2), place(sat, "down", 0, 3))
        assert sat.match.entries[-1] == Decision(0, "king 0 3 1 2")
        sat.table.playback.hurry()
        assert card_at(sat, "down", 0, 3).card == card("4D")
        assert sat.table.board.zones[DISCARD][-1].card == card("KD")
        assert sat.refused == []
        assert disagreements(sat.table) == []

    def test_a_face_down_card_dragged_elsewhere_goes_back(self, sat: Sitting) -> None:
        mine, entries = place(sat, "down", 0, 3), list(sat.match.entries)
        lying = card_at(sat, "down", 0, 3)
        middle = mine.area().center().toPoint()
        for to in (FELT, point_of(sat.table, pile(sat)), sat.table.mapFromScene(middle)):
            drag(sat.table, mine, to)
            assert selected_items(sat) == (drawn(sat),)
            assert lying.pos() == lying.pose.centre
        assert sat.refused == []
        drag_onto(sat, mine, place(sat, "up", 1, 1))
        assert sat.refused == ["A king that you draw cannot be placed: use it or discard it."]
        drag_onto(sat, place(sat, "up", 0, 1), place(sat, "down", 1, 1))
        assert sat.match.entries == entries
        drag_onto(sat, mine, place(sat, "down", 0, 1))
        assert sat.match.entries[-1] == Decision(0, "king 0 1 0 3")

    def test_a_card_dragged_during_a_resize_goes_back(self, sat: Sitting) -> None:
        mine, lying = place(sat, "down", 0, 3), card_at(sat, "down", 0, 3)
        view = sat.table.viewport()
        left = Qt.MouseButton.LeftButton
        QTest.mousePress(view, left, pos=point_of(sat.table, mine))
        QTest.mouseMove(view, FELT)
        assert mine in selected_items(sat)
        assert place(sat, "down", 1, 1).glows
        sat.table.resize(1000, 700)
        QTest.mouseRelease(view, left, pos=FELT)
        assert selected_items(sat) == (drawn(sat),)
        assert lying.pos() == lying.pose.centre

    @pytest.mark.parametrize(
        "size",
        [
            (800, 500),
            *(
                pytest.param(each, marks=pytest.mark.thorough)
                for each in ((1280, 680), (1920, 1000))
            ),
            (2560, 1360),
        ],
    )
    def test_a_raised_card_stays_on_the_table(self, sat: Sitting, size: tuple[int, int]) -> None:
        """The other player's coops lie at the upper edge of the table."""
        sat.table.resize(*size)
        for seat in (0, 1):
            rested = card_at(sat, "down", seat, 2).area()
            click(sat.table, place(sat, "down", seat, 2))
            raised = card_at(sat, "down", seat, 2).area()
            assert raised.top() < rested.top()
            assert sat.table.board.placement.area.contains(raised)
            QTest.keyClick(sat.table, Qt.Key.Key_Escape)

    def test_digits_select_own_face_down_cards(self, sat: Sitting) -> None:
        key(sat, "13")
        assert sat.match.entries[-1] == Decision(0, "king 0 1 0 3")
        assert card_at(sat, "down", 0, 3).card == card("9S")

    def test_switched_cards_fly_past_each_other(self, qtbot: QtBot) -> None:
        moving = Appearance(speed="slow", message_delay=0)
        with sitting(qtbot, GAME, entries=dealt("KD"), appearance=moving) as sat:
            with qtbot.waitSignal(sat.table.play.asked):
                sat.table.start()
            one, other = card_at(sat, "down", 0, 3), card_at(sat, "down", 1, 2)
            click(sat.table, place(sat, "down", 0, 3))
            click(sat.table, place(sat, "down", 1, 2))
            assert {one.pose.height, other.pose.height} == {100, 200}
            assert card_at(sat, "down", 0, 3) is other
            assert card_at(sat, "down", 1, 2) is one
            sat.table.playback.hurry()
            # The highlight of a robbed coop lasts until the next click.
            sat.table.playback.hurry()
            assert disagreements(sat.table) == []

    def test_a_king_cannot_switch_face_up_cards(self, sat: Sitting) -> None:
        drop_on(sat, place(sat, "up", 1, 1))
        assert sat.refused == ["A king that you draw cannot be placed: use it or discard it."]

    def test_a_player_who_knocked_is_safe_after_one_replacement(self, qtbot: QtBot) -> None:
        table = stacked_match.StackedMatch(GAME)
        table.deal({0: MINE, 1: OTHERS}, "2S QD 3S KD KC", dealer=0)
        table.play("discard", "knock", "queen", "over 1 1")
        with sitting(qtbot, GAME, entries=table.entries) as sat:
            with qtbot.waitSignal(sat.table.play.asked):
                sat.table.start()
            click(sat.table, place(sat, "down", 1, 1))
            safe = (
                "One of Ada’s cards was replaced after the declaration: no other can be replaced."
            )
            assert sat.refused == [safe]
            click(sat.table, place(sat, "down", 0, 1))
            click(sat.table, place(sat, "down", 1, 1))
            assert sat.refused == [safe, safe]

    @pytest.mark.parametrize(
        ("move", "sentence"),
        [
            (
                "king 0 3 1 2",
                "switches your queen of clubs, coop 3, with Ada’s 4 of diamonds, coop 2",
            ),
            ("king 0 1 0 2", "switches the face-down cards of your coops 1 and 2"),
            ("king 1 1 1 2", "switches the face-down cards of Ada’s coops 1 and 2"),
        ],
    )
    def test_the_log_tells_of_a_switch(self, sat: Sitting, move: Move, sentence: str) -> None:
        coops(sat).choice.make(move)
        sat.table.playback.hurry()
        told = [text for event, text in sat.told if isinstance(event, Moved) and text]
        assert told == [f"Your king of diamonds {sentence}."]

    def test_the_log_names_the_card_that_the_viewer_gets(self, qtbot: QtBot) -> None:
        def switches(view: View, rng: random.Random, stop: Stop) -> Move:
            return "king 0 3 1 2" if "king 0 3 1 2" in view.legal else "end"

        entries = dealt("2S KD 3S", then=["discard"])
        with sitting(qtbot, GAME, entries=entries, computers={1: switches}) as sat:
            with qtbot.waitSignal(sat.table.play.asked):
                sat.table.start()
            key_and_on(qtbot, sat, "e")
            told = "your queen of clubs, coop 3, with Ada’s 4 of diamonds, coop 2."
            assert told in " ".join(text for _, text in sat.told)


class TestEnd:
    STOCK = "2S 3S"

    def test_a_knock_with_invalid_coops_asks_first(self, qtbot: QtBot, sat: Sitting) -> None:
        key_and_on(qtbot, sat, "x")
        key(sat, "k")
        assert sat.table.board.prompt.text() == (
            "Coop 3 is not valid. To knock anyway, choose Knock again."
        )
        key(sat, "k")
        assert sat.match.entries[-1] == Decision(0, "knock")
        assert ("You knock: Ada has one last turn.") in [t for _, t in sat.told]

    def test_a_card_dropped_on_the_felt_goes_back(self, sat: Sitting) -> None:
        drag(sat.table, drawn(sat), FELT)
        assert sat.refused == []
        assert selected_items(sat) == (drawn(sat),)

    def test_the_end_of_a_round_shows_and_scores_all_coops(self, qtbot: QtBot) -> None:
        entries = dealt("2S 3S", then=["discard", "knock"])
        computers = {1: lambda view, rng, stop: "discard"}
        with sitting(qtbot, GAME, entries=entries, computers=computers) as sat:
            with qtbot.waitSignal(sat.table.play.round_over):
                sat.table.start()
            assert signs(sat)[0, 3] is Sign.NOT_VALID
            assert all(card_at(sat, "down", 1, slot).face_up for slot in SLOTS)
            scored = [event for event, _ in sat.told if isinstance(event, Scored)]
            assert [event.why for event in scored] == ["round", "round"]
            assert sat.table.shown.moment().view.scores == sat.match.view_of(()).scores
