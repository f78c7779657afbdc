"""The offer to have computers play the rest of a match of Soda that is decided."""

from __future__ import annotations

import random

from soiree.controller.match.authority import Match
from soiree.core.entries import Decision, Maker
from soiree.core.records import Participant, Record
from soiree.games import GAMES
from soiree.ui.shell.bars import DemoBar
from tests.truth import match_at
from tests.ui.screens.match.test_move_menu import Room, room

__all__ = ["room"]

GAME = GAMES["soda"]

NEAR_THE_END = GAME.points_in_all - 18
"""Two hands are left."""


def decided_match() -> Match:
    """A match with a certain winner in which it is the person's turn, with few points left."""
    players = (Participant("You", "human"), Participant("Ada", "computer", "easy"))
    options = {**GAME.defaults(), "players": 2}
    for seed in range(100):
        match, rng = (
            Match(Record(GAME.name, options, players, seed=seed), GAME),
            random.Random(seed),
        )
        while match.result is None:
            if match.chance_is_pending:
                match.draw_chance()
                continue
            (seat,) = match.deciders
            if seat == 0 and is_decided(match):
                return match
            assert match.play(seat, rng.choice(match.legal(seat)), match.position) is None
    raise AssertionError("no match is decided early")


def is_decided(match: Match) -> bool:
    scores = match.view(0).scores or ()
    return sum(scores) >= NEAR_THE_END and GAME.certain_winner(scores) is not None


def offers(room: Room) -> str:
    bar = room.shown(DemoBar)
    return "" if bar is None else f"{bar.accessibleName()} {bar.accessibleDescription()}"


def test_a_decided_match_says_so_once(room: Room) -> None:
    match = decided_match()
    room.places.open(match.record())
    room.until_asked()
    winner = GAME.certain_winner(match.view(0).scores or ())
    whom = "you" if winner == 0 else "Ada"
    words = f"Nobody can catch {whom} any more."
    assert offers(room) == f"{words} Computers can play the rest (D)."
    assert words in room.window.status_bar.sentences()
    room.choose()
    assert offers(room) == ""


def test_a_match_that_is_not_decided_offers_nothing(room: Room) -> None:
    room.begin("soda")
    room.until_asked()
    assert offers(room) == ""


def test_computers_play_the_rest_of_a_decided_match_as_theirs_and_without_counting_as_help(
    room: Room,
) -> None:
    match = decided_match()
    room.places.open(match.record())
    room.until_asked()
    began = room.entries
    room.press("D")
    room.until(lambda: match_at(room.table).result is not None)
    played = match_at(room.table)
    rest = [each for each in played.entries[began:] if isinstance(each, Decision)]
    makers = {each.maker for each in rest if each.seat == 0}
    assert makers == {Maker.COMPUTER}
    assert not played.tally.assisted
    room.until(lambda: room.shown(DemoBar) is None)
