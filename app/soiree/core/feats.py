"""Feats: remarkable facts about a finished match. A rule for each kind finds them in the record.

They make the great moments of an evening's programme and the honours of a person. A record of any
age has them: nothing is noted while a match is played. Each game has rules of its own
(`Game.feats`); those of every game are in `controller/evening/feats.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from soiree.core.entries import Entry
from soiree.core.events import Event, Result
from soiree.core.zones import Seat


class Feat(Struct, frozen=True):
    """A feat of one player in a match.

    Attributes:
        kind: the name of the rule, such as `comeback`.
        amount: the number that its sentence states; 0 for none.
    """

    kind: str
    seat: Seat
    amount: int = 0


EventsByEntry = Sequence[tuple[Entry, Sequence[Event]]]
"""The entries of a match with their complete events."""


class FeatWords(Struct, frozen=True):
    """The words for a kind of feats; `%n` stands for the amount.

    Attributes:
        yours, theirs: a sentence about the feat of the person, and of another `{player}`.
        title, honour: the title of an honour, and the reason for it; empty for none.
    """

    yours: str
    theirs: str
    title: str = ""
    honour: str = ""


class GameFeats(Struct, frozen=True):
    """The feats that only one game knows.

    Attributes:
        find: finds them in a finished match.
        words: by kind, the most remarkable first.
    """

    find: Callable[[EventsByEntry, Result], Iterable[Feat]]
    words: Mapping[str, FeatWords]


def events_in(events_by_entry: EventsByEntry) -> Iterator[Event]:
    """All events of a match in order."""
    return (event for _, events in events_by_entry for event in events)
