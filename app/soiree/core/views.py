"""Views: the knowledge of one seat. People and computers get nothing else of a state."""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType
from typing import NamedTuple, NewType

from msgspec import Struct

from soiree.core.cards import Card
from soiree.core.entries import Move
from soiree.core.events import Began, Event, Result, witness
from soiree.core.states import Facts, Options, State
from soiree.core.zones import Seat, Zone

Witnessed = NewType("Witnessed", tuple[Event, ...])
"""The events of a match so far, as seen by one seat or by several together."""


class PileView(NamedTuple):
    """The cards of a zone, as seen by a seat.

    Attributes:
        cards: the cards, with None for each hidden card, which cannot be identified or tracked.
    """

    zone: Zone
    cards: tuple[Card | None, ...]


class View(Struct, frozen=True):
    """The knowledge of one seat at one moment of a match, as plain data.

    Attributes:
        game: the name of the game.
        options: all options of the match.
        seat: the viewing seat.
        seats: the number of players.
        zones: all zones, in the fixed order of the game.
        events: all events so far, as seen by this seat.
        deciders: the seats that may decide now.
        legal: the legal moves of this seat; empty if it may not decide.
        scores: the scores by seat; None if the game keeps none.
        facts: further public knowledge.
        result: the result of the match, or None.
    """

    game: str
    options: Options
    seat: Seat
    seats: int
    zones: tuple[PileView, ...]
    events: Witnessed
    deciders: tuple[Seat, ...]
    legal: tuple[Move, ...]
    scores: tuple[int, ...] | None
    facts: Facts
    result: Result | None

    @property
    def totals(self) -> tuple[int, ...]:
        """The scores by seat.

        Raises:
            ValueError: the game keeps none.
        """
        if self.scores is None:
            raise ValueError(f"{self.game} keeps no scores")
        return self.scores

    def cards(
        self, kind: str, owner: Seat | None = None, slot: int | None = None
    ) -> tuple[Card | None, ...]:
        """The cards of one zone.

        Raises:
            KeyError: the game has no such zone now.
        """
        wanted = Zone(kind, owner, slot)
        for zone, cards in self.zones:
            if zone == wanted:
                return cards
        raise KeyError(wanted)

    def faces(
        self, kind: str, owner: Seat | None = None, slot: int | None = None
    ) -> tuple[Card, ...]:
        """The visible cards of one zone.

        Raises:
            KeyError: the game has no such zone now.
        """
        return tuple(card for card in self.cards(kind, owner, slot) if card is not None)

    def events_of_round(self) -> tuple[Event, ...]:
        """The events of the present round, after its `Began`."""
        start = len(self.events)
        while start and not isinstance(self.events[start - 1], Began):
            start -= 1
        return self.events[start:]


def witnessed(events: Iterable[Event], *seats: Seat) -> Witnessed:
    """A match's events as these seats saw them together, without hidden cards, in their order."""
    return Witnessed(tuple(witness(event, *seats) for event in events))


def view(game: str, state: State, seen: Witnessed, seat: Seat, *others: Seat) -> View:
    """The view of a seat, given a state and the events as seen by that seat.

    Several seats have a joint view, with the legal moves of the first one.

    Args:
        others: further seats that see their cards together with this one.
    """
    seats = (seat, *others)
    return View(
        game=game,
        options=MappingProxyType(state.options),
        seat=seat,
        seats=state.seats,
        zones=tuple(
            PileView(pile.zone, tuple(pile.cards))
            if any(map(pile.is_open_to, seats))
            else PileView(pile.zone, (None,) * len(pile.cards))
            for pile in state.piles()
        ),
        events=seen,
        deciders=state.deciders(),
        legal=tuple(state.legal(seat)),
        scores=state.scores(),
        facts=state.facts(),
        result=state.result(),
    )


def onlooker(seats: int) -> Seat:
    """The seat number of a spectator in a match with this many players.

    A spectator's view and events have only public information.
    """
    return seats
