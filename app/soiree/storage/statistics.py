"""What the matches played add up to: how often a person won, how surely, against whom.

Matches with help count apart: those who ask for results say whether they want them.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from itertools import accumulate
from statistics import median
from typing import NamedTuple, TypeVar

from msgspec import Struct, field

from soiree.core.games import Game
from soiree.core.intervals import win_interval
from soiree.storage.ratings import Rating, rating
from soiree.storage.results import MatchCategory, MatchResult

FEW = 10
"""In fewer matches than that nobody can see a trend or a spread."""

WINDOWS = (20, 50, 100, 200, 500, 1000, 2000, 5000)
"""Over how many matches a curve may look back."""

_Key = TypeVar("_Key", bound=Hashable)


class Summary(Struct, frozen=True):
    """What matches, of one kind or of several, came to for the person.

    Attributes:
        played: how many.
        won: how many were won; a shared first rank counts as its share.
        low, high: the 95 % interval of the share won.
        streak: how many of the latest were won, or shared, in a row.
        longest_streak: the most in a row.
        best, average: of the person's scores; None where no match kept any, or they are of several
            games.
        seconds: how long all of them took at the table.
        median_seconds: how long one took; None where nobody knows.
        hints, undos: how many in all.
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
    """Matches that have something in common, and the share won of them.

    Attributes:
        name: what they have in common, such as the level of the opponents.
        low, high: the 95 % interval of the share.
        even: the share of somebody who wins no more often than the others.
    """

    name: str
    played: int
    share: float
    low: float
    high: float
    even: float


class Report(Struct, frozen=True):
    """What is shown of matches that were chosen.

    Attributes:
        game: of all of them; None if they are of several.
        summary: None where there are no matches.
        first_day, last_day: of the matches, such as `2026-11-20`; empty where there are none.
        even: as in `Group`, of all matches; None where their players differ in number.
        window: over how many matches the curve looks back.
        curve: oldest first; empty for fewer than `FEW` matches.
        shares: what was won of each of the latest matches, oldest first.
        groups: by the level of the opponents, or where there are several games by game.
        scores: how often the person had each score.
        others_scores: how often an opponent had each.
        margins: how often the person was ahead of the best opponent by so many points.
    rating: beside the levels; None if nothing is known of it, or the matches are of several
        games.
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
    """The results by kind and in their order; the kinds sorted."""
    return dict(sorted(_grouped(results, lambda each: each.kind).items(), key=str))


def ratings(results: Iterable[MatchResult], games: Mapping[str, Game]) -> dict[str, Rating]:
    """The rating at each game that has one, by its name.

    Args:
        results: oldest first.
    """
    by_game = _grouped(results, lambda each: each.kind.game)
    found = {name: rating(by_game[name], game) for name, game in games.items() if name in by_game}
    return {name: each for name, each in found.items() if each is not None}


def summary(results: Sequence[MatchResult], games: Mapping[str, Game]) -> Summary:
    """What these matches come to.

    Args:
        results: oldest first; at least one.
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
    """Everything that is shown of these matches.

    Args:
        results: oldest first.
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
        margins=_margins(scored, game) if game else {},
        rating=rating(results, game) if game else None,
    )


_SHARES = 150
_POINTS = 400


def win_curve(shares: Sequence[float], window: int, most: int = _POINTS) -> tuple[CurvePoint, ...]:
    """The share won as it went on: after a match, that of the last `window` of them.

    It begins after `FEW` matches, with the share of those that there are.

    Args:
        shares: what was won of each match, oldest first.
        most: how many points the curve may have; they are evenly spaced, and the last match has
            one.
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
    """Over how many matches a curve of so many looks back: about a tenth, so that it is calm."""
    return max((each for each in WINDOWS if each <= matches / 10), default=WINDOWS[0])


def groups(results: Sequence[MatchResult], games: Mapping[str, Game]) -> tuple[Group, ...]:
    """The share won by the level of the opponents, weakest first, or by game if there are several.

    Whoever played alone won against nobody: those matches are in no group of levels.
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


def _margins(results: Iterable[MatchResult], game: Game) -> Mapping[int, int]:
    found = (each.margin(game) for each in results)
    return Counter(margin for margin in found if margin is not None)


def _streaks(shares: Sequence[float]) -> list[int]:
    """The length of each row of wins, the latest last; 0 where a match was not won."""
    streaks = [0]
    for share in shares:
        if share:
            streaks[-1] += 1
        else:
            streaks.append(0)
    return streaks
