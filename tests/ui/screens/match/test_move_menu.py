"""The Move menu, numbered deals and files, by their keys in the window."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from soiree.controller.match.proof import check_proof
from soiree.controller.match.session import Session
from soiree.core import records
from soiree.core.entries import Chance, Decision, Move
from soiree.core.records import Participant, Record
from soiree.core.views import View, onlooker
from soiree.games import GAMES
from soiree.games.soi.deals import Deals
from soiree.storage.paths import Paths
from soiree.storage.settings import GameChoices, SeatChoice, Settings
from soiree.ui.commands import COMMANDS
from soiree.ui.dialogs.deal import DealDialog
from soiree.ui.dialogs.proof import ProofDialog
from soiree.ui.games.soi.layout import hand_place
from soiree.ui.games.soi.memory_page import BELIEF, OWN, MemoryPage
from soiree.ui.guests.people import guest
from soiree.ui.screens.match import overlays
from soiree.ui.screens.match.handover import HandoverScreen
from soiree.ui.screens.match.scoreboard import Scoreboard
from soiree.ui.shell.banner import Banner
from soiree.ui.shell.bars import DemoBar
from soiree.ui.shell.main_window import MainWindow
from soiree.ui.shell.routes import Continue
from soiree.ui.table.contract.targets import GO_ON, PAUSE
from soiree.ui.table.recap.pointers import Ring
from soiree.ui.table.table import Table
from tests.every_game import EVERY_GAME
from tests.storage.keeping import counted
from tests.thorough import always
from tests.truth import match_at
from tests.ui.games.soi.soi_match import play_out as play_out_soi
from tests.ui.games.soi.soi_match import soi_match
from tests.ui.table.items import (
    buttons_of,
    disagreements,
    grid_at,
    items_of,
    race_at,
    selected_items,
)
from tests.window import reader
from tests.window.places import Places, open_places, unpainted_window

pytestmark = pytest.mark.slow

SHORT: dict[str, dict[str, int | str]] = {
    "soy": {},
    "soureh": {},
    "pariah": {},
    "soi": {"target": 100},
    "spy": {"players": 2, "deck": "half"},
    "soda": {"players": 2},
    "sept": {"target": 3},
}

PATIENCE = 60_000
"""The longest wait in milliseconds for the next entry of a match; not a measure of speed."""


@dataclass
class Room:
    """A window with the screens of the program."""

    window: MainWindow
    places: Places
    qtbot: QtBot

    @property
    def table(self) -> Table:
        assert self.places.table is not None
        return self.places.table

    @property
    def entries(self) -> int:
        return match_at(self.table).position

    def begin(
        self, name: str, *, people: int = 1, seed: int | str | None = 3, timed: bool = False
    ) -> None:
        game = GAMES[name]
        options = {**game.defaults(), **SHORT[name]}
        seats = [
            SeatChoice("human", "You" if not seat else f"Guest {seat}")
            if seat < people
            else SeatChoice("computer", guest(seat), game.levels[0].name)
            for seat in range(game.players(options))
        ]
        choices = GameChoices(options=options, seats=seats, message_delay=0, timed=timed)
        self.places.begin(name, choices, seed)

    def until(self, holds: Callable[[], object]) -> None:
        """Wait until a condition is met; fails after `PATIENCE` without a new entry."""

        def position() -> int | None:
            return None if self.places.table is None else self.entries

        def goes_on(before: int | None) -> bool:
            return bool(holds()) or position() != before

        while not holds():
            self.qtbot.waitUntil(partial(goes_on, position()), timeout=PATIENCE)

    def until_asked(self) -> None:
        def asked() -> bool:
            self.close_scoreboard()
            self.take_screen()
            return self.table.shown.now.decider is not None and not self.table.play.moving

        self.until(asked)
        assert disagreements(self.table) == []

    def close_scoreboard(self) -> None:
        # All widgets of the window are looked through only if there is something to find.
        sheet = self.shown(Scoreboard) if self.places.overlays.is_open else None
        if isinstance(sheet, Scoreboard) and match_at(self.table).result is None:
            sheet.next_round.emit()

    def take_screen(self) -> None:
        screen = self.shown(HandoverScreen) if self.places.overlays.is_open else None
        if screen is not None:
            QTest.keyClick(screen, Qt.Key.Key_Return)

    def choose(self, times: int = 1) -> None:
        """Make any choices, and wait for the next turn of the person."""
        rng = random.Random(self.entries)
        for _ in range(times):
            self.until_asked()
            seat = self.table.shown.now.decider
            assert seat is not None
            moves = match_at(self.table).legal(seat)
            quiet = [move for move in moves if move not in ("declare", "knock")]
            assert self.table.play.client.choose(seat, rng.choice(quiet or moves)) is None
        self.until_asked()

    def press(self, keys: str) -> None:
        """Press a shortcut or a key at the focused widget."""
        combination = QKeySequence.fromString(keys)[0]  # type: ignore[index]
        self.window.activateWindow()
        self.until(self.window.isActiveWindow)
        focus = QApplication.focusWidget() or self.window
        QTest.keyClick(focus, combination.key(), combination.keyboardModifiers())
        self.places.arrive()

    def action(self, name: str) -> QAction:
        title = COMMANDS[name].title
        return next(
            each
            for each in self.window.actions()
            if each.text().replace("&", "").removesuffix("…") == title
        )

    def shown(self, kind: type[QWidget]) -> QWidget | None:
        found = self.window.findChildren(kind)
        return next((each for each in found if each.isVisible()), None)

    def pointers(self) -> int:
        items = self.table.scene().items()
        return sum(isinstance(item, Ring) and not item.faint for item in items)

    def said(self) -> str:
        return self.window.status_bar.sentences()[0]

    def once_open(self, act: Callable[[QWidget], object]) -> None:
        """Act on the next dialog, and close it afterwards."""
        often = QTimer(self.window)

        def look() -> None:
            dialog = QApplication.activeModalWidget()
            if dialog is not None:
                often.stop()
                try:
                    act(dialog)
                finally:
                    dialog.close()

        often.timeout.connect(look)
        often.start(5)

    def answer(self, button: str, asked: list[str] | None = None) -> None:
        """Press a button of the next message box."""

        def press(box: QWidget) -> None:
            assert isinstance(box, QMessageBox)
            if asked is not None:
                asked.append(box.text())
            next(each for each in box.buttons() if each.text() == button).click()

        self.once_open(press)


@pytest.fixture
def room(qtbot: QtBot) -> Iterator[Room]:
    reader.install()
    settings = Settings()
    settings.speed = "off"
    settings.lessons = settings.practised = list(GAMES)
    window = unpainted_window(settings)
    places = open_places(window, settings)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    yield Room(window, places, qtbot)
    window.close()


def choices_of(room: Room) -> list[int]:
    entries = match_at(room.table).entries
    people = room.table.play.client.people
    return [
        number
        for number, entry in enumerate(entries)
        if isinstance(entry, Decision) and entry.seat in people
    ]


def test_the_start_page_disables_the_commands_of_a_match(room: Room) -> None:
    for name in ("undo", "redo", "hint", "again", "demo", "pause", "restart", "save"):
        assert not room.action(name).isEnabled()
    for name in ("numbered", "open"):
        assert room.action(name).isEnabled()


# Undo and redo ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", always("spy", "sept"))
def test_undo_and_redo_restore_positions_and_the_log(room: Room, name: str) -> None:
    room.begin(name)
    room.until_asked()
    assert not room.action("undo").isEnabled()
    assert not room.action("redo").isEnabled()
    room.choose(3)
    log = room.window.dock.panel.log.lines()
    entries = list(match_at(room.table).entries)
    stops = choices_of(room)
    for stop in reversed(stops):
        room.press("Ctrl+Z")
        room.until_asked()
        assert room.entries == stop
        assert room.said() == "The last move is undone."
        shorter = room.window.dock.panel.log.lines()
        assert shorter == log[: len(shorter)]
    assert len(shorter) < len(log) or name == "spy", "a race tells nothing of each card"
    room.press("Ctrl+Z")
    assert room.entries == stops[0]
    assert not room.action("undo").isEnabled()
    for _ in stops:
        room.press("Ctrl+Shift+Z")
        room.until_asked()
    assert match_at(room.table).entries == entries
    assert not room.action("redo").isEnabled()
    assert room.window.dock.panel.log.lines() == log, "each move stands there once"


def test_undo_restores_the_scores(room: Room) -> None:
    room.begin("soda")
    room.until_asked()
    before = room.table.shown.moment().view.scores
    while room.table.shown.moment().view.scores == before:
        room.choose()
    while room.table.shown.moment().view.scores != before:
        room.press("Ctrl+Z")
        room.until_asked()
    assert match_at(room.table).view_of(()).scores == before


def test_undo_of_the_end_of_a_round_closes_the_scoreboard(room: Room) -> None:
    room.begin("sept")
    sheet = None
    rng = random.Random(2)

    def play() -> bool:
        nonlocal sheet
        sheet = room.shown(Scoreboard)
        seat = room.table.shown.now.decider
        if sheet is None and seat is not None and not room.table.play.moving:
            moves = match_at(room.table).legal(seat)
            room.table.play.client.choose(seat, rng.choice(moves))
        return sheet is not None

    room.until(play)
    room.press("Ctrl+Z")
    room.until_asked()
    assert room.shown(Scoreboard) is None
    room.press("Ctrl+Shift+Z")
    assert room.shown(Scoreboard) is not None


def test_a_match_left_after_an_undo_is_resumed_at_that_position(room: Room) -> None:
    room.begin("soureh")
    room.choose(2)
    room.press("Ctrl+Z")
    room.until_asked()
    position = room.entries
    room.places.leave()
    room.until(lambda: room.places.waiting() == ["soureh"])
    room.places.resume("soureh")
    room.until_asked()
    assert room.entries == position
    assert match_at(room.table).tally.assisted


def play_out(room: Room, avoid: dict[int, Move] | None = None) -> Scoreboard:
    """Play to the end by any moves, except for moves to avoid at some positions."""
    rng = random.Random(1)

    def over() -> bool:
        if match_at(room.table).result is not None and room.shown(Scoreboard):
            return True
        room.close_scoreboard()
        seat = room.table.shown.now.decider
        if seat is not None and not room.table.play.moving:
            moves = list(match_at(room.table).legal(seat))
            avoided = (avoid or {}).get(room.entries)
            moves = [move for move in moves if move != avoided] or moves
            room.table.play.client.choose(seat, rng.choice(moves))
        return False

    room.until(over)
    sheet = room.shown(Scoreboard)
    assert isinstance(sheet, Scoreboard)
    return sheet


def rows() -> list[bool]:
    """True for each assisted match of the history, the latest first."""
    return [each.assisted for each in counted(Paths.find())]


def test_another_end_after_an_undo_is_counted_as_another_match(room: Room) -> None:
    room.begin("sept", seed=1)
    sheet = play_out(room)
    assert not [each for each in sheet.findChildren(QLabel) if "help" in each.text()]
    room.until(lambda: rows() == [False])
    ended = room.entries
    room.press("Ctrl+Z")
    room.until_asked()
    room.press("Ctrl+Shift+Z")
    assert room.shown(Scoreboard) is not None
    assert room.entries == ended
    assert rows() == [False], "undo and redo change no count"
    for _ in range(3):
        room.press("Ctrl+Z")
        room.until_asked()
    assert room.places.waiting() == []
    position = room.entries
    room.press("Ctrl+Shift+Z")
    taken = match_at(room.table).entries[position]
    assert isinstance(taken, Decision)
    room.press("Ctrl+Z")
    room.until_asked()
    sheet = play_out(room, {position: taken.move})
    assert [each for each in sheet.findChildren(QLabel) if "help" in each.text()]
    room.until(lambda: sorted(rows()) == [False, True])


def test_a_finished_match_that_goes_on_gets_a_file_of_its_own(room: Room) -> None:
    """An unfinished match of the same game keeps its file."""
    room.begin("soi")
    room.choose()
    waiting = Paths.find().waiting / "soi.soiree"
    room.places.leave()
    room.until(waiting.exists)
    content = waiting.read_bytes()
    record = finished_soi()
    open_finished(room, record)
    ended = len(record.entries)
    for _ in range(2):
        room.press("Ctrl+Z")
        room.until_asked()
    assert room.entries < ended
    seat = room.table.shown.now.decider
    assert seat is not None
    room.table.play.client.choose(seat, match_at(room.table).legal(seat)[0])
    room.until(waiting.with_name("soi-2.journal").exists)
    assert waiting.read_bytes() == content


@cache
def finished_soi(seed: int = 4) -> Record:
    """The record of a finished short match of Soi, in which computers of the first level go on."""
    match = soi_match(seed, target=100)
    play_out_soi(match)
    record, level = match.record(), GAMES["soi"].levels[0].name
    you, *others = record.players
    return replace(record, players=(you, *(replace(each, level=level) for each in others)))


def open_finished(room: Room, record: Record) -> None:
    """Open a finished match at the table."""
    room.places.go(Continue(record))


def memory(room: Room) -> MemoryPage:
    page = room.window.dock.panel.memory
    assert isinstance(page, MemoryPage)
    return page


def beliefs(room: Room) -> list[str]:
    """The percentages of uncertain cards on the memory page."""
    (grid,) = memory(room).findChildren(QTableView)
    model = grid.model()
    cells = [model.index(row, suit).data() for row in range(13) for suit in range(4)]
    return [each for each in cells if "%" in each]


def uncertain(view: View) -> int:
    return sum(max(of_card) < 0.999 and any(of_card) for of_card in Deals.of(view).probabilities)


def look_back(room: Room, people: int = 1) -> None:
    """Open a finished match of Soi, undo to a position with uncertain cards, and show beliefs."""
    record = finished_soi(seed=3)
    guests = (Participant(f"Guest {seat}", "human") for seat in range(1, people))
    players = (record.players[0], *guests, *record.players[people:])
    open_finished(room, replace(record, players=players))
    room.until(lambda: room.shown(Scoreboard))
    match, stack = match_at(room.table), room.table.play.client.undo_stack
    stack.undo()
    while not uncertain(match.view(match.deciders[0])):
        stack.undo()
    stack.redo()
    room.press("Ctrl+Z")
    room.until(lambda: room.shown(HandoverScreen) or room.table.shown.now.decider is not None)
    room.take_screen()
    assert uncertain(room.table.play.view_now())
    room.window.dock.open("memory")
    ways = memory(room).ways
    assert ways.isTabVisible(BELIEF)
    assert beliefs(room) == []
    ways.setCurrentIndex(BELIEF)


def test_the_memory_page_offers_no_beliefs_in_play(room: Room) -> None:
    room.begin("soi")
    room.window.dock.open("memory")
    ways = memory(room).ways
    room.choose()
    assert not ways.isTabVisible(BELIEF)
    room.press("Ctrl+Z")
    room.until_asked()
    assert not ways.isTabVisible(BELIEF)


def test_what_the_person_can_know_counts_as_help_in_that_match_only(room: Room) -> None:
    room.begin("soi")
    room.until_asked()
    room.window.dock.open("memory")
    assert not match_at(room.table).tally.assisted
    memory(room).ways.setCurrentIndex(OWN)
    tally = match_at(room.table).tally
    assert (tally.assisted, tally.hints) == (True, 0)
    room.begin("soi")
    room.until_asked()
    assert not match_at(room.table).tally.assisted


@pytest.mark.parametrize("marks", [True, False])
def test_marks_of_cards_to_ask_for_count_as_help(room: Room, marks: bool) -> None:
    room.begin("soi")
    room.until_asked()
    table = room.table
    table.show_appearance(replace(table.shown.now.appearance, mark_certain=marks))
    table.choice.activate(hand_place(1))
    assert table.offered.grid is not None
    assert match_at(table).tally.assisted is marks


def test_a_review_of_what_the_person_could_know_is_no_help(room: Room) -> None:
    look_back(room)
    memory(room).ways.setCurrentIndex(OWN)
    assert not match_at(room.table).tally.assisted


def test_the_memory_page_shows_beliefs_until_a_finished_match_goes_on(room: Room) -> None:
    look_back(room)
    for keys in ("Ctrl+Z", "Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+Z"):
        assert len(beliefs(room)) == uncertain(room.table.play.view_now()) > 0
        room.press(keys)
        room.until_asked()
    position, legal = room.entries, match_at(room.table).legal(0)
    room.press("Ctrl+Shift+Z")
    made = match_at(room.table).entries[position]
    assert isinstance(made, Decision)
    room.press("Ctrl+Z")
    room.until_asked()
    assert beliefs(room)
    other = next(move for move in legal if move != made.move)
    assert room.table.play.client.choose(0, other) is None
    room.until_asked()
    assert not memory(room).ways.isTabVisible(BELIEF)
    assert beliefs(room) == []


def test_beliefs_are_hidden_during_a_handover(room: Room) -> None:
    """The beliefs of the last person would show that person's hand to the next one."""
    look_back(room, people=2)
    table = room.table
    while room.shown(HandoverScreen) is None:
        assert beliefs(room)
        room.press("Ctrl+Z")
        room.until(lambda: room.shown(HandoverScreen) or table.shown.now.decider is not None)
    everybody = uncertain(match_at(table).view(onlooker(4)))
    assert len(beliefs(room)) == everybody
    room.take_screen()
    assert len(beliefs(room)) == uncertain(table.play.view_now()) < everybody


