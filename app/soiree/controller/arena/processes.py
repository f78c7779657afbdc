"""Long work on several processes or machines: matches of the arena, reviews."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import tempfile
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any, TypeVar

Given = TypeVar("Given")
Found = TypeVar("Found")

AHEAD = 256
"""The most tasks that wait for results: enough for a cluster, and few enough for the memory."""


def executor_of(
    jobs: int = 1, scheduler: str | None = None
) -> AbstractContextManager[Executor | None]:
    """Return the executor for these options. It ends with the context.

    An exception in the context, such as Ctrl+C, also ends the work that is being done.

    Args:
        jobs: the number of processes on this machine; 1 for no other process, and no executor.
        scheduler: the address of a Dask scheduler, whose cluster does the work instead.

    Raises:
        BrokenExecutor: the executor does not exist, or breaks within the context. The message is
            one line.
    """
    if scheduler is not None:
        from soiree.controller.arena.cluster import cluster

        return cluster(scheduler)
    return nullcontext() if jobs == 1 else _processes(jobs)


def in_order(
    task: Callable[[Given], Found], each: Iterable[Given], executor: Executor | None = None
) -> Iterator[Found]:
    """Yield the results of a task for each item, in the order of the items.

    Results behind a missing one are not yielded, because quick tasks may differ from slow ones.

    Args:
        task: a function of a module, or a `partial` of one.
        executor: does the work; without one, this thread does it.
    """
    if executor is None:
        yield from map(task, each)
        return
    pending: deque[Future[Found]] = deque()
    try:
        for given in each:
            pending.append(executor.submit(task, given))
            if len(pending) == AHEAD:
                yield pending.popleft().result()
        while pending:
            yield pending.popleft().result()
    finally:
        for future in pending:
            future.cancel()


@contextmanager
def _processes(jobs: int) -> Iterator[Executor]:
    others = multiprocessing.active_children()
    # A process that is ended does not delete its temporary files.
    with tempfile.TemporaryDirectory(prefix="soiree-", ignore_cleanup_errors=True) as temporary:
        pool = _Pool(jobs, multiprocessing.get_context("spawn"), _enter_process, (temporary,))
        try:
            yield pool
        except BrokenProcessPool:
            raise BrokenExecutor("one of the processes ended all at once") from None
        except BaseException:  # such as Ctrl+C: nobody needs the other results any more
            with _left_alone_by_ctrl_c():  # a second one must leave no process behind
                # First, because a process that ends would fail the tasks that are cancelled.
                pool.shutdown(wait=False, cancel_futures=True)
                for process in multiprocessing.active_children():
                    if process not in others:
                        process.kill()
                        process.join()
            raise
        finally:
            pool.shutdown(cancel_futures=True)


class _Pool(ProcessPoolExecutor):
    def submit(self, fn: Callable[..., Found], /, *args: Any, **kwargs: Any) -> Future[Found]:
        with _left_alone_by_ctrl_c():  # new processes inherit it
            return super().submit(fn, *args, **kwargs)


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


def _enter_process(temporary: str) -> None:
    """Leave Ctrl+C to the parent, and end when the parent ends, for whatever reason.

    Args:
        temporary: the folder for temporary files.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    tempfile.tempdir = temporary
    parent = multiprocessing.parent_process()
    assert parent is not None

    def end_with_parent() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=end_with_parent, daemon=True).start()
