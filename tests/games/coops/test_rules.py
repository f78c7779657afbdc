"""The common rules of Soureh and Pariah, in matches of Soureh (SRH-1 to SRH-6)."""

from __future__ import annotations

import random

import pytest

from soiree.core.cards import card
from soiree.core.entries import Chance
from soiree.core.events import Event, Moved, Said, Turn
from soiree.core.zones import EVERYONE, Sight, Zone, only
from soiree.games.coops.rules import is_valid
from soiree.games.soureh import GAME
from soiree.games.soureh.rules import Soureh
from tests.games.coops.stacked_match import ALSO_VALID, DEAR, TWINS, VALID, StackedMatch, cards


def new_match(**options: int | str) -> StackedMatch:
    return StackedMatch(GAME, **options)


def moved(events: list[Event]) -> list[Moved]:
    return [event for event in events if isinstance(event, Moved)]


class TestDeal:
    """SRH-1."""

    def test_SRH_1_a_dealer_is_drawn_once_and_then_a_deck_each_round(self) -> None:
        match = new_match(players=3)
        pending = match.state.chance()
        assert pending is not None
        assert (pending.kind, pending.seats) == ("dealer", (0, 1, 2))
        match.enter(Chance("dealer", seat=2))
        pending = match.state.chance()
        assert pending is not None
        assert (pending.kind, pending.count) == ("deck", 80)
        match.deal({0: VALID, 1: ALSO_VALID, 2: TWINS})
        match.play("discard", "declare", "discard", "discard", "pay uuuu")
        pending = match.state.chance()
        assert pending is not None
        assert pending.kind == "deck"

    def test_SRH_1_the_deck_has_two_of_each_number_card(self) -> None:
        ranks = "A 2 3 4 5 6 7 8 9 10".split()
        twice = sorted(card(rank + suit) for rank in ranks for suit in "SHDC" for _ in range(2))
        assert sorted(Soureh.deck) == twice

    def test_SRH_1_one_card_at_a_time_from_the_seat_after_the_dealer(self) -> None:
        match = new_match(players=3)
        match.enter(Chance("dealer", seat=1))
        deck = list(Soureh.deck)
        random.Random(5).shuffle(deck)
        events = match.enter(Chance("deck", tuple(deck)))
        for nth, seat in enumerate((2, 0, 1)):
            for slot in (1, 2, 3, 4):
                assert match.pile("down", seat, slot).cards == (deck[nth + 3 * (slot - 1)],)
                assert match.pile("up", seat, slot).cards == (deck[nth + 3 * (slot + 3)],)
        assert moved(events)[:3] == [
            Moved(deck[0], Zone("stock"), Zone("down", 2, 1), only(2)),
            Moved(deck[1], Zone("stock"), Zone("down", 0, 1), only(0)),
            Moved(deck[2], Zone("stock"), Zone("down", 1, 1), only(1)),
        ]
        assert moved(events)[12] == Moved(deck[12], Zone("stock"), Zone("up", 2, 1), EVERYONE)

    def test_SRH_1_the_rest_is_the_face_down_stock(self) -> None:
        match = new_match(players=4)
        match.deal()
        assert match.pile("stock").sight is Sight.NONE
        assert len(match.pile("stock").cards) == 80 - 32 - 1

    def test_SRH_1_face_up_cards_are_public_and_face_down_cards_their_owners(self) -> None:
        match = new_match(players=2)
        match.deal({0: VALID, 1: DEAR})
        for seat, other in ((0, 1), (1, 0)):
            seen = match.view(seat)
            for slot in (1, 2, 3, 4):
                assert None not in seen.cards("up", other, slot)
                assert None not in seen.cards("down", seat, slot)
                assert seen.cards("down", other, slot) == (None,)

    def test_SRH_1_the_deal_passes_to_the_next_seat(self) -> None:
        match = new_match(players=3)
        match.enter(Chance("dealer", seat=1))
        for dealer in (1, 2, 0, 1):
            assert match.facts.dealer == dealer
            match.deal({0: VALID, 1: ALSO_VALID, 2: "6H/9S 6H/9S 6D/9C 6D/9C"})
            assert match.turn == (dealer + 1) % 3
            match.play("discard", "declare", "discard", "discard")


