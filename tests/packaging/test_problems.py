"""The script that finds problems: it plays the arena's matches, and writes the same bytes again."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

import problems
from soiree.controller.arena.contest import Contest, play
from soiree.core.entries import Decision
from soiree.core.records import Record
from soiree.games import GAMES
from soiree.storage.problems import KeptProblem


def test_it_plays_the_matches_of_the_arena() -> None:
    options = GAMES["soy"].defaults()
    contest = Contest("soy", options, ("easy", "easy"), seed=5)
    record = play(contest, 0).record
    made = [(view.seat, move) for _, view, move in problems.decisions(contest)]
    assert made == [(e.seat, e.move) for e in record.entries if isinstance(e, Decision)]


def test_a_race_has_the_times_of_the_arena() -> None:
    contest = Contest("spy", GAMES["spy"].defaults(), ("easy", "middle"), seed=5)
    entries = play(contest, 0).record.entries
    for match, _, _ in islice(problems.decisions(contest), 30):
        assert list(match.entries) == entries[: match.position]


def test_contests_differ_and_come_again() -> None:
    for game in GAMES.values():
        every = [problems.contest(game, number) for number in range(20)]
        assert every == [problems.contest(game, number) for number in range(20)]
        assert len({each.seed for each in every}) == 20
        levels = {level for each in every for level in each.players}
        assert levels == set(game.level_names()[1:])
        for each in every:
            assert len(each.players) == game.players(each.options)
            assert game.forbids(each.options) is None


def test_the_answer_that_is_right_most_often_solves_two_thirds_of_a_theme_at_most() -> None:
    """Once, “play the ace” solved seventeen of the eighteen problems of one theme."""

    def problem(answer: str, gap: float) -> KeptProblem:
        return KeptProblem(answer, 0, ("a",), "b", "ace", answer, 1, 0.6, gap, 0.0, 20, 10, 5)

    record = Record("soda", {}, (), [])
    every = [(problem("now", n / 100), record) for n in range(1, 18)]
    later = (problem("later", 0.05), record)
    assert problems.balanced(every) == []
    found = [each.gap for each, _ in problems.balanced([*every, later])]
    assert sorted(found) == [0.05, 0.16, 0.17]


@pytest.mark.slow
@pytest.mark.thorough
def test_a_log_is_found_and_written_to_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, log = GAMES["soda"], tmp_path / "log"
    (tmp_path / "problems").mkdir()
    monkeypatch.setattr(problems, "resource", lambda: tmp_path)
    monkeypatch.setattr(problems, "present", lambda _: iter(()))
    monkeypatch.setattr(problems, "GAP", 0.01)
    problems.find_all(game, log, 1, 1.0)
    found = problems.read(log)
    assert found
    for each in found:
        assert each.gap >= max(problems.ERRORS * each.error, game.marks[0])
        assert each.weakest <= problems.WEAKEST
        assert each.middle <= problems.MIDDLE
    problems.find_all(game, log, 1, 1.0)
    assert problems.read(log) == found, "it continues where it stopped"
    problems.write(game, log)
    first = (tmp_path / "problems" / "soda.zip").read_bytes()
    problems.write(game, log)
    assert (tmp_path / "problems" / "soda.zip").read_bytes() == first
