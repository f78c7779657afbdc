"""Rollouts of moves in a race of Spy vs Spy."""

from __future__ import annotations

import random

import pytest

from soiree.core.cards import DECK, card
from soiree.core.entries import Chance
from soiree.core.views import View
from soiree.games.spy import GAME
from soiree.games.spy.ai.rollout import CAUGHT, RaceSearch
from tests.games.honesty import seated


def race_view(penalty: str) -> View:
    """The view of seat 0 with a 9 to place on a 10 or, by cheating, on a 2, a 5 or a king."""
    top = [card(text) for text in "3S 4S 6S 7S 8S 2S 5S 10S KS 9H".split()]
    deck = (*top, *(each for each in DECK if each not in top))
    options: dict[str, int | str] = {"cheating": "allowed", "penalty": penalty}
    return seated(GAME, options, 1, [Chance("deck", deck, 0), Chance("deck", DECK, 1)]).view(0)


def test_a_rollout_leaves_its_sample_as_it_was() -> None:
    search = RaceSearch.of(race_view("pile"))
    race = search.sample(random.Random(1))
    before = race.tops[:], race.sizes[:], race.hand[:], race.turned, race.up
    chances = {search.play_out(race, "place 3") for _ in range(2)}
    assert (race.tops, race.sizes, race.hand, race.turned, race.up) == before
    assert len(chances) == 1


def test_a_sample_has_all_cards_that_may_come_up() -> None:
    view = race_view("pile")
    search = RaceSearch.of(view)
    race = search.sample(random.Random(1))
    assert len(race.hand) == len(set(race.hand)) == len(view.cards("hand", 0))
    assert race.up == card("9H")
    assert race.up not in race.hand


@pytest.mark.parametrize("penalty", ["pile", "lose"])
def test_a_cheat_risks_being_caught(penalty: str) -> None:
    search = RaceSearch.of(race_view(penalty))
    race = search.sample(random.Random(2))
    fair = race.copy()
    fair.put(race.up, 0)
    fair.run_to_end()
    uncaught, caught = search.value.after_race(fair), search.value.when_caught(fair)
    assert caught < uncaught
    assert (caught == 0) == (penalty == "lose")
    chance = search.play_out(race, "place 1")
    assert chance == pytest.approx((1 - CAUGHT) * uncaught + CAUGHT * caught)
