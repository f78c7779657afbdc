"""The deals of Soureh and Pariah that agree with what a seat has seen."""

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
    """Where the cards lie that a view hides.

    Attributes:
        down: the card in each face-down place whose face is hidden.
        drawn: the card that another player has drawn and not used yet, if one has.
        stock: the cards of the stock, the next one first.
    """

    down: Mapping[Zone, Card]
    drawn: Card | None
    stock: Sequence[Card]


class Deals:
    """All deals that agree with a view, worked out once; each is equally likely."""

    def __init__(self, view: View, deck: Sequence[Card]) -> None:
        """
        Args:
            deck: the cards that the game is played with.
        """
        followed = _followed(view)
        unseen = Counter(deck)
        self._remembered: dict[Zone, Card] = {}  # what the seat saw before it was hidden
        self._open: list[Zone] = []  # the face-down places that any unseen card may lie in
        # PAR-2: where a player was seen to put a card that he had drawn, only a number card lies.
        self._numbers: list[Zone] = []
        self._is_drawn = False
        for zone, faces in view.zones:
            unseen.subtract(face for face in faces if face is not None)
            if zone.kind == Kind.DRAWN and None in faces:
                self._is_drawn = True
            elif zone.kind == Kind.DOWN and None in faces:
                known, was_drawn = followed[zone]
                if known is not None:
                    self._remembered[zone] = known
                    unseen[known] -= 1
                elif was_drawn:
                    self._numbers.append(zone)
                else:
                    self._open.append(zone)
        self._unseen = tuple(unseen.elements())

    def draw(self, rng: random.Random) -> Deal:
        """One of the deals."""
        cards = list(self._unseen)
        down = dict(self._remembered)
        if self._numbers:
            fitting = [card for card in cards if not is_court(card)]
            drawn_before = rng.sample(fitting, len(self._numbers))
            for zone, card in zip(self._numbers, drawn_before, strict=True):
                down[zone] = card
                cards.remove(card)
        rng.shuffle(cards)
        for zone in self._open:
            down[zone] = cards.pop()
        drawn = cards.pop() if self._is_drawn else None
        return Deal(down, drawn, cards)


def _followed(view: View) -> dict[Zone, tuple[Card | None, bool]]:
    """What this round's events tell of each face-down card, wherever a King has taken it (PAR-2).

    Returns:
        By place, the card if its face was seen, and whether its player had drawn it.
    """
    # A King's two cards pass each other, one event after the other: a place may hold two for a
    # moment, and the one that came first leaves first.
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
