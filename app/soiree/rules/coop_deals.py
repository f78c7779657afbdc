"""The deals of a coop game that agree with what a seat has seen."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import Generic, TypeVar

from soiree.core.cards import Card
from soiree.core.events import Began, Moved
from soiree.core.views import View
from soiree.core.zones import Zone
from soiree.rules.coops import DOWN, Coops, Place, is_court, place_of

S = TypeVar("S", bound=Coops)


@dataclass(frozen=True, slots=True)
class Unseen(Generic[S]):
    """What a view leaves open: the cards that its seat does not know, and where they may lie.

    Attributes:
        state: agrees with the view, with none of these cards in it.
        cards: the cards, those of the stock among them.
        places: the face-down places that any of them may lie in.
        numbers: those that only a number card may lie in (PAR-2): a player was seen to put a card
            there that he had drawn.
        drawn: whether another player has drawn one and not used it yet.
    """

    state: S
    cards: tuple[Card, ...]
    places: tuple[Place, ...]
    numbers: tuple[Place, ...]
    drawn: bool

    @classmethod
    def of(cls, view: View, state: S) -> Unseen[S]:
        """What a view leaves open.

        Args:
            state: a new match, with what is special to its game filled in; it is used up.
        """
        state.take_sight(view)
        followed = _followed(view)
        unseen = Counter(state.deck)
        remembered: dict[Place, Card] = {}
        places, numbers, drawn = [], [], False
        for zone, faces in view.zones:
            unseen.subtract(face for face in faces if face is not None)
            if zone.kind == "drawn" and None in faces:
                drawn = True
            elif zone.kind == "down" and None in faces:
                place = place_of(zone)
                known, was_drawn = followed[place]
                if known is not None:
                    remembered[place] = known
                    unseen[known] -= 1
                elif was_drawn:
                    numbers.append(place)
                else:
                    places.append(place)
        state.take_unseen(remembered, None, ())
        return cls(state, tuple(unseen.elements()), tuple(places), tuple(numbers), drawn)

    def deal(self, rng: random.Random) -> S:
        """A match that agrees with the view; all deals of the unseen cards are equally likely."""
        cards = list(self.cards)
        down: dict[Place, Card] = {}
        if self.numbers:
            fitting = [card for card in cards if not is_court(card)]
            for place, card in zip(
                self.numbers, rng.sample(fitting, len(self.numbers)), strict=True
            ):
                down[place] = card
                cards.remove(card)
        rng.shuffle(cards)
        for place in self.places:
            down[place] = cards.pop()
        drawn = cards.pop() if self.drawn else None
        state = self.state.copy()
        state.take_unseen(down, drawn, cards)
        return state


def _followed(view: View) -> dict[Place, tuple[Card | None, bool]]:
    """What this round's events tell of each face-down card, wherever a King has taken it (PAR-2).

    Returns:
        By place, the card if its face was seen, and whether its player had drawn it.
    """
    since = len(view.events)
    while since and not isinstance(view.events[since - 1], Began):
        since -= 1
    # A King's two cards pass each other, one event after the other: a place may hold two for a
    # moment, and the one that came first leaves first.
    lying: dict[Zone, list[tuple[Card | None, bool]]] = defaultdict(list)
    for event in view.events[since:]:
        if not isinstance(event, Moved):
            continue
        known, was_drawn = event.card, event.source.kind == "drawn"
        if event.source.kind == "down":
            before, was_drawn = lying[event.source].pop(0)
            known = before if known is None else known
        if event.target.kind == "down":
            lying[event.target].append((known, was_drawn))
    return {place: lying[zone][0] for place, zone in enumerate(DOWN) if lying[zone]}
