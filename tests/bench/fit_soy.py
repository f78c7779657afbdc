"""Fit the parameters of the players of Soy again, and compare them with the present ones.

    PYTHONPATH=app:. python tests/bench/fit_soy.py --matches 2000

Two quick players of the same kind play each match. In every second match, one discard in eight is
random, so that unusual hands occur too. The network is trained to predict the winner from the hands
after each round, `BID_WEIGHTS` to predict the mixtures of bids, and `HAND_WEIGHTS` to predict the
discards. One match in ten, without random discards, is held out for the comparison with the present
parameters.

The program prints the tables in the form of `soiree.games.soy.ai.parameters`. The order of hidden
units in a network is arbitrary, so networks are compared by their predictions.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from operator import attrgetter
from statistics import correlation, fmean

from soiree.games.soy.ai.hands import dot
from soiree.games.soy.ai.parameters import (
    BID_WEIGHTS,
    CONTEXT_WEIGHTS,
    HAND_WEIGHTS,
    HIDDEN_BIASES,
    MY_WEIGHTS,
    OUTPUT_BIAS,
    OUTPUT_WEIGHTS,
    PAIR_WEIGHTS,
    THEIR_WEIGHTS,
)
from soiree.search.sampling import mean_and_error
from tests.bench.soy_matches import Choice, Example, TrainingMatch, sample_match

RATE = 0.01
"""The initial learning rate, which decreases to 0 in equal steps."""

RATE_OF_CHOICES = 0.3
"""The initial learning rate of the weights that predict choices."""

EPOCHS_OF_CHOICES = 10
"""The number of epochs in which they are fitted."""

PRESENT = {"BID_WEIGHTS": BID_WEIGHTS, "HAND_WEIGHTS": HAND_WEIGHTS}
"""The weights that the players use to predict choices."""

CHOICES: dict[str, Callable[[TrainingMatch], Sequence[Choice]]] = {
    "BID_WEIGHTS": attrgetter("choices"),
    "HAND_WEIGHTS": attrgetter("discards"),
}
"""The choices to which each of them is fitted."""

TABLES = {
    "MY_WEIGHTS": len(MY_WEIGHTS[0]),
    "THEIR_WEIGHTS": len(THEIR_WEIGHTS[0]),
    "CONTEXT_WEIGHTS": len(CONTEXT_WEIGHTS[0]),
    "PAIR_WEIGHTS": len(PAIR_WEIGHTS[0]),
}
"""The number of weights of a hidden unit in each table, in order; the bias comes last."""


@dataclass(slots=True)
class Network:
    """The network of `soiree.games.soy.ai.value`; its input is the numbers of a `Position`.

    Attributes:
        units: the weights of each hidden unit.
        out: the weight of each hidden unit in the output, which is the logarithm of the odds.
        bias: the bias of the output.
    """

    units: list[list[float]]
    out: list[float]
    bias: float

    @classmethod
    def untrained(cls, rng: random.Random) -> Network:
        """Return a network with random weights and the present number of hidden units."""
        width = sum(TABLES.values()) + 1
        units = [[rng.gauss(0, 0.3) for _ in range(width)] for _ in OUTPUT_WEIGHTS]
        return cls(units, [rng.gauss(0, 0.3) for _ in OUTPUT_WEIGHTS], 0.0)

    @classmethod
    def present(cls) -> Network:
        """Return the network that the players use."""
        rows = zip(
            MY_WEIGHTS, THEIR_WEIGHTS, CONTEXT_WEIGHTS, PAIR_WEIGHTS, HIDDEN_BIASES, strict=True
        )
        return cls(
            [[*a, *b, *c, *d, offset] for a, b, c, d, offset in rows],
            list(OUTPUT_WEIGHTS),
            OUTPUT_BIAS,
        )

    def win_chance(self, numbers: Sequence[float]) -> float:
        """Return the chance to win of the player whose hand comes first."""
        return self._output(self._activations(numbers))

    def train(self, examples: Sequence[Example], epochs: int, rng: random.Random) -> None:
        """Train by stochastic gradient descent; each epoch has a random order."""
        for epoch in range(epochs):
            rate = RATE * (1 - epoch / epochs)
            for numbers, won in rng.sample(examples, len(examples)):
                activations = self._activations(numbers)
                step = rate * (won - self._output(activations))
                self.bias += step
                for place, activation in enumerate(activations):
                    if activation:
                        pull = step * self.out[place]
                        self.out[place] += step * activation
                        self.units[place] = moved(self.units[place], numbers, pull)

    def loss(self, match: TrainingMatch) -> float:
        """Return the mean logarithmic loss of the predictions, in nats; a tie is half a win."""
        losses = []
        for numbers, won in match.examples():
            chance = self.win_chance(numbers)
            losses.append(-won * math.log(chance) - (1 - won) * math.log(1 - chance))
        return fmean(losses)

    def _activations(self, numbers: Sequence[float]) -> list[float]:
        return [max(0.0, dot(unit, numbers)) for unit in self.units]

    def _output(self, activations: Sequence[float]) -> float:
        return 1 / (1 + math.exp(-self.bias - dot(self.out, activations)))


def main(arguments: Sequence[str] | None = None) -> None:
    """Play matches, fit the network and the other weights to them, and print these parameters."""
    parser = argparse.ArgumentParser(prog="fit_soy")
    parser.add_argument("--matches", type=int, default=2000, help="20 or more")
    parser.add_argument("--epochs", type=int, default=10, help="of the network")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)

    matches = [sample_match(number, chosen.seed) for number in range(chosen.matches)]
    held_out = [match for match in matches[::10] if match.positions]
    training = [match for number, match in enumerate(matches) if number % 10]
    rng = random.Random(chosen.seed)
    network, present = Network.untrained(rng), Network.present()
    network.train([each for match in training for each in match.examples()], chosen.epochs, rng)
    for name, choices_of in CHOICES.items():
        weights = PRESENT[name]
        found = fitted([each for match in training for each in choices_of(match)], name, rng)
        print(table(f"({name},)", [found]))
        losses = [
            partial(loss_of_choices, each, choices_of)
            for each in (found, weights, [0.0] * len(weights))
        ]
        told = [match for match in held_out if choices_of(match)]
        print(f"# {compared(told, *losses)}")
    first = 0
    for name, width in TABLES.items():
        print(table(name, [unit[first : first + width] for unit in network.units]))
        first += width
    print(table("(HIDDEN_BIASES,)", [[unit[-1] for unit in network.units]]))
    print(table("(OUTPUT_WEIGHTS,)", [network.out]))
    print(f"OUTPUT_BIAS = {network.bias:.2f}")
    print(f"# {compared(held_out, network.loss, present.loss, Network([], [], 0.0).loss)}")
    positions = [numbers for match in held_out for numbers, _ in match.examples()]
    predictions = [
        [each.win_chance(numbers) for numbers in positions] for each in (network, present)
    ]
    print(f"# correlation with the present predictions {correlation(*predictions):.3f}")


def fitted(choices: Sequence[Choice], name: str, rng: random.Random) -> list[float]:
    """Fit weights to recorded choices by stochastic gradient descent.

    Args:
        choices: the features of the possible choices, and the probability of each in the search.
        name: the name of the weights, in `PRESENT`.

    Returns:
        The weights that predict these probabilities best.
    """
    weights = [0.0] * len(PRESENT[name])
    for epoch in range(EPOCHS_OF_CHOICES):
        rate = RATE_OF_CHOICES * (1 - epoch / EPOCHS_OF_CHOICES)
        for rows, often in rng.sample(choices, len(choices)):
            for row, meant, found in zip(rows, often, odds(weights, rows), strict=True):
                weights = moved(weights, row, rate * (meant - found))
    return weights


def odds(weights: Sequence[float], rows: Sequence[Sequence[float]]) -> list[float]:
    """Return the probability of each choice by these weights; random choices are left out."""
    scores = [dot(weights, row) for row in rows]
    powers = [math.exp(score - max(scores)) for score in scores]
    total = sum(powers)
    return [power / total for power in powers]


def loss_of_choices(
    weights: Sequence[float],
    choices_of: Callable[[TrainingMatch], Sequence[Choice]],
    match: TrainingMatch,
) -> float:
    """Return the mean loss of the predicted choices of a match, in nats."""
    return fmean(
        -sum(
            share * math.log(max(chance, 1e-9))
            for share, chance in zip(often, odds(weights, rows), strict=True)
        )
        for rows, often in choices_of(match)
    )


def moved(weights: Sequence[float], numbers: Sequence[float], step: float) -> list[float]:
    return [weight + step * number for weight, number in zip(weights, numbers, strict=True)]


def compared(
    matches: Sequence[TrainingMatch],
    anew: Callable[[TrainingMatch], float],
    present: Callable[[TrainingMatch], float],
    nothing: Callable[[TrainingMatch], float],
) -> str:
    """Return the losses in held-out matches, and the standard error of their difference."""
    losses = [(anew(match), present(match), nothing(match)) for match in matches]
    one, two, three = map(fmean, zip(*losses, strict=True))
    more, error = mean_and_error([mine - other for mine, other, _ in losses])
    return (
        f"loss {one:.4f} in {len(matches)} matches held out, {two:.4f} by the present "
        f"parameters ({more:+.4f} ± {error:.4f}), {three:.4f} by none"
    )


def table(name: str, rows: Sequence[Sequence[float]]) -> str:
    """Return a table as Python source."""
    lines = "\n".join(spelled(row, " ") for row in rows)
    return f'{name} = table(\n    """\n{lines}\n"""\n)'


def spelled(weights: Sequence[float], between: str) -> str:
    return between.join(f"{weight:.2f}" for weight in weights)


if __name__ == "__main__":
    main()
