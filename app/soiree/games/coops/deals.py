"""The deals of Soureh and Pariah that agree with a view (determinizations)."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from soiree.core.cards import Card, is_court
from soiree.core.events import Moved
from soiree.core.views import View
from soiree.core.zones import Zone
from soiree.games.coops.zones import Kind


class Deal(NamedTuple):
    """The hidden cards of one deal.

    Attributes:
        down: the card of each hidden face-down zone.
        drawn: the card that another player has drawn and not used yet, if any.
        stock: the stock, next card first.
    """

    down: Mapping[Zone, Card]
    drawn: Card | None
    stock: Sequence[Card]


class Deals:
    """All deals that agree with a view, equally likely; their common part is computed once."""

    def __init__(self, view: View, deck: Sequence[Card]) -> None:
        """
        Args:
            deck: the cards of the game.
        """
        histories = _histories(view)
        unseen = Counter(deck)
        self._remembered: dict[Zone, Card] = {}  # faces that the seat saw before they were hidden
        self._any_card: list[Zone] = []  # face-down zones that may hold any unseen card
        # PAR-2: a court is never placed, so a drawn card that went face down is a number card.
        self._number_card: list[Zone] = []
        self._is_drawn = False
        for zone, faces in view.zones:
            unseen.subtract(face for face in faces if face is not None)
            if zone.kind == Kind.DRAWN and None in faces:
                self._is_drawn = True
            elif zone.kind == Kind.DOWN and None in faces:
                known, was_drawn = histories[zone]
                if known is not None:
                    self._remembered[zone] = known
                    unseen[known] -= 1
                elif was_drawn:
                    self._number_card.append(zone)
                else:
                    self._any_card.append(zone)
        self._unseen = tuple(unseen.elements())

    def draw(self, rng: random.Random) -> Deal:
        """Sample a deal."""
        cards = list(self._unseen)
        down = dict(self._remembered)
        if self._number_card:
            number_cards = [card for card in cards if not is_court(card)]
            placed = rng.sample(number_cards, len(self._number_card))
            for zone, card in zip(self._number_card, placed, strict=True):
                down[zone] = card
                cards.remove(card)
        rng.shuffle(cards)
        for zone in self._any_card:
            down[zone] = cards.pop()
        drawn = cards.pop() if self._is_drawn else None
        return Deal(down, drawn, cards)


def _histories(view: View) -> dict[Zone, tuple[Card | None, bool]]:
    """The history of each face-down card in this round, wherever Kings moved it (PAR-2).

    Returns:
        For each zone, the card if the seat ever saw its face, and True if the card was drawn and
            placed rather than dealt.
    """
    # A King moves two cards in two events. Between them one zone holds both cards; the card that
    # lay there first leaves it first.
    lying: dict[Zone, list[tuple[Card | None, bool]]] = defaultdict(list)
    for event in view.events_of_round():
        if not isinstance(event, Moved):
            continue
        known, was_drawn = event.card, event.source.kind == Kind.DRAWN
        if event.source.kind == Kind.DOWN:
            before, was_drawn = lying[event.source].pop(0)
            known = before if known is None else known
        if event.target.kind == Kind.DOWN:
            lying[event.target].append((known, was_drawn))
    return {zone: cards[0] for zone, cards in lying.items() if cards}
