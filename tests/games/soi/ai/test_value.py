"""Values of positions of Soi, and lookahead by one answer."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from statistics import fmean

import pytest

from soiree.core.cards import mask_of
from soiree.core.views import View
from soiree.games.soi.ai.evaluation import laid_points_of
from soiree.games.soi.ai.levels import IMPOSSIBLE, MIDDLE, is_located
from soiree.games.soi.ai.lookahead import Lookahead
from soiree.games.soi.ai.rollout import Rollout
from soiree.games.soi.deals import Deals
from soiree.games.soi.moves import ASKS
from soiree.games.soi.rules import POINTS
from soiree.games.soi.zones import SEATS
from tests.games.soi.ai.soi_twins import some_twins
from tests.games.soi.soi_rounds import Round, dealt
from tests.games.soi.soi_tables import known_round

pytestmark = pytest.mark.slow


def points_laid(seen: View) -> int:
    return sum(laid_points_of(seen, seat) for seat in range(SEATS))


def expected_points(seen: View) -> list[float]:
    """The points that the seats can expect from now on, in a deal that agrees with a view."""
    return Rollout(seen).with_hands(Deals.of(seen).draw(random.Random(1))).expected()


def test_all_points_of_the_round_are_given_out() -> None:
    for twin in some_twins()[::20]:
        seen = twin.match.view(twin.seat)
        found = expected_points(seen)
        assert sum(found) == pytest.approx(sum(POINTS) - points_laid(seen))
        assert min(found) >= 0


def test_who_knows_where_all_cards_lie_and_has_the_turn_gets_nearly_all() -> None:
    seen = known_round().view(0)
    turn = seen.deciders[0]
    expected = expected_points(seen)
    assert expected[turn] > 2 * max(expected[:turn] + expected[turn + 1 :])


@cache
def valued() -> list[tuple[list[float], tuple[int, ...]]]:
    """Values with all hands open at some decisions of rounds, and the final points."""
    found = []
    for seed in range(12):
        rng = random.Random(f"value {seed}")
        noted = []
        played = Round(dealt(rng))
        for seen, _, truth in played.play([MIDDLE.play] * SEATS, rng):
            if rng.random() < 0.1:
                hands = [mask_of(pile.cards) for pile in truth.piles() if pile.zone.kind == "hand"]
                to_come = Rollout(seen).with_hands(hands).expected()
                laid = [laid_points_of(seen, seat) for seat in range(SEATS)]
                noted.append([sum(each) for each in zip(laid, to_come, strict=True)])
        found += [(each, played.state.scores()) for each in noted]
    return found


@pytest.mark.thorough
def test_values_come_closer_to_the_points_than_par() -> None:
    """Squared errors, over rounds of players that the weights were not fitted to."""
    par = sum(POINTS) / SEATS

    def error(expected: Sequence[float], points: tuple[int, ...]) -> float:
        return fmean((one - other) ** 2 for one, other in zip(expected, points, strict=True))

    anew = fmean(error(expected, points) for expected, points in valued())
    assert anew < 0.6 * fmean(error((par,) * SEATS, points) for _, points in valued())


def test_looking_ahead_expects_no_more_than_is_left() -> None:
    for twin in some_twins()[::5]:
        seen = twin.match.view(twin.seat)
        lookahead = Lookahead(seen, IMPOSSIBLE.belief(seen))
        for move in seen.legal:
            assert 0 <= lookahead.value(move) <= sum(POINTS) - points_laid(seen) + 1e-9


def test_a_question_that_wins_is_worth_more_than_one_that_cannot() -> None:
    seen = known_round().view(0)
    lookahead = Lookahead(seen, IMPOSSIBLE.belief(seen))
    deals = IMPOSSIBLE.belief(seen)
    hits = [move for move in seen.legal if is_located(deals, move)]
    misses = [move for move in seen.legal if deals.probability(*ASKS[move]) == 0]
    assert hits
    assert misses
    assert min(map(lookahead.value, hits)) > max(map(lookahead.value, misses))
