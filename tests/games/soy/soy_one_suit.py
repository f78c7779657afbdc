"""A plan of one line for Soy: collect one suit, and bid high only for its cards.

soiree arena soy --seats middle,tests/games/soy/soy_one_suit.py:play --games 300
"""

from __future__ import annotations

import random

from soiree.core.cards import SUITED, Mask, cards_in, mask_of
from soiree.core.entries import Move
from soiree.core.players import Stop
from soiree.core.views import View
from soiree.games.soy.ai.hands import rank_sum
from soiree.games.soy.facts import Phase, SoyFacts
from soiree.games.soy.moves import named
from soiree.games.soy.zones import Kind


def play(view: View, rng: random.Random, stop: Stop) -> Move:
    """The suit is the one with most cards in the hand, of several the one with higher cards."""
    hand, prize = (mask_of(view.faces(*zone)) for zone in ((Kind.HAND, view.seat), (Kind.PRIZE,)))
    suit = max(SUITED, key=lambda suited: worth(hand & suited))
    phase = SoyFacts.of(view).phase
    if phase is Phase.TAKE:
        return max(view.legal, key=lambda move: (worth(named(move) & suit), worth(named(move))))
    spare = list(cards_in(hand & ~suit or hand))
    is_high = phase is Phase.BID and prize & suit
    card = 1 << (max if is_high else min)(spare, key=lambda each: each >> 2)
    return next(move for move in view.legal if named(move) == card)


def worth(cards: Mask) -> tuple[int, int]:
    return cards.bit_count(), rank_sum(cards)
