"""Matches of Soi with chosen cards in the hands, for tests."""

from __future__ import annotations

from soiree.controller.match.authority import Match
from soiree.core.cards import DECK, card
from soiree.core.entries import Chance, Entry
from soiree.core.records import Participant, Record
from soiree.games.soi import GAME

PLAYERS = tuple(Participant(name, "computer", "easy") for name in ("Ada", "Bela", "Cleo", "Dora"))


def dealt(starter: int = 0, **hands: str) -> Match:
    """A match in which seats hold at least these cards: `s0="7H 8C"` is for seat 0."""
    given = {int(seat[1:]): [card(text) for text in held.split()] for seat, held in hands.items()}
    taken = {each for held in given.values() for each in held}
    rest = iter(each for each in DECK if each not in taken)
    full = [given.get(seat, []) for seat in range(4)]
    while any(len(held) < 13 for held in full):
        for held in full:
            if len(held) < 13:
                held.append(next(rest))
    deck = tuple(full[place % 4][place // 4] for place in range(52))
    dealt: list[Entry] = [Chance("deck", deck), Chance("starter", seat=starter)]
    return Match(Record(GAME.name, GAME.defaults(), PLAYERS, dealt, seed=1), GAME)
