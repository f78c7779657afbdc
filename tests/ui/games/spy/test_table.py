"""The table of Spy vs Spy: races by clicks, drags and keys, with a clock that the test controls."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from functools import cache

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QRadioButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from soiree.controller.match.authority import Match
from soiree.controller.match.race import Race
from soiree.controller.match.stopwatch import moves_are_timed
from soiree.controller.match.turn_order import TurnOrder
from soiree.core.cards import DECK, card
from soiree.core.entries import Chance, Decision, Entry, Move
from soiree.core.players import never
from soiree.core.zones import Seat, Zone
from soiree.games import GAMES
from soiree.games.spy import GAME
from soiree.games.spy.facts import SpyFacts
from soiree.games.spy.moves import ACCUSE, OPEN, PASS, PENALTY, PICK, PLACE, UNDER
from soiree.storage.settings import Settings
from soiree.ui.dialogs.new_game import NewGameDialog
from soiree.ui.games.spy.layout import TAKE, board_place, hand_place, pile_place
from soiree.ui.games.spy.pieces import Fan
from soiree.ui.language import voice
from soiree.ui.language.words import card_name
from soiree.ui.style import first_look
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.contract.targets import GO_ON, PAUSE, SHOW_END, CardTarget
from soiree.ui.table.felt.button_item import ButtonItem
from soiree.ui.table.felt.cards import CardItem
from soiree.ui.table.felt.lines import Corners
from soiree.ui.table.felt.place_item import PlaceItem
from soiree.ui.table.race.countdown import EACH
from soiree.ui.table.race.lock_sign import LockSign
from soiree.ui.table.race.race import uptime
from soiree.ui.table.speech import accessible
from soiree.ui.table.table import Table
from tests.controller.match.test_race import ManualClock
from tests.games.honesty import honest, play, seated
from tests.thorough import always
from tests.ui.table.items import bubbles_of, disagreements, race_at
from tests.ui.table.sitting import Sitting, click, drag, picture, point_of, sitting
from tests.window import reader

pytestmark = pytest.mark.slow

WHOLE_MATCH = 180_000
LIVELY = Appearance(speed="normal", message_delay=400)


class Clockwork(ManualClock):
    """A clock that advances with each turn of the event loop, once it is wound up."""

    def __init__(self) -> None:
        super().__init__()
        self._timer = QTimer()
        self._timer.timeout.connect(lambda: self.go_on(0.25))

    def wind(self) -> None:
        self._timer.start(0)

    def stop(self) -> None:
        self._timer.stop()

    def turns(self, timed: bool = True) -> Callable[[Match], TurnOrder]:
        def order(match: Match) -> TurnOrder:
            if timed:
                return Race(match, lambda: self.now, self.call_later)
            return TurnOrder(match, lambda: self.now)

        return order


@pytest.fixture
def clock() -> Iterator[Clockwork]:
    made = Clockwork()
    yield made
    made.stop()


def race(
    qtbot: QtBot,
    clock: Clockwork,
    *,
    timed: bool = True,
    options: dict[str, int | str] | None = None,
    entries: Sequence[Entry] = (),
    appearance: Appearance | None = None,
    people: int = 1,
) -> AbstractContextManager[Sitting]:
    appearance = appearance or Appearance(speed="off", message_delay=0)
    return sitting(
        qtbot,
        GAME,
        options=options,
        entries=entries,
        turns=clock.turns(timed),
        appearance=appearance,
        people=people,
    )


def spy(table: QObject) -> Table:
    assert isinstance(table, Table)
    return table


def pile(table: Table, seat: Seat, number: int) -> PlaceItem:
    """The item of a pile, numbered from 0."""
    return table.board.places[pile_place(seat, number)]


def last_target_of(table: Table, move: Move) -> PlaceItem | ButtonItem:
    """The place or button that completes a legal move."""
    found = table.board.item_of(table.choice.targets(move)[-1])
    assert isinstance(found, (PlaceItem, ButtonItem))
    return found


def turned_up(table: Table) -> CardItem:
    """The card that the person has turned up."""
    (item,) = table.board.zones[Zone("up", 0)]
    return item


def deck(first: str) -> tuple[int, ...]:
    """A deck that begins with these cards."""
    top = [card(text) for text in first.split()]
    return (*top, *(each for each in DECK if each not in top))


START = "2S 3S 4S 5S 6S "
"""Five cards for a points pile."""


def dealt(mine: str, others: int = 1) -> list[Entry]:
    """A first race in which seat 0 has these cards after its points."""
    plain = deck(START + "7S 9S JS KS")
    return [
        Chance("deck", deck(START + mine), 0),
        *(Chance("deck", plain, seat) for seat in range(1, others + 1)),
    ]


def type_digit(table: QWidget, digit: str) -> None:
    QTest.keyClick(table, Qt.Key(ord(digit)))


def start_race(qtbot: QtBot, table: Table) -> None:
    """Uncover a paused race, and wait for the start."""
    race_at(table).toggle()
    end_countdown(table)
    qtbot.waitUntil(lambda: may_move(table))


def end_countdown(table: Table) -> None:
    """Let the time of a countdown pass."""
    if (running := race_at(table).countdown.running) is not None:
        running.setCurrentTime(running.totalDuration())


def may_move(table: Table) -> bool:
    return table.shown.now.decider == 0 and not table.play.moving


class Hands:
    """A player who makes a computer's moves in random ways."""

    def __init__(self, sat: Sitting, ways: Sequence[str], seed: int = 1) -> None:
        self.sat = sat
        self.ways = ways
        self.rng = random.Random(seed)
        self.made: list[Move] = []
        sat.plays = self.play

    def play(self, seat: Seat) -> None:
        table = spy(self.sat.table)
        legal = self.sat.legal(seat)
        if not legal or table.shown.now.decider != seat:
            return
        move = self.choice(legal)
        getattr(self, self.rng.choice(self.ways))(table, move)
        made = self.sat.match.entries[-1]
        assert made == Decision(seat, move, getattr(made, "at", None)), f"{move} was not made"
        self.made.append(move)

    def choice(self, legal: Sequence[Move]) -> Move:
        """The move of a good player, so that the match ends soon."""
        return GAMES["spy"].player("hard")(self.sat.match.view(0), self.rng, never)

    def clicks(self, table: Table, move: Move) -> None:
        if move in ACCUSE:
            click(table, table.board.plates[ACCUSE[move]])
            return
        self._select_pile(table, move)
        click(table, last_target_of(table, move))

    def two_clicks(self, table: Table, move: Move) -> None:
        if move in PLACE or move in (OPEN, UNDER):
            click(table, turned_up(table))
            to = last_target_of(table, move)
            assert isinstance(to, PlaceItem)
            assert to.glows
        self.clicks(table, move)

    def drags(self, table: Table, move: Move) -> None:
        if move in PLACE or move in (OPEN, UNDER):
            to = point_of(table, last_target_of(table, move))
            drag(table, turned_up(table), to)
        else:
            self.clicks(table, move)

    def keys(self, table: Table, move: Move) -> None:
        if move in (OPEN, UNDER):
            QTest.keyClick(table, Qt.Key.Key_Space)
        elif move == PASS:
            QTest.keyClick(table, Qt.Key.Key_N)
        elif move in ACCUSE:
            # The boards stand one above the other, above the button that accuses nobody.
            QTest.keyClick(table, Qt.Key.Key_Left)
            for _ in range(4):
                if table.focus.focused_item() is not last_target_of(table, move):
                    QTest.keyClick(table, Qt.Key.Key_Up)
            QTest.keyClick(table, Qt.Key.Key_Return)
        else:
            number = {**PLACE, **PICK, **PENALTY}[move] + 1
            type_digit(table, str(number))
            if move not in PLACE:
                QTest.keyClick(table, Qt.Key.Key_Return)

    def _select_pile(self, table: Table, move: Move) -> None:
        """Select a pile after a race, and then take it."""
        if move in PICK or move in PENALTY:
            place, _ = table.choice.targets(move)
            item = table.board.item_of(place)
            assert item is not None
            click(table, item)


