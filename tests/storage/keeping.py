"""Helpers that save and find matches like the window."""

from __future__ import annotations

from collections.abc import Mapping

from soiree.core.games import Game
from soiree.core.records import Record
from soiree.storage import matches
from soiree.storage.history import index
from soiree.storage.history.album import Album
from soiree.storage.history.index_rows import Played
from soiree.storage.notices import Notice
from soiree.storage.paths import Paths
from soiree.storage.waiting_match import WaitingMatch
from tests.every_game import EVERY_GAME


def keep(paths: Paths, record: Record) -> Notice | None:
    """Save a match to the disk, and return the last notice of the saving, if any."""
    told: list[Notice | None] = [None]
    game = EVERY_GAME[record.game]
    waiting, _ = matches.load(paths, game)
    store = matches.MatchStore(paths, waiting or matches.new(paths, game), told.append)
    store.note(record)
    store.catch_up()
    return told[-1]


def update(album: Album) -> list[Notice]:
    """Update an album from the records, and return its notices."""
    for _ in album.update_in_steps():
        pass
    return album.notices()


def counted(paths: Paths, games: Mapping[str, Game] = EVERY_GAME) -> list[Played]:
    """The finished matches, latest first."""
    return list(index.latest_first(paths, games))


def on_disk(paths: Paths, game: str) -> Record | None:
    """The record of a game's unfinished match, which another process may be playing."""
    try:
        return WaitingMatch.load(paths.waiting / f"{game}.soiree", EVERY_GAME)[1]
    except FileNotFoundError:
        return None


def waiting_match(paths: Paths, game: str = "soi") -> tuple[Record | None, Notice | None]:
    """Load the unfinished match of a game that was played last. Returns its record and the last
    notice of the loading; each is None if there is none.
    """
    waiting, notices = matches.load(paths, EVERY_GAME[game])
    return (waiting.record if waiting else None), (notices[-1] if notices else None)
