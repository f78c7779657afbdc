"""The window of the statistics: reading, filters, reports and files."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from soiree.games import GAMES
from soiree.storage.history.index_rows import Played
from soiree.storage.history.results import Results
from soiree.storage.paths import Paths
from soiree.ui.dialogs.statistics.chart_card import ChartCard
from soiree.ui.dialogs.statistics.figures import KeyFigures
from soiree.ui.dialogs.statistics.reader import Reader
from soiree.ui.dialogs.statistics.window import StatisticsWindow
from tests.storage.history.test_results import named, write
from tests.storage.history.test_statistics import played

Open = Callable[..., StatisticsWindow]
Kind = TypeVar("Kind", bound=QWidget)


@pytest.fixture
def paths() -> Paths:
    return Paths.find()


@pytest.fixture
def open_window(qtbot: QtBot, paths: Paths) -> Iterator[Open]:
    made: list[StatisticsWindow] = []

    def open_it(game: str | None = None) -> StatisticsWindow:
        window = StatisticsWindow(GAMES, paths, game)
        made.append(window)
        qtbot.addWidget(window)
        with qtbot.waitExposed(window):
            window.show()
        qtbot.waitUntil(lambda: bool(headline(window)))
        return window

    yield open_it
    for each in made:
        each.close()


def key_figures(window: StatisticsWindow) -> KeyFigures:
    (found,) = window.findChildren(KeyFigures)
    return found


def headline(window: StatisticsWindow) -> str:
    return key_figures(window).headline.text()


def shown(window: StatisticsWindow, kind: type[Kind]) -> list[Kind]:
    return [each for each in window.findChildren(kind) if each.isVisibleTo(window)]


def field(window: StatisticsWindow, name: str) -> QComboBox:
    (found,) = (each for each in window.findChildren(QComboBox) if each.accessibleName() == name)
    return found


def choose_without_help(window: StatisticsWindow) -> None:
    box = field(window, "Help")
    without = box.findText("Without help")
    box.setCurrentIndex(without)
    box.activated.emit(without)


def choices(window: StatisticsWindow, name: str) -> list[str]:
    box = field(window, name)
    return [box.itemText(place) for place in range(box.count())]


def soda(count: int, **what: Any) -> list[Played]:
    return [
        named(played(1, 2, **what), f"soda-{sorted(what.items())}-{number}.soiree".replace(" ", ""))
        for number in range(count)
    ]


def test_without_matches_the_window_says_what_it_will_count(open_window: Open) -> None:
    window = open_window()
    assert headline(window) == "Finished matches will be counted here."
    assert not any(shown(window, kind) for kind in (ChartCard, QComboBox, QPushButton))


def test_the_window_opens_with_the_game_and_the_matches_without_help(
    open_window: Open, paths: Paths
) -> None:
    write(paths, *soda(12), *soda(3, assisted=True), *soda(4, game="spy"))
    window = open_window("soda")
    assert field(window, "Game").currentText() == "Soda (15)"
    text = "You win more than an even share of 50%: 100% of 12 matches"
    assert headline(window).startswith(text)
    told = key_figures(window).headline.accessibleDescription()
    assert "with help, separately: 3, 100% won." in told
    titles = [card.findChildren(QLabel)[0].text() for card in shown(window, ChartCard)]
    assert titles[0] == "Your rating: stronger than Middle"
    assert titles[1:3] == ["Share won over time", "Share won by level"]
    assert len(titles) == 5


def test_few_matches_have_no_share_won(open_window: Open, paths: Paths) -> None:
    write(paths, *soda(4))
    assert headline(open_window()) == "4 matches: too few to say how often you win."


def test_fields_offer_the_values_of_the_matches_and_hide_without_a_choice(
    open_window: Open, paths: Paths, qtbot: QtBot
) -> None:
    write(paths, *soda(2), *soda(1, level="hard"), *soda(1, game="soy", options={}, scores=None))
    window = open_window("soda")
    assert choices(window, "Opponents") == ["Any opponents", "Easy (2)", "Hard (1)"]
    # The other games are read after the one that is wanted.
    all_games = ["All games", "Soy (1)", "Soda (3)"]
    qtbot.waitUntil(lambda: choices(window, "Game") == all_games)
    assert [each.accessibleName() for each in shown(window, QComboBox)] == [
        *("Game", "Opponents", "Period", "Help")
    ]


def test_a_filter_counts_other_matches(open_window: Open, paths: Paths, qtbot: QtBot) -> None:
    write(paths, *soda(12), *soda(11, level="hard"))
    window = open_window("soda")
    field(window, "Opponents").setCurrentIndex(2)
    qtbot.waitUntil(lambda: "of 11 matches" in headline(window))
    field(window, "Game").setCurrentIndex(0)
    qtbot.waitUntil(lambda: "of 23 matches" in headline(window))


def test_matches_with_help_are_shown_if_there_are_no_others(
    open_window: Open, paths: Paths, qtbot: QtBot
) -> None:
    write(
        paths, *soda(12, assisted=True), named(played(1, 2, game="soy", options={}), "soy.soiree")
    )
    window = open_window("soda")
    help_field = field(window, "Help")
    assert "all these matches with help. You " in headline(window)
    assert "of 12 matches" in headline(window)
    assert help_field.currentText() == "With and without help"
    field(window, "Game").setCurrentIndex(field(window, "Game").findText("Soy (1)"))
    qtbot.waitUntil(lambda: headline(window).startswith("1 match"))
    assert help_field.currentText() == "Without help"


def test_a_filter_without_matches_can_be_reset(
    open_window: Open, paths: Paths, qtbot: QtBot
) -> None:
    write(paths, *soda(12, assisted=True))
    window = open_window("soda")
    choose_without_help(window)
    # It said only “no such match”, beside “Soda (12)”.
    none = "You have no such matches without help yet (12 with help)."
    qtbot.waitUntil(lambda: headline(window) == none)
    assert shown(window, ChartCard) == []
    (button,) = (each for each in shown(window, QPushButton) if each.text() == "Show all matches")
    button.click()
    qtbot.waitUntil(lambda: "of 12 matches" in headline(window))


def test_a_filter_without_matches_stays_when_matches_are_read_again(
    open_window: Open, paths: Paths, qtbot: QtBot
) -> None:
    """Matches with help were shown again when the second part of the records had been read."""
    write(paths, *soda(12, assisted=True))
    window = open_window("soda")
    choose_without_help(window)
    write(paths, *soda(1, assisted=True, level="hard"))
    window.renew()
    none = "You have no such matches without help yet (13 with help)."
    qtbot.waitUntil(lambda: headline(window) == none)


def test_a_match_that_ends_meanwhile_is_counted_when_it_opens_again(
    open_window: Open, paths: Paths, qtbot: QtBot
) -> None:
    write(paths, *soda(12))
    window = open_window("soda")
    write(paths, *soda(1, level="hard"))
    window.renew("soda")
    qtbot.waitUntil(lambda: "of 13 matches" in headline(window))


def test_a_chart_has_words_for_the_focus_and_a_table(open_window: Open, paths: Paths) -> None:
    write(paths, *soda(12))
    window = open_window("soda")
    card = shown(window, ChartCard)[2]
    view = next(each for each in card.findChildren(QWidget) if each.accessibleDescription())
    assert view.accessibleName() == "Share won by level"
    assert "Easy: 100% of 12 matches" in view.accessibleDescription()
    assert view.focusPolicy() & Qt.FocusPolicy.TabFocus
    card.as_table.click()
    first = card.table.item(0, 0)
    assert first is not None
    assert first.text() == "Easy"
    assert card.table.isVisibleTo(window)


def test_tab_reaches_every_chart(open_window: Open, paths: Paths) -> None:
    write(paths, *soda(12))
    window = open_window("soda")
    reached = set()
    for _ in range(40):
        QTest.keyClick(window, Qt.Key.Key_Tab)
        focus: QWidget | None = window.focusWidget()
        if focus is not None:
            reached.add(focus.accessibleName())
    assert {
        *("Share won over time", "Share won by level", "Spread of scores", "Points ahead"),
        *("Share won by level as a table", "Save Points ahead as a picture", "Game", "Help"),
    } <= reached


def test_keys_that_no_field_uses_scroll_the_page(open_window: Open, paths: Paths) -> None:
    write(paths, *soda(12))
    window = open_window("soda")
    window.resize(640, 448)
    QApplication.processEvents()
    (bar,) = {each for each in window.findChildren(QScrollBar) if each.maximum() > 0}
    label = key_figures(window).headline
    for key, place in ((Qt.Key.Key_End, bar.maximum()), (Qt.Key.Key_Home, 0)):
        QTest.keyClick(label, key)
        assert bar.value() == place
    QTest.keyClick(label, Qt.Key.Key_Down)
    assert 0 < bar.value() < bar.maximum()


@pytest.mark.parametrize("ending", [".csv", ".json"])
def test_matches_are_saved_as_they_are_filtered(
    open_window: Open, paths: Paths, qtbot: QtBot, tmp_path: Path, ending: str
) -> None:
    write(paths, *soda(3), *soda(2, assisted=True), *soda(2, game="spy"))
    window = open_window("soda")
    file = tmp_path / f"mine{ending}"
    window.reader.write(file, window.filters.chosen)
    qtbot.waitUntil(file.exists)
    text = file.read_text(encoding="utf-8")
    rows = (
        list(csv.DictReader(io.StringIO(text))) if ending == ".csv" else json.loads(text)["matches"]
    )
    assert [row["game"] for row in rows] == ["soda"] * 3
    qtbot.waitUntil(lambda: f"Saved as {file}." in [label.text() for label in labels(window)])


def test_a_file_that_cannot_be_written_is_reported_in_a_sentence(
    open_window: Open, paths: Paths, qtbot: QtBot, tmp_path: Path
) -> None:
    write(paths, *soda(3))
    window = open_window("soda")
    window.reader.write(tmp_path, window.filters.chosen)
    qtbot.waitUntil(lambda: any(tmp_path.name in label.text() for label in labels(window)))


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        pytest.param("mine.svg", "mine.svg", marks=pytest.mark.thorough),
        ("mine.png", "mine.png"),
        ("mine", "mine.svg"),
    ],
)
def test_a_chart_is_saved_as_a_picture(
    open_window: Open, paths: Paths, qtbot: QtBot, tmp_path: Path, typed: str, expected: str
) -> None:
    write(paths, *soda(12))
    window = open_window("soda")

    def accept() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        dialog.setDirectory(str(tmp_path))
        dialog.findChildren(QLineEdit)[0].setText(str(tmp_path / typed))
        dialog.accept()

    QTimer.singleShot(0, accept)
    card = shown(window, ChartCard)[0]
    card.save.click()
    assert [each.name for each in tmp_path.iterdir() if each.is_file()] == [expected]
    assert not QImage(str(tmp_path / expected)).isNull()
    assert f"Saved as {tmp_path / expected}." in [label.text() for label in labels(window)]


def test_the_window_can_close_while_reading(qtbot: QtBot, paths: Paths) -> None:
    write(paths, *soda(12))
    window = StatisticsWindow(GAMES, paths)
    qtbot.addWidget(window)
    window.show()
    window.close()
    QApplication.processEvents()
    assert headline(window) == ""


@pytest.mark.parametrize(("first", "games"), [("soda", [{"soda"}, {"soda", "spy"}]), ("soy", [])])
def test_the_chosen_game_is_read_first(
    qtbot: QtBot, paths: Paths, first: str, games: list[set[str]]
) -> None:
    write(paths, *soda(3), *soda(2, game="spy"))
    reader = Reader(paths, GAMES)
    found: list[Results] = []
    reader.read.connect(found.append)
    reader.begin(first)
    qtbot.waitUntil(lambda: bool(found) and len(found[-1].matches) == 5)
    reader.close()
    assert [{kind.game for kind in each.kinds} for each in found] == (games or [{"soda", "spy"}])


def labels(window: StatisticsWindow) -> list[QLabel]:
    return window.findChildren(QLabel)
