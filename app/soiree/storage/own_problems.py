"""A person's own choices that come back as problems, until they are solved.

The file `problems.json` has them with their positions, so that they stay when a match is deleted.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from datetime import date, timedelta

from msgspec import Struct
from msgspec.structs import replace

from soiree.core.entries import Move
from soiree.core.migrations import Migration
from soiree.storage.notices import Notice
from soiree.storage.paths import Paths
from soiree.storage.state_files import load_kept, save_kept

MIGRATIONS: tuple[Migration, ...] = ()
"""The migration from version 1 of the file to 2, and so on."""

DAYS = (1, 3, 7, 21)
"""The numbers of days after which a problem comes back; the last one repeats."""

MOST = 60
"""The largest number of unsolved problems; the least costly ones are dropped."""

FROM_A_MATCH = 3
"""The largest number of problems of one match."""


class OwnProblem(Struct, frozen=True):
    """A costly choice of the person.

    Attributes:
        game: the name of the game.
        record: the encoded record of the match, up to the choice and including it.
        place: the place of the choice in the match, in a few words.
        best: the best moves.
        cost: the loss of the chance to win, from 0 to 1.
        due: the day on which the problem comes back, such as `2026-11-20`.
        failures: the number of attempts that did not solve it.
        is_solved: True if the person has found the best move.
    """

    game: str
    record: str
    place: str
    best: tuple[Move, ...]
    cost: float
    due: str
    failures: int = 0
    is_solved: bool = False

    @property
    def id(self) -> str:
        """The identifier of the choice, which follows from its record."""
        return hashlib.sha256(self.record.encode()).hexdigest()[:16]

    def attempted(self, today: date, *, solved: bool) -> OwnProblem:
        """The problem after an attempt today: solved, and so never due again, or else due after a
        number of days that grows with the failures (`DAYS`).
        """
        if solved:
            return replace(self, is_solved=True)
        failures = self.failures + 1
        return replace(self, failures=failures, due=_due(today, failures))


class _Kept(Struct, frozen=True):
    problems: tuple[OwnProblem, ...]


def load(paths: Paths) -> tuple[OwnProblem, ...]:
    """The person's problems; empty if the file is of a newer Soirée, or damaged and set aside."""
    kept = load_kept(paths.own_problems, _Kept, MIGRATIONS)
    return () if kept is None else kept.problems


def save(paths: Paths, problems: Sequence[OwnProblem]) -> Notice | None:
    """Save the person's problems, and return a notice if that fails.

    A file of a newer Soirée stays as it is.
    """
    return save_kept(paths.own_problems, _Kept(tuple(problems)), MIGRATIONS)


def joined(
    present: Sequence[OwnProblem], new: Iterable[OwnProblem], today: date
) -> tuple[OwnProblem, ...]:
    """Add the costliest new problems, due after the first of `DAYS`; keep `MOST` unsolved ones.

    Args:
        new: costly choices of one match.
    """
    known = {each.id for each in present}
    costliest = sorted(new, key=lambda each: -each.cost)[:FROM_A_MATCH]
    added = [replace(each, due=_due(today, 0)) for each in costliest if each.id not in known]
    unsolved = [each for each in (*present, *added) if not each.is_solved]
    least = sorted((each.cost for each in unsolved), reverse=True)[:MOST][-1:]
    return tuple(each for each in (*present, *added) if each.is_solved or [each.cost] >= least)


def due(problems: Iterable[OwnProblem], today: date) -> list[OwnProblem]:
    """The problems to solve on a day, the longest due first."""
    found = [each for each in problems if not each.is_solved and each.due <= today.isoformat()]
    return sorted(found, key=lambda each: (each.due, -each.cost))


def _due(today: date, failures: int) -> str:
    return (today + timedelta(days=DAYS[min(failures, len(DAYS) - 1)])).isoformat()
