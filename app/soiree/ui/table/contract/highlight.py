"""What matters at the table, and how much: plain data that a game gives with an event."""

from __future__ import annotations

import enum

from msgspec import Struct
from msgspec.structs import replace

from soiree.core.zones import Seat
from soiree.ui.table.contract.targets import CardTarget


class Weight(enum.IntEnum):
    """How much an event matters."""

    SMALL, MIDDLE, GREAT = range(3)


class Course(Struct, frozen=True):
    """How long each part of a highlight takes, in milliseconds at normal speed.

    Attributes:
        narrow: the light narrows to the place.
        lift: the cards lift out.
        count: the points run into the plate, or what was called is read.
        settle: everything goes back.
        growth: how large the cards become, in parts of their size.
    """

    narrow: int
    lift: int
    count: int
    settle: int
    growth: float

    @property
    def whole(self) -> int:
        return self.narrow + self.lift + self.count + self.settle


COURSES = {
    Weight.SMALL: Course(0, 200, 200, 100, 1.08),
    Weight.MIDDLE: Course(120, 400, 500, 200, 1.3),
    Weight.GREAT: Course(250, 600, 900, 350, 1.6),
}

MOST_STEPS = 8
"""In how many steps points are counted at most."""


class Highlight(Struct, frozen=True):
    """A moment that everybody at the table looks at.

    Attributes:
        seat: whose moment it is; their plate stays in the light and takes the points.
        kind: what is of one kind: only the first great one of a kind in a round is played as such.
        word: what is called in large letters, where it is great.
        cards: what lifts out of where it lies.
        points: the change of the seat's score that is counted; 0 where nothing is.
        wins: whether the match is won by it.
    """

    weight: Weight
    seat: Seat
    kind: str = ""
    word: str = ""
    cards: tuple[CardTarget, ...] = ()
    points: int = 0
    wins: bool = False

    def lessened(self) -> Highlight:
        """The same as a middle one."""
        return replace(self, weight=min(self.weight, Weight.MIDDLE), word="")


def counting(points: int) -> list[int]:
    """The numbers that are shown while points are counted, the last of them all of the points."""
    steps = min(MOST_STEPS, abs(points))
    return [round(points * step / steps) for step in range(1, steps + 1)]
