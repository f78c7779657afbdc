"""Soda by its rules, SDA-1 to SDA-9."""

from __future__ import annotations

import random

import pytest

from soiree.core.cards import DECK, SPADES, SUITS, spell
from soiree.core.entries import Chance
from soiree.core.events import Began, Ended, Moved, Said, Scored, Shown, Shuffled, Turn
from soiree.core.zones import Seat, Zone, only
from soiree.games.soda import GAME
from soiree.games.soda.facts import SodaFacts
from tests.games.soda.soda_tables import (
    THREE,
    TWO,
    Table,
    cards,
    drawn,
    six_players,
    spelled,
    table,
    zones_of,
)


def test_SDA_1_any_seat_may_be_the_first_dealer() -> None:
    for seats in range(2, 7):
        pending = Table(seats).state.chance()
        assert pending is not None
        assert (pending.kind, pending.seats) == ("dealer", tuple(range(seats)))


def test_SDA_1_five_cards_each_from_the_seat_after_the_dealer() -> None:
    new = Table(3)
    new.enter(Chance("dealer", seat=1))
    new.enter(Chance("deck", DECK))
    hands = [zones_of(new.state)[Zone("hand", seat)] for seat in range(3)]
    assert hands[2] == [0, 3, 6, 9, 12]
    assert hands[0] == [1, 4, 7, 10, 13]
    assert hands[1] == [2, 5, 8, 11, 14]
    assert zones_of(new.state)[Zone("draw")] == list(DECK[15:])
    assert new.state.deciders() == (2,)
    assert new.view(0).cards("hand", 2) == (None,) * 5
    assert new.view(0).cards("hand", 0) == (1, 4, 7, 10, 13)
    seen = [e.card for e in new.view(0).events if isinstance(e, Moved)]
    assert [each for each in seen if each is not None] == [1, 4, 7, 10, 13]


def test_SDA_1_a_round_for_each_scoring_suit_and_the_deal_passes_on() -> None:
    new, rng = Table(3, suits="DSCH"), random.Random(1)
    new.enter(Chance("dealer", seat=2))
    rounds = []
    while not new.state.result():
        before = new.state.facts().round
        new.go_on(rng)
        facts = new.state.facts()
        if facts.round != before:
            assert facts.suit is not None
            rounds.append((facts.round, facts.dealer, SUITS[facts.suit], new.state.deciders()))
            assert sum(len(new.cards("hand", seat)) for seat in range(3)) == 15
            assert new.events.count(Began(len(rounds))) == 1
    assert rounds == [(1, 2, "D", (0,)), (2, 0, "S", (1,)), (3, 1, "C", (2,)), (4, 2, "H", (0,))]


def test_SDA_2_the_leader_must_play_a_card() -> None:
    new = table(0, *TWO)
    assert new.state.deciders() == (1,)
    assert new.state.legal(1) == ["play 3H", "play 6C", "play 9S", "play JD", "play QH"]
    assert str(new.state.refusal(1, "no")) == "You lead this hand, so you must play a card."


def test_SDA_2_nine_hands_a_round_worth_2_to_10() -> None:
    new, rng = Table(4), random.Random(2)
    while not new.state.result():
        new.go_on(rng)
    points = [event.points for event in new.events if isinstance(event, Scored)]
    assert points == [*range(2, 11)] * 4
    rounds = [e for e in new.events if isinstance(e, Began | Scored)]
    assert [isinstance(e, Began) for e in rounds] == ([True] + [False] * 9) * 4


def test_SDA_3_a_card_must_be_as_high_as_the_last_or_higher() -> None:
    new = table(0, *TWO).play("1 play 9S")
    assert new.state.legal(0) == ["play 9D", "play JC", "play KS", "no"]
    assert "lower than the 9S" in str(new.state.refusal(0, "play 6H"))
    new.play("0 play JC")
    assert new.state.legal(1) == ["play JD", "play QH", "no"]
    assert new.cards("row") == ["9S", "JC"]
    assert new.view(1).cards("hand", 0) == (None,) * 4


def test_SDA_3_a_player_who_cannot_play_says_no_automatically() -> None:
    new = table(0, "3S 6H 9D JC QS", *TWO[1:], then="2C 2D").play("1 play QH")
    assert new.state.deciders() == (0,)
    low = table(0, "3S 6H 9D JC 10S", *TWO[1:], then="2C 2D").play("1 play QH")
    assert Said(0, "no") in low.events
    assert low.state.scores() == (0, 2)
    assert low.state.deciders() == (0,)  # who leads the next hand
    assert low.cards("row") == []


