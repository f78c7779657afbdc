"""What matches came to for the one person who played them, as the rows of the index have it.

Only matches with one person at the table count: of several at one screen nobody knows who is who.
A hundred thousand rows take a third of a second, and are about 20 MB as results.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from functools import partial
from typing import NamedTuple

import msgspec
from msgspec import Struct, field

from soiree.core.events import Result
from soiree.core.games import Game
from soiree.core.records import Participant
from soiree.core.seating import people_of
from soiree.storage.index import ALL_PLAYED, index_of
from soiree.storage.index_rows import Played
from soiree.storage.notices import Notice
from soiree.storage.paths import Paths

MIXED = "mixed"
"""Stands for opponents of different levels."""


class MatchCategory(NamedTuple):
    """Matches that can be compared.

    Attributes:
        game: its name.
        levels: of the opponents, sorted; a level for each of them.
        players: how many.
        options: with their values, sorted by name; without `players`.
        assisted: whether the person had help.
    """

    game: str
    levels: tuple[str, ...]
    players: int
    options: tuple[tuple[str, int | str], ...]
    assisted: bool

    @property
    def opponents(self) -> str:
        """The level of all opponents, `MIXED`, or nothing where the person played alone."""
        levels = set(self.levels)
        return MIXED if len(levels) > 1 else "".join(levels)


class MatchResult(NamedTuple):
    """What a match came to for the one person who played it.

    Attributes:
        day: when it was over, such as `2026-11-20`, on the calendar here.
        share: what the person has of the first rank: 1, a share of it, or 0.
        score: of the person; None where the game keeps none.
        others: the scores of all others.
        seconds: how long it took at the table; 0 where nobody knows.
        hints, undos: how many.
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
        """By how many points the person is ahead of the best opponent; None if that says nothing.

        Args:
            game: of this match.
        """
        if self.score is None or not self.others:
            return None
        return min(self.others) - self.score if game.low_wins else self.score - max(self.others)


class Filter(Struct, frozen=True):
    """Which results are wanted; what is None does not matter.

    Attributes:
        opponents: as in `MatchCategory.opponents`.
        since: the first day, such as `2026-11-20`.
    """

    game: str | None = None
    opponents: str | None = None
    players: int | None = None
    options: tuple[tuple[str, int | str], ...] | None = None
    since: str | None = None
    assisted: bool | None = None

    def admits(self, kind: MatchCategory) -> bool:
        """Whether matches of that kind are wanted, whenever they were."""
        pairs = (
            (self.game, kind.game),
            (self.opponents, kind.opponents),
            (self.players, kind.players),
            (self.options, kind.options),
            (self.assisted, kind.assisted),
        )
        return all(wanted is None or wanted == found for wanted, found in pairs)

    def choose(self, results: Sequence[MatchResult]) -> list[MatchResult]:
        """Those that are wanted, in their order."""
        # By identity: to look up so many kinds by value would take most of the time.
        kinds = {id(each.kind): each.kind for each in results}
        admitted = {place for place, kind in kinds.items() if self.admits(kind)}
        since = self.since or ""
        return [each for each in results if id(each.kind) in admitted and each.day >= since]


