"""The time of a match: a timed move is dated by the seconds played so far."""

from __future__ import annotations

from collections.abc import Callable

from soiree.controller.match.authority import Match

BEAT = 0.5
"""The greatest number of seconds between two readings of a `SteadyClock`."""

STANDSTILL = 2.0
"""The seconds since the last reading after which the program counts as stopped."""


class SteadyClock:
    """A clock that excludes the time in which the program was stopped.

    For example, the computer slept, or another program used the whole processor. Read the clock
    every `BEAT`: a longer gap counts as a stop.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._read = clock()
        self._left_out = 0.0

    def __call__(self) -> float:
        now = self._clock()
        if now - self._read > STANDSTILL:
            self._left_out += now - self._read
        self._read = now
        return now - self._left_out


class Stopwatch:
    """Counts seconds while it runs.

    Attributes:
        speed: the number of counted seconds in each second of the clock.
    """

    def __init__(self, clock: Callable[[], float], start: float = 0.0) -> None:
        self._clock = clock
        self._counted = start
        self._since: float | None = None
        self.speed = 1.0

    @property
    def is_running(self) -> bool:
        return self._since is not None

    def now(self) -> float:
        if self._since is None:
            return self._counted
        return self._counted + (self._clock() - self._since) * self.speed

    def run(self, speed: float = 1.0) -> None:
        """Run from now on.

        Args:
            speed: the number of counted seconds in each second of the clock.
        """
        if self._since is None or speed != self.speed:
            self._counted = self.now()
            self._since = self._clock()
            self.speed = speed

    def stop(self) -> None:
        self._counted, self._since = self.now(), None

    def set(self, seconds: float) -> None:
        """Set the count to a number of seconds, and go on as before."""
        self._counted = seconds
        if self._since is not None:
            self._since = self._clock()


def moves_are_timed(match: Match) -> bool:
    """True if the moves to be made now are timed, as in a race."""
    deciders = match.deciders
    return bool(deciders) and match.game.is_timed(match.legal(deciders[0])[0])


def last_time(match: Match) -> float:
    """Seconds from the start of a match to its last timed entry; 0 if there is none."""
    times = (entry.at for entry in reversed(match.entries) if entry.at is not None)
    return next(times, 0.0)
