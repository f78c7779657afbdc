"""Events: the effects of an entry, card by card.

Animation, log, speech and the memory of players use this closed set. Rules emit the complete
events; `seen` has the seats that saw the face of a card, and `witness` hides it from all others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from soiree.core.cards import Card
from soiree.core.zones import EVERYONE, Seat, Seats, Zone, only


class Began(Struct, frozen=True):
    """A round (or race) began. All cards on the table are gathered up.

    Attributes:
        number: from 1.
    """

    number: int


class Moved(Struct, frozen=True):
    """A card went from zone to zone.

    Attributes:
        card: None for a seat that did not see its face.
        seen: the seats that saw the face, and may remember it.
    """

    card: Card | None
    source: Zone
    target: Zone
    seen: Seats = EVERYONE


class Shown(Struct, frozen=True):
    """Cards were shown in place; afterwards the zone has the same sight as before.

    Attributes:
        cards: None for a seat that did not see them.
        count: the number of cards.
        seen: the seats that saw them.
    """

    zone: Zone
    cards: tuple[Card, ...] | None
    count: int
    seen: Seats = EVERYONE


class Shuffled(Struct, frozen=True):
    """The cards of a zone were shuffled into an unknown order."""

    zone: Zone


class Said(Struct, frozen=True):
    """A player said something: asked, refused, passed, declared, called a card.

    Attributes:
        what: one of the words of the game (`ask`, `no`, `declare`, …).
        to: the player spoken to, if any.
        card: the card named, if any.
    """

    seat: Seat
    what: str
    to: Seat | None = None
    card: Card | None = None


class Turn(Struct, frozen=True):
    """These seats may decide now, several of them simultaneously."""

    seats: tuple[Seat, ...]


class Scored(Struct, frozen=True):
    """A score changed.

    Attributes:
        points: the change.
        total: the score after it.
        why: the reason, in a word of the game (`round`, `pay`, `deduct`, `bonus`, …).
    """

    seat: Seat
    points: int
    total: int
    why: str


class Result(Struct, frozen=True):
    """The result of a match.

    Attributes:
        ranks: by seat, 1 for the winner; ties share a rank (1, 1, 3).
        scores: by seat, or None if the game keeps none.
        reason: one of the reasons in the rules of the game.
    """

    ranks: tuple[int, ...]
    scores: tuple[int, ...] | None
    reason: str

    def share(self, seat: Seat) -> float:
        """The seat's share of the win, from 0 to 1."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0


Key = TypeVar("Key", float, tuple[float, ...])


def ranks(keys: Sequence[Key]) -> tuple[int, ...]:
    """The ranks of keys, by seat: the lowest key has rank 1, and equal keys share a rank."""
    return tuple(1 + sum(other < mine for other in keys) for mine in keys)


class Ended(Struct, frozen=True):
    """The match is over."""

    result: Result


Event = Began | Moved | Shown | Shuffled | Said | Turn | Scored | Ended


class Outcome(NamedTuple):
    """The effects of one entry.

    Attributes:
        seat: the seat that moved; None for an outcome of chance.
        events: the events as the viewers saw them.
        start: the number of earlier events of the match.
    """

    seat: Seat | None
    events: tuple[Event, ...]
    start: int = 0


class History(NamedTuple):
    """The effects of all entries of a match so far.

    Attributes:
        events: the events as the viewers saw them.
        ends: for each entry, the number of events up to its last one.
        seats: for each entry, the seat that moved; None for an outcome of chance.
    """

    events: list[Event]
    ends: list[int]
    seats: list[Seat | None]


Emit = Callable[[Event], None]
"""Receives the events of an entry one by one, in order."""


def silent(event: Event) -> None:
    """Drop the events of an entry that nobody watches."""


def witness(event: Event, *seats: Seat) -> Event:
    """The event as these seats saw it together, without hidden cards.

    If nothing is hidden, it is the same object.
    """
    if isinstance(event, Moved):
        if event.card is not None and not event.seen & only(*seats):
            return replace(event, card=None)
    elif isinstance(event, Shown) and event.cards is not None and not event.seen & only(*seats):
        return replace(event, cards=None)
    return event
