"""The beliefs of players of Soda about hidden cards."""

from __future__ import annotations

import math
import random
from collections import Counter
from itertools import product
from statistics import fmean

import pytest

from soiree.controller.match.authority import Match
from soiree.core.cards import RANKS, card, cards_in, rank_of
from soiree.core.entries import Move
from soiree.core.views import View
from soiree.games.soda import GAME
from soiree.games.soda.ai.belief import Belief
from soiree.games.soda.ai.levels import heuristic_values
from soiree.games.soda.ai.opponent_model import ByType, infer_types
from soiree.games.soda.ai.policy import NO
from soiree.games.soda.deals import NO_EVIDENCE, Deals
from soiree.games.soda.zones import Kind
from tests.games.honesty import play, seated
from tests.games.soda.soda_positions import decisions, seen

pytestmark = pytest.mark.slow

every_player_count = pytest.mark.parametrize(
    "players", [2, pytest.param(4, marks=pytest.mark.thorough), 6]
)


@every_player_count
@pytest.mark.parametrize("remembers", [True, False])
def test_every_card_lies_somewhere(players: int, remembers: bool) -> None:
    for view, state in decisions(players, 1, every=7):
        belief = Belief(view, remembers=remembers, types=infer_types(view))
        hands, draw = belief.draw(random.Random(1))
        open_now = (
            *view.faces(Kind.HAND, view.seat),
            *view.faces(Kind.ROW),
            *view.faces(Kind.DISCARD),
        )
        ranks = Counter([*draw, *(rank for hand in hands for rank in hand)])
        ranks.update(map(rank_of, open_now))
        assert ranks == dict.fromkeys(range(len(RANKS)), 4)
        for seat, hand in enumerate(hands):
            assert hand == sorted(hand)
            assert len(hand) == (0 if seat == view.seat else len(view.cards(Kind.HAND, seat)))
        assert state.legal(view.seat)


@every_player_count
def test_what_an_ace_showed_is_known_and_true(players: int) -> None:
    known = 0
    for view, state in decisions(players, 2, every=7):
        piles = {pile.zone: pile.cards for pile in state.piles()}
        for pile, cards in zip(piles.values(), _known(view, remembers=True), strict=False):
            assert set(cards_in(cards)) <= set(pile)
            known += cards.bit_count()
        assert not any(_known(view, remembers=False))
    assert known


def test_a_belief_without_inference_agrees_with_the_deals() -> None:
    """Both share the tracked cards; their draws are written apart."""
    compared = 0
    for view, _ in decisions(3, 3, every=9):
        if len(view.events_of_round()) < 120:
            continue
        belief, deals, rng = Belief(view, remembers=True), Deals(view), _rng()
        seat, times = (view.seat + 1) % 3, 400
        ours = Counter(rank for _ in range(times) for rank in belief.draw(rng)[0][seat])
        theirs = Counter(
            rank_of(card) for _ in range(times) for card in cards_in(deals.draw(rng).hands[seat])
        )
        for rank in range(len(RANKS)):
            assert abs(ours[rank] - theirs[rank]) <= 5 * (2 * times) ** 0.5
        compared += 1
    assert compared > 3


LOWEST_FOR_SURE: ByType = (0.0, 0.0, 1.0, 0.0)
"""The certain type of a player who always plays the lowest card."""


def _held(view: View, ranks: range, types: ByType | None) -> float:
    """The mean number of cards of these ranks in the other hand, by the belief of two players."""
    belief = Belief(view, remembers=True, types=[types] * 2 if types else None)
    rng = _rng()
    return fmean(sum(rank in ranks for rank in belief.draw(rng)[0][0]) for _ in range(2000))


def test_a_higher_card_hints_that_lower_ones_are_missing() -> None:
    view = seen(("4S 2S 3S 10S 9S", "5H 6H QH KH AH"), "play 4S", "play 5H", "play 10S")
    assert _held(view, range(3, 8), LOWEST_FOR_SURE) < 0.2 * _held(view, range(3, 8), None)
    assert _held(view, range(3), LOWEST_FOR_SURE) > _held(view, range(3), None)


def test_a_no_hints_that_there_is_nothing_to_play() -> None:
    view = seen(("4S 2S 3S 10S 9S", "5H 6H QH KH AH"), "play 4S", "play 6H", "no")
    assert _held(view, range(4, 13), LOWEST_FOR_SURE) < 0.9 * _held(view, range(4, 13), None)
    assert _held(view, range(4), LOWEST_FOR_SURE) > 1.1 * _held(view, range(4), None)


def test_a_no_while_holding_a_known_card_to_play_says_nothing_of_the_others() -> None:
    """The Ace showed the 3, which could have been played."""
    moves = ("play 4S", "play AH", "play 2S", "play 3H")
    belief = Belief(
        seen(("4S 2S 3S 10S 9S", "3H 6H QH KH AH"), *moves, "no"),
        remembers=True,
        types=[LOWEST_FOR_SURE] * 2,
    )
    assert list(cards_in(belief.hands[0].known)) == [card("3S")]
    assert all(hidden.likelihood == NO_EVIDENCE for hidden in belief.hands[0].hidden)


def test_inference_comes_closer_to_the_truth() -> None:
    """The logarithmic loss of "they can answer an 8, a 10, a Queen" falls.

    Inference that was too strong once made the belief worse than none.
    """
    losses: dict[bool, list[float]] = {False: [], True: []}

    def look(match: Match, seat: int, rng: random.Random) -> Move:
        view = match.view(seat)
        for infers in (False, True) if len(match.entries) % 4 == 0 else ():
            belief = Belief(view, remembers=True, types=infer_types(view) if infers else None)
            drawn = [belief.draw(random.Random(number))[0] for number in range(40)]
            for other, rank in product(set(range(4)) - {seat}, (6, 8, 10)):
                hand = map(rank_of, match.view(other).faces(Kind.HAND, other))
                can = sum(max(hands[other], default=NO) >= rank for hands in drawn)
                chance = (can + 1) / (len(drawn) + 2)
                true = max(hand, default=NO) >= rank
                losses[infers].append(-math.log(chance if true else 1 - chance))
        values = heuristic_values(view)
        return max(values, key=values.__getitem__)

    for seed in range(6):
        play(seated(GAME, {"players": 4}, seed), [look] * 4, _rng(), most=100_000)
    assert fmean(losses[True]) < fmean(losses[False]) - 0.01


def _known(view: View, *, remembers: bool) -> list[int]:
    belief = Belief(view, remembers=remembers)
    return [hand.known for hand in belief.hands]


def _rng() -> random.Random:
    return random.Random(1)
