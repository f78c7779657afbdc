"""Positions of Soda for tests of its players."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from soiree.controller.match.authority import Match
from soiree.core.cards import DECK, card
from soiree.core.entries import Chance, Decision, Entry, Move
from soiree.core.events import Event
from soiree.core.states import State, apply
from soiree.core.views import View, view, witnessed
from soiree.core.zones import Seat
from soiree.games.soda import GAME
from soiree.games.soda.ai.levels import heuristic_values
from tests.games.honesty import Twin, play, seated, truth, twins
from tests.thorough import tries


def seen(hands: tuple[str, str], *moves: str) -> View:
    """The view of seat 1 after moves of seat 0, who leads, and its own in turn."""
    lists = [[card(word) for word in hand.split()] for hand in hands]
    top = [lists[seat][place] for place in range(5) for seat in range(2)]
    entries: list[Entry] = [
        Chance("dealer", seat=1),
        Chance("deck", cards=(*top, *(each for each in DECK if each not in top))),
        *(Decision(number % 2, move) for number, move in enumerate(moves)),
    ]
    state = GAME.start({"players": 2, "suits": "SHDC"})
    events: list[Event] = []
    for entry in entries:
        apply(state, entry, events.append)
    return view("soda", state, witnessed(events, 1), 1)


@cache
def heuristic_match(players: int, seed: int) -> tuple[Entry, ...]:
    """A match in which all play by the heuristic policy."""

    def choose(match: Match, seat: Seat, rng: random.Random) -> Move:
        return next(iter(heuristic_values(match.view(seat))))

    match = seated(GAME, {"players": players}, seed)
    return tuple(play(match, [choose] * players, random.Random(seed), most=10_000).entries)


def _positions(players: int, seed: int, every: int, last: int = 0) -> Iterator[Match]:
    """A `heuristic_match` at some of its decisions.

    Args:
        every: one decision in so many is taken.
        last: the number of entries at the end to take them from; 0 for all.
    """
    entries = heuristic_match(players, seed)
    match = seated(GAME, {"players": players}, seed, entries)
    taken = [number for number, entry in enumerate(entries) if isinstance(entry, Decision)]
    return map(match.up_to, taken[-last::every])


def decisions(players: int, seed: int, every: int) -> Iterator[tuple[View, State]]:
    """One decision in `every` of a match, each with its view and the true state."""
    for match in _positions(players, seed, every):
        yield match.view(match.deciders[0]), truth(match)


def views(players: int, seed: int, every: int, last: int = 0) -> Iterator[View]:
    """The views at some decisions of a match, of the `last` entries alone if that is not 0."""
    for match in _positions(players, seed, every, last):
        yield match.view(match.deciders[0])


@cache
def some_twins(players: int) -> tuple[Twin, ...]:
    """Decisions of a match or two, each with another truth that looks the same."""
    found: list[Twin] = []
    for seed in range(2 if players == 2 else 1):
        entries = heuristic_match(players, seed)
        match = seated(GAME, {"players": players}, seed, entries)
        share = tries(1, thorough=2) / 4
        found += twins(match, random.Random(seed), share, tries=12)
    return tuple(found)
