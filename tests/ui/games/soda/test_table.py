"""The table of Soda, played by clicks, drags and keys, by one person and by several."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from functools import cache

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from soiree.core.cards import DECK, card
from soiree.core.entries import Chance, Decision, Entry, Move
from soiree.core.events import Event, Said, Scored, Shown, Turn
from soiree.core.players import Stop, random_player
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soda import GAME
from soiree.games.soda.facts import SodaFacts
from soiree.games.soda.moves import PLAYED
from soiree.games.soda.rules import HANDS_A_ROUND, ROUNDS
from soiree.games.soda.zones import DRAW, HANDS, ROW
from soiree.ui.games.soda.layout import PLAYED_ROW
from soiree.ui.games.soda.presenter import NO_BUTTON
from soiree.ui.games.soda.prizes import Prize
from soiree.ui.games.soda.rounds import still_held
from soiree.ui.language.words import card_name
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.felt.button_item import ButtonItem
from soiree.ui.table.felt.cards import CardItem
from soiree.ui.table.felt.place_item import PlaceItem, PrintedPlace
from soiree.ui.table.speech import accessible
from soiree.ui.table.table import Table
from tests.games.honesty import honest, play, seated
from tests.thorough import always
from tests.ui.table.items import disagreements
from tests.ui.table.sitting import AT_ONCE, Sitting, click, drag, picture, sitting, some, walk_to
from tests.window import reader

pytestmark = pytest.mark.slow

SLOWLY = Appearance(speed="off", message_delay=400)
"""No motion, but messages stay."""

WHOLE_MATCH = 60_000


def dealt(hands: Sequence[str], then: str = "") -> list[Entry]:
    """A first round in which seat 0 leads; `then` are the cards on top of the draw pile."""
    seats = len(hands)
    lists = [[card(word) for word in hand.split()] for hand in hands]
    top = [lists[seat][place] for place in range(5) for seat in range(seats)]
    top += [card(word) for word in then.split()]
    deck = (*top, *(each for each in DECK if each not in top))
    return [Chance("dealer", seat=seats - 1), Chance("deck", cards=deck)]


def soda(table: object) -> Table:
    assert isinstance(table, Table)
    return table


def row_of(table: Table) -> PlaceItem:
    return table.board.places[PLAYED_ROW]


def no_of(table: Table) -> ButtonItem:
    return table.board.buttons[NO_BUTTON]


def prizes_of(table: object) -> list[Prize]:
    prizes = [item for item in soda(table).scene().items() if isinstance(item, Prize)]
    return sorted(prizes, key=lambda prize: prize.worth)


def item_of(sat: Sitting, seat: Seat, text: str) -> CardItem:
    return next(item for item in sat.hand(seat) if item.card == card(text))


def says_no(view: View, rng: random.Random, stop: Stop) -> Move:
    return "no" if "no" in view.legal else view.legal[0]


def type_letter(table: Table, letter: str) -> None:
    """Press the key of a letter on a keyboard that has it."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        key = ord(letter.upper())
        QApplication.sendEvent(table, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, letter))


class Hands:
    """Players who choose random moves, and make them in random ways."""

    def __init__(self, sat: Sitting, ways: Sequence[str], seed: int = 1) -> None:
        self.sat = sat
        self.ways = ways
        self.rng = random.Random(seed)
        sat.plays = self.play

    def play(self, seat: Seat) -> None:
        table = soda(self.sat.table)
        move = some(self.rng, self.sat.legal(seat))
        way = self.rng.choice(self.ways)
        position = self.sat.match.position
        if move == "no":
            if way == "keys":
                type_letter(table, self.rng.choice("nνт"))
            else:
                click(table, no_of(table))
        else:
            item = next(each for each in self.sat.hand(seat) if each.card == PLAYED[move])
            getattr(self, way)(table, item)
        assert self.sat.match.position > position, f"{move} was not made by {way}"

    def clicks(self, table: Table, item: CardItem) -> None:
        click(table, item)

    def row_first(self, table: Table, item: CardItem) -> None:
        click(table, row_of(table))
        click(table, item)

    def drags(self, table: Table, item: CardItem) -> None:
        drag(table, item, table.mapFromScene(row_of(table).area().center()))

    def keys(self, table: Table, item: CardItem) -> None:
        walk_to(table, item)
        QTest.keyClick(table, Qt.Key.Key_Return)


