"""The version of an event that each seat sees (`witness`), and places by score (`ranks`)."""

from __future__ import annotations

import pytest

from soiree.core.cards import card
from soiree.core.events import Event, Moved, Said, Scored, Shown, Turn, ranks, witness
from soiree.core.zones import EVERYONE, NOBODY, Zone, only

ACE, SEVEN = card("AS"), card("7H")
HAND, OTHER = Zone("hand", 1), Zone("hand", 2)


def test_only_seats_that_saw_a_card_move_know_it() -> None:
    moved = Moved(ACE, HAND, OTHER, only(1, 2))
    assert [witness(moved, seat) for seat in range(4)] == [
        Moved(None, HAND, OTHER, only(1, 2)),
        moved,
        moved,
        Moved(None, HAND, OTHER, only(1, 2)),
    ]


def test_cards_that_are_shown_to_some_are_shown_to_nobody_else() -> None:
    shown = Shown(HAND, (ACE, SEVEN), 2, only(0, 3))
    assert [witness(shown, seat) for seat in range(4)] == [
        shown,
        Shown(HAND, None, 2, only(0, 3)),
        Shown(HAND, None, 2, only(0, 3)),
        shown,
    ]


@pytest.mark.parametrize("seen", [EVERYONE, NOBODY])
def test_everyone_and_nobody_hold_for_all_seats(seen: int) -> None:
    moved, shown = Moved(ACE, HAND, OTHER, seen), Shown(HAND, (ACE,), 1, seen)
    for seat in (0, 1, 7, 12):
        as_moved, as_shown = witness(moved, seat), witness(shown, seat)
        assert isinstance(as_moved, Moved)
        assert isinstance(as_shown, Shown)
        assert as_moved.card == (ACE if seen else None)
        assert as_shown.cards == ((ACE,) if seen else None)


@pytest.mark.parametrize(
    "event",
    [
        Said(1, "ask", 2, ACE),
        Turn((1, 2)),
        Scored(1, 5, 25, "round"),
        Moved(None, HAND, OTHER, NOBODY),
        Shown(HAND, None, 3, NOBODY),
    ],
)
def test_public_and_hidden_events_are_witnessed_unchanged(event: Event) -> None:
    assert witness(event, 0) is event


def test_the_lowest_is_first_and_ties_share_a_rank() -> None:
    assert ranks([7, 3, 3, 9]) == (3, 1, 1, 4)
    assert ranks([(0, 5), (1, 2), (0, 4)]) == (2, 3, 1)
