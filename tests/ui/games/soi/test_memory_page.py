"""The memory page of Soi: certain knowledge in play, beliefs too in a review."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QTableView
from pytestqt.qtbot import QtBot

from soiree.core.cards import DECK, Card, card, rank_of
from soiree.core.views import View, onlooker
from soiree.games.soi.deals import Deals
from soiree.ui.game_window import SeenMatch
from soiree.ui.games.soi.memory_grid import SOME
from soiree.ui.games.soi.memory_page import BELIEF, OWN, PUBLIC, MemoryPage
from soiree.ui.language.words import NOBODY, card_name
from soiree.ui.shell.side_panel import NARROW, WIDTH
from soiree.ui.style import theme
from tests.games.soi.soi_deals import dealt
from tests.thorough import always
from tests.ui.games.soi.soi_match import NAMES, play_on, soi_match
from tests.ui.pixels import READABLE, contrast

APP = Path(__file__).resolve().parents[2] / "app"
ACES_FIRST = (12, *range(12))
BACK_AND_FORTH = (*(Qt.Key.Key_Right,) * 2, *(Qt.Key.Key_Left,) * 2)


@pytest.fixture
def page(qtbot: QtBot) -> MemoryPage:
    made = MemoryPage()
    qtbot.addWidget(made)
    made.resize(WIDTH, 700)
    with qtbot.waitExposed(made):
        made.show()
    return made


@pytest.fixture
def view() -> View:
    """A view with cards laid down, certain cards, and uncertain ones."""
    return play_on(soi_match(), questions=30)


def grid(page: MemoryPage) -> QTableView:
    (found,) = page.findChildren(QTableView)
    return found


def sentences(page: MemoryPage, role: Qt.ItemDataRole = Qt.ItemDataRole.DisplayRole) -> list[str]:
    """The sentences of all cards, in the order of the deck."""
    model = grid(page).model()
    return [
        str(model.index(ACES_FIRST.index(each >> 2), each & 3).data(role)) for each in sorted(DECK)
    ]


def believe(page: MemoryPage, view: View, viewer: int = 0) -> None:
    page.show_match(SeenMatch(view, NAMES, viewer, reviewing=True))
    page.ways.setCurrentIndex(BELIEF)


def expected(name: str, of_card: Sequence[float], laid: int | None, viewer: int) -> str:
    """The expected sentence of a card, given the players' shares."""
    if laid is not None:
        return f"The {name}: laid down by {'you' if laid == viewer else NAMES[laid]}."
    possible = {seat: share for seat, share in enumerate(of_card) if share}
    if list(possible) == [viewer]:
        return f"The {name}: you have it."
    if len(possible) == 1:
        return f"The {name}: {NAMES[next(iter(possible))]} has it."
    told = (f"{NAMES[seat]} {round(100 * share)}%" for seat, share in possible.items())
    return f"The {name}: {', '.join(told)}."


def laid_by(view: View) -> dict[Card, int]:
    return {each: seat for seat in range(4) for each in view.faces("laid", seat)}


def test_play_shows_certain_knowledge_only(page: MemoryPage, view: View) -> None:
    page.show_match(SeenMatch(view, NAMES, 0))
    assert not page.ways.isTabVisible(BELIEF)
    assert not any("%" in each for each in sentences(page))


def leaf(page: MemoryPage, *moves: str, tab: int = OWN) -> list[str]:
    """The sentences after questions in which seat 1 begins, on a tab."""
    match = dealt(1, s0="7S 9C", s1="7H 9D", s2="7D 9S", s3="7C 9H")
    for move in moves:
        (seat,) = match.deciders
        assert match.play(seat, move, match.position) is None
    page.show_match(SeenMatch(match.view(0), NAMES, 0))
    page.ways.setCurrentIndex(tab)
    return sentences(page)


def test_the_own_hand_tells_more_than_everybody_knows(page: MemoryPage) -> None:
    helped: list[bool] = []
    page.helped.connect(lambda: helped.append(True))
    seven = card("7C")
    public = leaf(page, "ask 2 7C", "ask 0 9H", tab=PUBLIC)[seven]
    assert public == "The 7 of clubs: not with Ada, Boris."
    assert not helped
    assert leaf(page, "ask 2 7C", "ask 0 9H")[seven] == "The 7 of clubs: Clara has it."
    assert helped
    assert leaf(page, "ask 2 7C", "ask 0 9H")[card("7S")] == "The 7 of spades: you have it."


