"""Soy by its rules, SOY-1 to SOY-10."""

from __future__ import annotations

import random

import pytest

from soiree.core.cards import DECK, card, rank_of, spell
from soiree.core.entries import Chance
from soiree.core.events import Ended, Moved, Said, Shown, Turn
from soiree.core.zones import Seat, Zone
from soiree.games.soy import GAME
from soiree.games.soy.facts import Phase, SoyFacts
from soiree.games.soy.rules import Soy
from tests.games.soy.soy_tables import HANDS, Table, cards, spelled, zones_of


@pytest.mark.parametrize("size", [5, 6, 7])
def test_SOY_1_cards_are_dealt_in_turn_from_seat_0(size: int) -> None:
    state = Soy({"hand_size": size})
    assert state.chance() is not None
    state.deal(Chance("deck", DECK))
    hands = [pile.cards for pile in state.piles()][:2]
    assert list(hands[0]) == list(range(0, 2 * size, 2))
    assert list(hands[1]) == list(range(1, 2 * size, 2))
    assert state.chance() is None


def test_SOY_1_a_dealt_card_is_seen_by_its_player_alone() -> None:
    table = Table(*HANDS)
    assert spelled(table.view(0).cards("hand", 0)) == set(HANDS[0].split())
    assert table.view(0).cards("hand", 1) == (None,) * 5
    seen = [event.card for event in table.view(1).events[1:11] if isinstance(event, Moved)]
    assert seen[0::2] == [None] * 5
    assert seen[1::2] == list(cards(HANDS[1]))


def test_SOY_2_the_prize_is_the_top_two_cards_in_public() -> None:
    table = Table(*HANDS, "QD 4H 8S 8H")
    for seat in (0, 1):
        assert table.view(seat).cards("prize") == cards("QD 4H")
    assert table.view(0).cards("stock") == (None,) * 40
    table.play("0 bid 9H", "1 bid 6C", "1 discard 6C", "0 discard KD")
    assert table.view(0).cards("prize") == cards("8S 8H")
    assert table.view(0).facts == SoyFacts(round=2, phase=Phase.BID)


def test_SOY_3_a_bid_is_secret_until_the_other_has_bid() -> None:
    table = Table(*HANDS).play("1 bid 10C")
    assert table.state.deciders() == (0,)
    assert table.state.legal(1) == []
    assert str(table.state.refusal(1, "bid KS")) == "You have already made your bid."
    assert table.view(1).cards("secret", 1) == cards("10C")
    assert table.view(0).cards("secret", 1) == (None,)
    assert table.view(0).events[-2:] == (
        Moved(None, Zone("hand", 1), Zone("secret", 1), seen=2),
        Turn((0,)),
    )
    table.play("0 bid KD")
    assert Moved(card("10C"), Zone("secret", 1), Zone("bid", 1)) in table.view(0).events
    assert Moved(card("KD"), Zone("secret", 0), Zone("bid", 0)) in table.view(1).events
    assert table.cards("secret", 0) == table.cards("secret", 1) == set()


@pytest.mark.parametrize("order", [("0 bid AS", "1 bid KS"), ("1 bid KS", "0 bid AS")])
def test_SOY_3_the_ace_is_the_highest_whoever_bids_first(order: tuple[str, str]) -> None:
    table = Table(*HANDS, "QD 4H").play(*order)
    assert {"QD", "4H"} <= table.cards("hand", 0)


def test_SOY_3_two_is_the_lowest() -> None:
    table = Table(*HANDS, "QD 4H").play("0 bid 2S", "1 bid 3S")
    assert {"QD", "4H"} <= table.cards("hand", 1)


def test_SOY_4_the_winner_has_the_prize_and_the_loser_both_bids() -> None:
    table = Table(*HANDS, "QD 4H").play("0 bid 9H", "1 bid 10C")
    assert table.cards("hand", 0) == {"2S", "9H", "KD", "7C", "AS", "10C"}
    assert table.cards("hand", 1) == {"2H", "KS", "6C", "3S", "QD", "4H"}
    assert table.cards("prize") == table.cards("bid", 0) == table.cards("bid", 1) == set()
    assert table.state.facts().phase is Phase.DISCARD
    gained = [event for event in table.view(0).events if isinstance(event, Moved)][-4:]
    assert {(event.card, event.target) for event in gained} == {
        (card("QD"), Zone("hand", 1)),
        (card("4H"), Zone("hand", 1)),
        (card("9H"), Zone("hand", 0)),
        (card("10C"), Zone("hand", 0)),
    }


