"""The sentences about the winner: margin and turning point."""

from __future__ import annotations

import pytest

from soiree.core.events import Result, ranks
from soiree.ui.screens.match.match_end import margin_sentence, turning_point, turning_sentence
from soiree.ui.shell.score_page import Scores

NAMES = ("You", "Ada", "Basil")


def result(*scores: int, fewer_wins: bool = False) -> Result:
    sign = 1 if fewer_wins else -1
    return Result(ranks([sign * score for score in scores]), scores, "")


@pytest.mark.parametrize(
    ("ended", "fewer_wins", "sentence"),
    [
        (result(50, 40, 12), False, "10 points ahead of Ada."),
        (result(20, 40, 40), False, ""),
        (result(20, 45, 40), False, "5 points ahead of Basil."),
        (result(30, 31, 30), False, "1 point ahead of you and Basil."),
        (result(44, 40, 12), True, ""),
        (result(12, 40, 44, fewer_wins=True), True, "28 points ahead of Ada."),
        (result(41, 12, 44, fewer_wins=True), True, "29 points ahead of you."),
    ],
)
def test_the_margin_is_the_lead_over_the_second_best(
    ended: Result, fewer_wins: bool, sentence: str
) -> None:
    told = margin_sentence(ended, NAMES, 0, fewer_wins=fewer_wins)
    assert told.replace("1 points", "1 point") == sentence


@pytest.mark.parametrize(
    ("rounds", "fewer_wins", "number"),
    [
        ([(5, 2, 1), (5, 2, 1)], False, 1),
        ([(2, 5, 1), (5, 1, 1), (1, 1, 1)], False, 2),
        ([(5, 2, 1), (0, 5, 0), (9, 0, 0)], False, 3),
        ([(5, 5, 1), (5, 2, 1)], False, 2),
        ([(1, 5, 5), (1, 5, 5)], True, 1),
        ([(1, 9, 5), (9, 1, 5)], False, None),
    ],
)
def test_the_turning_point_is_the_round_from_which_the_winner_led_alone(
    rounds: list[tuple[int, ...]], fewer_wins: bool, number: int | None
) -> None:
    assert turning_point(Scores(NAMES, rounds, None, fewer_wins), 0) == number


def test_the_sentence_names_the_turning_point() -> None:
    scores = Scores(NAMES, [(2, 5, 1), (5, 1, 1), (1, 1, 1)])
    ended = result(8, 7, 3)
    assert turning_sentence(ended, scores, 0, in_races=False) == (
        "You took the lead in round 2 and kept it."
    )
    assert turning_sentence(ended, scores, -1, in_races=True) == (
        "You took the lead in race 2 and kept it."
    )
    short = Scores(NAMES, [(8, 7, 3)])
    assert turning_sentence(ended, short, 0, in_races=False) == ""
