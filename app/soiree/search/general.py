"""A search for any game, which uses only the rules.

Flat Monte Carlo with determinization: each move is tried in the same samples of the hidden cards,
drawn by the game's own `imagine`, and followed by random moves to the end of the round. Scores
become chances to win on a scale that is estimated from their spread in such rounds.

A game without its own search makes its levels from this one; see `tests/seventh`.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from functools import partial
from statistics import fmean, pstdev

from msgspec import Struct

from soiree.core.entries import Move
from soiree.core.players import Evaluation, Stop, evaluation, never
from soiree.core.reviews import Pricer
from soiree.core.states import State
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.search.pricing import Result, sample_pricer
from soiree.search.sampling import Trials, compare

LONGEST = 400
"""The largest number of decisions in a rollout."""

PILOT_ROLLOUTS = 16
"""The number of rollouts for an estimate of the spread of scores."""


class GeneralSearch(Struct, frozen=True):
    """Plays any game, evaluates its decisions, and appraises its positions, by sampling.

    Attributes:
        imagine: draws a complete state that agrees with a view, like `Game.imagine`.
        samples: the number of samples for a decision. The search ignores it if `stop` is a
            `GivenTime`: it then samples until the time is over.
        low_wins: True if low scores win.
        temperature: the temperature of a softmax over the chances to win; 0 for the best move.
    """

    imagine: Callable[[View, random.Random], State]
    samples: int
    low_wins: bool = False
    temperature: float = 0.0

    def play(self, view: View, rng: random.Random, stop: Stop) -> Move:
        """Return the best move that the search finds, or with a temperature a random good one."""
        if len(view.legal) == 1:
            return view.legal[0]
        return self._choose(self._try(view, rng, stop), rng)

    def evaluate(self, view: View, rng: random.Random, stop: Stop) -> Evaluation:
        """Evaluate the decision in a view. A move's value is its chance to win, from 0 to 1."""
        tried = self._try(view, rng, stop)
        merits = {trials.move: (trials.mean, trials.mean) for trials in tried}
        return evaluation(self._choose(tried, rng), merits)

    def pricer(self, view: View) -> Pricer:
        """Return the pricer of a decision, whose points are leads at the end of the round."""
        scale = self._scale(view, random.Random("scale"), never)

        def draw(rng: random.Random) -> tuple[State, int]:
            return self.imagine(view, rng), rng.getrandbits(64)

        def try_out(drawn: tuple[State, int], move: Move) -> Result:
            sample, seed = drawn
            end = _end_of_round(sample, move, view, random.Random(seed))
            points = None if view.scores is None else self._sign * _lead(end, view.seat)
            return Result(_chances(end, scale)[view.seat], points, {})

        return sample_pricer(draw, try_out)

    def appraise(self, state: State, rng: random.Random) -> Sequence[float]:
        """Return each seat's chance to win, from 0 to 1, in a position with all cards open."""
        before = state.scores()
        ends = [_played_on(state.copy(), before, rng) for _ in range(PILOT_ROLLOUTS)]
        leads = [_lead(end, seat) for end in ends for seat in range(state.seats)]
        scale = self._sign * max(1.0, pstdev(leads))
        every = [_chances(end, scale) for end in ends]
        return [fmean(of_seat) for of_seat in zip(*every, strict=True)]

    @property
    def _sign(self) -> int:
        return -1 if self.low_wins else 1

    def _choose(self, tried: Sequence[Trials], rng: random.Random) -> Move:
        most = max(len(trials.outcomes) for trials in tried)
        if not most:
            return rng.choice(tried).move
        if self.temperature:
            return _softmax(tried, self.temperature, rng)
        return max((t for t in tried if len(t.outcomes) == most), key=lambda t: t.mean).move

    def _try(self, view: View, rng: random.Random, stop: Stop) -> list[Trials]:
        """The outcomes of each legal move, as chances to win; empty if there was no time."""

        def rollout(sample: State, move: Move, seed: int) -> float:
            state = _end_of_round(sample, move, view, random.Random(seed))
            return _chances(state, scale)[view.seat]

        scale = self._scale(view, rng, stop)
        draw = partial(self.imagine, view)
        return compare(view.legal, draw, rollout, rng, stop, self.samples)

    def _scale(self, view: View, rng: random.Random, stop: Stop) -> float:
        """The lead in points that multiplies the odds of a win by e; negative if low scores win.

        The method estimates it as the standard deviation of the leads at the end of this round.
        This is right for a match in which about three more rounds follow.
        """
        leads: list[float] = []
        while len(leads) < PILOT_ROLLOUTS and not stop():
            sample, move = self.imagine(view, rng), rng.choice(view.legal)
            leads.append(_lead(_end_of_round(sample, move, view, rng), view.seat))
        return self._sign * max(1.0, pstdev(leads) if leads else 0.0)


def _end_of_round(sample: State, move: Move, view: View, rng: random.Random) -> State:
    state = sample.copy()
    state.play(view.seat, move)
    return _played_on(state, view.scores, rng)


def _chances(state: State, scale: float) -> list[float]:
    if result := state.result():
        return [result.share(seat) for seat in range(state.seats)]
    scores = state.scores() or (0,) * state.seats
    leader = max(score / scale for score in scores)
    odds = [math.exp(score / scale - leader) for score in scores]
    return [each / sum(odds) for each in odds]


def _played_on(state: State, before: tuple[int, ...] | None, rng: random.Random) -> State:
    """A state after random moves to the end of the round, or of the match.

    A round ends when the scores have changed and a deal is due. The function does not deal.

    Args:
        before: the scores at the beginning of the round; None in a game without scores.
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
    scores = state.scores() or (0,) * state.seats
    mine = scores[seat]
    return mine - (sum(scores) - mine) / max(1, state.seats - 1)


def _softmax(tried: Sequence[Trials], temperature: float, rng: random.Random) -> Move:
    best = max(trials.mean for trials in tried)
    odds = [math.exp((trials.mean - best) / temperature) for trials in tried]
    return rng.choices(tried, odds)[0].move
