"""The table of Soi, played by clicks, drags, keys and typing, with the grid of cards on offer."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import cycle, pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from soiree.controller.match.authority import Match
from soiree.core.cards import Card, make, rank_of, spell, suit_of
from soiree.core.entries import Decision, Entry, Move
from soiree.core.zones import Seat
from soiree.games.soi import GAME
from soiree.games.soi.knowledge import Knowledge
from soiree.games.soi.moves import ASKS
from soiree.ui.language.words import card_name
from soiree.ui.table.contract.appearance import Appearance
from soiree.ui.table.felt.cards import CardItem
from soiree.ui.table.input.card_cell import CardCell
from soiree.ui.table.input.card_grid import CardGrid
from soiree.ui.table.table import Table
from tests.thorough import always, tries
from tests.ui.games.soi.soi_hands import cell_of, grid_of, hand_of, picked, soi
from tests.ui.games.soi.soi_match import play_on, soi_match, turns
from tests.ui.table.sitting import Sitting, click, drag, point_of, sitting, some, walk_to
from tests.window import reader

pytestmark = pytest.mark.slow

LEFT = Qt.MouseButton.LeftButton
ENTER = Qt.Key.Key_Return
ROUND = 60_000
"""The time limit of a round on a busy machine, in milliseconds."""


class Hands:
    """Plays for a person: asks random players for random cards, by each of `ways` in turn.

    The methods are the ways, such as clicks, drags, keys and typing.
    """

    def __init__(self, sat: Sitting, ways: Sequence[str]) -> None:
        self.sat = sat
        self.ways = cycle(ways)
        self.made = 0
        self.rng = random.Random(1)
        sat.plays = self.play

    def play(self, seat: Seat) -> None:
        if self.sat.rounds:
            return
        move = some(self.rng, self.sat.legal(seat))
        way, position = next(self.ways), self.sat.match.position
        getattr(self, way)(soi(self.sat.table), move)
        self.made += 1
        assert self.sat.match.position > position, f"{move} was not made by {way}"
        assert self.sat.match.entries[position] == Decision(seat, move)

    def clicks(self, table: Table, move: Move) -> None:
        asked, wanted = ASKS[move]
        click(table, hand_of(table, asked))
        assert hand_of(table, asked).glows
        QTest.mouseClick(cell_of(table, wanted), LEFT)

    def clicks_card_first(self, table: Table, move: Move) -> None:
        asked, wanted = ASKS[move]
        click(table, own_card(self.sat, wanted))
        assert hand_of(table, asked).glows
        missing = offered(self.sat, asked, wanted)
        click(table, hand_of(table, asked))
        if len(missing) > 1:
            assert names_in_grid(table) == missing
            QTest.mouseClick(cell_of(table, wanted), LEFT)

    def drags(self, table: Table, move: Move) -> None:
        asked, wanted = ASKS[move]
        to = table.mapFromScene(hand_of(table, asked).area().center())
        missing = offered(self.sat, asked, wanted)
        drag(table, own_card(self.sat, wanted), to)
        if len(missing) > 1:
            assert names_in_grid(table) == missing
            QTest.mouseClick(cell_of(table, wanted), LEFT)

    def keys(self, table: Table, move: Move) -> None:
        asked, wanted = ASKS[move]
        walk_to(table, hand_of(table, asked))
        QTest.keyClick(table, ENTER)
        cell = cell_of(table, wanted)
        cell.setFocus()
        QTest.keyClick(cell, ENTER)

    def typing(self, table: Table, move: Move) -> None:
        asked, wanted = ASKS[move]
        assert table.typed(spell(wanted).lower()) is None
        if self.sat.match.entries[-1] != Decision(0, move):
            click(table, hand_of(table, asked))

    def typing_at_the_grid(self, table: Table, move: Move) -> None:
        asked, wanted = ASKS[move]
        click(table, hand_of(table, asked))
        assert table.typed(spell(wanted)) is None
        assert table.offered.grid is None


def own_card(sat: Sitting, wanted: Card) -> CardItem:
    return next(
        item
        for item in sat.hand(0)
        if item.card is not None and rank_of(item.card) == rank_of(wanted)
    )


def offered(sat: Sitting, asked: Seat, wanted: Card) -> list[str]:
    """The names of the cards of a rank on offer for a player."""
    asks = map(ASKS.__getitem__, sat.legal(0))
    return [card_name(c) for seat, c in asks if seat == asked and rank_of(c) == rank_of(wanted)]


def asked_since(sat: Sitting, position: int) -> int:
    """The number of the person's questions since an entry."""
    entries = sat.match.entries[position:]
    return sum(isinstance(each, Decision) and each.seat == 0 for each in entries)


