"""The matrix game of bids at Soy: exact where it is decided, well mixed elsewhere."""

from __future__ import annotations

import random
from functools import cache
from statistics import fmean

import pytest

from soiree.core.cards import FULL, card, mask_of
from soiree.core.players import never
from soiree.core.reviews import WIN
from soiree.games.soy.ai.belief import Particle
from soiree.games.soy.ai.bidding import BiddingGame, PossibleBid, best_take
from soiree.games.soy.ai.outcomes import SOY, THEIR_SOY
from soiree.games.soy.ai.rounds import Round
from soiree.games.soy.ai.value import ValueFunction, by_low_cards
from tests.bench.measure_soy import SMALL, any_card, best_response, method

pytestmark = pytest.mark.slow


def hand(cards: str) -> int:
    return mask_of(map(card, cards.split()))


def bidding(
    mine: str, theirs: str, prize: str, rounds_left: int = 10
) -> tuple[BiddingGame, PossibleBid, PossibleBid]:
    """The game between two hands, and the first bid of each."""
    hands = [Particle(hand(each), 0, 1.0) for each in (mine, theirs)]
    now = Round(hand(prize), FULL & ~hand(prize))
    game = BiddingGame(hands[:1], hands[1:], now, ValueFunction(rounds_left, 5))
    first, second = (card(each.split()[0]) for each in (mine, theirs))
    return game, PossibleBid(hands[0], first), PossibleBid(hands[1], second)


def test_a_prize_that_completes_a_hand_wins_the_match() -> None:
    game, mine, theirs = bidding("AS 5H 9H JH KH", "QC 4S 9D 8D 2C", "7H 3S")
    assert game.win_chance(mine, theirs) == 1


def test_a_bid_that_completes_the_hand_of_the_loser_loses_the_match() -> None:
    game, mine, theirs = bidding("KH 4S 9D 8D 2C", "3C 5H 9H JH 10H", "7S 3S")
    assert game.win_chance(mine, theirs) == 0


def test_SOY_9_when_both_have_soy_the_lower_cards_win() -> None:
    game, mine, theirs = bidding("AS 5H 9H JH KH", "QC 4D 9D 8D 2D", "7H 3S")
    assert game.win_chance(mine, PossibleBid(theirs.particle, card("QC"))) == 1
    game, mine, theirs = bidding("AD 5H 9H JH KH", "QC 4D 9D 8D 2D", "7H 3S")
    assert game.win_chance(mine, theirs) == 0


def test_SOY_10_after_the_last_prize_low_cards_win() -> None:
    game, mine, theirs = bidding("AS 5H 6C 7D 8H", "QC 4D 9D 8S 2H", "10H 3S", rounds_left=0)
    assert game.win_chance(mine, theirs) == by_low_cards(
        hand("3S 5H 6C 7D 8H"), hand("2H 4D 8S 9D QC")
    )


def test_the_loser_takes_the_bids_that_make_one_suit() -> None:
    taken = best_take(hand("2H 3H KD"), hand("4S 8C JD"), hand("9H 9D 5H 6H"), hand("2S QC"))
    assert taken == hand("9H 5H 6H")


def test_the_loser_does_not_leave_the_bid_that_makes_one_suit_for_the_winner() -> None:
    bids = hand("10H 10D 6C 4S")
    assert best_take(hand("2C 4D 9S"), hand("3H 5H 7H"), bids, hand("9H KS")) & hand("10H")


def test_the_only_bid_that_does_not_lose_is_always_made() -> None:
    game, _, _ = bidding("AS 2C 4D 7S 9C", "KC 5H 9H JH QH", "7H 3H")
    strategy = game.solve(60, never)
    assert strategy is not None
    *_, often = strategy.mixture  # of the ace, the highest card
    assert often == 1


def test_the_best_response_gains_little_against_the_mixture_in_a_small_soy() -> None:
    prize = hand("3S 6H")
    assert prize & ~SMALL == 0
    assert best_response(prize, cache(method(1, 1))) < 0.53 < best_response(prize, any_card)


def test_bids_are_often_mixed() -> None:
    rng = random.Random(4)
    mixed = 0
    for _ in range(60):
        cards = rng.sample(range(52), 12)
        mine, theirs, prize = (mask_of(cards[i:j]) for i, j in ((0, 5), (5, 10), (10, 12)))
        hands = Particle(mine, 0, 1.0), Particle(theirs, 0, 1.0)
        game = BiddingGame(hands[:1], hands[1:], Round(prize, FULL & ~prize), ValueFunction(15, 5))
        strategy = game.solve(60, never)
        assert strategy is not None
        assert abs(sum(strategy.mixture) - 1) < 1e-9
        mixed += sum(share > 0 for share in strategy.mixture) > 1
    assert mixed > 9


def test_sampled_ends_agree_with_the_chance_to_win() -> None:
    """Against one hand, the mean over sampled bids is the chance against the mixture."""
    game, _, _ = bidding("KS 4S 9D 8D 2C", "AC 5H 9H JH 2H", "7H 3H")
    strategy = game.solve(200, never)
    assert strategy is not None
    for chance, ends in zip(strategy.win_chances, game.sample_ends(strategy, 2000), strict=True):
        assert fmean(end[WIN] for end in ends) == pytest.approx(chance, abs=0.04)
        assert all(not end[SOY] for end in ends)
    low = game.sample_ends(strategy, 2000)[0]  # with the lowest card, the 2
    assert fmean(end[THEIR_SOY] for end in low) > 0.5
