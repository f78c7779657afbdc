"""Matches on disk: the one in progress of each game, and the records of those played.

The match in progress is written whole at each entry, to one file for each game. When it is over, it
moves to the matches played in steps that can each be repeated: a crash between two of them loses
nothing, and `load` finishes the rest without counting anything twice.
"""

from __future__ import annotations

import itertools
from contextlib import suppress
from datetime import date
from pathlib import Path

from soiree.core import records
from soiree.core.games import Game
from soiree.core.records import Record
from soiree.storage.files import RECORD, records_in, remove, set_aside, write_safely
from soiree.storage.notices import (
    MATCH_DAMAGED,
    MATCH_DAMAGED_IN_PLACE,
    NOT_READ,
    NOT_REMOVED,
    Notice,
    because,
    not_written,
)
from soiree.storage.paths import Paths


def save(paths: Paths, record: Record) -> Notice | None:
    """Save a match in progress, in place of the last one of its game.

    Returns:
        Why that failed; the match is then on disk as it was saved before.
    """
    path = _waiting(paths, record.game)
    try:
        write_safely(path, records.encode(record))
    except OSError as error:
        return not_written(path, error)
    return None


def waiting(paths: Paths) -> frozenset[str]:
    """The names of the games of which a match waits to be continued."""
    return frozenset(path.stem for path in records_in(paths.waiting))


def load(paths: Paths, game: Game) -> tuple[Record | None, Notice | None]:
    """The match of a game that waits, if any, and what the person should be told.

    A damaged one is set aside. One that is already over, because the process was killed during
    `finish`, is finished now.
    """
    path = _waiting(paths, game.name)
    try:
        record = records.decode(path.read_bytes(), {game.name: game})
    except FileNotFoundError:
        return None, None
    except OSError as error:
        return None, because(NOT_READ, path, error)
    except records.Faulty as fault:
        return None, _damaged(path, fault)
    if record.result:
        return None, finish(paths, record)
    return record, None


def give_up(paths: Paths, game: str) -> Notice | None:
    """Remove the match in progress of a game; it counts as never played.

    Returns:
        Why it is still there.
    """
    path = _waiting(paths, game)
    try:
        remove(path)
    except OSError as error:
        return because(NOT_REMOVED, path, error)
    return None


def finish(paths: Paths, record: Record) -> Notice | None:
    """Move a finished match to those played, and count it.

    Doing so again changes nothing. The history takes over the record's extra field `assisted`.

    Returns:
        What failed. The match goes on waiting until its record is among those played.
    """
    from soiree.storage import history  # SQLite is not needed before a first match is over.

    # The waiting file must be this very record, or `load` would count another one after a crash.
    unsaved = save(paths, record)
    try:
        file = _put_down(paths.played, record)
    except OSError as error:
        return not_written(paths.played, error)
    # The match counts even without its row: the history looks for records that have none.
    uncounted = history.add(paths, file, record)
    with suppress(OSError):  # If it stays, it is finished once more, to no effect.
        remove(_waiting(paths, record.game))
    return unsaved or uncounted


def _waiting(paths: Paths, game: str) -> Path:
    return paths.waiting / f"{game}{RECORD}"


def _damaged(path: Path, fault: records.Faulty) -> Notice:
    try:
        kept = set_aside(path)
    except OSError:
        return because(MATCH_DAMAGED_IN_PLACE, path, fault)
    return Notice(MATCH_DAMAGED, {"reason": str(fault), "kept": kept.name})


def _put_down(folder: Path, record: Record) -> Path:
    """Write a record among those played, unless it is there, as `rummy-2026-01-31-1.soiree`."""
    content = records.encode(record)
    for number in itertools.count(1):
        path = folder / f"{record.game}-{_day(record)}-{number}{RECORD}"
        if not path.exists():
            write_safely(path, content)
            break
        if path.read_bytes() == content:
            break
    return path


def _day(record: Record) -> str:
    try:
        return str(date.fromisoformat((record.started or "")[:10]))
    except ValueError:
        return "undated"
