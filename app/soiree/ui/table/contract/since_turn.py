"""The events since the viewer's last choice, as plain data for display and speech."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile

from msgspec import Struct

from soiree.controller.match.client import Client
from soiree.core.entries import Move
from soiree.core.events import Began, Event, Outcome
from soiree.core.zones import Seat


class SinceTurn(Struct, frozen=True):
    """The events since a person's last choice, within the present round.

    The deal does not count, as nobody made it.

    Attributes:
        own: the person's last choice in this round and its results; None without one.
        others: the later choices of others, in order.
    """

    own: Outcome | None = None
    others: tuple[Outcome, ...] = ()

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """All choices, in order."""
        return self.others if self.own is None else (self.own, *self.others)

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of all choices."""
        return tuple(event for outcome in self.outcomes for event in outcome.events)


def since_turn(client: Client, seat: Seat, observers: Sequence[Seat]) -> SinceTurn | None:
    """Return the events since the last choice of the person at a seat; None in a timed race.

    They are computed from the match, so they survive resuming and undo.

    Args:
        observers: as for `Client.view`.
    """
    choice = client.before_choice(seat)
    start = 0 if choice is None else choice
    if not client.can_replay(start):
        return None
    outcomes = client.outcomes(observers, start)
    kept = _of_this_round(outcomes)
    is_own = choice is not None and kept == outcomes
    own = kept.pop(0) if is_own else None
    return SinceTurn(own, tuple(each for each in kept if each.seat not in (None, seat)))


def replay_from(
    client: Client, seat: Seat, observers: Sequence[Seat], counts: Callable[[Move], bool]
) -> int | None:
    """Return the position from which "show again" starts; None if nothing can be replayed.

    That is before the person's last choice in this round, or else before the first choice of the
    round. If no choice was made, or the viewer plays no seat, it is before the last choice of all.

    Args:
        counts: true for a choice of the person that may be the start.
    """
    last = client.before_last_move()
    if last is None:
        return None
    position = last
    if seat in client.people:
        choice = client.before_choice(seat, counts)
        start = 0 if choice is None else choice
        outcomes = client.outcomes(observers, start)
        position = min(last, client.position - len(_of_this_round(outcomes)))
    return next((each for each in (position, last) if client.can_replay(each)), None)


def _of_this_round(outcomes: Sequence[Outcome]) -> list[Outcome]:
    latest = takewhile(lambda outcome: not _begins_round(outcome), reversed(outcomes))
    return list(latest)[::-1]


def _begins_round(outcome: Outcome) -> bool:
    return any(isinstance(event, Began) for event in outcome.events)
