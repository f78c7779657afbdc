"""The lock of the racing hand after a wrong key, for a time that grows.

Without it, whoever presses all keys in turn finds the right one sooner than whoever looks for it.
"""

from __future__ import annotations

STEP = 0.3
"""Seconds by which each wrong key in a row locks the hand longer than the one before it."""

LONGEST = 1.8
"""Seconds that a wrong key costs at most."""


def lock_seconds(wrong: int) -> float:
    """Return the seconds that the last of `wrong` wrong keys in a row locks the hand."""
    return min(wrong * STEP, LONGEST)


class Lock:
    """Keeps one player from moving for a moment after a wrong key.

    Its times are those of the race's clock: a pause neither shortens nor lengthens a lock. A key
    that is pressed while the hand is locked does nothing, and counts neither as right nor as wrong.
    """

    def __init__(self) -> None:
        self._wrong = 0  # in a row
        self._until = 0.0

    def note(self, now: float, *, is_wrong: bool) -> None:
        """A key was pressed that was not locked."""
        self._wrong = self._wrong + 1 if is_wrong else 0
        self._until = now + lock_seconds(self._wrong)

    def seconds_left(self, now: float) -> float:
        """Return the seconds for which the hand is still locked; 0 for none."""
        return max(0.0, self._until - now)
