"""What a player of Spy vs Spy can know of his racing hand, if he forgets nothing.

All that was ever turned up is known; so is, after the first card that went under, the order in
which those come again. The other cards of the hand lie in any order.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from soiree.core.cards import DECK, FULL, Card, Mask, cards_in, mask_of
from soiree.core.events import Began, Moved, Shuffled
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.spy.ai.race import Race
from soiree.games.spy.board import NO_CARD
from soiree.games.spy.facts import SpyFacts
from soiree.games.spy.zones import HAND, MOST_PILES, Kind


@dataclass(frozen=True, slots=True)
class Belief:
    """What can be known of one's own hand and points.

    Attributes:
        hidden: how many cards at the front of the hand are not known by their place.
        surely: cards that are among them.
        maybe: cards of which some are among them; the others lie in the points pile.
        last: the cards at the end of the hand, in order.
    """

    hidden: int
    surely: tuple[Card, ...]
    maybe: tuple[Card, ...]
    last: tuple[Card, ...]

    @property
    def to_come(self) -> Mask:
        """All cards that may come up yet."""
        return mask_of(self.surely) | mask_of(self.maybe) | mask_of(self.last)

    def draw(self, rng: random.Random) -> list[Card]:
        """A hand that may be the true one; each is equally likely."""
        cards = [*self.surely, *rng.sample(self.maybe, self.hidden - len(self.surely))]
        rng.shuffle(cards)
        return [*cards, *self.last]

    @classmethod
    def of(cls, view: View) -> Belief:
        """What follows from all that was seen."""
        lines = _Lines(view.seat, len(DECK) if view.options["deck"] == "full" else len(DECK) // 2)
        for event in view.events:
            lines.follow(event)
        hidden = lines.hand.count(None)
        last = tuple(card for card in lines.hand if card is not None)
        placed = mask_of(last) | mask_of(view.faces(Kind.UP, view.seat))
        for number in range(1, MOST_PILES + 1):
            placed |= mask_of(view.faces(Kind.PILE, view.seat, number))
        paid = mask_of(card for card in lines.points if card is not None)
        surely = tuple(cards_in(lines.seen & ~placed & ~paid))
        return cls(hidden, surely, tuple(cards_in(FULL & ~lines.seen & ~lines.of_others)), last)


class _Lines:
    """A player's hand and points pile, event by event; None for a card that nobody knows.

    Attributes:
        seen: all cards of his that were seen.
        of_others: with half decks, the cards of the other half that were seen.
    """

    def __init__(self, seat: Seat, deck: int) -> None:
        self.hand: list[Card | None] = []
        self.points: list[Card | None] = []
        self.seen: Mask = 0
        self.of_others: Mask = 0
        self._seat = seat
        self._deck = deck

    def follow(self, event: object) -> None:
        if isinstance(event, Moved):
            if event.target.owner == self._seat:
                self._follow_own(event)
            elif event.card is not None and self._deck < len(DECK):
                self.of_others |= 1 << event.card
        elif isinstance(event, Shuffled):
            if event.zone == HAND[self._seat]:
                self.hand = [None] * (self._deck - len(self.points))
        elif isinstance(event, Began):
            self.hand = []

    def _follow_own(self, event: Moved) -> None:
        card = event.card
        if event.source.kind == Kind.HAND:
            known = self.hand.pop(0)
            card = known if card is None else card
        elif event.source.kind == Kind.POINTS:
            card = self.points.pop(0)
        if card is not None:
            self.seen |= 1 << card
        if event.target.kind == Kind.HAND:
            self.hand.append(card)
        elif event.target.kind == Kind.POINTS:
            self.points.append(card)


def race_of(view: View) -> Race:
    """A player's race as it lies on the table, without a hand.

    What may come up yet is all that does not lie on his piles: more is not remembered here.
    """
    race, placed = Race(), 0
    for number in range(1, MOST_PILES + 1):
        pile = view.faces(Kind.PILE, view.seat, number)
        if pile:
            race.begin_pile(pile[-1], len(pile))
            placed |= mask_of(pile)
    race.to_come = FULL & ~placed
    race.up = next(iter(view.faces(Kind.UP, view.seat)), NO_CARD)
    facts = SpyFacts.of(view)
    race.called = facts.called[view.seat]
    race.is_back = facts.back[view.seat]
    return race
