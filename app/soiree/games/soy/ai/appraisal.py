"""The chance of each seat of Soy to win, all cards being open; see `core.reviews.Appraise`.

A few rounds are played on with the cards as they lie, by the bids and discards that players of this
kind often make; the value function says who wins from there.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence

from soiree.core.cards import Mask, cards_in, mask_of
from soiree.core.states import State
from soiree.core.zones import Seat, Zone
from soiree.games.soy.ai.belief import bid_features
from soiree.games.soy.ai.bidding import best_take
from soiree.games.soy.ai.hands import after_best_discard, dot
from soiree.games.soy.ai.parameters import BID_WEIGHTS
from soiree.games.soy.ai.rounds import PRIZE_SIZE
from soiree.games.soy.ai.value import ValueFunction
from soiree.games.soy.facts import Phase, SoyFacts
from soiree.games.soy.moves import Bid, Discard, take
from soiree.games.soy.rules import Soy
from soiree.games.soy.zones import BIDS, HANDS, PRIZE, STOCK

ROUNDS = 5
"""How many rounds are played on, the present one included."""


def appraise(state: State, rng: random.Random) -> Sequence[float]:
    """By one rollout of a few rounds; a deck that is due is drawn."""
    assert isinstance(state, Soy)
    state = state.copy()
    if pending := state.chance():
        state.deal(pending.draw(rng))
    last = state.facts().round + ROUNDS
    while not state.result():
        facts = state.facts()
        if facts.round == last and facts.phase is Phase.BID:
            return _estimated(state)
        _play(state, facts, rng)
    result = state.result()
    assert result is not None
    return [result.share(seat) for seat in range(state.seats)]


def _play(state: Soy, facts: SoyFacts, rng: random.Random) -> None:
    """Let all who may decide do so."""
    masks = _masks(state)
    size = int(state.options["hand_size"])
    for seat in state.deciders():
        hand = masks[HANDS[seat]]
        if facts.phase is Phase.BID:
            state.play(seat, str(Bid(_bid(hand, masks[PRIZE], rng))))
        elif facts.phase is Phase.TAKE:
            taken = best_take(hand, masks[BIDS[0]] | masks[BIDS[1]])
            state.play(seat, take(cards_in(taken)))
        else:
            kept = after_best_discard(hand, _unseen(masks, seat), size, not masks[STOCK])
            state.play(seat, str(Discard((hand & ~kept).bit_length() - 1)))


def _bid(hand: Mask, prize: Mask, rng: random.Random) -> int:
    """A bid as often as such players mean to make it (`BID_WEIGHTS`)."""
    cards = list(cards_in(hand))
    scores = [dot(BID_WEIGHTS, bid_features(hand, card, prize)) for card in cards]
    most = max(scores)
    return rng.choices(cards, [math.exp(score - most) for score in scores])[0]


def _estimated(state: Soy) -> list[float]:
    """By the value function, when a round begins."""
    masks = _masks(state)
    rounds_left = (masks[STOCK] | masks[PRIZE]).bit_count() // PRIZE_SIZE
    value = ValueFunction(rounds_left, int(state.options["hand_size"]))
    mine = value.encode_mine(masks[HANDS[0]], _unseen(masks, 0) | masks[PRIZE])
    theirs = value.encode_theirs(masks[HANDS[1]], _unseen(masks, 1) | masks[PRIZE])
    chance = value.win_chance(mine, theirs)
    return [chance, 1 - chance]


def _masks(state: Soy) -> Mapping[Zone, Mask]:
    return {pile.zone: mask_of(pile.cards) for pile in state.piles()}


def _unseen(masks: Mapping[Zone, Mask], seat: Seat) -> Mask:
    """About the cards that a seat has never seen: the stock, and what the other holds."""
    return masks[STOCK] | masks[HANDS[1 - seat]]
