"""Each built-in problem is sound, and meets the criteria of its search."""

from __future__ import annotations

import random
from collections import Counter
from datetime import date, timedelta
from itertools import groupby, islice, pairwise
from pathlib import Path

import pytest

from close_look import LOOKS, looks
from problem_kinds import kind_of
from problems import ERRORS, GAP, MIDDLE, SOLVED, WEAKEST, agreed, examine
from soiree.controller.match.authority import Match
from soiree.games import GAMES
from soiree.storage.problems import (
    KeptProblem,
    Outcome,
    archive_of,
    days_in_a_row,
    is_learned,
    kept_problems,
    key_of,
    note_outcome,
    of_the_day,
    problems_in,
    record_of,
)
from tests.conftest import ExpectLog

LEAST = {"soy": 15, "soureh": 15, "pariah": 15, "soi": 15, "spy": 15, "soda": 15}
"""The least number of problems of each game: few positions meet all criteria."""

EVERY = [(name, problem) for name in GAMES for problem in kept_problems(name)]


def match_of(name: str, problem: KeptProblem) -> Match:
    return Match(record_of(GAMES[name], problem), GAMES[name])


@pytest.mark.parametrize("name", GAMES)
def test_every_problem_is_a_choice_of_its_seat_with_a_best_move(name: str) -> None:
    """Decoding a record checks that all its moves are legal."""
    themes = GAMES[name].themes
    assert themes is not None
    for problem in kept_problems(name):
        match = match_of(name, problem)
        view = match.view(problem.seat)
        assert match.result is None
        assert problem.seat in view.deciders
        assert {*problem.best, problem.rival} <= {*view.legal}
        assert problem.rival not in problem.best
        assert len(set(problem.best)) < len(view.legal)
        kind = kind_of(view, problem.best[0], problem.rival)
        assert (problem.theme, problem.answer) == kind
        assert problem.theme in themes().titles
        assert problem.theme in themes().learned
        (person,) = (seat for seat, who in enumerate(match.deal.players) if who.kind == "human")
        assert person == problem.seat


@pytest.mark.parametrize("name", GAMES)
def test_problems_meet_the_criteria_and_rise_within_each_theme(name: str) -> None:
    every, least = kept_problems(name), max(GAP, GAMES[name].marks[0])
    assert len(every) >= LEAST[name]
    assert len({problem.id for problem in every}) == len(every)
    for problem in every:
        assert problem.gap >= least
        assert problem.gap >= ERRORS * problem.error
        assert 0 <= problem.chance - problem.gap < problem.chance <= 1
        assert problem.strongest >= SOLVED
        assert problem.middle <= MIDDLE
        assert problem.weakest <= WEAKEST
    themes = [[*mine] for _, mine in groupby(every, key=lambda each: each.theme)]
    assert len(themes) == len({problem.theme for problem in every}), "each theme is one part"
    for mine in themes:
        (_, commonest), *_ = Counter(each.answer for each in mine).most_common(1)
        assert commonest <= len(mine) * 2 / 3, "an answer that fits is no problem"
        for easier, harder in pairwise(mine):
            assert easier.middle >= harder.middle


@pytest.mark.parametrize("name", GAMES)
def test_the_strongest_level_still_agrees_with_the_problems(name: str) -> None:
    """A single choice in some clear problems; the soak evaluates all of them repeatedly."""
    sure = [problem for problem in kept_problems(name) if problem.strongest == LOOKS]
    for problem in sure[:: max(1, len(sure) // 3)]:
        (chosen,) = islice(looks(GAMES[name], match_of(name, problem).view(problem.seat)), 1)
        assert chosen in problem.best


@pytest.mark.soak
@pytest.mark.parametrize(("name", "problem"), EVERY, ids=[f"{n} {p.id}" for n, p in EVERY])
def test_a_problem_still_meets_the_criteria(name: str, problem: KeptProblem) -> None:
    game = GAMES[name]
    view = match_of(name, problem).view(problem.seat)
    assert agreed(game, view, problem.best) is not None
    record = record_of(game, problem)
    assert examine(game, record, view, problem.id) is not None


def test_each_day_has_a_problem_and_none_comes_again_before_all_have_come() -> None:
    names = list(GAMES)
    every = len(EVERY)
    first = date.fromordinal(every * (date(2026, 1, 1).toordinal() // every))
    days = [of_the_day(first + timedelta(days=day), names) for day in range(every)]
    assert Counter(days) == Counter(EVERY)
    assert days[:every] != [
        of_the_day(first + timedelta(days=every + d), names) for d in range(every)
    ]
    assert of_the_day(first, names[::-1]) == days[0], "whoever asks, and however"
    assert of_the_day(first, []) is None


def test_a_solved_problem_stays_solved() -> None:
    name, problem = EVERY[0]
    key, outcomes = key_of(name, problem), dict[str, Outcome]()
    note_outcome(outcomes, key, "shown")
    note_outcome(outcomes, key, "solved")
    note_outcome(outcomes, key, "shown")
    assert outcomes == {key: "solved"}


def test_a_game_without_problems_has_none() -> None:
    assert kept_problems("whist") == ()


def test_a_damaged_archive_has_no_problems(tmp_path: Path, expect_log: ExpectLog) -> None:
    """The archive is cut, or has one changed byte, which may be in an unused place."""
    sound = archive_of("soy").read_bytes()
    expect_log("The problems in soy.zip cannot be read.")
    damaged = tmp_path / "soy.zip"
    rng = random.Random(1)
    found = Counter[int]()
    for number in range(80):
        content = bytearray(sound[: rng.randrange(len(sound))] if number % 2 else sound)
        if number % 2 == 0:
            content[rng.randrange(len(content))] ^= 1 << rng.randrange(8)
        damaged.write_bytes(content)
        found[len(problems_in(damaged))] += 1
    assert set(found) <= {0, len(kept_problems("soy"))}
    assert found[0] > 40


def test_a_theme_is_learned_once_all_of_its_problems_are_solved() -> None:
    name, problem = EVERY[0]
    keys = [key_of(name, each) for each in kept_problems(name) if each.theme == problem.theme]
    outcomes: dict[str, Outcome] = dict.fromkeys(keys, "solved")
    assert is_learned(name, problem.theme, outcomes)
    assert not is_learned(name, problem.theme, outcomes | {keys[-1]: "shown"})


def test_the_calendar_counts_days_in_a_row_up_to_yesterday() -> None:
    day = date(2026, 3, 1)
    calendar: dict[str, Outcome] = {"2026-02-28": "solved", "2026-02-27": "solved"}
    assert days_in_a_row(calendar, day) == 2
    assert days_in_a_row(calendar | {"2026-03-01": "solved"}, day) == 3
    assert days_in_a_row(calendar | {"2026-02-28": "shown"}, day) == 0
