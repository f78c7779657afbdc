"""JSON files with a version: the window's geometry, recent files, own problems and daily deals.

A file states its version in the field `version`; without that field, the version is 1. Older files
are migrated, newer files are never overwritten. A new field that may be missing needs no new
version. Every other change does: a field that disappears or changes its meaning, or a value that
earlier programs would reject.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct

from soiree.core.migrations import Migration, version_after
from soiree.storage.files import read_file, set_aside, write_safely
from soiree.storage.notices import Notice, not_written
from soiree.storage.paths import Paths

_log = logging.getLogger(__name__)

_LARGEST = 100_000
"""The largest size that is read, in bytes."""

_DAMAGE = (OSError, ValueError, TypeError, LookupError, RecursionError)
"""The errors of a file that cannot be read."""

_State = TypeVar("_State", bound=Struct)


def version_of(content: object) -> int:
    """The version of a file's content; 1 if the version is missing or invalid."""
    version = content.get("version") if isinstance(content, dict) else None
    return version if type(version) is int and version > 0 else 1


def is_newer(content: object, migrations: Sequence[Migration]) -> bool:
    """True if a newer Soirée wrote this content."""
    return version_of(content) > version_after(migrations)


def brought_up(content: Any, migrations: Sequence[Migration]) -> Any:
    """The content, migrated to the present version; newer content is returned unchanged."""
    for migration in migrations[version_of(content) - 1 :]:
        content = migration(content)
    return content


# Files that the person would miss ---------------------------------------------------------------

_LARGEST_KEPT = 20_000_000
"""The largest size of such a file that is read, in bytes."""


def load_kept(path: Path, kind: type[_State], migrations: Sequence[Migration]) -> _State | None:
    """The content of a file; None if it is missing, of a newer Soirée, or damaged and set aside."""
    if not path.exists():
        return None
    try:
        return _load(path, kind, migrations, _LARGEST_KEPT)
    except _DAMAGE:
        _log.exception("%s cannot be read.", path.name)
        with suppress(OSError):
            set_aside(path)
        return None


def save_kept(path: Path, state: Struct, migrations: Sequence[Migration]) -> Notice | None:
    """Save a file, and return a notice if that fails. A file of a newer Soirée stays as it is."""
    try:
        _save(path, state, migrations, lasts=True)
    except OSError as error:
        return not_written(path, error)
    return None


# The window ---------------------------------------------------------------------------------------

Position = Annotated[int, Meta(ge=-100_000, le=100_000)]
Length = Annotated[int, Meta(ge=1, le=100_000)]


class WindowPlace(Struct, frozen=True):
    """The geometry of the window when it is not maximised, in the desktop's logical pixels.

    The screen that it lies on may have been removed since.
    """

    x: Position
    y: Position
    width: Length
    height: Length
    maximised: bool = False


WINDOW_MIGRATIONS: tuple[Migration, ...] = ()
"""The migration from version 1 of `window.json` to 2, and so on."""


def load_window(paths: Paths) -> WindowPlace | None:
    """The last geometry of the window; None if it is unknown, which needs no notice."""
    return _load_unless_damaged(paths.window, WindowPlace, WINDOW_MIGRATIONS)


def save_window(paths: Paths, place: WindowPlace) -> Notice | None:
    """Save the geometry of the window, and return the reason for a failure.

    A file of a newer Soirée stays as it is.
    """
    return save_kept(paths.window, place, WINDOW_MIGRATIONS)


# The recent files ---------------------------------------------------------------------------------

MOST_RECENT = 8
"""The length of the list of recent files."""


class _Recent(Struct, frozen=True):
    files: list[Annotated[str, Meta(min_length=1, max_length=4096)]]


RECENT_MIGRATIONS: tuple[Migration, ...] = (lambda names: {"files": names},)
"""The migration from version 1 of `recent.json`, a list, to 2, and so on."""


def load_recent(paths: Paths) -> list[Path]:
    """The recent files, latest first; empty if they are unknown, which needs no notice."""
    recent = _load_unless_damaged(paths.recent, _Recent, RECENT_MIGRATIONS) or _Recent([])
    return [Path(name) for name in recent.files[:MOST_RECENT] if "\0" not in name]


def save_recent(paths: Paths, files: Sequence[Path]) -> None:
    """Save the recent files, latest first; failures are ignored.

    A file of a newer Soirée stays as it is. Nothing is saved if a name is not valid Unicode.
    """
    names = [str(file) for file in files[:MOST_RECENT]]
    with suppress(OSError, UnicodeEncodeError):
        _save(paths.recent, _Recent(names), RECENT_MIGRATIONS, lasts=False)


def _load_unless_damaged(
    path: Path, kind: type[_State], migrations: Sequence[Migration]
) -> _State | None:
    with suppress(*_DAMAGE):
        return _load(path, kind, migrations)
    return None


def _load(
    path: Path, kind: type[_State], migrations: Sequence[Migration], largest: int = _LARGEST
) -> _State | None:
    content = msgspec.json.decode(read_file(path, largest))
    if is_newer(content, migrations):
        return None
    return msgspec.convert(brought_up(content, migrations), kind)


def _save(path: Path, state: Struct, migrations: Sequence[Migration], *, lasts: bool) -> None:
    with suppress(*_DAMAGE):
        if is_newer(msgspec.json.decode(read_file(path, _LARGEST_KEPT)), migrations):
            return
    content = {"version": version_after(migrations), **msgspec.to_builtins(state)}
    write_safely(path, msgspec.json.encode(content), lasts=lasts)
