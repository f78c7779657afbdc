"""A person's first race, without the clock: all move in turn."""

from __future__ import annotations

from collections.abc import Iterable

from soiree.controller.computers.asking import Computers
from soiree.controller.match.audience import Audience
from soiree.controller.match.authority import Match
from soiree.controller.match.race import Race
from soiree.controller.match.turn_order import InTurn, Play, TurnOrder
from soiree.core.entries import Chance, Decision, Entry, Move
from soiree.core.states import Refusal
from soiree.core.zones import Seat


class PracticeFirst:
    """The turn order of a match whose first race is a practice, and all others are real-time races.

    The practice ends with the next outcome of chance. Choices after its race belong to it.
    """

    def __init__(self, match: Match, practice: InTurn, race: Race) -> None:
        self._match = match
        self._practice = practice
        self._race = race
        self._has_switched = False

    @property
    def real_time(self) -> bool:
        return self._is_over()

    @property
    def is_watched(self) -> bool:
        return self._now().is_watched

    def show_end(self) -> None:
        self._now().show_end()

    def is_racing(self) -> bool:
        return self._now().is_racing()

    def is_final(self, entry: Entry) -> bool:
        return self._now().is_final(entry)

    def next_computer(self, computers: Computers) -> Seat | None:
        return self._now().next_computer(computers)

    def refusal(self, seat: Seat) -> Refusal | None:
        return self._now().refusal(seat)

    def note_choice(self, seat: Seat, *, refused: bool) -> None:
        self._now().note_choice(seat, refused=refused)

    def seconds_locked(self, seat: Seat) -> float:
        return self._now().seconds_locked(seat)

    def time_of(self, move: Move) -> float | None:
        return self._now().time_of(move)

    def ask(self, audience: Audience, computers: Computers, play: Play) -> None:
        self._now().ask(audience, computers, play)

    def runs_on(self) -> bool:
        return self._now().runs_on()

    def wants_saving(self) -> bool:
        return self._now().wants_saving()

    def hold(self) -> None:
        self._now().hold()

    def stop(self) -> None:
        self._now().stop()

    def forget(self, seats: Iterable[Seat]) -> None:
        self._now().forget(seats)

    def rewind(self) -> None:
        self._has_switched = False
        self._now().rewind()

    def _now(self) -> TurnOrder:
        """Return the turn order in force; the race's clock goes on from the practice's."""
        if not self._is_over():
            self._has_switched = False
            return self._practice
        if not self._has_switched:
            self._has_switched = True
            self._practice.stop()
            self._race.rewind()
        return self._race

    def _is_over(self) -> bool:
        is_timed = self._match.deal.game.is_timed
        has_raced = False
        for entry in self._match.entries:
            if isinstance(entry, Decision):
                has_raced = has_raced or is_timed(entry.move)
            elif has_raced and isinstance(entry, Chance):
                return True
        return False
