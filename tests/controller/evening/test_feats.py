"""Feats in the golden records, and in sequences of events made by hand."""

from __future__ import annotations

import pytest

from soiree.controller.evening.feats import feats_of
from soiree.core.cards import card
from soiree.core.entries import Decision
from soiree.core.events import Began, Event, Moved, Result, Said, Scored
from soiree.core.feats import EventsByEntry
from soiree.core.records import decode
from soiree.core.zones import Zone
from soiree.games import GAMES
from tests.every_game import golden

GOLDEN = {
    "soy": [],
    "soureh": [("led_throughout", 0, 6)],
    "pariah": [],
    "soi": [("four_aces", 2, 2), ("half_a_round", 0, 73)],
    "spy": [("by_a_point", 1, 0)],
    "soda": [("harvest", 1, 14), ("led_throughout", 3, 4)],
}


@pytest.mark.parametrize("name", GOLDEN)
def test_the_golden_matches_have_these_feats(name: str) -> None:
    record = decode(golden(name), GAMES)
    found = feats_of(record, GAMES[name])
    assert [(feat.kind, feat.seat, feat.amount) for feat in found] == GOLDEN[name]
    record.result = None
    assert feats_of(record, GAMES[name]) == ()


def events_by_entry(*events: Event, move: str = "") -> EventsByEntry:
    return [(Decision(0, move), [event]) for event in events]


def kinds(name: str, made: EventsByEntry, *ranks: int) -> list[tuple[str, int, int]]:
    find = GAMES[name].feats
    assert find is not None
    reason = "soy" if name == "soy" else "points"
    found = find().find(made, Result(ranks, None, reason))
    return [(feat.kind, feat.seat, feat.amount) for feat in found]


def prize() -> Moved:
    return Moved(card("2H"), Zone("stock"), Zone("prize"))


def test_a_soy_counts_as_quick_up_to_the_second_round() -> None:
    call = Said(1, "soy")
    assert kinds("soy", events_by_entry(*[prize()] * 4, call), 2, 1) == [("quick_soy", 1, 2)]
    assert kinds("soy", events_by_entry(*[prize()] * 6, call), 2, 1) == []


def test_a_bonus_makes_the_last_of_all_the_winner() -> None:
    before: list[Event] = [Scored(0, 9, 9, "start"), Scored(1, 4, 4, "start"), Began(2)]
    bonus = Scored(0, -20, -11, "bonus")
    assert kinds("spy", events_by_entry(*before, bonus), 1, 2) == [("bonus_from_behind", 0, 20)]
    assert kinds("spy", events_by_entry(*before, bonus), 2, 1) == []
    assert kinds("spy", events_by_entry(*before, bonus, Began(3)), 1, 2) == []
    ahead: list[Event] = [Scored(0, 4, 4, "start"), Scored(1, 9, 9, "start"), Began(2)]
    assert kinds("spy", events_by_entry(*ahead, bonus), 1, 2) == []


def test_who_wins_soureh_without_paying_is_told() -> None:
    paid = events_by_entry(Scored(1, 60, 60, "pay"), Scored(1, -50, 10, "deduct"))
    assert kinds("soureh", paid, 1, 2) == [("paid_nothing", 0, 0), ("deduct", 1, 0)]
    assert kinds("soureh", paid, 2, 1) == [("deduct", 1, 0)]


def test_four_valid_coops_are_told_from_the_fourth_time_on() -> None:
    bonus = Scored(1, 50, 50, "bonus")
    assert kinds("pariah", events_by_entry(*[bonus] * 4), 2, 1) == [("all_valid", 1, 4)]
    assert kinds("pariah", events_by_entry(*[bonus] * 3), 2, 1) == []


def test_the_fourth_equal_card_of_soda_is_told_in_its_own_round_only() -> None:
    played: list[Event] = [Moved(card(f"7{suit}"), Zone("hand", 0), Zone("row")) for suit in "SHDC"]
    assert kinds("soda", events_by_entry(*played), 1, 2) == [("quadruple", 0, 0)]
    between: list[Event] = [*played[:3], Began(2), played[3]]
    assert kinds("soda", events_by_entry(*between), 1, 2) == []


def test_four_aces_are_told_after_one_or_two_questions() -> None:
    asked = Said(2, "ask", 0, card("AH"))
    laid: list[Event] = [
        Moved(card(f"A{suit}"), Zone("hand", 2), Zone("laid", 2)) for suit in "SHDC"
    ]
    assert kinds("soi", events_by_entry(asked, asked, *laid), 2, 3, 1, 4) == [("four_aces", 2, 2)]
    assert kinds("soi", events_by_entry(*laid), 2, 3, 1, 4) == []
    assert kinds("soi", events_by_entry(*[asked] * 3, *laid), 2, 3, 1, 4) == []
