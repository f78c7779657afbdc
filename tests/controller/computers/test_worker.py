"""The worker: jobs one after the other, even if one fails or hangs."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable

from soiree.controller.computers.worker import Worker

PATIENCE = 30
"""Seconds after which a test gives up waiting for another thread."""


class Hanging:
    """A job that hangs until `let_go` is called."""

    def __init__(self) -> None:
        self.begun, self._go_on = threading.Event(), threading.Event()

    def __call__(self) -> None:
        self.begun.set()
        assert self._go_on.wait(PATIENCE)

    def let_go(self) -> None:
        self._go_on.set()


def test_jobs_are_done_in_the_order_in_which_they_came() -> None:
    worker, done = Worker(), list[int]()
    for number in range(20):
        worker.submit(lambda number=number: done.append(number))  # type: ignore[misc]
    assert worker.finish(PATIENCE)
    assert done == list(range(20))


def test_a_job_that_fails_is_logged_and_the_next_one_is_done(
    expect_log: Callable[[str], None],
) -> None:
    expect_log("A job of the worker failed")
    worker, done = Worker(), threading.Event()

    def fail() -> None:
        raise OSError("no space left")

    worker.submit(fail)
    worker.submit(done.set)
    assert worker.finish(PATIENCE)
    assert done.is_set()


def test_catch_up_tells_if_all_jobs_were_done_in_time() -> None:
    worker, job = Worker(), Hanging()
    worker.submit(job)
    assert job.begun.wait(PATIENCE)
    assert worker.catch_up(0.0) is False
    assert worker.finish(0.0) is False
    job.let_go()
    worker = Worker()
    assert worker.catch_up(PATIENCE) is True
    assert worker.finish(PATIENCE) is True


def test_jobs_behind_a_hanging_job_are_done() -> None:
    others = threading.enumerate()
    worker, job, done = Worker(), Hanging(), list[str]()
    worker.submit(job)
    assert job.begun.wait(PATIENCE)
    worker.submit(lambda: done.append("one"))
    worker.submit(lambda: done.append("two"))
    worker.abandon()
    worker.submit(lambda: done.append("three"))
    assert worker.finish(PATIENCE)
    assert done == ["one", "two", "three"]
    threads = [each for each in threading.enumerate() if each not in others]
    assert threads
    job.let_go()
    for thread in threads:
        thread.join(PATIENCE)
        assert not thread.is_alive(), "a thread that was left behind ends with its job"


def test_a_job_past_its_limit_is_left_behind_and_said_so() -> None:
    worker, job, told, done = Worker(), Hanging(), threading.Event(), threading.Event()
    worker.submit(job, 0.01, told.set)
    worker.submit(done.set)
    assert told.wait(PATIENCE)
    assert done.wait(PATIENCE)
    job.let_go()
    assert worker.finish(PATIENCE)


def test_a_job_within_its_limit_leaves_no_timer() -> None:
    others, left = set(threading.enumerate()), list[bool]()
    worker = Worker()
    worker.submit(lambda: None, PATIENCE, lambda: left.append(True))
    assert worker.finish(PATIENCE)
    for thread in set(threading.enumerate()) - others:
        assert thread.daemon, "the program does not wait for it"
        thread.join(PATIENCE)
        assert not thread.is_alive()
    assert left == []


def test_to_abandon_a_job_does_not_wait_even_where_the_worker_takes_the_last_one() -> None:
    """`abandon` once found a waiting job, and blocked because the worker's thread took it first."""
    for _ in range(200):
        worker = Worker()
        worker.submit(lambda: None)
        worker.abandon()
        assert worker.finish(PATIENCE)


def test_no_thread_of_the_worker_keeps_the_program() -> None:
    others = set(threading.enumerate())
    worker = Worker()
    (thread,) = set(threading.enumerate()) - others
    assert worker.finish(PATIENCE)
    assert thread.daemon


def test_a_job_that_is_done_is_let_go_before_the_next_one_comes() -> None:
    """A job holds references to its match and its table."""
    worker, job = Worker(), Hanging()
    job.let_go()
    worker.submit(job)
    assert worker.catch_up(PATIENCE)
    gone = weakref.ref(job)
    del job
    assert worker.catch_up(PATIENCE)
    assert gone() is None
    assert worker.finish(PATIENCE)
