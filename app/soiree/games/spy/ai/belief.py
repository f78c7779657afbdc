"""The belief about a racing hand of Spy vs Spy with a perfect memory.

Every card that was ever turned up is known, and so is the order of the cards that went under the
hand (SPY-6). The other cards of the hand may be in any order.
"""

from __future__ import annotations

import random

from msgspec import Struct

from soiree.core.cards import FULL, Card, Mask, cards_in, mask_of
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.spy.ai.after_race import piles_of
from soiree.games.spy.ai.race import Race
from soiree.games.spy.board import NO_CARD
from soiree.games.spy.deals import CardTracker
from soiree.games.spy.facts import SpyFacts
from soiree.games.spy.zones import HAND, Kind


class Belief(Struct, frozen=True):
    """The belief about a hand.

    Attributes:
        unordered: the number of cards at the front of the hand whose order is unknown.
        certain: the cards that must be among the unordered ones.
        possible: the cards that may be among the unordered ones, or in the points pile.
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
        """Sample a hand, next card first; all possible hands are equally likely."""
        cards = [*self.certain, *rng.sample(self.possible, self.unordered - len(self.certain))]
        rng.shuffle(cards)
        return [*cards, *self.ordered]

    @classmethod
    def of(cls, view: View, seat: Seat) -> Belief:
        """The belief about a player's hand, given all events of a view."""
        tracker = CardTracker.of(view)
        hand = tracker.zones[HAND[seat]]
        ordered = tuple(card for card in hand if card is not None)
        of_others = 0
        if view.options["deck"] == "half":
            of_others = sum(cards for other, cards in enumerate(tracker.seen) if other != seat)
        certain = tuple(cards_in(tracker.shuffled(seat)))
        possible = tuple(cards_in(FULL & ~tracker.seen[seat] & ~of_others))
        return cls(hand.count(None), certain, possible, ordered)


def race_of(view: View, seat: Seat) -> Race:
    """The race of a player as it lies on the table, without a hand.

    Without memory, any card that is not on one of the player's piles may still come up.
    """
    race = Race()
    race.start_piles(piles_of(view, seat))
    race.up = next(iter(view.faces(Kind.UP, seat)), NO_CARD)
    facts = SpyFacts.of(view)
    race.called = facts.called[seat]
    race.called_again = facts.called_again[seat]
    return race
