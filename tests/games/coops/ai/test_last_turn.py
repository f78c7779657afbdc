"""Last turns of rounds of two: nothing that may lie hidden or be drawn is left to chance."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import product

import pytest

from soiree.core.cards import QUEEN, Card, card, rank_of
from soiree.core.entries import Move
from soiree.core.games import Game
from soiree.core.players import never
from soiree.games import GAMES, pariah, soureh
from soiree.games.coops import rules as coops
from soiree.games.coops.ai.last_turn import over_all_draws
from soiree.games.coops.ai.rollout import Round
from soiree.games.coops.ai.search import Mind
from soiree.games.coops.moves import OVER, OWN
from soiree.games.coops.rules import VALUES
from soiree.games.pariah import ai as pariah_players
from soiree.games.pariah import match_value as pariah_value
from soiree.games.pariah.moves import KINGS
from soiree.games.soureh import ai as soureh_players
from soiree.games.soureh import match_value as soureh_value
from soiree.search.sampling import mean_and_error
from tests.games.coops.coop_tables import Table

every_game = pytest.mark.parametrize("game", [soureh.GAME, pariah.GAME])


def last_turn(game: Game, drawn: str) -> Table:
    """Seat 0 has declared, and seat 1 has this card to use."""
    table = Table(game)
    mine, theirs = "4H/5S AS/2D 8D/9C 10D/9H", "2H/3S 10S/3C 9D/10C 7C/8S"
    table.deal({0: theirs, 1: mine}, f"6C {drawn}", dealer=1)
    table.play("own 4", table.state.call)
    return table


def mind_of(table: Table, scores: Sequence[int] | None = None) -> Mind:
    view = table.view(table.turn)
    mind: Mind
    if table.game is soureh.GAME:
        mind = soureh_players.SourehMind(view, soureh_players.HARD)
    else:
        mind = pariah_players.PariahMind(view, pariah_players.HARD)
    mind.scores = mind.scores if scores is None else scores
    return mind


# --- one's own last turn -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "drawn", "move", "scores"),
    [
        (soureh.GAME, "2S", "own 4", (61, 78)),
        (soureh.GAME, "2S", "over 0 2", (78, 61)),
        (soureh.GAME, "2S", "discard", (90, 0)),
        (pariah.GAME, "2S", "over 0 2", (220, 210)),
        (pariah.GAME, "KS", "king 0 4 1 4", (220, 210)),
        (pariah.GAME, "KS", "king 0 1 0 2", (280, 270)),
    ],
)
def test_what_comes_of_a_use_is_summed_over_all_that_may_lie_hidden(
    game: Game, drawn: str, move: Move, scores: tuple[int, int]
) -> None:
    table = last_turn(game, drawn)
    mind = mind_of(table, scores)
    assert mind.reckon([move], never)[move] == pytest.approx(by_hand(mind, move), abs=1e-9)


def by_hand(mind: Mind, move: Move) -> float:
    """The chance to win, from every way in which ranks may lie under the other's coops."""
    expected = total = 0.0
    for hidden, weight in lies(mind):
        up, down = mind.reading.up[:], [*hidden, *own(mind)]
        assert mind.drawn is not None
        if move in OWN:
            down[4 + OWN[move]] = mind.drawn
        elif move in OVER:
            up[OVER[move]] = mind.drawn
        elif move in KINGS:
            a, b = KINGS[move]
            down[a], down[b] = down[b], down[a]
        expected += weight * chance_at_the_end(mind, list(zip(up, down, strict=True)))
        total += weight
    return expected / total


def own(mind: Mind) -> Iterator[Card]:
    for slot in (1, 2, 3, 4):
        yield from mind.view.faces("down", 1, slot)


