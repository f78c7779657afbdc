"""The choices made in a match so far, for replays of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from soiree.controller.match.authority import Match
from soiree.controller.match.progress import Controlled
from soiree.core.entries import Decision, Move
from soiree.core.zones import Seat


class Past:
    """The positions of the choices in a match so far, and of the choices that can be replayed."""

    def __init__(self, match: Match, controlled: Controlled, people: Sequence[Seat]) -> None:
        """
        Args:
            people: the seats that people play.
        """
        self._match = match
        self._controlled = controlled
        self._people = people

    def before_last_move(self) -> int | None:
        """The position before the last move; None if there was none."""
        entries = self._match.entries
        found = (n for n in reversed(range(len(entries))) if isinstance(entries[n], Decision))
        return next(found, None)

    def before_choice(
        self, seat: Seat, counts: Callable[[Move], bool] = lambda move: True
    ) -> int | None:
        """The position before a person's last choice; None if there was none.

        Args:
            counts: returns True for the choices that count; all do by default.

        Raises:
            ValueError: no person plays there.
        """
        if seat not in self._people:
            raise ValueError(f"no person plays at seat {seat}")
        entries = self._match.entries
        for position in reversed(range(len(entries))):
            entry = entries[position]
            if isinstance(entry, Decision) and entry.seat == seat and counts(entry.move):
                return position
        return None

    def can_replay(self, position: int) -> bool:
        """True if no move since a position is timed; timed moves cannot be shown again."""
        since = self._match.entries[position:]
        return not any(map(self._controlled.turns.is_final, since))
