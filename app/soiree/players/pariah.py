"""The computer players of Pariah: three levels of one plain greedy player."""

from __future__ import annotations

import random

from soiree.core.cards import Card
from soiree.core.entries import Move
from soiree.core.views import View
from soiree.players.contract import Player, Stop
from soiree.players.coops import VALID, Level, Mind
from soiree.rules.coops import Place
from soiree.rules.pariah import JACKS, KINGS, POINTS, Pariah, is_valid

PER_POINT = 0.3
"""What a point that a valid coop earns is worth."""


class PariahMind(Mind):
    """Pariah, weighed: many points are good."""

    def is_valid(self, up: Card, down: Card) -> bool:
        return is_valid(up, down)

    def earns(self, up: Card, down: Card, valid: bool) -> float:
        return PER_POINT * (POINTS[up] + POINTS[down]) if valid else 0.0

    def judge(self, move: Move) -> float:
        if move in JACKS:
            slot = JACKS[move] + 1
            return self.mine(slot, up=self.drawn) - self.mine(slot)
        if move in KINGS:
            return self._switched(*KINGS[move])
        if move == "queen":
            return 0.0 if self.all_valid() else VALID
        if move == "knock":
            return 5 * VALID if self.all_valid() else -5 * VALID
        return super().judge(move)

    def _switched(self, a: Place, b: Place) -> float:
        """What is won when two face-down cards switch places (PAR-2)."""
        won = 0.0
        for here, there in ((a, b), (b, a)):
            (seat, slot), other = divmod(here, 4), divmod(there, 4)
            up = self.card("up", seat, slot + 1)
            assert up is not None
            gain = self._likely(up, *other) - self._likely(up, seat, slot)
            won += gain if seat == self.seat else -self.level.spite * gain
        return won

    def _likely(self, up: Card, seat: int, slot: int) -> float:
        """What a face-up card is worth, on the average, over the face-down card of a place."""
        down = self.card("down", seat, slot + 1)
        downs = self.unseen if down is None else (down,)
        return sum(self.worth(up, card) for card in downs) / max(1, len(downs))


def _player(level: Level) -> Player:
    def play(view: View, rng: random.Random, stop: Stop) -> Move:
        return PariahMind(view, level, Pariah.deck).choose(rng)

    return play


LEVELS: dict[str, Player] = {
    "easy": _player(Level(spite=0.2, reads=False, looseness=1.5)),
    "middle": _player(Level(spite=0.6, reads=False, looseness=0.5)),
    "hard": _player(Level(spite=1.0, reads=True, looseness=0.1)),
}
"""The players by level, weakest first."""
