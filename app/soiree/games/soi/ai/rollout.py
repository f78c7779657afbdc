"""Rollouts of a round of Soi with sampled hands, and the search of its last ranks by rollouts.

In a rollout each player asks the likeliest question, given public knowledge and their own hand.

Late in a round the turn matters: a question that is certainly refused hands it to a chosen player.
So a few questions are tried in the same sampled deals by rollouts.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from copy import copy

from soiree.core.cards import Card, Mask, Rank, mask_of, of_rank
from soiree.core.entries import Move
from soiree.core.players import Stop
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soi.ai.question_value import best_questions
from soiree.games.soi.ai.value import public_now, shares
from soiree.games.soi.deals import (
    LAYOUTS_WITH_ANY,
    SUITS_HELD,
    Deals,
    Layout,
    Question,
    hand_sizes,
    layout_of,
    layouts_after,
    questions,
)
from soiree.games.soi.moves import ASKS
from soiree.games.soi.rules import POINTS
from soiree.games.soi.zones import SEATS
from soiree.search.sampling import compare, surest

ENDGAME_RANKS = 4
"""The number of ranks in play up to which questions are compared by rollouts."""

SAMPLES = 30
"""The number of sampled deals for a decision, where no time is given."""

MARGIN = 1.5
"""The standard errors by which another question must be better than the first to replace it."""


class Rollout:
    """The rest of a round with all cards known, and the public knowledge of its players.

    Attributes:
        turn: the seat to move.
        layouts: by rank in play, the layout of its cards.
        points: by seat, its points since the rollout began.
    """

    def __init__(self, view: View) -> None:
        """Start from a view; `with_hands` adds the hands."""
        asked = questions(view)
        moved = mask_of(each.card for each in asked if each.granted)
        self.turn = view.seat
        self.layouts: dict[Rank, Layout] = {}
        self.points = [0] * SEATS
        self._sizes = hand_sizes(view)
        self._public = public_now(view)
        self._moved = {rank: of_rank(moved, rank).bit_count() for rank in self._public}

    def with_hands(self, hands: Sequence[Mask]) -> Rollout:
        """A copy with these hands, ready to be played out."""
        twin = self.copy()
        twin.layouts = {rank: layout_of(hands, rank) for rank in self._public}
        return twin

    def copy(self) -> Rollout:
        twin = copy(self)
        twin.layouts = self.layouts.copy()
        twin.points = self.points[:]
        twin._sizes = self._sizes[:]
        twin._public = self._public.copy()
        twin._moved = self._moved.copy()
        return twin

    def policy(self, rng: random.Random) -> tuple[Seat, Card]:
        """The question of the seat to move, by its knowledge: the asked player and the card."""
        seat, public, moved = self.turn, self._public, self._moved
        best = -1.0
        for rank, layout in self.layouts.items():
            if held := SUITS_HELD[layout][seat]:
                value, options = best_questions(public[rank], seat, held, rank, moved[rank])
                if value > best:
                    best, among = value, options
        return rng.choice(among)

    def ask(self, asked: Seat, card: Card) -> None:
        """Let the seat to move ask a player for a card, and answer truly (SOI-3 to SOI-6)."""
        seat, rank, suit = self.turn, card >> 2, card & 3
        layout = self.layouts[rank]
        granted = layout >> 2 * suit & 3 == asked
        self._public[rank] = layouts_after(self._public[rank], Question(seat, asked, card, granted))
        if not granted:
            self.turn = asked
            return
        layout += (seat - asked) << 2 * suit
        self.layouts[rank] = layout
        self._moved[rank] = min(4, self._moved[rank] + 1)
        self._sizes[asked] -= 1
        self._sizes[seat] += 1
        if SUITS_HELD[layout][seat] == 15:
            self.points[seat] += POINTS[rank]
            self._sizes[seat] -= 4
            del self.layouts[rank], self._public[rank], self._moved[rank]
        self._publish_empty_hand(asked)
        self._publish_empty_hand(seat)
        while self.layouts and not self._sizes[self.turn]:
            self.turn = (self.turn + 1) % SEATS

    def play_out(self, move: Move, rng: random.Random) -> int:
        """Ask a question and play on to the end of the round.

        Returns:
            The points of the asking seat at the end of the rollout.
        """
        seat = self.turn
        self.ask(*ASKS[move])
        while self.layouts:
            self.ask(*self.policy(rng))
        return self.points[seat]

    def expected(self) -> list[float]:
        """The expected points of each seat at the end of the round.

        They are the points since the rollout began, plus the value function of the ranks in play.
        """
        found = [float(points) for points in self.points]
        for rank, layout in self.layouts.items():
            for seat, share in enumerate(shares(self._public[rank])[layout][self.turn]):
                found[seat] += POINTS[rank] * share
        return found

    def share_with_turn(self, rank: Rank, seat: Seat) -> float:
        """The chance that a seat lays down a rank in the rest of the round.

        The turn is assumed to be the seat's; the chance is 1 for a rank that it has laid down. So
        the chance depends on the cards and on what the others know, but not on whose turn it is.
        """
        if rank not in self.layouts:
            return 1.0
        return shares(self._public[rank])[self.layouts[rank]][seat][seat]

    def _publish_empty_hand(self, seat: Seat) -> None:
        if not self._sizes[seat]:
            for rank in self._public:
                self._public[rank] &= ~LAYOUTS_WITH_ANY[seat]


def best_question(
    view: View, deals: Deals, moves: Sequence[Move], rng: random.Random, stop: Stop
) -> Move:
    """The best question in sampled deals, or the first one if no other is clearly better.

    Args:
        deals: the belief of the seat.
    """
    start = Rollout(view)

    def draw(rng: random.Random) -> Rollout:
        return start.with_hands(deals.draw(rng))

    def points(dealt: Rollout, move: Move, seed: int) -> int:
        return dealt.copy().play_out(move, random.Random(seed))

    return surest(compare(moves, draw, points, rng, stop, SAMPLES), MARGIN)
