"""The lane of a replay of Soi: each player's knowledge, painted and in words."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from soiree.controller.match.replay import Replay
from soiree.core.cards import DECK
from soiree.core.records import Participant
from soiree.games import GAMES
from soiree.games.soi.ai.levels import EASY
from soiree.games.soi.ai.memory import Memory
from soiree.games.soi.zones import SEATS
from soiree.storage.matches import read_record
from soiree.ui.games.soi.memory_lane import MemoryLane
from soiree.ui.language.words import card_name

GOLDEN = Path(__file__).parents[3] / "golden"
NAMES = ("You", "Ada", "Basil", "Clara")
PLAYERS = (
    Participant("You", "human"),
    Participant("Ada", "computer", "easy"),
    Participant("Basil", "computer", "impossible"),
    Participant("Clara", "computer", "my.py:choose"),
)


@pytest.fixture
def replay() -> Replay:
    made = Replay(read_record(GOLDEN / "soi.soiree", GAMES), GAMES["soi"])
    made.go_to(90)
    return made


@pytest.fixture
def lane(qtbot: QtBot, replay: Replay) -> MemoryLane:
    made = MemoryLane()
    qtbot.addWidget(made)
    made.resize(1200, 160)
    views = [replay.client.view((seat,)) for seat in range(SEATS)]
    made.show_position(views, NAMES, PLAYERS, 0)
    made.show()
    return made


def told(lane: MemoryLane, row: int, card: int) -> str:
    return lane.grid.words_at(lane.grid.cell(row, card).center())


def test_computers_remember_as_their_level_and_people_everything(lane: MemoryLane) -> None:
    asked = lane.grid.rows[0].memory.asked
    assert [row.memory.remembered for row in lane.grid.rows] == [asked, 3, asked, asked]
    assert [row.memory_of for row in lane.grid.rows] == ["", "Easy", "Impossible", ""]
    lane.way.setCurrentIndex(lane.way.findData("middle"))
    assert all(10 < row.memory.remembered <= 20 for row in lane.grid.rows)
    lane.way.setCurrentIndex(lane.way.findData("all"))
    assert [row.memory.remembered for row in lane.grid.rows] == [asked] * SEATS


def test_every_card_of_every_player_has_a_true_sentence(lane: MemoryLane, replay: Replay) -> None:
    ada = Memory.of(replay.client.view((1,)), EASY)
    sentences = {card: told(lane, 1, card) for card in DECK}
    for card, sentence in sentences.items():
        assert card_name(card) in sentence
        assert ("has forgotten" in sentence) == (ada.forgotten(card) is not None)
        knows = sentence.startswith("Ada knows that")
        assert knows == (ada.known(card) is not None and card not in ada.own)
        assert (sentence == f"Ada holds the {card_name(card)}.") == (card in ada.own)
    assert any("has forgotten" in each for each in sentences.values())
    assert all(not told(lane, 0, card).startswith("You knows") for card in DECK)


def test_the_summary_counts_what_is_known(lane: MemoryLane) -> None:
    summary = lane.summary()
    assert summary.startswith("You know where ")
    forgotten = lane.grid.rows[1].memory.count_forgotten()
    assert f"but has forgotten {forgotten}." in summary
    assert lane.grid.accessibleDescription() == summary
    assert "remembers 3 of" in lane.grid.words_at(QPoint(4, lane.grid.height() - 50))


def test_points_outside_the_grid_have_no_words(lane: MemoryLane) -> None:
    assert lane.grid.words_at(QPoint(4, 2)) == ""
    assert lane.grid.words_at(QPoint(4, 5000)) == ""
