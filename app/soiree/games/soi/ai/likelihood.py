"""What the others' questions suggest, beyond what they prove.

A player who asks for an unlikely card probably has no better question. So a layout of another rank
in which the asker could have asked for a likelier card becomes less likely. It is never ruled out:
people ask as they please.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache

from soiree.core.cards import RANKS, Rank
from soiree.core.zones import Seat
from soiree.games.soi.ai.question_value import likeliest
from soiree.games.soi.deals import (
    LAYOUTS_WITH,
    LAYOUTS_WITH_ANY,
    POSSIBLE,
    SUITS_HELD,
    Layout,
    Layouts,
    Question,
    layouts_after,
    layouts_in,
)

SHARPNESS = 12.0
"""How strictly an asker is assumed to prefer the likelier card: the slope of a logistic curve, per
unit of probability."""

MIN_LOG = -20.0
"""The least logarithm of a likelihood: whatever was asked, no layout is ruled out by it."""


def likelihoods(
    asked: Sequence[Question], possible: Mapping[Rank, Layouts], weight: float
) -> dict[Rank, dict[Layout, float]]:
    """The likelihood of each layout, above 0 and at most 1, given what was not asked for.

    Args:
        asked: the questions of the round, oldest first.
        possible: the ranks in play, with the layouts that are possible after those questions.
        weight: how much each question counts, the exponent of its likelihood; 0 for not at all.
    """
    logs = {rank: dict.fromkeys(layouts_in(layouts), 0.0) for rank, layouts in possible.items()}
    public = [POSSIBLE] * len(RANKS)
    # Each card that moved changed every layout of its rank by the same number: these lead back.
    back = [0] * len(RANKS)
    for question in asked:
        back[question.card >> 2] -= _shift(question)
    for question in asked:
        about, asker = question.card >> 2, question.asker
        if about in logs:
            probability = _public_probability(public[about], question)
            for rank, of_rank in logs.items():
                if rank != about:
                    penalties = _penalties(public[rank], asker, probability)
                    for layout in of_rank:
                        held = SUITS_HELD[layout + back[rank]][asker]
                        of_rank[layout] -= weight * penalties[held]
        public[about] = layouts_after(public[about], question)
        back[about] += _shift(question)
    return {rank: _normalized(of_rank) for rank, of_rank in logs.items()}


def _shift(question: Question) -> int:
    """What a question adds to the layout of its rank."""
    asker, asked, card, granted = question
    return (asker - asked) << 2 * (card & 3) if granted else 0


def _normalized(logs: Mapping[Layout, float]) -> dict[Layout, float]:
    """Likelihoods from their logarithms, the highest of them 1."""
    highest = max(logs.values(), default=0.0)
    return {layout: math.exp(max(log - highest, MIN_LOG)) for layout, log in logs.items()}


def _public_probability(layouts: Layouts, question: Question) -> float:
    """The probability that a question wins, whatever its asker holds of the rank; to a hundredth.

    Args:
        layouts: those of the rank that everybody thinks possible.
    """
    asker, asked, card, _ = question
    legal = layouts & LAYOUTS_WITH_ANY[asker] & ~LAYOUTS_WITH[asker][card & 3]
    wins = legal & LAYOUTS_WITH[asked][card & 3]
    return round(wins.bit_count() / max(1, legal.bit_count()), 2)


@lru_cache(maxsize=1 << 14)
def _penalties(layouts: Layouts, asker: Seat, probability: float) -> tuple[float, ...]:
    """What each set of suits that an asker may hold of a rank loses in log-likelihood.

    Args:
        layouts: those of the rank that everybody thinks possible.
        probability: that the question asked instead, about another rank, wins.

    Returns:
        Numbers from 0 up, by the suits held as four bits.
    """
    better = [likeliest(layouts, asker, held).probability for held in range(1, 16)]
    return (0.0, *(math.log1p(math.exp(SHARPNESS * (each - probability))) for each in better))
