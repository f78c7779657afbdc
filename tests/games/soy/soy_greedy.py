"""A greedy baseline for the players of Soy.

It looks one round ahead: the value of the hand after winning with a bid and after losing with it,
and the probability of each. Of the opponent's hand it knows the openly gained cards.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from soiree.core.cards import FULL, SUITED, Mask, cards_in, mask_of, rank_of
from soiree.core.entries import Move
from soiree.core.events import Moved
from soiree.core.players import Stop
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soy.facts import Phase, SoyFacts
from soiree.games.soy.moves import named
from soiree.games.soy.rules import is_soy
from soiree.games.soy.zones import HANDS, Kind

SOY = 100.0
"""The value of a hand of one suit, above all others."""

HIGH = 0.02
"""The value of each step of rank in a hand: high cards win bids."""

TEMPERATURE = 0.3
"""The temperature of a softmax over the values of moves."""

GRUDGE = 0.3
"""The weight of the opponent's gain."""


def play(view: View, rng: random.Random, stop: Stop) -> Move:
    """A bid, a discard or a take."""
    scores = list(map(judge(view), view.legal))
    best = max(scores)
    weights = [math.exp((score - best) / TEMPERATURE) for score in scores]
    return rng.choices(view.legal, weights)[0]


def judge(view: View) -> Callable[[Move], float]:
    """Return a function that gives the value of a move, in the unit of `worth`."""
    hand, prize = faces(view, Kind.HAND, view.seat), faces(view, Kind.PRIZE)
    bids = faces(view, Kind.BID, 0) | faces(view, Kind.BID, 1)
    other = seen_to_go_to(view, 1 - view.seat)

    def spite(gained: Mask) -> float:
        return GRUDGE * (kept(other | gained) - worth(other))

    def discard(move: Move) -> float:
        return worth(hand & ~named(move))

    def take(move: Move) -> float:
        taken = named(move)
        return kept(hand | taken) - spite(bids & ~taken | prize)

    discarded = faces(view, Kind.DISCARD, view.seat)
    unseen = tuple(cards_in(FULL & ~(hand | prize | bids | discarded)))

    def bid(move: Move) -> float:
        card = named(move)
        (mine,) = cards_in(card)
        lower = sum(rank_of(each) < rank_of(mine) for each in unseen)
        as_high = sum(rank_of(each) == rank_of(mine) for each in unseen)
        chance = (lower + as_high / 2) / max(1, len(unseen))
        won = kept(hand & ~card | prize) - spite(card)
        lost = sum(kept(hand | 1 << each) for each in unseen) / max(1, len(unseen))
        return chance * won + (1 - chance) * (lost - spite(prize))

    phase = SoyFacts.of(view).phase
    assert phase is not None
    return {Phase.BID: bid, Phase.DISCARD: discard, Phase.TAKE: take}[phase]


def worth(hand: Mask) -> float:
    """The value of a hand after the discard: much of one suit, and then high cards."""
    together = sum((hand & suited).bit_count() ** 2 for suited in SUITED)
    soy = SOY if hand and is_soy(hand) else 0.0
    return soy + together + HIGH * sum(map(rank_of, cards_in(hand)))


def kept(hand: Mask) -> float:
    """The value of a hand after the best discard, which is the lowest card of some suit."""
    lowest = (hand & suited & -(hand & suited) for suited in SUITED)
    return max((worth(hand ^ card) for card in lowest if card), default=0.0)


def seen_to_go_to(view: View, seat: Seat) -> Mask:
    """The cards that a player openly gained, less those bid since."""
    seen = 0
    for event in view.events:
        if isinstance(event, Moved) and event.card is not None:
            if event.target == HANDS[seat]:
                seen |= 1 << event.card
            elif event.target.kind == Kind.BID:
                seen &= ~(1 << event.card)
    return seen


def faces(view: View, kind: Kind, owner: Seat | None = None) -> Mask:
    """The cards of a zone that the view shows."""
    return mask_of(card for card in view.cards(kind, owner) if card is not None)
