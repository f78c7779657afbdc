"""How a round of Soureh is scored by players who pay as well as they can (SRH-7, SRH-8)."""

from __future__ import annotations

from collections.abc import Sequence

from soiree.core.cards import Card
from soiree.core.states import Options
from soiree.core.zones import Seat
from soiree.games.coops.ai.match_value import Scoring, Tally
from soiree.games.coops.rules import VALUES, is_valid
from soiree.games.soureh.facts import SourehFacts
from soiree.games.soureh.match_value import win_chances


class SourehScoring(Scoring):
    """Low scores win.

    Bit 0 of a tally is set while all coops are valid; bit 1 + n is set if the cards of the coops
    can pay a sum of n.

    Attributes:
        playing: the seats that are not out.
    """

    empty_tally = 0b11

    def __init__(self, options: Options, facts: SourehFacts) -> None:
        self.playing = tuple(seat for seat, since in enumerate(facts.out) if not since)
        self._threshold = int(options["threshold"])
        self._ending = str(options["ending"])

    def add(self, tally: Tally, up: Card, down: Card) -> Tally:
        sums = tally & ~1
        return sums << VALUES[up] | sums << VALUES[down] | (tally & is_valid(up, down))

    def score_after(self, score: int, tally: Tally) -> int:
        """The score if the player makes it a multiple of 100 where they can, or else pays least."""
        sums, all_valid = divmod(tally, 2)
        if all_valid:
            return score
        missing = 100 - score % 100
        if sums >> missing & 1:
            return score + missing - 50
        return score + (sums & -sums).bit_length() - 1

    def win_chance(self, seat: Seat, scores: Sequence[int]) -> float:
        return win_chances(scores, self.playing, self._threshold, self._ending)[seat]
