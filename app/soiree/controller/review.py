"""The review of a match: what each choice cost, and what was luck.

**Costs.** The cost of a choice is the chance to win with the move that the strongest level makes,
less that with the move that was made, as the seat could know it. The move to compare with is found
in some samples of the hidden cards and priced in others, since the best of noisy estimates reads
too high. Both moves are priced in the same samples.

**Luck** is what chance gave: at each outcome of chance (a shuffled deck, a starter drawn) the
appraised chance to win with what came, less the mean over what could have come. Its mean is 0
whatever the appraisal is worth, so `result - luck` is as fair a measure of a player as the result,
with less of a spread: a control variate, as in AIVAT (Burch, Schmid, Moravčík and Bowling 2016).

The numbers of a review depend on the match alone, not on the machine's speed.
"""

from __future__ import annotations

import math
import random
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from typing import NamedTuple

from soiree.controller.match import Match
from soiree.core.entries import Chance, Decision, Move
from soiree.core.games import Game
from soiree.core.players import never
from soiree.core.records import Record
from soiree.core.states import State, apply
from soiree.core.views import View
from soiree.core.zones import Seat
from soiree.search.sampling import mean_and_error

SAMPLES = 200
"""In how many samples of the hidden cards a choice is priced."""

APPRAISALS = 40
"""How often a position is appraised, and how many outcomes of chance are tried beside one."""

CERTAIN = 2.0
"""Standard errors above 0 from which on a cost is no mere error of the estimate."""


class Amount(NamedTuple):
    """An estimated quantity and its standard error."""

    mean: float
    error: float

    @property
    def is_certain(self) -> bool:
        """Whether it is above 0, as far as can be told."""
        return self.mean > CERTAIN * self.error


@dataclass(frozen=True, slots=True)
class ReviewedChoice:
    """A choice as it looks to the strongest level, which knows what the seat knew.

    Attributes:
        entry: its number in the record, from 1.
        move: that was made.
        best: that the strongest level makes.
        chance: to win the match with the best move, from 0 to 1.
        cost: by how much the choice lowered that; below 0 where the estimates are at odds.
        points: by how much it lowered the points that the seat gains on the others; None in a game
            without points.
    """

    entry: int
    seat: Seat
    move: Move
    best: Move
    chance: float
    cost: Amount
    points: Amount | None


@dataclass(frozen=True, slots=True)
class ReviewedChance:
    """An outcome of chance, and what it did for each seat.

    Attributes:
        entry: its number in the record, from 1.
        luck: by how much it changed the chance to win of each seat; the changes add up to 0.
    """

    entry: int
    luck: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Account:
    """What a seat's result is made of, in chance to win: `result = 1/n + luck + skill`.

    Attributes:
        result: the seat's share of the win, from 0 to 1; its appraised chance while the match goes
            on.
        luck: what chance brought it.
        skill: the rest, the seat's own and what the others gave away.
        cost: of the seat's choices together.
        points: that they cost; None in a game without points.
    """

    result: float
    luck: float
    skill: float
    cost: Amount
    points: Amount | None


@dataclass(frozen=True, slots=True)
class Review:
    """A match, reviewed.

    Attributes:
        choices: of the seats that were reviewed, in the order of the match.
        chances: all outcomes of chance.
        course: after each number of entries, beginning with 0, the appraised chance of each seat to
            win, all cards being open.
        accounts: of each seat that was reviewed.
    """

    choices: tuple[ReviewedChoice, ...]
    chances: tuple[ReviewedChance, ...]
    course: tuple[tuple[float, ...], ...]
    accounts: Mapping[Seat, Account]