@pytest.mark.parametrize(
    ("coop", "valid"),
    [
        ("AS/2H", True),
        ("AH/10S", True),
        ("2S/AH", True),
        ("10H/AC", True),
        ("AS/AH", False),
        ("3H/9S", True),
        ("3D/9S", True),
        ("9H/3S", False),
        ("9D/3S", False),
        ("9S/3H", True),
        ("9C/3H", True),
        ("3S/9H", False),
        ("3C/9H", False),
        ("10S/9S", True),
        ("9H/10H", True),
        ("7H/7S", False),
        ("7S/7H", False),
        ("7S/7S", False),
    ],
)
def test_SRH_2_valid_coops(coop: str, valid: bool) -> None:
    """SRH-2: one ace; or red and lower; or black and higher."""
    up, down = cards(coop.replace("/", " "))
    assert is_valid(up, down) is valid


class TestTurn:
    """SRH-3."""

    def test_SRH_3_only_the_player_sees_the_drawn_card(self) -> None:
        match = new_match()
        events = match.deal({}, stock="7D")
        assert events[-2:] == [
            Turn((1,)),
            Moved(card("7D"), Zone("stock"), Zone("drawn", 1), only(1)),
        ]
        assert match.view(1).cards("drawn", 1) == (card("7D"),)
        assert match.view(0).cards("drawn", 1) == (None,)

    def test_SRH_3_own_replaces_a_face_down_card(self) -> None:
        match = new_match()
        match.deal({1: DEAR}, stock="7D")
        events = match.play("own 3")
        assert match.at("down", 1, 3) == "7D"
        assert match.at("discard") == "2C"
        assert match.at("drawn", 1) == ""
        assert events == [
            Moved(card("2C"), Zone("down", 1, 3), Zone("discard"), EVERYONE),
            Moved(card("7D"), Zone("drawn", 1), Zone("down", 1, 3), only(1)),
        ]

    def test_SRH_3_over_replaces_a_face_up_card_of_another(self) -> None:
        match = new_match(players=3)
        match.deal({2: DEAR}, stock="7D")
        events = match.play("over 2 4")
        assert match.at("up", 2, 4) == "7D"
        assert match.at("discard") == "10D"
        assert events == [
            Moved(card("10D"), Zone("up", 2, 4), Zone("discard"), EVERYONE),
            Moved(card("7D"), Zone("drawn", 1), Zone("up", 2, 4), EVERYONE),
        ]

    def test_SRH_3_the_drawn_card_may_be_discarded(self) -> None:
        match = new_match()
        match.deal(stock="7D")
        events = match.play("discard")
        assert match.at("discard") == "7D"
        assert events == [Moved(card("7D"), Zone("drawn", 1), Zone("discard"), EVERYONE)]

    def test_SRH_3_there_are_no_other_uses(self) -> None:
        match = new_match(players=3)
        match.deal({0: DEAR, 2: TWINS}, stock="7D")
        own = [f"own {slot}" for slot in (1, 2, 3, 4)]
        over = [f"over {seat} {slot}" for seat in (0, 2) for slot in (1, 2, 3, 4)]
        assert list(match.legal) == [*own, *over, "discard"]
        assert match.refused("over 1 1").startswith("You may replace only another player’s")
        assert match.refused("over 3 1") == "There is no player at that seat."
        assert match.refused("own 5") == "own 5 is not a move in Soureh."
        assert match.refused("end") == "First use the card that you drew."
        assert match.refused("discard", seat=0) == "It is not your turn."

    def test_SRH_3_a_face_up_ace_yields_only_to_a_10(self) -> None:
        match = new_match()
        match.deal({0: "AS/2H 9S/3H 9C/4H AD/5H"}, stock="9H 2D 10S 3D 4D")
        assert {move for move in match.legal if "over" in move} == {"over 0 2", "over 0 3"}
        assert match.refused("over 0 4") == "Only a 10 can replace a face-up ace."
        match.play("discard", "end", "discard", "end")
        assert {move for move in match.legal if "over" in move} == {
            f"over 0 {slot}" for slot in (1, 2, 3, 4)
        }
        match.play("over 0 4", "end", "discard", "end")
        assert match.at("up", 0, 4) == "10S"
        assert "over 0 4" in match.legal  # the 10 itself yields to any card

    def test_SRH_3_an_ace_laid_over_a_coop_is_protected_too(self) -> None:
        match = new_match()
        match.deal({0: TWINS}, stock="AH 9H 8C")
        match.play("over 0 2", "end", "discard", "end")
        assert "over 0 2" not in match.legal
        assert "over 0 1" in match.legal

    def test_SRH_3_the_discard_pile_is_public(self) -> None:
        match = new_match()
        match.deal(stock="7D 8D")
        match.play("discard", "end", "discard")
        for seat in (0, 1):
            assert match.view(seat).cards("discard") == (card("7D"), card("8D"))

    def test_SRH_3_turns_go_in_seat_order(self) -> None:
        match = new_match(players=3)
        match.deal(dealer=1)
        for seat in (2, 0, 1, 2):
            assert match.turn == seat
            match.play("discard", "end")


