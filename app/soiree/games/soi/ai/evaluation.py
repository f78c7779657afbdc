"""The evaluation of questions and positions of Soi, for hints and reviews.

The worth of a question is the points that its seat lays down until the round ends. Looking ahead by
one answer gives a prior estimate, and rollouts in sampled deals give another. Both are weighted by
their precision, so that a few rollouts do not outweigh the prior.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence

from soiree.core.cards import RANKS, mask_of, of_rank
from soiree.core.entries import Move
from soiree.core.players import Estimate, Evaluation, Stop
from soiree.core.reviews import Pricer
from soiree.core.states import State
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soi.ai.explanations import TURN, four
from soiree.games.soi.ai.levels import IMPOSSIBLE
from soiree.games.soi.ai.question_value import LOCATED
from soiree.games.soi.ai.rollout import Rollout, compare
from soiree.games.soi.ai.value import expected_points, shares
from soiree.games.soi.deals import LAYOUTS_WITH_ANY, POSSIBLE, layout_of
from soiree.games.soi.moves import ASKS
from soiree.games.soi.rules import POINTS, laid_points
from soiree.games.soi.zones import SEATS, Kind
from soiree.search.pricing import Result, SamplePricer
from soiree.search.sampling import Trials, mean_and_error

SAMPLES = 64
"""The number of sampled deals, where no time is given."""

CANDIDATES = 8
"""The number of questions tried in rollouts: the chosen one, its rival and the most promising
others."""

PRIOR_DEVIATION = 0.2
"""The standard deviation of a gain around the prior, in points per root of the points in play;
measured in rollouts."""

CONTRADICTION = 2.0
"""The difference from the prior, in standard errors, from which rollouts replace the prior."""


ROUND_SPREAD = 13.0
"""The spread of the totals in a round, in points: the likeliest value, given the winners of 60
matches at 1,445 of their decisions."""


def evaluate(view: View, rng: random.Random, stop: Stop) -> Evaluation:
    """Evaluate a decision as the strongest level does (`soiree.core.players.Evaluate`).

    The value is in points of this round. It is exact, with error 0, where all cards are known.
    """
    deals = IMPOSSIBLE.belief(view, stop)
    chosen = IMPOSSIBLE.choose(view, deals, rng, stop)
    values = IMPOSSIBLE.values(view, deals)
    order = sorted(view.legal, key=lambda move: (move == chosen, values[move]), reverse=True)
    possible = (
        move
        for move in order
        if _differs(move, chosen, values) and deals.probability(*ASKS[move]) > 0
    )
    rival = next(possible, None)
    order.sort(key=lambda move: move not in (chosen, rival))
    tried = compare(view, deals, order[:CANDIDATES], rng, stop, SAMPLES)
    tried += map(Trials, order[CANDIDATES:])

    laid = [laid_points_of(view, seat) for seat in range(SEATS)]
    expected = expected_points(view)
    in_play = sum(POINTS) - sum(laid)
    best = tried[0]
    mean, error = mean_and_error(best.outcomes)
    if error == math.inf:
        mean = error = in_play / SEATS
    found: dict[Move, Estimate] = {}
    for trials in tried:
        lead = without_bonus(values[trials.move]) - without_bonus(values[best.move])
        gain, deviation = posterior_gain(trials, best, lead, in_play)
        found[trials.move] = Estimate(
            move=trials.move,
            value=mean + gain,
            chance=chance_to_win(view, laid, expected, mean + gain),
            error=math.hypot(error, deviation),
        )
    return Evaluation(chosen, rival, tuple(found[move] for move in view.legal))


def _differs(move: Move, chosen: Move, values: Mapping[Move, float]) -> bool:
    ranks = {ASKS[each][1] >> 2 for each in (move, chosen)}
    return len(ranks) > 1 or values[move] != values[chosen]


def without_bonus(value: float) -> float:
    """A level's value of a question without the bonus `LOCATED`."""
    return value - LOCATED if value >= LOCATED else value


def posterior_gain(trials: Trials, best: Trials, lead: float, in_play: int) -> tuple[float, float]:
    """The gain of a question over another in points, and its standard error.

    Args:
        lead: the prior gain, from lookahead.
        in_play: the points that have not been laid down yet.
    """
    if trials is best:
        return 0.0, 0.0
    deviation = PRIOR_DEVIATION * math.sqrt(in_play)
    gain, error = trials.gain(best)
    if abs(gain - lead) > CONTRADICTION * math.hypot(deviation, error) or error == 0:
        return gain, error
    weight = deviation**2 / (deviation**2 + error**2)
    return lead + weight * (gain - lead), deviation * math.sqrt(1 - weight)


def chance_to_win(
    view: View, laid: Sequence[int], expected: Sequence[float], points: float
) -> float:
    """The chance of the seat to win the match if it makes `points` in the rest of the round.

    The others share the points left in proportion to their expectations.

    Args:
        laid: by seat, the points of its fours.
        expected: by seat, the points that it can expect from now on (`expected_points`).
    """
    in_play = sum(POINTS) - sum(laid)
    points = min(max(points, 0.0), in_play)
    of_others = sum(expected) - expected[view.seat]
    left = in_play - points
    coming = [left * each / of_others if of_others > 0 else left / (SEATS - 1) for each in expected]
    coming[view.seat] = points
    totals = [sum(each) for each in zip(view.totals, laid, coming, strict=True)]
    return win_chances(totals, in_play, int(view.options["target"]))[view.seat]


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

    return SamplePricer(draw, try_out)


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
