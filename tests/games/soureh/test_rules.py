"""Soureh, rule by rule (SRH-1 … SRH-10)."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soiree.core.cards import card
from soiree.core.entries import Chance
from soiree.core.events import Ended, Event, Moved, Result, Said, Scored, Shown, Turn
from soiree.core.views import witnessed
from soiree.core.zones import EVERYONE, Seat, Sight, Zone, only
from soiree.games.coops.rules import is_valid
from soiree.games.soureh import GAME
from soiree.games.soureh.facts import SourehFacts
from soiree.games.soureh.rules import Soureh, imagine
from tests.games.coops.coop_tables import Table, cards

VALID = "AS/2H AS/3H AC/4H AC/5H"
VALID_TOO = "AH/2D AH/3D AD/4D AD/5D"
DEAR = "10H/2S 10D/2S 10H/2C 10D/2C"
"""Four coops to pay 10 or 2 for."""
TWINS = "10S/10C 10S/10C 9S/9C 9S/9C"
"""Four coops to pay 38 for, whatever is chosen."""


def table(**options: int | str) -> Table:
    return Table(GAME, **options)


def play_out(match: Table, coops: dict[Seat, str], **pays: str) -> list[Event]:
    """A round at once: it is dealt, declared in the first turn, and paid: `seat0="uuuu"`."""
    match.deal(coops)
    match.play("discard", "declare")
    while match.phase == "card":
        match.play("discard")
    happened: list[Event] = []
    while match.phase == "pay":
        happened = match.play("pay " + pays[f"seat{match.turn}"])
    return happened


def moved(events: list[Event]) -> list[Moved]:
    return [event for event in events if isinstance(event, Moved)]


class TestDeal:
    """SRH-1."""

    def test_srh_1_a_dealer_is_drawn_once_and_then_a_deck_each_round(self) -> None:
        match = table(players=3)
        pending = match.state.chance()
        assert pending is not None
        assert (pending.kind, pending.seats) == ("dealer", (0, 1, 2))
        match.enter(Chance("dealer", seat=2))
        pending = match.state.chance()
        assert pending is not None
        assert (pending.kind, pending.count) == ("deck", 80)
        play_out(match, {0: VALID, 1: VALID_TOO, 2: TWINS}, seat2="uuuu")
        pending = match.state.chance()
        assert pending is not None
        assert pending.kind == "deck"

    def test_srh_1_the_deck_has_two_of_each_number_card(self) -> None:
        ranks = "A 2 3 4 5 6 7 8 9 10".split()
        twice = sorted(card(rank + suit) for rank in ranks for suit in "SHDC" for _ in range(2))
        assert sorted(Soureh.deck) == twice

    def test_srh_1_one_card_at_a_time_from_the_seat_after_the_dealer(self) -> None:
        match = table(players=3)
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

    def test_srh_1_the_rest_is_the_stock_face_down(self) -> None:
        match = table(players=4)
        match.deal()
        assert match.pile("stock").sight is Sight.NONE
        assert len(match.pile("stock").cards) == 80 - 32 - 1

    def test_srh_1_face_up_is_public_and_face_down_its_owners(self) -> None:
        match = table(players=2)
        match.deal({0: VALID, 1: DEAR})
        for seat, other in ((0, 1), (1, 0)):
            seen = match.view(seat)
            for slot in (1, 2, 3, 4):
                assert None not in seen.cards("up", other, slot)
                assert None not in seen.cards("down", seat, slot)
                assert seen.cards("down", other, slot) == (None,)

    def test_srh_1_the_deal_passes_to_the_next_seat(self) -> None:
        match = table(players=3)
        match.enter(Chance("dealer", seat=1))
        for dealer in (1, 2, 0, 1):
            assert match.facts.dealer == dealer
            match.deal({0: VALID, 1: VALID_TOO, 2: "6H/9S 6H/9S 6D/9C 6D/9C"})
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
def test_srh_2_valid_coops(coop: str, valid: bool) -> None:
    """SRH-2: one ace; or red and lower; or black and higher."""
    up, down = cards(coop.replace("/", " "))
    assert is_valid(up, down) is valid


class TestTurn:
    """SRH-3."""

    def test_srh_3_a_drawn_card_is_seen_by_its_player_only(self) -> None:
        match = table()
        events = match.deal({}, stock="7D")
        assert events[-2:] == [
            Turn((1,)),
            Moved(card("7D"), Zone("stock"), Zone("drawn", 1), only(1)),
        ]
        assert match.view(1).cards("drawn", 1) == (card("7D"),)
        assert match.view(0).cards("drawn", 1) == (None,)

    def test_srh_3_own_replaces_a_face_down_card(self) -> None:
        match = table()
        match.deal({1: DEAR}, stock="7D")
        events = match.play("own 3")
        assert match.at("down", 1, 3) == "7D"
        assert match.at("discard") == "2C"
        assert match.at("drawn", 1) == ""
        assert events == [
            Moved(card("2C"), Zone("down", 1, 3), Zone("discard"), EVERYONE),
            Moved(card("7D"), Zone("drawn", 1), Zone("down", 1, 3), only(1)),
        ]

    def test_srh_3_over_replaces_a_face_up_card_of_another(self) -> None:
        match = table(players=3)
        match.deal({2: DEAR}, stock="7D")
        events = match.play("over 2 4")
        assert match.at("up", 2, 4) == "7D"
        assert match.at("discard") == "10D"
        assert events == [
            Moved(card("10D"), Zone("up", 2, 4), Zone("discard"), EVERYONE),
            Moved(card("7D"), Zone("drawn", 1), Zone("up", 2, 4), EVERYONE),
        ]

    def test_srh_3_the_drawn_card_may_be_discarded(self) -> None:
        match = table()
        match.deal(stock="7D")
        events = match.play("discard")
        assert match.at("discard") == "7D"
        assert events == [Moved(card("7D"), Zone("drawn", 1), Zone("discard"), EVERYONE)]

    def test_srh_3_nothing_else_can_be_done(self) -> None:
        match = table(players=3)
        match.deal({0: DEAR, 2: TWINS}, stock="7D")
        own = [f"own {slot}" for slot in (1, 2, 3, 4)]
        over = [f"over {seat} {slot}" for seat in (0, 2) for slot in (1, 2, 3, 4)]
        assert list(match.legal) == [*own, *over, "discard"]
        assert match.refused("over 1 1").startswith("You may replace a face-up card of another")
        assert match.refused("over 3 1") == "There is no such player."
        assert match.refused("own 5") == "own 5 is no move of Soureh."
        assert match.refused("end") == "First use the card that you drew."
        assert match.refused("discard", seat=0) == "It is not your turn."

    def test_srh_3_a_face_up_ace_yields_only_to_a_10(self) -> None:
        match = table()
        match.deal({0: "AS/2H 9S/3H 9C/4H AD/5H"}, stock="9H 2D 10S 3D 4D")
        assert {move for move in match.legal if "over" in move} == {"over 0 2", "over 0 3"}
        assert match.refused("over 0 4") == "A face-up ace yields only to a 10."
        match.play("discard", "end", "discard", "end")
        assert {move for move in match.legal if "over" in move} == {
            f"over 0 {slot}" for slot in (1, 2, 3, 4)
        }
        match.play("over 0 4", "end", "discard", "end")
        assert match.at("up", 0, 4) == "10S"
        assert "over 0 4" in match.legal  # the 10 itself yields to any card

    def test_srh_3_an_ace_put_face_up_is_an_ace_there_too(self) -> None:
        match = table()
        match.deal({0: TWINS}, stock="AH 9H 8C")
        match.play("over 0 2", "end", "discard", "end")
        assert "over 0 2" not in match.legal
        assert "over 0 1" in match.legal

    def test_srh_3_the_discard_pile_is_public(self) -> None:
        match = table()
        match.deal(stock="7D 8D")
        match.play("discard", "end", "discard")
        for seat in (0, 1):
            assert match.view(seat).cards("discard") == (card("7D"), card("8D"))

    def test_srh_3_turns_go_in_seat_order(self) -> None:
        match = table(players=3)
        match.deal(dealer=1)
        for seat in (2, 0, 1, 2):
            assert match.turn == seat
            match.play("discard", "end")


class TestDeclaring:
    """SRH-4, SRH-5 and SRH-6."""

    def test_srh_4_declare_or_end_whatever_he_holds(self) -> None:
        for coops in (VALID, TWINS):
            match = table()
            match.deal({1: coops})
            match.play("discard")
            assert list(match.legal) == ["declare", "end"]
            assert match.refused("discard") == "Declare Soureh, or end your turn."
            assert match.play("declare")[0] == Said(1, "declare")
            assert match.facts.declarer == 1

    def test_srh_5_each_other_player_has_one_last_turn(self) -> None:
        match = table(players=4)
        match.deal(dealer=0)
        match.play("discard", "end", "discard", "declare")
        for seat in (3, 0, 1):
            assert match.turn == seat
            assert match.phase == "card"
            match.play("discard")
        assert match.phase == "pay"

    def test_srh_5_one_card_of_the_declarer_may_be_replaced(self) -> None:
        match = table(players=4)
        match.deal({1: DEAR, 2: TWINS}, stock="3H 4S 5S 8H", dealer=0)
        match.play("discard", "declare")
        match.play("over 1 2")
        assert match.facts.protected is True
        assert not [move for move in match.legal if move.startswith("over 1")]
        assert match.refused("over 1 1") == (
            "One card of 1 has been replaced since the declaration: no other may be."
        )
        match.play("over 2 1")
        assert "over 2 1" in match.legal  # only the declarer is protected

    def test_srh_5_what_was_replaced_before_does_not_protect(self) -> None:
        match = table()
        match.deal({0: TWINS}, stock="3H 4H 5S", dealer=0)
        match.play("over 0 1", "end", "discard", "declare")
        assert match.facts.protected is False
        assert "over 0 2" in match.legal

    def test_srh_5_protection_ends_with_the_round(self) -> None:
        match = table(players=2)
        match.deal({0: VALID, 1: VALID_TOO}, stock="3H 10S", dealer=1)
        match.play("discard", "declare", "over 0 1")
        while match.phase == "pay":
            match.play("pay uuuu")
        match.deal({0: DEAR})
        assert match.facts.declarer is None
        assert match.facts.protected is False
        match.play("discard", "declare")
        assert match.facts.declarer == 1

    def test_srh_6_the_last_card_ends_the_round_before_any_decision(self) -> None:
        match = table(players=2)
        match.deal({0: TWINS, 1: DEAR})
        for _ in range(63):
            match.play("discard", "end")
        assert match.at("stock") == ""
        assert match.phase == "card"
        match.play("discard")
        assert match.phase == "pay"
        assert match.facts.declarer is None

    def test_srh_6_the_last_card_takes_the_last_turns_away(self) -> None:
        match = table(players=4)
        match.deal({0: TWINS}, dealer=3)
        for _ in range(46):
            match.play("discard", "end")
        match.play("discard", "declare")
        assert match.turn == 3
        match.play("discard")
        assert match.phase == "pay"


class TestPaying:
    """SRH-7 and SRH-8."""

    def test_srh_7_all_cards_are_shown_first(self) -> None:
        match = table()
        match.deal({0: TWINS, 1: DEAR})
        match.play("discard", "declare")
        events = match.play("discard")
        shown = [event for event in events if isinstance(event, Shown)]
        assert shown == [
            Shown(Zone("down", seat, slot), tuple(match.pile("down", seat, slot).cards), 1)
            for seat in (1, 0)
            for slot in (1, 2, 3, 4)
        ]
        assert match.view(0).cards("down", 1, 1) == (card("2S"),)
        assert match.pile("stock").sight is Sight.NONE

    def test_srh_7_who_has_not_four_valid_coops_pays_in_order(self) -> None:
        match = table(players=4)
        match.deal({0: TWINS, 1: VALID, 2: DEAR, 3: "AH/2D AH/3D AD/4D 5D/4D"}, dealer=1)
        match.play("discard", "declare", "discard", "discard", "discard")
        for seat in (2, 3, 0):
            assert match.turn == seat
            match.play("pay dddd")
        assert match.phase == "deal"
        assert match.state.scores() == (38, 0, 8, 13)

    def test_srh_7_a_card_of_each_coop_valid_or_not(self) -> None:
        match = table()
        match.deal({0: VALID, 1: "AH/2D 3H/9S 5S/4D 6H/5H"}, dealer=0)
        match.play("discard", "declare", "discard")
        assert len(match.legal) == len(set(match.legal)) == 16
        assert match.refused("pay uudx") == "pay uudx is no move of Soureh."
        assert match.refused("end") == "Choose one card of each of your coops to pay."
        assert match.play("pay udud")[0] == Scored(1, 1 + 9 + 5 + 5, 20, "pay")
        assert match.state.scores() == (0, 20)

    def hundred(self, **options: int | str) -> Table:
        """Seat 1 has 76 and pays 24 next, then seat 0 pays."""
        match = table(**options)
        match.enter(Chance("dealer", seat=0))
        play_out(match, {0: VALID, 1: TWINS}, seat1="uuuu")
        play_out(match, {0: VALID, 1: TWINS}, seat1="uuuu")
        match.deal({0: TWINS, 1: DEAR})
        match.play("discard", "declare", "discard")
        return match

    def test_srh_8_fifty_may_be_taken_off_a_multiple_of_100_at_once(self) -> None:
        match = self.hundred()
        match.play("pay uudd")
        assert match.state.scores() == (0, 76 + 24)
        assert (match.turn, match.phase) == (1, "deduct")
        assert list(match.legal) == ["deduct", "keep"]
        assert match.refused("end") == "Take 50 off your score, or keep it as it is."
        events = match.play("deduct")
        assert events[0] == Scored(1, -50, 50, "deduct")
        assert (match.turn, match.phase) == (0, "pay")  # only now the next player pays
        match.play("pay uuuu")
        assert match.state.scores() == (38, 50)

    def test_srh_8_or_kept(self) -> None:
        match = self.hundred()
        match.play("pay uudd")
        assert match.play("keep")[0] == Said(1, "keep")
        assert match.state.scores() == (0, 100)
        match.play("pay uuuu")
        assert match.phase == "deal"  # 100 is not above the threshold of 100

    def test_srh_8_only_an_exact_multiple(self) -> None:
        match = self.hundred()
        match.play("pay uuud")
        assert (match.turn, match.phase) == (0, "pay")

    def test_srh_8_fifty_is_no_multiple_of_100(self) -> None:
        match = table()
        play_out(match, {0: VALID, 1: TWINS}, seat1="uuuu")
        play_out(match, {0: VALID, 1: "3S/4S 3S/4S 3C/4C 3C/4C"}, seat1="uuuu")
        assert match.state.scores() == (0, 50)
        assert match.phase == "deal"

    @pytest.mark.parametrize(("choice", "ends"), [("deduct", False), ("keep", True)])
    def test_srh_8_comes_before_the_end_is_looked_at(self, choice: str, ends: bool) -> None:
        match = self.hundred(threshold=90)
        match.play("pay uudd", choice, "pay uuuu")
        assert (match.state.result() is not None) is ends


class TestEnding:
    """SRH-9 and SRH-10."""

    def test_srh_9_the_first_above_the_threshold_ends_the_match(self) -> None:
        match = table(players=4, threshold=76)
        match.enter(Chance("dealer", seat=3))
        fair = "10H/2S 6H/2S 4S/6D 4S/6D"
        for _ in range(2):
            play_out(match, {1: TWINS, 2: VALID, 3: VALID_TOO, 0: fair}, seat1="dddd", seat0="uuuu")
            assert match.state.result() is None  # 76 is not above 76
        events = play_out(
            match, {0: VALID, 1: DEAR, 2: VALID_TOO, 3: TWINS}, seat1="dddd", seat3="uuuu"
        )
        result = Result((3, 4, 1, 2), (48, 84, 0, 38), "threshold")
        assert match.state.result() == result
        assert events[-1] == Ended(result)
        assert match.state.chance() is None
        assert match.state.deciders() == ()
        assert match.refused("discard", seat=0) == "The match is over."

    def test_srh_9_equal_scores_share_the_rank(self) -> None:
        match = table(players=3, threshold=50)
        match.enter(Chance("dealer", seat=0))
        for _ in range(2):
            play_out(match, {0: VALID, 1: TWINS, 2: VALID_TOO}, seat1="uuuu")
        assert match.state.result() == Result((1, 3, 1), (0, 76, 0), "threshold")

    def test_srh_10_who_is_above_is_out_and_passed_over(self) -> None:
        match = table(players=3, threshold=50, ending="last")
        match.enter(Chance("dealer", seat=2))
        for _ in range(2):
            play_out(match, {0: VALID, 1: TWINS, 2: VALID_TOO}, seat1="uuuu")
        assert match.state.result() is None
        assert SourehFacts.of(match.view(0)).out == (0, 2, 0)
        assert match.facts.dealer == 2  # from 0, over 1
        match.deal({0: DEAR, 2: TWINS}, stock="3H 5D")
        assert match.at("up", 1, 1) == match.at("down", 1, 4) == ""
        assert len(match.pile("stock").cards) == 80 - 16 - 1
        assert match.turn == 0
        assert match.refused("over 1 1") == "1 is out of the match."
        imagined = imagine(match.view(0), random.Random(1))
        match.play("discard", "end")
        assert match.turn == 2
        imagined.play(0, "discard")
        imagined.play(0, "end")
        assert imagined.deciders() == (2,)
        match.play("discard", "declare", "discard")
        match.play("pay uuuu")
        assert match.turn == 2  # nobody asks seat 1 to pay
        match.play("pay uuuu")
        assert match.facts.dealer == 0
        assert match.state.scores() == (40, 76, 38)

    def test_srh_10_the_last_one_left_wins_and_later_is_ahead_of_earlier(self) -> None:
        match = table(players=3, threshold=50, ending="last")
        match.enter(Chance("dealer", seat=0))
        for _ in range(2):
            play_out(match, {0: VALID, 1: TWINS, 2: VALID_TOO}, seat1="uuuu")
        play_out(match, {0: VALID, 2: DEAR}, seat2="uuuu")
        assert match.state.result() is None
        play_out(match, {0: VALID, 2: DEAR}, seat2="uuuu")
        assert match.state.result() == Result((1, 3, 2), (0, 76, 80), "last standing")

    def test_srh_10_if_all_pass_it_together_the_lowest_wins(self) -> None:
        match = table(players=2, threshold=50, ending="last")
        match.enter(Chance("dealer", seat=0))
        for _ in range(2):
            play_out(match, {0: TWINS, 1: DEAR}, seat0="uuuu", seat1="uuuu")
        assert match.state.result() == Result((1, 2), (76, 80), "last standing")

    def test_srh_10_equal_scores_of_one_round_share_the_rank(self) -> None:
        match = table(players=3, threshold=70, ending="last")
        match.enter(Chance("dealer", seat=0))
        even = "10D/10H 10D/10H 9D/9H 9D/9H"
        for _ in range(2):
            play_out(match, {0: TWINS, 1: even, 2: VALID}, seat0="uuuu", seat1="dddd")
        assert match.state.result() == Result((2, 2, 1), (76, 76, 0), "last standing")

    def test_srh_10_equal_scores_of_one_round_share_the_first_rank_too(self) -> None:
        match = table(players=2, threshold=70, ending="last")
        match.enter(Chance("dealer", seat=0))
        even = "10D/10H 10D/10H 9D/9H 9D/9H"
        for _ in range(2):
            play_out(match, {0: TWINS, 1: even}, seat0="uuuu", seat1="dddd")
        assert match.state.result() == Result((1, 1), (76, 76), "last standing")


SEEDS = st.integers(0, 10**6)
LENGTHS = st.integers(1, 90)
PLAYERS = st.integers(2, 4)


@given(SEEDS, LENGTHS, PLAYERS)
def test_a_seat_sees_only_what_is_public_or_its_own(seed: int, length: int, players: int) -> None:
    """SRH-1, SRH-3, SRH-7."""
    match = table(players=players, ending="last", threshold=50)
    match.play_at_random(length, seed)
    shown = match.phase in ("pay", "deduct", "deal", "over")
    for seat in range(players):
        for zone, faces in match.view(seat).zones:
            hidden = zone.kind == "stock" or (
                zone.owner != seat and (zone.kind == "drawn" or (zone.kind == "down" and not shown))
            )
            assert all((face is None) is hidden for face in faces), zone
        for event in witnessed(match.events, seat):
            if isinstance(event, Moved) and event.target.kind in ("down", "drawn"):
                assert (event.card is None) is (event.target.owner != seat)


@given(SEEDS, LENGTHS, PLAYERS)
def test_imagined_matches_can_be_played_on(seed: int, length: int, players: int) -> None:
    match = table(players=players)
    match.play_at_random(length, seed, avoiding=["declare"])
    rng = random.Random(seed)
    for seat in range(players):
        imagined = imagine(match.view(seat), rng)
        twin = table(players=players)
        twin.state = imagined
        twin.play_at_random(200, seed)
        assert sorted(each for pile in twin.state.piles() for each in pile.cards) == sorted(
            Soureh.deck
        )
