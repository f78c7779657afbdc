"""The public history of rounds of Soy."""

from __future__ import annotations

from soiree.core.cards import FULL, card, mask_of
from soiree.games.soy.ai.rounds import rounds_of
from tests.games.soy.soy_positions import at


def hand(cards: str) -> int:
    return mask_of(map(card, cards.split()))


def test_bids_and_gains_belong_to_their_round() -> None:
    moves = ("bid 4S", "bid QS", "discard QS", "discard 2C")
    view = at("4S 9D 9H JH KH", "3D 7H 8D 2C QS", "5D 6D", *moves)
    first, second = rounds_of(view)
    assert first.prize == hand("5D 6D")
    assert first.bids == ([card("4S")], [card("QS")])
    assert first.gained == [hand("4S QS"), hand("5D 6D")]
    assert first.over
    assert not second.over
    assert second.prize.bit_count() == 2
    assert second.bids == ([], [])


def test_tied_bids_stay_in_the_pile() -> None:
    bids = ("bid 9H", "bid 9D", "bid 5H", "bid 6H")
    (now,) = rounds_of(at("2H 5H 9H 3H KD", "4S 6H 9D QH AC", "7S AS", *bids))
    assert now.pile == hand("9H 9D 5H 6H")
    assert now.unseen_after == now.unseen & ~now.pile
    assert now.gained == [0, 0]


def test_forgotten_cards_count_as_unseen() -> None:
    moves = ("bid 4S", "bid QS", "discard QS", "discard 2C")
    view = at("4S 9D 9H JH KH", "3D 7H 8D 2C QS", "5D 6D", *moves)
    (only,) = rounds_of(view, last=1)
    assert only.unseen == FULL & ~only.prize
    assert rounds_of(view)[-1].unseen == only.unseen & ~hand("5D 6D 4S QS")
