"""Exact values of last turns between two players, against sums by hand and samples."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product

import pytest
from msgspec.structs import replace

from soiree.core.cards import QUEEN, RANKS, Card, card, rank_of
from soiree.core.entries import Move
from soiree.core.games import Game
from soiree.core.players import never
from soiree.games import GAMES, pariah, soureh
from soiree.games.coops import rules as coops
from soiree.games.coops.ai.last_turn import ends_of_draws
from soiree.games.coops.ai.rollout import SimulatedRound
from soiree.games.coops.ai.search import CoopSearch
from soiree.games.coops.moves import OVER_COOPS, OWN_OFFSETS
from soiree.games.coops.rules import VALUES
from soiree.games.pariah import ai as pariah_players
from soiree.games.pariah import match_value as pariah_value
from soiree.games.pariah.moves import KING_COOPS
from soiree.games.soureh import ai as soureh_players
from soiree.games.soureh import match_value as soureh_value
from soiree.search.sampling import mean_and_error
from tests.games.coops.stacked_match import StackedMatch
from tests.thorough import tries

pytestmark = pytest.mark.slow

Coop = tuple[Card, Card]
"""The card above and the card below."""

every_game = pytest.mark.parametrize("game", [soureh.GAME, pariah.GAME])


def last_turn(game: Game, drawn: str) -> StackedMatch:
    """A match in which seat 0 has declared, and seat 1 has drawn this card."""
    match = StackedMatch(game)
    mine, theirs = "4H/5S AS/2D 8D/9C 10D/9H", "2H/3S 10S/3C 9D/10C 7C/8S"
    match.deal({0: theirs, 1: mine}, f"6C {drawn}", dealer=1)
    match.play("own 4", match.state.call)
    return match


def search_of(match: StackedMatch, scores: tuple[int, ...] | None = None) -> CoopSearch:
    view = match.view(match.turn)
    if scores is not None:
        view = replace(view, scores=scores)
    if match.game is soureh.GAME:
        return soureh_players.SourehSearch(view, soureh_players.HARD)
    return pariah_players.PariahSearch(view, pariah_players.HARD)


# --- the player's own last turn ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "drawn", "move", "scores"),
    [
        (soureh.GAME, "2S", "own 4", (61, 78)),
        pytest.param(soureh.GAME, "2S", "over 0 2", (78, 61), marks=pytest.mark.thorough),
        pytest.param(soureh.GAME, "2S", "discard", (90, 0), marks=pytest.mark.thorough),
        (pariah.GAME, "2S", "over 0 2", (220, 210)),
        (pariah.GAME, "KS", "king 0 4 1 4", (220, 210)),
        pytest.param(pariah.GAME, "KS", "king 0 1 0 2", (280, 270), marks=pytest.mark.thorough),
    ],
)
def test_a_use_is_worth_the_sum_over_all_hidden_cards(
    game: Game, drawn: str, move: Move, scores: tuple[int, int]
) -> None:
    match = last_turn(game, drawn)
    search = search_of(match, scores)
    assert search.solve([move], never)[move] == pytest.approx(by_hand(search, move), abs=1e-9)


def by_hand(search: CoopSearch, move: Move) -> float:
    """The chance to win, summed over every choice of ranks for the opponent's face-down cards."""
    expected = total = 0.0
    for hidden, weight in hidden_ranks(search):
        up, down = search.belief.up[:], [*hidden, *own_cards(search)]
        assert search.drawn is not None
        if move in OWN_OFFSETS:
            down[4 + OWN_OFFSETS[move]] = search.drawn
        elif move in OVER_COOPS:
            up[OVER_COOPS[move]] = search.drawn
        elif move in KING_COOPS:
            a, b = KING_COOPS[move]
            down[a], down[b] = down[b], down[a]
        expected += weight * chance_at_the_end(search, list(zip(up, down, strict=True)))
        total += weight
    return expected / total


def own_cards(search: CoopSearch) -> Iterator[Card]:
    for slot in (1, 2, 3, 4):
        yield from search.view.faces("down", 1, slot)


