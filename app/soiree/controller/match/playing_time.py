"""How long people play, for statistics: without the breaks in which nobody is at the table."""

from __future__ import annotations

import time
from collections.abc import Callable

BREAK = 120.0
"""Seconds between two entries from which on nobody is thought to have been at the table."""


class PlayingTime:
    """Seconds at the table."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._last = clock()

    def take(self) -> float:
        """Those since the last call, or since the beginning; of a break as much as may be one."""
        now = self._clock()
        passed, self._last = now - self._last, now
        return min(passed, BREAK)
