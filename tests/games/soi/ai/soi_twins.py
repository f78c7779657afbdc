"""Decisions of the computer players of Soi, each in two truths that look the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from soiree.controller.match.authority import Match
from soiree.games import GAMES
from soiree.games.soi import GAME
from tests.games.honesty import Twin, honest, play, seated, twins


@cache
def played_round(seed: int, *names: str) -> Match:
    """A match among players of these levels, stopped a little after its first round."""
    match = seated(GAME, {"target": 100}, seed)
    choosers = [honest(GAMES["soi"].player(name)) for name in names]
    return play(match, choosers, random.Random(seed), most=120)


@cache
def some_twins() -> tuple[Twin, ...]:
    """Decisions of two matches, each with another truth that looks the same."""
    rng = random.Random(5)
    tables = [
        ("easy", "middle", "impossible", "random"),
        ("impossible", "impossible", "middle", "impossible"),
    ]
    return tuple(
        twin
        for seed, names in enumerate(tables)
        for twin in twins(played_round(seed, *names), rng, share=0.5, tries=20)
    )


def twins_of_easy_players(matches: int) -> Iterator[Twin]:
    """More twins than `some_twins`, from matches of easy players, who decide quickly."""
    rng = random.Random(6)
    for seed in range(2, 2 + matches):
        yield from twins(played_round(seed, *["easy"] * 4), rng, share=0.5, tries=20)
