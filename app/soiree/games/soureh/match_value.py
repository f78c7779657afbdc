"""The value of scores in Soureh, and the scoring of a round (SRH-7, SRH-8).

Players are assumed to pay optimally.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from soiree.core.cards import Card
from soiree.core.states import Options
from soiree.core.zones import Seat
from soiree.games.coops.ai.match_value import Scoring, Tally
from soiree.games.coops.ai.rollout import SimulatedRound
from soiree.games.coops.rules import VALUES, is_valid
from soiree.games.soureh.rules import SourehFacts

# By points: the frequency with which paying players could pay exactly this sum, and with which it
# was the least possible payment, in rounds between computer players.
EXACTLY = (
    *(0, 0, 0, 0, 0.01, 0.1, 0.18, 0.2, 0.22, 0.24, 0.27, 0.32, 0.38, 0.45, 0.54, 0.56, 0.58, 0.57),
    *(0.57, 0.56, 0.57, 0.59, 0.58, 0.56, 0.53, 0.45, 0.38, 0.32, 0.28, 0.25, 0.22, 0.18, 0.14),
    *(0.09, 0.06, 0.04, 0.03, 0.02, 0.01, 0.01),
)
LEAST = (
    *(0, 0, 0, 0, 0.014, 0.104, 0.121, 0.105, 0.09, 0.08, 0.077, 0.073, 0.06, 0.053, 0.047, 0.037),
    *(0.037, 0.024, 0.023, 0.016, 0.012, 0.008, 0.006, 0.004, 0.004, 0.002),
)


@cache
def payments_left(threshold: int) -> tuple[float, ...]:
    """The expected number of payments until a score exceeds the threshold, by score from 0 on.

    Players make their score a multiple of 100 where they can, and take 50 off (SRH-8). Otherwise
    they pay the least.
    """
    left = [0.0] * (threshold + len(LEAST))
    hundred = (threshold + 50) // 100 * 100  # the multiple of 100 that players aim for
    # For scores below `hundred`: the expected payments until the score is `hundred` or above the
    # threshold, and the chance to reach `hundred`, from which players go back to 50 below it.
    ways: dict[int, tuple[float, float]] = {}
    for score in range(threshold, -1, -1):
        while score <= hundred - 100:
            hundred -= 100
        missing = hundred - score
        exact = EXACTLY[missing] if 0 < missing < len(EXACTLY) else 0.0
        before, hit = 1.0, exact
        for paid, share in enumerate(LEAST):
            rest, chance = ways.get(score + paid, (left[score + paid], 0.0))
            before += (1 - exact) * share * rest
            hit += (1 - exact) * share * chance
        ways[score] = before, hit
        if missing == 50:
            from_here = before / (1 - hit)
            for passed, (rest, chance) in ways.items():
                left[passed] = rest + chance * from_here
            ways.clear()
    for passed, (rest, _) in ways.items():
        left[passed] = rest
    return tuple(left[: threshold + 1])


@lru_cache(maxsize=1 << 12)
def win_chances(
    scores: tuple[int, ...], playing: tuple[Seat, ...], threshold: int, ending: str
) -> Sequence[float]:
    """The chance of each seat to win a match of Soureh after a round (SRH-9, SRH-10).

    Args:
        scores: the scores of all seats, after the round.
        playing: the seats that were not out before the round.
        ending: the value of the option, `first` or `last`.
    """
    found = [0.0] * len(scores)
    still = [seat for seat in playing if scores[seat] <= threshold]
    if len(still) < len(playing) and (ending == "first" or len(still) < 2):
        least = min(scores[seat] for seat in playing)
        winners = [seat for seat in playing if scores[seat] == least]
        for seat in winners:
            found[seat] = 1 / len(winners)
        return tuple(found)
    left = payments_left(threshold)
    strengths = {seat: (left[scores[seat]] + 1) ** 2 for seat in still}
    total = sum(strengths.values())
    for seat, strength in strengths.items():
        found[seat] = strength / total
    return tuple(found)


class SourehScoring(Scoring):
    """The scoring of Soureh, where low scores win.

    Bit 0 of a tally is set while all coops are valid. Bit 1 + n is set if the cards of the coops
    can pay a sum of n.
    """

    empty_tally = 0b11

    def __init__(self, options: Options, facts: SourehFacts, before: Sequence[int]) -> None:
        self.before = before
        self.playing = tuple(seat for seat, since in enumerate(facts.out) if not since)
        self._threshold = int(options["threshold"])
        self._ending = str(options["ending"])

    def add(self, tally: Tally, up: Card, down: Card) -> Tally:
        sums = tally & ~1
        return sums << VALUES[up] | sums << VALUES[down] | (tally & is_valid(up, down))

    def score_after(self, seat: Seat, tally: Tally) -> int:
        """The score after an optimal payment: a multiple of 100 if possible, else the least."""
        score = self.before[seat]
        sums, all_valid = divmod(tally, 2)
        if all_valid:
            return score
        missing = 100 - score % 100
        if sums >> missing & 1:
            return score + missing - 50
        return score + (sums & -sums).bit_length() - 1

    def add_later_payments(
        self, scores: list[int], end: SimulatedRound, seat: Seat, dealer: Seat | None
    ) -> None:
        """Let the players after a seat pay, up to the dealer, and change their scores."""
        while seat != dealer:
            seat = end.next_seat[seat]
            scores[seat] = self.score_at(end, seat)

    def win_chance(self, seat: Seat, scores: Sequence[int]) -> float:
        return win_chances(tuple(scores), self.playing, self._threshold, self._ending)[seat]
