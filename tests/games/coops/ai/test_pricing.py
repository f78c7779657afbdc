"""Prices of moves and appraisals of positions of Soureh and Pariah."""

from __future__ import annotations

import random
from collections.abc import Sequence
from statistics import fmean

import pytest
from msgspec.structs import replace

from soiree.core.entries import Move
from soiree.core.games import Game
from soiree.core.players import never, random_player
from soiree.core.reviews import PricedMove
from soiree.core.zones import Seat
from soiree.games import pariah, soureh
from soiree.games.coops.ai.evaluation import price
from soiree.games.pariah import ai as pariah_players
from soiree.games.soureh import ai as soureh_players
from soiree.games.soureh.match_value import win_chances
from soiree.search.sampling import mean_and_error
from tests.games.coops.stacked_match import StackedMatch
from tests.games.honesty import honest, play, seated
from tests.thorough import tries

every_game = pytest.mark.parametrize("game", [soureh.GAME, pariah.GAME])

VALID = "AS/2H AC/3H AD/4H AH/5H"
COSTLY = "10H/9C 10D/8C 9H/8S 7H/6S"
"""Four invalid coops; to pay costs 31 at Soureh."""

ALMOST = "AS/2H AC/3H AD/4H 3S/7C"
"""Three valid coops, and one that needs a 2 or an ace."""

WHOLE = "10S/9D 9S/8D 8S/3C 7S/5C"
"""Four valid coops; a 10 in the first coop would make it invalid."""


def priced(match: StackedMatch, moves: Sequence[Move], samples: int = 40) -> Sequence[PricedMove]:
    assert match.game.pricer is not None
    return match.game.pricer()(match.view(match.turn))(moves, random.Random(3), samples)


def appraised(match: StackedMatch, times: int = 40) -> list[float]:
    assert match.game.appraiser is not None
    appraise, rng = match.game.appraiser(), random.Random(3)
    found = [appraise(match.state, rng) for _ in range(times)]
    return [fmean(of_seat) for of_seat in zip(*found, strict=True)]


def last_turn(game: Game) -> StackedMatch:
    """A match in which seat 0 has declared, and seat 1 has a card to use."""
    match = StackedMatch(game)
    mine, theirs = "4H/5S AS/2D 8D/9C 10D/9H", "2H/3S 10S/3C 9D/10C 7C/8S"
    match.deal({0: theirs, 1: mine}, "6C 2S", dealer=1)
    match.play("own 4", match.state.call)
    return match


# --- prices --------------------------------------------------------------------------------------


@every_game
def test_a_last_turn_is_priced_exactly(game: Game) -> None:
    match = last_turn(game)
    view, moves = match.view(1), ["over 0 2", "own 4", "discard"]
    exact = priced(match, moves)
    assert {(len(each.chances), len(each.points)) for each in exact} == {(1, 1)}
    search = (
        soureh_players.SourehSearch(view, replace(soureh_players.HARD, exact=False))
        if game is soureh.GAME
        else pariah_players.PariahSearch(view, replace(pariah_players.HARD, exact=False))
    )
    sampled = price(search, moves, random.Random(3), 400)
    for one, many in zip(exact, sampled, strict=True):
        for (value,), values in ((one.chances, many.chances), (one.points, many.points)):
            mean, error = mean_and_error(values)
            assert abs(mean - value) < 4 * error + 1e-9


@every_game
def test_to_break_a_coop_of_ones_own_is_a_blunder(game: Game) -> None:
    match = StackedMatch(game)
    match.deal({0: ALMOST, 1: WHOLE}, "2D 10C", dealer=1)
    match.play("own 4", match.state.call)
    best, blunder = priced(match, ["discard", "own 1"])
    assert best.points[0] - blunder.points[0] > 7
    assert best.chances[0] - blunder.chances[0] > 0.005


@every_game
def test_what_the_strongest_level_does_costs_nothing_beside_itself(game: Game) -> None:
    match = StackedMatch(game)
    match.deal({0: ALMOST, 1: COSTLY}, "2D", dealer=1)
    best = game.strongest()(match.view(0), random.Random(1), never)
    one, other = priced(match, [best, best])
    assert one == other


