"""What moves of Soy are worth beside each other, for reviews: `soiree.core.reviews.Price`.

A bid is priced against an opponent who mixes bids as is best against somebody who does the same. So
all bids of one's own best mixture come to about the same, and none of them is a mistake. There are
no points.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from soiree.core.cards import Mask, mask_of
from soiree.core.entries import Move
from soiree.core.players import never
from soiree.core.reviews import Priced
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soy.ai.belief import Particle, merged, particle_filter, resample, with_own_hand
from soiree.games.soy.ai.bidding import BiddingGame
from soiree.games.soy.ai.levels import HARD, discard_chances, take_chances
from soiree.games.soy.ai.rounds import Round, rounds_of
from soiree.games.soy.ai.value import ValueFunction
from soiree.games.soy.facts import Phase, SoyFacts
from soiree.games.soy.zones import Kind

BATCH = 20
"""For so many samples, bids are tried once against a few hands of the opponent. As these hands are
bid against each other, only batches of them are independent."""


def price(view: View, moves: Sequence[Move], rng: random.Random, samples: int) -> Sequence[Priced]:
    """The moves, against so many hands that the opponent may hold."""
    rounds, size = rounds_of(view), int(view.options["hand_size"])
    own = Particle(mask_of(view.faces(Kind.HAND, view.seat)), 0, 1.0)
    own.discarded = mask_of(view.faces(Kind.DISCARD, view.seat))
    value = ValueFunction(len(view.cards(Kind.STOCK)) // 2, size)

    def hands(seat: Seat, elsewhere: Mask, count: int) -> list[Particle]:
        found = particle_filter(rounds, seat, size, elsewhere, rng, count, True, never)
        return resample(found, count, rng)

    phase = SoyFacts.of(view).phase
    if phase is Phase.BID:
        theirs = hands(1 - view.seat, own.cards, samples // 2)
        mine = hands(view.seat, 0, samples // 4)
        found = [
            _bids(own, mine, theirs, rounds[-1], value, rng)
            for _ in range(max(2, samples // BATCH))
        ]
        places = [view.legal.index(move) for move in moves]
        rows = [[chances[place] for place in places] for chances in found]
    else:
        chances = discard_chances if phase is Phase.DISCARD else take_chances
        rows = [
            chances(moves, rounds[-1], own, [Particle(each.hand, each.discarded, 1.0)], value)
            for each in hands(1 - view.seat, own.cards, samples)
        ]
    return [
        Priced(move, list(each)) for move, each in zip(moves, zip(*rows, strict=True), strict=True)
    ]


def _bids(
    own: Particle,
    mine: Sequence[Particle],
    theirs: Sequence[Particle],
    now: Round,
    value: ValueFunction,
    rng: random.Random,
) -> Sequence[float]:
    """The chance to win with each card of one's hand, in one batch of hands."""
    game = BiddingGame(
        with_own_hand(own, _some(mine, HARD.my_hands - 1, rng)),
        _some(theirs, HARD.their_hands, rng),
        now,
        value,
    )
    strategy = game.solve(HARD.iterations, never)
    assert strategy is not None
    return strategy.win_chances


def _some(particles: Sequence[Particle], count: int, rng: random.Random) -> list[Particle]:
    """A few of them, with their weights."""
    return merged(resample(rng.sample(particles, len(particles)), count, rng))
