"""The beliefs of players of Soy about the opponent's hand agree with all public events."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from soiree.core.cards import HEARTS, SUITED, card, cards_in, mask_of
from soiree.core.views import View
from soiree.games import GAMES
from soiree.games.soy import GAME
from soiree.games.soy.ai.belief import (
    Particle,
    ParticleFilter,
    bid_likelihood,
    merged,
    resample,
    with_own_hand,
)
from soiree.games.soy.ai.evaluation import OWN_SHARE
from soiree.games.soy.ai.rounds import Round
from soiree.games.soy.facts import Phase, SoyFacts
from soiree.games.soy.rules import is_soy
from tests.games.honesty import honest, play, seated

pytestmark = pytest.mark.slow


def hand(cards: str) -> int:
    return mask_of(map(card, cards.split()))


def in_play() -> Iterator[tuple[View, list[Particle]]]:
    """Views of matches in progress, and hands that the opponent may hold."""
    for seed in range(12):
        match = seated(GAME, {}, seed)
        choosers = [honest(GAMES["soy"].player("random"))] * 2
        play(match, choosers, random.Random(seed), most=4 * seed)
        for seat in match.deciders[:1]:
            view = match.view(seat)
            own = mask_of(view.faces("hand", seat) + view.faces("discard", seat))
            found = ParticleFilter.of(view).sample(1 - seat, own, 30, random.Random(1))
            yield view, found


def test_hands_have_the_right_size_and_no_card_that_lies_elsewhere() -> None:
    for view, found in in_play():
        assert abs(sum(each.weight for each in found) - 1) < 1e-9
        seen = mask_of(card for _, cards in view.zones for card in cards if card is not None)
        hidden = sum(len(view.cards(kind, 1 - view.seat)) for kind in ("hand", "secret", "discard"))
        for each in found:
            assert each.cards.bit_count() == hidden
            assert not each.hand & each.discarded
            assert not each.cards & seen


def test_what_is_bid_later_was_not_discarded_before() -> None:
    first = Round(hand("2S 3S"), 0, ([card("4S")], [card("KD")]), [hand("4S KD"), 0], over=True)
    first.gained[1] = hand("2S 3S")
    second = Round(hand("5S 6S"), 0, ([], [card("3S")]))
    everything = hand("2S 3S 4S KD")
    first.unseen = (1 << 52) - 1 & ~everything | hand("4S KD")
    second.unseen = first.unseen_after & ~second.prize
    found = ParticleFilter([first, second], 5, infers=False).sample(1, 0, 50, random.Random(2))
    assert found
    assert not any(each.discarded & hand("3S") for each in found)


def test_SOY_8_a_player_who_did_not_call_has_no_soy() -> None:
    for view, found in in_play():
        if SoyFacts.of(view).phase is Phase.BID and len(view.cards("bid", 0)) == 0:
            assert not any(is_soy(each.hand) for each in found if each.weight)


def test_a_high_spare_card_is_the_likelier_bid_for_a_prize_that_helps() -> None:
    held, prize = hand("2H 5H 9H JH AS"), hand("7H 3H")
    chances = {each: bid_likelihood(held, each, prize) for each in cards_in(held)}
    assert abs(sum(chances.values()) - 1) < 1e-9
    assert max(chances, key=chances.__getitem__) == card("AS")
    assert min(chances.values()) > 0.01


def test_SOY_5_a_high_bid_after_a_tie_tells_that_the_prize_fits() -> None:
    def hearts(second: str) -> float:
        """The expected number of hearts that a player still holds after two bids."""
        now = Round(hand("7H 3H"), 0, ([card("9C")], [card("9S"), card(second)]))
        now.unseen = (1 << 52) - 1 & ~now.prize
        found = ParticleFilter([now], 5, infers=True).sample(1, 0, 2000, random.Random(2))
        return sum(each.weight * (each.hand & SUITED[HEARTS]).bit_count() for each in found)

    assert hearts("AS") > hearts("2S") + 0.1


def test_particles_are_resampled_as_often_as_their_weights_say() -> None:
    some = [Particle(hand("2S"), 0, 0.75), Particle(hand("3S"), 0, 0.25)]
    drawn = merged(resample(some, 40, random.Random(1)))
    assert [(each.hand, round(each.weight, 6)) for each in drawn] == [
        (hand("2S"), 0.75),
        (hand("3S"), 0.25),
    ]


def test_ones_own_hand_counts_at_least_an_equal_share() -> None:
    own = Particle(hand("2S"), 0, 1.0)
    found = with_own_hand(own, [Particle(hand("3S"), 0, 0.9), Particle(hand("2S"), 0, 0.1)])
    assert [each.hand for each in found] == [hand("2S"), hand("3S")]
    assert abs(found[0].weight - 1 / 3) < 1e-9


def test_the_own_hand_counts_less_than_an_equal_share_if_a_smaller_least_weight_is_given() -> None:
    """Prices give one: with an equal share, the opponent of a price knew too much."""
    own, other = Particle(hand("2S"), 0, 1.0), Particle(hand("3S"), 0, 1.0)
    found = with_own_hand(own, [other], OWN_SHARE)
    assert [each.weight for each in found] == [OWN_SHARE, 1 - OWN_SHARE]
    guessed = with_own_hand(own, [Particle(hand("2S"), 0, 0.4), other], OWN_SHARE)
    assert guessed[0].weight == 0.4
