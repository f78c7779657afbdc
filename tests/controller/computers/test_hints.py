"""Hints: by the strongest player, reproducible, and computed only while somebody waits."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable

import pytest

from soiree.controller.computers.explaining import Explanation
from soiree.core.players import Evaluate, Evaluation, Stop
from soiree.core.views import View
from soiree.games import GAMES
from soiree.games.soi.ai import evaluation as soi_evaluation
from soiree.games.spy.ai import evaluation as spy_evaluation
from tests.controller.match.test_race import Racetrack, rivals
from tests.controller.match.test_session import PATIENCE
from tests.controller.match.test_undo import Driver


@pytest.fixture
def hinted_by(monkeypatch: pytest.MonkeyPatch) -> Callable[[Evaluate], None]:
    """A function that replaces the evaluation of Soi and Spy vs Spy, on which hints are based."""

    def have(evaluate: Evaluate) -> None:
        monkeypatch.setattr(soi_evaluation, "evaluate", evaluate)
        monkeypatch.setattr(spy_evaluation, "evaluate", evaluate)

    return have


def by_chance(view: View, rng: random.Random, stop: Stop) -> Evaluation:
    return Evaluation(rng.choice(view.legal), None)


def ask(driver: Driver) -> list[Explanation | None]:
    """Ask for a hint. Returns a list that receives the answer."""
    seat = driver.come_to_choice()
    assert seat is not None
    told: list[Explanation | None] = []
    driver.session.request_hint(seat, told.append)
    return told


def test_the_same_question_has_the_same_answer(hinted_by: Callable[[Evaluate], None]) -> None:
    hinted_by(by_chance)
    answers = []
    for _ in range(2):
        driver = Driver(GAMES["soi"])
        told = ask(driver)
        driver.desk.work_until(lambda told=told: told)  # type: ignore[misc]
        answers += told
        driver.finish()
    assert answers[0] == answers[1]


def test_a_requested_hint_is_saved_at_once(
    hinted_by: Callable[[Evaluate], None],
) -> None:
    hinted_by(by_chance)
    driver = Driver(GAMES["soi"])
    told = ask(driver)
    driver.desk.work_until(lambda: told)
    assert driver.worker.catch_up(PATIENCE)
    assert driver.store.noted[-1].extra["assisted"] is True
    driver.finish()


def test_a_hint_that_is_no_move_is_none(
    hinted_by: Callable[[Evaluate], None], expect_log: Callable[[str], None]
) -> None:
    expect_log("The hint for seat 0 was 'dance'")
    hinted_by(lambda view, rng, stop: Evaluation("dance", None))
    driver = Driver(GAMES["soi"])
    told = ask(driver)
    driver.desk.work_until(lambda: told)
    assert told == [None]
    driver.finish()


def test_a_second_question_takes_the_place_of_the_first(
    hinted_by: Callable[[Evaluate], None],
) -> None:
    hinted_by(by_chance)
    driver = Driver(GAMES["soi"])
    first, second = ask(driver), ask(driver)
    driver.desk.work_until(lambda: second)
    assert driver.worker.catch_up(PATIENCE)
    driver.desk.clear()
    assert first == []
    driver.finish()


@pytest.mark.parametrize("end", ["closed", "taken over"])
def test_a_search_for_a_hint_ends_when_nobody_waits_for_it(
    end: str, hinted_by: Callable[[Evaluate], None]
) -> None:
    asked, stopped = threading.Event(), threading.Event()

    def thinks_long(view: View, rng: random.Random, stop: Stop) -> Evaluation:
        asked.set()
        while not stop():
            pass
        stopped.set()
        return by_chance(view, rng, stop)

    hinted_by(thinks_long)
    driver = Driver(GAMES["soi"])
    driver.session.HINT_SECONDS = driver.computers.longest = PATIENCE
    told = ask(driver)
    assert asked.wait(PATIENCE)
    if end == "closed":
        driver.session.close()
    else:
        driver.session.pause(True)
        driver.session.demonstrate(True)
    assert stopped.wait(PATIENCE / 2)
    assert driver.worker.catch_up(PATIENCE)
    driver.desk.clear()
    assert told == []
    driver.finish()


@pytest.mark.parametrize("moves_first", [True, False])
def test_in_a_race_a_hint_is_void_once_the_one_who_asked_has_moved(
    moves_first: bool, hinted_by: Callable[[Evaluate], None]
) -> None:
    """The moves of the other players do not matter."""
    go_on = threading.Event()

    def waits(view: View, rng: random.Random, stop: Stop) -> Evaluation:
        assert go_on.wait(PATIENCE)
        return by_chance(view, rng, stop)

    hinted_by(waits)
    track = Racetrack(rivals(3), 3)
    track.start()
    track.let_pass(0.3)
    assert track.moves() == [], "nobody is as fast as that"
    told: list[Explanation | None] = []
    track.session.request_hint(0, told.append)
    # The computers have already chosen their next moves.
    track.clock.go_on(30)
    assert {each.seat for each in track.moves()} == {1, 2}
    if moves_first:
        assert track.session.choose(0, track.match.legal(0)[0]) is None
    go_on.set()
    track.catch_up()
    assert len(told) == (0 if moves_first else 1)
    track.session.close()
