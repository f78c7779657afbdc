"""The certain knowledge about the cards of a round of Soi.

Public knowledge follows from public events alone. A seat's knowledge follows from its own hand too.
"""

from __future__ import annotations

import functools
import operator
from collections.abc import Iterable, Mapping, Sequence
from typing import Self

from msgspec import Struct

from soiree.core.cards import DECK, Card, Rank
from soiree.core.views import View
from soiree.core.zones import Seat, Seats
from soiree.games.soi.deals import (
    LAYOUTS_WITH,
    LAYOUTS_WITH_ANY,
    SUITS_HELD,
    Layouts,
    Question,
    hand_sizes,
    laid,
    layouts_in,
    possible_layouts,
    public_layouts,
    questions,
)
from soiree.games.soi.zones import SEATS, Kind


class Knowledge(Struct, frozen=True):
    """The exact knowledge of a round: the statements true in all deals that agree with the facts.

    Attributes:
        layouts: by rank in play, the layouts that occur in some deal that agrees.
        holders: by card, the seats that hold it in some deal; none for a card laid down.
        owners: by card laid down, the seat that laid it down.
        questions: the questions of the round with their answers, oldest first.
    """

    layouts: dict[Rank, Layouts]
    holders: tuple[Seats, ...]
    owners: dict[Card, Seat]
    questions: tuple[Question, ...]

    @classmethod
    def public(cls, view: View) -> Self:
        """The knowledge that follows from the questions, answers, fours and sizes of hands."""
        return cls._of(view, public_layouts(questions(view), laid(view)))

    @classmethod
    def of_seat(cls, view: View) -> Self:
        """The knowledge of the view's seat: its own hand adds to the public knowledge."""
        return cls._of(view, possible_layouts(view))

    @classmethod
    def _of(cls, view: View, possible: Mapping[Rank, Layouts]) -> Self:
        layouts = fitting(possible, hand_sizes(view))
        owners = {card: seat for seat in range(SEATS) for card in view.faces(Kind.LAID, seat)}
        return cls(layouts, holders_in(layouts), owners, tuple(questions(view)))

    def holder(self, card: Card) -> Seat | None:
        """The seat that certainly holds a card, if there is one."""
        return only(self.holders[card])

    def must_hold(self, seat: Seat, card: Card) -> bool:
        return self.holders[card] == 1 << seat

    def cannot_hold(self, seat: Seat, card: Card) -> bool:
        return not self.holders[card] >> seat & 1

    def must_hold_some(self, seat: Seat, rank: Rank) -> bool:
        """True if the seat holds at least one card of the rank in all deals."""
        return rank in self.layouts and not self.layouts[rank] & ~LAYOUTS_WITH_ANY[seat]


def only(seats: Seats) -> Seat | None:
    """The single seat of a set; None if there are none or several."""
    return seats.bit_length() - 1 if seats.bit_count() == 1 else None


def holders_in(layouts: Mapping[Rank, Layouts]) -> tuple[Seats, ...]:
    """The seats that hold each card in some of these layouts, by card."""
    holders = [0] * len(DECK)
    for rank, each in layouts.items():
        for suit in range(4):
            holders[rank * 4 + suit] = sum(
                1 << seat for seat in range(SEATS) if each & LAYOUTS_WITH[seat][suit]
            )
    return tuple(holders)


def fitting(possible: Mapping[Rank, Layouts], sizes: Sequence[int]) -> dict[Rank, Layouts]:
    """The layouts of each rank that occur in some deal with hands of these sizes.

    The sizes of three hands are packed into one number; the fourth follows from it. A set of such
    numbers is an integer with a bit for each, so that a shift deals a rank.
    """
    if not any(sizes):
        return {}
    radix = max(sizes) + 4
    steps = (1, radix, radix * radix, 0)
    room = 1
    for size, step in zip(sizes[:3], steps, strict=False):
        room = sum(room << step * count for count in range(size + 1))

    by_step: list[dict[int, Layouts]] = []
    for layouts in possible.values():
        groups: dict[int, Layouts] = {}
        for layout in layouts_in(layouts):
            step = sum(
                held.bit_count() * steps[seat] for seat, held in enumerate(SUITS_HELD[layout])
            )
            groups[step] = groups.get(step, 0) | 1 << layout
        by_step.append(groups)

    # The sizes reachable before each rank, and the sizes from which later ranks fill the hands.
    before = [1]
    for groups in by_step:
        before.append(union(before[-1] << step for step in groups) & room)
    after = [1 << sum(size * step for size, step in zip(sizes, steps, strict=True))]
    for groups in reversed(by_step):
        after.append(union(after[-1] >> step for step in groups) & room)
    after.reverse()

    return {
        rank: union(
            layouts
            for step, layouts in groups.items()
            if before[number] << step & after[number + 1]
        )
        for number, (rank, groups) in enumerate(zip(possible, by_step, strict=True))
    }


def union(sets: Iterable[int]) -> int:
    """The union of sets, each an integer with a bit for each member."""
    return functools.reduce(operator.or_, sets, 0)
