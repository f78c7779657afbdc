"""The value of scores in Pariah."""

from __future__ import annotations

import pytest

from soiree.games.pariah.match_value import win_chance


def test_a_leader_at_the_threshold_has_won() -> None:
    assert win_chance(300, 299, 300, starts=False) == 1
    assert win_chance(299, 300, 300, starts=True) == 0
    assert 0.4 < win_chance(310, 310, 300, starts=True) < 0.6, "another round is played"


def test_a_lead_counts_for_more_the_nearer_the_end_is() -> None:
    chances = [win_chance(score + 50, score, 300, starts=False) for score in range(0, 250, 50)]
    assert chances == sorted(chances)
    assert chances[0] > 0.5


def test_the_chances_of_both_players_add_up_to_1() -> None:
    for mine, other in [(0, 0), (120, 40), (299, 250), (350, 350)]:
        both = win_chance(mine, other, 300, starts=True)
        both += win_chance(other, mine, 300, starts=False)
        assert both == pytest.approx(1)
