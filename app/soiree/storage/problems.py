"""The built-in problems: positions of matches, found by `packaging/problems.py`.

Each game has a ZIP archive with `index.json`, which lists the problems in order, and a record
of each problem that ends at its position. A list of problems reads only the index. The problems are
a course: by theme, and rising within each theme.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from typing import Literal
from zipfile import BadZipFile, ZipFile

import msgspec
from msgspec import Struct

from soiree.core.entries import Move
from soiree.core.games import Game
from soiree.core.records import Record, decode
from soiree.core.zones import Seat
from soiree.resources import resource

_log = logging.getLogger(__name__)

INDEX = "index.json"

Difficulty = Literal[1, 2, 3]


class KeptProblem(Struct, frozen=True):
    """A problem in the index of its archive.

    Attributes:
        id: an identifier that is unique within the game and never changes.
        seat: the seat that chooses.
        best: the moves that solve the problem: the best move and its equals.
        rival: the best of all other moves.
        theme: the key of one of the game's themes.
        answer: the kind of answer to the theme (`packaging/problem_kinds`).
        difficulty: 1 for easy to 3 for hard.
        chance: the chance to win the match with the best move, estimated by the strongest level.
        gap: the difference to the chance with the rival.
        error: the standard error of the gap.
        strongest, middle, weakest: the number of times out of twenty that a level solves it.
    """

    id: str
    seat: Seat
    best: tuple[Move, ...]
    rival: Move
    theme: str
    answer: str
    difficulty: Difficulty
    chance: float
    gap: float
    error: float
    strongest: int
    middle: int
    weakest: int


def archive_of(game: str) -> Path:
    """The archive of a game's problems. Raises FileNotFoundError if there is none."""
    return resource("problems", f"{game}.zip")


@cache
def kept_problems(game: str) -> tuple[KeptProblem, ...]:
    """The installed problems of a game, in the order in which a learner meets them."""
    try:
        return problems_in(archive_of(game))
    except FileNotFoundError:
        return ()


def problems_in(archive: Path) -> tuple[KeptProblem, ...]:
    """The problems in an archive; empty if any part of it is damaged."""
    try:
        with ZipFile(archive) as opened:
            if (damaged := opened.testzip()) is not None:
                raise BadZipFile(damaged)
            return msgspec.json.decode(opened.read(INDEX), type=tuple[KeptProblem, ...])
    except Exception:  # The errors of archives have no common class.
        _log.exception("The problems in %s cannot be read.", archive.name)
        return ()


def record_of(game: Game, problem: KeptProblem) -> Record:
    """The record of a problem, which ends at its position."""
    with ZipFile(archive_of(game.name)) as archive:
        return decode(archive.read(f"{problem.id}.soiree"), {game.name: game})


def of_the_day(day: date, games: Sequence[str]) -> tuple[str, KeptProblem] | None:
    """The problem of a day, the same for everybody, and the name of its game.

    Every problem appears once, in a random order of all games, before any is repeated.
    """
    every = [(game, problem) for game in sorted(games) for problem in kept_problems(game)]
    if not every:
        return None
    turn, place = divmod(day.toordinal(), len(every))
    random.Random(f"problems {turn}").shuffle(every)
    return every[place]


def key_of(game: str, problem: KeptProblem) -> str:
    """The key of a problem in the settings."""
    return f"{game} {problem.id}"


Outcome = Literal["solved", "shown"]
"""The outcome of a problem: solved by the person, or the solution was shown first."""


def is_learned(game: str, theme: str, outcomes: Mapping[str, Outcome]) -> bool:
    """True if all problems of a theme are solved."""
    mine = [each for each in kept_problems(game) if each.theme == theme]
    return all(outcomes.get(key_of(game, each)) == "solved" for each in mine)


def days_in_a_row(calendar: Mapping[str, Outcome], today: date) -> int:
    """The number of days in a row, up to today or yesterday, whose problem was solved.

    Args:
        calendar: the outcomes of the problems of the day, by day such as `2026-11-20`.
    """
    day = today if _is_solved(calendar, today) else today - timedelta(days=1)
    count = 0
    while _is_solved(calendar, day - timedelta(days=count)):
        count += 1
    return count


def _is_solved(calendar: Mapping[str, Outcome], day: date) -> bool:
    return calendar.get(day.isoformat()) == "solved"


def note_outcome(outcomes: dict[str, Outcome], key: str, outcome: Outcome) -> None:
    """Store the outcome of a problem or a day; what is solved stays solved."""
    if outcomes.get(key) != "solved":
        outcomes[key] = outcome
