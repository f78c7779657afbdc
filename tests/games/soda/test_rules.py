"""Soda by its rules, SDA-1 to SDA-9, and what a seat may imagine behind what it saw."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pytest

from soiree.core.cards import DECK, SPADES, SUITS, Card, card, rank_of, spell
from soiree.core.entries import Chance, Decision, Entry
from soiree.core.events import Began, Ended, Event, Moved, Said, Scored, Shown, Shuffled, Turn
from soiree.core.states import apply
from soiree.core.views import View, view, witnessed
from soiree.core.zones import Seat, Zone, only
from soiree.games.soda import GAME
from soiree.games.soda.deals import Deals
from soiree.games.soda.facts import SodaFacts
from soiree.games.soda.rules import Soda, imagine, shown


def cards(text: str) -> tuple[Card, ...]:
    return tuple(card(word) for word in text.split())


def spelled(faces: Sequence[Card | None]) -> list[str]:
    return [spell(face) for face in faces if face is not None]


def lying(state: Soda) -> dict[Zone, list[Card]]:
    return {pile.zone: list(pile.cards) for pile in state.piles()}


def dealt(dealer: Seat, hands: Sequence[str], then: str = "") -> Chance:
    """A deck that gives each seat this hand; the cards `then` are the first to be drawn."""
    seats = len(hands)
    order = [(dealer + 1 + step) % seats for step in range(seats)]
    top = [cards(hands[seat])[place] for place in range(5) for seat in order]
    top += cards(then)
    return Chance("deck", (*top, *(each for each in DECK if each not in top)))


class Table:
    """A match, its entries, and the events as they were told."""

    def __init__(self, seats: int, suits: str = "SHDC") -> None:
        self.state = Soda({"players": seats, "suits": suits})
        self.entries: list[Entry] = []
        self.events: list[Event] = []

    def enter(self, entry: Entry) -> None:
        if isinstance(entry, Chance):
            pending = self.state.chance()
            assert pending is not None
            assert pending.admits(entry)
        apply(self.state, entry, self.events.append)
        self.entries.append(entry)

    def play(self, *lines: str) -> Table:
        """Plays lines such as `0 play 7H`, each of which has to be legal."""
        for line in lines:
            seat, move = int(line[0]), line[2:]
            assert self.state.refusal(seat, move) is None, (
                f"{line}: {self.state.refusal(seat, move)}"
            )
            assert move in self.state.legal(seat), line
            self.enter(Decision(seat, move))
        return self

    def go_on(self, rng: random.Random) -> None:
        """One entry at random; mostly low cards, which make the hands long and use up the pile."""
        assert len(self.entries) < 1000, "this match has no end"
        if pending := self.state.chance():
            self.enter(pending.draw(rng))
        else:
            (seat,) = self.state.deciders()
            moves = self.state.legal(seat)
            self.play(f"{seat} {moves[0] if rng.random() < 0.8 else rng.choice(moves)}")

    def view(self, seat: Seat) -> View:
        return view("soda", self.state, witnessed(self.events, seat), seat)

    def cards(self, kind: str, owner: Seat | None = None) -> list[str]:
        return spelled(lying(self.state)[Zone(kind, owner)])


def table(dealer: Seat, *hands: str, then: str = "") -> Table:
    """The first round, dealt by `dealer`, these hands by seat."""
    new = Table(len(hands))
    new.enter(Chance("dealer", seat=dealer))
    new.enter(dealt(dealer, hands, then))
    return new


def drawn(events: Sequence[Event], seat: Seat) -> list[str]:
    """The cards that a seat drew from the draw pile, in order."""
    hand = Zone("hand", seat)
    return [
        spell(event.card)
        for event in events
        if isinstance(event, Moved)
        and event.source == Zone("draw")
        and event.target == hand
        and event.card is not None
    ]


TWO = ("3S 6H 9D JC KS", "3H 6C 9S JD QH")
THREE = ("4S 6H 9D JC KS", "3H 5C 8S JD QH", "2S 6C 10D QS AH")


def test_SDA_1_any_seat_may_be_the_first_dealer() -> None:
    for seats in range(2, 7):
        pending = Table(seats).state.chance()
        assert pending is not None
        assert (pending.kind, pending.seats) == ("dealer", tuple(range(seats)))


def test_SDA_1_five_cards_each_from_the_seat_after_the_dealer() -> None:
    new = Table(3)
    new.enter(Chance("dealer", seat=1))
    new.enter(Chance("deck", DECK))
    hands = [lying(new.state)[Zone("hand", seat)] for seat in range(3)]
    assert hands[2] == [0, 3, 6, 9, 12]
    assert hands[0] == [1, 4, 7, 10, 13]
    assert hands[1] == [2, 5, 8, 11, 14]
    assert lying(new.state)[Zone("draw")] == list(DECK[15:])
    assert new.state.deciders() == (2,)
    assert new.view(0).cards("hand", 2) == (None,) * 5
    assert new.view(0).cards("hand", 0) == (1, 4, 7, 10, 13)
    seen = [e.card for e in new.view(0).events if isinstance(e, Moved)]
    assert [each for each in seen if each is not None] == [1, 4, 7, 10, 13]


def test_SDA_1_four_rounds_the_deal_goes_round_one_scoring_suit_each() -> None:
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


def test_SDA_3_who_cannot_play_says_no_by_itself() -> None:
    new = table(0, "3S 6H 9D JC QS", *TWO[1:], then="2C 2D").play("1 play QH")
    assert new.state.deciders() == (0,)
    low = table(0, "3S 6H 9D JC 10S", *TWO[1:], then="2C 2D").play("1 play QH")
    assert Said(0, "no") in low.events
    assert low.state.scores() == (0, 2)
    assert low.state.deciders() == (0,)  # who leads the next hand
    assert low.cards("row") == []


def test_SDA_3_a_no_by_itself_looks_just_as_one_that_was_chosen() -> None:
    """Seats 0 and 2 cannot tell whether seat 1 had to, from events, zones or facts."""
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


def test_SDA_5_another_value_starts_a_run_anew() -> None:
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


def six_players(*lines: str) -> Table:
    """Three hands of six rising cards: 4 cards are left to draw, 18 lie on the discard pile."""
    new = table(
        5,
        "2S 2H 2D 2C 9S",
        "3S 3H 3D 3C 9H",
        "4S 4H 4D 4C 9D",
        "5S 5H 5D 5C 9C",
        "6S 6H 6D 6C 10S",
        "7S 7H 7D 7C JS",
        then="QS QH QD QC KS KH KD KC 8S 8H 8D 8C 10H 10D 10C JH JD JC AS AH AD AC",
    )
    for suit in "SHD":
        new.play(*(f"{seat} play {seat + 2}{suit}" for seat in range(6)), "0 no")
    assert len(new.cards("draw")) == 4
    assert len(new.cards("discard")) == 18
    return new.play(*lines)


def test_SDA_8_a_reshuffle_may_fall_into_the_filling_of_the_hands() -> None:
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


def test_SDA_7_the_filling_goes_on_after_a_reshuffle_where_it_was() -> None:
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


def test_SDA_8_a_reshuffle_may_fall_into_the_draw_for_a_run() -> None:
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


def test_SDA_8_without_any_card_left_none_is_drawn_until_the_hand_is_over() -> None:
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


def test_won_scoring_cards_stand_in_the_facts() -> None:
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


def test_options() -> None:
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
    assert said(1, "play 3s") == "play 3s is no move of Soda."
    assert said(1, "discard 3H") == "discard 3H is no move of Soda."
    new.play("1 play 9S")
    assert said(0, "play 6H") == (
        "The 6H is lower than the 9S: play one as high or higher, or say No."
    )
    assert said(0, "play KH") == "You do not hold the KH."
    assert str(Table(2).state.refusal(0, "no")) == "It is not your turn."


def test_a_copy_goes_its_own_way() -> None:
    new, rng = table(2, *THREE), random.Random(10)
    before = new.view(0), lying(new.state)
    twin = Table(3)
    twin.state = new.state.copy()
    assert lying(twin.state) == lying(new.state)
    while not twin.state.result():
        twin.go_on(rng)
    assert (new.view(0), lying(new.state)) == before


def positions(matches: int, every: int) -> Iterator[Table]:
    """Tables of random play: the start, the end, each reshuffle, and one in `every` between."""
    for seed in range(matches):
        rng = random.Random(seed)
        new = Table(2 + seed % 5)
        yield new
        while not new.state.result():
            new.go_on(rng)
            if new.state.result() or new.state.chance() or rng.randrange(every) == 0:
                yield new


def test_what_is_imagined_gives_the_same_view() -> None:
    rng = random.Random(6)
    for new in positions(10, every=6):
        for seat in range(new.state.seats):
            seen = new.view(seat)
            world = imagine(seen, rng)
            assert view("soda", world, seen.events, seat) == seen
            assert world.chance() == new.state.chance()
            assert sorted(c for pile in world.piles() for c in pile.cards) == list(DECK)


def could_have_come_about(world: Soda, truth: Table, seat: Seat) -> bool:
    """Whether some match with the same events for `seat` leads to this world.

    In each deck of this round, the cards that still lie hidden where it dealt them change places.
    """
    decks = [n for n, e in enumerate(truth.entries) if isinstance(e, Chance) and e.cards]
    first = max((n for n in decks if len(cards_of(truth.entries[n])) == 52), default=0)
    source = {c: n for n in decks if n >= first for c in cards_of(truth.entries[n])}
    places: dict[int, dict[Card, Card]] = {n: {} for n in decks}
    for zone, held in lying(world).items():
        truly = set(lying(truth.state)[zone])
        for n in set(source.values()):
            gone = sorted(c for c in truly - set(held) if source[c] == n)
            come = sorted(c for c in set(held) - truly if source[c] == n)
            if len(gone) != len(come):
                return False
            places[n] |= dict(zip(gone, come, strict=True))
    expected = truth.view(seat).events
    past = Table(truth.state.seats)

    def say_no_where_it_was_said() -> None:
        while past.state.deciders() and len(past.events) < len(expected):
            said = expected[len(past.events)]
            if not isinstance(said, Said) or "no" not in past.state.legal(said.seat):
                break
            past.play(f"{said.seat} no")

    for n, entry in enumerate(truth.entries):
        say_no_where_it_was_said()
        if isinstance(entry, Chance):
            moved = places.get(n, {})
            past.enter(Chance(entry.kind, tuple(moved.get(c, c) for c in entry.cards), entry.seat))
        elif entry.move != "no":
            if entry.move not in past.state.legal(entry.seat):
                return False
            past.enter(entry)
    say_no_where_it_was_said()
    return past.view(seat).events == expected and {
        zone: set(held) for zone, held in lying(past.state).items()
    } == {zone: set(held) for zone, held in lying(world).items()}


def cards_of(entry: Entry) -> tuple[Card, ...]:
    return entry.cards if isinstance(entry, Chance) else ()


def test_what_is_imagined_could_have_come_about() -> None:
    """SDA-3 among the rest: whether a No was chosen makes no difference to what is seen."""
    rng = random.Random(7)
    for new in positions(10, every=12):
        for seat in range(new.state.seats):
            assert could_have_come_about(imagine(new.view(seat), rng), new, seat)


def worlds(new: Table, seat: Seat, count: int = 200) -> list[dict[Zone, list[Card]]]:
    seen, rng = new.view(seat), random.Random(8)
    deals, match = Deals(seen), shown(seen)
    return [lying(match.dealt(deals.draw(rng))) for _ in range(count)]


def test_SDA_6_cards_shown_after_an_ace_are_known_until_played() -> None:
    new = table(1, *THREE, then="2H 2D 2C 3S 3D 3C 4H 4D")
    new.play("2 play 2S", "0 play 6H", "1 play 8S", "2 play AH")
    hands = [set(world[Zone("hand", 1)]) for world in worlds(new, 0)]
    assert all(hand >= set(cards("3H 5C")) for hand in hands)
    assert len(set.intersection(*hands)) == 2  # what he drew since is not known
    new.play("0 play 4S", "1 play 5C")
    hands = [set(world[Zone("hand", 1)]) for world in worlds(new, 0)]
    assert set.intersection(*hands) == set(cards("3H"))


def test_SDA_8_after_a_reshuffle_the_draw_pile_is_known_as_a_set() -> None:
    new = six_players("0 play 9S", "1 play 9H", "2 play 9D", "3 play 9C")
    pending = new.state.chance()
    assert pending is not None
    new.enter(pending.draw(random.Random(9)))
    drawers: set[Seat] = set()
    for world in worlds(new, 0):
        assert set(world[Zone("draw")]) < set(pending.cards)
        reshuffled = [len(set(world[Zone("hand", seat)]) & set(pending.cards)) for seat in range(6)]
        drawers |= {seat for seat, count in enumerate(reshuffled) if count and seat}
        assert reshuffled[3] == 2
    assert drawers == {3}


def test_SDA_3_who_is_asked_is_imagined_with_a_card_to_play() -> None:
    new = table(0, "3S 6H 9D JC AS", "3H 6C 9S KD QH", "4S 4H 4D 5S KS")
    new.play("1 play KD", "2 play KS")
    assert new.state.deciders() == (0,)
    for seat in (1, 2):
        for world in worlds(new, seat):
            assert any(rank_of(each) >= rank_of(card("KS")) for each in world[Zone("hand", 0)])
