"""Plans of the strongest level: whether it declares after a use of the drawn card.

The choice to declare comes after the use, in the same turn. A use is priced with the better of both
endings; otherwise its price would be too low wherever declaring is best.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from soiree.core.entries import Move
from soiree.core.players import Stop
from soiree.games.coops.ai.rollout import (
    DRAWS,
    USE_KING,
    SimulatedRound,
    UseCode,
    touches_others,
)
from soiree.search.sampling import compare, surest

if TYPE_CHECKING:
    from soiree.games.coops.ai.search import CoopSearch

PLANNED = 40
"""The number of samples that decide whether the player declares after a use of a card."""


def plan_declarations(search: CoopSearch, moves: Sequence[Move], stop: Stop) -> bool:
    """Fill `search.plans` for these uses of the drawn card; False if stopped.

    After a use without a plan, the player declares as simulated players do. Levels whose simulated
    players declare with four valid coops only make no plans. The samples depend on the position
    alone, so that all searches of a position have the same plans.
    """
    told = False

    def stopped() -> bool:  # a `GivenTime` would be used up
        nonlocal told
        told = stop()
        return told

    if search.drawn is None or search.facts.declarer is not None or search.level.ready == math.inf:
        return True
    rng = random.Random("plans")
    for move in moves:
        code = search.codes[move]
        # A King may bring a card that the player does not know yet.
        if move in search.plans or (code >= USE_KING and touches_others(code, search.seat)):
            continue
        endings = search.endings(_valid_after(search, code))
        price = partial(_price, search, move)
        trials = compare(endings, search.sample, price, rng, stopped, PLANNED)
        if told:
            return False
        search.plans[move] = surest(trials, search.level.beyond) == search.call
    return True


def _valid_after(search: CoopSearch, code: UseCode) -> int:
    """The number of own valid coops after a use of the drawn card."""
    assert search.drawn is not None
    after, first = search.sample(random.Random(0)), 4 * search.seat
    after.use(code, search.drawn)
    own = zip(after.up[first : first + 4], after.down[first : first + 4], strict=True)
    return sum(search.tables.valid[up][down] for up, down in own)


def _price(
    search: CoopSearch, move: Move, start: SimulatedRound, ending: Move, rng: random.Random
) -> float:
    """The value of a use with an ending of the turn."""
    made = search.make(start, move, declares=ending == search.call)
    return search.finish(*made, DRAWS)
