"""Play matches with hints, and compare each statement of a hint with the truth.

A statement about hidden cards is compared with the true state. A statement about the effect of a
move is settled by playing the move in a copy of the match, and on from there with the same players.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, TypeVar

from soiree.controller.computers.asking import generator
from soiree.controller.computers.explaining import Explanation
from soiree.controller.computers.hints import find_hint
from soiree.controller.match.authority import Match
from soiree.core.cards import Card
from soiree.core.entries import Move
from soiree.core.games import Game
from soiree.core.players import MoveReason, never
from soiree.core.states import State
from soiree.core.zones import Seat, Zone
from tests.games.honesty import seated, truth

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim of a hint.

    Attributes:
        text: the text of the statement, with its placeholders.
        said: a probability for a share, a number for a count, 1 for a certain statement.
        true: the true result, on the same scale.
        certain: True if the statement is certain, so that it must never be false.
    """

    text: str
    said: float
    true: float
    certain: bool = False


class Unsettled(Exception):
    """The effect of a move would take too long to find."""


@dataclass
class Spoken(Generic[S]):
    """A decision of a match with a hint, and one of its moves.

    Attributes:
        plays_on: True if the match may be played on to find the effect of the move.
    """

    match: Match
    levels: Sequence[str]
    seat: Seat
    move: Move
    plays_on: bool = True

    @cached_property
    def state(self) -> S:
        """The whole truth before the move."""
        return truth(self.match)  # type: ignore[return-value]

    @cached_property
    def zones(self) -> Mapping[Zone, tuple[Card, ...]]:
        """The true cards of every zone."""
        return {zone: tuple(cards) for zone, _, cards in self.state.piles()}

    def until(self, over: Callable[[S], bool]) -> S:
        """The truth after the move, once all have played on until `over`."""
        if not self.plays_on:
            raise Unsettled
        game = self.match.game
        fork = Match(self.match.record(), game)
        moved = False
        while fork.result is None:
            if moved and over(truth(fork)):  # type: ignore[arg-type]
                break  # before the next deal takes the cards away
            fork.draw_chance()
            if moved and over(truth(fork)):  # type: ignore[arg-type]
                break
            for seat in fork.deciders[:1] if moved else [self.seat]:
                player = game.player(self.levels[seat])
                move = (
                    self.move
                    if not moved
                    else player(fork.view(seat), generator(fork, seat), never)
                )
                assert fork.play(seat, move, fork.position) is None
            moved = True
        return truth(fork)  # type: ignore[return-value]


CHANCE = "Chance to win the match."
"""The key of the chance of the advised move, which no statement gives."""

Oracle = Callable[[Spoken[Any], MoveReason], Iterable[tuple[float, float]]]
"""Pairs of the stated and the true result of a statement; none if it cannot be settled."""


def claims(
    game: Game,
    options: Mapping[str, int | str],
    levels: Sequence[str],
    oracles: Mapping[str, Oracle],
    seed: int,
    every: int,
    plays_on: int = 1,
) -> Iterator[Claim]:
    """The claims of hints in a match between these levels, for a share of the decisions.

    Args:
        oracles: the oracles by the text of a statement.
        every: one decision in so many gets a hint.
        plays_on: for one hint in so many the effects of the moves are found.
    """
    match, rng = seated(game, options, seed), random.Random(seed)
    chances: list[tuple[Seat, float]] = []
    while match.result is None:
        match.draw_chance()
        for seat in match.deciders[:1]:
            if len(match.legal(seat)) > 1 and not rng.randrange(every):
                hint = find_hint(game, match.view(seat), generator(match, seat), never)
                if hint.other is not None:
                    chances.append((seat, hint.chances[0]))
                goes_on = not rng.randrange(plays_on)
                now = Match(match.record(), game)
                spoken = Spoken[State](now, levels, seat, hint.move, goes_on)
                yield from _claims_of(spoken, hint, oracles)
            player = game.player(levels[seat])
            match.play(
                seat, player(match.view(seat), generator(match, seat), never), match.position
            )
    winners = match.result.ranks.count(1)
    for seat, chance in chances:
        yield Claim(CHANCE, chance, (match.result.ranks[seat] == 1) / winners)


def _claims_of(
    spoken: Spoken[State], hint: Explanation, oracles: Mapping[str, Oracle]
) -> Iterator[Claim]:
    for reason in filter(None, (hint.goal, hint.difference, hint.risk)):
        certain = "share" not in reason.words and "about" not in reason.text
        try:
            for said, true in oracles[reason.text](spoken, reason):
                yield Claim(reason.text, said, true, certain)
        except Unsettled:
            continue


# --- tables --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Row:
    """The stated and the true results of one kind of claim."""

    text: str
    said: float
    true: float
    count: int
    error: float

    def __str__(self) -> str:
        figures = f"said {self.said:6.2f} true {self.true:6.2f} ± {self.error:.2f} n {self.count}"
        return f"{self.text[:60]:60} {figures}"

    @property
    def holds(self) -> bool:
        """True if the stated mean lies within three standard errors of the true one.

        Two hundredths, or a fifteenth of a number, are allowed for rounding.
        """
        slack = max(0.02, abs(self.said) / 15 if self.said > 1 else 0.0)
        return abs(self.said - self.true) <= 3 * self.error + slack


def rows(made: Iterable[Claim]) -> list[Row]:
    """Rows of stated and true results by text, and by tenth for shares."""
    by_text: dict[tuple[str, int], list[Claim]] = {}
    for claim in made:
        is_share = not claim.certain and "about" not in claim.text
        tenth = min(9, int(10 * claim.said)) if is_share else -1
        by_text.setdefault((claim.text, tenth), []).append(claim)
    return [_row(text, group) for (text, _), group in sorted(by_text.items())]


def _row(text: str, group: Sequence[Claim]) -> Row:
    count = len(group)
    said = sum(each.said for each in group) / count
    true = sum(each.true for each in group) / count
    # The error of the mean difference, but at least that of independent trials as stated.
    spread = sum((each.true - each.said - true + said) ** 2 for each in group) / count
    fair = said * (1 - said) if 0 < said < 1 else 0.0
    return Row(text, said, true, count, math.sqrt(max(spread, fair) / count))
