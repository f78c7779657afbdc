"""What the top level of Soi reads into questions that were not asked."""

from __future__ import annotations

from soiree.core.cards import KING, card, rank_of
from soiree.games.soi.ai.likelihood import weights
from soiree.games.soi.deals import HELD, HOLDING, Question, public_layouts

FIVE = rank_of(card("5S"))

# Seat 1 took a king in sight of all; then seat 3 had the turn, and asked for a five in the dark.
ASKED = [
    Question(1, 2, card("KH"), granted=True),
    Question(1, 3, card("KS"), granted=False),
    Question(3, 0, card("5S"), granted=False),
]


def test_who_leaves_an_open_card_where_it_is_holds_none_of_its_rank_most_likely() -> None:
    possible = public_layouts(ASKED)
    kings = weights(ASKED, possible, trust=1)[KING]
    could = [weight for layout, weight in kings.items() if HELD[layout][3]]
    could_not = [weight for layout, weight in kings.items() if not HELD[layout][3]]
    assert max(could) < min(could_not)
    assert min(could) > 0


def test_the_rank_asked_about_is_not_weighed_by_that_question() -> None:
    possible = public_layouts(ASKED[2:])
    fives = weights(ASKED[2:], possible, trust=1)[FIVE]
    assert set(fives.values()) == {1}


def test_without_trust_all_layouts_weigh_the_same() -> None:
    for of_rank in weights(ASKED, public_layouts(ASKED), trust=0).values():
        assert set(of_rank.values()) == {1}


def test_every_layout_that_is_possible_has_a_weight_and_no_other() -> None:
    possible = {rank: layouts & HOLDING[0][0] for rank, layouts in public_layouts(ASKED).items()}
    for rank, of_rank in weights(ASKED, possible, trust=1).items():
        assert sum(1 << layout for layout in of_rank) == possible[rank]


def test_however_much_is_asked_no_layout_is_ruled_out() -> None:
    asked = [*ASKED, *([Question(3, 0, card("5S"), granted=False)] * 400)]
    kings = weights(asked, public_layouts(asked), trust=1)[KING]
    assert 0 < min(kings.values()) < 1e-6
    assert max(kings.values()) == 1
