"""Who watches a match being played."""

from __future__ import annotations

from typing import Protocol

from soiree.core.zones import Seat


class Audience(Protocol):
    """Who watches a session: the table. Called on the session's own thread."""

    def happened(self) -> None:
        """Entries were added to the match; their events are there to be shown."""

    def awaits(self, seat: Seat) -> None:
        """A person at this seat has to choose."""

    def thinks(self, seat: Seat | None) -> None:
        """The computer at this seat thinks, or nobody does any more."""

    def finished(self) -> None:
        """The match is over."""


class Nobody:
    """An empty house: a match that nobody watches yet, or any more."""

    def happened(self) -> None:
        pass

    def awaits(self, seat: Seat) -> None:
        pass

    def thinks(self, seat: Seat | None) -> None:
        pass

    def finished(self) -> None:
        pass
