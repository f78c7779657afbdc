"""The last turn of a round of two, reckoned card by card where others try worlds.

After the other has declared, what comes of a use of the drawn card is exact (`LastTurn`): it is
summed over all cards that may lie in each hidden place, none in two places at once, as likely as
the reading says. That is so of every use but a Queen's, which gives more turns (PAR-3).

After the player has declared, the other draws one card more. All cards that it may be are gone
through in each imagined world, with the use that the other makes of each (`over_all_draws`): exact
but for what lies face down before him, which makes the world, and but for how a Queen goes on.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from math import prod
from typing import NamedTuple

from soiree.core.cards import Card, is_red, rank_of
from soiree.core.zones import Seat
from soiree.games.coops.ai.belief import Reading
from soiree.games.coops.ai.match_value import Scoring, Tally
from soiree.games.coops.ai.rollout import Round, Use
from soiree.games.coops.rules import NO_CARD

HIDDEN: Card = 64
"""This number and the next ones stand for the cards that the player does not know."""

Block = tuple[int, ...]
"""Hidden places, by their number, that are taken to hold one and the same card."""


class Lying(NamedTuple):
    """Into which coop a hidden card has come: whose, and under which face-up card."""

    is_mine: bool
    up: Card


class LastTurn:
    """The chances to win the match after each use of the last card of a round."""

    def __init__(self, world: Round, reading: Reading, scoring: Scoring, before: Sequence[int]):
        """
        Args:
            world: the round before the use; what is hidden in it is not looked at.
            before: the scores.
        """
        self._scoring, self._scores = scoring, before
        self._mine, self._his = world.turn, world.after[world.turn]
        self._before = world.copy()
        for nth, place in enumerate(reading.hidden):
            self._before.down[place] = HIDDEN + nth
        shares = [tuple(reading.chances(place)) for place in reading.hidden]
        self._partitions = _partitions(len(shares))
        self._weights = {
            block: _weights([shares[nth] for nth in block])
            for blocks, _ in self._partitions
            for block in blocks
        }
        self._spreads: dict[tuple[tuple[Lying, ...], Tally], Mapping[tuple[Tally, int], float]] = {}

    def chance(self, use: Use, card: Card) -> float:
        """The chance after a use, rounded so that what is equally good has equal chances."""
        end = self._before.copy()
        end.use(use, card)
        lying = {}
        seen: dict[Seat, list[tuple[Card, Card]]] = {self._mine: [], self._his: []}
        for place, (up, down) in enumerate(zip(end.up, end.down, strict=True)):
            if down >= HIDDEN:
                lying[down - HIDDEN] = Lying(place >> 2 == self._mine, up)
            elif down != NO_CARD:
                seen[place >> 2].append((up, down))
        his = self._with(self._scoring.no_coops, seen[self._his])
        scores = list(self._scores)
        expected = total = 0.0
        spread = self._spread(tuple(lying[nth] for nth in range(len(lying))), his)
        for (mine, scores[self._his]), weight in spread.items():
            whole = self._with(mine, seen[self._mine])
            scores[self._mine] = self._scoring.score_after(self._mine, whole)
            expected += weight * self._scoring.chance(scores)
            total += weight
        return round(expected / total, 12)

    def _with(self, tally: Tally, coops: Sequence[tuple[Card, Card]]) -> Tally:
        for up, down in coops:
            tally = self._scoring.add(tally, up, down)
        return tally

    def _spread(self, lying: tuple[Lying, ...], his: Tally) -> Mapping[tuple[Tally, int], float]:
        """How likely the hidden cards come to what: the own tally of them, and the other's score.

        Cards that lie in several places are drawn without being put back. The sum over all choices
        of a card for each place is easy, but has some cards twice: what has them so is taken off
        again, by inclusion and exclusion over the ways to part the places (`_partitions`).

        Args:
            his: the tally of what is known of the other's.
        """
        if (lying, his) in self._spreads:
            return self._spreads[lying, his]
        found: dict[tuple[Tally, int], float] = defaultdict(float)
        for blocks, factor in self._partitions:
            totals = {(self._scoring.no_coops, his): float(factor)}
            for block in blocks:
                totals = self._and_then(totals, [lying[nth] for nth in block], block)
            for (mine, whole), weight in totals.items():
                found[mine, self._scoring.score_after(self._his, whole)] += weight
        self._spreads[lying, his] = found
        return found

    def _and_then(
        self, totals: Mapping[tuple[Tally, Tally], float], coops: Sequence[Lying], block: Block
    ) -> dict[tuple[Tally, Tally], float]:
        """The totals, own and the other's, once the card of a block is added to each."""
        add, none = self._scoring.add, self._scoring.no_coops

        def added(mine: Tally, his: Tally, card: Card) -> tuple[Tally, Tally]:
            for is_mine, up in coops:
                if is_mine:
                    mine = add(mine, up, card)
                else:
                    his = add(his, up, card)
            return mine, his

        # Cards that come to the same by themselves come to the same with any others.
        alike: dict[tuple[Tally, Tally], tuple[Card, float]] = {}
        for card, weight in self._weights[block].items():
            effect = added(none, none, card)
            alike[effect] = card, alike.get(effect, (card, 0.0))[1] + weight
        grown: dict[tuple[Tally, Tally], float] = defaultdict(float)
        for (mine, his), before in totals.items():
            for card, weight in alike.values():
                grown[added(mine, his, card)] += before * weight
        return grown


@cache
def _partitions(count: int) -> Sequence[tuple[tuple[Block, ...], int]]:
    """All ways to part so many places into blocks, each with the factor at which it counts.

    Summed with these factors, choices of a card for each block are those of different cards for
    all places: the Möbius function of the partitions of a set.
    """
    if not count:
        return [((), 1)]
    last = count - 1
    found: list[tuple[tuple[Block, ...], int]] = []
    for blocks, factor in _partitions(last):
        found.append(((*blocks, (last,)), factor))
        for nth, block in enumerate(blocks):
            joined = (*blocks[:nth], (*block, last), *blocks[nth + 1 :])
            found.append((joined, -len(block) * factor))
    return found


def _weights(shares: Sequence[Sequence[tuple[Card, float]]]) -> Mapping[Card, float]:
    """How likely the same card is chosen for each of some places, by a card of its rank.

    The suit of a face-down card makes no difference (SRH-2, PAR-1).
    """
    by_rank: dict[int, Card] = {}
    found: dict[Card, float] = defaultdict(float)
    for choices in zip(*shares, strict=True):
        card, _ = choices[0]
        found[by_rank.setdefault(rank_of(card), card)] += prod(share for _, share in choices)
    return found


def over_all_draws(start: Round, worth: Callable[[Round], float]) -> float:
    """What ends of a round are worth in the mean of all cards that may be drawn for its last turn.

    Args:
        start: the round before the last turn of its second player; as it is afterwards.
    """
    coming = list(start.stock[start.top :])
    total = 0.0
    for nth, count in _kinds(coming):
        end = start.copy()
        end.stock, end.top = coming[:nth] + coming[nth + 1 :], 0
        card = coming[nth]
        if end.use(end.choice(card), card) and end.end_turn(declares=False):
            end.play_out()
        total += count * worth(end)
    return total / len(coming)


def _kinds(cards: Sequence[Card]) -> Iterator[tuple[int, int]]:
    """The place of one card of each rank and colour, and how many such cards there are."""
    places: dict[tuple[int, bool], list[int]] = defaultdict(list)
    for place, card in enumerate(cards):
        places[rank_of(card), is_red(card)].append(place)
    for alike in places.values():
        yield alike[0], len(alike)
