"""The computer players of Soi: honest, calibrated, and as strong as their levels.

`test_rules.py` tests their memory, which is a rule (SOI-9).
"""

from __future__ import annotations

import math
import random
from itertools import combinations_with_replacement

import pytest

from soiree.core.cards import RANKS, rank_of
from soiree.core.entries import Decision, Move
from soiree.core.guests import Temper
from soiree.core.players import Player, never, random_player
from soiree.core.states import State
from soiree.core.views import view
from soiree.core.zones import Seat
from soiree.games.soi import GAME
from soiree.games.soi.ai.levels import EASY, IMPOSSIBLE, LEVELS, Level, likings
from soiree.games.soi.deals import questions
from soiree.games.soi.moves import ASKS
from tests.games.honesty import honest, peeking, play, seated, truth
from tests.games.soi.ai.soi_twins import played_round, some_twins, twins_of_easy_players
from tests.games.soi.soi_greedy import play as greedy
from tests.games.soi.soi_tables import Table
from tests.thorough import tries

pytestmark = pytest.mark.slow

levels = pytest.mark.parametrize("level", LEVELS)


def winning_question(state: State, seat: Seat, rng: random.Random) -> Move:
    """A question that certainly wins its card, chosen with all hands open."""
    hands = [pile.cards for pile in state.piles()]
    moves = state.legal(seat)
    hits = [move for move in moves if ASKS[move][1] in hands[ASKS[move][0]]]
    return rng.choice(hits or moves)


@levels
def test_another_truth_that_looks_the_same_changes_no_move(level: str) -> None:
    choose = honest(LEVELS[level].play)
    assert len(some_twins()) > 60
    assert not any(twin.differs(choose) for twin in some_twins())


def test_a_player_that_peeks_one_time_in_twenty_is_caught() -> None:
    choose = peeking(LEVELS["easy"].play, winning_question, share=0.05)
    found = (*some_twins(), *twins_of_easy_players(tries(0, thorough=3)))
    assert any(twin.differs(choose) for twin in found)


@levels
def test_the_same_question_has_the_same_answer(level: str) -> None:
    for twin in some_twins()[::9]:
        seen = twin.match.view(twin.seat)
        moves = {LEVELS[level].play(seen, random.Random(1), never) for _ in range(3)}
        assert len(moves) == 1


@levels
def test_a_player_without_time_still_answers(level: str) -> None:
    for twin in some_twins()[::9]:
        seen = twin.match.view(twin.seat)
        assert LEVELS[level].play(seen, random.Random(1), lambda: True) in seen.legal


def test_an_imagined_match_gives_the_same_view() -> None:
    for twin in some_twins():
        seen = twin.match.view(twin.seat)
        imagined = GAME.imagine(seen, random.Random(3))
        assert view("soi", imagined, seen.events, twin.seat) == seen


MIXED = ("easy", "easy", "middle", "impossible")


@pytest.mark.parametrize(
    "names",
    [
        MIXED,
        # All levels meet in one mixture, so that the others say hardly more.
        *(
            pytest.param(
                names, marks=pytest.mark.soak if len(set(names)) == 2 else pytest.mark.thorough
            )
            for names in combinations_with_replacement(LEVELS, 4)
            if names != MIXED
        ),
    ],
    ids="-".join,
)
def test_matches_of_any_mixture_of_levels_end(names: tuple[str, ...]) -> None:
    match = seated(GAME, {"target": 100}, seed=11)
    play(match, [honest(LEVELS[name].play) for name in names], random.Random(11), most=6000)
    assert match.result is not None


def believed_and_true(level: Level) -> list[tuple[float, bool]]:
    """The probability that a level gives the questions of top players, and True if they win."""
    found: list[tuple[float, bool]] = []
    for seed in range(3):
        match = played_round(seed, *["impossible"] * 4)
        for number, entry in enumerate(match.entries):
            if isinstance(entry, Decision):
                before = seated(GAME, {"target": 100}, seed, match.entries[:number])
                asked, wanted = ASKS[entry.move]
                chance = level.belief(before.view(entry.seat)).probability(asked, wanted)
                found.append((chance, wanted in list(truth(before).piles())[asked].cards))
    return found


