"""Explanations: what a move is for, the outcome that decides, and one risk.

Two moves are priced in common samples of the hidden cards. The win chance of all these samples is
regressed on the outcomes that the game reports. The share of an outcome in the gap between the
moves is its mean difference, times its slope. Parts of the points (`PART`) need no regression. The
hint, the answers to problems and the reasons of a review are explanations, so that they agree about
a position.
"""

from __future__ import annotations

import enum
import math
import random
from collections.abc import Mapping, Sequence
from operator import mul
from statistics import fmean

from msgspec import Struct
from msgspec.structs import replace

from soiree.controller.review.pricing import difference
from soiree.core.entries import Move
from soiree.core.games import Game
from soiree.core.players import MoveReason, Stop, never
from soiree.core.reviews import PART, SUM, WIN, PricedMove
from soiree.core.views import View

BATCHES = (100, *[300] * 13)
"""The numbers of samples of the batches, between which the limits are checked."""

LEAST = 400
"""The least number of samples for any verdict but `BETTER`: in a long match, a whole round is worth
less than `EQUAL`."""

PRECISE = 0.0035
"""The standard error of a gap, in chance to win, that needs no further samples."""

EQUAL = 0.015
"""The largest gap, in chance to win, at which it does not matter which move is made."""

TRIFLE = 0.002
"""The largest gap that is not worth a word even where it is certain."""

CERTAIN = 1.96
"""Half the width of a 95 % interval, in standard errors."""

DECIDES = 0.5
"""The least share of the gap that an outcome must explain to be the one that decides."""

TELLING = 0.25
"""The least share of the gap that the largest outcome must explain to be named if none decides."""

DEPENDENT = 0.02
"""The least share of the variance of an outcome that the outcomes before it leave unexplained.
An outcome with less follows from the earlier outcomes, which get its share of the gap."""


class Verdict(enum.Enum):
    """The answer to which of two moves wins the match more often, from simulated deals."""

    BETTER = enum.auto()
    """The first move is better by more than `TRIFLE`, beyond the error."""

    EITHER = enum.auto()
    """The whole interval of the gap lies within `EQUAL`, and neither move is surely better."""

    UNCLEAR = enum.auto()
    """The interval is too wide for a verdict."""


class Explanation(Struct, frozen=True):
    """A move, and why it is preferred to another one.

    Attributes:
        move: the better of two moves; if neither is clearly better, the one that was asked about.
        other: the other move; None if there is no other.
        chances: the chance to win the match with each of the two.
        error: the standard error of the difference of the chances.
        goal: the purpose of the move; None in a game without explanations.
        difference: the outcome, such as winning a prize, that explains most of the gap between the
            chances; None where every outcome explains little.
        decides: True if that outcome explains at least half of the gap.
        risk: the greatest danger of the move; None if none is worth a word.
    """

    move: Move
    other: Move | None = None
    chances: tuple[float, float] = (0.0, 0.0)
    error: float = 0.0
    goal: MoveReason | None = None
    difference: MoveReason | None = None
    decides: bool = True
    risk: MoveReason | None = None

    @property
    def gap(self) -> float:
        """The advantage of the move over the other one, in chance to win."""
        return self.chances[0] - self.chances[1]

    @property
    def verdict(self) -> Verdict:
        """The comparison of the two moves."""
        margin = CERTAIN * self.error
        if self.gap - margin > TRIFLE:
            return Verdict.BETTER
        return Verdict.EITHER if abs(self.gap) + margin <= EQUAL else Verdict.UNCLEAR


def explain(game: Game, view: View, best: Move, other: Move, stop: Stop = never) -> Explanation:
    """Compare two legal moves, and explain the better one.

    The samples depend on the position alone, so that all explanations of it agree. An early stop
    leaves fewer samples.

    Args:
        best: the move that is explained unless the other one is clearly better.
    """
    priced = _priced(game, view, sorted((best, other)), stop)
    mine, rival = sorted(priced, key=lambda each: each.move != best)
    found = _compared((mine, rival))
    if found.gap + CERTAIN * found.error < -TRIFLE:
        mine, rival = rival, mine
        found = _compared((mine, rival))
    if game.explainer is None:
        return found
    explainer, moves = game.explainer(), (mine.move, rival.move)
    means = [_means(each) for each in (mine, rival)]
    outcome, decides = None, False
    if found.verdict is Verdict.BETTER:
        outcome = deciding_outcome(mine, rival)
        decides = outcome is not None
        outcome = outcome or deciding_outcome(mine, rival, TELLING)
    reason = None
    if outcome is not None:
        of_both = means[0][outcome], means[1][outcome]
        reason = explainer.difference(view, moves, outcome, of_both)
    return replace(
        found,
        goal=explainer.goal(view, found.move),
        difference=reason,
        decides=decides,
        risk=explainer.risk(view, found.move, means[0]),
    )


