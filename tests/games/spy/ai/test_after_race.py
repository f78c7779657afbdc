"""The choices of computer players of Spy vs Spy after a race."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from soiree.controller.match.authority import Match
from soiree.core.cards import card
from soiree.core.entries import Move
from soiree.core.players import never
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.games.spy import GAME
from soiree.games.spy.board import NO_CARD, misplaced
from soiree.games.spy.facts import Phase, SpyFacts
from soiree.games.spy.moves import ACCUSE, PASS, PENALTY, PICK, Accuse
from soiree.games.spy.rules import Spy
from tests.games.honesty import honest, play, seated, truth

every_level = pytest.mark.parametrize("level", GAME.level_names())

CHEATING: dict[str, int | str] = {"players": 3, "cheating": "allowed"}


def test_a_misplaced_card_is_found_with_the_one_under_it() -> None:
    pile = tuple(card(text) for text in ("7S", "8S", "JS", "JH", "2C", "AC"))
    assert list(misplaced(pile)) == [(card("JS"), card("8S")), (card("2C"), card("JH"))]
    assert not list(misplaced(pile[:2]))
    assert not list(misplaced(()))


def answers(level: str, view: View, seeds: range) -> list[Move]:
    return [GAMES["spy"].player(level)(view, random.Random(seed), never) for seed in seeds]


def decisions(phase: Phase, seed: int) -> Iterator[tuple[View, Spy]]:
    """Decisions after races in which one of the players cheats at random, with the truth."""

    def cheats(match: Match, seat: Seat, rng: random.Random) -> Move:
        return rng.choice(match.view(seat).legal)

    choosers = [honest(GAMES["spy"].player("middle")), cheats, honest(GAMES["spy"].player("easy"))]
    match, rng = seated(GAME, CHEATING, seed), random.Random(seed)
    while match.result is None and match.position < 500:
        play(match, choosers, rng, match.position + 1)
        for seat in match.deciders[:1]:
            view = match.view(seat)
            if SpyFacts.of(view).phase is phase:
                state = truth(match)
                assert isinstance(state, Spy)
                yield view, state


def cheats(state: Spy) -> list[Seat]:
    return [board.seat for board in state.boards if board.misplaced() != NO_CARD]


def test_only_cheats_are_accused_and_better_levels_catch_more() -> None:
    found: Counter[str] = Counter()
    for view, state in decisions(Phase.ACCUSE, seed=1):
        guilty = {str(Accuse(seat)) for seat in cheats(state)}
        possible = guilty & set(view.legal)
        for level in GAME.level_names():
            made = answers(level, view, range(4))
            assert set(made) <= {*possible, PASS}
            found[level] += sum(move != PASS for move in made) if possible else 0
        if possible:
            found["possible"] += 4
    assert 0 < found["easy"] < found["middle"] < found["hard"] == found["possible"]


@every_level
def test_of_two_cheats_the_one_with_fewer_points_is_accused(level: str) -> None:
    accused = set()
    for view, state in decisions(Phase.ACCUSE, seed=2):
        assert view.scores is not None
        scores = list(view.scores)
        guilty = cheats(state)
        for move in answers(level, view, range(10)):
            if level == "hard" and move != PASS:
                others = [seat for seat in guilty if str(Accuse(seat)) in view.legal]
                assert scores[ACCUSE[move]] == min(scores[seat] for seat in others)
            accused.add(move)
    assert len(accused) > 1


@every_level
def test_the_smallest_pile_is_picked_and_the_largest_is_the_penalty(level: str) -> None:
    for phase in (Phase.PICK, Phase.PENALTY):
        seen = 0
        for view, state in decisions(phase, seed=3):
            accused = SpyFacts.of(view).accused
            seat = view.seat if phase is Phase.PICK else accused
            assert seat is not None
            sizes = [len(pile) for pile in state.boards[seat].piles if pile]
            (move,) = set(answers(level, view, range(3)))
            taken = len(state.boards[seat].piles[{**PICK, **PENALTY}[move]])
            assert taken == (min(sizes) if phase is Phase.PICK else max(sizes))
            seen += 1
        assert seen > 3
