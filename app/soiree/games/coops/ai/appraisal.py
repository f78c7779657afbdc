"""The chances to win at Soureh and Pariah, all cards being open (`soiree.core.reviews.Appraise`).

The fast players of `rollout` play the round to its end. Real players know the stakes of the match
and resist, so rollouts exaggerate. Until somebody declares, the chances are therefore a mean of the
chances after rollouts and of the chances by the present scores.

With a fixed order of the stock, the simulated players now and then discard blindly (`SLIPS`).
Otherwise one turn more or less would change who draws which card. With random orders, each card is
luck when it is drawn (`soiree.core.reviews.Reshuffle`).
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from functools import lru_cache
from statistics import fmean

from soiree.core.cards import Card
from soiree.games.coops.ai.evaluation_tables import UNKNOWN, EvaluationTables
from soiree.games.coops.ai.match_value import Scoring
from soiree.games.coops.ai.rollout import USE_DISCARD, SimulatedRound
from soiree.games.coops.facts import CoopFacts, Phase
from soiree.games.coops.rules import CoopState
from soiree.games.coops.zones import DISCARD, DOWN, NO_CARD, STOCK, UP
from soiree.games.coops.zones import DRAWN as DRAWN_BY

SLIPS = 0.15
"""The probability that a simulated player discards a card blindly, with a fixed order of the stock.
"""

ORDERS = 32
"""The number of random orders of the stock."""


class OpenRound:
    """A position of a match, and the chances to win from it.

    Two positions are equal if they differ in the order of the stock alone.

    Attributes:
        scoring: the scoring of the round.
        scores: the scores of the match before the round is scored.
        round: the present round; empty between rounds.
    """

    def __init__(
        self, state: CoopState, scoring: Scoring, tables: EvaluationTables, trust: float
    ) -> None:
        """
        Args:
            trust: the weight of the chances after rollouts, from 0 to 1; the chances by the present
                scores have the rest.
        """
        self.facts: CoopFacts = state.facts()
        self.scoring = scoring
        self.scores = list(scoring.before)
        self._trust = 1.0 if self.facts.declarer is not None else trust
        cards = {pile.zone: pile.cards for pile in state.piles()}
        coops = range(state.seats * 4)
        following = (*scoring.playing[1:], scoring.playing[0])
        (turn,) = state.deciders() or scoring.playing[:1]
        self._drawn: Card | None = next(iter(cards[DRAWN_BY[turn]]), None)
        self.round = SimulatedRound(
            tables,
            [next(iter(cards[UP[coop]]), NO_CARD) for coop in coops],
            [next(iter(cards[DOWN[coop]]), NO_CARD) for coop in coops],
            [UNKNOWN for _ in coops],
            cards[STOCK],
            dict(zip(scoring.playing, following, strict=True)),
            turn,
            self.facts.declarer,
            protected=self.facts.protected,
            additional=self.facts.additional,
        )
        known = (pile for pile in state.piles() if pile.zone != STOCK)
        self._described = (
            *(pile.cards for pile in known if pile.zone.kind != DISCARD.kind),
            *(tuple(sorted(cards[STOCK])), self.facts, state.deciders(), state.scores()),
            *sorted(state.options.items()),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OpenRound) and self._described == other._described

    def __hash__(self) -> int:
        return hash(self._described)

    def chances(
        self, stocks: Iterable[Sequence[Card]], slips: float, rng: random.Random
    ) -> list[float]:
        """The mean chance of each seat to win, which add up to 1.

        Args:
            stocks: the orders of the stock.
            slips: the probability that a simulated player discards a card blindly.
        """
        before = self._by_scores(self.scores)
        if self.facts.phase not in (Phase.CARD, Phase.END):  # the round is over
            return before
        ends = [
            self._by_scores(self.scoring.scores_at(self._play_out(stock, slips, rng)))
            for stock in stocks
        ]
        after = [fmean(of_seat) for of_seat in zip(*ends, strict=True)]
        return [old + self._trust * (new - old) for old, new in zip(before, after, strict=True)]

    def _by_scores(self, scores: Sequence[int]) -> list[float]:
        return [self.scoring.win_chance(seat, scores) for seat in range(len(scores))]

    def _play_out(self, stock: Sequence[Card], slips: float, rng: random.Random) -> SimulatedRound:
        end, card = self.round.copy(), self._drawn
        end.stock = stock
        goes_on = True
        while goes_on:
            if card is not None:
                slip = slips and rng.random() < slips
                goes_on = end.use(USE_DISCARD if slip else end.greedy_use(card), card)
            goes_on = goes_on and end.end_turn(end.would_declare())
            if goes_on:
                card = end.stock[end.top]
                end.top += 1
        return end


@lru_cache(maxsize=256)
def mean_chances(opened: OpenRound) -> Sequence[float]:
    """The mean chances over `ORDERS` random orders of the stock, the same ones in each call.

    The differences between positions that differ in a card thus have small errors.
    """
    rng, stock = random.Random(0), sorted(opened.round.stock)
    stocks = (rng.sample(stock, len(stock)) for _ in range(ORDERS))
    return tuple(opened.chances(stocks, 0.0, rng))