def deciding_outcome(best: PricedMove, other: PricedMove, least: float = DECIDES) -> str | None:
    """The outcome that explains most of the gap between two moves; None if it explains too little.

    Outcomes that are sums (`SUM`) are tried only if none of their parts decides. An exact gap has
    no samples to regress, so that the first outcome that differs decides.

    Args:
        least: the least share of the gap.
    """
    points = [name for name in best.outcomes if name.startswith(PART)]
    if points:
        gains = _gains(best, other, points)
        total = sum(gains.values())
        shares = {name: gain / total for name, gain in gains.items()} if total > 0 else {}
        return _most(shares, least)
    parts = [name for name in best.outcomes if name != WIN and not name.startswith(SUM)]
    sums = [name for name in best.outcomes if name.startswith(SUM)]
    return _deciding(best, other, parts, least) or _deciding(best, other, sums, least)


def _deciding(
    best: PricedMove, other: PricedMove, names: Sequence[str], least: float
) -> str | None:
    gap = fmean(best.chances) - fmean(other.chances)
    differences = _gains(best, other, names)
    differing = [name for name in names if abs(differences[name]) > _NOTICEABLE]
    targets = [*best.outcomes.get(WIN, best.chances), *other.outcomes.get(WIN, other.chances)]
    if len(targets) == 2 or not gap:
        return next(iter(differing), None)
    columns = [[*best.outcomes[name], *other.outcomes[name]] for name in differing]
    slopes = zip(differing, _slopes(columns, targets), strict=True)
    return _most({name: slope * differences[name] / gap for name, slope in slopes}, least)


def _gains(best: PricedMove, other: PricedMove, names: Sequence[str]) -> Mapping[str, float]:
    return {name: fmean(best.outcomes[name]) - fmean(other.outcomes[name]) for name in names}


def _most(shares: Mapping[str, float], least: float) -> str | None:
    most = max(shares, key=shares.__getitem__, default=None)
    return most if most is not None and shares[most] >= least else None


_NOTICEABLE = 0.005
"""The least mean difference at which an outcome counts as different."""


def _priced(game: Game, view: View, moves: Sequence[Move], stop: Stop) -> Sequence[PricedMove]:
    assert game.pricer is not None
    price = game.pricer()(view)
    rng = random.Random(f"explain {view.game} {view.seat} {len(view.events)}")
    found: list[PricedMove] = []
    total = 0
    for samples in BATCHES:
        batch = price(moves, rng, samples)
        found = [_joined(*each) for each in zip(found, batch, strict=True)] if found else [*batch]
        total += samples
        if len(batch[0].chances) < 2 or _is_precise(found, total) or stop():
            break
    return found


def _is_precise(priced: Sequence[PricedMove], samples: int) -> bool:
    found = _compared(priced)
    is_clear = abs(found.gap) - CERTAIN * found.error > TRIFLE
    return found.error <= PRECISE and (is_clear or samples >= LEAST)


def _joined(one: PricedMove, more: PricedMove) -> PricedMove:
    return PricedMove(
        one.move,
        [*one.chances, *more.chances],
        [*one.points, *more.points],
        {name: [*values, *more.outcomes[name]] for name, values in one.outcomes.items()},
    )


def _compared(priced: Sequence[PricedMove]) -> Explanation:
    best, other = priced
    chances = fmean(best.chances), fmean(other.chances)
    error = difference(best.chances, other.chances).error
    return Explanation(best.move, other.move, chances, error)


def _means(priced: PricedMove) -> Mapping[str, float]:
    return {name: fmean(values) for name, values in priced.outcomes.items()}


def _slopes(columns: Sequence[Sequence[float]], target: Sequence[float]) -> list[float]:
    centred = [_standardized(column) for column in columns]
    mean = fmean(target)
    aim = [value - mean for value in target]
    rows = [[*(_dot(one, other) for other, _ in centred), _dot(one, aim)] for one, _ in centred]
    solved = _solved(rows, DEPENDENT * len(target))
    return [slope / spread for slope, (_, spread) in zip(solved, centred, strict=True)]


def _dot(one: Sequence[float], other: Sequence[float]) -> float:
    return math.fsum(map(mul, one, other))


def _standardized(column: Sequence[float]) -> tuple[list[float], float]:
    """Return a column scaled to mean 0 and standard deviation 1, and its former deviation."""
    mean = fmean(column)
    spread = math.sqrt(fmean([(value - mean) ** 2 for value in column])) or 1.0
    return [(value - mean) / spread for value in column], spread


def _solved(rows: list[list[float]], least: float) -> list[float]:
    """Solve linear equations with a positive semidefinite matrix.

    Args:
        rows: the matrix; the last column is the right side.
        least: the pivot below which an unknown is 0.
    """
    for place, pivot in enumerate(rows):
        scale = pivot[place]
        pivot[:] = [value / scale if scale > least else 0.0 for value in pivot]
        for row in rows:
            if row is not pivot and row[place]:
                factor = row[place] if scale > least else 0.0
                row[:] = [value - factor * at for value, at in zip(row, pivot, strict=True)]
                row[place] = 0.0
    return [row[-1] for row in rows]
