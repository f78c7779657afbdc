"""The deals of Spy vs Spy that agree with what was seen.

Nobody ever sees more than the others do, so all know the same. Every zone is a line: cards join it
at its end and leave it at its front. Who gets stuck has had every card of his hand turned up once
(SPY-7), so each card that joins a points pile is known, save those of the start (SPY-2).
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from soiree.core.cards import FULL, Card, Mask, cards_in
from soiree.core.events import Began, Event, Moved, Shuffled
from soiree.core.views import View
from soiree.core.zones import Seat, Zone
from soiree.games.spy.facts import Phase, SpyFacts
from soiree.games.spy.zones import HAND, MOST_PILES, PILE, POINTS, UNDEALT, UP, Kind

Line = list[Card | None]
"""The cards of a zone, first to last; None for one that nobody knows."""


class Deal(NamedTuple):
    """What a view hides.

    Attributes:
        cards: those of each points pile and hand, first to last.
        picks: the number of the pile, from 0, that each player has chosen who was quicker (SPY-8).
    """

    cards: Mapping[Zone, Sequence[Card]]
    picks: Sequence[tuple[Seat, int]]


class Deals:
    """All deals that agree with a view, worked out once; each is equally likely."""

    def __init__(self, view: View) -> None:
        known = _Knowledge(view.seats)
        for event in view.events:
            known.follow(event)
        if view.options["deck"] == "half":
            self._decks = [_Deck.of(known, range(view.seats))]
        else:
            self._decks = [_Deck.of(known, [seat]) for seat in range(view.seats)]
        self._may_pick = [(seat, _piles(view, seat)) for seat in _who_have_picked(view)]

    def draw(self, rng: random.Random) -> Deal:
        """One of the deals."""
        lying: dict[Zone, Sequence[Card]] = {}
        for deck in self._decks:
            lying |= deck.draw(rng)
        return Deal(lying, [(seat, rng.choice(piles)) for seat, piles in self._may_pick])


def _who_have_picked(view: View) -> list[Seat]:
    """SPY-8: who had to choose a pile, and does not any more, while others still do."""
    facts = SpyFacts.of(view)
    if facts.phase is not Phase.PICK:
        return []
    return [
        seat
        for seat in facts.racing
        if seat not in facts.out and seat not in view.deciders and facts.piles[seat] == MOST_PILES
    ]


def _piles(view: View, seat: Seat) -> list[int]:
    """The numbers of the piles that a player has, from 0."""
    return [number for number in range(MOST_PILES) if view.cards(Kind.PILE, seat, number + 1)]


class _Knowledge:
    """What is known, event by event.

    Attributes:
        lines: the cards of each zone.
        seen: for each seat, the cards of his that were seen at one time or another.
    """

    def __init__(self, seats: int) -> None:
        self.lines: defaultdict[Zone, Line] = defaultdict(list)
        self.seen = [0] * seats

    def follow(self, event: Event) -> None:
        if isinstance(event, Moved):
            seat = event.target.owner
            assert seat is not None
            card = event.card
            if event.source != UNDEALT:
                known = self.lines[event.source].pop(0)
                card = known if card is None else card
            if card is not None:
                self.seen[seat] |= 1 << card
            self.lines[event.target].append(card)
        elif isinstance(event, Shuffled):
            self.lines[event.zone] = [None] * len(self.lines[event.zone])
        elif isinstance(event, Began):
            for seat in range(len(self.seen)):
                self._gather(seat)

    def _gather(self, seat: Seat) -> None:
        """All that is not in the points pile goes to the hand."""
        hand = self.lines[HAND[seat]]
        for zone in (UP[seat], *PILE[seat]):
            hand += self.lines.pop(zone, [])


@dataclass(frozen=True, slots=True)
class _Deck:
    """The hidden cards of one deck of 52, or of the two halves of one.

    Attributes:
        lines: what is known of each zone that nobody sees.
        raced: by hand, the cards that are there for certain, in places that nobody knows.
        unseen: the cards that have never been seen. They may lie in any place that is left.
    """

    lines: Mapping[Zone, Line]
    raced: Mapping[Zone, Sequence[Card]]
    unseen: Sequence[Card]

    @classmethod
    def of(cls, known: _Knowledge, seats: Sequence[Seat]) -> _Deck:
        lines: dict[Zone, Line] = {}
        raced: dict[Zone, Sequence[Card]] = {}
        unseen: Mask = FULL
        for seat in seats:
            points, hand = POINTS[seat], HAND[seat]
            lines[points] = known.lines[points]
            lines[hand] = known.lines[hand]
            somewhere = known.seen[seat]
            unseen &= ~somewhere
            for zone, line in known.lines.items():
                if zone.owner == seat:
                    for card in line:
                        if card is not None:
                            somewhere &= ~(1 << card)
            raced[hand] = tuple(cards_in(somewhere))
        return cls(lines, raced, tuple(cards_in(unseen)))

    def draw(self, rng: random.Random) -> dict[Zone, list[Card]]:
        """The cards of each zone, first to last."""
        lines = {zone: line[:] for zone, line in self.lines.items()}
        for hand, cards in self.raced.items():
            places = [place for place, card in enumerate(lines[hand]) if card is None]
            for place, card in zip(rng.sample(places, len(cards)), cards, strict=True):
                lines[hand][place] = card
        left = rng.sample(self.unseen, len(self.unseen))
        return {
            zone: [left.pop() if card is None else card for card in line]
            for zone, line in lines.items()
        }
