"""Hands of Soda played on quickly, in a world that may be, and how all stand then.

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
from soiree.games.soda.ai.parameters import STAKES
from soiree.games.soda.ai.policy import LED, NO, Sense
from soiree.games.soda.ai.value import prices
from soiree.games.soda.facts import SodaFacts
from soiree.games.soda.rules import FULL_HAND, ROUNDS
from soiree.games.soda.zones import Kind

LAST_STAKE = STAKES[-1]

SENSIBLE, LOOSE, PLAIN, CARELESS = range(4)
"""How somebody plays on: by `Sense`, mostly so, always the lowest card, or at random."""

WHIMS = [-math.log(-math.log((place + 0.5) / 1024)) for place in range(1024)]
"""What who plays loosely feels besides, in points: Gumbel's distribution, which makes his choices a
softmax of what he feels."""

NEEDED = 8
"""Cards that a hand and the filling for the next one seldom take more of from the draw pile."""

SWING = 1.6
"""How wide the standing is still open, in points for the root of the squares of all stakes left, by
the number of players: fitted to who won in matches of two to six of equal strength."""


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
        """A world with these draw pile and discards in any order, the ones after the others."""
        rng.shuffle(draw)
        if len(draw) < NEEDED * len(STAKES):
            draw += rng.sample(discards, len(discards))
        return cls(hands, draw, manners)


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
        facts = SodaFacts.of(view)
        stake = facts.worth
        assert stake is not None
        assert view.scores is not None
        row = [rank_of(card) for card in view.faces(Kind.ROW)]
        later = sum(k * k for k in STAKES if k > stake)
        later += (ROUNDS - facts.round) * sum(k * k for k in STAKES)
        top, run = (row[-1], 0) if row else (LED, 0)
        while run < len(row) and row[-run - 1] == top:
            run += 1
        return cls(view.seat, view.seats, stake, top, run, view.scores, later)

    def lead(self, gains: list[float]) -> float:
        """By how much this seat gains more than the others do on average."""
        own = gains[self.seat]
        return own - (sum(gains) - own) / (self.seats - 1)

    def chance(self, gains: list[float], stake: int) -> float:
        """Of this seat to win the match, if the seats gain so much beyond what is usual.

        Args:
            stake: of the last hand that was played to its end.
        """
        ends = [total + gain for total, gain in zip(self.totals, gains, strict=True)]
        best = max(ends)
        later = self.later - sum(k * k for k in range(self.stake + 1, stake + 1))
        if not later:
            return 1 / ends.count(best) if ends[self.seat] == best else 0.0
        width = SWING / self.seats * math.sqrt(later)
        shares = [math.exp((end - best) / width) for end in ends]
        return shares[self.seat] / sum(shares)


class Outcome(NamedTuple):
    """How a hand ended: who won its card, who leads next, what all hold, how many were drawn."""

    winner: Seat
    leader: Seat
    hands: list[list[Rank]]
    drawn: int


class Course(NamedTuple):
    """What came of a move.

    Attributes:
        winner: of the hand in which it was made.
        stake: of the last hand that was played.
        gains: of each seat, in points: what it won, and what its cards are worth in the hands to
            come. Nothing is kept from one round to the next.
    """

    winner: Seat
    stake: int
    gains: list[float]


def play_on(
    scene: Scene, world: World, choice: Rank, sense: Sense, rng: random.Random, ahead: int
) -> Course:
    """Play a card, or `NO`, and let all play on for so many hands after this one."""
    outcome = play_out(scene, world, choice, sense, rng)
    winner, seats, stake = outcome.winner, scene.seats, scene.stake
    won = [0.0] * seats
    won[winner] += stake
    while ahead and stake < LAST_STAKE:
        ahead, stake = ahead - 1, stake + 1
        hands, drawn = outcome.hands, outcome.drawn
        for hand in hands:
            missing = FULL_HAND - len(hand)
            if missing > 0:
                hand.extend(world.draw[drawn : drawn + missing])
                hand.sort()
                drawn += missing
        seat = outcome.leader
        if not hands[seat]:
            break  # no cards were left to imagine
        lead = Scene(seat, seats, stake, LED, 0, scene.totals, scene.later)
        world = World(hands, world.draw[drawn:], world.manners)
        choice = choose(hands[seat], world.manners[seat], LED, 0, stake, sense, rng)
        outcome = play_out(lead, world, choice, sense, rng)
        won[outcome.winner] += stake
    if stake < LAST_STAKE:
        kept = prices(seats).of(outcome.hands, outcome.leader, stake + 1)
        won = [one + other for one, other in zip(won, kept, strict=True)]
    return Course(winner, stake, won)


def play_out(scene: Scene, world: World, choice: Rank, sense: Sense, rng: random.Random) -> Outcome:
    """Play a card, or `NO`, and let all play on until the hand ends (SDA-3 to SDA-6)."""
    seats, seat, top, run = scene.seats, scene.seat, scene.top, scene.run
    hands, drawn = [hand[:] for hand in world.hands], 0
    while True:
        if choice == NO:
            return Outcome((seat - 1) % seats, seat, hands, drawn)
        hands[seat].remove(choice)
        if choice == ACE:
            if top != LED:
                hands = [
                    hand if other == seat else hand[: bisect_right(hand, top)]
                    for other, hand in enumerate(hands)
                ]
            return Outcome(seat, (seat + 1) % seats, hands, drawn)
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
        else:
            choice = choose(hand, world.manners[seat], top, run, scene.stake, sense, rng)


def choose(
    hand: list[Rank],
    manner: int,
    top: Rank,
    run: int,
    stake: int,
    sense: Sense,
    rng: random.Random,
) -> Rank:
    """What somebody plays who can."""
    if manner == SENSIBLE:
        return sense.choice(hand, top, run, stake)
    if manner == LOOSE:
        felt = sense.weigh(hand, top, run, stake)
        return _at_a_whim(felt if top == LED else [(NO, 0.0), *felt], rng)
    playable = hand[bisect_left(hand, top) :]
    if manner == CARELESS:
        place = int(rng.random() * (len(playable) + (top != LED)))
        return playable[place] if place < len(playable) else NO
    highest = JACK if stake < 4 else KING if stake < 7 else ACE
    return playable[0] if top == LED or playable[0] <= highest else NO


def _at_a_whim(felt: list[tuple[Rank, float]], rng: random.Random) -> Rank:
    best, most = NO, -math.inf
    for rank, worth in felt:
        wish = worth + WHIMS[int(rng.random() * len(WHIMS))]
        if wish > most:
            best, most = rank, wish
    return best
