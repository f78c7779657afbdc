"""The rules of Soi, number by number; SOI-9, about computer players, is in `ai/test_rules.py`."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soiree.core.cards import DECK, RANKS, Card, card, rank_of, spell
from soiree.core.entries import Chance, Decision
from soiree.core.events import Began, Ended, Moved, Result, Said, Scored, Turn, witness
from soiree.core.views import onlooker
from soiree.core.zones import EVERYONE, Seat, Sight, Zone, only
from soiree.games import GAMES
from soiree.games.soi.rules import SoiFacts
from tests.games.soi.soi_tables import (
    ALL_ASKS,
    SEATS,
    VALUES,
    Table,
    cards,
    moved,
    said,
    scored,
    spelled,
    stacked,
)

SOI = GAMES["soi"]
VIEWERS = (*SEATS, onlooker(4))
SEEDS = st.integers(0, 2**32)

NO_FOURS = {
    0: "AS AH 2S 2H 3S 3H 4S 4H 5S 6S 7S 8S 9S",
    1: "AD 2D 2C 3D 4D 5H 6H 7H 8H 9H 10S JS QS",
    2: "AC 3C 4C 5D 6D 7D 8D 9D 10H JH QH KS KH",
    3: "5C 6C 7C 8C 9C 10D 10C JD JC QD QC KD KC",
}
"""Four full hands without a four."""

QUICK = {0: "2 3 4 AS", 1: "5 6 7 AH", 2: "8 9 10 AD", 3: "J Q K AC"}
"""All ranks but the aces are dealt as fours."""


def table(hands: dict[Seat, str] | None = None, starter: Seat = 0, target: int = 200) -> Table:
    match = Table(target)
    match.deal(hands or NO_FOURS, starter)
    return match


def shuffled(seed: int = 7) -> tuple[Card, ...]:
    """A deck that deals nobody a four."""
    rng = random.Random(seed)
    while True:
        deck = tuple(rng.sample(DECK, 52))
        dealt = [[rank_of(each) for each in deck[seat::4]] for seat in SEATS]
        if all(ranks.count(rank) < 4 for ranks in dealt for rank in ranks):
            return deck


class TestDeal:
    """SOI-1."""

    def test_SOI_1_each_round_takes_a_deck_and_then_a_starter(self) -> None:
        match = Table(1000)
        for _ in range(3):
            pending = match.state.chance()
            assert pending is not None
            assert (pending.kind, sorted(pending.cards), pending.count) == ("deck", list(DECK), 52)
            assert pending.seat is None
            match.enter(Chance("deck", shuffled()))
            pending = match.state.chance()
            assert pending is not None
            assert (pending.kind, pending.seats) == ("starter", (0, 1, 2, 3))
            match.enter(Chance("starter", seat=2))
            assert match.state.chance() is None
            while not match.pending_chance:
                match.hit()

    def test_SOI_1_a_deck_must_be_complete_and_without_duplicates(self) -> None:
        pending = Table().state.chance()
        assert pending is not None
        assert pending.admits(Chance("deck", DECK))
        assert not pending.admits(Chance("deck", DECK[:51]))
        assert not pending.admits(Chance("deck", (*DECK[:51], DECK[0])))
        assert not pending.admits(Chance("deck", DECK, seat=0))
        assert not pending.admits(Chance("starter", seat=0))

    def test_SOI_1_one_card_at_a_time_seat_0_first(self) -> None:
        match = Table()
        deck = shuffled()
        happened = match.enter(Chance("deck", deck))
        assert moved(happened) == [
            Moved(each, Zone("stock"), Zone("hand", place % 4), only(place % 4))
            for place, each in enumerate(deck)
        ]
        for seat in SEATS:
            assert match.hand(seat) == spelled(deck[seat::4])

    def test_SOI_1_thirteen_each_and_nothing_left(self) -> None:
        match = Table()
        assert len(match.pile("stock").cards) == 52
        assert match.pile("stock").sight is Sight.NONE
        match.enter(Chance("deck", shuffled()))
        assert match.hand_sizes() == [13] * 4
        assert not match.pile("stock").cards

    @pytest.mark.parametrize("starter", SEATS)
    def test_SOI_1_the_seat_drawn_starts(self, starter: Seat) -> None:
        match = Table()
        assert not match.turns
        match.enter(Chance("deck", shuffled()))
        assert not match.turns
        assert match.enter(Chance("starter", seat=starter)) == [Turn((starter,))]
        assert match.turns == (starter,)

    @pytest.mark.parametrize("seat", [-1, 4])
    def test_SOI_1_nobody_else_can_be_drawn(self, seat: Seat) -> None:
        match = Table()
        match.enter(Chance("deck", shuffled()))
        pending = match.state.chance()
        assert pending is not None
        assert not pending.admits(Chance("starter", seat=seat))

    def test_SOI_1_a_round_begins_with_its_number(self) -> None:
        match = Table(1000)
        for number in (1, 2, 3):
            happened = match.enter(Chance("deck", shuffled(number)))
            assert happened[0] == Began(number)
            assert match.state.facts() == SoiFacts(round=number)
            match.enter(Chance("starter", seat=0))
            while not match.pending_chance:
                assert not any(isinstance(event, Began) for event in match.hit())

    def test_SOI_1_the_size_of_every_hand_is_public(self) -> None:
        match = table()
        match.play("ask 1 AD", "ask 1 2D", "ask 1 4D")
        for viewer in VIEWERS:
            view = match.view(viewer)
            assert [len(view.cards("hand", seat)) for seat in SEATS] == [16, 10, 13, 13]

    def test_SOI_1_a_hand_is_seen_by_its_owner_alone(self) -> None:
        match = table()
        match.play("ask 1 AD", "ask 3 8C")
        for viewer in VIEWERS:
            for seat in SEATS:
                seen = match.view(viewer).cards("hand", seat)
                if viewer == seat:
                    assert spelled(each for each in seen if each is not None) == match.hand(seat)
                    assert None not in seen
                else:
                    assert set(seen) == {None}

    def test_SOI_1_dealt_cards_are_seen_by_their_owner_alone(self) -> None:
        match = Table()
        happened = moved(match.enter(Chance("deck", shuffled())))
        for viewer in VIEWERS:
            for event in happened:
                seen = witness(event, viewer)
                assert isinstance(seen, Moved)
                assert seen.card == (event.card if event.target.owner == viewer else None)

    def test_SOI_1_the_order_of_a_hand_tells_nothing(self) -> None:
        match = table()
        match.play("ask 1 AD", "ask 2 3C")
        for seat in SEATS:
            held = match.pile("hand", seat).cards
            assert list(held) == sorted(held)


class TestLayingDown:
    """SOI-2."""

    def test_SOI_2_a_four_on_the_deal_is_laid_down_at_once(self) -> None:
        match = Table()
        happened = moved(match.enter(Chance("deck", stacked({2: "7 AS"}))))
        assert happened[52:] == [
            Moved(each, Zone("hand", 2), Zone("laid", 2), EVERYONE) for each in cards("7")
        ]
        assert match.laid(2) == "7"
        assert match.hand_sizes() == [13, 13, 9, 13]

    def test_SOI_2_several_fours_on_the_deal_for_one_seat(self) -> None:
        match = Table()
        match.enter(Chance("deck", stacked({3: "2 10 A"})))
        assert match.laid(3) == "2 10 A"
        assert match.hand_sizes() == [13, 13, 13, 1]
        assert not match.turns

    def test_SOI_2_fours_on_the_deal_for_several_seats(self) -> None:
        match = Table()
        match.enter(Chance("deck", stacked({0: "2 3 4", 1: "5 6 7", 2: "8 9 10", 3: "J Q"})))
        assert [match.laid(seat) for seat in SEATS] == ["2 3 4", "5 6 7", "8 9 10", "J Q"]
        assert match.hand_sizes() == [1, 1, 1, 5]

    def test_SOI_2_three_of_a_rank_stay_in_the_hand(self) -> None:
        match = table({0: "7S 7H 7D"})
        assert match.laid(0) == ""
        assert {"7S", "7H", "7D"} <= set(match.hand(0).split())

    @pytest.mark.parametrize("rank", RANKS)
    def test_SOI_2_a_four_is_laid_down_by_the_question_that_completes_it(self, rank: str) -> None:
        match = table({1: f"{rank}S {rank}H", 2: f"{rank}D {rank}C"}, starter=1)
        happened = match.play(f"ask 2 {rank}D")
        assert match.laid(1) == ""
        happened = match.play(f"ask 2 {rank}C")
        assert moved(happened)[1:] == [
            Moved(each, Zone("hand", 1), Zone("laid", 1), EVERYONE) for each in cards(rank)
        ]
        assert match.laid(1) == rank
        assert match.hand_sizes() == [13, 11, 11, 13]
        assert not set(cards(rank)) & {each for s in SEATS for each in match.pile("hand", s).cards}

    def test_SOI_2_fours_laid_down_are_seen_by_everybody(self) -> None:
        match = table({1: "7", 2: "JS JH", 3: "JD JC"}, starter=2)
        match.play("ask 3 JD", "ask 3 JC")
        assert match.pile("laid", 1).sight is Sight.ALL
        for viewer in VIEWERS:
            seen = match.view(viewer)
            assert seen.cards("laid", 1) == tuple(cards("7"))
            assert seen.cards("laid", 2) == tuple(cards("J"))
            assert seen.cards("laid", 0) == seen.cards("laid", 3) == ()
            told = [event for event in seen.events if isinstance(event, Moved)]
            assert [e.card for e in told if e.target.kind == "laid"] == cards("7 J")

    def test_SOI_2_fours_stay_until_the_round_ends(self) -> None:
        match = table({1: "7", 3: "K Q"})
        before: list[set[str]] = [set(), {"7"}, set(), {"Q", "K"}]
        while not match.pending_chance:
            now = [set(match.laid(seat).split()) for seat in SEATS]
            assert all(then <= ranks for then, ranks in zip(before, now, strict=True))
            before = now
            match.hit()

    def test_SOI_2_the_next_round_begins_without_fours(self) -> None:
        match = Table()
        match.round(0, {1: "7 8"})
        match.enter(Chance("deck", stacked({3: "Q"})))
        assert [match.laid(seat) for seat in SEATS] == ["", "", "", "Q"]
        assert match.hand_sizes() == [13, 13, 13, 9]

    def test_SOI_2_nobody_can_ask_for_a_card_laid_down(self) -> None:
        match = table({1: "7"})
        for seat in SEATS:
            for wanted in ("7S", "7H", "7D", "7C"):
                assert match.refused(f"ask {(seat + 1) % 4} {wanted}", seat)
        assert not [move for move in match.legal if " 7" in move]


class TestAsking:
    """SOI-3."""

    def test_SOI_3_one_other_player_is_asked_for_one_exact_card(self) -> None:
        match = table({0: "AS AH AD KS 2", 1: "AC"})
        held = {rank_of(each) for each in match.pile("hand", 0).cards}
        assert set(match.legal) == {
            f"ask {seat} {spell(each)}"
            for seat in (1, 2, 3)
            for each in DECK
            if rank_of(each) in held and each not in match.pile("hand", 0).cards
        }
        assert {move for move in match.legal if " A" in move} == {
            "ask 1 AC",
            "ask 2 AC",
            "ask 3 AC",
        }

    def test_SOI_3_how_many_questions_a_full_hand_allows(self) -> None:
        """Seat 0 lacks two of four ranks and three of five."""
        assert len(table(NO_FOURS).legal) == 3 * (4 * 2 + 5 * 3)

    def test_SOI_3_no_card_that_the_asker_holds(self) -> None:
        match = table()
        assert "AS" in match.hand(0).split()
        assert match.refused("ask 1 AS")
        assert match.refused("ask 3 9S")

    def test_SOI_3_no_card_of_a_rank_that_the_asker_lacks(self) -> None:
        match = table()
        assert match.refused("ask 2 KS")
        assert match.refused("ask 1 10S")
        match.play("ask 3 AD")
        assert match.turn == 3
        assert match.refused("ask 0 AS")

    def test_SOI_3_not_the_asker(self) -> None:
        match = table()
        assert match.refused("ask 0 AD")
        assert match.refused("ask 0 AS")

    def test_SOI_3_no_player_without_cards(self) -> None:
        match = table({0: "AS AH KS", 1: "2 3 4 AD"})
        assert match.state.refusal(0, "ask 1 AC") is None
        match.play("ask 1 AD")
        assert match.hand_sizes()[1] == 0
        assert match.refused("ask 1 AC")
        assert not [move for move in match.legal if move.startswith("ask 1 ")]
        assert [move for move in match.legal if move.startswith("ask 2 ")]

    def test_SOI_3_only_the_player_to_move_asks(self) -> None:
        match = table(starter=2)
        for seat in (0, 1, 3):
            assert not match.state.legal(seat)
            assert all(match.refused(move, seat) for move in ALL_ASKS)

    def test_SOI_3_nobody_asks_before_the_round_has_begun(self) -> None:
        match = Table()
        for entry in (Chance("deck", stacked(NO_FOURS)), Chance("starter", seat=0)):
            for seat in SEATS:
                assert not match.state.legal(seat)
                assert match.refused("ask 1 AD" if seat == 0 else "ask 0 AS", seat)
            match.enter(entry)
        assert match.state.refusal(0, "ask 1 AD") is None

    @pytest.mark.parametrize("asked", [1, 2, 3])
    def test_SOI_3_any_other_player(self, asked: Seat) -> None:
        assert table().state.refusal(0, f"ask {asked} 5D") is None

    def test_SOI_3_a_card_may_be_asked_for_where_it_cannot_be(self) -> None:
        """A question needs no good reason: everybody has seen who has the five of hearts."""
        match = table()
        match.play("ask 1 5H", "ask 3 5D")
        assert match.turns == (3,)
        assert {"ask 0 5H", "ask 1 5H", "ask 2 5H"} <= set(match.legal)

    def test_SOI_3_the_same_question_may_be_repeated(self) -> None:
        match = table()
        match.play("ask 1 AC", "ask 0 AC")
        assert match.turn == 0
        assert match.state.refusal(0, "ask 1 AC") is None
        match.play("ask 1 AC")
        assert match.turn == 1

    def test_SOI_3_the_only_choice_is_still_a_decision(self) -> None:
        match = table(QUICK)
        match.play("ask 1 AH", "ask 2 AD")
        assert list(match.legal) == ["ask 3 AC"]
        assert match.turns == (0,)

    @pytest.mark.parametrize("move", ["ask 1 AD", "ask 1 AC"])
    def test_SOI_3_question_and_answer_are_public(self, move: str) -> None:
        match = table()
        happened = match.play(move)
        assert said(happened)[0] == Said(0, "ask", 1, card(move.split()[2]))
        for viewer in VIEWERS:
            assert [witness(event, viewer) for event in happened] == happened

    @pytest.mark.parametrize(
        "move",
        [
            "",
            "ask",
            "ask ",
            "ask 1",
            "ask 1 ",
            "ask AD",
            "ask AD 1",
            "ASK 1 AD",
            "Ask 1 AD",
            "ask 1 ad",
            "ask 1 Ad",
            "ask 1 DA",
            "ask 1 A",
            "ask 1 D",
            "ask 1 1D",
            "ask 1 AD ",
            " ask 1 AD",
            "ask  1 AD",
            "ask 1  AD",
            "ask\t1 AD",
            "ask 1 AD\n",
            "ask 01 AD",
            "ask +1 AD",
            "ask 1.0 AD",
            "ask \N{FULLWIDTH DIGIT ONE} AD",
            "ask 1, AD",
            "ask 1 AD AC",
            "ask 1 2 AD",
            "ask 1AD",
            "ask -1 AD",
            "ask -3 AD",
            "ask 4 AD",
            "ask 5 AD",
            "ask one AD",
            "ask 1 48",
            "ask 1 XX",
            "1 AD",
            "no",
            "pass",
        ],
    )
    def test_SOI_3_only_the_exact_notation_is_a_move(self, move: str) -> None:
        match = table()
        assert match.state.refusal(0, "ask 1 AD") is None
        assert match.refused(move)
        assert move not in match.legal

    def test_SOI_3_ten_is_written_10(self) -> None:
        match = table(starter=1)
        assert "ask 2 10H" in match.legal
        for written in ("TH", "10h", "1OH", "010H", "H10", "0H", "T"):
            assert match.refused(f"ask 2 {written}")

    def test_SOI_3_each_reason_for_a_refusal_has_a_sentence_of_its_own(self) -> None:
        match = table({0: "AS AH 9S", 1: "2 3 4 AD", 2: "KS"})
        match.play("ask 1 AD")
        held = {rank_of(each) for each in match.pile("hand", 0).cards}
        unheld = next(rank for number, rank in enumerate(RANKS) if number not in held)
        texts = [
            match.refused("ask 2 AS"),
            match.refused(f"ask 2 {unheld}S"),
            match.refused("ask 0 AC"),
            match.refused("ask 1 AC"),
            match.refused("ask 0 KH", seat=2),
            match.refused("hand over"),
        ]
        assert len(set(texts)) == len(texts)
        for text in texts:
            assert text.endswith(".")
            assert "{" not in text

    def test_SOI_3_the_legal_moves_are_those_not_refused(self) -> None:
        rng = random.Random(3)
        match = Table(100)
        while match.state.result() is None:
            if pending := match.state.chance():
                match.enter(pending.draw(rng))
            else:
                match.hit() if rng.random() < 0.4 else match.play(rng.choice(match.legal))
            for seat in SEATS:
                allowed = {m for m in ALL_ASKS if match.state.refusal(seat, m) is None}
                legal = match.state.legal(seat)
                assert set(legal) == allowed
                assert len(legal) == len(allowed)


class TestGranting:
    """SOI-4."""

    def test_SOI_4_the_card_goes_to_the_asker_in_sight_of_all(self) -> None:
        match = table()
        happened = match.play("ask 2 3C")
        assert happened == [
            Said(0, "ask", 2, card("3C")),
            Moved(card("3C"), Zone("hand", 2), Zone("hand", 0), EVERYONE),
            Turn((0,)),
        ]
        assert "3C" in match.hand(0).split()
        assert "3C" not in match.hand(2).split()
        assert match.hand_sizes() == [14, 13, 12, 13]

    def test_SOI_4_nothing_else_moves(self) -> None:
        match = table()
        before = [set(match.pile("hand", seat).cards) for seat in SEATS]
        match.play("ask 2 3C")
        after = [set(match.pile("hand", seat).cards) for seat in SEATS]
        assert before[0] ^ after[0] == before[2] ^ after[2] == {card("3C")}
        assert (before[1], before[3]) == (after[1], after[3])

    @pytest.mark.parametrize("asker", SEATS)
    @pytest.mark.parametrize("step", [1, 2, 3])
    def test_SOI_4_the_asker_asks_again(self, asker: Seat, step: int) -> None:
        asked = (asker + step) % 4
        match = table({asker: "QS JS", asked: "QH JH"}, starter=asker)
        match.play(f"ask {asked} QH")
        assert match.turns == (asker,)
        match.play(f"ask {asked} JH")
        assert match.turns == (asker,)

    def test_SOI_4_the_asker_may_ask_somebody_else_for_another_rank(self) -> None:
        match = table()
        match.play("ask 1 AD", "ask 2 3C", "ask 3 9C", "ask 1 2C")
        assert match.turns == (0,)
        assert match.hand_sizes() == [17, 11, 12, 12]

    def test_SOI_4_a_completed_four_is_laid_down_before_the_next_question(self) -> None:
        match = table()
        match.play("ask 1 AD")
        happened = match.play("ask 2 AC")
        assert happened == [
            Said(0, "ask", 2, card("AC")),
            Moved(card("AC"), Zone("hand", 2), Zone("hand", 0), EVERYONE),
            *(Moved(each, Zone("hand", 0), Zone("laid", 0), EVERYONE) for each in cards("A")),
            Turn((0,)),
        ]
        assert match.turns == (0,)
        assert match.legal

    def test_SOI_4_a_card_taken_can_be_taken_in_turn(self) -> None:
        match = table({0: "QS", 1: "QH", 2: "QD QC"})
        match.play("ask 1 QH", "ask 3 QD")
        match.miss(2)
        happened = match.play("ask 0 QH")
        assert moved(happened)[0] == Moved(card("QH"), Zone("hand", 0), Zone("hand", 2), EVERYONE)


class TestRefusing:
    """SOI-5."""

    def test_SOI_5_the_answer_is_no_and_nothing_moves(self) -> None:
        match = table()
        before = [match.hand(seat) for seat in SEATS]
        assert match.play("ask 3 AD") == [
            Said(0, "ask", 3, card("AD")),
            Said(3, "no", 0, card("AD")),
            Turn((3,)),
        ]
        assert [match.hand(seat) for seat in SEATS] == before

    @pytest.mark.parametrize("asker", SEATS)
    @pytest.mark.parametrize("step", [1, 2, 3])
    def test_SOI_5_the_turn_passes_to_the_player_asked(self, asker: Seat, step: int) -> None:
        asked, third = (asker + step) % 4, (asker + step % 3 + 1) % 4
        match = table({asker: "QS", third: "QH QD QC"}, starter=asker)
        match.play(f"ask {asked} QH")
        assert match.turns == (asked,)
        assert not match.state.legal(asker)

    def test_SOI_5_the_turn_passes_after_cards_were_taken_too(self) -> None:
        match = table()
        match.play("ask 1 AD", "ask 2 AC", "ask 3 2D")
        assert match.turns == (3,)

    def test_SOI_5_the_player_asked_may_ask_back(self) -> None:
        match = table()
        match.play("ask 1 AC")
        happened = match.play("ask 0 AS")
        assert moved(happened) == [Moved(card("AS"), Zone("hand", 0), Zone("hand", 1), EVERYONE)]
        assert match.turns == (1,)


def turned(seat: int, by: int) -> Seat:
    return (seat + by) % 4


@pytest.mark.parametrize("by", SEATS)
class TestWithoutCards:
    """SOI-6, with the seats turned so that each plays each part."""

    def dealt(self, by: int) -> Table:
        """Seats 0 and 1 hold three fours and an ace each, the others hold no four."""
        hands = {0: "2 3 4 AS", 1: "5 6 7 AH", 2: "AD 8S 8H 9S 9H 10S", 3: "AC 8D 8C 9D 9C 10D"}
        return table({turned(seat, by): hand for seat, hand in hands.items()}, turned(0, by))

    def ask(self, match: Table, by: int, to: int, wanted: str) -> None:
        match.play(f"ask {turned(to, by)} {wanted}")

    def test_SOI_6_a_player_who_gives_their_last_card_is_out_and_the_asker_goes_on(
        self, by: int
    ) -> None:
        match = self.dealt(by)
        self.ask(match, by, 1, "AH")
        assert match.hand(turned(1, by)) == ""
        assert match.turns == (turned(0, by),)
        assert not [move for move in match.legal if move.startswith(f"ask {turned(1, by)}")]
        assert match.refused(f"ask {turned(1, by)} AD")

    def test_SOI_6_laying_down_the_last_cards_passes_the_turn_to_the_next_seat(
        self, by: int
    ) -> None:
        hands = {0: "2 3 4 AS", 1: "AH JS JH", 2: "AD JD", 3: "AC JC"}
        match = table({turned(seat, by): hand for seat, hand in hands.items()}, turned(0, by))
        for seat, wanted in ((1, "AH"), (2, "AD"), (3, "AC")):
            assert match.turns == (turned(0, by),)
            self.ask(match, by, seat, wanted)
        assert match.hand(turned(0, by)) == ""
        assert match.laid(turned(0, by)) == "2 3 4 A"
        assert match.turns == (turned(1, by),)
        assert match.events[-1] == Turn((turned(1, by),))
        assert match.legal

    def test_SOI_6_the_turn_skips_players_who_are_out(self, by: int) -> None:
        match = self.dealt(by)
        for seat, wanted in ((1, "AH"), (2, "AD"), (3, "AC")):
            self.ask(match, by, seat, wanted)
        assert match.hand(turned(0, by)) == match.hand(turned(1, by)) == ""
        assert match.turns == (turned(2, by),)
        assert match.events[-1] == Turn((turned(2, by),))

    def test_SOI_6_a_player_who_is_out_neither_asks_nor_is_asked(self, by: int) -> None:
        match = self.dealt(by)
        for seat, wanted in ((1, "AH"), (2, "AD"), (3, "AC")):
            self.ask(match, by, seat, wanted)
        others = {turned(2, by), turned(3, by)}
        while not match.pending_chance:
            assert match.turn in others
            assert {int(move.split()[1]) for move in match.legal} == others - {match.turn}
            match.hit()
        assert match.hand_sizes() == [0] * 4
        match.deal(starter=turned(1, by))
        assert match.turns == (turned(1, by),)
        assert {int(move.split()[1]) for move in match.legal} == set(SEATS) - {turned(1, by)}

    def test_SOI_6_a_player_who_lays_down_and_has_cards_left_keeps_the_turn(self, by: int) -> None:
        hands = {0: "2 3 AS AH AD KS", 1: "AC"}
        match = table({turned(seat, by): hand for seat, hand in hands.items()}, turned(0, by))
        self.ask(match, by, 1, "AC")
        assert match.laid(turned(0, by)) == "2 3 A"
        assert match.turns == (turned(0, by),)

    def test_SOI_6_asker_and_asked_may_run_out_of_cards_together(self, by: int) -> None:
        """The turn skips both."""
        hands = {0: "2 3 4 AS", 1: "5 6 7 AH", 2: "AD AC"}
        match = table({turned(seat, by): hand for seat, hand in hands.items()}, turned(0, by))
        for seat, wanted in ((2, "AD"), (2, "AC"), (1, "AH")):
            self.ask(match, by, seat, wanted)
        assert match.hand_sizes()[turned(0, by)] == match.hand_sizes()[turned(1, by)] == 0
        assert match.turns == (turned(2, by),)


class TestScoring:
    """SOI-7."""

    def test_SOI_7_the_round_ends_with_the_thirteenth_rank_and_not_before(self) -> None:
        match = table(QUICK)
        match.play("ask 1 AH", "ask 2 AD")
        assert match.state.scores() == (0, 0, 0, 0)
        assert match.pending_chance == ""
        happened = match.play("ask 3 AC")
        assert not match.turns
        assert match.pending_chance == "deck"
        assert match.state.scores() == (34, 18, 27, 30)
        assert not [event for event in happened if isinstance(event, Turn)]

    def test_SOI_7_the_points_are_announced(self) -> None:
        match = table(QUICK, target=1000)
        happened = match.play("ask 1 AH", "ask 2 AD", "ask 3 AC")
        assert scored(happened) == [
            Scored(0, 34, 34, "round"),
            Scored(1, 18, 18, "round"),
            Scored(2, 27, 27, "round"),
            Scored(3, 30, 30, "round"),
        ]
        match.deal(QUICK, starter=1)
        happened = match.play("ask 0 AS", "ask 2 AD", "ask 3 AC")
        assert scored(happened) == [
            Scored(0, 9, 43, "round"),
            Scored(1, 43, 61, "round"),
            Scored(2, 27, 54, "round"),
            Scored(3, 30, 60, "round"),
        ]
        assert match.state.scores() == (43, 61, 54, 60)

    @pytest.mark.parametrize(("rank", "value"), VALUES.items())
    def test_SOI_7_what_each_rank_is_worth(self, rank: str, value: int) -> None:
        match = Table(1000)
        match.round(0, {2: rank})
        assert match.state.scores() == (109 - value, 0, value, 0)

    @pytest.mark.parametrize("owner", SEATS)
    def test_SOI_7_all_ranks_together_are_worth_109(self, owner: Seat) -> None:
        match = Table(1000)
        match.round(owner, {})
        assert match.state.scores() == tuple(109 * (seat == owner) for seat in SEATS)

    def test_SOI_7_nothing_is_scored_during_a_round(self) -> None:
        match = Table(1000)
        match.round(0, {2: "K"})
        match.deal({1: "A K"})
        while match.turns:
            assert match.state.scores() == (99, 0, 10, 0)
            assert match.view(3).scores == (99, 0, 10, 0)
            match.hit()
        totals = match.state.scores()
        assert totals is not None
        assert sum(totals) == 218


class TestEnd:
    """SOI-8."""

    def test_SOI_8_exactly_the_target_is_enough(self) -> None:
        match = Table(100)
        happened = match.round(0, {1: "9"})
        result = Result(ranks=(1, 2, 3, 3), scores=(100, 9, 0, 0), reason="target")
        assert match.state.result() == result
        assert happened[-1] == Ended(result)

    def test_SOI_8_one_point_less_is_not(self) -> None:
        match = Table(100)
        match.round(0, {1: "10"})
        assert match.state.scores() == (99, 10, 0, 0)
        assert match.state.result() is None
        assert match.pending_chance == "deck"

    def test_SOI_8_more_than_the_target(self) -> None:
        match = Table(100)
        match.round(3, {})
        assert match.state.result() == Result((2, 2, 2, 1), (0, 0, 0, 109), "target")

    def test_SOI_8_another_target_may_be_chosen(self) -> None:
        match = Table(101)
        match.round(0, {1: "9"})
        assert match.state.result() is None
        match.round(1, {0: "2"})
        assert match.state.result() == Result((2, 1, 3, 3), (102, 116, 0, 0), "target")

    def test_SOI_8_the_highest_target(self) -> None:
        match = Table(1000)
        for _ in range(9):
            assert match.state.result() is None
            match.round(2, {})
        assert match.state.scores() == (0, 0, 981, 0)
        assert match.state.result() is None
        match.round(1, {2: "7 8"})
        assert match.state.scores() == (0, 94, 996, 0)
        assert match.state.result() is None
        match.round(1, {2: "4"})
        assert match.state.result() == Result((3, 2, 1, 3), (0, 199, 1000, 0), "target")

    def test_SOI_8_of_two_above_the_target_the_higher_wins(self) -> None:
        match = Table(100)
        match.round(0, {1: "A K Q", 2: "9"})
        match.round(1, {0: "A K Q"})
        assert match.state.scores() == (100, 109, 9, 0)
        assert match.state.result() == Result((2, 1, 3, 4), (100, 109, 9, 0), "target")

    def tied(self, target: int = 100) -> Table:
        """A match with seats 0 and 1 at 100 and seat 2 at 18."""
        match = Table(target)
        match.round(0, {1: "A K Q", 2: "9"})
        match.round(1, {0: "A K Q", 2: "9"})
        assert match.state.scores() == (100, 100, 18, 0)
        return match

    def test_SOI_8_a_tie_at_the_top_calls_for_another_round(self) -> None:
        match = self.tied()
        assert match.state.result() is None
        assert match.pending_chance == "deck"
        assert not any(isinstance(event, Ended) for event in match.events)
        match.round(0, {})
        assert match.state.result() == Result((1, 2, 3, 4), (209, 100, 18, 0), "target")

    def test_SOI_8_rounds_go_on_while_the_tie_does(self) -> None:
        match = self.tied()
        match.round(3, {0: "A 5", 1: "K Q J"})
        assert match.state.scores() == (130, 130, 18, 49)
        assert match.state.result() is None
        match.round(3, {0: "2"})
        assert match.state.result() == Result((2, 3, 4, 1), (132, 130, 18, 156), "target")

    def test_SOI_8_a_third_player_may_win_after_a_tie(self) -> None:
        match = self.tied()
        match.round(2, {})
        assert match.state.result() == Result((2, 2, 1, 4), (100, 100, 127, 0), "target")

    def test_SOI_8_three_can_tie_at_the_top(self) -> None:
        match = Table(109)
        match.round(0, {1: "A K Q", 2: "9"})
        match.round(1, {2: "A K Q", 0: "9"})
        match.round(2, {0: "A K Q", 1: "9"})
        assert match.state.scores() == (109, 109, 109, 0)
        assert match.state.result() is None

    def test_SOI_8_a_tie_at_the_top_below_the_target_changes_nothing(self) -> None:
        match = self.tied(target=101)
        assert match.state.result() is None
        match.round(1, {})
        assert match.state.result() == Result((2, 1, 3, 4), (100, 209, 18, 0), "target")

    def test_SOI_8_ties_further_down_share_a_rank_and_end_nothing(self) -> None:
        match = Table(100)
        for _ in range(2):
            match.round(0, {1: "A 5", 2: "K Q J"})
            assert match.state.result() is None
        match.round(0, {1: "A 5", 2: "K Q J"})
        assert match.state.result() == Result((1, 2, 2, 4), (147, 90, 90, 0), "target")

    def test_SOI_8_nobody_can_move_after_the_end(self) -> None:
        match = Table(100)
        match.round(1, {})
        assert not match.turns
        assert match.state.chance() is None
        for seat in SEATS:
            assert not match.state.legal(seat)
            assert all(match.refused(move, seat) for move in ALL_ASKS)
        assert match.view(0).result == match.state.result()

    def test_SOI_8_the_target_is_100_to_1000_and_200_by_default(self) -> None:
        (target,) = SOI.options
        assert (target.name, target.default) == ("target", 200)
        assert SOI.defaults() == {"target": 200}
        assert all(target.admits(value) for value in (100, 101, 200, 999, 1000))
        wrong: tuple[object, ...] = (99, 1001, 0, -100, "200", 200.0, True, None, "")
        assert not any(target.admits(value) for value in wrong)

    def test_SOI_8_four_play(self) -> None:
        assert SOI.players({"target": 100}) == 4
        assert Table().state.seats == 4
        assert Table(300).state.options == {"target": 300}


class Reference:
    """A second implementation of the rules, as short and slow as possible."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.hands: list[set[str]] = [set() for _ in SEATS]
        self.laid: list[set[str]] = [set() for _ in SEATS]
        self.totals = [0] * 4
        self.turn: Seat | None = None

    def deal(self, deck: list[str]) -> None:
        self.laid = [set() for _ in SEATS]
        self.hands = [set(deck[seat::4]) for seat in SEATS]
        for seat in SEATS:
            self.lay_down(seat)

    def lay_down(self, seat: Seat) -> None:
        for rank in RANKS:
            four = {rank + suit for suit in "SHDC"}
            if four <= self.hands[seat]:
                self.hands[seat] -= four
                self.laid[seat].add(rank)

    def legal(self, seat: Seat) -> set[str]:
        if seat != self.turn:
            return set()
        mine = self.hands[seat]
        return {
            f"ask {to} {rank}{suit}"
            for to in SEATS
            if to != seat and self.hands[to]
            for rank in {each[:-1] for each in mine}
            for suit in "SHDC"
            if rank + suit not in mine
        }

    def ask(self, to: Seat, wanted: str) -> None:
        assert self.turn is not None
        if wanted not in self.hands[to]:
            self.turn = to
            return
        self.hands[to].remove(wanted)
        self.hands[self.turn].add(wanted)
        self.lay_down(self.turn)
        if sum(len(ranks) for ranks in self.laid) == 13:
            self.turn = None
            for seat in SEATS:
                self.totals[seat] += sum(VALUES[rank] for rank in self.laid[seat])
        else:
            while not self.hands[self.turn]:
                self.turn = (self.turn + 1) % 4

    def is_over(self) -> bool:
        best = max(self.totals)
        return best >= self.target and self.totals.count(best) == 1