@pytest.mark.parametrize(
    ("ways", "players", "timed"),
    [
        (["clicks", "two_clicks", "drags", "keys"], 2, True),
        pytest.param(["clicks", "two_clicks"], 2, True, marks=pytest.mark.thorough),
        pytest.param(["drags"], 2, True, marks=pytest.mark.thorough),
        # Three players use the keyboard in the test of cheats, too.
        pytest.param(["keys"], 3, True, marks=pytest.mark.soak),
        (["keys", "clicks"], 2, False),
        pytest.param(["keys"], 1, True, marks=pytest.mark.thorough),
    ],
)
def test_a_whole_match_can_be_played(
    qtbot: QtBot, clock: Clockwork, ways: list[str], players: int, timed: bool
) -> None:
    with race(qtbot, clock, timed=timed, options=shortest(players)) as sat:
        Hands(sat, ways)
        clock.wind()
        with qtbot.waitSignal(sat.table.play.over, timeout=WHOLE_MATCH):
            sat.table.start()
        assert sat.match.result is not None
        assert sat.faults == []
        assert sat.refused == []
        assert sat.rounds == SpyFacts.of(sat.match.view(0)).race - 1
        assert sat.table.shown.moment().view.scores == sat.match.view_of(()).scores


def shortest(players: int) -> dict[str, int | str]:
    """The options of the shortest match for this many players; two can share a deck."""
    return {"players": players, "deck": "half" if players == 2 else "full"}


@pytest.mark.parametrize(
    ("ways", "penalty", "players"),
    [
        (["clicks"], "pile", 2),
        pytest.param(["clicks"], "lose", 3, marks=pytest.mark.thorough),
        pytest.param(["keys"], "pile", 3, marks=pytest.mark.thorough),
        (["keys"], "lose", 2),
    ],
)
def test_a_person_can_accuse_cheats(
    qtbot: QtBot, clock: Clockwork, ways: list[str], penalty: str, players: int
) -> None:
    """The first computer cheats whenever it can; the person accuses whom they can."""

    class Accuser(Hands):
        def choice(self, legal: Sequence[Move]) -> Move:
            return legal[0] if legal[0] in ACCUSE or legal[0] in PENALTY else super().choice(legal)

    options = shortest(players) | {"cheating": "allowed", "penalty": penalty}
    with sitting(
        qtbot,
        GAME,
        options=options,
        turns=clock.turns(),
        computers={1: lambda view, rng, stop: rng.choice(view.legal)},
    ) as sat:
        hands = Accuser(sat, ways)
        clock.wind()
        with qtbot.waitSignal(sat.table.play.over, timeout=WHOLE_MATCH):
            sat.table.start()
        assert sat.faults == []
        assert "accuse 1" in hands.made
        assert any(move in PENALTY for move in hands.made) == (penalty == "pile")
        told = [text for _, text in sat.told]
        caught = [text for text in told if text.startswith("Ada is caught: the ")]
        assert caught
        assert all(text.endswith(" does not fit.") for text in caught)


