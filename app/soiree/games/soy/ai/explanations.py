"""The explanations of moves of Soy (`soiree.core.explanations`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from operator import mul
from typing import Self

from msgspec import Struct

from soiree.core.cards import SUITED, Mask, at_least, rank_of, spell
from soiree.core.entries import Move
from soiree.core.explanations import MeanPair, MovePair
from soiree.core.players import MoveReason
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.games.soy.ai.belief import own_hand
from soiree.games.soy.ai.hands import after_best_discard, features
from soiree.games.soy.ai.outcomes import (
    HAND,
    PRIZE,
    SOY,
    SUIT,
    THEIR_SOY,
    THEIR_SUIT,
    THEIR_TOP,
    TOP,
    most_of_a_suit,
)
from soiree.games.soy.ai.parameters import HAND_WEIGHTS
from soiree.games.soy.ai.rounds import rounds_of
from soiree.games.soy.facts import Phase, SoyFacts
from soiree.games.soy.moves import named
from soiree.games.soy.rules import is_soy
from soiree.games.soy.zones import Kind
from soiree.search.choice import rounded_apart, sampled_per_cent

FORLORN = 0.3
"""The share of lower cards below which a bid is meant to lose."""

NOTABLE = 0.05
"""The least chance of the opponent's Soy that is a risk worth a word."""


class SoyExplainer:
    """Puts the outcomes of `soiree.games.soy.ai.outcomes` into words."""

    def goal(self, view: View, move: Move) -> MoveReason:
        hand, cards, size = own_hand(view).hand, named(move), int(view.options["hand_size"])
        match SoyFacts.of(view).phase:
            case Phase.TAKE:
                return _goal_of_hand(hand | cards, size, tr_noop("Have {kept} {suit}."))
            case Phase.DISCARD:
                if not view.cards(Kind.STOCK) and not is_soy(hand & ~cards):
                    return MoveReason(tr_noop("Keep low cards: no prize is left, and they win."))
                return _goal_of_hand(hand & ~cards, size, tr_noop("Keep {kept} {suit}."))
        return _goal_of_bid(view, hand, cards)

    def difference(self, view: View, moves: MovePair, outcome: str, means: MeanPair) -> MoveReason:
        gain = means[0] - means[1]
        if outcome == HAND:
            return _difference_of_hands(view, moves, gain)
        words: dict[str, str | int] = {"player": 1 - view.seat}
        if outcome in (TOP, THEIR_TOP):
            first, second = (named(move).bit_length() - 1 for move in moves)
            is_lower = rank_of(first) < rank_of(second)
            words |= {"card": spell(first), "second": spell(second)}
            if is_lower != (gain > 0) ^ (outcome == THEIR_TOP):
                return MoveReason(_TOP_TEXTS[outcome, gain > 0], words)
        if outcome == PRIZE and gain < 0:
            text = tr_noop("You lose the prize in {share}%, otherwise in {rest}%.")
            share, rest = (sampled_per_cent(1 - mean) for mean in means)
            return MoveReason(text, {"share": share, "rest": rest})
        if outcome in (SOY, THEIR_SOY, PRIZE):
            words |= zip(("share", "rest"), map(sampled_per_cent, means), strict=True)
        else:
            words |= zip(("count", "rest"), rounded_apart(*means), strict=True)
        return MoveReason(_TEXTS[outcome], words)

    def risk(self, view: View, move: Move, means: Mapping[str, float]) -> MoveReason | None:
        if means[THEIR_SOY] >= NOTABLE and SoyFacts.of(view).phase is not Phase.DISCARD:
            text = tr_noop("After this {player} can call Soy in {share}%.")
            share = sampled_per_cent(means[THEIR_SOY])
            return MoveReason(text, {"player": 1 - view.seat, "share": share})
        return None


_TEXTS = {
    PRIZE: tr_noop("You win the prize in {share}%, otherwise in {rest}%."),
    SOY: tr_noop("You call Soy in {share}%, otherwise in {rest}%."),
    SUIT: tr_noop("You then have about {count} cards of one suit, otherwise {rest}."),
    TOP: tr_noop("You keep the {second} for later bids, otherwise the {card}."),
    THEIR_SOY: tr_noop("{player} can call Soy in {share}%, otherwise in {rest}%."),
    THEIR_SUIT: tr_noop("{player} then has about {count} cards of one suit, otherwise {rest}."),
    THEIR_TOP: tr_noop("{player} may take the {card} from you, otherwise the {second}."),
}

_TOP_TEXTS = {
    (TOP, True): tr_noop("You then have a higher card to bid with than otherwise."),
    (TOP, False): tr_noop("You then have a lower card to bid with than otherwise."),
    (THEIR_TOP, True): tr_noop("{player} then has a higher card to bid with than otherwise."),
    (THEIR_TOP, False): tr_noop("{player} then has a lower card to bid with than otherwise."),
}