def hidden_ranks(search: CoopSearch) -> Iterator[tuple[tuple[Card, ...], float]]:
    """Every choice of ranks for the face-down cards of seat 0, with its weight."""
    ranks = [rank_of(each) for each in search.belief.unseen]
    there = [ranks.count(rank) for rank in range(len(RANKS))]
    shares: list[Mapping[Card, float]] = []
    for coop in range(4):
        each_card = {
            rank_of(each): (each, share) for each, share in search.belief.distribution(coop)
        }
        shares.append({each: share for each, share in each_card.values() if share})
    for down in product(*shares):
        left, weight = there[:], 1.0
        for each, share in zip(down, shares, strict=True):
            weight *= share[each] * left[rank_of(each)]
            left[rank_of(each)] -= 1
        yield down, weight


def chance_at_the_end(search: CoopSearch, every: list[Coop]) -> float:
    seats = zip(search.scores, (tuple(every[:4]), tuple(every[4:])), strict=True)
    if isinstance(search, pariah_players.PariahSearch):
        first, second = (score + earned(mine) for score, mine in seats)
        return pariah_value.win_chance(second, first, 300, starts=True)
    scores = tuple(score + paid(mine, score) for score, mine in seats)
    return soureh_value.win_chances(scores, (0, 1), 100, "first")[1]


@cache
def earned(mine: tuple[Coop, ...]) -> int:
    """The points of a seat's coops at Pariah."""
    good = [coop for coop in mine if pariah.rules.is_valid(*coop)]
    return sum(pariah.rules.POINTS[each] for coop in good for each in coop) + 50 * (len(good) == 4)


@cache
def paid(mine: tuple[Coop, ...], score: int) -> int:
    """What a seat with this score pays for its coops at Soureh, at the least."""
    if all(coops.is_valid(*coop) for coop in mine):
        return 0
    sums = {sum(VALUES[each] for each in cards) for cards in product(*mine)}
    missing = 100 - score % 100
    return missing - 50 if missing in sums else min(sums)


@pytest.mark.parametrize("drawn", ["3H", "JS", "KS"])
def test_the_exact_value_agrees_with_samples(drawn: str) -> None:
    """After a King: each player knows one card of the other."""
    match = StackedMatch(pariah.GAME)
    mine, theirs = "4H/5S AS/2D 8D/9C 10D/9H", "2H/3S 10S/3C 9D/10C 7C/8S"
    match.deal({0: theirs, 1: mine}, f"6C KD 5C {drawn}", dealer=1)
    match.play("own 4", "end", "king 0 2 1 4", "end", "discard", "knock")
    search = search_of(match)
    assert len(search.belief.hidden) == 3
    chances = search.solve(search.view.legal, never)
    assert tuple(chances) == search.view.legal
    rng = random.Random(2)
    samples = [search.sample(rng) for _ in range(tries(600, thorough=1500))]
    for move, chance in chances.items():
        mean, error = mean_and_error([value_after(search, start, move) for start in samples])
        assert abs(mean - chance) < 4 * error + 0.001, move


def value_after(search: CoopSearch, start: SimulatedRound, move: Move) -> float:
    assert search.drawn is not None
    end = start.copy()
    end.use(search.codes[move], search.drawn)
    return search.value(end)


@pytest.mark.parametrize(
    ("mine", "best"),
    [
        ("3D/10H 4D/10D 5H/10C 6D/10S", "over 0 2"),
        ("3S/2C 4S/2D 5S/2H 6S/2S", "over 0 1"),
    ],
)
def test_the_chances_of_every_rank_count(mine: str, best: Move) -> None:
    """A black 2 breaks a coop unless an ace lies there, and a player who has to pay at 96 has lost.

    Under the red 2 lies an ace or anything from 3 to 10, under the black 10 an ace or anything from
    2 to 9: whether more tens or more twos were seen decides, by half of one per cent.
    """
    match = StackedMatch(soureh.GAME)
    for theirs in ("10S/10H 10D/10C 10S/10H 10D/10C",) * 2 + ("4H/3S 4H/3C 4S/5S 4C/5C",):
        match.deal({0: theirs, 1: "5H/9C 9C/4D AD/8H 6S/2D"}, "3S 3H", dealer=1)
        match.play("discard", "declare", "discard", "pay uuuu")
    match.deal({0: "2H/9S 10S/3C AD/5S AC/7H", 1: mine}, "8S 8D 2S")
    match.play("discard", "end", "discard", "declare")
    view = match.view(1)
    assert view.scores == (96, 0)
    for seed in range(tries(2, thorough=4)):
        assert GAMES["soureh"].player("hard")(view, random.Random(seed), never) == best
    found = soureh_players.pricer(view)(view.legal, random.Random(0), 1)
    assert max(found, key=lambda each: each.chances[0]).move == best
    assert all(len(each.chances) == 1 for each in found)


