"""What the questions of the others suggest, beyond what they prove.

Who asks for an unlikely card has most likely nothing surer to ask for. So a layout of another rank,
in which the asker could have asked for a card that he was surer of, grows less likely. It is never
ruled out: people ask as they please.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache

from soiree.core.cards import RANKS, Rank
from soiree.core.zones import Seat
from soiree.games.soi.ai.question_value import surest
from soiree.games.soi.deals import (
    HELD,
    HOLDS,
    HOLDS_ANY,
    POSSIBLE,
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
    asked: Sequence[Question], possible: Mapping[Rank, Layouts], trust: float
) -> dict[Rank, dict[Layout, float]]:
    """A weight, above 0 and at most 1, for each layout, by what the questions did not ask for.

    Args:
        asked: the questions of the round, oldest first.
        possible: the ranks in play, with the layouts that are possible after those questions.
        trust: how much a question left out weighs; 0 for nothing.
    """
    logs = {rank: dict.fromkeys(layouts_in(layouts), 0.0) for rank, layouts in possible.items()}
    public = [POSSIBLE] * len(RANKS)
    # Each card that moved changed the number of every layout of its rank by the same step.
    back = [0] * len(RANKS)
    for question in asked:
        back[question.card >> 2] -= _step(question)
    for question in asked:
        about, asker = question.card >> 2, question.asker
        if about in logs:
            chosen = _chance_asked(public[about], question)
            for rank, of_rank in logs.items():
                if rank != about:
                    costs = _costs(public[rank], asker, chosen)
                    for layout in of_rank:
                        of_rank[layout] -= trust * costs[HELD[layout + back[rank]][asker]]
        public[about] = after(public[about], question)
        back[about] += _step(question)
    return {rank: _weights(of_rank) for rank, of_rank in logs.items()}


def _step(question: Question) -> int:
    asker, asked, card, granted = question
    return (asker - asked) << 2 * (card & 3) if granted else 0


def _weights(logs: Mapping[Layout, float]) -> dict[Layout, float]:
    highest = max(logs.values(), default=0.0)
    return {layout: math.exp(max(log - highest, LEAST)) for layout, log in logs.items()}


def _chance_asked(layouts: Layouts, question: Question) -> float:
    """How sure an asker was of his question, whatever he held of its rank; to a hundredth."""
    asker, to, card, _ = question
    could = layouts & HOLDS_ANY[asker] & ~HOLDS[asker][card & 3]
    return round((could & HOLDS[to][card & 3]).bit_count() / max(1, could.bit_count()), 2)


@lru_cache(maxsize=1 << 14)
def _costs(layouts: Layouts, asker: Seat, chosen: float) -> tuple[float, ...]:
    """For each set of suits that an asker may hold of a rank, what speaks against it.

    Args:
        layouts: where the cards of the rank may lie, as far as all know.
        chosen: how sure the asker was of what he asked for instead.
    """
    left = [surest(layouts, asker, held).chance for held in range(1, 16)]
    return (0.0, *(math.log1p(math.exp(SHARPNESS * (chance - chosen))) for chance in left))
