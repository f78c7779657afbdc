"""What has happened in a match, choice by choice, as the people at the screen may know it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from soiree.controller.match import Match
from soiree.controller.turn_order import TurnOrder
from soiree.core.entries import Decision, Move
from soiree.core.events import Event, Outcome
from soiree.core.zones import Seat


class Deed(NamedTuple):
    """What one entry of a match did, as some seats saw it together.

    Attributes:
        seat: whose choice it was; None for what chance gave.
        start: how many events of the match came before it.
    """

    seat: Seat | None
    events: tuple[Event, ...]
    start: int = 0


class Past:
    """The choices of a match so far: whose they were, what they did, and which can be replayed."""

    def __init__(
        self,
        match: Match,
        turns: TurnOrder,
        people: Sequence[Seat],
        outcomes: Callable[[Sequence[Seat], int], list[Outcome]],
    ) -> None:
        """
        Args:
            people: the seats that people play.
            outcomes: of the entries from a number on, as some seats saw them, if they may.
        """
        self._match = match
        self._turns = turns
        self._people = people
        self._outcomes = outcomes

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
            counts: whether a choice is meant; all are by default.

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
        """Whether what has happened since a position can be shown again: no timed move can."""
        since = self._match.entries[position:]
        return not any(
            isinstance(entry, Decision) and self._turns.is_final(entry) for entry in since
        )

    def deeds(self, observers: Sequence[Seat], since: int) -> list[Deed]:
        """What the entries from position `since` on did, as the observers saw it, one by one.

        Raises:
            ValueError: these seats may not observe the match now.
        """
        deeds, start = [], self._match.events_before(since)
        for outcome in self._outcomes(observers, since):
            deeds.append(Deed(outcome.seat, tuple(outcome.events), start))
            start += len(outcome.events)
        return deeds
