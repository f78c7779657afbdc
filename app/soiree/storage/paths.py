"""The paths of a person's files."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

import platformdirs
from msgspec import Struct

_APP = "soiree"


class _Place:
    def __init__(self, folder: Literal["config", "data", "state", "cache"], name: str) -> None:
        self._folder, self._name = folder, name

    def __get__(self, paths: Paths, _: type) -> Path:
        folder: Path = getattr(paths, self._folder)
        return folder / self._name


class Paths(Struct, frozen=True):
    """The four folders of one person's Soirée, each created by the first file in it.

    On Windows and macOS the first three are the same folder, so no two paths below may share a
    name.

    Attributes:
        config: the settings.
        data: files that the person would miss: finished matches and added decks.
        state: the state of the program: window, matches in progress, logs.
        cache: files that can be made again.
    """

    config: Path
    data: Path
    state: Path
    cache: Path

    @classmethod
    def find(cls) -> Paths:
        """The folders of the platform, or subfolders of the environment variable SOIREE_HOME."""
        if home := os.environ.get("SOIREE_HOME"):
            folder = Path(home).expanduser().absolute()
            return cls(folder / "config", folder / "data", folder / "state", folder / "cache")
        return cls(
            platformdirs.user_config_path(_APP, appauthor=False),
            platformdirs.user_data_path(_APP, appauthor=False),
            platformdirs.user_state_path(_APP, appauthor=False),
            platformdirs.user_cache_path(_APP, appauthor=False),
        )

    settings = _Place("config", "settings.json")
    played = _Place("data", "matches")
    """The folder with a record of each finished match."""
    trash = _Place("data", "trash")
    """The folder with deleted matches, until the window closes."""
    decks = _Place("data", "decks")
    """The folder for decks added by the person."""
    evenings = _Place("data", "evenings")
    """The folder with a file for each evening."""
    own_problems = _Place("data", "problems.json")
    """The file with the person's own choices that come back as problems."""
    tournaments = _Place("data", "tournaments")
    """The folder with the tournaments."""
    daily_deals = _Place("data", "daily.json")
    """The file with the first match of each deal of the day."""
    waiting = _Place("state", "waiting")
    """The folder with the matches in progress."""
    window = _Place("state", "window.json")
    recent = _Place("state", "recent.json")
    """The list of recently opened or saved files."""
    news = _Place("state", "news.txt")
    """The file that names the release whose news the person has seen."""
    logs = _Place("state", "logs")
    lock = _Place("state", "claim.lock")
    """The file locked by the process that may write."""
    address = _Place("state", "window.address")
    """The file with the address at which that process accepts requests."""
    index = _Place("cache", "index.sqlite3")
    """The database for searching and counting matches, made from the records."""
    reviews = _Place("cache", "reviews")
    """The folder for reviews of matches."""
    table_pictures = _Place("cache", "tables")
    """The folder for small pictures of tables."""
    pictures = _Place("cache", "cards")
    """The folder for rendered cards."""

    @property
    def former_indices(self) -> tuple[Path, Path]:
        """The databases that Soirée 0.1.0 had in place of the index."""
        return self.data / "history.sqlite3", self.cache / "album.sqlite3"
