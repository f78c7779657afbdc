"""What the questions of the others suggest, beyond what they prove.

Who asks for an unlikely card has most likely nothing surer to ask for. So a layout of another rank,
in which the asker could have asked for a card that he was surer of, grows less likely. It is never
ruled out: people ask as they please.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from functools import lru_cache

from soiree.core.cards import RANKS, Rank
from soiree.core.zones import Seat
from soiree.rules.soi_deals import (
    HELD,
    HOLDING,
    HOLDS,
    HOLDS_ANY,
    POSSIBLE,
    SEATS,
    Layout,
    Layouts,
    Question,
    after,
    layouts_in,
)

SHARPNESS = 12.0
"""How strictly an asker is taken to prefer the surer card, per unit of chance."""

LEAST = -20.0
"""The least logarithm of a weight: whatever was asked, no layout is ruled out by it."""


def weights(
    asked: Iterable[Question], ranks: Iterable[Rank], trust: float
) -> dict[Rank, dict[Layout, float]]:
    """A weight for each layout of the ranks in play, by what the questions did not ask for.

    What a seat's own questions say about its own hand weighs all its layouts alike, so the weights
    serve every seat.

    Args:
        asked: the questions of the round, oldest first.
        trust: how much a question left out weighs; 0 for nothing.
    """
    public = [POSSIBLE] * len(RANKS)
    logs = {rank: dict.fromkeys(layouts_in(POSSIBLE), 0.0) for rank in ranks}
    for question in asked:
        asker, to, card, granted = question
        about, suit = card >> 2, card & 3
        if about in logs:
            chosen = _chance_asked(public[about], question)
            for rank, of_rank in logs.items():
                if rank != about:
                    costs = _costs(public[rank], asker, round(chosen, 2))
                    for layout in of_rank:
                        of_rank[layout] -= trust * costs[HELD[layout][asker]]
        public[about] = after(public[about], question)
        if about in logs:
            step = (asker - to << 2 * suit) if granted else 0
            logs[about] = {
                layout + step: weight
                for layout, weight in logs[about].items()
                if (layout >> 2 * suit & 3 == to) == granted and public[about] >> layout + step & 1
            }
    return {rank: _weights(of_rank) for rank, of_rank in logs.items()}


def _weights(logs: Mapping[Layout, float]) -> dict[Layout, float]:
    highest = max(logs.values(), default=0.0)
    return {layout: math.exp(max(log - highest, LEAST)) for layout, log in logs.items()}


def _chance_asked(layouts: Layouts, question: Question) -> float:
    """How sure an asker could be of his question, whatever he holds of its rank."""
    asker, to, card, _ = question
    could = layouts & HOLDS_ANY[asker] & ~HOLDS[asker][card & 3]
    return (could & HOLDS[to][card & 3]).bit_count() / max(1, could.bit_count())


@lru_cache(maxsize=1 << 14)
def _costs(layouts: Layouts, asker: Seat, chosen: float) -> tuple[float, ...]:
    """For each set of suits that an asker may hold of a rank, what speaks against it.

    Args:
        layouts: where the cards of the rank may lie, as far as all know.
        chosen: how sure the asker was of what he asked for instead.
    """
    surest = [_surest(layouts, asker, held) for held in range(1, 16)]
    return (0.0, *(math.log1p(math.exp(SHARPNESS * (each - chosen))) for each in surest))


def _surest(layouts: Layouts, asker: Seat, held: int) -> float:
    """The best chance of a question about a rank, for one who holds these suits of it."""
    known = layouts & HOLDING[asker][held]
    best = max(
        (
            (known & HOLDS[to][suit]).bit_count()
            for to in range(SEATS)
            if to != asker
            for suit in range(4)
        ),
        default=0,
    )
    return best / max(1, known.bit_count())
