"""The deals of Spy vs Spy that agree with the public events.

All players see the same cards. Every zone is a queue: cards join it at its end and leave it at its
front. A stuck player has turned up every card of the hand (SPY-7) before the hand joins the points.
So all cards of a points pile are known, except the cards dealt to it at the start (SPY-2).
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct

from soiree.core.cards import FULL, Card, Mask, cards_in, mask_of
from soiree.core.events import Began, Event, Moved, Shuffled
from soiree.core.views import View
from soiree.core.zones import Seat, Zone
from soiree.games.spy.facts import Phase, SpyFacts
from soiree.games.spy.zones import HAND, MOST_PILES, PILE, POINTS, UNDEALT, UP, Kind

Known = list[Card | None]
"""The cards of a zone, first to last; None for an unknown card."""


class Deal(NamedTuple):
    """The hidden part of a match.

    Attributes:
        cards: the cards of each points pile and hand, first to last.
        picks: the players who have already chosen a pile, each with the pile's number from 0
            (SPY-8).
    """

    cards: Mapping[Zone, Sequence[Card]]
    picks: Sequence[tuple[Seat, int]]


class Deals:
    """All deals that agree with a view, equally likely; their common part is computed once."""

    def __init__(self, view: View) -> None:
        tracker = CardTracker.of(view)
        if view.options["deck"] == "half":
            self._decks = [_Deck.of(tracker, range(view.seats))]
        else:
            self._decks = [_Deck.of(tracker, [seat]) for seat in range(view.seats)]
        # For each player who has picked, the numbers of their piles.
        self._options = [
            (seat, [n for n in range(MOST_PILES) if view.cards(Kind.PILE, seat, n + 1)])
            for seat in _have_picked(view)
        ]

    def draw(self, rng: random.Random) -> Deal:
        """Sample a deal."""
        cards: dict[Zone, Sequence[Card]] = {}
        for deck in self._decks:
            cards |= deck.draw(rng)
        return Deal(cards, [(seat, rng.choice(numbers)) for seat, numbers in self._options])


def _have_picked(view: View) -> list[Seat]:
    facts = SpyFacts.of(view)
    if facts.phase is not Phase.PICK:
        return []
    return [
        seat
        for seat in facts.racing
        if seat not in facts.out and seat not in view.deciders and facts.piles[seat] == MOST_PILES
    ]


class CardTracker:
    """The publicly known cards, followed event by event.

    Attributes:
        zones: the cards of each zone.
        seen: by seat, the player's cards whose faces have ever been seen.
    """

    def __init__(self, seats: int) -> None:
        self.zones: defaultdict[Zone, Known] = defaultdict(list)
        self.seen = [0] * seats

    @classmethod
    def of(cls, view: View) -> CardTracker:
        """Follow all events of a view."""
        tracker = cls(view.seats)
        for event in view.events:
            tracker._follow(event)
        return tracker

    def _follow(self, event: Event) -> None:
        if isinstance(event, Moved):
            seat = event.target.owner
            assert seat is not None
            card = event.card
            if event.source != UNDEALT:
                known = self.zones[event.source].pop(0)
                card = known if card is None else card
            if card is not None:
                self.seen[seat] |= 1 << card
            self.zones[event.target].append(card)
        elif isinstance(event, Shuffled):
            self.zones[event.zone] = [None] * len(self.zones[event.zone])
        elif isinstance(event, Began):
            for seat in range(len(self.seen)):
                self._gather(seat)

    def shuffled(self, seat: Seat) -> Mask:
        """The player's cards that were seen, and are at an unknown place of the hand."""
        own = (cards for zone, cards in self.zones.items() if zone.owner == seat)
        placed = mask_of(card for cards in own for card in cards if card is not None)
        return self.seen[seat] & ~placed

    def _gather(self, seat: Seat) -> None:
        hand = self.zones[HAND[seat]]
        for zone in (UP[seat], *PILE[seat]):
            hand += self.zones.pop(zone, [])


class _Deck(Struct, frozen=True):
    """The hidden cards of a deck of 52, which belongs to one player or is shared by two.

    Attributes:
        zones: by hidden zone, its known cards.
        shuffled: by hand, the cards that are in it at an unknown place.
        unseen: the cards never seen, for all remaining places.
    """

    zones: Mapping[Zone, Known]
    shuffled: Mapping[Zone, Sequence[Card]]
    unseen: Sequence[Card]

    @classmethod
    def of(cls, tracker: CardTracker, seats: Sequence[Seat]) -> _Deck:
        zones: dict[Zone, Known] = {}
        shuffled: dict[Zone, Sequence[Card]] = {}
        unseen: Mask = FULL
        for seat in seats:
            for zone in (POINTS[seat], HAND[seat]):
                zones[zone] = tracker.zones[zone]
            shuffled[HAND[seat]] = tuple(cards_in(tracker.shuffled(seat)))
            unseen &= ~tracker.seen[seat]
        return cls(zones, shuffled, tuple(cards_in(unseen)))

    def draw(self, rng: random.Random) -> dict[Zone, list[Card]]:
        """Sample the cards of each hidden zone; each list follows the order of the zone's cards."""
        zones = {zone: cards[:] for zone, cards in self.zones.items()}
        for hand, cards in self.shuffled.items():
            free = [number for number, card in enumerate(zones[hand]) if card is None]
            for number, card in zip(rng.sample(free, len(cards)), cards, strict=True):
                zones[hand][number] = card
        left = rng.sample(self.unseen, len(self.unseen))
        return {
            zone: [left.pop() if card is None else card for card in cards]
            for zone, cards in zones.items()
        }
