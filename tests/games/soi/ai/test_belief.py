"""The probabilities that seats of Soi hold cards, against an enumeration of all deals."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from itertools import permutations

import pytest

from soiree.core.cards import Card, card
from soiree.core.entries import Chance, Decision, Entry
from soiree.core.events import Event
from soiree.core.players import random_player
from soiree.core.states import apply
from soiree.core.views import View, onlooker, view, witnessed
from soiree.core.zones import Seat
from soiree.games.soi import GAME
from soiree.games.soi.deals import Deals
from soiree.games.soi.rules import Soi
from tests.games.honesty import events_seen, honest, looks_like, play, seated
from tests.games.soi.soi_tables import SEATS, Table, cards

pytestmark = pytest.mark.slow

ONLOOKER = onlooker(len(SEATS))
WHOLE = {0: "2 3", 1: "4 5 6", 2: "7 8 9", 3: "10 J Q"}
IN_PLAY = cards("K A")
"""The cards in play: seat 0 holds five of these eight, the others one each; all other ranks are
fours."""

QUESTIONS = ("ask 2 KS", "ask 3 AS", "ask 0 AD", "ask 2 AD")
"""Seats 1, 2 and 3 show what they hold; then seat 0 asks."""

Owners = tuple[Seat, ...]
"""The seats that were dealt each of the cards in play."""

TRUE_OWNERS: Owners = tuple(
    {"KH": 1, "AD": 2, "AC": 3}.get(name, 0) for name in "KS KH KD KC AS AH AD AC".split()
)


def entries(owners: Owners, asked: Sequence[str]) -> list[Entry]:
    """A round that seat 1 starts, up to these questions."""
    hands = [cards(WHOLE[seat]) for seat in SEATS]
    for each, owner in zip(IN_PLAY, owners, strict=True):
        hands[owner].append(each)
    deck = tuple(hands[place % 4][place // 4] for place in range(52))
    askers = (1, 2, 3, 0)
    decisions = [Decision(seat, move) for seat, move in zip(askers, asked, strict=False)]
    return [Chance("deck", deck), Chance("starter", seat=1), *decisions]


def seen(made: Sequence[Entry], seat: Seat) -> tuple[View, Soi]:
    state = Soi({"target": 200})
    events: list[Event] = []
    for entry in made:
        apply(state, entry, events.append)
    return view("soi", state, witnessed(events, seat), seat), state


@cache
def agreeing(number: int, seat: Seat) -> Sequence[Owners]:
    """Return the deals in which so many questions look the same to a seat."""
    asked = QUESTIONS[:number]
    expected = list(events_seen(Soi({"target": 200}), entries(TRUE_OWNERS, asked), seat))
    return [
        owners
        for owners in (agreeing(number - 1, seat) if number else set(permutations(TRUE_OWNERS)))
        if looks_like(expected, Soi({"target": 200}), entries(owners, asked), seat)
    ]


def holders(owners: Owners, asked: Sequence[str]) -> list[tuple[Card, Seat]]:
    """The cards of the hands after questions, each with the seat that holds it."""
    _, state = seen(entries(owners, asked), 0)
    piles = [pile for pile in state.piles() if pile.zone.kind == "hand"]
    return [(each, at) for at, pile in enumerate(piles) for each in pile.cards]


@pytest.mark.parametrize("number", range(len(QUESTIONS) + 1))
@pytest.mark.parametrize("seat", [*SEATS, ONLOOKER])
def test_probabilities_are_shares_of_all_deals_that_agree(seat: Seat, number: int) -> None:
    asked = QUESTIONS[:number]
    deals = [holders(owners, asked) for owners in agreeing(number, seat)]
    found = Deals.of(seen(entries(TRUE_OWNERS, asked), seat)[0]).probabilities
    for each in IN_PLAY:
        for owner in SEATS:
            expected = sum((each, owner) in deal for deal in deals) / len(deals)
            assert found[each][owner] == pytest.approx(expected)


def test_cards_are_uncertain_until_everybody_has_asked() -> None:
    def certain(number: int, seat: Seat) -> int:
        found = Deals.of(seen(entries(TRUE_OWNERS, QUESTIONS[:number]), seat)[0]).probabilities
        return sum(max(found[each]) > 0.999 for each in IN_PLAY)

    assert [certain(number, 0) for number in range(4)] == [5, 6, 6, 8]
    assert certain(3, ONLOOKER) < 8


def test_probabilities_add_up_for_each_card_and_each_hand() -> None:
    match = seated(GAME, {}, seed=2)
    rng = random.Random(2)
    while match.position < 120:
        play(match, [honest(random_player)] * 4, rng, match.position + 10)
        for seat in (0, ONLOOKER):
            now = match.view(seat)
            found = Deals.of(now).probabilities
            laid = {each for owner in SEATS for each in now.faces("laid", owner)}
            for each, of_seats in enumerate(found):
                assert sum(of_seats) == pytest.approx(0 if each in laid else 1)
            for owner in SEATS:
                size = len(now.cards("hand", owner))
                assert sum(of_seats[owner] for of_seats in found) == pytest.approx(size)


def test_a_seat_knows_its_own_hand_and_an_onlooker_does_not() -> None:
    table = Table()
    table.deal({0: "7S 7H"})
    assert Deals.of(table.view(0)).probabilities[card("7S")] == [1, 0, 0, 0]
    assert Deals.of(table.view(ONLOOKER)).probabilities[card("7S")] == pytest.approx([0.25] * 4)


def test_between_rounds_nobody_holds_a_card() -> None:
    assert Deals.of(Table().view(0)).probabilities == [[0.0] * 4] * 52
