"""Fit the value of scores between races of Spy vs Spy, and print it for `ai/match_value.py`.

    PYTHONPATH=app:. python tests/bench/fit_spy.py --players 2 --matches 100000
    PYTHONPATH=app:. python tests/bench/fit_spy.py --players 2 --half

Players with `Race.policy` play matches. The outcomes of their races are drawn from real races with
the same numbers of cards. The chances to win are fitted to the scores before each race (conditional
logit). For standard errors, each race is one observation.
"""

from __future__ import annotations

import argparse
import math
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from soiree.core.cards import DECK, mask_of
from soiree.games.spy.ai.match_value import Finish
from soiree.games.spy.ai.race import Race
from soiree.games.spy.ai.value import SPREAD
from soiree.games.spy.board import DEALT_PILES
from soiree.games.spy.rules import BONUS, FIRST, HALF_BONUS, START

LONGEST = 1000
"""The largest number of races in a match."""


class Standing(NamedTuple):
    """The groups of the scores before a race, by seat, and the winner of the match."""

    groups: tuple[int, ...]
    winner: int


class Matches:
    """Plays matches between players who place their cards by `Race.policy`."""

    def __init__(self, players: int, *, is_half: bool, races: int, rng: random.Random) -> None:
        """
        Args:
            races: the number of races that are played with each number of cards.
        """
        self.bonus = HALF_BONUS if is_half else BONUS
        self._players, self._rng = players, rng
        self._deck = len(DECK) // 2 if is_half else len(DECK)
        self._finishes = [
            [self._race(cards) for _ in range(races)] for cards in range(self._deck + 1)
        ]

    def _race(self, cards: int) -> Finish:
        deck = self._rng.sample(DECK, self._deck)
        drawn = deck[:cards]
        race = Race()
        for card in drawn[:DEALT_PILES]:
            race.start_pile(card)
        race.hand = drawn[DEALT_PILES:]
        race.to_come = mask_of(deck) & ~mask_of(drawn[:DEALT_PILES])
        race.run_to_end()
        return Finish.of_race(race, 0, self.bonus)

    def play(self) -> tuple[list[list[int]], int]:
        """Play a match. Returns the scores before each race, and the winner."""
        scores = [START] * self._players
        before: list[list[int]] = []
        while len(before) < LONGEST:
            before.append(scores)
            scores = self._after_race(scores)
            lowest = min(scores)
            if lowest <= 0:
                winners = [seat for seat, score in enumerate(scores) if score == lowest]
                return before, self._rng.choice(winners)
        return before, self._rng.randrange(self._players)

    def _after_race(self, scores: Sequence[int]) -> list[int]:
        finishes = [
            self._rng.choice(self._finishes[max(0, self._deck - score)]) for score in scores
        ]
        times = [
            finish.to_play + SPREAD * math.log(self._rng.expovariate(1)) for finish in finishes
        ]
        first = times.index(min(times))
        return [
            score + finish.score - FIRST * (seat == first and not finish.has_bonus)
            for seat, (score, finish) in enumerate(zip(scores, finishes, strict=True))
        ]

    def standings(self, matches: int) -> Iterator[Standing]:
        """Play this many matches, and yield all standings."""
        for _ in range(matches):
            before, winner = self.play()
            for scores in before:
                yield Standing(tuple(self.group(score) for score in scores), winner)

    def group(self, score: int) -> int:
        """Return the group of a score: the score below 5, 5 beyond the bonus, and 0 between."""
        if score < FIRST:
            return score
        return FIRST if score > self.bonus else 0


def fit(standings: Sequence[Standing]) -> dict[int, tuple[float, float]]:
    """Return the log odds to win of each group relative to group 0, and their standard errors."""
    counted = Counter(standings)
    groups = sorted({group for standing in counted for group in standing.groups} - {0})
    odds = dict.fromkeys([0, *groups], 0.0)
    information = dict.fromkeys([0, *groups], 0.0)
    for _ in range(200):
        slope = dict.fromkeys([0, *groups], 0.0)
        information = dict.fromkeys([0, *groups], 1e-9)
        for (held, winner), count in counted.items():
            weights = [math.exp(odds[group]) for group in held]
            total = sum(weights)
            for seat, group in enumerate(held):
                chance = weights[seat] / total
                slope[group] += count * ((seat == winner) - chance)
                information[group] += count * chance * (1 - chance)
        for group in groups:
            odds[group] += 0.5 * slope[group] / information[group]
    return {group: (odds[group], information[group] ** -0.5) for group in groups}


def main() -> None:
    """Play matches, fit the values of scores, and print them."""
    parser = argparse.ArgumentParser(prog="fit_spy")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--half", action="store_true", help="half decks")
    parser.add_argument("--matches", type=int, default=50_000)
    parser.add_argument("--races", type=int, default=1000)
    chosen = parser.parse_args()
    rng = random.Random(1)
    matches = Matches(chosen.players, is_half=chosen.half, races=chosen.races, rng=rng)
    standings = list(matches.standings(chosen.matches))
    found = fit(standings)
    print(f"{chosen.players} players, {len(standings) / chosen.matches:.1f} races a match")
    names = {FIRST: "beyond the bonus"}
    for group, (odds, error) in found.items():
        print(f"{names.get(group, f'{group} points')}: {odds:+.3f} ± {error:.3f}")


if __name__ == "__main__":
    main()
