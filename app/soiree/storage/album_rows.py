"""The rows of the album: a match each, in a database that can be made again."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from soiree.core.records import Participant
from soiree.storage.history import RANKS, SCORES, Played, seats_from
from soiree.storage.results import person_of
from soiree.storage.waiting_files import changed, game_of

VERSION = 1
"""Of the database. One of another version is made anew."""

Outcome = Literal["waiting", "won", "shared", "lost", "watched", "unusable"]
"""What became of a match, for the one person at the table; several of them have only watched."""

PLAYED, WAITING = "matches", "waiting"
"""The folders that records lie in."""


class Kept(Struct, frozen=True):
    """A match of the album.

    Attributes:
        number: of its row.
        folder: the one that its record lies in: `matches`, or `waiting` while it goes on.
        file: the name of its record there.
        last: when it ended, or was played last, such as `2026-11-20T19:02:11Z`.
        place: the person's rank; 0 if there is none.
        line: why it cannot be used, as `soiree check` says it; empty if it can.
    """

    number: int
    folder: str
    file: str
    game: str
    last: str
    outcome: Outcome
    place: int
    seats: tuple[Participant, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...] | None
    reason: str
    moves: int
    seconds: int
    assisted: bool
    line: str


_SCHEMA = f"""
CREATE TABLE matches (
    number INTEGER PRIMARY KEY,
    folder TEXT NOT NULL,
    file TEXT NOT NULL,
    game TEXT NOT NULL,
    last TEXT NOT NULL,
    outcome TEXT NOT NULL,
    place INTEGER NOT NULL,
    seats TEXT NOT NULL,
    ranks TEXT NOT NULL,
    scores TEXT NOT NULL,
    reason TEXT NOT NULL,
    moves INTEGER NOT NULL,
    seconds INTEGER NOT NULL,
    assisted INTEGER NOT NULL,
    line TEXT NOT NULL,
    words TEXT NOT NULL,
    stamp INTEGER NOT NULL,
    UNIQUE (folder, file)
);
CREATE INDEX by_last ON matches (last);
CREATE INDEX by_game ON matches (game, last);
CREATE INDEX by_outcome ON matches (outcome, last);
CREATE INDEX by_seconds ON matches (seconds);
PRAGMA user_version = {VERSION};
"""

FIELDS = Kept.__struct_fields__
COLUMNS = (*FIELDS[1:], "words", "stamp")


def open_rows(path: Path) -> sqlite3.Connection:
    """The database, made anew where it is damaged or of another version; else one in memory."""
    for place in (str(path), str(path), ":memory:"):
        with suppress(OSError, sqlite3.Error, UnicodeDecodeError):
            if place != ":memory:":
                path.parent.mkdir(parents=True, exist_ok=True)
            database = sqlite3.connect(place)
            try:
                database.execute("PRAGMA synchronous = OFF")  # It can be made again.
                if database.execute("PRAGMA user_version").fetchone() != (VERSION,):
                    _drop_all(database)
                    database.executescript(_SCHEMA)
                database.execute(f"SELECT {', '.join(COLUMNS)} FROM matches LIMIT 1").fetchall()
            except BaseException:
                database.close()
                path.unlink(missing_ok=True)
                raise
            return database
    raise AssertionError("a database in memory can always be made")


def _drop_all(database: sqlite3.Connection) -> None:
    for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'"):
        database.execute(f'DROP TABLE "{name}"')


def put(rows: sqlite3.Connection, new: Iterable[dict[str, object]]) -> None:
    columns = ", ".join(COLUMNS)
    rows.executemany(
        f"INSERT OR REPLACE INTO matches ({columns}) VALUES ({marks(COLUMNS)})",
        ([row[name] for name in COLUMNS] for row in new),
    )


def row_of_played(match: Played) -> dict[str, object]:
    seat = person_of(match)
    place = 0 if seat is None else match.ranks[seat]
    outcome: Outcome = "watched"
    if place:
        alone = match.ranks.count(1) == 1
        outcome = "lost" if place > 1 else "won" if alone else "shared"
    return make_row(
        folder=PLAYED,
        file=match.file,
        game=match.game,
        last=match.finished,
        outcome=outcome,
        place=place,
        seats=match.seats,
        ranks=match.ranks,
        scores=match.scores,
        reason=match.reason,
        moves=match.moves,
        seconds=match.seconds,
        assisted=match.assisted,
    )


def row_of_unusable(folder: str, path: Path, line: str) -> dict[str, object]:
    stamp = 0.0
    with suppress(OSError):
        stamp = path.stat().st_mtime
    return make_row(
        folder=folder,
        file=path.name,
        game=game_of(path),
        last=moment_of(stamp),
        outcome="unusable",
        line=line,
        stamp=changed(path),
    )


def make_row(
    *,
    folder: str,
    file: str,
    game: str,
    last: str,
    outcome: Outcome,
    place: int = 0,
    seats: Sequence[Participant] = (),
    ranks: Sequence[int] = (),
    scores: Sequence[int] | None = None,
    reason: str = "",
    moves: int = 0,
    seconds: int = 0,
    assisted: bool = False,
    line: str = "",
    stamp: int = 0,
) -> dict[str, object]:
    said = [
        file,
        game,
        last[:10],
        *(who.name for who in seats),
        *(who.level or "" for who in seats),
    ]
    return {
        "folder": folder,
        "file": file,
        "game": game,
        "last": last,
        "outcome": outcome,
        "place": place,
        "seats": _json(seats),
        "ranks": _json(ranks),
        "scores": _json(scores),
        "reason": reason,
        "moves": moves,
        "seconds": seconds,
        "assisted": int(assisted),
        "line": line,
        "words": " ".join(said).casefold(),
        "stamp": stamp,
    }


def kept(row: tuple[Any, ...]) -> Kept:
    number, folder, file, game, last, outcome, place, seats, ranks, scores, *others = row
    reason, moves, seconds, assisted, line = others
    return Kept(
        number,
        folder,
        file,
        game,
        last,
        outcome,
        place,
        seats_from(seats),
        RANKS.decode(ranks),
        SCORES.decode(scores),
        reason,
        moves,
        seconds,
        bool(assisted),
        line,
    )


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def marks(values: Sequence[object]) -> str:
    return ", ".join("?" * len(values))


def moment_of(seconds: float) -> str:
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%dT%H:%M:%SZ}"
