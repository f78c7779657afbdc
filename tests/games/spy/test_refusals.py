"""The refusals of moves of Spy vs Spy: a sentence for each reason."""

from __future__ import annotations

import pytest

from tests.games.spy.spy_tables import ROUGH, SMOOTH, Table, table


def racing() -> Table:
    """The first race of two players; seat 0 has a 4 to place on a 3 or a 4, seat 1 has finished."""
    match = table("AS AH AD AC KS 3H 9D 9C 4S 4H", SMOOTH)
    match.race(1)
    return match


def inspecting() -> Table:
    """The inspection after a race, at seat 0's accusation."""
    match = table(ROUGH, ROUGH, cheating="allowed")
    for seat in (0, 1):
        match.play(seat, "open", "open", *["place 1"] * 41)
    return match


def picking() -> Table:
    """The choice of piles after the same race, where seat 0 has chosen and seat 1 has not."""
    match = inspecting()
    match.play(0, "pass")
    match.play(1, "pass")
    match.play(0, "pick 2")
    return match


@pytest.mark.parametrize(
    ("seat", "move", "sentence"),
    [
        (0, "open", "A pile takes the 4H: place it."),
        (0, "under", "A pile takes the 4H: place it."),
        (0, "place 5", "There is no pile 5."),
        (0, "pick 1", "Finish the race first."),
        (0, "accuse 1", "Finish the race first."),
        (1, "place 1", "You have finished this race."),
        (0, "jump", "jump is not a move in Spy vs Spy."),
    ],
)
def test_refusals_in_a_race(seat: int, move: str, sentence: str) -> None:
    assert racing().refused(seat, move) == sentence


@pytest.mark.parametrize(
    ("seat", "move", "sentence"),
    [
        (0, "pick 1", "Accuse another player, or pass."),
        (0, "accuse 0", "You cannot accuse yourself."),
        (0, "accuse 2", "There is no player at that seat."),
        (1, "pass", "It is not your turn."),
    ],
)
def test_refusals_in_an_inspection(seat: int, move: str, sentence: str) -> None:
    assert inspecting().refused(seat, move) == sentence


@pytest.mark.parametrize(
    ("seat", "move", "sentence"),
    [
        (1, "pass", "Choose one of your piles."),
        (0, "pick 1", "You have no pile to choose."),
    ],
)
def test_refusals_while_piles_are_chosen(seat: int, move: str, sentence: str) -> None:
    assert picking().refused(seat, move) == sentence


def test_refusals_after_the_match() -> None:
    match = table(SMOOTH)
    match.race(0)
    assert match.refused(0, "jump") == match.refused(0, "open") == "The match is over."


def test_a_penalty_is_chosen_from_the_piles_of_the_accused() -> None:
    match = table(ROUGH, ROUGH + " 8S", cheating="allowed")
    for seat in (0, 1):
        match.play(seat, "open", "open", *["place 1"] * 41)
    match.play(0, "accuse 1")
    assert match.refused(0, "pass") == "Choose the pile to be paid."
