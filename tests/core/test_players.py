"""The ways in which a player is told to stop."""

from __future__ import annotations

import math
import time

from soiree.core.players import GivenTime, never


def test_never_says_no() -> None:
    assert not never()


def test_it_stops_when_the_time_is_up() -> None:
    assert GivenTime(time.monotonic())()
    assert GivenTime.of(0)()
    assert GivenTime.of(-1)()


def test_it_does_not_stop_before_unless_it_is_cancelled() -> None:
    assert not GivenTime(math.inf)()
    assert not GivenTime.of(3600)()
    assert GivenTime.of(3600, cancelled=lambda: True)()


def test_the_time_starts_when_it_is_made() -> None:
    before = time.monotonic()
    stop = GivenTime.of(5)
    assert before + 5 <= stop.until <= time.monotonic() + 5
