"""The review page: its list of choices, seats, sentences and keyboard use."""

from __future__ import annotations

import pytest
from msgspec import structs
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

from soiree.controller.review.pricing import Amount
from soiree.controller.review.verdicts import Mark
from soiree.core.entries import Decision, Maker
from soiree.ui.dialogs.statistics.focus_label import FocusLabel
from soiree.ui.screens.review.account import AccountBars
from soiree.ui.screens.review.choice_list import ChoiceList
from soiree.ui.screens.review.figures import FiguresDialog
from soiree.ui.screens.review.page import ReviewPage
from tests.ui.screens.review.reviewed import golden, made_up, shown

RECORD = golden("soda", 0)
MATCH = shown(RECORD, made_up(RECORD))
BARS = AccountBars(MATCH).title


def rows(choices: ChoiceList) -> list[str]:
    model = choices.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


@pytest.fixture
def page(qtbot: QtBot) -> ReviewPage:
    made = ReviewPage()
    qtbot.addWidget(made)
    made.resize(384, 700)
    made.show_review(MATCH)
    made.show()
    return made


def test_the_list_is_sorted_by_cost_or_in_order(page: ReviewPage) -> None:
    costs = [line.choice.cost.mean for line in MATCH.lines]
    assert rows(page.choices)[0] == next(
        line.description() for line in MATCH.lines if line.choice.cost.mean == max(costs)
    )
    page.choices.sort_by_cost(False)
    assert rows(page.choices) == [line.description() for line in MATCH.lines]


def test_choices_without_a_certain_cost_come_last(page: ReviewPage) -> None:
    told = rows(page.choices)
    certain = sum(line.choice.cost.is_certain for line in MATCH.lines)
    assert all("costs" in each for each in told[:certain])
    assert not any("costs" in each for each in told[certain:])


def test_the_list_is_sorted_by_points_if_the_game_counts_points_first(page: ReviewPage) -> None:
    """The mistakes of a beaten player cost points, but no chance to win."""
    (first, *lines) = sorted(MATCH.lines, key=lambda line: -line.choice.cost.mean)
    dear = structs.replace(lines[-1].choice, points=Amount(90.0, 1.0))
    every = [first, *lines[:-1], structs.replace(lines[-1], choice=dear)]
    in_points = [structs.replace(line, in_points=True, mark=None) for line in every]
    page.choices.show_lines(every)
    assert rows(page.choices)[0] == first.description()
    page.choices.show_lines(in_points)
    assert rows(page.choices)[:2] == [in_points[-1].description(), in_points[0].description()]
    marked = structs.replace(in_points[0], mark=Mark.INACCURACY)
    page.choices.show_lines([marked, *in_points[1:]])
    assert rows(page.choices)[:2] == [in_points[-1].description(), marked.description()]
    assert "90 ± 1" in in_points[-1].cost_words.replace("\u00a0", " ")
    account = structs.replace(MATCH.account, points=Amount(40.0, 2.0))
    assert "points in total" in structs.replace(MATCH, in_points=True, account=account).costs()


def test_moves_of_a_demonstration_are_counted_separately() -> None:
    record = golden("soda", 0)
    review = made_up(record)
    makers = (Maker.COMPUTER, Maker.TABLE, Maker.COMPUTER)
    for choice, maker in zip(review.choices, makers, strict=False):
        decision = Decision.made_by(maker, choice.seat, choice.move)
        record.entries[choice.entry - 1] = decision
    assert "2 moves were played for you and are not counted." in shown(record, review).costs()
    assert "played for you" not in MATCH.costs()


def test_keys_request_positions_and_the_table_moves_the_selection(page: ReviewPage) -> None:
    wanted = list[int]()
    page.choices.requested.connect(wanted.append)
    page.choices.sort_by_cost(False)
    page.choices.setFocus()
    assert wanted == [], "the focus alone leads nowhere"
    QTest.keyClick(page.choices, Qt.Key.Key_Down)
    QTest.keyClick(page.choices, Qt.Key.Key_Return)
    assert wanted == [MATCH.lines[1].position] * 2
    wanted.clear()
    page.choices.show_position(MATCH.lines[4].position)
    assert page.choices.currentIndex().row() == 4
    page.choices.show_position(0)
    assert not page.choices.selectionModel().hasSelection()
    assert wanted == []