def test_the_curtain_opens_before_the_choice_of_another_person(room: Room) -> None:
    room.begin("soureh", people=2)
    room.choose(5)
    table = room.table
    while True:
        last = match_at(table).entries[choices_of(room)[-1]]
        assert isinstance(last, Decision)
        if (last.seat,) != table.shown.now.observers:
            break
        room.press("Ctrl+Z")
        room.until_asked()
    room.press("Ctrl+Z")
    room.until(lambda: room.shown(HandoverScreen))
    assert table.shown.now.observers == ()
    # A handover disables hints, repeated events and pauses.
    for key in ("H", "L", "P", "D"):
        room.press(key)
        assert room.shown(Banner) is None
        assert not table.play.moving
    assert not table.play.client.progress.demonstrates
    assert not table.play.client.progress.is_paused
    assert room.pointers() == 0
    room.until_asked()
    assert table.shown.now.decider == last.seat


# Hints --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", always("spy"))
def test_a_hint_stays_until_the_next_move(room: Room, name: str) -> None:
    room.begin(name)
    room.until_asked()
    assert room.pointers() == 0
    prompt, moves = room.table.board.prompt.text(), room.table.announcer.last_moves()
    sentences = room.window.status_bar.sentences()
    room.press("H")
    assert room.table.board.prompt.text() != prompt
    room.until(lambda: room.table.hint.move)
    table, move = room.table, room.table.hint.move
    assert move is not None
    assert room.pointers() == len(items_of(table, move)) > 0
    assert table.board.prompt.text() == prompt, "it said that it takes a moment"
    assert room.window.status_bar.sentences() == sentences, "a hint is no move that was made"
    assert table.announcer.last_moves() == moves
    assert match_at(table).tally.assisted
    assert table.shown.now.decider is not None
    assert table.play.client.choose(table.shown.now.decider, move) is None
    assert room.pointers() == 0


