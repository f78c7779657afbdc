"""The problems that come with the program: positions of matches, found by `packaging/problems.py`.

Each game has one file, a ZIP archive: `index.json` with what is known of each problem, in the order
of their difficulty, and a record for each, cut at its position. Only the index is read for a list.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Mapping, Sequence
from datetime import date
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
    """What is known of a problem.

    Attributes:
        id: of this problem among those of its game; it stays when others come or go.
        seat: whose choice it is.
        best: the moves that solve it: the best one, and those that come to the same.
        rival: the best of all other moves.
        theme: what it is about: a key of the game's themes.
        difficulty: from easy to hard.
        chance: to win the match with the best move, from 0 to 1, as the strongest level sees it.
        gap: by how much more that is than with the rival.
        error: the standard error of the gap.
        strongest, middle, weakest: how many times out of twenty these levels find it.
    """

    id: str
    seat: Seat
    best: tuple[Move, ...]
    rival: Move
    theme: str
    difficulty: Difficulty
    chance: float
    gap: float
    error: float
    strongest: int
    middle: int
    weakest: int


def archive_of(game: str) -> Path:
    """The file with the problems of a game. Raises FileNotFoundError if it has none."""
    return resource("problems", f"{game}.zip")


@cache
def kept_problems(game: str) -> tuple[KeptProblem, ...]:
    """The problems of a game, the easiest first; none if it has none."""
    try:
        return problems_in(archive_of(game))
    except FileNotFoundError:
        return ()


def problems_in(archive: Path) -> tuple[KeptProblem, ...]:
    """The problems in an archive; none if any of it is damaged."""
    try:
        with ZipFile(archive) as opened:
            if (damaged := opened.testzip()) is not None:
                raise BadZipFile(damaged)
            return msgspec.json.decode(opened.read(INDEX), type=tuple[KeptProblem, ...])
    except Exception:  # What is wrong with an archive has no common class.
        _log.exception("The problems in %s cannot be read.", archive.name)
        return ()


def record_of(game: Game, problem: KeptProblem) -> Record:
    """The match of a problem, up to its position."""
    with ZipFile(archive_of(game.name)) as archive:
        return decode(archive.read(f"{problem.id}.soiree"), {game.name: game})


def of_the_day(day: date, games: Sequence[str]) -> tuple[str, KeptProblem] | None:
    """The problem of a day, with the name of its game: the same for everybody.

    All problems come up, the games mixed, before any comes again.
    """
    every = [(game, problem) for game in sorted(games) for problem in kept_problems(game)]
    if not every:
        return None
    turn, place = divmod(day.toordinal(), len(every))
    random.Random(f"problems {turn}").shuffle(every)
    return every[place]


def key_of(game: str, problem: KeptProblem) -> str:
    """The name of a problem in the settings."""
    return f"{game} {problem.id}"


Outcome = Literal["solved", "shown"]
"""How a problem ended: it was solved, or its solution was shown before."""


def note_outcome(outcomes: dict[str, Outcome], key: str, outcome: Outcome) -> None:
    """Keep how a problem ended; one that was solved stays so."""
    if outcomes.get(key) != "solved":
        outcomes[key] = outcome


def count_solved(outcomes: Mapping[str, Outcome], game: str) -> int:
    """How many problems of a game have been solved."""
    return sum(outcomes.get(key_of(game, each)) == "solved" for each in kept_problems(game))
