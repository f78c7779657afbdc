"""Rollouts of coops follow the rules, and simulated players look at no hidden card."""

from __future__ import annotations

import random

import pytest

from soiree.core.games import Game
from soiree.games import pariah, soureh
from soiree.games.coops.ai.evaluation_tables import UNKNOWN, EvaluationTables
from soiree.games.coops.ai.rollout import (
    MIN_GAIN,
    USE_CODES,
    USE_DISCARD,
    SimulatedRound,
)
from soiree.games.coops.facts import Phase
from soiree.games.coops.moves import END
from soiree.games.coops.rules import CoopState
from soiree.games.coops.zones import DOWN, DRAWN, STOCK, UP, Kind
from soiree.games.pariah import ai as pariah_players
from soiree.games.soureh import ai as soureh_players
from tests.games.coops.stacked_match import StackedMatch

pytestmark = pytest.mark.slow

CODES = {"soureh": USE_CODES, "pariah": pariah_players.ALL_USE_CODES}
TABLES = {
    "soureh": soureh_players.SourehSearch.tables_of(soureh_players.PARAMETERS),
    "pariah": pariah_players.PariahSearch.tables_of(pariah_players.PARAMETERS),
}
every_game = pytest.mark.parametrize(
    ("game", "players"), [(pariah.GAME, 2), (soureh.GAME, 2), (soureh.GAME, 4)]
)


def dealt(game: Game, players: int, seed: int) -> StackedMatch:
    match = StackedMatch(game, players=players) if game is soureh.GAME else StackedMatch(game)
    rng = random.Random(seed)
    while pending := match.state.chance():
        match.enter(pending.draw(rng))
    return match


def simulated_round(state: CoopState, tables: EvaluationTables) -> SimulatedRound:
    """A round at its start, with the true cards."""
    piles = {pile.zone: list(pile.cards) for pile in state.piles()}
    coops = range(state.seats * 4)
    (turn,) = state.deciders()
    return SimulatedRound(
        tables,
        [card for coop in coops for card in piles[UP[coop]]],
        [card for coop in coops for card in piles[DOWN[coop]]],
        [UNKNOWN for _ in coops],
        piles[DRAWN[turn]] + piles[STOCK],
        {seat: (seat + 1) % state.seats for seat in range(state.seats)},
        turn,
    )


@every_game
def test_a_simulated_round_follows_the_rules(game: Game, players: int) -> None:
    """The same random uses and declarations lead to the same cards, turns and scores."""
    for seed in range(30):
        rng = random.Random(seed)
        match = dealt(game, players, seed)
        state, simulated = match.state, simulated_round(match.state, TABLES[game.name])
        goes_on = True
        while goes_on:
            assert state.deciders() == (simulated.turn,)
            card = simulated.stock[simulated.top]
            assert tuple(match.pile(Kind.DRAWN, simulated.turn).cards) == (card,)
            simulated.top += 1
            move = rng.choice(match.legal)
            goes_on = simulated.use(CODES[game.name][move], card)
            match.play(move)
            if goes_on:
                declares = simulated.declarer is None and rng.random() < 0.1
                if match.phase is Phase.END:
                    match.play(state.call if declares else END)
                goes_on = simulated.end_turn(declares)
            for seat in range(players):
                coops = zip(
                    simulated.up[seat * 4 :][:4], simulated.down[seat * 4 :][:4], strict=True
                )
                assert list(state.coops(seat)) == list(coops)
            assert state.facts().protected == simulated.protected
            if goes_on:
                assert simulated.declarer == state.facts().declarer
        assert match.phase in (Phase.DEAL, Phase.PAY, Phase.OVER)
        if game is pariah.GAME:
            assert state.scores() == tuple(simulated.points(seat) for seat in range(players))


@every_game
def test_simulated_players_look_at_no_hidden_card(game: Game, players: int) -> None:
    """Choices stay the same when opponents' face-down cards and the stock are dealt anew."""
    for seed in range(30):
        rng = random.Random(seed)
        match = dealt(game, players, seed)
        simulated = simulated_round(match.state, TABLES[game.name])
        for _ in range(rng.randrange(6)):
            card = simulated.stock[simulated.top]
            simulated.top += 1
            assert simulated.use(simulated.greedy_use(card), card)
            assert simulated.end_turn(declares=rng.random() < 0.1)
            if simulated.next_seat[simulated.turn] == simulated.declarer:
                break
        hidden = [coop for coop in range(4 * players) if coop >> 2 != simulated.turn]
        card, rest = simulated.stock[simulated.top], list(simulated.stock[simulated.top + 1 :])
        other = simulated.copy()
        cards = [simulated.down[coop] for coop in hidden] + rest
        rng.shuffle(cards)
        for coop in hidden:
            other.down[coop] = cards.pop()
        other.stock = [*simulated.stock[: simulated.top + 1], *cards]
        assert other.gains(card) == simulated.gains(card)


@every_game
def test_a_card_that_leaves_a_coop_invalid_deceives_no_simulated_player(
    game: Game, players: int
) -> None:
    signalled = 0
    for seed in range(30):
        simulated = simulated_round(dealt(game, players, seed).state, TABLES[game.name])
        card = simulated.stock[0]
        for offset in range(4):
            after, coop = simulated.copy(), 4 * simulated.turn + offset
            after.use(offset, card)
            signals = after.tables.valid[after.up[coop]][card]
            assert after.signalled_under[coop] == (after.up[coop] if signals else UNKNOWN)
            signalled += signals
    assert 20 < signalled < 100


@every_game
def test_the_greedy_use_has_the_greatest_gain(game: Game, players: int) -> None:
    uses = set()
    for seed in range(40):
        simulated = simulated_round(dealt(game, players, seed).state, TABLES[game.name])
        for card in simulated.stock[:30]:
            gain, use = max(simulated.gains(card), default=(0.0, USE_DISCARD))
            uses.add(use if gain > MIN_GAIN else USE_DISCARD)
            assert simulated.greedy_use(card) == (use if gain > MIN_GAIN else USE_DISCARD)
            simulated.use(simulated.greedy_use(card), card)
            simulated.end_turn(declares=False)
    assert {0, 1, 2, 3, USE_DISCARD} < uses


@every_game
def test_a_rollout_comes_to_the_end_of_the_round(game: Game, players: int) -> None:
    declared = 0
    for seed in range(30):
        simulated = simulated_round(dealt(game, players, seed).state, TABLES[game.name])
        simulated.play_out()
        declared += simulated.declarer is not None
        assert simulated.declarer is not None or simulated.top == len(simulated.stock)
    assert declared > 20
