"""What the matches played add up to: how often a person won, how surely, against whom.

Only matches with one person at the table count: of several at one screen nobody knows who is who.
Those with help count apart.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from soiree.core.games import Game
from soiree.core.intervals import win_interval
from soiree.storage.history import Played

WINDOW = 20
"""Over how many matches a `win_curve` looks back."""


class Kind(NamedTuple):
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


@dataclass(frozen=True, slots=True)
class Summary:
    """What matches, of one kind or of several, came to for the person.

    Attributes:
        played: how many.
        won: how many were won; a shared first rank counts as its share.
        low, high: the 95 % interval of the share won.
        streak: how many of the latest were won, or shared, in a row.
        longest_streak: the most in a row.
        best, average: of the person's scores; None where no match kept any.
        seconds: how long all of them took at the table.
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
    hints: int
    undos: int


class Share(NamedTuple):
    """The share won in the latest matches, up to one of them, with its 95 % interval."""

    share: float
    low: float
    high: float


def person_of(match: Played) -> int | None:
    """The seat of the one person at the table; None if there was none, or several."""
    people = [seat for seat, who in enumerate(match.seats) if who.kind == "human"]
    return people[0] if len(people) == 1 else None


def kind_of(match: Played) -> Kind:
    """With which other matches this one is compared."""
    levels = sorted(who.level or "" for who in match.seats if who.kind == "computer")
    options = sorted((name, value) for name, value in match.options.items() if name != "players")
    return Kind(match.game, tuple(levels), len(match.seats), tuple(options), match.assisted)


def by_kind(matches: Iterable[Played]) -> dict[Kind, list[Played]]:
    """The matches with one person, by kind and in their order; the kinds sorted."""
    found: dict[Kind, list[Played]] = defaultdict(list)
    for match in matches:
        if person_of(match) is not None:
            found[kind_of(match)].append(match)
    return dict(sorted(found.items(), key=lambda each: str(each[0])))


def won(match: Played) -> float:
    """What the person has of the first rank: 1, a share of it, or 0."""
    seat = person_of(match)
    if seat is None or match.ranks[seat] != 1:
        return 0.0
    return 1 / match.ranks.count(1)


def summary(matches: Sequence[Played], games: Mapping[str, Game]) -> Summary:
    """What these matches come to.

    Args:
        matches: latest first, as `history.read` gives them, each with one person; at least one.
    """
    shares = [won(match) for match in matches]
    scores = [score for match in matches if (score := _score(match)) is not None]
    fewer_wins = games[matches[0].game].low_wins
    low, high = win_interval(sum(shares) / len(shares), len(shares))
    streaks = _streaks(shares)
    return Summary(
        played=len(matches),
        won=sum(shares),
        low=low,
        high=high,
        streak=streaks[0],
        longest_streak=max(streaks),
        best=(min if fewer_wins else max)(scores) if scores else None,
        average=sum(scores) / len(scores) if scores else None,
        seconds=sum(match.seconds for match in matches),
        hints=sum(match.hints for match in matches),
        undos=sum(match.undos for match in matches),
    )


def win_curve(matches: Sequence[Played], window: int = WINDOW) -> list[Share]:
    """The share won as it went on: for each match, oldest first, that of the last so many.

    Args:
        matches: latest first, each with one person.
    """
    shares = [won(match) for match in reversed(matches)]
    curve = []
    for end in range(1, len(shares) + 1):
        recent = shares[max(0, end - window) : end]
        share = sum(recent) / len(recent)
        curve.append(Share(share, *win_interval(share, len(recent))))
    return curve


def _score(match: Played) -> int | None:
    seat = person_of(match)
    return None if match.scores is None or seat is None else match.scores[seat]


def _streaks(shares: Sequence[float]) -> list[int]:
    """The length of each row of wins, that of the latest first; 0 where a match was not won."""
    streaks = [0]
    for share in shares:
        if share:
            streaks[-1] += 1
        else:
            streaks.append(0)
    return streaks
