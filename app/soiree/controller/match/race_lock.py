"""The lock of a racing hand after a wrong key. Each wrong key in a row locks it longer.

Without the lock, pressing all keys in turn would find the right one sooner than looking for it.
"""

from __future__ import annotations

STEP = 0.3
"""Seconds by which each wrong key in a row locks the hand longer than the one before it."""

LONGEST = 1.8
"""The longest lock, in seconds."""


def lock_seconds(wrong: int) -> float:
    """Return the seconds that the last of `wrong` wrong keys in a row locks the hand."""
    return min(wrong * STEP, LONGEST)


class Lock:
    """Keeps a player from moving for a short time after a wrong key.

    Times are those of the race's clock, so a pause does not change a lock. A key pressed during a
    lock has no effect, and counts neither as right nor as wrong.
    """

    def __init__(self) -> None:
        self._wrong = 0  # in a row
        self._until = 0.0

    def note(self, now: float, *, is_wrong: bool) -> None:
        """Record a key that was pressed outside a lock."""
        self._wrong = self._wrong + 1 if is_wrong else 0
        self._until = now + lock_seconds(self._wrong)

    def seconds_left(self, now: float) -> float:
        """Return the seconds for which the hand is still locked; 0 for none."""
        return max(0.0, self._until - now)