def names_in_grid(table: Table) -> list[str]:
    return [each.accessibleName() for each in grid_of(table).cards()]


def asked_at(sat: Sitting, qtbot: QtBot) -> Table:
    """The table once its person may choose."""
    sat.table.start()
    qtbot.waitUntil(lambda: bool(sat.asked), timeout=10_000)
    return soi(sat.table)


def own_turns(seeds: Iterable[int]) -> Iterator[Match]:
    """The person's turns in whole matches, one after the other."""
    for seed in seeds:
        yield from (match for match, seat in turns(seed, rounds=100) if seat == 0)


def where_somebody_lacks_cards() -> tuple[list[Entry], Seat]:
    """A match up to a turn with one player who cannot be asked, and that player."""
    for match in own_turns(range(100)):
        without = {1, 2, 3} - {ASKS[move][0] for move in match.view(0).legal}
        if len(without) == 1:
            return list(match.entries), without.pop()
    raise AssertionError("no such turn comes")


@pytest.mark.parametrize(
    "ways",
    [
        ["clicks", "clicks_card_first", "drags", "keys", "typing", "typing_at_the_grid"],
        pytest.param(["clicks", "clicks_card_first", "drags"], marks=pytest.mark.thorough),
        pytest.param(["keys", "typing", "typing_at_the_grid"], marks=pytest.mark.thorough),
    ],
    ids="+".join,
)
def test_a_whole_round_can_be_played(qtbot: QtBot, ways: list[str]) -> None:
    """An ordinary run plays the second half of the round."""
    begun = soi_match()
    play_on(begun, questions=tries(80, thorough=0))
    with sitting(qtbot, GAME, entries=begun.entries) as sat:
        hands = Hands(sat, ways)
        with qtbot.waitSignal(sat.table.play.round_over, timeout=ROUND):
            sat.table.start()
        assert hands.made >= len(ways)
        assert sat.faults == []
        assert sat.refused == []
        assert sat.table.shown.moment().view.scores == sat.match.view_of(()).scores


def test_two_people_can_ask_at_one_screen(qtbot: QtBot) -> None:
    with sitting(qtbot, GAME, people=2) as sat:
        made: list[Seat] = []

        def play(seat: Seat) -> None:
            if len(made) < 6:
                made.append(seat)
                table, move = soi(sat.table), sat.legal(seat)[0]
                click(table, hand_of(table, ASKS[move][0]))
                QTest.mouseClick(cell_of(table, ASKS[move][1]), LEFT)

        sat.plays = play
        sat.table.start()
        qtbot.waitUntil(lambda: len(made) == 6, timeout=ROUND)
        assert {0, 1} == set(made) <= set(sat.handed)
        assert sat.faults == []


# --- the cards that are offered -------------------------------------------------------------------


@pytest.mark.parametrize("way", always("escape", "felt", of=("escape", "cross", "felt")))
def test_closing_the_cards_selects_nothing(qtbot: QtBot, way: str) -> None:
    with sitting(qtbot, GAME) as sat:
        table = asked_at(sat, qtbot)
        click(table, sat.hand(0)[0])
        click(table, hand_of(table, 2))
        grid, position = grid_of(table), sat.match.position
        assert QApplication.focusWidget() in grid.cards()
        assert not table.board.prompt.isVisible()
        if way == "escape":
            QTest.keyClick(grid.cards()[0], Qt.Key.Key_Escape)
        elif way == "cross":
            (cross,) = set(grid.findChildren(QToolButton)) - set(grid.cards())
            QTest.mouseClick(cross, LEFT)
        else:
            QTest.mouseClick(table.viewport(), LEFT, pos=QPoint(6, 6))
        assert table.offered.grid is None
        assert not grid.isVisible()
        assert table.hasFocus()
        assert table.choice.selected == ()
        assert picked(table) is None
        assert not any(hand_of(table, seat).glows for seat in range(4))
        assert table.board.prompt.isVisible()
        assert sat.match.position == position


def test_arrows_go_about_among_the_cards(qtbot: QtBot) -> None:
    with sitting(qtbot, GAME) as sat:
        table = asked_at(sat, qtbot)
        click(table, hand_of(table, 1))
        grid = grid_of(table)
        cells = grid.findChildren(CardCell)
        down, right = [Qt.Key.Key_Down] * 13, [Qt.Key.Key_Right] * 3
        up, left = [Qt.Key.Key_Up] * 13, [Qt.Key.Key_Left] * 3
        reached = {QApplication.focusWidget()}
        for key in (*left, *up, *right, *down, *left, *up):
            focus = QApplication.focusWidget()
            assert focus in cells
            QTest.keyClick(focus, key)
            reached.add(QApplication.focusWidget())
        rim = {min(c.x() for c in cells), max(c.x() for c in cells)}
        ends = {min(c.y() for c in cells), max(c.y() for c in cells)}
        assert {cell for cell in cells if cell.x() in rim or cell.y() in ends} <= reached


