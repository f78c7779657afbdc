"""The players of Soy: honest at every level, the same again when asked again, and sharp."""

from __future__ import annotations

import math
import random
from functools import cache
from itertools import chain

import pytest

from soiree.controller.match import Match
from soiree.core.cards import DECK, card
from soiree.core.entries import Chance, Move
from soiree.core.players import Estimate, GivenTime, never
from soiree.core.states import State
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.games.soy import GAME
from soiree.games.soy.ai.levels import HARD, LEVELS
from soiree.games.soy.facts import Phase, SoyFacts
from tests.games.honesty import Twin, honest, peeking, play, seated, twins

levels = pytest.mark.parametrize("level", LEVELS)


def played(seed: int, *names: str, **options: int) -> Match:
    """A whole match between players of these levels."""
    choosers = [honest(GAMES["soy"].player(name)) for name in names]
    return play(seated(GAME, options, seed), choosers, random.Random(seed), most=10_000)


@cache
def some_twins() -> tuple[Twin, ...]:
    """Decisions of several matches, each with another truth that looks the same."""
    rng = random.Random(5)
    tables = [("easy", "middle"), ("random", "easy"), ("random", "random")]
    return tuple(
        twin
        for seed, names in enumerate(tables)
        for twin in twins(played(seed, *names), rng, share=0.4, tries=20)
    )


@levels
def test_another_truth_that_looks_the_same_changes_no_move(level: str) -> None:
    choose = honest(LEVELS[level])
    assert len(some_twins()) > 15
    assert not any(twin.differs(choose) for twin in some_twins())


def test_a_player_that_peeks_now_and_then_is_caught() -> None:
    def by_the_truth(state: State, seat: Seat, rng: random.Random) -> Move:
        hidden = sum(
            place * card for pile in state.piles() for place, card in enumerate(pile.cards)
        )
        moves = state.legal(seat)
        return moves[hidden % len(moves)]

    choose = peeking(LEVELS["easy"], by_the_truth, share=0.05)
    rng = random.Random(1)
    matches = (played(seed, "random", "random") for seed in range(30))
    found = chain.from_iterable(twins(match, rng, tries=10) for match in matches)
    assert any(twin.differs(choose) for twin in found)


def at(mine: str, theirs: str, prize: str, *moves: Move) -> View:
    """What seat 0 sees after these moves, its own and the other's in turn."""
    first = chain.from_iterable(zip(mine.split(), theirs.split(), strict=True))
    top = [card(word) for word in (*first, *prize.split())]
    deck = Chance("deck", cards=(*top, *(each for each in DECK if each not in top)))
    match = seated(GAME, {}, 0, [deck])
    for number, move in enumerate(moves):
        assert match.play(number % 2, move, match.position) is None
    return match.view(0)


def choice(view: View, seed: int = 1) -> Move:
    return LEVELS["hard"](view, random.Random(seed), never)


@levels
def test_a_hand_that_can_be_made_soy_is_made_soy(level: str) -> None:
    view = at("2S 5H 9H JH KH", "4S 5C 9D QH AC", "7H AH", "bid KH", "bid 4S")
    assert LEVELS[level](view, random.Random(1), never) == "discard 2S"


def test_a_tie_is_lost_for_cards_of_one_suit() -> None:
    bids = ("bid 9H", "bid 9D", "bid 5H", "bid 6H")
    assert choice(at("2H 5H 9H 3H KD", "4S 6H 9D QH AC", "7S AS", *bids)) == "take 5H 6H 9H"


def test_the_highest_card_that_can_be_spared_is_bid_for_the_prize_that_wins() -> None:
    view = at("2H 5H 9H 10H AS", "4S 5C 9D QC KC", "7H 3H")
    assert choice(view) == "bid AS"


def test_bids_that_would_be_foreseen_are_mixed_and_played_as_mixed() -> None:
    view = at("3S 8D QH KC AS", "4S 5C 9D QC KD", "AH 2C")
    mixed = 0
    for seed in range(8):
        (thought,) = HARD.thoughts(view, random.Random(seed), never)
        assert thought.mixture is not None
        mixed += sum(share > 0 for share in thought.mixture) > 1
        made = view.legal.index(choice(view, seed))
        assert thought.mixture[made] > 0
    assert mixed