class TestPilesAreLookedThrough:
    """Before an accusation: the first computer has put a 2 on an 8, in its first pile."""

    WORDS = "Ada, pile 1, its first card first"

    @pytest.fixture
    def sat(self, qtbot: QtBot, clock: Clockwork) -> Iterator[Sitting]:
        options: dict[str, int | str] = {"players": 2, "cheating": "allowed"}
        with race(qtbot, clock, options=options, entries=cheated()) as sat:
            sat.table.start()
            qtbot.waitUntil(lambda: "accuse 1" in spy(sat.table).shown.moment().legal)
            yield sat

    def fanned(self, sat: Sitting) -> list[str]:
        (fan,) = (item for item in spy(sat.table).scene().items() if isinstance(item, Fan))
        return [card_name(each) for each in fan.cards] if fan.isVisible() else []

    def lying(self, sat: Sitting) -> list[str]:
        return [card_name(each) for each in sat.match.view(0).faces("pile", 1, 1)]

    def test_the_mouse_over_a_pile_fans_it_out(self, sat: Sitting) -> None:
        table = spy(sat.table)
        assert self.fanned(sat) == []
        QTest.mouseMove(table.viewport(), point_of(table, pile(table, 1, 0)))
        assert self.fanned(sat) == self.lying(sat)
        QTest.mouseMove(table.viewport(), QPoint(2, 2))
        assert self.fanned(sat) == []

    def test_a_click_keeps_a_pile_open_and_accuses_nobody(self, sat: Sitting) -> None:
        table, position = spy(sat.table), sat.match.position
        click(table, pile(table, 1, 0))
        QTest.mouseMove(table.viewport(), QPoint(2, 2))
        assert self.fanned(sat) == self.lying(sat)
        click(table, pile(table, 1, 0))
        QTest.mouseMove(table.viewport(), QPoint(2, 2))
        assert self.fanned(sat) == []
        assert sat.match.position == position

    def test_a_pile_opens_by_keys_and_is_read_aloud(self, sat: Sitting) -> None:
        table = spy(sat.table)
        type_digit(table, "1")
        assert self.fanned(sat) == self.lying(sat)
        type_digit(table, "1")
        assert self.fanned(sat) == []
        name = pile(table, 1, 0).name
        assert all(each in name for each in self.lying(sat))

    def test_an_open_pile_closes_with_the_choice(self, sat: Sitting) -> None:
        table = spy(sat.table)
        click(table, pile(table, 1, 0))
        click(table, table.board.plates[1])
        last = sat.match.entries[-1]
        assert isinstance(last, Decision)
        assert last.move == "accuse 1"
        assert self.fanned(sat) == []


@cache
def later(players: int) -> list[Entry]:
    """A first race of good players, who move in turn, up to 16 moves before its end."""
    match, rng = seated(GAME, shortest(players), seed=1), random.Random(1)
    good = GAMES["spy"].player("hard")
    match.draw_chance()
    while match.legal(match.deciders[0])[0] not in PICK:
        for seat in match.deciders:
            match.play(seat, good(match.view(seat), rng, never), match.position)
    return list(match.entries[:-16])


@cache
def cheated() -> list[Entry]:
    """A race up to its end, in which the first computer has cheated at the first chance."""
    match = seated(GAME, {"players": 2, "cheating": "allowed"}, seed=1)

    def cheats(match: Match, seat: Seat, rng: random.Random) -> Move:
        return "place 1" if "place 1" in match.legal(seat) else match.legal(seat)[0]

    choosers = [honest(GAMES["spy"].player("middle")), cheats]
    while not match.deciders or "pass" not in match.legal(match.deciders[0]):
        play(match, choosers, random.Random(1), match.position + 1)
    return list(match.entries)


def test_opponents_move_while_the_person_looks_on(qtbot: QtBot, clock: Clockwork) -> None:
    with race(qtbot, clock, options={"players": 4}) as sat:
        with qtbot.waitSignal(sat.table.play.asked):
            sat.table.start()
        clock.wind()
        qtbot.waitUntil(lambda: len(sat.match.entries) > 20)
        assert sat.table.shown.now.decider == 0
        assert disagreements(sat.table) == []
        assert sat.asked == [0], "others' moves do not ask again"