def test_a_king_may_switch_two_cards_of_the_knocker_to_break_both_coops() -> None:
    """Under a red 10 lies an ace, under an ace none: either would break the coop of the other."""
    match = StackedMatch(pariah.GAME)
    mine, theirs = "3H/10S 4H/9S 5H/8S 6H/7S", "10H/AS 2H/9C AD/5S AC/6C"
    match.deal({0: theirs, 1: mine}, "2S KS", dealer=1)
    match.play("discard", "knock")
    best = GAMES["pariah"].player("hard")(match.view(1), random.Random(1), never)
    assert best in ("king 0 1 0 3", "king 0 1 0 4")


@every_game
def test_told_to_stop_it_has_solved_the_most_promising_uses(game: Game) -> None:
    search = search_of(last_turn(game, "2S"))
    answers = iter([False, False, True])
    (best, second, *_) = search.candidates()
    assert list(search.solve(search.candidates(), lambda: next(answers))) == [best, second]


# --- the last turn that a declaration leaves to the opponent -------------------------------------


@every_game
def test_a_declaration_is_worth_the_mean_over_the_cards_that_the_opponent_may_draw(
    game: Game,
) -> None:
    match = StackedMatch(game)
    match.deal({0: "2H/3S 10S/3C 9D/10C 7C/8S", 1: "AH/9S AS/2D AD/9C 10D/AC"}, "4C 8C", dealer=1)
    match.play("own 4", "end", "discard")
    search = search_of(match)
    start = search.sample(random.Random(1))
    start.end_turn(declares=True)
    # After a Queen the value depends on the order of the stock.
    start.stock = [each for each in start.stock if rank_of(each) != QUEEN]
    ends = []
    for index, drawn in enumerate(start.stock):
        end = start.copy()
        end.stock = [drawn, *start.stock[:index], *start.stock[index + 1 :]]
        end.play_out()
        ends.append(search.value(end))
    assert min(ends) < max(ends)
    weighted = [search.value(end) for end, count in ends_of_draws(start) for _ in range(count)]
    assert sum(weighted) / len(weighted) == pytest.approx(sum(ends) / len(ends))


def test_a_queen_drawn_in_the_last_turn_gives_two_more() -> None:
    match = StackedMatch(pariah.GAME)
    match.deal({}, "6C", dealer=1)
    match.play("discard")
    start = search_of(match).sample(random.Random(1))
    start.end_turn(declares=True)
    start.stock = [card(each) for each in ("3C", "QS", "3D", "4D")]
    assert sorted(end.top for end, _ in ends_of_draws(start)) == [0, 0, 0, 2]


@pytest.mark.parametrize(
    ("theirs", "best"),
    [("9H/3S 2S/3C 10D/5S AC/7H", "declare"), ("2H/3S 10S/3C 7D/5S AC/7H", "end")],
)
def test_it_declares_with_three_valid_coops_if_the_opponent_is_unlikely_to_profit(
    theirs: str, best: Move
) -> None:
    """More than 10 points end the match; red 9, black 2 and red 10 are hard to mend all at once.

    Middle players wait for their fourth coop.
    """
    match = StackedMatch(soureh.GAME, threshold=50)
    tens, nines = "10S/10H 10D/10C 10S/10H 10D/10C", "9H/2S 9D/3S 9H/2C 9D/3C"
    match.deal({0: tens, 1: nines}, "3S 3H", dealer=1)
    match.play("discard", "declare", "discard", "pay uuuu", "pay uuuu")
    match.deal({0: theirs, 1: "AH/8S AS/2D AD/9C 3D/2H"}, "8S")
    match.play("discard")
    view = match.view(1)
    for seed in range(tries(2, thorough=4)):
        assert GAMES["soureh"].player("hard")(view, random.Random(seed), never) == best
        assert GAMES["soureh"].player("middle")(view, random.Random(seed), never) == "end"
