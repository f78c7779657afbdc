"""Matches on a Dask cluster; the tests need the extra `cluster`."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor

import pytest

from soiree.controller.arena import cluster as dask
from soiree.controller.arena.contest import Contest, play_all
from soiree.controller.arena.processes import executor_of, in_order
from soiree.core.records import encode
from soiree.games import GAMES

SOY = Contest("soy", GAMES["soy"].defaults(), ("easy", "random"), seed=1)


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    """The address of a cluster with two workers."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(2, threads_per_worker=1, dashboard_address=":0") as local:
        yield local.scheduler_address


@pytest.mark.slow
class TestWithDask:
    def test_a_cluster_plays_the_same_matches_as_one_process(self, scheduler: str) -> None:
        with executor_of(scheduler=scheduler) as executor:
            there = [encode(played.record) for played in play_all(SOY, 6, executor)]
        assert there == [encode(played.record) for played in play_all(SOY, 6)]

    def test_a_worker_of_another_version_is_refused(
        self, scheduler: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(dask, "current", lambda: "0.0.1")
        dask.versions.cache_clear()
        with (
            pytest.raises(BrokenExecutor, match=r"^not every part of .* soiree 0\.0\.1 with "),
            executor_of(scheduler=scheduler),
        ):
            pass
        dask.versions.cache_clear()

    def test_a_task_that_ends_its_workers_ends_the_work(self, scheduler: str) -> None:
        with (
            pytest.raises(BrokenExecutor, match="ended several workers"),
            executor_of(scheduler=scheduler) as executor,
        ):
            list(in_order(os._exit, [1], executor))

    @pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "nonsense", "http://localhost:1/x"])
    def test_an_address_without_a_scheduler_is_named(
        self, address: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        pytest.importorskip("distributed")
        monkeypatch.setattr(dask, "PATIENCE", 0.5)
        with (
            pytest.raises(BrokenExecutor, match=f"no Dask scheduler answers at {address}"),
            executor_of(scheduler=address),
        ):
            pass
