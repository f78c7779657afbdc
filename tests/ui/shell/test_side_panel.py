"""The side panel shows the score, the log and what is certain."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel, QListWidget, QTableView, QTabWidget
from pytestqt.qtbot import QtBot

from soiree.core.cards import card, make, rank_of, suit_of
from soiree.core.events import Said
from soiree.core.views import View, Witnessed
from soiree.games.soi.knowledge import Knowledge
from soiree.ui.game_window import SeenMatch
from soiree.ui.games.soi.memory_grid import initials
from soiree.ui.games.soi.memory_page import MemoryPage
from soiree.ui.shell.score_page import ScorePage, Scores
from soiree.ui.shell.side_panel import NARROW, WIDTH, SidePanel
from soiree.ui.table.contract.narration import Kind
from soiree.ui.table.recap.story import LogLine
from tests.ui.games.sheets import story_for
from tests.ui.games.soi.soi_match import NAMES, play_on, soi_match

CALLED = ("you", *NAMES[1:])


@pytest.fixture
def panel(qtbot: QtBot) -> SidePanel:
    made = SidePanel()
    qtbot.addWidget(made)
    made.resize(336, 700)
    made.show()
    return made


def texts(view: QTableView) -> list[list[str]]:
    model = view.model()
    return [
        [str(model.index(row, column).data()) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def shown_table(panel: SidePanel) -> QTableView:
    (table,) = (each for each in panel.findChildren(QTableView) if each.isVisible())
    return table


def test_the_score_has_a_row_for_each_round_and_the_totals(panel: SidePanel) -> None:
    view = play_on(soi_match(), rounds=2)
    panel.begin(SeenMatch(view, NAMES, 0))
    rows = texts(shown_table(panel))
    assert len(rows) == 3
    assert rows[-1] == [str(total) for total in view.scores or ()]
    assert [sum(map(int, row)) for row in rows] == [109, 109, 218]


def test_the_score_goes_on_when_a_round_is_scored(panel: SidePanel) -> None:
    match = soi_match()
    panel.begin(SeenMatch(match.view(0), NAMES, 0))
    assert len(texts(shown_table(panel))) == 1
    panel.show_match(SeenMatch(play_on(match, rounds=1), NAMES, 0))
    assert len(texts(shown_table(panel))) == 2


def test_a_round_in_play_is_no_row_of_the_score() -> None:
    match = soi_match()
    play_on(match, rounds=1)
    scores = Scores.of(play_on(match, questions=5), NAMES)
    assert len(scores.rounds) == 1
    assert scores.target == 200
    assert all(line[0] == 0 and len(line) == 2 for line in scores.totals())


def test_the_log_tells_every_move_in_order(panel: SidePanel) -> None:
    match = soi_match()
    view = play_on(match, questions=6)
    panel.begin(SeenMatch(view, NAMES, 0), story_for(match, 0, NAMES).backwards())
    lines = panel.log.lines()
    assert lines[0] == "Round 1"
    assert sum("for the" in line for line in lines) == 6


def test_the_log_goes_on_with_what_is_told(panel: SidePanel) -> None:
    match = soi_match()
    panel.begin(SeenMatch(match.view(0), NAMES, 0), story_for(match, 0, NAMES).backwards())
    panel.log.add(LogLine("“No,” says Ada.", Kind.TOLD, 3))
    panel.log.add(LogLine("Round 2", Kind.HEADING, 4))
    assert panel.log.lines()[-2:] == ["“No,” says Ada.", "Round 2"]


def test_another_match_begins_another_log(panel: SidePanel) -> None:
    match, other = soi_match(), soi_match(5)
    asked = SeenMatch(play_on(match, questions=6), NAMES, 0)
    panel.begin(asked, story_for(match, 0, NAMES).backwards())
    panel.begin(SeenMatch(other.view(0), NAMES, 0), story_for(other, 0, NAMES).backwards())
    assert panel.log.lines() == ["Round 1"]


def test_tabs_are_brought_forward_by_name(panel: SidePanel) -> None:
    panel.begin(SeenMatch(soi_match().view(0), NAMES, 0))
    for tab in ("memory", "log", "score"):
        panel.bring_forward(tab)
        assert panel.tab == tab


def test_a_game_has_the_tabs_that_tell_something_of_it(panel: SidePanel) -> None:
    def titles() -> list[str]:
        (tabs,) = panel.findChildren(QTabWidget)
        return [tabs.tabText(n) for n in range(tabs.count()) if tabs.isTabVisible(n)]

    view = soi_match().view(0)
    panel.begin(SeenMatch(view, NAMES, 0))
    assert titles() == ["Score", "Log", "Memory"]
    panel.begin(SeenMatch(replace(view, game="soda", events=Witnessed(())), NAMES, 0))
    assert titles() == ["Score", "Log"]
    panel.begin(SeenMatch(replace(view, game="soy", scores=None, events=Witnessed(())), NAMES, 0))
    assert titles() == ["Log"]


def test_the_log_is_in_front_in_a_game_without_scores_after_one_with_scores(
    panel: SidePanel,
) -> None:
    """In a large window, the panel of Soy was empty after a match of another game."""
    view = soi_match().view(0)
    panel.begin(SeenMatch(replace(view, game="soda", events=Witnessed(())), NAMES, 0))
    panel.set_felt("bottle")
    assert panel.tab == "score"
    panel.begin(SeenMatch(replace(view, game="soy", scores=None, events=Witnessed(())), NAMES, 0))
    assert panel.tab == "log"
    assert panel.log.isVisible()


def test_memory_says_of_each_card_what_is_certain(panel: SidePanel) -> None:
    view = play_on(soi_match(), questions=60)
    panel.begin(SeenMatch(view, NAMES, 0))
    panel.bring_forward("memory")
    rows = texts(shown_table(panel))
    known = Knowledge.public(view)
    assert known.owners
    for row, rank in enumerate([12, *range(12)]):
        for suit in range(4):
            one = make(rank, suit)
            said = rows[row][suit]
            if one in known.owners:
                assert said.endswith(f"laid down by {CALLED[known.owners[one]]}.")
            assert ("you have it" in said) == known.must_hold(0, one)
            for seat, name in enumerate(NAMES[1:], 1):
                assert (f"{name} has it" in said) == known.must_hold(seat, one)


def test_memory_names_the_card_of_a_cell(panel: SidePanel) -> None:
    panel.begin(SeenMatch(soi_match().view(0), NAMES, 0))
    panel.bring_forward("memory")
    rows = texts(shown_table(panel))
    assert (rank_of(card("AS")), suit_of(card("AS"))) == (12, 0)
    assert rows[0][0] == "The ace of spades: nothing is certain."
    assert rows[12][3] == "The king of clubs: nothing is certain."


def test_memory_lists_the_questions_latest_first(qtbot: QtBot) -> None:
    view = play_on(soi_match(), questions=5)
    page = MemoryPage()
    qtbot.addWidget(page)
    page.show_match(SeenMatch(view, NAMES, 0))
    listed = page.findChild(QListWidget)
    assert isinstance(listed, QListWidget)
    lines = [listed.item(row).text() for row in range(listed.count())]
    asked = [(said.seat, said.to) for said in _questions(view)]
    assert len(lines) == 5
    for line, (seat, to) in zip(lines, reversed(asked), strict=True):
        assert to is not None
        for name in (NAMES[seat], NAMES[to]):
            assert name.casefold() in line.casefold()


def _questions(view: View) -> list[Said]:
    return [event for event in view.events if isinstance(event, Said) and event.what == "ask"]


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (("You", "Ada", "Boris", "Clara"), ["Y", "A", "B", "C"]),
        (("Ada", "Anna", "Boris", "Clara"), ["Ad", "An", "Bo", "Cl"]),
    ],
)
def test_letters_tell_the_players_apart(names: tuple[str, ...], letters: list[str]) -> None:
    assert initials(names) == letters


def test_the_legend_explains_the_letters(panel: SidePanel) -> None:
    panel.begin(SeenMatch(soi_match().view(0), NAMES, 0))
    panel.bring_forward("memory")
    assert panel.memory is not None
    legend = " ".join(label.text() for label in panel.memory.findChildren(QLabel))
    assert "C = Clara" in legend.replace("\N{NO-BREAK SPACE}", " ")


def test_a_header_can_be_read_aloud(panel: SidePanel) -> None:
    panel.begin(SeenMatch(soi_match().view(0), NAMES, 0))
    panel.bring_forward("memory")
    model = shown_table(panel).model()
    spoken = Qt.ItemDataRole.AccessibleTextRole
    assert model.headerData(1, Qt.Orientation.Horizontal, spoken) == "hearts"
    assert model.headerData(0, Qt.Orientation.Vertical, spoken) == "ace"


@pytest.mark.parametrize("width", [WIDTH, NARROW])
def test_struck_out_letters_stand_apart(panel: SidePanel, width: int) -> None:
    """Between the letters of a cell there is a gap from its top to its bottom."""
    panel.setFixedWidth(width)
    view = play_on(soi_match(), questions=60)
    panel.begin(SeenMatch(view, NAMES, 0))
    panel.bring_forward("memory")
    known = Knowledge.public(view)
    grid = shown_table(panel)
    picture = grid.viewport().grab().toImage()
    looked = 0
    for row, rank in enumerate([12, *range(12)]):
        for suit in range(4):
            one = make(rank, suit)
            lacking = [seat for seat in range(4) if known.cannot_hold(seat, one)]
            if one in known.owners or len(lacking) != 2:
                continue
            cell = grid.visualRect(grid.model().index(row, suit)).adjusted(5, 5, -5, -5)
            assert _runs(picture, cell) == len(lacking)
            looked += 1
    assert looked > 5


def _runs(picture: QImage, area: QRect) -> int:
    """Return the number of shapes that are side by side on a plain background."""
    ground = picture.pixel(area.center().x(), area.top() - 1)
    bare = [
        all(picture.pixel(x, y) == ground for y in range(area.top(), area.bottom()))
        for x in range(area.left(), area.right())
    ]
    return sum(not here and before for before, here in pairwise([True, *bare]))


def test_the_heads_of_the_red_suits_are_red(panel: SidePanel) -> None:
    panel.begin(SeenMatch(soi_match().view(0), NAMES, 0))
    panel.bring_forward("memory")
    head = shown_table(panel).horizontalHeader()
    picture = head.grab().toImage()
    for suit in range(4):
        left = head.sectionViewportPosition(suit)
        seen = [
            picture.pixelColor(x, y)
            for x in range(left, left + head.sectionSize(suit))
            for y in range(picture.height())
        ]
        assert any(c.red() > c.green() + 40 for c in seen) == (suit in (1, 2))


def test_a_long_name_keeps_its_beginning_in_the_heading(qtbot: QtBot) -> None:
    page = ScorePage()
    qtbot.addWidget(page)
    table = page.findChild(QTableView)
    assert isinstance(table, QTableView)
    assert table.horizontalHeader().textElideMode() is Qt.TextElideMode.ElideRight
