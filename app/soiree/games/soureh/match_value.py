"""What scores are worth in Soureh: the chance to win the match."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from soiree.core.zones import Seat

# How often a player who had to pay could pay exactly 0, 1, 2, … points, and how often this was the
# least that they could pay, in rounds that were played.
EXACTLY = (
    *(0, 0, 0, 0, 0.01, 0.1, 0.18, 0.2, 0.22, 0.24, 0.27, 0.32, 0.38, 0.45, 0.54, 0.56, 0.58, 0.57),
    *(0.57, 0.56, 0.57, 0.59, 0.58, 0.56, 0.53, 0.45, 0.38, 0.32, 0.28, 0.25, 0.22, 0.18, 0.14),
    *(0.09, 0.06, 0.04, 0.03, 0.02, 0.01, 0.01),
)
AT_LEAST = (
    *(0, 0, 0, 0, 0.014, 0.104, 0.121, 0.105, 0.09, 0.08, 0.077, 0.073, 0.06, 0.053, 0.047, 0.037),
    *(0.037, 0.024, 0.023, 0.016, 0.012, 0.008, 0.006, 0.004, 0.004, 0.002),
)


@cache
def payments_left(threshold: int) -> tuple[float, ...]:
    """How often somebody at each score, from 0 to the threshold, will pay until they are above it.

    They pay so that their score becomes a multiple of 100 where they can (SRH-8), else the least.
    """
    left = [0.0] * (threshold + len(AT_LEAST))
    hundred = (threshold + 50) // 100 * 100  # the next multiple that 50 can be taken off
    ways: dict[int, tuple[float, float]] = {}  # payments before that, and the chance to get there
    for score in range(threshold, -1, -1):
        while score <= hundred - 100:
            hundred -= 100
        missing = hundred - score
        exact = EXACTLY[missing] if 0 < missing < len(EXACTLY) else 0.0
        before, there = 1.0, exact
        for paid, share in enumerate(AT_LEAST):
            rest, chance = ways.get(score + paid, (left[score + paid], 0.0))
            before += (1 - exact) * share * rest
            there += (1 - exact) * share * chance
        ways[score] = before, there
        if missing == 50:
            back = before / (1 - there)
            for passed, (rest, chance) in ways.items():
                left[passed] = rest + chance * back
            ways.clear()
    for passed, (rest, _) in ways.items():
        left[passed] = rest
    return tuple(left[: threshold + 1])


def chances(
    scores: Sequence[int], playing: Sequence[Seat], threshold: int, ending: str
) -> list[float]:
    """The chance of each seat to win a match of Soureh after a round (SRH-9 and SRH-10).

    Args:
        scores: of all seats.
        playing: the seats that were not out before this round.
    """
    found = [0.0] * len(scores)
    still = [seat for seat in playing if scores[seat] <= threshold]
    if len(still) < len(playing) and (ending == "first" or len(still) < 2):
        least = min(scores[seat] for seat in playing)
        winners = [seat for seat in playing if scores[seat] == least]
        for seat in winners:
            found[seat] = 1 / len(winners)
        return found
    left = payments_left(threshold)
    strengths = {seat: (left[scores[seat]] + 1) ** 2 for seat in still}
    total = sum(strengths.values())
    for seat, strength in strengths.items():
        found[seat] = strength / total
    return found
