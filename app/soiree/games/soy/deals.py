"""The deals of Soy that agree with what a seat has seen.

The other's cards were gained in sight of all, or dealt to him. Each discard may have been any card
that he had then and did not bid later. SOY-8 adds that no hand was all of one suit after the
discards of a round that did not end the match.
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
    """Where the cards lie that a view hides.

    Attributes:
        seat: the other's.
        hand: his.
        secret: his bid that is not shown yet, if he has made one.
        discards: his.
        stock: the cards of the stock, the top card last.
    """

    seat: Seat
    hand: Mask
    secret: Card | None
    discards: Mask
    stock: Sequence[Card]


class Deals:
    """All deals that agree with a view, worked out once; deals and discards are equally likely."""

    def __init__(self, view: View) -> None:
        self._other: Seat = 1 - view.seat
        self._hand = HANDS[self._other]
        self._secret = SECRETS[self._other]
        self._discard = DISCARDS[self._other]
        self._known: Mask = 0  # gained by the other in sight of all, not bid since
        self._dealt = 0  # how many of the cards dealt to him he never bid
        self._held: list[Mask] = []  # after each of his discards, what he surely had or discarded
        self._loose: list[Mask] = []  # of these, what that discard may have been
        self._shown: Mask | None = None
        for event in view.events:
            if isinstance(event, Moved):
                self._follow(event)
            elif isinstance(event, Shown) and event.zone == self._hand and event.cards:
                self._shown = mask_of(event.cards)
        # A discard that waits for the other one's was not looked at yet.
        self._looked_at = min(len(self._held), len(view.cards(Kind.DISCARD, view.seat)))
        self._has_secret = bool(view.cards(Kind.SECRET, self._other))
        seen = self._known
        for _, cards in view.zones:
            seen |= mask_of(card for card in cards if card is not None)
        self._unseen = tuple(cards_in(FULL & ~seen))

    def draw(self, rng: random.Random) -> Deal:
        """One of the deals.

        Raises:
            ValueError: hardly any deal agrees, or none: no match leads to such a view.
        """
        if self._shown is not None:
            return self._draw_behind(self._shown, rng)
        for _ in range(_PATIENCE):
            unseen = rng.sample(self._unseen, len(self._unseen))
            dealt = mask_of(unseen[: self._dealt])
            gone = self._draw_discards(dealt, rng)
            if gone is not None:
                break
        else:
            raise ValueError("no deal that agrees with this view was found")
        hand, secret = (self._known | dealt) & ~gone, None
        if self._has_secret:
            secret = rng.choice(tuple(cards_in(hand)))
            hand ^= 1 << secret
        return Deal(self._other, hand, secret, gone, unseen[self._dealt :])

    def _follow(self, event: Moved) -> None:
        """Take account of one card that came to the other or left him."""
        card = event.card
        if event.target == self._hand:
            if card is None:
                self._dealt += 1
            else:
                self._known |= 1 << card
        elif event.source == self._secret:
            assert card is not None
            bid = 1 << card
            self._loose = [mask & ~bid for mask in self._loose]
            if self._known & bid:
                self._known ^= bid
            else:
                self._dealt -= 1
                self._held = [mask | bid for mask in self._held]
        elif event.target == self._discard:
            self._held.append(self._known)
            self._loose.append(self._known)

    def _draw_discards(self, dealt: Mask, rng: random.Random) -> Mask | None:
        """What the other may have discarded, or None if he would have called Soy meanwhile."""
        gone = 0
        for number, loose in enumerate(self._loose):
            gone |= 1 << rng.choice(tuple(cards_in((loose | dealt) & ~gone)))
            if number < self._looked_at and is_one_suit((self._held[number] | dealt) & ~gone):
                return None
        return gone

    def _draw_behind(self, hand: Mask, rng: random.Random) -> Deal:
        """The match is over and the other's hand was shown: only his discards are hidden."""
        certain = self._known & ~hand
        unseen = [card for card in self._unseen if not hand >> card & 1]
        rng.shuffle(unseen)
        left = len(self._held) - certain.bit_count()
        gone = certain | mask_of(unseen[:left])
        return Deal(self._other, hand, None, gone, unseen[left:])


_PATIENCE = 10_000  # in play, one deal in a thousand needs a second try
