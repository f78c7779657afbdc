"""What is still to be shown of a match: its events in order, by beats.

A beat is one event, or several moves of cards that are shown as one motion.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from soiree.controller.card_indices import CardIndices
from soiree.controller.client import Client
from soiree.core.events import Event, Moved
from soiree.core.zones import Seat
from soiree.ui.table.manner import Manner

Beat = list[tuple[Event, CardIndices]]
"""Events that are shown at the same time, each with the sorted indices of its card in two zones."""


class Beats:
    """The queue of events that have happened and are still to be shown; true while there are any.

    Args:
        manner: says which moves are one motion.
    """

    def __init__(self, manner: Manner) -> None:
        self._manner = manner
        self._queue: deque[tuple[Event, CardIndices]] = deque()
        self._heard = 0

    def __bool__(self) -> bool:
        return bool(self._queue)

    @property
    def first(self) -> Event:
        """The event that is shown next.

        Raises:
            IndexError: there is none.
        """
        return self._queue[0][0]

    def hear(self, client: Client, eyes: Sequence[Seat]) -> list[Event]:
        """Queue what has happened since the last time, as these eyes saw it, and return it."""
        events = list(client.events(eyes, self._heard))
        indices = client.card_indices(self._heard)
        self._heard += len(events)
        self._queue.extend(zip(events, indices, strict=True))
        return events

    def skip(self, heard: int) -> None:
        """Nothing is to be shown any more of the first so many events of the match."""
        self._queue.clear()
        self._heard = heard

    def next(self) -> Beat:
        """Take the next beat from the queue."""
        beat = [self._queue.popleft()]
        first = beat[0][0]
        while isinstance(first, Moved) and self._queue:
            following = self.first
            if not isinstance(following, Moved) or not self._manner.together(first, following):
                break
            beat.append(self._queue.popleft())
        return beat