def test_a_key_shows_the_end_of_a_race_that_the_person_only_watches(
    qtbot: QtBot, clock: Clockwork
) -> None:
    options = shortest(2) | {"cheating": "allowed"}
    with race(qtbot, clock, options=options) as sat:
        table = spy(sat.table)
        with qtbot.waitSignal(table.play.asked):
            table.start()
        button = table.board.buttons[SHOW_END]
        while 0 in sat.match.deciders:
            assert not button.isVisible()
            assert table.play.client.choose(0, sat.match.legal(0)[0]) is None
            # A race whose events stand still for two seconds counts as left.
            QCoreApplication.processEvents()
        qtbot.waitUntil(button.isVisible)
        assert not table.board.buttons[PAUSE].isVisible()
        QTest.keyClick(table, Qt.Key.Key_E)
        qtbot.waitUntil(lambda: not moves_are_timed(sat.match))
        qtbot.waitUntil(lambda: not table.playback)
        assert not button.isVisible()
        assert disagreements(table) == []


def test_a_card_picked_up_stays_so_while_others_move(qtbot: QtBot, clock: Clockwork) -> None:
    with race(qtbot, clock, options={"players": 4}) as sat:
        table = spy(sat.table)
        with qtbot.waitSignal(table.play.asked):
            table.start()
        up = turned_up(table)
        click(table, up)
        position = sat.match.position
        clock.wind()
        qtbot.waitUntil(lambda: sat.match.position > position + 3)
        assert table.choice.selected == (CardTarget(Zone("up", 0), up.card),)


def test_the_next_card_can_be_played_while_cards_fly(qtbot: QtBot, clock: Clockwork) -> None:
    """Each card moves at once, even while others fly."""
    cards = "7S 9S JS KS 8H 10H QH AH 7H 9H"
    with race(qtbot, clock, entries=dealt(cards), appearance=LIVELY) as sat:
        table = spy(sat.table)
        table.start()
        start_race(qtbot, table)
        for number in "123412":
            type_digit(table, number)
        assert [e.move for e in sat.match.entries if isinstance(e, Decision)] == [
            f"place {number}" for number in "123412"
        ]
        assert sat.refused == []
        assert len(table.board.zones[Zone("pile", 0, 1)]) == 3
        with qtbot.waitSignal(table.play.settled):
            pass
        assert disagreements(table) == []


def test_a_key_that_is_held_down_plays_one_card(qtbot: QtBot, clock: Clockwork) -> None:
    with race(qtbot, clock, entries=dealt("7S 9S JS KS 8H 10H 8S")) as sat:
        table = spy(sat.table)
        table.start()
        start_race(qtbot, table)
        for held in (False, True, True):
            key, plain = Qt.Key.Key_2, Qt.KeyboardModifier.NoModifier
            press = QKeyEvent(QEvent.Type.KeyPress, key, plain, "2", held)
            QApplication.sendEvent(table, press)
        assert [e.move for e in sat.match.entries if isinstance(e, Decision)] == ["place 2"]
        assert sat.refused == []


def test_no_key_shortens_the_countdown(qtbot: QtBot, clock: Clockwork) -> None:
    with race(qtbot, clock, entries=dealt("7S 9S JS KS 8H"), appearance=LIVELY) as sat:
        table = spy(sat.table)
        table.start()
        race_at(table).toggle()
        type_digit(table, "1")
        QTest.keyClick(table, Qt.Key.Key_Space)
        assert table.shown.now.is_covered
        assert sat.refused == ["The race is paused. Press P to resume."] * 2
        table.playback.hurry()
        assert table.shown.now.is_covered
        end_countdown(table)
        assert not table.shown.now.is_covered


def test_enter_during_the_countdown_does_not_pause_later(qtbot: QtBot, clock: Clockwork) -> None:
    """Enter once put the focus on Pause, so that the next Enter stopped the race."""
    with race(qtbot, clock, entries=dealt("7S 9S JS KS 8H"), appearance=LIVELY) as sat:
        table = spy(sat.table)
        table.start()
        race_at(table).toggle()
        QTest.keyClick(table, Qt.Key.Key_Return)
        assert table.focus.item is None
        end_countdown(table)
        QTest.keyClick(table, Qt.Key.Key_Return)
        assert table.focus.item is not table.board.buttons[PAUSE]
        assert not table.shown.now.is_covered


