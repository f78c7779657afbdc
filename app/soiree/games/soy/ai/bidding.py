"""A round of bids at Soy as a game of its own: a few hands that either may hold, and their bids.

Both know what everybody saw, and neither the other's hand. What two bids lead to is valued by the
outlook after them. Regret matching (Zinkevich and others 2007, averaged as in CFR+) finds for every
hand how often to make each bid so that nobody gains by bidding otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from operator import mul

from soiree.core.cards import SUITED, Card, Mask, cards_in, mask_of, rank_of
from soiree.core.players import Stop
from soiree.games.soy.ai.belief import Holding
from soiree.games.soy.ai.hands import dot, rank_sum
from soiree.games.soy.ai.tricks import Round
from soiree.games.soy.ai.value import TIE, Outlook, Prospect

SELDOM = 0.03
"""Bids that are to be made less often than this are not made: learning is still dropping them."""


@dataclass(frozen=True, slots=True)
class Bid:
    """A card that somebody may bid, and what he holds besides."""

    holding: Holding
    card: Card

    @property
    def rest(self) -> Mask:
        return self.holding.hand & ~(1 << self.card)


@dataclass(frozen=True, slots=True)
class Solution:
    """How to bid with one hand.

    Attributes:
        cards: of the hand.
        mixture: how often to bid each.
        chances: to win the match with each, against his mixtures.
        takes: how often each wins the prize, a tie counting as half.
    """

    cards: tuple[Card, ...]
    mixture: list[float]
    chances: list[float]
    takes: list[float]


class Bidding:
    """What each pair of bids leads to.

    Args:
        mine: hands that he may think I hold, the one that I do hold first.
        his: hands that I may think he holds.
        now: the round, perhaps with bids that tied.
    """

    def __init__(
        self, mine: Sequence[Holding], his: Sequence[Holding], now: Round, outlook: Outlook
    ) -> None:
        self._mine = mine
        self._his = his
        self._now = now
        self._outlook = outlook
        self._cards = mine[0].hand.bit_count()
        self._my_bids = [Bid(holding, card) for holding in mine for card in cards_in(holding.hand)]
        self._his_bids = [Bid(holding, card) for holding in his for card in cards_in(holding.hand)]
        # By hand and discards: bids that lead to one hand leave nearly the same cards unseen.
        self._my_prospects: dict[tuple[Mask, Mask], Prospect] = {}
        self._his_prospects: dict[tuple[Mask, Mask], Prospect] = {}

    def solve(self, rounds: int, stop: Stop) -> Solution | None:
        """Bids for the first of my hands, after so many rounds of learning; None without time."""
        payoffs: list[list[float]] = []
        for bid in self._my_bids:
            if stop():
                return None
            payoffs.append([self._payoff(bid, his) for his in self._his_bids])
        return self._learn(payoffs, rounds, stop)

    def _payoff(self, mine: Bid, his: Bid) -> float:
        """My chance to win beyond a half, weighed by how likely the two hands meet."""
        weight = self._weight(mine.holding, his.holding)
        return weight * (self.chance(mine, his) - TIE) if weight else 0.0

    def _weight(self, mine: Holding, his: Holding) -> float:
        if mine.cards & his.cards:
            return 0.0
        return mine.weight * his.weight

    def chance(self, mine: Bid, his: Bid) -> float:
        """My chance to win the match after these two bids."""
        pile = self._now.pile | 1 << mine.card | 1 << his.card
        if rank_of(mine.card) == rank_of(his.card):
            return self._after_tie(mine, his, pile)
        return self._settled(mine, his, pile)

    def _after_tie(self, mine: Bid, his: Bid, pile: Mask) -> float:
        """A rough value of bidding again: each of the cards left is as likely as the others."""
        my_rest, his_rest = list(cards_in(mine.rest)), list(cards_in(his.rest))
        if not my_rest:
            return TIE
        total = 0.0
        for place, card in enumerate(my_rest):
            other = his_rest[(place + 1) % len(his_rest)]
            if rank_of(card) == rank_of(other):
                total += TIE
                continue
            mine_next = Bid(Holding(mine.rest, mine.holding.gone, 1), card)
            his_next = Bid(Holding(his.rest, his.holding.gone, 1), other)
            total += self._settled(mine_next, his_next, pile | 1 << card | 1 << other)
        return total / len(my_rest)

    def _settled(self, mine: Bid, his: Bid, pile: Mask) -> float:
        """The bids differ: the loser takes the cards that look best, and both discard."""
        i_win = mine.card > his.card
        taken = best_take(his.rest if i_win else mine.rest, pile)
        won = pile & ~taken | self._now.prize
        my_hand = mine.rest | (won if i_win else taken)
        his_hand = his.rest | (taken if i_win else won)
        unseen = self._now.unseen & ~pile
        return self._outlook.chance(
            self._mine_after(my_hand, unseen, mine.holding.gone),
            self._his_after(his_hand, unseen, his.holding.gone),
        )

    def _mine_after(self, hand: Mask, unseen: Mask, gone: Mask) -> Prospect:
        known = self._my_prospects.get((hand, gone))
        if known is None:
            known = self._outlook.mine(hand, unseen & ~hand & ~gone)
            self._my_prospects[hand, gone] = known
        return known

    def _his_after(self, hand: Mask, unseen: Mask, gone: Mask) -> Prospect:
        known = self._his_prospects.get((hand, gone))
        if known is None:
            known = self._outlook.his(hand, unseen & ~hand & ~gone)
            self._his_prospects[hand, gone] = known
        return known

    def _learn(self, payoffs: list[list[float]], rounds: int, stop: Stop) -> Solution:
        """Regret matching, the two in turn; later rounds weigh more."""
        size = self._cards
        columns = [list(column) for column in zip(*payoffs, strict=True)]
        my_regrets, his_regrets = [0.0] * len(payoffs), [0.0] * len(columns)
        mine, his = matched(my_regrets, size), matched(his_regrets, size)
        my_sum, his_sum = [0.0] * size, [0.0] * len(columns)
        for number in range(1, rounds + 1):
            if stop():
                break
            regret(his_regrets, his, [-dot(column, mine) for column in columns], size)
            his = matched(his_regrets, size)
            regret(my_regrets, mine, [dot(row, his) for row in payoffs], size)
            mine = matched(my_regrets, size)
            my_sum = [total + number * each for total, each in zip(my_sum, mine, strict=False)]
            his_sum = [total + number * each for total, each in zip(his_sum, his, strict=True)]
        return self._solution(
            payoffs, my_sum if any(my_sum) else mine[:size], matched(his_sum, size)
        )

    def _solution(
        self, payoffs: list[list[float]], often: list[float], his: list[float]
    ) -> Solution:
        weights = [self._weight(self._mine[0], holding) for holding in self._his]
        met = sum(weights) or 1.0
        total = sum(often)
        mixture = [each / total if each > SELDOM * total else 0.0 for each in often]
        takes = []
        for bid in self._my_bids[: self._cards]:
            takes.append(
                sum(
                    weights[place // self._cards] * share * beats(bid.card, other.card)
                    for place, (share, other) in enumerate(zip(his, self._his_bids, strict=True))
                )
                / met
            )
        return Solution(
            cards=tuple(bid.card for bid in self._my_bids[: self._cards]),
            mixture=[each / sum(mixture) for each in mixture],
            chances=[TIE + dot(row, his) / met for row in payoffs[: self._cards]],
            takes=takes,
        )


def beats(mine: Card, his: Card) -> float:
    """Whether a bid wins the prize; half, if it ties."""
    return TIE if rank_of(mine) == rank_of(his) else float(mine > his)


def best_take(rest: Mask, pile: Mask) -> Mask:
    """What a loser with these cards left does best to take of the bids, at a glance (SOY-5)."""
    count = pile.bit_count() // 2 + 1
    if count == pile.bit_count():
        return pile
    takes = map(mask_of, combinations(cards_in(pile), count))
    return max(takes, key=lambda taken: at_a_glance(rest | taken))


def at_a_glance(hand: Mask) -> float:
    """How good a hand looks: many of one suit, and then high cards."""
    together = sum((hand & suited).bit_count() ** 2 for suited in SUITED)
    return together + 0.02 * rank_sum(hand)


def matched(regrets: Sequence[float], size: int) -> list[float]:
    """For each hand, bids as often as they are regretted not to have been made."""
    often: list[float] = []
    for first in range(0, len(regrets), size):
        those = regrets[first : first + size]
        total = sum(those)
        often += [each / total for each in those] if total > 0 else [1 / size] * size
    return often


def regret(regrets: list[float], often: Sequence[float], worth: Sequence[float], size: int) -> None:
    """Add for each hand what each bid would have brought beyond the mixture; never below 0."""
    for first in range(0, len(regrets), size):
        had = sum(map(mul, often[first : first + size], worth[first : first + size]))
        for place in range(first, first + size):
            regrets[place] = max(0.0, regrets[place] + worth[place] - had)
