"""Events: what an entry did, card by card.

Animation, log, speech and the memory of players all work from this one closed set. Rules emit the
whole truth; `seen` says who saw the face of a card, and `witness` hides it from all others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from soiree.core.cards import Card
from soiree.core.zones import EVERYONE, Seat, Seats, Zone


class Began(Struct, frozen=True):
    """A round (or race) began. All cards on the table are gathered up.

    Attributes:
        number: from 1.
    """

    number: int


class Moved(Struct, frozen=True):
    """One card went from zone to zone.

    Attributes:
        card: None for a seat that did not see its face.
        seen: the seats that saw its face, and may remember it wherever it lies now.
    """

    card: Card | None
    source: Zone
    target: Zone
    seen: Seats = EVERYONE


class Shown(Struct, frozen=True):
    """Cards were shown where they lie; afterwards the sight of the zone is as before.

    Attributes:
        cards: None for a seat that was not shown them.
        count: how many.
        seen: the seats that were shown them.
    """

    zone: Zone
    cards: tuple[Card, ...] | None
    count: int
    seen: Seats = EVERYONE


class Shuffled(Struct, frozen=True):
    """The cards of a zone were shuffled, and nobody knows their order any more."""

    zone: Zone


class Said(Struct, frozen=True):
    """A player said something: asked, refused, passed, declared, called a card.

    Attributes:
        what: one of the words of the game (`ask`, `no`, `declare`, …).
        to: the player spoken to, if it was one.
        card: the card named, if one was.
    """

    seat: Seat
    what: str
    to: Seat | None = None
    card: Card | None = None


class Turn(Struct, frozen=True):
    """These seats may decide now; several if they decide at the same time."""

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
    """How a match ended.

    Attributes:
        ranks: by seat, 1 for the winner; ties share a rank (1, 1, 3).
        scores: by seat, or None if the game keeps none.
        reason: one of the reasons that the rules of the game list.
    """

    ranks: tuple[int, ...]
    scores: tuple[int, ...] | None
    reason: str

    def share(self, seat: Seat) -> float:
        """What a seat has of the win: 1, its part of a shared one, or 0."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0


Key = TypeVar("Key", float, tuple[float, ...])


def ranks(keys: Sequence[Key]) -> tuple[int, ...]:
    """The rank of each seat, by its key: the lowest key has rank 1, and equal keys share a rank."""
    return tuple(1 + sum(other < mine for other in keys) for mine in keys)


class Ended(Struct, frozen=True):
    """The match is over."""

    result: Result


Event = Began | Moved | Shown | Shuffled | Said | Turn | Scored | Ended


class Outcome(NamedTuple):
    """What one entry did.

    Attributes:
        seat: whose move it was; None for an outcome of chance.
        events: as those who look saw them.
        start: how many events of the match came before it.
    """

    seat: Seat | None
    events: tuple[Event, ...]
    start: int = 0


Emit = Callable[[Event], None]
"""Takes the events of an entry one by one, in order."""


def witness(event: Event, seat: Seat) -> Event:
    """The event as a seat saw it; the very same object if nothing has to be hidden."""
    if isinstance(event, Moved):
        if event.card is not None and not event.seen >> seat & 1:
            return replace(event, card=None)
    elif isinstance(event, Shown) and event.cards is not None and not event.seen >> seat & 1:
        return replace(event, cards=None)
    return event