@pytest.mark.parametrize(
    ("ways", "players", "hand"),
    [
        (["clicks", "row_first", "drags", "keys"], 2, 27),
        pytest.param(["clicks", "row_first"], 4, 1, marks=pytest.mark.thorough),
        pytest.param(["drags"], 3, 19, marks=pytest.mark.thorough),
        pytest.param(["keys"], 2, 19, marks=pytest.mark.thorough),
        pytest.param(["drags"], 3, 1, marks=pytest.mark.soak),
        pytest.param(["keys"], 2, 1, marks=pytest.mark.soak),
    ],
)
def test_a_whole_match_can_be_played(
    qtbot: QtBot, ways: list[str], players: int, hand: int
) -> None:
    """Some runs begin with a later hand, because the rounds and the hands are alike."""
    entries = before_hand(hand, players)
    with sitting(qtbot, GAME, options={"players": players}, entries=entries) as sat:
        Hands(sat, ways)
        with qtbot.waitSignal(sat.table.play.over, timeout=WHOLE_MATCH):
            sat.table.start()
        assert sat.match.result is not None
        looked_at = ROUNDS - 1 - (hand - 1) // HANDS_A_ROUND
        assert sat.rounds == looked_at, "after its nine hands each round is, but for the last"
        assert sat.faults == []
        assert sat.refused == []
        assert sat.table.shown.moment().view.scores == sat.match.view_of(()).scores


class TestTwoClicks:
    """The first click only picks a card up if the setting is on."""

    @pytest.fixture
    def sat(self, qtbot: QtBot) -> Iterator[Sitting]:
        appearance = replace(AT_ONCE, two_clicks=True)
        with sitting(qtbot, GAME, appearance=appearance) as sat:
            with qtbot.waitSignal(sat.table.play.asked):
                sat.table.start()
            yield sat

    @pytest.mark.parametrize("second", always("row", "key", of=("row", "card", "key")))
    def test_the_second_click_plays_the_card(self, sat: Sitting, second: str) -> None:
        table, before = sat.table, sat.match.position
        played = next(PLAYED[move] for move in sat.legal(0) if move != "no")
        item = next(each for each in sat.hand(0) if each.card == played)
        click(table, item)
        assert table.choice.selected == (table.board.target_of(item),)
        assert row_of(table).glows
        assert sat.match.position == before
        if second == "key":
            table.focus.move_to(item)
            QTest.keyClick(table, Qt.Key.Key_Space)
        else:
            click(table, item if second == "card" else row_of(table))
        assert sat.match.position > before


def before_hand(number: int, players: int) -> Sequence[Entry]:
    """The entries of a random match before that hand begins, of all hands of the match."""
    match = seated(GAME, {"players": players}, seed=1)
    everybody = [honest(random_player)] * players
    while len(SodaFacts.of(match.view(0)).won) < number - 1:
        play(match, everybody, random.Random(match.position), match.position + 1)
    return match.entries


@pytest.mark.soak
def test_several_people_can_play_at_one_screen(qtbot: QtBot) -> None:
    with sitting(qtbot, GAME, people=3, options={"players": 3}) as sat:
        Hands(sat, ["clicks"], seed=4)
        with qtbot.waitSignal(sat.table.play.over, timeout=WHOLE_MATCH):
            sat.table.start()
        assert set(sat.handed) == {0, 1, 2}
        assert sat.faults == []


def test_the_scene_set_in_the_middle_is_the_scene_played(qtbot: QtBot) -> None:
    with sitting(qtbot, GAME) as sat:
        Hands(sat, ["clicks"])
        with qtbot.waitSignal(
            sat.table.play.asked,
            check_params_cb=lambda _: sat.match.position > 30,
            timeout=WHOLE_MATCH,
        ):
            sat.table.start()
        sat.plays = None
        with sitting(qtbot, GAME, entries=sat.match.entries) as later:
            with qtbot.waitSignal(later.table.play.asked):
                later.table.start()
            assert picture(later.table) == picture(sat.table)
            assert [prize.slot for prize in prizes_of(later.table)] == [
                prize.slot for prize in prizes_of(sat.table)
            ]


