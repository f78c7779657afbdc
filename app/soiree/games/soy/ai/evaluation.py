"""The evaluation of moves and positions of Soy, for hints and reviews."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from statistics import fmean

from soiree.core.cards import Mask, cards_in, mask_of
from soiree.core.entries import Move
from soiree.core.players import Evaluation, Stop, evaluation, never
from soiree.core.reviews import PricedMove
from soiree.core.states import State
from soiree.core.views import View
from soiree.core.zones import Seat, Zone
from soiree.games.soy.ai.belief import (
    Particle,
    ParticleFilter,
    bid_odds,
    merged,
    own_hand,
    resample,
    with_own_hand,
)
from soiree.games.soy.ai.bidding import BiddingGame, best_take
from soiree.games.soy.ai.hands import after_best_discard
from soiree.games.soy.ai.levels import HARD, hand_and_rest
from soiree.games.soy.ai.outcomes import HAND, theirs_of
from soiree.games.soy.ai.rounds import PRIZE_SIZE
from soiree.games.soy.ai.value import Expected, ValueFunction
from soiree.games.soy.facts import Phase, SoyFacts
from soiree.games.soy.moves import Bid, Discard, take
from soiree.games.soy.rules import Soy
from soiree.games.soy.zones import BIDS, HANDS, PRIZE, STOCK

BATCH = 20
"""The number of samples in a batch. A batch tries all bids against the same few hands of the
opponent, so only batches are independent."""

OWN_SHARE = 0.065
"""The least weight of my hand among those that the opponent of a price may expect.

In play it is an equal share, so that nobody can guess the own bids. An opponent of a price would
know too much with it: prices would rise by about one point until the next decision.
"""

Tried = tuple[float, Sequence[Mapping[str, float]]]
"""The chance to win with a move, and its outcomes in the samples of a batch."""

ROUNDS = 5
"""The number of rounds in a rollout, the present one included."""


def evaluate(view: View, rng: random.Random, stop: Stop) -> Evaluation:
    """Evaluate a decision as the strongest level does (`soiree.core.players.Evaluate`).

    The value is the chance to win the match; a tie counts as half.
    """
    choice = HARD.deliberate(view, rng, stop)
    if not choice.chances:
        return Evaluation(choice.chosen, None)
    merits = {move: (each, each) for move, each in zip(view.legal, choice.chances, strict=True)}
    return evaluation(choice.chosen, merits)


class HandPricer:
    """Prices moves against hands that the opponent may hold (`core.reviews.Pricer`).

    A bid is priced against an opponent who mixes bids optimally against the same mixture. So all
    bids of the best mixture cost about the same, and none of them is a mistake. There are no
    points.
    """

    def __init__(self, view: View) -> None:
        self._view, self._phase = view, SoyFacts.of(view).phase
        self._beliefs, self._own = ParticleFilter.of(view), own_hand(view)
        self._value, self._now = ValueFunction.of(view), self._beliefs.rounds[-1]

    def __call__(
        self, moves: Sequence[Move], rng: random.Random, samples: int
    ) -> Sequence[PricedMove]:
        is_bid = self._phase is Phase.BID
        rows = self._bids(moves, rng, samples) if is_bid else self._others(moves, rng, samples)
        found = []
        for move, tried in zip(moves, zip(*rows, strict=True), strict=True):
            chances = [chance for chance, _ in tried]
            ends = [end for _, each in tried for end in each]
            outcomes = {name: [end[name] for end in ends] for name in ends[0]}
            if not is_bid:
                outcomes[HAND] = [fmean(chances)] * len(chances)
            found.append(PricedMove(move, chances, outcomes=outcomes))
        return found

    def _bids(
        self, moves: Sequence[Move], rng: random.Random, samples: int
    ) -> list[Sequence[Tried]]:
        """The results of bids in each batch."""
        theirs = self._hands(1 - self._view.seat, self._own.cards, samples // 2, rng)
        mine = self._hands(self._view.seat, 0, samples // 4, rng)
        batches = [self._batch(mine, theirs, rng) for _ in range(max(2, samples // BATCH))]
        places = [self._view.legal.index(move) for move in moves]
        return [[batch[place] for place in places] for batch in batches]

    def _batch(
        self, mine: Sequence[Particle], theirs: Sequence[Particle], rng: random.Random
    ) -> Sequence[Tried]:
        """The results of all bids against a few of these hands."""
        hands = with_own_hand(self._own, _subsample(mine, HARD.my_hands - 1, rng), OWN_SHARE)
        others = _subsample(theirs, HARD.their_hands, rng)
        game = BiddingGame(hands, others, self._now, self._value)
        strategy = game.solve(HARD.iterations, never)
        assert strategy is not None
        return list(zip(strategy.win_chances, game.sample_ends(strategy, BATCH), strict=True))

    def _others(
        self, moves: Sequence[Move], rng: random.Random, samples: int
    ) -> list[Sequence[Tried]]:
        """The results of taking and discarding cards against each hand."""
        value, own, now = self._value, self._own, self._now
        pairs = [hand_and_rest(move, now, own) for move in moves]
        unseen = now.unseen_after & ~own.cards
        encoded = [value.encode(hand, unseen, is_mine=True) for hand, _ in pairs]
        believed = merged(self._hands(self._view.seat, 0, HARD.my_hands, rng))
        expected = {left: self._expected(believed, left) for _, left in pairs}
        rows: list[Sequence[Tried]] = []
        for each in self._hands(1 - self._view.seat, own.cards, samples, rng):
            unseen = now.unseen_after & ~each.cards
            theirs = {
                left: value.encode_best_discard(each.hand | left, unseen, mine)
                for left, mine in expected.items()
            }
            rows.append(
                [
                    (value.win_chance(hand, theirs[left]), [theirs_of(theirs[left])])
                    for hand, (_, left) in zip(encoded, pairs, strict=True)
                ]
            )
        return rows

    def _expected(self, believed: Sequence[Particle], left: Mask) -> Expected:
        """My hands in the opponent's eyes, after a take that leaves these cards to them."""
        value, after = self._value, self._now.unseen_after
        taken = self._now.pile & ~left if left else 0
        return [
            (each.weight, value.encode(each.hand | taken, after & ~each.cards, is_mine=True))
            for each in believed
        ]

    def _hands(self, seat: Seat, elsewhere: Mask, count: int, rng: random.Random) -> list[Particle]:
        return resample(self._beliefs.sample(seat, elsewhere, count, rng), count, rng)


