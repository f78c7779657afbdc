"""The deals of Soy that agree with a view."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from soiree.core.cards import DECK, Card, card, spell, suit_of
from soiree.core.entries import Chance, Decision
from soiree.core.events import Event
from soiree.core.views import view, witnessed
from soiree.core.zones import Seat, Zone
from soiree.games.soy.deals import Deals
from soiree.games.soy.rules import Soy, imagine, shown
from tests.games.soy.soy_tables import Table, cards, zones_of
from tests.thorough import tries

pytestmark = pytest.mark.slow


def collecting(state: Soy, seat: Seat, rng: random.Random) -> str:
    """The move of a player who mostly keeps one suit, so that hands come close to Soy."""
    moves = state.legal(seat)
    if rng.random() < 0.3:
        return rng.choice(moves)
    hand = next(pile.cards for pile in state.piles() if pile.zone == Zone("hand", seat))
    suits = [suit_of(each) for each in hand]
    kept = "SHDC"[max(range(4), key=suits.count)]
    if moves[0].startswith("take"):
        return max(moves, key=lambda move: move.count(kept))
    return rng.choice([move for move in moves if move[-1] != kept] or moves)


def some_tables(matches: int, every: int) -> Iterator[Table]:
    """Matches at the start, at the end, and at one in `every` moves between."""
    for seed in range(matches):
        rng = random.Random(seed)
        size = 5 + seed % 3
        names = [spell(each) for each in rng.sample(DECK, 52)]
        table = Table(
            " ".join(names[:size]), " ".join(names[size : 2 * size]), " ".join(names[2 * size :])
        )
        yield table
        while not table.state.result():
            seat = rng.choice(table.state.deciders())
            table.play(f"{seat} {collecting(table.state, seat, rng)}")
            if table.state.result() or rng.randrange(every) == 0:
                yield table


def test_an_imagined_match_gives_the_same_view() -> None:
    rng = random.Random(1)
    for table in some_tables(tries(9, thorough=30), every=4):
        for seat in (0, 1):
            seen = table.view(seat)
            imagined = imagine(seen, rng)
            assert view("soy", imagined, seen.events, seat) == seen
            assert sorted(c for pile in imagined.piles() for c in pile.cards) == list(DECK)


def test_before_the_deal_nothing_is_imagined() -> None:
    state = Soy({"hand_size": 6})
    seen = view("soy", state, witnessed((), 0), 0)
    imagined = imagine(seen, random.Random(1))
    assert imagined.chance() == state.chance()
    assert view("soy", imagined, seen.events, 0) == seen


def held(state: Soy, seat: Seat) -> set[Card]:
    """All that a seat has: hand, secret bid and discards."""
    zones = zones_of(state)
    return zones[Zone("hand", seat)] | zones[Zone("secret", seat)] | zones[Zone("discard", seat)]


def could_have_come_about(imagined: Soy, table: Table, seat: Seat) -> bool:
    """True if some match with the same events for `seat` leads to this state.

    The cards that differ are exchanged in the deck; the opponent's discards are found by trying.
    """
    other = 1 - seat
    here, there = held(table.state, other), held(imagined, other)
    exchanged = dict(zip(sorted(here - there), sorted(there - here), strict=True))
    exchanged |= {new: old for old, new in exchanged.items()}
    deck = table.entries[0]
    assert isinstance(deck, Chance)
    start = Soy(table.state.options)
    events: list[Event] = []
    start.deal(
        Chance("deck", tuple(exchanged.get(each, each) for each in deck.cards)), events.append
    )
    expected = table.view(seat).events

    discarded = {spell(each) for each in zones_of(imagined)[Zone("discard", other)]}

    def bid_after(number: int) -> set[str]:
        """The cards that the opponent openly bids later, and so cannot discard now."""
        later = table.entries[number:]
        bids = [e.move for e in later if isinstance(e, Decision) and e.seat == other]
        return {move.split()[1] for move in bids if move[:3] == "bid"} - table.cards(
            "secret", other
        )

    patience = 1000  # nearly any order of the discards will do

    def goes_on(state: Soy, number: int, before: int, new: list[Event]) -> bool:
        """True if the state, `before` events and new ones may lead to the imagined state."""
        nonlocal patience
        patience -= 1
        seen = before + len(new)
        if patience < 0 or witnessed(new, seat) != expected[before:seen]:
            return False
        if number == len(table.entries):
            return zones_of(state) == zones_of(imagined)
        entry = table.entries[number]
        assert isinstance(entry, Decision)
        moves = [entry.move]
        if entry.seat == other and entry.move.startswith("discard"):
            moves = [f"discard {name}" for name in discarded - bid_after(number)]
        elif entry.seat == other and number == len(table.entries) - 1:
            moves += [f"bid {spell(each)}" for each in zones_of(imagined)[Zone("secret", other)]]
        for move in set(moves) & set(state.legal(entry.seat)):
            then, told = state.copy(), list[Event]()
            then.play(entry.seat, move, told.append)
            if goes_on(then, number + 1, seen, told):
                return True
        return False

    return goes_on(start, 1, 0, events)


def test_an_imagined_match_is_reachable() -> None:
    rng = random.Random(2)
    for table in some_tables(tries(9, thorough=40), every=12):
        for seat in (0, 1):
            assert could_have_come_about(imagine(table.view(seat), rng), table, seat)


def gathering_hearts() -> Table:
    """Seat 1 has gained four hearts in public; nobody called Soy after the first round."""
    table = Table("2C 3C 5D 8C 9D", "AS KS QS 4C 5C", "2H 3H 7H 8H")
    table.play("0 bid 2C", "1 bid AS", "0 discard AS", "1 discard 4C")
    return table.play("0 bid 3C", "1 bid KS", "1 discard 5C")


def may_be_soy(table: Table) -> bool:
    """True if seat 0 imagines a hand of hearts alone for seat 1."""
    seen, rng = table.view(0), random.Random(3)
    deals, match = Deals(seen), shown(seen)
    samples = [match.dealt(deals.draw(rng)) for _ in range(500)]
    return any({suit_of(c) for c in zones_of(each)[Zone("hand", 1)]} == {1} for each in samples)


def test_SOY_8_a_player_who_did_not_call_is_not_imagined_with_one_suit() -> None:
    table = gathering_hearts()
    assert may_be_soy(table)  # seat 0 has yet to discard, and nobody could call before
    table.play("0 discard KS")
    assert not may_be_soy(table)


def test_a_card_gained_in_public_is_in_the_hand_or_was_discarded() -> None:
    seen, rng = gathering_hearts().view(0), random.Random(4)
    deals, match = Deals(seen), shown(seen)
    places = set()
    for _ in range(300):
        zones = zones_of(match.dealt(deals.draw(rng)))
        gained = {card("7H"), card("2H")}
        assert gained <= zones[Zone("hand", 1)] | zones[Zone("discard", 1)]
        assert zones[Zone("stock")].isdisjoint(gained)
        places.add(frozenset(gained & zones[Zone("discard", 1)]))
    assert places == {
        frozenset(),
        frozenset({card("2H")}),
        frozenset({card("7H")}),
        frozenset({card("2H"), card("7H")}),
    }


def test_a_hand_shown_at_the_end_is_imagined_as_it_was() -> None:
    table = Table("2S 9S KS 7S 4H", "AS 10C KD 6C 3S")
    table.play("0 bid 9S", "1 bid AS", "0 discard 4H", "1 discard 10C")
    imagined = imagine(table.view(1), random.Random(5))
    assert zones_of(imagined)[Zone("hand", 0)] == set(cards("2S 9S KS 7S AS"))
    assert zones_of(imagined)[Zone("discard", 0)] != set(cards("4H"))
    discards = [
        frozenset(zones_of(imagine(table.view(1), random.Random(seed)))[Zone("discard", 0)])
        for seed in range(40)
    ]
    assert len(set(discards)) > 10, "any card that was not seen may have been discarded"
