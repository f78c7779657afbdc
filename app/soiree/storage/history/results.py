"""The results of finished matches for the one person who played them, read from the index.

Only matches with one person at the table count: several people at one screen cannot be told apart.
A hundred thousand rows take a third of a second, and about 20 MB as results.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from functools import cache, partial
from typing import NamedTuple

import msgspec
from msgspec import Struct, field

from soiree.core.events import Result
from soiree.core.games import Game
from soiree.core.records import Participant, people_of
from soiree.storage.history.index import ALL_PLAYED, index_of
from soiree.storage.history.index_rows import Played, marks
from soiree.storage.notices import Notice
from soiree.storage.paths import Paths

MIXED = "mixed"
"""The level of opponents with different levels."""


class MatchCategory(NamedTuple):
    """A category of matches that can be compared.

    Attributes:
        game: the name of the game.
        levels: the level of each opponent, sorted.
        players: the number of players.
        options: the options and their values, sorted by name, without `players`.
        assisted: True if the person had help.
    """

    game: str
    levels: tuple[str, ...]
    players: int
    options: tuple[tuple[str, int | str], ...]
    assisted: bool

    @property
    def opponents(self) -> str:
        """The common level of all opponents, or `MIXED`; empty without opponents."""
        levels = set(self.levels)
        return MIXED if len(levels) > 1 else "".join(levels)


class MatchResult(NamedTuple):
    """The result of a match for the one person who played it.

    Attributes:
        day: the day of the end on the local calendar, such as `2026-11-20`.
        share: the person's share of the first rank, from 0 to 1.
        score: the person's score; None if the game keeps none.
        others: the scores of all other players.
        seconds: the playing time; 0 if unknown.
        hints, undos: the numbers of hints and undos.
    """

    kind: MatchCategory
    day: str
    share: float
    score: int | None
    others: tuple[int, ...]
    seconds: int
    hints: int
    undos: int

    def margin(self, game: Game) -> int | None:
        """The person's lead over the best opponent in points; None without scores or opponents."""
        if self.score is None or not self.others:
            return None
        return min(self.others) - self.score if game.low_wins else self.score - max(self.others)


class Filter(Struct, frozen=True):
    """The criteria for results; None accepts everything.

    Attributes:
        opponents: as in `MatchCategory.opponents`.
        since: the first accepted day, such as `2026-11-20`.
    """

    game: str | None = None
    opponents: str | None = None
    players: int | None = None
    options: tuple[tuple[str, int | str], ...] | None = None
    since: str | None = None
    assisted: bool | None = None

    def admits(self, kind: MatchCategory) -> bool:
        """True if matches of this category are accepted, on any day."""
        names = ("game", "opponents", "players", "options", "assisted")
        return all(getattr(self, name) in (None, getattr(kind, name)) for name in names)

    def choose(self, results: Sequence[MatchResult]) -> list[MatchResult]:
        """The accepted results, in their order."""
        # By identity: a lookup of so many categories by value would take most of the time.
        kinds = {id(each.kind): each.kind for each in results}
        admitted = {place for place, kind in kinds.items() if self.admits(kind)}
        since = self.since or ""
        return [each for each in results if id(each.kind) in admitted and each.day >= since]


class Results(Struct, frozen=True):
    """The results of all matches.

    Attributes:
        matches: the results, oldest first.
        notices: the notices for the person.
        kinds: the number of matches in each category.
    """

    matches: tuple[MatchResult, ...]
    notices: tuple[Notice, ...] = ()
    kinds: Mapping[MatchCategory, int] = field(default_factory=dict)

    @classmethod
    def of(cls, matches: Iterable[MatchResult], notices: Sequence[Notice] = ()) -> Results:
        found = tuple(matches)
        # By identity first, as in `Filter.choose`.
        kinds = {id(each.kind): each.kind for each in found}
        counts: Counter[MatchCategory] = Counter()
        for place, count in Counter(id(each.kind) for each in found).items():
            counts[kinds[place]] += count
        return cls(found, tuple(notices), counts)


def read(paths: Paths, games: Mapping[str, Game]) -> Results:
    """The results of all matches of these games in the index, which may not be up to date."""
    index = index_of(paths)
    return Results.of(index.ask(partial(_from_rows, games)), index.notices())


