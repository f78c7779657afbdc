"""The truth of hints: certain statements are always true, and shares are calibrated."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from soiree.core.players import MoveReason
from soiree.games import GAMES
from tests.games.claims.oracles import COOPS, SODA, SOI, SOY, SPY
from tests.games.claims.witnessing import Claim, Oracle, Spoken, claims, rows
from tests.thorough import always, tries


@dataclass(frozen=True)
class Plan:
    """The extent of the test of a game.

    Attributes:
        every, plays_on: arguments of `claims` in the quick run.
        matches: the number of matches in the long run, which asks for five times as many hints.
        options: options other than the usual ones.
        first: the seed of the first match in the quick run.
    """

    oracles: Mapping[str, Oracle]
    every: int
    plays_on: int
    matches: int
    options: Mapping[str, int | str] = field(default_factory=dict)
    first: int = 0


PLANS = {
    "soy": Plan(SOY, tries(20, thorough=8), 1, 400),
    "soureh": Plan(COOPS, tries(30, thorough=24), 20, 90, {"threshold": 50}, first=3),
    "pariah": Plan(COOPS, 6, 30, 90, {"threshold": 100}),
    "soi": Plan(SOI, 60, 1, 60, {"target": 50}),
    "spy": Plan(SPY, 90, 1, 20),
    "soda": Plan(SODA, tries(90, thorough=40), 2, 90),
}


def said(game: str, matches: range, every: int) -> Iterator[Claim]:
    """The claims of hints in matches between changing levels."""
    plan, described = PLANS[game], GAMES[game]
    levels = described.level_names()
    for seed in matches:
        rng = random.Random(seed)
        options = described.defaults() | dict(plan.options)
        seats = described.players(options)
        chosen = [rng.choice(levels) for _ in range(seats)]
        yield from claims(described, options, chosen, plan.oracles, seed, every, plan.plays_on)


@pytest.mark.slow
@pytest.mark.parametrize("number", [0, pytest.param(1, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("game", always("soy", "soureh", "soi", "spy", "soda", of=PLANS))
def test_certain_facts_are_true(game: str, number: int) -> None:
    """A game takes up to three seconds: oracles try what each sentence says."""
    seed = PLANS[game].first + number
    certain = [
        each for each in said(game, range(seed, seed + 1), PLANS[game].every) if each.certain
    ]
    assert [each for each in certain if each.said != each.true] == []
    assert certain


@pytest.mark.soak
@pytest.mark.slow
@pytest.mark.parametrize("game", PLANS)
def test_stated_shares_are_calibrated_in_each_tenth(game: str) -> None:
    plan = PLANS[game]
    found = rows(said(game, range(100, 100 + plan.matches), max(1, plan.every // 5)))
    assert [str(row) for row in found if not row.holds] == []


def test_a_claim_that_is_false_is_found() -> None:
    def settled(spoken: Spoken[Any], reason: MoveReason) -> Iterator[tuple[float, float]]:
        yield 1.0, 0.0

    lying, game = dict.fromkeys(SODA, settled), GAMES["soda"]
    options = game.defaults() | {"players": 2}
    made = claims(game, options, ["easy"] * 2, lying, seed=0, every=30)
    found = [each for each in made if each.certain]
    assert found
    assert all(each.true == 0 for each in found)


def test_a_share_that_is_too_high_is_found() -> None:
    def row(true: float) -> bool:
        made = [Claim("It is so: {share}%.", 0.85, float(n < 100 * true)) for n in range(100)]
        (only,) = rows(made)
        return only.holds

    assert row(0.84)
    assert not row(0.65)
