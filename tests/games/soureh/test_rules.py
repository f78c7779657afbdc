"""Soureh, rule by rule (SRH-7 … SRH-10); `coops/test_rules.py` has the earlier rules."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soiree.core.cards import card
from soiree.core.entries import Chance
from soiree.core.events import Ended, Event, Moved, Result, Said, Scored, Shown
from soiree.core.views import witnessed
from soiree.core.zones import Seat, Sight, Zone
from soiree.games.soureh import GAME
from soiree.games.soureh.rules import Soureh, SourehFacts, imagine
from tests.games.coops.stacked_match import ALSO_VALID, DEAR, TWINS, VALID, StackedMatch


def new_match(**options: int | str) -> StackedMatch:
    return StackedMatch(GAME, **options)


def play_round(match: StackedMatch, coops: dict[Seat, str], **pays: str) -> list[Event]:
    """Deal a round, declare in its first turn, and pay: `seat0="uuuu"`; returns the last events."""
    match.deal(coops)
    match.play("discard", "declare")
    while match.phase == "card":
        match.play("discard")
    happened: list[Event] = []
    while match.phase == "pay":
        happened = match.play("pay " + pays[f"seat{match.turn}"])
    return happened


class TestPaying:
    """SRH-7 and SRH-8."""

    def test_SRH_7_all_cards_are_shown_first(self) -> None:
        match = new_match()
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

    def test_SRH_7_players_without_four_valid_coops_pay_in_seat_order(self) -> None:
        match = new_match(players=4)
        match.deal({0: TWINS, 1: VALID, 2: DEAR, 3: "AH/2D AH/3D AD/4D 5D/4D"}, dealer=1)
        match.play("discard", "declare", "discard", "discard", "discard")
        for seat in (2, 3, 0):
            assert match.turn == seat
            match.play("pay dddd")
        assert match.phase == "deal"
        assert match.state.scores() == (38, 0, 8, 13)

    def test_SRH_7_a_card_of_each_coop_is_paid_valid_or_not(self) -> None:
        match = new_match()
        match.deal({0: VALID, 1: "AH/2D 3H/9S 5S/4D 6H/5H"}, dealer=0)
        match.play("discard", "declare", "discard")
        assert len(match.legal) == len(set(match.legal)) == 16
        assert match.refused("pay uudx") == "pay uudx is not a move in Soureh."
        assert match.refused("end") == "Choose one card of each of your coops to pay."
        assert match.play("pay udud")[0] == Scored(1, 1 + 9 + 5 + 5, 20, "pay")
        assert match.state.scores() == (0, 20)

    def hundred(self, **options: int | str) -> StackedMatch:
        """Seat 1 has 76 and pays 24 next, then seat 0 pays."""
        match = new_match(**options)
        match.enter(Chance("dealer", seat=0))
        play_round(match, {0: VALID, 1: TWINS}, seat1="uuuu")
        play_round(match, {0: VALID, 1: TWINS}, seat1="uuuu")
        match.deal({0: TWINS, 1: DEAR})
        match.play("discard", "declare", "discard")
        return match

    def test_SRH_8_fifty_may_be_taken_off_a_multiple_of_100_at_once(self) -> None:
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

    def test_SRH_8_or_the_score_is_kept(self) -> None:
        match = self.hundred()
        match.play("pay uudd")
        assert match.play("keep")[0] == Said(1, "keep")
        assert match.state.scores() == (0, 100)
        match.play("pay uuuu")
        assert match.phase == "deal"  # 100 is not above the threshold of 100

    def test_SRH_8_only_an_exact_multiple(self) -> None:
        match = self.hundred()
        match.play("pay uuud")
        assert (match.turn, match.phase) == (0, "pay")

    def test_SRH_8_fifty_is_no_multiple_of_100(self) -> None:
        match = new_match()
        play_round(match, {0: VALID, 1: TWINS}, seat1="uuuu")
        play_round(match, {0: VALID, 1: "3S/4S 3S/4S 3C/4C 3C/4C"}, seat1="uuuu")
        assert match.state.scores() == (0, 50)
        assert match.phase == "deal"

    @pytest.mark.parametrize(("choice", "ends"), [("deduct", False), ("keep", True)])
    def test_SRH_8_comes_before_the_end_of_the_match(self, choice: str, ends: bool) -> None:
        match = self.hundred(threshold=90)
        match.play("pay uudd", choice, "pay uuuu")
        assert (match.state.result() is not None) is ends


class TestEnding:
    """SRH-9 and SRH-10."""

    def test_SRH_9_the_first_above_the_threshold_ends_the_match(self) -> None:
        match = new_match(players=4, threshold=76)
        match.enter(Chance("dealer", seat=3))
        fair = "10H/2S 6H/2S 4S/6D 4S/6D"
        for _ in range(2):
            play_round(
                match, {1: TWINS, 2: VALID, 3: ALSO_VALID, 0: fair}, seat1="dddd", seat0="uuuu"
            )
            assert match.state.result() is None  # 76 is not above 76
        events = play_round(
            match, {0: VALID, 1: DEAR, 2: ALSO_VALID, 3: TWINS}, seat1="dddd", seat3="uuuu"
        )
        result = Result((3, 4, 1, 2), (48, 84, 0, 38), "threshold")
        assert match.state.result() == result
        assert events[-1] == Ended(result)
        assert match.state.chance() is None
        assert match.state.deciders() == ()
        assert match.refused("discard", seat=0) == "The match is over."

    def test_SRH_9_equal_scores_share_the_rank(self) -> None:
        match = new_match(players=3, threshold=50)
        match.enter(Chance("dealer", seat=0))
        for _ in range(2):
            play_round(match, {0: VALID, 1: TWINS, 2: ALSO_VALID}, seat1="uuuu")
        assert match.state.result() == Result((1, 3, 1), (0, 76, 0), "threshold")

    def test_SRH_10_a_player_above_the_threshold_is_out_and_passed_over(self) -> None:
        match = new_match(players=3, threshold=50, ending="last")
        match.enter(Chance("dealer", seat=2))
        for _ in range(2):
            play_round(match, {0: VALID, 1: TWINS, 2: ALSO_VALID}, seat1="uuuu")
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

    def test_SRH_10_the_last_one_left_wins_and_who_went_out_later_is_ahead(self) -> None:
        match = new_match(players=3, threshold=50, ending="last")
        match.enter(Chance("dealer", seat=0))
        for _ in range(2):
            play_round(match, {0: VALID, 1: TWINS, 2: ALSO_VALID}, seat1="uuuu")
        play_round(match, {0: VALID, 2: DEAR}, seat2="uuuu")
        assert match.state.result() is None
        play_round(match, {0: VALID, 2: DEAR}, seat2="uuuu")
        assert match.state.result() == Result((1, 3, 2), (0, 76, 80), "last standing")

    def test_SRH_10_if_all_pass_the_threshold_together_the_lowest_score_wins(self) -> None:
        match = new_match(players=2, threshold=50, ending="last")
        match.enter(Chance("dealer", seat=0))
        for _ in range(2):
            play_round(match, {0: TWINS, 1: DEAR}, seat0="uuuu", seat1="uuuu")
        assert match.state.result() == Result((1, 2), (76, 80), "last standing")

    def test_SRH_10_equal_scores_that_go_out_together_share_the_rank(self) -> None:
        match = new_match(players=3, threshold=70, ending="last")
        match.enter(Chance("dealer", seat=0))
        even = "10D/10H 10D/10H 9D/9H 9D/9H"
        for _ in range(2):
            play_round(match, {0: TWINS, 1: even, 2: VALID}, seat0="uuuu", seat1="dddd")
        assert match.state.result() == Result((2, 2, 1), (76, 76, 0), "last standing")

    def test_SRH_10_equal_scores_that_go_out_together_share_the_first_rank_too(self) -> None:
        match = new_match(players=2, threshold=70, ending="last")
        match.enter(Chance("dealer", seat=0))
        even = "10D/10H 10D/10H 9D/9H 9D/9H"
        for _ in range(2):
            play_round(match, {0: TWINS, 1: even}, seat0="uuuu", seat1="dddd")
        assert match.state.result() == Result((1, 1), (76, 76), "last standing")


SEEDS = st.integers(0, 10**6)
LENGTHS = st.integers(1, 90)
PLAYERS = st.integers(2, 4)


@given(SEEDS, LENGTHS, PLAYERS)
def test_a_seat_sees_only_what_is_public_or_its_own(seed: int, length: int, players: int) -> None:
    """SRH-1, SRH-3, SRH-7."""
    match = new_match(players=players, ending="last", threshold=50)
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
def test_an_imagined_match_can_be_played_on(seed: int, length: int, players: int) -> None:
    match = new_match(players=players)
    match.play_at_random(length, seed, avoiding=["declare"])
    rng = random.Random(seed)
    for seat in range(players):
        imagined = imagine(match.view(seat), rng)
        twin = new_match(players=players)
        twin.state = imagined
        twin.play_at_random(200, seed)
        assert sorted(each for pile in twin.state.piles() for each in pile.cards) == sorted(
            Soureh.deck
        )
