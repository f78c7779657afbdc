"""Work by executors: the order of results, early ends, and processes."""

from __future__ import annotations

import tempfile
import threading
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from itertools import count, islice
from pathlib import Path

import pytest

from soiree.controller.arena import processes
from soiree.controller.arena.processes import executor_of, in_order


def test_results_come_in_the_order_of_the_items() -> None:
    second = threading.Event()

    def one_of_two(number: int) -> int:
        if number == 0:
            assert second.wait(60)
        second.set()
        return number

    with ThreadPoolExecutor(2) as executor:
        assert list(in_order(one_of_two, range(2), executor)) == [0, 1]


@pytest.mark.parametrize("jobs", [1, 2])
def test_items_without_an_end_are_taken_as_needed(
    jobs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processes, "AHEAD", 5)
    taken = count()
    with executor_of(jobs) as executor:
        assert list(islice(in_order(abs, taken, executor), 3)) == [0, 1, 2]
    assert next(taken) <= 3 + 5


def test_tasks_that_wait_are_cancelled_when_nobody_wants_their_results() -> None:
    begun: list[int] = []
    go_on = threading.Event()

    def waits(number: int) -> int:
        begun.append(number)
        if number == 1:
            assert go_on.wait(60)
        return number

    with ThreadPoolExecutor(1) as executor:
        results = in_order(waits, range(100), executor)
        assert next(results) == 0
        del results
        go_on.set()
    assert len(begun) <= 2


def leave_a_folder(number: int, seen: Path) -> None:
    (seen / f"{number}").write_text(tempfile.mkdtemp())
    if number:
        threading.Event().wait()


def test_temporary_files_of_ended_processes_are_deleted(tmp_path: Path) -> None:
    def interrupt(executor: Executor | None) -> None:
        next(in_order(partial(leave_a_folder, seen=tmp_path), range(2), executor))
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt), executor_of(jobs=2) as executor:
        interrupt(executor)
    (folder,) = {Path(file.read_text()).parent for file in tmp_path.iterdir()}
    assert not folder.exists()
    assert folder != Path(tempfile.gettempdir())
