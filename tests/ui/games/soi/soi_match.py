"""Matches of Soi, as a seat sees them, for tests."""

from __future__ import annotations

import random
from collections.abc import Iterator

from soiree.controller.match.authority import Match
from soiree.core.records import Participant, Record
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soi import GAME

NAMES = ("You", "Ada", "Boris", "Clara")


def soi_match(seed: int = 4, target: int | None = None) -> Match:
    """A match after the deal; without a target, it has the usual one."""
    players = (
        Participant(NAMES[0], "human"),
        *(Participant(name, "computer", "middle") for name in NAMES[1:]),
    )
    options = GAME.defaults() if target is None else {**GAME.defaults(), "target": target}
    match = Match(Record(GAME.name, options, players, seed=seed), GAME)
    match.draw_chance()
    return match


def play_on(match: Match, *, questions: int = 0, rounds: int = 0) -> View:
    """Play this many questions, or rounds, and return the view of seat 0.

    After whole rounds the last one has been scored, and the next has not been dealt.
    """
    rng = random.Random(len(match.entries))
    scored = 0
    while match.result is None and (questions > 0 or scored < rounds):
        if match.chance_is_pending:
            match.draw_chance()
        (seat,) = match.deciders
        match.play(seat, rng.choice(match.legal(seat)), match.position)
        questions -= 1
        scored += match.chance_is_pending or match.result is not None
    return match.view(0)


def play_out(match: Match) -> View:
    """Play to the end."""
    return play_on(match, rounds=1000)


def turns(seed: int, *, rounds: int = 1) -> Iterator[tuple[Match, Seat]]:
    """Each turn of a match of this many rounds, with the seat in turn."""
    match, rng = soi_match(seed), random.Random(seed)
    while match.result is None and rounds:
        if match.chance_is_pending:
            match.draw_chance()
            continue
        (seat,) = match.deciders
        yield match, seat
        match.play(seat, rng.choice(match.legal(seat)), match.position)
        rounds -= match.chance_is_pending
