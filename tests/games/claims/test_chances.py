"""The chances to win in hints: even at the start, and calibrated."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping

import pytest

from soiree.controller.computers.hints import find_hint
from soiree.core.players import never
from soiree.games import GAMES
from tests.bench.measure_claims import (
    FIRST,
    PLACES,
    Pair,
    Row,
    brier,
    chances_of,
    sharpened,
    sharpness,
    tenths,
    witnessed,
)
from tests.games.honesty import seated
from tests.thorough import tries

STARTS: list[tuple[str, Mapping[str, int | str]]] = [
    ("soureh", {"players": 2}),
    ("soi", {}),
    *(("spy", {"players": players}) for players in (1, 2)),
    ("soda", {"players": 2}),
]

MORE_STARTS: list[tuple[str, Mapping[str, int | str]]] = [
    ("soy", {}),
    ("pariah", {}),
    *(("soureh", {"players": players}) for players in (3, 4)),
    *(("spy", {"players": players}) for players in (4, 12)),
    ("spy", {"players": 2, "deck": "half"}),
    *(("soda", {"players": players}) for players in (4, 6)),
]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options"),
    [*STARTS, *(pytest.param(*each, marks=pytest.mark.thorough) for each in MORE_STARTS)],
    ids=str,
)
def test_at_the_start_the_chances_are_nearly_even(
    game: str, options: Mapping[str, int | str]
) -> None:
    """The mean over some deals, for the first seat to decide."""
    stated: list[float] = []
    for seed in range(1 if game == "soy" else tries(2, thorough=4)):  # A hint of Soy takes seconds.
        match = seated(GAMES[game], options, seed)
        match.draw_chance()
        seat = match.deciders[0]
        while len(match.legal(seat)) < 2:
            match.play(seat, match.legal(seat)[0], match.position)
            match.draw_chance()
            seat = match.deciders[0]
        hint = find_hint(GAMES[game], match.view(seat), random.Random(seed), never)
        stated.append(hint.chances[0])
    even = 1 / len(match.deal.players)
    assert 0.6 * even < sum(stated) / len(stated) < 1.5 * even or even == 1


@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.parametrize("name", ["soy:2", "spy:2"])
def test_stated_chances_are_calibrated_in_quick_matches(name: str) -> None:
    """Within three errors, and not worse than a constant even chance.

    Six matches take seconds, and fewer would admit any statement.
    """
    pairs = chances_of([witnessed(PLACES[name], number, quick=True) for number in range(6)])[name]
    assert Row.of(pairs).admits(3)
    assert brier(pairs, lambda said: said) < brier(pairs, PLACES[name].even) + 0.05


@pytest.mark.soak
@pytest.mark.slow
@pytest.mark.parametrize("name", PLACES)
def test_stated_chances_are_calibrated_in_each_tenth(name: str) -> None:
    pairs = chances_of([witnessed(PLACES[name], number) for number in range(120)])[name]
    assert [row for row in tenths(pairs) if not row.admits(3)] == []
    assert brier(pairs, lambda said: said) < brier(pairs, PLACES[name].even)


# --- how it is measured --------------------------------------------------------------------------


def test_repeated_claims_of_a_match_count_once() -> None:
    """Ten claims in each of 40 matches are as uncertain as one claim in each."""
    rng = random.Random(1)
    won = [float(rng.random() < 0.5) for _ in range(40)]
    once = Row.of([Pair(0.5, each, match) for match, each in enumerate(won)])
    often = Row.of([Pair(0.5, each, match) for match, each in enumerate(won) for _ in range(10)])
    assert often.error == pytest.approx(once.error, rel=0.05)
    assert (often.count, often.matches) == (400, 40)


def test_a_chance_that_is_stated_too_high_is_found() -> None:
    def row(true: int) -> Row:
        return Row.of([Pair(0.8, float(n < true), n) for n in range(100)])

    assert row(78).admits()
    assert not row(60).admits(3)


@pytest.mark.parametrize("players", [2, 4])
def test_the_fit_recovers_the_sharpness_of_chances(players: int) -> None:
    rng = random.Random(players)
    pairs = []
    for match in range(3000):
        said = rng.betavariate(1, players - 1)
        won = rng.random() < sharpened(said, players, 1.7)
        pairs.append(Pair(said, float(won), FIRST + match))
    assert sharpness(pairs, players) == pytest.approx(1.7, rel=0.12)


def test_sharpening_keeps_even_and_certain_chances() -> None:
    for chance in (0.0, 0.25, 1.0):
        assert sharpened(chance, 4, 1.7) == pytest.approx(chance)
    stated = [sharpened(each / 20, 4, 1.7) for each in range(21)]
    assert stated == sorted(stated)
    assert not math.isclose(stated[10], 0.5)
