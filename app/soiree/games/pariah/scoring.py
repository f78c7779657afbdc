"""How a round of Pariah is scored (PAR-5)."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.core.cards import Card
from soiree.core.states import Options
from soiree.core.zones import Seat
from soiree.games.coops.ai.match_value import Scoring, Tally
from soiree.games.coops.facts import Phase
from soiree.games.pariah import match_value
from soiree.games.pariah.facts import PariahFacts
from soiree.games.pariah.rules import ALL_VALID, POINTS, is_valid

A_COOP = 1 << 8
"""One valid coop in a tally: more than the points that all coops of a player can earn."""


class PariahScoring(Scoring):
    """High scores win.

    A tally is the points that valid coops earn, and `A_COOP` for each of them.
    """

    empty_tally = 0
    playing = (0, 1)

    def __init__(self, options: Options, facts: PariahFacts) -> None:
        self._threshold = int(options["threshold"])
        # Who has the first turn of the next round: in a round, its dealer; between rounds, whoever
        # does not deal; before the first, nobody knows.
        self._first = facts.dealer
        if facts.phase is Phase.DEAL and facts.dealer is not None:
            self._first = 1 - facts.dealer

    def add(self, tally: Tally, up: Card, down: Card) -> Tally:
        return tally + POINTS[up] + POINTS[down] + A_COOP if is_valid(up, down) else tally

    def score_after(self, score: int, tally: Tally) -> int:
        valid, earned = divmod(tally, A_COOP)
        return score + earned + (ALL_VALID if valid == 4 else 0)

    def win_chance(self, seat: Seat, scores: Sequence[int]) -> float:
        chances = [
            match_value.win_chance(scores[seat], scores[1 - seat], self._threshold, starts=starts)
            for starts in ((False, True) if self._first is None else (self._first == seat,))
        ]
        return sum(chances) / len(chances)
