"""Matches of Soi for the tests of storage, played at random, always the same for a seed."""

from __future__ import annotations

import random
from functools import cache

from soiree.core.entries import Decision, Entry
from soiree.core.records import Participant, Record
from soiree.core.states import apply
from soiree.games import soi

GAMES = {"soi": soi.GAME}
PLAYERS = (
    Participant("You", "human"),
    Participant("Ada", "computer", "easy"),
    Participant("Ben", "computer", "middle"),
    Participant("Cleo", "computer", "impossible"),
)


@cache
def finished(seed: int = 1) -> Record:
    """A whole match, shared by all tests, which must not change it."""
    rng = random.Random(seed)
    options: dict[str, int | str] = {"target": 100}
    state = soi.GAME.start(options)
    entries: list[Entry] = []
    while state.result() is None:
        if due := state.chance():
            entry: Entry = due.draw(rng)
        else:
            (seat,) = state.deciders()
            entry = Decision(seat, rng.choice(state.legal(seat)))
        apply(state, entry)
        entries.append(entry)
    started = f"2026-11-20T18:30:{seed % 60:02}Z"
    return Record("soi", options, PLAYERS, entries, seed, started, state.result())


def in_progress(length: int, seed: int = 1) -> Record:
    """The first entries of `finished`."""
    whole = finished(seed)
    assert length < len(whole.entries)
    return Record(
        whole.game, whole.options, PLAYERS, whole.entries[:length], whole.seed, whole.started
    )
