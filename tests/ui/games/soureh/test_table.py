"""The table of Soureh, played by clicks, drags and keys, by one person and by several."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from soiree.core.cards import card
from soiree.core.entries import Decision, Entry, Move
from soiree.core.events import Scored, Shown, Turn
from soiree.core.zones import Seat, Zone
from soiree.games.coops.facts import CoopFacts, Phase
from soiree.games.coops.moves import Discard, End, Over, Own
from soiree.games.coops.zones import DISCARD, SLOTS
from soiree.games.soureh import GAME
from soiree.games.soureh.moves import Pay
from soiree.ui.games.coops.on_table import LOOK
from soiree.ui.games.coops.scenery import Sign
from soiree.ui.games.coops.variant import CALL_BUTTON, END_BUTTON
from soiree.ui.games.soureh.presenter import KEEP_BUTTON, PAY_BUTTON
from soiree.ui.language.words import card_name
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.speech import accessible
from tests.games.coops import stacked_match
from tests.thorough import always, tries
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
    scenery,
    selected_items,
    signs,
)
from tests.ui.screens.match.around import scoreboard_over
from tests.ui.table.items import bubbles_of, disagreements
from tests.ui.table.sitting import Sitting, click, drag, picture, sitting
from tests.window import reader

pytestmark = pytest.mark.slow

WHOLE_MATCH = 240_000

MINE = "4H/9S 10S/2D 3D/3C AC/7H"
"""Cards of which coop 3 is not valid."""

OTHERS = "5H/2C 9C/4D AD/10H 6S/6D"


def dealt(
    mine: str = MINE, others: str = OTHERS, stock: str = "8D", then: Sequence[Move] = ()
) -> list[Entry]:
    """The entries of a first round for two, in which seat 0 draws the first card of the stock."""
    table = stacked_match.StackedMatch(GAME)
    table.deal({0: mine, 1: others}, stock, dealer=1)
    table.play(*then)
    return table.entries


def begun(qtbot: QtBot, sat: Sitting) -> None:
    with qtbot.waitSignal(sat.table.play.asked):
        sat.table.start()


@pytest.fixture
def sat(qtbot: QtBot) -> Iterator[Sitting]:
    """A table for two where the person has drawn the 8 of diamonds."""
    with sitting(qtbot, GAME, entries=dealt()) as sat:
        begun(qtbot, sat)
        yield sat


@pytest.mark.parametrize(
    ("ways", "players", "ending"),
    [
        (WAYS, 2, "first"),
        pytest.param(["clicks"], 2, "first", marks=pytest.mark.thorough),
        pytest.param(["clicks"], 4, "last", marks=pytest.mark.soak),
        pytest.param(["drags"], 3, "first", marks=pytest.mark.thorough),
        pytest.param(["keys"], 3, "last", marks=pytest.mark.soak),
        pytest.param(["arrows"], 4, "first", marks=pytest.mark.thorough),
    ],
)
def test_a_whole_match_can_be_played(
    qtbot: QtBot, ways: Sequence[str], players: int, ending: str
) -> None:
    options: dict[str, int | str] = {"players": players, "threshold": 50, "ending": ending}
    with sitting(qtbot, GAME, options=options, size=(800, 532)) as sat:
        hands = Hands(sat, ways)
        with qtbot.waitSignal(sat.table.play.over, timeout=WHOLE_MATCH):
            sat.table.start()
        assert sat.match.result is not None
        assert hands.made >= {Own, Over, Discard, End, Pay}
        assert sat.faults == []
        assert sat.refused == []
        assert sat.table.shown.moment().view.scores == sat.match.view_of(()).scores
        assert sat.rounds == CoopFacts.of(sat.match.view(0)).round - 1


@pytest.mark.parametrize(
    "choices", [tries(8, thorough=20), pytest.param(None, marks=pytest.mark.soak)]
)
def test_several_people_can_play_at_one_screen(qtbot: QtBot, choices: int | None) -> None:
    """Shorter runs end after this many choices."""
    options = {"players": 3, "threshold": 50}
    with sitting(qtbot, GAME, people=3, options=options) as sat:
        Hands(sat, WAYS, seed=4)
        sat.table.start()
        enough = choices or math.inf
        qtbot.waitUntil(
            lambda: len(sat.asked) >= enough or sat.match.result is not None, timeout=WHOLE_MATCH
        )
        sat.plays = None
        assert set(sat.handed) == {0, 1, 2}
        assert sat.faults == []


@pytest.mark.parametrize(
    ("phase", "then"),
    [
        (Phase.CARD, ()),
        pytest.param(Phase.END, (), marks=pytest.mark.thorough),
        (Phase.PAY, ("discard", "end", "discard", "declare")),
    ],
)
def test_the_scene_set_in_the_middle_is_the_scene_played(
    qtbot: QtBot, phase: Phase, then: Sequence[Move]
) -> None:
    """To pay, the person plays the last turn after the declaration of the other player."""
    options = {"threshold": 500}
    begun_with = dealt(stock="8D 9D 7D", then=then)
    with sitting(qtbot, GAME, options=options, entries=begun_with) as sat:
        hands = Hands(sat, ["clicks"])
        least = sat.match.position + (0 if then else 8)

        def far_enough() -> bool:
            return sat.match.position > least and CoopFacts.of(sat.match.view(0)).phase is phase

        with qtbot.waitSignal(
            sat.table.play.asked, check_params_cb=hands.until(far_enough), timeout=WHOLE_MATCH
        ):
            sat.table.start()
        entries = sat.match.entries
        with sitting(qtbot, GAME, options=options, entries=entries) as later:
            begun(qtbot, later)
            assert picture(later.table) == picture(sat.table)
            assert signs(later) == signs(sat)


def test_an_eliminated_player_gets_no_cards_and_the_plate_says_so(qtbot: QtBot) -> None:
    options: dict[str, int | str] = {"players": 3, "threshold": 50, "ending": "last"}
    table = stacked_match.StackedMatch(GAME, **options)
    tens, low = "10S/10H 10D/10C 10S/10H 10D/10C", "AS/AS AH/AH 2S/2S 2H/2H"
    for pays in ("pay uuuu", "pay uuuu"):
        table.deal({0: low, 1: "5H/9C 9C/4D AD/8H 6S/2D", 2: tens}, "3S 3H 3D", dealer=2)
        table.play("discard", "declare", "discard", "discard")
        while table.phase == "pay":
            table.play(pays)
    table.deal({0: low}, "3S", dealer=2)
    with sitting(qtbot, GAME, options=options, entries=table.entries) as sat:
        begun(qtbot, sat)
        details = [plate.words.detail for plate in sat.table.board.plates]
        assert details == ["your turn", "Easy", "out"]
        assert disagreements(sat.table) == []


def test_a_click_that_hurries_the_deal_does_not_place_the_unseen_card(qtbot: QtBot) -> None:
    """The drawn card is selected at once, so an early click could place it unseen."""
    for seed in range(20):
        with sitting(qtbot, GAME, appearance=Appearance(speed="slow"), seed=seed) as sat:
            sat.table.start()
            if sat.match.deciders != (0,):
                continue
            assert sat.table.play.moving
            sat.table.focus.move_to(place(sat, "down", 0, 3))
            QTest.keyClick(sat.table, Qt.Key.Key_Return)
            assert not any(isinstance(entry, Decision) for entry in sat.match.entries)
            assert sat.asked == [0]
            return
    pytest.fail("no deal with which the person begins")


class TestDrawnCard:
    def test_at_rest_only_the_drawn_card_shines(self, sat: Sitting) -> None:
        assert drawn(sat).pos().y() < drawn(sat).pose.centre.y()
        assert not any(place.is_open for place in sat.table.board.places.values())

    def test_the_places_that_take_the_drawn_card_glow_while_it_is_pointed_at(
        self, sat: Sitting
    ) -> None:
        point_at(sat, drawn(sat))
        takes = {("down", 0, slot) for slot in SLOTS} | {("up", 1, slot) for slot in (1, 2, 4)}
        assert glowing(sat) == takes
        assert pile(sat).glows
        assert {place(sat, "up", 1, slot).opacity() for slot in (1, 2, 4)} == {0.4}
        assert {place(sat, "down", 0, slot).opacity() for slot in SLOTS} == {1}
        QTest.mouseMove(sat.table.viewport(), QPoint(2, 2))
        assert not any(place.is_open for place in sat.table.board.places.values())

    def test_the_keyboards_focus_on_the_drawn_card_lights_its_places_too(
        self, sat: Sitting
    ) -> None:
        sat.table.focus.move_to(drawn(sat))
        assert place(sat, "down", 0, 1).glows
        sat.table.focus.move_to(place(sat, "down", 0, 2))
        assert glowing(sat) == {("down", 0, 2)}

    def test_one_click_on_a_place_puts_the_drawn_card_there(
        self, qtbot: QtBot, sat: Sitting
    ) -> None:
        click(sat.table, place(sat, "down", 0, 3))
        assert card_at(sat, "down", 0, 3).card == card("8D")
        assert sat.table.board.zones[DISCARD][-1].card == card("3C")

    def test_the_drawn_card_may_be_clicked_before_its_place(self, sat: Sitting) -> None:
        click(sat.table, drawn(sat))
        assert drawn(sat) in selected_items(sat)
        click(sat.table, place(sat, "up", 1, 1))
        assert card_at(sat, "up", 1, 1).card == card("8D")

    def test_a_click_while_cards_fly_counts(self, qtbot: QtBot) -> None:
        moving = Appearance(speed="slow", message_delay=0)
        with sitting(qtbot, GAME, entries=dealt(), appearance=moving) as sat:
            begun(qtbot, sat)
            click(sat.table, place(sat, "down", 0, 3))
            position = sat.match.position
            assert position == len(dealt()) + 1
            click(sat.table, place(sat, "down", 0, 4))
            assert card_at(sat, "down", 0, 3).pos() == card_at(sat, "down", 0, 3).pose.centre
            assert sat.match.position == position, "the click hurries, and makes no second move"
            assert disagreements(sat.table) == []

    def test_a_dropped_card_flies_on_from_where_it_was_let_go(self, qtbot: QtBot) -> None:
        moving = Appearance(speed="slow", message_delay=0)
        with sitting(qtbot, GAME, entries=dealt(), appearance=moving) as sat:
            begun(qtbot, sat)
            item, target = drawn(sat), place(sat, "down", 0, 2)
            drop_on(sat, target)
            assert sat.table.play.moving
            assert target.area().adjusted(-60, -60, 60, 60).contains(item.pos())
            sat.table.playback.hurry()
            assert card_at(sat, "down", 0, 2) is item

    @pytest.mark.parametrize("height", always(500, 620, of=range(500, 640, 40)))
    def test_arrow_down_leads_from_the_drawn_card_to_own_coops(
        self, sat: Sitting, height: int
    ) -> None:
        """The discard pile at the right lies a little lower, but is not the target."""
        sat.table.resize(1000, height)
        sat.table.focus.move_to(drawn(sat))
        QTest.keyClick(sat.table, Qt.Key.Key_Down)
        fronts = {place(sat, "up", 0, slot) for slot in SLOTS}
        assert sat.table.focus.focused_item() in fronts

    def test_keys_discard_the_drawn_card_and_end_the_turn(self, qtbot: QtBot, sat: Sitting) -> None:
        key_and_on(qtbot, sat, "x")
        assert sat.table.board.zones[DISCARD][-1].card == card("8D")
        key(sat, "e")
        assert sat.match.entries[-1] == Decision(0, "end")


class TestRefusals:
    @pytest.mark.parametrize(
        ("kind", "seat", "slot", "sentence"),
        [
            ("up", 0, 1, "You may replace only another player’s face-up card."),
            ("up", 1, 3, "Only a 10 can replace a face-up ace."),
            ("down", 1, 2, "You cannot replace the face-down cards of others."),
        ],
    )
    def test_a_place_that_does_not_take_the_drawn_card_refuses_it(
        self, sat: Sitting, kind: str, seat: Seat, slot: int, sentence: str
    ) -> None:
        drop_on(sat, place(sat, kind, seat, slot))
        click(sat.table, place(sat, kind, seat, slot))
        assert sat.refused == [sentence, sentence]
        item = drawn(sat)
        assert item.pos().x() == item.pose.centre.x(), "it glides back"
        assert item in selected_items(sat)

    def test_a_card_dropped_on_the_felt_goes_back_without_a_word(self, sat: Sitting) -> None:
        drag(sat.table, drawn(sat), FELT)
        assert sat.refused == []
        assert drawn(sat).pos().x() == drawn(sat).pose.centre.x()
        assert drawn(sat) in selected_items(sat)

    def test_a_declared_player_is_safe_after_one_replacement(self, qtbot: QtBot) -> None:
        table = stacked_match.StackedMatch(GAME, players=3)
        table.deal({0: MINE, 1: OTHERS}, "8D 9D 7D 6D", dealer=2)
        table.play("discard", "end", "discard", "declare", "over 1 1")
        with sitting(qtbot, GAME, options={"players": 3}, entries=table.entries) as sat:
            begun(qtbot, sat)
            click(sat.table, place(sat, "up", 1, 2))
            assert sat.refused == [
                "One of Ada’s cards was replaced after the declaration: no other can be replaced."
            ]

    def test_places_refuse_cards_until_the_turn_ends(self, qtbot: QtBot, sat: Sitting) -> None:
        key_and_on(qtbot, sat, "x")
        click(sat.table, place(sat, "down", 0, 1))
        assert sat.refused == ["Declare Soureh, or end your turn."]


class TestDeclaring:
    @pytest.fixture
    def sat(self, qtbot: QtBot) -> Iterator[Sitting]:
        with sitting(qtbot, GAME, entries=dealt(then=["discard"])) as sat:
            begun(qtbot, sat)
            yield sat

    def declared(self, sat: Sitting) -> bool:
        return Decision(0, "declare") in sat.match.entries

    def test_a_declaration_with_an_invalid_coop_asks_first(self, sat: Sitting) -> None:
        warning = "Coop 3 is not valid. To declare anyway, choose Declare again."
        told = list(sat.told)
        advice: list[str] = []
        sat.table.advised.connect(advice.append)
        click(sat.table, button(sat, CALL_BUTTON))
        assert not self.declared(sat)
        assert sat.table.board.prompt.text() == warning
        assert advice == [warning]
        assert sat.told == told, "a warning is no event of the match"
        assert warning not in sat.table.announcer.last_moves()
        click(sat.table, button(sat, CALL_BUTTON))
        assert self.declared(sat)

    def test_escape_cancels_a_warned_declaration(self, sat: Sitting) -> None:
        key(sat, "s")
        QTest.keyClick(sat.table, Qt.Key.Key_Escape)
        assert sat.table.board.prompt.text() == "Declare Soureh, or end your turn."
        key(sat, "s")
        assert not self.declared(sat)

    def test_the_warning_before_a_declaration_can_be_switched_off(self, sat: Sitting) -> None:
        sat.table.show_appearance(Appearance(speed="off", message_delay=0, warnings=False))
        key(sat, "s")
        assert self.declared(sat)

    def test_valid_coops_need_no_warning(self, qtbot: QtBot) -> None:
        sound = "4H/9S 10S/2D 3D/8C AC/7H"
        entries = dealt(mine=sound, then=["discard"])
        with sitting(qtbot, GAME, entries=entries) as sat:
            begun(qtbot, sat)
            key(sat, "s")
            assert self.declared(sat)
            assert len(bubbles_of(coops(sat))) == 1


class TestPaying:
    """Payments (SRH-7) and the choice at a multiple of 100 (SRH-8)."""

    LAST = ("discard", "declare", "discard")

    def paying(self, qtbot: QtBot, others: str = "5H/9C 9C/4D AD/10H 6S/2D") -> Iterator[Sitting]:
        entries = dealt(others=others, stock="8D 9D", then=self.LAST)
        with sitting(qtbot, GAME, entries=entries) as sat:
            begun(qtbot, sat)
            yield sat

    @pytest.fixture
    def sat(self, qtbot: QtBot) -> Iterator[Sitting]:
        """A table where only the person pays: one card of each coop, at least 4 + 2 + 3 + 1."""
        yield from self.paying(qtbot)

    def ticks(self, sat: Sitting) -> dict[tuple[str, int], Sign | None]:
        return {
            (place.kind, place.number or 0): tick.sign
            for place, tick in scenery(sat).ticks.items()
            if place.seat == 0
        }

    def test_the_cheaper_cards_are_ticked_and_their_sum_is_shown(self, sat: Sitting) -> None:
        ticked = {coop for coop, sign in self.ticks(sat).items() if sign is Sign.TICKED}
        assert ticked == {("up", 1), ("down", 2), ("up", 3), ("up", 4)}
        assert sat.table.board.prompt.text() == "Pay one card of each coop: 10, which makes 10."
        assert button(sat, PAY_BUTTON).label.words == "Pay 10"

    @pytest.mark.parametrize("way", ["click", "key"])
    def test_another_card_can_be_ticked(self, sat: Sitting, way: str) -> None:
        if way == "click":
            click(sat.table, place(sat, "down", 0, 1))
        else:
            key(sat, "1")
        assert self.ticks(sat)["down", 1] is Sign.TICKED
        assert self.ticks(sat)["up", 1] is Sign.UNTICKED
        assert button(sat, PAY_BUTTON).label.words == "Pay 15"
        key(sat, "y")
        assert sat.match.entries[-1] == Decision(0, "pay dduu")

    def test_a_click_on_a_ticked_card_leaves_it_ticked(self, sat: Sitting) -> None:
        click(sat.table, place(sat, "up", 0, 1))
        assert self.ticks(sat)["up", 1] is Sign.TICKED

    def test_cards_of_other_players_cannot_be_ticked(self, sat: Sitting) -> None:
        click(sat.table, place(sat, "up", 1, 1))
        assert button(sat, PAY_BUTTON).label.words == "Pay 10"
        assert sat.refused == ["Choose one card of each of your coops to pay."]

    def test_the_round_sheet_opens_when_all_have_paid(self, qtbot: QtBot, sat: Sitting) -> None:
        assert sat.rounds == 0
        with qtbot.waitSignal(sat.table.play.round_over):
            key(sat, "y")
        assert [event for event, _ in sat.told if isinstance(event, Scored)] == [
            Scored(0, 10, 10, "pay")
        ]
        assert sat.told[-1][1] == "You pay 10."

    def test_all_cards_are_open_and_marked(self, sat: Sitting) -> None:
        assert all(card_at(sat, "down", 1, slot).face_up for slot in SLOTS)
        assert [signs(sat)[1, slot] for slot in SLOTS] == [Sign.VALID] * 4
        assert signs(sat)[0, 3] is Sign.NOT_VALID

    def test_the_round_sheet_opens_after_a_round_without_payments(self, qtbot: QtBot) -> None:
        sound = "4H/9S 10S/2D 3D/8C AC/7H"
        entries = dealt(mine=sound, others="5H/9C 9C/4D AD/10H 6S/2D", stock="8D 9D")
        with sitting(
            qtbot,
            GAME,
            entries=entries,
            computers={1: lambda view, rng, stop: "discard"},
        ) as sat:
            begun(qtbot, sat)
            key_and_on(qtbot, sat, "x")
            with qtbot.waitSignal(sat.table.play.round_over):
                key(sat, "s")
            shown = [event for event, _ in sat.told if isinstance(event, Shown)]
            assert len(shown) == 8
            names = sat.table.shown.now.names
            sheet = scoreboard_over(sat.table, sat.table.play.view_now(), names)
            assert "After round 1" in labels(sheet)
            assert labels(sheet).count("0 + 0 =") == 2
            assert "You declared Soureh. Nobody has to pay." in labels(sheet)

    def test_a_multiple_of_100_offers_a_choice(self, qtbot: QtBot) -> None:
        with hundred(qtbot) as sat:
            asked = "Pay 14, which makes 100: then you may take 50 off."
            assert sat.table.board.prompt.text() == asked
            key_and_on(qtbot, sat, "y")
            assert sat.table.board.prompt.text() == "Your score is 100. Take 50 off it?"
            with qtbot.waitSignal(sat.table.play.round_over):
                key(sat, "t")
            assert (sat.table.shown.moment().view.scores or (0,))[0] == 50
            assert sat.told[-1][1] == "You take 50 off: 50 left."

    def test_the_round_sheet_opens_after_the_score_was_kept(self, qtbot: QtBot) -> None:
        with hundred(qtbot) as sat:
            key_and_on(qtbot, sat, "y")
            assert sat.rounds == 0
            with qtbot.waitSignal(sat.table.play.round_over):
                click(sat.table, button(sat, KEEP_BUTTON))
            assert (sat.table.shown.moment().view.scores or (0,))[0] == 100
            assert sat.told[-1][1] == "You keep your score as it is."


@contextmanager
def hundred(qtbot: QtBot) -> Iterator[Sitting]:
    """A table where the person has 86 points and must pay 14 or more; with 14 the score is 100."""
    table = stacked_match.StackedMatch(GAME, threshold=500)
    tens, low = "10S/10H 10D/10C 10S/10H 10D/10C", "AS/AS AH/AH 2S/2S 2H/2H"
    for mine in (tens, tens, low, "8H/9S 10S/2D 3D/3C AC/7H"):
        table.deal({0: mine, 1: "5H/9C 9C/4D AD/8H 6S/2D"}, "3S 3H", dealer=1)
        table.play("discard", "declare", "discard")
        if "8H" not in mine:
            table.play("pay uuuu")
    assert table.state.scores() == (86, 0)
    with sitting(qtbot, GAME, options={"threshold": 500}, entries=table.entries) as sat:
        begun(qtbot, sat)
        yield sat


def labels(sheet: QWidget) -> list[str]:
    return [label.text() for label in sheet.findChildren(QLabel)]


class TestDiscards:
    @pytest.fixture
    def sat(self, qtbot: QtBot) -> Iterator[Sitting]:
        then = ["own 1", "end", "discard", "end"]
        entries = dealt(stock="8D 9D 7D", then=then)
        with sitting(qtbot, GAME, entries=entries) as sat:
            begun(qtbot, sat)
            yield sat

    def test_the_words_that_open_the_pile_stand_on_one_line_where_a_click_opens_it(
        self, sat: Sitting
    ) -> None:
        sat.table.resize(QSize(800, 532))
        words = scenery(sat).look_words
        assert words.boundingRect().height() == scenery(sat).discard_words.boundingRect().height()
        assert words.boundingRect().width() <= sat.table.board.places[LOOK].area().width()

    @pytest.mark.parametrize("way", ["click", "key"])
    def test_the_pile_opens_the_newest_card_first(self, sat: Sitting, way: str) -> None:
        if way == "click":
            coops(sat).choice.activate(LOOK)
        else:
            key(sat, "b")
        sheet = coops(sat).pile_viewer.sheet
        assert sheet is not None
        role = Qt.ItemDataRole.AccessibleTextRole
        named = [sheet.list.item(row).data(role) for row in range(sheet.list.count())]
        assert named == ["9 of diamonds", "9 of spades"]
        title = sheet.findChildren(QLabel)[0]
        assert title.width() >= title.sizeHint().width(), "the title is shown as a whole"
        QTest.keyClick(sheet.list, Qt.Key.Key_Escape)
        assert coops(sat).pile_viewer.sheet is None
        assert sat.table.hasFocus()

    def test_the_match_waits_while_the_discard_pile_is_open(
        self, qtbot: QtBot, sat: Sitting
    ) -> None:
        key_and_on(qtbot, sat, "x")
        key(sat, "b")
        sat.table.play.resume("another reason")
        coops(sat).choice.activate(END_BUTTON)
        position = sat.match.position
        qtbot.wait(50)
        assert sat.match.position == position
        coops(sat).pile_viewer.put_away()
        qtbot.waitUntil(lambda: sat.match.position > position)

    def test_without_a_drawn_card_a_click_on_the_pile_opens_it(
        self, qtbot: QtBot, sat: Sitting
    ) -> None:
        key_and_on(qtbot, sat, "x")
        click(sat.table, pile(sat))
        assert coops(sat).pile_viewer.sheet is not None


class TestWhatIsSeen:
    def test_ones_own_face_down_cards_have_a_folded_corner(self, sat: Sitting) -> None:
        for slot in SLOTS:
            assert card_at(sat, "down", 0, slot).pose.folded
            assert not card_at(sat, "up", 0, slot).pose.folded
            assert not card_at(sat, "down", 1, slot).face_up

    def test_the_scene_has_no_card_that_its_observers_may_not_see(self, sat: Sitting) -> None:
        for slot in SLOTS:
            assert card_at(sat, "down", 1, slot).card is None
            assert place(sat, "down", 1, slot).name == f"Face down, Ada’s coop {slot}"
        assert all(item.card is None for item in sat.table.board.zones[Zone("stock")])

    def test_own_coops_show_whether_they_are_valid(self, sat: Sitting) -> None:
        valid, other = Sign.VALID, Sign.NOT_VALID
        assert [signs(sat)[0, slot] for slot in SLOTS] == [valid, valid, other, valid]
        assert {signs(sat)[1, slot] for slot in SLOTS} == {None}

    def test_marks_of_valid_coops_can_be_switched_off(self, sat: Sitting) -> None:
        sat.table.show_appearance(Appearance(speed="off", message_delay=0, show_valid=False))
        assert set(signs(sat).values()) == {None}

    def test_the_number_of_cards_in_the_stock_stands_beside_it(self, sat: Sitting) -> None:
        assert scenery(sat).stock_words.text() == "Stock: 63"

    def test_resizing_keeps_the_selection(self, sat: Sitting) -> None:
        sat.table.resize(QSize(900, 640))
        assert drawn(sat) in selected_items(sat)
        assert disagreements(sat.table) == []
        click(sat.table, place(sat, "down", 0, 2))
        assert card_at(sat, "down", 0, 2).card == card("8D")

    def test_the_scoreboard_ranks_fewer_points_first(self, qtbot: QtBot, sat: Sitting) -> None:
        table = stacked_match.StackedMatch(GAME)
        table.deal({0: MINE, 1: "5H/9C 9C/4D AD/10H 6S/2D"}, "8D 9D", dealer=1)
        table.play("discard", "declare", "discard", "pay uuuu")
        sheet = scoreboard_over(sat.table, table.view(0), ("You", "Ada"))
        told = labels(sheet)
        assert told[told.index("Ada") - 1] == "1"
        assert told[told.index("You") - 1] == "2"


class TestScreenReader:
    @pytest.fixture(autouse=True)
    def installed(self) -> None:
        reader.install()

    def test_every_item_has_a_name(self, sat: Sitting) -> None:
        table = QAccessible.queryAccessibleInterface(sat.table)
        names = [
            table.child(number).text(QAccessible.Text.Name) for number in range(table.childCount())
        ]
        assert all(names)
        assert len(set(names)) == len(names)
        assert names[:2] == [sat.table.board.prompt.text(), "8 of diamonds, the card you drew"]
        assert "9 of spades, down, your coop 1, valid" in names
        assert "3 of clubs, down, your coop 3, not valid" in names
        assert "ace of diamonds, up, Ada’s coop 3" in names
        assert "Discard pile, empty" in names
        assert "The stock, 63 cards" in names

    def test_no_name_tells_a_hidden_card(self, sat: Sitting) -> None:
        hidden = {
            card_name(c) for slot in SLOTS for c in sat.match.view(1).cards("down", 1, slot) if c
        }
        seen = {
            card_name(item.card)
            for items in sat.table.board.zones.values()
            for item in items
            if item.card is not None
        }
        names = " ".join(item.name for item in sat.table.reading.in_tree())
        assert not any(name in names for name in hidden - seen)
        assert hidden - seen

    def test_a_screen_reader_can_press_a_place(self, sat: Sitting) -> None:
        item = place(sat, "down", 0, 3)
        interface = QAccessible.queryAccessibleInterface(item)
        actions = interface.actionInterface()
        assert accessible.PRESS in actions.actionNames()
        actions.doAction(accessible.PRESS)
        assert sat.match.entries[-1] == Decision(0, "own 3")

    def test_events_are_logged_in_sentences(self, qtbot: QtBot) -> None:
        entries = dealt(stock="8D 9D 7D")
        computers = {1: lambda view, rng, stop: "over 0 1" if "over 0 1" in view.legal else "end"}
        with sitting(qtbot, GAME, entries=entries, computers=computers) as sat:
            begun(qtbot, sat)
            key_and_on(qtbot, sat, "3")
            with qtbot.waitSignal(sat.table.play.asked):
                key(sat, "e")
        said = [text for _, text in sat.told if text]
        assert said == [
            "Your 8 of diamonds replaces the 3 of clubs, face down in your coop 3.",
            "Ada draws a card.",
            "Ada’s 9 of diamonds replaces the 4 of hearts in your coop 1.",
            "You draw the 7 of diamonds.",
        ]
        assert Turn((0,)) in [event for event, _ in sat.told]
