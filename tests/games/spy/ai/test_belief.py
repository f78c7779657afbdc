"""The beliefs of players of Spy vs Spy about hands: all that follows, and no more."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

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
from tests.thorough import tries

pytestmark = pytest.mark.slow

OPTIONS: list[dict[str, int | str]] = [
    {"players": 1},
    {"players": 2},
    {"players": 2, "deck": "half"},
    {"players": 3, "cheating": "allowed"},
]


def positions(
    options: dict[str, int | str], share: float = 0.15
) -> Iterator[tuple[View, Sequence[Board]]]:
    """Positions in races: a player's view, and the true cards of all."""
    rng = random.Random(1)
    for seed in range(tries(1, thorough=2)):
        match = seated(GAMES["spy"], options, seed)
        while match.result is None and match.position < 500:
            play(match, [honest(random_player)] * 12, rng, match.position + 1)
            for seat in match.deciders:
                view = match.view(seat)
                if SpyFacts.of(view).phase is Phase.RACE and rng.random() < share:
                    state = truth(match)
                    assert isinstance(state, Spy)
                    yield view, state.boards


@pytest.mark.parametrize("options", OPTIONS)
def test_the_belief_admits_the_true_hand(options: dict[str, int | str]) -> None:
    """Own and other hands."""
    for view, boards in positions(options):
        for seat, board in enumerate(boards):
            belief, hand = Belief.of(view, seat), board.hand[board.turned :]
            front = set(hand[: belief.unordered])
            assert hand[belief.unordered :] == belief.ordered
            assert set(belief.certain) <= front <= {*belief.certain, *belief.possible}


@pytest.mark.parametrize("options", OPTIONS)
def test_the_belief_agrees_with_the_deals(options: dict[str, int | str]) -> None:
    """Every deal that agrees with a view has the certain cards, and only possible ones."""
    rng = random.Random(2)
    for view, _ in positions(options, share=0.02):
        belief, deals = Belief.of(view, view.seat), Deals(view)
        hands = [list(deals.draw(rng).cards[HAND[view.seat]]) for _ in range(120)]
        for hand in hands:
            assert tuple(hand[belief.unordered :]) == belief.ordered
        fronts = [set(hand[: belief.unordered]) for hand in hands]
        if belief.unordered:
            assert set.intersection(*fronts) >= set(belief.certain)
            assert set.union(*fronts) <= {*belief.certain, *belief.possible}


@pytest.mark.parametrize("options", OPTIONS)
def test_a_sampled_hand_agrees_with_what_is_known(
    options: dict[str, int | str],
) -> None:
    rng = random.Random(3)
    for view, boards in positions(options):
        belief, board = Belief.of(view, view.seat), boards[view.seat]
        drawn = belief.draw(rng)
        assert len(drawn) == len(set(drawn)) == len(board.hand) - board.turned
        assert tuple(drawn[belief.unordered :]) == belief.ordered
        assert set(belief.certain) <= set(drawn) <= set(cards_in(belief.to_come))


def test_the_race_is_as_it_lies_on_the_table() -> None:
    for view, boards in positions({"players": 2}):
        for seat, board in enumerate(boards):
            race = race_of(view, seat)
            piles = [pile for pile in board.piles if pile]
            assert race.tops == [pile[-1] for pile in piles]
            assert race.sizes == [len(pile) for pile in piles]
            assert (race.up, race.called, race.called_again) == (
                board.up,
                board.called,
                board.called_again,
            )