def _goal_of_bid(view: View, hand: Mask, bid: Mask) -> MoveReason:
    now, size, is_forlorn = rounds_of(view)[-1], hand.bit_count(), _share_below(view, bid) < FORLORN
    if now.pile:
        return MoveReason(
            tr_noop("Lose after the tie, and choose among the bids.")
            if is_forlorn
            else tr_noop("Win the prize after the tie.")
        )
    if is_forlorn:
        return MoveReason(tr_noop("Lose the prize, and take both bids."))
    rest, most = hand & ~bid, most_of_a_suit(hand)
    if most_of_a_suit(rest | now.prize) > most_of_a_suit(rest):
        return _goal_of_hand(
            rest | now.prize, size, tr_noop("Win the prize to have {kept} {suit}.")
        )
    if most_of_a_suit(rest) == most:
        return MoveReason(
            tr_noop("Bid a card that you can spare: your longest suit stays as long.")
        )
    return MoveReason(tr_noop("Keep the prize from {player}."), {"player": 1 - view.seat})


def _goal_of_hand(hand: Mask, size: int, text: str) -> MoveReason:
    """The goal to get a hand: to call Soy if the hand allows it, else a given text.

    Args:
        hand: the hand, before the discard if it has more than `size` cards.
        size: the number of cards of a full hand.
        text: the goal if the hand does not allow Soy, with the fields `kept` and `suit`.
    """
    if is_soy(hand) if hand.bit_count() == size else could_be_soy(hand):
        return MoveReason(tr_noop("Call Soy: all cards of one suit."))
    suit = max(range(len(SUITED)), key=lambda each: (hand & SUITED[each]).bit_count())
    return MoveReason(text, {"kept": (hand & SUITED[suit]).bit_count(), "suit": suit})


def _difference_of_hands(view: View, moves: MovePair, gain: float) -> MoveReason:
    """The greatest advantage of the better of two hands after a take or a discard.

    Args:
        gain: above 0 if the first hand is the better one.
    """
    takes = SoyFacts.of(view).phase is Phase.TAKE
    hands = [own_hand(view).hand ^ named(move) for move in moves]
    soys = [could_be_soy(each) if takes else is_soy(each) for each in hands]
    if soys[0] != soys[1]:
        return MoveReason(tr_noop("You call Soy.") if soys[0] else tr_noop("You do not call Soy."))
    if not view.cards(Kind.STOCK):
        return MoveReason(
            tr_noop("Your cards are lower, and no prize is left.")
            if gain > 0
            else tr_noop("Your cards are higher, and no prize is left.")
        )
    now, size = rounds_of(view)[-1], int(view.options["hand_size"])
    unseen = now.unseen_after & ~own_hand(view).cards
    if takes:
        hands = [after_best_discard(each, unseen & ~each, size, last=False) for each in hands]
    described = [Described.of(each, unseen & ~each, size) for each in hands]
    sign = 1 if gain > 0 else -1
    return max(_facts(*described), key=lambda fact: sign * fact[0])[1]


class Described(Struct, frozen=True):
    """A hand after the discard.

    Attributes:
        counts: the number of cards of each suit, the most first.
        unseen: the number of unseen cards of the collected suit.
        values: the features of the hand (`features`), times their weights.
    """

    hand: Mask
    counts: list[int]
    unseen: int
    values: list[float]

    @classmethod
    def of(cls, hand: Mask, unseen: Mask, size: int) -> Self:
        suit, numbers = features(hand, unseen, size)
        counts = sorted(((hand & suited).bit_count() for suited in SUITED), reverse=True)
        values = list(map(mul, HAND_WEIGHTS, numbers))
        return cls(hand, counts, (unseen & SUITED[suit]).bit_count(), values)


def _facts(one: Described, other: Described) -> Iterator[tuple[float, MoveReason]]:
    """Yield each difference of two hands, with its part in the difference of their values."""

    def gain(places: Iterable[int]) -> float:
        return sum(one.values[place] - other.values[place] for place in places)

    if one.counts[0] != other.counts[0]:
        text = tr_noop("Of one suit you keep {count}, otherwise {rest}.")
        yield gain((0, 1, 2)), MoveReason(text, {"count": one.counts[0], "rest": other.counts[0]})
    if one.unseen != other.unseen:
        text = tr_noop("Unseen cards of the suit that you collect: {count}, otherwise {rest}.")
        yield gain((4,)), MoveReason(text, {"count": one.unseen, "rest": other.unseen})
    if one.counts[1] != other.counts[1]:
        text = tr_noop("Of a second suit you keep {count}, otherwise {rest}.")
        yield gain((3, 5)), MoveReason(text, {"count": one.counts[1], "rest": other.counts[1]})
    kept = [one.hand & ~other.hand, other.hand & ~one.hand]
    first, second = (spell(each.bit_length() - 1) for each in kept)
    text = tr_noop("You keep the {card} to bid with, otherwise the {second}.")
    yield gain((6, 7, 8, 10)), MoveReason(text, {"card": first, "second": second})


def _share_below(view: View, bid: Mask) -> float:
    now, mine = rounds_of(view)[-1], own_hand(view).cards
    gained = 0
    for each in rounds_of(view):
        gained |= each.gained[1 - view.seat]
    others = (now.unseen | gained) & ~mine & ~now.pile
    below = others & ~at_least(rank_of(bid.bit_length() - 1))
    return below.bit_count() / max(1, others.bit_count())


def could_be_soy(hand: Mask) -> bool:
    """True if some discard leaves the hand all of one suit (SOY-7, SOY-8)."""
    return any((hand & ~suited).bit_count() <= 1 for suited in SUITED)


EXPLAINER = SoyExplainer()
