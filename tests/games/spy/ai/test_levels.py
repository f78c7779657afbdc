"""The computer players of Spy vs Spy: honest about what they know, if not always in a race."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

import pytest

from soiree.controller.match import Match
from soiree.core.cards import DECK, card
from soiree.core.entries import Chance, Decision, Entry, Move
from soiree.core.players import never
from soiree.core.states import State
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games import GAMES
from soiree.games.spy import GAME
from soiree.games.spy.ai.belief import Belief, race_of
from soiree.games.spy.ai.race import MEMBERS, Race
from soiree.games.spy.facts import Phase, SpyFacts
from soiree.games.spy.moves import ACCUSE, PASS, PENALTY, PICK, PLACE, Accuse
from soiree.games.spy.rules import Spy
from tests.games.honesty import Twin, honest, peeking, play, played_elsewhere, seated, truth, twins

every_level = pytest.mark.parametrize("level", GAME.level_names())

CHEATING: dict[str, int | str] = {"players": 3, "cheating": "allowed"}


@cache
def raced(seed: int = 1, most: int = 260) -> Match:
    """Three spies of the top level, well into their second race."""
    choosers = [honest(GAMES["spy"].player("hard"))] * 3
    return play(seated(GAME, CHEATING, seed), choosers, random.Random(seed), most)


@cache
def some_twins() -> list[Twin]:
    """Decisions of theirs, each with one in another truth that looks the same."""
    return list(twins(raced(), random.Random(1), share=0.4, tries=8))


def answers(level: str, view: View, seeds: range = range(20)) -> list[Move]:
    return [GAMES["spy"].player(level)(view, random.Random(seed), never) for seed in seeds]


# --- honesty -------------------------------------------------------------------------------------


@every_level
def test_another_truth_that_looks_the_same_changes_no_move(level: str) -> None:
    choose = honest(GAMES["spy"].player(level))
    assert len(some_twins()) > 40
    assert not any(twin.differs(choose) for twin in some_twins())


def test_a_player_that_peeks_one_time_in_twenty_is_caught() -> None:
    def by_the_truth(state: State, seat: Seat, rng: random.Random) -> Move:
        hidden = hash(tuple(tuple(pile.cards) for pile in state.piles()))
        moves = state.legal(seat)
        return moves[hidden % len(moves)]

    mutant = peeking(GAMES["spy"].player("easy"), by_the_truth, 0.05)
    assert any(twin.differs(mutant) for twin in some_twins())


def test_the_same_question_has_the_same_answer_in_another_process() -> None:
    """Nothing hangs on how Python happens to hash in one run."""
    assert len(played_elsewhere(GAME, {"players": 2}, "hard", most=90)) == 1


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
    for seed in range(2):
        match = seated(GAME, options, seed)
        levels = [GAME.levels[(seed + seat) % 3].name for seat in range(len(match.deal.players))]
        play(
            match, [honest(GAMES["spy"].player(each)) for each in levels], random.Random(seed), 700
        )
        assert match.result is not None or match.position >= 700


@every_level
def test_a_player_who_is_told_to_answer_does_so_before_the_next_race_is_run(level: str) -> None:
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


# --- a race --------------------------------------------------------------------------------------

START = "2S 3S 4S 5S 6S "
"""Five cards of the points pile."""


def moment(cards: str, moves: Sequence[Move] = (), **options: int | str) -> View:
    """What seat 0 sees whose deck goes on with these cards, after these moves of his."""
    top = [card(text) for text in (START + cards).split()]
    deck = (*top, *(each for each in DECK if each not in top))
    entries: list[Entry] = [Chance("deck", deck, 0), Chance("deck", DECK, 1)]
    entries += [Decision(0, move) for move in moves]
    return seated(GAME, {"players": 2, **options}, 1, entries).view(0)


@every_level
def test_a_card_with_one_place_goes_there(level: str) -> None:
    assert set(answers(level, moment("7S 9S JS KS 6H"))) == {"place 1"}
    assert set(answers(level, moment("7S 9S JS KS 4H"))) == {"open"}


def test_easy_puts_a_card_on_any_pile_that_takes_it() -> None:
    assert set(answers("easy", moment("7S 9S JS KS 8H"))) == {"place 1", "place 2"}


@pytest.mark.parametrize("level", ["middle", "hard"])
def test_the_others_keep_the_tops_apart(level: str) -> None:
    """The 8 goes on one of two 9s, and not on the 7, which alone takes a 6."""
    made = answers(level, moment("7S 9S 9C KS 8H"))
    assert made.count("place 1") < len(made) / 5


def test_hard_remembers_the_order_of_what_went_under() -> None:
    """Once the rest of a hand is known, it seldom misses the best that can be made of it."""
    missed = [after - best for after, best in _known_endings()]
    assert len(missed) > 8
    assert min(missed) == 0
    assert sum(map(bool, missed)) < 0.1 * len(missed)


def _known_endings() -> Iterator[tuple[int, int]]:
    """The least that can be added to the points, after what the player did and before it."""
    hard = honest(GAMES["spy"].player("hard"))
    for seed in range(2):
        match, rng = seated(GAME, {"players": 2}, seed), random.Random(seed)
        while match.result is None and match.position < 230:
            play(match, [hard, hard], rng, match.position + 1)
            for seat in match.deciders[:1]:
                view = match.view(seat)
                if SpyFacts.of(view).phase is Phase.RACE and len(view.legal) > 1:
                    belief = Belief.of(view)
                    if not belief.hidden:
                        race = race_of(view).with_hand(belief.draw(rng))
                        least = {move: _least(race, PLACE[move]) for move in view.legal}
                        yield least[hard(match, seat, rng)], min(least.values())


def _least(race: Race, pile: int) -> int:
    """The least that can be added to the points with the card turned up on a pile."""
    run = race.copy()
    run.put(run.up, pile)
    while run.left:
        run.up = run.hand[run.at]
        takers = MEMBERS[run.takers(run.up)]
        if not takers and run.is_back:
            break
        run.at += 1
        if takers:
            return min(_least(run, each) for each in takers)
        run.put_under(run.up)
    return run.left + min(run.sizes)


# --- after a race --------------------------------------------------------------------------------


def decisions(phase: Phase, seed: int) -> Iterator[tuple[View, Spy]]:
    """Decisions after races of spies one of whom cheats whenever he can, and the truth."""

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


def test_nobody_accuses_who_has_not_cheated_and_the_careful_see_more() -> None:
    found: Counter[str] = Counter()
    for view, state in decisions(Phase.ACCUSE, seed=1):
        guilty = {str(Accuse(seat)) for seat in range(3) if state.boards()[seat].has_cheated()}
        possible = guilty & set(view.legal)
        for level in GAME.level_names():
            made = answers(level, view, range(4))
            assert set(made) <= {*possible, PASS}
            found[level] += sum(move != PASS for move in made) if possible else 0
        if possible:
            found["possible"] += 4
    assert 0 < found["easy"] < found["middle"] < found["hard"] == found["possible"]


@every_level
def test_of_two_that_cheated_the_one_who_leads_is_accused(level: str) -> None:
    accused = set()
    for view, state in decisions(Phase.ACCUSE, seed=2):
        assert view.scores is not None
        scores = list(view.scores)
        piles = {seat: state.boards()[seat].has_cheated() for seat in range(3)}
        for move in answers(level, view, range(10)):
            if level == "hard" and move != PASS:
                others = [
                    seat for seat in range(3) if piles[seat] and str(Accuse(seat)) in view.legal
                ]
                assert scores[ACCUSE[move]] == min(scores[seat] for seat in others)
            accused.add(move)
    assert len(accused) > 1


@every_level
def test_the_lowest_pile_is_picked_and_the_highest_is_a_penalty(level: str) -> None:
    for phase in (Phase.PICK, Phase.PENALTY):
        seen = 0
        for view, state in decisions(phase, seed=3):
            accused = SpyFacts.of(view).accused
            seat = view.seat if phase is Phase.PICK else accused
            assert seat is not None
            sizes = [len(pile) for pile in state.boards()[seat].piles if pile]
            (move,) = set(answers(level, view, range(3)))
            taken = len(state.boards()[seat].piles[{**PICK, **PENALTY}[move]])
            assert taken == (min(sizes) if phase is Phase.PICK else max(sizes))
            seen += 1
        assert seen > 3


def test_all_levels_cheat_now_and_then_with_a_card_that_no_pile_takes() -> None:
    view = moment("7S 9S JS KS 4H", cheating="allowed")
    shares = []
    for level in GAME.level_names():
        made = answers(level, view, range(1000))
        assert {move for move in made if move != "open"} <= set(PLACE)
        shares.append(sum(move != "open" for move in made) / len(made))
    assert shares == sorted(shares, reverse=True)
    assert 0.005 < shares[-1] <= shares[0] < 0.15


@every_level
def test_a_card_with_a_place_is_placed_there_even_where_cheating_is_allowed(level: str) -> None:
    view = moment("7S 9S JS KS 8H", cheating="allowed")
    assert set(answers(level, view, range(30))) <= {"place 1", "place 2"}