class Results(Struct, frozen=True):
    """The results of all matches.

    Attributes:
        matches: oldest first.
        notices: what the person should be told.
        kinds: how many matches there are of each kind.
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
    """The results of all matches of these games with one person, as the index has them now."""
    index = index_of(paths)
    return Results.of(index.ask(partial(_from_rows, games)), index.notices())


def latest(paths: Paths, games: Mapping[str, Game], game: str, count: int) -> list[MatchResult]:
    """The results of the last matches of a game, oldest first, so far as the index has them.

    If the index has to be made first, that is waited for a moment only.

    Args:
        games: all games, of which there may be records.
    """
    index = index_of(paths)
    read = partial(_from_rows, {game: games[game]}, count=count)
    if index.agrees:
        found = index.ask(read)
        if index.agrees:
            return found
    index.agree_in_background(games).join(_PATIENCE)
    return index.ask(read)


_PATIENCE = 0.3
"""Seconds for which a dialog may wait for the index."""


def person_of(match: Played) -> int | None:
    """The seat of the one person at the table; None if there was none, or several."""
    return _person(match.seats)


def kind_of(match: Played) -> MatchCategory:
    """With which other matches this one is compared."""
    return _kind(match.game, match.seats, match.options, match.assisted)


def won(match: Played) -> float:
    """What the person has of the first rank: 1, a share of it, or 0."""
    seat = person_of(match)
    return 0.0 if seat is None else Result(match.ranks, match.scores, match.reason).share(seat)


def result_of(match: Played) -> MatchResult | None:
    """What a match came to for its person; None where nobody, or several, played it."""
    seat = person_of(match)
    if seat is None:
        return None
    scores = match.scores
    return MatchResult(
        kind=kind_of(match),
        day=local_day(match.finished),
        share=won(match),
        score=None if scores is None else scores[seat],
        others=() if scores is None else scores[:seat] + scores[seat + 1 :],
        seconds=match.seconds,
        hints=match.hints,
        undos=match.undos,
    )


def local_day(moment: str) -> str:
    """The day of a moment such as `2026-11-20T19:02:11Z`, on the calendar here.

    What is no moment stays as it is.
    """
    try:
        return f"{datetime.fromisoformat(moment).astimezone():%Y-%m-%d}"
    except (ValueError, OverflowError, OSError):
        return moment[:10]


def _person(seats: Sequence[Participant]) -> int | None:
    people = people_of(seats)
    return people[0] if len(people) == 1 else None


def _kind(
    game: str,
    seats: Sequence[Participant],
    options: Mapping[str, int | str],
    assisted: bool,
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
        count: of the latest rows that are read; all if it is less than 0.
    """
    found: list[MatchResult] = []
    stamps: list[str] = []
    # Most rows differ in their scores only: what they share is read once.
    known: dict[tuple[str, str, str, int], tuple[MatchCategory, int] | None] = {}
    kinds: dict[MatchCategory, MatchCategory] = {}
    shares: dict[tuple[str, int], float] = {}
    decode, new = _SCORES.decode, tuple.__new__  # A class of tuples makes one in twice the time.
    query = _ROWS if count < 0 else _ROWS + _LATEST
    values = [*games] if count < 0 else [*games, count]
    rows = database.execute(query.format(marks=", ".join("?" * len(games))), values)
    for row in rows:
        game, seats, options, assisted, ranks, scores, stamp, day, *counts = row
        key = game, seats, options, assisted
        if key not in known:
            known[key] = _kind_and_seat(*key, kinds)
        if (shared := known[key]) is None:
            continue
        kind, seat = shared
        share = shares.get((ranks, seat))
        if share is None:
            share = shares[ranks, seat] = _share(ranks, seat)
        points = decode(scores)
        if points is None:
            fields = kind, day or stamp[:10], share, None, (), *counts
        else:
            score, others = points[seat], points[:seat] + points[seat + 1 :]
            fields = kind, day or stamp[:10], share, score, others, *counts
        found.append(new(MatchResult, fields))
        stamps.append(stamp)
    # They are in order but for those that were read later, and quickly sorted here.
    return [found[place] for place in sorted(range(len(found)), key=stamps.__getitem__)]


# A damaged file may hold anything anywhere: what is no number counts as 0.
_ROWS = (
    "SELECT game, seats, options, assisted, ranks, scores, CAST(last AS TEXT),"
    " CASE length(last) WHEN 20 THEN date(last, 'localtime') END,"
    " CAST(seconds AS INTEGER), CAST(hints AS INTEGER), CAST(undos AS INTEGER)"
    f" {ALL_PLAYED} AND game IN ({{marks}})"
)
_LATEST = " ORDER BY last DESC LIMIT ?"


def _kind_and_seat(
    game: str,
    seats: str,
    options: str,
    assisted: int,
    kinds: dict[MatchCategory, MatchCategory],
) -> tuple[MatchCategory, int] | None:
    """The kind of a match and the person's seat; None where it does not count.

    Args:
        kinds: those found so far: each is there once.
    """
    players = msgspec.json.decode(seats, type=tuple[Participant, ...])
    seat = _person(players)
    if seat is None:
        return None
    values = msgspec.json.decode(options, type=dict[str, int | str])
    kind = _kind(game, players, values, assisted == 1)
    return kinds.setdefault(kind, kind), seat


def _share(ranks: str, seat: int) -> float:
    return Result(msgspec.json.decode(ranks, type=tuple[int, ...]), None, "").share(seat)
