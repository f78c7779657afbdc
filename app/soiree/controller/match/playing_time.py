"""The time that people play, for statistics; long breaks do not count."""

from __future__ import annotations

import time
from collections.abc import Callable

BREAK = 120.0
"""The most seconds between two entries that count as playing time; the rest is a break."""


class PlayingTime:
    """Seconds at the table."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._last = clock()

    def take(self) -> float:
        """Return the seconds since the last call, or since the beginning, limited to `BREAK`."""
        now = self._clock()
        passed, self._last = now - self._last, now
        return min(passed, BREAK)
