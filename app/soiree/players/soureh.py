"""The computer players of Soureh."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import cast

from soiree.core.cards import Card
from soiree.core.entries import Move
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.players import coops_standing
from soiree.players.contract import Player, Stop
from soiree.players.coops import Level, Mind
from soiree.players.coops_habits import Habits, Weights
from soiree.players.coops_rounds import Round
from soiree.rules.coops import VALUES, is_valid
from soiree.rules.soureh import Soureh


class SourehMind(Mind):
    """Soureh: few points are good."""

    deck = Soureh.deck
    call = Soureh.call

    def __init__(self, view: View, level: Level) -> None:
        super().__init__(view, level)
        assert view.scores is not None
        self._scores = view.scores
        self._threshold = int(view.options["threshold"])
        self._ending = str(view.options["ending"])

    def who_plays(self) -> list[Seat]:
        out = cast("tuple[int, ...]", self.view.facts["out"])
        return [seat for seat, since in enumerate(out) if not since]

    def choose(self, rng: random.Random, stop: Stop) -> Move:
        if self.view.facts["phase"] in ("pay", "deduct"):
            worth = {move: self.after(move) for move in self.view.legal}
            return max(worth, key=worth.__getitem__)
        return super().choose(rng, stop)

    def after(self, move: Move) -> float:
        """SRH-7 and SRH-8: the chance to win the match after paying so, or taking 50 off or not.

        All cards are shown: those who pay after this are taken to pay as well as they can.
        """
        scores = list(self._scores)
        if move == "deduct":
            scores[self.seat] -= 50
        elif move != "keep":
            scores[self.seat] += sum(
                VALUES[self.card("up" if side == "u" else "down", slot)]
                for slot, side in enumerate(move[4:], 1)
            )
            if scores[self.seat] % 100 == 0:
                scores[self.seat] -= 50
        end = self.imagine(random.Random(0))
        seat = self.seat
        dealer = self.view.facts["dealer"]
        while seat != dealer:
            seat = end.after[seat]
            scores[seat] = after_paying(end, seat, scores[seat])
        return self._chance(scores)

    def card(self, kind: str, slot: int) -> Card:
        (card,) = self.view.faces(kind, self.seat, slot)
        return card

    def outcome(self, end: Round) -> float:
        scores = list(self._scores)
        for seat in self.playing:
            scores[seat] = after_paying(end, seat, scores[seat])
        return self._chance(scores)

    def _chance(self, scores: Sequence[int]) -> float:
        chances = coops_standing.soureh(scores, self.playing, self._threshold, self._ending)
        return chances[self.seat]


def after_paying(end: Round, seat: Seat, score: int) -> int:
    """A score after a round: who can makes a multiple of 100 of it, else it grows by the least."""
    if end.all_valid(seat):
        return score
    sums = 1  # a mask of what can be paid
    for place in range(seat * 4, seat * 4 + 4):
        sums = sums << VALUES[end.up[place]] | sums << VALUES[end.down[place]]
    missing = 100 - score % 100
    if sums >> missing & 1:
        return score + missing - 50
    return score + (sums & -sums).bit_length() - 1


def earns(up: Card, down: Card) -> float:
    """SRH-7: what a coop costs whose cheaper card is paid."""
    return -min(VALUES[up], VALUES[down])


HABITS = Habits(
    Soureh.deck,
    is_valid,
    earns,
    None,
    Weights(valid=10, hope=4, fragile=6, point=3, spite=0.85, placed=0.95, stake=10),
)


def _player(level: Level) -> Player:
    def play(view: View, rng: random.Random, stop: Stop) -> Move:
        return SourehMind(view, level).choose(rng, stop)

    return play


LEVELS: dict[str, Player] = {
    "easy": _player(Level(HABITS, trusts=False, worlds=0, looseness=1.0)),
    "middle": _player(Level(HABITS, trusts=False, worlds=40)),
    "hard": _player(Level(HABITS, trusts=True, worlds=150)),
}
"""The players by level, weakest first."""
