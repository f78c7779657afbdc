"""What the players of Soda believe of the hidden cards, and how they play hands out."""

from __future__ import annotations

import math
import random
from collections import Counter
from dataclasses import replace
from itertools import product
from statistics import fmean

import pytest

from soiree.controller.match import Match
from soiree.core.cards import RANKS, card, cards_in, rank_of
from soiree.core.entries import Move
from soiree.core.players import never, random_player
from soiree.core.views import View
from soiree.games.soda import GAME
from soiree.games.soda.ai.belief import FRESH, Belief
from soiree.games.soda.ai.levels import HARD, RANK
from soiree.games.soda.ai.opponent_model import ALL_MANNERS, Odds, habits
from soiree.games.soda.ai.policy import LED, NO, sense
from soiree.games.soda.ai.rollout import (
    CARELESS,
    LOOSE,
    NEEDED,
    PLAIN,
    SENSIBLE,
    Scene,
    World,
    choose,
    play_out,
)
from soiree.games.soda.deals import Deals
from soiree.games.soda.rules import imagine
from soiree.games.soda.zones import DRAW, HANDS, ROW, Kind
from tests.games.honesty import honest, play, seated
from tests.games.soda.soda_greedy import play as plain
from tests.games.soda.soda_sights import decisions, seen

every_player_count = pytest.mark.parametrize("players", [2, 4, 6])


@every_player_count
@pytest.mark.parametrize("remembers", [True, False])
def test_every_card_lies_somewhere(players: int, remembers: bool) -> None:
    for view, state in decisions(players, 1, every=7):
        belief = Belief(view, remembers=remembers, habits=habits(view))
        hands, draw = belief.draw(random.Random(1))
        open_now = (
            *view.faces(Kind.HAND, view.seat),
            *view.faces(Kind.ROW),
            *view.faces(Kind.DISCARD),
        )
        ranks = Counter([*draw, *(rank for hand in hands for rank in hand)])
        ranks.update(map(rank_of, open_now))
        assert ranks == dict.fromkeys(range(len(RANKS)), 4)
        for seat, hand in enumerate(hands):
            assert hand == sorted(hand)
            assert len(hand) == (0 if seat == view.seat else len(view.cards(Kind.HAND, seat)))
        assert state.legal(view.seat)


@every_player_count
def test_what_an_ace_showed_is_known_and_true(players: int) -> None:
    known = 0
    for view, state in decisions(players, 2, every=7):
        piles = {pile.zone: pile.cards for pile in state.piles()}
        for pile, holding in zip(piles.values(), _holdings(view, remembers=True), strict=False):
            assert set(cards_in(holding)) <= set(pile)
            known += holding.bit_count()
        assert not any(_holdings(view, remembers=False))
    assert known


def test_without_conclusions_it_is_the_belief_of_the_rules() -> None:
    """The rules' own sampler shares no code with it."""
    compared = 0
    for view, _ in decisions(3, 3, every=9):
        if len(view.events_of_round()) < 120:
            continue
        belief, deals, rng = Belief(view, remembers=True), Deals(view), _rng()
        seat, times = (view.seat + 1) % 3, 400
        ours = Counter(rank for _ in range(times) for rank in belief.draw(rng)[0][seat])
        theirs = Counter(
            rank_of(card) for _ in range(times) for card in cards_in(deals.draw(rng).hands[seat])
        )
        for rank in range(len(RANKS)):
            assert abs(ours[rank] - theirs[rank]) <= 5 * (2 * times) ** 0.5
        compared += 1
    assert compared > 3


PLAINLY: Odds = (0.0, 0.0, 1.0, 0.0)
"""How surely somebody plays plainly."""


def _held(sight: View, ranks: range, odds: Odds | None) -> float:
    """How many cards of these ranks the other player of two may be believed to hold."""
    belief = Belief(sight, remembers=True, habits=[odds] * 2 if odds else None)
    rng = _rng()
    return fmean(sum(rank in ranks for rank in belief.draw(rng)[0][0]) for _ in range(2000))


def test_a_higher_card_hints_that_lower_ones_are_missing() -> None:
    sight = seen(("4S 2S 3S 10S 9S", "5H 6H QH KH AH"), "play 4S", "play 5H", "play 10S")
    assert _held(sight, range(3, 8), PLAINLY) < 0.2 * _held(sight, range(3, 8), None)
    assert _held(sight, range(3), PLAINLY) > _held(sight, range(3), None)


def test_a_no_hints_that_what_would_have_done_is_missing() -> None:
    sight = seen(("4S 2S 3S 10S 9S", "5H 6H QH KH AH"), "play 4S", "play 6H", "no")
    assert _held(sight, range(4, 13), PLAINLY) < 0.9 * _held(sight, range(4, 13), None)
    assert _held(sight, range(4), PLAINLY) > 1.1 * _held(sight, range(4), None)


def test_a_no_with_a_card_that_would_have_done_says_nothing_of_the_others() -> None:
    """The Ace showed the 3 that the other then keeps."""
    moves = ("play 4S", "play AH", "play 2S", "play 3H")
    belief = Belief(
        seen(("4S 2S 3S 10S 9S", "3H 6H QH KH AH"), *moves, "no"),
        remembers=True,
        habits=[PLAINLY] * 2,
    )
    assert list(cards_in(belief.holdings[0].known)) == [card("3S")]
    assert all(unseen.odds == FRESH for unseen in belief.holdings[0].unseen)