class TestDeclaring:
    """SRH-4, SRH-5 and SRH-6."""

    def test_SRH_4_a_player_may_declare_whatever_their_coops_are(self) -> None:
        for coops in (VALID, TWINS):
            match = new_match()
            match.deal({1: coops})
            match.play("discard")
            assert list(match.legal) == ["declare", "end"]
            assert match.refused("discard") == "Declare Soureh, or end your turn."
            assert match.play("declare")[0] == Said(1, "declare")
            assert match.facts.declarer == 1

    def test_SRH_5_each_other_player_has_one_last_turn(self) -> None:
        match = new_match(players=4)
        match.deal(dealer=0)
        match.play("discard", "end", "discard", "declare")
        for seat in (3, 0, 1):
            assert match.turn == seat
            assert match.phase == "card"
            match.play("discard")
        assert match.phase == "pay"

    def test_SRH_5_one_card_of_the_declarer_may_be_replaced(self) -> None:
        match = new_match(players=4)
        match.deal({1: DEAR, 2: TWINS}, stock="3H 4S 5S 8H", dealer=0)
        match.play("discard", "declare")
        match.play("over 1 2")
        assert match.facts.protected is True
        assert not [move for move in match.legal if move.startswith("over 1")]
        assert match.refused("over 1 1") == (
            "One of 1’s cards was replaced after the declaration: no other can be replaced."
        )
        match.play("over 2 1")
        assert "over 2 1" in match.legal  # only the declarer is protected

    def test_SRH_5_a_replacement_before_the_declaration_does_not_protect(self) -> None:
        match = new_match()
        match.deal({0: TWINS}, stock="3H 4H 5S", dealer=0)
        match.play("over 0 1", "end", "discard", "declare")
        assert match.facts.protected is False
        assert "over 0 2" in match.legal

    def test_SRH_5_protection_ends_with_the_round(self) -> None:
        match = new_match(players=2)
        match.deal({0: VALID, 1: ALSO_VALID}, stock="3H 10S", dealer=1)
        match.play("discard", "declare", "over 0 1")
        while match.phase == "pay":
            match.play("pay uuuu")
        match.deal({0: DEAR})
        assert match.facts.declarer is None
        assert match.facts.protected is False
        match.play("discard", "declare")
        assert match.facts.declarer == 1

    def test_SRH_6_the_last_card_ends_the_round_before_any_decision(self) -> None:
        match = new_match(players=2)
        match.deal({0: TWINS, 1: DEAR})
        for _ in range(63):
            match.play("discard", "end")
        assert match.at("stock") == ""
        assert match.phase == "card"
        match.play("discard")
        assert match.phase == "pay"
        assert match.facts.declarer is None

    def test_SRH_6_with_the_last_card_the_remaining_last_turns_are_lost(self) -> None:
        match = new_match(players=4)
        match.deal({0: TWINS}, dealer=3)
        for _ in range(46):
            match.play("discard", "end")
        match.play("discard", "declare")
        assert match.turn == 3
        match.play("discard")
        assert match.phase == "pay"