def test_SOY_5_tied_bids_stay_while_both_bid_again() -> None:
    table = Table(*HANDS).play("0 bid 2S", "1 bid 2H")
    assert table.state.deciders() == (0, 1)
    assert "bid 2S" not in table.state.legal(0)
    table.play("0 bid 9H")
    seen = table.view(1)
    assert seen.cards("bid", 0) == cards("2S")
    assert seen.cards("secret", 0) == (None,)
    assert seen.cards("bid", 1) == cards("2H")
    table.play("1 bid 10C")
    assert table.view(1).cards("bid", 0) == cards("2S 9H")
    assert table.view(0).cards("bid", 1) == cards("2H 10C")


def test_SOY_5_after_a_tie_the_loser_chooses_three_of_four_bids() -> None:
    table = Table(*HANDS, "QD 4H").play("0 bid KD", "1 bid KS", "0 bid 9H", "1 bid 10C")
    assert table.state.deciders() == (0,)
    assert SoyFacts.of(table.view(1)).phase is Phase.TAKE
    assert table.state.legal(0) == [
        "take KS 9H KD",
        "take KS 9H 10C",
        "take KS KD 10C",
        "take 9H KD 10C",
    ]
    table.play("0 take KS KD 10C")
    assert table.cards("hand", 0) == {"2S", "7C", "AS", "KS", "KD", "10C"}
    assert table.cards("hand", 1) == {"2H", "6C", "3S", "9H", "QD", "4H"}
    assert table.state.deciders() == (0, 1)
    assert Moved(card("10C"), Zone("bid", 1), Zone("hand", 0)) in table.view(1).events
    assert Moved(card("9H"), Zone("bid", 0), Zone("hand", 1)) in table.view(0).events


def test_SOY_5_after_two_ties_four_of_six() -> None:
    table = Table(*HANDS, "QD 4H").play("0 bid KD", "1 bid KS", "1 bid 2H", "0 bid 2S")
    table.play("0 bid AS", "1 bid 10C")
    assert table.state.deciders() == (1,)
    assert len(table.state.legal(1)) == len(set(table.state.legal(1))) == 15
    table.play("1 take 2S KS AS 2H")
    assert table.cards("hand", 1) == {"6C", "3S", "2S", "KS", "AS", "2H"}
    assert table.cards("hand", 0) == {"9H", "7C", "KD", "10C", "QD", "4H"}


def test_SOY_5_a_take_may_be_written_in_any_order() -> None:
    assert GAME.canonical("take 10C KD AS 9S") == "take 9S AS KD 10C"
    assert GAME.canonical("take 2D 2H 2C 2S") == "take 2S 2H 2D 2C"
    for other in ("bid 10C", "take", "take 10C 1X", "take  10C KD", "take 10c KD", ""):
        assert GAME.canonical(other) == other


TIED = ("2S 9H KD 7C AS", "2H 9C KS 7D AD")


def test_SOY_6_all_bids_tied_is_a_tie() -> None:
    table = Table(*TIED)
    for first, second in zip(TIED[0].split(), TIED[1].split(), strict=True):
        assert table.state.result() is None
        table.play(f"0 bid {first}", f"1 bid {second}")
    result = table.state.result()
    assert result is not None
    assert (result.ranks, result.scores, result.reason) == ((1, 1), None, "all bids tied")
    assert table.events[-1] == Ended(result)
    assert table.state.deciders() == ()


