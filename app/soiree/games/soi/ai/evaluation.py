"""What each question of Soi is worth, as the top level sees it: for hints and for looking back.

A question is worth the points that its seat makes with it from now until the round ends. How good
it looks by its score gives a first estimate; the round played out in deals that may be gives
another. Each counts by how sure it is, so that a few deals do not drown what is known anyway.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from soiree.core.cards import Mask
from soiree.core.entries import Move
from soiree.core.players import Estimate, Stop
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soi.ai.endgames import Rest
from soiree.games.soi.ai.levels import IMPOSSIBLE, scored
from soiree.games.soi.ai.question_value import CERTAIN
from soiree.games.soi.ai.reasons import Reasons
from soiree.games.soi.deals import questions
from soiree.games.soi.rules import POINTS, laid_points
from soiree.games.soi.zones import SEATS, Kind
from soiree.search.sampling import Trials, compare, mean_and_error

DEALS = 64
"""How many deals the round is played out in, where no time is given."""

TRIED = 12
"""How many questions are played out, those that look best; the others seldom are."""

PER_SCORE = 0.0041
"""What a question makes more than another whose score is 1 less, as a share of the points in play.
"""

DOUBT = 0.2
"""The standard deviation from that, in points, by the root of the points in play: both measured in
play-outs."""

CONTRADICTION = 2.0
"""Standard errors by which play-outs differ from the looks and are believed instead."""

SPREAD = 16.0
"""How far a round spreads the totals, as a chance to win is reckoned: found in 80 matches."""


def evaluate(view: View, rng: random.Random, stop: Stop) -> list[Estimate]:
    """What each legal question is worth: `soiree.core.players.Evaluate`.

    The value is in points of this round. Where all is known it is exact, its error 0.
    """
    asked = questions(view)
    deals = IMPOSSIBLE.deals(view, stop)
    start = Rest(view)

    def points(hands: Sequence[Mask], move: Move, luck: random.Random) -> int:
        return start.deal(hands).play_out(move, luck)

    scores = dict(zip(view.legal, scored(view, deals, asked), strict=True))
    order = sorted(view.legal, key=scores.__getitem__, reverse=True)
    tried = compare(order[:TRIED], deals.draw, points, rng, stop, DEALS)
    tried += map(Trials, order[TRIED:])

    laid = [laid_points_of(view, seat) for seat in range(SEATS)]
    left = sum(POINTS) - sum(laid)
    best = tried[0]
    mean, error = mean_and_error(best.outcomes)
    if error == math.inf:
        mean = error = left / SEATS
    reasons = Reasons(view, deals, asked)
    found: dict[Move, Estimate] = {}
    for trials in tried:
        behind = plain(scores[trials.move]) - plain(scores[best.move])
        gain, doubt = weighed(trials, best, behind, left)
        found[trials.move] = Estimate(
            move=trials.move,
            value=mean + gain,
            chance=chance_to_win(view, laid, mean + gain),
            error=math.hypot(error, doubt),
            facts=reasons.of(trials.move),
        )
    return [found[move] for move in view.legal]


def plain(score: float) -> float:
    """A score without what makes a rank wholly found be asked for at once."""
    return score - CERTAIN if score >= CERTAIN else score


def weighed(trials: Trials, best: Trials, behind: float, left: int) -> tuple[float, float]:
    """What a question makes more than another, in points, and the standard error.

    Args:
        behind: its score less that of the other.
        left: the points that the round still has.
    """
    if trials is best:
        return 0.0, 0.0
    first, doubt = PER_SCORE * left * behind, DOUBT * math.sqrt(left)
    gain, error = trials.gain(best)
    if abs(gain - first) > CONTRADICTION * math.hypot(doubt, error) or error == 0:
        return gain, error
    weight = doubt**2 / (doubt**2 + error**2)
    return first + weight * (gain - first), doubt * math.sqrt(1 - weight)


def chance_to_win(view: View, laid: Sequence[int], points: float) -> float:
    """How likely the seat wins the match, if it makes so many points in the rest of this round.

    The others share what is left. Who has more by then is likelier to win, the more so the fewer
    rounds are still to come.

    Args:
        laid: what the fours on the table are worth, by seat.
    """
    assert view.scores is not None
    left = sum(POINTS) - sum(laid)
    points = min(max(points, 0.0), left)
    others = (left - points) / (SEATS - 1)
    totals = [
        total + made + (points if seat == view.seat else others)
        for seat, (total, made) in enumerate(zip(view.scores, laid, strict=True))
    ]
    a_round = sum(POINTS) / SEATS
    missing = max(0.0, int(view.options["target"]) - max(totals))
    width = SPREAD * math.sqrt(left / sum(POINTS) + missing / a_round)
    weights = [math.exp((total - max(totals)) / width) for total in totals]
    return weights[view.seat] / sum(weights)


def laid_points_of(view: View, seat: Seat) -> int:
    """What a seat has laid down in this round."""
    return laid_points(sum(1 << card for card in view.faces(Kind.LAID, seat)))
