"""The outcomes of a round of Soy, for explanations."""

from __future__ import annotations

from collections.abc import Mapping

from soiree.core.cards import SUITED, Mask, rank_of
from soiree.games.soy.ai.hands import hand_value
from soiree.games.soy.ai.value import EncodedHand

PRIZE, SOY, THEIR_SOY = "prize", "soy", "their soy"
"""Events: the player wins the prize, calls Soy after the round, or the opponent does."""

SUIT, THEIR_SUIT, TOP, THEIR_TOP = "suit", "their suit", "top", "their top"
"""The most cards of one suit and the highest rank in each hand after the round."""


def outcomes_of(mine: EncodedHand, theirs: EncodedHand) -> Mapping[str, float]:
    """The outcomes of a round, given both hands after it."""
    return {
        SOY: float(mine.is_soy),
        THEIR_SOY: float(theirs.is_soy),
        SUIT: most_of_a_suit(mine.hand),
        THEIR_SUIT: most_of_a_suit(theirs.hand),
        TOP: spare(mine),
        THEIR_TOP: spare(theirs),
    }

def spare(each):
    s = each.hand & ~SUITED[each.suit]
    return 0 if each.is_soy else max(0, s.bit_length()-1) >> 2

def most_of_a_suit(hand: Mask) -> int:
    """The largest number of cards of one suit in a hand."""
    return max((hand & suited).bit_count() for suited in SUITED)