def test_SDA_3_an_automatic_no_looks_just_like_a_chosen_one() -> None:
    """Seats 0 and 2 cannot tell from events, zones or facts whether seat 1 had a choice."""
    hands = ["4S 6H 9D JC KS", "3H 5C 8S 9H 10S", "2S 6C 10D QS AH"]
    could = ["4S 6H 9D JC KS", "3H 5C 8S 9H KH", "2S 6C 10D QS AH"]
    had_to = table(2, *hands, then="2C 2D").play("0 play JC")
    chose = table(2, *could, then="2C 2D").play("0 play JC", "1 no")
    for seat in (0, 2):
        assert had_to.view(seat) == chose.view(seat)
    turns = [event.seats for event in had_to.events if isinstance(event, Turn)]
    assert turns == [(0,), (1,), (1,)]


def test_SDA_4_the_first_no_ends_the_hand_and_its_speaker_leads() -> None:
    new = table(2, *THREE).play("0 play 4S", "1 play 5C", "2 no")
    assert new.state.scores() == (0, 2, 0)
    assert Scored(1, 2, 2, "scoring card") in new.events
    assert new.state.facts().won == (1,)
    assert new.state.facts().worth == 3
    assert new.state.deciders() == (2,)
    assert "no" not in new.state.legal(2)


FOUR = (
    "7S 8S QS 2C KS",
    "7H 8H QH 2D KH",
    "7D 8D QD 3C KD",
    "7C 8C QC 3D KC",
)


def test_SDA_5_pair_triple_and_quadruple_draw_one_two_and_three() -> None:
    new = table(3, *FOUR, then="4S 4H 4D 5S 5H 5D 6S")
    start = len(new.events)
    for line, seat, drew in (
        ("0 play 7S", 0, ""),
        ("1 play 7H", 1, "4S"),
        ("2 play 7D", 2, "4H 4D"),
        ("3 play 7C", 3, "5S 5H 5D"),
    ):
        new.play(line)
        assert drawn(new.events[start:], seat) == drew.split()
    assert [len(new.cards("hand", seat)) for seat in range(4)] == [4, 5, 6, 7]
    new.play("0 play 8S")
    assert drawn(new.events[start:], 0) == []
    seen = [e for e in new.view(0).events[start:] if isinstance(e, Moved)]
    assert [e.card for e in seen if e.source == Zone("draw")] == [None] * 6


def test_SDA_5_another_value_starts_a_new_run() -> None:
    new = table(3, *FOUR, then="4S 4H 4D").play(
        "0 play 7S", "1 play 7H", "2 play 8D", "3 play 8C", "0 play 8S"
    )
    assert len(new.cards("hand", 1)) == 5
    assert [len(new.cards("hand", seat)) for seat in range(4)] == [5, 5, 4, 5]


def test_SDA_6_an_ace_on_a_card_wins_and_strips_the_others() -> None:
    new = table(1, *THREE, then="2H 2D 2C 3S 3D 3C 4H 4D")
    start = len(new.events)
    new.play("2 play 2S", "0 play 6H", "1 play 8S", "2 play AH")
    assert new.state.scores() == (0, 0, 2)
    told = new.view(1).events[start:]
    high = [e.card for e in told if isinstance(e, Moved) and e.source.kind == "hand"][4:]
    assert spelled(high) == ["9D", "JC", "KS", "JD", "QH"]
    assert [e for e in told if isinstance(e, Shown)] == [
        Shown(Zone("hand", 0), cards("4S"), 1),
        Shown(Zone("hand", 1), cards("3H 5C"), 2),
    ]
    assert {"9D", "JC", "KS", "JD", "QH", "2S", "6H", "8S", "AH"} == set(new.cards("discard"))
    assert {"6C", "10D", "QS"} <= set(new.cards("hand", 2))  # the Ace's player keeps all
    assert new.state.deciders() == (0,)


def test_SDA_6_cards_of_the_value_under_the_ace_are_kept() -> None:
    new = table(0, "3S 9H 9D JC KS", "3H 9S 10S JD AH", "4S 4D 5S 5H 9C")
    new.play("1 play 9S", "2 play 9C", "0 play 9D", "1 play AH")
    assert "9H" in new.cards("hand", 0)
    assert {"JC", "KS"} <= set(new.cards("discard"))


def test_SDA_6_an_ace_led_wins_without_discards() -> None:
    new = table(1, *THREE).play("2 play AH")
    assert new.state.scores() == (0, 0, 2)
    assert not any(isinstance(event, Shown) for event in new.events)
    assert new.cards("discard") == ["AH"]
    assert new.cards("hand", 0) == spelled(sorted(cards(THREE[0])))
    assert new.state.deciders() == (0,)


