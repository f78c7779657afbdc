"""The playing time of people, without pauses and breaks."""

from __future__ import annotations

from soiree.controller.match.playing_time import BREAK, PlayingTime


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_long_break_counts_as_a_short_one() -> None:
    clock = Clock()
    playing = PlayingTime(clock)
    taken = []
    for passed in (3.5, 0.0, BREAK, 8 * 3600.0, 2.0):
        clock.now += passed
        taken.append(playing.take())
    assert taken == [3.5, 0.0, BREAK, BREAK, 2.0]
