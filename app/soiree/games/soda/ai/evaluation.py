"""What each move of Soda is worth, as the top level sees it: for hints and for looking back."""

from __future__ import annotations

import random
from collections import defaultdict
from dataclasses import replace

from soiree.core.cards import Rank
from soiree.core.entries import Move
from soiree.core.players import Estimate, Stop
from soiree.core.views import View
from soiree.games.soda.ai.levels import HARD, RANK, by_feeling
from soiree.games.soda.ai.reasons import Reasons
from soiree.games.soda.ai.rollout import World
from soiree.search.sampling import compare, mean_and_error

WORLDS = 250
"""In how many ways the cards may lie the moves are tried, where no time is given."""


def evaluate(view: View, rng: random.Random, stop: Stop) -> list[Estimate]:
    """What each legal move is worth: `soiree.core.players.Evaluate`.

    The value is in points, against what the others gain on average: in this hand and
    the next ones, and with the cards that are then held for those to come. Cards of one rank are
    worth the same.
    """
    reckoning = HARD.reckoning(view)
    scene = reckoning.scene
    felt = by_feeling(view)
    reasons = Reasons(scene, reckoning.belief, rng)
    even = scene.chance([0.0] * scene.seats, scene.stake)
    leads: dict[Move, list[float]] = defaultdict(list)
    wins: dict[Move, list[bool]] = defaultdict(list)

    def chance(world: World, move: Move, luck: random.Random) -> float:
        course = reckoning.course(world, move, luck)
        leads[move].append(scene.lead(course.gains))
        wins[move].append(course.winner == scene.seat)
        return scene.chance(course.gains, course.stake)

    found: dict[Rank, Estimate] = {}
    for trials in compare(list(felt), reckoning.imagine, chance, rng, stop, WORLDS):
        move = trials.move
        # The feeling has to do, and may be wrong by all that is at stake, where no time was given.
        value, error = mean_and_error(leads[move] or [felt[move]])
        found[RANK[move]] = Estimate(
            move=move,
            value=value,
            chance=trials.mean if trials.outcomes else even,
            error=min(error, scene.stake),
            facts=reasons.of(RANK[move], wins[move]),
        )
    return [replace(found[RANK[move]], move=move) for move in view.legal]
