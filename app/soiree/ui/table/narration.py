"""What happened, in sentences: those that all games share; each game adds its own.

You and others have sentences of their own, and so have one and many: no sentence is put together
from pieces that another language would order differently.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from soiree.core.events import Began, Ended, Event, Scored
from soiree.core.zones import Seat
from soiree.ui.style.translation import tr
from soiree.ui.style.words import result_sentence

Narrator = Callable[[Event, Sequence[str], Seat], str | None]
"""A game's own sentence for an event; None where it has none and the shared one serves.

It takes the event, the names of the players by seat, and the seat that is "you" (or `NOBODY`).
An empty text says that the event is not worth a sentence in this game.
"""


def sentence(narrate: Narrator, event: Event, names: Sequence[str], viewer: Seat) -> str | None:
    """What happened, in a sentence; None for what is not worth one.

    Args:
        narrate: the game's own sentences.
        names: of the players, by seat.
        viewer: the seat that is "you", or `words.NOBODY`.
    """
    own = narrate(event, names, viewer)
    if own is not None:
        return own or None
    match event:
        case Began():
            return tr("Round {number} begins.").format(number=event.number)
        case Scored():
            return _scored(event, names, viewer)
        case Ended():
            return result_sentence(event.result, names, viewer)
        case _:
            return None


class Log(Protocol):
    """A game's own log of a match."""

    def lines(self, event: Event, sentence: str) -> list[str]:
        """What the log says of the next event, of which `sentence` is told at the table."""
        ...


MakeLog = Callable[[Sequence[str], Seat], Log]
"""Makes the log of a match, given the names of the players by seat, and the seat that is "you"."""


class PlainLog:
    """Every sentence that is told at the table."""

    def lines(self, event: Event, sentence: str) -> list[str]:
        return [sentence] if sentence else []


def _scored(event: Scored, names: Sequence[str], viewer: Seat) -> str:
    if event.seat == viewer:
        text = tr("You score %n points, {total} in all.", "", event.points)
    else:
        text = tr("{player} scores %n points, {total} in all.", "", event.points)
    return text.format(player=names[event.seat], total=event.total)
