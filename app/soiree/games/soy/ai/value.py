"""Who wins at Soy, from two hands after the discards: exact where it is decided, else reckoned.

What is not decided is the guess of a small network of one hidden layer. It learnt from matches of
computer players against each other (`soy_weights`).
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from soiree.core.cards import SUITED, Mask, Suit, cards_in, rank_of
from soiree.games.soy.ai.hands import dot, kept, traits
from soiree.games.soy.ai.parameters import BIAS, CONTEXT, HIS, MINE, OFFSETS, OUT, PAIR
from soiree.games.soy.rules import is_soy

WIN, TIE, LOSS = 1.0, 0.5, 0.0

MOST = 8
"""Cards of one suit in a hand, and one more."""

_SHARED = {
    (his, mine, same): [dot(row, (his / 4, mine / 4, float(same))) for row in PAIR]
    for his in range(MOST)
    for mine in range(MOST)
    for same in (False, True)
}
"""What it adds to each hidden unit that he has so many cards of my suit, I of his, and the same."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """A hand after the discard, with what the network makes of it alone.

    Attributes:
        suit: that it collects.
        drive: what it adds to each hidden unit; empty where nothing has to be guessed.
    """

    hand: Mask
    is_soy: bool
    suit: Suit
    drive: list[float]


class Outlook:
    """Who wins from the end of a round on.

    Args:
        rounds_left: prizes that are still to come.
        size: of a hand, in cards.
    """

    def __init__(self, rounds_left: int, size: int) -> None:
        self._last = rounds_left == 0
        self._size = size
        context = (rounds_left / 10, 1 / max(1, rounds_left), size - 5.0)
        self._offsets = [
            offset + dot(row, context) for offset, row in zip(OFFSETS, CONTEXT, strict=True)
        ]

    def mine(self, hand: Mask, unseen: Mask) -> Prospect:
        """My hand, once it has lost the card that it misses least if it has one too many.

        Args:
            unseen: the cards that its owner has never seen.
        """
        return self._prospect(hand, unseen, MINE, self._offsets)

    def his(self, hand: Mask, unseen: Mask) -> Prospect:
        """The same of the other's hand."""
        return self._prospect(hand, unseen, HIS, None)

    def chance(self, mine: Prospect, his: Prospect) -> float:
        """How likely I am to win; a tie counts as half."""
        if mine.is_soy or his.is_soy or self._last:
            if mine.is_soy != his.is_soy:
                return WIN if mine.is_soy else LOSS
            return by_low_cards(mine.hand, his.hand)
        mixed = _SHARED[
            (his.hand & SUITED[mine.suit]).bit_count(),
            (mine.hand & SUITED[his.suit]).bit_count(),
            mine.suit == his.suit,
        ]
        logit = BIAS
        for one, two, three, out in zip(mine.drive, his.drive, mixed, OUT, strict=True):
            unit = one + two + three
            if unit > 0:
                logit += unit * out
        return 1 / (1 + math.exp(-logit))

    def _prospect(
        self,
        hand: Mask,
        unseen: Mask,
        rows: tuple[tuple[float, ...], ...],
        offsets: list[float] | None,
    ) -> Prospect:
        if hand.bit_count() > self._size:
            hand = kept(hand, unseen, self._size, self._last)
        if is_soy(hand) or self._last:
            return Prospect(hand, is_soy(hand), 0, [])
        suit, numbers = traits(hand, unseen, self._size)
        drive = [dot(row, numbers) for row in rows]
        if offsets:
            drive = [each + offset for each, offset in zip(drive, offsets, strict=True)]
        return Prospect(hand, False, suit, drive)


def by_low_cards(mine: Mask, his: Mask) -> float:
    """SOY-9: from the lowest card up, the lower one at the first difference wins."""
    first, second = list(map(rank_of, cards_in(mine))), list(map(rank_of, cards_in(his)))
    return TIE if first == second else WIN if first < second else LOSS
