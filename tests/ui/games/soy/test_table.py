"""The table of Soy, played by clicks, drags and keys, by one person and by several."""

from __future__ import annotations

import math
import random
import re
from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from typing import TypeVar

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from soiree.core.cards import DECK, SUITS, card, spell
from soiree.core.entries import Chance, Decision, Entry, Move
from soiree.core.events import Event, Moved, Result, Shown
from soiree.core.players import Player, Stop
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soy import GAME
from soiree.games.soy.zones import BIDS, HANDS, SECRETS
from soiree.ui.game_window import SeenMatch
from soiree.ui.games.narration import result_told
from soiree.ui.games.soy.layout import (
    PRIZE_PLACE,
    STOCK_PLACE,
    bid_place,
    discard_place,
)
from soiree.ui.games.soy.pieces import Halo, SuitCount
from soiree.ui.language.words import card_name
from soiree.ui.screens.match.match_end import EndNotes
from soiree.ui.screens.match.overlays import Overlays
from soiree.ui.shell.side_panel import SidePanel
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.felt.cards import CardItem
from soiree.ui.table.felt.items import TableItem
from soiree.ui.table.felt.place_item import PlaceItem, PrintedPlace
from soiree.ui.table.felt.plaque import Plaque
from soiree.ui.table.speech import accessible
from soiree.ui.table.table import Table
from tests.conftest import SOAK
from tests.thorough import tries
from tests.ui.screens.match.around import scoreboard_over
from tests.ui.table.items import disagreements
from tests.ui.table.sitting import Sitting, click, drag, picture, sitting, walk_to
from tests.window import reader

pytestmark = pytest.mark.slow

SLOWLY = Appearance(speed="off", message_delay=400)
"""No motion, but messages stay."""

WHOLE_MATCH = 60_000


def dealt(mine: str, theirs: str, then: str = "") -> list[Entry]:
    """A deal of these hands, seat 0's first, with these cards on top of the stock."""
    dealt = chain.from_iterable(zip(mine.split(), theirs.split(), strict=True))
    top = [card(word) for word in (*dealt, *then.split())]
    return [Chance("deck", cards=(*top, *(each for each in DECK if each not in top)))]


def test_words_beside_the_edge_of_the_table_keep_clear_of_it(qtbot: QtBot) -> None:
    with sitting(qtbot, GAME, size=(800, 520)) as sat:
        sat.table.start()
        qtbot.waitUntil(lambda: sat.table.shown.now.decider == 0)
        clear = sat.table.board.placement.area.adjusted(5, 0, -5, 0)
        printed = [each for each in sat.table.scene().items() if isinstance(each, PrintedPlace)]
        assert any(each.caption.startswith("Discards") for each in printed)
        for each in printed:
            assert clear.contains(each.mapRectToScene(each.childrenBoundingRect())), each.caption


def plays(*moves: Move) -> Player:
    """A computer player with these moves."""
    left = list(moves)

    def choose(view: View, rng: random.Random, stop: Stop) -> Move:
        return left.pop(0)

    return choose


Piece = TypeVar("Piece", Halo, Plaque, SuitCount)


def soy(sat: Sitting) -> Table:
    assert isinstance(sat.table, Table)
    return sat.table


def pieces(table: Table, kind: type[Piece]) -> list[Piece]:
    """The scenery's items of a class."""
    return [item for item in table.scene().items() if isinstance(item, kind)]


def bids_of(table: Table, seat: Seat) -> PlaceItem:
    return table.board.places[bid_place(seat)]


def discards_of(table: Table, seat: Seat) -> PlaceItem:
    return table.board.places[discard_place(seat)]


def activate(table: Table, item: CardItem) -> None:
    target = table.board.target_of(item)
    assert target is not None
    table.choice.activate(target)


def item_of(sat: Sitting, text: str) -> CardItem:
    items: Iterable[CardItem] = chain.from_iterable(sat.table.board.zones.values())
    return next(item for item in items if item.card == card(text))


def until(qtbot: QtBot, holds: Callable[[], bool]) -> None:
    qtbot.waitUntil(holds, timeout=WHOLE_MATCH)


def asked(qtbot: QtBot, sat: Sitting, act: Callable[[], object]) -> None:
    """Do something, and wait until a person may choose."""
    with qtbot.waitSignal(sat.table.play.asked, timeout=WHOLE_MATCH):
        act()
        until(qtbot, lambda: sat.table.play.moving or sat.table.shown.now.decider is not None)
        hurry(qtbot, sat)


