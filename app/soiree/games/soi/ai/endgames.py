"""The last ranks of a round of Soi, where questions are compared by rollouts.

Late in a round it matters who has the turn: a question that is sure to be refused hands it to a
player of one's choice. So a few questions are tried in the same sampled deals, and the round is
played out after each.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from soiree.core.cards import Mask
from soiree.core.entries import Move
from soiree.core.players import Stop
from soiree.core.views import View
from soiree.games.soi.ai.rollout import Rollout
from soiree.games.soi.deals import Deals
from soiree.search import sampling

ENDGAME_RANKS = 4
"""With this many ranks in play, or fewer, questions are compared by rollouts."""

SAMPLES = 60
"""How many deals are sampled for a decision, where no time is given."""

MARGIN = 1.5
"""Standard errors by which another question must do better than the first to replace it."""


def best_question(
    view: View, deals: Deals, moves: Sequence[Move], rng: random.Random, stop: Stop
) -> Move:
    """The question that does best in sampled deals, or the first if none is clearly better.

    Args:
        deals: what the seat believes.
        moves: the questions to compare.
    """
    start = Rollout(view)

    def points(hands: Sequence[Mask], move: Move, rng: random.Random) -> int:
        return start.with_hands(hands).play_out(move, rng)

    return sampling.surest(sampling.compare(moves, deals.draw, points, rng, stop, SAMPLES), MARGIN)
