"""The prices of questions and the appraisal of positions of Soi, for hints and reviews.

The worth of a question is the points that its seat lays down until the round ends.
"""

from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Sequence

from soiree.core.cards import RANKS, mask_of, of_rank
from soiree.core.entries import Move
from soiree.core.reviews import PricedMove
from soiree.core.states import State
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soi.ai.explanations import TURN, four
from soiree.games.soi.ai.levels import IMPOSSIBLE
from soiree.games.soi.ai.rollout import Rollout
from soiree.games.soi.ai.value import shares
from soiree.games.soi.deals import LAYOUTS_WITH_ANY, POSSIBLE, layout_of
from soiree.games.soi.moves import ASKS
from soiree.games.soi.rules import POINTS, laid_points
from soiree.games.soi.zones import SEATS, Kind

ROUND_SPREAD = 13.0
"""The spread of the totals in a round, in points: the likeliest value, given the winners of 60
matches at 1,445 of their decisions."""


def win_chances(totals: Sequence[float], in_play: float, target: int) -> list[float]:
    """The chance of each seat to win the match, given its expected total after the round.

    A higher total wins more often, the more so the fewer points are still to come.

    Args:
        totals: by seat, its expected total after the round.
        in_play: the points of the round that have not been laid down yet.
    """
    best = max(totals)
    a_round = sum(POINTS) / SEATS
    missing = max(0.0, target - best)
    width = ROUND_SPREAD * math.sqrt(in_play / sum(POINTS) + missing / a_round)
    if not width:  # the match is over, or goes on among equal leaders (SOI-8)
        return [float(total == best) / totals.count(best) for total in totals]
    odds = [math.exp((total - best) / width) for total in totals]
    return [each / sum(odds) for each in odds]


def laid_points_of(view: View, seat: Seat) -> int:
    """The points that a seat has laid down in this round."""
    return laid_points(sum(1 << card for card in view.faces(Kind.LAID, seat)))


class QuestionPricer:
    """Prices questions in deals that the strongest level believes in (`core.reviews.Pricer`).

    Each question is answered in each sampled deal, and the value function judges the position after
    the answer. Full rollouts tell no more: their spread hides the effect of the question.
    """

    def __init__(self, view: View) -> None:
        self._seat, self._target = view.seat, int(view.options["target"])
        self._deals, self._start = IMPOSSIBLE.belief(view), Rollout(view)
        laid = [laid_points_of(view, seat) for seat in range(SEATS)]
        self._before = [score + made for score, made in zip(view.totals, laid, strict=True)]
        self._held = {card >> 2 for card in view.faces(Kind.HAND, view.seat)}

    def price(
        self, moves: Sequence[Move], rng: random.Random, samples: int
    ) -> Sequence[PricedMove]:
        seat, start = self._seat, self._start
        chances: list[list[float]] = [[] for _ in moves]
        points: list[list[float]] = [[] for _ in moves]
        outcomes: list[dict[str, list[float]]] = [defaultdict(list) for _ in moves]
        for _ in range(samples):
            dealt = start.with_hands(self._deals.draw(rng))
            for place, move in enumerate(moves):
                after = dealt.copy()
                after.ask(*ASKS[move])
                made = after.expected()
                totals = [score + more for score, more in zip(self._before, made, strict=True)]
                in_play = sum(POINTS[rank] for rank in after.layouts)
                chances[place].append(win_chances(totals, in_play, self._target)[seat])
                mine = made[seat]
                points[place].append(mine - (sum(made) - mine) / (SEATS - 1))
                with_turn = {
                    four(rank): POINTS[rank] * after.share_with_turn(rank, seat)
                    for rank in self._held
                }
                for outcome, share in with_turn.items():
                    outcomes[place][outcome].append(share)
                outcomes[place][TURN].append(mine - sum(with_turn.values()))
        return [PricedMove(*each) for each in zip(moves, chances, points, outcomes, strict=True)]


def appraise(state: State, rng: random.Random) -> Sequence[float]:
    """The chance of each seat to win, all cards being open (`soiree.core.reviews.Appraise`).

    The hands are valued as if no question had been asked, since a state does not contain public
    knowledge. While no seat has the turn, the mean over all turns counts.
    """
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
    shared = {rank: shares(public)[layout_of(hands, rank)] for rank in in_play}
    for turn in turns:
        totals = [float(score + made) for score, made in zip(scores, laid, strict=True)]
        for rank in in_play:
            for seat, share in enumerate(shared[rank][turn]):
                totals[seat] += POINTS[rank] * share
        left = sum(POINTS[rank] for rank in in_play)
        for seat, chance in enumerate(win_chances(totals, left, target)):
            chances[seat] += chance / len(turns)
    return chances
