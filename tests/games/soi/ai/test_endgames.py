"""The end of a round of Soi as the top level plays it out in its head."""

from __future__ import annotations

import random
from functools import cache

from soiree.controller.match import Match
from soiree.core.cards import mask_of
from soiree.core.entries import Decision
from soiree.core.players import never
from soiree.games.soi import GAME
from soiree.games.soi.ai.endgames import RANKS_LEFT, Rest, better
from soiree.games.soi.ai.levels import IMPOSSIBLE, LEVELS
from soiree.games.soi.deals import HELD, laid
from soiree.games.soi.facts import SoiFacts
from soiree.games.soi.moves import ASKS, Ask
from soiree.games.soi.rules import laid_points
from tests.games.honesty import honest, play, seated, truth


@cache
def endings() -> tuple[Match, ...]:
    """Decisions late in the first round of matches."""
    found: list[Match] = []
    for seed in range(4):
        match = seated(GAME, {}, seed)
        play(match, [honest(LEVELS["middle"])] * 4, random.Random(seed), most=100)
        for number, entry in enumerate(match.entries):
            if isinstance(entry, Decision):
                before = seated(GAME, {}, seed, match.entries[:number])
                view = before.view(entry.seat)
                ranks_left = 13 - laid(view).bit_count() // 4
                if SoiFacts.of(view).round == 1 and ranks_left <= RANKS_LEFT:
                    found.append(before)
    return tuple(found)


def test_rounds_in_the_head_go_by_the_rules() -> None:
    played = 0
    for match in endings():
        (seat,) = match.deciders
        state = truth(match)
        hands = [mask_of(pile.cards) for pile in list(state.piles())[:4]]
        rest = Rest(match.view(seat)).deal(hands)
        rng = random.Random(1)
        left = 109 - sum(laid_points(mask_of(pile.cards)) for pile in list(state.piles())[4:8])
        while rest.layouts:
            assert state.deciders() == (rest.turn,)
            asked, wanted = rest.choice(rng)
            move = str(Ask(asked, wanted))
            assert state.refusal(rest.turn, move) is None
            state.play(rest.turn, move)
            rest.ask(asked, wanted)
            piles = list(state.piles())
            for rank, layout in rest.layouts.items():
                held = [mask_of(pile.cards) >> rank * 4 & 15 for pile in piles[:4]]
                assert held == list(HELD[layout])
            played += 1
        assert sum(rest.points) == left
    assert played > 100


def test_a_move_is_one_of_those_to_be_tried_and_in_a_hurry_the_first() -> None:
    other = 0
    for match in endings()[::3]:
        (seat,) = match.deciders
        view = match.view(seat)
        deals = IMPOSSIBLE.deals(view)
        moves = view.legal[:4]
        chosen = better(view, deals, moves, random.Random(1), never)
        assert chosen in moves
        assert better(view, deals, moves, random.Random(1), lambda: True) == moves[0]
        other += chosen != moves[0]
    assert other > 3


def test_a_question_that_surely_wins_is_seldom_left_for_one_that_cannot() -> None:
    better_so: list[bool] = []
    for match in endings():
        (seat,) = match.deciders
        view = match.view(seat)
        deals = IMPOSSIBLE.deals(view)
        sure = [move for move in view.legal if len(deals.layouts[ASKS[move][1] >> 2]) == 1]
        hits = [move for move in sure if deals.chance(*ASKS[move]) > 0.5]
        misses = [move for move in sure if deals.chance(*ASKS[move]) < 0.5]
        if hits and misses:
            moves = [misses[0], hits[0]]
            better_so.append(better(view, deals, moves, random.Random(2), never) == hits[0])
    assert len(better_so) > 5
    assert sum(better_so) > 0.6 * len(better_so)
