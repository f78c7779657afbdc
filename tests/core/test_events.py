"""Events: what they say of the end of a match."""

from __future__ import annotations

from soiree.core.events import ranks


def test_the_lowest_is_first_and_ties_share_a_rank() -> None:
    assert ranks([7, 3, 3, 9]) == (3, 1, 1, 4)
    assert ranks([(0, 5), (1, 2), (0, 4)]) == (2, 3, 1)
