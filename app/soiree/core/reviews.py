"""The contracts of reviews and problems: prices of moves, appraisals of positions, and themes.

A review prices a choice by the knowledge of its seat at that time. It appraises positions with all
cards open, as no player may. Players use neither.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct, field

from soiree.core.entries import Move
from soiree.core.states import State

SUM = "sum"
"""The first word of the names of outcomes that are sums of other outcomes. Explanations state a sum
only if none of its parts decides (`PricedMove`)."""

PART = "part"
"""The first word of the names of outcomes that are parts of the player's points. A game has them if
points alone decide the chance to win (`PricedMove`)."""

WIN = "win"
"""The name of the outcome with sampled chances to win, beside an exact chance (`PricedMove`)."""


class PricedMove(Struct, frozen=True):
    """A move, and its results in samples of the hidden cards.

    Attributes:
        chances: the chance to win the match in each sample, from 0 to 1; a shared win counts as its
            share. A single chance is exact. Instead of the chance in each sample, a game may give
            the mean chance in each of a few batches of samples.
        points: the points that the player gains in each sample, less the mean gain of the other
            players if the move affects it. A game counts to the end of the round, or else of the
            match. Empty in a game without points.
        outcomes: by name, the value of an outcome in each sample: 0 or 1 for an event (a prize is
            won), else an amount (points paid). All moves have the same names; explanations are made
            of them (`soiree.core.explanations`). Where the chance is exact but the outcomes are
            sampled, `WIN` has the sampled chances to win.
    """

    move: Move
    chances: Sequence[float]
    points: Sequence[float] = ()
    outcomes: Mapping[str, Sequence[float]] = field(default_factory=dict)


Pricer = Callable[[Sequence[Move], random.Random, int], Sequence[PricedMove]]
"""Prices some legal moves of a decision in a number of samples, as the strongest level tries them.

A pricer is made from the view of the seat that decides, and finds its belief once. Its samples of
the hidden cards agree with the knowledge of that seat. All moves are tried in all samples, with the
same random numbers, so that their differences have small errors. The prices are in the order of the
moves, and depend on the view and the arguments alone.
"""

Appraise = Callable[[State, random.Random], Sequence[float]]
"""Estimates the chance of each seat to win the match, with all cards open.

The match is not over, and an outcome of chance may be pending. The chances add up to 1. An
appraisal is deterministic, takes a few milliseconds at most, and leaves the state unchanged. Luck
is the difference of two appraisals, so it may be crude, but must not depend on the players.
"""

Reshuffle = Callable[[State, random.Random], State]
"""A copy of a state with the unseen cards that no player holds in a random order.

All orders are equally likely, so that a card drawn from them counts as luck. The appraisal of such
a game ignores the order of these cards.
"""


class Themes(Struct, frozen=True):
    """The themes of a game's problems, which describe a choice without giving it away.

    Attributes:
        titles: the title of each theme, in the order of display.
        learned: by theme, a sentence that its problems teach.
    """

    titles: Mapping[str, str]
    learned: Mapping[str, str]
