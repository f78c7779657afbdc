"""The reasons for and against the moves of Soureh and Pariah."""

from __future__ import annotations

import pytest

from soiree.core.games import Game
from soiree.games import pariah, soureh
from tests.games.coops.estimates import estimates, evaluated
from tests.games.coops.stacked_match import StackedMatch

every_game = pytest.mark.parametrize("game", [soureh.GAME, pariah.GAME], ids=lambda g: g.name)


@every_game
def test_what_breaks_or_mends_nothing_never_speaks_for_a_move(game: Game) -> None:
    against = 0
    for _, found in evaluated(game.name, every=4):
        for each in found.estimates:
            for fact in each.facts:
                if "is still not valid" in fact.text or "would break." in fact.text:
                    against += 1
                    assert not fact.speaks_for
                if "coop is valid" in fact.text:
                    assert fact.speaks_for == (int(fact.words["rest"]) < int(fact.words["share"]))
    assert against


@every_game
def test_the_two_best_moves_say_first_what_the_round_will_bring(game: Game) -> None:
    for _, found in evaluated(game.name, every=4):
        for move in (found.chosen, found.rival):
            if move is not None and not move.startswith("pay"):
                assert "{rest}" in found.of(move).facts[0].text


def test_laying_over_a_coop_gives_the_chance_that_it_is_valid() -> None:
    match = StackedMatch(soureh.GAME)
    match.deal({0: "4H/9S 10S/3C 3D/2H 9D/7H", 1: "5H/9C 10C/4D 7D/8H 6S/2D"}, "8C 2S", dealer=1)
    match.play("own 3", "end")
    found = {each.move: each for each in estimates(match.view(1))}
    (fact,) = (fact for fact in found["over 0 3"].facts if "coop is valid" in fact.text)
    assert fact.words["player"] == 0
    assert fact.words["card"] == "2S"
    assert int(fact.words["share"]) > 90
    assert int(fact.words["rest"]) < 30


def test_declaring_gives_the_chance_that_all_coops_stay_valid() -> None:
    def share(mine: str) -> int:
        """The share of the reason for declaring, which speaks for it from one half on."""
        match = StackedMatch(soureh.GAME)
        match.deal({0: mine, 1: "5H/9C 10C/4D 7D/8H 6S/2D"}, "2S", dealer=1)
        match.play("discard")
        (declare, _) = estimates(match.view(0))
        (stays,) = (fact for fact in declare.facts if "stay valid" in fact.text)
        found = int(stays.words["share"])
        assert stays.speaks_for == (found >= 50)
        return found

    assert share("4H/AS 10S/AD 3D/AC 8C/AH") > 90
    assert share("4H/5S 5S/4D 3D/4C 5C/3H") < 60


def test_replacing_a_court_face_down_says_which_cards_would_mend_the_coop_then() -> None:
    """Under the red 10, an ace would do; once no court lies there, so would a Jack laid over it."""
    match = StackedMatch(pariah.GAME)
    match.deal({0: "10H/QS 9C/4S 3D/9H AC/7H", 1: "5H/9D 10C/4D 7D/8H 6S/2D"}, "5S", dealer=1)
    found = {each.move: each.facts for each in estimates(match.view(0))}
    own = [fact for fact in found["own 1"] if "{rest}." not in fact.text or "slot" in fact.words]
    (potential,) = (fact for fact in own if "would make" in fact.text)
    # Unseen are 52 cards less 8 own, 4 face-up ones of the opponent and the drawn one.
    assert potential.words == {"slot": 1, "share": round(100 * 7 / 39), "rest": round(100 * 3 / 39)}
    assert own.index(potential) == 0


def test_the_greater_gain_of_a_king_is_said_first() -> None:
    """The King moves a court from an own hopeless coop to a valid one of the opponent."""
    match = StackedMatch(pariah.GAME)
    mine, theirs = "10H/QS 9C/4S 3D/9H AC/7H", "9S/9D 10C/4D 7D/8H 6S/2D"
    match.deal({0: mine, 1: theirs}, "2S 3S KS", dealer=1)
    match.play("discard", "end", "discard", "end")
    found = {each.move: each.facts for each in estimates(match.view(0))}
    first, second = found["king 0 1 1 2"][-2:]
    assert (first.words["player"], first.words["slot"], first.words["rest"]) == (1, 2, 0)
    assert second.text.startswith("Chance that your coop")
    told = [fact for fact in found["king 0 1 0 2"] if "with the new card" in fact.text]
    assert [fact.words for fact in told] == [{"slot": 2, "share": 100, "rest": 0}], (
        "1 stays as it is"
    )
    assert not told[0].speaks_for


@every_game
def test_in_the_last_turn_of_all_nothing_is_said_of_what_others_may_do(game: Game) -> None:
    """A regression: “35% of the unseen cards would break it if placed on it” where nobody could."""
    call = "declare" if game is soureh.GAME else "knock"
    mine, theirs = "9S/9D 10S/3C 3D/2H 9C/7H", "AS/5C AC/7D AD/8H AH/6S"

    def facts(*moves: str) -> list[str]:
        match = StackedMatch(game)
        match.deal({0: mine, 1: theirs}, "8C 7S 6D", dealer=0)
        match.play(*moves)
        found = {each.move: each.facts for each in estimates(match.view(0))}
        return [fact.text for fact in found["own 1"]]

    fragile, kept = "if placed on it", "nobody else can change it any more"
    going_on, last = facts("own 1", "end"), facts("own 1", call)
    assert any(fragile in text for text in going_on)
    assert not any(kept in text for text in going_on)
    assert any(kept in text for text in last)
    assert not any("unseen cards" in text for text in last)
