"""Positions and matches of Soy for tests of its players."""

from __future__ import annotations

import random
from functools import cache
from itertools import chain

from soiree.controller.match.authority import Match
from soiree.core.cards import DECK, card
from soiree.core.entries import Chance, Move
from soiree.core.views import View
from soiree.games import GAMES
from soiree.games.soy import GAME
from soiree.games.soy.facts import Phase, SoyFacts
from tests.games.honesty import Twin, honest, play, seated, twins


def at(mine: str, theirs: str, prize: str, *moves: Move) -> View:
    """The view of seat 0 after these moves, its own and the other's in turn."""
    first = chain.from_iterable(zip(mine.split(), theirs.split(), strict=True))
    top = [card(word) for word in (*first, *prize.split())]
    deck = Chance("deck", cards=(*top, *(each for each in DECK if each not in top)))
    match = seated(GAME, {}, 0, [deck])
    for number, move in enumerate(moves):
        assert match.play(number % 2, move, match.position) is None
    return match.view(0)


def played(seed: int, *names: str, **options: int) -> Match:
    """A whole match between players of these levels."""
    choosers = [honest(GAMES["soy"].player(name)) for name in names]
    return play(seated(GAME, options, seed), choosers, random.Random(seed), most=10_000)


@cache
def played_for_a_while() -> Match:
    """A match in which both have to bid for the third prize."""
    match = seated(GAME, {}, 1)
    choosers = [honest(GAMES["soy"].player("random"))] * 2
    play(match, choosers, random.Random(1), most=9)
    assert match.view(0).facts == SoyFacts(round=3, phase=Phase.BID)
    return match


@cache
def some_twins() -> tuple[Twin, ...]:
    """Decisions of several matches, each with another truth that looks the same."""
    rng = random.Random(5)
    tables = [("easy", "middle"), ("random", "easy"), ("random", "random")]
    return tuple(
        twin
        for seed, names in enumerate(tables)
        for twin in twins(played(seed, *names), rng, share=0.4, tries=20)
    )
