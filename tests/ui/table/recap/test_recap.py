"""The recap at every table: displayed until the person acts."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsSimpleTextItem
from pytestqt.qtbot import QtBot

from soiree.core.cards import DECK
from soiree.core.events import Moved, Said, Shown
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.coops.zones import DOWN
from soiree.ui.language.words import card_sign
from soiree.ui.table.contract.digest import MOST_WORDS, NUMBERS
from soiree.ui.table.contract.trace import MOST_OUTCOMES
from soiree.ui.table.felt.cards import NUDGE
from soiree.ui.table.felt.place_item import PrintedPlace
from soiree.ui.table.recap.trace_items import Arc, GhostItem, Mark, TraceItem, visible_share
from soiree.ui.table.recap.traces import MOST_ARCS
from soiree.ui.table.table import Table
from tests.thorough import always, tries
from tests.ui.table.test_undo import FAST, driver, play, recalled_at, stands
from tests.window import reader

pytestmark = pytest.mark.slow


def traces_at(table: Table) -> list[TraceItem]:
    return [item for item in table.scene().items() if isinstance(item, TraceItem)]


def seen_in(view: View) -> set[int]:
    """Return the cards that a seat has ever seen."""
    seen = {card for _, cards in view.zones for card in cards if card is not None}
    for event in view.events:
        match event:
            case Moved(card) | Said(card=card) if card is not None:
                seen.add(card)
            case Shown(cards=cards) if cards is not None:
                seen.update(cards)
    return seen


@pytest.mark.parametrize("name", always("spy"))
def test_the_recap_is_displayed_until_the_person_acts(qtbot: QtBot, name: str) -> None:
    lines: list[str] = []
    marked: list[int] = []
    with driver(qtbot, name) as sat:
        table, rng = sat.table, random.Random(5)

        def choose(seat: Seat) -> None:
            lines.append(table.recap.digest)
            marked.append(len(table.recap.traces.places))
            look_at(table)
            table.choice.make(rng.choice(sat.legal(seat)))
            if table.shown.now.decider is None:
                assert traces_at(table) == []
                assert not table.board.digest.isVisible()
            if len(lines) == tries(8, thorough=14):
                sat.plays = None

        sat.plays = choose
        table.start()
        qtbot.waitUntil(lambda: sat.plays is None or sat.match.result is not None, timeout=20_000)
        assert sat.faults == []
    assert any(lines)
    assert any(marked)


def shown_signs(table: Table) -> list[int]:
    text = table.board.digest.toPlainText()
    return [NUMBERS.index(letter) + 1 for letter in text if letter in NUMBERS]


def look_at(table: Table) -> None:
    """Check that the recap fits, is visible, and has no hidden information."""
    view, digest = table.play.view_now(), table.board.digest
    line = table.recap.digest
    assert digest.isVisible() == bool(line)
    assert len(table.recap.spoken().split()) <= MOST_WORDS
    if line:
        assert digest.scale() == 1.0
        assert digest.document().firstBlock().layout().lineCount() <= 2
        assert table.sceneRect().contains(digest.sceneBoundingRect())
        assert not digest.sceneBoundingRect().intersects(table.board.prompt.sceneBoundingRect())
    unseen = set(DECK) - seen_in(view)
    for hidden in unseen:
        assert card_sign(hidden) not in line
    marks = [item for item in traces_at(table) if isinstance(item, Mark)]
    assert len(marks) == len(table.recap.traces.places)
    numbers = set(table.recap.traces.numbers().values())
    assert numbers == set(range(1, len(numbers) + 1))
    assert len(numbers) <= MOST_OUTCOMES
    if len(numbers) > 1:
        numbered = [each for each in shown_signs(table) if each]
        assert numbered == sorted(numbered), "the digest has the table's numbers, in order"
        assert set(numbered) <= numbers
    captions = [each for each in table.scene().items() if isinstance(each, PrintedPlace)]
    for badge in (each for mark in marks for each in mark.childItems() if each.toolTip()):
        for word in (each for caption in captions for each in caption.childItems()):
            assert not badge.sceneBoundingRect().intersects(word.sceneBoundingRect())
    arcs = [item for item in traces_at(table) if isinstance(item, Arc)]
    assert len(arcs) <= MOST_ARCS
    words = [each.sceneBoundingRect() for each in table.board.texts if each.isVisible()]
    for drawn in (child for arc in arcs for child in arc.childItems()):
        assert isinstance(drawn, QGraphicsPathItem)
        assert not any(drawn.path().intersects(each) for each in words)
    assert all(place.sentences for place in table.recap.traces.places)


@pytest.mark.parametrize("name", always("soy"))
def test_the_recap_returns_after_undo(qtbot: QtBot, name: str) -> None:
    with driver(qtbot, name) as sat:
        play(qtbot, sat, 3)
        table, stack = sat.table, sat.table.play.client.undo_stack
        told = recalled_at(table)
        position = table.play.client.position
        sat.plays = None
        table.choice.make(sat.legal(0)[0])
        stands(qtbot, sat)
        stack.undo()
        table.play.show_anew()
        table.play.play_on()
        stands(qtbot, sat)
        if table.play.client.position == position:
            assert recalled_at(table) == told
        size = table.size()
        table.resize(800, 540)
        table.resize(size)
        assert recalled_at(table) == told or table.play.client.position != position


def test_the_sentences_of_a_place_are_its_tooltip_and_description(qtbot: QtBot) -> None:
    reader.install()
    with driver(qtbot, "soureh") as sat:
        play(qtbot, sat, 6)
        table = sat.table
        assert table.recap.traces.places
        noted = [item for item in table.reading.in_tree() if table.recap.note_on(item)]
        assert noted
        interface = QAccessible.queryAccessibleInterface(noted[0])
        assert table.recap.note_on(noted[0]) in interface.text(QAccessible.Text.Description)
        tips = {child.toolTip() for trace in traces_at(table) for child in trace.childItems()}
        assert tips >= {"\n".join(place.sentences) for place in table.recap.traces.places}


def test_the_other_card_of_a_coop_is_nudged_by_a_landing_card(qtbot: QtBot) -> None:
    with driver(qtbot, "soureh") as sat:
        play(qtbot, sat, 4)
        item = sat.table.board.zones[DOWN[0]][0]
        push = item.nudge(90, 10)
        rest = item.pos()
        push.start()
        push.setCurrentTime(10 + 31)
        assert 2 < item.pos().y() - rest.y() <= NUDGE
        push.setCurrentTime(push.duration())
        assert item.pos() == rest


def test_numbers_of_traces_grow_with_the_table(qtbot: QtBot) -> None:
    """They were as small as ever beside the large cards of a large window."""
    with driver(qtbot, "soda") as sat:
        play(qtbot, sat, 3)

        def sizes() -> list[int]:
            parts = (part for trace in traces_at(sat.table) for part in trace.childItems())
            words = (part for part in parts if isinstance(part, QGraphicsSimpleTextItem))
            return [each.font().pixelSize() for each in words]

        small = sizes()
        assert small
        sat.table.resize(2200, 1300)
        assert min(sizes()) > max(small)


def test_traces_fade_out_and_are_removed(qtbot: QtBot) -> None:
    with driver(qtbot, "soda") as sat:
        play(qtbot, sat, 3)
        table = sat.table
        assert traces_at(table)
        table.show_appearance(FAST)
        table.recap.end()
        assert traces_at(table), "they fade"
        qtbot.waitUntil(lambda: not traces_at(table))
        stands(qtbot, sat)


@pytest.mark.parametrize(
    "size", [pytest.param((1280, 680), marks=pytest.mark.thorough), (800, 530)]
)
def test_ghosts_of_a_hand_lie_under_no_words(qtbot: QtBot, size: tuple[int, int]) -> None:
    ghosts: list[GhostItem] = []
    with driver(qtbot, "soda") as sat:
        table, rng = sat.table, random.Random(3)
        table.resize(*size)

        def choose(seat: Seat) -> None:
            if not ghosts:
                ghosts.extend(item for item in traces_at(table) if isinstance(item, GhostItem))
                if not ghosts:
                    table.choice.make(rng.choice(sat.legal(seat)))

        sat.plays = choose
        table.start()
        qtbot.waitUntil(lambda: bool(ghosts), timeout=20_000)
        words = [each.sceneBoundingRect() for each in table.board.texts if each.isVisible()]
        for ghost in ghosts:
            area = ghost.mapRectToScene(ghost.outline)
            assert not any(area.intersects(each) for each in words)


def test_the_visible_share_of_an_arc_excludes_covered_parts() -> None:
    start, end = QPointF(0, 0), QPointF(240, 0)
    first_half, beside = QRectF(0, -200, 120, 400), QRectF(0, 10, 240, 400)
    assert visible_share(start, end, []) == 1
    assert visible_share(start, end, [beside]) == 1
    assert visible_share(start, end, [first_half]) == pytest.approx(0.5, abs=0.05)
    assert visible_share(start, end, [first_half, first_half.translated(120, 0)]) == 0