def latest(paths: Paths, games: Mapping[str, Game], game: str, count: int) -> list[MatchResult]:
    """The results of the last matches of a game in the index, oldest first.

    An index that is not up to date is updated, for at most `_PATIENCE` seconds.

    Args:
        games: all games with records.
    """
    index = index_of(paths)
    read = partial(_from_rows, {game: games[game]}, count=count)
    if index.agrees:
        found = index.ask(read)
        if index.agrees:
            return found
    index.update_in_background(games).join(_PATIENCE)
    return index.ask(read)


_PATIENCE = 0.3
"""Seconds that a dialog may wait for the index."""


def person_of(seats: Sequence[Participant]) -> int | None:
    """The seat of the one person at the table; None if there was none, or several."""
    people = people_of(seats)
    return people[0] if len(people) == 1 else None


def result_of(match: Played) -> MatchResult | None:
    """The result of a match; None unless exactly one person played it."""
    seat = person_of(match.seats)
    if seat is None:
        return None
    scores = match.scores
    return MatchResult(
        kind=_category(match.game, match.seats, match.options, match.assisted),
        day=_local_day(match.finished),
        share=Result(match.ranks, scores, match.reason).share(seat),
        score=None if scores is None else scores[seat],
        others=() if scores is None else scores[:seat] + scores[seat + 1 :],
        seconds=match.seconds,
        hints=match.hints,
        undos=match.undos,
    )


def _local_day(time: str) -> str:
    try:
        return f"{datetime.fromisoformat(time).astimezone():%Y-%m-%d}"
    except (ValueError, OverflowError, OSError):
        return time[:10]


def _category(
    game: str, seats: Sequence[Participant], options: Mapping[str, int | str], assisted: bool
) -> MatchCategory:
    levels = sorted(who.level or "" for who in seats if who.kind == "computer")
    rest = sorted((name, value) for name, value in options.items() if name != "players")
    return MatchCategory(game, tuple(levels), len(seats), tuple(rest), assisted)


# Rows ---------------------------------------------------------------------------------------------

_SCORES = msgspec.json.Decoder(tuple[int, ...] | None)


def _from_rows(
    games: Mapping[str, Game], database: sqlite3.Connection, count: int = -1
) -> list[MatchResult]:
    """The results in the rows, oldest first. Raises one of `index.WRONG` at a damaged row.

    Args:
        count: the number of rows that are read, the latest ones; negative for all.
    """
    found: list[MatchResult] = []
    stamps: list[str] = []
    kinds: dict[MatchCategory, MatchCategory] = {}

    # Most rows differ in their scores only: the other columns are decoded once.
    @cache
    def kind_and_seat(
        game: str, seats: str, options: str, assisted: int
    ) -> tuple[MatchCategory, int] | None:
        players = msgspec.json.decode(seats, type=tuple[Participant, ...])
        seat = person_of(players)
        if seat is None:
            return None
        values = msgspec.json.decode(options, type=dict[str, int | str])
        kind = _category(game, players, values, assisted == 1)
        return kinds.setdefault(kind, kind), seat

    decode, new = _SCORES.decode, tuple.__new__  # `MatchResult(…)` takes twice as long.
    query = _ROWS if count < 0 else _ROWS + _LATEST
    values = [*games] if count < 0 else [*games, count]
    rows = database.execute(query.format(marks=marks(games)), values)
    for row in rows:
        game, seats, options, assisted, ranks, scores, stamp, day, *counts = row
        if (shared := kind_and_seat(game, seats, options, assisted)) is None:
            continue
        kind, seat = shared
        points = decode(scores)
        score, others = None, ()
        if points is not None:
            score, others = points[seat], points[:seat] + points[seat + 1 :]
        fields = kind, day or stamp[:10], _share(ranks, seat), score, others, *counts
        found.append(new(MatchResult, fields))
        stamps.append(stamp)
    # Almost in order already, which sorts quickly.
    return [found[place] for place in sorted(range(len(found)), key=stamps.__getitem__)]


# In a damaged file any column may have any type; text counts as 0 here.
_ROWS = (
    "SELECT game, seats, options, assisted, ranks, scores, CAST(finished AS TEXT),"
    " CASE length(finished) WHEN 20 THEN date(finished, 'localtime') END,"
    " CAST(seconds AS INTEGER), CAST(hints AS INTEGER), CAST(undos AS INTEGER)"
    f" {ALL_PLAYED} AND game IN ({{marks}})"
)
_LATEST = " ORDER BY finished DESC LIMIT ?"


@cache
def _share(ranks: str, seat: int) -> float:
    return Result(msgspec.json.decode(ranks, type=tuple[int, ...]), None, "").share(seat)
