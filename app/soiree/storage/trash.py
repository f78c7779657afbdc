"""Matches that a person has taken out of the album, until the window closes.

They lie in a folder of their own beside those that are kept. What a crash leaves there goes back to
where it was: nothing is lost that nobody has let go for good.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from soiree.storage.files import sync_folder
from soiree.storage.paths import Paths
from soiree.storage.waiting_files import JOURNAL


class Trash:
    """The records that were taken out by this run of the program."""

    def __init__(self, paths: Paths) -> None:
        self._paths = paths
        self._taken: set[Path] = set()
        self._is_sorted_out = False

    def has(self, path: Path) -> bool:
        """Whether the record that lay here was taken out."""
        return path in self._taken

    def take(self, path: Path) -> None:
        """Take a record out, with its journal if it has one. One that is gone needs nothing.

        Raises:
            OSError: it is where it was.
        """
        for each in _with_journal(path):
            aside = self._aside(each)
            aside.parent.mkdir(parents=True, exist_ok=True)
            with suppress(FileNotFoundError):
                each.replace(aside)
        self._taken.add(path)

    def give_back(self, path: Path) -> None:
        """Put a record back, under another name if its own is in use by now. Raises OSError."""
        number, target = 1, path
        while any(map(os.path.lexists, _with_journal(target))):
            number += 1
            target = path.with_stem(f"{path.stem}-{number}")
        for source, goal in zip(_with_journal(path), _with_journal(target), strict=True):
            goal.parent.mkdir(parents=True, exist_ok=True)
            with suppress(FileNotFoundError):
                self._aside(source).replace(goal)
        self._taken.discard(path)
        sync_folder(path.parent)

    def put_back_what_a_crash_left(self) -> None:
        """At first, what lies in the trash was taken out by a run that did not end well."""
        if self._is_sorted_out:
            return
        self._is_sorted_out = True
        for path in list(self._left()):
            with suppress(OSError):
                self.give_back(path)

    def empty(self) -> None:
        """Let everything go for good that this run has taken out."""
        for path in self._taken:
            for each in _with_journal(path):
                with suppress(OSError):
                    self._aside(each).unlink(missing_ok=True)
        self._taken.clear()

    def _left(self) -> Iterator[Path]:
        for home in (self._paths.played, self._paths.waiting):
            with suppress(OSError):
                names = {path.stem for path in (self._paths.trash / home.name).iterdir()}
                yield from (home / f"{name}.soiree" for name in sorted(names))

    def _aside(self, path: Path) -> Path:
        return self._paths.trash / path.parent.name / path.name


def _with_journal(path: Path) -> tuple[Path, Path]:
    return path, path.with_suffix(JOURNAL)
