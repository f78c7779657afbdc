"""The authority over a match: the views of its seats, its rebuilding from a record, and its return
to earlier positions.
"""

from __future__ import annotations

import random
from pathlib import Path

from msgspec.structs import replace

from soiree.controller.match.authority import Match
from soiree.core.entries import Chance, Decision
from soiree.core.events import Moved
from soiree.core.records import Participant, Record, decode, encode
from soiree.core.zones import Zone
from soiree.games import GAMES

GOLDEN = Path(__file__).resolve().parents[2] / "golden"

PEOPLE = tuple(Participant(f"P{seat}", "human") for seat in range(4))


def started(seed: int = 5, moves: int = 0) -> Match:
    """A match of Soi after the deal and `moves` random moves."""
    match = Match(
        Record("soi", {"target": 200}, PEOPLE, seed=seed), GAMES["soi"], keeps_indices=True
    )
    rng = random.Random(seed)
    match.draw_chance()
    for _ in range(moves):
        seat = match.deciders[0]
        assert match.play(seat, rng.choice(match.legal(seat)), match.position) is None
        match.draw_chance()
    return match


def test_the_same_seed_deals_the_same_whatever_is_played() -> None:
    one, other = started(moves=400), started(moves=0)
    rng = random.Random(99)
    decks = [entry for entry in one.entries if getattr(entry, "kind", "") == "deck"]
    assert len(decks) > 1, "the match must reach a second deal"
    while sum(getattr(entry, "kind", "") == "deck" for entry in other.entries) < 2:
        seat = other.deciders[0]
        other.play(seat, rng.choice(other.legal(seat)), other.position)
        other.draw_chance()
    others = [entry for entry in other.entries if getattr(entry, "kind", "") == "deck"]
    assert others[:2] == decks[:2]
    assert started(seed=6).entries[0] != one.entries[0]


def test_a_match_goes_on_from_its_record_as_it_stood() -> None:
    match = started(moves=60)
    again = Match(match.record(), GAMES["soi"], keeps_indices=True)
    for seat in range(4):
        assert again.view(seat) == match.view(seat)
    assert again.card_indices() == match.card_indices()


def test_a_match_says_when_it_was_started_wherever_it_goes_on() -> None:
    match = started(moves=3)
    match.deal.started = "2026-11-20T18:30:01Z"
    again = Match(match.record(), GAMES["soi"])
    assert again.record().started == "2026-11-20T18:30:01Z"


def test_unknown_fields_of_a_result_are_not_lost_when_a_record_is_opened() -> None:
    record = decode((GOLDEN / "soy.soiree").read_bytes(), GAMES)
    record.extra["mood"] = "merry"
    record.result_extra["applause"] = 3
    again = Match(record, GAMES["soy"]).record()
    assert again.result_extra == {"applause": 3}
    assert encode(again) == encode(record)


def test_an_onlooker_sees_what_everybody_sees() -> None:
    match = started(moves=30)
    view = match.view_of(())
    for seat in range(4):
        assert set(view.cards("hand", seat)) <= {None}
        assert view.cards("laid", seat) == match.view(0).cards("laid", seat)
    dealt = [e for e in view.events if isinstance(e, Moved) and e.source == Zone("stock")]
    assert dealt
    assert all(event.card is None for event in dealt)


def test_all_seats_together_see_every_card() -> None:
    match = started(moves=30)
    view = match.view_of((0, 1, 2, 3))
    seen = [card for _, cards in view.zones for card in cards]
    assert sorted(card for card in seen if card is not None) == list(range(52))
    assert all(e.card is not None for e in view.events if isinstance(e, Moved))


def test_places_follow_each_card_through_sorted_hands() -> None:
    match = started(moves=80)
    hands = {Zone("hand", seat): match.view(seat).cards("hand", seat) for seat in range(4)}
    piles: dict[Zone, list[int]] = {}
    for event, places in zip(match.events_of((0, 1, 2, 3)), match.card_indices(), strict=True):
        if isinstance(event, Moved):
            assert places is not None
            assert event.card is not None
            if event.source.kind == "hand":
                assert piles[event.source].pop(places[0]) == event.card
            piles.setdefault(event.target, []).insert(places[1], event.card)
        else:
            assert places is None
    assert {zone: tuple(piles[zone]) for zone in hands} == hands


def test_a_match_returns_to_any_position_and_goes_on_the_same_way() -> None:
    match = started(moves=120)
    entries, views = list(match.entries), [match.view(seat) for seat in range(4)]
    for position in (100, 37, 2, 0):
        match.return_to(position)
        other = Match(
            replace(match.deal, entries=entries[:position]), match.game, keeps_indices=True
        )
        assert [match.view(seat) for seat in range(4)] == [other.view(seat) for seat in range(4)]
        assert match.card_indices() == other.card_indices()
    match.follow(entries)
    assert [match.view(seat) for seat in range(4)] == views


def test_a_match_returns_through_what_was_played_another_way() -> None:
    match, rng = started(moves=150), random.Random(7)
    match.return_to(70)
    for _ in range(80):
        seat = match.deciders[0]
        assert match.play(seat, rng.choice(match.legal(seat)), match.position) is None
        match.draw_chance()
    for position in (match.position - 1, 97, 96, 95, 33, 31, 0):
        match.return_to(position)
        fresh = Match(match.record(), match.game, keeps_indices=True)
        assert match.card_indices() == fresh.card_indices()
        assert [match.view(seat) for seat in range(4)] == [fresh.view(seat) for seat in range(4)]


def test_chance_gives_once_more_what_it_gave_even_where_no_seed_tells() -> None:
    """A record from another program may lack the seed of its decks."""
    record = decode((GOLDEN / "soi.soiree").read_bytes(), GAMES)
    record.seed = None
    match = Match(record, GAMES["soi"])
    match.return_to(0)
    match.draw_chance()
    assert match.entries == record.entries[: match.position]


def test_the_second_deal_is_the_same_once_more_too() -> None:
    match = started(moves=400)
    before = list(match.entries)
    assert sum(isinstance(entry, Chance) and entry.kind == "deck" for entry in before) > 1
    match.return_to(0)
    match.draw_chance()
    while match.position < len(before):
        entry = before[match.position]
        assert isinstance(entry, Decision)
        assert match.play(entry.seat, entry.move, match.position) is None
        match.draw_chance()
    assert match.entries == before


def test_a_match_can_be_looked_at_as_it_stood() -> None:
    match = started(moves=40)
    then = match.up_to(20)
    assert then.entries == match.entries[:20]
    assert match.position > 40


def test_a_match_as_it_stood_keeps_indices_as_the_match_does() -> None:
    match = started(moves=40)
    assert (
        match.up_to(20).card_indices()
        == match.card_indices()[: len(match.up_to(20).card_indices())]
    )
    plain = Match(match.record(), match.game)
    assert set(plain.up_to(20).card_indices()) == {None}
