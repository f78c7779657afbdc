"""The paths of a person's files."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs
from msgspec import Struct

_APP = "soiree"


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

    @property
    def settings(self) -> Path:
        return self.config / "settings.json"

    @property
    def played(self) -> Path:
        """The folder with a record of each finished match."""
        return self.data / "matches"

    @property
    def index(self) -> Path:
        """The database for searching and counting matches, made from the records."""
        return self.cache / "index.sqlite3"

    @property
    def former_indices(self) -> tuple[Path, Path]:
        """The databases that Soirée 0.1.0 had in place of the index."""
        return self.data / "history.sqlite3", self.cache / "album.sqlite3"

    @property
    def trash(self) -> Path:
        """The folder with deleted matches, until the window closes."""
        return self.data / "trash"

    @property
    def table_pictures(self) -> Path:
        """The folder for small pictures of tables."""
        return self.cache / "tables"

    @property
    def reviews(self) -> Path:
        """The folder for reviews of matches."""
        return self.cache / "reviews"

    @property
    def decks(self) -> Path:
        """The folder for decks added by the person."""
        return self.data / "decks"

    @property
    def waiting(self) -> Path:
        """The folder with the matches in progress."""
        return self.state / "waiting"

    @property
    def news(self) -> Path:
        """The file that names the release whose news the person has seen."""
        return self.state / "news.txt"

    @property
    def window(self) -> Path:
        return self.state / "window.json"

    @property
    def recent(self) -> Path:
        """The list of recently opened or saved files."""
        return self.state / "recent.json"

    @property
    def logs(self) -> Path:
        return self.state / "logs"

    @property
    def lock(self) -> Path:
        """The file locked by the process that may write."""
        return self.state / "claim.lock"

    @property
    def address(self) -> Path:
        """The file with the address at which that process accepts requests."""
        return self.state / "window.address"

    @property
    def pictures(self) -> Path:
        """The folder for rendered cards."""
        return self.cache / "cards"
