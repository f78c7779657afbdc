"""Matches that a person has taken out of the album, until the window closes.

They lie in a folder of their own beside those that are kept. What a crash leaves there goes back to
where it was: nothing is lost that nobody has let go for good.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from soiree.storage.files import sync_folder
from soiree.storage.paths import Paths
from soiree.storage.waiting_files import JOURNAL


class Trash:
    """The records that were taken out by this run of the program."""

    def __init__(self, paths: Paths) -> None:
        self._paths = paths
        self._is_sorted_out = False

    def take(self, path: Path) -> Path:
        """Take a record out, with its journal if it has one, and return where it lies then.

        Raises:
            OSError: it is where it was.
        """
        place = _free(self._paths.trash / path.parent.name / path.name)
        _move(path, place)
        return place

    def give_back(self, place: Path) -> None:
        """Put a record back, under another name if its own is in use by now. Raises OSError."""
        home = self._paths.waiting if place.parent.name == "waiting" else self._paths.played
        _move(place, _free(home / place.name))

    def put_back_what_a_crash_left(self) -> None:
        """At first, what lies in the trash was taken out by a run that did not end well."""
        if self._is_sorted_out:
            return
        self._is_sorted_out = True
        for place in list(self._left()):
            with suppress(OSError):
                self.give_back(place)

    def erase(self, places: Iterable[Path]) -> None:
        """Let these records go for good."""
        for place in places:
            for each in _with_journal(place):
                with suppress(OSError):
                    each.unlink(missing_ok=True)

    def _left(self) -> Iterator[Path]:
        for home in (self._paths.played, self._paths.waiting):
            folder = self._paths.trash / home.name
            with suppress(OSError):
                names = {path.stem for path in folder.iterdir()}
                yield from (folder / f"{name}.soiree" for name in sorted(names))


def _free(path: Path) -> Path:
    """A path where neither a record nor a journal lies: this one, or one with a number."""
    number, free = 1, path
    while any(map(os.path.lexists, _with_journal(free))):
        number += 1
        free = path.with_stem(f"{path.stem}-{number}")
    return free


def _move(source: Path, target: Path) -> None:
    """Move a record with its journal, both or neither, if they are there. Raises OSError."""
    target.parent.mkdir(parents=True, exist_ok=True)
    moved: list[tuple[Path, Path]] = []
    try:
        for pair in zip(_with_journal(source), _with_journal(target), strict=True):
            with suppress(FileNotFoundError):
                pair[0].replace(pair[1])
                moved.append(pair)
    except OSError:
        for before, after in moved:
            with suppress(OSError):
                after.replace(before)
        raise
    # The new name first: a power cut may leave both, never neither.
    sync_folder(target.parent)
    sync_folder(source.parent)


def _with_journal(path: Path) -> tuple[Path, Path]:
    return path, path.with_suffix(JOURNAL)