def hurry(qtbot: QtBot, sat: Sitting) -> None:
    def shown() -> bool:
        sat.table.playback.hurry()
        return sat.table.shown.now.decider is not None or sat.match.result is not None

    until(qtbot, shown)


def lay(sat: Sitting, text: str, kind: str) -> None:
    """Click a card, and then the place of own bids or discards."""
    table = soy(sat)
    click(table, item_of(sat, text))
    click(table, {"bid": bids_of, "discard": discards_of}[kind](table, 0))


class Hands:
    """Players who choose random moves, and make them in random ways."""

    def __init__(self, sat: Sitting, ways: Sequence[str], seed: int = 1) -> None:
        self.sat = sat
        self.ways = ways
        self.rng = random.Random(seed)
        sat.plays = self.play

    def play(self, seat: Seat) -> None:
        table = soy(self.sat)
        moves = self.sat.legal(seat)
        move = self.rng.choice(moves)
        way = self.rng.choice(self.ways)
        position = self.sat.match.position
        items = [item for item in map(table.board.item_of, table.choice.targets(move)) if item]
        if len(items) > 2:
            self.rng.shuffle(items)
        getattr(self, way)(table, items)
        assert self.sat.match.entries[position] == Decision(seat, move), f"not made by {way}"

    def clicks(self, table: Table, items: Sequence[TableItem]) -> None:
        for item in items:
            click(table, item)

    def backwards(self, table: Table, items: Sequence[TableItem]) -> None:
        """Click the place first, and then the card."""
        self.clicks(table, items[::-1])

    def drags(self, table: Table, items: Sequence[TableItem]) -> None:
        if len(items) > 2:
            self.clicks(table, items)
        else:
            to = table.mapFromScene(items[1].area().center())
            drag(table, items[0], to)

    def keys(self, table: Table, items: Sequence[TableItem]) -> None:
        for number, item in enumerate(items):
            # After a card, its only place already has the focus.
            if not (number and len(items) == 2):
                walk_to(table, item)
            QTest.keyClick(table, Qt.Key.Key_Return if number % 2 else Qt.Key.Key_Space)


@pytest.mark.parametrize(
    ("ways", "size"),
    [
        (["clicks", "backwards", "drags", "keys"], 5),
        pytest.param(["clicks", "backwards"], 5, marks=pytest.mark.thorough),
        pytest.param(["drags"], 6, marks=pytest.mark.thorough),
        pytest.param(["keys"], 7, marks=pytest.mark.thorough),
    ],
)
def test_whole_matches_can_be_played(qtbot: QtBot, ways: list[str], size: int) -> None:
    for seed in range(2 if SOAK else 1):
        options = {"hand_size": size}
        with sitting(qtbot, GAME, options=options, seed=seed) as sat:
            Hands(sat, ways, seed)
            with qtbot.waitSignal(sat.table.play.over, timeout=WHOLE_MATCH):
                sat.table.start()
            assert sat.match.result is not None
            assert sat.faults == []
            assert sat.refused == []


@pytest.mark.parametrize("turns", [10, pytest.param(None, marks=pytest.mark.soak)])
def test_two_people_can_play_at_one_screen(qtbot: QtBot, turns: int | None) -> None:
    """Shorter runs end after this many choices."""
    with sitting(qtbot, GAME, people=2) as sat:
        Hands(sat, ["clicks"], seed=3)
        sat.table.start()
        enough = turns or math.inf
        until(qtbot, lambda: len(sat.asked) >= enough or sat.match.result is not None)
        sat.plays = None
        assert set(sat.handed) == {0, 1}
        assert sat.faults == []


def test_neither_hand_is_visible_between_two_people(qtbot: QtBot) -> None:
    with sitting(qtbot, GAME, people=2) as sat:
        sat.table.start()
        until(qtbot, lambda: sat.handed == [0])
        for hand in HANDS:
            assert [item.card for item in sat.table.board.zones[hand]] == [None] * 5
        sat.table.play.take_seat(0)
        until(qtbot, lambda: sat.table.shown.now.decider == 0)
        lay(sat, spell(sat.hand(0)[0].card or 0), "bid")
        until(qtbot, lambda: sat.handed == [0, 1])
        sat.table.play.take_seat(1)
        (secret,) = sat.table.board.zones[SECRETS[0]]
        assert secret.card is None
        assert disagreements(sat.table) == []


