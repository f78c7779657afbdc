"""How promising a question of Soi looks, and which questions about a rank are likeliest to win."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from soiree.core.cards import Rank
from soiree.core.zones import Seat
from soiree.games.soi.deals import LAYOUTS_WITH, LAYOUTS_WITH_EXACTLY, Layouts
from soiree.games.soi.rules import POINTS
from soiree.games.soi.zones import SEATS

LOCATED = 100.0
"""What is added to the value of a question about a rank that is located: it is asked at once."""


def heuristic_value(
    probability: float,
    rank: Rank,
    moved: int,
    *,
    is_located: bool,
    per_chance: float = 12.0,
    per_point: float = 0.2,
) -> float:
    """How promising a question looks. The weights are those that won most points in matches.

    Args:
        probability: that it wins its card.
        moved: how many cards of the rank have changed hands. Everybody knows where these are, so
            somebody else may soon ask for them.
        is_located: whether it is known where all cards of the rank are, and this one is where the
            question looks for it.
        per_chance: how much the probability counts.
        per_point: how much a point of the rank counts.
    """
    return per_chance * probability + per_point * POINTS[rank] + 2.3 * moved + LOCATED * is_located


class Likeliest(NamedTuple):
    """The questions about a rank that are likeliest to win.

    Attributes:
        probability: that each of them wins its card.
        is_located: whether it is known where all cards of the rank are.
        options: whom to ask for which suit.
    """

    probability: float
    is_located: bool
    options: tuple[tuple[Seat, int], ...]


@lru_cache(maxsize=1 << 14)
def likeliest(public: Layouts, seat: Seat, held: int) -> Likeliest:
    """The likeliest questions of a seat that holds these suits of a rank.

    Args:
        public: the layouts of the rank that everybody thinks possible, each equally likely.
        held: the suits, as four bits.
    """
    known = public & LAYOUTS_WITH_EXACTLY[seat][held]
    counts = {
        (other, suit): (known & LAYOUTS_WITH[other][suit]).bit_count()
        for other in range(SEATS)
        if other != seat
        for suit in range(4)
        if not held >> suit & 1
    }
    most = max(counts.values(), default=0)
    number = known.bit_count()
    options = tuple(option for option, count in counts.items() if count == most)
    return Likeliest(most / max(1, number), number == 1, options)
