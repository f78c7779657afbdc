"""How good a question of Soi looks, and which one about a rank is the surest."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from soiree.core.cards import Rank
from soiree.core.zones import Seat
from soiree.games.soi.deals import HOLDING, HOLDS, Layouts
from soiree.games.soi.rules import POINTS
from soiree.games.soi.zones import SEATS

CERTAIN = 100.0
"""What a question's score gains if all cards of its rank are found: it is asked at once."""


def score(chance: float, rank: Rank, moved: int, *, found: bool) -> float:
    """How good a question looks. The weights are those that won most points in matches.

    Args:
        chance: how likely it wins its card.
        moved: how many cards of the rank changed hands; all know of them, so they are pressing.
        found: whether it is known where all cards of the rank are, this one being where it is asked
            for.
    """
    return 12 * chance + 0.2 * POINTS[rank] + 2.3 * moved + CERTAIN * found


class Surest(NamedTuple):
    """The surest questions about a rank.

    Attributes:
        chance: how likely each of them wins its card.
        found: whether it is known where all cards of the rank are.
        options: whom to ask for which suit.
    """

    chance: float
    found: bool
    options: tuple[tuple[Seat, int], ...]


@lru_cache(maxsize=1 << 14)
def surest(public: Layouts, seat: Seat, held: int) -> Surest:
    """What one who holds these suits of a rank is surest of, all layouts being alike to him.

    Args:
        public: where the cards of the rank may lie, as far as all know.
    """
    known = public & HOLDING[seat][held]
    counts = {
        (other, suit): (known & HOLDS[other][suit]).bit_count()
        for other in range(SEATS)
        if other != seat
        for suit in range(4)
        if not held >> suit & 1
    }
    most = max(counts.values(), default=0)
    number = known.bit_count()
    options = tuple(option for option, count in counts.items() if count == most)
    return Surest(most / max(1, number), number == 1, options)
