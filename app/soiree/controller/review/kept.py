"""Reviews as bytes: the output of the reviewing process, and its copy on the disk."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence

import msgspec

from soiree import __version__
from soiree.controller.review.pricing import ROLLOUTS, WORLDS
from soiree.controller.review.review import (
    APPRAISALS,
    OUTCOMES,
    Findings,
    Review,
    ReviewedChoice,
    joined,
)
from soiree.core.entries import Decision, Entry
from soiree.core.notes import without_notes
from soiree.core.records import Record, encode, people_of
from soiree.core.zones import Seat

VERSION = 8
"""The version of reviews. It rises when any match would have another review than before."""

_LARGEST = 1_000_000
"""A bound far above all chances, costs and sums of points in a review."""


def name_of(record: Record) -> str:
    """The name of a match's review on the disk, which differs with every input of the review.

    Notes change no review.
    """
    made_by = f"{VERSION} {__version__} {ROLLOUTS} {WORLDS} {OUTCOMES} {APPRAISALS}"
    return hashlib.sha256(encode(without_notes(record)) + made_by.encode()).hexdigest()


def seats_of(record: Record) -> tuple[Seat, ...]:
    """Return the seats to review: those of people, or all in a match between computers."""
    return people_of(record.players) or tuple(range(len(record.players)))


def encode_findings(found: Review | Findings) -> bytes:
    """Encode a review, or the findings of a share of the work, as one line of JSON."""
    return msgspec.json.encode(found)


def joined_review(every: Sequence[bytes], record: Record) -> Review:
    """Decode and join the findings of all shares of a match's review.

    Raises:
        ValueError: the findings are damaged, or of another match.
    """
    try:
        found = [msgspec.json.decode(each, type=Findings) for each in every]
    except msgspec.DecodeError as error:
        raise ValueError(str(error)) from error
    return read(encode_findings(joined(found, seats_of(record), len(record.players))), record)


def read(content: bytes, record: Record) -> Review:
    """Decode and check a review of this match.

    The best moves are not checked, because that would take the positions of the match.

    Raises:
        ValueError: the review is damaged, or of another match.
    """
    try:
        review = msgspec.json.decode(content, type=Review)
    except (msgspec.DecodeError, RecursionError) as error:
        raise ValueError(str(error)) from error
    length, seats = len(record.entries), len(record.players)
    entries = [choice.entry for choice in review.choices]
    entries += [chance.entry for chance in review.chances]
    if (
        any(not 1 <= entry <= length for entry in entries)
        or not all(_was_made(each, record.entries[each.entry - 1]) for each in review.choices)
        or set(review.accounts) != set(seats_of(record))
        or any(each.seat not in review.accounts for each in review.choices)
        or len(review.course) not in (0, length + 1)
        or any(len(chances) != seats for chances in review.course)
        or any(len(each.luck) != seats for each in review.chances)
    ):
        raise ValueError("it is not of this match")
    if not all(abs(number) <= _LARGEST for number in _numbers(msgspec.to_builtins(review))):
        raise ValueError(f"it has a number beyond {_LARGEST}")
    return review


def _was_made(choice: ReviewedChoice, entry: Entry) -> bool:
    made = (choice.seat, choice.move)
    return isinstance(entry, Decision) and (entry.seat, entry.move) == made


def _numbers(value: object) -> Iterator[float]:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, (list, tuple)):
        for each in value:
            yield from _numbers(each)
    elif isinstance(value, (int, float)):
        yield value
