"""Matches of the blind player in every game, compared with transcripts.

With `SOIREE_TRANSCRIPTS=1`, the tests write the transcripts anew: read them before you commit.
"""

from __future__ import annotations

import os
from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from soiree.games import GAMES
from tests.window.blind.at_the_screen import at_the_screen
from tests.window.blind.matches import PRESSES, transcript
from tests.window.blind.player import play

WRITES = os.environ.get("SOIREE_TRANSCRIPTS", "0") not in ("", "0")


@pytest.mark.parametrize("name", GAMES)
def test_no_sentence_is_announced_twice(name: str) -> None:
    lines = transcript(GAMES[name]).read_text("utf-8").splitlines()
    twice = [line for line, after in pairwise(lines) if line == after and line[0] not in ">?="]
    assert twice == []


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_match_of_the_blind_player_equals_its_transcript(qtbot: QtBot, name: str) -> None:
    """A whole match takes up to seven seconds of processor time."""
    game = GAMES[name]
    with at_the_screen(qtbot, game) as table:
        lines = play(table, PRESSES)
    if WRITES:
        transcript(game).write_text("\n".join(lines) + "\n", "utf-8")
    assert lines == transcript(game).read_text("utf-8").splitlines()