@levels
def test_every_match_comes_to_its_end_with_any_size_of_hand(level: str) -> None:
    for size in (6, 7):
        assert played(size, "random", level, hand_size=size).result is not None


@levels
def test_the_same_question_has_the_same_answer(level: str) -> None:
    view = played_for_a_while().view(0)
    first = LEVELS[level](view, random.Random(3), never)
    assert LEVELS[level](view, random.Random(3), never) == first


@levels
def test_a_player_told_to_stop_asks_no_more_and_answers(level: str) -> None:
    for view in (played_for_a_while().view(0), at("2S 5H 9H JH KH", "4S 5C 9D QH AC", "7H AH")):
        asked = 0

        def stop() -> bool:
            nonlocal asked
            asked += 1
            return True

        assert LEVELS[level](view, random.Random(3), stop) in view.legal
        assert asked <= 1


@cache
def played_for_a_while() -> Match:
    """A match in which both are to bid for the third prize."""
    match = seated(GAME, {}, 1)
    choosers = [honest(GAMES["soy"].player("random"))] * 2
    play(match, choosers, random.Random(1), most=9)
    assert match.view(0).facts == SoyFacts(round=3, phase=Phase.BID)
    return match


def estimates(view: View) -> list[Estimate]:
    return GAMES["soy"].evaluator()(view, random.Random(1), never)


@pytest.mark.parametrize(
    "moves",
    [
        (),
        ("bid KH", "bid 4S"),
        ("bid 9H", "bid 9D"),
        ("bid 9H", "bid 9D", "bid 5H", "bid QH"),
    ],
    ids=["bid", "discard", "tie", "take"],
)
def test_every_legal_move_is_valued_with_facts_that_can_be_told(moves: tuple[Move, ...]) -> None:
    view = at("2S 5H 9H JH KH", "4S 5C 9D QH AC", "7H AH", *moves)
    found = estimates(view)
    assert [each.move for each in found] == list(view.legal)
    for each in found:
        assert 0 <= each.chance <= 1
        assert each.value == each.chance
        assert 0 <= each.error <= 0.5
        assert each.facts
        assert all(fact.text.format(**fact.words) for fact in each.facts)


def test_with_time_estimates_come_with_an_error_that_is_small() -> None:
    view = at("2S 5H 9H JH KH", "4S 5C 9D QH AC", "7H AH")
    thoughts = iter([False] * 1500)
    stop = GivenTime(math.inf, lambda: next(thoughts, True))
    assert all(each.error < 0.2 for each in GAMES["soy"].evaluator()(view, random.Random(1), stop))


def test_what_is_valued_most_is_what_the_top_level_does() -> None:
    for moves in (("bid KH", "bid 4S"), ("bid 9H", "bid 9D", "bid 5H", "bid QH")):
        view = at("2S 5H 9H JH KH", "4S 5C 9D QH AC", "7H AH", *moves)
        assert max(estimates(view), key=lambda each: each.value).move == choice(view)


def test_a_card_that_lets_the_other_call_soy_is_said_to() -> None:
    moves = ("bid 4S", "bid QS", "discard QS", "discard 2C")
    view = at("4S 9D 9H JH KH", "3D 7H 8D 2C QS", "5D 6D", *moves)
    said = {
        each.move: any("allows a call of Soy" in fact.text for fact in each.facts)
        for each in estimates(view)
    }
    assert said["bid 9D"]
    assert not said["bid 4S"]


@pytest.mark.parametrize(("better", "worse"), [("easy", "random"), ("middle", "random")])
def test_a_level_beats_random_bids(better: str, worse: str) -> None:
    won = 0
    for seed in range(12):
        names = (better, worse) if seed % 2 else (worse, better)
        result = played(seed, *names).result
        assert result is not None
        won += result.ranks[names.index(better)] == 1
    assert won > 8
