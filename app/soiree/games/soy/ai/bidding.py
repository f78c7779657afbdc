"""A round of bids at Soy as a matrix game between a few hands of each player.

Both players know the public events, and neither knows the other's hand. The value function
estimates the outcome of two bids. Regret matching (Hart and Mas-Colell 2000; for each hand as in
Zinkevich and others 2007; averaged as in CFR+) finds an approximate equilibrium: the probability of
each bid with each hand, so that nobody gains by bidding otherwise.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import combinations
from operator import mul

from msgspec import Struct
from msgspec.structs import replace

from soiree.core.cards import SUITED, Card, Mask, cards_in, mask_of, rank_of
from soiree.core.players import Stop
from soiree.core.reviews import WIN
from soiree.games.soy.ai.belief import Particle
from soiree.games.soy.ai.hands import dot, rank_sum
from soiree.games.soy.ai.outcomes import PRIZE, outcomes_of
from soiree.games.soy.ai.rounds import Round
from soiree.games.soy.ai.value import TIE, EncodedHand, ValueFunction

_SPADES, _HEARTS, _DIAMONDS, _CLUBS = SUITED

MIN_SHARE = 0.03
"""Bids with a smaller share of the mixture are dropped: regret matching has not converged on them.
"""


class PossibleBid(Struct, frozen=True):
    """A bid that a player may make, and the hand that they make it with."""

    particle: Particle
    card: Card

    @property
    def hand_without_bid(self) -> Mask:
        """The hand without the card."""
        return self.particle.hand & ~(1 << self.card)

    def following(self) -> list[PossibleBid]:
        """The bids that the player may make next, after a tie."""
        return bids_with(Particle(self.hand_without_bid, self.particle.discarded, 1.0))


def bids_with(particle: Particle) -> list[PossibleBid]:
    """All bids with a hand, the lowest card first."""
    return [PossibleBid(particle, card) for card in cards_in(particle.hand)]


class Strategy(Struct, frozen=True):
    """The mixture of bids with one hand.

    Attributes:
        mixture: the probability of each bid, the lowest card first.
        win_chances: by bid, the chance to win the match against the opponent's mixtures.
        theirs: the probability of each bid of the opponent, given this hand.
    """

    mixture: list[float]
    win_chances: list[float]
    theirs: list[float]


class BiddingGame:
    """The matrix game of a round of bids between me and the opponent.

    Args:
        mine: hands that I may hold in the opponent's eyes, my true hand first.
        theirs: hands that the opponent may hold in my eyes.
        now: the round, perhaps with bids that tied.
    """

    def __init__(
        self, mine: Sequence[Particle], theirs: Sequence[Particle], now: Round, value: ValueFunction
    ) -> None:
        self._mine = mine
        self._theirs = theirs
        self._now = now
        self._value = value
        self._size = mine[0].hand.bit_count()
        self._my_bids = [bid for each in mine for bid in bids_with(each)]
        self._their_bids = [bid for each in theirs for bid in bids_with(each)]
        # By hand and discards: bids that lead to the same hand leave nearly the same cards unseen.
        self._encoded: dict[tuple[bool, Mask, Mask], EncodedHand] = {}

    def solve(self, iterations: int, stop: Stop) -> Strategy | None:
        """The strategy with my true hand; None if there was no time.

        Args:
            iterations: the number of iterations of regret matching.
        """
        payoffs: list[list[float]] = []
        for bid in self._my_bids:
            if stop():
                return None
            payoffs.append([self._payoff(bid, other) for other in self._their_bids])
        return self._match_regrets(payoffs, iterations, stop)

    def win_chance(self, mine: PossibleBid, theirs: PossibleBid) -> float:
        """My chance to win the match after these two bids."""
        pile = self._now.pile | 1 << mine.card | 1 << theirs.card
        if rank_of(mine.card) == rank_of(theirs.card):
            return self._after_tie(mine, theirs, pile)
        return self._after_bids(mine, theirs, pile)

    def _payoff(self, mine: PossibleBid, theirs: PossibleBid) -> float:
        weight = self._weight(mine.particle, theirs.particle)
        return weight * (self.win_chance(mine, theirs) - TIE) if weight else 0.0

    def _weight(self, mine: Particle, theirs: Particle) -> float:
        if mine.cards & theirs.cards:
            return 0.0
        return mine.weight * theirs.weight

    def _after_tie(self, mine: PossibleBid, theirs: PossibleBid, pile: Mask) -> float:
        mine_next, theirs_next = mine.following(), theirs.following()
        if not mine_next:
            return TIE
        total = 0.0
        for place, my_bid in enumerate(mine_next):
            their_bid = theirs_next[(place + 1) % len(theirs_next)]
            both = 1 << my_bid.card | 1 << their_bid.card
            is_tie = rank_of(my_bid.card) == rank_of(their_bid.card)
            total += TIE if is_tie else self._after_bids(my_bid, their_bid, pile | both)
        return total / len(mine_next)

    def _after_bids(self, mine: PossibleBid, theirs: PossibleBid, pile: Mask) -> float:
        return self._value.win_chance(*self._hands_after(mine, theirs, pile))

    def _hands_after(
        self, mine: PossibleBid, theirs: PossibleBid, pile: Mask
    ) -> tuple[EncodedHand, EncodedHand]:
        """My hand and the opponent's, after two bids of different ranks and both discards.

        The loser takes the best cards of the pile. The winner gets the rest of the pile, and the
        prize (SOY-4, SOY-5).

        Args:
            pile: all bids of the round.
        """
        i_win = mine.card > theirs.card
        my_hand, their_hand, prize = mine.hand_without_bid, theirs.hand_without_bid, self._now.prize
        loser, winner = (their_hand, my_hand) if i_win else (my_hand, their_hand)
        taken = best_take(loser, winner, pile, prize)
        won = pile & ~taken | prize
        my_hand |= won if i_win else taken
        their_hand |= taken if i_win else won
        unseen = self._now.unseen & ~pile
        return (
            self._encode(True, my_hand, unseen, mine.particle.discarded),
            self._encode(False, their_hand, unseen, theirs.particle.discarded),
        )

    def sample_ends(self, strategy: Strategy, count: int) -> list[list[Mapping[str, float]]]:
        """Sample bids of the opponent, and return the outcomes of each of my bids against them.

        All my bids meet the same sampled bids, so that only my bid makes a difference.
        """
        weights = [
            share * self._weight(self._mine[0], bid.particle)
            for bid, share in zip(self._their_bids, strategy.theirs, strict=True)
        ]
        drawn = random.Random(count).choices(self._their_bids, weights, k=count)
        return [
            [self._outcomes(mine, theirs) for theirs in drawn]
            for mine in self._my_bids[: self._size]
        ]

    def _outcomes(self, mine: PossibleBid, theirs: PossibleBid) -> Mapping[str, float]:
        """The outcomes of two bids; after a tie, the outcomes of the hands before the bids."""
        pile = self._now.pile | 1 << mine.card | 1 << theirs.card
        if rank_of(mine.card) == rank_of(theirs.card):
            unseen, both = self._now.unseen & ~pile, (mine.particle, theirs.particle)
            # No full hands: the four cards of one suit that a former tie leaves are no Soy.
            ends = tuple(
                replace(
                    self._encode(each is mine.particle, each.hand, unseen, each.discarded),
                    is_soy=False,
                )
                for each in both
            )
        else:
            ends = self._hands_after(mine, theirs, pile)
        prize = chance_of_prize(mine.card, theirs.card)
        return {WIN: self.win_chance(mine, theirs), PRIZE: prize, **outcomes_of(*ends)}

    def _encode(self, is_mine: bool, hand: Mask, unseen: Mask, discarded: Mask) -> EncodedHand:
        known = self._encoded.get((is_mine, hand, discarded))
        if known is None:
            left = unseen & ~hand & ~discarded
            known = self._value.encode(hand, left, is_mine=is_mine)
            self._encoded[is_mine, hand, discarded] = known
        return known

    def _match_regrets(self, payoffs: list[list[float]], iterations: int, stop: Stop) -> Strategy:
        size = self._size
        columns = [list(column) for column in zip(*payoffs, strict=True)]
        my_regrets, their_regrets = [0.0] * len(payoffs), [0.0] * len(columns)
        mine, theirs = regret_matching(my_regrets, size), regret_matching(their_regrets, size)
        my_sum, their_sum = [0.0] * size, [0.0] * len(columns)
        for number in range(1, iterations + 1):
            if stop():
                break
            add_regrets(their_regrets, theirs, [-dot(column, mine) for column in columns], size)
            theirs = regret_matching(their_regrets, size)
            add_regrets(my_regrets, mine, [dot(row, theirs) for row in payoffs], size)
            mine = regret_matching(my_regrets, size)
            my_sum = [total + number * each for total, each in zip(my_sum, mine, strict=False)]
            their_sum = [
                total + number * each for total, each in zip(their_sum, theirs, strict=True)
            ]
        return self._strategy(
            payoffs, my_sum if any(my_sum) else mine[:size], regret_matching(their_sum, size)
        )

    def _strategy(
        self, payoffs: list[list[float]], shares: list[float], theirs: list[float]
    ) -> Strategy:
        weights = [self._weight(self._mine[0], particle) for particle in self._theirs]
        possible = sum(weights) or 1.0
        total = sum(shares)
        mixture = [each / total if each > MIN_SHARE * total else 0.0 for each in shares]
        return Strategy(
            mixture=[each / sum(mixture) for each in mixture],
            win_chances=[TIE + dot(row, theirs) / possible for row in payoffs[: self._size]],
            theirs=theirs,
        )


def chance_of_prize(mine: Card, theirs: Card) -> float:
    """The chance that my bid wins the prize; a tie counts as half."""
    return TIE if rank_of(mine) == rank_of(theirs) else float(mine > theirs)


def best_take(loser: Mask, winner: Mask, pile: Mask, prize: Mask) -> Mask:
    """The loser's best take, by the difference in `quick_value` of both hands after it (SOY-5).

    Args:
        loser, winner: both hands without their bids.
        pile: all bids of the round.
    """
    count = pile.bit_count() // 2 + 1
    if count == pile.bit_count():
        return pile
    takes = map(mask_of, combinations(cards_in(pile), count))
    return max(
        takes,
        key=lambda taken: quick_value(loser | taken) - quick_value(winner | pile & ~taken | prize),
    )


def quick_value(hand: Mask) -> float:
    """A quick value without unit: many cards of one suit first, then high cards."""
    spades, hearts = (hand & _SPADES).bit_count(), (hand & _HEARTS).bit_count()
    diamonds, clubs = (hand & _DIAMONDS).bit_count(), (hand & _CLUBS).bit_count()
    together = spades * spades + hearts * hearts + diamonds * diamonds + clubs * clubs
    return together + 0.02 * rank_sum(hand)


def regret_matching(regrets: Sequence[float], size: int) -> list[float]:
    """Mixtures in proportion to regrets, for each hand; equal shares where all regrets are 0.

    Args:
        regrets: the regrets of all bids, hand by hand; none below 0.
        size: the number of cards in a hand.
    """
    shares: list[float] = []
    for first in range(0, len(regrets), size):
        of_hand = regrets[first : first + size]
        total = sum(of_hand)
        shares += [each / total for each in of_hand] if total > 0 else [1 / size] * size
    return shares


def add_regrets(
    regrets: list[float], shares: Sequence[float], values: Sequence[float], size: int
) -> None:
    """Add to each regret the value of the bid, less the mean value of its hand's mixture (CFR+).

    The regrets are changed in place, and stay at least 0.

    Args:
        regrets, shares, values: for each bid, hand by hand.
        size: the number of cards in a hand, which is the number of its bids.
    """
    for first in range(0, len(regrets), size):
        mean = sum(map(mul, shares[first : first + size], values[first : first + size]))
        for place in range(first, first + size):
            regrets[place] = max(0.0, regrets[place] + values[place] - mean)
