"""The rows of the index of matches, a table in SQLite.

A row is made from the file of a record, and turned back into what the album and the statistics
show.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, replace

from soiree.core import records
from soiree.core.entries import Decision
from soiree.core.evenings import EveningPlace
from soiree.core.events import Result
from soiree.core.games import Game
from soiree.core.notes import notes_in
from soiree.core.records import Faulty, Participant, Record, is_branch, people_of, scores_of
from soiree.core.tallies import Tally
from soiree.storage.files import EVENING, JOURNAL, RECORD, game_of, read_file
from soiree.storage.paths import Paths
from soiree.storage.waiting_match import WaitingMatch

Outcome = Literal["waiting", "won", "shared", "lost", "watched", "unusable"]
"""The outcome for the one person at the table; of several people each has only watched."""

PLAYED, WAITING, EVENINGS = "matches", "waiting", "evenings"
"""The folders of records and of evenings, as the column `folder` names them."""

_SUFFIXES = {PLAYED: RECORD, WAITING: RECORD, EVENINGS: EVENING}

Key = tuple[str, str]
"""The folder of a file, as in the column `folder`, and its name."""

Stamp = tuple[int, int]
"""The modification time of a file in nanoseconds, and its size in bytes."""

LARGEST = 1_000_000
"""The largest size of an evening's file that is read, in bytes."""

UNREAD: Stamp = (-1, -1)
"""The stamp of a file that could not be read. Such a file is read again each time."""


class Played(Struct, frozen=True, kw_only=True):
    """A finished match.

    Attributes:
        file: the file name of the record.
        started: the text in the record.
        finished: the time of the end in the record, such as `2026-11-20T19:02:11Z`, or else the
            modification time of the file.
        scores: the scores by seat; None if the game keeps none.
        moves: the number of moves by all players.
        assisted, hints, undos, seconds: as in `Tally`.
    """

    file: str
    game: str
    started: str | None = None
    finished: str
    options: dict[str, int | str] = {}
    seats: tuple[Participant, ...] = ()
    ranks: tuple[int, ...] = ()
    scores: tuple[int, ...] | None = None
    reason: str = ""
    moves: int = 0
    assisted: bool = False
    hints: int = 0
    undos: int = 0
    seconds: int = 0


class AlbumRow(Played, frozen=True, kw_only=True):
    """A row of the index for the album, the window's list of all saved matches and evenings.

    A match in progress has finished at its last move. In the row of an evening, `game` is empty,
    `scores` has the points of the evening, `reason` its title, and `moves` counts its matches.

    Attributes:
        number: the number of the row in the index.
        folder: the folder of the record: `matches`, `waiting` for a match in progress, or
            `evenings`.
        outcome: the outcome for the person.
        place: the person's rank; 0 if there is none.
        branched: True if the match was played on from a position of another one.
        line: the fault, in the words of `soiree check`; empty for a sound record.
    """

    number: int = 0
    folder: str
    outcome: Outcome
    place: int = 0
    branched: bool = False
    line: str = ""


class IndexRow(AlbumRow, frozen=True, kw_only=True):
    """A row of the index; its fields are the columns. New rows have no number yet.

    Attributes:
        changed, size: the stamp of the file.
        words: the words that a search finds, in lower case.
        evening: the name of the match's evening, in lower case; empty outside evenings.
        feats: the noted feats as JSON (`honours`); None until the match is searched for feats.
    """

    changed: int
    size: int
    words: str
    evening: str = ""
    feats: str | None = None


COLUMNS = [name for name in IndexRow.__struct_fields__ if name != "number"]

_TABLE = f"number INTEGER PRIMARY KEY AUTOINCREMENT, {', '.join(COLUMNS)}, UNIQUE (folder, file)"

SCHEMA = (
    f"CREATE TABLE matches ({_TABLE})",
    "CREATE INDEX unusable ON matches (outcome) WHERE outcome = 'unusable'",
)

VERSION = 5
"""The version of the schema. An index of another version is dropped and made again."""

_Match = TypeVar("_Match", AlbumRow, Played)


# The files of records -----------------------------------------------------------------------------


def folder_of(paths: Paths, folder: str) -> Path:
    """The path of a folder of records."""
    return {PLAYED: paths.played, WAITING: paths.waiting, EVENINGS: paths.evenings}[folder]


def stamp_of(status: os.stat_result) -> Stamp:
    return status.st_mtime_ns, status.st_size


