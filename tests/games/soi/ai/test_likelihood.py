"""The inference of the top level of Soi from missing questions."""

from __future__ import annotations

import pytest

from soiree.core.cards import KING, card, rank_of
from soiree.games.soi.ai.likelihood import carefulness, likelihoods
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


def test_a_question_still_tells_of_other_ranks_once_its_own_is_laid_down() -> None:
    kings, without = (
        likelihoods(ASKED, public_layouts(ASKED, laid), weight=1)[KING]
        for laid in (0, 15 << FIVE * 4)
    )
    assert without == kings


def test_a_player_who_asks_for_just_this_card_probably_holds_the_others_of_its_rank() -> None:
    """A holder of three cards has no other question, a holder of one has nine."""
    possible = public_layouts(ASKED[2:])
    fives = likelihoods(ASKED[2:], possible, weight=1)[FIVE]
    by_count: dict[int, set[float]] = {1: set(), 2: set(), 3: set()}
    for layout, likelihood in fives.items():
        by_count[SUITS_HELD[layout][3].bit_count()].add(round(likelihood, 9))
    assert max(by_count[1]) < min(by_count[2])
    assert max(by_count[2]) < min(by_count[3])


def test_a_player_who_asks_in_vain_is_held_to_be_careless() -> None:
    """Seat 1 asks for a king where it went, seat 3 asks a player who has just refused it."""
    kings = [Question(1, 2, card("KH"), granted=True), Question(1, 3, card("KS"), granted=False)]
    before = carefulness(kings)
    known = carefulness([*kings, Question(2, 1, card("KH"), granted=True)])
    assert known[2] > before[2] == carefulness([])[2]
    in_vain = carefulness([*kings, Question(2, 3, card("KS"), granted=False)])
    assert in_vain[2] < before[2]


def test_little_is_made_of_what_careless_players_ask() -> None:
    careless = [Question(3, 1, card("KS"), granted=False)] * 3
    possible = public_layouts(careless)
    last = [Question(3, 0, card("5S"), granted=False)]
    spread = [
        min(likelihoods([*before, *last], possible, weight=1)[FIVE].values())
        for before in ([], careless)
    ]
    assert spread[0] < spread[1]


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


def test_no_layout_is_ruled_out_however_much_speaks_against_it() -> None:
    kings = likelihoods(ASKED, public_layouts(ASKED), weight=1000)[KING]
    assert 0 < min(kings.values()) < 1e-6
    assert max(kings.values()) == 1