def lies(mind: Mind) -> Iterator[tuple[tuple[Card, ...], float]]:
    """The cards of seat 0, one for each rank, and how likely they lie so."""
    there = Counter(rank_of(each) for each in mind.reading.unseen)
    shares: list[Mapping[Card, float]] = []
    for place in range(4):
        each_card = {rank_of(each): (each, share) for each, share in mind.reading.chances(place)}
        shares.append({each: share for each, share in each_card.values() if share})
    for down in product(*shares):
        left, weight = there.copy(), 1.0
        for each, share in zip(down, shares, strict=True):
            weight *= share[each] * left[rank_of(each)]
            left[rank_of(each)] -= 1
        yield down, weight


def chance_at_the_end(mind: Mind, every: list[tuple[Card, Card]]) -> float:
    scores = list(mind.scores)
    for seat in (0, 1):
        mine = every[seat * 4 : seat * 4 + 4]
        if isinstance(mind, pariah_players.PariahMind):
            good = [coop for coop in mine if pariah.rules.is_valid(*coop)]
            scores[seat] += sum(pariah.rules.POINTS[each] for coop in good for each in coop)
            scores[seat] += 50 * (len(good) == 4)
        elif not all(coops.is_valid(*coop) for coop in mine):
            paid = {sum(VALUES[each] for each in cards) for cards in product(*mine)}
            missing = 100 - scores[seat] % 100
            scores[seat] += missing - 50 if missing in paid else min(paid)
    if isinstance(mind, pariah_players.PariahMind):
        return pariah_value.chance(scores[1], scores[0], 300, starts=True)
    return soureh_value.chances(scores, [0, 1], 100, "first")[1]


@pytest.mark.parametrize("drawn", ["3H", "JS", "KS"])
def test_imagined_worlds_come_to_the_same_in_the_mean(drawn: str) -> None:
    """After a King: a card of the other is known, and he knows one of the player's."""
    table = Table(pariah.GAME)
    mine, theirs = "4H/5S AS/2D 8D/9C 10D/9H", "2H/3S 10S/3C 9D/10C 7C/8S"
    table.deal({0: theirs, 1: mine}, f"6C KD 5C {drawn}", dealer=1)
    table.play("own 4", "end", "king 0 2 1 4", "end", "discard", "knock")
    mind = mind_of(table)
    assert len(mind.reading.hidden) == 3
    chances = mind.reckon(mind.view.legal, never)
    assert tuple(chances) == mind.view.legal
    rng = random.Random(2)
    worlds = [mind.imagine(rng) for _ in range(1500)]
    for move, chance in chances.items():
        mean, error = mean_and_error([worth_after(mind, world, move) for world in worlds])
        assert abs(mean - chance) < 4 * error + 0.001, move


def worth_after(mind: Mind, world: Round, move: Move) -> float:
    assert mind.drawn is not None
    end = world.copy()
    end.use(mind.uses[move], mind.drawn)
    return mind.worth(end)


@pytest.mark.parametrize(
    ("mine", "best"),
    [
        ("3D/10H 4D/10D 5H/10C 6D/10S", "over 0 2"),
        ("3S/2C 4S/2D 5S/2H 6S/2S", "over 0 1"),
    ],
)
def test_the_odds_of_every_rank_count(mine: str, best: Move) -> None:
    """A black 2 breaks a coop unless an ace lies there; whoever has to pay at 96 has lost.

    Under the red 2 it may be an ace or anything from 3 to 10, under the black 10 an ace or anything
    from 2 to 9: whether more tens were seen or more twos decides, by half of one per cent.
    """
    table = Table(soureh.GAME)
    for theirs in ("10S/10H 10D/10C 10S/10H 10D/10C",) * 2 + ("4H/3S 4H/3C 4S/5S 4C/5C",):
        table.deal({0: theirs, 1: "5H/9C 9C/4D AD/8H 6S/2D"}, "3S 3H", dealer=1)
        table.play("discard", "declare", "discard", "pay uuuu")
    table.deal({0: "2H/9S 10S/3C AD/5S AC/7H", 1: mine}, "8S 8D 2S")
    table.play("discard", "end", "discard", "declare")
    view = table.view(1)
    assert view.scores == (96, 0)
    for seed in range(4):
        assert GAMES["soureh"].player("hard")(view, random.Random(seed), never) == best
    found = GAMES["soureh"].evaluator()(view, random.Random(0), never)
    assert max(found, key=lambda each: each.value).move == best
    assert all(each.error == 0 for each in found)


