"""How well the players of Soi play: one alone against three of another kind.

    PYTHONPATH=app:. python tests/bench/measure_soi.py impossible greedy --games 400

Seats take turns. Told are the share of matches won (par is 25 %) and of points made, each with its
95 % interval, how long the one alone took to decide, and how often its questions won their card
beside how often it believed that they would.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from statistics import mean, quantiles, stdev

from soiree.controller.match import Match
from soiree.core.entries import Decision, Move
from soiree.core.states import apply
from soiree.core.zones import Seat
from soiree.players import Player, find, never
from soiree.players.soi import EASY, IMPOSSIBLE, MIDDLE
from soiree.rules.soi import ASKS, GAME
from tests.players.honesty import honest, play, seated
from tests.players.soi_greedy import play as plain_greedy

LEVELS = {"easy": EASY, "middle": MIDDLE, "impossible": IMPOSSIBLE}


class Alone:
    """The player that is measured, as a chooser of moves.

    Attributes:
        times: seconds that each decision took.
        beliefs: by the position in the match, how likely it thought that its question wins.
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
            self.beliefs[match.position] = self._level.deals(view).chance(*ASKS[move])
        return move


def main(arguments: Sequence[str] | None = None) -> None:
    """Play the matches and print what came out."""
    parser = argparse.ArgumentParser(prog="measure_soi")
    parser.add_argument("alone", help="easy, middle, impossible, random or greedy")
    parser.add_argument("three", help="the same")
    parser.add_argument("--games", type=int, default=200, help="fair if a multiple of 4")
    parser.add_argument("--target", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)

    times: list[float] = []
    won: list[float] = []
    made: list[float] = []
    believed: dict[int, list[tuple[float, bool]]] = defaultdict(list)
    three = honest(named(chosen.three))
    for game in range(chosen.games):
        alone = Alone(chosen.alone)
        choosers = [alone if seat == game % 4 else three for seat in range(4)]
        match = seated(GAME, {"target": chosen.target}, chosen.seed * 1_000_003 + game)
        play(match, choosers, random.Random(game), most=100_000)
        assert match.result is not None
        assert match.scores is not None
        won.append(match.result.ranks[game % 4] == 1)
        made.append(match.scores[game % 4] / sum(match.scores))
        times += alone.times
        for chance, granted in outcomes(match, alone.beliefs):
            believed[min(9, int(chance * 10))].append((chance, granted))

    cuts = quantiles(times, n=20)
    lines = [
        f"{chosen.alone} alone against three {chosen.three}, {chosen.games} matches",
        f"matches won {interval(won)}, points made {interval(made)}",
        f"decisions: median {cuts[9] * 1000:.1f} ms, 95 % within {cuts[18] * 1000:.1f} ms",
    ]
    for _, pairs in sorted(believed.items()):
        expected = mean(chance for chance, _ in pairs)
        found = mean(granted for _, granted in pairs)
        lines.append(f"believed {expected:6.1%}, came true {found:6.1%} of {len(pairs)}")
    sys.stdout.write("\n".join(lines) + "\n")


def named(name: str) -> Player:
    """The player of that name."""
    return plain_greedy if name == "greedy" else find("soi", name)


def outcomes(match: Match, beliefs: dict[int, float]) -> Iterator[tuple[float, bool]]:
    """For each question with a belief, that belief and whether the card changed hands."""
    state = match.deal.game.start(match.deal.options)
    for position, entry in enumerate(match.entries):
        if position in beliefs and isinstance(entry, Decision):
            asked, wanted = ASKS[entry.move]
            yield beliefs[position], wanted in list(state.piles())[asked].cards
        apply(state, entry)


def interval(values: Sequence[float]) -> str:
    """The mean of shares, with its 95 % interval."""
    half = 1.96 * stdev(values) / len(values) ** 0.5
    return f"{mean(values):.1%} ± {half:.1%}"


if __name__ == "__main__":
    main()