class TestPause:
    @pytest.fixture
    def sat(self, qtbot: QtBot, clock: Clockwork) -> Iterator[Sitting]:
        with race(qtbot, clock, options={"players": 3}) as sat:
            with qtbot.waitSignal(sat.table.play.asked):
                sat.table.start()
            clock.wind()
            qtbot.waitUntil(lambda: sat.match.position > 5)
            yield sat

    @pytest.mark.parametrize(
        "way",
        [
            "button",
            "sleep",
            *(pytest.param(way, marks=pytest.mark.thorough) for way in ("command", "dialog")),
        ],
    )
    def test_a_pause_covers_all_cards_and_stops_all_players(self, sat: Sitting, way: str) -> None:
        table = spy(sat.table)
        self.stop(table, way)
        assert table.shown.now.is_covered
        faces = [item for items in table.board.zones.values() for item in items if item.face_up]
        assert faces == []
        assert disagreements(table) == []
        names = [item.name for item in table.reading.in_tree()]
        assert not [name for name in names for each in DECK if card_name(each) in name]
        position = sat.match.position
        QTest.qWait(50)
        assert sat.match.position == position
        type_digit(table, "1")
        assert sat.refused == ["The race is paused. Press P to resume."]

    def stop(self, table: Table, way: str) -> None:
        match way:
            case "command":
                race_at(table).toggle()
            case "button":
                click(table, table.board.buttons[PAUSE])
            case "dialog":
                table.play.pause("dialog")
            case "sleep":
                awake = uptime()
                race_at(table).check_presence(awake)
                assert not table.shown.now.is_covered, "a beat like any other"
                race_at(table).check_presence(awake + 30.0)

    def test_a_paused_race_goes_on_after_a_countdown(self, qtbot: QtBot, sat: Sitting) -> None:
        table = spy(sat.table)
        race_at(table).toggle()
        position = sat.match.position
        click(table, table.board.buttons[GO_ON])
        qtbot.waitUntil(lambda: sat.match.position > position)
        assert not table.shown.now.is_covered
        assert disagreements(table) == []

    @pytest.mark.parametrize(
        "key",
        [
            Qt.Key.Key_Space,
            *(
                pytest.param(key, marks=pytest.mark.thorough)
                for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            ),
        ],
    )
    def test_space_and_enter_let_a_paused_race_go_on(self, sat: Sitting, key: Qt.Key) -> None:
        table = spy(sat.table)
        race_at(table).stop()
        QTest.keyClick(table, key)
        assert not table.shown.now.is_covered
        assert sat.refused == []

    def test_the_focus_frame_disappears_with_the_pause_button(self, sat: Sitting) -> None:
        """The frame's corners once stayed on empty felt."""
        table = spy(sat.table)
        table.focus.move_to(table.board.buttons[PAUSE])
        (corners,) = (each for each in table.scene().items() if isinstance(each, Corners))
        assert corners.isVisible()
        QTest.keyClick(table, Qt.Key.Key_Return)
        assert table.shown.now.is_covered
        assert not corners.isVisible()

    def test_a_race_does_not_go_on_under_a_dialog(self, sat: Sitting) -> None:
        table = spy(sat.table)
        table.play.pause("dialog")
        race_at(table).toggle()
        assert table.shown.now.is_covered
        table.play.resume("dialog")
        race_at(table).toggle()
        assert not table.shown.now.is_covered


def test_the_scene_set_in_the_middle_is_the_scene_played(qtbot: QtBot, clock: Clockwork) -> None:
    with race(qtbot, clock, options={"players": 3}) as sat:
        Hands(sat, ["keys"])
        with qtbot.waitSignal(
            sat.table.play.asked,
            check_params_cb=lambda _: sat.match.position > 20,
            timeout=WHOLE_MATCH,
        ):
            clock.wind()
            sat.table.start()
        sat.plays = None
        clock.stop()
        race_at(sat.table).toggle()
        sat.table.board.name_items()
        other = Clockwork()
        entries = sat.match.entries
        with race(qtbot, other, options={"players": 3}, entries=entries) as later:
            later.table.start()
            assert spy(later.table).shown.now.is_covered, "who comes back starts when he is ready"
            assert picture(later.table) == picture(sat.table)
            start_race(qtbot, spy(later.table))
            assert disagreements(later.table) == []


def started(qtbot: QtBot, clock: Clockwork) -> AbstractContextManager[Sitting]:
    """A race against the clock in which the 8 of hearts fits on the first two piles."""
    return race(qtbot, clock, entries=dealt("7S 9S JS KS 8H 4H 2C"))


class TestWrongKeys:
    """Against the clock, a wrong key locks the hand until the test lets the time pass."""

    @pytest.fixture
    def sat(self, qtbot: QtBot, clock: Clockwork) -> Iterator[Sitting]:
        with started(qtbot, clock) as sat:
            sat.table.start()
            start_race(qtbot, spy(sat.table))
            yield sat

    def locked(self, sat: Sitting) -> bool:
        """True if both the picture and the name say that the hand is locked."""
        table = spy(sat.table)
        (sign,) = (item for item in table.scene().items() if isinstance(item, LockSign))
        hand = table.board.places[hand_place(0)]
        is_heard = "locked" in hand.name
        assert sign.isVisible() == is_heard
        covered = sign.childrenBoundingRect()
        assert not is_heard or hand.area().contains(covered.center())
        return is_heard

    @pytest.mark.parametrize("way", ["key", "click", "drag"])
    def test_a_wrong_key_locks_the_hand_and_says_so(self, sat: Sitting, way: str) -> None:
        table = spy(sat.table)
        assert not self.locked(sat)
        wrong = pile(table, 0, 2)
        match way:
            case "key":
                type_digit(table, "3")
            case "click":
                click(table, wrong)
            case "drag":
                drag(table, turned_up(table), point_of(table, wrong))
        assert self.locked(sat)
        assert sat.refused == [f"{TestRefusals.NOT_THERE} Your hand is locked for 0.3 s."]

    def test_a_right_key_is_taken_again_when_the_time_is_over(
        self, qtbot: QtBot, sat: Sitting, clock: Clockwork
    ) -> None:
        table = spy(sat.table)
        type_digit(table, "3")
        type_digit(table, "1")
        assert len(table.board.zones[Zone("pile", 0, 1)]) == 1
        assert sat.refused[1:] == ["Wrong key: your hand is locked for a moment."]
        clock.go_on(0.31)
        qtbot.waitUntil(lambda: not self.locked(sat))
        type_digit(table, "1")
        assert len(table.board.zones[Zone("pile", 0, 1)]) == 2

    def test_a_pause_hides_the_sign_and_keeps_the_lock(self, sat: Sitting) -> None:
        table = spy(sat.table)
        type_digit(table, "3")
        race_at(table).toggle()
        (sign,) = (item for item in table.scene().items() if isinstance(item, LockSign))
        assert not sign.isVisible()
        race_at(table).toggle()
        end_countdown(table)
        assert self.locked(sat)


