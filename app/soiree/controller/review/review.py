"""The review of a match: the cost of each choice, and the luck.

**Costs.** The cost of a choice is the chance to win with the best move, less the chance with the
move made, given the seat's knowledge (`pricing.py`). Moves that the table or a computer made in a
person's place do not count as choices. The cost of an omission that a player repeats in a round is
counted once (`Game.omissions`). Later choices of a long match are priced with less work, to limit
the time of a review. So their costs may not be known.

**Luck** is the effect of chance: of each outcome (a shuffled deck, a starter drawn), and of each
choice that draws unseen cards. It is the appraised chance to win after the outcome, less the mean
over the possible outcomes. Its mean is 0 for any appraisal, so `result - luck` is as fair a measure
of a player as the result, with less spread: a control variate, as in AIVAT (Burch, Schmid, Moravčík
and Bowling 2016), with a coefficient (`Game.luck_weight`).

The numbers at an entry depend on the match up to that entry alone: not on the machine's speed,
later entries, or the process that finds them. So several processes can share a match.
"""

from __future__ import annotations

import hashlib
import math
import random
from collections.abc import Collection, Iterator, Mapping, Sequence
from statistics import fmean
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from soiree.controller.match.authority import Match
from soiree.controller.review.pricing import (
    FIRST,
    Amount,
    Cost,
    DecisionPricing,
    is_known,
)
from soiree.core.entries import Chance, Decision, Entry, Move
from soiree.core.events import Began, Event
from soiree.core.games import Game
from soiree.core.records import Record
from soiree.core.reviews import Appraise
from soiree.core.states import State, apply
from soiree.core.views import View
from soiree.core.zones import Seat

FULL = 200
"""The number of moves of a seat after which a choice is priced with half of the work."""

LAST = 1000
"""The number of moves of a seat after which choices are not priced."""

NOT_PRICED = Amount(0.0, 1.0)
"""The cost of a choice that is not priced."""

OUTCOMES = 60
"""The usual number of other outcomes for luck, and of appraisals of the actual outcome."""

ENOUGH = 4
"""The number of equal appraisals after which an entry counts as free of chance."""

APPRAISALS = 8
"""The number of appraisals of each position for the graph of the match."""


class ReviewedChoice(Struct, frozen=True):
    """A choice, as the strongest level judges it with the knowledge of the seat.

    Attributes:
        entry: the number of the entry in the record, from 1.
        move: the move made.
        best: the strongest level's move; `move`, if both are equal in every sample.
        chance: the chance to win the match with the best move, from 0 to 1.
        cost: the loss of that chance; below 0 where the estimates disagree.
        points: the loss of points gained on the others; None in a game without points.
        omitted_in: the number of the round, if the move made is an omission (`Game.omissions`).
        repeats: the entry of the omission that this choice repeats, where its cost is counted.
        is_known: True if the cost is known well enough for a verdict: a loss, or none that matters.
    """

    entry: int
    seat: Seat
    move: Move
    best: Move
    chance: float
    cost: Amount
    points: Amount | None
    omitted_in: int | None = None
    repeats: int | None = None
    is_known: bool = True

    def measured(self, *, in_points: bool) -> Amount:
        """The cost in points or in chance to win (`Game.points_first`)."""
        return self.points if in_points and self.points is not None else self.cost


class ReviewedChance(Struct, frozen=True):
    """The luck at an outcome of chance, or at a choice that drew cards.

    Attributes:
        entry: the number of the entry in the record, from 1.
        luck: the change of each seat's chance to win; the changes add up to 0.
    """

    entry: int
    luck: tuple[float, ...]


class Account(Struct, frozen=True):
    """The parts of a seat's result, in chance to win.

    Among n players, `result = 1/n + luck + skill`: skill is what luck does not explain.

    Attributes:
        result: the seat's share of the win, from 0 to 1; while the match goes on, its appraised
            chance, or None without an appraisal.
        luck: the effect of chance; None where luck is not measured.
        even: an even share of the win, `1/n`.
        cost: the total cost of the seat's choices.
        points: the total cost in points; None in a game without points.
    """

    result: float | None
    luck: float | None
    even: float
    cost: Amount
    points: Amount | None

    @property
    def skill(self) -> float | None:
        """The result less `even` and less `luck`; None if the result or the luck is not known.

        So an opponent's mistakes raise the seat's skill, too.
        """
        if self.result is None or self.luck is None:
            return None
        return self.result - self.even - self.luck


class Review(Struct, frozen=True):
    """A match, reviewed.

    Attributes:
        choices: the choices of the reviewed seats, in the order of the match.
        chances: the luck at each entry with chance; empty where luck is not measured.
        course: after each number of entries, beginning with 0, the appraised chance of each seat to
            win, all cards being open; empty where there is no appraisal.
        accounts: the account of each reviewed seat.
    """

    choices: tuple[ReviewedChoice, ...]
    chances: tuple[ReviewedChance, ...]
    course: tuple[tuple[float, ...], ...]
    accounts: Mapping[Seat, Account]


