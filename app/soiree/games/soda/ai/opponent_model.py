"""How the others at a table of Soda seem to play, judged by what they have played in the match."""

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
from soiree.games.soda.ai.policy import LED, NO, sense
from soiree.games.soda.ai.rollout import CARELESS, LOOSE, PLAIN, SENSIBLE, choose
from soiree.games.soda.rules import FULL_HAND
from soiree.games.soda.zones import Kind

HANDS = 80
"""Hands by which it is judged how likely somebody of a manner answers a card so."""

LAPSES: Odds = (0.3, 0.05, 0.3, 0.0)
"""How often who plays in a manner does otherwise: as a careless player."""

LEAST = 0.01
"""How likely any answer and any manner is at least."""

Odds = tuple[float, ...]
"""Of each manner of play."""

ALL_MANNERS = (SENSIBLE, LOOSE, PLAIN, CARELESS)

USUAL: Odds = (0.3, 0.35, 0.2, 0.15)
"""The odds for somebody of whom nothing is known. Who only reckons with players as good as himself
gains little from those who are not."""


def habits(view: View) -> list[Odds]:
    """For each seat the odds of each manner of `soda_playout`, by all it has played in the match.

    Nothing is concluded of hidden cards: an answer is held against those that each manner makes
    with the hands that one meets.
    """
    odds = [USUAL] * view.seats
    top, stake = LED, STAKES[0]

    def answered(seat: Seat, rank: Rank) -> None:
        chances = _answers(view.seats, stake, top)[rank]
        product = [one * other for one, other in zip(odds[seat], chances, strict=True)]
        total = sum(product)
        odds[seat] = tuple(max(LEAST, each / total) for each in product)

    for event in view.events:
        if isinstance(event, Began):
            top, stake = LED, STAKES[0]
        elif isinstance(event, Scored):
            top, stake = LED, event.points + 1
        elif isinstance(event, Said):
            answered(event.seat, NO)
        elif isinstance(event, Moved) and event.target.kind == Kind.ROW:
            assert event.card is not None
            assert event.source.owner is not None
            answered(event.source.owner, rank_of(event.card))
            top = rank_of(event.card)
    return odds


@cache
def _answers(seats: int, stake: int, top: Rank) -> Mapping[Rank, Odds]:
    """How likely each manner plays each rank on `top`, or says `NO`, with hands as one meets."""
    feeling, rng = sense(seats), random.Random(0)
    hands = _hands_met(seats)[top]
    sums = {rank: [0.0] * len(ALL_MANNERS) for rank in (NO, *range(len(RANKS)))}
    for hand in hands:
        cards = hand[bisect_left(hand, top) :]
        felt = feeling.weigh(hand, top, 1, stake)
        options = cards[:]
        if top != LED:
            felt.insert(0, (NO, 0.0))
            options.append(NO)
        for manner in (SENSIBLE, PLAIN):
            answer = choose(hand, manner, top, 1, stake, feeling, rng) if cards else NO
            sums[answer][manner] += 1
        for option in options:
            sums[option][CARELESS] += 1 / len(options)
        wishes = [(answer, math.exp(worth)) for answer, worth in felt]
        total = sum(wish for _, wish in wishes)
        for answer, wish in wishes:
            sums[answer][LOOSE] += wish / total
    return {rank: _softened([each / len(hands) for each in row]) for rank, row in sums.items()}


def _softened(chances: Sequence[float]) -> Odds:
    """The chances of an answer, with lapses."""
    careless = chances[CARELESS]
    return tuple(
        max(LEAST, chance + lapses * (careless - chance))
        for chance, lapses in zip(chances, LAPSES, strict=True)
    )


@cache
def _hands_met(seats: int) -> Mapping[Rank, Sequence[list[Rank]]]:
    """The hands of those who have to answer each rank, or to lead."""
    met: dict[Rank, list[list[Rank]]] = {rank: [] for rank in (LED, *range(len(RANKS) - 1))}
    rng = random.Random(0)
    while min(map(len, met.values())) < HANDS:
        for top, hand in _round(seats, rng):
            met[top].append(hand)
    return {top: hands[:HANDS] for top, hands in met.items()}


def _round(seats: int, rng: random.Random) -> Iterator[tuple[Rank, list[Rank]]]:
    """The rank to answer and the hand, again and again, in a round of loose players.

    Before each hand all cards that nobody holds are shuffled.
    """
    feeling, hands, seat = sense(seats), [list[Rank]() for _ in range(seats)], 0
    for stake in STAKES:
        held = Counter(chain.from_iterable(hands))
        draw = [rank for rank in range(len(RANKS)) for _ in range(4 - held[rank])]
        rng.shuffle(draw)
        for hand in hands:
            hand += [draw.pop() for _ in range(FULL_HAND - len(hand))]
            hand.sort()
        top, run, answer = LED, 0, LED
        while answer != ACE:
            hand = hands[seat]
            yield top, hand[:]
            if not hand or hand[-1] < top:
                break
            answer = choose(hand, LOOSE, top, run, stake, feeling, rng)
            if answer == NO:
                break
            hand.remove(answer)
            seat = (seat + 1) % seats
            if answer == ACE and top != LED:
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
