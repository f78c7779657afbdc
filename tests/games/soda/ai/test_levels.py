"""The computer players of Soda."""

from __future__ import annotations

import random
from statistics import fmean

import pytest

from soiree.controller.computers.hints import find_hint
from soiree.core.cards import card
from soiree.core.entries import Move
from soiree.core.guests import Temper
from soiree.core.players import never, random_player
from soiree.core.states import State
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.games.soda import GAME
from soiree.games.soda.ai.evaluation import pricer
from soiree.games.soda.ai.levels import RANK
from soiree.games.soda.facts import SodaFacts
from soiree.games.soda.moves import PLAYED
from tests.games.honesty import hasty, honest, peeking, play, seated
from tests.games.humanity import wins_by_this_hand
from tests.games.soda.soda_positions import heuristic_match, seen, some_twins, views
from tests.thorough import tries

pytestmark = pytest.mark.slow

every_level = pytest.mark.parametrize("level", GAME.level_names())


def choices(level: str, view: View, seeds: range = range(10)) -> set[Move]:
    return {GAMES["soda"].player(level)(view, random.Random(seed), never) for seed in seeds}


def test_a_pair_is_taken() -> None:
    view = seen(("7S 2S 3S 4S 5S", "7H QH KH AH 2H"), "play 7S")
    for level in ("easy", "middle"):
        assert "play 7H" in choices(level, view)
    assert choices("hard", view, range(tries(4, thorough=10))) == {"play 7H"}


def test_no_ace_is_spent_on_two_points() -> None:
    view = seen(("KS 2S 3S 4S 5S", "2H 3H 4H 5H AH"), "play KS")
    assert choices("hard", view) == {"no"}
    assert choices("middle", view) == {"no"}


def test_the_last_hand_is_played_for_the_match() -> None:
    """An Ace wins the match and a No loses it, whatever the cards are worth."""
    found = 0
    for seed in range(tries(20, thorough=0), tries(21, thorough=30)):
        for view in views(2, seed, every=1, last=5):
            aces = [move for move in view.legal if move in PLAYED and PLAYED[move] >= card("AS")]
            assert view.scores is not None
            behind = view.scores[1 - view.seat] - view.scores[view.seat]
            facts = SodaFacts.of(view)
            last = facts.round == 4 and facts.worth == 10
            if last and aces and "no" in view.legal and abs(behind) < 10:
                found += 1
                priced = pricer(view)(view.legal, rng(), 100)
                chances = {each.move: fmean(each.chances) for each in priced}
                assert all(chances[ace] == 1 for ace in aces)
                assert chances["no"] == 0
                assert all(chances[move] > 0.9 for move in choices("hard", view, range(2)))
    assert found


@pytest.mark.parametrize(
    ("players", "matches"),
    [(2, tries(6, thorough=24)), pytest.param(3, 24, marks=pytest.mark.thorough)],
)
def test_an_ace_that_wins_the_match_for_certain_is_played(players: int, matches: int) -> None:
    """The hint plays it too, even if another card would nearly always win."""
    found = 0
    for seed in range(matches):
        for view in views(players, seed, every=1, last=8):
            aces = {move for move in view.legal if move in PLAYED and PLAYED[move] >= card("AS")}
            if aces and len(view.legal) > len(aces) and wins_by_this_hand(view):
                found += 1
                assert choices("hard", view, range(2)) <= aces
                cautious = GAME.player("hard", Temper.CAUTIOUS)
                assert cautious(view, rng(), never) in aces, "no matter of temper"
                assert choices("easy", view, range(4)) <= aces, "no matter of level"
                assert choices("middle", view, range(2)) <= aces
                assert find_hint(GAME, view, rng(), never).move in aces
    assert found > matches // 4


@every_level
@pytest.mark.parametrize(
    "players",
    [3, pytest.param(2, marks=pytest.mark.thorough), pytest.param(6, marks=pytest.mark.thorough)],
)
def test_matches_are_played_to_their_end(level: str, players: int) -> None:
    """From the middle of a match: the second half has every kind of decision.

    With `--all`, from the start.
    """
    entries = heuristic_match(players, players)
    begun = entries[: tries(len(entries) // 2, thorough=0)]
    match = seated(GAME, {"players": players}, players, begun)
    tested = hasty(GAMES["soda"].player(level), looks=tries(40, thorough=10_000))
    choosers = [honest(random_player)] * (players - 1) + [tested]
    play(match, choosers, random.Random(players), most=10_000)  # asserts that all is legal
    assert match.result


@every_level
def test_the_same_question_has_the_same_answer(level: str) -> None:
    for view in views(3, 1, every=tries(120, thorough=50)):
        times = range(tries(2, thorough=3))
        assert len({choices(level, view, range(1)).pop() for _ in times}) == 1


@every_level
def test_cards_of_one_rank_and_other_suits_make_no_difference(level: str) -> None:
    one = seen(("4S 2S 3S 8S 9S", "5H 6H QH KH AH"), "play 4S")
    other = seen(("4D 2C 3C 8D 9H", "5S 6D QC KC AD"), "play 4D")
    for seed in range(tries(4, thorough=10)):
        moves = [
            GAMES["soda"].player(level)(each, random.Random(seed), never) for each in (one, other)
        ]
        assert RANK[moves[0]] == RANK[moves[1]]


@every_level
@pytest.mark.parametrize("after", [0, 1, 7])
def test_a_player_told_to_stop_tries_nothing_more(level: str, after: int) -> None:
    for view in views(4, 2, every=12):
        asked = 0

        def stop() -> bool:
            nonlocal asked
            asked += 1
            return asked > after

        assert GAMES["soda"].player(level)(view, random.Random(1), stop) in view.legal
        assert asked <= after + 1


class TestHonesty:
    """No player knows more than its view: with another truth behind it, the move is the same."""

    @every_level
    @pytest.mark.parametrize("players", [2, pytest.param(4, marks=pytest.mark.thorough)])
    def test_another_truth_changes_no_move(self, level: str, players: int) -> None:
        player = honest(GAMES["soda"].player(level))
        step = 2
        if level == "hard":
            step = tries(6 if players == 2 else 2, thorough=5)
        found = some_twins(players)[::step]
        assert len(found) > 5
        assert not any(twin.differs(player) for twin in found)

    @pytest.mark.parametrize(
        "level",
        ["easy", *(pytest.param(each, marks=pytest.mark.thorough) for each in ("middle", "hard"))],
    )
    def test_a_player_that_peeks_now_and_then_is_caught(self, level: str) -> None:
        def by_the_truth(state: State, seat: Seat, rng: random.Random) -> Move:
            moves = state.legal(seat)
            return moves[hash(tuple(tuple(pile.cards) for pile in state.piles())) % len(moves)]

        mutant = peeking(GAMES["soda"].player(level), by_the_truth, share=0.05)
        found = (twin for players in (2, 4) for twin in some_twins(players))
        assert any(twin.differs(mutant) for twin in found)


def rng() -> random.Random:
    return random.Random(1)
