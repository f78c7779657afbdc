"""The dealer and the order of seats in Soureh and Pariah (SRH-1)."""

from __future__ import annotations

from soiree.games.coops.rules import SeatOrder


def test_the_seats_follow_each_other_in_a_circle() -> None:
    order = SeatOrder((0, 1, 2, 3))
    assert [order.after(seat) for seat in range(4)] == [1, 2, 3, 0]


def test_players_who_are_out_are_passed_over() -> None:
    order = SeatOrder((1, 3))
    assert [order.after(seat) for seat in range(4)] == [1, 3, 3, 1]


def test_the_seat_after_the_dealer_is_first_and_the_dealer_last() -> None:
    assert SeatOrder((0, 1, 2, 3), dealer=1).from_first() == (2, 3, 0, 1)
    assert SeatOrder((0, 1, 2, 3), dealer=3).from_first() == (0, 1, 2, 3)


def test_the_seat_after_a_dealer_who_is_out_is_first() -> None:
    assert SeatOrder((0, 3), dealer=1).from_first() == (3, 0)


def test_the_deal_passes_to_the_next_seat_that_is_not_out() -> None:
    order = SeatOrder((0, 2, 3), dealer=0)
    assert order.with_next_dealer() == SeatOrder((0, 2, 3), dealer=2)
    assert order.dealer == 0
