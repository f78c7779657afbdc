"""The deals of Soda that agree with what a seat has seen (determinizations of its view).

What an Ace showed is known until it is played. Each draw pile was a known set of cards, the first
one all 52. A card of it that has not been seen since is in the hand of a player who drew from it,
or still in the pile. A pile is used up before the next one begins, so these sets do not overlap.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from soiree.core.cards import FULL, Card, Mask, at_least, cards_in, mask_of, rank_of
from soiree.core.events import Moved, Shown, Shuffled
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soda.zones import Kind


class Deal(NamedTuple):
    """Where the hidden cards lie.

    Attributes:
        hands: by seat.
        draw: the cards of the draw pile, the top card last.
    """

    hands: Sequence[Mask]
    draw: Sequence[Card]


class Deals:
    """All deals that agree with a view, equally likely; what they share is computed once."""

    def __init__(self, view: View) -> None:
        self._seat = view.seat
        self._hands: list[Mask] = [0] * view.seats  # the cards that each is known to hold
        self._sources: list[_Source] = [_Source(FULL, view.seats)]
        gathered = 0
        for event in view.events_of_round():
            if isinstance(event, Shuffled):
                self._sources.append(_Source(gathered, view.seats))
                gathered = 0
            elif isinstance(event, Shown):
                self._follow_shown(event)
            elif isinstance(event, Moved):
                if event.source.kind == Kind.DISCARD:
                    gathered |= 1 << _face(event)
                else:
                    self._follow(event)
        self._hands[self._seat] = mask_of(view.faces(Kind.HAND, self._seat))
        self._decider = view.deciders[0] if view.deciders else self._seat
        self._needs: Mask = 0  # one of these cards is in the hand of who decides
        if self._decider != self._seat and (row := view.faces(Kind.ROW)):
            self._needs = at_least(rank_of(row[-1]))

    def draw(self, rng: random.Random) -> Deal:
        """One of the deals, at random."""
        while True:
            hands = self._hands[:]
            rest: list[Card] = []
            for source in self._sources:
                rest = source.deal(hands, rng)
            # A player who cannot play does not decide (SDA-3).
            if not self._needs or hands[self._decider] & self._needs:
                return Deal(hands, rest)

    def _follow(self, event: Moved) -> None:
        """Update by a card that was drawn, played or discarded."""
        if event.source.kind == Kind.DRAW:
            seat = event.target.owner
            assert seat is not None
            if seat == self._seat:
                self._sources[-1].unseen ^= 1 << _face(event)
            else:
                self._sources[-1].drawn[seat] += 1
        elif event.source.kind == Kind.HAND and event.source.owner != self._seat:
            assert event.source.owner is not None
            self._reveal(event.source.owner, _face(event))
            self._hands[event.source.owner] ^= 1 << _face(event)

    def _follow_shown(self, event: Shown) -> None:
        """SDA-6: an Ace showed a hand."""
        seat = event.zone.owner
        if seat != self._seat and seat is not None:
            for card in event.cards or ():
                self._reveal(seat, card)

    def _reveal(self, seat: Seat, card: Card) -> None:
        """A card is in this hand, or was until now."""
        if not self._hands[seat] >> card & 1:
            self._hands[seat] |= 1 << card
            for source in self._sources:
                if source.unseen >> card & 1:
                    source.unseen ^= 1 << card
                    source.drawn[seat] -= 1


class _Source:
    """A draw pile as one seat knows it.

    Attributes:
        unseen: its cards that the seat has not seen since it began.
        drawn: for each other seat, how many of these are in its hand.
    """

    __slots__ = ("drawn", "unseen")

    def __init__(self, cards: Mask, seats: int) -> None:
        self.unseen = cards
        self.drawn = [0] * seats

    def deal(self, hands: list[Mask], rng: random.Random) -> list[Card]:
        """Deal the unseen cards to the hands that drew them, and return what is left."""
        cards = list(cards_in(self.unseen))
        rng.shuffle(cards)
        for seat, count in enumerate(self.drawn):
            for _ in range(count):
                hands[seat] |= 1 << cards.pop()
        return cards


def _face(event: Moved) -> Card:
    """The card of an event that this seat saw."""
    assert event.card is not None
    return event.card
