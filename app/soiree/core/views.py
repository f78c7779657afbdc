"""Views: what one seat may know. Nothing else leaves a state, for people and computers alike."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from types import MappingProxyType
from typing import NamedTuple, NewType

from msgspec import Struct
from msgspec.structs import replace

from soiree.core.cards import Card
from soiree.core.entries import Move
from soiree.core.events import Began, Event, Moved, Result, Shown, witness
from soiree.core.states import Facts, Options, State
from soiree.core.zones import Seat, Zone

Witnessed = NewType("Witnessed", tuple[Event, ...])
"""The events of a match so far, as one seat saw them."""


class PileView(NamedTuple):
    """The cards of a zone as a seat sees them.

    Attributes:
        cards: None for each card whose face is hidden. A hidden card has no identity, and nothing
            by which it could be followed.
    """

    zone: Zone
    cards: tuple[Card | None, ...]


class View(Struct, frozen=True):
    """What one seat may know of a match at one moment, as plain data.

    Attributes:
        game: the game's name.
        options: all options of the match.
        seat: whose view it is.
        seats: the number of players.
        zones: every zone, in the fixed order of the game.
        events: everything that has happened so far, as this seat saw it.
        deciders: who may decide now.
        legal: the moves that this seat may make now; empty if it may not decide.
        scores: by seat, or None if the game keeps none.
        facts: what else everybody knows.
        result: how the match ended, or None.
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
        """The cards of one zone that the seat sees.

        Raises:
            KeyError: the game has no such zone now.
        """
        return tuple(card for card in self.cards(kind, owner, slot) if card is not None)

    def events_of_round(self) -> tuple[Event, ...]:
        """The events of the round in progress, without the `Began` of it."""
        start = len(self.events)
        while start and not isinstance(self.events[start - 1], Began):
            start -= 1
        return self.events[start:]


def witnessed(events: Iterable[Event], seat: Seat) -> Witnessed:
    """The events as a seat saw them."""
    return Witnessed(tuple(witness(event, seat) for event in events))


def view(game: str, state: State, seen: Witnessed, seat: Seat) -> View:
    """What a seat may know of a state, and of the events that it saw."""
    return View(
        game=game,
        options=MappingProxyType(state.options),
        seat=seat,
        seats=state.seats,
        zones=tuple(
            PileView(pile.zone, tuple(pile.cards))
            if pile.is_open_to(seat)
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
    """The seat number of somebody who watches a match of this many players without playing.

    Their view and their events hold what everybody sees, and nothing else.
    """
    return seats


def together(views: Sequence[View]) -> View:
    """What several seats know together at one moment.

    It serves matches between computers, where there is nobody to hide a card from. Seat and legal
    moves are those of the first view.
    """
    if len(views) == 1:
        return views[0]
    zones = tuple(
        PileView(spreads[0].zone, tuple(_first_face(faces) for faces in zip(*cards, strict=True)))
        for spreads in zip(*(view.zones for view in views), strict=True)
        for cards in [[spread.cards for spread in spreads]]
    )
    events = Witnessed(
        tuple(first_told(told) for told in zip(*(v.events for v in views), strict=True))
    )
    return replace(views[0], zones=zones, events=events)


def first_told(told: Sequence[Event]) -> Event:
    """One event as the best informed of several seats saw it."""
    for event in told:
        if isinstance(event, Moved) and event.card is not None:
            return event
        if isinstance(event, Shown) and event.cards is not None:
            return event
    return told[0]


def _first_face(faces: Iterable[Card | None]) -> Card | None:
    return next((face for face in faces if face is not None), None)
