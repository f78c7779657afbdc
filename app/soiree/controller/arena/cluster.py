"""A Dask cluster, on this machine or on others, as an executor.

The package `distributed` is an extra, `cluster`. All parts of a cluster need the versions of this
process, because another version may play other moves.
"""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from contextlib import contextmanager
from functools import cache, partial
from typing import Any, TypeVar

from soiree.version import current

Found = TypeVar("Found")

PATIENCE = 10
"""The seconds in which a scheduler has to answer."""


@contextmanager
def cluster(scheduler: str) -> Iterator[Executor]:
    """Connect to a Dask cluster for the duration of the context.

    Without workers, tasks wait for the first one. If a worker ends, others repeat its tasks.

    Args:
        scheduler: the address of the scheduler, such as `tcp://192.168.0.7:8786`.

    Raises:
        BrokenExecutor: Dask is not installed, there is no scheduler, a part of the cluster has
            another version, or the cluster breaks within the context. The message is one line.
    """
    try:
        from distributed import Client, KilledWorker
    except ModuleNotFoundError:
        raise BrokenExecutor(
            "Dask is not installed: it comes with soiree-cards[cluster], or with distributed"
        ) from None
    for logged in ("distributed", "distributed.client"):  # exceptions tell the same, once
        logging.getLogger(logged).setLevel(logging.CRITICAL)
    try:
        client = _in_time(partial(Client, scheduler, timeout=PATIENCE))
    except (ImportError, OSError, ValueError) as error:
        raise BrokenExecutor(f"no Dask scheduler answers at {scheduler}") from error
    with client:
        try:
            of_workers = client.run(versions, on_error="return")  # an exception without soiree
            if {client.run_on_scheduler(versions), *of_workers.values()} != {versions()}:
                raise _other_version(versions())
            yield _Cluster(client.get_executor(pure=False))
        except ImportError:
            raise _other_version(versions()) from None
        except KilledWorker:
            raise BrokenExecutor("a task of the Dask cluster ended several workers") from None
        except CancelledError:
            raise BrokenExecutor(f"the Dask scheduler at {scheduler} has ended") from None


def _in_time(connect: Callable[[], Found]) -> Found:
    # Dask waits for ever if another program answers at the port.
    connected: Future[Found] = Future()

    def work() -> None:
        try:
            connected.set_result(connect())
        except Exception as error:
            connected.set_exception(error)

    threading.Thread(target=work, daemon=True).start()
    return connected.result(2 * PATIENCE)


class _Cluster(Executor):
    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    def submit(self, fn: Callable[..., Found], /, *args: Any, **kwargs: Any) -> Future[Found]:
        return self._executor.submit(_checked, versions(), fn, *args, **kwargs)


def _checked(expected: str, task: Callable[..., Found], /, *args: Any, **kwargs: Any) -> Found:
    if versions() != expected:  # the worker has joined later
        raise _other_version(expected)
    return task(*args, **kwargs)


def _other_version(expected: str) -> BrokenExecutor:
    return BrokenExecutor(f"not every part of the Dask cluster has {expected}")


@cache
def versions() -> str:
    """Return the versions that determine the moves of players."""
    return f"soiree {current()} with Python {sys.version_info.major}.{sys.version_info.minor}"
