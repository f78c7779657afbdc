"""A hand of Soda played quickly to its end, in a world that may be, and how all stand then.

Suits do not matter in play: a hand is a sorted list of ranks. Those who play on know their own
hands and what lies open, and nothing else.
"""

from __future__ import annotations

import math
import random
from bisect import bisect_left, bisect_right
from typing import NamedTuple, Self

from soiree.core.cards import ACE, JACK, KING, Rank, rank_of
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.players.soda_figures import STAKES
from soiree.players.soda_sense import LED, NO, Sense
from soiree.players.soda_value import prices
from soiree.rules.soda import ROUNDS

LAST_STAKE = STAKES[-1]

SENSIBLE, PLAIN, CARELESS = range(3)
"""How somebody plays on: by `Sense`, always the lowest card, or at random."""

NEEDED = 7
"""Cards of the draw pile that are imagined: the runs of a hand bring more in one of hundreds."""

SWING = 0.7
"""How wide the standing is still open, in points for the root of the squares of all stakes left."""


class World(NamedTuple):
    """What is hidden, as it may be.

    Attributes:
        hands: the ranks that each seat holds, sorted.
        draw: those that come next from the draw pile, in order.
        manners: how each seat plays on.
    """

    hands: list[list[Rank]]
    draw: list[Rank]
    manners: list[int]

    @classmethod
    def of(
        cls,
        hands: list[list[Rank]],
        draw: list[Rank],
        discards: list[Rank],
        manners: list[int],
        rng: random.Random,
    ) -> Self:
        """A world with the draw pile still in no order, and what follows it by SDA-8 behind it."""
        top = rng.sample(draw, min(len(draw), NEEDED))
        if len(top) < NEEDED:
            top += rng.sample(discards, min(len(discards), NEEDED - len(top)))
        return cls(hands, top, manners)


class Scene(NamedTuple):
    """What lies open when a player of Soda decides.

    Attributes:
        top: the rank to be reached, or `LED`.
        run: how many cards of that rank end the row.
        totals: the points of each seat.
        later: the squares of the stakes of all hands after this one, added up.
    """

    seat: Seat
    seats: int
    stake: int
    top: Rank
    run: int
    totals: tuple[int, ...]
    later: int

    @classmethod
    def of(cls, view: View) -> Self:
        stake, number = view.facts["worth"], view.facts["round"]
        assert isinstance(stake, int)
        assert isinstance(number, int)
        assert view.scores is not None
        row = [rank_of(card) for card in view.faces("row")]
        later = sum(k * k for k in STAKES if k > stake)
        later += (ROUNDS - number) * sum(k * k for k in STAKES)
        top, run = (row[-1], 0) if row else (LED, 0)
        while run < len(row) and row[-run - 1] == top:
            run += 1
        return cls(view.seat, view.seats, stake, top, run, view.scores, later)

    def lead(self, gains: list[float]) -> float:
        """By how much this seat gains more than the others do on average."""
        own = gains[self.seat]
        return own - (sum(gains) - own) / (self.seats - 1)

    def chance(self, gains: list[float]) -> float:
        """Of this seat to win the match, if the seats gain so much beyond what is usual."""
        ends = [total + gain for total, gain in zip(self.totals, gains, strict=True)]
        best = max(ends)
        if not self.later:
            return 1 / ends.count(best) if ends[self.seat] == best else 0.0
        width = SWING * math.sqrt(self.later)
        shares = [math.exp((end - best) / width) for end in ends]
        return shares[self.seat] / sum(shares)


class Outcome(NamedTuple):
    """How a hand ended: who won its card, who leads next, and what all hold then."""

    winner: Seat
    leader: Seat
    hands: list[list[Rank]]

    def gains(self, scene: Scene) -> list[float]:
        """Of each seat, in points: what it won, and what its cards are worth in the hands to come.

        Nothing is kept from one round to the next.
        """
        if scene.stake == LAST_STAKE:
            gains = [0.0] * scene.seats
        else:
            gains = prices(scene.seats).of(self.hands, self.leader, scene.stake + 1)
        gains[self.winner] += scene.stake
        return gains


def play_out(scene: Scene, world: World, choice: Rank, sense: Sense, rng: random.Random) -> Outcome:
    """Play a card, or `NO`, and let all play on until the hand ends (SDA-3 to SDA-6)."""
    seats, seat, top, run = scene.seats, scene.seat, scene.top, scene.run
    hands, drawn = [hand[:] for hand in world.hands], 0
    while True:
        if choice == NO:
            return Outcome((seat - 1) % seats, seat, hands)
        hands[seat].remove(choice)
        if choice == ACE:
            if top != LED:
                hands = [
                    hand if other == seat else hand[: bisect_right(hand, top)]
                    for other, hand in enumerate(hands)
                ]
            return Outcome(seat, (seat + 1) % seats, hands)
        if choice == top:
            bonus = world.draw[drawn : drawn + run]
            drawn, run = drawn + run, run + 1
            hands[seat] = sorted(hands[seat] + bonus)
        else:
            top, run = choice, 1
        seat = (seat + 1) % seats
        hand = hands[seat]
        if not hand or hand[-1] < top:
            choice = NO
        elif world.manners[seat] == SENSIBLE:
            choice = sense.choice(hand, top, run, scene.stake)
        elif world.manners[seat] == PLAIN:
            choice = _plain(hand, top, scene.stake)
        else:
            choice = rng.choice([*hand[bisect_left(hand, top) :], NO])


def _plain(hand: list[Rank], top: Rank, stake: int) -> Rank:
    """The lowest card that will do, unless it is high and little is at stake."""
    lowest = hand[bisect_left(hand, top)]
    highest = JACK if stake < 4 else KING if stake < 7 else ACE
    return lowest if lowest <= highest else NO
