"""Matches and rounds of Soda from which its figures are fitted, played as its players feel now."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate
from statistics import fmean
from typing import NamedTuple

from soiree.controller.match import Match
from soiree.core.cards import ACE, RANKS, Rank, rank_of
from soiree.core.entries import Move
from soiree.core.players import random_player
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soda import GAME
from soiree.games.soda.ai.belief import Belief
from soiree.games.soda.ai.levels import RANK, by_feeling
from soiree.games.soda.ai.parameters import STAKES
from soiree.games.soda.ai.policy import LED, NO, sense
from soiree.games.soda.ai.rollout import (
    CARELESS,
    NEEDED,
    PLAIN,
    SENSIBLE,
    Scene,
    World,
    choose,
    play_out,
)
from soiree.games.soda.rules import FULL_HAND
from soiree.games.soda.zones import Kind
from tests.bench.least_squares import Row, product
from tests.games.honesty import honest, play, seated
from tests.games.soda.soda_greedy import play as plain_player

MIX = {SENSIBLE: 0.4, PLAIN: 0.25, CARELESS: 0.35}
"""How many of the others play in each manner."""

TRIED, ASTRAY = 0.5, 0.15
"""Of the decisions, how many are tried out, and how many go astray, so that odd hands are met."""

SIZES = {"FOLLOW": 13, "FOLLOW_A_POINT": 13, "ACE_ON": 12, "PAIRS": 3}
SIZES |= {"LEAD": 13, "LEAD_A_POINT": 13, "LEFT": 6}
"""How many figures a row of each table has. In the columns of a fit one table follows the other."""

FIRST = dict(zip(SIZES, accumulate(SIZES.values(), initial=0), strict=False))
"""The first column of each table."""


class Trial(NamedTuple):
    """A decision: what the feeling looks at in each choice, and what each gained."""

    rows: list[Row]
    gains: list[float]

    def gained(self, figures: Sequence[float]) -> float:
        """What the choice by these figures gained beyond the mean of all choices."""
        felt = [product(row, figures) for row in self.rows]
        return self.gains[felt.index(max(felt))] - fmean(self.gains)


def tried_in_match(seats: int, deals: int, rng: random.Random) -> list[Trial]:
    """Decisions of one player in a match, among others of all manners."""
    hero = rng.randrange(seats)
    manners = rng.choices(list(MIX), list(MIX.values()), k=seats)
    manners[hero] = SENSIBLE
    trials = []

    def by_sense(match: Match, seat: Seat, rng: random.Random) -> Move:
        view = match.view(seat)
        felt = list(by_feeling(view))
        if seat == hero and len(felt) > 1:
            if rng.random() < TRIED:
                trials.append(tried(view, [RANK[move] for move in felt], manners, deals, rng))
            if rng.random() < ASTRAY:
                return rng.choice(felt)
        return felt[0]

    choosers = {SENSIBLE: by_sense, PLAIN: honest(plain_player), CARELESS: honest(random_player)}
    match = seated(GAME, {"players": seats}, rng.getrandbits(32))
    play(match, [choosers[manner] for manner in manners], rng, most=100_000)
    return trials


def tried(
    view: View, choices: Sequence[Rank], manners: list[int], deals: int, rng: random.Random
) -> Trial:
    """What the choices gain on average until the round ends, in the same deals."""
    scene, belief = Scene.of(view), Belief(view, remembers=False)
    own = sorted(rank_of(card) for card in view.faces(Kind.HAND, view.seat))
    gains = [0.0] * len(choices)
    for _ in range(deals):
        hands, draw = belief.draw(rng)
        hands[view.seat] = own
        world, luck = World.of(hands, draw, [], manners, rng), rng.getrandbits(64)
        for place, choice in enumerate(choices):
            won = [0.0] * scene.seats
            for now, _, winner in rest_of_round(scene, world, choice, random.Random(luck)):
                won[winner] += now.stake
            gains[place] += scene.lead(won) / deals
    return Trial([traits(scene, own, choice) for choice in choices], gains)


def round_of(seats: int, rng: random.Random) -> list[tuple[Scene, World, Seat]]:
    """A round of players who all go by their feeling; as `rest_of_round`."""
    hands: list[list[Rank]] = [[] for _ in range(seats)]
    world = World(hands, fill(hands, [], rng), [SENSIBLE] * seats)
    scene = Scene(0, seats, STAKES[0], LED, 0, (0,) * seats, 0)
    choice = sense(seats).choice(hands[0], LED, 0, scene.stake)
    return list(rest_of_round(scene, world, choice, rng))


def rest_of_round(
    scene: Scene, world: World, choice: Rank, rng: random.Random
) -> Iterator[tuple[Scene, World, Seat]]:
    """The hands from a choice to the end of the round: how each began, and who won it."""
    feeling = sense(scene.seats)
    while True:
        outcome = play_out(scene, world, choice, feeling, rng)
        yield scene, world, outcome.winner
        if scene.stake == STAKES[-1]:
            return
        seat, stake, hands = outcome.leader, scene.stake + 1, outcome.hands
        world = world._replace(hands=hands, draw=fill(hands, world.draw[outcome.drawn :], rng))
        scene = scene._replace(seat=seat, stake=stake, top=LED, run=0)
        choice = choose(hands[seat], world.manners[seat], LED, 0, stake, feeling, rng)


def fill(hands: list[list[Rank]], draw: list[Rank], rng: random.Random) -> list[Rank]:
    """Fill the hands (SDA-7, SDA-8), and return what is left to draw."""
    for hand in hands:
        if len(draw) < FULL_HAND + NEEDED:
            held = Counter(rank for cards in (*hands, draw) for rank in cards)
            discards = [rank for rank in range(len(RANKS)) for _ in range(4 - held[rank])]
            draw = draw + rng.sample(discards, len(discards))
        missing = max(0, FULL_HAND - len(hand))
        hand.extend(draw[:missing])
        hand.sort()
        draw = draw[missing:]
    return draw


def traits(scene: Scene, hand: Sequence[Rank], choice: Rank) -> Row:
    """What the feeling looks at in a choice, by the column of its figure (`soda_sense.Sense`)."""
    if choice == NO:
        return {}
    is_led, more = scene.top == LED, scene.stake - 6
    table = "LEAD" if is_led else "FOLLOW"
    row = {FIRST[table] + choice: 1.0, FIRST[f"{table}_A_POINT"] + choice: more}
    if choice == ACE:
        return row if is_led else row | {FIRST["ACE_ON"] + scene.top: 1.0}
    left, rest = FIRST["LEFT"] + 3 * is_led, list(hand)
    rest.remove(choice)
    if choice == scene.top:
        row[FIRST["PAIRS"] + scene.run - 1] = 1.0
    if any(choice <= rank < ACE for rank in rest):
        row[left] = 1.0
    if ACE in rest:
        row |= {left + 1: 1.0, left + 2: more}
    return row
