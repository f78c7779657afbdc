"""What the others' questions suggest, beyond what they prove.

A player who asks for an unlikely card probably has no better question. So a layout of another rank
in which the asker could have asked for a likelier card, or for one of a better rank, becomes less
likely. So does a layout of the same rank in which they would rather have asked for another card, or
had more questions as good to choose among. Nothing is ever ruled out: people ask as they please.

Not everybody asks so carefully. How much is made of a seat's questions goes by how careful those
were that it has asked in this round.
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
    LAYOUTS_WITH_EXACTLY,
    POSSIBLE,
    SUITS_HELD,
    Layout,
    Layouts,
    Question,
    layouts_after,
    layouts_in,
)
from soiree.games.soi.rules import POINTS
from soiree.games.soi.zones import SEATS

SHARPNESS = 12.0
"""How strictly a careful asker is assumed to prefer the likelier card: the slope of a logistic
curve, per unit of probability."""

PER_POINT, PER_MOVED = 0.1, 0.5
"""What a point of a rank, and each of its cards that changed hands, count on the same scale."""

WITHIN_RANK = 1.25
"""How much the choice within a rank counts, beside that of the rank. It was found with the others
above by how likely the true layouts became in rounds of players of all kinds."""

PRIOR_LOG_ODDS = -1.0
"""The logarithm of the odds that a player is careful, before any question."""

MOST_CARELESS = -3.0
"""The least that a question may add to those log-odds: anybody slips."""

MIN_LOG = -20.0
"""The least logarithm of a likelihood: whatever was asked, no layout is ruled out by it."""


def likelihoods(
    asked: Sequence[Question], possible: Mapping[Rank, Layouts], weight: float
) -> dict[Rank, dict[Layout, float]]:
    """The likelihood of each layout, above 0 and at most 1, given what was asked instead.

    Args:
        asked: the questions of the round, oldest first.
        possible: the ranks in play, with the layouts that are possible after those questions.
        weight: how much each question of a careful player counts, the exponent of its likelihood;
            0 for not at all.
    """
    logs = {rank: dict.fromkeys(layouts_in(layouts), 0.0) for rank, layouts in possible.items()}
    weights = [weight * each for each in carefulness(asked)]
    public = [POSSIBLE] * len(RANKS)
    moved = [0] * len(RANKS)
    # Each card that moved changed every layout of its rank by the same number: these lead back.
    back = [0] * len(RANKS)
    for question in asked:
        back[question.card >> 2] -= _shift(question)
    for question in asked:
        about, asker = question.card >> 2, question.asker
        if weights[asker]:
            value = SHARPNESS * _public_probability(public[about], question)
            value += _worth(about, moved)
            for rank, of_rank in logs.items():
                if rank != about:
                    lead = round(value - _worth(rank, moved), 1)
                    penalties = _penalties(public[rank], asker, lead)
                    factor = weights[asker]
                else:
                    penalties = _penalties_within(
                        public[about], asker, question.asked, question.card & 3
                    )
                    factor = weights[asker] * WITHIN_RANK
                _penalize(of_rank, back[rank], asker, factor, penalties)
        public[about] = layouts_after(public[about], question)
        moved[about] += question.granted
        back[about] += _shift(question)
    return {rank: _normalized(of_rank) for rank, of_rank in logs.items()}


def carefulness(asked: Sequence[Question]) -> list[float]:
    """For each seat, how likely it is to ask carefully rather than at random, by what it asked."""
    public = [POSSIBLE] * len(RANKS)
    log_odds = [PRIOR_LOG_ODDS] * SEATS
    for question in asked:
        asker, player, card, _ = question
        layouts = public[card >> 2]
        log_odds[asker] += max(MOST_CARELESS, _evidence(layouts, asker, player, card & 3))
        public[card >> 2] = layouts_after(layouts, question)
    return [1 / (1 + math.exp(-max(each, MIN_LOG))) for each in log_odds]


def _worth(rank: Rank, moved: Sequence[int]) -> float:
    """What makes a rank worth asking about, apart from the chance to win."""
    return PER_POINT * POINTS[rank] + PER_MOVED * moved[rank]


def _shift(question: Question) -> int:
    """What a question adds to the layout of its rank."""
    asker, asked, card, granted = question
    return (asker - asked) << 2 * (card & 3) if granted else 0


def _penalize(
    logs: dict[Layout, float], back: int, asker: Seat, factor: float, penalties: Sequence[float]
) -> None:
    """Take off each layout's log-likelihood what the suits that the asker held then lose."""
    for layout in logs:
        logs[layout] -= factor * penalties[SUITS_HELD[layout + back][asker]]


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
def _penalties(layouts: Layouts, asker: Seat, value: float) -> tuple[float, ...]:
    """What each set of suits that an asker may hold of a rank loses in log-likelihood.

    Args:
        layouts: those of the rank that everybody thinks possible.
        value: of the question asked instead, about another rank, beyond what this rank is worth.

    Returns:
        Numbers from 0 up, by the suits held as four bits.
    """
    better = [SHARPNESS * likeliest(layouts, asker, held).probability for held in range(1, 16)]
    return (0.0, *(math.log1p(math.exp(each - value)) for each in better))


@lru_cache(maxsize=1 << 13)
def _penalties_within(layouts: Layouts, asker: Seat, asked: Seat, suit: int) -> tuple[float, ...]:
    """What each set of suits loses as the asker chose this question among those about the rank.

    Returns:
        The logarithms of how likely a careful asker is to choose otherwise, from 0 up; 0 for suits
        with which the question would not have been possible.
    """
    found = [0.0] * 16
    for held in range(1, 16):
        known = layouts & LAYOUTS_WITH_EXACTLY[asker][held]
        if known and not held >> suit & 1:
            values = {
                (other, wanted): SHARPNESS
                * (known & LAYOUTS_WITH[other][wanted]).bit_count()
                / known.bit_count()
                for other in range(SEATS)
                if other != asker
                for wanted in range(4)
                if not held >> wanted & 1
            }
            total = sum(map(math.exp, values.values()))
            found[held] = math.log(total) - values[asked, suit]
    return tuple(found)


@lru_cache(maxsize=1 << 13)
def _evidence(layouts: Layouts, asker: Seat, asked: Seat, suit: int) -> float:
    """The log-likelihood ratio of a question about a rank: asked carefully, or at random."""
    careful = random = 0.0
    penalties = _penalties_within(layouts, asker, asked, suit)
    for held in range(1, 16):
        if not held >> suit & 1:
            count = (layouts & LAYOUTS_WITH_EXACTLY[asker][held]).bit_count()
            careful += count * math.exp(-penalties[held])
            random += count / ((SEATS - 1) * (4 - held.bit_count()))
    return math.log(careful / random) if random else 0.0
