"""The first look: a short time in which a new sheet or board ignores keys and clicks.

The player meant these for the former picture, such as the last card of a race.
"""

from __future__ import annotations

import time
from collections.abc import Callable

SECONDS = 0.5
"""The usual length of a first look."""

clock: Callable[[], float] = time.monotonic
"""The clock, in seconds. Tests replace it."""


class FirstLook:
    """The time after something appears in which keys and clicks are ignored."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._until: float | None = None

    @property
    def is_on(self) -> bool:
        """True while keys and clicks are ignored."""
        return self._until is not None and clock() < self._until

    def begin(self) -> None:
        """Start the first look, as something appears."""
        self._until = clock() + self._seconds

    def forget(self) -> None:
        """End the first look."""
        self._until = None
