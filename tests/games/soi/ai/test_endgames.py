"""The questions of the top level late in a round of Soi."""

from __future__ import annotations

import random

import pytest

from soiree.core.players import never
from soiree.games.soi.ai.levels import IMPOSSIBLE
from soiree.games.soi.ai.rollout import best_question
from soiree.games.soi.moves import ASKS
from tests.games.soi.ai.soi_endgames import endgames
from tests.thorough import tries

pytestmark = pytest.mark.slow


def test_one_of_the_candidates_is_chosen_and_the_first_if_there_is_no_time() -> None:
    other = 0
    step = tries(6, thorough=3)
    for match in endgames()[::step]:
        (seat,) = match.deciders
        view = match.view(seat)
        deals = IMPOSSIBLE.belief(view)
        moves = view.legal[:8]
        chosen = best_question(view, deals, moves, random.Random(1), never)
        assert chosen in moves
        assert best_question(view, deals, moves, random.Random(1), lambda: True) == moves[0]
        other += chosen != moves[0]
    assert other > tries(1, thorough=3)


def test_a_question_that_must_win_is_seldom_passed_over_for_one_that_cannot() -> None:
    preferred: list[bool] = []
    for match in endgames():
        (seat,) = match.deciders
        view = match.view(seat)
        deals = IMPOSSIBLE.belief(view)
        certain = [move for move in view.legal if len(deals.layouts[ASKS[move][1] >> 2]) == 1]
        hits = [move for move in certain if deals.probability(*ASKS[move]) > 0.5]
        misses = [move for move in certain if deals.probability(*ASKS[move]) < 0.5]
        if hits and misses:
            moves = [misses[0], hits[0]]
            chosen = best_question(view, deals, moves, random.Random(2), never)
            preferred.append(chosen == hits[0])
    assert len(preferred) > 5
    assert sum(preferred) > 0.6 * len(preferred)