def test_a_card_of_ones_own_is_dimmed_and_says_why(qtbot: QtBot) -> None:
    with sitting(qtbot, GAME) as sat:
        table = asked_at(sat, qtbot)
        click(table, hand_of(table, 1))
        grid, position = grid_of(table), sat.match.position
        own = {item.card for item in sat.hand(0)}
        others = [cell for cell in grid.findChildren(CardCell) if not cell.can_choose]
        assert {cell.card for cell in others} == own
        assert not any(cell.is_dimmed for cell in grid.cards())
        cell = others[0]
        assert cell.is_dimmed
        cell.setFocus()
        (foot,) = (each for each in grid.findChildren(QLabel) if "yourself" in each.text())
        assert foot.text() == cell.accessibleDescription() == "You hold it yourself."
        reader.install()
        state = QAccessible.queryAccessibleInterface(cell).state()
        assert state.disabled
        assert state.focused
        for way in ("click", "enter"):
            if way == "click":
                QTest.mouseClick(cell, LEFT)
            else:
                QTest.keyClick(cell, ENTER)
            assert sat.refused.pop() == f"You hold the {card_name(cell.card)} yourself."
            assert table.offered.grid is grid
        assert sat.match.position == position


SIZES = [(800, 532), (1280, 732), (1600, 920), (2560, 1372)]


@pytest.mark.parametrize("size", always(SIZES[0], SIZES[-1], of=SIZES), ids=str)
def test_the_cards_on_offer_are_large_and_in_sight(qtbot: QtBot, size: tuple[int, int]) -> None:
    with sitting(qtbot, GAME, size=size) as sat:
        table = asked_at(sat, qtbot)
        own = sat.hand(0)[0]
        click(table, hand_of(table, 1))
        grid = grid_of(table)
        cells = grid.findChildren(CardCell)
        assert table.viewport().rect().contains(grid.geometry())
        assert {grid.rect().contains(cell.geometry()) for cell in cells} == {True}
        assert min(cell.width() for cell in cells) > own.pose.art.width
        # A column for each suit and a row for each rank; every rank is legible.
        assert len({cell.x() for cell in cells}) == 4
        assert len({(suit_of(cell.card), cell.x()) for cell in cells}) == 4
        rows = sorted({cell.y() for cell in cells})
        steps = [after - before for before, after in pairwise(rows)]
        assert min(steps) >= 0.2 * own.pose.art.height
        for cell in cells:
            found = grid.childAt(cell.geometry().center())
            assert found is cell, "a click in its middle is on it"
        table.resize(1000, 600)
        assert table.viewport().rect().contains(grid.geometry())


