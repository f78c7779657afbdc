"""A search for any game: it knows nothing of a game but its rules.

Flat Monte Carlo with determinization: each move is tried in the same samples of the hidden cards,
drawn by the game's own `imagine`, and all then play at random to the end of the round. Scores are
turned into chances to win on a scale that is estimated on the spot, by how far they spread in such
rounds.

A game without a search of its own makes its levels from this one; see `tests/seventh`.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from statistics import fmean, pstdev

from msgspec import Struct

from soiree.core.entries import Move
from soiree.core.players import Estimate, Evaluation, Fact, GivenTime, Stop, evaluation, never
from soiree.core.reviews import Priced
from soiree.core.states import State
from soiree.core.texts import tr_noop
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.search.sampling import AT_MOST, Trials, compare, mean_and_error

LONGEST = 400
"""Decisions after which a rollout ends, where the round does not."""

PILOT_ROLLOUTS = 16
"""Rollouts from which the spread of the scores is estimated."""

MOST_ERROR = 0.5
"""The standard error of a chance of which nothing is known."""


class GeneralSearch(Struct, frozen=True):
    """A player and an evaluator for any game, and what a review of it needs.

    Attributes:
        imagine: draws a state that agrees with a view, as `soiree.core.games.Game` has it.
        samples: how many the moves are tried in; with a `GivenTime` the time is used up instead.
        low_wins: whether low scores win.
        temperature: of a softmax over the chances to win; with 0 the best move is made.
    """

    imagine: Callable[[View, random.Random], State]
    samples: int
    low_wins: bool = False
    temperature: float = 0.0

    def play(self, view: View, rng: random.Random, stop: Stop) -> Move:
        """The best move found; see `soiree.core.players.Player`."""
        if len(view.legal) == 1:
            return view.legal[0]
        return self._choose(self._try(view, rng, stop), rng)

    def evaluate(self, view: View, rng: random.Random, stop: Stop) -> Evaluation:
        """What this player makes of a decision; see `soiree.core.players.Evaluate`.

        The value is the chance to win the match.
        """
        tried = self._try(view, rng, stop)
        estimates = [_estimate(trials, tried, view) for trials in tried]
        return evaluation(self._choose(tried, rng), view.legal, estimates)

    def price(
        self, view: View, moves: Sequence[Move], rng: random.Random, samples: int
    ) -> Sequence[Priced]:
        """What moves are worth beside each other; see `soiree.core.reviews.Price`."""
        scale = self._scale(view, rng, never)
        chances: list[list[float]] = [[] for _ in moves]
        points: list[list[float]] = [[] for _ in moves]
        for _ in range(samples):
            sample, seed = self.imagine(view, rng), rng.getrandbits(64)
            for place, move in enumerate(moves):
                end = self._end_of_round(sample, move, view, random.Random(seed))
                chances[place].append(self._chances(end, scale)[view.seat])
                if view.scores is not None:
                    points[place].append(self._sign * _lead(end, view.seat))
        return [Priced(*each) for each in zip(moves, chances, points, strict=True)]

    def appraise(self, state: State, rng: random.Random) -> Sequence[float]:
        """The chances to win, all cards being open; see `soiree.core.reviews.Appraise`."""
        before = state.scores()
        ends = [_played_on(state.copy(), before, rng) for _ in range(PILOT_ROLLOUTS)]
        leads = [_lead(end, seat) for end in ends for seat in range(state.seats)]
        scale = self._sign * max(1.0, pstdev(leads))
        every = [self._chances(end, scale) for end in ends]
        return [fmean(of_seat) for of_seat in zip(*every, strict=True)]

    @property
    def _sign(self) -> int:
        """That of a good score."""
        return -1 if self.low_wins else 1

    def _choose(self, tried: Sequence[Trials], rng: random.Random) -> Move:
        """The move to make, given what came of each."""
        most = max(len(trials.outcomes) for trials in tried)
        if not most:
            return rng.choice(tried).move
        if self.temperature:
            return _softmax(tried, self.temperature, rng)
        return max((t for t in tried if len(t.outcomes) == most), key=lambda t: t.mean).move

    def _try(self, view: View, rng: random.Random, stop: Stop) -> list[Trials]:
        """What came of each legal move, as chances to win; nothing if there was no time."""

        def draw(rng: random.Random) -> State:
            return self.imagine(view, rng)

        def rollout(sample: State, move: Move, rng: random.Random) -> float:
            state = self._end_of_round(sample, move, view, rng)
            return self._chances(state, scale)[view.seat]

        scale = self._scale(view, rng, stop)
        tried = compare(view.legal, draw, rollout, rng, stop, self.samples)
        if len(tried) == 1:  # nothing to compare, but its value is wanted
            (only,) = tried
            most = AT_MOST if isinstance(stop, GivenTime) else self.samples
            while len(only.outcomes) < most and not stop():
                only.outcomes.append(rollout(draw(rng), only.move, rng))
        return tried

    def _scale(self, view: View, rng: random.Random, stop: Stop) -> float:
        """The points of lead that make a win e times as likely; negative if low scores win.

        It is the spread of leads after this round, as if some three such rounds were to come.
        """
        leads: list[float] = []
        while len(leads) < PILOT_ROLLOUTS and not stop():
            sample, move = self.imagine(view, rng), rng.choice(view.legal)
            leads.append(_lead(self._end_of_round(sample, move, view, rng), view.seat))
        return self._sign * max(1.0, pstdev(leads) if leads else 0.0)

    @staticmethod
    def _end_of_round(sample: State, move: Move, view: View, rng: random.Random) -> State:
        """A copy of a sample in which a move was made and all played on at random."""
        state = sample.copy()
        state.play(view.seat, move)
        return _played_on(state, view.scores, rng)

    @staticmethod
    def _chances(state: State, scale: float) -> list[float]:
        """The chance of each seat to win the match; its share of the win if the match is over."""
        if result := state.result():
            return [result.share(seat) for seat in range(state.seats)]
        scores = state.scores() or (0,) * state.seats
        leader = max(score / scale for score in scores)
        odds = [math.exp(score / scale - leader) for score in scores]
        return [each / sum(odds) for each in odds]


def _played_on(state: State, before: tuple[int, ...] | None, rng: random.Random) -> State:
    """A state, after all have played on at random.

    It ends when a chance is pending after a score has changed, at the latest with the match.

    Args:
        before: the scores from which they must have changed.
    """
    for _ in range(LONGEST):
        while (pending := state.chance()) and state.scores() == before:
            state.deal(pending.draw(rng))
        deciders = state.deciders()
        if not deciders:
            break
        seat = deciders[0] if len(deciders) == 1 else rng.choice(deciders)
        moves = state.legal(seat)
        state.play(seat, moves[int(rng.random() * len(moves))])
    return state


def _lead(state: State, seat: Seat) -> float:
    """By how many points a seat is ahead of the others on average; 0 in a game without points."""
    scores = state.scores() or (0,) * state.seats
    mine = scores[seat]
    return mine - (sum(scores) - mine) / max(1, state.seats - 1)


def _softmax(tried: Sequence[Trials], temperature: float, rng: random.Random) -> Move:
    """One of the moves: the worse a move, the less often it is chosen."""
    best = max(trials.mean for trials in tried)
    odds = [math.exp((trials.mean - best) / temperature) for trials in tried]
    return rng.choices(tried, odds)[0].move


def _estimate(trials: Trials, tried: Sequence[Trials], view: View) -> Estimate:
    if not trials.outcomes:
        return Estimate(trials.move, 1 / view.seats, 1 / view.seats, MOST_ERROR)
    chance, error = mean_and_error(trials.outcomes)
    fact = (
        _often_best(trials, tried) if len(tried) > 1 else Fact(tr_noop("You have no other move."))
    )
    return Estimate(trials.move, chance, chance, min(error, MOST_ERROR), (fact,))


def _often_best(trials: Trials, tried: Sequence[Trials]) -> Fact:
    """In how many of its samples no move did better."""
    count = len(trials.outcomes)
    best = [
        max(each)
        for each in zip(*(t.outcomes for t in tried if len(t.outcomes) >= count), strict=False)
    ]
    wins = sum(mine == most for mine, most in zip(trials.outcomes, best, strict=False))
    return Fact(
        tr_noop("No move does better in {share}% of the deals that fit what you see."),
        {"share": round(100 * wins / count)},
    )