def test_what_is_concluded_comes_nearer_to_the_truth() -> None:
    """By the logarithmic loss of "he can answer an 8, a 10, a Queen" with sensible players.

    Conclusions that were too strong once made the belief worse than none.
    """
    losses: dict[bool, list[float]] = {False: [], True: []}

    def look(match: Match, seat: int, rng: random.Random) -> Move:
        view = match.view(seat)
        for concludes in (False, True) if len(match.entries) % 4 == 0 else ():
            belief = Belief(view, remembers=True, habits=habits(view) if concludes else None)
            drawn = [belief.draw(random.Random(number))[0] for number in range(40)]
            for other, rank in product(set(range(4)) - {seat}, (6, 8, 10)):
                hand = map(rank_of, match.view(other).faces(Kind.HAND, other))
                can = sum(max(hands[other], default=NO) >= rank for hands in drawn)
                chance = (can + 1) / (len(drawn) + 2)
                true = max(hand, default=NO) >= rank
                losses[concludes].append(-math.log(chance if true else 1 - chance))
        return replace(HARD, worlds=0, looseness=0.01).play(view, rng, never)

    for seed in range(6):
        play(seated(GAME, {"players": 4}, seed), [look] * 4, _rng(), most=100_000)
    assert fmean(losses[True]) < fmean(losses[False]) - 0.01


def test_everybody_is_taken_for_what_he_is() -> None:
    players = {
        SENSIBLE: replace(HARD, worlds=0, looseness=0.01).play,
        PLAIN: plain,
        CARELESS: random_player,
    }
    manners = [PLAIN, CARELESS, SENSIBLE, PLAIN]
    match = seated(GAME, {"players": 4}, seed=1)
    play(match, [honest(players[manner]) for manner in manners], _rng(), most=100_000)
    odds = habits(match.view(0))
    assert [ALL_MANNERS[each.index(max(each))] for each in odds] == manners


def test_loose_players_are_mostly_taken_for_such() -> None:
    loose, odds = honest(replace(HARD, worlds=0, looseness=1.0).play), list[Odds]()
    for seed in range(6):
        match = seated(GAME, {"players": 4}, seed)
        play(match, [loose] * 4, _rng(), most=100_000)
        odds += habits(match.view(0))
    means = [fmean(each[manner] for each in odds) for manner in ALL_MANNERS]
    assert ALL_MANNERS[means.index(max(means))] == LOOSE
    assert max(means) > 0.45


def test_who_plays_loosely_makes_a_softmax_of_what_he_feels() -> None:
    rng, hand, feeling = _rng(), [3, 5, 5, 9, 12], sense(4)
    felt = {NO: 0.0, **dict(feeling.weigh(hand, 4, 1, 6))}
    total = sum(map(math.exp, felt.values()))
    answers = Counter(choose(hand, LOOSE, 4, 1, 6, feeling, rng) for _ in range(4000))
    assert set(answers) == set(felt) == {NO, 5, 9, 12}
    for answer, worth in felt.items():
        assert answers[answer] / 4000 == pytest.approx(math.exp(worth) / total, abs=0.03)
    led = Counter(choose(hand, LOOSE, LED, 0, 6, feeling, rng) for _ in range(100))
    assert NO not in led


@every_player_count
def test_a_hand_is_played_out_as_the_rules_have_it(players: int) -> None:
    """The same choices in the same deal, by the rules: the same winner and leader."""
    for (view, _), luck in product(decisions(players, 4, every=7), range(5)):
        state = imagine(view, random.Random(luck))
        piles = {pile.zone: pile.cards for pile in state.piles()}
        hands = [sorted(map(rank_of, piles[HANDS[seat]])) for seat in range(players)]
        draw = [rank_of(card) for card in piles[DRAW]]
        scene, feeling = Scene.of(view), sense(players)
        if len(draw) < NEEDED or scene.stake == 10:
            continue
        choice = feeling.choice(hands[view.seat], scene.top, scene.run, scene.stake)
        world = World(hands, draw, [SENSIBLE] * players)
        outcome = play_out(scene, world, choice, feeling, _rng())
        won = state.facts().won
        while state.facts().won == won:
            (seat,) = state.deciders()
            piles = {pile.zone: pile.cards for pile in state.piles()}
            row = [rank_of(card) for card in piles[ROW]]
            hand = sorted(map(rank_of, piles[HANDS[seat]]))
            run = next((n for n, rank in enumerate(reversed(row)) if rank != row[-1]), len(row))
            choice = feeling.choice(hand, row[-1] if row else NO, run, scene.stake)
            ranks = {RANK[move]: move for move in state.legal(seat)}
            state.play(seat, ranks[choice])
        assert state.facts().won[-1] == outcome.winner
        assert state.facts().turn == outcome.leader


def test_a_run_brings_one_card_then_two_then_three() -> None:
    scene = Scene(0, 2, 6, LED, 0, (0, 0), 384)
    world = World([[8, 8], [8, 8]], [0, 1, 2, 3, 4, 5, 6], [PLAIN, PLAIN])
    outcome = play_out(scene, world, 8, sense(2), _rng())
    assert outcome == (1, 0, [[1, 2], [0, 3, 4, 5]], 6)
    assert world.hands == [[8, 8], [8, 8]]


def _holdings(view: View, *, remembers: bool) -> list[int]:
    belief = Belief(view, remembers=remembers)
    return [holding.known for holding in belief.holdings]


def _rng() -> random.Random:
    return random.Random(1)