class Reviewer:
    """Reviews a match entry by entry, so that one can see how far it is, and stop it."""

    def __init__(self, game: Game, record: Record, seats: Collection[Seat]) -> None:
        """
        Args:
            game: it has a pricer and an appraiser.
            seats: those whose choices are reviewed.
        """
        assert game.pricer is not None
        assert game.appraiser is not None
        self._record, self._seats = record, sorted(seats)
        self._match = Match.from_record(replace(record, entries=[], result=None), game)
        self._state = game.start(record.options)
        self._evaluate, self._price = game.evaluator(), game.pricer()
        self._appraise = game.appraiser()
        self._choices: list[ReviewedChoice] = []
        self._chances: list[ReviewedChance] = []
        self._course = [self._appraised(self._state, "course")]

    def __iter__(self) -> Iterator[int]:
        """Review what is left; after each entry, how many are done."""
        for entry in self._record.entries[self._match.position :]:
            if isinstance(entry, Chance):
                self._chances.append(self._review_chance(entry))
            elif entry.seat in self._seats:
                view = self._match.view(entry.seat)
                if len(view.legal) > 1:
                    self._choices.append(self._review_choice(view, entry))
            apply(self._state, entry)
            self._match.follow([entry])
            self._course.append(self._appraised(self._state, "course"))
            yield self._match.position

    def review(self) -> Review:
        """The review of all entries that are done."""
        accounts = {seat: self._account(seat) for seat in self._seats}
        return Review(tuple(self._choices), tuple(self._chances), tuple(self._course), accounts)

    def _review_choice(self, view: View, made: Decision) -> ReviewedChoice:
        """A choice among several moves, before it is made."""
        best = self._evaluate(view, self._random("search"), never).chosen
        pair = tuple(dict.fromkeys((best, made.move)))
        priced = self._price(view, pair, self._random("price"), SAMPLES)
        first, last = priced[0], priced[-1]
        return ReviewedChoice(
            entry=self._match.position + 1,
            seat=view.seat,
            move=made.move,
            best=best,
            chance=fmean(first.chances),
            cost=_difference(first.chances, last.chances),
            points=_difference(first.points, last.points) if first.points else None,
        )

    def _review_chance(self, came: Chance) -> ReviewedChance:
        """An outcome of chance, before it is applied."""
        pending, rng = self._state.chance(), self._random("chance")
        assert pending is not None
        others = [self._state.copy() for _ in range(APPRAISALS)]
        for state in others:
            state.deal(pending.draw(rng))
        appraised = [self._appraise(state, rng) for state in others]
        actual = self._state.copy()
        actual.deal(came)
        usual = [fmean(of_seat) for of_seat in zip(*appraised, strict=True)]
        now = self._appraised(actual, "luck")
        luck = tuple(mine - mean for mine, mean in zip(now, usual, strict=True))
        return ReviewedChance(self._match.position + 1, luck)

    def _appraised(self, state: State, purpose: str) -> tuple[float, ...]:
        """The chance of each seat to win, all cards being open."""
        rng = self._random(purpose)
        found = [self._appraise(state, rng) for _ in range(APPRAISALS)]
        return tuple(fmean(of_seat) for of_seat in zip(*found, strict=True))

    def _random(self, purpose: str) -> random.Random:
        """Random numbers for one use at one entry, so that a review can be repeated."""
        return random.Random(f"review {self._match.position} {purpose}")

    def _account(self, seat: Seat) -> Account:
        result = self._match.result
        won = self._course[-1][seat] if result is None else result.share(seat)
        luck = sum(each.luck[seat] for each in self._chances)
        mine = [each for each in self._choices if each.seat == seat]
        points = [each.points for each in mine if each.points is not None]
        return Account(
            result=won,
            luck=luck,
            skill=won - 1 / len(self._record.players) - luck,
            cost=_total([each.cost for each in mine]),
            points=_total(points) if points else None,
        )


def _difference(best: Sequence[float], made: Sequence[float]) -> Amount:
    """By how much one move is better than another in the same samples; 0 for a move and itself."""
    mean, error = mean_and_error([one - other for one, other in zip(best, made, strict=True)])
    return Amount(mean, error if len(best) > 1 else 0.0)


def _total(amounts: Collection[Amount]) -> Amount:
    """The sum of independent amounts."""
    return Amount(sum(each.mean for each in amounts), math.hypot(*(each.error for each in amounts)))