def test_a_payment_is_priced_by_the_points_that_it_costs() -> None:
    match = StackedMatch(soureh.GAME, threshold=500)
    match.deal({0: "4H/8S 10S/2D 3D/3C AC/7H", 1: "5H/9C 9C/4D AD/8H 6S/2D"}, "3S 3H", dealer=1)
    match.play("discard", "declare", "discard")
    least, most = priced(match, ["pay uduu", "pay dudd"])
    assert least.points[0] - most.points[0] == (8 + 10 + 3 + 7) - (4 + 2 + 3 + 1)
    assert least.chances[0] > most.chances[0]


# --- appraisals ----------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("seat", [0, 1])
def test_good_coops_are_worth_a_chance_to_win(game: Game, seat: Seat) -> None:
    match = StackedMatch(game)
    match.deal({seat: VALID, 1 - seat: COSTLY}, "2S", dealer=1)
    assert appraised(match)[seat] > 0.52


def test_at_soureh_the_order_of_the_stock_is_luck_of_the_deal() -> None:
    chances = []
    for coming in ("2D 6C", "6C 2D"):
        match = StackedMatch(soureh.GAME)
        match.deal({0: ALMOST, 1: COSTLY}, coming, dealer=1)
        chances.append(appraised(match)[0])
    assert chances[0] > chances[1] + 0.02, "the card that seat 0 needs goes to the other"


def test_at_pariah_a_card_is_luck_when_it_is_drawn() -> None:
    drawn: dict[str, float] = {}
    for coming in ("2C KS 5D", "KS 2C 5D", "KS 5D 2C"):
        match = StackedMatch(pariah.GAME)
        match.deal({0: ALMOST, 1: COSTLY}, coming, dealer=1)
        (chance, _) = appraised(match, 1)
        first = coming.split()[0]
        assert drawn.setdefault(first, chance) == chance, "what comes later does not count yet"
    assert drawn["2C"] != drawn["KS"]


def test_once_the_cards_are_shown_what_is_paid_is_known() -> None:
    match = StackedMatch(soureh.GAME)
    match.deal({0: VALID, 1: "10S/10H 10D/10C 10S/10H 10D/10C"}, "3S 3H", dealer=1)
    match.play("discard", "declare", "discard")
    assert match.phase == "pay"
    assert tuple(appraised(match, 1)) == win_chances((0, 40), (0, 1), 100, "first")
    match.play("pay uuuu")
    assert tuple(appraised(match, 1)) == win_chances((0, 40), (0, 1), 100, "first")


def test_at_pariah_the_first_turn_of_the_next_round_counts() -> None:
    match = StackedMatch(pariah.GAME)
    assert appraised(match, 1) == [0.5, 0.5], "nobody knows who deals"
    match.deal(dealer=0)
    match.play(*["discard", "knock", "discard"])
    assert match.phase == "deal"
    lead = match.state.scores()[0] - match.state.scores()[1]
    first = 1 - (match.facts.dealer or 0)
    assert (appraised(match, 1)[first] > 0.5) == (lead * (1 - 2 * first) > -5)


def test_a_plan_to_declare_does_not_depend_on_the_other_moves() -> None:
    """Plans came from one stream of random numbers for all moves, so that a reference disagreed."""
    match = seated(soureh.GAME, {"players": 2}, seed=8)
    for length in range(20, 32, tries(4, thorough=2)):
        play(match, [honest(random_player)] * 2, random.Random(8), length)
        match.draw_chance()
        view = match.view(match.deciders[0])
        pricer = soureh_players.pricer(view)
        together = pricer(view.legal, random.Random(3), 12)
        for each in together:
            (alone,) = soureh_players.pricer(view)([each.move], random.Random(3), 12)
            assert alone == each


def test_at_pariah_a_use_counts_a_declaration_with_invalid_coops() -> None:
    """Uses were priced as if only four valid coops were ever declared."""
    match, rng = seated(pariah.GAME, {}, seed=2), random.Random(2)
    play(match, [honest(pariah_players.player("middle"))] * 2, rng, 100)
    use = match.view(match.deciders[0])
    assert "discard" in use.legal
    (price,) = pariah_players.pricer(use)(["discard"], rng, 200)
    match.play(use.seat, "discard", match.position)
    ending = match.view(use.seat)
    endings = pariah_players.pricer(ending)(ending.legal, rng, 200)
    knock, _ = endings
    assert knock.move == "knock"
    assert fmean(price.chances) == pytest.approx(fmean(knock.chances), abs=0.03)