def test_SOY_6_a_difference_in_the_last_bids_is_no_tie() -> None:
    table = Table("2S 9H KD 7C AS", "2H 9C KS 7D QD", "3D 3C")
    for first, second in (("2S", "2H"), ("9H", "9C"), ("KD", "KS"), ("7C", "7D"), ("AS", "QD")):
        table.play(f"0 bid {first}", f"1 bid {second}")
    assert len(table.state.legal(1)) == 210
    table.play("1 take 2S KS 2H 7D QD KD")
    assert table.cards("hand", 1) == {"2S", "KS", "2H", "KD", "7D", "QD"}
    assert table.cards("hand", 0) == {"3D", "3C", "9H", "7C", "AS", "9C"}


def test_SOY_7_a_discard_stays_private_to_its_player() -> None:
    table = Table(*HANDS, "QD 4H").play("0 bid 9H", "1 bid 10C")
    assert len(table.state.legal(0)) == len(table.state.legal(1)) == 6
    table.play("1 discard QD")
    assert table.state.deciders() == (0,)
    assert str(table.state.refusal(1, "discard 2H")) == "You have already discarded."
    table.play("0 discard 10C")
    for seat, own in ((0, "10C"), (1, "QD")):
        seen = table.view(seat)
        assert seen.cards("discard", seat) == cards(own)
        assert seen.cards("discard", 1 - seat) == (None,)
        discarded = [e for e in seen.events if isinstance(e, Moved) and e.target.kind == "discard"]
        assert {e.card for e in discarded} == {None, card(own)}
    assert len(table.cards("hand", 0)) == len(table.cards("hand", 1)) == 5


def test_SOY_8_a_hand_of_one_suit_is_called_after_the_discards() -> None:
    table = Table("2S 9S KS 7S 4H", "AS 10C KD 6C 3S").play("0 bid 9S", "1 bid AS", "0 discard 4H")
    assert table.state.result() is None
    table.play("1 discard 10C")
    result = table.state.result()
    assert result is not None
    assert (result.ranks, result.scores, result.reason) == ((1, 2), None, "soy")
    said, shown, ended = table.view(1).events[-3:]
    assert said == Said(0, "soy")
    assert isinstance(shown, Shown)
    assert shown.zone == Zone("hand", 0)
    assert spelled(shown.cards or ()) == {"2S", "9S", "KS", "7S", "AS"}
    assert ended == Ended(result)
    assert table.state.deciders() == ()
    assert str(table.state.refusal(0, "bid 9S")) == "The match is over."


def test_SOY_8_seat_1_may_call_too() -> None:
    table = Table("AS 10C KD 6C 3S", "2S 9S KS 7S 4H").play("1 bid 9S", "0 bid AS")
    table.play("1 discard 4H", "0 discard 3S")
    result = table.state.result()
    assert result is not None
    assert result.ranks == (2, 1)
    assert not any(isinstance(e, Shown) and e.zone.owner == 0 for e in table.events)


def test_SOY_8_a_hand_of_one_suit_is_not_called_on_the_deal_or_in_mid_round() -> None:
    table = Table("2S 9S KS 7S 5S", "AS 10C KD 6C 3H", "JS QS")
    assert table.state.result() is None
    table.play("0 bid 9S", "1 bid 6C")  # six spades and no discard yet
    assert len(table.cards("hand", 0)) == 6
    assert table.state.result() is None
    assert not any(isinstance(event, Said) for event in table.events)


@pytest.mark.parametrize(
    ("first", "second", "ranks"),
    [
        ("4S 7S 9S KS AS", "5H 7H 9H JH QH", (1, 2)),  # 4 below 5, though A is above Q
        ("5S 8S 9S JS QS", "5H 7H 9H KH AH", (2, 1)),  # the second cards differ
        ("5S 7S 9S KS AS", "5H 7H 9H KH QH", (2, 1)),  # the highest cards only
        ("5S 7S 9S KS QS", "5H 7H 9H KH QH", (1, 1)),
    ],
)
def test_SOY_9_of_two_soys_the_lower_low_card_wins(
    first: str, second: str, ranks: tuple[int, int]
) -> None:
    """Seat 0 completes its spades with the opponent's bid, seat 1 its hearts with the prize."""
    spades, hearts = first.split(), second.split()
    table = Table(
        " ".join([*spades[:4], "2C"]), " ".join([*hearts[:4], spades[4]]), f"{hearts[4]} 3D"
    )
    table.play("0 bid 2C", f"1 bid {spades[4]}", "1 discard 3D", "0 discard 2C")
    result = table.state.result()
    assert result is not None
    assert (result.ranks, result.scores) == (ranks, None)
    assert result.reason == "simultaneous soy"
    assert [event.seat for event in table.events if isinstance(event, Said)] == [0, 1]
    assert [event.zone.owner for event in table.events if isinstance(event, Shown)] == [0, 1]