def test_a_tooltip_says_from_what_a_sentence_follows(page: MemoryPage) -> None:
    leaf(page, "ask 2 7C", "ask 0 9H")
    reason = "Ada asked Boris for the 7 of clubs: no. You do not hold the 7 of clubs."
    seven = card("7C")
    assert sentences(page, Qt.ItemDataRole.AccessibleDescriptionRole)[seven] == reason
    tip = sentences(page, Qt.ItemDataRole.ToolTipRole)
    assert tip[seven] == f"The 7 of clubs: Clara has it. {reason}"
    assert tip[card("7S")] == "The 7 of spades: you have it."
    assert tip[card("2S")] == sentences(page)[card("2S")]


def test_the_last_column_names_who_must_hold_some_of_a_rank(page: MemoryPage) -> None:
    leaf(page, "ask 2 7C", "ask 0 9H", tab=PUBLIC)
    model = grid(page).model()
    rows = {rank: model.index(ACES_FIRST.index(rank), SOME) for rank in range(13)}
    seven, nine, ten = (rank_of(card(name)) for name in ("7C", "9H", "10S"))
    assert rows[seven].data() == "At least one 7: Ada."
    assert rows[nine].data() == "At least one 9: Boris."
    assert rows[ten].data() == "At least one 10: nobody else for certain."
    reason = rows[seven].data(Qt.ItemDataRole.AccessibleDescriptionRole)
    assert reason == "Ada asked Boris for the 7 of clubs: no."
    assert not rows[ten].data(Qt.ItemDataRole.AccessibleDescriptionRole)


def test_another_match_begins_with_what_everybody_knows(page: MemoryPage, view: View) -> None:
    page.show_match(SeenMatch(view, NAMES, 0))
    page.ways.setCurrentIndex(OWN)
    page.start_over()
    helped: list[bool] = []
    page.helped.connect(lambda: helped.append(True))
    page.show_match(SeenMatch(view, NAMES, 0))
    assert page.ways.currentIndex() == PUBLIC
    assert not helped


def test_a_review_begins_with_certain_knowledge(page: MemoryPage, view: View) -> None:
    page.show_match(SeenMatch(view, NAMES, 0))
    certain = sentences(page)
    page.show_match(SeenMatch(view, NAMES, 0, reviewing=True))
    titles = ["All know", "You know", "Belief"]
    assert [page.ways.tabText(n) for n in range(page.ways.count())] == titles
    assert page.ways.isTabVisible(BELIEF)
    assert sentences(page) == certain


def test_play_after_a_review_shows_no_beliefs(page: MemoryPage, view: View) -> None:
    believe(page, view)
    assert any("%" in each for each in sentences(page))
    page.show_match(SeenMatch(view, NAMES, 0))
    assert not page.ways.isTabVisible(BELIEF)
    assert not any("%" in each for each in sentences(page))


@pytest.mark.parametrize("questions", [0, 30, 60, 90])
def test_each_card_has_a_sentence_with_its_shares(page: MemoryPage, questions: int) -> None:
    view = play_on(soi_match(), questions=questions)
    believe(page, view)
    found, laid = Deals.of(view).probabilities, laid_by(view)
    said = sentences(page)
    assert said == [
        expected(card_name(each), found[each], laid.get(each), 0) for each in sorted(DECK)
    ]
    for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
        assert sentences(page, role) == said


def test_keys_switch_between_certain_knowledge_and_beliefs(page: MemoryPage, view: View) -> None:
    page.show_match(SeenMatch(view, NAMES, 0, reviewing=True))
    legend = page.findChild(QLabel)
    assert isinstance(legend, QLabel)
    seen = [(sentences(page), grid(page).accessibleName(), legend.text())]
    for key in BACK_AND_FORTH:
        QTest.keyClick(page.ways, key)
        seen.append((sentences(page), grid(page).accessibleName(), legend.text()))
    certain, _, believed, _, again = seen
    assert again == certain
    assert all(here != there for here, there in zip(certain, believed, strict=True))


def test_the_chosen_tab_stays_from_step_to_step(page: MemoryPage, view: View) -> None:
    believe(page, view)
    later = play_on(soi_match(), questions=40)
    page.show_match(SeenMatch(later, NAMES, 0, reviewing=True))
    laid, found = laid_by(later), Deals.of(later).probabilities
    assert sentences(page)[0] == expected(card_name(0), found[0], laid.get(0), 0)


