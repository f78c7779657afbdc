"""The last ranks of a round of Soi, played out in deals that may be.

Late in a round it matters who has the turn: a refusal chosen on purpose hands it to a player whom
one picks. So a few questions are tried in the same drawn deals, and the rest of the round is played
quickly. Those who play there know what their seats would: what was public, and their own hands.
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
from soiree.games.soi.ai.question_value import score, surest
from soiree.games.soi.deals import (
    HELD,
    HOLDS_ANY,
    Deals,
    Layout,
    Question,
    after,
    laid,
    public_layouts,
    questions,
)
from soiree.games.soi.moves import ASKS
from soiree.games.soi.rules import POINTS
from soiree.games.soi.zones import SEATS, Kind
from soiree.search import sampling as search

RANKS_LEFT = 4
"""With this many ranks in play, or fewer, a round is played out."""

DEALS = 60
"""How many deals are drawn for a decision, where no time is given."""

DOUBT = 1.5
"""How many standard errors better a question must do to be asked in place of the first."""


def better(view: View, deals: Deals, moves: Sequence[Move], rng: random.Random, stop: Stop) -> Move:
    """The question that does best in drawn deals, or the first if none does clearly better.

    Args:
        deals: what the seat believes.
        moves: the questions to try.
    """
    start = Rest(view)

    def points(hands: Sequence[Mask], move: Move, luck: random.Random) -> int:
        return start.deal(hands).play_out(move, luck)

    return search.surest(search.compare(moves, deals.draw, points, rng, stop, DEALS), DOUBT)


class Rest:
    """The rest of a round as it may be: its truth, and what is public of it.

    Attributes:
        turn: whose turn it is.
        layouts: where the cards of each rank in play lie.
        points: what each seat has made since.
    """

    def __init__(self, view: View) -> None:
        """All but the hands, which `deal` gives."""
        asked = questions(view)
        moved = mask_of(each.card for each in asked if each.granted)
        self.turn = view.seat
        self.layouts: dict[Rank, Layout] = {}
        self.points = [0] * SEATS
        self._sizes = [len(view.cards(Kind.HAND, seat)) for seat in range(SEATS)]
        self._public = public_layouts(asked, laid(view))
        self._moved = {rank: of_rank(moved, rank).bit_count() for rank in self._public}

    def deal(self, hands: Sequence[Mask]) -> Rest:
        """The same with these hands, to be played on."""
        twin = copy(self)
        twin.points = [0] * SEATS
        twin._sizes = self._sizes[:]
        twin._public = dict(self._public)
        twin._moved = dict(self._moved)
        twin.layouts = {rank: _layout(hands, rank) for rank in self._public}
        for seat in range(SEATS):
            twin._look_at_size(seat)
        return twin

    def choice(self, rng: random.Random) -> tuple[Seat, Card]:
        """Whom the seat to move asks for which card, quickly chosen by what it may know."""
        seat = self.turn
        best = -1.0
        for rank, layout in self.layouts.items():
            if held := HELD[layout][seat]:
                chance, found, options = surest(self._public[rank], seat, held)
                value = score(chance, rank, self._moved[rank], found=found)
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
        self._public[rank] = after(self._public[rank], question)
        if not granted:
            self.turn = asked
            return
        layout += (seat - asked) << 2 * suit
        self.layouts[rank] = layout
        self._moved[rank] = min(4, self._moved[rank] + 1)
        self._sizes[asked] -= 1
        self._sizes[seat] += 1
        if HELD[layout][seat] == 15:
            self.points[seat] += POINTS[rank]
            self._sizes[seat] -= 4
            del self.layouts[rank], self._public[rank], self._moved[rank]
        self._look_at_size(asked)
        self._look_at_size(seat)
        while self.layouts and not self._sizes[self.turn]:
            self.turn = (self.turn + 1) % SEATS

    def play_out(self, move: Move, rng: random.Random) -> int:
        """Ask a question and play on till the round ends; what the seat that asked it made."""
        seat = self.turn
        self.ask(*ASKS[move])
        while self.layouts:
            self.ask(*self.choice(rng))
        return self.points[seat]

    def _look_at_size(self, seat: Seat) -> None:
        """All know of a player without cards that he holds none of any rank."""
        if not self._sizes[seat]:
            for rank in self._public:
                self._public[rank] &= ~HOLDS_ANY[seat]


def _layout(hands: Sequence[Mask], rank: Rank) -> Layout:
    return sum(
        seat << 2 * suit
        for seat in range(SEATS)
        for suit in range(4)
        if hands[seat] >> rank * 4 + suit & 1
    )
