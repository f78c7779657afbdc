"""Rounds played out fast go as the rules say, and nobody in them looks at a hidden card."""

from __future__ import annotations

import random

import pytest

from soiree.core.games import Game
from soiree.core.zones import Seat
from soiree.games import pariah, soureh
from soiree.games.coops.ai.evaluation_tables import UNKNOWN, Habits
from soiree.games.coops.ai.rollout import NOBODY, USES, Round
from soiree.games.coops.facts import Phase
from soiree.games.coops.moves import DISCARD, END
from soiree.games.coops.rules import VALUES, Coops
from soiree.games.coops.zones import DOWN, DRAWN, STOCK, UP, Kind
from soiree.games.pariah import ai as pariah_players
from soiree.games.soureh import ai as soureh_players
from soiree.games.soureh.moves import DECLARE, PAYS
from tests.games.coops.coop_tables import Table

USES_OF = {"soureh": USES, "pariah": pariah_players.ALL_USES}
HABITS = {"soureh": soureh_players.well(), "pariah": pariah_players.well()}
every_game = pytest.mark.parametrize(
    ("game", "players"), [(pariah.GAME, 2), (soureh.GAME, 2), (soureh.GAME, 4)]
)


def dealt(game: Game, players: int, seed: int) -> Table:
    table = Table(game, players=players) if game is soureh.GAME else Table(game)
    rng = random.Random(seed)
    while pending := table.state.chance():
        table.enter(pending.draw(rng))
    return table


def same(state: Coops, habits: Habits) -> Round:
    """A round, at the start of it, as it truly is."""
    piles = {pile.zone: list(pile.cards) for pile in state.piles()}
    places = range(state.seats * 4)
    (turn,) = state.deciders()
    return Round(
        habits,
        [card for place in places for card in piles[UP[place]]],
        [card for place in places for card in piles[DOWN[place]]],
        [UNKNOWN for _ in places],
        piles[DRAWN[turn]] + piles[STOCK],
        {seat: (seat + 1) % state.seats for seat in range(state.seats)},
        turn,
    )


@every_game
def test_a_round_goes_as_the_rules_say(game: Game, players: int) -> None:
    """The same uses and declarations, at random, in both; the same cards, turns and scores."""
    for seed in range(30):
        rng = random.Random(seed)
        table = dealt(game, players, seed)
        state, fast = table.state, same(table.state, HABITS[game.name])
        goes_on = True
        while goes_on:
            assert state.deciders() == (fast.turn,)
            card = fast.stock[fast.top]
            assert tuple(table.pile(Kind.DRAWN, fast.turn).cards) == (card,)
            fast.top += 1
            move = rng.choice(table.legal)
            goes_on = fast.use(USES_OF[game.name][move], card)
            table.play(move)
            if goes_on:
                declares = fast.declarer == NOBODY and rng.random() < 0.1
                if table.phase is Phase.END:
                    table.play(state.call if declares else END)
                goes_on = fast.end_turn(declares)
            for seat in range(players):
                coops = zip(fast.up[seat * 4 :][:4], fast.down[seat * 4 :][:4], strict=True)
                assert list(state.coops(seat)) == list(coops)
            assert state.facts().protected == fast.protected
            if goes_on:
                assert fast.declarer == (NOBODY if declarer(state) is None else declarer(state))
        assert table.phase in (Phase.DEAL, Phase.PAY, Phase.OVER)
        if game is pariah.GAME:
            assert state.scores() == tuple(fast.points(seat) for seat in range(players))


def declarer(state: Coops) -> Seat | None:
    return state.facts().declarer


@every_game
def test_what_a_round_costs_is_what_the_rules_make_of_it(game: Game, players: int) -> None:
    if game is pariah.GAME:
        return
    for seed in range(30):
        table = dealt(game, players, seed)
        fast = same(table.state, HABITS[game.name])
        table.play(DISCARD, DECLARE, *[DISCARD] * (players - 1))
        mind = soureh_players.SourehMind(table.view(0), soureh_players.HARD)
        for seat in range(players):
            mind.scores = [300] * players
            costs = mind.score_with(fast, seat) - 300
            if fast.all_valid(seat):
                assert costs == 0
            else:
                paid = {sum_of(table, seat, move) for move in PAYS}
                assert costs == min(paid)
                mind.scores = [300 - max(paid)] * players
                assert mind.score_with(fast, seat) == 250


def sum_of(table: Table, seat: int, move: str) -> int:
    pairs = zip(PAYS[move], table.state.coops(seat), strict=True)
    return sum(VALUES[up if side is Kind.UP else down] for side, (up, down) in pairs)


@every_game
def test_nobody_looks_at_a_hidden_card(game: Game, players: int) -> None:
    """Others' face-down cards and the stock are dealt anew: each card is used just the same."""
    for seed in range(30):
        rng = random.Random(seed)
        table = dealt(game, players, seed)
        fast = same(table.state, HABITS[game.name])
        for _ in range(rng.randrange(6)):
            card = fast.stock[fast.top]
            fast.top += 1
            assert fast.use(fast.choice(card), card)
            assert fast.end_turn(declares=rng.random() < 0.1)
            if fast.after[fast.turn] == fast.declarer:
                break
        hidden = [place for place in range(4 * players) if place >> 2 != fast.turn]
        card, rest = fast.stock[fast.top], list(fast.stock[fast.top + 1 :])
        other = fast.copy()
        cards = [fast.down[place] for place in hidden] + rest
        rng.shuffle(cards)
        for place in hidden:
            other.down[place] = cards.pop()
        other.stock = [*fast.stock[: fast.top + 1], *cards]
        assert other.gains(card) == fast.gains(card)


@every_game
def test_a_round_played_out_comes_to_its_end(game: Game, players: int) -> None:
    declared = 0
    for seed in range(30):
        fast = same(dealt(game, players, seed).state, HABITS[game.name])
        fast.play_out()
        declared += fast.declarer != NOBODY
        assert fast.declarer != NOBODY or fast.top == len(fast.stock)
    assert declared > 20