@cache
def raced_alone() -> list[Entry]:
    """A race of one player, up to the choice of a pile."""
    match = seated(GAME, {"players": 1}, seed=1)
    choosers = [honest(GAMES["spy"].player("middle"))]
    while not match.deciders or match.legal(0)[0] not in PICK:
        play(match, choosers, random.Random(1), match.position + 1)
    return match.entries


class TestAfterRace:
    """After a race, keys do nothing for half a second, and then only select."""

    @pytest.fixture
    def now(self, monkeypatch: pytest.MonkeyPatch) -> list[float]:
        """The time that the choice's first half-second goes by; the test sets it."""
        times = [1000.0]
        monkeypatch.setattr(first_look, "clock", lambda: times[0])
        return times

    @pytest.fixture
    def sat(self, qtbot: QtBot, clock: Clockwork, now: list[float]) -> Iterator[Sitting]:
        """A table where the person has six piles and one card to place."""
        *entries, last = raced_alone()
        with race(qtbot, clock, options={"players": 1}, entries=entries) as sat:
            table = spy(sat.table)
            table.start()
            start_race(qtbot, table)
            assert isinstance(last, Decision)
            table.choice.make(last.move)
            qtbot.waitUntil(lambda: table.shown.moment().legal[:1] == ("pick 1",))
            yield sat

    def selected(self, sat: Sitting) -> tuple[object, ...]:
        return spy(sat.table).choice.selected

    def test_no_key_and_no_click_counts_in_the_first_half_second(
        self, sat: Sitting, now: list[float]
    ) -> None:
        table, position = spy(sat.table), sat.match.position
        now[0] += 0.49
        for digit in "123456":
            type_digit(table, digit)
            QTest.keyClick(table, Qt.Key.Key_Return)
        click(table, pile(table, 0, 0))
        assert self.selected(sat) == ()
        now[0] += 0.02
        type_digit(table, "1")
        assert self.selected(sat) == (pile_place(0, 0),)
        assert sat.match.position == position

    def test_keys_of_the_race_never_take_a_pile(self, sat: Sitting, now: list[float]) -> None:
        table, position = spy(sat.table), sat.match.position
        now[0] += 1
        for _ in range(5):
            for digit in "1133526":
                type_digit(table, digit)
            QTest.keyClick(table, Qt.Key.Key_Space)
        assert sat.match.position == position

    def test_enter_takes_the_pile_that_is_selected_and_lies_open(
        self, sat: Sitting, now: list[float]
    ) -> None:
        table, position = spy(sat.table), sat.match.position
        now[0] += 1
        type_digit(table, "2")
        type_digit(table, "3")
        (fan,) = (item for item in table.scene().items() if isinstance(item, Fan))
        assert fan.isVisible()
        assert fan.cards == sat.match.view(0).faces("pile", 0, 3)
        QTest.keyClick(table, Qt.Key.Key_Return)
        made = sat.match.entries[position]
        assert isinstance(made, Decision)
        assert made.move == "pick 3"

    def test_enter_takes_the_pile_that_a_digit_selected_despite_the_focus(
        self, sat: Sitting, now: list[float]
    ) -> None:
        table, position = spy(sat.table), sat.match.position
        now[0] += 1
        table.focus.move_to(table.board.item_of(pile_place(0, 0)))
        type_digit(table, "3")
        QTest.keyClick(table, Qt.Key.Key_Return)
        made = sat.match.entries[position]
        assert isinstance(made, Decision)
        assert made.move == "pick 3"

    def test_the_button_takes_the_selected_pile(self, sat: Sitting, now: list[float]) -> None:
        table, position = spy(sat.table), sat.match.position
        now[0] += 1
        take = table.board.buttons[TAKE]
        assert not take.isVisible()
        click(table, pile(table, 0, 1))
        assert take.isVisible()
        click(table, take)
        assert sat.match.position > position


class TestCountdown:
    @pytest.fixture
    def sat(self, qtbot: QtBot, clock: Clockwork) -> Iterator[Sitting]:
        with race(qtbot, clock, entries=dealt("7S 9S JS KS 8H"), appearance=LIVELY) as sat:
            sat.table.start()
            yield sat

    @pytest.fixture
    def said(self, sat: Sitting) -> Iterator[list[str]]:
        """The sentences spoken during the countdown."""
        said: list[str] = []

        def hear(sentence: str, _: voice.Weight) -> None:
            said.append(sentence)

        voice.listen(hear)
        yield said
        voice.unlisten(hear)

    def test_each_figure_of_the_countdown_is_shown_and_said_once(
        self, sat: Sitting, said: list[str]
    ) -> None:
        table = spy(sat.table)
        race_at(table).toggle()
        running = race_at(table).countdown.running
        assert running is not None
        assert race_at(table).countdown.isVisible()
        for number in range(running.animationCount()):
            assert said == ["3", "2", "1"][: number + 1]
            running.setCurrentTime(running.currentTime() + LIVELY.hold(EACH))
        assert said[:4] == ["3", "2", "1", "Go!"]
        assert not table.shown.now.is_covered

    def test_a_pause_cancels_the_countdown(self, sat: Sitting) -> None:
        table = spy(sat.table)
        race_at(table).toggle()
        race_at(table).toggle()
        countdown = race_at(table).countdown
        assert countdown.running is None
        assert not countdown.isVisible()
        assert table.shown.now.is_covered
        assert table.play.client.progress.is_paused

    def test_a_dialog_during_the_countdown_leaves_the_race_covered(self, sat: Sitting) -> None:
        table = spy(sat.table)
        race_at(table).toggle()
        table.play.pause("dialog")
        assert race_at(table).countdown.running is None
        table.play.resume("dialog")
        assert table.shown.now.is_covered
        assert table.play.client.progress.is_paused