def test_the_pointers_of_a_hint_surround_its_items(room: Room) -> None:
    room.begin("soda", seed=1)
    room.until_asked()
    room.press("H")
    room.until(lambda: room.table.hint.move)
    table = room.table
    move = table.hint.move
    assert move is not None

    def assert_pointed_at() -> None:
        rings = [each for each in table.scene().items() if isinstance(each, Ring)]
        pointed = [each.area for each in rings if not each.faint]
        items = [each.area() for each in items_of(table, move)]
        assert sorted(map(repr, pointed)) == sorted(map(repr, items))

    assert_pointed_at()
    room.window.resize(900, 700)
    assert_pointed_at()
    table.focus.act_on(items_of(table, move)[1])
    assert selected_items(table)
    assert_pointed_at()
    room.press("Escape")
    room.press("Escape")
    assert table.hint.move is None
    assert room.pointers() == 0


def test_a_hint_explains_its_move_in_the_names_of_the_table(room: Room) -> None:
    room.begin("pariah")
    room.until_asked()
    room.press("H")
    room.until(lambda: room.table.hint.move)
    sheet = room.table.hint.sheet
    assert sheet is not None
    assert sheet.isVisible()
    move, *reasons = (label.text() for label in sheet.findChildren(QLabel))
    assert sheet.accessibleName() == " ".join((move, *reasons))
    assert any(each.startswith("Otherwise: ") for each in reasons)
    assert "{" not in sheet.accessibleName()
    room.press("Escape")
    assert room.table.hint.sheet is None


