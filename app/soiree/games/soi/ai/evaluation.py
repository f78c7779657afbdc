"""The evaluation of questions and positions of Soi, for hints and reviews."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence

from soiree.core.cards import RANKS, mask_of, of_rank
from soiree.core.entries import Move
from soiree.core.players import Evaluation, Stop
from soiree.core.reviews import Pricer
from soiree.core.states import State
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soi.ai.explanations import TURN, four
from soiree.games.soi.ai.levels import IMPOSSIBLE
from soiree.games.soi.ai.rollout import Rollout
from soiree.games.soi.ai.value import shares
from soiree.games.soi.deals import LAYOUTS_WITH_ANY, POSSIBLE, layout_of
from soiree.games.soi.knowledge import union
from soiree.games.soi.moves import ASKS
from soiree.games.soi.rules import POINTS, laid_points
from soiree.games.soi.zones import SEATS, Kind
from soiree.search.pricing import Result, sample_pricer

ROUND_SPREAD = 13.0
"""The spread of the totals in a round, in points: the likeliest value, given the winners of 60
matches at 1,445 of their decisions."""


def evaluate(view: View, rng: random.Random, stop: Stop) -> Evaluation:
    """Evaluate a decision as the strongest level does (`soiree.core.players.Evaluate`).

    The rival is the question of the highest value that may win its card.
    """
    chosen, deals = IMPOSSIBLE.play(view, rng, stop), IMPOSSIBLE.belief(view, stop)
    values = IMPOSSIBLE.values(view, deals)
    possible = [
        move
        for move in view.legal
        if _differs(move, chosen, values) and deals.probability(*ASKS[move]) > 0
    ]
    return Evaluation(chosen, max(possible, key=values.__getitem__, default=None))


def _differs(move: Move, chosen: Move, values: Mapping[Move, float]) -> bool:
    ranks = {ASKS[each][1] >> 2 for each in (move, chosen)}
    return len(ranks) > 1 or values[move] != values[chosen]


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


def pricer(view: View) -> Pricer:
    """The pricer of a decision, in deals that the strongest level believes in.

    Each question is answered in each sampled deal, and the value function judges the position after
    the answer. Full rollouts tell no more: their spread hides the effect of the question.
    """
    seat, target = view.seat, int(view.options["target"])
    deals, start = IMPOSSIBLE.belief(view), Rollout(view)
    laid = [laid_points_of(view, each) for each in range(SEATS)]
    before = [score + made for score, made in zip(view.totals, laid, strict=True)]
    held = {card >> 2 for card in view.faces(Kind.HAND, seat)}

    def draw(rng: random.Random) -> Rollout:
        return start.with_hands(deals.draw(rng))

    def try_out(dealt: Rollout, move: Move) -> Result:
        after = dealt.copy()
        after.ask(*ASKS[move])
        made = after.expected()
        totals = [score + more for score, more in zip(before, made, strict=True)]
        in_play = sum(POINTS[rank] for rank in after.layouts)
        mine = made[seat]
        fours = {four(rank): POINTS[rank] * after.share_with_turn(rank, seat) for rank in held}
        return Result(
            win_chances(totals, in_play, target)[seat],
            mine - (sum(made) - mine) / (SEATS - 1),
            {**fours, TURN: mine - sum(fours.values())},
        )

    return sample_pricer(draw, try_out)


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
    without = (LAYOUTS_WITH_ANY[seat] for seat, hand in enumerate(hands) if not hand)
    public = POSSIBLE & ~union(without)
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
