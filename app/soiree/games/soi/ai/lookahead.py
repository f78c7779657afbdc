"""Lookahead by one question of Soi: both answers are tried and valued.

An answer changes the belief about the rank, the public knowledge of it, and the turn. The belief
about other ranks stays the same, though the sizes of hands shift it a little.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

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
"""The urgency of each point of the rank: others reach for valuable ranks."""

WITH_THREE = -0.9
"""The urgency of a rank of which the asker holds three cards: only the fourth's holder can
interfere."""

Believed = Mapping[Layout, float]
"""The probabilities of the layouts of a rank."""


class Lookahead:
    """The expected points that a seat lays down from now on, for each question it may ask next."""

    def __init__(self, view: View, deals: Deals) -> None:
        """
        Args:
            deals: the belief of the view's seat.
        """
        self._seat = view.seat
        self._sizes = hand_sizes(view)
        self._public = public_now(view)
        self._believed = deals.layouts
        # The expected points of the seat, by rank and by the turn after the answer.
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
        """The points that the view's seat can expect from now on if it asks this question."""
        rank = ASKS[move][1] >> 2
        return sum(
            points + probability * (self._totals[turn] - self._expected[rank][turn])
            for probability, turn, points in self._answers(move)
        )

    def chance_of_four(self, move: Move, rank: Rank) -> float:
        """The chance that the view's seat lays down a rank in play if it asks this question now."""
        expected = self._expected[rank]
        is_asked = ASKS[move][1] >> 2 == rank
        points = sum(
            points if is_asked else probability * expected[turn]
            for probability, turn, points in self._answers(move)
        )
        return points / POINTS[rank]

    def _answers(self, move: Move) -> Iterator[tuple[float, Seat, float]]:
        """Yield for each answer its probability, the next turn, and the asker's expected points.

        The points are those of the asked rank alone, multiplied by the probability of the answer.
        """
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
        for granted, layouts in ((True, yes), (False, no)):
            if layouts:
                question = Question(self._seat, asked, card, granted)
                turn, points = self._after(question, layouts)
                yield sum(layouts.values()), turn, points

    def _after(self, question: Question, layouts: Believed) -> tuple[Seat, float]:
        """The seat with the turn after an answered question, and the asker's points of its rank.

        `layouts` are those that agree with the answer, and add up to its probability. The points
        are the expected ones, times this probability.
        """
        seat, asked, card, granted = question
        rank = card >> 2
        if granted and any(SUITS_HELD[layout][seat] == 15 for layout in layouts):
            return self._turn_after_four(), POINTS[rank] * sum(layouts.values())
        turn = seat if granted else asked
        public = layouts_after(self._public[rank], question)
        return turn, _expected(rank, public, layouts, seat, turn)

    def _turn_after_four(self) -> Seat:
        """SOI-6: the turn passes on if the four were the last cards of the hand."""
        turn = self._seat
        if self._sizes[turn] == 3:
            after = [(turn + step) % SEATS for step in range(1, SEATS)]
            turn = next((seat for seat in after if self._sizes[seat]), turn)
        return turn


def urgency(rank: Rank, count: int) -> float:
    """The value of asking about a rank now rather than later, in points of the round.

    `Lookahead.value` does not contain these points. Their weights come from a regression over
    rounds among careful players.

    Args:
        count: the number of cards of the rank that the asker holds.
    """
    return PER_POINT * POINTS[rank] + WITH_THREE * (count == 3)


def _expected(rank: Rank, public: Layouts, layouts: Believed, seat: Seat, turn: Seat) -> float:
    by_layout = shares(public)
    return POINTS[rank] * sum(
        [probability * by_layout[layout][turn][seat] for layout, probability in layouts.items()]
    )