def surprise(believed: list[tuple[float, bool]]) -> float:
    """The standard deviations by which more questions won than was believed; negative for fewer."""
    spread = math.sqrt(sum(chance * (1 - chance) for chance, _ in believed))
    return sum(has - chance for chance, has in believed) / spread


@pytest.mark.thorough
def test_the_beliefs_of_the_top_level_are_calibrated() -> None:
    """The seed is fixed: two or three of a thousand calibrated samples would fail.

    The sample is as large as the statistics need, which takes seconds.
    """
    believed = believed_and_true(IMPOSSIBLE)
    certain = [pair for pair in believed if pair[0] > 1 - 1e-9]
    uncertain = [pair for pair in believed if pair[0] < 1 - 1e-9]
    assert len(certain) > 50
    assert all(has for _, has in certain)
    assert len(uncertain) > 150
    assert abs(surprise(uncertain)) < 3
    for low, high in ((0.0, 0.4), (0.4, 0.6), (0.6, 1.0)):
        part = [pair for pair in uncertain if low <= pair[0] < high]
        assert len(part) >= 20
        assert abs(surprise(part)) < 3


@pytest.mark.slow
@pytest.mark.thorough
def test_a_level_that_infers_less_is_surprised() -> None:
    """Without memory and inference, questions seem less likely to win than they are."""
    assert surprise(believed_and_true(EASY)) > 5


@pytest.mark.parametrize(
    ("level", "other", "matches"),
    [
        ("easy", random_player, 4),
        pytest.param("middle", LEVELS["easy"].play, 4, marks=pytest.mark.thorough),
        ("impossible", greedy, tries(2, thorough=4)),
    ],
    ids=["easy-random", "middle-easy", "impossible-greedy"],
)
def test_a_level_beats_the_one_below(level: str, other: Player, matches: int) -> None:
    points = total = 0
    for seed in range(matches):
        choosers = [honest(other)] * 4
        choosers[seed] = honest(LEVELS[level].play)
        match = play(seated(GAME, {"target": 100}, seed), choosers, random.Random(seed), most=4000)
        scores = match.view(seed).scores
        assert scores is not None
        points += scores[seed]
        total += sum(scores)
    assert points > 0.3 * total


def test_a_located_rank_is_asked_for_at_once() -> None:
    taken = 0
    for twin in some_twins():
        seen = twin.match.view(twin.seat)
        deals = IMPOSSIBLE.belief(seen)
        found = {
            move
            for move in seen.legal
            if len(deals.layouts[rank_of(ASKS[move][1])]) == 1
            and deals.probability(*ASKS[move]) > 0.5
        }
        if found:
            taken += 1
            assert LEVELS["impossible"].play(seen, random.Random(4), never) in found
    assert taken > 10


@pytest.mark.parametrize(
    ("hand", "first"),
    [
        pytest.param("AS KS 10S 10H 10D 2S 2H 2D 3S 4S JS JH QS", "A", id="an-ace"),
        pytest.param("JS JH 10S 10H 10D 2S 2H 2D 3S 3H 4S 4H 5S", "J", id="two-of-as-much"),
    ],
)
def test_the_top_level_asks_for_valuable_ranks_first_and_lets_three_of_a_rank_wait(
    hand: str, first: str
) -> None:
    table = Table()
    table.deal({0: hand})
    for seed in range(5):
        move = IMPOSSIBLE.play(table.view(0), random.Random(seed), never)
        assert RANKS[rank_of(ASKS[move][1])] == first


def test_a_spiteful_guest_bears_no_grudge_beyond_what_it_remembers() -> None:
    """SOI-9: the preference follows from the remembered questions."""
    for twin in some_twins()[::9]:
        view = twin.match.view(twin.seat)
        asked = questions(view)
        takers = [each.asker for each in asked if each.granted and each.asked == view.seat]
        liked = likings(Temper.SPITEFUL, view, asked)
        assert {ASKS[move][0] for move in liked if liked[move]} <= set(takers[-1:])
        assert not any(likings(Temper.SPITEFUL, view, ()).values())
