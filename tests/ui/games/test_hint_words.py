"""Hints in words, for every move of every game."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from soiree.controller.computers.hints import Candidate, Hint
from soiree.controller.match.authority import Deal, Match
from soiree.core.entries import Chance, Move
from soiree.core.players import Fact
from soiree.core.records import Participant
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.ui.games import hint_words
from tests.every_game import EVERY_GAME

NAMES = ("You", "Ada", "Bela", "Cleo")


def matches(name: str, count: int) -> list[Match]:
    """Matches at random moments at which somebody has to choose."""
    game = GAMES[name]
    found = []
    for seed in range(count):
        rng = random.Random(seed)
        options = game.defaults()
        if name == "spy":
            options |= {"players": 3, "cheating": "allowed"}
        players = tuple(Participant(each, "human") for each in NAMES[: game.players(options)])
        match = Match(Deal(game, options, players, seed))
        match.draw_chance()
        for _ in range(rng.randrange(400 if name == "spy" else 90)):
            if match.result is not None:
                break
            seat = rng.choice(match.deciders)
            match.play(seat, rng.choice(match.legal(seat)), match.position)
            match.draw_chance()
        if match.result is None:
            found.append(match)
    return found


VERBS = {
    "soy": {"bid", "discard", "take"},
    "soureh": {"own", "over", "discard", "declare", "end", "pay"},
    "pariah": {"own", "over", "discard", "jack", "queen", "king", "knock", "end"},
    "soi": {"ask"},
    "spy": {"place", "open", "accuse", "pass", "pick"},
    "soda": {"play", "no"},
    "sept": {"play"},
}
"""The first words of moves, as far as random matches reach them."""


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_move_has_a_sentence_of_its_own(name: str) -> None:
    seen = set()
    for match in matches(name, 150):
        for seat in match.deciders:
            view = match.view(seat)
            told: dict[str, Move] = {}
            for move in view.legal:
                seen.add(move.split()[0])
                text = hint_words.words_of(Hint(Candidate(move, 0.5)), view, NAMES).spoken
                assert text.endswith(".")
                assert "{" not in text
                assert text not in told or name == "soureh", (move, told.get(text))
                told[text] = move
    assert seen >= VERBS[name]


@pytest.mark.parametrize("seat", [0, 1])
def test_the_hint_for_a_king_names_the_owners_of_the_cards(seat: Seat) -> None:
    match = next(
        each
        for each in matches("pariah", 300)
        if any(move.startswith("king") for move in each.legal(seat))
    )
    other = 1 - seat
    names = [NAMES[0], NAMES[1]]
    view = match.view(seat)
    told = {
        move: hint_words.words_of(Hint(Candidate(move, 0.5)), view, names).spoken
        for move in view.legal
        if move.startswith("king")
    }
    mine, theirs = f"king {seat} 1 {seat} 2", f"king {other} 1 {other} 2"
    assert told[mine] == "Switch the face-down cards of your coops 1 and 2."
    assert told[theirs] == f"Switch the face-down cards of {names[other]}’s coops 1 and 2."
    both = "king 0 3 1 4"
    own, strange = (3, 4) if seat == 0 else (4, 3)
    assert told[both] == (
        f"Switch the face-down cards of your coop {own} and {names[other]}’s coop {strange}."
    )


def test_a_reason_follows_in_the_names_of_the_table() -> None:
    match = matches("soi", 1)[0]
    view = match.view(match.deciders[0])
    move = view.legal[0]
    assert isinstance(match.entries[0], Chance)
    why = Fact(
        "{player} asked {other} for a {rank}; {share}% of {count} cards.",
        {"player": 2, "other": 3, "rank": "Q", "share": 7, "count": 5},
    )
    hint = Hint(Candidate(move, 0.5, (why,)))
    words = hint_words.words_of(hint, view, NAMES)
    assert words.spoken.endswith(" Bela asked Cleo for a queen; 7% of 5 cards.")
    assert words.spoken.startswith(words.advised.move)


def test_two_moves_are_compared_by_their_differences() -> None:
    match = matches("soda", 1)[0]
    view = match.view(match.deciders[0])
    one, other = view.legal[:2]
    both = Fact("This is so of both.")
    advised = Candidate(one, 0.5, (both, Fact("It wins."), Fact("It draws."), Fact("It shines.")))
    risk = Fact("It loses.", speaks_for=False)
    rival = Candidate(other, 0.44, (both,), (risk, Fact("It is dull.", speaks_for=False)))
    words = hint_words.words_of(Hint(advised, rival), view, NAMES)
    assert words.advised.points == [(True, "It wins."), (True, "It draws.")]
    assert words.rival is not None
    assert words.rival.points == [(False, "It loses."), (False, "It is dull.")]
    assert words.comparison == "It wins 44 of 100 such matches, not 50."
    said = (words.advised.move, "It wins.", "Next best:", words.rival.move, words.comparison)
    places = [words.spoken.index(each) for each in said]
    assert places == sorted(places)
    close = hint_words.words_of(Hint(advised, Candidate(other, 0.51)), view, NAMES)
    assert close.comparison == "About as good."


def test_an_advised_move_always_has_a_reason() -> None:
    match = matches("soda", 1)[0]
    view = match.view(match.deciders[0])
    both, risk = Fact("This is so of both."), Fact("It loses.", speaks_for=False)
    one, other = (Candidate(move, 0.5, (both,), (risk,)) for move in view.legal[:2])
    words = hint_words.words_of(Hint(one, replace(other, risks=())), view, NAMES)
    assert words.advised.points == [(True, "This is so of both."), (False, "It loses.")]
    words = hint_words.words_of(Hint(replace(one, risks=()), other), view, NAMES)
    assert words.rival is not None
    assert words.rival.points == [(False, "It loses.")]


@pytest.mark.parametrize(
    ("mine", "its", "told"),
    [
        (1.0, 0.99, "Both moves almost certainly win the match."),
        (0.99, 0.93, "It wins 93 of 100 such matches, not 99."),
        (0.01, 0.0, "Both moves almost certainly lose the match."),
        (0.07, 0.01, "It wins 1 of 100 such matches, not 7."),
    ],
)
def test_the_hint_says_that_a_match_is_decided(mine: float, its: float, told: str) -> None:
    match = matches("soda", 1)[0]
    view = match.view(match.deciders[0])
    one, other = (Candidate(*each) for each in zip(view.legal, (mine, its), strict=False))
    assert hint_words.words_of(Hint(one, other), view, NAMES).comparison == told


def test_clearly_different_figures_need_no_comparison() -> None:
    match = matches("soda", 1)[0]
    view = match.view(match.deciders[0])

    def comparison(mine: int, its: int) -> str:
        one, other = (
            Candidate(move, 0.5, (Fact("It is so: {share}%.", {"share": share}),))
            for move, share in zip(view.legal, (mine, its), strict=False)
        )
        return hint_words.words_of(Hint(one, other), view, NAMES).comparison

    assert comparison(61, 18) == ""
    assert comparison(61, 58) == comparison(58, 61) == "About as good."
    likelier = "It succeeds more often, but overall it is only about as good."
    assert comparison(18, 61) == likelier
