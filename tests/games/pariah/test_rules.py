"""Pariah, rule by rule (PAR-1 … PAR-6)."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soiree.core.cards import DECK, card, is_court, spell
from soiree.core.events import Ended, Event, Moved, Result, Said, Scored, Shown, Turn, witness
from soiree.core.zones import EVERYONE, Sight, Zone, only
from soiree.games.pariah import GAME
from soiree.games.pariah.rules import PariahFacts, imagine, is_valid
from tests.games.coops.stacked_match import StackedMatch, cards

VALID = "2H/3S 4H/5S 6H/7S 8H/9S"
"""Four valid coops: 44 points and 50 more."""
POOR = "3H/2S 5H/4S 7H/6S 9H/8S"
"""No valid coop."""
OWNS = [f"own {slot}" for slot in (1, 2, 3, 4)]
OVERS = [f"over 0 {slot}" for slot in (1, 2, 3, 4)]


def new_match(**options: int | str) -> StackedMatch:
    return StackedMatch(GAME, **options)


def play_round(match: StackedMatch, coops: dict[int, str]) -> list[Event]:
    """Deal a round and knock in its first turn; returns the last events."""
    match.deal(coops, stock="2D 3D")
    return match.play("discard", "knock", "discard")


@pytest.mark.parametrize(
    ("coop", "valid"),
    [
        ("3H/KS", False),
        ("AS/JH", False),
        ("KS/QH", False),
        ("JS/10H", True),
        ("QH/2S", True),
        ("KD/AS", True),
        ("AS/AH", False),
        ("AS/2H", True),
        ("3H/9S", True),
        ("9H/3S", False),
        ("9S/3H", True),
        ("3S/9H", False),
        ("7H/7S", False),
    ],
)
def test_PAR_1_valid_coops(coop: str, valid: bool) -> None:
    """PAR-1: no court face down; any court face up; else as SRH-2."""
    up, down = cards(coop.replace("/", " "))
    assert is_valid(up, down) is valid


def additional(match: StackedMatch) -> int:
    """The number of further turns of the player to move (PAR-3)."""
    return PariahFacts.of(match.view(0)).additional


class TestCourts:
    """PAR-2."""

    def test_PAR_2_the_deck_is_dealt_as_in_soureh(self) -> None:
        match = new_match()
        match.deal()
        assert len(match.pile("stock").cards) == 52 - 16 - 1
        assert match.pile("stock").sight is Sight.NONE

    def test_PAR_2_a_number_card_is_placed_or_discarded(self) -> None:
        match = new_match()
        match.deal({0: POOR}, stock="10S")
        assert list(match.legal) == [*OWNS, *OVERS, "discard"]
        assert match.refused("jack 1") == "You did not draw a J."
        assert match.refused("queen") == "You did not draw a Q."
        assert match.refused("king 0 1 0 2") == "You did not draw a K."
        assert match.refused("king 0 2 0 1") == "king 0 2 0 1 is not a move in Pariah."

    @pytest.mark.parametrize("drawn", ["JD", "QD", "KD"])
    def test_PAR_2_a_court_is_never_placed(self, drawn: str) -> None:
        match = new_match()
        match.deal({0: POOR}, stock=drawn)
        assert not {*OWNS, *OVERS} & {*match.legal}
        assert match.legal[-1] == "discard"
        for move in ("own 1", "over 0 1"):
            assert (
                match.refused(move)
                == f"A {drawn[0]} that you draw cannot be placed: use it or discard it."
            )
        match.play("discard")
        assert match.at("discard") == drawn
        assert additional(match) == 0

    def test_PAR_2_a_face_up_court_may_be_replaced(self) -> None:
        match = new_match()
        match.deal({0: "KH/2S AH/4S 7H/6S 9H/8S"}, stock="10S")
        match.play("over 0 1")
        assert match.at("discard") == "KH"

    def test_PAR_2_a_jack_replaces_an_own_face_up_card(self) -> None:
        match = new_match()
        match.deal({1: "3H/2S AH/4S 7H/6S AD/8S"}, stock="JD")
        assert list(match.legal) == ["jack 1", "jack 3", "discard"]
        assert match.refused("jack 2") == "A jack cannot replace a face-up ace."
        assert match.refused("queen") == "You did not draw a Q."
        events = match.play("jack 3")
        assert match.at("up", 1, 3) == "JD"
        assert match.at("discard") == "7H"
        assert events == [
            Moved(card("7H"), Zone("up", 1, 3), Zone("discard"), EVERYONE),
            Moved(card("JD"), Zone("drawn", 1), Zone("up", 1, 3), EVERYONE),
        ]

    def test_PAR_2_a_queen_gives_two_additional_turns(self) -> None:
        match = new_match()
        match.deal(stock="QD 2D 3D 4D")
        assert list(match.legal) == ["queen", "discard"]
        events = match.play("queen")
        assert events == [
            Moved(card("QD"), Zone("drawn", 1), Zone("discard"), EVERYONE),
            Said(1, "queen"),
        ]
        assert additional(match) == 2
        assert match.play("end")[0] == Turn((1,))
        assert (match.turn, additional(match)) == (1, 1)
        match.play("discard", "end")
        assert (match.turn, additional(match)) == (1, 0)
        match.play("discard", "end")
        assert match.turn == 0

    def test_PAR_2_additional_turns_add_up(self) -> None:
        match = new_match()
        match.deal(stock="QD QS 2D 3D 4D 5D")
        match.play("queen", "end", "queen")
        assert additional(match) == 3
        for _ in range(3):
            match.play("end", "discard")
            assert match.turn == 1
        match.play("end")
        assert match.turn == 0

    def test_PAR_2_a_king_lets_any_two_face_down_cards_switch_places(self) -> None:
        match = new_match()
        match.deal({0: POOR, 1: VALID}, stock="KD")
        assert len(match.legal) == len(set(match.legal)) == 28 + 1
        assert "king 0 4 1 1" in match.legal
        assert "king 1 3 1 4" in match.legal
        events = match.play("king 0 1 1 4")
        assert match.at("down", 0, 1) == "9S"
        assert match.at("down", 1, 4) == "2S"
        assert match.at("discard") == "KD"
        assert events == [
            Shown(Zone("drawn", 1), (card("KD"),), 1),
            Moved(card("2S"), Zone("down", 0, 1), Zone("down", 1, 4), only(0, 1)),
            Moved(card("9S"), Zone("down", 1, 4), Zone("down", 0, 1), only(0, 1)),
            Moved(card("KD"), Zone("drawn", 1), Zone("discard"), EVERYONE),
        ]

    def test_PAR_2_a_king_does_not_show_a_player_the_cards_of_the_other(self) -> None:
        match = new_match()
        match.deal({0: POOR, 1: VALID}, stock="KD")
        events = match.play("king 0 1 0 2")
        assert match.at("down", 0, 1) == "4S"
        assert [witness(event, 1) for event in events][1:3] == [
            Moved(None, Zone("down", 0, 1), Zone("down", 0, 2), only(0)),
            Moved(None, Zone("down", 0, 2), Zone("down", 0, 1), only(0)),
        ]

    def test_PAR_2_the_former_owner_remembers_the_card(self) -> None:
        match = new_match()
        match.deal({0: POOR, 1: VALID}, stock="KD KS KH 10S 10D")
        match.play("king 0 1 1 4", "end")  # seat 1 gave the 9S, and knows the 2S that came for it
        match.play("king 0 1 0 3", "end")  # seat 0 moves it on, unseen but in the open
        assert match.at("down", 0, 3) == "9S"
        for seed in range(20):
            imagined = imagine(match.view(1), random.Random(seed))
            assert [up_down[1] for up_down in imagined.coops(0)][2] == card("9S")
            imagined = imagine(match.view(0), random.Random(seed))
            assert [up_down[1] for up_down in imagined.coops(1)][3] == card("2S")
        match.play("discard", "end", "own 3")  # and it is gone
        beliefs = {
            [up_down[1] for up_down in imagine(match.view(1), random.Random(seed)).coops(0)][2]
            for seed in range(20)
        }
        assert card("9S") not in beliefs
        assert len(beliefs) > 1

    def test_PAR_2_a_card_placed_face_down_is_known_to_be_a_number_card(self) -> None:
        match = new_match()
        match.deal(stock="2D 3D KD")
        match.play("own 2", "end", "discard", "end")
        match.play("king 1 2 1 4")  # it lies in slot 4 now
        seen = match.view(0)
        dealt = [
            [down for _, down in imagine(seen, random.Random(seed)).coops(1)] for seed in range(100)
        ]
        assert not any(is_court(downs[3]) for downs in dealt)
        assert any(is_court(downs[1]) for downs in dealt)


class TestKnocking:
    """PAR-3 and PAR-4."""

    def test_PAR_3_knocking_is_declaring(self) -> None:
        match = new_match()
        match.deal({1: POOR}, stock="2D 3D")
        match.play("discard")
        assert list(match.legal) == ["knock", "end"]
        assert match.refused("declare") == "declare is not a move in Pariah."
        assert match.refused("discard") == "Knock, or end your turn."
        assert match.play("knock")[0] == Said(1, "knock")
        assert match.facts.declarer == 1
        assert (match.turn, match.phase) == (0, "card")
        match.play("discard")
        assert match.phase == "deal"

    def test_PAR_3_a_knock_gives_up_additional_turns(self) -> None:
        match = new_match()
        match.deal(stock="QD 2D 3D")
        match.play("queen", "knock")
        assert match.turn == 0
        assert additional(match) == 0
        match.play("discard")
        assert match.phase == "deal"

    def test_PAR_3_a_player_may_knock_in_an_additional_turn(self) -> None:
        match = new_match()
        match.deal(stock="QD 2D 3D")
        match.play("queen", "end", "discard", "knock")
        assert match.turn == 0
        match.play("discard")
        assert match.phase == "deal"

    def test_PAR_3_a_queen_in_the_last_turn_gives_turns_that_end_by_themselves(self) -> None:
        match = new_match()
        match.deal(stock="2D QD 3D QS 4D 5D 6D")
        match.play("discard", "knock", "queen")
        for left, move in ((1, "discard"), (0, "queen"), (1, "discard"), (0, "discard")):
            assert (match.turn, match.phase) == (0, "card")
            assert additional(match) == left
            match.play(move)
        assert match.phase == "deal"

    def test_PAR_3_additional_turns_are_lost_with_the_stock(self) -> None:
        dealt = f"{POOR} {VALID}".replace("/", " ").split()
        others = [spell(each) for each in DECK if spell(each) not in (*dealt, "QS")]
        match = new_match()
        match.deal({0: POOR, 1: VALID}, stock=" ".join([*others, "QS"]))
        while match.at("stock"):
            match.play("discard", "end")
        assert match.at("drawn", match.turn) == "QS"
        match.play("queen")
        assert match.phase == "deal"
        assert additional(match) == 0

    @pytest.mark.parametrize("king", ["king 1 1 1 2", "king 0 1 1 2", "king 0 4 1 4"])
    def test_PAR_4_a_king_counts_as_one_replacement(self, king: str) -> None:
        match = new_match()
        match.deal({0: VALID, 1: POOR}, stock="2D QD KD 10S KS", dealer=0)
        match.play("discard", "knock", "queen", king)
        assert match.facts.protected is True
        assert not [move for move in match.legal if move.startswith("over 1")]
        assert match.refused("over 1 1") == (
            "One of 1’s cards was replaced after the declaration: no other can be replaced."
        )
        match.play("own 1")
        assert match.phase == "deal"

    def test_PAR_4_a_replacement_protects_from_a_king(self) -> None:
        match = new_match()
        match.deal({0: VALID, 1: POOR}, stock="2D QD 10S KS", dealer=0)
        match.play("discard", "knock", "queen", "over 1 1")
        assert {*match.legal} == {
            *(f"king 0 {a} 0 {b}" for a, b in ((1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4))),
            "discard",
        }
        assert match.refused("king 0 1 1 1") == (
            "One of 1’s cards was replaced after the declaration: no other can be replaced."
        )

    def test_PAR_4_a_king_among_own_cards_does_not_protect(self) -> None:
        match = new_match()
        match.deal({0: VALID, 1: POOR}, stock="2D QD KD 10S", dealer=0)
        match.play("discard", "knock", "queen", "king 0 1 0 2")
        assert match.facts.protected is False
        assert "over 1 1" in match.legal

    def test_PAR_4_holds_for_either_knocker(self) -> None:
        match = new_match()
        match.deal({0: VALID, 1: POOR}, stock="2D QD KD 10S", dealer=1)
        match.play("discard", "knock", "queen", "king 0 1 1 1")
        assert match.facts.protected is True
        assert not [move for move in match.legal if move.startswith("over 0")]

    def test_PAR_4_a_king_before_the_knock_does_not_protect(self) -> None:
        match = new_match()
        match.deal({0: VALID, 1: POOR}, stock="KD 10S", dealer=0)
        match.play("king 0 1 1 1", "knock")
        assert match.facts.protected is False
        assert "over 1 1" in match.legal


class TestScoring:
    """PAR-5 and PAR-6."""

    def test_PAR_5_valid_coops_earn_their_cards(self) -> None:
        match = new_match()
        coops = {0: "AH/10S KS/9S 3H/KH 7H/6S", 1: "JS/AS QH/2S AD/5S 4C/4D"}
        events = play_round(match, coops)
        assert match.state.scores() == (15 + 10 + 0 + 9, 0 + 15 + 0 + 2 + 15 + 5)
        assert [event for event in events if isinstance(event, Scored)] == [
            Scored(1, 37, 37, "round"),
            Scored(0, 34, 34, "round"),
        ]
        assert match.view(1).cards("down", 0, 3) == (card("KH"),)

    def test_PAR_5_four_valid_coops_earn_50_more(self) -> None:
        match = new_match()
        events = play_round(match, {0: POOR, 1: VALID.replace("6H/7S", "JH/7S")})
        assert match.state.scores() == (0, 38 + 50)
        assert Scored(1, 50, 88, "bonus") in events

    def test_PAR_6_a_score_at_the_threshold_ends_the_match(self) -> None:
        match = new_match(threshold=188)
        match.deal({0: VALID, 1: POOR}, stock="2D 3D", dealer=1)
        match.play("discard", "knock", "discard")
        assert match.state.scores() == (94, 0)
        assert match.state.result() is None
        assert match.facts.dealer == 0
        events = play_round(match, {0: VALID, 1: POOR})
        result = Result((1, 2), (188, 0), "threshold")
        assert match.state.result() == result
        assert events[-1] == Ended(result)
        assert match.state.deciders() == ()
        assert match.state.chance() is None

    def test_PAR_6_one_point_less_does_not(self) -> None:
        match = new_match(threshold=189)
        for _ in range(2):
            play_round(match, {0: VALID, 1: POOR})
        assert match.state.scores() == (188, 0)
        assert match.state.result() is None

    def test_PAR_6_equal_scores_play_another_round(self) -> None:
        match = new_match(threshold=100)
        twin = "2D/3C 4D/5C 6D/7C 8D/9C"
        for _ in range(2):
            match.deal({0: VALID, 1: twin}, stock="2C 3D")
            match.play("discard", "knock", "discard")
        assert match.state.scores() == (188, 188)
        assert match.state.result() is None
        play_round(match, {0: POOR, 1: VALID})
        assert match.state.result() == Result((2, 1), (188, 282), "threshold")


SEEDS = st.integers(0, 10**6)
LENGTHS = st.integers(1, 90)


@given(SEEDS, LENGTHS)
def test_a_seat_sees_only_what_is_public_or_its_own(seed: int, length: int) -> None:
    """SRH-1, SRH-3, PAR-2, PAR-5."""
    match = new_match()
    match.play_at_random(length, seed)
    shown = match.phase in ("deal", "over")
    for seat in (0, 1):
        for zone, faces in match.view(seat).zones:
            hidden = zone.kind == "stock" or (
                zone.owner != seat and (zone.kind == "drawn" or (zone.kind == "down" and not shown))
            )
            assert all((face is None) is hidden for face in faces), zone
        for event in match.view(seat).events:
            if isinstance(event, Moved) and event.target.kind in ("down", "drawn"):
                was_mine = event.source.kind in ("down", "drawn") and event.source.owner == seat
                assert (event.card is not None) is (was_mine or event.target.owner == seat)
