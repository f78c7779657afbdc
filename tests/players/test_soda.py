"""The computer players of Soda."""

from __future__ import annotations

import random

import pytest

from soiree.core.cards import DECK, card
from soiree.core.entries import Chance, Decision, Entry
from soiree.core.events import Event
from soiree.core.states import apply
from soiree.core.views import View, view, witnessed
from soiree.players import find, never
from soiree.rules.soda import GAME


def seen(hands: tuple[str, str], *moves: str) -> View:
    """What seat 1 sees after moves of seat 0, who leads; seat 1 is to play."""
    lists = [[card(word) for word in hand.split()] for hand in hands]
    top = [lists[seat][place] for place in range(5) for seat in range(2)]
    entries: list[Entry] = [
        Chance("dealer", seat=1),
        Chance("deck", cards=(*top, *(each for each in DECK if each not in top))),
        *(Decision(0, move) for move in moves),
    ]
    state = GAME.start({"players": 2, "suits": "SHDC"})
    events: list[Event] = []
    for entry in entries:
        apply(state, entry, events.append)
    return view("soda", state, witnessed(events, 1), 1)


@pytest.mark.parametrize(
    ("level", "choice"), [("easy", "play 7H"), ("middle", "play 7H"), ("hard", "play 7H")]
)
def test_a_pair_is_taken(level: str, choice: str) -> None:
    sight = seen(("7S 2S 3S 4S 5S", "7H QH KH AH 2H"), "play 7S")
    picks = {find("soda", level)(sight, random.Random(seed), never) for seed in range(20)}
    assert choice in picks
    assert len(picks) == (2 if level == "easy" else 1)


def test_only_the_top_level_keeps_an_ace_for_better_cards() -> None:
    sight = seen(("QS 2S 3S 4S 5S", "2H 3H 4H 5H AH"), "play QS")
    choices = [find("soda", level)(sight, random.Random(1), never) for level in GAME.levels]
    assert choices == ["play AH", "play AH", "no"]
