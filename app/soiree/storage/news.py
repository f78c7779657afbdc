"""The release whose news the person has seen: a file of one line in the state folder."""

from __future__ import annotations

from contextlib import suppress

from soiree.storage.files import read_file, write_safely
from soiree.storage.paths import Paths


def is_update(paths: Paths, release: str) -> bool:
    """True if an earlier release was used here, and the news of this one were not seen.

    Releases before 0.2.0 kept no such file, but the window's place.
    """
    try:
        return read_file(paths.news).decode() != release
    except (OSError, UnicodeDecodeError):
        return paths.window.exists()


def note_seen(paths: Paths, release: str) -> None:
    """Remember that the person has seen the news of this release, or needs none."""
    with suppress(OSError):  # They are shown once more; that is all.
        write_safely(paths.news, release.encode())
