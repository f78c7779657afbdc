"""How well a person plays a game, beside its levels: a strength with its interval.

The strength is a posterior on the scale of the game (`core/scales.py`): how likely each is, given a
weak prior and the results that the person had against the levels. What it leaves out is told in
`app/README.md`.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import accumulate, islice
from typing import NamedTuple

from soiree.core.games import Game
from soiree.core.scales import Scale
from soiree.core.texts import tr_noop
from soiree.storage.results import MatchResult

LATEST = 200
"""How many of the latest matches count: older ones are of somebody who has learnt since."""

FEWEST = 8
"""With fewer matches than that nothing is said of a rating but that it is uncertain."""

PRIOR = 0.75
"""The standard deviation of the prior, in spans of the levels: half of all are between the weakest
and the strongest."""

MASS = 0.8
"""How much of the posterior the interval holds."""

_NEAR = 0.25
"""How far from a level a strength is still called the same, in levels."""

_REACH, _STEPS = 8.0, 1600
"""How far the grid reaches to each side of the middle, in spans of the levels; and its steps."""

UNCERTAIN = tr_noop("still uncertain")
WEAKER = tr_noop("weaker than {level}")
AS_STRONG = tr_noop("about as strong as {level}")
BETWEEN = tr_noop("between {level} and {higher}")
STRONGER = tr_noop("stronger than {level}")


class Bracket(NamedTuple):
    """A rating in words.

    Attributes:
        template: in words, with places for the names of levels, of which not all are there.
        level, higher: the names of these levels, as in records; empty where it has no place.
    """

    template: str
    level: str = ""
    higher: str = ""

    def in_words(self) -> str:
        """In English, with the names of levels as records have them."""
        return self.template.format(level=self.level, higher=self.higher)


class Rating(NamedTuple):
    """How well a person plays a game.

    Attributes:
        matches: how many count.
        strength: the median of the posterior, on the scale of the game.
        low, high: the 80 % interval.
    """

    matches: int
    strength: float
    low: float
    high: float

    def bracket(self, game: Game) -> Bracket:
        """Where the strength is beside the levels.

        With fewer than `FEWEST` matches it is uncertain. While the interval is longer than the way
        from the weakest level to the strongest, nothing is said but what all of it agrees to.
        """
        assert game.scale is not None
        places, names = game.scale.places(), game.level_names()
        if self.matches < FEWEST:
            return Bracket(UNCERTAIN)
        if self.high - self.low > places[-1]:
            return _surely(self, places, names)
        number = _level_number(self.strength, places)
        nearest = round(max(0.0, min(number, len(names) - 1.0)))
        if abs(number - nearest) <= _NEAR:
            return Bracket(AS_STRONG, names[nearest])
        if number < 0:
            return Bracket(WEAKER, names[0])
        if number > len(names) - 1:
            return Bracket(STRONGER, names[-1])
        below = math.floor(number)
        return Bracket(BETWEEN, names[below], names[below + 1])


def rating(results: Sequence[MatchResult], game: Game) -> Rating | None:
    """The rating of the person by their latest matches against levels, without help.

    Args:
        results: of matches of this game, oldest first.

    Returns:
        None if there are no such matches, or the levels have not been measured.
    """
    if game.scale is None:
        return None
    counted = list(islice(_counted(results, game), LATEST))
    if not counted:
        return None
    grid, odds = _posterior(counted, game, game.scale)
    sums = list(accumulate(odds))
    ends = (1 - MASS) / 2, 1 / 2, (1 + MASS) / 2
    low, strength, high = (grid[bisect_left(sums, end * sums[-1])] for end in ends)
    return Rating(len(counted), strength, low, high)


def _counted(results: Sequence[MatchResult], game: Game) -> Iterator[MatchResult]:
    """The matches that count, latest first."""
    levels = set(game.level_names())
    for each in reversed(results):
        if each.kind.levels and not each.kind.assisted and levels.issuperset(each.kind.levels):
            yield each


def _posterior(
    counted: Sequence[MatchResult], game: Game, scale: Scale
) -> tuple[list[float], list[float]]:
    """Strengths, and how likely each is.

    The prior is normal, around the middle of the levels, and as wide as `PRIOR` says. A shared win
    is so much of a win and so much of a defeat.
    """
    places = dict(zip(game.level_names(), scale.places(), strict=True))
    span = max(places.values())
    grid = [span * (0.5 + _REACH * (2 * step / _STEPS - 1)) for step in range(_STEPS + 1)]
    logs = [-(((each / span - 0.5) / PRIOR) ** 2) / 2 for each in grid]
    tally: dict[tuple[str, ...], list[float]] = defaultdict(list)
    for match in counted:
        tally[match.kind.levels].append(match.share)
    for levels, shares in tally.items():
        won, others = sum(shares), [places[level] for level in levels]
        lost = len(shares) - won
        for number, odds in enumerate(scale.odds(grid, others)):
            # Chances may be too near to 1 to take the log of what is left.
            logs[number] -= lost * _softplus(odds) + won * _softplus(-odds)
    most = max(logs)
    return grid, [math.exp(each - most) for each in logs]


def _softplus(value: float) -> float:
    """`log(1 + exp(value))`, as exact for large values."""
    return max(value, 0.0) + math.log1p(math.exp(-abs(value)))


def _surely(found: Rating, places: Sequence[float], names: Sequence[str]) -> Bracket:
    """The strongest level below all of a long interval, or the weakest above it."""
    below, above = bisect_left(places, found.low), bisect_left(places, found.high)
    if below:
        return Bracket(STRONGER, names[below - 1])
    return Bracket(WEAKER, names[above]) if above < len(names) else Bracket(UNCERTAIN)


def _level_number(strength: float, places: Sequence[float]) -> float:
    """A strength counted in levels, 0 being the first; beyond the ends it goes on evenly."""
    first = min(max(bisect_left(places, strength) - 1, 0), len(places) - 2)
    return first + (strength - places[first]) / (places[first + 1] - places[first])