def test_SDA_7_hands_are_filled_one_card_at_a_time_from_the_seat_after_the_dealer() -> None:
    new = table(0, *THREE, then="2H 2D 2C 3S 3D 3C")
    new.play("1 play 3H", "2 play 6C", "0 play 9D", "1 play JD")
    start = len(new.events)
    new.play("2 no")
    assert drawn(new.events[start:], 1) == ["2H", "3S"]
    assert drawn(new.events[start:], 2) == ["2D"]
    assert drawn(new.events[start:], 0) == ["2C"]
    order = [e.target.owner for e in new.events[start:] if isinstance(e, Moved)][4:]
    assert order == [1, 2, 0, 1]
    assert set(new.cards("discard")) == {"3H", "6C", "9D", "JD"}
    refilled = [e for e in new.events[start:] if isinstance(e, Moved) and e.source.kind == "draw"]
    assert [e.seen for e in refilled] == [only(1), only(2), only(0), only(1)]


def test_SDA_7_more_than_five_cards_are_kept() -> None:
    new = table(3, *FOUR, then="4S 4H 4D 5S 5H 5D")
    new.play("0 play 7S", "1 play 7H", "2 play 7D", "3 play 7C", "0 no")
    assert [len(new.cards("hand", seat)) for seat in range(4)] == [5, 5, 6, 7]


def test_SDA_7_after_the_ninth_hand_nothing_is_discarded_or_drawn() -> None:
    new, rng = Table(3), random.Random(3)
    while len([event for event in new.events if isinstance(event, Scored)]) < 9:
        new.go_on(rng)
    pending = new.state.chance()
    assert pending is not None
    assert pending.count == 52
    assert new.cards("row")
    last = max(i for i, event in enumerate(new.events) if isinstance(event, Scored))
    assert not [e for e in new.events[last:] if isinstance(e, Moved) and e.source.kind != "hand"]


def test_SDA_8_a_reshuffle_may_interrupt_the_filling_of_the_hands() -> None:
    new = six_players(*(f"{seat} play {seat + 2}C" for seat in range(6)), "0 no")
    pending = new.state.chance()
    assert pending is not None
    assert (pending.kind, pending.count, pending.seat) == ("deck", 24, None)
    assert spelled(pending.cards) == new.cards("discard")
    assert new.state.deciders() == ()
    assert all(new.state.legal(seat) == [] for seat in range(6))
    assert [len(new.cards("hand", seat)) for seat in range(6)] == [5, 5, 5, 5, 4, 4]
    pile = tuple(reversed(pending.cards))
    start = len(new.events)
    new.enter(Chance("deck", pile))
    assert new.cards("discard") == []
    assert new.cards("draw") == spelled(pile[2:])
    assert drawn(new.events[start:], 4) == spelled(pile[:1])
    assert drawn(new.events[start:], 5) == spelled(pile[1:2])
    assert new.state.deciders() == (0,)


def test_SDA_7_the_filling_goes_on_after_a_reshuffle_where_it_stopped() -> None:
    """SDA-7 and SDA-8: seat 0 lacks two cards, and has the second after seats 4 and 5."""
    new = six_players(*(f"{seat} play {seat + 2}C" for seat in range(6)), "0 play 9S", "1 no")
    pending = new.state.chance()
    assert pending is not None
    start = len(new.events)
    new.enter(Chance("deck", pending.cards))
    drawers = [e.target.owner for e in new.events[start:] if isinstance(e, Moved)]
    assert drawers[-3:] == [4, 5, 0]
    assert new.state.deciders() == (1,)


def test_SDA_8_all_know_which_cards_were_reshuffled_but_not_their_order() -> None:
    new = six_players(*(f"{seat} play {seat + 2}C" for seat in range(6)), "0 no")
    pending = new.state.chance()
    assert pending is not None
    start = len(new.events)
    new.enter(pending.draw(random.Random(4)))
    told = new.view(0).events[start : start + 25]
    assert told[:24] == tuple(
        Moved(c, Zone("discard"), Zone("draw")) for c in sorted(pending.cards)
    )
    assert told[24] == Shuffled(Zone("draw"))


def test_SDA_8_a_reshuffle_may_interrupt_the_draw_for_a_run() -> None:
    new = six_players("0 play 9S", "1 play 9H", "2 play 9D", "3 play 9C")
    pending = new.state.chance()
    assert pending is not None
    assert pending.count == 18  # the hand's own cards stay on the table
    assert new.state.deciders() == ()
    assert new.state.facts().draws_left == 2
    assert len(new.cards("hand", 3)) == 5
    start = len(new.events)
    new.enter(Chance("deck", pending.cards))
    assert drawn(new.events[start:], 3) == spelled(pending.cards[:2])
    assert new.state.deciders() == (4,)
    assert new.cards("row") == ["9S", "9H", "9D", "9C"]
    assert len(new.cards("draw")) == 16