def test_a_hint_in_soi_marks_cards_in_the_grid(room: Room) -> None:
    room.begin("soi")
    room.until_asked()
    room.press("H")
    room.until(lambda: room.table.hint.move)
    table = room.table
    move = table.hint.move
    assert move is not None
    table.focus.act_on(items_of(table, move)[-1])
    grid = grid_at(table)
    assert grid is not None
    focus = grid.focusWidget()
    assert focus is not None
    before = room.entries
    QTest.keyClick(focus, Qt.Key.Key_Return)
    entry = match_at(room.table).entries[before]
    assert isinstance(entry, Decision)
    assert entry.move == move


def test_a_finished_match_offers_hints_after_an_undo_only(room: Room) -> None:
    room.begin("sept")
    room.until_asked()
    assert room.action("hint").isEnabled()
    play_out(room)
    for name in ("hint", "demo", "pause", "redo"):
        assert not room.action(name).isEnabled()
    for name in ("undo", "again", "restart", "save"):
        assert room.action(name).isEnabled()
    room.press("Ctrl+Z")
    assert room.action("hint").isEnabled()


# Repeated events ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", always("spy"))
def test_the_last_events_are_shown_again(room: Room, name: str) -> None:
    room.begin(name)
    room.choose(2)
    entries, log = room.entries, room.window.dock.panel.log.lines()
    asked: list[int] = []
    room.table.play.asked.connect(asked.append)
    room.press("L")
    room.until(lambda: asked)
    room.until_asked()
    assert room.entries == entries
    assert room.window.dock.panel.log.lines() == log


