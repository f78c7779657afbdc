"""What a player of Spy vs Spy with a perfect memory can know of any racing hand.

Every card that was ever turned up is known, and so is the order in which cards that went under come
up again. The other cards of the hand may be in any order.
"""

from __future__ import annotations

import random

from msgspec import Struct

from soiree.core.cards import DECK, FULL, Card, Mask, cards_in, mask_of
from soiree.core.events import Began, Moved, Shuffled
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.spy.ai.race import Race
from soiree.games.spy.board import NO_CARD
from soiree.games.spy.facts import SpyFacts
from soiree.games.spy.zones import HAND, MOST_PILES, Kind


class Belief(Struct, frozen=True):
    """What can be known of a hand.

    Attributes:
        unordered: how many cards at the front of the hand are in an unknown order.
        certain: the cards that must be among them.
        possible: the cards that may be among them; those that are not lie in the points pile.
        ordered: the cards at the end of the hand, in order.
    """

    unordered: int
    certain: tuple[Card, ...]
    possible: tuple[Card, ...]
    ordered: tuple[Card, ...]

    @property
    def to_come(self) -> Mask:
        """All cards that may still come up."""
        return mask_of(self.certain) | mask_of(self.possible) | mask_of(self.ordered)

    def draw(self, rng: random.Random) -> list[Card]:
        """Sample a hand, next card first; all that are possible are equally likely."""
        cards = [*self.certain, *rng.sample(self.possible, self.unordered - len(self.certain))]
        rng.shuffle(cards)
        return [*cards, *self.ordered]

    @classmethod
    def of(cls, view: View, seat: Seat) -> Belief:
        """What follows for the hand of a player from everything that was seen."""
        size = len(DECK) if view.options["deck"] == "full" else len(DECK) // 2
        tracker = _Tracker(seat, size)
        for event in view.events:
            tracker.follow(event)
        unordered = tracker.hand.count(None)
        ordered = tuple(card for card in tracker.hand if card is not None)
        elsewhere = mask_of(ordered) | mask_of(view.faces(Kind.UP, seat))
        for number in range(1, MOST_PILES + 1):
            elsewhere |= mask_of(view.faces(Kind.PILE, seat, number))
        paid = mask_of(card for card in tracker.points if card is not None)
        certain = tuple(cards_in(tracker.seen & ~elsewhere & ~paid))
        possible = tuple(cards_in(FULL & ~tracker.seen & ~tracker.of_others))
        return cls(unordered, certain, possible, ordered)


class _Tracker:
    """A player's hand and points pile, event by event; None for a card that nobody knows.

    Attributes:
        seen: the player's cards that have ever been seen.
        of_others: with half decks, the cards of the other half that have ever been seen.
    """

    def __init__(self, seat: Seat, size: int) -> None:
        """
        Args:
            size: how many cards the player has in all.
        """
        self.hand: list[Card | None] = []
        self.points: list[Card | None] = []
        self.seen: Mask = 0
        self.of_others: Mask = 0
        self._seat = seat
        self._size = size

    def follow(self, event: object) -> None:
        if isinstance(event, Moved):
            if event.target.owner == self._seat:
                self._follow_own(event)
            elif event.card is not None and self._size < len(DECK):
                self.of_others |= 1 << event.card
        elif isinstance(event, Shuffled):
            if event.zone == HAND[self._seat]:
                self.hand = [None] * (self._size - len(self.points))
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


def race_of(view: View, seat: Seat) -> Race:
    """The race of a player as it lies on the table, without a hand.

    Any card that is not on one of the player's piles may still come up: nothing is remembered here.
    """
    race, placed = Race(), 0
    for number in range(1, MOST_PILES + 1):
        pile = view.faces(Kind.PILE, seat, number)
        if pile:
            race.start_pile(pile[-1], len(pile))
            placed |= mask_of(pile)
    race.to_come = FULL & ~placed
    race.up = next(iter(view.faces(Kind.UP, seat)), NO_CARD)
    facts = SpyFacts.of(view)
    race.called = facts.called[seat]
    race.called_again = facts.called_again[seat]
    return race
