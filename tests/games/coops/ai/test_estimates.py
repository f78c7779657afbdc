"""What the moves of Soureh and Pariah are said to be worth, and why."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

import pytest

from soiree.core.games import Game
from soiree.core.players import Estimate, never
from soiree.core.views import View
from soiree.games import GAMES, pariah, soureh
from tests.games.coops.coop_tables import Table
from tests.games.honesty import honest, play, seated

every_game = pytest.mark.parametrize("game", [soureh.GAME, pariah.GAME], ids=lambda g: g.name)


def estimates(view: View, seed: int = 0) -> list[Estimate]:
    return GAMES[view.game].evaluator()(view, random.Random(seed), never)


def views(game: Game, every: int) -> Iterator[View]:
    """Decisions of a short match between two easy players."""
    match = seated(game, {"threshold": 50 if game is soureh.GAME else 200}, seed=5)
    easy = honest(game.player("easy"))
    rng = random.Random(5)
    while match.result is None:
        play(match, [easy, easy], rng, match.position + 1)
        match.draw_chance()
        if match.deciders and match.position % every == 0:
            yield match.view(match.deciders[0])


@every_game
def test_every_legal_move_has_its_estimate_and_reasons_that_can_be_read(game: Game) -> None:
    for view in views(game, every=5):
        found = estimates(view)
        assert tuple(each.move for each in found) == view.legal
        for each in found:
            assert 0 <= each.chance <= 1
            assert math.isfinite(each.value)
            assert math.isfinite(each.error)
            assert each.error >= 0
            for fact in each.facts:
                said = fact.text.format(**fact.words)
                assert said.endswith((".", "%.", "}.")) or said[-1].isdigit(), said
                assert 0 <= int(fact.words.get("share", 0)) <= 100


@every_game
def test_without_any_time_there_are_estimates_too(game: Game) -> None:
    for view in views(game, every=9):
        found = GAMES[game.name].evaluator()(view, random.Random(0), lambda: True)
        assert tuple(each.move for each in found) == view.legal
        assert all(math.isfinite(each.value) and math.isfinite(each.error) for each in found)


@every_game
def test_the_top_level_mostly_makes_the_move_of_most_value(game: Game) -> None:
    made = best = 0
    for view in views(game, every=6):
        found = estimates(view)
        move = game.player("hard")(view, random.Random(1), never)
        (chosen,) = (each for each in found if each.move == move)
        most = max(found, key=lambda each: each.value)
        made += 1
        best += most.value - chosen.value <= 2 * (most.error + chosen.error)
    assert made > 3
    assert best > 0.8 * made


def test_payments_are_exact() -> None:
    table = Table(soureh.GAME, threshold=500)
    table.deal({0: "4H/8S 10S/2D 3D/3C AC/7H", 1: "5H/9C 9C/4D AD/8H 6S/2D"}, "3S 3H", dealer=1)
    table.play("discard", "declare", "discard")
    found = estimates(table.view(0))
    assert all(each.error == 0 for each in found)
    best = max(found, key=lambda each: each.value)
    assert best.move in ("pay uduu", "pay uddu")
    assert best.facts[0].words == {"count": 10}


def test_laying_over_a_coop_says_how_likely_it_is_good() -> None:
    table = Table(soureh.GAME)
    table.deal({0: "4H/9S 10S/3C 3D/2H 9D/7H", 1: "5H/9C 10C/4D 7D/8H 6S/2D"}, "8C 2S", dealer=1)
    table.play("own 3", "end")
    found = {each.move: each for each in estimates(table.view(1))}
    (fact, *_) = found["over 0 3"].facts
    assert fact.words["player"] == 0
    assert fact.words["card"] == "2S"
    assert int(fact.words["share"]) > 90
    assert int(fact.words["rest"]) < 30


@every_game
def test_the_first_reason_of_the_best_move_never_speaks_against_it(game: Game) -> None:
    """Where nothing speaks for it, that is said, and of no other move."""
    excused = 0
    for view in views(game, every=2):
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


def test_par_1_getting_rid_of_a_pariah_says_what_may_be_hoped_for_then() -> None:
    """Under a red 10 an ace would do; once no court lies there, a Jack over it too."""
    table = Table(pariah.GAME)
    table.deal({0: "10H/QS 9C/4S 3D/9H AC/7H", 1: "5H/9D 10C/4D 7D/8H 6S/2D"}, "5S", dealer=1)
    found = {each.move: each.facts for each in estimates(table.view(0))}
    (hope,) = (fact for fact in found["own 1"] if "would make" in fact.text)
    # Not seen: 52 cards less 8 own, 4 face up and the drawn one; 3 aces and 4 Jacks among them.
    assert hope.words == {"slot": 1, "share": round(100 * 7 / 39), "rest": round(100 * 3 / 39)}
    assert found["own 1"].index(hope) == 0


def test_par_2_what_a_king_gains_most_is_said_first() -> None:
    """A pariah goes from an own coop that nothing mends to one of the other that was valid."""
    table = Table(pariah.GAME)
    mine, theirs = "10H/QS 9C/4S 3D/9H AC/7H", "9S/9D 10C/4D 7D/8H 6S/2D"
    table.deal({0: mine, 1: theirs}, "2S 3S KS", dealer=1)
    table.play("discard", "end", "discard", "end")
    found = {each.move: each.facts for each in estimates(table.view(0))}
    first, second = found["king 0 1 1 2"][-2:]
    assert (first.words["player"], first.words["slot"], first.words["share"]) == (1, 2, 0)
    assert second.text.startswith("Your coop")
    first, second = found["king 0 1 0 2"][-2:]
    assert first.words["slot"] == 1, "nothing changes there, but the other coop breaks"
    assert second.words == {"slot": 2, "share": 0}


def test_declaring_says_how_likely_it_goes_well() -> None:
    def share(mine: str) -> int:
        table = Table(soureh.GAME)
        table.deal({0: mine, 1: "5H/9C 10C/4D 7D/8H 6S/2D"}, "2S", dealer=1)
        table.play("discard")
        (declare, _) = estimates(table.view(0))
        return int(declare.facts[0].words["share"])

    assert share("4H/AS 10S/AD 3D/AC 8C/AH") > 90
    assert share("4H/5S 5S/4D 3D/4C 5C/4H") < 70
