"""A moment to look: what has just come into sight takes no key and no click yet.

They were meant for what was there before: the last card of a race, say, or a click that hurries.
"""

from __future__ import annotations

import time
from collections.abc import Callable

SECONDS = 0.5
"""How long a first look takes."""

clock: Callable[[], float] = time.monotonic
"""Seconds since some fixed moment. Tests set it, as they do not wait."""


class FirstLook:
    """Whether something has been in sight long enough to be meant by keys and clicks."""

    def __init__(self) -> None:
        self._until = 0.0
        self._has_begun = False

    @property
    def is_on(self) -> bool:
        """Whether keys and clicks mean nothing yet."""
        return self._has_begun and clock() < self._until

    def begin(self) -> None:
        """It comes into sight now."""
        self._has_begun = True
        self._until = clock() + SECONDS

    def forget(self) -> None:
        """It is out of sight, or was never new."""
        self._has_begun = False