class TestRefusals:
    """Without the clock, a wrong key costs nothing."""

    @pytest.fixture
    def sat(self, qtbot: QtBot, clock: Clockwork) -> Iterator[Sitting]:
        cards = "7S 9S JS KS 8H 4H 2C"
        with race(qtbot, clock, timed=False, entries=dealt(cards)) as sat:
            sat.table.start()
            qtbot.waitUntil(lambda: may_move(spy(sat.table)))
            yield sat

    NOT_THERE = (
        "The 8 of hearts does not fit on the jack of spades: the ranks must be equal or neighbours."
    )
    PLACE_IT = "A pile takes the 8 of hearts: place it."

    def test_a_pile_refuses_a_card_that_does_not_fit(self, sat: Sitting) -> None:
        type_digit(sat.table, "3")
        click(sat.table, pile(spy(sat.table), 0, 2))
        assert sat.refused == [self.NOT_THERE] * 2

    def test_a_card_dropped_on_a_wrong_pile_goes_back(self, sat: Sitting) -> None:
        table = spy(sat.table)
        up = turned_up(table)
        drag(table, up, point_of(table, pile(table, 0, 2)))
        assert sat.refused == [self.NOT_THERE]
        assert up.pos() == up.pose.centre
        drag(table, up, QPoint(640, 4))
        assert sat.refused == [self.NOT_THERE]
        assert up.pos() == up.pose.centre

    def test_a_card_that_fits_must_not_go_under_the_hand(self, sat: Sitting) -> None:
        table = spy(sat.table)
        QTest.keyClick(table, Qt.Key.Key_Space)
        click(table, pile(table, 0, 4))
        click(table, table.board.places[hand_place(0)])
        assert sat.refused == [self.PLACE_IT] * 3

    def test_a_card_that_can_start_a_pile_must_not_go_under_the_hand(
        self, qtbot: QtBot, sat: Sitting
    ) -> None:
        table = spy(sat.table)
        type_digit(table, "1")
        qtbot.waitUntil(lambda: may_move(table))
        click(table, table.board.places[hand_place(0)])
        assert sat.refused == ["No pile takes the 4 of hearts: start a new one with it."]
        QTest.keyClick(table, Qt.Key.Key_Space)
        assert len(table.board.zones[Zone("pile", 0, 5)]) == 1

    def test_no_pile_glows_before_the_card_is_picked_up(self, sat: Sitting) -> None:
        table = spy(sat.table)
        assert not any(place.is_open for place in table.board.places.values())
        click(table, turned_up(table))
        glowing = [place for place in table.board.places.values() if place.glows]
        assert glowing == [pile(table, 0, 0), pile(table, 0, 1)]


class TestReading:
    @pytest.mark.parametrize("players", [2, pytest.param(3, marks=pytest.mark.thorough)])
    def test_every_item_has_a_name_and_no_name_tells_a_hidden_card(
        self, qtbot: QtBot, clock: Clockwork, players: int
    ) -> None:
        wrong: list[str] = []
        seen_before: set[str] = set()
        every = [card_name(each) for each in DECK]
        told_under: list[str] = []
        with race(qtbot, clock, options=shortest(players)) as sat:
            table = spy(sat.table)

            def said(name: str) -> set[str]:
                return {each for each in every if f" {each}" in f" {name}"}

            def read() -> None:
                zones = table.play.view_now().zones
                seen = {card_name(c) for _, cards in zones for c in cards if c is not None}
                seen_before.update(seen)
                for item in (*table.board.in_reach_of_keys(), *table.board.plates):
                    name = item.name
                    # The person saw these cards before they moved them under the hand.
                    now, _, under = name.partition("At the bottom")
                    told_under.append(under)
                    if not now or not said(now) <= seen or not said(under) <= seen_before:
                        wrong.append(name)

            table.play.settled.connect(read)
            hands = Hands(sat, ["keys"])
            clock.wind()
            table.start()
            qtbot.waitUntil(lambda: sat.rounds > 0 and any(told_under), timeout=WHOLE_MATCH)
            sat.plays = None
            assert any(move in PICK for move in hands.made)
        assert wrong == []

    def test_a_screen_reader_can_place_a_card(self, qtbot: QtBot, clock: Clockwork) -> None:
        reader.install()
        with race(qtbot, clock, entries=dealt("7S 9S JS KS 8H")) as sat:
            sat.table.start()
            start_race(qtbot, spy(sat.table))
            found = QAccessible.queryAccessibleInterface(sat.table)
            children = {
                child.text(QAccessible.Text.Name): child
                for child in map(found.child, range(found.childCount()))
            }
            assert "8 of hearts, turned up" in children
            children["Pile 2, 9 of spades, alone"].actionInterface().doAction(accessible.PRESS)
            last = sat.match.entries[-1]
            assert isinstance(last, Decision)
            assert last.move == "place 2"


