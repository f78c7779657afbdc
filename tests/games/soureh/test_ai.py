"""The computer players of Soureh, where the game differs from Pariah: they pay."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from soiree.core.entries import Move
from soiree.core.guests import Temper
from soiree.core.players import Player, never
from soiree.core.zones import Seat
from soiree.games.coops.ai.rollout import SimulatedRound
from soiree.games.coops.moves import DISCARD, END
from soiree.games.coops.rules import VALUES
from soiree.games.coops.zones import Kind
from soiree.games.soureh import GAME
from soiree.games.soureh.ai import HARD, SourehSearch, pricer
from soiree.games.soureh.explanations import EXPLAINER
from soiree.games.soureh.moves import DECLARE, PAYMENTS
from tests.games.coops.stacked_match import StackedMatch
from tests.games.honesty import hasty, play, seated
from tests.thorough import tries

pytestmark = pytest.mark.slow


def answers(player: Player, match: StackedMatch) -> set[Move]:
    """The moves of a player at a decision, by several generators."""
    view = match.view(match.turn)
    return {player(view, random.Random(seed), never) for seed in range(tries(4, thorough=8))}


@pytest.mark.parametrize("ending", ["first", "last"])
def test_four_players_play_to_the_end(ending: str) -> None:
    match = seated(GAME, {"players": 4, "threshold": 50, "ending": ending}, seed=2)
    looks = tries(20, thorough=60)
    players = [hasty(GAME.player(level), looks) for level in ("easy", "hard", "easy", "middle")]
    play(match, players, random.Random(2), most=2000)
    assert match.result is not None


@pytest.mark.parametrize("level", ["easy", "middle"])
def test_a_cautious_guest_with_four_valid_coops_does_not_declare_in_its_first_turn(
    level: str,
) -> None:
    match = StackedMatch(GAME)
    hands = {0: "4H/9S 10S/2C 3D/8C AC/7H", 1: "5H/9C 10C/4D 7D/8H 6S/2D"}
    match.deal(hands, "2S 2H 3S", dealer=1)
    match.play("discard")
    assert answers(GAME.player(level, Temper.CAUTIOUS), match) == {END}
    assert answers(GAME.player(level), match) == {DECLARE}
    match.play(END, "discard", END, "discard")
    assert answers(GAME.player(level, Temper.CAUTIOUS), match) == {DECLARE}


@pytest.mark.parametrize("level", GAME.level_names())
def test_it_pays_the_least(level: str) -> None:
    match = StackedMatch(GAME)
    match.deal({0: "4H/9S 10S/2C 3D/3C AC/7H", 1: "5H/9C 10C/4D 7D/8H 6S/2D"}, "2S 2H", dealer=1)
    match.play("discard", "declare", "discard")
    assert answers(GAME.player(level), match) <= {"pay uduu", "pay uddu"}


@pytest.mark.parametrize("level", GAME.level_names())
def test_it_pays_a_multiple_of_100_and_takes_50_off(level: str) -> None:
    player, match = GAME.player(level), StackedMatch(GAME, threshold=500)
    tens = "10S/10H 10D/10C 10S/10H 10D/10C"
    for mine in (tens, tens, "4H/8S 10S/2D 3D/3C AC/7H"):
        match.deal({0: mine, 1: "5H/9C 9C/4D AD/8H 6S/2D"}, "3S 3H", dealer=1)
        match.play("discard", "declare", "discard")
        if mine == tens:
            match.play("pay uuuu")
    for paid in answers(player, match):
        after = match.state.copy()
        after.play(0, paid)
        assert after.scores() == (100, 0), "a little more now, for 50 less"
    match.play("pay ddud")
    assert match.phase == "deduct"
    assert answers(player, match) == {"deduct"}


def test_the_prices_of_payments_are_exact() -> None:
    match = StackedMatch(GAME, threshold=500)
    match.deal({0: "4H/8S 10S/2D 3D/3C AC/7H", 1: "5H/9C 9C/4D AD/8H 6S/2D"}, "3S 3H", dealer=1)
    match.play("discard", "declare", "discard")
    found = pricer(match.view(0))(match.view(0).legal, random.Random(1), 1)
    assert all(len(each.chances) == 1 for each in found)
    best = max(found, key=lambda each: each.chances[0])
    assert best.move in ("pay uduu", "pay uddu")
    goal = EXPLAINER.goal(match.view(0), best.move)
    assert goal.words == {"count": 10}


@pytest.mark.parametrize("players", [2, 4])
def test_a_player_is_taken_to_hit_a_multiple_of_100_or_else_to_pay_the_least(players: int) -> None:
    for seed in range(30):
        match, rng = StackedMatch(GAME, players=players), random.Random(seed)
        while pending := match.state.chance():
            match.enter(pending.draw(rng))
        match.play(DISCARD, DECLARE, *[DISCARD] * (players - 1))
        end = SourehSearch(match.view(0), HARD).sample(rng)
        for seat in range(players):
            cost = score_at(match, end, seat, 300) - 300
            if end.all_valid(seat):
                assert cost == 0
                continue
            payable = {cost_of(match, seat, sides) for sides in PAYMENTS.values()}
            assert cost == min(payable)
            assert score_at(match, end, seat, 300 - max(payable)) == 250


def score_at(match: StackedMatch, end: SimulatedRound, seat: Seat, before: int) -> int:
    """The score of a seat after a round to which all seats came with the same score."""
    view = match.view(0)
    view = replace(view, scores=(before,) * view.seats)
    return SourehSearch(view, HARD).scoring.score_at(end, seat)


def cost_of(match: StackedMatch, seat: Seat, sides: Sequence[Kind]) -> int:
    pairs = zip(sides, match.state.coops(seat), strict=True)
    return sum(VALUES[up if side is Kind.UP else down] for side, (up, down) in pairs)
