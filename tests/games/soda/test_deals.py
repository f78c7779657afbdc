"""The deals of Soda that agree with a view."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from soiree.core.cards import DECK, Card, card, rank_of
from soiree.core.entries import Chance, Entry
from soiree.core.events import Said
from soiree.core.views import view
from soiree.core.zones import Seat, Zone
from soiree.games.soda.deals import Deals
from soiree.games.soda.rules import Soda, imagine, shown
from tests.games.soda.soda_tables import THREE, Table, cards, six_players, table, zones_of
from tests.thorough import tries

pytestmark = pytest.mark.slow


def some_tables(matches: int, every: int) -> Iterator[Table]:
    """Random matches at the start, at the end, at each reshuffle, and at one in `every` moves."""
    for seed in range(matches):
        rng = random.Random(seed)
        new = Table(2 + seed % 5)
        yield new
        while not new.state.result():
            new.go_on(rng)
            if new.state.result() or new.state.chance() or rng.randrange(every) == 0:
                yield new


def test_an_imagined_match_gives_the_same_view() -> None:
    rng = random.Random(6)
    for new in some_tables(tries(5, thorough=10), every=tries(12, thorough=6)):
        for seat in range(new.state.seats):
            seen = new.view(seat)
            imagined = imagine(seen, rng)
            assert view("soda", imagined, seen.events, seat) == seen
            assert imagined.chance() == new.state.chance()
            assert sorted(c for pile in imagined.piles() for c in pile.cards) == list(DECK)


def could_have_come_about(imagined: Soda, truth: Table, seat: Seat) -> bool:
    """True if some match with the same events for `seat` leads to this state.

    In each deck of the round, the cards that still lie hidden where it dealt them are exchanged.
    """
    decks = [n for n, e in enumerate(truth.entries) if isinstance(e, Chance) and e.cards]
    first = max((n for n in decks if len(cards_of(truth.entries[n])) == 52), default=0)
    source = {c: n for n in decks if n >= first for c in cards_of(truth.entries[n])}
    places: dict[int, dict[Card, Card]] = {n: {} for n in decks}
    for zone, held in zones_of(imagined).items():
        truly = set(zones_of(truth.state)[zone])
        for n in set(source.values()):
            gone = sorted(c for c in truly - set(held) if source[c] == n)
            come = sorted(c for c in set(held) - truly if source[c] == n)
            if len(gone) != len(come):
                return False
            places[n] |= dict(zip(gone, come, strict=True))
    expected = truth.view(seat).events
    past = Table(truth.state.seats)

    def say_no_where_it_was_said() -> None:
        while past.state.deciders() and len(past.events) < len(expected):
            said = expected[len(past.events)]
            if not isinstance(said, Said) or "no" not in past.state.legal(said.seat):
                break
            past.play(f"{said.seat} no")

    for n, entry in enumerate(truth.entries):
        say_no_where_it_was_said()
        if isinstance(entry, Chance):
            moved = places.get(n, {})
            past.enter(Chance(entry.kind, tuple(moved.get(c, c) for c in entry.cards), entry.seat))
        elif entry.move != "no":
            if entry.move not in past.state.legal(entry.seat):
                return False
            past.enter(entry)
    say_no_where_it_was_said()
    return past.view(seat).events == expected and {
        zone: set(held) for zone, held in zones_of(past.state).items()
    } == {zone: set(held) for zone, held in zones_of(imagined).items()}


def cards_of(entry: Entry) -> tuple[Card, ...]:
    return entry.cards if isinstance(entry, Chance) else ()


def test_SDA_3_an_imagined_match_is_reachable() -> None:
    """A chosen No and an automatic No look the same."""
    rng = random.Random(7)
    for new in some_tables(tries(5, thorough=10), every=tries(30, thorough=12)):
        for seat in range(new.state.seats):
            assert could_have_come_about(imagine(new.view(seat), rng), new, seat)


def samples(new: Table, seat: Seat, count: int = 200) -> list[dict[Zone, list[Card]]]:
    seen, rng = new.view(seat), random.Random(8)
    deals, match = Deals(seen), shown(seen)
    return [zones_of(match.dealt(deals.draw(rng))) for _ in range(count)]


def test_SDA_6_cards_shown_after_an_ace_are_known_until_played() -> None:
    new = table(1, *THREE, then="2H 2D 2C 3S 3D 3C 4H 4D")
    new.play("2 play 2S", "0 play 6H", "1 play 8S", "2 play AH")
    hands = [set(sample[Zone("hand", 1)]) for sample in samples(new, 0)]
    assert all(hand >= set(cards("3H 5C")) for hand in hands)
    assert len(set.intersection(*hands)) == 2  # what seat 1 drew since is not known
    new.play("0 play 4S", "1 play 5C")
    hands = [set(sample[Zone("hand", 1)]) for sample in samples(new, 0)]
    assert set.intersection(*hands) == set(cards("3H"))


def test_SDA_8_after_a_reshuffle_the_draw_pile_is_known_as_a_set() -> None:
    new = six_players("0 play 9S", "1 play 9H", "2 play 9D", "3 play 9C")
    pending = new.state.chance()
    assert pending is not None
    new.enter(pending.draw(random.Random(9)))
    drawers: set[Seat] = set()
    for sample in samples(new, 0):
        assert set(sample[Zone("draw")]) < set(pending.cards)
        reshuffled = [
            len(set(sample[Zone("hand", seat)]) & set(pending.cards)) for seat in range(6)
        ]
        drawers |= {seat for seat, count in enumerate(reshuffled) if count and seat}
        assert reshuffled[3] == 2
    assert drawers == {3}


def test_SDA_3_the_player_to_move_is_imagined_with_a_card_to_play() -> None:
    new = table(0, "3S 6H 9D JC AS", "3H 6C 9S KD QH", "4S 4H 4D 5S KS")
    new.play("1 play KD", "2 play KS")
    assert new.state.deciders() == (0,)
    for seat in (1, 2):
        for sample in samples(new, seat):
            assert any(rank_of(each) >= rank_of(card("KS")) for each in sample[Zone("hand", 0)])
