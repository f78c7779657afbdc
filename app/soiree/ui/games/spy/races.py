"""The state of a race of Spy vs Spy, as it has been shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct, field

from soiree.core.events import Began, Event, Said, Turn
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.spy.words import Word
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.stakes import Scale

_USUAL = 20
"""The points that a scale has at least."""


class Race(Struct, frozen=True):
    """A race, from its deal until the next one is dealt.

    Attributes:
        is_dealt: whether its cards are being dealt, and its first turn is still to come.
        racing: who takes part, while it is on.
        finished: how those have finished who have, in order: done or stuck.
    """

    is_dealt: bool = False
    racing: tuple[Seat, ...] = ()
    finished: Mapping[Seat, Word] = field(default_factory=dict)

    @property
    def is_on(self) -> bool:
        """Whether somebody still races."""
        return bool(self.racing)

    def after(self, event: Event) -> Race:
        """The race after one more event."""
        match event:
            case Began():
                return Race(is_dealt=True)
            case Turn(seats) if self.is_dealt:
                return Race(racing=seats)
            case Said(seat, Word.STUCK | Word.DONE as how):
                finished = {**self.finished, seat: Word(how)}
                is_over = len(finished) == len(self.racing)
                return Race(racing=() if is_over else self.racing, finished=finished)
        return self


def scale_of(view: View) -> Scale:
    """SPY-10: down to nothing, from the most points that anybody has, or a usual race's worth."""
    return Scale(max(_USUAL, *(view.scores or (0,))), low_wins=True, ends_match=False)


class _Reader:
    """Reads the events of a match; each only once, as long as they continue those before."""

    def __init__(self) -> None:
        self._count = 0
        self._last: Event | None = None
        self._race = Race()

    def read(self, events: Sequence[Event]) -> Race:
        """The race after these events."""
        count = self._count
        if count > len(events) or (count and events[count - 1] is not self._last):
            self._race, count = Race(), 0
        for event in events[count:]:
            self._race = self._race.after(event)
        self._count = len(events)
        self._last = events[-1] if events else None
        return self._race


_READER = _Reader()


def race_of(moment: Moment) -> Race:
    """The race that was dealt last."""
    return _READER.read(moment.view.events)