def play_without_soy(table: Table, rng: random.Random) -> None:
    """Play random moves to the end of the match; discards avoid hands of one suit if possible."""
    while not table.state.result():
        seat = rng.choice(table.state.deciders())
        moves = list(table.state.legal(seat))
        rng.shuffle(moves)
        if moves[0].startswith("discard"):
            hand = table.cards("hand", seat)
            moves.sort(key=lambda move: len({name[-1] for name in hand - {move.split()[1]}}) == 1)
        table.play(f"{seat} {moves[0]}")


@pytest.mark.parametrize("size", [5, 6, 7])
def test_SOY_10_without_cards_for_a_prize_both_hands_are_shown_and_compared(size: int) -> None:
    winners = set()
    for seed in range(8):
        rng = random.Random(seed)
        names = [spell(each) for each in rng.sample(DECK, 52)]
        table = Table(
            " ".join(names[:size]), " ".join(names[size : 2 * size]), " ".join(names[2 * size :])
        )
        play_without_soy(table, rng)
        result = table.state.result()
        assert result is not None
        assert result.reason == "deck empty"
        assert table.state.facts().round == 26 - size
        assert table.cards("stock") == set()
        shown = [event for event in table.events if isinstance(event, Shown)]
        assert [event.zone for event in shown] == [Zone("hand", 0), Zone("hand", 1)]
        first, second = (sorted(rank_of(c) for c in event.cards or ()) for event in shown)
        assert result.ranks == (1 + (first > second), 1 + (second > first))
        winners.add(result.ranks)
    assert {(1, 2), (2, 1)} <= winners


def test_refusals_are_in_the_words_of_the_game() -> None:
    table = Table(*HANDS, "QD 4H")

    def said(seat: Seat, move: str) -> str:
        assert move not in table.state.legal(seat)
        return str(table.state.refusal(seat, move))

    assert said(0, "bid QD") == "You do not hold the QD."
    assert said(0, "discard 2S") == "You must bid a card from your hand now."
    assert said(0, "take 2S 9H KD") == "You must bid a card from your hand now."
    assert said(0, "bid 1S") == "bid 1S is not a move in Soy."
    assert said(0, "") == " is not a move in Soy."
    table.play("0 bid KD", "1 bid KS", "0 bid 9H", "1 bid 10C")
    assert said(1, "take KS KD 10C") == "It is not your turn."
    assert said(0, "bid 2S") == "You must take 3 of the bid cards now."
    assert said(0, "take KS KD") == "You must take exactly 3 of the bid cards."
    assert said(0, "take KS 9H KD 10C") == "You must take exactly 3 of the bid cards."
    assert said(0, "take KS KD 2C") == "The 2C is not among the bids."
    assert said(0, "take KS KD KD") == "Each card can be taken only once."
    assert said(0, "take KD KS 10C") == "take KD KS 10C is not a move in Soy."
    table.play("0 take KS KD 10C")
    assert said(0, "bid KS") == "You must discard a card from your hand now."
    assert said(0, "discard 9H") == "You do not hold the 9H."
    before = Soy({"hand_size": 5})
    assert str(before.refusal(0, "bid 2S")) == "It is not your turn."


def test_a_copy_is_independent() -> None:
    table = Table(*HANDS)
    before = table.view(0), zones_of(table.state)
    twin = Table(*HANDS)
    twin.state = table.state.copy()
    assert zones_of(twin.state) == zones_of(table.state)
    play_without_soy(twin, random.Random(10))
    assert (table.view(0), zones_of(table.state)) == before
