"""What speaks for and against the moves of Soureh and Pariah."""

from __future__ import annotations

import pytest

from soiree.core.games import Game
from soiree.games import pariah, soureh
from tests.games.coops.estimates import decisions, estimates
from tests.games.coops.stacked_match import StackedMatch

every_game = pytest.mark.parametrize("game", [soureh.GAME, pariah.GAME], ids=lambda g: g.name)


@every_game
def test_the_first_reason_of_the_best_move_never_speaks_against_it(game: Game) -> None:
    """Where nothing speaks for it, its first fact says that nothing looks better."""
    excused = 0
    for view in decisions(game, every=2):
        found = estimates(view)
        most = max(each.value for each in found)
        for each in found:
            excuses = [fact for fact in each.facts if "better" in fact.text]
            assert not excuses or each.value == most
            assert excuses in ([], list(each.facts[:1]))
            excused += len(excuses)
            if each.value == most:
                first = each.facts[0]
                assert "not valid with it either" not in first.text
                assert "It breaks" not in first.text
                assert "would make a coop valid" not in first.text
                if "has a valid coop there" in first.text:
                    assert int(first.words["rest"]) < int(first.words["share"])
    assert excused


def test_laying_over_a_coop_gives_the_chance_that_it_is_valid() -> None:
    match = StackedMatch(soureh.GAME)
    match.deal({0: "4H/9S 10S/3C 3D/2H 9D/7H", 1: "5H/9C 10C/4D 7D/8H 6S/2D"}, "8C 2S", dealer=1)
    match.play("own 3", "end")
    found = {each.move: each for each in estimates(match.view(1))}
    (fact, *_) = found["over 0 3"].facts
    assert fact.words["player"] == 0
    assert fact.words["card"] == "2S"
    assert int(fact.words["share"]) > 90
    assert int(fact.words["rest"]) < 30


def test_declaring_gives_the_chance_that_all_coops_stay_valid() -> None:
    def share(mine: str) -> int:
        match = StackedMatch(soureh.GAME)
        match.deal({0: mine, 1: "5H/9C 10C/4D 7D/8H 6S/2D"}, "2S", dealer=1)
        match.play("discard")
        (declare, _) = estimates(match.view(0))
        return int(declare.facts[0].words["share"])

    assert share("4H/AS 10S/AD 3D/AC 8C/AH") > 90
    assert share("4H/5S 5S/4D 3D/4C 5C/4H") < 70


def test_replacing_a_court_face_down_says_which_cards_would_mend_the_coop_then() -> None:
    """Under the red 10, an ace would do; once no court lies there, so would a Jack laid over it."""
    match = StackedMatch(pariah.GAME)
    match.deal({0: "10H/QS 9C/4S 3D/9H AC/7H", 1: "5H/9D 10C/4D 7D/8H 6S/2D"}, "5S", dealer=1)
    found = {each.move: each.facts for each in estimates(match.view(0))}
    (potential,) = (fact for fact in found["own 1"] if "would make" in fact.text)
    # Unseen are 52 cards less 8 own, 4 face-up ones of the opponent and the drawn one.
    assert potential.words == {"slot": 1, "share": round(100 * 7 / 39), "rest": round(100 * 3 / 39)}
    assert found["own 1"].index(potential) == 0


def test_the_greater_gain_of_a_king_is_said_first() -> None:
    """A court leaves an own coop that nothing can mend, for a valid one of the opponent."""
    match = StackedMatch(pariah.GAME)
    mine, theirs = "10H/QS 9C/4S 3D/9H AC/7H", "9S/9D 10C/4D 7D/8H 6S/2D"
    match.deal({0: mine, 1: theirs}, "2S 3S KS", dealer=1)
    match.play("discard", "end", "discard", "end")
    found = {each.move: each.facts for each in estimates(match.view(0))}
    first, second = found["king 0 1 1 2"][-2:]
    assert (first.words["player"], first.words["slot"], first.words["share"]) == (1, 2, 0)
    assert second.text.startswith("Your coop")
    first, second = found["king 0 1 0 2"][-2:]
    assert first.words["slot"] == 1, "nothing changes there, but the other coop breaks"
    assert second.words == {"slot": 2, "share": 0}
