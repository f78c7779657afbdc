"""Events: what an entry did, told card by card.

The table's animation, the log, the spoken announcements and the players' memory all live on this
one closed set. Rules tell the whole truth; `seen` marks who saw a card's face, and `witness` gives
an event as one seat saw it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from soiree.core.cards import Card
from soiree.core.zones import EVERYONE, Seat, Seats, Zone


@dataclass(frozen=True, slots=True)
class Began:
    """A round (or race) began, numbered from 1. What lay on the table is gathered up."""

    number: int


@dataclass(frozen=True, slots=True)
class Moved:
    """One card went from zone to zone.

    Attributes:
        card: which, or None for who did not see its face.
        seen: the seats that saw its face. They may remember it, wherever it lies now.
    """

    card: Card | None
    source: Zone
    target: Zone
    seen: Seats = EVERYONE


@dataclass(frozen=True, slots=True)
class Shown:
    """The faces of cards were shown where they lie; afterwards the zone's sight is as before.

    Attributes:
        cards: the faces, or None for who was not shown them.
        count: how many.
    """

    zone: Zone
    cards: tuple[Card, ...] | None
    count: int
    seen: Seats = EVERYONE


@dataclass(frozen=True, slots=True)
class Shuffled:
    """The cards of a zone were shuffled; what was known of their order is void."""

    zone: Zone


@dataclass(frozen=True, slots=True)
class Said:
    """A player said something aloud: asked, refused, passed, declared, called a card.

    Attributes:
        what: the word, one of a few in each game (`ask`, `no`, `declare`, …).
        to: whom it was said to, if to one.
        card: the card named, if one was.
    """

    seat: Seat
    what: str
    to: Seat | None = None
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Turn:
    """These seats may decide now; several where they decide at the same time."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Scored:
    """A score changed.

    Attributes:
        points: the change.
        total: the score after it.
        why: the game's word for the reason (`round`, `pay`, `deduct`, `bonus`, …).
    """

    seat: Seat
    points: int
    total: int
    why: str


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended.

    Attributes:
        ranks: for each seat, 1 for the winner; ties share a rank.
        scores: for each seat, or None where the game keeps none.
        reason: one of the game's reasons, as the rules list them.
    """

    ranks: tuple[int, ...]
    scores: tuple[int, ...] | None
    reason: str


Standing = TypeVar("Standing", float, tuple[float, ...])


def ranks(standings: Sequence[Standing]) -> tuple[int, ...]:
    """The ranks of the seats of a result, given what each is ranked by: the lowest is first."""
    return tuple(1 + sum(other < mine for other in standings) for mine in standings)


@dataclass(frozen=True, slots=True)
class Ended:
    """The match is over."""

    result: Result


Event = Began | Moved | Shown | Shuffled | Said | Turn | Scored | Ended

Emit = Callable[[Event], None]
"""Takes the events of an entry, in order, as they happen."""


def witness(event: Event, seat: Seat) -> Event:
    """The event as a seat saw it. What was seen so already comes back unchanged."""
    if isinstance(event, Moved):
        if event.card is not None and not event.seen >> seat & 1:
            return replace(event, card=None)
    elif isinstance(event, Shown) and event.cards is not None and not event.seen >> seat & 1:
        return replace(event, cards=None)
    return event
