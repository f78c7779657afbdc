"""Where files live."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs
from msgspec import Struct

_APP = "soiree"


class Paths(Struct, frozen=True):
    """The four folders of one person's Soirée. Each is made when something is first written to it.

    Windows and macOS give one and the same folder for the first three, so no two of the places
    below may share a name.

    Attributes:
        config: what the person chose.
        data: what the person would miss: matches played, decks added.
        state: what the program was at: window, match in progress, logs.
        cache: what can be made again.
    """

    config: Path
    data: Path
    state: Path
    cache: Path

    @classmethod
    def find(cls) -> Paths:
        """The platform's own folders, or those in the folder that SOIREE_HOME names."""
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
        """The database in which matches are searched and counted; it is made from the records."""
        return self.cache / "index.sqlite3"

    @property
    def former_indices(self) -> tuple[Path, Path]:
        """What Soirée 0.1.0 had in place of the index."""
        return self.data / "history.sqlite3", self.cache / "album.sqlite3"

    @property
    def trash(self) -> Path:
        """The folder with the matches that were taken out, until the window closes."""
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
        """The folder for decks that the person adds."""
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
        """The list of the files with matches that were opened or saved last."""
        return self.state / "recent.json"

    @property
    def logs(self) -> Path:
        return self.state / "logs"

    @property
    def lock(self) -> Path:
        """The file that is locked by the process that may write here."""
        return self.state / "claim.lock"

    @property
    def address(self) -> Path:
        """The file that says where that process can be spoken to."""
        return self.state / "window.address"

    @property
    def pictures(self) -> Path:
        """The folder for rendered cards."""
        return self.cache / "cards"