def test_SDA_8_without_any_card_left_no_bonus_card_is_drawn() -> None:
    """SDA-5 and SDA-8: four runs of four in the first hand use up the draw pile."""
    new = table(
        5,
        "2S 3D 5S 10S 10H",
        "2H 3C 5H 10D 10C",
        "2D 4S 5D JS JH",
        "2C 4H 5C JD JC",
        "3S 4D QS QH QD",
        "3H 4C QC KS KH",
    )
    for number, name in enumerate("2S 2H 2D 2C 3S 3H 3D 3C 4S 4H 4D 4C 5S 5H 5D".split()):
        new.play(f"{number % 6} play {name}")
    assert len(new.cards("draw")) == 1
    before = len(new.cards("hand", 3))
    new.play("3 play 5C")
    assert len(new.cards("hand", 3)) == before  # one drawn of three
    assert new.cards("draw") == new.cards("discard") == []
    assert new.state.chance() is None
    assert new.state.deciders() == (4,)
    assert new.state.facts().draws_left == 0, "what could not be drawn is not drawn later"
    new.play("4 no")
    pending = new.state.chance()
    assert pending is not None
    assert pending.count == 16
    assert len(new.cards("hand", 0)) == 4
    new.enter(Chance("deck", pending.cards))
    assert drawn(new.events, 0)[-1] == spell(pending.cards[0])
    assert new.state.deciders() == (4,)


@pytest.mark.parametrize("seats", range(2, 7))
def test_SDA_8_the_discards_are_shuffled_whenever_the_draw_pile_is_empty(seats: int) -> None:
    rng = random.Random(seats)
    shuffles = 0
    for _ in range(8):
        new = Table(seats)
        while not new.state.result():
            new.go_on(rng)
            pending, over = new.state.chance(), new.state.facts().worth is None
            exhausted = not new.cards("draw") and bool(new.cards("discard"))
            if not over:
                assert exhausted == (pending is not None and pending.kind == "deck")
            if pending and pending.kind == "deck" and pending.count < 52:
                shuffles += 1
                assert spelled(pending.cards) == new.cards("discard")
    assert shuffles > 3


def test_SDA_9_the_highest_total_wins_and_equal_ones_share_the_rank() -> None:
    rng = random.Random(5)
    shared = 0
    for _ in range(20):
        new = Table(5)
        while not new.state.result():
            new.go_on(rng)
        result = new.state.result()
        assert result is not None
        assert result.scores == new.state.scores()
        assert result.reason == "all rounds"
        assert new.events[-1] == Ended(result)
        totals = [0] * 5
        for event in new.events:
            if isinstance(event, Scored):
                totals[event.seat] += event.points
                assert event.total == totals[event.seat]
        assert result.scores == tuple(totals)
        assert sum(totals) == 216
        assert result.ranks == tuple(sorted(totals, reverse=True).index(t) + 1 for t in totals)
        shared += len(set(result.ranks)) < 5
        assert new.state.deciders() == ()
        assert str(new.state.refusal(0, "no")) == "The match is over."
    assert shared


def test_SDA_4_the_facts_tell_who_won_each_scoring_card() -> None:
    new = table(2, *THREE).play("0 play 4S", "1 play 5C", "2 no", "2 play AH")
    assert new.view(0).facts == SodaFacts(
        round=1,
        dealer=2,
        suit=SPADES,
        worth=4,
        won=(1, 2),
        turn=0,
        draws_left=0,
        filling=None,
    )


def test_2_to_6_play_for_four_suits_in_any_order() -> None:
    seats, suits = GAME.options
    assert [n for n in range(10) if seats.admits(n)] == [2, 3, 4, 5, 6]
    assert len(suits.values) == len(set(suits.values)) == 24
    assert all(sorted(order) == sorted(SUITS) for order in map(str, suits.values))
    assert GAME.defaults() == {"players": 4, "suits": "SHDC"}


def test_refusals_are_in_the_words_of_the_game() -> None:
    new = table(0, *TWO)

    def said(seat: Seat, move: str) -> str:
        assert move not in new.state.legal(seat)
        return str(new.state.refusal(seat, move))

    assert said(0, "play 3S") == "It is not your turn."
    assert said(1, "play 3S") == "You do not hold the 3S."
    assert said(1, "play 3s") == "play 3s is not a move in Soda."
    assert said(1, "discard 3H") == "discard 3H is not a move in Soda."
    new.play("1 play 9S")
    assert said(0, "play 6H") == (
        "The 6H is lower than the 9S: play an equal or higher card, or say No."
    )
    assert said(0, "play KH") == "You do not hold the KH."
    assert str(Table(2).state.refusal(0, "no")) == "It is not your turn."


def test_a_copy_is_independent() -> None:
    new, rng = table(2, *THREE), random.Random(10)
    before = new.view(0), zones_of(new.state)
    twin = Table(3)
    twin.state = new.state.copy()
    assert zones_of(twin.state) == zones_of(new.state)
    while not twin.state.result():
        twin.go_on(rng)
    assert (new.view(0), zones_of(new.state)) == before
