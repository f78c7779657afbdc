"""Who sits where at a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from soiree.core.records import Participant
    from soiree.core.zones import Seat


def people_of(players: Sequence[Participant]) -> tuple[Seat, ...]:
    """The seats that people play, of players by seat."""
    return tuple(seat for seat, who in enumerate(players) if who.kind == "human")
