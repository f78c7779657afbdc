"""Ratings of a person beside the levels of a game, and offers of a better matching level.

A rating is a posterior on the scale of the game (`core/scales.py`): the likelihood of each
strength, given a weak prior and the person's results against the levels. `app/statistics.md` lists
the simplifications.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import accumulate, islice
from typing import NamedTuple

from soiree.core.games import Game
from soiree.core.scales import Scale, win_interval
from soiree.core.texts import tr_noop
from soiree.storage.history.results import MatchResult

FEWEST = 8
"""The number of matches below which a rating is uncertain, and no other level is offered."""

LATEST = 200
"""The number of latest matches in a rating, because the person has learnt since earlier ones."""

PRIOR = 0.75
"""The standard deviation of the prior, in spans from the weakest level to the strongest."""

MASS = 0.8
"""The probability inside the interval of a rating."""

_NEAR = 0.25
"""The distance from a level, in levels, up to which a strength counts as equal to it."""

_REACH, _STEPS = 8.0, 1600
"""The half width of the grid, in spans of the levels, and its number of steps."""

UNCERTAIN = tr_noop("still uncertain")
WEAKER = tr_noop("weaker than {level}")
AS_STRONG = tr_noop("about as strong as {level}")
BETWEEN = tr_noop("between {level} and {higher}")
STRONGER = tr_noop("stronger than {level}")


class Bracket(NamedTuple):
    """A rating in words: its position among the levels, such as "between easy and hard".

    Attributes:
        template: the words, with placeholders for `level` and `higher`.
        level, higher: the names of levels in records; empty without a placeholder.
    """

    template: str
    level: str = ""
    higher: str = ""

    def in_words(self) -> str:
        """The rating in English, with the names of levels as in records."""
        return self.template.format(level=self.level, higher=self.higher)


class Rating(NamedTuple):
    """The strength of a person at a game.

    Attributes:
        matches: the number of matches that count.
        strength: the median of the posterior, on the scale of the game.
        low, high: the ends of the 80 % interval.
    """

    matches: int
    strength: float
    low: float
    high: float

    def bracket(self, game: Game) -> Bracket:
        """The position of the strength beside the levels.

        With fewer than `FEWEST` matches it is uncertain. If the interval is longer than the span
        of the levels, the bracket states only what holds for the whole interval.
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
    """The person's rating by their latest unassisted matches against the levels.

    Args:
        results: the results of matches of this game, oldest first.

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
    levels = set(game.level_names())
    for each in reversed(results):
        if each.kind.levels and not each.kind.assisted and levels.issuperset(each.kind.levels):
            yield each


def _posterior(
    counted: Sequence[MatchResult], game: Game, scale: Scale
) -> tuple[list[float], list[float]]:
    """A grid of strengths, and the unscaled posterior probability of each.

    The prior is normal, around the middle of the levels, with the deviation `PRIOR`. A shared win
    counts as a fraction of a win and the rest of a defeat.
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
            # A chance may be too close to 1 for the logarithm of its complement.
            logs[number] -= lost * _softplus(odds) + won * _softplus(-odds)
    most = max(logs)
    return grid, [math.exp(each - most) for each in logs]


def _softplus(value: float) -> float:
    return max(value, 0.0) + math.log1p(math.exp(-abs(value)))


def _surely(found: Rating, places: Sequence[float], names: Sequence[str]) -> Bracket:
    below, above = bisect_left(places, found.low), bisect_left(places, found.high)
    if below:
        return Bracket(STRONGER, names[below - 1])
    return Bracket(WEAKER, names[above]) if above < len(names) else Bracket(UNCERTAIN)


def _level_number(strength: float, places: Sequence[float]) -> float:
    """A strength in levels, 0 for the first; linear between and beyond the levels."""
    first = min(max(bisect_left(places, strength) - 1, 0), len(places) - 2)
    return first + (strength - places[first]) / (places[first + 1] - places[first])


# Offers of another level --------------------------------------------------------------------------

LATEST_OFFER = 20
"""The number of latest matches on which an offer is based."""

LOOKED_AT = 100
"""The number of latest matches of a game in which `offer` looks for suitable ones."""

SURE = 1.645
"""The half width of the interval of the share won, in standard errors: 90 %."""


class Offer(NamedTuple):
    """Another level than that of the present opponents.

    Attributes:
        level: the level of the present opponents.
        matches: the number of matches against them.
        won: the number of matches won; a shared first rank counts as its share.
        better: the offered level.
    """

    level: str
    matches: int
    won: float
    better: str


def offer(
    results: Sequence[MatchResult], game: Game, level: str, players: int, declined: str = ""
) -> Offer | None:
    """The next level up for a person who surely wins more than an even share, or down for less.

    The latest unassisted matches with this level and number of players count. There is no offer if
    an even share is within the 90 % interval of the share won (`win_interval`).

    Args:
        results: the results of matches of the game, oldest first.
        level: the level of all opponents.
        players: the number of players, including the person.
        declined: the day of the last declined offer, such as `2026-11-20`. Only matches of later
            days count, so that the offer is not repeated at once.
    """
    shares = [
        each.share
        for each in results
        if each.day > declined
        and each.kind.opponents == level
        and each.kind.players == players
        and not each.kind.assisted
    ][-LATEST_OFFER:]
    names = game.level_names()
    if len(shares) < FEWEST or level not in names:
        return None
    won = sum(shares)
    low, high = win_interval(min(1.0, won / len(shares)), len(shares), SURE)
    place = names.index(level) + (low > 1 / players) - (high < 1 / players)
    if names[max(0, min(place, len(names) - 1))] == level:
        return None
    return Offer(level, len(shares), won, names[place])
