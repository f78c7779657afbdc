"""The rows of the index: what a match is found, sorted and counted by."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from soiree.core.entries import Decision
from soiree.core.events import Result
from soiree.core.games import Game
from soiree.core.records import Faulty, Participant, Record
from soiree.core.seating import people_of
from soiree.core.standing import scores_of
from soiree.core.tallies import Tally
from soiree.storage.waiting_files import game_of

VERSION = 1
"""Of the schema. An index of another version is dropped and made again."""

SCHEMA = (
    """CREATE TABLE matches (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    folder TEXT NOT NULL,
    file TEXT NOT NULL,
    changed INTEGER NOT NULL,
    size INTEGER NOT NULL,
    game TEXT NOT NULL,
    started TEXT,
    last TEXT NOT NULL,
    outcome TEXT NOT NULL,
    place INTEGER NOT NULL,
    options TEXT NOT NULL,
    seats TEXT NOT NULL,
    ranks TEXT NOT NULL,
    scores TEXT NOT NULL,
    reason TEXT NOT NULL,
    moves INTEGER NOT NULL,
    assisted INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    undos INTEGER NOT NULL,
    seconds INTEGER NOT NULL,
    line TEXT NOT NULL,
    words TEXT NOT NULL,
    UNIQUE (folder, file)
)""",
    "CREATE INDEX unusable ON matches (outcome) WHERE outcome = 'unusable'",
)

Outcome = Literal["waiting", "won", "shared", "lost", "watched", "unusable"]
"""What became of a match, for the one person at the table; several of them have only watched."""

PLAYED, WAITING = "matches", "waiting"
"""The folders that records lie in."""


Stamp = tuple[int, int]
"""When a file was written last, in nanoseconds, and its size in bytes: it changes with the file."""

UNREAD: Stamp = (-1, -1)
"""The stamp of a file that could not be read: it is tried again each time."""


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


class Played(Struct, frozen=True):
    """A match that was played to its end.

    Attributes:
        file: the name of its record in `Paths.played`.
        started: as the record has it.
        finished: when it ended, such as `2026-11-20T19:02:11Z`: as the record has it, or else when
            its file was written.
        scores: of each seat, or None where the game keeps none.
        moves: how many all players made.
        assisted, hints, undos, seconds: as in its `Tally`.
    """

    file: str
    game: str
    started: str | None
    finished: str
    options: dict[str, int | str]
    seats: tuple[Participant, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...] | None
    reason: str
    moves: int
    assisted: bool
    hints: int
    undos: int
    seconds: int


_Match = TypeVar("_Match", Kept, Played)

KEPT_COLUMNS = ", ".join(Kept.__struct_fields__)
PLAYED_COLUMNS = ", ".join(Played.__struct_fields__).replace("finished", "last")

Row = Mapping[str, object]
"""The columns of a row by name, without its number."""


# From records -------------------------------------------------------------------------------------


def row_of_waiting(file: str, stamp: Stamp, record: Record, game: Game) -> Row:
    """The row of a match that waits to be continued."""
    so_far = Result((), scores_of(record, game), "")
    match = _played(file, record, so_far, moment_of(stamp[0]))
    return _row(WAITING, stamp, match, "waiting")


def row_of_finished(file: str, stamp: Stamp, record: Record) -> Row:
    """The row of a record in the folder of matches; if its match is not over, it is unusable."""
    if record.result is None:
        fault = Faulty("result", "nothing", "that of a match that is over")
        return row_of_unusable(PLAYED, file, stamp, fault)
    ended = _moment(record.ended) or moment_of(stamp[0])
    return row_of_played(_played(file, record, record.result, ended), stamp)


def row_of_played(match: Played, stamp: Stamp) -> Row:
    """The row of a match that is over."""
    people = people_of(match.seats)
    if len(people) != 1:
        return _row(PLAYED, stamp, match, "watched")
    place = match.ranks[people[0]]
    outcome: Outcome = "lost"
    if place == 1:
        outcome = "won" if match.ranks.count(1) == 1 else "shared"
    return _row(PLAYED, stamp, match, outcome, place=place)


def row_of_unusable(folder: str, file: str, stamp: Stamp, fault: OSError | Faulty) -> Row:
    """The row of a file that is no sound record, or cannot be read."""
    line = (isinstance(fault, OSError) and fault.strerror) or str(fault)
    game = game_of(file)
    last = moment_of(stamp[0])
    nothing = Played(file, game, None, last, {}, (), (), None, "", 0, False, 0, 0, 0)
    kept = UNREAD if isinstance(fault, OSError) else stamp
    return _row(folder, kept, nothing, "unusable", line=line)


def _played(file: str, record: Record, result: Result, ended: str) -> Played:
    tally = Tally.of(record.extra)
    return Played(
        file=file,
        game=record.game,
        started=record.started,
        finished=ended,
        options=record.options,
        seats=record.players,
        ranks=result.ranks,
        scores=result.scores,
        reason=result.reason,
        moves=sum(isinstance(entry, Decision) for entry in record.entries),
        assisted=tally.assisted,
        hints=tally.hints,
        undos=tally.undos,
        seconds=round(tally.seconds),
    )


def _row(
    folder: str, stamp: Stamp, match: Played, outcome: Outcome, *, place: int = 0, line: str = ""
) -> Row:
    row = asdict(match)
    row["last"] = row.pop("finished")
    said = [
        *(match.file, match.game, row["last"][:10]),
        *(who.name for who in match.seats),
        *(who.level or "" for who in match.seats),
    ]
    for name in ("options", "seats", "ranks", "scores"):
        row[name] = msgspec.json.encode(row[name]).decode()
    return row | {
        "folder": folder,
        "changed": stamp[0],
        "size": stamp[1],
        "outcome": outcome,
        "place": place,
        "assisted": int(match.assisted),
        "line": line,
        "words": " ".join(said).casefold(),
    }


def moment_of(nanoseconds: int) -> str:
    """A moment as records write it; some file systems have moments that no calendar has."""
    with suppress(ValueError, OverflowError, OSError):
        return _written(datetime.fromtimestamp(nanoseconds / 1e9, UTC))
    return "1970-01-01T00:00:00Z"


def _moment(text: str | None) -> str | None:
    """A moment from a record, as we write it; None if the text is no moment."""
    with suppress(ValueError, OverflowError):
        moment = datetime.fromisoformat(text or "")
        return _written(moment.astimezone(UTC) if moment.tzinfo else moment)
    return None


def _written(moment: datetime) -> str:
    return f"{moment:%Y-%m-%dT%H:%M:%SZ}"


def stamp_of(status: os.stat_result) -> Stamp:
    return status.st_mtime_ns, status.st_size


# From rows ----------------------------------------------------------------------------------------


def first_number() -> int:
    """The number before the first row of a new index, so that no two indices share a number."""
    return (time.time_ns() // 1_000_000) << 20


def kept(row: Sequence[Any]) -> Kept:
    """The match in a row of `KEPT_COLUMNS`. Raises ValueError or TypeError if it is damaged."""
    return _decoded(row, Kept)


def played(row: Sequence[Any]) -> Played:
    """The match in a row of `PLAYED_COLUMNS`. Raises ValueError or TypeError if it is damaged."""
    return _decoded(row, Played)


def _decoded(row: Sequence[Any], kind: type[_Match]) -> _Match:
    fields = dict(zip(kind.__struct_fields__, row, strict=True))
    for name, decode in _DECODERS.items():
        if name in fields:
            fields[name] = decode(fields[name])
    fields["assisted"] = fields["assisted"] == 1
    return msgspec.convert(fields, kind)


_SEATS = msgspec.json.Decoder(tuple[Participant, ...])


# Most matches are among the same few: to read them again would take half the time.
@lru_cache(256)
def _seats(text: str) -> tuple[Participant, ...]:
    return _SEATS.decode(text)


_DECODERS: Mapping[str, Any] = {
    "options": msgspec.json.Decoder(dict[str, int | str]).decode,
    "seats": _seats,
    "ranks": msgspec.json.Decoder(tuple[int, ...]).decode,
    "scores": msgspec.json.Decoder(tuple[int, ...] | None).decode,
}