def stamps_in(home: Path, folder: str) -> dict[Key, Stamp]:
    """The stamps of the records in a folder.

    Raises:
        OSError: the folder cannot be listed.
    """
    found: dict[Key, Stamp] = {}
    try:
        with os.scandir(home) as entries:
            for entry in entries:
                name = entry.name
                if name.endswith(_SUFFIXES[folder]) and not name.startswith("."):
                    key = folder, name
                elif folder == WAITING and name.endswith(JOURNAL) and name.count(".") == 1:
                    key = folder, name.removesuffix(JOURNAL) + RECORD
                else:
                    continue
                stamp = _stamp_of_entry(entry)
                found[key] = _joint_stamp(found[key], stamp) if key in found else stamp
    except FileNotFoundError:
        return {}
    return found


def _joint_stamp(snapshot: Stamp, journal: Stamp) -> Stamp:
    if UNREAD in (snapshot, journal):
        return UNREAD
    return max(snapshot[0], journal[0]), snapshot[1] + journal[1]


def _stamp_of_entry(entry: os.DirEntry[str]) -> Stamp:
    try:
        return stamp_of(entry.stat())
    except OSError:
        return UNREAD


# Rows from records --------------------------------------------------------------------------------


def rows_of_file(
    paths: Paths, key: Key, stamp: Stamp, games: Mapping[str, Game]
) -> Iterator[IndexRow]:
    """Yield the row of a record, or nothing if the file has disappeared."""
    folder, file = key
    path = folder_of(paths, folder) / file
    try:
        if folder == EVENINGS:
            yield _row_of_evening(file, stamp, read_file(path, LARGEST))
        elif folder == WAITING:
            record = WaitingMatch.load(path, games)[1]
            yield _row_of_waiting(file, stamp, record, games[record.game])
        else:
            record = records.decode(read_file(path), games, largest=None)
            yield row_of_finished(file, stamp, record)
    except FileNotFoundError:
        return
    except (OSError, Faulty) as fault:
        yield _row_of_unusable(folder, file, stamp, fault)


def row_of_finished(file: str, stamp: Stamp, record: Record) -> IndexRow:
    """The row of a record in the folder of finished matches; without a result it is unusable."""
    if record.result is None:
        fault = Faulty("result", "nothing", "that of a match that is over")
        return _row_of_unusable(PLAYED, file, stamp, fault)
    ended = _normal_time(record.ended) or _time_of(stamp)
    row = row_of_played(_played(file, record, record.result, ended), stamp)
    return _with_record(row, record)


def row_of_played(match: Played, stamp: Stamp) -> IndexRow:
    """The row of a finished match that is no branch and has no notes."""
    people = people_of(match.seats)
    if len(people) != 1:
        return _row(PLAYED, stamp, match, "watched")
    place = match.ranks[people[0]]
    outcome: Outcome = "lost"
    if place == 1:
        outcome = "won" if match.ranks.count(1) == 1 else "shared"
    return _row(PLAYED, stamp, match, outcome, place=place)


def _row_of_waiting(file: str, stamp: Stamp, record: Record, game: Game) -> IndexRow:
    so_far = Result((), scores_of(record, game), "")
    row = _row(WAITING, stamp, _played(file, record, so_far, _time_of(stamp)), "waiting")
    return _with_record(row, record)


def _with_record(row: IndexRow, record: Record) -> IndexRow:
    place = EveningPlace.of(record.extra)
    evening = "" if place is None else place.evening.casefold()
    notes = notes_in(record.entries).values()
    words = " ".join(filter(None, (row.words, *notes, evening))).casefold()
    return replace(row, branched=is_branch(record), words=words, evening=evening)


def _row_of_evening(file: str, stamp: Stamp, content: bytes) -> IndexRow:
    """The row of an evening, from the fields that every version of its file has."""
    try:
        head = msgspec.json.decode(content, type=_Head)
        person, *guests = (who.name for who in head.members)
    except (ValueError, RecursionError) as error:
        fault = Faulty("file", str(error), "an evening")
        return _row_of_unusable(EVENINGS, file, stamp, fault)
    ranks, summary = head.summary.ranks, head.summary
    match = Played(
        file=file,
        game="",
        started=_normal_time(head.started) or _time_of(stamp),
        finished=_time_of(stamp),
        seats=(Participant(person, "human"), *(Participant(name, "computer") for name in guests)),
        ranks=ranks,
        scores=summary.points,
        reason=head.title,
        moves=summary.played,
        assisted=any(match.helped for match in head.matches),
    )
    outcome: Outcome = "waiting"
    if ranks:
        outcome = "won" if ranks[0] == 1 else "lost"
    row = _row(EVENINGS, stamp, match, outcome, place=ranks[0] if ranks else 0)
    name = file.removesuffix(EVENING).casefold()
    return replace(row, evening=name, words=f"{row.words} {head.title.casefold()}")


