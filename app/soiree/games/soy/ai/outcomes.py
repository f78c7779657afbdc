"""The outcomes of a round of Soy, for explanations."""

from __future__ import annotations

from collections.abc import Mapping

from soiree.core.cards import SUITED, Mask, rank_of
from soiree.core.reviews import SUM
from soiree.games.soy.ai.value import EncodedHand

SOY, THEIR_SOY = "soy", "their soy"
"""1 if the hand is of one suit after the round, else 0."""

SUIT, THEIR_SUIT = "suit", "their suit"
"""The most cards of one suit, a hand of one suit counting as one short of it."""

TOP, THEIR_TOP = "top", "their top"
"""The rank of the highest card beside the suit that a hand collects."""

PRIZE = f"{SUM} prize"
"""The player wins the prize, and so the cards that the other outcomes are about."""

HAND = "hand"
"""The value of the own hand after a take or a discard, the same in all samples."""


def outcomes_of(mine: EncodedHand, theirs: EncodedHand) -> Mapping[str, float]:
    """The outcomes of a round, given both hands after it."""
    return {
        SOY: float(mine.is_soy),
        SUIT: _suited(mine),
        TOP: _top(mine),
        **theirs_of(theirs),
    }


def theirs_of(theirs: EncodedHand) -> Mapping[str, float]:
    """The outcomes of a round that concern the opponent, given their hand after it."""
    return {
        THEIR_SOY: float(theirs.is_soy),
        THEIR_SUIT: _suited(theirs),
        THEIR_TOP: _top(theirs),
    }


def most_of_a_suit(hand: Mask) -> int:
    """The largest number of cards of one suit in a hand."""
    return max((hand & suited).bit_count() for suited in SUITED)


def _suited(encoded: EncodedHand) -> int:
    return most_of_a_suit(encoded.hand) - encoded.is_soy


def _top(encoded: EncodedHand) -> int:
    spare = encoded.hand & ~SUITED[encoded.suit]
    return 0 if encoded.is_soy or not spare else rank_of(spare.bit_length() - 1)
