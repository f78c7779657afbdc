"""The value of scores in Pariah, and the scoring of a round (PAR-5).

The chance to win the match is a logistic curve over the lead, fitted to matches between equal
computer players.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from soiree.core.cards import Card
from soiree.core.states import Options
from soiree.core.zones import Seat
from soiree.games.coops.ai.match_value import Scoring, Tally
from soiree.games.coops.facts import Phase
from soiree.games.pariah.rules import ALL_VALID, POINTS, PariahFacts, is_valid

POINTS_PER_ROUND = 100.0
"""The points that a round brings the leader."""

LAST_ROUND = 0.6
"""The number of rounds of luck still to come when the leader is just below the threshold."""

LUCK_OF_A_ROUND = 40.0
"""The scale of the logistic curve, in points, with one round to go; it grows with the root of
rounds."""

FIRST_TURN = 5.0
"""The value, in points, of having the first turn of a round."""


@lru_cache(maxsize=1 << 12)
def win_chance(mine: float, other: float, threshold: int, *, starts: bool) -> float:
    """The chance to win a match of Pariah, from the scores after a round (PAR-6).

    Args:
        starts: True if the player has the first turn of the next round.
    """
    if max(mine, other) >= threshold and mine != other:
        return float(mine > other)
    rounds = max(0.0, threshold - max(mine, other)) / POINTS_PER_ROUND + LAST_ROUND
    lead = mine - other + (FIRST_TURN if starts else -FIRST_TURN)
    return 1 / (1 + math.exp(-lead / (LUCK_OF_A_ROUND * math.sqrt(rounds))))


A_COOP = 1 << 8
"""The weight of a valid coop in a tally: more than all points that a player's coops can earn."""


class PariahScoring(Scoring):
    """The scoring of Pariah, where high scores win.

    A tally is the points of valid coops, plus `A_COOP` for each of them.
    """

    empty_tally = 0
    playing = (0, 1)

    def __init__(self, options: Options, facts: PariahFacts, before: Sequence[int]) -> None:
        self.before = before
        self._threshold = int(options["threshold"])
        # The seat with the first turn of the next round: in a round its dealer, between rounds the
        # seat that does not deal, before the first round unknown.
        self._first = facts.dealer
        if facts.phase is Phase.DEAL and facts.dealer is not None:
            self._first = 1 - facts.dealer

    def add(self, tally: Tally, up: Card, down: Card) -> Tally:
        return tally + POINTS[up] + POINTS[down] + A_COOP if is_valid(up, down) else tally

    def score_after(self, seat: Seat, tally: Tally) -> int:
        valid, earned = divmod(tally, A_COOP)
        return self.before[seat] + earned + (ALL_VALID if valid == 4 else 0)

    def win_chance(self, seat: Seat, scores: Sequence[int]) -> float:
        chances = [
            win_chance(scores[seat], scores[1 - seat], self._threshold, starts=starts)
            for starts in ((False, True) if self._first is None else (self._first == seat,))
        ]
        return sum(chances) / len(chances)
