"""Spy vs Spy, rule by rule (SPY-1 … SPY-12)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from soiree.core.cards import DECK, RANKS, Card, card, rank_of, spell
from soiree.core.entries import Chance, Decision, Entry, Move, PendingChance
from soiree.core.events import Began, Ended, Event, Moved, Result, Said, Scored, Shuffled, Turn
from soiree.core.states import apply
from soiree.core.views import View, onlooker, view, witnessed
from soiree.core.zones import EVERYONE, NOBODY, Pile, Seat, Sight, Zone
from soiree.games.spy import GAME
from soiree.games.spy.board import takes
from soiree.games.spy.deals import Deals
from soiree.games.spy.facts import Phase, SpyFacts
from soiree.games.spy.rules import Spy, imagine

SMOOTH = "2S 2H 2D 2C 3S 3H 3D 3C 4S 4H 4D 4C 5S 5H 5D 5C"
"""The head of a deck that then rises: no pile is opened, so it earns the bonus."""

ROUGH = "3S 3H 3D 3C 4S 2S 2H 2D 2C 6S 10S"
"""The head of a deck that then falls from the aces on: two piles are opened, one card on each, and
the rest goes on pile 1. Piles 2 to 6 have a card each."""

ROUGH_AGAIN = "2S 2H 2D 2C 6S 10S"
"""The same for a later race in which all these cards are there."""

STICKY = "3S 3H 3D 3C KS 2S 2H 2D 2C 6S 10S QS 4S 8S AS AH AD AC 6H 6D 6C 10H 10D 10C 5S 5H"
"""Half a deck whose player gets stuck: QS is called, and so on; see `race_sticky`."""

OTHER = "4H 4D 4C 5D 5C 7S 7H 7D 7C JS KH"
"""The head of the other half, with which two piles are opened and all cards are placed."""


def cards(text: str) -> list[Card]:
    return [card(word) for word in text.split()]


class Table:
    """A match whose every entry is checked, as a record's would be, and kept with its events."""

    def __init__(self, **options: int | str) -> None:
        self.options = {**GAME.defaults(), **options}
        self.state = Spy(self.options)
        self.entries: list[Entry] = []
        self.events: list[Event] = []

    def enter(self, entry: Entry) -> list[Event]:
        """Apply one entry; returns what it did."""
        if isinstance(entry, Decision):
            assert entry.seat in self.state.deciders()
            assert self.state.refusal(entry.seat, entry.move) is None, entry
            assert entry.move in self.state.legal(entry.seat)
        else:
            assert self.pending.admits(entry)
        happened: list[Event] = []
        apply(self.state, entry, happened.append)
        self.entries.append(entry)
        self.events += happened
        return happened

    def deal(self, *heads: str) -> list[Event]:
        """Deal the decks that are due, each beginning with these cards.

        The rest falls from the aces on after a head that has 6S and 10S in it, else it rises.
        """
        happened: list[Event] = []
        for head in heads:
            pending = self.pending
            named = cards(head)
            rest = [each for each in pending.cards if each not in named]
            rest.sort(reverse=card("6S") in named and card("10S") in named)
            deck = (named + rest)[: pending.count]
            happened += self.enter(Chance("deck", tuple(deck), pending.seat))
        return happened

    def play(self, seat: Seat, *moves: Move) -> list[Event]:
        """Let a player make these moves; returns what the last one did."""
        happened: list[Event] = []
        for move in moves:
            happened = self.enter(Decision(seat, move, 0.0))
        return happened

    def race(self, *seats: Seat) -> list[Event]:
        """Let these players race to their end, one after the other; returns what the last move did.

        Each opens piles where he can, or else places his card on the first pile that takes it.
        """
        happened: list[Event] = []
        for seat in seats:
            while seat in self.state.deciders() and self.phase is Phase.RACE:
                legal = self.state.legal(seat)
                happened = self.play(seat, "open" if "open" in legal else legal[0])
        return happened

    def refused(self, seat: Seat, move: Move) -> str:
        refusal = self.state.refusal(seat, move)
        assert refusal is not None, f"{move} is not refused"
        return str(refusal)

    def pile(self, kind: str, owner: Seat, slot: int | None = None) -> Pile:
        (found,) = (pile for pile in self.state.piles() if pile.zone == Zone(kind, owner, slot))
        return found

    def at(self, kind: str, owner: Seat, slot: int | None = None) -> str:
        return " ".join(spell(each) for each in self.pile(kind, owner, slot).cards)

    def view(self, seat: Seat) -> View:
        return view("spy", self.state, witnessed(self.events, seat), seat)

    @property
    def pending(self) -> PendingChance:
        pending = self.state.chance()
        assert pending is not None
        return pending

    @property
    def facts(self) -> SpyFacts:
        return self.state.facts()

    @property
    def phase(self) -> Phase:
        return self.facts.phase

    @property
    def scores(self) -> tuple[int, ...]:
        return self.state.scores()

    @property
    def result(self) -> Result:
        result = self.state.result()
        assert result is not None
        return result


