"""Views: a seat sees the open cards, and neither faces nor positions of hidden ones."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from soiree.core.entries import Decision
from soiree.core.events import Began, Event, Moved, Shown, witness
from soiree.core.states import State, apply
from soiree.core.views import PileView, View, Witnessed, onlooker, view, witnessed
from soiree.core.zones import Sight, Zone, only
from soiree.games import GAMES
from tests.every_game import EVERY_GAME

STOCK, HAND, OTHER = Zone("stock"), Zone("hand", 1), Zone("hand", 2)


def played(name: str, length: int, seed: int = 3) -> tuple[State, list[Event]]:
    """A match with a number of entries, and its events."""
    rng = random.Random(seed)
    game = GAMES[name]
    state, events = game.start(game.defaults()), list[Event]()
    for _ in range(length):
        if pending := state.chance():
            apply(state, pending.draw(rng), events.append)
        elif deciders := state.deciders():
            seat = rng.choice(deciders)
            apply(state, Decision(seat, rng.choice(state.legal(seat))), events.append)
    return state, events


def seen(name: str, length: int, seat: int) -> View:
    state, events = played(name, length)
    return view(name, state, witnessed(events, seat), seat)


@pytest.mark.parametrize("name", EVERY_GAME)
@pytest.mark.parametrize("length", [1, 4, 30])
def test_a_view_has_the_faces_that_are_open_to_its_seat_and_no_others(
    name: str, length: int
) -> None:
    state, events = played(name, length)
    for seat in range(state.seats + 1):
        mine = view(name, state, witnessed(events, seat), seat)
        assert [spread.zone for spread in mine.zones] == [pile.zone for pile in state.piles()]
        for pile, spread in zip(state.piles(), mine.zones, strict=True):
            is_open = pile.sight is Sight.ALL or (
                pile.sight is Sight.OWNER and pile.zone.owner == seat
            )
            faces = tuple(pile.cards) if is_open else (None,) * len(pile.cards)
            assert spread.cards == faces


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_view_says_of_the_match_what_the_state_says(name: str) -> None:
    state, events = played(name, 12)
    for seat in range(state.seats):
        mine = view(name, state, witnessed(events, seat), seat)
        assert (mine.game, mine.seat, mine.seats) == (name, seat, state.seats)
        assert dict(mine.options) == dict(state.options)
        assert mine.deciders == state.deciders()
        assert mine.legal == tuple(state.legal(seat))
        assert mine.scores == state.scores()
        assert mine.facts == state.facts()
        assert mine.result == state.result()
        assert len(mine.events) == len(events)


def test_a_view_of_a_match_that_is_over_has_its_result() -> None:
    state, events = played("soy", 1000)
    assert state.result() is not None
    for seat in range(state.seats):
        mine = view("soy", state, witnessed(events, seat), seat)
        assert mine.result == state.result()
        assert (mine.deciders, mine.legal) == ((), ())


def test_the_options_of_a_view_cannot_be_changed() -> None:
    mine = seen("soi", 2, 0)
    with pytest.raises(TypeError):
        mine.options["target"] = 5  # type: ignore[index]


def test_cards_and_faces_are_those_of_the_zone_that_is_asked_for() -> None:
    mine = seen("soi", 2, 1)
    assert mine.cards("hand", 1) == mine.faces("hand", 1)
    assert len(mine.faces("hand", 1)) > 0
    assert set(mine.cards("hand", 2)) == {None}
    assert mine.faces("hand", 2) == ()
    with pytest.raises(KeyError) as raised:
        mine.cards("hand", 1, 0)
    assert raised.value.args == (Zone("hand", 1, 0),)
    with pytest.raises(KeyError):
        mine.faces("hand")


def test_zones_of_a_kind_differ_by_slot() -> None:
    state, _ = played("soureh", 1)
    mine = view("soureh", state, Witnessed(()), 0)
    for pile in state.piles():
        zone = pile.zone
        assert len(mine.cards(zone.kind, zone.owner, zone.slot)) == len(pile.cards)
    cards = {slot: (5 + slot, None) for slot in range(4)}
    spreads = tuple(PileView(Zone("coop", 0, slot), cards[slot]) for slot in cards)
    laid = replace(mine, zones=spreads)
    assert [laid.faces("coop", 0, slot) for slot in cards] == [(5,), (6,), (7,), (8,)]


def test_the_events_of_a_round_are_those_since_it_began() -> None:
    one, two = Moved(1, STOCK, HAND), Moved(2, STOCK, HAND)
    mine = seen("soi", 0, 0)
    for events, expected in (
        ((), ()),
        ((one,), (one,)),
        ((Began(1), one, two), (one, two)),
        ((Began(1), one, Began(2), two), (two,)),
        ((Began(1), one, Began(2)), ()),
    ):
        assert replace(mine, events=Witnessed(events)).events_of_round() == expected


def test_an_onlooker_sees_what_everybody_sees() -> None:
    state, events = played("soi", 2)
    stranger = onlooker(state.seats)
    assert stranger == state.seats
    watched = view("soi", state, witnessed(events, stranger), stranger)
    assert all(face is None for zone, cards in watched.zones for face in cards if zone.owner)
    assert watched.legal == ()
    dealt = [event for event in watched.events if isinstance(event, Moved)]
    assert {event.card for event in dealt if event.source == STOCK} == {None}


def test_several_seats_together_know_what_any_of_them_knows() -> None:
    state, events = played("soi", 2)
    views = [view("soi", state, witnessed(events, seat), seat) for seat in (1, 2)]
    both = view("soi", state, witnessed(events, 1, 2), 1, 2)
    for seat in (1, 2):
        assert both.cards("hand", seat) == views[seat - 1].cards("hand", seat)
    assert set(both.cards("hand", 3)) == {None}
    dealt = [event for event in both.events if isinstance(event, Moved)]
    for event in dealt:
        if event.source == STOCK:
            assert (event.card is not None) == (event.target.owner in (1, 2))
    assert (both.seat, both.legal) == (1, views[0].legal)


def test_several_seats_together_saw_an_event_that_any_of_them_saw() -> None:
    # The lowest card is a card too.
    for event in (Moved(7, HAND, OTHER, only(2)), Moved(0, HAND, OTHER, only(2))):
        assert witness(event, 1, 2) is event
        assert witness(event, 2, 1) is event
        assert witness(event, 0, 1) == Moved(None, HAND, OTHER, only(2))
    shown = Shown(HAND, (7,), 1, only(2))
    assert witness(shown, 1, 2) is shown
    assert witness(shown, 0, 1) == Shown(HAND, None, 1, only(2))
    assert witness(Began(1), 0, 1) == Began(1)