class Share(NamedTuple):
    """A part of the work on a match; the parts are equal, and numbered from 0."""

    part: int = 0
    of: int = 1

    def has(self, number: int) -> bool:
        return number % self.of == self.part


WHOLE = Share()


class Findings(Struct, frozen=True):
    """What a reviewer found in its share of the work on a match (`Share`).

    Attributes:
        choices, chances: the reviewed choices, and the luck at each entry with chance.
        measures_luck: True if luck is measured in this game; if False, `chances` is empty.
        course: by number of entries from the start, the appraised chance of each seat to win.
        result: the final share of the win of each seat; None if the reviewer has not reached the
            end of the match.
    """

    choices: tuple[ReviewedChoice, ...]
    chances: tuple[ReviewedChance, ...]
    measures_luck: bool
    course: Mapping[int, tuple[float, ...]]
    result: tuple[float, ...] | None


class Reviewer:
    """Reviews a match entry by entry, so that a caller can show the progress, and stop."""

    def __init__(
        self,
        game: Game,
        record: Record,
        seats: Collection[Seat],
        share: Share = WHOLE,
        *,
        outcomes: int = OUTCOMES,
        has_course: bool = True,
    ) -> None:
        """
        Args:
            game: a game that can price moves (`Game.price`).
            seats: the seats whose choices are reviewed.
            share: the share of the work; `joined` joins the findings of all shares.
            outcomes: the number of other outcomes for luck; fewer make it less precise.
            has_course: False to leave out `Findings.course`, where luck alone is of interest.
        """
        assert game.pricer is not None
        self._game, self._record, self._seats, self._share = game, record, sorted(seats), share
        self._match = Match(record.up_to(0), game)
        self._state = game.start(record.options)
        self._appraise = game.appraiser() if game.appraiser else None
        self._outcomes, self._has_course = outcomes, has_course
        self._appraise_luck = self._appraise if game.luck_weight else None
        self._reshuffle = game.reshuffler() if game.reshuffler else None
        self._digest = hashlib.sha256(f"{game.name} {sorted(record.options.items())}".encode())
        self._choices: list[ReviewedChoice] = []
        self._chances: list[ReviewedChance] = []
        self._course: dict[int, tuple[float, ...]] = {}
        self._round = 0
        self._made = [0] * self._state.seats
        self._follow_course()

    def __iter__(self) -> Iterator[int]:
        """Review the remaining entries; yield the number of entries done after each."""
        for entry in self._record.entries[self._match.position :]:
            if self._share.has(self._match.position):
                self._review(entry)
            apply(self._state, entry, self._count_round)
            if isinstance(entry, Decision):
                self._made[entry.seat] += 1
            self._match.follow([entry])
            self._digest.update(_told(entry))
            self._follow_course()
            yield self._match.position

    def review(self) -> Review:
        """Return the review of all entries done."""
        return joined([self.findings()], self._seats, self._state.seats)

    def findings(self) -> Findings:
        """The findings in this share of the work."""
        shares = shares_of(self._state)
        return Findings(
            tuple(self._choices),
            tuple(self._chances),
            self._appraise_luck is not None,
            dict(self._course),
            shares,
        )

    def _count_round(self, event: Event) -> None:
        self._round += isinstance(event, Began)

    def _review(self, entry: Entry) -> None:
        if isinstance(entry, Chance) or self._reshuffle:
            self._review_luck(entry)
        if isinstance(entry, Decision) and entry.seat in self._seats and entry.maker is None:
            view = self._match.view(entry.seat)
            if len(view.legal) > 1:
                self._choices.append(self._review_choice(view, entry.move))

    def _review_choice(self, view: View, made: Move) -> ReviewedChoice:
        cost = self._cost(view, made)
        return ReviewedChoice(
            entry=self._match.position + 1,
            seat=view.seat,
            move=made,
            best=cost.best,
            chance=cost.chance,
            cost=cost.lost,
            points=cost.points,
            omitted_in=self._round if made in self._game.omissions else None,
            is_known=is_known(cost.lost, self._game),
        )

    def _cost(self, view: View, made: Move) -> Cost:
        number, seed = self._made[view.seat], f"{self._digest.hexdigest()} choice"
        pricing = DecisionPricing(self._game, view)
        if number < LAST:
            return pricing.cost_of(made, seed, 1 / (1 + (number / FULL) ** 2))
        (only,) = pricing.in_fresh_worlds([made], seed, FIRST)
        return Cost(made, only.chance, NOT_PRICED, None)

    def _review_luck(self, entry: Entry) -> None:
        appraise = self._appraise_luck
        if appraise is None:
            return
        # Without the outcome in the seed, all matches would be compared with the same few outcomes.
        rng = self._random(f"luck {_told(entry)!r}")
        actual = self._state.copy()
        apply(actual, entry)
        usual: list[Sequence[float]] = []
        now: list[Sequence[float]] = []
        for number in range(self._outcomes):
            if number == ENOUGH and all(each == now[0] for each in (*now, *usual)):
                return  # nothing was drawn
            usual.append(_appraised(self._redrawn(entry, rng), appraise, rng))
            now.append(_appraised(actual, appraise, rng))
        weight = self._game.luck_weight
        luck = tuple(
            weight * (mine - mean) for mine, mean in zip(_means(now), _means(usual), strict=True)
        )
        self._chances.append(ReviewedChance(self._match.position + 1, luck))

    def _redrawn(self, entry: Entry, rng: random.Random) -> State:
        pending = self._state.chance()
        if pending or not self._reshuffle:
            state = self._state.copy()
            apply(state, pending.draw(rng) if pending else entry)
        else:
            state = self._reshuffle(self._state, rng)
            apply(state, entry)
        return state

    def _follow_course(self) -> None:
        if self._appraise and self._has_course and self._share.has(self._match.position):
            rng = self._random("course")
            found = [_appraised(self._state, self._appraise, rng) for _ in range(APPRAISALS)]
            self._course[self._match.position] = _means(found)

    def _random(self, purpose: str) -> random.Random:
        return random.Random(f"{self._digest.hexdigest()} {purpose}")


