"""Zones: the visibility of cards."""

from __future__ import annotations

from soiree.core.zones import EVERYONE, NOBODY, Pile, Sight, Zone, only


def test_a_set_of_seats_has_exactly_those_named() -> None:
    assert only() == NOBODY
    assert only(0) == 0b1
    assert only(3, 1) == 0b1010
    assert only(2, 2) == 0b100
    assert all(EVERYONE >> seat & 1 for seat in range(13))


def test_an_open_zone_is_seen_by_all_a_hidden_one_by_nobody_and_a_hand_by_its_owner() -> None:
    seats = range(4)
    for sight, seeing in ((Sight.ALL, [0, 1, 2, 3]), (Sight.OWNER, [2]), (Sight.NONE, [])):
        pile = Pile(Zone("hand", 2), sight, [5])
        assert [seat for seat in seats if pile.is_open_to(seat)] == seeing


def test_a_zone_of_the_table_has_no_owner_who_sees_it() -> None:
    pile = Pile(Zone("stock"), Sight.OWNER, [5])
    assert not any(pile.is_open_to(seat) for seat in range(4))
