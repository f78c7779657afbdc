"""The cost of a choice: the best move is found by successive halving, and priced in fresh worlds.

A world is a sample of the hidden cards. All moves of a round are tried in the same worlds, so that
their differences have small errors. Each round drops the moves that can no longer be the best, and
spends at most half of the rest of the budget. The best of noisy estimates reads too high, so the
cost is found in worlds of its own, until its error is a third of the game's smallest mark.

All numbers depend on the view, the move and the seed alone: not on the machine or its speed.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from msgspec import Struct, field

from soiree.core.entries import Move
from soiree.core.games import Game
from soiree.core.reviews import PricedMove
from soiree.core.views import View
from soiree.search.sampling import mean_and_error

ROLLOUTS = 10_000
"""The largest number of rollouts to find the best move."""

WORLDS = 5000
"""The largest number of worlds in which a cost is found."""

FIRST = 40
"""The number of worlds of the first round, and the least for a cost."""

BRIEF, WIDE = 16, 800
"""The least number of worlds of a round; the most rollouts of the first one, with many moves."""

AT_LEAST = 6
"""The number of outcomes before a move may be dropped, or a cost is known."""

BEYOND = 2.5
"""The number of standard errors within which a move may be better than it seems, given many
outcomes (`_beyond`)."""

KNOWN = 3
"""The smallest mark, divided by the largest standard error of a known cost."""

FINE = 0.005
"""The intended error of a cost that may have a mark, in chance to win."""

CERTAIN = 2.0
"""The number of standard errors beyond which an amount counts as above 0."""


class Amount(NamedTuple):
    """An estimated quantity and its standard error."""

    mean: float
    error: float

    @property
    def is_certain(self) -> bool:
        """True if the amount is above 0, given its error."""
        return self.mean > CERTAIN * self.error


class Outcomes(Struct):
    """A move and its outcomes in the worlds of all rounds in which it was tried."""

    move: Move
    chances: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)

    @property
    def chance(self) -> float:
        """The mean chance to win."""
        return fmean(self.chances)

    def add(self, priced: PricedMove) -> None:
        self.chances += priced.chances
        self.points += priced.points

    def ahead(self, other: Outcomes) -> Amount:
        """The advantage over another move, in chance to win, in their common worlds."""
        return difference(self.chances, other.chances)


class Cost(NamedTuple):
    """The cost of a choice.

    Attributes:
        best: the best move; the move made, if both came to the same in every simulated deal.
        chance: the chance to win the match with the best move, from 0 to 1.
        lost: the loss of that chance.
        points: the loss of points; None in a game without points.
    """

    best: Move
    chance: float
    lost: Amount
    points: Amount | None


def difference(best: Sequence[float], made: Sequence[float]) -> Amount:
    """The mean difference of outcomes in common worlds; a single outcome is exact."""
    pairs = [one - other for one, other in zip(best, made, strict=False)]
    mean, error = mean_and_error(pairs)
    return Amount(mean, error if len(pairs) > 1 else 0.0)


def is_known(cost: Amount, game: Game) -> bool:
    """True if a cost certainly has a mark, or if its error is small enough for a verdict.

    The verdict is that the cost is above 0, or that it has no mark.
    """
    least = game.marks[0]
    if cost.mean - CERTAIN * cost.error >= least:
        return True
    return cost.error <= least / KNOWN and (cost.is_certain or most_of(cost) < least)


def most_of(amount: Amount) -> float:
    """The upper end of the interval in which the true value surely lies (`CERTAIN`)."""
    return amount.mean + CERTAIN * amount.error


class DecisionPricing:
    """Finds the best moves of a decision and the costs of the others."""

    def __init__(self, game: Game, view: View) -> None:
        """
        Args:
            game: a game with a pricer.
        """
        assert game.pricer is not None
        self._game, self._legal, self._price = game, view.legal, game.pricer()(view)

    def cost_of(self, made: Move, seed: str, share: float = 1.0) -> Cost:
        """The cost of a move.

        Args:
            share: the share of the largest amount of work that may be spent.
        """
        every = self.ranked(seed, first=made, rollouts=int(ROLLOUTS * share))
        best = every[0]
        tried = next(each for each in every if each.move == made)
        if best is tried:
            (alone,) = self.in_fresh_worlds([made], f"{seed} price", FIRST)
            points = Amount(0.0, 0.0) if alone.points else None
            return Cost(made, alone.chance, self._cost_of_best(every), points)
        most = max(FIRST, int(WORLDS * share))
        first, second = self._priced_beside((best, tried), f"{seed} price", most)
        move = made if first.chances == second.chances else best.move
        points = difference(first.points, second.points) if first.points else None
        return Cost(move, first.chance, first.ahead(second), points)

    def ranked(self, seed: str, first: Move, rollouts: int = ROLLOUTS) -> list[Outcomes]:
        """Try all legal moves, and return them with the best one first.

        Poor moves are given up early, and stand behind all moves that were tried longer. Of equal
        moves, `first` stands in front.
        """
        every = [Outcomes(move) for move in sorted(self._legal, key=lambda move: move != first)]
        running, left = every, rollouts
        worlds = max(BRIEF, min(FIRST, min(WIDE, left // 2) // len(every)))
        while running:
            self.add_worlds(running, f"{seed} search {len(running[0].chances)}", worlds)
            left -= worlds * len(running)
            if len(running[0].chances) == 1:
                break  # The price is exact.
            running = _candidates(running, self._game)
            worlds = min(2 * worlds, left // 2 // len(running))
            if len(running) < 2 or worlds < BRIEF:
                break
        return sorted(every, key=lambda each: (-len(each.chances), -each.chance))

    def add_worlds(self, tried: Sequence[Outcomes], seed: str, worlds: int) -> None:
        """Play on after the moves in further simulated deals, and add the results to `tried`.

        Args:
            seed: the seed of the deals, which are the same for all moves.
            worlds: the number of deals.
        """
        found = self._price([each.move for each in tried], random.Random(seed), worlds)
        for each, priced in zip(tried, found, strict=True):
            each.add(priced)

    def in_fresh_worlds(self, moves: Sequence[Move], seed: str, worlds: int) -> list[Outcomes]:
        """Play on after moves in deals that no earlier comparison has used."""
        tried = [Outcomes(move) for move in moves]
        self.add_worlds(tried, seed, worlds)
        return tried

    def _priced_beside(
        self, trial: tuple[Outcomes, Outcomes], seed: str, most: int
    ) -> list[Outcomes]:
        """Try two moves in fresh worlds until the error of their difference is small enough.

        Args:
            trial: the two moves with their outcomes in the search, which also show the spread.
            most: the largest number of worlds.
        """
        guess = trial[0].ahead(trial[1])
        pair, worlds = self.in_fresh_worlds([each.move for each in trial], seed, FIRST), FIRST
        found = pair[0].ahead(pair[1])
        few = len(trial[1].chances) / len(pair[1].chances)
        found = Amount(found.mean, max(found.error, guess.error * math.sqrt(few)))
        while worlds < most and (
            found.error > (aim := aim_of(found, self._game)) or 1 < len(pair[0].chances) < AT_LEAST
        ):
            needed = math.ceil(worlds * (found.error / aim) ** 2) - worlds
            more = min(max(FIRST, needed), most - worlds)
            self.add_worlds(pair, f"{seed} {worlds}", more)
            worlds += more
            found = pair[0].ahead(pair[1])
        return pair

    def _cost_of_best(self, every: Sequence[Outcomes]) -> Amount:
        """The cost of the best move: 0, with an error if another move may be better."""
        longest = len(every[0].chances)
        rivals = _candidates([each for each in every if len(each.chances) == longest], self._game)
        return Amount(0.0, max(every[0].ahead(each).error for each in rivals))


def aim_of(cost: Amount, game: Game) -> float:
    """The standard error at which pricing may stop.

    It is smaller for a cost that is large enough to be marked as a mistake.
    """
    least = game.marks[0]
    return min(FINE, least / KNOWN) if most_of(cost) > least / 2 else least / KNOWN


def _candidates(running: list[Outcomes], game: Game) -> list[Outcomes]:
    """The best move, and each move that may be better by more than a tolerance.

    The tolerance is the largest standard error of a known cost (`KNOWN`).
    """
    best = max(running, key=lambda each: each.chance)
    if 1 < len(best.chances) < AT_LEAST:
        return running
    leads = [(each, best.ahead(each)) for each in running if each is not best]
    slack, beyond = game.marks[0] / KNOWN, _beyond(len(best.chances))
    return [best, *(each for each, lead in leads if beyond * lead.error - lead.mean > slack)]


def _beyond(outcomes: int) -> float:
    """`BEYOND` for few outcomes, whose spread is unreliable; near the quantile of Student's t."""
    return BEYOND * (1 + 4 / outcomes)