def joined(every: Sequence[Findings], seats: Collection[Seat], players: int) -> Review:
    """Join the findings of all shares of the work into a review.

    Args:
        every: the findings of all shares, up to the same entry.
        seats: the seats whose choices were reviewed.
        players: the number of players.
    """
    found = sorted((each for one in every for each in one.choices), key=lambda each: each.entry)
    choices = tuple(_linked(found))
    chances = sorted((each for one in every for each in one.chances), key=lambda each: each.entry)
    course = dict(sorted(each for one in every for each in one.course.items()))
    last = next(reversed(course.values()), None)
    result = every[0].result or last
    measured = every[0].measures_luck and last is not None
    luck = [sum(of_seat) for of_seat in zip(*(each.luck for each in chances), strict=True)]
    accounts = {}
    for seat in seats:
        mine = [
            each
            for each in choices
            if each.seat == seat and each.repeats is None and each.cost != NOT_PRICED
        ]
        points = [each.points for each in mine if each.points is not None]
        accounts[seat] = Account(
            result=result[seat] if result else None,
            luck=(luck[seat] if luck else 0.0) if measured else None,
            even=1 / players,
            cost=_total([each.cost for each in mine]),
            points=_total(points) if points else None,
        )
    return Review(choices, tuple(chances), tuple(course.values()), accounts)


def _linked(choices: Sequence[ReviewedChoice]) -> Iterator[ReviewedChoice]:
    """Yield the choices; a repeated omission refers to the entry of the first one.

    A clearly costlier omission does not count as repeated: the situation has changed.
    """
    counted: dict[Seat, ReviewedChoice] = {}
    for choice in choices:
        first = counted.get(choice.seat)
        if choice.omitted_in is None:
            yield choice
        elif first is not None and _repeats(choice, first):
            yield replace(choice, repeats=first.entry)
        else:
            counted[choice.seat] = choice
            yield choice


def _repeats(choice: ReviewedChoice, first: ReviewedChoice) -> bool:
    """True if a choice only repeats an earlier omission.

    Both have the same round, move and best move, and the later one does not certainly cost more.
    """
    if choice.best == choice.move:
        return False
    error = math.hypot(choice.cost.error, first.cost.error)
    same = (choice.omitted_in, choice.move, choice.best)
    return (
        same == (first.omitted_in, first.move, first.best)
        and not Amount(choice.cost.mean - first.cost.mean, error).is_certain
    )


def shares_of(state: State) -> tuple[float, ...] | None:
    """The share of the win of each seat; None before the end of the match."""
    result = state.result()
    return None if result is None else tuple(result.share(seat) for seat in range(state.seats))


def _appraised(state: State, appraise: Appraise, rng: random.Random) -> Sequence[float]:
    return shares_of(state) or appraise(state, rng)


def _told(entry: Entry) -> bytes:
    told = (entry.seat, entry.move) if isinstance(entry, Decision) else entry.bare()
    return repr(told).encode()


def _means(found: Sequence[Sequence[float]]) -> tuple[float, ...]:
    return tuple(fmean(of_seat) for of_seat in zip(*found, strict=True))


def _total(amounts: Collection[Amount]) -> Amount:
    return Amount(sum(each.mean for each in amounts), math.hypot(*(each.error for each in amounts)))
