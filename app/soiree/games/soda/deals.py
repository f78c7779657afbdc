"""The deals of Soda that agree with what a seat has seen (determinizations of its view).

A card that an Ace revealed is known until it is played. Each draw pile is a known set of cards; the
first one is the whole deck. A card of the set that nobody has seen since is in the pile, or in the
hand of a player who drew from it. A pile is used up before the next one begins, so these sets do
not overlap.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct, field

from soiree.core.cards import FULL, RANKS, Card, Mask, at_least, cards_in, mask_of, rank_of
from soiree.core.events import Event, Moved, Shown, Shuffled
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soda.zones import Kind

NO_EVIDENCE = (1.0,) * len(RANKS)
"""By rank, the likelihood of a play from which nothing is inferred."""


class Deal(NamedTuple):
    """The hidden cards of one deal.

    Attributes:
        hands: by seat.
        draw: the draw pile, the top card last.
    """

    hands: Sequence[Mask]
    draw: Sequence[Card]


class HiddenCard(Struct):
    """A card that another seat drew from a pile and that has not been seen since.

    Attributes:
        pile: the number of the draw pile.
        likelihood: by rank, the likelihood of its holder's play if the card has that rank.
    """

    pile: int
    likelihood: tuple[float, ...] = NO_EVIDENCE


class TrackedHand(Struct):
    """The hand of another seat: the mask of its known cards, and its hidden cards."""

    known: Mask = 0
    hidden: list[HiddenCard] = field(default_factory=list)


class CardTracker:
    """The whereabouts of the cards of a round, as far as a seat has seen them.

    Attributes:
        seat: the seat that sees the events.
        hands: by seat, the tracked hand; the entry of `seat` stays empty.
        piles: for each draw pile of the round, the cards that it began with and whose faces the
            seat has not seen since; they lie in the pile or in other hands. The present pile is
            the last one.
    """

    def __init__(self, view: View) -> None:
        self.seat = view.seat
        self.hands = [TrackedHand() for _ in range(view.seats)]
        self.piles: list[Mask] = [FULL]
        self._reshuffled: Mask = 0

    def follow(self, event: Event) -> None:
        """Update the whereabouts by an event as the seat saw it."""
        if isinstance(event, Shuffled):
            self.piles.append(self._reshuffled)
            self._reshuffled = 0
        elif isinstance(event, Shown):
            for card in event.cards or ():
                self._reveal(event.zone.seat, card)
        elif isinstance(event, Moved) and event.source.kind == Kind.DRAW:
            if event.card is None:
                hand = self.hands[event.target.seat]
                hand.hidden.append(HiddenCard(len(self.piles) - 1))
            else:
                self.piles[-1] &= ~(1 << event.card)
        elif isinstance(event, Moved):
            card = visible_card(event)
            if event.source.kind == Kind.HAND:
                seat = event.source.seat
                self._reveal(seat, card)
                self.hands[seat].known &= ~(1 << card)
            elif event.source.kind == Kind.DISCARD:
                self._reshuffled |= 1 << card

    def _reveal(self, seat: Seat, card: Card) -> None:
        hand = self.hands[seat]
        if seat == self.seat or hand.known >> card & 1:
            return
        hand.known |= 1 << card
        pile = next(n for n, cards in enumerate(self.piles) if cards >> card & 1)
        self.piles[pile] ^= 1 << card
        drawn = [hidden for hidden in hand.hidden if hidden.pile == pile]
        hand.hidden.remove(max(drawn, key=lambda hidden: hidden.likelihood[rank_of(card)]))


class Deals:
    """All deals that agree with a view, equally likely; their common part is computed once."""

    def __init__(self, view: View) -> None:
        tracker = CardTracker(view)
        for event in view.events_of_round():
            tracker.follow(event)
        self._hands = [hand.known for hand in tracker.hands]
        self._hands[view.seat] = mask_of(view.faces(Kind.HAND, view.seat))
        # The unseen cards of each draw pile, and the number of them that each seat has drawn.
        self._piles = [
            (
                list(cards_in(unseen)),
                [sum(card.pile == number for card in hand.hidden) for hand in tracker.hands],
            )
            for number, unseen in enumerate(tracker.piles)
        ]
        self._decider = view.deciders[0] if view.deciders else view.seat
        self._needs: Mask = 0  # one of these cards is in the hand of the deciding seat
        if self._decider != view.seat and (row := view.faces(Kind.ROW)):
            self._needs = at_least(rank_of(row[-1]))

    def draw(self, rng: random.Random) -> Deal:
        """Draw a deal at random."""
        while True:
            hands = self._hands[:]
            rest: list[Card] = []
            for unseen, drawn in self._piles:
                rest = unseen[:]
                rng.shuffle(rest)
                for seat, count in enumerate(drawn):
                    for _ in range(count):
                        hands[seat] |= 1 << rest.pop()
            # A player who cannot play does not decide (SDA-3).
            if not self._needs or hands[self._decider] & self._needs:
                return Deal(hands, rest)


def visible_card(event: Moved) -> Card:
    """The card of a `Moved` event whose witness saw the face; any other event is an error."""
    assert event.card is not None
    return event.card
