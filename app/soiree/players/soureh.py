"""The computer players of Soureh: three levels of one plain greedy player."""

from __future__ import annotations

import random

from soiree.core.cards import Card
from soiree.core.entries import Move
from soiree.core.views import View
from soiree.players.contract import Player, Stop
from soiree.players.coops import Level, Mind
from soiree.rules.coops import VALUES, is_valid
from soiree.rules.soureh import Soureh

PER_POINT = 0.2
"""What a point that might have to be paid is worth."""


SURE = 50.0
"""How clear it is whether to declare."""


class SourehMind(Mind):
    """Soureh, weighed: few points are good."""

    def is_valid(self, up: Card, down: Card) -> bool:
        return is_valid(up, down)

    def earns(self, up: Card, down: Card, valid: bool) -> float:
        return -PER_POINT * min(VALUES[up], VALUES[down])

    def judge(self, move: Move) -> float:
        match move.split():
            case ["declare"]:
                return SURE if self.all_valid() else -SURE
            case ["pay", sides]:
                return -self._score_after(sides)
            case ["deduct"]:
                return 50.0
        return super().judge(move)

    def _score_after(self, sides: str) -> int:
        """SRH-7 and SRH-8: the score after paying so, and after taking 50 off where it may be."""
        assert self.view.scores is not None
        total = self.view.scores[self.seat] + sum(
            VALUES[up if side == "u" else down]
            for side, (up, down) in zip(sides, self.own_coops(), strict=True)
        )
        return total - 50 if total % 100 == 0 else total


def _player(level: Level) -> Player:
    def play(view: View, rng: random.Random, stop: Stop) -> Move:
        return SourehMind(view, level, Soureh.deck).choose(rng)

    return play


LEVELS: dict[str, Player] = {
    "easy": _player(Level(spite=0.2, reads=False, looseness=1.5)),
    "middle": _player(Level(spite=0.6, reads=False, looseness=0.5)),
    "hard": _player(Level(spite=1.0, reads=True, looseness=0.1)),
}
"""The players by level, weakest first."""
