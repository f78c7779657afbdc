"""What the top level of Soi infers from questions that were not asked."""

from __future__ import annotations

import pytest

from soiree.core.cards import KING, card, rank_of
from soiree.games.soi.ai.likelihood import likelihoods
from soiree.games.soi.deals import LAYOUTS_WITH_EXACTLY, SUITS_HELD, Question, public_layouts

pytestmark = pytest.mark.slow

FIVE = rank_of(card("5S"))

# Everybody saw seat 1 take a king; then seat 3 had the turn and asked for a five on a guess.
ASKED = [
    Question(1, 2, card("KH"), granted=True),
    Question(1, 3, card("KS"), granted=False),
    Question(3, 0, card("5S"), granted=False),
]


def test_a_player_who_leaves_a_known_card_probably_holds_none_of_its_rank() -> None:
    possible = public_layouts(ASKED)
    kings = likelihoods(ASKED, possible, weight=1)[KING]
    could = [likelihood for layout, likelihood in kings.items() if SUITS_HELD[layout][3]]
    could_not = [likelihood for layout, likelihood in kings.items() if not SUITS_HELD[layout][3]]
    assert max(could) < min(could_not)
    assert min(could) > 0


def test_a_question_changes_no_likelihood_of_its_own_rank() -> None:
    possible = public_layouts(ASKED[2:])
    fives = likelihoods(ASKED[2:], possible, weight=1)[FIVE]
    assert set(fives.values()) == {1}


def test_with_weight_0_all_layouts_are_equally_likely() -> None:
    for of_rank in likelihoods(ASKED, public_layouts(ASKED), weight=0).values():
        assert set(of_rank.values()) == {1}


def test_exactly_the_possible_layouts_have_a_likelihood() -> None:
    possible = {
        rank: layouts & LAYOUTS_WITH_EXACTLY[0][0]
        for rank, layouts in public_layouts(ASKED).items()
    }
    for rank, of_rank in likelihoods(ASKED, possible, weight=1).items():
        assert sum(1 << layout for layout in of_rank) == possible[rank]


def test_no_layout_is_ruled_out_however_many_questions_speak_against_it() -> None:
    asked = [*ASKED, *([Question(3, 0, card("5S"), granted=False)] * 400)]
    kings = likelihoods(asked, public_layouts(asked), weight=1)[KING]
    assert 0 < min(kings.values()) < 1e-6
    assert max(kings.values()) == 1
