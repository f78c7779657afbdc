"""The audience of a match: the table that shows it to people."""

from __future__ import annotations

from typing import Protocol

from soiree.core.zones import Seat


class Audience(Protocol):
    """Watches a session, as the table does. Called on the session's own thread."""

    def happened(self) -> None:
        """Entries were added to the match; their events can be shown."""

    def awaits(self, seat: Seat) -> None:
        """The person at this seat has to move."""

    def thinks(self, seat: Seat | None) -> None:
        """The computer at this seat is thinking; None if no computer is thinking any more."""

    def finished(self) -> None:
        """The match is over."""


class Nobody:
    """The audience of a match that nobody watches."""

    def happened(self) -> None:
        pass

    def awaits(self, seat: Seat) -> None:
        pass

    def thinks(self, seat: Seat | None) -> None:
        pass

    def finished(self) -> None:
        pass