def test_what_is_certain_is_marked_on_demand(qtbot: QtBot) -> None:
    entries, wanted, holder = where_somebody_must_hold()
    with sitting(qtbot, GAME, entries=entries) as sat:
        table, chosen, marked = asked_at(sat, qtbot), list[bool](), list[bool]()
        table.offered.marking_chosen.connect(chosen.append)
        table.offered.marked.connect(lambda: marked.append(True))
        for marks in (True, False):
            click(table, hand_of(table, holder))
            before = grid_of(table)
            (box,) = before.findChildren(QCheckBox)
            assert box.isChecked() is not marks
            QTest.mouseClick(box, LEFT, pos=QPoint(10, box.height() // 2))
            # Another grid replaces the first one.
            qtbot.waitUntil(partial(is_another_grid, table, before))
            cell = cell_of(table, wanted)
            assert cell.note == (f"{table.shown.now.names[holder]} has it." if marks else "")
            assert bool(cell.toolTip()) is marks
            assert cell.accessibleDescription() == f"{cell.note} {cell.toolTip()}".strip()
            click(table, hand_of(table, holder))
        assert chosen == [True, False]
        assert marked == [True]


@pytest.mark.parametrize("marks", [True, False])
def test_a_grid_that_opens_with_marks_is_reported(qtbot: QtBot, marks: bool) -> None:
    with sitting(qtbot, GAME) as sat:
        table, marked = asked_at(sat, qtbot), list[bool]()
        table.offered.marked.connect(lambda: marked.append(True))
        table.show_appearance(Appearance(mark_certain=marks))
        click(table, hand_of(table, 1))
        assert bool(marked) is marks


def is_another_grid(table: Table, before: CardGrid) -> bool:
    return table.offered.grid not in (None, before)


def where_somebody_must_hold() -> tuple[list[Entry], Card, Seat]:
    """A match up to a turn with a card whose holder is certain."""
    for match in own_turns([2]):
        view = match.view(0)
        known = Knowledge.public(view)
        for asked, wanted in map(ASKS.__getitem__, view.legal):
            if known.must_hold(asked, wanted):
                return list(match.entries), wanted, asked
    raise AssertionError("no such turn comes")


def where_one_card_is_missing() -> tuple[list[Entry], Card]:
    """A match up to a turn at which the person has three cards of a rank, and the missing card."""
    for match in own_turns(range(100)):
        hand = match.view(0).faces("hand", 0)
        for rank in {rank_of(card) for card in hand}:
            missing = {make(rank, suit) for suit in range(4)}.difference(hand)
            if len(missing) == 1:
                return list(match.entries), missing.pop()
    raise AssertionError("no such turn comes")


@pytest.mark.parametrize("way", ["drag", "drag onto the plate", "clicks", "enter"])
def test_a_single_missing_card_is_requested_at_once(qtbot: QtBot, way: str) -> None:
    entries, wanted = where_one_card_is_missing()
    with sitting(qtbot, GAME, entries=entries) as sat:
        table = asked_at(sat, qtbot)
        own, hand = own_card(sat, wanted), hand_of(table, 2)
        opened: list[bool] = []
        table.choice.changed.connect(lambda: opened.append(table.offered.grid is not None))
        position = sat.match.position
        if way == "drag":
            drag(table, own, point_of(table, hand))
        elif way == "drag onto the plate":
            drag(table, own, point_of(table, table.board.plates[2]))
        elif way == "clicks":
            click(table, own)
            assert table.board.prompt.text() == f"Whom do you ask for the {card_name(wanted)}?"
            click(table, hand)
        else:
            for item in (own, hand):
                walk_to(table, item)
                QTest.keyClick(table, ENTER)
        assert sat.match.entries[position] == Decision(0, f"ask 2 {spell(wanted)}")
        assert not any(opened)


def test_another_player_can_be_asked_instead(qtbot: QtBot) -> None:
    with sitting(qtbot, GAME) as sat:
        table = asked_at(sat, qtbot)
        own = sat.hand(0)[0]
        click(table, own)
        for seat in (1, 3, 3):
            click(table, hand_of(table, seat))
            assert [place for place in range(4) if hand_of(table, place).glows] == [seat]
            assert own.card is not None
            assert names_in_grid(table) == offered(sat, seat, own.card)
        assert picked(table) is own


def test_a_card_can_be_chosen_while_the_dragged_one_glides_back(qtbot: QtBot) -> None:
    with sitting(qtbot, GAME) as sat:
        table = asked_at(sat, qtbot)
        table.show_appearance(Appearance(speed="slow", message_delay=0))
        position = sat.match.position
        own = sat.hand(0)[0]
        drag(table, own, point_of(table, hand_of(table, 1)))
        assert table.play.moving
        assert picked(table) is own
        QTest.mouseClick(grid_of(table).cards()[0], LEFT)
        assert asked_since(sat, position) == 1


def second_click(table: Table, at: QPoint) -> None:
    """The second half of a double click."""
    port, plain = table.viewport(), Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(
        port,
        QMouseEvent(
            QEvent.Type.MouseButtonDblClick, QPointF(at), port.mapToGlobal(at), LEFT, LEFT, plain
        ),
    )
    QTest.mouseRelease(port, LEFT, plain, at)


@pytest.mark.parametrize("chooses", [True, False])
def test_a_double_click_that_ends_below_the_cards_does_nothing(qtbot: QtBot, chooses: bool) -> None:
    with sitting(qtbot, GAME) as sat:
        table = asked_at(sat, qtbot)
        position = sat.match.position
        click(table, hand_of(table, 1))
        grid = grid_of(table)
        (cross,) = set(grid.findChildren(QToolButton)) - set(grid.cards())
        QTest.mouseClick(grid.cards()[0] if chooses else cross, LEFT)
        second_click(table, point_of(table, hand_of(table, 1)))
        assert table.offered.grid is None
        assert table.choice.selected == ()
        assert asked_since(sat, position) == chooses


def test_the_card_of_the_hint_is_pointed_out(qtbot: QtBot) -> None:
    with sitting(qtbot, GAME) as sat:
        table = asked_at(sat, qtbot)
        move = sat.legal(0)[-1]
        asked, wanted = ASKS[move]
        table.hint.show(move)
        click(table, hand_of(table, asked))
        assert [c.accessibleName() for c in grid_of(table).cards() if c.hasFocus()] == [
            card_name(wanted)
        ]
        click(table, hand_of(table, 1 if asked != 1 else 2))
        assert not any(cell.is_hinted for cell in grid_of(table).cards())


# --- what cannot be done --------------------------------------------------------------------------


def test_a_card_dropped_on_the_felt_is_objected_to(qtbot: QtBot) -> None:
    with sitting(qtbot, GAME) as sat:
        table = asked_at(sat, qtbot)
        drag(table, sat.hand(0)[0], table.viewport().rect().center())
        assert sat.refused == ["Drop the card on the player you ask."]
        drag(table, sat.hand(0)[0], point_of(table, sat.hand(0)[3]))
        assert len(sat.refused) == 1
        assert table.choice.selected == ()


def test_a_player_without_cards_cannot_be_asked(qtbot: QtBot) -> None:
    entries, seat = where_somebody_lacks_cards()
    with sitting(qtbot, GAME, entries=entries) as sat:
        table = asked_at(sat, qtbot)
        assert not hand_of(table, seat).is_open
        refusal = f"{table.shown.now.names[seat]} has no cards left to ask for."
        click(table, table.board.plates[seat])
        assert sat.refused == [refusal]
        drag(table, sat.hand(0)[0], point_of(table, table.board.plates[seat]))
        assert sat.refused == [refusal] * 2
        assert table.choice.selected == ()
        other = next(each for each in (1, 2, 3) if each != seat)
        click(table, hand_of(table, other))
        click(table, table.board.plates[seat])
        assert sat.refused == [refusal] * 3
        assert hand_of(table, other).glows


# --- typing ---------------------------------------------------------------------------------------


def test_arrows_choose_the_player_for_a_typed_card(qtbot: QtBot) -> None:
    with sitting(qtbot, GAME) as sat:
        table = asked_at(sat, qtbot)
        wanted = ASKS[sat.legal(0)[0]][1]
        position = sat.match.position
        advice: list[str] = []
        table.advised.connect(advice.append)
        assert table.typed(spell(wanted)) is None
        words = f"Whom do you ask for the {card_name(wanted)}?"
        assert table.board.prompt.text() == words
        assert advice == [f"{words} Choose a player."]
        assert words not in " ".join(text for _, text in sat.told)
        assert table.focus.focused_item() is hand_of(table, 3)
        for key, seat in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Up, 2), (Qt.Key.Key_Left, 3)):
            QTest.keyClick(table, key)
            assert table.focus.focused_item() is hand_of(table, seat)
            assert hand_of(table, seat).glows
        assert sat.match.position == position
        QTest.keyClick(table, ENTER)
        assert sat.match.entries[position] == Decision(0, f"ask 3 {spell(wanted)}")


