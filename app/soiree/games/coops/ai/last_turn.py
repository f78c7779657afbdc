"""Exact evaluation of the last turn of a round between two players.

Once the opponent has declared, `LastTurn` gives the exact value of a use of the drawn card. It sums
over all cards that may lie in each hidden coop, no card in two at once, weighted by the belief.
Only the use of a Queen, which gives more turns, has no exact value (PAR-2).

If the player declares, the opponent draws one more card. `ends_of_draws` tries each possible card
in a sampled round, with the opponent's use of it. Only the opponent's face-down cards, and the rest
of the round after a Queen, are sampled.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from math import prod
from typing import NamedTuple

from soiree.core.cards import Card, is_red, rank_of
from soiree.core.zones import Seat
from soiree.games.coops.ai.belief import Belief
from soiree.games.coops.ai.match_value import Scoring, Tally
from soiree.games.coops.ai.rollout import SimulatedRound, UseCode
from soiree.games.coops.zones import NO_CARD

HIDDEN: Card = 64
"""The first of the numbers that stand for unknown cards."""

Block = tuple[int, ...]
"""Numbers of hidden cards that are assumed to be the same card."""

Tallies = tuple[Tally, Tally]
"""The player's own tally, and the opponent's."""


ScoreWorth = Callable[[Sequence[int]], float]
"""The worth of the scores after a round to the deciding player."""


class HiddenIn(NamedTuple):
    """The coop of a hidden card: True if it is the player's own, and its face-up card."""

    is_mine: bool
    up: Card


class LastTurn:
    """The worth of each use of the last card of a round: the chance to win, or points."""

    def __init__(
        self, start: SimulatedRound, belief: Belief, scoring: Scoring, worth: ScoreWorth
    ) -> None:
        """
        Args:
            start: the round before the use; its hidden cards are ignored.
        """
        self._scoring, self._worth = scoring, worth
        self._mine, self._theirs = start.turn, start.next_seat[start.turn]
        self._start = start.copy()
        for number, coop in enumerate(belief.hidden):
            self._start.down[coop] = HIDDEN + number
        distributions = [tuple(belief.distribution(coop)) for coop in belief.hidden]
        self._partitions = _partitions(len(distributions))
        self._weights = {
            block: _weights_of_same([distributions[number] for number in block])
            for blocks, _ in self._partitions
            for block in blocks
        }
        self._outcomes: dict[
            tuple[tuple[HiddenIn, ...], Tally], Mapping[tuple[Tally, int], float]
        ] = {}

    def worth(self, use: UseCode, card: Card) -> float:
        """The worth of a use, rounded so that equally good uses compare equal."""
        end = self._start.copy()
        end.use(use, card)
        hidden = {}
        known: dict[Seat, list[tuple[Card, Card]]] = {self._mine: [], self._theirs: []}
        for coop, (up, down) in enumerate(zip(end.up, end.down, strict=True)):
            if down >= HIDDEN:
                hidden[down - HIDDEN] = HiddenIn(coop >> 2 == self._mine, up)
            elif down != NO_CARD:
                known[coop >> 2].append((up, down))
        theirs = self._scoring.with_coops(self._scoring.empty_tally, known[self._theirs])
        scores = list(self._scoring.before)
        expected = total = 0.0
        outcomes = self._distribution(
            tuple(hidden[number] for number in range(len(hidden))), theirs
        )
        for (mine, scores[self._theirs]), weight in outcomes.items():
            whole = self._scoring.with_coops(mine, known[self._mine])
            scores[self._mine] = self._scoring.score_after(self._mine, whole)
            expected += weight * self._worth(scores)
            total += weight
        return round(expected / total, 12)

    def _distribution(
        self, hidden: tuple[HiddenIn, ...], theirs: Tally
    ) -> Mapping[tuple[Tally, int], float]:
        """The joint distribution of the player's tally of hidden cards and the opponent's score.

        Hidden cards are drawn without replacement. The sum over independent choices would include
        choices of the same card twice. Inclusion and exclusion over the partitions of the hidden
        cards (`_partitions`) removes them.

        Args:
            theirs: the opponent's tally of known cards.

        Returns:
            Weights that need not add up to 1.
        """
        if (hidden, theirs) in self._outcomes:
            return self._outcomes[hidden, theirs]
        found: dict[tuple[Tally, int], float] = defaultdict(float)
        for blocks, factor in self._partitions:
            totals = {(self._scoring.empty_tally, theirs): float(factor)}
            for block in blocks:
                totals = self._convolve(totals, [hidden[number] for number in block], block)
            for (mine, whole), weight in totals.items():
                found[mine, self._scoring.score_after(self._theirs, whole)] += weight
        self._outcomes[hidden, theirs] = found
        return found

    def _convolve(
        self, totals: Mapping[Tallies, float], coops: Sequence[HiddenIn], block: Block
    ) -> dict[Tallies, float]:
        """The distribution of both tallies after one card is added to all the coops of a block."""
        add, empty = self._scoring.add, self._scoring.empty_tally

        def added(mine: Tally, theirs: Tally, card: Card) -> Tallies:
            for is_mine, up in coops:
                if is_mine:
                    mine = add(mine, up, card)
                else:
                    theirs = add(theirs, up, card)
            return mine, theirs

        # Cards that have the same effect on empty tallies have the same effect on any.
        alike: dict[Tallies, tuple[Card, float]] = {}
        for card, weight in self._weights[block].items():
            effect = added(empty, empty, card)
            alike[effect] = card, alike.get(effect, (card, 0.0))[1] + weight
        grown: dict[Tallies, float] = defaultdict(float)
        for (mine, theirs), before in totals.items():
            for card, weight in alike.values():
                grown[added(mine, theirs, card)] += before * weight
        return grown