def test_the_scene_set_in_the_middle_is_the_scene_played(qtbot: QtBot) -> None:
    for position in (5, 14):
        with sitting(qtbot, GAME, seed=2) as sat:
            Hands(sat, ["clicks"])
            with qtbot.waitSignal(
                sat.table.play.asked,
                check_params_cb=lambda _: sat.match.position >= position,  # noqa: B023
                timeout=WHOLE_MATCH,
            ):
                sat.table.start()
            sat.plays = None
            played = picture(sat.table)
            entries = sat.match.entries
            with sitting(qtbot, GAME, seed=2, entries=entries) as again:
                again.table.start()
                until(qtbot, lambda: again.table.shown.now.decider == 0)
                resumed = picture(again.table)
        assert resumed == played


# --- bids ----------------------------------------------------------------------------------------

TIES = dealt("2S 5H 9H 9C KD", "4S 5C 9D QH AC", "7H AS")


def test_bids_lie_face_down_until_both_are_there(qtbot: QtBot) -> None:
    rival = {1: plays("bid QH", "discard 4S")}
    with sitting(qtbot, GAME, entries=TIES, computers=rival, appearance=SLOWLY) as sat:
        table = soy(sat)
        table.start()
        hurry(qtbot, sat)
        (theirs,) = table.board.zones[SECRETS[1]]
        assert (theirs.card, theirs.face_up) == (None, False)
        turned: list[list[bool]] = []

        def told(event: Event) -> None:
            if isinstance(event, Moved) and event.source in SECRETS:
                turned.append([item.face_up for zone in BIDS for item in table.board.zones[zone]])

        table.play.event_shown.connect(told)
        lay(sat, "KD", "bid")
        until(qtbot, lambda: len(turned) == 2)
        assert turned == [[True, True]] * 2, "one was turned over before the other"
        assert pieces(table, Halo)[0].isVisible()
        assert table.board.prompt.text() == "You win the prize."
        assert bids_of(table, 0).area().contains(table.board.zones[BIDS[0]][0].area())
        hurry(qtbot, sat)
        assert not pieces(table, Halo)[0].isVisible()
        assert sat.faults == []


def test_an_own_bid_lies_face_down_though_its_owner_knows_it(qtbot: QtBot) -> None:
    with sitting(qtbot, GAME, people=2, entries=TIES) as sat:
        sat.table.start()
        until(qtbot, lambda: sat.handed == [0])
        sat.table.play.take_seat(0)
        lay(sat, "KD", "bid")
        (secret,) = sat.table.board.zones[SECRETS[0]]
        assert secret.card == card("KD")
        assert not secret.face_up


def test_a_tie_makes_room_for_the_next_bid(qtbot: QtBot) -> None:
    rival = {1: plays("bid 9D", "bid 5C")}
    with sitting(qtbot, GAME, entries=TIES, computers=rival) as sat:
        table = soy(sat)
        asked(qtbot, sat, table.start)
        first = bids_of(table, 0).area()
        asked(qtbot, sat, lambda: lay(sat, "9H", "bid"))
        assert not pieces(table, Halo)[0].isVisible()
        assert table.board.prompt.text() == "A tie. Bid another card."
        assert not bids_of(table, 0).area().intersects(first)
        assert not bids_of(table, 0).area().intersects(table.board.zones[BIDS[0]][0].area())


LOSES = ("bid 9D", "bid QH", "discard 4S")


def loser(qtbot: QtBot, sat: Sitting) -> Table:
    """A table where the person has lost a tie, and picks three of four cards."""
    table = soy(sat)
    asked(qtbot, sat, table.start)
    asked(qtbot, sat, lambda: lay(sat, "9H", "bid"))
    asked(qtbot, sat, lambda: lay(sat, "5H", "bid"))
    return table


def test_picking_shows_how_many_are_picked(qtbot: QtBot) -> None:
    rival = {1: plays(*LOSES)}
    with sitting(qtbot, GAME, entries=TIES, computers=rival) as sat:
        table = loser(qtbot, sat)
        assert pieces(table, Halo)[0].isVisible()
        assert "0 of 3" in table.board.prompt.text()
        for number, word in enumerate(("QH", "9H"), 1):
            click(table, item_of(sat, word))
            assert f"{number} of 3" in table.board.prompt.text()
        click(table, item_of(sat, "9H"))
        assert "1 of 3" in table.board.prompt.text()
        click(table, item_of(sat, "9H"))
        asked(qtbot, sat, lambda: click(table, item_of(sat, "9D")))
        held = {spell(item.card) for item in sat.hand(0) if item.card is not None}
        assert {"QH", "9H", "9D"} <= held
        assert "5H" not in held


