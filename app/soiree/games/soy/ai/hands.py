"""The features of a hand of Soy, and its heuristic value."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul

from soiree.core.cards import SUITED, Mask, Suit, cards_in
from soiree.games.soy.ai.parameters import HAND_WEIGHTS
from soiree.games.soy.rules import is_soy

_ONES, _TWOS, _FOURS, _EIGHTS = (
    sum(1 << card for card in range(52) if card >> 2 >> bit & 1) for bit in range(4)
)
"""For each of the four bits of a rank, the cards whose rank has the bit set."""

_SPADES, _HEARTS, _DIAMONDS, _CLUBS = SUITED

ACE_RANK = 12.0

_BY_MISSING = (0.0, *HAND_WEIGHTS[:3], 0.0, 0.0)
"""By the number of cards that a hand lacks of its suit, the contribution to `hand_values`."""

_PAIR, _OUTS, _SECOND_OUTS, _POWER, _SECOND_POWER, _HIGHEST, _, _LOWEST = HAND_WEIGHTS[3:]


def dot(weights: Sequence[float], numbers: Sequence[float]) -> float:
    """The dot product; surplus numbers of the longer sequence are ignored."""
    total: float = sum(map(mul, weights, numbers))
    return total


def rank_sum(hand: Mask) -> int:
    """The sum of the ranks, 0 for a 2 up to 12 for an ace."""
    return (
        (hand & _ONES).bit_count()
        + ((hand & _TWOS).bit_count() << 1)
        + ((hand & _FOURS).bit_count() << 2)
        + ((hand & _EIGHTS).bit_count() << 3)
    )


def features(hand: Mask, unseen: Mask, size: int) -> tuple[Suit, list[float]]:
    """The suit that a hand collects, and its 16 features, each mostly between 0 and 1.

    Args:
        hand: the hand after the discard.
        unseen: the cards that the hand's owner has never seen, the stock among them.
        size: the number of cards in a hand.
    """
    counts = [(hand & suited).bit_count() << 6 | (unseen & suited).bit_count() for suited in SUITED]
    first = max(counts)
    suit = counts.index(first)
    counts[suit] = -1
    second = max(counts)
    missing = size - (first >> 6)
    coming = max(1, unseen.bit_count())
    spare = hand & ~SUITED[suit]
    highest_spare = max(0, spare.bit_length() - 1)
    second_spare = max(0, (spare ^ 1 << highest_spare).bit_length() - 1) if spare else 0
    one = float(missing == 1)
    two = float(missing == 2)
    power = (highest_spare >> 2) / ACE_RANK
    outs = (first & 63) / coming
    pair = (second >> 6) / 4
    return suit, [
        one,
        two,
        float(missing == 3),
        pair,
        outs,
        (second & 63) / coming,
        power,
        (second_spare >> 2) / ACE_RANK,
        (hand.bit_length() - 1 >> 2) / ACE_RANK,
        rank_sum(hand) / hand.bit_count() / ACE_RANK,
        ((hand & -hand).bit_length() - 1 >> 2) / ACE_RANK,
        ((hand & SUITED[suit]).bit_length() - 1 >> 2) / ACE_RANK,
        one * power,
        one * outs,
        two * power,
        two * pair,
    ]


def hand_values(hands: Sequence[Mask], unseen: Mask, size: int) -> list[float]:
    """The estimated worths of hands that are not of one suit, in logarithms of odds.

    They predict which of several hands a player keeps. Each is the dot product of `HAND_WEIGHTS`
    and the `features`, written out for speed.

    Args:
        hands: hands of `size` cards.
        unseen: the cards that may still come.
        size: the number of cards of a full hand.
    """
    # A count of cards in the hand, the unseen cards of the suit, and the suit, the first one
    # highest, in one number that orders the suits.
    spades = (unseen & _SPADES).bit_count() << 2 | 3
    hearts = (unseen & _HEARTS).bit_count() << 2 | 2
    diamonds = (unseen & _DIAMONDS).bit_count() << 2 | 1
    clubs = (unseen & _CLUBS).bit_count() << 2
    coming = max(1, unseen.bit_count())
    values = []
    for hand in hands:
        _, _, second, first = sorted(
            (
                (hand & _SPADES).bit_count() << 8 | spades,
                (hand & _HEARTS).bit_count() << 8 | hearts,
                (hand & _DIAMONDS).bit_count() << 8 | diamonds,
                (hand & _CLUBS).bit_count() << 8 | clubs,
            )
        )
        missing = size - (first >> 8)
        spare = hand & ~SUITED[3 - (first & 3)]
        highest = max(1, spare.bit_length()) - 1
        values.append(
            _BY_MISSING[missing]
            + _PAIR * ((second >> 8) / 4)
            + _OUTS * ((first >> 2 & 63) / coming)
            + _SECOND_OUTS * ((second >> 2 & 63) / coming)
            + _POWER * ((highest >> 2) / ACE_RANK)
            + _SECOND_POWER * ((max(1, (spare & ~(1 << highest)).bit_length()) - 1 >> 2) / ACE_RANK)
            + _HIGHEST * ((hand.bit_length() - 1 >> 2) / ACE_RANK)
            + _LOWEST * (((hand & -hand).bit_length() - 1 >> 2) / ACE_RANK)
        )
    return values


def after_best_discard(hand: Mask, unseen: Mask, size: int, last: bool) -> Mask:
    """The hand after the discard that seems best, from a hand of `size` + 1 cards.

    Args:
        last: True if no prize is left, so that low cards win (SOY-10).
    """
    for suited in SUITED:
        spare = hand & ~suited
        if spare.bit_count() == 1:
            return hand ^ spare
    if last or is_soy(hand):
        return hand ^ 1 << hand.bit_length() - 1
    left = after_each_discard(hand)
    values = hand_values(left, unseen, size)
    return left[values.index(max(values))]


def after_each_discard(hand: Mask) -> list[Mask]:
    """The hands after each discard, that of the lowest card first."""
    return [hand ^ 1 << card for card in cards_in(hand)]