def test_before_the_first_deal_nothing_is_at_stake(qtbot: QtBot) -> None:
    def stakes(table: Table) -> list[str]:
        printed = (item for item in table.scene().items() if isinstance(item, PrintedPlace))
        return [item.caption for item in printed if item.isVisible() and "stake" in item.caption]

    with sitting(qtbot, GAME) as sat:
        assert stakes(sat.table) == []
        with qtbot.waitSignal(sat.table.play.asked):
            sat.table.start()
        assert stakes(sat.table) == ["At stake: 2"]


class TestRefusals:
    HANDS = ("3S 4S 5S 6S 7S", "5H 6H 7H 8H 9H")

    @pytest.fixture
    def sat(self, qtbot: QtBot) -> Iterator[Sitting]:
        entries = [*dealt(self.HANDS), Decision(0, "play 6S"), Decision(1, "play 6H")]
        with sitting(qtbot, GAME, options={"players": 2}, entries=entries) as sat:
            with qtbot.waitSignal(sat.table.play.asked):
                sat.table.start()
            yield sat

    LOWER = (
        "The 4 of spades is lower than the 6 of hearts: play an equal or higher card, or say No."
    )

    def test_a_click_on_a_lower_card_is_refused(self, sat: Sitting) -> None:
        click(sat.table, item_of(sat, 0, "4S"))
        assert sat.refused == [self.LOWER]

    def test_a_lower_card_that_is_dropped_glides_back(self, sat: Sitting) -> None:
        table, low = soda(sat.table), item_of(sat, 0, "4S")
        drag(table, low, table.mapFromScene(row_of(table).area().center()))
        assert sat.refused == [self.LOWER]
        assert low.pos() == low.pose.centre
        assert sat.match.view(0).cards("row") == (card("6S"), card("6H"))

    def test_a_card_dropped_on_the_felt_glides_back_without_a_word(self, sat: Sitting) -> None:
        high = item_of(sat, 0, "7S")
        drag(sat.table, high, QPoint(640, 20))
        assert high.pos() == high.pose.centre
        assert sat.refused == []
        assert soda(sat.table).choice.selected == ()

    def test_a_leader_has_no_button_for_no(self, qtbot: QtBot) -> None:
        entries = dealt(self.HANDS)
        with sitting(qtbot, GAME, options={"players": 2}, entries=entries) as sat:
            with qtbot.waitSignal(sat.table.play.asked):
                sat.table.start()
            QTest.keyClick(sat.table, Qt.Key.Key_N)
            assert not no_of(soda(sat.table)).isVisible()
            assert sat.match.position == len(entries)


