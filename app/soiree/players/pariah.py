"""The computer players of Pariah."""

from __future__ import annotations

import random
from functools import cache
from typing import cast

from soiree.core.cards import Card
from soiree.core.entries import Move
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.players import coops_standing
from soiree.players.contract import Estimate, Player, Stop
from soiree.players.coops import Level, Mind
from soiree.players.coops_habits import Habits, Weights
from soiree.players.coops_reading import Trust
from soiree.players.coops_rounds import Round
from soiree.rules.pariah import ALL_VALID, POINTS, Pariah, is_valid


class PariahMind(Mind):
    """Pariah: many points are good."""

    deck = Pariah.deck
    call = Pariah.call

    def __init__(self, view: View, level: Level) -> None:
        super().__init__(view, level)
        assert view.scores is not None
        self._lead = view.scores[self.seat], view.scores[1 - self.seat]
        self._threshold = int(view.options["threshold"])
        self._starts = view.facts["dealer"] == self.seat  # the other deals the next round

    def who_plays(self) -> tuple[Seat, Seat]:
        return 0, 1

    def additional(self) -> int:
        return cast("int", self.view.facts["additional"])

    def lead(self, end: Round) -> float:
        return end.points(self.seat) - end.points(1 - self.seat)

    def chance(self, end: Round) -> float:
        mine, other = self._lead
        return coops_standing.pariah(
            mine + end.points(self.seat),
            other + end.points(1 - self.seat),
            self._threshold,
            starts=self._starts,
        )


def earns(up: Card, down: Card) -> float:
    """PAR-5: what a coop earns."""
    return POINTS[up] + POINTS[down] if is_valid(up, down) else 0


def habits(weights: Weights) -> Habits:
    return Habits(Pariah.deck, is_valid, earns, ALL_VALID, weights)


@cache
def well() -> Habits:
    """Found by playing many rounds against others of the same kind."""
    return habits(Weights(valid=10, hope=4, fragile=6, point=0.2, spite=1, placed=0.95, stake=65))


@cache
def for_oneself() -> Habits:
    """Looks to its own coops first, and not to what others may do to them."""
    return habits(Weights(valid=10, hope=4, fragile=0, point=0.3, spite=0.2, placed=0.95, stake=10))


TRUST = Trust(placed=0.97, spurned=0.95, preferred=0.8, switched=0.7)
"""Counted in rounds between players of this kind, with something taken off for others."""

# Easy weighs a card at first sight, for its own coops before all; middle weighs it at first sight
# for both sides; hard plays the round out in its mind, and concludes from what the other does.
EASY = Level(for_oneself, trust=None, far=False, worlds=0, looseness=2.0)
MIDDLE = Level(well, trust=None, far=False, worlds=0, looseness=0.3)
HARD = Level(well, trust=TRUST, far=True, worlds=100, daring=2)


def _player(level: Level) -> Player:
    def play(view: View, rng: random.Random, stop: Stop) -> Move:
        return PariahMind(view, level).choose(rng, stop)

    return play


def evaluate(view: View, rng: random.Random, stop: Stop) -> list[Estimate]:
    """What each move is worth; the value is the chance to win the match in per cent."""
    return PariahMind(view, HARD).estimates(rng, stop)


LEVELS: dict[str, Player] = {
    "easy": _player(EASY),
    "middle": _player(MIDDLE),
    "hard": _player(HARD),
}
"""The players by level, weakest first."""
