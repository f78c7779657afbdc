"""Matches and rounds of Soda with the present policy, for the fit of its parameters."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate
from statistics import fmean
from typing import NamedTuple

from soiree.controller.match.authority import Match
from soiree.core.cards import ACE, RANKS, Rank, rank_of
from soiree.core.entries import Move
from soiree.core.players import random_player
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soda import GAME
from soiree.games.soda.ai.belief import Belief
from soiree.games.soda.ai.levels import DRAWS_PER_HAND, RANK, heuristic_values
from soiree.games.soda.ai.parameters import STAKES
from soiree.games.soda.ai.policy import EMPTY_ROW, NO, heuristic_policy
from soiree.games.soda.ai.rollout import (
    HEURISTIC,
    LOWEST,
    UNIFORM,
    PublicState,
    Sample,
    choose,
    play_hand,
)
from soiree.games.soda.rules import FULL_HAND
from soiree.games.soda.zones import Kind
from tests.bench.least_squares import Row, product
from tests.games.honesty import honest, play, seated
from tests.games.soda.soda_greedy import play as lowest_player

MIX = {HEURISTIC: 0.4, LOWEST: 0.25, UNIFORM: 0.35}
"""The shares of the types of the other players."""

TRIED, AT_RANDOM = 0.5, 0.15
"""The share of the decisions that are tried out, and of random ones, for unusual hands."""

SIZES = {"FOLLOW": 13, "FOLLOW_PER_POINT": 13, "ACE_ON": 12, "PAIRS": 3}
SIZES |= {"LEAD": 13, "LEAD_PER_POINT": 13, "KEPT": 6}
"""The number of parameters in a row of each table. A fit has the columns of all tables in order."""

FIRST = dict(zip(SIZES, accumulate(SIZES.values(), initial=0), strict=False))
"""The first column of each table."""


class Trial(NamedTuple):
    """A decision: the features and the gain of each choice."""

    rows: list[Row]
    gains: list[float]

    def gained(self, parameters: Sequence[float]) -> float:
        """Return the gain of the choice by these parameters, less the mean gain of all choices."""
        values = [product(row, parameters) for row in self.rows]
        return self.gains[values.index(max(values))] - fmean(self.gains)


def tried_in_match(seats: int, deals: int, rng: random.Random) -> list[Trial]:
    """Return decisions of one player in a match, among others of all types."""
    hero = rng.randrange(seats)
    types = rng.choices(list(MIX), list(MIX.values()), k=seats)
    types[hero] = HEURISTIC
    trials = []

    def by_policy(match: Match, seat: Seat, rng: random.Random) -> Move:
        view = match.view(seat)
        values = list(heuristic_values(view))
        if seat == hero and len(values) > 1:
            if rng.random() < TRIED:
                trials.append(tried(view, [RANK[move] for move in values], types, deals, rng))
            if rng.random() < AT_RANDOM:
                return rng.choice(values)
        return values[0]

    choosers = {HEURISTIC: by_policy, LOWEST: honest(lowest_player), UNIFORM: honest(random_player)}
    match = seated(GAME, {"players": seats}, rng.getrandbits(32))
    play(match, [choosers[each] for each in types], rng, most=100_000)
    return trials


def tried(
    view: View, choices: Sequence[Rank], types: list[int], deals: int, rng: random.Random
) -> Trial:
    """Return the mean gains of the choices until the end of the round, in the same deals."""
    public, belief = PublicState.of(view), Belief(view, remembers=False)
    own = sorted(rank_of(card) for card in view.faces(Kind.HAND, view.seat))
    gains = [0.0] * len(choices)
    for _ in range(deals):
        hands, draw = belief.draw(rng)
        hands[view.seat] = own
        rng.shuffle(draw)
        sample, seed = Sample(hands, draw, types), rng.getrandbits(64)
        for place, choice in enumerate(choices):
            won = [0.0] * public.seats
            for now, _, winner in rest_of_round(public, sample, choice, random.Random(seed)):
                won[winner] += now.stake
            gains[place] += public.lead(won) / deals
    return Trial([features(public, own, choice) for choice in choices], gains)


def round_of(seats: int, rng: random.Random) -> list[tuple[PublicState, Sample, Seat]]:
    """Play a round of heuristic players; the result is like that of `rest_of_round`."""
    hands: list[list[Rank]] = [[] for _ in range(seats)]
    sample = Sample(hands, fill(hands, [], rng), [HEURISTIC] * seats)
    public = PublicState(0, seats, STAKES[0], EMPTY_ROW, 0, (0,) * seats, 0)
    choice = heuristic_policy(seats, public.stake).best(hands[0], EMPTY_ROW, 0)
    return list(rest_of_round(public, sample, choice, rng))


def rest_of_round(
    public: PublicState, sample: Sample, choice: Rank, rng: random.Random
) -> Iterator[tuple[PublicState, Sample, Seat]]:
    """Yield the hands from a choice to the end of the round: the start of each, and its winner."""
    while True:
        result = play_hand(public, sample, choice, rng)
        yield public, sample, result.winner
        if public.stake == STAKES[-1]:
            return
        seat, stake, hands = result.leader, public.stake + 1, result.hands
        sample = sample._replace(hands=hands, draw=fill(hands, sample.draw[result.drawn :], rng))
        public = public._replace(seat=seat, stake=stake, top=EMPTY_ROW, run=0)
        policy = heuristic_policy(public.seats, stake)
        choice = choose(hands[seat], sample.types[seat], EMPTY_ROW, 0, policy, rng)


def fill(hands: list[list[Rank]], draw: list[Rank], rng: random.Random) -> list[Rank]:
    """Fill the hands (SDA-7, SDA-8), and return the rest of the draw pile."""
    for hand in hands:
        if len(draw) < FULL_HAND + DRAWS_PER_HAND:
            held = Counter(rank for cards in (*hands, draw) for rank in cards)
            discards = [rank for rank in range(len(RANKS)) for _ in range(4 - held[rank])]
            draw = draw + rng.sample(discards, len(discards))
        missing = max(0, FULL_HAND - len(hand))
        hand.extend(draw[:missing])
        hand.sort()
        draw = draw[missing:]
    return draw


def features(public: PublicState, hand: Sequence[Rank], choice: Rank) -> Row:
    """Return the features of a choice, by the column of their parameter (`HeuristicPolicy`)."""
    if choice == NO:
        return {}
    is_led, more = public.top == EMPTY_ROW, public.stake - 6
    table = "LEAD" if is_led else "FOLLOW"
    row = {FIRST[table] + choice: 1.0, FIRST[f"{table}_PER_POINT"] + choice: more}
    if choice == ACE:
        return row if is_led else row | {FIRST["ACE_ON"] + public.top: 1.0}
    kept, rest = FIRST["KEPT"] + 3 * is_led, list(hand)
    rest.remove(choice)
    if choice == public.top:
        row[FIRST["PAIRS"] + public.run - 1] = 1.0
    if any(choice <= rank < ACE for rank in rest):
        row[kept] = 1.0
    if ACE in rest:
        row |= {kept + 1: 1.0, kept + 2: more}
    return row
