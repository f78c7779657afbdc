"""Highlights: how much an event matters, as plain data that a game gives with the event.

All times are milliseconds at normal speed.
"""

from __future__ import annotations

import enum

from msgspec import Struct
from msgspec.structs import replace

from soiree.core.events import Result
from soiree.core.zones import Seat
from soiree.ui.language.translation import tr
from soiree.ui.table.contract.moment import Moment
from soiree.ui.table.contract.targets import CardTarget


class Weight(enum.IntEnum):
    """The importance of an event."""

    SMALL, MIDDLE, GREAT = range(3)


class Timing(Struct, frozen=True):
    """The duration of each phase of a highlight.

    Attributes:
        narrow: the light narrows to the place.
        lift: the cards lift out.
        count: the points fly to the plate one by one, or the call is read.
        settle: everything returns.
        growth: the size of lifted cards, as a multiple of their usual size.
    """

    narrow: int
    lift: int
    count: int
    settle: int
    growth: float

    @property
    def whole(self) -> int:
        return self.narrow + self.lift + self.count + self.settle


TIMINGS = {
    Weight.SMALL: Timing(0, 200, 200, 100, 1.08),
    Weight.MIDDLE: Timing(120, 400, 500, 200, 1.3),
    Weight.GREAT: Timing(250, 600, 900, 350, 1.6),
}

MOST_STEPS = 8
"""The greatest number of steps in which points are counted."""


class Highlight(Struct, frozen=True):
    """An event that deserves the attention of the whole table.

    Attributes:
        seat: the player, whose plate stays lit and receives the points.
        kind: in each round only the first great highlight of a kind is played as a great one.
        word: the call in large letters of a great highlight.
        cards: the cards that lift out.
        points: the change of the player's score; 0 counts nothing.
        wins: true if the player wins the match.
    """

    weight: Weight
    seat: Seat
    kind: str = ""
    word: str = ""
    cards: tuple[CardTarget, ...] = ()
    points: int = 0
    wins: bool = False


def weighed(highlight: Highlight, kinds: set[str]) -> Highlight:
    """Return a highlight as it is played: great only for the first of its kind in a round.

    Args:
        kinds: the kinds of great highlights in the round so far; this kind is added.
    """
    if highlight.weight is not Weight.GREAT or not highlight.kind:
        return highlight
    if highlight.kind in kinds:
        return replace(highlight, weight=Weight.MIDDLE, word="")
    kinds.add(highlight.kind)
    return highlight


def counting(points: int) -> list[int]:
    """Return the numbers shown while points are counted; the last is `points`."""
    steps = min(MOST_STEPS, abs(points))
    return [round(points * step / steps) for step in range(1, steps + 1)]


def victory(result: Result, moment: Moment, *, is_called: bool = True) -> Highlight | None:
    """Return the winner's highlight at the end of a match; None for a tie.

    Args:
        is_called: true if the winner's name is called; false after another call that won.
    """
    winners = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    if len(winners) != 1:
        return None
    seat = winners[0]
    if not is_called:
        return Highlight(Weight.SMALL, seat, wins=True)
    text = tr("You win!") if seat == moment.viewer else tr("{player} wins!")
    return Highlight(Weight.GREAT, seat, "match", text.format(player=moment.names[seat]), wins=True)
