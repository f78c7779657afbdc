"""Rollouts of Soda: fast players play a hand on in a sample of the hidden cards.

Suits do not matter in play: a player's cards are a sorted list of ranks. The players of a rollout
know only their own cards and the open ones.
"""

from __future__ import annotations

import math
import random
from bisect import bisect_left, bisect_right
from typing import NamedTuple, Self

from soiree.core.cards import ACE, JACK, KING, Rank, rank_of
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.games.soda.ai.parameters import LAST_STAKE, STAKES
from soiree.games.soda.ai.policy import EMPTY_ROW, NO, HeuristicPolicy, heuristic_policy
from soiree.games.soda.ai.value import value_function
from soiree.games.soda.facts import SodaFacts
from soiree.games.soda.rules import FULL_HAND, ROUNDS, run_length
from soiree.games.soda.zones import Kind

SQUARES = [sum(k * k for k in STAKES if k > stake) for stake in range(LAST_STAKE + 1)]
"""By stake, the sum of the squares of all later stakes in the round."""

OpponentType = int
"""The policy of a simulated player: one of the four below."""

HEURISTIC, SOFTMAX, LOWEST, UNIFORM = range(4)
"""The best play by `HeuristicPolicy`; a softmax of its values at a temperature of 1 point; always
the lowest card, or No if that costs more than the stake; a uniformly random play."""

GUMBEL_NOISE = [-math.log(-math.log((place + 0.5) / 1024)) for place in range(1024)]
"""Quantiles of the standard Gumbel distribution, in points.

The best of values with such noise is a sample of their softmax (Gumbel-max trick).
"""

SCORE_SPREAD = 1.6
"""The uncertainty of final scores, in points, by the root of the sum of the squares of all stakes
left, divided by the number of players; fitted to the winners of matches of two to six equal
players."""


class Sample(NamedTuple):
    """A sample of the hidden cards and of the opponents' types (a determinization).

    Attributes:
        hands: by seat, the ranks of its cards, sorted.
        draw: the next ranks of the draw pile, in order.
        types: by seat, the policy of its player.
    """

    hands: list[list[Rank]]
    draw: list[Rank]
    types: list[OpponentType]


class PublicState(NamedTuple):
    """The public state at a decision of Soda.

    Attributes:
        seat: the deciding seat.
        seats: the number of players.
        stake: the points of the scoring card of this hand.
        top: the rank of the last card of the row, or `EMPTY_ROW`.
        run: the number of cards of that rank at the end of the row.
        totals: the points of each seat in the match so far.
        squares_left: the sum of the squares of the stakes of all later hands of the match.
    """

    seat: Seat
    seats: int
    stake: int
    top: Rank
    run: int
    totals: tuple[int, ...]
    squares_left: int

    @classmethod
    def of(cls, view: View) -> Self:
        """The public state of a view during a hand."""
        facts = SodaFacts.of(view)
        stake = facts.worth
        assert stake is not None
        row = view.faces(Kind.ROW)
        squares_left = SQUARES[stake] + (ROUNDS - facts.round) * SQUARES[0]
        top, run = (rank_of(row[-1]), run_length(row)) if row else (EMPTY_ROW, 0)
        return cls(view.seat, view.seats, stake, top, run, view.totals, squares_left)

    @property
    def points_left(self) -> int:
        """The sum of the points of all later scoring cards of the match."""
        in_round = range(self.stake + 1, LAST_STAKE + 1)
        later = self.squares_left - SQUARES[self.stake]
        return sum(in_round) + later // SQUARES[0] * sum(STAKES)

    @property
    def rival(self) -> Seat:
        """The opponent with the most points; of several the one who plays next."""
        others = ((self.seat + after) % self.seats for after in range(1, self.seats))
        return max(others, key=self.totals.__getitem__)

    @property
    def is_match_point(self) -> bool:
        """True if the deciding seat certainly wins the match by winning this hand."""
        others = (total for seat, total in enumerate(self.totals) if seat != self.seat)
        return self.totals[self.seat] + self.stake > max(others) + self.points_left

    def lead(self, gains: list[float]) -> float:
        """The deciding seat's gain beyond the mean gain of the others, in points."""
        own = gains[self.seat]
        return own - (sum(gains) - own) / (self.seats - 1)

    def win_chance(self, gains: list[float], stake: int) -> float:
        """The deciding seat's chance to win the match, by `win_chances` with these arguments."""
        return self.win_chances(gains, stake)[self.seat]

    def win_chances(self, gains: list[float], stake: int) -> list[float]:
        """The chance of each seat to win the match, from 0 to 1; equal winners share it.

        Args:
            gains: by seat, the points that it adds to its total, as in `RolloutResult.gains`.
            stake: the stake of the last hand whose points `gains` contains; only the hands after
                it make the winner uncertain.
        """
        ends = [total + gain for total, gain in zip(self.totals, gains, strict=True)]
        best = max(ends)
        left = self.squares_left - SQUARES[self.stake] + SQUARES[stake]
        if not left:
            return [1 / ends.count(best) if end == best else 0.0 for end in ends]
        width = SCORE_SPREAD / self.seats * math.sqrt(left)
        shares = [math.exp((end - best) / width) for end in ends]
        total = sum(shares)
        return [share / total for share in shares]


