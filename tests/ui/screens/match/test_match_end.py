"""The sentences about the winner: margin and turning point."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from soiree.core.events import Began, Ended, Event, Result, Scored, Turn, ranks
from soiree.core.states import Facts
from soiree.core.views import View, Witnessed
from soiree.games import GAMES
from soiree.ui.screens.match.match_end import margin_sentence, turning_point, turning_sentence

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


def view(game: str, *rounds: Sequence[Scored], scores: tuple[int, ...]) -> View:
    """The view of a finished match; each player has the turn after each score of a round."""
    events: list[Event] = []
    for number, scored in enumerate(rounds, 1):
        events += [Began(number), Turn((0,))]
        for each in scored:
            events += [each, Turn((0,))]
        events.pop()
    ended = result(*scores, fewer_wins=GAMES[game].low_wins)
    return View(
        game=game,
        options=GAMES[game].defaults(),
        seat=0,
        seats=len(scores),
        zones=(),
        events=Witnessed((*events, Ended(ended))),
        deciders=(),
        legal=(),
        scores=scores,
        facts=Facts(),
        result=ended,
    )


def scored(*totals: tuple[int, int]) -> list[Scored]:
    """Scores during a round: pairs of a seat and its total."""
    return [Scored(seat, 0, total, "") for seat, total in totals]


@pytest.mark.parametrize(
    ("match", "number"),
    [
        (view("soda", scored((0, 5)), scored((0, 9), (1, 8)), scores=(9, 8)), 1),
        (view("soda", scored((0, 5)), scored((1, 8), (0, 9)), scores=(9, 8)), 2),
        (view("soda", scored((0, 5)), scored((1, 5), (0, 9)), scores=(9, 5)), 2),
        (view("soda", scored((1, 5), (0, 9)), scored((1, 8)), scores=(9, 8)), 1),
        (view("soda", scored((0, 5)), scored((1, 8)), scored((0, 9)), scores=(9, 8)), 3),
        (view("soda", scored((0, 5)), scored((1, 5)), scores=(5, 5)), None),
        (view("spy", scored((1, 5)), scored((0, 4)), scores=(4, 5)), 1),
        (view("spy", scored((0, 4)), scored((1, 5)), scores=(4, 5)), 2),
    ],
)
def test_the_turning_point_is_the_round_from_which_the_winner_led_at_every_turn(
    match: View, number: int | None
) -> None:
    assert turning_point(match, 0) == number


def test_scores_of_the_end_of_a_round_count_together() -> None:
    both = [Scored(1, 0, 9, ""), Scored(0, 0, 10, "")]
    match = view("soi", scored((0, 5)), [], scores=(10, 9))
    ended = replace(match, events=(*match.events[:-1], *both, match.events[-1]))
    assert turning_point(ended, 0) == 1


def test_the_sentence_names_the_turning_point() -> None:
    match = view("soda", scored((1, 5)), scored((0, 7)), scored((1, 6)), scores=(7, 6))
    assert turning_sentence(match, NAMES, 0) == "You took the lead in round 2 and kept it."
    match = view("spy", scored((0, 7)), scored((1, 9)), scored((0, 8)), scores=(8, 9))
    assert turning_sentence(match, NAMES, -1) == "You took the lead in race 2 and kept it."
    short = view("soda", scored((0, 7)), scores=(7, 0))
    assert turning_sentence(short, NAMES, 0) == ""
