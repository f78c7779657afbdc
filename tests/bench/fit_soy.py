"""Make the numbers of the players of Soy anew, and lay them beside those of `soy_weights`.

    PYTHONPATH=app:. python tests/bench/fit_soy.py --matches 2000

Quick players of the same kind play matches, and in half of them one discard in eight goes astray,
so that odd hands are met too. The network learns who won from how the hands stood after each round;
`BIDDING` is fitted to how often the players mean to make each bid. One match in ten, in which
nothing goes astray, is not learnt from: by these the numbers found and the present ones are judged.
What was set by hand stays so.

Printed are the tables as they stand in the module. The hidden units of a network come in any order,
so two are compared by what they guess, not by their tables.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from operator import mul
from statistics import correlation, fmean

from soiree.games.soy.ai.hands import dot
from soiree.games.soy.ai.parameters import BIAS, BIDDING, CONTEXT, HIS, MINE, OFFSETS, OUT, PAIR
from soiree.search.sampling import mean_and_error
from tests.bench.soy_matches import Choice, Course, Example, course

RATE = 0.01
"""How far a weight goes at first with each example; ever less until the end."""

EPOCHS_OF_BIDS = 3
"""How often all bids are gone through."""

TABLES = {
    "MINE": len(MINE[0]),
    "HIS": len(HIS[0]),
    "CONTEXT": len(CONTEXT[0]),
    "PAIR": len(PAIR[0]),
}
"""How many weights of a hidden unit each table has, in their order; the offset comes last."""


@dataclass(slots=True)
class Network:
    """The network of `soy_value`, for the numbers of a `Position`.

    Attributes:
        units: what each number adds to each hidden unit.
        out: what each hidden unit adds to the logarithm of the odds, if it is above 0.
    """

    units: list[list[float]]
    out: list[float]
    bias: float

    @classmethod
    def unlearnt(cls, rng: random.Random) -> Network:
        """One that knows nothing, and has as many hidden units as the present one."""
        width = sum(TABLES.values()) + 1
        units = [[rng.gauss(0, 0.3) for _ in range(width)] for _ in OUT]
        return cls(units, [rng.gauss(0, 0.3) for _ in OUT], 0.0)

    @classmethod
    def present(cls) -> Network:
        """The one of `soy_weights`."""
        rows = zip(MINE, HIS, CONTEXT, PAIR, OFFSETS, strict=True)
        return cls([[*a, *b, *c, *d, offset] for a, b, c, d, offset in rows], list(OUT), BIAS)

    def chance(self, numbers: Sequence[float]) -> float:
        """Of the one whose hand comes first to win."""
        return self._chance(self._heights(numbers))

    def learn(self, examples: Sequence[Example], epochs: int, rng: random.Random) -> None:
        """Go through all examples so often, each time in another order (gradient descent)."""
        for epoch in range(epochs):
            rate = RATE * (1 - epoch / epochs)
            for numbers, won in rng.sample(examples, len(examples)):
                heights = self._heights(numbers)
                step = rate * (won - self._chance(heights))
                self.bias += step
                for place, height in enumerate(heights):
                    if height:
                        pull = step * self.out[place]
                        self.out[place] += step * height
                        self.units[place] = moved(self.units[place], numbers, pull)

    def loss(self, match: Course) -> float:
        """The mean loss of its guesses who wins, in nats; a tie is half a win."""
        losses = []
        for numbers, won in match.examples():
            chance = self.chance(numbers)
            losses.append(-won * math.log(chance) - (1 - won) * math.log(1 - chance))
        return fmean(losses)

    def _heights(self, numbers: Sequence[float]) -> list[float]:
        """How high each hidden unit stands."""
        return [max(0.0, dot(unit, numbers)) for unit in self.units]

    def _chance(self, heights: Sequence[float]) -> float:
        return 1 / (1 + math.exp(-self.bias - dot(self.out, heights)))


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, learn and print."""
    parser = argparse.ArgumentParser(prog="fit_soy")
    parser.add_argument("--matches", type=int, default=2000, help="20 or more")
    parser.add_argument("--epochs", type=int, default=10, help="how often all are gone through")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)

    matches = [course(number, chosen.seed) for number in range(chosen.matches)]
    kept = [match for match in matches[::10] if match.positions]
    learnt = [match for number, match in enumerate(matches) if number % 10]
    rng = random.Random(chosen.seed)
    network, present = Network.unlearnt(rng), Network.present()
    network.learn([each for match in learnt for each in match.examples()], chosen.epochs, rng)
    bidding = fitted_bidding([each for match in learnt for each in match.choices], rng)

    print(
        "BIDDING: tuple[float, ...] = (", *(f"    {each:.2f}," for each in bidding), ")", sep="\n"
    )
    losses = [partial(loss_of_bids, each) for each in (bidding, BIDDING, [0.0] * len(BIDDING))]
    print(f"# {compared(kept, *losses)}")
    first = 0
    for name, width in TABLES.items():
        print(table(name, [unit[first : first + width] for unit in network.units]))
        first += width
    print(table("(OFFSETS,)", [[unit[-1] for unit in network.units]]))
    print(table("(OUT,)", [network.out]))
    print(f"BIAS = {network.bias:.2f}")
    print(f"# {compared(kept, network.loss, present.loss, Network([], [], 0.0).loss)}")
    positions = [numbers for match in kept for numbers, _ in match.examples()]
    guesses = [[each.chance(numbers) for numbers in positions] for each in (network, present)]
    print(f"# correlation of what it guesses with the present guesses {correlation(*guesses):.3f}")