class TestNo:
    """A forced No looks like a chosen one (SDA-3)."""

    CHOSEN = ("9S 2S 3S 4S 5S", "10H 2H 3H 4H 5H", "10C 2C 3C 4C 5C")
    BY_ITSELF = ("9S 2S 3S 4S 5S", "8H 2H 3H 4H 5H", "10C 2C 3C 4C 5C")

    def told(self, qtbot: QtBot, hands: Sequence[str]) -> list[tuple[Event, str, Seat | None]]:
        shown: list[tuple[Event, str, Seat | None]] = []
        computers = {1: says_no, 2: says_no}
        with sitting(
            qtbot,
            GAME,
            options={"players": 3},
            entries=dealt(hands),
            computers=computers,
        ) as sat:
            table = sat.table
            with qtbot.waitSignal(table.play.asked):
                table.start()
            table.play.event_shown.connect(
                lambda event, text: shown.append((event, text, table.shown.now.thinker))
            )
            with qtbot.waitSignal(
                table.play.event_shown, check_params_cb=lambda event, _: isinstance(event, Scored)
            ):
                soda(table).choice.make("play 9S")
        return shown

    def test_a_forced_no_looks_like_a_chosen_one(self, qtbot: QtBot) -> None:
        chosen, by_itself = (self.told(qtbot, hands) for hands in (self.CHOSEN, self.BY_ITSELF))
        assert chosen == by_itself
        assert (Said(1, "no"), "“No,” says Ada.", None) in chosen

    @pytest.mark.parametrize("hands", [CHOSEN, BY_ITSELF])
    def test_no_click_shortens_the_time_before_a_no(
        self, qtbot: QtBot, hands: Sequence[str]
    ) -> None:
        with sitting(
            qtbot,
            GAME,
            options={"players": 3},
            entries=dealt(hands),
            computers={1: says_no, 2: says_no},
            appearance=SLOWLY,
        ) as sat:
            with qtbot.waitSignal(sat.table.play.asked):
                sat.table.start()
            sat.told.clear()
            soda(sat.table).choice.make("play 9S")
            for _ in range(3):
                sat.table.playback.hurry()
            assert [event for event, _ in sat.told][-1] == Turn((1,))
            assert sat.table.play.moving
            assert sat.table.shown.now.thinker == 1

    def test_the_screen_is_handed_over_before_a_forced_no(self, qtbot: QtBot) -> None:
        with sitting(
            qtbot, GAME, people=3, options={"players": 3}, entries=dealt(self.BY_ITSELF)
        ) as sat:
            with qtbot.waitSignal(sat.table.play.screen_requested):
                sat.table.start()
            with qtbot.waitSignal(sat.table.play.asked):
                sat.table.play.take_seat(0)
            sat.told.clear()
            with qtbot.waitSignal(sat.table.play.screen_requested):
                soda(sat.table).choice.make("play 9S")
            sat.table.playback.hurry()
            assert sat.handed == [0, 1]
            assert not any(isinstance(event, Said) for event, _ in sat.told)
            with qtbot.waitSignal(sat.table.play.asked):
                sat.table.play.take_seat(1)
            assert disagreements(sat.table) == []

    def test_the_prompt_explains_the_viewers_forced_no(self, qtbot: QtBot) -> None:
        hands = ("2S 3S 4S 5S 6S", "9H 2H 3H 4H 5H")
        entries = [*dealt(hands), Decision(0, "play 2S")]
        with sitting(
            qtbot,
            GAME,
            options={"players": 2},
            entries=entries,
            computers={1: lambda view, rng, stop: "play 9H"},
            appearance=SLOWLY,
        ) as sat:
            with qtbot.waitSignal(
                sat.table.play.event_shown, check_params_cb=lambda event, _: event == Said(0, "no")
            ):
                sat.table.start()
            assert sat.table.board.prompt.isVisible()
            assert sat.table.board.prompt.text() == (
                "You hold nothing as high as the 9 of hearts, so you say No."
            )


class TestAce:
    """The hands that an Ace reveals lie open for a moment, and close again (SDA-6)."""

    HANDS = ("7S AS 3S 4S 5S", "8H 2H KH 4H 5H", "9C 2C QC 4C 5C")

    @pytest.fixture
    def sat(self, qtbot: QtBot) -> Iterator[Sitting]:
        moves = [Decision(0, "play 7S"), Decision(1, "play 8H"), Decision(2, "play 9C")]
        with sitting(
            qtbot,
            GAME,
            options={"players": 3},
            entries=[*dealt(self.HANDS), *moves],
            appearance=SLOWLY,
        ) as sat:
            with qtbot.waitSignal(sat.table.play.asked):
                sat.table.start()
            yield sat

    def test_stripped_hands_lie_open_for_a_moment(self, qtbot: QtBot, sat: Sitting) -> None:
        with qtbot.waitSignal(
            sat.table.play.event_shown, check_params_cb=lambda event, _: isinstance(event, Scored)
        ):
            soda(sat.table).choice.make("play AS")
        for seat, cards in ((1, "2H 4H 5H"), (2, "2C 4C 5C")):
            assert [item.card for item in sat.hand(seat)] == [card(c) for c in cards.split()]
            assert all(item.face_up for item in sat.hand(seat))
        sat.table.playback.hurry()
        for seat in (1, 2):
            assert {item.card for item in sat.hand(seat)} == {None}
            assert not any(item.face_up for item in sat.hand(seat))

    def test_the_log_tells_what_an_ace_takes(self, qtbot: QtBot, sat: Sitting) -> None:
        with qtbot.waitSignal(
            sat.table.play.event_shown, check_params_cb=lambda event, _: isinstance(event, Scored)
        ):
            soda(sat.table).choice.make("play AS")
        texts = [text for event, text in sat.told if isinstance(event, Shown)]
        assert texts[0] == "Your ace costs Ada the king of hearts."
        kept = [line.text for line in sat.table.play.story.lines()]
        assert kept[kept.index(texts[0]) + 1] == "Ada shows the rest: 2♥ 4♥ 5♥"

    def test_a_resize_does_not_close_open_hands(self, qtbot: QtBot, sat: Sitting) -> None:
        with qtbot.waitSignal(
            sat.table.play.event_shown, check_params_cb=lambda event, _: isinstance(event, Shown)
        ):
            soda(sat.table).choice.make("play AS")
        sat.table.resize(900, 640)
        assert all(item.face_up for item in sat.hand(1))


