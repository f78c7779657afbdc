"""The computer players of Soi: three levels that remember, conclude and choose differently."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

from soiree.core.cards import Rank, mask_of, of_rank
from soiree.core.entries import Move
from soiree.core.players import Player, Stop, never
from soiree.core.views import View
from soiree.games.soi.ai import endgames as soi_endings
from soiree.games.soi.ai import likelihood as soi_reading
from soiree.games.soi.ai.question_value import CERTAIN, score
from soiree.games.soi.deals import Deals, Layout, Question, questions, seen_layouts
from soiree.games.soi.moves import ASKS


@dataclass(frozen=True, slots=True)
class Level:
    """How a computer plays Soi.

    Attributes:
        last: how many questions it remembers; None for all of the round (SOI-9).
        from_asking: whether it concludes from a question that its asker lacked the card, and held
            another of its rank.
        trust: how much it makes of what others did not ask for (`soi_reading`); 0 for nothing.
        looseness: how much worse a question may look than the best and still be asked now and
            then; more than 0, or forgetful players might ask each other the same for ever.
        plays_out: whether it plays the last ranks out before it asks (`soi_endings`).
    """

    last: int | None
    from_asking: bool
    trust: float
    looseness: float
    plays_out: bool

    def play(self, view: View, rng: random.Random, stop: Stop) -> Move:
        """The question to ask: a player as `soiree.core.players.Player` says."""
        deals = self.deals(view, stop)
        scores = scored(view, deals, questions(view, self.last))
        best = max(scores)
        weights = [math.exp((each - best) / self.looseness) for each in scores]
        move = rng.choices(view.legal, weights)[0]
        if self.plays_out and best < CERTAIN and len(deals.layouts) <= soi_endings.RANKS_LEFT:
            others = _worth_a_try(view, deals, scores)
            return soi_endings.better(view, deals, [move, *others], rng, stop)
        return move

    def deals(self, view: View, stop: Stop = never) -> Deals:
        """What it believes of the hidden cards; in a hurry it reads nothing into questions."""
        if not self.trust or stop():
            return Deals.of(view, self.last, from_asking=self.from_asking)
        possible = seen_layouts(view, self.last, from_asking=self.from_asking)
        read = soi_reading.weights(questions(view, self.last), possible, self.trust)

        def weigh(rank: Rank, layout: Layout) -> float:
            return read[rank][layout]

        return Deals.of(view, self.last, from_asking=self.from_asking, weigh=weigh)


def scored(view: View, deals: Deals, asked: Sequence[Question]) -> list[float]:
    """How good each legal question looks, by what is believed and what was seen to move."""
    moved = mask_of(each.card for each in asked if each.granted)
    scores: list[float] = []
    for move in view.legal:
        to, card = ASKS[move]
        rank = card >> 2
        chance = deals.chance(to, card)
        found = len(deals.layouts[rank]) == 1 and chance > 0.5
        scores.append(score(chance, rank, of_rank(moved, rank).bit_count(), found=found))
    return scores


def _worth_a_try(view: View, deals: Deals, scores: list[float]) -> list[Move]:
    """The best questions, and for each player the one that hands him the turn most surely."""
    order = sorted(range(len(scores)), key=scores.__getitem__, reverse=True)
    tried = {view.legal[place]: None for place in order[:4]}
    refused: dict[int, tuple[float, Move]] = {}
    for move in view.legal:
        to, card = ASKS[move]
        least = refused.get(to, (2.0, move))
        refused[to] = min(least, (deals.chance(to, card), move))
    return list(tried | dict.fromkeys(move for _, move in refused.values()))


EASY = Level(last=2, from_asking=False, trust=0, looseness=0.6, plays_out=False)
MIDDLE = Level(last=10, from_asking=False, trust=0, looseness=0.3, plays_out=False)
# A trust of 0.2 fits what others of all kinds turned out to hold, taken together: for top players
# 0.75 fits best, for middle ones 0.2, for easy and greedy ones 0.1, for random ones none.
IMPOSSIBLE = Level(last=None, from_asking=True, trust=0.2, looseness=0.05, plays_out=True)

LEVELS: dict[str, Player] = {
    "easy": EASY.play,
    "middle": MIDDLE.play,
    "impossible": IMPOSSIBLE.play,
}
