"""The public facts of a match of Soureh or Pariah."""

from __future__ import annotations

import pytest

from soiree.games import GAMES
from soiree.games.coops.facts import CoopFacts
from soiree.games.pariah.rules import PariahFacts
from soiree.games.soureh.rules import SourehFacts
from tests.games.coops.stacked_match import StackedMatch


def test_shared_facts_are_read_from_those_of_either_game() -> None:
    for name, facts in (("soureh", SourehFacts), ("pariah", PariahFacts)):
        view = StackedMatch(GAMES[name]).view(0)
        assert CoopFacts.of(view) == facts.of(view) == view.facts


def test_the_facts_of_another_game_are_refused() -> None:
    with pytest.raises(TypeError, match="PariahFacts where SourehFacts is needed"):
        SourehFacts.of(StackedMatch(GAMES["pariah"]).view(0))
