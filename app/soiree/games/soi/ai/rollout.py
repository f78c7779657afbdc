"""Rollouts of a round of Soi with sampled hands, and the search of its last ranks by rollouts.

In a rollout each player asks what is likeliest to win by what they would know: what was public, and
their hand.

Late in a round it matters who has the turn: a question that is sure to be refused hands it to a
player of one's choice. So a few questions are tried in the same sampled deals, and the round is
played out after each.
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
from soiree.games.soi.ai.question_value import heuristic_value, likeliest
from soiree.games.soi.ai.value import shares
from soiree.games.soi.deals import (
    LAYOUTS_WITH_ANY,
    SUITS_HELD,
    Deals,
    Layout,
    Question,
    hand_sizes,
    laid,
    layout_of,
    layouts_after,
    public_layouts,
    questions,
)
from soiree.games.soi.moves import ASKS
from soiree.games.soi.rules import POINTS
from soiree.games.soi.zones import SEATS
from soiree.search import sampling

ENDGAME_RANKS = 4
"""With this many ranks in play, or fewer, questions are compared by rollouts."""

SAMPLES = 60
"""How many deals are sampled for a decision, where no time is given."""

MARGIN = 1.5
"""Standard errors by which another question must do better than the first to replace it."""


class Rollout:
    """The rest of a round: where the cards lie, and what is public of that.

    Attributes:
        turn: whose turn it is.
        layouts: where the cards of each rank in play lie.
        points: what each seat has laid down since the rollout began.
    """

    def __init__(self, view: View) -> None:
        """The round as a view shows it; `with_hands` fills in the hands."""
        asked = questions(view)
        moved = mask_of(each.card for each in asked if each.granted)
        self.turn = view.seat
        self.layouts: dict[Rank, Layout] = {}
        self.points = [0] * SEATS
        self._sizes = hand_sizes(view)
        self._public = public_layouts(asked, laid(view))
        self._moved = {rank: of_rank(moved, rank).bit_count() for rank in self._public}

    def with_hands(self, hands: Sequence[Mask]) -> Rollout:
        """A copy with these hands, to be played out."""
        twin = copy(self)
        twin.points = [0] * SEATS
        twin._sizes = self._sizes[:]
        twin._public = dict(self._public)
        twin._moved = dict(self._moved)
        twin.layouts = {rank: layout_of(hands, rank) for rank in self._public}
        for seat in range(SEATS):
            twin._publish_empty_hand(seat)
        return twin

    def policy(self, rng: random.Random) -> tuple[Seat, Card]:
        """Whom the seat to move asks for which card, by what it may know."""
        seat = self.turn
        best = -1.0
        for rank, layout in self.layouts.items():
            if held := SUITS_HELD[layout][seat]:
                probability, is_located, options = likeliest(self._public[rank], seat, held)
                value = heuristic_value(probability, rank, self._moved[rank], is_located=is_located)
                if value > best:
                    best, about, among = value, rank, options
        asked, suit = rng.choice(among)
        return asked, about * 4 + suit

    def ask(self, asked: Seat, card: Card) -> None:
        """A question of the seat to move, and its answer (SOI-3 to SOI-6)."""
        seat, rank, suit = self.turn, card >> 2, card & 3
        layout = self.layouts[rank]
        granted = layout >> 2 * suit & 3 == asked
        question = Question(seat, asked, card, granted)
        self._public[rank] = layouts_after(self._public[rank], question)
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
            The points that the seat that asked has laid down by then.
        """
        seat = self.turn
        self.ask(*ASKS[move])
        while self.layouts:
            self.ask(*self.policy(rng))
        return self.points[seat]

    def expected(self) -> list[float]:
        """The points that each seat can expect to have laid down when the round ends.

        They are those laid down since the rollout began, and what the value function makes of the
        rest as its cards lie.
        """
        found = [float(points) for points in self.points]
        for rank, layout in self.layouts.items():
            for seat, share in enumerate(shares(self._public[rank], layout)[self.turn]):
                found[seat] += POINTS[rank] * share
        return found

    def _publish_empty_hand(self, seat: Seat) -> None:
        """If a seat has no cards, everybody sees that it holds none of any rank."""
        if not self._sizes[seat]:
            for rank in self._public:
                self._public[rank] &= ~LAYOUTS_WITH_ANY[seat]


def best_question(
    view: View, deals: Deals, moves: Sequence[Move], rng: random.Random, stop: Stop
) -> Move:
    """The question that does best in sampled deals, or the first if none is clearly better.

    Args:
        deals: what the seat believes.
        moves: the questions to compare.
    """
    start = Rollout(view)

    def points(hands: Sequence[Mask], move: Move, rng: random.Random) -> int:
        return start.with_hands(hands).play_out(move, rng)

    return sampling.surest(sampling.compare(moves, deals.draw, points, rng, stop, SAMPLES), MARGIN)