def test_the_card_that_the_prompt_proposes_to_type_may_be_asked_for(qtbot: QtBot) -> None:
    with sitting(qtbot, GAME) as sat:
        table = asked_at(sat, qtbot)
        proposed = table.board.prompt.text().removesuffix(".").rpartition(" ")[2]
        assert any(spell(ASKS[move][1]).lower() == proposed for move in sat.legal(0))
        assert table.typed(proposed) is None


def test_a_typed_card_is_dropped_by_escape(qtbot: QtBot) -> None:
    with sitting(qtbot, GAME) as sat:
        table = asked_at(sat, qtbot)
        assert table.typed(spell(ASKS[sat.legal(0)[0]][1])) is None
        QTest.keyClick(table, Qt.Key.Key_Escape)
        assert table.choice.selected == ()
        click(table, hand_of(table, 1))
        assert len(grid_of(table).cards()) > 3


def test_a_typed_card_may_be_refused(qtbot: QtBot) -> None:
    with sitting(qtbot, GAME) as sat:
        assert soi(sat.table).typed("7h") == "It is not your turn yet."
        table = asked_at(sat, qtbot)
        own = sat.hand(0)[0].card
        assert own is not None
        assert table.typed("no") == (
            "“no” is not a card: type a rank and a suit, such as 7h or 10s."
        )
        assert table.typed(spell(own)) == f"You hold the {card_name(own)} yourself."
        held = {rank_of(item.card) for item in sat.hand(0) if item.card is not None}
        strange = next(c for c in range(52) if rank_of(c) not in held)
        refusal = table.typed(spell(strange))
        assert refusal is not None
        assert refusal.startswith(f"You may ask for the {card_name(strange)} only while you hold")
        assert sat.refused == [], "the field says it"
        assert table.choice.selected == ()
