"""What has happened since the last choice of the person who looks: plain data, for eye and ear."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from soiree.controller.match.client import Client
from soiree.core.entries import Move
from soiree.core.events import Began, Event, Outcome
from soiree.core.zones import Seat


class SinceTurn(Struct, frozen=True):
    """What has happened since a person's last choice, as far as it belongs to this round.

    What was dealt for a round is left out: nobody did it.

    Attributes:
        seat: the person's.
        own: the person's last choice, with all that came of it; None if they have made none in
            this round.
        others: what others did after it, one choice after the other.
    """

    seat: Seat
    own: Outcome | None = None
    others: tuple[Outcome, ...] = ()

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """All of it, in order."""
        return self.others if self.own is None else (self.own, *self.others)

    @property
    def events(self) -> tuple[Event, ...]:
        """What all of it did."""
        return tuple(event for outcome in self.outcomes for event in outcome.events)


def since_turn(client: Client, seat: Seat, observers: Sequence[Seat]) -> SinceTurn | None:
    """What has happened since the last choice of the person at a seat; None in a timed race.

    It is worked out from the match: so it is there after a match was resumed, or a choice undone.

    Args:
        observers: those who look, as for `Client.view`.
    """
    choice = client.past.before_choice(seat)
    start = 0 if choice is None else choice
    if not client.past.can_replay(start):
        return None
    outcomes = client.outcomes(observers, start)
    kept = _of_this_round(outcomes)
    is_own = choice is not None and kept == outcomes
    own = kept.pop(0) if is_own else None
    return SinceTurn(
        seat, own, tuple(outcome for outcome in kept if outcome.seat not in (None, seat))
    )


def replay_from(
    client: Client, seat: Seat, observers: Sequence[Seat], counts: Callable[[Move], bool]
) -> int | None:
    """The position from which a person is shown again what has happened; None if nothing can be.

    That is their last choice in this round, or the first one of anybody; where nobody has chosen
    yet, or nobody looks who plays, the last choice of all.

    Args:
        counts: whether a choice of theirs is one to begin with.
    """
    last = client.past.before_last_move()
    if last is None:
        return None
    position = last
    if seat in client.people:
        choice = client.past.before_choice(seat, counts)
        start = 0 if choice is None else choice
        outcomes = client.outcomes(observers, start)
        position = min(last, client.position - len(_of_this_round(outcomes)))
    return next((each for each in (position, last) if client.past.can_replay(each)), None)


def _of_this_round(outcomes: Sequence[Outcome]) -> list[Outcome]:
    """The outcomes since a round was dealt last, if one was."""
    kept: list[Outcome] = []
    for outcome in outcomes:
        if any(isinstance(event, Began) for event in outcome.events):
            kept = []
        else:
            kept.append(outcome)
    return kept
