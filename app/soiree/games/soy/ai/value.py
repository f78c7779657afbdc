"""The value function of Soy: the chance to win, given both hands after the discards.

It is exact where the match is decided. Elsewhere it is a neural network with one hidden layer
(ReLU), trained on matches between computer players (`soiree.games.soy.ai.parameters`).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Self

from msgspec import Struct

from soiree.core.cards import SUITED, Mask, Suit, cards_in, rank_of
from soiree.core.views import View
from soiree.games.soy.ai.hands import after_best_discard, after_each_discard, dot, features
from soiree.games.soy.ai.parameters import (
    CONTEXT_WEIGHTS,
    HIDDEN_BIASES,
    MY_WEIGHTS,
    OUTPUT_BIAS,
    OUTPUT_WEIGHTS,
    PAIR_WEIGHTS,
    THEIR_WEIGHTS,
)
from soiree.games.soy.ai.rounds import PRIZE_SIZE
from soiree.games.soy.rules import is_soy
from soiree.games.soy.zones import Kind

WIN, TIE, LOSS = 1.0, 0.5, 0.0

MOST = 8
"""An upper bound, exclusive, for the cards of one suit in a hand."""

_PAIR_INPUTS = {
    (theirs, mine, same): [dot(row, (theirs / 4, mine / 4, float(same))) for row in PAIR_WEIGHTS]
    for theirs in range(MOST)
    for mine in range(MOST)
    for same in (False, True)
}
"""By the opponent's cards of my suit, my cards of theirs, and whether both suits are the same: the
contribution to each hidden unit."""


class EncodedHand(Struct, frozen=True):
    """A hand after the discard, with its contribution to the network.

    Attributes:
        suit: the suit that the hand collects.
        inputs: the contribution to each hidden unit; empty where the outcome is exact.
    """

    hand: Mask
    is_soy: bool
    suit: Suit
    inputs: list[float]


Expected = Sequence[tuple[float, EncodedHand]]
"""The hands that a player expects the other one to hold, each with its probability first."""


class ValueFunction:
    """The chance to win from the end of a round on.

    Args:
        rounds_left: the number of prizes still to come.
        size: the number of cards in a hand.
    """

    def __init__(self, rounds_left: int, size: int) -> None:
        self._last = rounds_left == 0
        self._size = size
        context = (rounds_left / 10, 1 / max(1, rounds_left), size - 5.0)
        self._biases = [
            bias + dot(row, context)
            for bias, row in zip(HIDDEN_BIASES, CONTEXT_WEIGHTS, strict=True)
        ]

    @classmethod
    def of(cls, view: View) -> Self:
        """The value function after the present round of a view."""
        return cls(len(view.cards(Kind.STOCK)) // PRIZE_SIZE, int(view.options["hand_size"]))

    def encode(self, hand: Mask, unseen: Mask, *, is_mine: bool) -> EncodedHand:
        """A hand as an input of `win_chance`. A hand with one card too many loses its worst card.

        Args:
            unseen: the cards that the player of the hand has never seen.
            is_mine: True for my hand, False for the opponent's.
        """
        if hand.bit_count() > self._size:
            hand = after_best_discard(hand, unseen, self._size, self._last)
        if is_soy(hand) or self._last:
            return EncodedHand(hand, is_soy(hand), 0, [])
        suit, numbers = features(hand, unseen, self._size)
        inputs = [dot(row, numbers) for row in (MY_WEIGHTS if is_mine else THEIR_WEIGHTS)]
        if is_mine:
            inputs = [each + bias for each, bias in zip(inputs, self._biases, strict=True)]
        return EncodedHand(hand, False, suit, inputs)

    def encode_best_discard(self, hand: Mask, unseen: Mask, expected: Expected) -> EncodedHand:
        """The opponent's hand after the discard that is best against the hands that they expect.

        Args:
            hand: the opponent's cards before the discard.
            unseen: the cards that the opponent has never seen.
            expected: my hands in the opponent's eyes.
        """

        def my_chance(theirs: EncodedHand) -> float:
            return sum(weight * self.win_chance(mine, theirs) for weight, mine in expected)

        left = (self.encode(each, unseen, is_mine=False) for each in after_each_discard(hand))
        return min(left, key=my_chance)

    def win_chance(self, mine: EncodedHand, theirs: EncodedHand) -> float:
        """My chance to win the match, from 0 to 1; a tie counts as half."""
        if mine.is_soy or theirs.is_soy or self._last:
            if mine.is_soy != theirs.is_soy:
                return WIN if mine.is_soy else LOSS
            return by_low_cards(mine.hand, theirs.hand)
        pair = _PAIR_INPUTS[
            (theirs.hand & SUITED[mine.suit]).bit_count(),
            (mine.hand & SUITED[theirs.suit]).bit_count(),
            mine.suit == theirs.suit,
        ]
        logit = OUTPUT_BIAS
        for one, two, three, weight in zip(
            mine.inputs, theirs.inputs, pair, OUTPUT_WEIGHTS, strict=True
        ):
            unit = one + two + three
            if unit > 0:
                logit += unit * weight
        return 1 / (1 + math.exp(-logit))


def by_low_cards(mine: Mask, theirs: Mask) -> float:
    """The result by the lowest card that differs: the lower one wins (SOY-9)."""
    first, second = list(map(rank_of, cards_in(mine))), list(map(rank_of, cards_in(theirs)))
    return TIE if first == second else WIN if first < second else LOSS
