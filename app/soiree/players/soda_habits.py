"""How the others at a table of Soda seem to play, judged by what they have played in the match."""

from __future__ import annotations

import random
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from functools import cache

from soiree.core.cards import DECK, RANKS, Rank, rank_of
from soiree.core.events import Began, Moved, Said, Scored
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.players.soda_figures import STAKES
from soiree.players.soda_playout import CARELESS, PLAIN, SENSIBLE, choose
from soiree.players.soda_sense import LED, NO, sense
from soiree.rules.soda import FULL_HAND

HANDS = 80
"""Hands by which it is judged how likely somebody of a manner answers so."""

LAPSES = 0.3
"""How often who plays sensibly or plainly does otherwise: as a careless player."""

LEAST = 0.01
"""How likely any answer and any manner is at least."""

Odds = tuple[float, ...]
"""Of each manner of play."""

ALL_MANNERS = (SENSIBLE, PLAIN, CARELESS)

USUAL: Odds = (0.5, 0.3, 0.2)
"""The odds for somebody of whom nothing is known. Who only reckons with players as good as himself
gains little from those who are not."""


def habits(view: View) -> list[Odds]:
    """For each seat the odds of each manner of `soda_playout`, by all it has played in the match.

    Nothing is concluded of hidden cards: an answer is held against those that each manner makes
    with any five cards.
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
        elif isinstance(event, Moved) and event.target.kind == "row":
            assert event.card is not None
            assert event.source.owner is not None
            answered(event.source.owner, rank_of(event.card))
            top = rank_of(event.card)
    return odds


@cache
def _answers(seats: int, stake: int, top: Rank) -> Mapping[Rank, Odds]:
    """How likely each manner plays each rank on `top`, or says `NO`, holding any five cards."""
    feeling, rng = sense(seats), random.Random(0)
    counts = {rank: [0.0] * len(ALL_MANNERS) for rank in (NO, *range(len(RANKS)))}
    for hand in _hands():
        options = hand[bisect_left(hand, top) :]
        if top != LED:
            options.append(NO)
        for option in options:
            counts[option][CARELESS] += 1 / len(options)
        for manner in (SENSIBLE, PLAIN):
            answer = options[0]
            if len(options) > 1:
                answer = choose(hand, manner, top, 1, stake, feeling, rng)
            counts[answer][manner] += 1
    return {rank: _softened(each) for rank, each in counts.items()}


def _softened(counts: Sequence[float]) -> Odds:
    """The chances of an answer that was made so often, with lapses."""
    sensible, plain, careless = (count / HANDS for count in counts)
    sensible += LAPSES * (careless - sensible)
    plain += LAPSES * (careless - plain)
    return tuple(max(LEAST, each) for each in (sensible, plain, careless))


@cache
def _hands() -> Sequence[list[Rank]]:
    rng = random.Random(0)
    return [sorted(map(rank_of, rng.sample(DECK, FULL_HAND))) for _ in range(HANDS)]
