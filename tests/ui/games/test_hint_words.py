"""Hints in words, for every move of every game."""

from __future__ import annotations

import random

import pytest

from soiree.controller.computers.explaining import Explanation
from soiree.controller.match.authority import Match
from soiree.core.entries import Move
from soiree.core.players import MoveReason
from soiree.core.records import Participant, Record
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.ui.games import hint_words
from tests.every_game import EVERY_GAME
from tests.thorough import always

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
        match = Match(Record(game.name, options, players, seed=seed), game)
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
                text = hint_words.words_of(Explanation(move), view, NAMES).spoken
                assert text.endswith(".")
                assert "{" not in text
                assert text not in told or name == "soureh", (move, told.get(text))
                told[text] = move
    assert seen >= VERBS[name]


@pytest.mark.parametrize("seat", always(1, of=(0, 1)))
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
        move: hint_words.words_of(Explanation(move), view, names).spoken
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
    why = MoveReason(
        "{player} asked {other} for a {rank}; {share}% of {count} cards.",
        {"player": 2, "other": 3, "rank": "Q", "share": 7, "count": 5},
    )
    words = hint_words.words_of(Explanation(view.legal[0], goal=why), view, NAMES)
    assert words.spoken == f"{words.move} Bela asked Cleo for a queen; 7% of 5 cards."


GOAL, RISK = MoveReason("Win the 9."), MoveReason("It is high.")
DIFFERENCE = MoveReason("You win it in 62%, otherwise in 48%.")


def said(chances: tuple[float, float], error: float = 0.004) -> list[str]:
    """The lines of an explanation after the move; the other move is left out."""
    match = matches("soda", 1)[0]
    view = match.view(match.deciders[0])
    one, other = view.legal[:2]
    decides = DIFFERENCE if chances[0] - chances[1] > 0.015 else None
    found = Explanation(one, other, chances, error, GOAL, decides, risk=RISK)
    words = hint_words.words_of(found, view, NAMES)
    rival = hint_words.words_of(Explanation(other), view, NAMES).move
    assert words.alternative.startswith(f"Otherwise: {rival} ")
    return [*words.reasons, words.alternative.removeprefix(f"Otherwise: {rival} ")]


def test_an_explanation_gives_purpose_difference_risk_and_chances_in_this_order() -> None:
    wins = "It wins 44 of 100 such matches, not 50."
    assert said((0.5, 0.44)) == [GOAL.text, DIFFERENCE.text, f"Risk: {RISK.text}", wins]


def test_either_will_do_only_if_the_whole_interval_is_small() -> None:
    assert said((0.5, 0.499), 0.002) == [GOAL.text, "Either will do."]
    assert said((0.5, 0.499), 0.02)[-1] == "Too close to tell."


def test_a_better_move_without_a_deciding_outcome_has_several_small_things() -> None:
    several = "Several small things make it better."
    assert said((0.5, 0.487), 0.002)[1] == several


def test_the_largest_of_several_small_things_is_told() -> None:
    found = Explanation("a", "b", (0.5, 0.45), 0.004, GOAL, DIFFERENCE, decides=False)
    several = (
        "Several small things make it better. The largest: You win it in 62%, otherwise in 48%."
    )
    assert hint_words.difference_of(found, NAMES) == [several]


@pytest.mark.parametrize(
    ("mine", "its", "told"),
    [
        (1.0, 0.99, "Both moves almost certainly win the match."),
        (0.99, 0.93, "It wins 93 of 100 such matches, not 99."),
        (0.35, 0.34, "It wins slightly fewer matches."),
        (0.36, 0.34, "It wins 34 of 100 such matches, not 36."),
        (0.01, 0.0, "Both moves almost certainly lose the match."),
        (0.07, 0.01, "It wins 1 of 100 such matches, not 7."),
    ],
)
def test_the_hint_compares_the_chances_to_win(mine: float, its: float, told: str) -> None:
    assert said((mine, its))[-1] == told
