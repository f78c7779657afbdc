"""The computer players of Soi: three levels that remember, conclude and look ahead differently."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

from soiree.core.entries import Move
from soiree.core.views import View
from soiree.players.contract import Player, Stop
from soiree.rules.soi import ASKS, POINTS
from soiree.rules.soi_deals import Deals, questions


@dataclass(frozen=True, slots=True)
class Level:
    """How a computer plays Soi.

    Attributes:
        last: how many questions it remembers; None for all of the round (SOI-9).
        from_asking: whether it concludes from a question that the asker lacked the card, and held
            another of its rank.
        looseness: how much worse a question may look than the best and still be asked now and
            then; more than 0, or rounds might go on for ever.
    """

    last: int | None
    from_asking: bool
    looseness: float

    def play(self, view: View, rng: random.Random, stop: Stop) -> Move:
        """The question to ask; a player as `soiree.players.contract.Player`."""
        deals = Deals.of(view, self.last, from_asking=self.from_asking)
        moved = {each.card for each in questions(view, self.last) if each.granted}
        seen = [sum(card >> 2 == rank for card in moved) for rank in range(len(POINTS))]
        scores: list[float] = []
        for move in view.legal:
            asked, card = ASKS[move]
            rank = card >> 2
            chance = deals.chance(asked, card)
            score = 12 * chance + 0.2 * POINTS[rank] + 2.3 * seen[rank]
            if len(deals.layouts[rank]) == 1 and chance > 0.5:
                score += 100
            scores.append(score)
        best = max(scores)
        weights = [math.exp((score - best) / self.looseness) for score in scores]
        return rng.choices(view.legal, weights)[0]


LEVELS: dict[str, Player] = {
    "easy": Level(last=2, from_asking=False, looseness=0.6).play,
    "middle": Level(last=10, from_asking=True, looseness=0.3).play,
    "impossible": Level(last=None, from_asking=True, looseness=0.05).play,
}
