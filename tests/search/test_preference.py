"""A temper chooses among moves that are about equally good, and nowhere else."""

from __future__ import annotations

from soiree.search.choice import preferred

VALUES = {"worst": 0.0, "fair": 0.95, "good": 1.0, "best": 1.08}
LIKINGS = {"worst": 9.0, "fair": 3.0, "good": 1.0, "best": 2.0}


def test_the_best_liked_of_those_within_the_leeway_is_made() -> None:
    assert preferred("good", VALUES, LIKINGS, 0.1) == "fair"
    assert preferred("best", VALUES, LIKINGS, 0.1) == "best"


def test_nothing_is_changed_without_leeway_or_among_moves_liked_alike() -> None:
    assert preferred("good", VALUES, LIKINGS, 0.0) == "good"
    assert preferred("good", VALUES, dict.fromkeys(VALUES, 1.0), 0.1) == "good"
