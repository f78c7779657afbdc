"""What a round brought each player, and why: plain data, made from what was seen of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import dropwhile

from msgspec import Struct, field

from soiree.core.events import Event, Scored, Turn
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.ui.table.contract.stakes import Scale, Track, signed


class Account(Struct, frozen=True):
    """What a round brought one player.

    Attributes:
        before: the score before the round.
        parts: the points of the round, one by one; with `before` they make `after`.
        why: where they come from, in a sentence or two; empty where there is nothing to say.
    """

    seat: Seat
    before: int
    parts: tuple[int, ...]
    after: int
    why: str = ""

    @property
    def points(self) -> int:
        """What the round brought in all."""
        return sum(self.parts)

    def track(self, scale: Scale) -> Track:
        """The way that the score went in the round."""
        return Track(scale, self.after, before=self.before)


class RoundSheet(Struct, frozen=True):
    """What is told after a round.

    Attributes:
        story: how the round ended, and what was decisive, in a sentence or two.
        accounts: by seat; none where no score is kept.
        scale: the way to the limit or goal, if there is one.
    """

    story: str = ""
    accounts: tuple[Account, ...] = field(default_factory=tuple)
    scale: Scale | None = None


MakeRoundSheet = Callable[[View, Sequence[str], Seat], RoundSheet]
"""Tells of the round that has ended last.

It takes a view of what everybody may see by then, the names of the players by seat, and the seat
that is "you" (or `NOBODY`).
"""


def accounts_of(view: View) -> tuple[Account, ...]:
    """The accounts as the events of the round have them, without reasons."""
    if view.scores is None:
        return ()
    scored = scored_in_play(view.events_of_round())
    found = []
    for seat, after in enumerate(view.scores):
        parts = tuple(event.points for event in scored if event.seat == seat)
        found.append(Account(seat, after - sum(parts), parts, after))
    return tuple(found)


def scored_in_play(events: Iterable[Event]) -> list[Scored]:
    """What a round brought, given the events since it began.

    Points scored before anybody's first turn are those that players begin the match with.
    """
    played = dropwhile(lambda event: not isinstance(event, Turn), events)
    return [event for event in played if isinstance(event, Scored)]


def sums(parts: Sequence[int]) -> str:
    """Points one by one, as in "7 + 2 − 5", on one line."""
    first, *others = parts or (0,)
    rest = "".join(f" {'−' if part < 0 else '+'} {abs(part)}" for part in others)
    return f"{signed(first)}{rest}".replace(" ", "\N{NO-BREAK SPACE}")
