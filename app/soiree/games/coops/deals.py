"""The deals of Soureh and Pariah that agree with a view (determinizations)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct, field

from soiree.core.cards import Card, is_court
from soiree.core.events import Event, Moved
from soiree.core.views import View
from soiree.games.coops.zones import NO_CARD, CoopIndex, Kind, coop_of


class Deal(NamedTuple):
    """The hidden cards of one deal.

    Attributes:
        down: the face-down card of each coop, or `NO_CARD`.
        drawn: the card that another player has drawn and not used yet, if any.
        stock: the stock, next card first.
    """

    down: Sequence[Card]
    drawn: Card | None
    stock: Sequence[Card]


class HiddenCard(Struct):
    """A face-down card, followed wherever a King moves it (PAR-2).

    Attributes:
        card: the card, if the seat saw its face.
        was_drawn: True if the card was drawn and placed rather than dealt.
        evidence: the face-up cards under which the owner acted as if the coop were valid, each with
            the strength of this evidence, from 0 (none) to 1 (certain).
    """

    card: Card | None
    was_drawn: bool
    evidence: list[tuple[Card, float]] = field(default_factory=list)


class CardTracker:
    """The cards of a round, as far as a seat has seen them.

    Attributes:
        up: the face-up card of each coop, or `NO_CARD`.
        down: the face-down card of each coop, if the seat sees or remembers it; else `NO_CARD`.
        hidden: the face-down cards that the seat does not know, by coop.
        unseen: the cards whose place the seat neither sees nor remembers.
    """

    def __init__(self, view: View, deck: Sequence[Card]) -> None:
        """
        Args:
            deck: the cards of the game.
        """
        self.up = [NO_CARD] * view.seats * 4
        self.down = self.up[:]
        self.hidden: dict[CoopIndex, HiddenCard] = {}
        # A King moves two cards in two events. Between them one coop has both cards; the card that
        # lay there first leaves it first.
        self._lying: list[list[HiddenCard]] = [[] for _ in self.up]
        for event in view.events_of_round():
            self.follow(event)
        unseen = Counter(deck)
        for zone, faces in view.zones:
            unseen.subtract(face for face in faces if face is not None)
            if zone.kind == Kind.DOWN and faces:
                coop, (face,) = coop_of(zone), faces
                (hidden,) = self._lying[coop]
                if face is not None:
                    self.down[coop] = face
                elif hidden.card is not None:
                    self.down[coop] = hidden.card
                    unseen[hidden.card] -= 1
                else:
                    self.hidden[coop] = hidden
        self.unseen = tuple(unseen.elements())

    def follow(self, event: Event) -> None:
        """Update the whereabouts by an event as the seat saw it."""
        if not isinstance(event, Moved):
            return
        source, target = event.source, event.target
        hidden = HiddenCard(event.card, was_drawn=source.kind == Kind.DRAWN)
        if source.kind == Kind.DOWN:
            hidden = self._lying[coop_of(source)].pop(0)
            if event.card is not None:
                hidden.card = event.card
        if target.kind == Kind.DOWN:
            self._lying[coop_of(target)].append(hidden)
        elif target.kind == Kind.UP and event.card is not None:
            self.up[coop_of(target)] = event.card


class Deals:
    """All deals that agree with a view, equally likely; their common part is computed once."""

    def __init__(self, view: View, deck: Sequence[Card]) -> None:
        """
        Args:
            deck: the cards of the game.
        """
        self._cards = CardTracker(view, deck)
        self._is_drawn = any(
            zone.kind == Kind.DRAWN and None in faces for zone, faces in view.zones
        )

    def draw(self, rng: random.Random) -> Deal:
        """Sample a deal."""
        cards, down = list(self._cards.unseen), self._cards.down[:]
        # PAR-2: a court is never placed, so a drawn card that went face down is a number card.
        placed = [coop for coop, hidden in self._cards.hidden.items() if hidden.was_drawn]
        if placed:
            number_cards = [card for card in cards if not is_court(card)]
            for coop, card in zip(placed, rng.sample(number_cards, len(placed)), strict=True):
                down[coop] = card
                cards.remove(card)
        rng.shuffle(cards)
        for coop, hidden in self._cards.hidden.items():
            if not hidden.was_drawn:
                down[coop] = cards.pop()
        drawn = cards.pop() if self._is_drawn else None
        return Deal(down, drawn, cards)
