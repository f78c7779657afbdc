"""The score page: the leader of a match, in games where points are good or bad."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from soiree.controller.match.authority import Match
from soiree.core import records
from soiree.core.views import View
from soiree.games import GAMES
from soiree.ui.shell.score_page import Scores
from tests.ui.screens.match.around import scoreboard_over

GOLDEN = Path(__file__).resolve().parents[2] / "golden"

SCORED = [name for name in GAMES if name != "soy"]


def finished(name: str) -> View:
    """Return the view of a finished match."""
    record = records.decode((GOLDEN / f"{name}.soiree").read_bytes(), GAMES)
    return Match(record, GAMES[name]).view(0)


def ranked(view: View) -> list[str]:
    """The players from the first rank to the last, as the rules rank them."""
    assert view.result is not None
    return [f"P{seat}" for seat in sorted(range(view.seats), key=view.result.ranks.__getitem__)]


def names(view: View) -> list[str]:
    return [f"P{seat}" for seat in range(view.seats)]


@pytest.mark.parametrize("name", SCORED)
def test_the_chart_names_the_players_as_the_rules_rank_them(name: str) -> None:
    view = finished(name)
    told = Scores.of(view, names(view)).describe().split("; ")
    assert [each.partition(":")[0] for each in told] == ranked(view)


@pytest.mark.parametrize("name", SCORED)
def test_before_the_end_the_players_stand_as_the_rules_would_rank_them(
    qtbot: QtBot, name: str
) -> None:
    view = finished(name)
    parent = QWidget()
    qtbot.addWidget(parent)
    sheet = scoreboard_over(parent, replace(view, result=None), names(view))
    told = [label.text() for label in sheet.findChildren(QLabel)]
    assert [text for text in told if text in names(view)] == ranked(view)


def test_SPY_2_what_a_match_begins_with_belongs_to_no_race() -> None:
    view = finished("spy")
    scores = Scores.of(view, names(view))
    assert [line[0] for line in scores.totals()] == [5] * view.seats
    assert tuple(line[-1] for line in scores.totals()) == view.scores