def fitted_bidding(choices: Sequence[Choice], rng: random.Random) -> list[float]:
    """Weights by which bids are as likely as they were to be made often (gradient descent)."""
    weights = [0.0] * len(BIDDING)
    for epoch in range(EPOCHS_OF_BIDS):
        rate = RATE * (1 - epoch / EPOCHS_OF_BIDS)
        for rows, often in rng.sample(choices, len(choices)):
            for row, meant, found in zip(rows, often, odds(weights, rows), strict=True):
                weights = moved(weights, row, rate * (meant - found))
    return weights


def odds(weights: Sequence[float], rows: Sequence[Sequence[float]]) -> list[float]:
    """How likely each bid is, by such weights (`soy_belief.bid_chance`, without the floor)."""
    powers = [math.exp(dot(weights, row)) for row in rows]
    total = sum(powers)
    return [power / total for power in powers]


def loss_of_bids(weights: Sequence[float], match: Course) -> float:
    """The mean loss of such odds of the bids of a match, in nats."""
    return fmean(
        -sum(map(mul, often, map(math.log, odds(weights, rows)))) for rows, often in match.choices
    )


def moved(weights: Sequence[float], numbers: Sequence[float], step: float) -> list[float]:
    return [weight + step * number for weight, number in zip(weights, numbers, strict=True)]


def compared(
    matches: Sequence[Course],
    anew: Callable[[Course], float],
    present: Callable[[Course], float],
    nothing: Callable[[Course], float],
) -> str:
    """What is lost in matches that were not learnt from, with the standard error."""
    losses = [(anew(match), present(match), nothing(match)) for match in matches]
    one, two, three = map(fmean, zip(*losses, strict=True))
    more, error = mean_and_error([mine - other for mine, other, _ in losses])
    return (
        f"loss {one:.4f} in {len(matches)} matches not learnt from, {two:.4f} by the present "
        f"numbers ({more:+.4f} ± {error:.4f}), {three:.4f} by none"
    )


def table(name: str, rows: Sequence[Sequence[float]]) -> str:
    """A table as it stands in the module."""
    lines = "\n".join(spelled(row, " ") for row in rows)
    return f'{name} = numbers(\n    """\n{lines}\n"""\n)'


def spelled(weights: Sequence[float], between: str) -> str:
    return between.join(f"{weight:.2f}" for weight in weights)


if __name__ == "__main__":
    main()
