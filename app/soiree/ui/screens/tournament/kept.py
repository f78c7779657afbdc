"""The tournaments in the person's folder, each a file."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from soiree.controller.tournament.file import LARGEST, decode, encode
from soiree.controller.tournament.link import MatchLink
from soiree.controller.tournament.playing import with_record
from soiree.controller.tournament.rounds import with_next_round
from soiree.controller.tournament.tournament import Tournament
from soiree.core.records import Faulty, Newer, Record
from soiree.games import GAMES
from soiree.storage.files import RECORD, changed, files_in, game_of, read_file, written
from soiree.storage.matches import read_record
from soiree.storage.notices import NEWER, NO_TOURNAMENT, Notice, because
from soiree.storage.paths import Paths

_ENDING = ".json"

_LOOKED_AT = 50
"""The number of finished matches that are searched for results."""


def kept(paths: Paths) -> list[Path]:
    """The files of tournaments, the one that was changed last first."""
    return sorted(files_in(paths.tournaments, _ENDING), key=changed, reverse=True)


def new_path(paths: Paths, game: str) -> Path:
    """A path for a new tournament of a game."""
    day = f"{datetime.now().astimezone():%Y-%m-%d}"
    tried = (paths.tournaments / f"{game}-{day}-{n}{_ENDING}" for n in itertools.count(1))
    return next(path for path in tried if not path.exists())


def load(path: Path) -> tuple[Tournament | None, Notice | None]:
    """The tournament in a file, or a notice why it cannot be opened. The file does not change."""
    try:
        return decode(read_file(path, LARGEST)), None
    except Newer as fault:
        return None, because(NEWER, path, fault)
    except (OSError, Faulty) as fault:
        return None, because(NO_TOURNAMENT, path, fault)


def save(path: Path, tournament: Tournament) -> Notice | None:
    """Write a tournament. Returns a notice if that failed."""
    return written(path, encode(tournament))


def with_results(paths: Paths, path: Path, tournament: Tournament) -> Tournament:
    """The tournament with the results of the finished matches among the records."""
    if tournament.open_matches:
        for record in _finished(paths, tournament.game, path.stem):
            link = MatchLink.of(record.extra)
            if link is not None and link.tournament == path.stem:
                tournament = with_record(tournament, record)
    return with_next_round(tournament)


def _finished(paths: Paths, game: str, name: str) -> Iterator[Record]:
    files = [each for each in files_in(paths.played, RECORD) if game_of(each) == game]
    for file in sorted(files, key=changed, reverse=True)[:_LOOKED_AT]:
        with suppress(OSError, Faulty):
            if name.encode() in read_file(file):
                yield read_record(file, GAMES)
