"""Evaluations of moves of Spy vs Spy by the top level, with readable reasons."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from soiree.core.players import never
from soiree.core.views import View
from soiree.games import GAMES
from soiree.games.spy import GAME
from soiree.games.spy.ai.evaluation import evaluate
from soiree.games.spy.facts import Phase, SpyFacts
from tests.games.honesty import honest, play, seated
from tests.thorough import tries

pytestmark = pytest.mark.slow

OPTIONS: list[dict[str, int | str]] = [
    {"players": 1},
    {"players": 2},
    {"players": 2, "deck": "half"},
    {"players": 3, "cheating": "allowed"},
    {"players": 3, "cheating": "allowed", "penalty": "lose"},
]
SAME_MOVES = OPTIONS[2], OPTIONS[4]
"""Options with the moves and phases of other options."""


def positions(options: dict[str, int | str], share: float) -> Iterator[View]:
    """Views at some decisions in races, and at all after them."""
    match, rng = seated(GAME, options, 2), random.Random(2)
    middle = honest(GAMES["spy"].player("middle"))
    while match.result is None and match.position < 420:
        play(match, [middle] * 3, rng, match.position + 1)
        for seat in match.deciders[:1]:
            assert isinstance(match.facts, SpyFacts)
            if match.facts.phase is not Phase.RACE or rng.random() < share:
                yield match.view(seat)


@pytest.mark.parametrize(
    "options",
    [
        pytest.param(each, marks=pytest.mark.thorough if each in SAME_MOVES else ())
        for each in OPTIONS
    ],
)
def test_the_rival_is_another_legal_move_in_every_phase(options: dict[str, int | str]) -> None:
    phases = set()
    for view in positions(options, share=tries(1, thorough=2) / 20):
        phases.add(SpyFacts.of(view).phase)
        found = evaluate(view, random.Random(1), never)
        assert found.chosen in view.legal
        assert found.rival != found.chosen
        assert found.rival is None or found.rival in view.legal
    assert {Phase.RACE, Phase.PICK} <= phases
    assert (Phase.ACCUSE in phases) == ("cheating" in options)


def test_the_top_level_usually_makes_the_best_move() -> None:
    agreed, asked = 0, 0
    for view in positions({"players": 2}, share=0.3):
        if len(view.legal) > 1:
            found = evaluate(view, random.Random(1), never)
            made = GAMES["spy"].player("hard")(view, random.Random(2), never)
            asked += 1
            agreed += made == found.chosen
    assert asked > 20
    assert agreed > 0.8 * asked


def test_there_is_a_rival_without_time() -> None:
    views = [view for view in positions({"players": 2}, share=0.05) if len(view.legal) > 1]
    found = [evaluate(view, random.Random(1), lambda: True) for view in views]
    assert any(each.rival is not None for each in found)
