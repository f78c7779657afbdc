"""The charts of a review: their descriptions, tables and pictures."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from soiree.controller.review.verdicts import Mark
from soiree.ui.dialogs.statistics.chart import Axes, Chart, Look, Pen
from soiree.ui.screens.review.account import AccountBars
from soiree.ui.screens.review.curve import Curve
from soiree.ui.screens.review.lines import ReviewedMatch
from soiree.ui.style import theme
from tests.ui.screens.review.reviewed import golden, made_up, shown

RECORD = golden("soda", 0)
MATCH = shown(RECORD, made_up(RECORD))
COSTS_ALONE = shown(RECORD, made_up(RECORD, luck=False))


def inks(chart: Chart, width: int, height: int, chrome: theme.Chrome) -> int:
    """The number of colours in a painted chart."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(chrome.panel)
    painter = QPainter(image)
    chart.paint(painter, QRectF(0, 0, width, height), Look.of(chrome))
    painter.end()
    return len({image.pixel(x, y) for x in range(width) for y in range(height)})


def test_of_overlapping_marks_only_the_costliest_is_written(qtbot: QtBot) -> None:
    image = QImage(400, 100, QImage.Format.Format_RGB32)
    painter, area = QPainter(image), QRectF(0, 0, 400, 100)
    pen, curve = Pen(painter, Look.of(theme.LIGHT)), Curve(MATCH)
    mistakes = MATCH.mistakes()
    apart = curve.marks(pen, Axes(area, 4))
    written = curve.marks(pen, Axes(area, MATCH.length))
    in_one_place = curve.marks(pen, Axes(area, 1e9))
    painter.end()
    assert len(apart) == len(mistakes)
    assert 1 < len(written) <= len(mistakes)
    for (_, one), (_, other) in combinations(written, 2):
        assert not one.intersects(other)
    assert [mark for mark, _ in in_one_place] == [Mark.BLUNDER]


def test_the_table_of_the_curve_has_a_row_for_each_choice(qtbot: QtBot) -> None:
    header, rows = Curve(MATCH).table()
    assert len(rows) == len(MATCH.lines)
    assert {len(row) for row in rows} == {len(header)}
    assert rows[0][0] == "Round 1, 3 of 88"
    assert rows[1][3].startswith("?? 30")


def test_the_description_of_the_curve_names_each_mistake() -> None:
    told = Curve(MATCH).describe()
    assert "60%" in told
    assert "With all cards open: from 50%" in told
    assert told.count("blunder") == sum(line.mark is Mark.BLUNDER for line in MATCH.lines) > 0
    assert "all cards open" not in Curve(COSTS_ALONE).describe().lower()


def test_the_description_of_another_player_uses_the_name() -> None:
    theirs = replace(MATCH, yours=False, name="Ada")
    assert "Ada" in Curve(theirs).describe()
    assert "you" not in Curve(theirs).describe().lower()


def test_luck_and_skill_add_up_to_the_result() -> None:
    rows = AccountBars(MATCH).table().rows
    assert [told for _, told in rows] == ["25%", "+10%", "+65%", "100%"]
    bars = AccountBars(MATCH).bars()
    assert [start for _, start, *_ in bars[1:3]] == [end for _, _, end, _ in bars[:2]]
    assert bars[2][2] == pytest.approx(bars[3][2])


def test_without_a_measure_of_luck_the_bars_describe_only_costs() -> None:
    bars = AccountBars(COSTS_ALONE)
    assert bars.describe() == (
        "In this game luck cannot be told from skill: only the costs are shown."
    )
    assert bars.table().rows == ()


@pytest.mark.parametrize(
    "chrome",
    [pytest.param(theme.DARK, marks=pytest.mark.thorough), theme.LIGHT],
    ids=["dark", "light"],
)
@pytest.mark.parametrize("match", [MATCH, COSTS_ALONE], ids=["all", "costs"])
def test_charts_are_painted_at_any_size(
    qtbot: QtBot, match: ReviewedMatch, chrome: theme.Chrome
) -> None:
    for chart in (Curve(match), AccountBars(match)):
        for width, height in ((120, 60), (8, 8)):
            inks(chart, width, height, chrome)
        assert inks(chart, 300, 150, chrome) > 3


def test_a_match_without_choices_has_a_curve(qtbot: QtBot) -> None:
    nothing = replace(MATCH, lines=(), open_chances=())
    assert Curve(nothing).describe() == "There was nothing to choose."
    assert inks(Curve(nothing), 300, 200, theme.DARK) > 1
