"""A request to a player is answered once; a late or withdrawn answer changes nothing."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable

from soiree.controller.computers.asking import Computers, Request
from soiree.controller.computers.worker import Worker
from soiree.controller.match.authority import Match
from soiree.core.entries import Move
from soiree.core.players import Player, Stop
from soiree.core.records import Participant, Record
from soiree.core.views import View
from soiree.games import GAMES
from tests.controller.match.test_session import PATIENCE, Desk


class Alarmed(Worker):
    """A worker that remembers the function for the end of a time limit."""

    def submit(
        self,
        act: Callable[[], None],
        limit: float | None = None,
        timed_out: Callable[[], None] | None = None,
    ) -> None:
        super().submit(act, limit, timed_out)
        if timed_out is not None:
            self.timed_out = timed_out


class Question:
    """A computer player in a match of Soi, and requests to it from the thread of the desk.

    Attributes:
        answers: the answer of the request at each call of its callback.
    """

    def __init__(self, player: Player) -> None:
        seats = tuple(Participant(f"P{seat}", "computer", "easy") for seat in range(4))
        self.match = Match(Record("soi", {"target": 100}, seats, seed=11), GAMES["soi"])
        self.match.draw_chance()
        (self.seat,) = self.match.deciders
        self.desk, self.worker = Desk(), Alarmed()
        self.answers: list[Move | None] = []
        self.player = player

    def ask(self, budget: float = PATIENCE, limit: float = PATIENCE) -> Request:
        """Request a move; the player counts as hanging after `limit` seconds."""
        computers = Computers(
            self.match,
            {self.seat: self.player},
            self.worker,
            self.desk.post,
            budget,
            limit - 3 * budget,
        )
        request = computers.ask(self.seat, lambda: self.answers.append(request.answer))
        return request

    def catch_up(self) -> None:
        """Wait for the worker's jobs, and then run all functions posted to the desk."""
        assert self.worker.catch_up(PATIENCE)
        self.desk.clear()


def last(view: View, rng: random.Random, stop: Stop) -> Move:
    return view.legal[-1]


def test_the_answer_is_told_of_once_on_the_desk() -> None:
    question = Question(last)
    request = question.ask()
    assert question.worker.catch_up(PATIENCE)
    assert request.answer is None, "what the worker has found waits for the desk"
    question.desk.clear()
    assert question.answers == [question.match.legal(question.seat)[-1]]


def test_an_answer_that_nobody_waits_for_any_more_is_dropped() -> None:
    """The match went on, or was closed, after the player had found its move."""
    question = Question(last)
    request = question.ask()
    assert question.worker.catch_up(PATIENCE)
    request.cancel()
    question.desk.clear()
    assert request.answer is None
    assert question.answers == []


def test_the_time_of_a_player_counts_from_when_it_thinks() -> None:
    """A player that waits behind a hanging job still has all of its time."""
    go_on, late = threading.Event(), threading.Event()

    def hang() -> None:
        assert go_on.wait(PATIENCE)

    question = Question(last)
    question.worker.submit(hang, 0.05, late.set)
    question.ask(limit=PATIENCE)
    assert late.wait(PATIENCE)
    question.catch_up()
    go_on.set()
    assert question.answers == [question.match.legal(question.seat)[-1]]


def test_a_question_that_was_withdrawn_is_never_put() -> None:
    asked = threading.Event()

    def notes(view: View, rng: random.Random, stop: Stop) -> Move:
        asked.set()
        return view.legal[0]

    question = Question(notes)
    go_on = threading.Event()

    def busy() -> None:
        go_on.wait(PATIENCE)

    question.worker.submit(busy)
    question.ask().cancel()
    go_on.set()
    question.catch_up()
    assert not asked.is_set()


def test_a_hanging_players_late_answer_changes_nothing(expect_log: Callable[[str], None]) -> None:
    expect_log("did not answer in time")
    hanging, wake = threading.Event(), threading.Event()

    def hangs(view: View, rng: random.Random, stop: Stop) -> Move:
        hanging.set()
        assert wake.wait(PATIENCE)
        return next(move for move in view.legal if move != simple)

    question = Question(hangs)
    request = question.ask(budget=0.0, limit=0.0)
    question.desk.work_until(lambda: question.answers)
    simple = request.answer
    assert simple in question.match.legal(question.seat)
    wake.set()
    if hanging.is_set():  # otherwise the request was given up before the player began
        question.desk.work_one()
    assert request.answer == simple
    assert question.answers == [simple]


def test_the_simple_move_of_a_position_is_always_the_same(
    expect_log: Callable[[str], None],
) -> None:
    expect_log("failed at entry")

    def fails(view: View, rng: random.Random, stop: Stop) -> Move:
        raise RuntimeError("I do not feel like it")

    found: list[Move | None] = []
    for _ in range(3):
        question = Question(fails)
        question.ask()
        question.catch_up()
        found += question.answers
    assert len(found) == 3
    assert len(set(found)) == 1


def test_a_player_is_not_stopped_before_its_time() -> None:
    told: list[bool] = []

    def asks(view: View, rng: random.Random, stop: Stop) -> Move:
        told.append(stop())
        return view.legal[0]

    question = Question(asks)
    question.ask(budget=PATIENCE)
    question.catch_up()
    assert told == [False]


def test_a_player_that_hangs_is_told_that_its_time_is_up(expect_log: Callable[[str], None]) -> None:
    """A player that asks `stop` then ends with its thread, however large its budget is."""
    expect_log("did not answer in time")
    begun, ended = threading.Event(), threading.Event()

    def thinks_long(view: View, rng: random.Random, stop: Stop) -> Move:
        begun.set()
        while not stop():
            pass
        ended.set()
        return view.legal[0]

    question = Question(thinks_long)
    question.ask(budget=100 * PATIENCE, limit=0.0)
    assert begun.wait(PATIENCE), "one that is given up before it begins is never asked"
    question.desk.work_until(lambda: question.answers)
    assert ended.wait(PATIENCE)


def test_a_limit_that_is_reached_while_the_answer_waits_for_the_desk_is_no_fault() -> None:
    """The answer was posted before the fault: the worker is kept, and the log stays empty."""
    question = Question(last)
    question.ask(limit=PATIENCE)
    assert question.worker.catch_up(PATIENCE)
    question.worker.timed_out()
    question.desk.clear()
    assert question.answers == [question.match.legal(question.seat)[-1]]


def test_a_limit_that_is_reached_after_a_cancel_is_no_fault() -> None:
    question = Question(last)
    request = question.ask()
    request.cancel()
    question.worker.timed_out()
    question.catch_up()
    assert question.answers == []