class _Name(Struct, frozen=True):
    name: str


class _Summary(Struct, frozen=True):
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    played: int


class _Helped(Struct, frozen=True):
    helped: bool = False


class _Head(Struct, frozen=True):
    members: tuple[_Name, ...]
    started: str
    title: str
    summary: _Summary
    matches: tuple[_Helped, ...] = ()


def _row_of_unusable(folder: str, file: str, stamp: Stamp, fault: OSError | Faulty) -> IndexRow:
    nothing = Played(file=file, game=game_of(file), finished=_time_of(stamp))
    if isinstance(fault, OSError):
        return _row(folder, UNREAD, nothing, "unusable", line=fault.strerror or str(fault))
    return _row(folder, stamp, nothing, "unusable", line=str(fault))


def _played(file: str, record: Record, result: Result, ended: str) -> Played:
    return Played(
        file=file,
        game=record.game,
        started=record.started,
        finished=ended,
        options=record.options,
        seats=tuple(replace(who, extra={}) for who in record.players),
        ranks=result.ranks,
        scores=result.scores,
        reason=result.reason,
        moves=sum(isinstance(entry, Decision) for entry in record.entries),
        **asdict(Tally.of(record.extra)),
    )


def _row(
    folder: str, stamp: Stamp, match: Played, outcome: Outcome, *, place: int = 0, line: str = ""
) -> IndexRow:
    words = [
        *(match.file, match.game, match.finished[:10]),
        *(who.name for who in match.seats),
        *(who.level or "" for who in match.seats),
    ]
    return IndexRow(
        **asdict(match),
        folder=folder,
        outcome=outcome,
        place=place,
        line=line,
        changed=stamp[0],
        size=stamp[1],
        words=" ".join(words).casefold(),
    )


def _time_of(stamp: Stamp) -> str:
    """The time of a stamp; the epoch where a file system reports a time outside the calendar."""
    with suppress(ValueError, OverflowError, OSError):
        return _text_of(datetime.fromtimestamp(stamp[0] / 1e9, UTC))
    return "1970-01-01T00:00:00Z"


def _normal_time(text: str | None) -> str | None:
    with suppress(ValueError, OverflowError):
        time = datetime.fromisoformat(text or "")
        return _text_of(time.astimezone(UTC) if time.tzinfo else time)
    return None


def _text_of(time: datetime) -> str:
    return f"{time:%Y-%m-%dT%H:%M:%SZ}"


# Structs and columns ------------------------------------------------------------------------------


def columns_of(row: IndexRow) -> list[object]:
    """The values of `COLUMNS` in a row; the fields in `_DECODERS` are JSON."""
    return [
        msgspec.json.encode(value).decode() if name in _DECODERS else value
        for name, value in asdict(row).items()
        if name != "number"
    ]


def marks(values: Iterable[object]) -> str:
    """The question marks of a query, one for each value."""
    return ", ".join("?" for _ in values)


def match_in(row: Sequence[Any], kind: type[_Match]) -> _Match:
    """The match in a row with the fields of a class.

    Raises:
        ValueError, TypeError: the row is damaged.
    """
    fields = dict(zip(kind.__struct_fields__, row, strict=True))
    for name, decode in _DECODERS.items():
        if name in fields:
            fields[name] = decode(fields[name])
    for name in ("assisted", "branched"):
        if name in fields:
            fields[name] = fields[name] == 1
    return msgspec.convert(fields, kind)


_SEATS = msgspec.json.Decoder(tuple[Participant, ...])


# Most matches have the same few players: decoding them again would take half the time.
@lru_cache(256)
def _seats(text: str) -> tuple[Participant, ...]:
    return _SEATS.decode(text)


_DECODERS: Mapping[str, Any] = {
    "options": msgspec.json.Decoder(dict[str, int | str]).decode,
    "seats": _seats,
    "ranks": msgspec.json.Decoder(tuple[int, ...]).decode,
    "scores": msgspec.json.Decoder(tuple[int, ...] | None).decode,
}