# Pauses -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "way"),
    [
        pytest.param(name, "P", marks=() if name == "spy" else pytest.mark.thorough)
        for name in EVERY_GAME
    ]
    + [pytest.param(*way, marks=pytest.mark.thorough) for way in (("soi", "Space"), ("soy", "D"))]
    + [("soda", "click"), ("soy", "again"), ("soi", "H")],
)
def test_a_pause_stops_the_match_until_any_key(room: Room, name: str, way: str) -> None:
    room.begin(name)
    room.choose()
    table = room.table
    seat = table.shown.now.decider
    assert seat is not None
    room.press("P")
    banner = room.shown(Banner)
    assert banner is not None
    assert banner.accessibleName() == "Paused"
    assert room.action("pause").isChecked()
    refusal = table.play.client.choose(seat, match_at(table).legal(seat)[0])
    assert str(refusal) == "The match is paused."
    if way == "click":
        QTest.mouseClick(banner, Qt.MouseButton.LeftButton, pos=QPoint(9, 9))
    elif way == "again":
        room.action("pause").trigger()
    else:
        room.press(way)
    assert room.shown(Banner) is None
    assert not room.action("pause").isChecked()
    assert table.hasFocus()
    assert not match_at(table).tally.assisted, "the key has done nothing else"
    room.choose()


