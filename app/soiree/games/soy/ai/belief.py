"""The belief about an opponent's hand at Soy: a particle filter over the public events.

A particle is a hand that is dealt at random and played through the match. The hand makes the bids
of the opponent. Each discard is one that a good player might make, of cards that the opponent did
not bid later. A hand that makes the bids unlikely gets a small weight, but never 0: nobody knows
how the opponent plays. A player who has not called Soy had no hand of one suit (SOY-8).
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from typing import Self

from msgspec import Struct

from soiree.core.cards import SUITED, Card, Mask, cards_in, mask_of
from soiree.core.players import Stop, never
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soy.ai.hands import ACE_RANK, after_each_discard, dot, hand_values
from soiree.games.soy.ai.parameters import BID_WEIGHTS
from soiree.games.soy.ai.rounds import PRIZE_SIZE, Round, rounds_of
from soiree.games.soy.rules import is_soy
from soiree.games.soy.zones import Kind

RANDOM_BIDS = 0.05
"""The assumed share of random bids."""

LATER_BIDS = 0.45
"""The inverse temperature of the bids after a tie, relative to the first ones: less is at stake."""

RANDOM_DISCARDS = 0.01
"""The assumed share of random discards."""

SOY_VALUE = 100.0
"""The value of a hand of one suit, above all others, in the unit of `hand_values`."""


class Particle(Struct):
    """A hand that a player may hold.

    Attributes:
        hand: the present hand.
        discarded: all discards of the player.
        weight: the probability of the hand among all particles.
    """

    hand: Mask
    discarded: Mask
    weight: float

    @property
    def cards(self) -> Mask:
        """The hand and the discards."""
        return self.hand | self.discarded


def own_hand(view: View) -> Particle:
    """The hand of the view's seat, as a certain particle."""
    hand, discards = view.faces(Kind.HAND, view.seat), view.faces(Kind.DISCARD, view.seat)
    return Particle(mask_of(hand), mask_of(discards), 1.0)


class ParticleFilter(Struct, frozen=True):
    """A sampler of hands that agree with the remembered rounds.

    Attributes:
        rounds: the remembered rounds, the present one last.
        size: the number of cards that each player is dealt.
        infers: True if bids weight the hands, False if bids only exclude hands.
    """

    rounds: Sequence[Round]
    size: int
    infers: bool

    @classmethod
    def of(cls, view: View, *, remembers: int | None = None, infers: bool = True) -> Self:
        """A filter over the last `remembers` rounds of a view; None for all rounds."""
        return cls(rounds_of(view, remembers), int(view.options["hand_size"]), infers)

    def sample(
        self, seat: Seat, elsewhere: Mask, count: int, rng: random.Random, stop: Stop = never
    ) -> list[Particle]:
        """Sample hands that a seat may hold.

        Args:
            elsewhere: cards known to be elsewhere, beside the cards that all players saw.
            count: the number of particles.

        Returns:
            Particles whose weights add up to 1; empty if there was no time.
        """
        kept = self._cards_kept(seat)
        dealt = kept.pop()
        unseen = tuple(cards_in(self.rounds[-1].unseen_after & ~elsewhere))
        others = self.size - dealt.bit_count()
        particles = [
            Particle(dealt | mask_of(rng.sample(unseen, others)), 0, 1.0) for _ in range(count)
        ]
        for each, keeps in zip(self.rounds, reversed(kept), strict=True):
            for particle in particles:
                if stop():
                    return []
                self._advance(particle, each, seat, keeps, rng)
            particles = _normalised(particles, rng)
        return particles

    def _cards_kept(self, seat: Seat) -> list[Mask]:
        """For each round, the cards that the seat bid later, and so cannot have discarded in it.

        The latest round comes first, and the deal last.
        """
        kept = [0]
        for each in reversed(self.rounds):
            kept.append(kept[-1] & ~each.gained[seat] | mask_of(each.bids[seat]))
        return kept

    def _advance(
        self, particle: Particle, now: Round, seat: Seat, keeps: Mask, rng: random.Random
    ) -> None:
        for number, bid in enumerate(now.bids[seat]):
            if self.infers:
                sharpness = LATER_BIDS if number else 1.0
                particle.weight *= bid_likelihood(particle.hand, bid, now.prize, sharpness)
            particle.hand &= ~(1 << bid)
        particle.hand |= now.gained[seat]
        if not now.over:
            return
        unseen = now.unseen_after & ~particle.cards
        left = after_each_discard(particle.hand)
        likelihoods = discard_likelihoods(left, unseen, self.size)
        for place, hand in enumerate(left):
            if particle.hand & ~hand & keeps or is_soy(hand):
                likelihoods[place] = 0.0
        total = sum(likelihoods)
        if not total:  # impossible, but the hand must keep the right size
            particle.weight = 0.0
            likelihoods = [float(not particle.hand & ~hand & keeps) for hand in left]
        particle.weight *= total
        (hand,) = rng.choices(left, likelihoods)
        particle.discarded |= particle.hand & ~hand
        particle.hand = hand


