"""Long work on several processes: matches of the arena, reviews."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

Given = TypeVar("Given")
Found = TypeVar("Found")


def in_processes(
    task: Callable[[Given], Found], each: Iterable[Given], jobs: int
) -> Iterator[Found]:
    """Yield the results of a task for each item, in the order of the items.

    Args:
        task: a function of a module, or a `partial` of one.
        jobs: the number of processes; with 1, this process does the work.

    Raises:
        BrokenProcessPool: a process ended unexpectedly.
    """
    if jobs == 1:
        yield from map(task, each)
        return
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _enter_process)
    try:
        # A short queue saves memory, and still keeps all processes busy.
        pending: deque[Future[Found]] = deque()
        for given in each:
            with _left_alone_by_ctrl_c():
                pending.append(pool.submit(task, given))
            if len(pending) == 4 * jobs:
                yield pending.popleft().result()
        for future in pending:
            yield future.result()
    except BaseException:  # such as Ctrl+C: nobody needs the other results any more
        for process in multiprocessing.active_children():
            if process not in others:
                process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _left_alone_by_ctrl_c() -> Iterator[None]:
    if sys.platform == "win32":
        yield  # Windows has no signal masks: `_enter_process` must suffice
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _enter_process() -> None:
    """Leave Ctrl+C to the parent, and end when the parent ends, for whatever reason."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def end_with_parent() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=end_with_parent, daemon=True).start()
