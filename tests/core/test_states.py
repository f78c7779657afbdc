"""States: entries are applied, and a refusal is a sentence."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest

from soiree.core.entries import Decision
from soiree.core.events import Event, Moved, Said, Turn
from soiree.core.states import Facts, Refusal, apply
from soiree.games import soi


def test_a_refusal_fills_its_placeholders() -> None:
    refusal = Refusal("{player} has no cards left for {card}.", {"player": 2, "card": "7H"})
    assert str(refusal) == "2 has no cards left for 7H."
    assert str(Refusal("The match is over.")) == "The match is over."


def test_an_entry_changes_the_state_and_tells_what_it_did() -> None:
    state = soi.GAME.start(soi.GAME.defaults())
    told: list[Event] = []
    rng = random.Random(1)
    while pending := state.chance():
        apply(state, pending.draw(rng), told.append)
    assert sum(isinstance(event, Moved) for event in told) >= 52
    assert isinstance(told[-1], Turn)
    (seat,) = state.deciders()
    del told[:]
    quiet = state.copy()
    move = state.legal(seat)[0]
    apply(state, Decision(seat, move), told.append)
    assert isinstance(told[0], Said)
    apply(quiet, Decision(seat, move))
    assert list(quiet.piles()) == list(state.piles())


class SomeFacts(Facts, frozen=True):
    round: int


@dataclass(frozen=True)
class Sight:
    facts: Facts


def test_the_facts_of_a_view_are_those_of_its_own_game() -> None:
    assert SomeFacts.of(Sight(SomeFacts(round=3))).round == 3
    with pytest.raises(TypeError, match="Facts where SomeFacts is needed"):
        SomeFacts.of(Sight(Facts()))
