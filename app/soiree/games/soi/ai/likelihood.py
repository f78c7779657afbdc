"""Inference from missing questions at Soi.

A player who asks for an unlikely card probably has no better question. So a layout of another rank
becomes less likely if the asker could have asked for a likelier card, or for one of a better rank.
So does a layout of the same rank with a better question, or with more questions as good. Nothing is
ever excluded: people ask as they please.

Not all players ask so carefully. The weight of a seat's questions depends on how careful its
questions of this round were.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache

from soiree.core.cards import RANKS, Rank
from soiree.core.zones import Seat
from soiree.games.soi.ai.question_value import likeliest, winning_layouts
from soiree.games.soi.deals import (
    HELD_BY,
    LAYOUTS_WITH,
    LAYOUTS_WITH_ANY,
    LAYOUTS_WITH_EXACTLY,
    POSSIBLE,
    Layout,
    Layouts,
    Question,
    layouts_after,
    layouts_in,
)
from soiree.games.soi.rules import POINTS
from soiree.games.soi.zones import SEATS

SHARPNESS = 12.0
"""The preference of a careful asker for the likelier card: the slope of a logistic curve, per unit
of probability."""

PER_POINT, PER_MOVED = 0.1, 0.5
"""The weights of a point of a rank, and of each of its cards that changed hands, on the same scale.
"""

WITHIN_RANK = 1.25
"""The weight of the choice within a rank, beside that of the rank. All weights were fitted to the
likelihood of the true layouts in rounds of players of all kinds."""

PRIOR_LOG_ODDS = -1.0
"""The prior log-odds that a player is careful."""

MOST_CARELESS = -3.0
"""The least log-likelihood ratio of a question for a careful player: anybody slips."""

MIN_LOG = -20.0
"""The least logarithm of a likelihood, so that no layout is excluded."""


def likelihoods(
    asked: Sequence[Question], possible: Mapping[Rank, Layouts], weight: float
) -> dict[Rank, dict[Layout, float]]:
    """The likelihood of the questions by rank and layout, above 0 and at most 1.

    Args:
        asked: the questions of the round, oldest first.
        possible: by rank in play, the layouts that are possible after those questions.
        weight: the exponent of the likelihood of each question of a careful player; 0 for no
            inference.
    """
    layouts_of = {rank: tuple(layouts_in(layouts)) for rank, layouts in possible.items()}
    logs = {rank: [0.0] * len(layouts) for rank, layouts in layouts_of.items()}
    weights = [weight * each for each in carefulness(asked)]
    public = [POSSIBLE] * len(RANKS)
    moved = [0] * len(RANKS)
    # The sums that undo all moves of cards after a question in the layouts of each rank.
    back = [0] * len(RANKS)
    for question in asked:
        back[question.card >> 2] -= _shift(question)
    for question in asked:
        about, asker = question.card >> 2, question.asker
        if weights[asker]:
            value = SHARPNESS * _public_probability(public[about], question)
            value += _worth(about, moved)
            held_by = HELD_BY[asker]
            for rank, layouts in layouts_of.items():
                if rank != about:
                    lead = round(value - _worth(rank, moved), 1)
                    penalties = _penalties(public[rank], asker, lead)
                    factor = weights[asker]
                else:
                    penalties = _penalties_within(
                        public[about], asker, question.asked, question.card & 3
                    )
                    factor = weights[asker] * WITHIN_RANK
                shift = back[rank]
                logs[rank] = [
                    log - factor * penalties[held_by[layout + shift]]
                    for log, layout in zip(logs[rank], layouts, strict=True)
                ]
        public[about] = layouts_after(public[about], question)
        moved[about] += question.granted
        back[about] += _shift(question)
    return {
        rank: dict(zip(layouts, _normalized(logs[rank]), strict=True))
        for rank, layouts in layouts_of.items()
    }


def carefulness(asked: Sequence[Question]) -> list[float]:
    """The probability that each seat's questions are careful rather than random."""
    public = [POSSIBLE] * len(RANKS)
    log_odds = [PRIOR_LOG_ODDS] * SEATS
    for question in asked:
        asker, player, card, _ = question
        layouts = public[card >> 2]
        log_odds[asker] += max(MOST_CARELESS, _evidence(layouts, asker, player, card & 3))
        public[card >> 2] = layouts_after(layouts, question)
    return [1 / (1 + math.exp(-max(each, MIN_LOG))) for each in log_odds]


def _worth(rank: Rank, moved: Sequence[int]) -> float:
    return PER_POINT * POINTS[rank] + PER_MOVED * moved[rank]


def _shift(question: Question) -> int:
    asker, asked, card, granted = question
    return (asker - asked) << 2 * (card & 3) if granted else 0


def _normalized(logs: Sequence[float]) -> list[float]:
    highest = max(logs, default=0.0)
    return [math.exp(max(log - highest, MIN_LOG)) for log in logs]


def _public_probability(layouts: Layouts, question: Question) -> float:
    asker, asked, card, _ = question
    legal = layouts & LAYOUTS_WITH_ANY[asker] & ~LAYOUTS_WITH[asker][card & 3]
    wins = legal & LAYOUTS_WITH[asked][card & 3]
    return round(wins.bit_count() / max(1, legal.bit_count()), 2)


@lru_cache(maxsize=1 << 14)
def _penalties(layouts: Layouts, asker: Seat, value: float) -> tuple[float, ...]:
    """The penalties, in log-likelihood, of an asker's suits in a rank for another question.

    Args:
        layouts: the publicly possible layouts of the rank.
        value: the value of the question asked, about another rank, beyond the worth of this rank.
    """
    better = [SHARPNESS * likeliest(layouts, asker, held).probability for held in range(1, 16)]
    return (0.0, *(math.log1p(math.exp(each - value)) for each in better))


@lru_cache(maxsize=1 << 13)
def _penalties_within(layouts: Layouts, asker: Seat, asked: Seat, suit: int) -> tuple[float, ...]:
    """The penalties, in log-likelihood, of an asker's suits for this question about the rank.

    Suits with which the question would not have been possible have no penalty.
    """
    found = [0.0] * 16
    for held in range(1, 16):
        known = layouts & LAYOUTS_WITH_EXACTLY[asker][held]
        if known and not held >> suit & 1:
            counts = winning_layouts(known, asker, held)
            values = {each: SHARPNESS * n / known.bit_count() for each, n in counts.items()}
            total = sum(map(math.exp, values.values()))
            found[held] = math.log(total) - values[asked, suit]
    return tuple(found)


@lru_cache(maxsize=1 << 13)
def _evidence(layouts: Layouts, asker: Seat, asked: Seat, suit: int) -> float:
    """The natural logarithm of a likelihood ratio: a careful asker against a random asker.

    Args:
        layouts: the possible distributions of the four cards of the rank.
        suit: the suit of the requested card.
    """
    careful = random = 0.0
    penalties = _penalties_within(layouts, asker, asked, suit)
    for held in range(1, 16):
        if not held >> suit & 1:
            count = (layouts & LAYOUTS_WITH_EXACTLY[asker][held]).bit_count()
            careful += count * math.exp(-penalties[held])
            random += count / ((SEATS - 1) * (4 - held.bit_count()))
    return math.log(careful / random) if random else 0.0
