"""What a spy can know of his hand: never more, and never less."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from soiree.core.cards import cards_in
from soiree.core.players import random_player
from soiree.core.views import View
from soiree.games import GAMES
from soiree.games.spy.ai.belief import Belief, race_of
from soiree.games.spy.board import Board
from soiree.games.spy.deals import Deals
from soiree.games.spy.facts import Phase, SpyFacts
from soiree.games.spy.rules import Spy
from soiree.games.spy.zones import HAND
from tests.games.honesty import honest, play, seated, truth

OPTIONS: list[dict[str, int | str]] = [
    {"players": 1},
    {"players": 2},
    {"players": 2, "deck": "half"},
    {"players": 3, "cheating": "allowed"},
]


def moments(options: dict[str, int | str], share: float = 0.15) -> Iterator[tuple[View, Board]]:
    """Moments of races: what a player sees, and the truth."""
    rng = random.Random(1)
    for seed in range(2):
        match = seated(GAMES["spy"], options, seed)
        while match.result is None and match.position < 500:
            play(match, [honest(random_player)] * 12, rng, match.position + 1)
            for seat in match.deciders:
                view = match.view(seat)
                if SpyFacts.of(view).phase is Phase.RACE and rng.random() < share:
                    state = truth(match)
                    assert isinstance(state, Spy)
                    yield view, state.boards()[seat]


@pytest.mark.parametrize("options", OPTIONS)
def test_the_truth_is_among_what_is_possible(options: dict[str, int | str]) -> None:
    for view, board in moments(options):
        belief, hand = Belief.of(view), board.hand[board.top :]
        front = set(hand[: belief.hidden])
        assert hand[belief.hidden :] == belief.last
        assert set(belief.surely) <= front <= {*belief.surely, *belief.maybe}


@pytest.mark.parametrize("options", OPTIONS)
def test_all_that_the_rules_say_can_be_known_is_known(options: dict[str, int | str]) -> None:
    """Of many deals that agree with a view, each has what is sure, and some have what may be."""
    rng = random.Random(2)
    for view, _ in moments(options, share=0.02):
        belief, deals = Belief.of(view), Deals(view)
        hands = [list(deals.draw(rng).cards[HAND[view.seat]]) for _ in range(120)]
        for hand in hands:
            assert tuple(hand[belief.hidden :]) == belief.last
        fronts = [set(hand[: belief.hidden]) for hand in hands]
        if belief.hidden:
            assert set.intersection(*fronts) >= set(belief.surely)
            assert set.union(*fronts) <= {*belief.surely, *belief.maybe}


@pytest.mark.parametrize("options", OPTIONS)
def test_a_drawn_hand_has_the_cards_that_are_known_where_they_are(
    options: dict[str, int | str],
) -> None:
    rng = random.Random(3)
    for view, board in moments(options):
        belief = Belief.of(view)
        drawn = belief.draw(rng)
        assert len(drawn) == len(set(drawn)) == len(board.hand) - board.top
        assert tuple(drawn[belief.hidden :]) == belief.last
        assert set(belief.surely) <= set(drawn) <= set(cards_in(belief.to_come))


def test_what_lies_on_the_table_is_seen() -> None:
    for view, board in moments({"players": 2}):
        race = race_of(view)
        piles = [pile for pile in board.piles if pile]
        assert race.tops == [pile[-1] for pile in piles]
        assert race.sizes == [len(pile) for pile in piles]
        assert (race.up, race.called, race.is_back) == (board.up, board.called, board.is_back)