class TestAgainstAReference:
    """SOI-1 to SOI-8: random play agrees with a short model of the rules."""

    @given(seed=SEEDS, skill=st.sampled_from((0.0, 0.3, 0.6, 0.9)), target=st.integers(100, 300))
    def test_random_play_agrees_with_the_reference(
        self, seed: int, skill: float, target: int
    ) -> None:
        rng = random.Random(seed)
        match, reference = Table(target), Reference(target)
        for _ in range(150):
            if pending := match.state.chance():
                chance = pending.draw(rng)
                match.enter(chance)
                if pending.kind == "deck":
                    reference.deal([spell(each) for each in chance.cards])
                else:
                    reference.turn = chance.seat
            elif match.turns:
                if rng.random() < skill:
                    match.hit()
                else:
                    match.play(rng.choice(match.legal))
                last = match.entries[-1]
                assert isinstance(last, Decision)
                _, to, wanted = last.move.split()
                reference.ask(int(to), wanted)
            else:
                break
            self.compare(match, reference)
        self.compare(match, reference)

    def compare(self, match: Table, reference: Reference) -> None:
        """Assert that hands, fours, turn, moves, totals and end are equal."""
        for seat, hand in enumerate(match.hands()):
            assert set(map(spell, hand)) == reference.hands[seat]
            assert {*match.laid(seat).split()} == reference.laid[seat]
            assert set(match.state.legal(seat)) == reference.legal(seat)
        assert match.turns == (() if reference.turn is None else (reference.turn,))
        assert match.state.scores() == tuple(reference.totals)
        result = match.state.result()
        assert (result is not None) == reference.is_over()
        if result:
            totals = reference.totals
            ranks = tuple(1 + sum(other > mine for other in totals) for mine in totals)
            assert result == Result(ranks, tuple(totals), "target")
            assert match.pending_chance == ""

    @given(seed=SEEDS)
    def test_views_and_events_show_what_may_be_seen_and_no_more(self, seed: int) -> None:
        rng = random.Random(seed)
        match = Table()
        for _ in range(60):
            pending = match.state.chance()
            happened = (
                match.enter(pending.draw(rng)) if pending else match.play(rng.choice(match.legal))
            )
            for event in moved(happened):
                dealt = event.source == Zone("stock")
                owner = event.target.owner
                assert owner is not None
                assert event.seen == (only(owner) if dealt else EVERYONE)
        for viewer in VIEWERS:
            seen = match.view(viewer)
            for zone, faces in seen.zones:
                truth = list(match.pile(zone.kind, zone.owner).cards)
                in_sight = zone.kind == "laid" or (zone.kind == "hand" and zone.owner == viewer)
                assert list(faces) == (truth if in_sight else [None] * len(truth))
            assert seen.legal == (tuple(match.legal) if match.turns == (viewer,) else ())
            assert seen.deciders == match.turns
            assert seen.scores == match.state.scores()