@cache
def _partitions(count: int) -> Sequence[tuple[tuple[Block, ...], int]]:
    """All partitions of `count` hidden cards into blocks, each with its Möbius factor.

    Choices of one card for each block, summed with these factors, are the choices of different
    cards for all hidden cards.
    """
    if not count:
        return [((), 1)]
    last = count - 1
    found: list[tuple[tuple[Block, ...], int]] = []
    for blocks, factor in _partitions(last):
        found.append(((*blocks, (last,)), factor))
        for number, block in enumerate(blocks):
            joined = (*blocks[:number], (*block, last), *blocks[number + 1 :])
            found.append((joined, -len(block) * factor))
    return found


def _weights_of_same(
    distributions: Sequence[Sequence[tuple[Card, float]]],
) -> Mapping[Card, float]:
    """The probability that draws from all distributions give the same card, by rank.

    One card of each rank is the key for the sum over all cards of the rank: the suit of a face-down
    card makes no difference (SRH-2, PAR-1).
    """
    by_rank: dict[int, Card] = {}
    found: dict[Card, float] = defaultdict(float)
    for choices in zip(*distributions, strict=True):
        card, _ = choices[0]
        found[by_rank.setdefault(rank_of(card), card)] += prod(share for _, share in choices)
    return found


def ends_of_draws(
    start: SimulatedRound, most: int | None = None
) -> Iterator[tuple[SimulatedRound, int]]:
    """Play the last turn with each card that may be drawn, one for all of equal rank and colour.

    Yields the ends of the round, each with the number of cards that lead to it.

    Args:
        start: the round before its last turn, which is not changed.
        most: the number of cards tried, from the top of the stock; None for all.
    """
    coming = list(start.stock[start.top :])
    for index, count in _distinct(coming[:most]):
        end = start.copy()
        end.stock, end.top = coming[:index] + coming[index + 1 :], 0
        card = coming[index]
        if end.use(end.greedy_use(card), card) and end.end_turn(declares=False):
            end.play_out()
        yield end, count


def _distinct(cards: Sequence[Card]) -> Iterator[tuple[int, int]]:
    """The index of one card of each rank and colour, and the number of such cards."""
    indices: dict[tuple[int, bool], list[int]] = defaultdict(list)
    for index, card in enumerate(cards):
        indices[rank_of(card), is_red(card)].append(index)
    for alike in indices.values():
        yield alike[0], len(alike)
