"""The deals of Spy vs Spy that agree with the public events."""

from __future__ import annotations

import random
from collections import Counter

from soiree.core.cards import DECK, card
from soiree.core.entries import Decision
from soiree.core.events import Event
from soiree.core.views import view
from soiree.core.zones import Zone
from soiree.games.spy.deals import Deals
from soiree.games.spy.rules import imagine
from tests.games.spy.spy_tables import ROUGH, SMOOTH, Table, cards, half, race_sticky, scored, table


def test_cards_that_went_under_are_known_in_order() -> None:
    match = half()
    match.play(0, "open", "open", "under", "under", "under")
    for seed in range(20):
        imagined = imagine(match.view(1), random.Random(seed))
        assert imagined.boards[0].hand[-3:] == tuple(cards("QS 4S 8S"))


def test_chosen_piles_and_left_over_cards_are_known_in_the_points() -> None:
    match = half()
    race_sticky(match)
    match.play(0, "under", "place 5")
    match.race(1)
    match.play(0, "pick 1")
    truth = tuple(cards("8S QS 2S AS AH AD AC"))
    assert match.pile("points", 0).cards == truth
    for seed in range(20):
        imagined = imagine(match.view(1), random.Random(seed))
        assert imagined.boards[0].points == truth


def test_gathered_cards_are_known_to_race_again() -> None:
    match = table(ROUGH, ROUGH)
    match.race(0, 1)
    match.play(0, "pick 1")
    match.play(1, "pick 2")
    match.deal("", "")
    imagined = imagine(match.view(1), random.Random(1)).boards[1]
    hands = [imagine(match.view(1), random.Random(seed)).boards[0].hand for seed in (1, 2)]
    assert hands[0] != hands[1]
    seen_before = set(DECK) - set(cards(ROUGH)[:5]) - {card("2H")}
    assert seen_before <= {*imagined.racing_cards()}
    assert imagined.points[-1] == card("2H")


def test_the_picks_of_others_are_sampled() -> None:
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


def test_half_decks_share_no_card() -> None:
    match = half()
    match.play(0, "open", "open", "under", "under", "under")
    shown = {*cards("2S 2H 2D 2C 6S 10S QS 4S 8S AS")}
    for seed in range(20):
        first, second = imagine(match.view(1), random.Random(seed)).boards
        cards_of_first = {*first.points, *first.racing_cards()}
        assert shown <= cards_of_first
        assert cards_of_first | {*second.points, *second.racing_cards()} == set(DECK)


def test_unknown_cards_are_equally_likely() -> None:
    """Each of 47 hidden cards is the lowest of the points pile once in 47 times."""
    match = table(SMOOTH, SMOOTH)
    deals = Deals(match.view(0))
    rng = random.Random(1)
    found = Counter(deals.draw(rng).cards[Zone("points", 0)][0] for _ in range(4700))
    assert set(found) == {*DECK} - {*cards("3H 3D 3C 4S 4H")}
    assert 60 < min(found.values()) <= max(found.values()) < 140


def test_after_many_races_deals_still_agree_with_the_view() -> None:
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
            board = imagined.boards[0]
            assert sorted([*board.points, *board.racing_cards()]) == list(DECK)
