"""The contracts of a review: what moves are worth beside each other, and what a position is worth.

A review looks back. It prices a choice by what its seat could know then, and it appraises positions
with all cards open, as no player may. Players use neither.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from msgspec import Struct

from soiree.core.entries import Move
from soiree.core.states import State
from soiree.core.views import View


class Priced(Struct, frozen=True):
    """A move, and what came of it in each sample of the hidden cards.

    Attributes:
        chances: to win the match, from 0 to 1; a shared win counts as its share. A single one is
            exact. A game may give the mean of each of a few batches of samples instead.
        points: by how many the seat gained on the others in the round, or in the match where there
            are no rounds, in the same samples; empty in a game without points.
    """

    move: Move
    chances: Sequence[float]
    points: Sequence[float] = ()


Price = Callable[[View, Sequence[Move], random.Random, int], Sequence[Priced]]
"""Tries some legal moves, in so many samples of the hidden cards, as the strongest level does.

All moves are tried in the same samples, with the same random numbers, and in all of them, so that
their differences have small errors. Samples are drawn from what the seat of the view could know.
A pure function; its answer is in the order of the moves.
"""

Appraise = Callable[[State, random.Random], Sequence[float]]
"""Estimates the chance of each seat to win the match from here, all cards being open.

The match is not over, and an outcome of chance may be due. The chances add up to 1. An appraisal is
fixed, and fast (a few milliseconds at most); it leaves the state as it was. Luck is the difference
that an outcome of chance makes to it, so that it may be crude, but must not depend on who plays.
"""

Reshuffle = Callable[[State, random.Random], State]
"""A copy of a state in which cards that nobody has seen, and nobody holds, lie in another order.

All orders are equally likely, so that what a choice draws from them is luck, held against what it
might have drawn. The appraisal of such a game does not count how these cards lie.
"""