def _subsample(particles: Sequence[Particle], count: int, rng: random.Random) -> list[Particle]:
    return merged(resample(rng.sample(particles, len(particles)), count, rng))


def appraise(state: State, rng: random.Random) -> Sequence[float]:
    """The chance of each seat to win, all cards being open (`core.reviews.Appraise`).

    A rollout plays a few rounds with the cards as they lie, by typical bids and discards; the value
    function judges the position after them. A pending deck is drawn first.
    """
    assert isinstance(state, Soy)
    state = state.copy()
    if pending := state.chance():
        state.deal(pending.draw(rng))
    last = state.facts().round + ROUNDS
    while not state.result():
        facts = state.facts()
        if facts.round == last and facts.phase is Phase.BID:
            return _value_estimate(state)
        _play_decisions(state, facts, rng)
    result = state.result()
    assert result is not None
    return [result.share(seat) for seat in range(state.seats)]


def _play_decisions(state: Soy, facts: SoyFacts, rng: random.Random) -> None:
    masks = _masks(state)
    size = int(state.options["hand_size"])
    for seat in state.deciders():
        hand = masks[HANDS[seat]]
        if facts.phase is Phase.BID:
            (bid,) = rng.choices(list(cards_in(hand)), bid_odds(hand, masks[PRIZE]))
            state.play(seat, str(Bid(bid)))
        elif facts.phase is Phase.TAKE:
            pile = masks[BIDS[0]] | masks[BIDS[1]]
            taken = best_take(hand, masks[HANDS[1 - seat]], pile, masks[PRIZE])
            state.play(seat, take(cards_in(taken)))
        else:
            kept = after_best_discard(hand, _unseen(masks, seat), size, not masks[STOCK])
            state.play(seat, str(Discard((hand & ~kept).bit_length() - 1)))


def _value_estimate(state: Soy) -> list[float]:
    masks = _masks(state)
    rounds_left = (masks[STOCK] | masks[PRIZE]).bit_count() // PRIZE_SIZE
    value = ValueFunction(rounds_left, int(state.options["hand_size"]))
    mine = value.encode(masks[HANDS[0]], _unseen(masks, 0) | masks[PRIZE], is_mine=True)
    theirs = value.encode(masks[HANDS[1]], _unseen(masks, 1) | masks[PRIZE], is_mine=False)
    chance = value.win_chance(mine, theirs)
    return [chance, 1 - chance]


def _masks(state: Soy) -> Mapping[Zone, Mask]:
    return {pile.zone: mask_of(pile.cards) for pile in state.piles()}


def _unseen(masks: Mapping[Zone, Mask], seat: Seat) -> Mask:
    """Approximately the cards that a seat has never seen: the stock and the other hand."""
    return masks[STOCK] | masks[HANDS[1 - seat]]
