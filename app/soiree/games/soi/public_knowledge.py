"""The public knowledge about the cards of a round of Soi.

It serves people who play with a memory aid. It follows from public events alone, never from the
player's own hand.
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
    SUITS_HELD,
    Layout,
    Layouts,
    Question,
    hand_sizes,
    laid,
    layouts_in,
    public_layouts,
    questions,
)
from soiree.games.soi.zones import SEATS, Kind


class PublicKnowledge(Struct, frozen=True):
    """The public knowledge of a round.

    Attributes:
        holders: by card, the seats that may hold it; none for a card laid down.
        owners: by card laid down, the seat that laid it down.
        questions: the questions of the round with their answers, oldest first.
    """

    holders: tuple[Seats, ...]
    owners: dict[Card, Seat]
    questions: tuple[Question, ...]

    @classmethod
    def of(cls, view: View) -> Self:
        """Everything certain that follows from the questions, answers, fours and sizes of hands.

        The result is exact: a seat may hold a card if it does so in some deal that agrees with all
        public events.
        """
        owners = {card: seat for seat in range(SEATS) for card in view.faces(Kind.LAID, seat)}
        asked = tuple(questions(view))
        return cls(holders_in(public_layouts(asked, laid(view)), view), owners, asked)

    def must_hold(self, seat: Seat, card: Card) -> bool:
        return self.holders[card] == 1 << seat

    def cannot_hold(self, seat: Seat, card: Card) -> bool:
        return not self.holders[card] >> seat & 1


def holders_in(possible: Mapping[Rank, Layouts], view: View) -> tuple[Seats, ...]:
    """The seats that hold each card in some deal of these layouts and the hands' sizes."""
    holders = [0] * len(DECK)
    sizes = hand_sizes(view)
    if any(sizes):
        for rank, layouts in _fitting(possible, sizes).items():
            for layout in layouts:
                for suit in range(4):
                    holders[rank * 4 + suit] |= 1 << (layout >> 2 * suit & 3)
    return tuple(holders)


def _fitting(public: Mapping[Rank, Layouts], sizes: Sequence[int]) -> dict[Rank, list[Layout]]:
    """The layouts of each rank that occur in some deal with hands of these sizes.

    The sizes of three hands are packed into one number; the fourth follows from it. A set of such
    numbers is an integer with a bit for each, so that a shift deals a rank.
    """
    radix = max(sizes) + 4
    steps = (1, radix, radix * radix, 0)
    room = 1
    for size, step in zip(sizes[:3], steps, strict=False):
        room = sum(room << step * count for count in range(size + 1))

    by_step: list[dict[int, list[Layout]]] = []
    for layouts in public.values():
        groups: dict[int, list[Layout]] = {}
        for layout in layouts_in(layouts):
            step = sum(
                held.bit_count() * steps[seat] for seat, held in enumerate(SUITS_HELD[layout])
            )
            groups.setdefault(step, []).append(layout)
        by_step.append(groups)

    # The sizes reachable before each rank, and the sizes from which later ranks fill the hands.
    before = [1]
    for groups in by_step:
        before.append(_union(before[-1] << step for step in groups) & room)
    after = [1 << sum(size * step for size, step in zip(sizes, steps, strict=True))]
    for groups in reversed(by_step):
        after.append(_union(after[-1] >> step for step in groups) & room)
    after.reverse()

    return {
        rank: [
            layout
            for step, layouts in groups.items()
            if before[number] << step & after[number + 1]
            for layout in layouts
        ]
        for number, (rank, groups) in enumerate(zip(public, by_step, strict=True))
    }


def _union(sets: Iterable[int]) -> int:
    return functools.reduce(operator.or_, sets, 0)
