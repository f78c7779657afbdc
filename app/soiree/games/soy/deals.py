"""The deals of Soy that agree with what a seat has seen (determinizations of its view).

The opponent gained their cards in public, or was dealt them. Each discard may be any card that the
opponent held then and did not bid later. By SOY-8, no hand was all of one suit after the discards
of a round that did not end the match.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from soiree.core.cards import FULL, Card, Mask, cards_in, is_one_suit, mask_of
from soiree.core.events import Moved, Shown
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soy.zones import DISCARDS, HANDS, SECRETS, Kind


class Deal(NamedTuple):
    """The hidden cards of one deal.

    Attributes:
        seat: the opponent's seat.
        hand: the opponent's hand.
        secret: the opponent's unrevealed bid, if they have made one.
        discards: the opponent's discards.
        stock: the stock, the top card last.
    """

    seat: Seat
    hand: Mask
    secret: Card | None
    discards: Mask
    stock: Sequence[Card]


class Deals:
    """All deals that agree with a view; their common part is computed once.

    All are equally likely, and so are all discards in a deal.
    """

    def __init__(self, view: View) -> None:
        self._other: Seat = 1 - view.seat
        self._hand = HANDS[self._other]
        self._secret = SECRETS[self._other]
        self._discard = DISCARDS[self._other]
        self._known: Mask = 0  # gained by the opponent in public, and not bid since
        self._dealt = 0  # the number of cards dealt to the opponent and never bid
        self._held: list[Mask] = []  # after each discard, the cards known to be held or discarded
        self._spare: list[Mask] = []  # after each discard, the known cards that it may have been
        self._shown: Mask | None = None
        for event in view.events:
            if isinstance(event, Moved):
                self._follow(event)
            elif isinstance(event, Shown) and event.zone == self._hand and event.cards:
                self._shown = mask_of(event.cards)
        # Soy is possible only after both discards.
        self._looked_at = min(len(self._held), len(view.cards(Kind.DISCARD, view.seat)))
        self._has_secret = bool(view.cards(Kind.SECRET, self._other))
        seen = self._known
        for _, cards in view.zones:
            seen |= mask_of(card for card in cards if card is not None)
        self._unseen = tuple(cards_in(FULL & ~seen))

    def draw(self, rng: random.Random) -> Deal:
        """Draw a deal at random.

        Raises:
            ValueError: no deal agrees with the view; no match leads to it.
        """
        if self._shown is not None:
            return self._draw_behind(self._shown, rng)
        for _ in range(_MAX_TRIES):
            unseen = rng.sample(self._unseen, len(self._unseen))
            dealt = mask_of(unseen[: self._dealt])
            discarded = self._draw_discards(dealt, rng)
            if discarded is not None:
                break
        else:
            raise ValueError("no deal that agrees with this view was found")
        hand, secret = (self._known | dealt) & ~discarded, None
        if self._has_secret:
            secret = rng.choice(tuple(cards_in(hand)))
            hand ^= 1 << secret
        return Deal(self._other, hand, secret, discarded, unseen[self._dealt :])

    def _follow(self, event: Moved) -> None:
        card = event.card
        if event.target == self._hand:
            if card is None:
                self._dealt += 1
            else:
                self._known |= 1 << card
        elif event.source == self._secret:
            assert card is not None
            bid = 1 << card
            self._spare = [mask & ~bid for mask in self._spare]
            if self._known & bid:
                self._known ^= bid
            else:
                self._dealt -= 1
                self._held = [mask | bid for mask in self._held]
        elif event.target == self._discard:
            self._held.append(self._known)
            self._spare.append(self._known)

    def _draw_discards(self, dealt: Mask, rng: random.Random) -> Mask | None:
        """Draw the opponent's discards; None if the opponent would have called Soy before."""
        discarded = 0
        for number, spare in enumerate(self._spare):
            discarded |= 1 << rng.choice(tuple(cards_in((spare | dealt) & ~discarded)))
            if number < self._looked_at and is_one_suit((self._held[number] | dealt) & ~discarded):
                return None
        return discarded

    def _draw_behind(self, hand: Mask, rng: random.Random) -> Deal:
        """Draw a deal after the end, when only the opponent's discards and the stock are hidden."""
        certain = self._known & ~hand
        unseen = [card for card in self._unseen if not hand >> card & 1]
        rng.shuffle(unseen)
        left = len(self._held) - certain.bit_count()
        discarded = certain | mask_of(unseen[:left])
        return Deal(self._other, hand, None, discarded, unseen[left:])


_MAX_TRIES = 10_000  # in play, one deal in a thousand needs a second try