class HandResult(NamedTuple):
    """The end of a hand: its winner, the next leader, held cards, and the number of drawn cards."""

    winner: Seat
    leader: Seat
    hands: list[list[Rank]]
    drawn: int


class RolloutResult(NamedTuple):
    """The result of a rollout.

    Attributes:
        winner: the winner of the hand in which the rollout began.
        stake: the stake of the last hand that was played.
        gains: by seat, the points it won, plus the value of its cards in the rest of the round.
    """

    winner: Seat
    stake: int
    gains: list[float]


def rollout(
    public: PublicState, sample: Sample, choice: Rank, rng: random.Random, hands_ahead: int
) -> RolloutResult:
    """Play a rank, or `NO`, and let all play on for `hands_ahead` hands after the present one."""
    result = play_hand(public, sample, choice, rng)
    winner, seats, stake = result.winner, public.seats, public.stake
    gains = [0.0] * seats
    gains[winner] += stake
    while hands_ahead and stake < LAST_STAKE:
        hands_ahead, stake = hands_ahead - 1, stake + 1
        hands, drawn = result.hands, result.drawn
        for hand in hands:
            missing = FULL_HAND - len(hand)
            if missing > 0:
                hand.extend(sample.draw[drawn : drawn + missing])
                hand.sort()
                drawn += missing
        seat = result.leader
        if not hands[seat]:
            break  # the sample has no cards left
        start = PublicState(seat, seats, stake, EMPTY_ROW, 0, public.totals, public.squares_left)
        sample = Sample(hands, sample.draw[drawn:], sample.types)
        policy = heuristic_policy(seats, stake)
        choice = choose(hands[seat], sample.types[seat], EMPTY_ROW, 0, policy, rng)
        result = play_hand(start, sample, choice, rng)
        gains[result.winner] += stake
    if stake < LAST_STAKE:
        expected = value_function(seats).expected(result.hands, result.leader, stake + 1)
        gains = [won + more for won, more in zip(gains, expected, strict=True)]
    return RolloutResult(winner, stake, gains)


def play_hand(public: PublicState, sample: Sample, choice: Rank, rng: random.Random) -> HandResult:
    """Play a card of a rank, or say No (`NO`), and let all play on to the hand's end (SDA-3 to 6).

    The sample is not changed.
    """
    seats, seat, top, run = public.seats, public.seat, public.top, public.run
    hands, drawn = [hand[:] for hand in sample.hands], 0
    policy = heuristic_policy(seats, public.stake)
    while True:
        if choice == NO:
            return HandResult((seat - 1) % seats, seat, hands, drawn)
        hands[seat].remove(choice)
        if choice == ACE:
            if top != EMPTY_ROW:
                hands = [
                    hand if other == seat else hand[: bisect_right(hand, top)]
                    for other, hand in enumerate(hands)
                ]
            return HandResult(seat, (seat + 1) % seats, hands, drawn)
        if choice == top:
            bonus = sample.draw[drawn : drawn + run]
            drawn, run = drawn + run, run + 1
            hands[seat] = sorted(hands[seat] + bonus)
        else:
            top, run = choice, 1
        seat = (seat + 1) % seats
        hand = hands[seat]
        if not hand or hand[-1] < top:
            choice = NO
        else:
            choice = choose(hand, sample.types[seat], top, run, policy, rng)


def choose(
    hand: list[Rank],
    opponent_type: OpponentType,
    top: Rank,
    run: int,
    policy: HeuristicPolicy,
    rng: random.Random,
) -> Rank:
    """The rank that a type of player plays, or `NO`; the hand has a playable card."""
    if opponent_type == HEURISTIC:
        return policy.best(hand, top, run)
    if opponent_type == SOFTMAX:
        return _sample_softmax(policy.action_values(hand, top, run), rng)
    playable = hand[bisect_left(hand, top) :]
    if opponent_type == UNIFORM:
        place = int(rng.random() * (len(playable) + (top != EMPTY_ROW)))
        return playable[place] if place < len(playable) else NO
    highest = JACK if policy.stake < 4 else KING if policy.stake < 7 else ACE
    return playable[0] if top == EMPTY_ROW or playable[0] <= highest else NO


def _sample_softmax(values: list[tuple[Rank, float]], rng: random.Random) -> Rank:
    best, most = NO, -math.inf
    for rank, value in values:
        noisy = value + GUMBEL_NOISE[int(rng.random() * len(GUMBEL_NOISE))]
        if noisy > most:
            best, most = rank, noisy
    return best
