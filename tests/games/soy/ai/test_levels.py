"""The computer players of Soy."""

from __future__ import annotations

import random
from itertools import chain

import pytest

from soiree.core.entries import Move
from soiree.core.players import never
from soiree.core.states import State
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soy.ai.levels import HARD, LEVELS
from tests.games.honesty import honest, peeking, twins
from tests.games.soy.soy_positions import at, played, played_for_a_while, some_twins
from tests.thorough import tries

pytestmark = pytest.mark.slow

levels = pytest.mark.parametrize("level", LEVELS)


@levels
def test_another_truth_that_looks_the_same_changes_no_move(level: str) -> None:
    choose = honest(LEVELS[level].play)
    step = tries(5, thorough=3) if level == "hard" else tries(2, thorough=1)
    found = some_twins()[::step]
    assert len(found) > tries(5, thorough=7)
    assert not any(twin.differs(choose) for twin in found)


def test_a_player_that_peeks_now_and_then_is_caught() -> None:
    def by_the_truth(state: State, seat: Seat, rng: random.Random) -> Move:
        hidden = sum(
            place * card for pile in state.piles() for place, card in enumerate(pile.cards)
        )
        moves = state.legal(seat)
        return moves[hidden % len(moves)]

    choose = peeking(LEVELS["easy"].play, by_the_truth, share=0.05)
    rng = random.Random(1)
    matches = (played(seed, "random", "random") for seed in range(30))
    found = chain.from_iterable(twins(match, rng, tries=10) for match in matches)
    assert any(twin.differs(choose) for twin in found)


def choice(view: View, seed: int = 1) -> Move:
    return LEVELS["hard"].play(view, random.Random(seed), never)


def test_no_bid_is_made_that_is_rated_far_below_another() -> None:
    """Bids in an equilibrium are worth the same."""
    bids = 0
    for twin in some_twins()[:: tries(3, thorough=2)]:
        found = HARD.deliberate(twin.match.view(twin.seat), random.Random(1), never)
        if found.mixture:
            bids += 1
            best = max(found.chances)
            for share, rated in zip(found.mixture, found.chances, strict=True):
                assert not share or rated > best - 0.03
    assert bids > 5


@levels
def test_a_hand_that_can_be_made_soy_is_made_soy(level: str) -> None:
    view = at("2S 5H 9H JH KH", "4S 5C 9D QH AC", "7H AH", "bid KH", "bid 4S")
    assert LEVELS[level].play(view, random.Random(1), never) == "discard 2S"


def test_SOY_5_the_loser_takes_cards_of_one_suit() -> None:
    bids = ("bid 9H", "bid 9D", "bid 5H", "bid 6H")
    assert choice(at("2H 5H 9H 3H KD", "4S 6H 9D QH AC", "7S AS", *bids)) == "take 5H 6H 9H"


def test_the_highest_card_that_can_be_spared_is_bid_for_the_prize_that_wins() -> None:
    view = at("2H 5H 9H 10H AS", "4S 5C 9D QC KC", "7H 3H")
    assert choice(view) == "bid AS"


def test_bids_are_mixed_and_played_as_mixed() -> None:
    view = at("3S 8D QH KC AS", "4S 5C 9D QC KD", "AH 2C")
    mixed = 0
    for seed in range(tries(3, thorough=0), tries(5, thorough=8)):
        (analysis,) = HARD.analyses(view, random.Random(seed), never)
        assert analysis.mixture is not None
        mixed += sum(share > 0 for share in analysis.mixture) > 1
        made = view.legal.index(choice(view, seed))
        assert analysis.mixture[made] > 0
    assert mixed


@levels
@pytest.mark.parametrize("size", [6, pytest.param(7, marks=pytest.mark.thorough)])
def test_whole_matches_are_played_with_hands_of_any_size(level: str, size: int) -> None:
    assert played(size, "random", level, hand_size=size).result is not None


@levels
def test_the_same_question_has_the_same_answer(level: str) -> None:
    view = played_for_a_while().view(0)
    first = LEVELS[level].play(view, random.Random(3), never)
    assert LEVELS[level].play(view, random.Random(3), never) == first


@levels
def test_a_player_told_to_stop_answers_at_once(level: str) -> None:
    for view in (played_for_a_while().view(0), at("2S 5H 9H JH KH", "4S 5C 9D QH AC", "7H AH")):
        asked = 0

        def stop() -> bool:
            nonlocal asked
            asked += 1
            return True

        assert LEVELS[level].play(view, random.Random(3), stop) in view.legal
        assert asked <= 1


@pytest.mark.parametrize(
    ("better", "worse"),
    [("easy", "random"), pytest.param("middle", "random", marks=pytest.mark.thorough)],
)
def test_a_level_beats_random_bids(better: str, worse: str) -> None:
    won = 0
    matches = tries(5, thorough=12)
    for seed in range(matches):
        names = (better, worse) if seed % 2 else (worse, better)
        result = played(seed, *names).result
        assert result is not None
        won += result.ranks[names.index(better)] == 1
    assert won > tries(3, thorough=8)
