"""The conditions that stop a player."""

from __future__ import annotations

import math
import time

from soiree.core.players import GivenTime, never


def test_never_does_not_stop() -> None:
    assert not never()


def test_a_given_time_stops_at_its_end() -> None:
    assert GivenTime(time.monotonic())()
    assert GivenTime.of(0)()
    assert GivenTime.of(-1)()


def test_a_given_time_does_not_stop_earlier_unless_cancelled() -> None:
    assert not GivenTime(math.inf)()
    assert not GivenTime.of(3600)()
    assert GivenTime.of(3600, cancelled=lambda: True)()


def test_a_given_time_begins_when_it_is_created() -> None:
    before = time.monotonic()
    stop = GivenTime.of(5)
    assert before + 5 <= stop.until <= time.monotonic() + 5
