"""Matches kept and found again, as the window does it."""

from __future__ import annotations

from collections.abc import Mapping

from soiree.core.games import Game
from soiree.core.records import Record
from soiree.storage import index, matches
from soiree.storage.album import Album
from soiree.storage.index_rows import Played
from soiree.storage.notices import Notice
from soiree.storage.paths import Paths
from soiree.storage.waiting_match import WaitingMatch
from tests.every_game import EVERY_GAME


def keep(paths: Paths, record: Record) -> Notice | None:
    """Keep a match as it is now, on the disk itself; what the person is told at the end."""
    told: list[Notice | None] = [None]
    game = EVERY_GAME[record.game]
    waiting, _ = matches.load(paths, game)
    store = matches.MatchStore(paths, waiting or matches.new(paths, game), told.append)
    store.note(record)
    store.catch_up()
    return told[-1]


def agree(album: Album) -> list[Notice]:
    """Bring an album into agreement with the records; what the person is told of them."""
    for _ in album.agreeing():
        pass
    return album.notices()


def counted(paths: Paths, games: Mapping[str, Game] = EVERY_GAME) -> list[Played]:
    """The matches that count as played, the latest one first."""
    return list(index.latest_first(paths, games))


def on_disk(paths: Paths, game: str) -> Record | None:
    """The match of a game that waits, while another process may be playing it."""
    try:
        return WaitingMatch.load(paths.waiting / f"{game}.soiree", EVERY_GAME)[1]
    except FileNotFoundError:
        return None


def waits(paths: Paths, game: str = "soi") -> tuple[Record | None, Notice | None]:
    """The match of a game that waits and was played last, and what the person is told last."""
    waiting, notices = matches.load(paths, EVERY_GAME[game])
    return (waiting.record if waiting else None), (notices[-1] if notices else None)