@pytest.mark.parametrize("way", ["clicks", "keys"])
def test_bid_cards_can_be_picked_in_any_order(qtbot: QtBot, way: str) -> None:
    for seed in range(tries(2, thorough=4)):
        rival = {1: plays(*LOSES)}
        with sitting(qtbot, GAME, entries=TIES, computers=rival) as sat:
            loser(qtbot, sat)
            Hands(sat, [way], seed).play(0)


# --- refusals ------------------------------------------------------------------------------------


def test_a_bid_does_not_go_to_the_discards(qtbot: QtBot) -> None:
    rival = {1: plays("bid QH")}
    with sitting(qtbot, GAME, entries=TIES, computers=rival) as sat:
        table = soy(sat)
        asked(qtbot, sat, table.start)
        for place in (
            discards_of(table, 0),
            bids_of(table, 1),
            table.board.places[PRIZE_PLACE],
            table.board.places[STOCK_PLACE],
        ):
            drag(table, item_of(sat, "KD"), table.mapFromScene(place.area().center()))
            assert sat.refused.pop() == "You must bid a card from your hand now."
        assert sat.match.position == 2
        assert item_of(sat, "KD").pos() == item_of(sat, "KD").pose.centre


def test_a_discard_does_not_go_to_the_bids(qtbot: QtBot) -> None:
    rival = {1: plays("bid QH", "discard 4S")}
    with sitting(qtbot, GAME, entries=TIES, computers=rival) as sat:
        table = soy(sat)
        asked(qtbot, sat, table.start)
        asked(qtbot, sat, lambda: lay(sat, "KD", "bid"))
        drag(table, item_of(sat, "2S"), table.mapFromScene(bids_of(table, 0).area().center()))
        assert sat.refused == ["You must discard a card from your hand now."]


def test_a_place_that_is_chosen_first_asks_for_its_card(qtbot: QtBot) -> None:
    with sitting(qtbot, GAME, entries=TIES, computers={1: plays("bid QH")}) as sat:
        table = soy(sat)
        asked(qtbot, sat, table.start)
        table.choice.activate(bid_place(0))
        assert table.board.prompt.text() == "Choose a card for this place."


def test_only_bids_can_be_picked(qtbot: QtBot) -> None:
    rival = {1: plays(*LOSES)}
    with sitting(qtbot, GAME, entries=TIES, computers=rival) as sat:
        table = loser(qtbot, sat)
        click(table, item_of(sat, "2S"))
        click(table, table.board.places[PRIZE_PLACE])
        assert sat.refused == [
            "The 2 of spades is not among the bids.",
            "The ace of spades is not among the bids.",
        ]


