"""The rules of Spy vs Spy, number by number."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from soiree.core.cards import DECK, RANKS, card, rank_of
from soiree.core.entries import Chance, Decision, PendingChance
from soiree.core.events import Began, Ended, Moved, Result, Said, Shuffled, Turn
from soiree.core.states import apply
from soiree.core.views import onlooker
from soiree.core.zones import EVERYONE, NOBODY, Seat, Sight, Zone
from soiree.games.spy import GAME
from soiree.games.spy.board import misplaced as misplaced_in
from soiree.games.spy.board import takes
from tests.games.spy.spy_tables import (
    OTHER,
    ROUGH,
    ROUGH_AGAIN,
    SMOOTH,
    STICKY,
    Table,
    cards,
    half,
    moved,
    race_sticky,
    said,
    scored,
    table,
)


class TestPoints:
    """SPY-1."""

    def test_SPY_1_a_score_is_the_size_of_the_points_pile(self) -> None:
        match = half()
        assert match.scores == (5, 5)
        race_sticky(match)
        match.play(0, "under", "place 5")
        match.race(1)
        assert match.phase == "pick"
        assert match.scores[0] == len(match.pile("points", 0).cards) == 7

    def test_SPY_1_points_piles_are_hidden_and_their_sizes_public(self) -> None:
        match = table(SMOOTH, SMOOTH)
        assert match.pile("points", 0).sight is Sight.NONE
        for seat in (0, 1, onlooker(2)):
            assert match.view(seat).cards("points", 0) == (None,) * 5


class TestStart:
    """SPY-2."""

    @pytest.mark.parametrize("players", [2, 6, 12])
    def test_SPY_2_five_to_the_points_four_to_piles_the_rest_to_the_hand(
        self, players: int
    ) -> None:
        match = Table(players=players)
        for seat in range(players):
            pending = match.pending
            assert (pending.kind, pending.seat, pending.count) == ("deck", seat, 52)
            assert pending.cards == DECK
            assert match.state.deciders() == ()
            deck = random.Random(seat).sample(DECK, 52)
            match.enter(Chance("deck", tuple(deck), seat))
            assert match.pile("points", seat).cards == tuple(deck[:5])
            for number in range(4):
                assert match.pile("pile", seat, number + 1).cards == (deck[5 + number],)
            assert match.pile("pile", seat, 5).cards == ()
            hand = [*match.pile("up", seat).cards, *match.pile("hand", seat).cards]
            assert hand == deck[9:]
        assert match.scores == (5,) * players

    def test_SPY_2_ten_to_the_points_when_alone(self) -> None:
        match = table(SMOOTH)
        assert match.scores == (10,)
        assert match.at("points", 0) == SMOOTH[:29]
        assert match.at("pile", 0, 1) == "4D"

    def test_SPY_2_half_decks_are_one_deck_split_in_two(self) -> None:
        match = Table(deck="half")
        assert (match.pending.cards, match.pending.count, match.pending.seat) == (DECK, 26, 0)
        first = random.Random(1).sample(DECK, 26)
        match.enter(Chance("deck", tuple(first), 0))
        others = tuple(each for each in DECK if each not in first)
        assert (match.pending.cards, match.pending.count, match.pending.seat) == (others, 26, 1)
        match.enter(Chance("deck", others, 1))
        assert match.scores == (5, 5)
        assert match.state.chance() is None

    def test_SPY_2_no_new_points_pile_in_a_later_race(self) -> None:
        match = table(ROUGH, ROUGH)
        match.race(0, 1)
        match.play(0, "pick 2")
        match.play(1, "pick 2")
        assert match.scores == (1, 6)
        match.deal("", "")
        assert match.scores == (1, 6)

    def test_SPY_2_the_deal_is_announced(self) -> None:
        match = Table(players=1)
        events = match.deal(SMOOTH)
        assert events[0] == Began(1)
        assert events[1] == Moved(card("2S"), Zone("deck"), Zone("points", 0), NOBODY)
        assert Moved(card("4D"), Zone("deck"), Zone("pile", 0, 1), EVERYONE) in events
        assert Moved(card("AC"), Zone("deck"), Zone("hand", 0), NOBODY) in events
        assert scored(events) == [(0, 10, "start")]
        assert events[-2] == Turn((0,))
        assert isinstance(events[-1], Moved)
        assert events[-1].target == Zone("up", 0)


class TestRace:
    """SPY-3 to SPY-5."""

    def test_SPY_3_a_pile_takes_the_same_rank_or_a_neighbour_in_the_circle(self) -> None:
        circle = "A 2 3 4 5 6 7 8 9 10 J Q K".split()
        for top in DECK:
            place = circle.index(RANKS[rank_of(top)])
            fitting = {circle[place - 1], circle[place], circle[(place + 1) % 13]}
            assert {RANKS[rank_of(each)] for each in DECK if takes(top, each)} == fitting

    def test_SPY_3_the_top_card_of_the_hand_is_turned_up_for_everybody(self) -> None:
        match = table(SMOOTH, SMOOTH)
        assert match.at("up", 1) == "4H"
        events = match.play(1, "place 1")
        assert moved(events, "up", "pile") == "4H"
        assert moved(events, "hand", "up") == "4D"
        assert match.at("pile", 1, 1) == "3H 4H"
        for seat in (0, 1, onlooker(2)):
            assert match.view(seat).cards("up", 1) == (card("4D"),)

    def test_SPY_3_nobody_sees_a_racing_hand(self) -> None:
        match = table(SMOOTH, SMOOTH)
        for seat in (0, 1):
            assert match.view(seat).cards("hand", 0) == (None,) * 42

    @pytest.mark.parametrize("players", [1, 2, 6, 12])
    def test_SPY_3_all_play_at_the_same_time_each_on_their_own_piles(self, players: int) -> None:
        match = table(*[SMOOTH] * players)
        order = list(range(players)) * 3
        random.Random(1).shuffle(order)
        for seat in order:
            assert match.state.deciders() == tuple(range(players))
            match.play(seat, "place 1")
        for seat in range(players):
            assert len(match.pile("pile", seat, 1).cards) == 4

    def test_SPY_4_a_card_that_fits_must_be_placed_on_a_pile_that_takes_it(self) -> None:
        match = table("AS AH AD AC KS KH KD KC QS QH 3H 9D 9C 4S 4H")
        assert match.at("up", 0) == "4H"
        assert list(match.state.legal(0)) == ["place 1", "place 4"]
        assert match.refused(0, "open") == "A pile takes the 4H: place it."
        assert match.refused(0, "under") == "A pile takes the 4H: place it."
        assert match.refused(0, "place 2").startswith("The 4H does not fit on the 9D")
        assert match.refused(0, "place 5") == "There is no pile 5."
        match.play(0, "place 4")
        assert match.at("pile", 0, 4) == "4S 4H"

    def test_SPY_5_a_card_that_does_not_fit_starts_a_new_pile(self) -> None:
        match = table(ROUGH, SMOOTH)
        for pile, up in ((5, "6S"), (6, "10S")):
            assert match.at("up", 0) == up
            assert list(match.state.legal(0)) == ["open"]
            assert match.refused(0, "under").startswith(f"No pile takes the {up}")
            events = match.play(0, "open")
            assert match.at("pile", 0, pile) == up
            assert moved(events, "up", "pile") == up


class TestStuck:
    """SPY-6 and SPY-7."""

    def test_SPY_6_with_six_piles_it_goes_to_the_bottom_of_the_hand(self) -> None:
        match = half()
        match.play(0, "open", "open")
        assert match.at("up", 0) == "QS"
        assert list(match.state.legal(0)) == ["under"]
        assert match.refused(0, "open").startswith("There are six piles")
        events = match.play(0, "under")
        assert moved(events, "up", "hand") == "QS"
        assert match.at("up", 0) == "4S"
        assert match.at("hand", 0).endswith("5H QS")

    def test_SPY_6_only_the_first_such_card_is_called(self) -> None:
        match = half()
        match.play(0, "open", "open")
        assert Said(0, "call", card=card("QS")) in match.play(0, "under")
        assert not said(match.play(0, "under"))
        assert not said(match.play(0, "under"))
        assert match.facts.called == (card("QS"), -1)

    def test_SPY_6_each_race_has_its_own_call(self) -> None:
        match = half(STICKY, OTHER)
        race_sticky(match)
        match.play(0, "under")
        assert match.facts.called_again == (1, 0)
        match.play(0, "place 5")
        match.race(1)
        match.play(0, "pick 2")
        match.play(1, "pick 2")
        match.deal("2S 2D 2C AS 6S 10S", "")
        assert match.facts.called == (-1, -1)
        assert match.facts.called_again == (0, 0)

    def test_SPY_7_after_the_called_card_the_next_that_does_not_fit_ends_the_race(
        self,
    ) -> None:
        match = half()
        race_sticky(match)
        assert list(match.state.legal(0)) == ["under"]
        assert not said(match.play(0, "under"))
        assert list(match.state.legal(0)) == ["place 5"]
        events = match.play(0, "place 5")
        assert said(events) == [(0, "stuck")]
        assert match.state.deciders() == (1,)
        assert match.at("up", 0) == "8S"
        assert match.at("hand", 0) == "QS"
        assert match.facts.finished == (0,)
        assert match.refused(0, "under") == "You have finished this race."

    def test_SPY_7_the_called_card_is_placed_if_it_fits(self) -> None:
        match = half(STICKY.replace("5S 5H", "5S JS"))
        match.play(0, "open", "open", "under", "under", "under")
        match.play(0, *["place 1"] * 4, *["place 5"] * 3, *["place 6"] * 3, "place 5", "place 6")
        assert match.at("up", 0) == "QS"
        assert list(match.state.legal(0)) == ["place 6"]
        match.play(0, "place 6")
        assert match.at("up", 0) == "4S"
        assert said(match.play(0, "place 5")) == [(0, "stuck")]
        assert (match.at("up", 0), match.at("hand", 0)) == ("8S", "")

    def test_SPY_7_the_very_next_card_may_end_the_race(self) -> None:
        match = half(STICKY.replace("5S 5H", "6S 5H").replace("6S 10S QS", "5S 10S QS"))
        match.play(0, "open", "open", "under")
        assert match.at("up", 0) == "4S"
        match.play(0, "place 5", "under")
        assert match.at("up", 0) == "AS"
        match.play(0, *["place 1"] * 4)
        assert match.at("up", 0) == "6H"
        match.play(0, "under", "under", "under", *["place 6"] * 3, "under", "place 5", "under")
        assert said(match.events[-3:]) == [(0, "stuck")]
        assert match.at("up", 0) == "8S"
        assert match.at("hand", 0) == "6H 6D 6C 6S QS"

    def test_SPY_7_a_last_card_that_does_not_fit_goes_under_twice(self) -> None:
        match = half(
            STICKY.replace("QS 4S 8S ", "").replace("10D 10C 5S 5H", "10D 10C 5S 5H 5D 5C QS")
        )
        match.play(0, "open", "open", *["place 1"] * 4, *["place 5"] * 3, *["place 6"] * 3)
        match.play(0, *["place 5"] * 4)
        assert (match.at("up", 0), match.at("hand", 0)) == ("QS", "")
        assert said(match.play(0, "under")) == [(0, "call")]
        assert match.at("up", 0) == "QS"
        assert said(match.play(0, "under")) == [(0, "stuck")]

    def test_SPY_7_a_player_without_cards_has_finished_and_the_order_is_public(self) -> None:
        match = table(ROUGH, SMOOTH, SMOOTH)
        assert said(match.race(2)) == [(2, "done")]
        assert match.state.deciders() == (0, 1)
        assert Turn((0, 1)) in match.events
        match.race(0)
        assert match.facts.finished == (2, 0)
        assert match.phase == "race"

    def test_SPY_7_the_deciders_are_announced_only_when_they_change(self) -> None:
        match = table(SMOOTH, SMOOTH, SMOOTH)
        match.race(1, 2)
        turns = [event.seats for event in match.events if isinstance(event, Turn)]
        assert turns == [(0, 1, 2), (0, 2), (0,)]


class TestAfterTheRace:
    """SPY-8."""

    def test_SPY_8_left_over_hands_go_to_the_points_when_all_have_finished(self) -> None:
        match = half()
        race_sticky(match)
        match.play(0, "under", "place 5")
        assert match.scores[0] == 5
        events = match.race(1)
        assert (0, 2, "left over") in scored(events)
        assert match.scores[0] == 7
        assert match.at("hand", 0) == match.at("up", 0) == ""

    def test_SPY_8_five_piles_earn_the_bonus_and_six_do_not(self) -> None:
        five = ROUGH.replace("6S 10S", "6S 7S 8S 9S 10S")
        match = table(ROUGH, five, SMOOTH)
        match.race(0, 1, 2)
        assert match.facts.piles == (6, 5, 4)
        assert match.state.deciders() == (0,)
        assert list(match.state.legal(0)) == [f"pick {number}" for number in range(1, 7)]
        assert match.refused(1, "pick 1") == "You have no pile to choose."

    def test_SPY_8_the_chosen_pile_joins_the_points(self) -> None:
        match = table(ROUGH, SMOOTH)
        match.race(1, 0)
        pile = match.pile("pile", 0, 1).cards
        match.play(0, "pick 1")
        assert match.scores[0] == 5 + len(pile)
        assert match.pile("points", 0).cards[5:] == pile
        assert match.pile("pile", 0, 1).cards == ()

    def test_SPY_8_piles_are_chosen_at_the_same_time_in_any_order(self) -> None:
        match = table(ROUGH, ROUGH, ROUGH)
        match.race(0, 1, 2)
        assert match.state.deciders() == (0, 1, 2)
        before = {seat: match.view(seat) for seat in range(3)}
        events = match.play(1, "pick 1")
        assert events == [Turn((0, 2))]
        for seat in (0, 2):
            assert match.view(seat).zones == before[seat].zones
            assert match.view(seat).scores == before[seat].scores
            assert match.view(seat).facts == before[seat].facts
        match.play(2, "pick 3")
        assert match.refused(2, "pick 3") == "You have no pile to choose."
        events = match.play(0, "pick 2")
        picks = [event for event in scored(events) if event[2] == "pick"]
        assert [seat for seat, _, _ in picks] == [0, 1, 2]
        assert [points for _, points, _ in picks] == [1, 42, 1]


class TestScores:
    """SPY-9."""

    def test_SPY_9_the_bonus_takes_20_off(self) -> None:
        match = table(ROUGH, SMOOTH)
        match.race(0, 1)
        events = match.play(0, "pick 2")
        assert scored(events) == [(0, 1, "pick"), (0, -5, "first"), (1, -20, "bonus")]
        assert match.scores == (1, -15)

    def test_SPY_9_the_bonus_takes_10_off_with_half_decks(self) -> None:
        match = half()
        race_sticky(match)
        match.play(0, "under", "place 5")
        match.race(1)
        events = match.play(0, "pick 2")
        assert scored(events)[1:] == [(0, -5, "first"), (1, -10, "bonus")]

    def test_SPY_9_nobody_else_has_5_taken_off_if_the_first_has_the_bonus(self) -> None:
        match = table(ROUGH, SMOOTH)
        match.race(1, 0)
        match.play(0, "pick 2")
        assert match.scores == (6, -15)

    def test_SPY_9_only_the_first_to_finish_has_5_taken_off(self) -> None:
        match = table(ROUGH, ROUGH, ROUGH)
        match.race(2, 0, 1)
        for seat in range(3):
            match.play(seat, "pick 2")
        assert match.scores == (6, 6, 1)

    def test_SPY_9_alone_either_5_or_the_bonus_is_taken_off(self) -> None:
        alone = "3S 3H 3D 3C 4S 4H 4D 4C 5S 5H 2S 2H 2D 2C 6S 10S"
        match = table(alone)
        match.race(0)
        assert scored(match.play(0, "pick 2")) == [(0, 1, "pick"), (0, -5, "first")]
        assert match.scores == (6,)
        match = table(SMOOTH)
        assert scored(match.race(0)) == [(0, -20, "bonus")]
        assert match.scores == (-10,)

    def test_SPY_9_the_oldest_are_taken_off_first_and_go_to_the_racing_cards(self) -> None:
        match = half(STICKY, OTHER)
        race_sticky(match)
        match.play(0, "under", "place 5")
        match.race(1)
        match.play(1, "pick 2")
        events = match.play(0, "pick 1")
        assert moved(events, "points", "hand") == "3S 3H 3D 3C KS"
        assert match.at("points", 0) == "8S QS 2S AS AH AD AC"
        assert match.at("hand", 0) == "3S 3H 3D 3C KS"
        raced = "2H 2D 2C 6S 6H 6D 6C 10S 10H 10D 10C 5S 5H 4S"
        assert set(match.pending.cards) == {*cards("3S 3H 3D 3C KS"), *cards(raced)}

    def test_SPY_9_cards_taken_off_are_not_shown(self) -> None:
        match = table(SMOOTH)
        events = match.race(0)
        taken = [e for e in events if isinstance(e, Moved) and e.target.kind == "hand"]
        assert len(taken) == 10
        assert all(event.seen == NOBODY for event in taken)

    def test_SPY_9_what_exceeds_the_points_pile_becomes_credit(self) -> None:
        match = table(SMOOTH, SMOOTH)
        match.race(0, 1)
        assert match.scores == (-15, -15)
        assert match.at("points", 0) == ""
        match.deal(ROUGH_AGAIN, ROUGH_AGAIN)
        match.race(0, 1)
        match.play(0, "pick 2")
        match.play(1, "pick 2")
        assert match.scores == (-19, -14)
        assert (match.at("points", 0), match.at("points", 1)) == ("", "2H")


class TestEnd:
    """SPY-10."""

    def test_SPY_10_the_sole_lowest_score_of_0_or_less_wins(self) -> None:
        match = table(ROUGH, SMOOTH, ROUGH, ROUGH)
        match.race(0, 1, 2, 3)
        match.play(0, "pick 2")
        match.play(2, "pick 2")
        events = match.play(3, "pick 1")
        assert match.result == Result((2, 1, 3, 4), (1, -15, 6, 47), "points")
        assert events[-1] == Ended(match.result)
        assert match.state.deciders() == ()
        assert match.state.chance() is None
        assert match.refused(0, "pass") == "The match is over."

    def test_SPY_10_of_several_scores_of_0_or_less_the_lowest_wins(self) -> None:
        match = table(SMOOTH, SMOOTH)
        match.race(0, 1)
        match.deal(ROUGH_AGAIN, ROUGH_AGAIN)
        match.race(1, 0)
        match.play(0, "pick 2")
        match.play(1, "pick 2")
        assert match.result == Result((2, 1), (-14, -19), "points")

    def test_SPY_10_equal_scores_share_a_rank(self) -> None:
        match = table(ROUGH, SMOOTH, ROUGH)
        match.race(1, 0, 2)
        match.play(0, "pick 2")
        match.play(2, "pick 3")
        assert match.result.ranks == (2, 1, 2)

    def test_SPY_10_above_0_all_race_again(self) -> None:
        match = table(ROUGH, ROUGH)
        match.race(0, 1)
        match.play(0, "pick 2")
        match.play(1, "pick 2")
        assert match.scores == (1, 6)
        assert (match.pending.seat, match.state.result()) == (0, None)
        match.deal("", "")
        assert match.facts.racing == (0, 1)

    def test_SPY_10_exactly_0_wins(self) -> None:
        match = table("3S 3H 3D 3C 4S 4H 4D 4C 5S 5H 2S 2H 2D 2C 6S 10S")
        match.race(0)
        match.play(0, "pick 2")
        assert match.scores == (6,)
        match.deal("2S 2D 2C 3S 6S 10S")
        match.race(0)
        match.play(0, "pick 2")
        assert match.scores == (2,)
        match.deal("2S 2C 3S 3H 6S 10S 6H 6D")
        match.race(0)
        match.play(0, "pick 5")
        assert match.result == Result((1,), (0,), "points")

    def tie(self) -> Table:
        """Four players: 1 and 3 share the lowest score, -15; the others have 1 and 6."""
        match = table(ROUGH, SMOOTH, ROUGH, SMOOTH)
        match.race(0, 1, 2, 3)
        match.play(0, "pick 2")
        match.play(2, "pick 2")
        assert match.scores == (1, -15, 6, -15)
        return match

    def test_SPY_10_only_those_who_share_the_lowest_score_race_again(self) -> None:
        match = self.tie()
        assert match.state.result() is None
        assert sum(len(pile.cards) for pile in match.state.piles()) == 4 * 52
        assert match.pending.seat == 1
        match.deal("")
        assert match.pending.seat == 3
        match.deal("")
        assert match.state.deciders() == (1, 3)
        assert match.refused(0, "place 1") == "You are not in this race."

    def test_SPY_10_the_tie_is_decided_among_those_who_shared_it(self) -> None:
        match = self.tie()
        match.deal(ROUGH_AGAIN, ROUGH_AGAIN)
        match.race(3, 1)
        match.play(1, "pick 1")
        match.play(3, "pick 2")
        assert match.scores == (1, 32, 6, -19)
        assert match.result == Result((3, 2, 4, 1), (1, 32, 6, -19), "points")

    def test_SPY_10_they_race_until_one_has_0_or_less_even_if_others_have_less(self) -> None:
        match = self.tie()
        match.deal(ROUGH_AGAIN, ROUGH_AGAIN)
        match.race(3, 1)
        match.play(1, "pick 1")
        match.play(3, "pick 1")
        assert match.scores == (1, 32, 6, 27)
        assert match.facts.racing == (1, 3)
        assert match.pending.seat == 1

    def test_SPY_10_those_who_share_it_again_race_once_more(self) -> None:
        match = table(SMOOTH, SMOOTH, SMOOTH, ROUGH)
        match.race(0, 1, 2, 3)
        match.play(3, "pick 2")
        match.deal(SMOOTH, ROUGH_AGAIN, SMOOTH)
        match.race(0, 1, 2)
        match.play(1, "pick 1")
        assert match.scores == (-35, 32, -35, 6)
        assert match.facts.racing == (0, 2)
        assert match.facts.shared == (2, 1, 2, 0)
        match.deal(SMOOTH, ROUGH_AGAIN)
        match.race(0, 2)
        match.play(2, "pick 1")
        assert match.result == Result((1, 3, 2, 4), (-55, 32, 12, 6), "points")


class TestLaterRaces:
    """SPY-11."""

    def test_SPY_11_the_remaining_cards_are_shuffled_and_dealt(self) -> None:
        match = table(ROUGH, ROUGH)
        match.race(0, 1)
        match.play(0, "pick 2")
        match.play(1, "pick 1")
        rest = {*cards(ROUGH), *DECK} - {card("2H")}
        assert match.pending == PendingChance("deck", tuple(sorted(rest)), 51, seat=0)
        events = match.deal(ROUGH_AGAIN.replace("2H", "3S"))
        assert events[:2] == [Began(2), Shuffled(Zone("hand", 0))]
        assert match.at("pile", 0, 2) == "3S"
        assert match.at("pile", 0, 5) == ""
        assert len(match.pile("hand", 0).cards) == 47
        assert (match.pending.seat, match.pending.count) == (1, 5)
        assert match.pile("pile", 1, 2).cards == ()

    def few(self) -> Table:
        """Before the second race of two players, of whom player 1 has only four racing cards."""
        match = table(ROUGH, ROUGH + " 8S", cheating="allowed")
        match.play(0, "open", "open")
        match.race(0)
        match.play(1, "open", "open", *["place 1"] * 41)
        match.play(0, "accuse 1", "penalty 1")
        match.play(1, "pass")
        match.play(0, "pick 2")
        match.play(1, "pick 2")
        assert match.scores == (1, 48)
        return match

    def test_SPY_11_a_player_without_a_racing_hand_finishes_at_once_with_the_bonus(self) -> None:
        match = self.few()
        match.deal("")
        assert match.pending.count == 4
        events = match.deal("")
        assert said(events) == [(1, "done")]
        assert match.state.deciders() == (0,)
        assert match.facts.finished == (1,)
        assert match.facts.piles == (4, 4)
        match.race(0)
        match.play(0, "pass")
        match.play(1, "pass")
        assert (1, -20, "bonus") in scored(match.events[-60:])
        assert match.scores[1] == 28

    def test_SPY_11_a_player_who_finishes_at_once_is_first(self) -> None:
        match = self.few()
        match.deal("2S 2D 2C 3S 6S 10S", "")
        match.race(0)
        match.play(0, "pass")
        match.play(1, "pass")
        events = match.play(0, "pick 2")
        assert scored(events) == [(0, 1, "pick"), (1, -20, "bonus")]


class TestCheating:
    """SPY-12."""

    def rough(self, players: int = 3, penalty: str = "pile", cheats: Sequence[Seat] = ()) -> Table:
        """After a race with ROUGH: all finished in seat order, and these cheated on pile 1."""
        heads = [ROUGH + (" 8S" if seat in cheats else "") for seat in range(players)]
        match = table(*heads, cheating="allowed", penalty=penalty)
        for seat in range(players):
            match.play(seat, "open", "open", *["place 1"] * 41)
        return match

    def test_SPY_12_a_card_may_be_placed_where_it_does_not_fit_and_nothing_else(self) -> None:
        match = table("AS AH AD AC KS 3H 9D 9C 4S 4H QH", SMOOTH, cheating="allowed")
        assert list(match.state.legal(0)) == [f"place {number}" for number in range(1, 5)]
        assert match.refused(0, "open") == "A pile takes the 4H: place it."
        match.play(0, "place 2")
        assert match.at("pile", 0, 2) == "9D 4H"
        assert match.at("up", 0) == "QH"
        assert list(match.state.legal(0)) == [*(f"place {n}" for n in range(1, 5)), "open"]
        honest = table("AS AH AD AC KS 3H 9D 9C 4S 4H QH", SMOOTH)
        assert honest.refused(0, "place 2").startswith("The 4H does not fit on the 9D")

    def test_SPY_12_with_six_piles_a_card_that_does_not_fit_may_be_placed_or_go_under(self) -> None:
        match = half(cheating="allowed")
        match.play(0, "open", "open")
        assert list(match.state.legal(0)) == [*(f"place {n}" for n in range(1, 7)), "under"]
        match.play(0, "place 3")
        assert match.facts.called == (-1, -1)

    def test_SPY_12_a_race_ends_as_without_cheating(self) -> None:
        match = half(cheating="allowed")
        race_sticky(match)
        match.play(0, "under")
        assert said(match.play(0, "place 5")) == [(0, "stuck")]

    def test_SPY_12_cheating_with_the_called_card_counts_as_its_second_turn(self) -> None:
        match = half(cheating="allowed")
        race_sticky(match)
        match.play(0, "place 2")
        assert said(match.play(0, "place 5")) == [(0, "stuck")]
        assert (match.at("up", 0), match.at("hand", 0)) == ("8S", "")

    def test_SPY_12_each_player_accuses_one_or_passes_in_seat_order(self) -> None:
        match = self.rough(cheats=[2])
        assert match.phase == "accuse"
        assert match.state.deciders() == (0,)
        assert list(match.state.legal(0)) == ["accuse 1", "accuse 2", "pass"]
        assert match.refused(0, "accuse 0") == "You cannot accuse yourself."
        assert match.refused(0, "accuse 7") == "There is no player at that seat."
        assert match.refused(1, "pass") == "It is not your turn."
        assert match.refused(0, "pick 1") == "Accuse another player, or pass."
        match.play(0, "pass")
        assert match.state.deciders() == (1,)
        match.play(1, "pass")
        assert match.state.deciders() == (2,)
        match.play(2, "pass")
        assert match.phase == "pick"

    def test_SPY_12_a_false_accusation_costs_nothing(self) -> None:
        match = self.rough()
        events = match.play(0, "accuse 1")
        assert said(events) == [(0, "accuse"), (1, "honest")]
        assert match.scores == (5, 5, 5)
        assert match.state.deciders() == (1,)
        assert match.facts.paid == ()

    def test_SPY_12_a_cheat_pays_at_once_with_a_pile_that_the_accuser_chooses(self) -> None:
        match = self.rough(cheats=[1])
        events = match.play(0, "accuse 1")
        assert said(events) == [(0, "accuse"), (1, "caught")]
        spoken = [event for event in events if isinstance(event, Said)]
        (named,) = (event.card for event in spoken if event.what == "caught")
        piles = [tuple(match.pile("pile", 1, number).cards) for number in range(1, 7)]
        assert named in {card for pile in piles for card, _ in misplaced_in(pile)}
        assert match.state.deciders() == (0,)
        assert match.facts.accused == 1
        assert list(match.state.legal(0)) == [f"penalty {number}" for number in range(1, 7)]
        pile = match.pile("pile", 1, 1).cards
        events = match.play(0, "penalty 1")
        assert scored(events) == [(1, len(pile), "penalty")]
        assert match.pile("points", 1).cards[5:] == pile
        assert match.state.deciders() == (1,)
        assert match.facts.accused is None

    def test_SPY_12_a_player_who_has_paid_is_not_accused_again_in_this_race(self) -> None:
        match = self.rough(cheats=[1])
        match.play(0, "accuse 1", "penalty 5")
        match.play(1, "pass")
        assert match.refused(2, "accuse 1") == "1 has already paid."
        assert list(match.state.legal(2)) == ["accuse 0", "pass"]

    def test_SPY_12_a_player_who_has_paid_may_be_accused_after_the_next_race(self) -> None:
        match = self.rough(players=2, cheats=[1])
        match.play(0, "accuse 1", "penalty 1")
        match.play(1, "pass")
        match.play(0, "pick 2")
        match.play(1, "pick 2")
        match.deal("", "")
        match.race(0, 1)
        assert list(match.state.legal(0)) == ["accuse 1", "pass"]

    def test_SPY_12_a_player_who_can_accuse_nobody_still_passes(self) -> None:
        match = self.rough(cheats=[0, 1])
        match.play(0, "accuse 1", "penalty 5")
        match.play(1, "accuse 0", "penalty 5")
        assert match.state.deciders() == (2,)
        assert list(match.state.legal(2)) == ["pass"]

    def test_SPY_12_the_other_piles_keep_their_numbers_and_the_bonus_counts_all(
        self,
    ) -> None:
        match = self.rough(cheats=[1])
        match.play(0, "accuse 1", "penalty 2")
        match.play(1, "pass")
        match.play(2, "pass")
        assert match.state.deciders() == (0, 1, 2)
        assert list(match.state.legal(1)) == [f"pick {number}" for number in (1, 3, 4, 5, 6)]
        assert match.refused(1, "pick 2") == "There is no pile 2."
        assert match.at("pile", 1, 3) == "2D"

    def test_SPY_12_a_player_who_loses_is_out_and_keeps_their_score(self) -> None:
        match = self.rough(penalty="lose", cheats=[0])
        match.play(0, "pass")
        match.play(1, "accuse 0")
        assert match.facts.out == (0,)
        assert match.state.deciders() == (2,)
        assert list(match.state.legal(2)) == ["accuse 1", "pass"]
        match.play(2, "pass")
        assert match.state.deciders() == (1, 2)
        assert match.refused(0, "pick 1") == "You are out of the match."
        match.play(2, "pick 2")
        match.play(1, "pick 2")
        assert match.scores == (5, 1, 6)

    def test_SPY_12_a_player_who_is_out_accuses_nobody_and_does_not_race(self) -> None:
        match = self.rough(penalty="lose", cheats=[1])
        match.play(0, "accuse 1")
        assert match.state.deciders() == (2,)
        match.play(2, "pass")
        match.play(0, "pick 2")
        match.play(2, "pick 2")
        match.deal("", "")
        assert match.state.deciders() == (0, 2)
        assert match.refused(1, "place 1") == "You are out of the match."

    def test_SPY_12_a_player_who_is_out_no_longer_counts_as_first(self) -> None:
        match = self.rough(penalty="lose", cheats=[0])
        assert match.facts.finished == (0, 1, 2)
        match.play(0, "pass")
        match.play(1, "accuse 0")
        match.play(2, "pass")
        match.play(1, "pick 2")
        events = match.play(2, "pick 2")
        assert (1, -5, "first") in scored(events)

    def test_SPY_12_the_last_spy_wins_at_once(self) -> None:
        match = self.rough(players=4, penalty="lose", cheats=[0, 1, 2])
        match.play(0, "accuse 2")
        match.play(1, "accuse 0")
        match.play(3, "accuse 1")
        assert match.result == Result((3, 2, 4, 1), (5, 5, 5, 5), "last spy")
        assert match.phase == "over"

    def test_SPY_12_a_player_who_is_out_ranks_last_whatever_their_score(self) -> None:
        match = table(ROUGH + " 8S", SMOOTH, ROUGH, cheating="allowed", penalty="lose")
        match.play(0, "open", "open", *["place 1"] * 41)
        match.play(1, *["place 4"] * 43)
        match.play(2, "open", "open", *["place 1"] * 41)
        match.play(0, "pass")
        match.play(1, "accuse 0")
        match.play(2, "pass")
        match.play(2, "pick 1")
        assert match.result == Result((3, 1, 2), (5, -15, 47), "points")

    def test_SPY_12_in_a_tie_break_the_last_player_in_the_race_wins(self) -> None:
        match = table(ROUGH, SMOOTH, SMOOTH, cheating="allowed", penalty="lose")
        match.play(0, "open", "open", *["place 1"] * 41)
        for seat in (1, 2):
            match.play(seat, *["place 4"] * 43)
        for seat in (0, 1, 2):
            match.play(seat, "pass")
        match.play(0, "pick 2")
        assert match.scores == (1, -15, -15)
        match.deal(SMOOTH, "2S 2H 2D 2C 8S")
        match.play(1, *["place 4"] * 48)
        match.play(2, *["place 4"] * 48)
        assert list(match.state.legal(1)) == ["accuse 2", "pass"]
        assert match.refused(1, "accuse 0") == "0 took no part in this race."
        match.play(1, "accuse 2")
        assert match.result == Result((2, 1, 3), (1, -15, -15), "last spy")

    def test_SPY_12_alone_nobody_inspects(self) -> None:
        match = table(SMOOTH, cheating="allowed")
        match.play(0, *["place 1"] * 38)
        assert match.result.reason == "points"


class TestOptions:
    """SPY-2: the options that may be combined."""

    def test_SPY_2_half_decks_are_for_two_players(self) -> None:
        options = GAME.defaults()
        assert GAME.forbids(options) is None
        assert GAME.forbids(options | {"deck": "half"}) is None
        assert GAME.forbids(options | {"players": 12}) is None
        for players in (1, 3, 12):
            assert GAME.forbids(options | {"deck": "half", "players": players})

    @pytest.mark.parametrize("players", [1, 2, 6, 12])
    @pytest.mark.parametrize("penalty", ["pile", "lose"])
    def test_random_matches_end_as_the_rules_say(self, players: int, penalty: str) -> None:
        match = Table(players=players, cheating="allowed", penalty=penalty)
        rng = random.Random(players)
        while match.state.result() is None:
            if pending := match.state.chance():
                apply(match.state, pending.draw(rng))
            else:
                seat = rng.choice(match.state.deciders())
                apply(match.state, Decision(seat, rng.choice(match.state.legal(seat))))
        ranks, scores = match.result.ranks, match.scores
        out = match.facts.out
        if match.result.reason == "points":
            winner = ranks.index(1)
            assert scores[winner] <= 0
            assert ranks.count(1) == 1
        else:
            assert penalty == "lose"
        assert [ranks[seat] for seat in out] == [players - place for place in range(len(out))]
