"""Evenings on disk: a file each, and the matches that belong to them, found by the index."""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from soiree.core.games import Game
from soiree.core.strict_json import Faulty, Newer
from soiree.storage.files import EVENING, files_in, read_file, set_aside, written
from soiree.storage.history.index import index_of
from soiree.storage.history.index_rows import EVENINGS, LARGEST, PLAYED, WAITING, folder_of
from soiree.storage.notices import (
    EVENING_DAMAGED,
    EVENING_GONE,
    EVENING_NEWER,
    NOT_READ,
    Notice,
    because,
)
from soiree.storage.paths import Paths

_Evening = TypeVar("_Evening")


class EveningRecords(Struct, frozen=True):
    """The records of an evening.

    Attributes:
        finished: of finished matches, the latest first.
        waiting: of unfinished matches, the latest first.
    """

    finished: tuple[Path, ...]
    waiting: tuple[Path, ...]


def path_of(paths: Paths, name: str) -> Path:
    """The path of an evening's file by its name without the suffix."""
    return paths.evenings / f"{name}{EVENING}"


def new_name(paths: Paths, day: str) -> str:
    """A name for the file of an evening that begins on a day such as `2026-11-20`."""
    names = (f"evening-{day}-{number}" for number in itertools.count(1))
    return next(name for name in names if not os.path.lexists(path_of(paths, name)))


def save(paths: Paths, name: str, content: bytes) -> Notice | None:
    """Save an evening, and return a notice if that fails."""
    return written(path_of(paths, name), content)


def load(
    paths: Paths, name: str, decode: Callable[[bytes], _Evening]
) -> tuple[_Evening | None, Notice | None]:
    """An evening, or a notice why there is none.

    A damaged file is set aside. A file of a newer Soirée stays as it is.
    """
    path = path_of(paths, name)
    try:
        return decode(read_file(path, LARGEST)), None
    except FileNotFoundError:
        return None, Notice(EVENING_GONE)
    except OSError as error:
        return None, because(NOT_READ, path, error)
    except Newer as fault:
        return None, because(EVENING_NEWER, path, fault)
    except Faulty as fault:
        try:
            kept = set_aside(path)
        except OSError as error:
            return None, because(NOT_READ, path, error)
        return None, Notice(EVENING_DAMAGED, {"reason": str(fault), "kept": kept.name})


def peek(paths: Paths, name: str, decode: Callable[[bytes], _Evening]) -> _Evening | None:
    """An evening that can be read, or None. Changes no file."""
    with suppress(OSError, ValueError):
        return decode(read_file(path_of(paths, name), LARGEST))
    return None


def peek_all(paths: Paths, decode: Callable[[bytes], _Evening]) -> dict[str, _Evening]:
    """All evenings that can be read, by name, oldest first. Changes no file."""
    paths_of_all = sorted(files_in(paths.evenings, EVENING), key=_day_and_number)
    found = ((path.stem, peek(paths, path.stem, decode)) for path in paths_of_all)
    return {name: evening for name, evening in found if evening is not None}


def _day_and_number(path: Path) -> tuple[str, int]:
    day, _, number = path.stem.rpartition("-")
    return day, int(number) if number.isascii() and number.isdigit() else 0


def records_of(paths: Paths, games: Mapping[str, Game], name: str) -> EveningRecords:
    """The records of an evening that are in the album."""
    query = (
        "SELECT folder, file FROM matches WHERE evening = ? AND folder <> ?"
        " AND outcome <> 'unusable' ORDER BY finished DESC, number DESC"
    )
    index = index_of(paths)
    index.update(games)  # Rows of unfinished matches change with the records only.
    found: dict[str, list[Path]] = {PLAYED: [], WAITING: []}
    for folder, file in index.select(query, name.casefold(), EVENINGS, games=games):
        found[folder].append(folder_of(paths, folder) / file)
    return EveningRecords(tuple(found[PLAYED]), tuple(found[WAITING]))
