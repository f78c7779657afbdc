"""A person's first race, without the clock: all move in turn."""

from __future__ import annotations

from collections.abc import Callable

from soiree.controller.match.authority import Match
from soiree.controller.match.race import Race
from soiree.controller.match.turn_order import InTurn, TurnOrder
from soiree.core.entries import Chance, Decision


class PracticeFirst(TurnOrder):
    """The turn order of a first race that is a practice; real-time races follow it.

    The practice ends with the next outcome of chance. It includes the choices after the race.
    """

    def __init__(self, match: Match, clock: Callable[[], float], race: Race) -> None:
        """
        Args:
            race: the order that follows.
        """
        super().__init__(match, clock)
        self._practice = InTurn(match, clock)
        self._race = race
        self._has_switched = False

    def now(self) -> TurnOrder:
        """The order in force; the race's clock goes on from the practice's."""
        if not self._is_over():
            self._has_switched = False
            return self._practice
        if not self._has_switched:
            self._has_switched = True
            self._practice.stop()
            self._race.rewind()
        return self._race

    def _is_over(self) -> bool:
        is_timed = self._match.game.is_timed
        has_raced = False
        for entry in self._match.entries:
            if isinstance(entry, Decision):
                has_raced = has_raced or is_timed(entry.move)
            elif has_raced and isinstance(entry, Chance):
                return True
        return False
