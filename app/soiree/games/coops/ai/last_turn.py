"""Exact evaluation of the last turn of a round between two players, where sampling is not needed.

Once the opponent has declared, the value of a use of the drawn card is exact (`LastTurn`): the sum
over all cards that may lie in each hidden coop, no card in two at once, weighted by the belief.
This holds for every use but that of a Queen, which gives more turns (PAR-2).

If the player declares, the opponent draws one more card. Within each sampled round, every card that
it can be is evaluated, with the use that the opponent would make of it (`mean_over_draws`): exact
except for the opponent's face-down cards, which are sampled, and for how the round goes on after a
Queen.
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
from soiree.games.coops.rules import NO_CARD

HIDDEN: Card = 64
"""This number and those after it stand for the cards that the player does not know."""

Block = tuple[int, ...]
"""Numbers of hidden cards that are taken to be one and the same card."""

Tallies = tuple[Tally, Tally]
"""The player's own tally, and the opponent's."""


class HiddenIn(NamedTuple):
    """The coop that a hidden card has come to: whose it is, and its face-up card."""

    is_mine: bool
    up: Card


class LastTurn:
    """What each use of the last card of a round is worth, the chance to win or the points."""

    def __init__(
        self,
        start: SimulatedRound,
        belief: Belief,
        scoring: Scoring,
        scores: Sequence[int],
        worth: Callable[[Sequence[int]], float],
    ) -> None:
        """
        Args:
            start: the round before the use; its hidden cards are not looked at.
            scores: of the match, before this round is scored.
            worth: what scores after the round are worth to the player who decides.
        """
        self._scoring, self._scores, self._worth = scoring, scores, worth
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
        """What a use is worth, rounded so that equally good uses compare equal."""
        end = self._start.copy()
        end.use(use, card)
        hidden = {}
        known: dict[Seat, list[tuple[Card, Card]]] = {self._mine: [], self._theirs: []}
        for coop, (up, down) in enumerate(zip(end.up, end.down, strict=True)):
            if down >= HIDDEN:
                hidden[down - HIDDEN] = HiddenIn(coop >> 2 == self._mine, up)
            elif down != NO_CARD:
                known[coop >> 2].append((up, down))
        theirs = self._add_all(self._scoring.empty_tally, known[self._theirs])
        scores = list(self._scores)
        expected = total = 0.0
        outcomes = self._distribution(
            tuple(hidden[number] for number in range(len(hidden))), theirs
        )
        for (mine, scores[self._theirs]), weight in outcomes.items():
            whole = self._add_all(mine, known[self._mine])
            scores[self._mine] = self._scoring.score_after(self._scores[self._mine], whole)
            expected += weight * self._worth(scores)
            total += weight
        return round(expected / total, 12)

    def _add_all(self, tally: Tally, coops: Sequence[tuple[Card, Card]]) -> Tally:
        for up, down in coops:
            tally = self._scoring.add(tally, up, down)
        return tally

    def _distribution(
        self, hidden: tuple[HiddenIn, ...], theirs: Tally
    ) -> Mapping[tuple[Tally, int], float]:
        """The distribution of the player's tally of hidden cards and the opponent's score.

        The hidden cards are sampled without replacement. The sum over independent choices is easy,
        but includes those in which the same card was chosen more than once; inclusion and exclusion
        over the partitions of the hidden cards (`_partitions`) takes them out again.

        Args:
            theirs: the opponent's tally of known cards.

        Returns:
            Weights that need not sum to 1.
        """
        if (hidden, theirs) in self._outcomes:
            return self._outcomes[hidden, theirs]
        found: dict[tuple[Tally, int], float] = defaultdict(float)
        score = self._scores[self._theirs]
        for blocks, factor in self._partitions:
            totals = {(self._scoring.empty_tally, theirs): float(factor)}
            for block in blocks:
                totals = self._convolve(totals, [hidden[number] for number in block], block)
            for (mine, whole), weight in totals.items():
                found[mine, self._scoring.score_after(score, whole)] += weight
        self._outcomes[hidden, theirs] = found
        return found

    def _convolve(
        self, totals: Mapping[Tallies, float], coops: Sequence[HiddenIn], block: Block
    ) -> dict[Tallies, float]:
        """The distribution of both tallies once the card of a block is added to its coops."""
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

    Choices of one card for each block, summed with these factors, are the choices of a different
    card for each hidden card.
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
    """The probability that independent choices of several hidden cards are the same card, by rank.

    One card stands for its rank: the suit of a face-down card makes no difference (SRH-2, PAR-1).
    """
    by_rank: dict[int, Card] = {}
    found: dict[Card, float] = defaultdict(float)
    for choices in zip(*distributions, strict=True):
        card, _ = choices[0]
        found[by_rank.setdefault(rank_of(card), card)] += prod(share for _, share in choices)
    return found


def mean_over_draws(
    start: SimulatedRound, value: Callable[[SimulatedRound], float], most: int | None = None
) -> float:
    """The mean value of the end of a round over every card that its last turn may draw.

    Args:
        start: the round before its last turn; it is not changed.
        most: over so many of these cards at most, the first of the stock; None for all of them.
    """
    coming = list(start.stock[start.top :])
    drawn = coming[:most]
    total = 0.0
    for index, count in _distinct(drawn):
        end = start.copy()
        end.stock, end.top = coming[:index] + coming[index + 1 :], 0
        card = coming[index]
        if end.use(end.greedy_use(card), card) and end.end_turn(declares=False):
            end.play_out()
        total += count * value(end)
    return total / len(drawn)


def _distinct(cards: Sequence[Card]) -> Iterator[tuple[int, int]]:
    """The index of one card of each rank and colour, and how many such cards there are."""
    indices: dict[tuple[int, bool], list[int]] = defaultdict(list)
    for index, card in enumerate(cards):
        indices[rank_of(card), is_red(card)].append(index)
    for alike in indices.values():
        yield alike[0], len(alike)
