"""Golden matches with made-up reviews, for tests of their display."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from msgspec.structs import replace

from soiree.controller.match.replay import Replay
from soiree.controller.review.pricing import Amount
from soiree.controller.review.review import Account, Review, ReviewedChance, ReviewedChoice
from soiree.core.entries import Decision
from soiree.core.records import Participant, Record
from soiree.games import GAMES
from soiree.storage.matches import read_record
from soiree.ui.guests.people import names_for
from soiree.ui.screens.review.lines import ReviewedMatch, reviewed_match

GOLDEN = Path(__file__).parents[3] / "golden"
NAMES = ("Kim", "Ada", "Basil", "Clara")
COSTS = (0.0, 0.3, 0.11, 0.05, 0.02, 0.004, -0.01)
"""The repeating costs of the choices; 0 stands for a best move."""


def golden(name: str, *people: int) -> Record:
    """A finished match with people at these seats."""
    record = read_record(GOLDEN / f"{name}.soiree", GAMES)
    players = tuple(
        Participant(NAMES[seat], "human") if seat in people else replace(who, name=NAMES[seat])
        for seat, who in enumerate(record.players)
    )
    return replace(record, players=players)


def made_up(record: Record, *, luck: bool = True) -> Review:
    """A review of each choice of the people, with `COSTS`.

    Args:
        luck: true if luck is measured.
    """
    replay = Replay(record, GAMES[record.game])
    seats, players = replay.client.people, len(record.players)
    choices = tuple(choice for seat in seats for choice in _choices(replay, seat))
    chances = tuple(0.5 if seat == 0 else 0.5 / (players - 1) for seat in range(players))
    account = Account(
        1.0 if luck else None, 0.1 if luck else None, 1 / players, Amount(0.5, 0.02), None
    )
    return Review(
        tuple(sorted(choices, key=lambda choice: choice.entry)),
        (ReviewedChance(1, (0.1, *(-0.1 / (players - 1),) * (players - 1))),) if luck else (),
        (chances,) * (replay.length + 1) if luck else (),
        dict.fromkeys(seats, account),
    )


def _choices(replay: Replay, seat: int) -> Iterator[ReviewedChoice]:
    count = 0
    for snapshot in replay.walk():
        following = replay.record.entries[snapshot.position : snapshot.position + 1]
        for entry in following:
            legal = snapshot.view((seat,)).legal
            if isinstance(entry, Decision) and entry.seat == seat and len(legal) > 1:
                cost = COSTS[count % len(COSTS)]
                others = [move for move in legal if move != entry.move]
                yield ReviewedChoice(
                    snapshot.position + 1,
                    seat,
                    entry.move,
                    others[0] if cost else entry.move,
                    0.6,
                    Amount(cost, 0.01 if cost else 0.0),
                    Amount(10 * cost, 0.1),
                )
                count += 1


def shown(record: Record, review: Review, seat: int = 0) -> ReviewedMatch:
    """The review of one seat."""
    replay = Replay(record, GAMES[record.game])
    yours = replay.client.people == (seat,)
    return reviewed_match(review, replay, seat, names_for(record.players, seat), yours=yours)
