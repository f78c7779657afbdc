"""The chance of each seat of Soda to win, all cards being open: `soiree.core.reviews.Appraise`.

The round is played on to its end with the cards as they lie, by a fast policy that is the same for
all. What comes after it is estimated from the scores.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from soiree.core.cards import DECK, RANKS, Rank, rank_of
from soiree.core.states import State
from soiree.core.zones import Seat
from soiree.games.soda.ai.parameters import STAKES
from soiree.games.soda.ai.policy import EMPTY_ROW, heuristic_policy
from soiree.games.soda.ai.rollout import (
    LAST_STAKE,
    SOFTMAX,
    PublicState,
    Sample,
    choose,
    play_hand,
)
from soiree.games.soda.facts import SodaFacts
from soiree.games.soda.rules import FULL_HAND, ROUNDS
from soiree.games.soda.zones import Kind


def appraise(state: State, rng: random.Random) -> Sequence[float]:
    """By one rollout of the round in progress; between rounds, by the scores alone."""
    state = state.copy()
    while pending := state.chance():
        if pending.kind != "deck" or pending.count == len(DECK):
            return _between_rounds(state)
        state.deal(pending.draw(rng))  # discards are shuffled (SDA-8)
    return _rest_of_round(state, rng)


def _between_rounds(state: State) -> list[float]:
    facts = state.facts()
    assert isinstance(facts, SodaFacts)
    public = _public(state, 0, LAST_STAKE, EMPTY_ROW, 0, facts.round)
    return public.win_chances([0.0] * state.seats, LAST_STAKE)


def _public(state: State, seat: Seat, stake: int, top: Rank, run: int, rounds: int) -> PublicState:
    """What the rollout goes by, in this hand of this round."""
    left = sum(k * k for k in STAKES if k > stake) + (ROUNDS - rounds) * sum(k * k for k in STAKES)
    totals = state.scores()
    assert totals is not None
    return PublicState(seat, state.seats, stake, top, run, totals, left)


def _rest_of_round(state: State, rng: random.Random) -> list[float]:
    facts = state.facts()
    assert isinstance(facts, SodaFacts)
    assert facts.worth is not None
    assert facts.dealer is not None
    seats, policy = state.seats, heuristic_policy(state.seats)
    cards = {pile.zone: [rank_of(card) for card in pile.cards] for pile in state.piles()}
    hands = [sorted(ranks) for zone, ranks in cards.items() if zone.kind == Kind.HAND]
    row, draw = (
        next(ranks for zone, ranks in cards.items() if zone.kind == kind)
        for kind in (Kind.ROW, Kind.DRAW)
    )
    top, run = (row[-1], 0) if row else (EMPTY_ROW, 0)
    while run < len(row) and row[-run - 1] == top:
        run += 1
    public = _public(state, facts.turn, facts.worth, top, run, facts.round)
    types, gains = [SOFTMAX] * seats, [0.0] * seats
    now = public
    while True:
        hand = hands[now.seat]
        if not hand:
            break
        choice = choose(hand, SOFTMAX, now.top, now.run, now.stake, policy, rng)
        result = play_hand(now, Sample(hands, draw, types), choice, policy, rng)
        gains[result.winner] += now.stake
        if now.stake == LAST_STAKE:
            break
        hands, draw = result.hands, draw[result.drawn :]
        draw = _fill(hands, draw, (facts.dealer + 1) % seats, rng)
        now = now._replace(seat=result.leader, stake=now.stake + 1, top=EMPTY_ROW, run=0)
    return public.win_chances(gains, LAST_STAKE)


def _fill(hands: list[list[Rank]], draw: list[Rank], first: Seat, rng: random.Random) -> list[Rank]:
    """SDA-7: one card each from this seat on, until all have five; what is left of the draw pile.

    If the pile runs out, all cards that nobody holds are shuffled (SDA-8).
    """
    drawn, seat, full = 0, first, 0
    while full < len(hands):
        hand = hands[seat]
        if len(hand) >= FULL_HAND:
            full += 1
        else:
            full = 0
            if drawn == len(draw):
                held = [rank for each in hands for rank in each]
                draw = [rank for rank in range(len(RANKS)) for _ in range(4 - held.count(rank))]
                rng.shuffle(draw)
                drawn = 0
            hand.append(draw[drawn])
            drawn += 1
        seat = (seat + 1) % len(hands)
    for hand in hands:
        hand.sort()
    return draw[drawn:]
