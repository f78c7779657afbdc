"""A person's own problems: they come back after growing intervals, until they are solved."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

from msgspec.structs import replace

from soiree.storage import own_problems
from soiree.storage.own_problems import FROM_A_MATCH, MOST, OwnProblem, due, joined
from soiree.storage.paths import Paths
from tests.conftest import ExpectLog

TODAY = date(2026, 11, 24)


def choice(number: int, cost: float = 0.1) -> OwnProblem:
    return OwnProblem("soda", f"record {number}", "Round 1", ("no",), cost, "")


def paths_in(folder: Path) -> Paths:
    return Paths(*(folder / name for name in ("config", "data", "state", "cache")))


def test_a_choice_comes_back_after_growing_intervals_until_it_is_solved() -> None:
    (problem,) = joined((), [choice(1)], TODAY)
    day, waited = TODAY, []
    for _ in range(5):
        while not due([problem], day):
            day += timedelta(days=1)
        waited.append((day - TODAY).days)
        problem = problem.attempted(day, solved=False)
    assert waited == [1, 4, 11, 32, 53]
    solved = problem.attempted(day, solved=True)
    assert due([solved], date.max) == []


def test_only_the_costliest_choices_of_a_match_join_and_each_of_them_once() -> None:
    new = [choice(number, cost=number / 100) for number in range(6)]
    every = joined((), new, TODAY)
    assert {each.cost for each in every} == {0.03, 0.04, 0.05}
    assert len(every) == FROM_A_MATCH
    assert joined(every, new, TODAY + timedelta(days=9)) == every


def test_the_least_costly_unsolved_problems_leave_a_full_list() -> None:
    solved = replace(choice(999, cost=0.01), is_solved=True)
    full = (solved, *(choice(number, cost=0.1 + number / 1000) for number in range(MOST)))
    every = joined(full, [choice(1000, cost=0.5)], TODAY)
    assert solved in every
    assert choice(0) not in every
    assert sum(not each.is_solved for each in every) == MOST


def test_problems_are_the_same_after_saving(tmp_path: Path) -> None:
    paths, every = paths_in(tmp_path), joined((), [choice(1), choice(2)], TODAY)
    assert own_problems.load(paths) == ()
    assert own_problems.save(paths, every) is None
    assert own_problems.load(paths) == every


def test_a_damaged_file_is_set_aside_and_a_newer_one_stays(
    tmp_path: Path, expect_log: ExpectLog
) -> None:
    paths = paths_in(tmp_path)
    paths.data.mkdir()
    newer = b'{"version": 99, "problems": "elsewhere"}'
    paths.own_problems.write_bytes(newer)
    assert own_problems.load(paths) == ()
    assert own_problems.save(paths, [choice(1)]) is None
    assert paths.own_problems.read_bytes() == newer
    paths.own_problems.write_bytes(b'{"problems": 7}')
    expect_log("problems.json cannot be read.")
    assert own_problems.load(paths) == ()
    assert own_problems.save(paths, [choice(1)]) is None
    kept = [file.read_bytes() for file in paths.data.iterdir()]
    assert b'{"problems": 7}' in kept