def bid_likelihood(hand: Mask, bid: Card, prize: Mask, sharpness: float = 1.0) -> float:
    """The probability of a bid: a softmax mixed with random bids (`RANDOM_BIDS`).

    Args:
        sharpness: the inverse temperature of the softmax, relative to that of a first bid.
    """
    cards = list(cards_in(hand))
    odds = bid_odds(hand, prize, sharpness)
    return RANDOM_BIDS / len(cards) + (1 - RANDOM_BIDS) * odds[cards.index(bid)] / sum(odds)


def bid_odds(hand: Mask, prize: Mask, sharpness: float = 1.0) -> list[float]:
    """The odds of each bid by a player who never bids at random, the lowest card first."""
    scores = [sharpness * dot(BID_WEIGHTS, row) for row in bid_features(hand, prize)]
    most = max(scores)
    return [math.exp(score - most) for score in scores]


def bid_features(hand: Mask, prize: Mask) -> list[tuple[float, ...]]:
    """The features of each bid, the lowest card first; ranks are from 0 to 1.

    The gain is the number of cards by which the longest suit grows if the bid wins. The features
    are the rank of the bid, alone and times each of: the gain; the gain and the rank; 1 if the bid
    can bring a Soy; the highest rank of the prize; the gain of the best bid; 1 if that gain is the
    whole prize. One more feature is 1 if the bid is of a longest suit.
    """
    size = hand.bit_count()
    counts = [(hand & suited).bit_count() for suited in SUITED]
    most = max(counts)
    won = [(hand & suited).bit_count() + (prize & suited).bit_count() for suited in SUITED]
    gains = [max(each - (bid == suit) for suit, each in enumerate(won)) - most for bid in range(4)]
    best = max(gains[bid & 3] for bid in cards_in(hand))
    highest_prize = (max(1, prize.bit_length()) - 1 >> 2) / ACE_RANK
    rows: list[tuple[float, ...]] = []
    for bid in cards_in(hand):
        rank, gain = (bid >> 2) / ACE_RANK, gains[bid & 3]
        rows.append(
            (
                rank,
                gain * rank,
                gain * rank * rank,
                float(counts[bid & 3] == most),
                (gain + most >= size) * rank,
                highest_prize * rank,
                best * rank,
                (best >= PRIZE_SIZE) * rank,
            )
        )
    return rows


def discard_likelihoods(left: Sequence[Mask], unseen: Mask, size: int) -> list[float]:
    """The probability that a player discards so that each of these hands is left.

    It is a softmax of the hands' values, mixed with a share of random discards (`RANDOM_DISCARDS`).

    Args:
        left: the hands after each possible discard, each of `size` cards.
        unseen: the cards that the player has never seen, and so may still get.
    """
    scores = [
        SOY_VALUE if is_soy(hand) else value
        for hand, value in zip(left, hand_values(left, unseen, size), strict=True)
    ]
    most = max(scores)
    odds = [math.exp(score - most) for score in scores]
    scale = (1 - RANDOM_DISCARDS) / sum(odds)
    return [RANDOM_DISCARDS / len(left) + scale * each for each in odds]


def _normalised(particles: list[Particle], rng: random.Random) -> list[Particle]:
    total = sum(particle.weight for particle in particles)
    if not total:
        for particle in particles:
            particle.weight = 1 / len(particles)
        return particles
    for particle in particles:
        particle.weight /= total
    if sum(particle.weight**2 for particle in particles) * len(particles) < 2:
        return particles
    return resample(particles, len(particles), rng)


def resample(particles: Sequence[Particle], count: int, rng: random.Random) -> list[Particle]:
    """Draw particles of equal weight by their weights (systematic resampling)."""
    step = 1 / count
    mark, reached = rng.random() * step, 0.0
    drawn: list[Particle] = []
    for particle in particles:
        reached += particle.weight
        while mark < reached and len(drawn) < count:
            drawn.append(Particle(particle.hand, particle.discarded, step))
            mark += step
    return drawn


def merged(particles: Iterable[Particle]) -> list[Particle]:
    """Join particles with the same hand, and add their weights."""
    by_hand: dict[Mask, Particle] = {}
    for particle in particles:
        known = by_hand.setdefault(particle.hand, Particle(particle.hand, particle.discarded, 0.0))
        known.weight += particle.weight
    return list(by_hand.values())


def with_own_hand(
    own: Particle, particles: Sequence[Particle], least: float | None = None
) -> list[Particle]:
    """A player's own hand, and the hands that the opponent may believe the player to hold.

    The own hand comes first.

    Args:
        least: the least weight of the own hand; None for an equal share.
    """
    if least is None:
        least = 1 / (1 + len(particles))
    weight = max(least, sum(each.weight for each in particles if each.hand == own.hand))
    others = [each for each in particles if each.hand != own.hand]
    for each in others:
        each.weight *= 1 - weight
    return [Particle(own.hand, own.discarded, weight), *others]
