"""What the players of Soy take the other to hold agrees with all that was seen of him."""

from __future__ import annotations

import random
from collections.abc import Iterator

from soiree.core.cards import card, cards_in, mask_of
from soiree.core.players import never
from soiree.core.views import View
from soiree.games import GAMES
from soiree.games.soy import GAME
from soiree.games.soy.ai.belief import Holding, among, bid_chance, draw, holdings, merged
from soiree.games.soy.ai.tricks import Round, rounds
from soiree.games.soy.facts import Phase, SoyFacts
from soiree.games.soy.rules import is_soy
from tests.games.honesty import honest, play, seated


def hand(cards: str) -> int:
    return mask_of(map(card, cards.split()))


def in_play() -> Iterator[tuple[View, list[Holding]]]:
    """Views of matches under way, and what the other may hold."""
    for seed in range(12):
        match = seated(GAME, {}, seed)
        choosers = [honest(GAMES["soy"].player("random"))] * 2
        play(match, choosers, random.Random(seed), most=4 * seed)
        for seat in match.deciders[:1]:
            view = match.view(seat)
            own = mask_of(view.faces("hand", seat) + view.faces("discard", seat))
            drawn = holdings(rounds(view), 1 - seat, 5, own, random.Random(1), 30, True, never)
            yield view, drawn


def test_hands_have_the_right_size_and_no_card_that_lies_elsewhere() -> None:
    for view, found in in_play():
        assert abs(sum(each.weight for each in found) - 1) < 1e-9
        seen = mask_of(card for _, cards in view.zones for card in cards if card is not None)
        hidden = sum(len(view.cards(kind, 1 - view.seat)) for kind in ("hand", "secret", "discard"))
        for each in found:
            assert each.cards.bit_count() == hidden
            assert not each.hand & each.gone
            assert not each.cards & seen


def test_what_he_bid_later_he_did_not_discard_before() -> None:
    first = Round(hand("2S 3S"), 0, ([card("4S")], [card("KD")]), [hand("4S KD"), 0], over=True)
    first.gained[1] = hand("2S 3S")
    second = Round(hand("5S 6S"), 0, ([], [card("3S")]))
    everything = hand("2S 3S 4S KD")
    first.unseen = (1 << 52) - 1 & ~everything | hand("4S KD")
    second.unseen = first.unseen_after & ~second.prize
    found = holdings([first, second], 1, 5, 0, random.Random(2), 50, False, never)
    assert found
    assert not any(each.gone & hand("3S") for each in found)


def test_nobody_who_did_not_call_has_soy() -> None:
    for view, found in in_play():
        if SoyFacts.of(view).phase is Phase.BID and len(view.cards("bid", 0)) == 0:
            assert not any(is_soy(each.hand) for each in found if each.weight)


def test_a_high_spare_card_is_the_likelier_bid_for_a_prize_that_helps() -> None:
    held, prize = hand("2H 5H 9H JH AS"), hand("7H 3H")
    chances = {each: bid_chance(held, each, prize) for each in cards_in(held)}
    assert abs(sum(chances.values()) - 1) < 1e-9
    assert max(chances, key=chances.__getitem__) == card("AS")
    assert min(chances.values()) > 0.01


def test_holdings_are_drawn_as_often_as_they_weigh() -> None:
    some = [Holding(hand("2S"), 0, 0.75), Holding(hand("3S"), 0, 0.25)]
    drawn = merged(draw(some, 40, random.Random(1)))
    assert [(each.hand, round(each.weight, 6)) for each in drawn] == [
        (hand("2S"), 0.75),
        (hand("3S"), 0.25),
    ]


def test_what_a_player_holds_counts_a_fair_share_among_what_he_might_hold() -> None:
    own = Holding(hand("2S"), 0, 1.0)
    found = among(own, [Holding(hand("3S"), 0, 0.9), Holding(hand("2S"), 0, 0.1)])
    assert [each.hand for each in found] == [hand("2S"), hand("3S")]
    assert abs(found[0].weight - 1 / 3) < 1e-9
