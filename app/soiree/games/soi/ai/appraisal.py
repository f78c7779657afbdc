"""The chance of each seat of Soi to win, all cards being open: `soiree.core.reviews.Appraise`.

The round is valued by the hands as if no question had been asked yet, as a state does not tell what
everybody has heard.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from soiree.core.cards import RANKS, mask_of, of_rank
from soiree.core.states import State
from soiree.games.soi.ai.match_value import win_chances
from soiree.games.soi.ai.value import shares
from soiree.games.soi.deals import LAYOUTS_WITH_ANY, POSSIBLE, layout_of
from soiree.games.soi.rules import POINTS, laid_points
from soiree.games.soi.zones import SEATS, Kind


def appraise(state: State, rng: random.Random) -> Sequence[float]:
    """By the points that each seat can expect of the round; while nobody has the turn, any may."""
    scores, target = state.scores(), int(state.options["target"])
    assert scores is not None
    cards = {pile.zone: mask_of(pile.cards) for pile in state.piles()}
    hands = [mask for zone, mask in cards.items() if zone.kind == Kind.HAND]
    if not any(hands):
        return win_chances([float(score) for score in scores], sum(POINTS), target)
    laid = [laid_points(mask) for zone, mask in cards.items() if zone.kind == Kind.LAID]
    turns = state.deciders() or range(SEATS)
    public = POSSIBLE
    for seat, hand in enumerate(hands):
        if not hand:
            public &= ~LAYOUTS_WITH_ANY[seat]
    chances = [0.0] * SEATS
    in_play = [rank for rank in range(len(RANKS)) if of_rank(sum(hands), rank)]
    shared = {rank: shares(public, layout_of(hands, rank)) for rank in in_play}
    for turn in turns:
        totals = [float(score + made) for score, made in zip(scores, laid, strict=True)]
        for rank in in_play:
            for seat, share in enumerate(shared[rank][turn]):
                totals[seat] += POINTS[rank] * share
        left = sum(POINTS[rank] for rank in in_play)
        for seat, chance in enumerate(win_chances(totals, left, target)):
            chances[seat] += chance / len(turns)
    return chances