def test_computers_make_no_move_in_a_pause(room: Room) -> None:
    room.begin("soi")
    room.choose()
    table = room.table
    session = table.play.client._controlled
    assert isinstance(session, Session)
    while (request := session._next_move) is None:
        room.until_asked()
        seat = table.shown.now.decider
        assert seat is not None
        assert table.play.client.choose(seat, match_at(table).legal(seat)[0]) is None
    room.press("P")
    entries = room.entries
    room.until(lambda: request.answer is not None)
    QApplication.processEvents()
    assert room.entries == entries
    room.press("P")
    room.until(lambda: room.entries > entries)


def test_the_pause_command_covers_a_race(room: Room) -> None:
    room.begin("spy", timed=True)
    room.until_asked()
    table = room.table
    assert not room.action("undo").isEnabled()
    room.press("P")
    assert table.shown.now.is_covered
    assert room.shown(Banner) is None
    room.press("H")
    assert not match_at(table).tally.assisted, "nobody is asked about covered cards"
    room.press("P")
    room.until(lambda: not table.shown.now.is_covered)


# Demonstrations -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", always("spy"))
def test_a_demonstration_plays_until_a_key_or_a_click(room: Room, name: str) -> None:
    room.begin(name)
    room.choose()
    table = room.table
    before = room.entries
    room.press("D")
    assert table.shown.now.decider is None
    assert room.action("demo").isChecked()
    room.until(lambda: any(stop >= before for stop in choices_of(room)))
    banner = room.shown(Banner)
    if banner is None:
        return  # A short match may be over.
    bar, page = room.shown(DemoBar), table.parentWidget()
    assert bar is not None
    assert page is not None
    assert not bar.geometry().intersects(page.geometry()), "it covers nothing"
    if name in ("soy", "soda"):
        QTest.mouseClick(banner, Qt.MouseButton.LeftButton, pos=QPoint(9, 9))
    else:
        room.press("A")
    assert not room.action("demo").isChecked()
    assert not table.play.client.progress.demonstrates
    assert room.shown(Banner) is None
    assert room.shown(DemoBar) is None
    assert match_at(table).tally.assisted
    room.until_asked()
    assert table.shown.now.viewer == 0


