"""The computer players of Pariah."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache

from soiree.core.cards import Card
from soiree.core.entries import Move
from soiree.core.players import Estimate, Fact, Player, Stop
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.coops.ai.belief import Trust
from soiree.games.coops.ai.evaluation_tables import Habits, Weights
from soiree.games.coops.ai.match_value import Tally
from soiree.games.coops.ai.reasons import Point, Reasons
from soiree.games.coops.ai.rollout import JACK_0, KING_0, QUEENS, USES, Use
from soiree.games.coops.ai.search import Level, Mind
from soiree.games.coops.zones import Place, seat_of, slot_of
from soiree.games.pariah import match_value
from soiree.games.pariah.facts import PariahFacts
from soiree.games.pariah.moves import JACKS, KINGS, KNOCK, QUEEN
from soiree.games.pariah.rules import ALL_VALID, POINTS, Pariah, is_valid

A_COOP = 1 << 8
"""More than all coops of a player earn together."""


ALL_USES: dict[Move, Use] = {
    **USES,
    **{move: JACK_0 + slot for move, slot in JACKS.items()},
    QUEEN: QUEENS,
    **{move: KING_0 + 8 * a + b for move, (a, b) in KINGS.items()},
}
"""The number of each use of a drawn card, courts among them (PAR-2)."""


class PariahReasons(Reasons):
    """What speaks for and against moves, those of courts too (PAR-2)."""

    def points(self, move: Move) -> Iterator[Point]:
        if move in JACKS:
            return self.mending(JACKS[move], up=self.drawn)
        if move in KINGS:
            return self._switching(*KINGS[move])
        if move == QUEEN:
            return iter([Point(True, Fact(tr_noop("It gives two more turns.")))])
        return super().points(move)

    def _switching(self, a: Place, b: Place) -> Iterator[Point]:
        """PAR-2: what a King brings to its two places, the one that gains more first."""
        points = []
        for place, source in ((a, b), (b, a)):
            up, player = self.reading.up[place], seat_of(place)
            chance = self.chance(source, up)
            gain = chance - self.chance(place, up)
            words = {"slot": slot_of(place), "share": chance}
            if player == self.view.seat:
                fact = Fact(
                    tr_noop("Your coop {slot} is valid with the card that comes: {share} %."), words
                )
            else:
                gain = -gain
                fact = Fact(
                    tr_noop(
                        "Coop {slot} of {player} is valid with the card that comes: {share} %."
                    ),
                    words | {"player": player},
                )
            points.append((gain, Point(gain > 0, fact)))
        points.sort(key=lambda each: -each[0])
        return iter([point for _, point in points])


class PariahMind(Mind):
    """Pariah: many points are good."""

    deck = Pariah.deck
    call = KNOCK
    uses = ALL_USES
    reasons = PariahReasons
    no_coops = 0

    def __init__(self, view: View, level: Level) -> None:
        super().__init__(view, level)
        self._threshold = int(view.options["threshold"])
        self._starts = self.facts.dealer == self.seat  # the other deals the next round

    def who_plays(self) -> tuple[Seat, Seat]:
        return 0, 1

    def additional(self) -> int:
        return PariahFacts.of(self.view).additional

    def add(self, tally: Tally, up: Card, down: Card) -> Tally:
        """The points of the valid coops, and how many they are, of `A_COOP` each."""
        return tally + POINTS[up] + POINTS[down] + A_COOP if is_valid(up, down) else tally

    def score_after(self, seat: Seat, tally: Tally) -> int:
        coops, points = divmod(tally, A_COOP)
        return self.scores[seat] + points + (ALL_VALID if coops == 4 else 0)

    def lead(self, scores: Sequence[int]) -> float:
        mine, other = (scores[seat] - self.scores[seat] for seat in (self.seat, 1 - self.seat))
        return mine - other

    def chance(self, scores: Sequence[int]) -> float:
        mine, other = scores[self.seat], scores[1 - self.seat]
        return match_value.chance(mine, other, self._threshold, starts=self._starts)


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
# for both sides; hard plays the round out in its mind, concludes from what the other does, and
# reckons the last turn exactly.
EASY = Level(for_oneself, trust=None, far=False, worlds=0, looseness=2.0)
MIDDLE = Level(well, trust=None, far=False, worlds=0, looseness=0.3)
HARD = Level(well, trust=TRUST, far=True, exact=True, worlds=400, daring=2)


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
