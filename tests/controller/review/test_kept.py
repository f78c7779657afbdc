"""A review is read as it was written; damaged reviews and those of other matches are refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from soiree.controller.review.kept import encode_findings, name_of, read, seats_of
from soiree.controller.review.pricing import Amount
from soiree.controller.review.review import Account, Review, ReviewedChance, ReviewedChoice
from soiree.core.records import Participant, Record
from soiree.games import GAMES
from soiree.storage.matches import read_record

RECORD = read_record(Path(__file__).parents[2] / "golden" / "soda.soiree", GAMES)
EVEN = (0.25,) * 4


def played(*people: int) -> Record:
    """The golden record of Soda, with people at these seats."""
    players = [
        Participant("Kim", "human") if seat in people else who
        for seat, who in enumerate(RECORD.players)
    ]
    return replace(RECORD, players=tuple(players))


def review() -> Review:
    choice = ReviewedChoice(4, 0, "play KH", "no", 0.5, Amount(0.2, 0.01), Amount(3.0, 0.5))
    chance = ReviewedChance(1, (0.3, -0.1, -0.1, -0.1))
    course = tuple(EVEN for _ in range(len(RECORD.entries) + 1))
    account = Account(1.0, 0.3, 0.25, Amount(0.2, 0.01), None)
    return Review((choice,), (chance,), course, {0: account})


def test_a_kept_review_is_read_as_it_was_written() -> None:
    assert read(encode_findings(review()), played(0)) == review()
    costs_alone = replace(review(), course=(), chances=())
    assert read(encode_findings(costs_alone), played(0)) == costs_alone


def test_a_kept_review_is_one_line() -> None:
    assert b"\n" not in encode_findings(review())


@pytest.mark.parametrize(
    "other",
    [
        replace(review(), course=review().course[1:]),
        replace(review(), course=tuple((1.0,) for _ in review().course)),
        replace(review(), chances=(ReviewedChance(1, (0.0,)),)),
        replace(review(), choices=(replace(review().choices[0], entry=0),)),
        replace(review(), choices=(replace(review().choices[0], entry=10_000),)),
        replace(review(), choices=(replace(review().choices[0], seat=3),)),
        replace(review(), choices=(replace(review().choices[0], move="play KS"),)),
        replace(review(), accounts={}),
    ],
    ids=["short", "seats", "luck", "early", "late", "seat", "move", "accounts"],
)
def test_a_kept_review_of_another_match_is_refused(other: Review) -> None:
    with pytest.raises(ValueError, match="not of this match"):
        read(encode_findings(other), played(0))


def test_a_damaged_kept_review_is_refused() -> None:
    content = encode_findings(review())
    for damaged in (
        b"",
        content[:-9],
        content.replace(b'"play KH"', b"7"),
        b"\xff",
        b"[]",
        content[:-1] + b',"more":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        content.replace(b"[3.0,0.5]", b"[1e308,0.5]"),
    ):
        assert damaged != content
        with pytest.raises(ValueError):  # noqa: PT011 - of whatever damage
            read(damaged, played(0))


def test_the_choices_of_people_are_reviewed_or_of_all_where_nobody_plays() -> None:
    assert seats_of(played(1, 3)) == (1, 3)
    assert seats_of(played()) == (0, 1, 2, 3)


def test_whatever_changes_the_match_changes_the_name() -> None:
    names = {name_of(played(0)), name_of(played(1)), name_of(replace(played(0), entries=[]))}
    assert len(names) == 3
    assert name_of(played(0)) == name_of(played(0))
