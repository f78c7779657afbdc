"""What a question of Soi reveals: both answers are tried, and what follows is valued.

An answer changes what the seat believes of the rank, what everybody knows of it, and whose turn it
is. What is believed of other ranks stays as it is, though the sizes of hands shift it a little.
"""

from __future__ import annotations

from collections.abc import Mapping

from soiree.core.cards import Rank
from soiree.core.entries import Move
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soi.ai.value import public_now, shares
from soiree.games.soi.deals import (
    SUITS_HELD,
    Deals,
    Layout,
    Layouts,
    Question,
    hand_sizes,
    layouts_after,
)
from soiree.games.soi.moves import ASKS
from soiree.games.soi.rules import POINTS
from soiree.games.soi.zones import SEATS

PER_POINT = 0.07
"""What a point of the rank counts: ranks that are worth much do not wait, others reach for them."""

WITH_THREE = -0.9
"""What it counts to hold three of the rank: that can wait, as only the fourth's holder may ask."""

Believed = Mapping[Layout, float]
"""The probabilities of the layouts of a rank."""


class Lookahead:
    """The points that a seat can expect to lay down from now on, by the question that it asks."""

    def __init__(self, view: View, deals: Deals) -> None:
        """
        Args:
            deals: what the seat of the view believes.
        """
        self._seat = view.seat
        self._sizes = hand_sizes(view)
        self._public = public_now(view)
        self._believed = deals.layouts
        # By rank, what the seat expects of it when each seat has the turn.
        self._expected = {
            rank: [
                _expected(rank, self._public[rank], layouts, self._seat, turn)
                for turn in range(SEATS)
            ]
            for rank, layouts in self._believed.items()
        }
        self._totals = [
            sum(each[turn] for each in self._expected.values()) for turn in range(SEATS)
        ]

    def value(self, move: Move) -> float:
        """What the seat can expect if it asks this."""
        asked, card = ASKS[move]
        rank, suit = card >> 2, card & 3
        shift = (self._seat - asked) << 2 * suit
        yes: dict[Layout, float] = {}
        no: dict[Layout, float] = {}
        for layout, probability in self._believed[rank].items():
            if layout >> 2 * suit & 3 == asked:
                yes[layout + shift] = probability
            else:
                no[layout] = probability
        granted = Question(self._seat, asked, card, granted=True)
        return self._after(granted, yes) + self._after(granted._replace(granted=False), no)

    def _after(self, question: Question, layouts: Believed) -> float:
        """What comes of an answer, times its probability."""
        if not layouts:
            return 0.0
        seat, asked, card, granted = question
        rank, probability = card >> 2, sum(layouts.values())
        if granted and any(SUITS_HELD[layout][seat] == 15 for layout in layouts):
            turn = self._turn_after_four()
            return probability * (POINTS[rank] + self._totals[turn] - self._expected[rank][turn])
        turn = seat if granted else asked
        public = layouts_after(self._public[rank], question)
        others = self._totals[turn] - self._expected[rank][turn]
        return probability * others + _expected(rank, public, layouts, seat, turn)

    def _turn_after_four(self) -> Seat:
        """SOI-6: the turn passes on if the four were the last cards of the hand."""
        turn = self._seat
        if self._sizes[turn] == 3:
            after = [(turn + step) % SEATS for step in range(1, SEATS)]
            turn = next((seat for seat in after if self._sizes[seat]), turn)
        return turn


def urgency(rank: Rank, count: int) -> float:
    """What it is worth to ask about a rank now rather than later, in points of the round.

    It is what regression found that the value of the answers leaves out: by how much more the one
    who asked laid down from then on, in rounds among careful players.

    Args:
        count: how many cards of the rank the asker holds.
    """
    return PER_POINT * POINTS[rank] + WITH_THREE * (count == 3)


def _expected(rank: Rank, public: Layouts, layouts: Believed, seat: Seat, turn: Seat) -> float:
    """The points of a rank that a seat can expect, times the probability of these layouts."""
    return POINTS[rank] * sum(
        probability * shares(public, layout)[turn][seat] for layout, probability in layouts.items()
    )
