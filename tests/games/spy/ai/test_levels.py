"""The computer players of Spy vs Spy: honest, and as good as their levels."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache

import pytest

from soiree.controller.match.authority import Match
from soiree.core.cards import DECK, card
from soiree.core.entries import Chance, Decision, Entry, Move
from soiree.core.players import never
from soiree.core.states import State
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.games.spy import GAME
from soiree.games.spy.ai.belief import Belief, race_of
from soiree.games.spy.ai.race import NUMBERS_IN, Race
from soiree.games.spy.facts import Phase, SpyFacts
from soiree.games.spy.moves import PLACE
from tests.games.honesty import Twin, honest, peeking, play, seated, twins
from tests.thorough import tries

pytestmark = pytest.mark.slow

every_level = pytest.mark.parametrize("level", GAME.level_names())

CHEATING: dict[str, int | str] = {"players": 3, "cheating": "allowed"}


@cache
def raced(seed: int = 1, most: int = 260) -> Match:
    """Three players of the top level, well into their second race."""
    choosers = [honest(GAMES["spy"].player("hard"))] * 3
    return play(seated(GAME, CHEATING, seed), choosers, random.Random(seed), most)


@cache
def some_twins() -> list[Twin]:
    """Decisions of the match `raced`, each with another truth that looks the same."""
    share = tries(1, thorough=2) / 5
    return list(twins(raced(), random.Random(1), share, tries=8))


def answers(level: str, view: View, seeds: range = range(20)) -> list[Move]:
    return [GAMES["spy"].player(level)(view, random.Random(seed), never) for seed in seeds]


# --- honesty -------------------------------------------------------------------------------------


@every_level
def test_another_truth_that_looks_the_same_changes_no_move(level: str) -> None:
    choose = honest(GAMES["spy"].player(level))
    assert len(some_twins()) > tries(20, thorough=40)
    assert not any(twin.differs(choose) for twin in some_twins())


def test_a_player_that_peeks_one_time_in_twenty_is_caught() -> None:
    def by_the_truth(state: State, seat: Seat, rng: random.Random) -> Move:
        hidden = hash(tuple(tuple(pile.cards) for pile in state.piles()))
        moves = state.legal(seat)
        return moves[hidden % len(moves)]

    mutant = peeking(GAMES["spy"].player("easy"), by_the_truth, 0.05)
    assert any(twin.differs(mutant) for twin in some_twins())


# --- any match -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2},
        {"players": 2, "deck": "half"},
        {"players": 4, "cheating": "allowed"},
        {"players": 4, "cheating": "allowed", "penalty": "lose"},
        {"players": 1},
    ],
)
def test_all_moves_of_all_levels_are_legal(options: dict[str, int | str]) -> None:
    for seed in range(tries(1, thorough=2)):
        match = seated(GAME, options, seed)
        levels = [GAME.levels[(seed - seat) % 3].name for seat in range(len(match.deal.players))]
        play(
            match, [honest(GAMES["spy"].player(each)) for each in levels], random.Random(seed), 700
        )
        assert match.result is not None or match.position >= 700


@every_level
def test_a_player_who_has_to_stop_does_so_before_the_next_rollout(level: str) -> None:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 5

    for twin in some_twins()[::4]:
        asked = 0
        view = twin.match.view(twin.seat)
        assert GAMES["spy"].player(level)(view, random.Random(1), stop) in view.legal
        assert asked <= 8


# --- the race ------------------------------------------------------------------------------------

START = "2S 3S 4S 5S 6S "
"""Five cards of the points pile."""


def view_with(cards: str, moves: Sequence[Move] = (), **options: int | str) -> View:
    """The view of seat 0 after these moves with a deck that continues with these cards."""
    top = [card(text) for text in (START + cards).split()]
    deck = (*top, *(each for each in DECK if each not in top))
    entries: list[Entry] = [Chance("deck", deck, 0), Chance("deck", DECK, 1)]
    entries += [Decision(0, move) for move in moves]
    return seated(GAME, {"players": 2, **options}, 1, entries).view(0)


@every_level
def test_a_card_that_fits_one_pile_goes_there(level: str) -> None:
    assert set(answers(level, view_with("7S 9S JS KS 6H"))) == {"place 1"}
    assert set(answers(level, view_with("7S 9S JS KS 4H"))) == {"open"}


def test_easy_chooses_any_pile_that_takes_the_card() -> None:
    assert set(answers("easy", view_with("7S 9S JS KS 8H"))) == {"place 1", "place 2"}


@pytest.mark.parametrize("level", ["middle", "hard"])
def test_the_others_keep_the_tops_apart(level: str) -> None:
    """The 8 goes on one of two 9s, and not on the 7: nothing else takes a 6."""
    made = answers(level, view_with("7S 9S 9C KS 8H"))
    assert made.count("place 1") < len(made) / 5


def test_hard_remembers_the_order_of_what_went_under() -> None:
    """Once the rest of the hand is known, the level seldom misses the best way to play it."""
    missed = [after - best for after, best in _known_endings()]
    assert len(missed) > 8
    assert min(missed) == 0
    assert sum(map(bool, missed)) < 0.1 * len(missed)


def _known_endings() -> Iterator[tuple[int, int]]:
    """The fewest points that can be added, after the player's move and after the best one."""
    hard = honest(GAMES["spy"].player("hard"))
    for seed in range(2):
        match, rng = seated(GAME, {"players": 2}, seed), random.Random(seed)
        while match.result is None and match.position < 230:
            play(match, [hard, hard], rng, match.position + 1)
            for seat in match.deciders[:1]:
                view = match.view(seat)
                if SpyFacts.of(view).phase is Phase.RACE and len(view.legal) > 1:
                    belief = Belief.of(view, view.seat)
                    if not belief.unordered:
                        race = race_of(view, view.seat).with_hand(belief.draw(rng))
                        least = {move: _least(race, PLACE[move]) for move in view.legal}
                        yield least[hard(match, seat, rng)], min(least.values())


def _least(race: Race, pile: int) -> int:
    """The fewest points that can be added with the card turned up on a pile."""
    rest = race.copy()
    rest.put(rest.up, pile)
    while rest.left:
        rest.up = rest.hand[rest.turned]
        takers = NUMBERS_IN[rest.takers(rest.up)]
        if not takers and rest.called_again:
            break
        rest.turned += 1
        if takers:
            return min(_least(rest, each) for each in takers)
        rest.put_under(rest.up)
    return rest.left + min(rest.sizes)


def test_all_levels_sometimes_cheat_with_a_card_that_does_not_fit() -> None:
    view = view_with("7S 9S JS KS 4H", cheating="allowed")
    shares = []
    for level in GAME.level_names():
        made = answers(level, view, range(1000))
        assert {move for move in made if move != "open"} <= set(PLACE)
        shares.append(sum(move != "open" for move in made) / len(made))
    assert shares == sorted(shares, reverse=True)
    assert 0.005 < shares[-1] <= shares[0] < 0.15


@every_level
def test_no_level_cheats_with_a_card_that_fits(level: str) -> None:
    view = view_with("7S 9S JS KS 8H", cheating="allowed")
    assert set(answers(level, view, range(30))) <= {"place 1", "place 2"}
