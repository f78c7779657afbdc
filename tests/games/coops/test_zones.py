"""The zones of Soureh and Pariah, and the indices of coops."""

from __future__ import annotations

from soiree.games.coops.zones import DOWN, UP, coop_at, coop_of, seat_of, slot_of


def test_a_coop_index_stands_for_a_seat_and_a_slot() -> None:
    for coop, (up, down) in enumerate(zip(UP, DOWN, strict=True)):
        assert (up.owner, up.slot) == (down.owner, down.slot) == (seat_of(coop), slot_of(coop))
        assert coop_of(up) == coop_of(down) == coop_at(seat_of(coop), slot_of(coop)) == coop