def test_a_mistake_is_described_with_the_better_move_and_its_cost() -> None:
    line = next(line for line in MATCH.lines if line.choice.cost.mean == 0.3)
    told = line.description()
    for part in (line.made, f"Better: {line.best}", "A blunder", "Round 1"):
        assert part in told


def test_the_page_shows_progress_and_offers_again_after_a_failure(page: ReviewPage) -> None:
    page.show_progress(3, 88)
    assert page.progress.isVisible()
    assert (page.progress.value(), page.progress.maximum()) == (3, 88)
    assert not page.choices.isVisible()
    page.show_offer("It could not be reviewed.")
    assert page.offer.isVisible()
    assert not page.cancel.isVisible()


def test_the_tab_key_follows_the_reading_order(page: ReviewPage) -> None:
    page.show_seats([(0, "Kim"), (2, "Basil")], 0)
    page.seat.setFocus()
    reached = list[QWidget | None]()
    while page.seat not in reached and len(reached) < 20:
        QTest.keyClick(page.window(), Qt.Key.Key_Tab)
        reached.append(QApplication.focusWidget())
    where = [each.mapTo(page, QPoint()).toTuple() for each in reached[:-1] if each is not None]
    assert where == sorted(where, key=lambda place: (place[1], place[0]))
    assert {page.choices, page.figures, page.retry} < set(reached)


def test_each_box_has_a_label_with_its_name(page: ReviewPage) -> None:
    """Screen readers on Linux read a box's current item as its name: only a label says more."""
    for box in page.findChildren(QComboBox):
        labels = [each for each in page.findChildren(QLabel) if each.buddy() is box]
        assert [each.text() for each in labels] == [box.accessibleName()]


def test_a_low_page_hides_the_bars_in_favour_of_the_list(page: ReviewPage, qtbot: QtBot) -> None:
    (bars,) = (each for each in page.findChildren(FocusLabel) if each.accessibleName() == BARS)
    assert bars.isVisible()
    high = page.choices.height()
    page.resize(384, 500)
    assert not bars.isVisible()
    qtbot.waitUntil(lambda: page.choices.height() > high - 200)
    page.resize(384, 700)
    assert bars.isVisible()
    page.show_review(shown(RECORD, made_up(RECORD, luck=False)))
    assert not bars.isVisible(), "there is nothing for them to show"


def test_the_seat_box_is_shown_for_several_people_only(page: ReviewPage) -> None:
    record = golden("soda", 0, 2)
    review = made_up(record)
    assert {each.seat for each in review.choices} == {0, 2}
    page.show_seats([(0, "Kim"), (2, "Basil")], 2)
    assert page.seat.isVisible()
    assert page.seat.currentText() == "Basil"
    page.show_review(shown(record, review, 2))
    assert "Your" not in page.summary()
    page.show_seats([(0, "Kim")], 0)
    assert not page.seat.isVisible()


def test_the_figures_dialog_shows_charts_as_tables(page: ReviewPage) -> None:
    dialog = FiguresDialog(MATCH, page)
    dialog.show()
    graph, account = dialog.cards
    graph.as_table.click()
    assert graph.table.rowCount() == len(MATCH.lines)
    account.as_table.click()
    assert account.table.rowCount() == 4
    dialog.close()


def test_a_repeated_omission_is_described_where_it_began() -> None:
    record = golden("soureh", 0)
    review = made_up(record)
    first, again = [each for each in review.choices if each.cost.mean > 0.02][:2]
    repeated = structs.replace(again, repeats=first.entry)
    choices = tuple(repeated if each is again else each for each in review.choices)
    match = shown(record, structs.replace(review, choices=choices))
    begun, later = (match.at(each.entry - 1) for each in (first, again))
    assert begun is not None
    assert later is not None
    assert begun.best_move_sentence == f"Better, here and at one later choice: {begun.best}"
    assert (later.mark, later.is_mistake, later.cost_words) == (None, False, "as before")
    assert later.best_move_sentence == f"Better: {later.best}"
