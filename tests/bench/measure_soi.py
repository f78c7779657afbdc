"""Measure the players of Soi, one player against three, and the calibration of their beliefs.

    PYTHONPATH=app:. python tests/bench/measure_soi.py impossible greedy --games 400
    PYTHONPATH=app:. python tests/bench/measure_soi.py impossible careful --games 400 --rounds
    PYTHONPATH=app:. python tests/bench/measure_soi.py impossible impossible --calibration
    PYTHONPATH=app:. python tests/bench/measure_soi.py easy easy --habits --games 40

The seats rotate. The program prints the share of matches won (25 % for equal players) and the share
of points, each with its 95 % interval, and the decision times of the one player. With `--rounds` it
plays single rounds, each deal from all four seats, in a fifth of the time; a deal is one
observation. `--calibration` compares the share of successful questions with the believed chances.
`--habits` counts the moves of four equal players that a person would not make.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator, Sequence
from statistics import mean, quantiles, stdev

from soiree.controller.match.authority import Match
from soiree.core.entries import Decision, Move
from soiree.core.players import Player, never
from soiree.core.scales import win_interval
from soiree.core.states import apply
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.games.soi import GAME
from soiree.games.soi.ai.levels import EASY, IMPOSSIBLE, MIDDLE
from soiree.games.soi.moves import ASKS
from tests.games.honesty import honest, play, seated
from tests.games.soi import soi_careful, soi_greedy, soi_rounds
from tests.games.soi.soi_habits import Habits

YARDSTICKS: dict[str, Player] = {
    "greedy": soi_greedy.play,
    "careful": soi_careful.play,
    "careful-any-rank": soi_careful.play_for_any_rank,
}
"""Greedy players; the careful ones remember the possible owners of each card."""

LEVELS = {"easy": EASY, "middle": MIDDLE, "impossible": IMPOSSIBLE}

PARTS = 10
"""The number of intervals of the beliefs; certain ones have another row."""

Belief = tuple[float, bool]
"""The believed chance that a question succeeds, and True if it did."""


class Alone:
    """The measured player, as a function that chooses moves.

    Attributes:
        times: the seconds of each decision.
        beliefs: the believed chance of each question, by its position in the match.
    """

    def __init__(self, name: str) -> None:
        self._player = named(name)
        self._level = LEVELS.get(name)
        self.times: list[float] = []
        self.beliefs: dict[int, float] = {}

    def __call__(self, match: Match, seat: Seat, rng: random.Random) -> Move:
        view = match.view(seat)
        start = time.perf_counter()
        move = self._player(view, rng, never)
        self.times.append(time.perf_counter() - start)
        if self._level:
            self.beliefs[match.position] = self._level.belief(view).probability(*ASKS[move])
        return move


def main(arguments: Sequence[str] | None = None) -> None:
    """Play the matches, and print the results."""
    parser = argparse.ArgumentParser(prog="measure_soi")
    parser.add_argument("alone", help=", ".join((*LEVELS, "random", *YARDSTICKS)))
    parser.add_argument("three", help="the same")
    parser.add_argument("--games", type=int, default=200, help="fair if a multiple of 4")
    parser.add_argument("--target", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--calibration", action="store_true", help="is what is believed true?")
    parser.add_argument("--rounds", action="store_true", help="single rounds, not matches")
    parser.add_argument("--habits", action="store_true", help="of four of the first")
    chosen = parser.parse_args(arguments)
    if chosen.habits:
        print(Habits.of(named(chosen.alone), chosen.games, chosen.seed))
        return
    if chosen.rounds:
        shares = shares_of_rounds(chosen.alone, chosen.three, chosen.games // 4, chosen.seed)
        print(f"{chosen.alone} alone against three {chosen.three}: points {interval(shares)}")
        return

    times: list[float] = []
    won: list[float] = []
    made: list[float] = []
    believed: list[Belief] = []
    three = honest(named(chosen.three))
    for game in range(chosen.games):
        alone = Alone(chosen.alone)
        choosers = [alone if seat == game % 4 else three for seat in range(4)]
        match = seated(GAME, {"target": chosen.target}, chosen.seed * 1_000_003 + game)
        play(match, choosers, random.Random(game), most=100_000)
        assert match.result is not None
        scores = match.result.scores
        assert scores is not None
        won.append(match.result.ranks[game % 4] == 1)
        made.append(scores[game % 4] / sum(scores))
        times += alone.times
        believed += outcomes(match, alone.beliefs)

    lines = [f"{chosen.alone} alone against three {chosen.three}, {chosen.games} matches"]
    if chosen.calibration:
        lines += calibration(believed)
    else:
        cuts = quantiles(times, n=20)
        lines += [
            f"matches won {interval(won)}, points made {interval(made)}",
            f"decisions: median {cuts[9] * 1000:.1f} ms, 95 % within {cuts[18] * 1000:.1f} ms",
        ]
    sys.stdout.write("\n".join(lines) + "\n")


def shares_of_rounds(alone: str, three: str, deals: int, seed: int) -> list[float]:
    """Return one player's share of the points in each deal, averaged over the four seats."""
    found: list[float] = []
    for number in range(deals):
        rng = random.Random(f"{seed} {number}")
        deal = soi_rounds.dealt(rng)
        made = []
        for seat in range(4):
            players = [named(three)] * 4
            players[seat] = named(alone)
            points = soi_rounds.points(deal, players, random.Random(f"{seed} {number} {seat}"))
            made.append(points[seat] / sum(points))
        found.append(mean(made))
    return found


def calibration(believed: Sequence[Belief]) -> Iterator[str]:
    """Yield a table of the share of successful questions, by the believed chance."""
    yield "believed   on average   came true (95 % interval)   questions"
    for part in range(PARTS + 1):
        pairs = [pair for pair in believed if int(pair[0] * PARTS + 1e-6) == part]
        if pairs:
            expected = mean(chance for chance, _ in pairs)
            found = mean(granted for _, granted in pairs)
            low, high = win_interval(found, len(pairs))
            name = f"{part / PARTS:4.0%} –{(part + 1) / PARTS:4.0%}" if part < PARTS else "certain"
            yield (
                f"{name:<11}{expected:10.1%}   {found:9.1%} ({low:.1%} – {high:.1%})".ljust(52)
                + f"{len(pairs):>9}   |{'#' * round(20 * found):<20}|"
            )


def named(name: str) -> Player:
    return YARDSTICKS[name] if name in YARDSTICKS else GAMES["soi"].player(name)


def outcomes(match: Match, beliefs: dict[int, float]) -> Iterator[Belief]:
    """Yield the belief of each question that has one, and True if the card changed hands."""
    state = match.game.start(match.deal.options)
    for position, entry in enumerate(match.entries):
        if position in beliefs and isinstance(entry, Decision):
            asked, wanted = ASKS[entry.move]
            yield beliefs[position], wanted in list(state.piles())[asked].cards
        apply(state, entry)


def interval(values: Sequence[float]) -> str:
    """Return the mean of shares, with its 95 % interval."""
    half = 1.96 * stdev(values) / len(values) ** 0.5
    return f"{mean(values):.1%} ± {half:.1%}"


if __name__ == "__main__":
    main()