def test_a_call_is_shown_and_logged(qtbot: QtBot, clock: Clockwork) -> None:
    """The person has six piles, and a card that fits on none of them."""
    cards = "3H 3D 3C 2H 7H 10H KD 5H"
    with race(qtbot, clock, entries=dealt(cards)) as sat:
        table = spy(sat.table)
        table.start()
        start_race(qtbot, table)
        for _ in range(3):
            QTest.keyClick(table, Qt.Key.Key_Space)
        assert "You call the king of diamonds: 41 cards left." in [text for _, text in sat.told]
        assert len(bubbles_of(table)) == 1


@pytest.mark.parametrize("left_handed", always(True, of=(False, True)))
def test_calls_stand_on_no_card_to_read_and_beside_their_callers(
    qtbot: QtBot, clock: Clockwork, left_handed: bool
) -> None:
    """All players have six piles, and a card that fits on none of them."""
    cards = "3H 3D 3C 2H 7H 10H KD 5H"
    opened = [Decision(seat, "open") for _ in range(2) for seat in range(4)]
    appearance = Appearance(speed="off", message_delay=0, left_handed=left_handed)
    with sitting(
        qtbot,
        GAME,
        options={"players": 4},
        entries=[*(Chance("deck", deck(START + cards), seat) for seat in range(4)), *opened],
        computers=dict.fromkeys(range(1, 4), lambda view, rng, stop: "under"),
        turns=clock.turns(timed=False),
        appearance=appearance,
    ) as sat:
        table = spy(sat.table)
        table.start()
        qtbot.waitUntil(lambda: may_move(table))
        QTest.keyClick(table, Qt.Key.Key_Space)
        qtbot.waitUntil(lambda: len(bubbles_of(table)) == 4)
        areas = [bubble.sceneBoundingRect() for bubble in bubbles_of(table)]
        own = [turned_up(table), *(pile(table, 0, number) for number in range(6))]
        read = [item.area() for item in own]
        boards = [table.board.places[board_place(seat)].area() for seat in range(1, 4)]
        for area in areas:
            assert not [each for each in read if each.intersects(area)]
        assert all(sum(board.intersects(area) for area in areas) == 1 for board in boards)


class TestNewGame:
    @pytest.fixture
    def settings(self) -> Settings:
        return Settings()

    @pytest.fixture
    def dialog(self, qtbot: QtBot, settings: Settings) -> NewGameDialog:
        made = NewGameDialog(GAME, settings)
        qtbot.addWidget(made)
        return made

    def test_only_one_person_can_race(self, dialog: NewGameDialog) -> None:
        offered = []
        for seat, button in enumerate(dialog.seating.seats):
            button.click()
            person = next(
                each
                for each in dialog.findChildren(QRadioButton)
                if each.accessibleName() == f"Person, seat {seat + 1}"
            )
            offered.append(person.isEnabled() and not person.isHidden())
        assert offered == [True, *[False] * 11]

    def test_a_race_can_be_without_a_clock(self, dialog: NewGameDialog, settings: Settings) -> None:
        (timed,) = dialog.findChildren(QCheckBox)
        assert timed.isChecked()
        timed.setChecked(False)
        dialog.done_button.click()
        assert not settings.choices(GAME).timed

    def test_the_table_of_one_player_explains_cheating(self, dialog: NewGameDialog) -> None:
        def said() -> list[str]:
            labels = dialog.findChildren(QLabel)
            return [each.text() for each in labels if "nobody inspects" in each.text()]

        boxes = dialog.findChildren(QComboBox)
        cheating = next(box for box in boxes if box.findData("allowed") >= 0)
        players = next(
            each for each in dialog.findChildren(QLineEdit) if each.accessibleName() == "Players"
        )
        cheating.setCurrentIndex(cheating.findData("allowed"))
        assert not said()
        players.setText("1")
        assert said()
        cheating.setCurrentIndex(cheating.findData("impossible"))
        assert not said()


def test_between_two_races_nothing_starts_before_the_person_is_ready(
    qtbot: QtBot, clock: Clockwork
) -> None:
    options: dict[str, int | str] = {"players": 4}
    played = seated(GAME, options, seed=1)
    play(played, [honest(GAMES["spy"].player("middle"))] * 4, random.Random(1), most=600)
    entries = played.entries
    first = next(n for n, entry in enumerate(entries) if isinstance(entry, Decision))
    again = next(n for n, entry in enumerate(entries) if n > first and isinstance(entry, Chance))
    with race(qtbot, clock, options=options, entries=entries[:again]) as sat:
        sat.table.start()
        table = spy(sat.table)
        qtbot.waitUntil(lambda: table.shown.now.is_covered)
        before = sat.match.position
        QTest.keyClick(table, Qt.Key.Key_1)
        assert sat.refused == ["The race is paused. Press P to resume."]
        assert sat.match.position == before
        start_race(qtbot, table)
        assert not table.shown.now.is_covered
