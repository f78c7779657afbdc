"""The places of hidden cards in sorted and unsorted hands."""

from __future__ import annotations

import itertools

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from soiree.core.players import random_player
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.ui.table.felt.cards import CardItem
from tests.ui.table.sitting import AT_ONCE, Sitting, sitting

COMPUTERS = (1, 2, 3)


def hands(sat: Sitting) -> list[list[int]]:
    """Return the true cards of each computer's hand, sorted."""
    return [sorted(sat.match.view(seat).faces("hand", seat)) for seat in COMPUTERS]


def lying(sat: Sitting) -> list[list[CardItem]]:
    """Return the items of each computer's hand, first to last."""
    return [list(sat.hand(seat)) for seat in COMPUTERS]


def hold_at(sat: Sitting, position: int) -> None:
    if sat.match.position >= position:
        sat.table.play.pause("the test looks on")


def choose(sat: Sitting, seat: Seat) -> None:
    assert sat.table.play.client.choose(seat, sat.legal(seat)[0]) is None


@pytest.mark.parametrize("sorts", [True, False])
def test_hidden_hands_keep_sorted_places_only_with_the_setting_on(
    qtbot: QtBot, sorts: bool
) -> None:
    """SOI-9: otherwise the place of a hidden card tells nothing."""
    appearance = replace(AT_ONCE, sort_cards=sorts)
    computers = dict.fromkeys(COMPUTERS, random_player)
    with sitting(qtbot, GAMES["soi"], computers=computers, appearance=appearance) as sat:
        sat.match.draw_chance()
        until = sat.match.position + 20
        sat.table.play.settled.connect(lambda: hold_at(sat, until))
        sat.table.play.pause("all is laid out")
        sat.table.start()
        # Which back stands for which card is known here, and never to the table.
        faces = dict(zip(itertools.chain(*lying(sat)), itertools.chain(*hands(sat)), strict=True))
        faces |= {item: item.card for item in sat.hand(0) if item.card is not None}
        sat.plays = lambda seat: choose(sat, seat)
        sat.table.play.resume("all is laid out")
        qtbot.waitUntil(lambda: sat.table.play.is_paused, timeout=20_000)
        shown = [[faces[item] for item in hand] for hand in lying(sat)]
        assert (shown == hands(sat)) is sorts
    assert sat.faults == []
