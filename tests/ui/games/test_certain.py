"""What the table says is certain of hidden cards is true, and follows from what a seat saw."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest

from soiree.core.cards import DECK, Card, suit_of
from soiree.core.events import Event
from soiree.core.states import apply
from soiree.core.views import witnessed
from soiree.core.zones import Zone
from soiree.games import GAMES
from soiree.games.soda.zones import HANDS
from soiree.games.soy import zones as soy
from soiree.games.spy.zones import HAND
from soiree.storage.matches import read_record
from soiree.ui.games.soda.rounds import hand_is_open, still_held
from soiree.ui.games.soy.presenter import SoyPresenter
from soiree.ui.games.spy.progress import cards_under
from tests.ui.games.test_great_moments import moment_of

GOLDEN = Path(__file__).parents[2] / "golden"


def positions(game: str) -> Iterator[tuple[Sequence[Event], Mapping[Zone, Sequence[Card]]]]:
    """The events that seat 0 saw and the true cards, at each position of the golden match."""
    record = read_record(GOLDEN / f"{game}.soiree", GAMES)
    state, events = GAMES[game].start(record.options), list[Event]()
    for entry in record.entries:
        apply(state, entry, events.append)
        yield witnessed(events, 0), {pile.zone: pile.cards for pile in state.piles()}


@pytest.mark.slow
def test_cards_that_an_ace_showed_are_still_held() -> None:
    known = 0
    for seen, truth in positions("soda"):
        for hand in HANDS[1:4]:
            held = still_held(hand, seen)
            assert set(held) <= set(truth.get(hand, ()))
            known += len(held) * (not hand_is_open(hand, seen))
    assert known


@pytest.mark.slow
def test_cards_that_went_under_lie_at_the_bottom_in_order() -> None:
    most = 0
    for seen, truth in positions("spy"):
        for seat, under in cards_under(seen).items():
            assert list(truth.get(HAND[seat], ()))[-len(under) :] == under or not under
            most = max(most, len(under))
    assert most > 1


def test_a_suit_of_which_too_few_cards_are_left_cannot_be_completed() -> None:
    spades = [card for card in DECK if suit_of(card) == 0]
    sentence = "As long as you keep yours, Bob cannot complete spades."
    for discarded, certain in ((4, [sentence]), (3, [])):
        lying = {soy.HANDS[0]: spades[:5], soy.DISCARDS[0]: spades[5 : 5 + discarded]}
        found = SoyPresenter().certain(moment_of("soy", lying))
        assert list(found.values()) == certain
