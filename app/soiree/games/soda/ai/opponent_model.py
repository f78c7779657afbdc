"""The opponent model of Soda: the type of the player at each seat, inferred from plays."""

from __future__ import annotations

import math
import random
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import chain

from soiree.core.cards import ACE, RANKS, Rank, rank_of
from soiree.core.events import Began, Moved, Said, Scored
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soda.ai.parameters import STAKES
from soiree.games.soda.ai.policy import EMPTY_ROW, NO, heuristic_policy
from soiree.games.soda.ai.rollout import HEURISTIC, LOWEST, SOFTMAX, UNIFORM, choose
from soiree.games.soda.deals import visible_card
from soiree.games.soda.rules import FULL_HAND
from soiree.games.soda.zones import Kind

TYPICAL_HANDS = 80
"""The number of hands over which the likelihood of a play is averaged."""

ByType = tuple[float, ...]
"""A probability for each of `OPPONENT_TYPES`."""

LAPSE_RATES: ByType = (0.3, 0.05, 0.3, 0.0)
"""By type, the share of plays that follow `UNIFORM` instead."""

MIN_PROBABILITY = 0.01
"""The least probability of any play and of any type."""

OPPONENT_TYPES = (HEURISTIC, SOFTMAX, LOWEST, UNIFORM)

PRIOR: ByType = (0.3, 0.35, 0.2, 0.15)
"""The prior of the types. A prior of strong players alone would gain little from weak ones."""


def infer_types(view: View) -> list[ByType]:
    """The posterior probabilities of each seat's type, given all its plays in the match.

    Hidden cards do not count: a play is compared with each type's plays over typical hands.
    """
    beliefs = [PRIOR] * view.seats
    top, stake = EMPTY_ROW, STAKES[0]

    def observe(seat: Seat, answer: Rank) -> None:
        likelihoods = _likelihoods(view.seats, stake, top)[answer]
        product = [prior * each for prior, each in zip(beliefs[seat], likelihoods, strict=True)]
        total = sum(product)
        beliefs[seat] = tuple(max(MIN_PROBABILITY, each / total) for each in product)

    for event in view.events:
        if isinstance(event, Began):
            top, stake = EMPTY_ROW, STAKES[0]
        elif isinstance(event, Scored):
            top, stake = EMPTY_ROW, event.points + 1
        elif isinstance(event, Said):
            observe(event.seat, NO)
        elif isinstance(event, Moved) and event.target.kind == Kind.ROW:
            played = rank_of(visible_card(event))
            observe(event.source.seat, played)
            top = played
    return beliefs


@cache
def _likelihoods(seats: int, stake: int, top: Rank) -> Mapping[Rank, ByType]:
    """The likelihood of each play (a rank or `NO`) on `top` with a typical hand, by type."""
    policy, rng = heuristic_policy(seats, stake), random.Random(0)
    hands = _typical_hands(seats)[top]
    sums = {rank: [0.0] * len(OPPONENT_TYPES) for rank in (NO, *range(len(RANKS)))}
    for hand in hands:
        playable = hand[bisect_left(hand, top) :]
        values = policy.action_values(hand, top, 1)
        options = playable[:]
        if top != EMPTY_ROW:
            options.append(NO)
        for opponent_type in (HEURISTIC, LOWEST):
            answer = choose(hand, opponent_type, top, 1, policy, rng) if playable else NO
            sums[answer][opponent_type] += 1
        for option in options:
            sums[option][UNIFORM] += 1 / len(options)
        weights = [(answer, math.exp(value)) for answer, value in values]
        total = sum(weight for _, weight in weights)
        for answer, weight in weights:
            sums[answer][SOFTMAX] += weight / total
    return {rank: _with_lapses([each / len(hands) for each in row]) for rank, row in sums.items()}


def _with_lapses(likelihoods: Sequence[float]) -> ByType:
    uniform = likelihoods[UNIFORM]
    return tuple(
        max(MIN_PROBABILITY, likelihood + rate * (uniform - likelihood))
        for likelihood, rate in zip(likelihoods, LAPSE_RATES, strict=True)
    )


@cache
def _typical_hands(seats: int) -> Mapping[Rank, Sequence[list[Rank]]]:
    by_top: dict[Rank, list[list[Rank]]] = {
        rank: [] for rank in (EMPTY_ROW, *range(len(RANKS) - 1))
    }
    rng = random.Random(0)
    while min(map(len, by_top.values())) < TYPICAL_HANDS:
        for top, hand in _simulated_round(seats, rng):
            by_top[top].append(hand)
    return {top: hands[:TYPICAL_HANDS] for top, hands in by_top.items()}


def _simulated_round(seats: int, rng: random.Random) -> Iterator[tuple[Rank, list[Rank]]]:
    """Simulate a round of `SOFTMAX` players, and yield each rank to be reached with the hand.

    All cards outside the hands are shuffled before each hand.
    """
    hands, seat = [list[Rank]() for _ in range(seats)], 0
    for policy in [heuristic_policy(seats, stake) for stake in STAKES]:
        held = Counter(chain.from_iterable(hands))
        draw = [rank for rank in range(len(RANKS)) for _ in range(4 - held[rank])]
        rng.shuffle(draw)
        for hand in hands:
            hand += [draw.pop() for _ in range(FULL_HAND - len(hand))]
            hand.sort()
        top, run, answer = EMPTY_ROW, 0, EMPTY_ROW
        while answer != ACE:
            hand = hands[seat]
            yield top, hand[:]
            if not hand or hand[-1] < top:
                break
            answer = choose(hand, SOFTMAX, top, run, policy, rng)
            if answer == NO:
                break
            hand.remove(answer)
            seat = (seat + 1) % seats
            if answer == ACE and top != EMPTY_ROW:
                for other in hands:
                    if other is not hand:
                        del other[bisect_right(other, top) :]
            elif answer == top:
                hand += draw[:run]
                hand.sort()
                del draw[:run]
                run += 1
            else:
                top, run = answer, 1