class TestImagined:
    """SOI-1 to SOI-8: an imagined match agrees with all of the view, in later rounds too."""

    def agrees(self, match: Table) -> None:
        for seat in SEATS:
            seen = match.view(seat)
            twin = Table()
            twin.state = SOI.imagine(seen, random.Random(seat))
            twin.events = match.events
            assert twin.view(seat) == seen
            assert twin.pending_chance == match.pending_chance

    def test_imagined_between_rounds_and_in_the_next(self) -> None:
        match = Table(300)
        match.round(0, {1: "A K", 2: "9"})
        self.agrees(match)
        match.enter(Chance("deck", stacked({1: "7"})))
        self.agrees(match)
        match.enter(Chance("starter", seat=3))
        self.agrees(match)
        match.miss()
        match.hit()
        self.agrees(match)

    def test_imagined_at_the_end(self) -> None:
        match = Table(100)
        match.round(0, {})
        self.agrees(match)

    def test_an_imagined_match_can_be_played_on(self) -> None:
        match = Table(300)
        match.round(0, {1: "A K", 2: "9"})
        match.deal(QUICK)
        twin = Table()
        twin.state = SOI.imagine(match.view(0), random.Random(1))
        while twin.turns:
            twin.hit()
        assert twin.state.result() is None
        assert twin.pending_chance == "deck"
        assert sum(twin.state.scores() or ()) == 218
