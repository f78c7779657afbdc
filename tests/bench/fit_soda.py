"""Fit the parameters of the players of Soda again, and compare them with the present ones.

    PYTHONPATH=app:. python tests/bench/fit_soda.py --seats 4 --matches 200 --rounds 100000

The heuristic policy: a player with the present policy plays matches against others with the present
policy, the lowest card, or random cards. Each choice of the player is continued to the end of the
round in the same deals of the hidden cards. The gains of the choices are fitted to their features.

The card values: in rounds of players with the present policy, the further gains of a seat are
fitted to the cards in all hands.

The program prints the tables in the form of `soiree.games.soda.ai.parameters`, a row for each
number of players, and their agreement with the present ones. Copying the tables there and running
the program again is one more step of policy iteration.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from statistics import correlation, fmean

from soiree.core.cards import RANKS
from soiree.games.soda.ai import parameters as soda_parameters
from soiree.games.soda.ai.parameters import CARD_VALUES, STAKES, for_seats
from soiree.search.sampling import mean_and_error
from tests.bench.least_squares import Equations, Fit, fit
from tests.bench.soda_trials import FIRST, SIZES, Trial, round_of, tried_in_match

PARTS = 10
"""The number of parts into which matches and rounds are split for cross-validation."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Play matches and rounds, fit the parameters, and print their tables."""
    parser = argparse.ArgumentParser(prog="fit_soda")
    parser.add_argument("--seats", default="2,4,6", metavar="NUMBER,…")
    parser.add_argument("--matches", type=int, default=100, help="for the policy")
    parser.add_argument("--deals", type=int, default=40, help="in which a decision is tried out")
    parser.add_argument("--rounds", type=int, default=50_000, help="for the card values")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)

    players = [int(number) for number in chosen.seats.split(",")]
    policies, card_values = [], []
    for seats in players:
        rng = random.Random(f"{chosen.seed} {seats}")
        trials: list[list[Trial]] = [[] for _ in range(PARTS)]
        for number in range(chosen.matches):
            trials[number % PARTS] += tried_in_match(seats, chosen.deals, rng)
        policies.append(fitted_policy(trials))
        card_values.append(fitted_values(seats, chosen.rounds, rng))
        print(f"# {seats} players: {judged(trials, policies[-1], seats)}", flush=True)

    for name, size in SIZES.items():
        columns = slice(FIRST[name], FIRST[name] + size)
        print(f"{name}: Table = (")
        print(*(spelled(each.weights[columns]) for each in policies), sep="\n")
        print(")")
        for seats, each in zip(players, policies, strict=True):
            there = for_seats(getattr(soda_parameters, name), seats)
            print(f"# {seats} players: {near(each.weights[columns], each.errors[columns], there)}")
    print("CARD_VALUES: tuple[tuple[tuple[float, ...], ...], ...] = (")
    for by_stake in card_values:
        print("    (")
        print(*(f"    {spelled(each.weights)}" for each in by_stake.values()), sep="\n")
        print("    ),")
    print(")")
    for seats, by_stake in zip(players, card_values, strict=True):
        weights = [weight for each in by_stake.values() for weight in each.weights]
        errors = [error for each in by_stake.values() for error in each.errors]
        tables = zip(*CARD_VALUES, strict=True)
        there = tuple(value for table in tables for value in for_seats(table, seats))
        print(f"# {seats} players: {near(weights, errors, there)}")


def fitted_policy(trials: Sequence[Sequence[Trial]]) -> Fit:
    """Return the parameters that best predict the difference between choices."""
    parts = [Equations(sum(SIZES.values())) for _ in trials]
    for equations, some in zip(parts, trials, strict=True):
        for rows, gains in some:
            middle = {column: 0.0 for row in rows for column in row}
            for column in middle:
                middle[column] = fmean(row.get(column, 0.0) for row in rows)
            for row, gain in zip(rows, gains, strict=True):
                beyond = {column: row.get(column, 0.0) - middle[column] for column in middle}
                equations.add(beyond, gain - fmean(gains))
    return fit(parts, ridge=0.1)


def fitted_values(seats: int, rounds: int, rng: random.Random) -> dict[int, Fit]:
    """Return the value of each card in the hand by stake, relative to a card yet to be drawn."""
    parts = {stake: [Equations(len(RANKS) + seats) for _ in range(PARTS)] for stake in STAKES}
    for number in range(rounds):
        won = [0.0] * seats
        for now, sample, winner in reversed(round_of(seats, rng)):
            won[winner] += now.stake
            seat = rng.randrange(seats)
            row = dict.fromkeys(range(len(RANKS)), 0.0)
            for other, hand in enumerate(sample.hands):
                for rank in hand:
                    row[rank] += 1 if other == seat else -1 / (seats - 1)
            row[len(RANKS) + (seat - now.seat) % seats] = 1.0
            parts[now.stake][number % PARTS].add(row, now._replace(seat=seat).lead(won))
    fits = {stake: fit(each, ridge=0.1) for stake, each in parts.items()}
    return {
        stake: Fit(centred(each.weights), [*map(centred, each.without)])
        for stake, each in fits.items()
    }


def centred(weights: Sequence[float]) -> list[float]:
    """Return the weights of the ranks, less their mean."""
    values = weights[: len(RANKS)]
    return [value - fmean(values) for value in values]


def judged(trials: Sequence[Sequence[Trial]], found: Fit, seats: int) -> str:
    """Return a line with the gains of choices by the fitted parameters and by the present ones.

    The fitted parameters are cross-validated.
    """
    there = [each for name in SIZES for each in for_seats(getattr(soda_parameters, name), seats)]
    pairs = [
        (trial.gained(without), trial.gained(there))
        for some, without in zip(trials, found.without, strict=True)
        for trial in some
    ]
    anew, present = zip(*pairs, strict=True)
    more, error = mean_and_error([one - other for one, other in pairs])
    return (
        f"{len(pairs)} decisions gain {fmean(anew):.2f} points beyond the mean of their choices, "
        f"{fmean(present):.2f} by the present parameters ({more:+.3f} ± {error:.3f})"
    )


def near(found: Sequence[float], errors: Sequence[float], there: Sequence[float]) -> str:
    """Return a line with the distance between fitted and present parameters."""
    apart = fmean((one - other) ** 2 for one, other in zip(found, there, strict=True)) ** 0.5
    error = fmean(each**2 for each in errors) ** 0.5
    alike = correlation(found, there)
    return f"off by {apart:.2f}, standard error {error:.2f}, correlation {alike:.3f}"


def spelled(parameters: Sequence[float]) -> str:
    """Return a row of a table as Python source."""
    return "    (" + ", ".join(f"{round(parameter, 2) or 0:g}" for parameter in parameters) + "),"


if __name__ == "__main__":
    main()