def test_a_demonstration_plays_to_the_end_of_the_match(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Scoreboards and handovers do not stop the match."""
    monkeypatch.setattr(overlays, "UNATTENDED", 1)
    room.begin("sept", people=2, seed=1)
    room.until_asked()
    handovers: list[int] = []
    room.table.play.screen_requested.connect(handovers.append)
    rounds: list[int] = []
    room.table.play.round_over.connect(lambda: rounds.append(1))
    room.press("D")
    room.until(lambda: match_at(room.table).result is not None and room.shown(Scoreboard))
    assert len(rounds) == 2
    assert handovers == []
    assert room.shown(Banner) is None
    room.until(lambda: rows() == [True])


def test_after_a_demonstrated_race_the_next_one_waits_for_the_person(room: Room) -> None:
    room.begin("spy", timed=True)
    room.until_asked()
    table = room.table
    room.press("D")
    room.until(lambda: choices_of(room))
    assert table.play.client.progress.demonstrates
    room.press("Space")
    assert table.shown.now.is_covered
    race_at(table).toggle()
    room.until(lambda: table.shown.now.decider == 0)


# The deal -----------------------------------------------------------------------------------------


def cards(room: Room) -> Chance:
    return next(each for each in match_at(room.table).entries if isinstance(each, Chance))


def test_a_restart_asks_only_after_a_choice(room: Room) -> None:
    room.begin("soda")
    room.until_asked()
    first = cards(room)
    room.press("F5")
    room.until_asked()
    assert cards(room) == first
    assert not match_at(room.table).tally.assisted
    room.choose(2)
    entries, asked = room.entries, list[str]()
    room.answer("Keep playing", asked)
    room.press("F5")
    assert asked == ["Do you want to start this deal again?"]
    assert room.entries == entries
    room.answer("Start again")
    room.press("F5")
    room.until_asked()
    assert choices_of(room) == []
    assert cards(room) == first
    assert match_at(room.table).tally.assisted


def test_a_restarted_race_begins_again(room: Room) -> None:
    room.begin("spy", timed=True)
    room.until_asked()
    table = room.table
    first = cards(room)
    assert table.shown.now.decider is not None
    assert table.play.client.choose(0, match_at(table).legal(0)[0]) is None
    room.answer("Start again")
    room.press("F5")
    room.until(
        lambda: (
            room.table.shown.now.decider is not None
            and not room.table.play.client.progress.is_paused
        )
    )
    assert cards(room) == first
    assert choices_of(room) == []


def test_a_numbered_deal_repeats_the_deal(room: Room) -> None:
    def deal(text: str) -> Chance:
        def fill(dialog: QWidget) -> None:
            assert isinstance(dialog, DealDialog)
            dialog.field.setText(text)
            dialog.done_button.click()

        room.once_open(fill)
        if room.places.table is not None:
            room.places.leave()
        room.press("Ctrl+D")
        room.until_asked()
        return cards(room)

    first = deal("New Year at Ada’s")
    assert deal("20") != first
    assert deal("new year  at ADA’s") == first
    assert match_at(room.table).deal.seed == 168487339907455


def look_at_the_deal(room: Room) -> list[str]:
    """The texts of the dialog for a deal, which is accepted without a deal."""
    found: list[str] = []

    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, DealDialog)
        found.extend(each.text() for each in dialog.findChildren(QLineEdit) if each.isReadOnly())
        found.extend(each.text() for each in dialog.findChildren(QLabel))
        dialog.field.clear()
        dialog.done_button.click()
        found.append(dialog.fault.text())

    room.once_open(look)
    room.press("Ctrl+D")
    return found


def test_the_word_of_a_typed_deal_can_be_copied(room: Room) -> None:
    room.begin("soureh", seed="fête")
    room.until_asked()
    found = look_at_the_deal(room)
    assert found[0] == "soureh-2-fête"
    assert "Players: 2" in " ".join(found)
    assert found[-1] == "Enter a word, a number or any text."


def test_a_deal_that_the_program_drew_is_not_told_before_the_end(room: Room) -> None:
    room.begin("soureh", seed=77)
    room.until_asked()
    found = look_at_the_deal(room)
    assert "The word of this deal is shown here after the match." in found
    assert "77" not in " ".join(found)


def test_a_copied_position_opens_at_its_choice(room: Room) -> None:
    def open_it(dialog: QWidget) -> None:
        assert isinstance(dialog, DealDialog)
        assert dialog.field.text() == QGuiApplication.clipboard().text()
        dialog.done_button.click()

    room.begin("soda", seed=5)
    room.until_asked()
    entries = list(match_at(room.table).entries)
    room.press("Ctrl+Shift+C")
    room.places.leave()
    room.once_open(open_it)
    room.press("Ctrl+D")
    room.until_asked()
    assert match_at(room.table).entries == entries


def test_a_match_with_a_proof_asks_for_a_word_and_can_be_checked(room: Room) -> None:
    def answer(dialog: QWidget) -> None:
        assert isinstance(dialog, ProofDialog)
        dialog.done_button.click()
        assert dialog.fault.text() == "Enter any word."
        dialog.word.setText("fête")
        dialog.done_button.click()

    room.places.program.services.settings.proofs = True
    room.once_open(answer)
    room.begin("soda", seed=None)
    room.until_asked()
    assert check_proof(room.table.play.client.record_to_save(), GAMES["soda"])


def test_a_word_opens_its_game_with_its_options(room: Room) -> None:
    def fill(dialog: QWidget) -> None:
        assert isinstance(dialog, DealDialog)
        dialog.field.setText("soda-3-x=1")
        dialog.done_button.click()
        assert dialog.fault.text() == "x=1 is no option of Soda, or stands there twice."
        dialog.field.setText("SODA-3-suits=hcds-fete")
        dialog.done_button.click()

    room.begin("soi")
    room.until_asked()
    room.once_open(fill)
    room.press("Ctrl+D")
    room.until_asked()
    client = room.table.play.client
    assert client.game.name == "soda"
    assert client.options == {"players": 3, "suits": "HCDS"}
    assert client.deal.word == "soda-3-suits=HCDS-fete"
    assert len(client.players) == 3


# Letters ------------------------------------------------------------------------------------------


def test_no_button_of_a_table_shares_the_key_of_a_command(room: Room) -> None:
    letters = {command.keys.lower() for command in COMMANDS.values() if len(command.keys) == 1}
    assert letters == {"h", "l", "d", "m", "p"}
    for name in ("soy", "soureh", "pariah", "spy", "soda"):
        room.begin(name)
        table = room.table
        pauses = {table.board.buttons[each] for each in (PAUSE, GO_ON) if table.race is not None}
        others = [button for button in buttons_of(table) if button not in pauses]
        taken = {button.label.key.lower() for button in others} | {"x", "b"}
        assert not taken & letters, name


def test_letters_are_no_commands_in_a_text_field(room: Room) -> None:
    room.begin("soi")
    room.until_asked()
    room.press("7")
    focus = QApplication.focusWidget()
    assert isinstance(focus, QLineEdit)
    for letter in "hdplm":
        QTest.keyClicks(focus, letter)
    assert focus.text() == "7hdplm"
    assert not room.table.play.client.progress.is_paused
    assert not room.table.play.client.progress.demonstrates
    assert not match_at(room.table).tally.assisted
    assert room.shown(Banner) is None
    room.press("Escape")
    assert room.table.hasFocus()


def test_a_letter_of_a_command_does_not_reach_the_table(room: Room) -> None:
    """The person has assigned a key of the table to a command."""
    room.begin("soureh")
    room.until_asked()
    room.window.commands.use_keys({"pause": "X"})
    before = room.entries
    room.press("X")
    assert room.entries == before
    assert room.shown(Banner) is not None


# Files --------------------------------------------------------------------------------------------


def test_a_record_saved_after_an_undo_has_all_entries(room: Room) -> None:
    room.begin("soureh")
    room.choose(3)
    room.press("Ctrl+Z")
    room.until_asked()
    record = match_at(room.table).record()
    assert records.decode(records.encode(record), GAMES).entries == record.entries


def choose_file(room: Room, keys: str, file: Path) -> None:
    """Choose a file in the dialog of a shortcut."""

    def choose(dialog: QWidget) -> None:
        assert isinstance(dialog, QFileDialog)
        dialog.setDirectory(str(file.parent))
        dialog.findChildren(QLineEdit)[0].setText(file.stem if "S" in keys else str(file))
        dialog.accept()

    room.once_open(choose)
    room.press(keys)


def test_an_opened_finished_match_is_replayed(room: Room, tmp_path: Path) -> None:
    record = finished_soi()
    file = tmp_path / "evening.soiree"
    file.write_bytes(records.encode(record))
    choose_file(room, "Ctrl+O", file)
    room.until(lambda: room.places.is_replay)
    assert match_at(room.table).entries == []
    room.press("Ctrl+Shift+End")
    assert match_at(room.table).result == record.result
    room.places.leave()
    assert room.places.waiting() == []
    assert rows() == [], "it was somebody else's"


def test_a_saved_match_has_the_extension_and_opens_at_its_position(
    room: Room, tmp_path: Path
) -> None:
    room.begin("soureh")
    room.choose(2)
    entries = list(match_at(room.table).entries)
    choose_file(room, "Ctrl+Shift+S", tmp_path / "mine.soiree")
    room.until((tmp_path / "mine.soiree").exists)
    assert room.said() == "The match is saved as mine.soiree."
    room.choose()
    room.places.leave()
    (Paths.find().waiting / "soureh.soiree").unlink()
    choose_file(room, "Ctrl+O", tmp_path / "mine.soiree")
    room.until_asked()
    assert match_at(room.table).entries == entries


def test_overwriting_a_file_asks_a_question(room: Room, tmp_path: Path) -> None:
    room.begin("soureh")
    room.until_asked()
    file = tmp_path / "mine.soiree"
    file.write_text("precious")
    asked: list[str] = []
    dialogs: list[QWidget] = []

    def answer() -> None:
        front = QApplication.activeModalWidget()
        if isinstance(front, QMessageBox):
            asked.append(front.text())
            front.button(QMessageBox.StandardButton.No).click()
        elif asked and front is not None:
            often.stop()
            front.close()
        elif isinstance(front, QFileDialog) and front not in dialogs:
            dialogs.append(front)
            front.setDirectory(str(tmp_path))
            front.findChildren(QLineEdit)[0].setText("mine")
            QTimer.singleShot(0, front, front.accept)

    often = QTimer()
    often.timeout.connect(answer)
    often.start(5)
    room.press("Ctrl+Shift+S")
    assert len(asked) == 1
    assert "mine.soiree" in asked[0]
    assert file.read_text() == "precious"
