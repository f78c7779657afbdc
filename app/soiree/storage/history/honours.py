"""The feats of finished matches, stored in the index when they are first requested.

Feats follow from the records, like all of the index, so they are found again if the index is lost.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from soiree.core.feats import Feat
from soiree.core.games import Game
from soiree.core.records import Participant, Record, people_of
from soiree.storage.history.index import index_of
from soiree.storage.history.index_rows import EVENINGS, PLAYED
from soiree.storage.paths import Paths

_UNAIDED = "outcome IN ('won', 'shared', 'lost') AND folder = ? AND assisted = 0 AND branched = 0"

_SEATS = msgspec.json.Decoder(tuple[Participant, ...])
_FEATS = msgspec.json.Decoder(tuple[Feat, ...])


class NotedFeat(Struct, frozen=True):
    """A feat of the person.

    Attributes:
        day: such as `2026-11-20`, in UTC.
    """

    feat: Feat
    game: str
    day: str


def unsearched(paths: Paths, games: Mapping[str, Game]) -> list[Path]:
    """The records of the person's own matches, without help, whose feats are not noted yet."""
    query = f"SELECT file FROM matches WHERE {_UNAIDED} AND feats IS NULL ORDER BY finished DESC"
    found = index_of(paths).select(query, PLAYED, games=games)
    return [paths.played / str(file) for (file,) in found]


def note(paths: Paths, found: Mapping[str, Sequence[Feat]]) -> None:
    """Note the feats of matches, by the names of their files."""
    query = "UPDATE matches SET feats = ? WHERE folder = ? AND file = ?"
    rows = [(msgspec.json.encode(feats).decode(), PLAYED, file) for file, feats in found.items()]
    index_of(paths).change(lambda database: database.executemany(query, rows))


def forget(paths: Paths, record: Record) -> None:
    """Search a match again, because it has a review now."""
    query = "UPDATE matches SET feats = NULL WHERE game = ? AND started IS ?"
    values = [record.game, record.started]
    index_of(paths).change(lambda database: database.execute(query, values))


def noted_feats(paths: Paths) -> list[NotedFeat]:
    """All noted feats of the person, oldest first."""
    query = (
        f"SELECT game, substr(coalesce(started, finished), 1, 10), seats, feats FROM matches"
        f" WHERE {_UNAIDED} AND feats IS NOT NULL ORDER BY finished"
    )
    found = []
    for game, day, seats, feats in index_of(paths).select(query, PLAYED):
        (person,) = people_of(_SEATS.decode(seats))
        found += [
            NotedFeat(feat, game, day) for feat in _FEATS.decode(feats) if feat.seat == person
        ]
    return found


def evenings_won(paths: Paths) -> list[str]:
    """The days on which the person won an evening without help, oldest first."""
    query = (
        f"SELECT substr(finished, 1, 10) FROM matches"
        f" WHERE {_UNAIDED} AND outcome = 'won' ORDER BY finished"
    )
    return [str(day) for (day,) in index_of(paths).select(query, EVENINGS)]
