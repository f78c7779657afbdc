"""Fit the value function of Soi again, and compare it with the present one.

    PYTHONPATH=app:. python tests/bench/fit_soi.py --rounds 2000

The rounds are played by a new mixture of players: the top level and careful greedy players. Every
second top player chooses partly at random, so that unusual positions occur too. At a share of the
decisions the program records, for each rank in play, the seats of its cards, the common knowledge
of them, and the turn; after the round, the seat that laid the rank down. The weights of
`value.Features` are fitted by stochastic gradient descent (Adagrad) to a softmax over the seats
with cards of the rank.

The program prints the weights in the form of `soiree.games.soi.ai.value`, and their loss in
held-out rounds. Copying the weights there and running the program again is one more step of policy
iteration.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from msgspec.structs import replace

from soiree.core.cards import mask_of
from soiree.core.players import Player
from soiree.core.zones import Seat
from soiree.games.soi.ai.levels import IMPOSSIBLE
from soiree.games.soi.ai.value import HOLDING_WEIGHTS, TURN_WEIGHTS, features, public_now
from soiree.games.soi.deals import SUITS_HELD, Layout, Layouts, layout_of
from soiree.games.soi.zones import SEATS, Kind
from soiree.search.sampling import mean_and_error
from tests.games.soi.soi_careful import play as careful
from tests.games.soi.soi_rounds import Round, dealt

STRONG = replace(IMPOSSIBLE, searches_endgames=False)
"""The top level without rollouts, which take much time and change little."""

PLAYERS: tuple[Player, ...] = (STRONG.play, replace(STRONG, temperature=0.3).play, careful, careful)

NOTED = 0.15
"""The share of the decisions whose positions are recorded."""

RATE = 0.05
"""The learning rate in the first epoch."""

HELD_OUT = 10
"""One round in this many is held out."""


class Position(NamedTuple):
    """A rank in play at a decision, and the seat that laid it down in the end."""

    public: Layouts
    layout: Layout
    turn: Seat
    taker: Seat


Row = list[float]
"""The features of a seat; those of the turn are 0 for a seat that does not have it."""


def rows(position: Position) -> dict[Seat, Row]:
    """Return the features of the seats that hold cards of the rank."""
    public, layout, turn, _ = position
    found: dict[Seat, Row] = {}
    for seat, held in enumerate(SUITS_HELD[layout]):
        if held:
            holding, with_turn = features(public, seat, held)
            found[seat] = [*holding, *(with_turn if seat == turn else [0.0] * len(with_turn))]
    return found


def positions(seed: int | str, players: Sequence[Player] = PLAYERS) -> list[Position]:
    """Play a round, and return its recorded positions."""
    rng = random.Random(f"{seed} fit")
    seated = rng.sample(players, SEATS)
    noted: list[tuple[int, Position]] = []
    played = Round(dealt(rng))
    for seen, _, truth in played.play(seated, rng):
        if rng.random() < NOTED:
            piles = list(truth.piles())
            hands = [mask_of(pile.cards) for pile in piles if pile.zone.kind == Kind.HAND]
            noted += [
                (rank, Position(public, layout_of(hands, rank), seen.seat, seen.seat))
                for rank, public in public_now(seen).items()
            ]
    taker = {
        card >> 2: pile.zone.owner
        for pile in played.state.piles()
        if pile.zone.kind == Kind.LAID and pile.zone.owner is not None
        for card in pile.cards
    }
    return [position._replace(taker=taker[rank]) for rank, position in noted]


def odds(weights: Sequence[float], described: dict[Seat, Row]) -> dict[Seat, float]:
    """Return the predicted probability of each seat to lay the rank down."""
    powers = {
        seat: math.exp(sum(map(float.__mul__, weights, row))) for seat, row in described.items()
    }
    total = sum(powers.values())
    return {seat: power / total for seat, power in powers.items()}


def fitted(training: Sequence[Position], epochs: int, rng: random.Random) -> list[float]:
    """Return the weights with the largest likelihood of the recorded outcomes."""
    count = len(HOLDING_WEIGHTS) + len(TURN_WEIGHTS)
    weights, squares = [0.0] * count, [1e-3] * count
    for epoch in range(epochs):
        rate = RATE * (1 - epoch / epochs)
        for position in rng.sample(training, len(training)):
            described = rows(position)
            for seat, share in odds(weights, described).items():
                error = share - (seat == position.taker)
                for place, number in enumerate(described[seat]):
                    if number:
                        slope = error * number
                        squares[place] += slope * slope
                        weights[place] -= rate * slope / math.sqrt(squares[place])
    return weights


def loss(weights: Sequence[float], position: Position) -> float:
    """Return the logarithmic loss of a prediction, in nats."""
    return -math.log(odds(weights, rows(position))[position.taker])


def main(arguments: Sequence[str] | None = None) -> None:
    """Play rounds, fit the weights of the value function, and print them."""
    parser = argparse.ArgumentParser(prog="fit_soi")
    parser.add_argument("--rounds", type=int, default=2000, help="20 or more")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)

    rounds = [positions(f"{chosen.seed} {number}") for number in range(chosen.rounds)]
    training = [each for number, some in enumerate(rounds) if number % HELD_OUT for each in some]
    held_out = [some for some in rounds[::HELD_OUT] if some]
    weights = fitted(training, chosen.epochs, random.Random(chosen.seed))
    present = [*HOLDING_WEIGHTS, *TURN_WEIGHTS]

    print(f"HOLDING_WEIGHTS = {spelled(weights[: len(HOLDING_WEIGHTS)])}")
    print(f"TURN_WEIGHTS = {spelled(weights[len(HOLDING_WEIGHTS) :])}")
    anew, now, nothing = (
        [fmean(loss(each, position) for position in some) for some in held_out]
        for each in (weights, present, [0.0] * len(present))
    )
    more, error = mean_and_error([one - other for one, other in zip(anew, now, strict=True)])
    print(
        f"# loss {fmean(anew):.4f} in {len(held_out)} rounds held out, {fmean(now):.4f} by the "
        f"present weights ({more:+.4f} ± {error:.4f}), {fmean(nothing):.4f} by none"
    )


def spelled(weights: Sequence[float]) -> str:
    return "(" + ", ".join(f"{round(weight, 2) or 0:g}" for weight in weights) + ")"


if __name__ == "__main__":
    main()