def test_a_card_dropped_on_nothing_goes_back(qtbot: QtBot) -> None:
    with sitting(qtbot, GAME) as sat:
        asked(qtbot, sat, sat.table.start)
        item = sat.hand(0)[0]
        at = item.pos()
        drag(sat.table, item, QPoint(sat.table.width() // 3, sat.table.height() // 2 + 90))
        assert item.pos() == at
        assert soy(sat).choice.selected == ()


# --- the end -------------------------------------------------------------------------------------


def ending(qtbot: QtBot, sat: Sitting, word: str) -> Table:
    """Bid a king, discard this card, and wait for the end."""
    table = soy(sat)
    asked(qtbot, sat, table.start)
    asked(qtbot, sat, lambda: lay(sat, "KH", "bid"))
    lay(sat, word, "discard")
    return table


HEARTS = dealt("2S 5H 9H JH KH", "4S 5C 9D QH AC", "7H AH")


def test_a_call_of_soy_is_a_moment(qtbot: QtBot) -> None:
    rival = {1: plays("bid 4S", "discard 4S")}
    with sitting(qtbot, GAME, entries=HEARTS, computers=rival, appearance=SLOWLY) as sat:
        table = soy(sat)
        table.start()
        hurry(qtbot, sat)
        lay(sat, "KH", "bid")
        hurry(qtbot, sat)
        lay(sat, "2S", "discard")
        until(qtbot, pieces(table, Plaque)[0].isVisible)
        assert pieces(table, Plaque)[0].word == "Soy!"
        for _ in range(50):
            QCoreApplication.processEvents()
        assert table.play.moving, "the plaque does not stay"
        fan = table.board.zones[HANDS[0]]
        assert [item.face_up for item in fan] == [True] * 5
        with qtbot.waitSignal(table.play.over, timeout=WHOLE_MATCH):
            QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton)
        assert pieces(table, Plaque)[0].isVisible()
        assert sat.faults == []


def test_a_plaque_is_hidden_behind_a_sheet_and_its_rays_lie_under_the_cards(qtbot: QtBot) -> None:
    rival = {1: plays("bid 4S", "discard 4S")}
    with sitting(qtbot, GAME, entries=HEARTS, computers=rival) as sat:
        with qtbot.waitSignal(sat.table.play.over, timeout=WHOLE_MATCH):
            table = ending(qtbot, sat, "2S")
        (plaque,) = pieces(table, Plaque)
        assert plaque.rays.isVisible()
        assert all(plaque.rays.zValue() < card.zValue() for card in sat.hand(0))
        overlays = Overlays(table)
        overlays.show_end(EndNotes())
        (paper,) = plaque.childItems()
        table.redraw()
        assert not paper.isVisible()
        overlays.close()
        assert paper.isVisible()


def test_a_rivals_call_reveals_the_rivals_hand(qtbot: QtBot) -> None:
    deal = dealt("4S 5C 9D QH AC", "2S 5H 9H JH KH", "7H AH")
    rival = {1: plays("bid KH", "discard 2S")}
    with sitting(qtbot, GAME, entries=deal, computers=rival) as sat:
        table = soy(sat)
        asked(qtbot, sat, table.start)
        asked(qtbot, sat, lambda: lay(sat, "4S", "bid"))
        with qtbot.waitSignal(table.play.over, timeout=WHOLE_MATCH):
            lay(sat, "4S", "discard")
        held = [item.card for item in table.board.zones[HANDS[1]]]
        assert held == [card(word) for word in "5H 7H 9H JH AH".split()]
        assert "“Soy!” calls Ada." in [text for _, text in sat.told]
        sheet = scoreboard_over(table, table.play.view_now(), table.shown.now.names)
        assert sheet.accessibleName() == "Ada wins with Soy."


def test_a_finished_match_is_shown_with_its_end(qtbot: QtBot) -> None:
    rival = {1: plays("bid 4S", "discard 4S")}
    with sitting(qtbot, GAME, entries=HEARTS, computers=rival) as sat:
        with qtbot.waitSignal(sat.table.play.over, timeout=WHOLE_MATCH):
            ending(qtbot, sat, "2S")
        played = picture(sat.table)
        with sitting(qtbot, GAME, entries=sat.match.entries) as again:
            again.table.start()
            assert pieces(soy(again), Plaque)[0].word == "Soy!"
            resumed = picture(again.table)
    assert resumed == played


@pytest.mark.parametrize(
    ("reason", "yours", "theirs"),
    [
        ("soy", "You win with Soy.", "Ada wins with Soy."),
        (
            "simultaneous soy",
            "Both call Soy: you win with the lower cards.",
            "Both call Soy: Ada wins with the lower cards.",
        ),
        (
            "deck empty",
            "The deck is empty: you win with the lower cards.",
            "The deck is empty: Ada wins with the lower cards.",
        ),
    ],
)
def test_the_sheet_says_how_it_ended(reason: str, yours: str, theirs: str) -> None:
    names = ["You", "Ada"]
    assert result_told("soy", {}, Result((1, 2), None, reason), names, 0) == yours
    assert result_told("soy", {}, Result((2, 1), None, reason), names, 0) == theirs


@pytest.mark.parametrize(
    ("reason", "text"),
    [
        ("simultaneous soy", "Both call Soy with equal cards: a tie."),
        ("deck empty", "The deck is empty and both hands are equal: a tie."),
        ("all bids tied", "Every bid was tied: nobody wins."),
    ],
)
def test_the_sheet_says_how_it_came_to_a_tie(reason: str, text: str) -> None:
    assert result_told("soy", {}, Result((1, 1), None, reason), ["You", "Ada"], 0) == text


def test_a_game_without_scores_has_no_page_for_them(qtbot: QtBot) -> None:
    with sitting(qtbot, GAME) as sat:
        panel = SidePanel()
        qtbot.addWidget(panel)
        table = sat.table
        panel.begin(SeenMatch(table.play.view_now(), table.shown.now.names, 0))
        panel.bring_forward("score")
        assert panel.tab == "log"
        assert [plate.words.score for plate in table.board.plates] == ["", ""]


# --- the hand, the keyboard, screen readers ------------------------------------------------------


def test_the_hand_lies_by_suits_and_counts_them(qtbot: QtBot) -> None:
    with sitting(qtbot, GAME, entries=TIES) as sat:
        table = soy(sat)
        asked(qtbot, sat, table.start)
        assert [spell(item.card or 0) for item in sat.hand(0)] == ["2S", "5H", "9H", "9C", "KD"]
        shown = {
            SUITS[each.suit]: each.count for each in pieces(table, SuitCount) if each.isVisible()
        }
        assert shown == {"S": 1, "H": 2, "C": 1, "D": 1}
        within, between = (
            sat.hand(0)[place + 1].pos().x() - sat.hand(0)[place].pos().x() for place in (1, 2)
        )
        assert between > within + 20


def test_digits_lead_to_the_cards_of_a_suit(qtbot: QtBot) -> None:
    with sitting(qtbot, GAME, entries=TIES) as sat:
        table = soy(sat)
        asked(qtbot, sat, table.start)
        for key, word in (("2", "5H"), ("2", "9H"), ("2", "5H"), ("4", "KD")):
            QTest.keyClicks(table, key)
            assert table.focus.focused_item() is item_of(sat, word)


def test_the_focus_goes_on_to_what_can_be_done_next(qtbot: QtBot) -> None:
    rival = {1: plays("bid QH", "discard 4S")}
    with sitting(qtbot, GAME, entries=TIES, computers=rival) as sat:
        table = soy(sat)
        asked(qtbot, sat, table.start)
        QTest.keyClicks(table, "4")
        QTest.keyClick(table, Qt.Key.Key_Return)
        assert table.focus.focused_item() is bids_of(table, 0)
        asked(qtbot, sat, lambda: QTest.keyClick(table, Qt.Key.Key_Return))
        assert table.focus.focused_item() is sat.hand(0)[0]


def test_a_card_that_goes_out_of_sight_leaves_the_focus_behind(qtbot: QtBot) -> None:
    rival = {1: plays(*LOSES)}
    with sitting(qtbot, GAME, entries=TIES, computers=rival) as sat:
        table = loser(qtbot, sat)
        walk_to(table, item_of(sat, "5H"))
        for word in ("QH", "9H"):
            activate(table, item_of(sat, word))
        gone = item_of(sat, "5H")
        held: list[object] = []
        table.play.settled.connect(lambda: held.append(table.focus.focused_item()))
        asked(qtbot, sat, lambda: activate(table, item_of(sat, "9D")))
        assert gone not in table.reading.in_tree()
        assert held
        assert gone not in held


def test_every_item_has_a_name_and_no_name_tells_a_hidden_card(qtbot: QtBot) -> None:
    reader.install()
    with sitting(qtbot, GAME, seed=2) as sat:
        Hands(sat, ["clicks"])
        heard: list[str] = []

        def listen() -> None:
            view = sat.match.view(0)
            known = {c for spread in view.zones for c in spread.cards if c is not None}
            known |= {c for e in view.events if isinstance(e, Shown) for c in e.cards or ()}
            items = sat.table.reading.in_tree()
            names = [sat.table.reading.name_of(item) for item in items]
            assert all(names), "something has no name"
            told = " ".join(names)
            hidden = [c for c in DECK if c not in known and re.search(rf"\b{card_name(c)}", told)]
            assert hidden == []
            heard.extend(names)

        sat.table.play.settled.connect(listen)
        with qtbot.waitSignal(sat.table.play.over, timeout=WHOLE_MATCH):
            sat.table.start()
        for part in ("your hand", "Hand of Ada", ", prize", "Stock, ", "Your discards: "):
            assert any(part in name for name in heard), f"nothing is called {part}"


def test_a_card_can_be_acted_on_by_a_screen_reader(qtbot: QtBot) -> None:
    reader.install()
    with sitting(qtbot, GAME, entries=TIES) as sat:
        table = soy(sat)
        asked(qtbot, sat, table.start)
        for item in (item_of(sat, "KD"), bids_of(table, 0)):
            found = QAccessible.queryAccessibleInterface(item)
            assert found is not None
            found.actionInterface().doAction(accessible.PRESS)
        assert sat.match.entries[-1] == Decision(0, "bid KD")
