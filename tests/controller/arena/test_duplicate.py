"""Deals of a person's match that computers play again in the person's seat."""

from __future__ import annotations

import math

import pytest
from msgspec.structs import replace

from soiree.controller.arena.duplicate import Outcome, Rerun, comparison_of, outcome_of
from soiree.core.records import decode
from soiree.games import GAMES
from tests.every_game import golden
from tests.thorough import always


def rerun(name: str) -> Rerun:
    return Rerun(GAMES[name], decode(golden(name), GAMES), 1)


@pytest.mark.parametrize("name", always("soy", "pariah", of=GAMES))
def test_a_match_of_a_level_depends_on_its_number_alone(name: str) -> None:
    again, level = rerun(name), GAMES[name].levels[0].name
    first = again.play(level, 0)
    assert again.play(level, 0) == first
    assert 0 <= first.share <= 1


def test_the_first_cards_are_those_of_the_record() -> None:
    """A record of another program has no seed from which its cards could be dealt."""
    again = rerun("soy")
    foreign = Rerun(again.game, replace(again.record, seed=None), 0)
    assert foreign.play("hard", 0).first_difference == 2, (
        "the first bid, after the deck of the record"
    )


def test_a_match_that_is_stopped_ends_at_once() -> None:
    assert rerun("soi").play("impossible", 0, lambda: True).score is not None


def test_a_comparison_has_means_with_errors_and_the_usual_parting() -> None:
    outcomes = [Outcome(1.0, 10, 7), Outcome(0.0, 20, 7), Outcome(0.5, 30, 3)]
    found = comparison_of("hard", outcomes)
    assert (found.matches, found.first_difference) == (3, 7)
    assert found.win == pytest.approx((0.5, 0.5 / math.sqrt(3)))
    assert found.score == pytest.approx((20.0, 10 / math.sqrt(3)))


def test_a_game_without_scores_compares_wins_alone() -> None:
    again = rerun("soy")
    assert outcome_of(again.record, 0).score is None
    assert comparison_of("hard", [Outcome(1.0, None), Outcome(0.0, None)]).score is None
