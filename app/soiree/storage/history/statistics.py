"""Statistics of a person's matches: shares of wins with intervals, curves, groups and scores.

The caller chooses the results, with or without assisted matches.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from itertools import accumulate
from statistics import median
from typing import NamedTuple, TypeVar

from msgspec import Struct, field

from soiree.core.games import Game
from soiree.core.scales import win_interval
from soiree.storage.history.ratings import Rating, rating
from soiree.storage.history.results import MatchCategory, MatchResult

FEW = 10
"""Matches below which no trend or spread is shown."""

WINDOWS = (20, 50, 100, 200, 500, 1000, 2000, 5000)
"""The possible window lengths of a curve, in matches."""

_Key = TypeVar("_Key", bound=Hashable)


class Summary(Struct, frozen=True):
    """The totals of some matches for the person.

    Attributes:
        played: the number of matches.
        won: the number of matches won; a shared first rank counts as its share.
        low, high: the 95 % interval of the share won.
        streak: the number of the latest matches won or shared in a row.
        longest_streak: the longest such row.
        best, average: the person's best and average score; None without scores, and for matches of
            several games.
        seconds: the total playing time.
        median_seconds: the median playing time of a match; None if unknown.
        hints, undos: the total numbers of hints and undos.
    """

    played: int
    won: float
    low: float
    high: float
    streak: int
    longest_streak: int
    best: int | None
    average: float | None
    seconds: int
    median_seconds: float | None
    hints: int
    undos: int


class CurvePoint(NamedTuple):
    """The share won in the latest matches, up to match `number`, with its 95 % interval."""

    number: int
    share: float
    low: float
    high: float


class Group(NamedTuple):
    """The share won in a group of matches.

    Attributes:
        name: the level of the opponents, or the name of the game.
        low, high: the 95 % interval of the share.
        even: the expected share if all players are equally strong.
    """

    name: str
    played: int
    share: float
    low: float
    high: float
    even: float


class Report(Struct, frozen=True):
    """The statistics of chosen matches.

    Attributes:
        game: the game of all matches; None for several games.
        summary: the totals; None without matches.
        first_day, last_day: the days of the first and last match, such as `2026-11-20`, or empty.
        even: as in `Group`; None if the matches differ in the number of players.
        window: the window length of the curve, in matches.
        curve: the share won over time, oldest first; empty for fewer than `FEW` matches.
        shares: the share won of each of the latest matches, oldest first.
        groups: shares by the level of the opponents, or by game for several games.
        scores: the number of matches with each score of the person.
        others_scores: the number of times that opponents had each score.
        margins: the number of matches with each lead over the best opponent.
        rating: the person's rating; None if unknown, and for several games.
    """

    game: Game | None = None
    summary: Summary | None = None
    first_day: str = ""
    last_day: str = ""
    even: float | None = None
    window: int = WINDOWS[0]
    curve: tuple[CurvePoint, ...] = ()
    shares: tuple[float, ...] = ()
    groups: tuple[Group, ...] = ()
    scores: Mapping[int, int] = field(default_factory=dict)
    others_scores: Mapping[int, int] = field(default_factory=dict)
    margins: Mapping[int, int] = field(default_factory=dict)
    rating: Rating | None = None


def by_kind(results: Iterable[MatchResult]) -> dict[MatchCategory, list[MatchResult]]:
    """The results by category, in their order; the categories are sorted."""
    return dict(sorted(_grouped(results, lambda each: each.kind).items(), key=str))


def ratings(results: Iterable[MatchResult], games: Mapping[str, Game]) -> dict[str, Rating]:
    """The ratings by the name of the game, for games with a rating.

    Args:
        results: the results, oldest first.
    """
    by_game = _grouped(results, lambda each: each.kind.game)
    found = {name: rating(by_game[name], game) for name, game in games.items() if name in by_game}
    return {name: each for name, each in found.items() if each is not None}


def summary(results: Sequence[MatchResult], games: Mapping[str, Game]) -> Summary:
    """The totals of matches: played, won, scores, and time.

    Args:
        results: the results, oldest first; at least one.
        games: the games, by name.
    """
    shares = [each.share for each in results]
    game = _only_game(results, games)
    scores = [each.score for each in results if each.score is not None] if game else []
    times = [each.seconds for each in results if each.seconds]
    streaks = _streaks(shares)
    low, high = win_interval(sum(shares) / len(shares), len(shares))
    return Summary(
        played=len(results),
        won=sum(shares),
        low=low,
        high=high,
        streak=streaks[-1],
        longest_streak=max(streaks),
        best=(min if game and game.low_wins else max)(scores) if scores else None,
        average=sum(scores) / len(scores) if scores else None,
        seconds=sum(times),
        median_seconds=median(times) if times else None,
        hints=sum(each.hints for each in results),
        undos=sum(each.undos for each in results),
    )


def report(results: Sequence[MatchResult], games: Mapping[str, Game]) -> Report:
    """The complete statistics of matches.

    Args:
        results: the results, oldest first.
    """
    if not results:
        return Report()
    game = _only_game(results, games)
    shares = [each.share for each in results]
    window = window_for(len(shares))
    counts = {each.kind.players for each in results}
    scored = [each for each in results if each.score is not None] if game else []
    return Report(
        game=game,
        summary=summary(results, games),
        first_day=results[0].day,
        last_day=results[-1].day,
        even=1 / counts.pop() if len(counts) == 1 else None,
        window=window,
        curve=win_curve(shares, window),
        shares=tuple(shares[-_SHARES:]),
        groups=groups(results, games),
        scores=Counter(each.score for each in scored if each.score is not None),
        others_scores=Counter(score for each in scored for score in each.others),
        margins=Counter(
            margin for each in scored if game and (margin := each.margin(game)) is not None
        ),
        rating=rating(results, game) if game else None,
    )


_SHARES = 150
_POINTS = 400


def win_curve(shares: Sequence[float], window: int, most: int = _POINTS) -> tuple[CurvePoint, ...]:
    """The moving share won: for each match the share of the last `window` matches.

    The curve begins after `FEW` matches, with a shorter window.

    Args:
        shares: the share won of each match, oldest first.
        most: the largest number of points; they are evenly spaced and include the last match.
    """
    sums = [0.0, *accumulate(shares)]
    ends = len(shares) - FEW
    if ends < 0:
        return ()
    step = ends // most + 1
    points = []
    for number in range(FEW + ends % step, len(shares) + 1, step):
        matches = min(window, number)
        # Sums of thirds are not exact.
        share = max(0.0, min(1.0, (sums[number] - sums[number - matches]) / matches))
        points.append(CurvePoint(number, share, *win_interval(share, matches)))
    return tuple(points)


def window_for(matches: int) -> int:
    """The window length for a curve over this many matches: about a tenth, for a calm curve."""
    return max((each for each in WINDOWS if each <= matches / 10), default=WINDOWS[0])


def groups(results: Sequence[MatchResult], games: Mapping[str, Game]) -> tuple[Group, ...]:
    """The shares won by the level of the opponents, weakest first, or by game for several games.

    Matches without opponents are in no group of levels.
    """
    game = _only_game(results, games)
    if game is None:
        found = _grouped(results, lambda each: each.kind.game)
        order = list(games)
    else:
        found = _grouped(results, lambda each: each.kind.opponents)
        found.pop("", None)
        order = list(game.level_names())
    names = sorted(found, key=lambda name: (order.index(name) if name in order else 99, name))
    return tuple(_group(name, found[name]) for name in names)


def _group(name: str, results: Sequence[MatchResult]) -> Group:
    played = len(results)
    share = sum(each.share for each in results) / played
    even = sum(1 / each.kind.players for each in results) / played
    return Group(name, played, share, *win_interval(share, played), even)


def _grouped(
    results: Iterable[MatchResult], key: Callable[[MatchResult], _Key]
) -> dict[_Key, list[MatchResult]]:
    found: dict[_Key, list[MatchResult]] = defaultdict(list)
    for each in results:
        found[key(each)].append(each)
    return dict(found)


def _only_game(results: Iterable[MatchResult], games: Mapping[str, Game]) -> Game | None:
    names = {each.kind.game for each in results}
    return games[names.pop()] if len(names) == 1 else None


def _streaks(shares: Sequence[float]) -> list[int]:
    streaks = [0]
    for share in shares:
        if share:
            streaks[-1] += 1
        else:
            streaks.append(0)
    return streaks