def test_par_2_two_cards_of_who_knocked_may_switch_to_break_both_coops() -> None:
    """Under a red 10 lies an ace, under an ace none: either would break the other's coop."""
    table = Table(pariah.GAME)
    mine, theirs = "3H/10S 4H/9S 5H/8S 6H/7S", "10H/AS 2H/9C AD/5S AC/6C"
    table.deal({0: theirs, 1: mine}, "2S KS", dealer=1)
    table.play("discard", "knock")
    best = GAMES["pariah"].player("hard")(table.view(1), random.Random(1), never)
    assert best in ("king 0 1 0 3", "king 0 1 0 4")


@every_game
def test_told_to_stop_it_reckons_with_the_uses_that_look_best(game: Game) -> None:
    mind = mind_of(last_turn(game, "2S"))
    answers = iter([False, False, True])
    (best, second, *_) = mind.candidates()
    assert list(mind.reckon(mind.candidates(), lambda: next(answers))) == [best, second]


# --- the last turn that is left to the other -----------------------------------------------------


@every_game
def test_a_declaration_is_worth_the_mean_of_all_cards_that_the_other_may_draw(game: Game) -> None:
    table = Table(game)
    table.deal({0: "2H/3S 10S/3C 9D/10C 7C/8S", 1: "AH/9S AS/2D AD/9C 10D/AC"}, "4C 8C", dealer=1)
    table.play("own 4", "end", "discard")
    mind = mind_of(table)
    start = mind.imagine(random.Random(1))
    start.end_turn(declares=True)
    # What a Queen brings hangs on how the others lie.
    start.stock = [each for each in start.stock if rank_of(each) != QUEEN]
    ends = []
    for nth, drawn in enumerate(start.stock):
        end = start.copy()
        end.stock = [drawn, *start.stock[:nth], *start.stock[nth + 1 :]]
        end.play_out()
        ends.append(mind.worth(end))
    assert min(ends) < max(ends)
    assert over_all_draws(start, mind.worth) == pytest.approx(sum(ends) / len(ends))


def test_par_3_a_queen_in_the_last_turn_gives_two_more() -> None:
    table = Table(pariah.GAME)
    table.deal({}, "6C", dealer=1)
    table.play("discard")
    start = mind_of(table).imagine(random.Random(1))
    start.end_turn(declares=True)
    start.stock = [card(each) for each in ("3C", "QS", "3D", "4D")]

    def drawn_more(end: Round) -> float:
        return end.top

    assert over_all_draws(start, drawn_more) == 2 / 4


@pytest.mark.parametrize(
    ("theirs", "best"),
    [("9H/3S 2S/3C 10D/5S AC/7H", "declare"), ("2H/3S 10S/3C 7D/5S AC/7H", "end")],
)
def test_whether_to_declare_with_three_valid_coops_hangs_on_one_turn_of_the_other(
    theirs: str, best: Move
) -> None:
    """More than 10 points end the match: red 9, black 2 and red 10 are hard to make good at once.

    Middle players wait for the fourth coop.
    """
    table = Table(soureh.GAME, threshold=50)
    tens, nines = "10S/10H 10D/10C 10S/10H 10D/10C", "9H/2S 9D/3S 9H/2C 9D/3C"
    table.deal({0: tens, 1: nines}, "3S 3H", dealer=1)
    table.play("discard", "declare", "discard", "pay uuuu", "pay uuuu")
    table.deal({0: theirs, 1: "AH/8S AS/2D AD/9C 10D/9H"}, "8S")
    table.play("discard")
    view = table.view(1)
    for seed in range(4):
        assert GAMES["soureh"].player("hard")(view, random.Random(seed), never) == best
        assert GAMES["soureh"].player("middle")(view, random.Random(seed), never) == "end"