def test_a_run_is_called_and_its_cards_are_drawn(qtbot: QtBot) -> None:
    hands = ("7S 2S 3S 4S 5S", "7H 2H 3H 4H 5H")
    entries = [*dealt(hands, "KS"), Decision(0, "play 7S")]
    with sitting(
        qtbot,
        GAME,
        options={"players": 2},
        entries=entries,
        computers={1: lambda view, rng, stop: view.legal[0]},
        appearance=SLOWLY,
    ) as sat:
        table = soda(sat.table)
        with qtbot.waitSignal(
            table.play.event_shown,
            check_params_cb=lambda event, _: getattr(event, "target", None) == ROW,
        ):
            table.start()
        qtbot.waitUntil(table.board.speeches.callout.isVisible)
        qtbot.waitUntil(lambda: len(sat.hand(1)) == 5)


class TestReading:
    """A screen reader finds every item, and no hidden card."""

    def test_every_item_has_a_name_and_no_name_tells_a_hidden_card(self, qtbot: QtBot) -> None:
        names: list[str] = []
        wrong: list[str] = []
        with sitting(qtbot, GAME, options={"players": 2}, entries=before_hand(27, 2)) as sat:
            table = sat.table

            def read() -> None:
                view = table.play.view_now()
                known = {
                    card_name(each)
                    for zone, cards in view.zones
                    if zone != DRAW
                    for each in cards
                    if each is not None
                }
                for hand in HANDS:
                    known |= set(map(card_name, still_held(hand, view.events)))
                for item in (*table.board.in_reach_of_keys(), *table.board.plates):
                    name = item.name
                    names.append(name)
                    if not name or not named(name) <= known:
                        wrong.append(name)

            table.play.settled.connect(read)
            Hands(sat, ["clicks"])
            with qtbot.waitSignal(table.play.over, timeout=WHOLE_MATCH):
                table.start()
        assert wrong == []
        assert any(name.startswith("The row, last card first: ") for name in names)
        stake = r"At stake: the scoring card of (spades|hearts|diamonds|clubs) worth \d"
        assert any(re.fullmatch(stake, name) for name in names)
        assert any(re.fullmatch(r"Ada has won in clubs: [\d, ]+; \d+ in all", n) for n in names)

    def test_a_screen_reader_can_find_and_play_a_card(self, qtbot: QtBot) -> None:
        reader.install()
        entries = dealt(("7S 2S 3S 4S 5S", "7H 2H 3H 4H 5H"))
        with sitting(qtbot, GAME, options={"players": 2}, entries=entries) as sat:
            with qtbot.waitSignal(sat.table.play.asked):
                sat.table.start()
            found = QAccessible.queryAccessibleInterface(sat.table)
            children = {
                child.text(QAccessible.Text.Name): child
                for child in map(found.child, range(found.childCount()))
            }
            actions = children["7 of spades, your hand, 5 of 5"].actionInterface()
            assert actions.actionNames() == [accessible.PRESS, accessible.FOCUS]
            actions.doAction(accessible.PRESS)
            actions.doAction(accessible.PRESS)
            assert sat.match.entries[-1] == Decision(0, "play 7S")


@cache
def named(text: str) -> frozenset[str]:
    """The cards that a text names."""
    names = map(card_name, DECK)
    return frozenset(each for each in names if re.search(rf"(?<!\d){re.escape(each)}", text))
