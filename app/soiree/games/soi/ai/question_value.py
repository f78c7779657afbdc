"""The heuristic value of a question of Soi, and the likeliest questions about a rank."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from soiree.core.cards import Card, Rank
from soiree.core.zones import Seat
from soiree.games.soi.deals import LAYOUTS_WITH, LAYOUTS_WITH_EXACTLY, Layouts
from soiree.games.soi.rules import POINTS
from soiree.games.soi.zones import SEATS

LOCATED = 100.0
"""The bonus of a question that wins a card of a rank whose holders are all known, so that it is
asked at once."""


class Weights(NamedTuple):
    """The weights in the heuristic value of a question, without unit.

    Attributes:
        chance: of the probability that the question wins its card.
        point: of a point of the rank.
    """

    chance: float
    point: float


USUAL = Weights(chance=12.0, point=0.2)
"""The weights that won most points in matches."""


def heuristic_value(
    probability: float, rank: Rank, moved: int, *, is_located: bool, weights: Weights = USUAL
) -> float:
    """The heuristic value of a question.

    Args:
        probability: the probability that the question wins its card.
        moved: the number of cards of the rank that have changed hands; since their holders are
            known, others may soon ask for them.
        is_located: True if all cards of the rank are located and the question asks the holder.
    """
    value = weights.chance * probability + weights.point * POINTS[rank]
    return value + 2.3 * moved + LOCATED * is_located


class Likeliest(NamedTuple):
    """The questions about a rank that are likeliest to win.

    Attributes:
        probability: the probability that each of them wins its card.
        is_located: True if all cards of the rank are located.
        options: the player to ask and the suit of each question.
    """

    probability: float
    is_located: bool
    options: tuple[tuple[Seat, int], ...]


def winning_layouts(layouts: Layouts, seat: Seat, held: int) -> dict[tuple[Seat, int], int]:
    """By question, the number of these layouts in which it wins its card.

    Questions are the player to ask and the suit. They are those of a seat that holds the suits in
    `held`, four bits, of the rank.
    """
    return {
        (other, suit): (layouts & LAYOUTS_WITH[other][suit]).bit_count()
        for other in range(SEATS)
        if other != seat
        for suit in range(4)
        if not held >> suit & 1
    }


@lru_cache(maxsize=1 << 14)
def likeliest(public: Layouts, seat: Seat, held: int) -> Likeliest:
    """The likeliest questions of a seat that holds these suits of a rank.

    Args:
        public: the publicly possible layouts of the rank, each equally likely.
        held: the suits, as four bits.
    """
    known = public & LAYOUTS_WITH_EXACTLY[seat][held]
    counts = winning_layouts(known, seat, held)
    most = max(counts.values(), default=0)
    number = known.bit_count()
    options = tuple(option for option, count in counts.items() if count == most)
    return Likeliest(most / max(1, number), number == 1, options)


@lru_cache(maxsize=1 << 14)
def best_questions(
    public: Layouts, seat: Seat, held: int, rank: Rank, moved: int
) -> tuple[float, tuple[tuple[Seat, Card], ...]]:
    """The heuristic value of the likeliest questions about a rank, and these questions.

    Args:
        public, held: as for `likeliest`.
        moved: as for `heuristic_value`.
    """
    probability, is_located, options = likeliest(public, seat, held)
    value = heuristic_value(probability, rank, moved, is_located=is_located)
    return value, tuple((asked, rank * 4 + suit) for asked, suit in options)
