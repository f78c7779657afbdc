"""The script that finds problems: it plays the arena's matches, and writes the same bytes again."""

from __future__ import annotations

import random
from itertools import islice, pairwise
from pathlib import Path

import pytest

import problems
from soiree.controller.arena.contest import Contest, play
from soiree.controller.computers.close_look import CloseLook
from soiree.core.entries import Decision
from soiree.core.players import Estimate, Evaluation
from soiree.games import GAMES


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
        assert levels == set(game.level_names())
        for each in every:
            assert len(each.players) == game.players(each.options)
            assert game.forbids(each.options) is None


def a_look(*chances: float) -> Evaluation:
    moves = [Estimate(str(n), chance, chance, 0.0) for n, chance in enumerate(chances)]
    return Evaluation("0", "1", tuple(moves))


@pytest.mark.parametrize(
    ("spread", "clear"), [(0.0, True), (0.001, True), (0.2, False)], ids=["exact", "sure", "noisy"]
)
def test_a_best_move_is_clear_three_standard_errors_ahead(spread: float, clear: bool) -> None:
    rng = random.Random(1)
    looks = [a_look(0.5 + rng.gauss(0, spread), 0.45, 0.3) for _ in range(20)]
    assert problems.is_clear(CloseLook(looks), ["0"]) is clear


def test_every_other_move_has_to_be_behind_not_the_second_alone() -> None:
    """The third is behind the second on average, but now and then it is by far the best."""
    looks = [a_look(0.5, 0.45, 2.4 if number == 0 else 0.3) for number in range(20)]
    assert CloseLook(looks).rival(["0"]) == "1"
    assert not problems.is_clear(CloseLook(looks), ["0"])


def test_what_was_priced_the_wrong_way_or_within_the_error_is_not_confirmed() -> None:
    gaps = [(0.05, 0.0), (0.05, 0.016), (0.05, 0.017), (-0.05, 0.001), (0.0, 0.0)]
    assert [problems.is_confirmed(*each) for each in gaps] == [True, True, False, False, False]


def test_a_log_is_found_priced_and_written_to_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, log = GAMES["spy"], tmp_path / "log"
    (tmp_path / "problems").mkdir()
    monkeypatch.setattr(problems, "resource", lambda: tmp_path)
    monkeypatch.setattr(problems, "SAMPLES", 100)
    problems.find_all(game, log, 1)
    found, priced = problems.read(log)
    assert found
    assert not priced
    problems.find_all(game, log, 1)
    assert len(problems.read(log)[0]) == len(found), "it goes on where it was"
    problems.price_all(game, log)
    assert problems.read(log)[1].keys() == {each.id for each in found}
    problems.write(game, log)
    first = (tmp_path / "problems" / "spy.zip").read_bytes()
    problems.write(game, log)
    assert (tmp_path / "problems" / "spy.zip").read_bytes() == first
    kept = [each for each, _ in problems.chosen(game, log)]
    for easier, harder in pairwise(kept):
        assert easier.middle >= harder.middle
