"""The purposes, outcomes and risks of moves of Soureh and Pariah."""

from __future__ import annotations

import pytest

from soiree.controller.computers.explaining import Verdict, explain
from soiree.core.entries import Move
from soiree.core.games import Game
from soiree.core.players import MoveReason
from soiree.games import pariah, soureh
from tests.games.coops.stacked_match import TWINS, VALID, StackedMatch

every_game = pytest.mark.parametrize("game", [soureh.GAME, pariah.GAME], ids=lambda g: g.name)


def goal(match: StackedMatch, move: Move) -> MoveReason:
    assert match.game.explainer is not None
    return match.game.explainer().goal(match.view(match.turn), move)


def test_a_king_that_completes_all_four_coops_names_the_bonus() -> None:
    """A regression: the hint named the chance of one coop instead."""
    match = StackedMatch(pariah.GAME)
    mine, theirs = "10S/9D AC/3H AD/QH 2S/4H", "9C/8D 10C/4D 7D/8H 6S/2D"
    match.deal({0: mine, 1: theirs}, "KS", dealer=1)
    assert goal(match, "king 0 3 0 4").text == "Mend your coop {slot}."
    match = StackedMatch(pariah.GAME)
    match.deal({0: "10S/9D AC/3H 2S/5H 3D/AH", 1: theirs}, "KS", dealer=1)
    assert "50 points more" in goal(match, "king 0 3 0 4").text


def test_an_own_card_that_completes_the_coops_names_what_it_brings() -> None:
    for game, words in ((soureh.GAME, "you pay nothing"), (pariah.GAME, "50 points more")):
        match = StackedMatch(game)
        match.deal({0: "AS/2H AC/3H AD/4H 3S/7C", 1: "10H/9C 10D/8C 9H/8S 7H/6S"}, "2D", dealer=1)
        assert words in goal(match, "own 4").text
        assert words not in goal(match, "own 1").text


@every_game
def test_the_bonus_or_the_payment_decides_where_four_coops_are_at_stake(game: Game) -> None:
    match = StackedMatch(game)
    mine, theirs = "10S/9C 9S/8D 10C/7D 7S/9H", "AS/10H AC/8C AD/8S AH/6S"
    match.deal({0: mine, 1: theirs}, "5C 2D", dealer=0)
    match.play("discard", match.state.call)
    found = explain(game, match.view(0), "discard", "own 4")
    assert (found.move, found.verdict) == ("own 4", Verdict.BETTER)
    assert found.difference is not None
    told = found.difference.words
    if game is pariah.GAME:
        assert "50 for four valid coops" in found.difference.text
        assert (told["share"], told["rest"]) == (100, 0)
    else:
        assert "You pay" in found.difference.text
        assert told["count"] == 0


@every_game
def test_in_the_last_turn_of_all_nothing_is_said_of_what_others_may_do(game: Game) -> None:
    """A regression: “35% of the unseen cards would break it” where nobody could."""
    call = "declare" if game is soureh.GAME else "knock"
    mine, theirs = "9S/9D 10S/3C 3D/2H 9C/7H", "AS/5C AC/7D AD/8H AH/6S"

    def risk(*moves: str) -> MoveReason | None:
        match = StackedMatch(game)
        match.deal({0: mine, 1: theirs}, "8C 7S 6D", dealer=0)
        match.play(*moves)
        view = match.view(0)
        assert game.explainer is not None
        return game.explainer().risk(view, "own 1", {"bonus 0": 1.0, "bonus 1": 0.0})

    going_on = risk("own 1", "end")
    assert going_on is not None
    assert "would break" in going_on.text
    assert risk("own 1", call) is None


@pytest.mark.parametrize(("theirs", "share"), [(0.2, None), (0.31, 31), (1.0, None)])
def test_a_certain_bonus_of_the_opponent_is_no_risk(theirs: float, share: int | None) -> None:
    match = StackedMatch(pariah.GAME)
    mine, other = "AS/2H AC/3H AD/4H 10S/5H", "10H/9C 10D/8C 9H/8S 7H/6S"
    match.deal({0: mine, 1: other}, "8D 2D", dealer=0)
    match.play("discard", "knock")
    means = {"bonus 0": 1.0, "bonus 1": theirs}
    assert pariah.GAME.explainer is not None
    risk = pariah.GAME.explainer().risk(match.view(0), "discard", means)
    assert (None if risk is None else risk.words["share"]) == share


@every_game
def test_breaking_a_coop_of_the_declarer_names_the_declaration(game: Game) -> None:
    call, word = ("declare", "declared") if game is soureh.GAME else ("knock", "knocked")
    match = StackedMatch(game)
    valid, other = "AS/2H AC/3H AD/4H 10S/5H", "10H/9C 10D/8C 9H/8S 7H/6S"
    match.deal({0: valid, 1: other}, "3S 2C", dealer=1)
    match.play("discard", call)
    assert word in goal(match, "over 0 4").text


def test_a_multiple_of_100_in_reach_is_the_purpose_and_decides() -> None:
    """A regression: “Change your coop 3, which is not valid then” beside “changes by about −21”."""
    match = StackedMatch(soureh.GAME)
    for _ in range(2):
        match.deal({0: VALID, 1: TWINS}, dealer=1)
        match.play("discard", "declare", "discard", "pay uuuu")
    match.deal({0: VALID, 1: "10H/9S 10D/9S 9H/8S 2D/2S"}, "3C 4S")
    if match.turn == 0:
        match.play("discard", "end")
    assert goal(match, "own 3").text.startswith("Be able to pay exactly {more}")
    assert goal(match, "own 3").words == {"more": 24, "count": 100}
    assert "reach" not in goal(match, "own 4").text
    found = explain(soureh.GAME, match.view(1), "own 3", "discard")
    assert found.move == "own 3"
    assert found.difference is not None
    assert found.difference.text.startswith("You reach {count} and take 50 off")
    match.play("own 3")
    assert goal(match, "declare").text.startswith(
        "End the round now: as things are, you pay exactly"
    )


@every_game
def test_a_card_that_makes_a_coop_of_another_player_worse_says_so(game: Game) -> None:
    """A regression: “Get rid of the 10 of spades” where it made the other player pay 9 more."""
    match = StackedMatch(game)
    card = "10S" if game is soureh.GAME else "4C"
    theirs = "AS/2H AC/3H AD/4H AH/5H" if game is soureh.GAME else "7D/2H 9C/3H 3D/8H 4D/7C"
    match.deal({0: "10H/9S 10D/8S 9H/7S 2D/2S", 1: theirs}, card, dealer=1)
    words = "dearer" if game is soureh.GAME else "earn less"
    assert words in goal(match, "over 1 1").text


def test_a_card_laid_away_says_that_it_costs_nothing() -> None:
    match = StackedMatch(soureh.GAME)
    match.deal({0: "2C/10S 3S/2S 9H/8C 10D/9C", 1: VALID}, "9S", dealer=1)
    assert goal(match, "own 1").text.startswith("Lay the {card} away")
    assert goal(match, "own 2").text.startswith("Give up your coop {slot}")


def test_a_payment_says_the_score_that_it_leads_to() -> None:
    match = StackedMatch(soureh.GAME, threshold=500)
    match.deal({0: "4H/8S 10S/2D 3D/3C AC/7H", 1: "5H/9C 9C/4D AD/8H 6S/2D"}, "3S 3H", dealer=1)
    match.play("discard", "declare", "discard")
    least = goal(match, "pay uduu")
    assert least.text.startswith("Pay as little")
    assert least.words == {"count": 10}
    assert goal(match, "pay dudd").words == {"count": 28, "more": 18}
