"""The explanations of moves of Soy (`soiree.core.explanations`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from soiree.core.cards import SUITED, Mask, Suit, at_least, mask_of, rank_of, spell
from soiree.core.entries import Move
from soiree.core.players import Fact
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.games.soy.ai.hands import features
from soiree.games.soy.ai.outcomes import (
    HAND,
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
from soiree.search.choice import sampled_per_cent

FORLORN = 0.3
"""The share of lower cards below which a bid is meant to lose."""

NOTABLE = 0.05
"""The least chance of the opponent's Soy that is a risk worth a word."""


class SoyExplainer:
    """Words the outcomes of `soiree.games.soy.ai.outcomes`."""

    def goal(self, view: View, move: Move) -> Fact:
        hand, cards = mask_of(view.faces(Kind.HAND, view.seat)), named(move)
        match SoyFacts.of(view).phase:
            case Phase.TAKE:
                return _goal_of_hand(view, hand | cards, tr_noop("Have {kept} {suit}."))
            case Phase.DISCARD:
                if not view.cards(Kind.STOCK) and not is_soy(hand & ~cards):
                    return Fact(tr_noop("Keep low cards: no prize is left, and they win."))
                return _goal_of_hand(view, hand & ~cards, tr_noop("Keep {kept} {suit}."))
        now = rounds_of(view)[-1]
        if now.pile:
            return Fact(tr_noop("Win the prize after the tie."))
        if _share_below(view, cards) < FORLORN:
            return Fact(tr_noop("Lose the prize, and take both bids."))
        with_prize = hand & ~cards | now.prize
        if could_be_soy(with_prize):
            return Fact(tr_noop("Win the prize, and call Soy."))
        if most_of_a_suit(with_prize) > most_of_a_suit(hand):
            return _goal_of_hand(view, with_prize, tr_noop("Win the prize to have {kept} {suit}."))
        return Fact(tr_noop("Keep the prize from {player}."), {"player": 1 - view.seat})

    def difference(
        self, view: View, moves: tuple[Move, Move], outcome: str, means: tuple[float, float]
    ) -> Fact:
        gain = means[0] - means[1]
        if outcome == HAND:
            return _difference_of_hands(view, moves, gain)
        words: dict[str, str | int] = {"player": 1 - view.seat}
        if outcome in (TOP, THEIR_TOP):
            first, second = (named(move).bit_length() - 1 for move in moves)
            is_lower = rank_of(first) < rank_of(second)
            words |= {"card": spell(first), "second": spell(second)}
            if is_lower != (gain > 0) ^ (outcome == THEIR_TOP):
                return Fact(_TOP_TEXTS[outcome, gain > 0], words)
        if outcome in (SOY, THEIR_SOY):
            words |= zip(("share", "rest"), map(sampled_per_cent, means), strict=True)
        else:
            counts = (f"{mean:.1f}".removesuffix(".0") for mean in means)
            words |= zip(("count", "rest"), counts, strict=True)
        return Fact(_TEXTS[outcome], words)

    def risk(self, view: View, move: Move, means: Mapping[str, float]) -> Fact | None:
        if means[THEIR_SOY] >= NOTABLE and SoyFacts.of(view).phase is not Phase.DISCARD:
            text = tr_noop("After this {player} can call Soy in {share}%.")
            share = sampled_per_cent(means[THEIR_SOY])
            return Fact(text, {"player": 1 - view.seat, "share": share})
        return None


_TEXTS = {
    SOY: tr_noop("You call Soy in {share}%, otherwise in {rest}%."),
    SUIT: tr_noop("You then have about {count} of one suit, otherwise {rest}."),
    TOP: tr_noop("You keep the {second}, otherwise the {card}."),
    THEIR_SOY: tr_noop("{player} can call Soy in {share}%, otherwise in {rest}%."),
    THEIR_SUIT: tr_noop("{player} then has about {count} of one suit, otherwise {rest}."),
    THEIR_TOP: tr_noop("{player} may take the {card} from you, otherwise the {second}."),
}

_TOP_TEXTS = {
    (TOP, True): tr_noop("You then have a higher card to bid with than otherwise."),
    (TOP, False): tr_noop("You then have a lower card to bid with than otherwise."),
    (THEIR_TOP, True): tr_noop("{player} then has a higher card to bid with than otherwise."),
    (THEIR_TOP, False): tr_noop("{player} then has a lower card to bid with than otherwise."),
}


def _goal_of_hand(view: View, hand: Mask, text: str) -> Fact:
    """The goal to have this hand, after a discard if it has one card too many."""
    is_soy_near = could_be_soy(hand) if hand.bit_count() > int(view.options["hand_size"]) else is_soy(hand)
    if is_soy_near:
        return Fact(tr_noop("Call Soy."))
    suit = kept_suit(view, hand)
    return Fact(text, {"kept": (hand & SUITED[suit]).bit_count(), "suit": suit})


def _difference_of_hands(view: View, moves: tuple[Move, Move], gain: float) -> Fact:
    """The feature in which the hands after two takes or discards differ most."""
    hand, size = mask_of(view.faces(Kind.HAND, view.seat)), int(view.options["hand_size"])
    takes = SoyFacts.of(view).phase is Phase.TAKE
    hands = [hand | named(move) if takes else hand & ~named(move) for move in moves]
    soys = [could_be_soy(each) if takes else is_soy(each) for each in hands]
    if soys[0] != soys[1]:
        return Fact(tr_noop("You call Soy.") if soys[0] else tr_noop("You do not call Soy."))
    gains = dict(_gains(view, hands, size))
    ...


EXPLAINER = SoyExplainer()
