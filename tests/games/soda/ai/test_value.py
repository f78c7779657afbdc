"""The value function of Soda."""

from __future__ import annotations

import pytest

from soiree.core.cards import ACE
from soiree.games.soda.ai.parameters import STAKES
from soiree.games.soda.ai.value import LEAD_VALUE, value_function


@pytest.mark.parametrize("seats", range(2, 7))
def test_positions_balance_from_the_leader_to_the_last(seats: int) -> None:
    without_cards = value_function(seats).expected([[] for _ in range(seats)], 1, STAKES[0])
    assert without_cards[1] == LEAD_VALUE
    assert without_cards[0] == -LEAD_VALUE
    assert sum(without_cards) == pytest.approx(0)


@pytest.mark.parametrize("seats", range(2, 7))
def test_an_ace_is_the_best_card_and_every_card_counts(seats: int) -> None:
    function = value_function(seats)
    for stake in STAKES:
        assert max(function.cards[stake]) == function.cards[stake][ACE] > 0
        both = function.expected([[3, ACE], *([] for _ in range(seats - 1))], 0, stake)[0]
        each = (function.cards[stake][rank] for rank in (3, ACE))
        assert both == pytest.approx(LEAD_VALUE + sum(each))
