"""The release whose news the person has seen: a file of one line in the state folder."""

from __future__ import annotations

from contextlib import suppress

from soiree.storage.files import read_file, write_safely
from soiree.storage.paths import Paths


def is_update(paths: Paths, release: str) -> bool:
    """True if an earlier release was used here, and the person has not seen the news of this one.

    Releases before 0.2.0 stored no news file, but the geometry of the window.
    """
    try:
        return read_file(paths.news).decode() != release
    except (OSError, UnicodeDecodeError):
        return paths.window.exists()


def note_seen(paths: Paths, release: str) -> None:
    """Remember that the person has seen the news of this release, or needs none."""
    with suppress(OSError):  # The news are then shown once more.
        write_safely(paths.news, release.encode())
