"""The results of a round for each player, as plain data made from the visible events."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import dropwhile

from msgspec import Struct, field

from soiree.core.events import Event, Scored, Turn
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.ui.language.words import signed
from soiree.ui.table.contract.stakes import Scale, Track
from soiree.ui.table.contract.targets import Place


class Account(Struct, frozen=True):
    """A player's result of a round.

    Attributes:
        seat: the seat of the player.
        before: the score before the round.
        parts: the points of the round, one by one; `before` plus all parts is `after`.
        after: the score after the round.
        why: the origin of the points, in a sentence or two; may be empty.
        places: places of the table, to which the table draws lines. The n-th place belongs to the
            n-th line of `why`.
    """

    seat: Seat
    before: int
    parts: tuple[int, ...]
    after: int
    why: str = ""
    places: tuple[Place, ...] = ()

    @property
    def points(self) -> int:
        """The sum of the round's points."""
        return sum(self.parts)

    def track(self, scale: Scale) -> Track:
        """Return the progress of the score in the round."""
        return Track(scale, self.after, before=self.before)


class RoundSheet(Struct, frozen=True):
    """The summary of a round.

    Attributes:
        story: a sentence or two about the end of the round and what was decisive.
        accounts: the result of each player, by seat; empty in a game without scores.
        scale: the scale of the scores, from 0 to the limit or goal of the match. None without one.
    """

    story: str = ""
    accounts: tuple[Account, ...] = field(default_factory=tuple)
    scale: Scale | None = None


MakeRoundSheet = Callable[[View, Sequence[str], Seat], RoundSheet]
"""Returns the summary of the latest round.

The arguments are a view of what everybody may see, the names of the players by seat, and the seat
that is "you" (or `NOBODY`).
"""


def accounts_of(view: View) -> tuple[Account, ...]:
    """Return the result of each player, computed from the events of the round, without reasons."""
    if view.scores is None:
        return ()
    scored = scored_in_play(view.events_of_round())
    found = []
    for seat, after in enumerate(view.scores):
        parts = tuple(event.points for event in scored if event.seat == seat)
        found.append(Account(seat, after - sum(parts), parts, after))
    return tuple(found)


def scored_in_play(events: Iterable[Event]) -> list[Scored]:
    """Return the scores of a round, given the events since its start.

    Points before the first turn are those that players start the match with; they do not count.
    """
    played = dropwhile(lambda event: not isinstance(event, Turn), events)
    return [event for event in played if isinstance(event, Scored)]


def sums(parts: Sequence[int]) -> str:
    """Return points as a sum on one line, such as "7 + 2 − 5"."""
    first, *others = parts or (0,)
    rest = "".join(f" {'−' if part < 0 else '+'} {abs(part)}" for part in others)
    return f"{signed(first)}{rest}".replace(" ", "\N{NO-BREAK SPACE}")
