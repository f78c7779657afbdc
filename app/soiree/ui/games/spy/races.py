"""The state of a race of Spy vs Spy, as shown so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce

from msgspec import Struct, field

from soiree.core.events import Event, Said, Turn
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.spy.words import Word
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.narration import events_of_round
from soiree.ui.table.contract.stakes import Scale, once_for_events, round_of

_USUAL = 20
"""The least length of the scale of scores, in points."""


class Race(Struct, frozen=True):
    """A race, from its deal until the deal of the next one.

    Attributes:
        is_dealt: True during the deal, before the first turn.
        racing: the seats of the racers; empty unless a race is on.
        finished: the results of the racers who have finished, in order.
    """

    is_dealt: bool = False
    racing: tuple[Seat, ...] = ()
    finished: Mapping[Seat, Word] = field(default_factory=dict)

    @property
    def is_on(self) -> bool:
        """True while somebody races."""
        return bool(self.racing)

    def after(self, event: Event) -> Race:
        """The race after one more event."""
        match event:
            case Turn(seats) if self.is_dealt:
                return Race(racing=seats)
            case Said(seat, Word.STUCK | Word.DONE as how):
                finished = {**self.finished, seat: Word(how)}
                is_over = len(finished) == len(self.racing)
                return Race(racing=() if is_over else self.racing, finished=finished)
        return self


def scale_of(view: View) -> Scale:
    """The scale down to 0 points (SPY-10), from the highest score or a usual race's points."""
    return Scale(max(_USUAL, *(view.scores or (0,))), low_wins=True, ends_match=False)


@once_for_events
def _race(events: Sequence[Event]) -> Race:
    return reduce(Race.after, events_of_round(events), Race(is_dealt=round_of(events) > 0))


def race_of(moment: Moment) -> Race:
    """The race that was dealt last."""
    return _race(moment.view.events)