def table(*heads: str, **options: int | str) -> Table:
    """A match as its first race begins."""
    match = Table(**{"players": len(heads), **options})
    match.deal(*heads)
    return match


def half(head: str = STICKY, other: str = "", **options: int | str) -> Table:
    """A match with half decks as it begins."""
    return table(head, other, deck="half", **options)


def race_sticky(match: Table) -> None:
    """Race with STICKY until QS is about to come up again; the tops are AC 2H 2D 2C 5H 10C."""
    match.play(0, "open", "open", "under", "under", "under")
    match.play(0, *["place 1"] * 4, *["place 5"] * 3, *["place 6"] * 3, "place 5", "place 5")
    assert match.at("up", 0) == "QS"


def said(events: Sequence[Event]) -> list[tuple[Seat, str]]:
    return [(event.seat, event.what) for event in events if isinstance(event, Said)]


def scored(events: Sequence[Event]) -> list[tuple[Seat, int, str]]:
    return [(event.seat, event.points, event.why) for event in events if isinstance(event, Scored)]


def moved(events: Sequence[Event], source: str, target: str) -> str:
    """The cards that went between zones of these kinds."""
    return " ".join(
        spell(event.card)
        for event in events
        if isinstance(event, Moved)
        and event.card is not None
        and (event.source.kind, event.target.kind) == (source, target)
    )


class TestPoints:
    """SPY-1."""

    def test_spy_1_a_score_is_the_size_of_the_points_pile(self) -> None:
        match = half()
        assert match.scores == (5, 5)
        race_sticky(match)
        match.play(0, "under", "place 5")
        match.race(1)
        assert match.phase == "pick"
        assert match.scores[0] == len(match.pile("points", 0).cards) == 7

    def test_spy_1_nobody_sees_into_a_points_pile_and_its_size_is_public(self) -> None:
        match = table(SMOOTH, SMOOTH)
        assert match.pile("points", 0).sight is Sight.NONE
        for seat in (0, 1, onlooker(2)):
            assert match.view(seat).cards("points", 0) == (None,) * 5