@pytest.mark.parametrize("seat", [0, onlooker(4)])
def test_without_a_viewer_the_page_shows_public_knowledge(page: MemoryPage, seat: int) -> None:
    """No viewer: computers play alone, or the screen is being handed on."""
    match = soi_match()
    play_on(match, questions=30)
    public = Deals.of(match.view(onlooker(4))).probabilities
    open_hands = replace(match.view_of(range(4) if seat == 0 else ()), seat=seat)
    # The last viewer's knowledge is forgotten.
    believe(page, open_hands, viewer=NOBODY if seat == 0 else 2)
    laid = laid_by(open_hands)
    assert sentences(page) == [
        expected(card_name(each), public[each], laid.get(each), NOBODY) for each in sorted(DECK)
    ]


@pytest.mark.parametrize("scheme", always("dark", of=("light", "dark")))
@pytest.mark.parametrize("width", [NARROW, WIDTH])
def test_strips_are_as_long_as_shares(
    page: MemoryPage,
    view: View,
    style: Callable[[theme.Scheme], None],
    scheme: theme.Scheme,
    width: int,
) -> None:
    style(scheme)
    page.resize(width, 700)
    believe(page, view)
    table = grid(page)
    picture = table.viewport().grab().toImage()
    colours: dict[int, str] = {}
    for each, of_card in enumerate(Deals.of(view).probabilities):
        if sum(map(bool, of_card)) < 2:
            continue
        index = table.model().index(ACES_FIRST.index(each >> 2), each & 3)
        cell = table.visualRect(index).adjusted(2, 2, -2, -2)
        end = 0.0
        for seat, share in enumerate(of_card):
            start, end = end, end + share * cell.width()
            if end - start < 6:
                continue
            # A line above the letters; seams and round corners are left out.
            strip = range(round(start) + 2, round(end) - 2)
            row = {picture.pixelColor(cell.left() + x, cell.top() + 4).name() for x in strip}
            assert row == {colours.setdefault(seat, next(iter(row)))}
    assert sorted(colours) == [1, 2, 3]
    assert len(set(colours.values())) == 3
    legend = page.findChild(QLabel)
    assert isinstance(legend, QLabel)
    ink = theme.chrome_of(QApplication.palette()).text
    for colour in colours.values():
        assert colour in legend.text()
        assert contrast(QColor(colour), ink) >= READABLE


def test_the_legend_follows_the_colours(
    page: MemoryPage, view: View, style: Callable[[theme.Scheme], None]
) -> None:
    style("light")
    believe(page, view)
    legend = page.findChild(QLabel)
    assert isinstance(legend, QLabel)
    light = legend.text()
    style("dark")
    assert legend.text() != light


def test_a_name_in_the_legend_is_no_markup(page: MemoryPage, view: View) -> None:
    page.show_match(SeenMatch(view, ("You", "<b>Ada", "Boris", "Clara"), 0, reviewing=True))
    page.ways.setCurrentIndex(BELIEF)
    legend = page.findChild(QLabel)
    assert isinstance(legend, QLabel)
    assert "&lt;b&gt;Ada" in legend.text()


def test_all_ranks_are_in_sight_in_the_smallest_window(
    page: MemoryPage, view: View, style: Callable[[theme.Scheme], None]
) -> None:
    style("dark")
    page.resize(NARROW, 531)
    believe(page, view)
    QApplication.processEvents()
    assert grid(page).verticalScrollBar().maximum() == 0
    assert grid(page).visualRect(grid(page).model().index(12, 0)).bottom() < (
        grid(page).viewport().height()
    )


def test_the_page_loads_no_computer_players() -> None:
    script = (
        "import sys, soiree.ui.games.soi.memory_page;print('soiree.games.soi.ai' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        env=os.environ | {"PYTHONPATH": str(APP)},
        check=True,
        capture_output=True,
        text=True,
    )
    assert done.stdout.strip() == "False"


def test_before_the_deal_no_hand_has_a_card(page: MemoryPage) -> None:
    believe(page, soi_match().up_to(0).view(0))
    assert sentences(page)[0] == "The 2 of spades: in nobody’s hand."
