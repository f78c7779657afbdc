"""The rules of Sept, and the strength of its levels."""

from __future__ import annotations

import random

import pytest

from soiree.core.cards import Card, card, spell
from soiree.core.entries import Chance
from soiree.core.events import Ended, Event, Moved, Result, Scored, Turn
from soiree.core.views import view, witnessed
from tests.games.honesty import honest, play, seated
from tests.seventh import GAME
from tests.seventh.rules import CARDS, HANDS, STOCK, TRICK, TRUMP, WON, Sept, imagine
from tests.thorough import tries

LEADER = "AS KS QH 9H 7D 8C 7C"
OTHER = "QS JS 10S AH 8D AC KC"

SPADES = "AS KS QS JS 10S 9S 8S"
NO_SPADE = "7H 8H 9H 7D 8D AC KC"


class Table:
    """A match to `target` points, dealt by hand."""

    def __init__(self, target: int = 7) -> None:
        self.state = Sept({"target": target})
        self.events: list[Event] = []

    def deal(self, leader: str = LEADER, other: str = OTHER, trump: str = "10H") -> None:
        hands = zip(leader.split(), other.split(), strict=True)
        first = [card(each) for pair in hands for each in pair] + [card(trump)]
        rest = [each for each in CARDS if each not in first]
        self.state.deal(Chance("deck", (*first, *rest)), self.events.append)

    def play(self, *cards: str) -> None:
        """Play cards one after the other; each has to be legal for the player in turn."""
        for each in cards:
            (seat,) = self.state.deciders()
            assert self.state.refusal(seat, f"play {each}") is None
            self.state.play(seat, f"play {each}", self.events.append)

    def hand(self, seat: int) -> list[str]:
        return sorted(move.split()[1] for move in self.state.legal(seat))


@pytest.fixture
def table() -> Table:
    table = Table()
    table.deal()
    return table


def test_SEP_1_the_deck_is_7_to_ace_and_the_lead_alternates() -> None:
    pending = Sept({"target": 7}).chance()
    assert pending is not None
    assert sorted({spell(each)[:-1] for each in pending.cards}) == sorted(
        "7 8 9 10 J Q K A".split()
    )
    table = Table()
    for leader in (0, 1, 0):
        table.deal()
        assert table.state.deciders() == (leader,)
        table.state.turn = None  # as after the last trick


def test_SEP_2_seven_cards_each_and_one_turned_up(table: Table) -> None:
    dealt = [event for event in table.events if isinstance(event, Moved)]
    assert [event.target for event in dealt] == [*HANDS * 7, TRUMP]
    assert {event.source for event in dealt} == {STOCK}
    assert [spell(each) for each in (dealt[0].card or 0, dealt[-1].card or 0)] == ["AS", "10H"]
    assert table.hand(0) == sorted(LEADER.split())
    assert table.events[-1] == Turn((0,))


def test_SEP_3_the_leader_plays_any_card_and_the_other_follows_suit(table: Table) -> None:
    table.play("AS")
    assert table.hand(1) == ["10S", "JS", "QS"]
    assert str(table.state.refusal(1, "play AH")) == "You hold the QS: follow suit."
    assert str(table.state.refusal(1, "play AS")) == "You do not hold the AS."
    assert str(table.state.refusal(0, "play KS")) == "It is not your turn."


def test_SEP_3_who_cannot_follow_plays_any_card() -> None:
    table = Table()
    table.deal(SPADES, NO_SPADE)
    table.play("AS")
    assert table.hand(1) == sorted(NO_SPADE.split())


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("AS 10S", 0),  # the higher one of a suit
        ("KS QS", 0),
        ("8C AC", 1),
        ("QH AH", 1),  # of two trumps, too
        ("7D 8D", 1),
    ],
)
def test_SEP_4_the_higher_card_of_a_suit_wins(table: Table, cards: str, winner: int) -> None:
    table.play(*cards.split())
    won = tuple(card(each) for each in cards.split())
    assert table.state.won[winner] == won
    assert table.events[-3:] == [
        *(Moved(each, TRICK, WON[winner]) for each in won),
        Turn((winner,)),
    ]


@pytest.mark.parametrize(("answer", "winner"), [("7H", 1), ("AC", 0)])
def test_SEP_4_a_trump_beats_another_suit_and_nothing_else_does(answer: str, winner: int) -> None:
    table = Table()
    table.deal(SPADES, NO_SPADE)
    table.play("8S", answer)
    assert table.state.deciders() == (winner,)


def test_SEP_5_each_trick_beyond_the_third_is_a_point() -> None:
    table = Table()
    table.deal(SPADES, NO_SPADE)
    table.play("AS", "7D", "KS", "8D", "QS", "KC", "JS", "7H", "AC", "10S", "8H", "9S", "9H", "8S")
    assert table.state.scores() == (0, 1)
    assert table.events[-1] == Scored(1, 1, 1, "tricks")
    assert table.state.chance() is not None


def test_SEP_6_the_first_player_with_the_points_wins() -> None:
    table = Table(target=4)
    table.deal(leader="AS KS AH KH AD KD AC", other="7S 8S 7H 8H 7D 8D 7C")
    table.play(*"AS 7S KS 8S AH 7H KH 8H AD 7D KD 8D AC".split())
    assert table.state.result() is None
    table.play("7C")
    result = Result((1, 2), (4, 0), "target")
    assert table.state.result() == result
    assert table.events[-1] == Ended(result)
    assert table.state.chance() is None
    assert table.state.deciders() == ()


def test_an_imagined_hand_has_no_card_of_a_suit_that_was_not_followed() -> None:
    table = Table()
    table.deal(SPADES, NO_SPADE)
    table.play("AS", "7D")
    seen = view(GAME.name, table.state, witnessed(table.events, 0), 0)
    held: set[Card] = set()
    for seed in range(200):
        held |= {each for each in CARDS if imagine(seen, random.Random(seed)).hands[1] >> each & 1}
    hidden = [each for each in CARDS if spell(each) not in f"{SPADES} 7D 10H".split()]
    assert held == {each for each in hidden if not spell(each).endswith("S")}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("better", "worse"),
    [("easy", "random"), pytest.param("middle", "easy", marks=pytest.mark.thorough)],
)
def test_a_level_beats_the_one_below_it(better: str, worse: str) -> None:
    won = 0.0
    for seed in range(tries(12, thorough=20)):
        names = (better, worse) if seed % 2 else (worse, better)
        match = seated(GAME, {"target": 3}, seed // 2)
        choosers = [honest(GAME.player(name)) for name in names]
        play(match, choosers, random.Random(seed), most=1000)
        assert match.result is not None
        won += match.result.ranks[names.index(better)] == 1
    assert won > tries(7, thorough=12)