class TestStart:
    """SPY-2."""

    @pytest.mark.parametrize("players", [2, 6, 12])
    def test_spy_2_five_to_the_points_four_to_piles_the_rest_to_the_hand(
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

    def test_spy_2_ten_to_the_points_when_alone(self) -> None:
        match = table(SMOOTH)
        assert match.scores == (10,)
        assert match.at("points", 0) == SMOOTH[:29]
        assert match.at("pile", 0, 1) == "4D"

    def test_spy_2_half_decks_are_one_deck_split_in_two(self) -> None:
        match = Table(deck="half")
        assert (match.pending.cards, match.pending.count, match.pending.seat) == (DECK, 26, 0)
        first = random.Random(1).sample(DECK, 26)
        match.enter(Chance("deck", tuple(first), 0))
        others = tuple(each for each in DECK if each not in first)
        assert (match.pending.cards, match.pending.count, match.pending.seat) == (others, 26, 1)
        match.enter(Chance("deck", others, 1))
        assert match.scores == (5, 5)
        assert match.state.chance() is None

    def test_spy_2_no_new_points_pile_in_a_later_race(self) -> None:
        match = table(ROUGH, ROUGH)
        match.race(0, 1)
        match.play(0, "pick 2")
        match.play(1, "pick 2")
        assert match.scores == (1, 6)
        match.deal("", "")
        assert match.scores == (1, 6)

    def test_spy_2_what_is_dealt_is_told(self) -> None:
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

    def test_spy_3_a_pile_takes_the_same_rank_or_a_neighbour_in_the_circle(self) -> None:
        circle = "A 2 3 4 5 6 7 8 9 10 J Q K".split()
        for top in DECK:
            place = circle.index(RANKS[rank_of(top)])
            fitting = {circle[place - 1], circle[place], circle[(place + 1) % 13]}
            assert {RANKS[rank_of(each)] for each in DECK if takes(top, each)} == fitting

    def test_spy_3_the_top_card_of_the_hand_is_turned_up_for_all(self) -> None:
        match = table(SMOOTH, SMOOTH)
        assert match.at("up", 1) == "4H"
        events = match.play(1, "place 1")
        assert moved(events, "up", "pile") == "4H"
        assert moved(events, "hand", "up") == "4D"
        assert match.at("pile", 1, 1) == "3H 4H"
        for seat in (0, 1, onlooker(2)):
            assert match.view(seat).cards("up", 1) == (card("4D"),)

    def test_spy_3_nobody_sees_a_racing_hand(self) -> None:
        match = table(SMOOTH, SMOOTH)
        for seat in (0, 1):
            assert match.view(seat).cards("hand", 0) == (None,) * 42

    @pytest.mark.parametrize("players", [1, 2, 6, 12])
    def test_spy_3_all_play_at_the_same_time_each_on_his_own_piles(self, players: int) -> None:
        match = table(*[SMOOTH] * players)
        order = list(range(players)) * 3
        random.Random(1).shuffle(order)
        for seat in order:
            assert match.state.deciders() == tuple(range(players))
            match.play(seat, "place 1")
        for seat in range(players):
            assert len(match.pile("pile", seat, 1).cards) == 4

    def test_spy_4_what_can_be_placed_must_be_on_any_pile_that_takes_it(self) -> None:
        match = table("AS AH AD AC KS KH KD KC QS QH 3H 9D 9C 4S 4H")
        assert match.at("up", 0) == "4H"
        assert list(match.state.legal(0)) == ["place 1", "place 4"]
        assert match.refused(0, "open") == "A pile takes the 4H: place it."
        assert match.refused(0, "under") == "A pile takes the 4H: place it."
        assert match.refused(0, "place 2").startswith("The 4H does not go on the 9D")
        assert match.refused(0, "place 5") == "There is no pile 5."
        match.play(0, "place 4")
        assert match.at("pile", 0, 4) == "4S 4H"

    def test_spy_5_what_cannot_be_placed_starts_a_new_pile(self) -> None:
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

    def test_spy_6_with_six_piles_it_goes_to_the_bottom(self) -> None:
        match = half()
        match.play(0, "open", "open")
        assert match.at("up", 0) == "QS"
        assert list(match.state.legal(0)) == ["under"]
        assert match.refused(0, "open").startswith("There are six piles")
        events = match.play(0, "under")
        assert moved(events, "up", "hand") == "QS"
        assert match.at("up", 0) == "4S"
        assert match.at("hand", 0).endswith("5H QS")

    def test_spy_6_only_the_first_is_called(self) -> None:
        match = half()
        match.play(0, "open", "open")
        assert Said(0, "call", card=card("QS")) in match.play(0, "under")
        assert not said(match.play(0, "under"))
        assert not said(match.play(0, "under"))
        assert match.facts.called == (card("QS"), -1)

    def test_spy_6_each_race_has_its_own_call(self) -> None:
        match = half(STICKY, OTHER)
        race_sticky(match)
        match.play(0, "under")
        assert match.facts.back == (1, 0)
        match.play(0, "place 5")
        match.race(1)
        match.play(0, "pick 2")
        match.play(1, "pick 2")
        match.deal("2S 2D 2C AS 6S 10S", "")
        assert match.facts.called == (-1, -1)
        assert match.facts.back == (0, 0)

    def test_spy_7_the_called_card_goes_under_once_more_then_the_first_that_fails_ends_it(
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

    def test_spy_7_the_called_card_is_placed_when_it_can_be(self) -> None:
        match = half(STICKY.replace("5S 5H", "5S JS"))
        match.play(0, "open", "open", "under", "under", "under")
        match.play(0, *["place 1"] * 4, *["place 5"] * 3, *["place 6"] * 3, "place 5", "place 6")
        assert match.at("up", 0) == "QS"
        assert list(match.state.legal(0)) == ["place 6"]
        match.play(0, "place 6")
        assert match.at("up", 0) == "4S"
        assert said(match.play(0, "place 5")) == [(0, "stuck")]
        assert (match.at("up", 0), match.at("hand", 0)) == ("8S", "")

    def test_spy_7_the_very_next_card_may_be_the_one_that_ends_it(self) -> None:
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

    def test_spy_7_a_last_card_that_fails_goes_under_twice(self) -> None:
        match = half(
            STICKY.replace("QS 4S 8S ", "").replace("10D 10C 5S 5H", "10D 10C 5S 5H 5D 5C QS")
        )
        match.play(0, "open", "open", *["place 1"] * 4, *["place 5"] * 3, *["place 6"] * 3)
        match.play(0, *["place 5"] * 4)
        assert (match.at("up", 0), match.at("hand", 0)) == ("QS", "")
        assert said(match.play(0, "under")) == [(0, "call")]
        assert match.at("up", 0) == "QS"
        assert said(match.play(0, "under")) == [(0, "stuck")]

    def test_spy_7_who_has_no_hand_left_has_finished_and_the_order_is_public(self) -> None:
        match = table(ROUGH, SMOOTH, SMOOTH)
        assert said(match.race(2)) == [(2, "done")]
        assert match.state.deciders() == (0, 1)
        assert Turn((0, 1)) in match.events
        match.race(0)
        assert match.facts.finished == (2, 0)
        assert match.phase == "race"

    def test_spy_7_who_may_decide_is_told_when_it_changes_only(self) -> None:
        match = table(SMOOTH, SMOOTH, SMOOTH)
        match.race(1, 2)
        turns = [event.seats for event in match.events if isinstance(event, Turn)]
        assert turns == [(0, 1, 2), (0, 2), (0,)]


class TestAfterTheRace:
    """SPY-8."""

    def test_spy_8_left_over_hands_go_to_the_points_when_all_have_finished(self) -> None:
        match = half()
        race_sticky(match)
        match.play(0, "under", "place 5")
        assert match.scores[0] == 5
        events = match.race(1)
        assert (0, 2, "left over") in scored(events)
        assert match.scores[0] == 7
        assert match.at("hand", 0) == match.at("up", 0) == ""

    def test_spy_8_five_piles_are_a_bonus_and_six_are_none(self) -> None:
        five = ROUGH.replace("6S 10S", "6S 7S 8S 9S 10S")
        match = table(ROUGH, five, SMOOTH)
        match.race(0, 1, 2)
        assert match.facts.piles == (6, 5, 4)
        assert match.state.deciders() == (0,)
        assert list(match.state.legal(0)) == [f"pick {number}" for number in range(1, 7)]
        assert match.refused(1, "pick 1") == "You have no pile to choose."

    def test_spy_8_the_pile_chosen_joins_the_points(self) -> None:
        match = table(ROUGH, SMOOTH)
        match.race(1, 0)
        pile = match.pile("pile", 0, 1).cards
        match.play(0, "pick 1")
        assert match.scores[0] == 5 + len(pile)
        assert match.pile("points", 0).cards[5:] == pile
        assert match.pile("pile", 0, 1).cards == ()

    def test_spy_8_the_choices_are_made_at_the_same_time_in_any_order(self) -> None:
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

    def test_spy_9_the_bonus_takes_20_off(self) -> None:
        match = table(ROUGH, SMOOTH)
        match.race(0, 1)
        events = match.play(0, "pick 2")
        assert scored(events) == [(0, 1, "pick"), (0, -5, "first"), (1, -20, "bonus")]
        assert match.scores == (1, -15)

    def test_spy_9_the_bonus_takes_10_off_with_half_decks(self) -> None:
        match = half()
        race_sticky(match)
        match.play(0, "under", "place 5")
        match.race(1)
        events = match.play(0, "pick 2")
        assert scored(events)[1:] == [(0, -5, "first"), (1, -10, "bonus")]

    def test_spy_9_nothing_else_is_taken_off_if_the_first_has_the_bonus(self) -> None:
        match = table(ROUGH, SMOOTH)
        match.race(1, 0)
        match.play(0, "pick 2")
        assert match.scores == (6, -15)

    def test_spy_9_only_the_first_to_finish_has_5_taken_off(self) -> None:
        match = table(ROUGH, ROUGH, ROUGH)
        match.race(2, 0, 1)
        for seat in range(3):
            match.play(seat, "pick 2")
        assert match.scores == (6, 6, 1)

    def test_spy_9_alone_5_are_always_taken_off_or_the_bonus(self) -> None:
        alone = "3S 3H 3D 3C 4S 4H 4D 4C 5S 5H 2S 2H 2D 2C 6S 10S"
        match = table(alone)
        match.race(0)
        assert scored(match.play(0, "pick 2")) == [(0, 1, "pick"), (0, -5, "first")]
        assert match.scores == (6,)
        match = table(SMOOTH)
        assert scored(match.race(0)) == [(0, -20, "bonus")]
        assert match.scores == (-10,)

    def test_spy_9_the_oldest_are_taken_off_first_and_go_to_the_racing_cards(self) -> None:
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

    def test_spy_9_what_is_taken_off_is_not_shown(self) -> None:
        match = table(SMOOTH)
        events = match.race(0)
        taken = [e for e in events if isinstance(e, Moved) and e.target.kind == "hand"]
        assert len(taken) == 10
        assert all(event.seen == NOBODY for event in taken)

    def test_spy_9_what_exceeds_the_points_is_credit_and_the_score_negative(self) -> None:
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

    def test_spy_10_a_score_of_0_or_less_that_is_lowest_alone_wins(self) -> None:
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

    def test_spy_10_of_several_with_0_or_less_the_lowest_wins(self) -> None:
        match = table(SMOOTH, SMOOTH)
        match.race(0, 1)
        match.deal(ROUGH_AGAIN, ROUGH_AGAIN)
        match.race(1, 0)
        match.play(0, "pick 2")
        match.play(1, "pick 2")
        assert match.result == Result((2, 1), (-14, -19), "points")

    def test_spy_10_ranks_by_score_are_shared(self) -> None:
        match = table(ROUGH, SMOOTH, ROUGH)
        match.race(1, 0, 2)
        match.play(0, "pick 2")
        match.play(2, "pick 3")
        assert match.result.ranks == (2, 1, 2)

    def test_spy_10_above_0_all_race_again(self) -> None:
        match = table(ROUGH, ROUGH)
        match.race(0, 1)
        match.play(0, "pick 2")
        match.play(1, "pick 2")
        assert match.scores == (1, 6)
        assert (match.pending.seat, match.state.result()) == (0, None)
        match.deal("", "")
        assert match.facts.racing == (0, 1)

    def test_spy_10_exactly_0_wins(self) -> None:
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
        """Four of whom 1 and 3 share the lowest score, -15; the others have 1 and 6."""
        match = table(ROUGH, SMOOTH, ROUGH, SMOOTH)
        match.race(0, 1, 2, 3)
        match.play(0, "pick 2")
        match.play(2, "pick 2")
        assert match.scores == (1, -15, 6, -15)
        return match

    def test_spy_10_who_shares_the_lowest_score_races_again_alone(self) -> None:
        match = self.tie()
        assert match.state.result() is None
        assert sum(len(pile.cards) for pile in match.state.piles()) == 4 * 52
        assert match.pending.seat == 1
        match.deal("")
        assert match.pending.seat == 3
        match.deal("")
        assert match.state.deciders() == (1, 3)
        assert match.refused(0, "place 1") == "You do not take part in this race."

    def test_spy_10_the_tie_is_decided_among_those_who_shared_it(self) -> None:
        match = self.tie()
        match.deal(ROUGH_AGAIN, ROUGH_AGAIN)
        match.race(3, 1)
        match.play(1, "pick 1")
        match.play(3, "pick 2")
        assert match.scores == (1, 32, 6, -19)
        assert match.result == Result((3, 2, 4, 1), (1, 32, 6, -19), "points")

    def test_spy_10_they_race_until_one_has_0_or_less_though_another_has_less(self) -> None:
        match = self.tie()
        match.deal(ROUGH_AGAIN, ROUGH_AGAIN)
        match.race(3, 1)
        match.play(1, "pick 1")
        match.play(3, "pick 1")
        assert match.scores == (1, 32, 6, 27)
        assert match.facts.racing == (1, 3)
        assert match.pending.seat == 1

    def test_spy_10_those_who_share_it_again_race_once_more(self) -> None:
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

    def test_spy_11_what_remains_is_shuffled_and_dealt(self) -> None:
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
        """The second race of two is to come; player 1 has but four cards to race with."""
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

    def test_spy_11_who_has_no_racing_hand_has_finished_at_once_with_the_bonus(self) -> None:
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

    def test_spy_11_who_finished_at_once_was_first(self) -> None:
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
        """All have raced with ROUGH and finished in seat order; these have cheated on pile 1."""
        heads = [ROUGH + (" 8S" if seat in cheats else "") for seat in range(players)]
        match = table(*heads, cheating="allowed", penalty=penalty)
        for seat in range(players):
            match.play(seat, "open", "open", *["place 1"] * 41)
        return match

    def test_spy_12_a_card_may_be_placed_where_it_is_not_taken_and_nothing_else(self) -> None:
        match = table("AS AH AD AC KS 3H 9D 9C 4S 4H QH", SMOOTH, cheating="allowed")
        assert list(match.state.legal(0)) == [f"place {number}" for number in range(1, 5)]
        assert match.refused(0, "open") == "A pile takes the 4H: place it."
        match.play(0, "place 2")
        assert match.at("pile", 0, 2) == "9D 4H"
        assert match.at("up", 0) == "QH"
        assert list(match.state.legal(0)) == [*(f"place {n}" for n in range(1, 5)), "open"]
        honest = table("AS AH AD AC KS 3H 9D 9C 4S 4H QH", SMOOTH)
        assert honest.refused(0, "place 2").startswith("The 4H does not go on the 9D")

    def test_spy_12_with_six_piles_it_may_be_placed_or_go_under(self) -> None:
        match = half(cheating="allowed")
        match.play(0, "open", "open")
        assert list(match.state.legal(0)) == [*(f"place {n}" for n in range(1, 7)), "under"]
        match.play(0, "place 3")
        assert match.facts.called == (-1, -1)

    def test_spy_12_a_race_ends_as_without_cheating(self) -> None:
        match = half(cheating="allowed")
        race_sticky(match)
        match.play(0, "under")
        assert said(match.play(0, "place 5")) == [(0, "stuck")]

    def test_spy_12_a_called_card_that_cheats_has_come_up_again(self) -> None:
        match = half(cheating="allowed")
        race_sticky(match)
        match.play(0, "place 2")
        assert said(match.play(0, "place 5")) == [(0, "stuck")]
        assert (match.at("up", 0), match.at("hand", 0)) == ("8S", "")

    def test_spy_12_each_accuses_one_or_passes_in_seat_order(self) -> None:
        match = self.rough(cheats=[2])
        assert match.phase == "accuse"
        assert match.state.deciders() == (0,)
        assert list(match.state.legal(0)) == ["accuse 1", "accuse 2", "pass"]
        assert match.refused(0, "accuse 0") == "You cannot accuse yourself."
        assert match.refused(0, "accuse 7") == "There is no such player."
        assert match.refused(1, "pass") == "It is not your turn."
        assert match.refused(0, "pick 1") == "Accuse one of the others, or pass."
        match.play(0, "pass")
        assert match.state.deciders() == (1,)
        match.play(1, "pass")
        assert match.state.deciders() == (2,)
        match.play(2, "pass")
        assert match.phase == "pick"

    def test_spy_12_a_false_accusation_costs_nothing(self) -> None:
        match = self.rough()
        events = match.play(0, "accuse 1")
        assert said(events) == [(0, "accuse"), (1, "honest")]
        assert match.scores == (5, 5, 5)
        assert match.state.deciders() == (1,)
        assert match.facts.paid == ()

    def test_spy_12_who_cheated_pays_at_once_a_pile_that_the_accuser_chooses(self) -> None:
        match = self.rough(cheats=[1])
        assert said(match.play(0, "accuse 1")) == [(0, "accuse"), (1, "caught")]
        assert match.state.deciders() == (0,)
        assert match.facts.accused == 1
        assert list(match.state.legal(0)) == [f"penalty {number}" for number in range(1, 7)]
        pile = match.pile("pile", 1, 1).cards
        events = match.play(0, "penalty 1")
        assert scored(events) == [(1, len(pile), "penalty")]
        assert match.pile("points", 1).cards[5:] == pile
        assert match.state.deciders() == (1,)
        assert match.facts.accused is None

    def test_spy_12_who_has_paid_is_not_accused_again_in_this_race(self) -> None:
        match = self.rough(cheats=[1])
        match.play(0, "accuse 1", "penalty 5")
        match.play(1, "pass")
        assert match.refused(2, "accuse 1") == "1 has paid already."
        assert list(match.state.legal(2)) == ["accuse 0", "pass"]

    def test_spy_12_who_has_paid_can_be_accused_after_the_next_race(self) -> None:
        match = self.rough(players=2, cheats=[1])
        match.play(0, "accuse 1", "penalty 1")
        match.play(1, "pass")
        match.play(0, "pick 2")
        match.play(1, "pick 2")
        match.deal("", "")
        match.race(0, 1)
        assert list(match.state.legal(0)) == ["accuse 1", "pass"]

    def test_spy_12_who_can_accuse_nobody_still_passes(self) -> None:
        match = self.rough(cheats=[0, 1])
        match.play(0, "accuse 1", "penalty 5")
        match.play(1, "accuse 0", "penalty 5")
        assert match.state.deciders() == (2,)
        assert list(match.state.legal(2)) == ["pass"]

    def test_spy_12_the_other_piles_keep_their_numbers_and_the_bonus_counts_them_as_raced(
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

    def test_spy_12_who_loses_is_out_with_the_score_that_he_has(self) -> None:
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

    def test_spy_12_who_is_out_accuses_nobody_and_races_no_more(self) -> None:
        match = self.rough(penalty="lose", cheats=[1])
        match.play(0, "accuse 1")
        assert match.state.deciders() == (2,)
        match.play(2, "pass")
        match.play(0, "pick 2")
        match.play(2, "pick 2")
        match.deal("", "")
        assert match.state.deciders() == (0, 2)
        assert match.refused(1, "place 1") == "You are out of the match."

    def test_spy_12_who_is_out_no_longer_counts_as_first(self) -> None:
        match = self.rough(penalty="lose", cheats=[0])
        assert match.facts.finished == (0, 1, 2)
        match.play(0, "pass")
        match.play(1, "accuse 0")
        match.play(2, "pass")
        match.play(1, "pick 2")
        events = match.play(2, "pick 2")
        assert (1, -5, "first") in scored(events)

    def test_spy_12_the_last_spy_wins_at_once(self) -> None:
        match = self.rough(players=4, penalty="lose", cheats=[0, 1, 2])
        match.play(0, "accuse 2")
        match.play(1, "accuse 0")
        match.play(3, "accuse 1")
        assert match.result == Result((3, 2, 4, 1), (5, 5, 5, 5), "last spy")
        assert match.phase == "over"

    def test_spy_12_who_is_out_ranks_last_whatever_his_score(self) -> None:
        match = table(ROUGH + " 8S", SMOOTH, ROUGH, cheating="allowed", penalty="lose")
        match.play(0, "open", "open", *["place 1"] * 41)
        match.play(1, *["place 4"] * 43)
        match.play(2, "open", "open", *["place 1"] * 41)
        match.play(0, "pass")
        match.play(1, "accuse 0")
        match.play(2, "pass")
        match.play(2, "pick 1")
        assert match.result == Result((3, 1, 2), (5, -15, 47), "points")

    def test_spy_12_in_a_tie_break_the_last_of_those_that_raced_wins(self) -> None:
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

    def test_spy_12_alone_nobody_inspects(self) -> None:
        match = table(SMOOTH, cheating="allowed")
        match.play(0, *["place 1"] * 38)
        assert match.result.reason == "points"


class TestOptions:
    """SPY-2: what can be played."""

    def test_half_decks_are_for_two(self) -> None:
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


class TestDeals:
    """What everybody can know of the cards that nobody sees."""

    def test_what_went_under_is_known_in_order(self) -> None:
        match = half()
        match.play(0, "open", "open", "under", "under", "under")
        for seed in range(20):
            imagined = imagine(match.view(1), random.Random(seed))
            assert imagined.boards()[0].hand[-3:] == tuple(cards("QS 4S 8S"))

    def test_a_pile_chosen_and_a_card_left_over_are_known_in_the_points(self) -> None:
        match = half()
        race_sticky(match)
        match.play(0, "under", "place 5")
        match.race(1)
        match.play(0, "pick 1")
        truth = tuple(cards("8S QS 2S AS AH AD AC"))
        assert match.pile("points", 0).cards == truth
        for seed in range(20):
            imagined = imagine(match.view(1), random.Random(seed))
            assert imagined.boards()[0].points == truth

    def test_what_was_gathered_is_known_to_race_again(self) -> None:
        match = table(ROUGH, ROUGH)
        match.race(0, 1)
        match.play(0, "pick 1")
        match.play(1, "pick 2")
        match.deal("", "")
        imagined = imagine(match.view(1), random.Random(1)).boards()[1]
        hands = [imagine(match.view(1), random.Random(seed)).boards()[0].hand for seed in (1, 2)]
        assert hands[0] != hands[1]
        seen_before = set(DECK) - set(cards(ROUGH)[:5]) - {card("2H")}
        assert seen_before <= {*imagined.racing_cards()}
        assert imagined.points[-1] == card("2H")

    def test_what_others_have_picked_is_imagined(self) -> None:
        match = table(ROUGH, ROUGH, ROUGH)
        match.race(0, 1, 2)
        match.play(1, "pick 1")
        picked = set()
        for seed in range(20):
            imagined = imagine(match.view(0), random.Random(seed))
            events: list[Event] = []
            imagined.play(0, "pick 2", events.append)
            imagined.play(2, "pick 2", events.append)
            picks = [event for event in scored(events) if event[2] == "pick"]
            assert [seat for seat, _, _ in picks] == [0, 1, 2]
            picked.add(picks[1][1])
        assert picked == {1, 42}

    def test_with_half_decks_no_card_of_the_other_is_imagined(self) -> None:
        match = half()
        match.play(0, "open", "open", "under", "under", "under")
        shown = {*cards("2S 2H 2D 2C 6S 10S QS 4S 8S AS")}
        for seed in range(20):
            first, second = imagine(match.view(1), random.Random(seed)).boards()
            cards_of_first = {*first.points, *first.racing_cards()}
            assert shown <= cards_of_first
            assert cards_of_first | {*second.points, *second.racing_cards()} == set(DECK)

    def test_what_is_unknown_is_equally_likely(self) -> None:
        """Of 47 hidden cards each lies under the points pile once in 47 times."""
        match = table(SMOOTH, SMOOTH)
        deals = Deals(match.view(0))
        rng = random.Random(1)
        found = Counter(deals.draw(rng).cards[Zone("points", 0)][0] for _ in range(4700))
        assert set(found) == {*DECK} - {*cards("3H 3D 3C 4S 4H")}
        assert 60 < min(found.values()) <= max(found.values()) < 140

    def test_after_many_races_it_still_agrees_with_what_was_seen(self) -> None:
        match = Table(players=1)
        rng = random.Random(5)
        for step in range(2500):
            if pending := match.state.chance():
                match.enter(pending.draw(rng))
            elif seats := match.state.deciders():
                match.enter(Decision(seats[0], rng.choice(match.state.legal(0))))
            if step % 50 == 0 and match.events:
                seen = match.view(0)
                imagined = imagine(seen, rng)
                assert view("spy", imagined, seen.events, 0) == seen
                board = imagined.boards()[0]
                assert sorted([*board.points, *board.racing_cards()]) == list(DECK)
